"""Etherfields: a long dream, one door at a time, for 1 to 4."""

from typing import TYPE_CHECKING

from dreamtable.games.manifest import FirstGame, Manifest
from dreamtable.kernel import AnyBot, AnyRules, Mode

if TYPE_CHECKING:
    from dreamtable.content.game import Content
    from dreamtable.telling.coach import Foreseer


def load_rules() -> AnyRules:
    """Return its rules."""
    from dreamtable.games.etherfields.rules import RULES

    return RULES


def load_bot() -> AnyBot:
    """Return its bot."""
    from dreamtable.games.etherfields.bot import BOT

    return BOT


def load_content() -> "Content":
    """Return its cards."""
    from dreamtable.games.etherfields.loading import CONTENT

    return CONTENT


def load_foreseer() -> "Foreseer":
    """Return how it reads what its lessons foresee."""
    from dreamtable.games.etherfields.foreseeing import FORESEER

    return FORESEER


GAME = Manifest(
    name="etherfields",
    package=__name__,
    modes=(Mode("cooperative", range(1, 5), together=True, open_hands=True),),
    rules=load_rules,
    bot=load_bot,
    content=load_content,
    foreseer=load_foreseer,
    campaign=True,
    typical_seats=3,
    first_game=FirstGame(seats=2, picks={"pick-dreamer": ("card:specialist", "card:tough-guy")}),
    shelf=5,
)
