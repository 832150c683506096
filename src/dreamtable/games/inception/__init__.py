"""Inception City: one Dream Lord against thieves who look for a secret, for 4 to 8."""

from typing import TYPE_CHECKING

from dreamtable.games.manifest import FirstGame, Manifest
from dreamtable.kernel import AnyBot, AnyRules, Mode, OneAgainstMany

if TYPE_CHECKING:
    from dreamtable.telling.coach import Foreseer


def load_rules() -> AnyRules:
    """Return its rules."""
    from dreamtable.games.inception.rules import RULES

    return RULES


def load_bot() -> AnyBot:
    """Return its bot."""
    from dreamtable.games.inception.bot import BOT

    return BOT


def load_foreseer() -> "Foreseer":
    """Return how it reads what its lessons foresee."""
    from dreamtable.games.inception.foreseeing import FORESEER

    return FORESEER


GAME = Manifest(
    name="inception",
    package=__name__,
    modes=(Mode("lord", range(4, 9), against=OneAgainstMany({"lord": 0}, "side-lord", "side-thief")),),
    rules=load_rules,
    bot=load_bot,
    foreseer=load_foreseer,
    typical_seats=6,
    first_game=FirstGame(seats=4, options={"teaching": "yes", "lord": "3"}),  # DRM-VAR-02
    shelf=2,
)
