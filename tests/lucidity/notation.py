"""How scenes write things down: dice, moves, events, and what chance brings.

Dice are written as `B`, `G`, `Y`, `R` (the colour) and `-P1`, `-P2`, `-H`, `-E`, `-S` (what they show).
Players sit clockwise as A, B, C, D. A move is its name and what it is about: `resolve B-S`,
`reroll R-H R-P2` (the die, then the payment), `consume B B-P1`, `send-to C`, `set-face P1`.
Where chance comes in, the scene says what it brings: `G` is a die drawn, `G-P1` a die rolled, `#2` a number.
"""

from collections.abc import Callable
from enum import Enum

from dreamtable.games.lucidity.model import COLOUR_OF, FACES, SYMBOLS, Colour, Die, Symbol, Table
from dreamtable.kernel import Event, Match, Move
from dreamtable.telling import tag_of
from loaded import LoadedChance

SEATS = "ABCD"
LETTERS = "BGYR"
SHOWS = dict(zip(("P1", "P2", "H", "E", "S"), Symbol, strict=True))
SHORT = {symbol: short for short, symbol in SHOWS.items()}
DIE_FIELDS = ("die", "pay", "gained", "lost")
SEAT_FIELDS = ("seat", "by", "to", "victim", "receiver", "seats", "winners")


def colour(die: str) -> Colour:
    """Return the colour of a die that is written down."""
    return Colour(LETTERS.index(die[0]))


def written(die: Die, symbol: Symbol | None = None) -> str:
    """Return a die by its colour and, if told, by what it shows."""
    letter = LETTERS[COLOUR_OF[die]]
    return letter if symbol is None else f"{letter}-{SHORT[symbol]}"


def name_of(s: Table, die: Die) -> str:
    """Return a die as it lies on the table; one that nobody rolled yet by its colour."""
    return written(die, None if die in s.drawn else SYMBOLS[s.faces[die]])


def in_words(s: Table, thing: Move | Event) -> str:
    """Return a move, or an event (its dice by colour alone)."""
    name: Callable[[Die], str] = (lambda die: name_of(s, die)) if isinstance(thing, Move) else written
    words = [_word(field, getattr(thing, field), name) for field in thing.__struct_fields__]
    return " ".join([tag_of(thing), *filter(None, words)])


def _word(field: str, value: object, name: Callable[[Die], str]) -> str:
    match value:
        case list():
            return " ".join(_word("die" if field == "dice" else field, one, name) for one in value)
        case Symbol():
            return SHORT[value]
        case Enum():
            return value.name.lower().replace("_", "-")
        case int() if field in DIE_FIELDS:
            return name(value)
        case int() if field in SEAT_FIELDS:
            return SEATS[value]
    return str(value)


class Fate(LoadedChance):
    """Brings what the scene foresees, and nothing else."""

    def __init__(self, match: Match[Table]) -> None:
        super().__init__(match._game.rng)
        match._game.rng = self
        self.bag = match.state.bag
        self.foreseen: list[str] = []
        self.rolled: list[str] = []

    def below(self, n: int) -> int:
        """Return the number that makes the foreseen thing happen."""
        assert self.foreseen, (
            f"the rules leave something (1 of {n}) to chance that the scene does not foresee"
        )
        wish = self.foreseen.pop(0)
        if wish[0] == "#":
            self.load(int(wish[1:]))
        elif "-" in wish:
            self.rolled.append(wish)
            self.load(FACES[colour(wish)].index(SHOWS[wish[2:]]))
        else:
            assert n == len(self.bag), f"{wish} should be drawn, but 1 of {n} is to be found"
            inside = [at for at, die in enumerate(self.bag) if COLOUR_OF[die] is colour(wish)]
            assert inside, f"no {wish} is left in the bag"
            self.load(inside[0])
        return super().below(n)
