"""Tamashii: souls, bodies and code in a city of machines, for 1 to 4."""

from typing import TYPE_CHECKING

from dreamtable.games.manifest import DailyDream, FirstGame, Manifest
from dreamtable.kernel import AnyBot, AnyRules, Mode

if TYPE_CHECKING:
    from dreamtable.content.game import Content
    from dreamtable.telling.coach import Foreseer


def load_rules() -> AnyRules:
    """Return its rules."""
    from dreamtable.games.tamashii.rules import RULES

    return RULES


def load_bot() -> AnyBot:
    """Return its bot."""
    from dreamtable.games.tamashii.bot import BOT

    return BOT


def load_content() -> "Content":
    """Return its cards."""
    from dreamtable.games.tamashii.loading import CONTENT

    return CONTENT


def load_foreseer() -> "Foreseer":
    """Return how it reads what its lessons foresee."""
    from dreamtable.games.tamashii.foreseeing import FORESEER

    return FORESEER


OF_RIVALS = ("length", "protocols")
"""TAM-VS-02, -03: options of a match against each other."""
GAME = Manifest(
    name="tamashii",
    package=__name__,
    modes=(
        Mode("solo", range(1, 2), together=True, open_hands=True, ignores=(*OF_RIVALS, "start")),
        Mode("cooperative", range(2, 5), together=True, open_hands=True, ignores=OF_RIVALS),
        Mode("rivals", range(2, 5), ignores=("scenario",)),
    ),
    rules=load_rules,
    bot=load_bot,
    content=load_content,
    foreseer=load_foreseer,
    campaign=True,
    typical_seats=3,
    # TAM-END-07
    first_game=FirstGame(
        seats=2,
        options={"scenario": "a", "components": "first-box", "start": "0"},
        picks={"pick-colour": ("colour:red", "colour:yellow"), "pick-class": ("calling:striker",)},
    ),
    daily=DailyDream(options={"scenario": ("b", "c", "d", "e", "f", "g", "h", "j", "k", "p")}),
    shelf=4,
)
