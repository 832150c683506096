"""Eldritch Horror: investigators all over the world against an Ancient One, for 1 to 8."""

from typing import TYPE_CHECKING

from dreamtable.games.manifest import DailyDream, FirstGame, Manifest
from dreamtable.kernel import AnyBot, AnyRules, Mode

if TYPE_CHECKING:
    from dreamtable.content.game import Content
    from dreamtable.telling.coach import Foreseer


def load_rules() -> AnyRules:
    """Return its rules."""
    from dreamtable.games.eldritch.rules import RULES

    return RULES


def load_bot() -> AnyBot:
    """Return its bot."""
    from dreamtable.games.eldritch.bot import BOT

    return BOT


def load_content() -> "Content":
    """Return its cards."""
    from dreamtable.games.eldritch.loading import CONTENT

    return CONTENT


def load_foreseer() -> "Foreseer":
    """Return how it reads what its lessons foresee."""
    from dreamtable.games.eldritch.foreseeing import FORESEER

    return FORESEER


GAME = Manifest(
    name="eldritch",
    package=__name__,
    modes=(Mode("cooperative", range(1, 9), together=True, open_hands=True),),
    rules=load_rules,
    bot=load_bot,
    content=load_content,
    foreseer=load_foreseer,
    typical_seats=4,
    # ELD-SET-09, ELD-VAR-01
    first_game=FirstGame(
        seats=2,
        options={"ancient_one": "azathoth", "difficulty": "easy", "lead": "0"},
        picks={
            "choose-investigator": (
                "card:jack-callahan",
                "card:shun-takeda",
                "card:leela-deshpande",
                "card:noah-littlebear",
            )
        },
    ),
    daily=DailyDream(options={"ancient_one": ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")}),
    shelf=3,
)
