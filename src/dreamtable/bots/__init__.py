"""Bots: players that see what their seat sees and nothing else."""

from dreamtable.bots.bot import Bot, bot_named, bots_of, play_out
from dreamtable.bots.random_bot import RandomBot

__all__ = ["Bot", "RandomBot", "bot_named", "bots_of", "play_out"]
