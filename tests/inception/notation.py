"""How scenes write things down: cards, moves, events, and what chance brings.

Players are L (the Lord) and T1, T2, … in turn order after him. Cards are written by the short names below.
A move is its name and what it is about: `shoot T2`, `spiral T2`, `unlock`, `travel 3`, `discard serum`,
`labyrinth shoot T2`, `inject L 3`, `give-chosen-bribe deal`; where the move tells the card, it is not named.
Where chance comes in, the scene says what it brings: `3` is a die rolled, `deal` a bribe drawn, and `#1` the
second card from the left of a hand.
"""

from enum import Enum

from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.model import KIND_OF, Card, Face, Kind, Table, undealt
from dreamtable.games.inception.moves import Shoot
from dreamtable.kernel import Event, Match, Move, Seat
from dreamtable.telling import tag_of
from loaded import LoadedChance

CARD_NAMES = (
    "shoot",
    "assassin",
    "spiral",
    "warhead",
    "unseal",
    "serum",
    "peek",
    "pull",
    "nothing",
    "swap",
)
SEAT_FIELDS = ("seat", "target", "to", "by", "victim", "thief", "winners", "traitors", "seats")
CARD_FIELDS = ("card", "cards")
TOLD_BY_THE_MOVE = (
    "unlock",
    "travel",
    "peek",
    "peek-at-bribes",
    "mind-pull",
    "from-nothing",
    "body-swap",
    "cancel",
    "inject",
    "teleport",
)
"""Moves that only one kind of card can make."""


def seat_name(seat: Seat) -> str:
    """Return what a scene calls the player on a seat; the Lord sits on the first one."""
    return f"T{seat}" if seat else "L"


def seat_of(name: str) -> Seat:
    """Return the seat of a player."""
    return int(name[1:]) if name != "L" else 0


def kind_of(name: str) -> Kind:
    """Return the kind of card that a short name means."""
    return Kind(CARD_NAMES.index(name))


def written(cards: list[Card]) -> str:
    """Return cards by their names, in the order in which they lie."""
    return " ".join(CARD_NAMES[KIND_OF[card]] for card in cards)


def character_named(name: str) -> int:
    """Return the number of a character."""
    return next(number for number, card in CHARACTERS.items() if number and card.name == name)


def in_words(thing: Move | Event) -> str:
    """Return a move or an event in words."""
    tag = tag_of(thing)
    skipped = CARD_FIELDS if isinstance(thing, Move) and tag in TOLD_BY_THE_MOVE else ()
    fields = [field for field in thing.__struct_fields__ if field not in skipped]
    words = [_word(field, getattr(thing, field)) for field in fields]
    return " ".join(filter(None, words if isinstance(thing, Shoot) else [tag, *words]))


def _word(field: str, value: object) -> str:
    match value:
        case None:
            return ""
        case list():
            return " ".join(_word(field, one) for one in value)
        case Enum():
            return value.name.lower().replace("_", "-")
        case bool():
            return field if value else ""
        case int() if field in SEAT_FIELDS:
            return seat_name(value)
        case int() if field in CARD_FIELDS:
            return written([value])
        case int() if field in ("character", "characters"):
            return CHARACTERS[value].name
        case int() if field == "skill":
            return CHARACTERS[value // 10].skills[value % 10]
    return str(value)


class Fate(LoadedChance):
    """Brings what the scene foresees, and nothing else."""

    def __init__(self, match: Match[Table]) -> None:
        super().__init__(match._game.rng)
        match._game.rng = self
        self.table = match.state
        self.foreseen: list[str] = []

    def below(self, n: int) -> int:
        """Return the number that makes the foreseen thing happen."""
        assert self.foreseen, f"1 of {n} things is left to chance that the scene does not foresee"
        wish = self.foreseen.pop(0)
        if wish.startswith("#"):
            self.load(int(wish[1:]))
        elif wish in ("deal", "fail"):
            pile = [self.table.bribes[bribe] for bribe in undealt(self.table)]
            assert n == len(pile), f"{wish} should be drawn, but 1 of {n} is to be found"
            self.load(pile.index(Face[wish.upper()]))
        else:
            assert n == 6, f"{wish} should be rolled, but 1 of {n} is to be found"
            self.load(int(wish) - 1)
        return super().below(n)
