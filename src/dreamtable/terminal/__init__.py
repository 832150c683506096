"""Play any game in a terminal."""

from dreamtable.terminal import campaigns
from dreamtable.terminal.lessons import give_lesson
from dreamtable.terminal.replaying import show_replay
from dreamtable.terminal.rules import show_rules
from dreamtable.terminal.session import BOT, Session, load_record, resume_file
from dreamtable.terminal.welcome import choose_game

__all__ = [
    "BOT",
    "Session",
    "campaigns",
    "choose_game",
    "give_lesson",
    "load_record",
    "resume_file",
    "show_replay",
    "show_rules",
]
