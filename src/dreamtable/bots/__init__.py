"""Bots: players that see what their seat sees and nothing else."""

from dreamtable.bots.bot import Bot, bot_named, bots_at_tables, bots_of, play_out, swift_bot, usual_bot
from dreamtable.bots.levels import SECONDS
from dreamtable.bots.loading import is_code
from dreamtable.bots.manners import ALONE, Boldness, Company, can_be_asked, is_taken
from dreamtable.bots.random_bot import RandomBot
from dreamtable.bots.search_bot import SearchBot

__all__ = [
    "ALONE",
    "SECONDS",
    "Boldness",
    "Bot",
    "Company",
    "RandomBot",
    "SearchBot",
    "bot_named",
    "bots_at_tables",
    "bots_of",
    "can_be_asked",
    "is_code",
    "is_taken",
    "play_out",
    "swift_bot",
    "usual_bot",
]
