"""Play any game in a terminal."""

from dreamtable.terminal.replaying import show_replay
from dreamtable.terminal.rules import show_rules
from dreamtable.terminal.session import BOT, Session, load_record
from dreamtable.terminal.welcome import choose_game

__all__ = ["BOT", "Session", "choose_game", "load_record", "show_replay", "show_rules"]
