"""Lucidity: Six-Sided Nightmares, a press-your-luck dice game for 1 to 4."""

from typing import TYPE_CHECKING

from dreamtable.games.manifest import DailyDream, FirstGame, Manifest
from dreamtable.kernel import AnyBot, AnyRules, Mode

if TYPE_CHECKING:
    from dreamtable.telling.coach import Foreseer


def load_rules() -> AnyRules:
    """Return its rules."""
    from dreamtable.games.lucidity.rules import RULES

    return RULES


def load_bot() -> AnyBot:
    """Return its bot."""
    from dreamtable.games.lucidity.bot import BOT

    return BOT


def load_foreseer() -> "Foreseer":
    """Return how it reads what its lessons foresee."""
    from dreamtable.games.lucidity.foreseeing import FORESEER

    return FORESEER


GAME = Manifest(
    name="lucidity",
    package=__name__,
    modes=(Mode("solo", range(1, 2), together=True), Mode("rivals", range(2, 5))),
    rules=load_rules,
    bot=load_bot,
    foreseer=load_foreseer,
    typical_seats=4,
    first_game=FirstGame(seats=3, options={"first": "0"}),
    daily=DailyDream(options={"lord": ("depths", "envy", "imprisonment", "primeval-fear")}),
    shelf=1,
)
