"""The box: what is looked up while playing, of all components by their numbers."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from dreamtable.content import box
from dreamtable.content.component import Piece, Side, Text
from dreamtable.games.tamashii.cards import Card, Enemy, EnemyBlock, Guide, Special, Tile
from dreamtable.games.tamashii.model import NOTHING
from dreamtable.games.tamashii.parts import Change, Goal
from dreamtable.games.tamashii.pieces import Entry, Filled, Held, Numbered, Offer, basic_programs
from dreamtable.telling import Printed, Thing, Word

P = ParamSpec("P")
T = TypeVar("T")


class Box(box.Box[Card]):
    """All components."""

    everybody = "basic"

    def __init__(self, base: type[Card] = Card) -> None:
        super().__init__(base)
        self.pieces = {"program": [], "ability": [], "box": [], "activity": []}
        self.programs_of: dict[int, list[int]] = {}
        self.boxes_of: dict[int, list[int]] = {}
        self.abilities_of: dict[int, list[int]] = {}
        self.activities_of: dict[int, list[int]] = {}
        self.pieces_of = {
            "program": self.programs_of,
            "box": self.boxes_of,
            "ability": self.abilities_of,
            "activity": self.activities_of,
        }
        self.programs: list[Entry] = []
        self.boxes: list[Filled] = []
        self.abilities: list[Held] = []
        self.activities: list[Offer] = []
        self.tiles: dict[int, Tile] = {}
        """By the number that is printed on it."""
        self.walkers: dict[str, int] = {}
        """By colour: the Walker."""
        self.faction_cards: set[int] = set()
        self.usable: dict[int, list[int]] = {}
        """By card: abilities that are used at a time of their own."""
        self.changes: dict[int, list[tuple[int, Change]]] = {}
        """By card: what is other than printed while it is in play, each with the card."""
        self.lessons: dict[int, list[Goal]] = {}
        """By learning protocol: what its steps ask for."""
        self.objectives: dict[int, Goal] = {}
        self.enemies: dict[int, Enemy | EnemyBlock] = {}
        for entry in basic_programs():
            self.add_piece(entry)

    def noted(self, number: int, card: Card) -> None:
        """Let a component say what is looked up of it."""
        card.noted(number, self)

    def add_piece(self, piece: Piece) -> None:
        """Give a piece its number, and let it say what is looked up of it."""
        super().add_piece(piece)
        if isinstance(piece, Numbered):
            piece.noted(len(self.pieces[piece.row]) - 1, self)

    # What can be read

    def text_on(self, card: Card) -> Text:
        """Return what is printed on a component, with the rules of the guide to which it refers."""
        return [*card.text(), *self._referred(card)]

    def _referred(self, card: Card) -> Text:
        if not isinstance(card, Special) or not card.reference:
            return []
        return self.card(self.numbers[card.reference], Guide).rulings().text()

    def _thing(self, number: int, card: Card, side: Side) -> Thing:
        referred = self._referred(card) if side.text else []
        return super()._thing(number, card, side._replace(text=[*side.text, *referred]))

    def printed(self) -> Printed:
        """Return every component by its number, and the programs that everybody has."""
        return super().printed()._replace(parts=self.parts("program", NOTHING))

    def name(self, number: int) -> Word:
        """Return the name of a component."""
        return self.cards[number].name() if number != NOTHING else Word("card-none")


BOX = Box()
CARDS, NUMBERS, TILES, ENEMIES = BOX.cards, BOX.numbers, BOX.tiles, BOX.enemies
PROGRAMS, ABILITIES, BOXES, ACTIVITIES = BOX.programs, BOX.abilities, BOX.boxes, BOX.activities


def kept(function: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function works out from the components, until others come into the box."""
    known: dict[tuple[object, ...], T] = {}
    edition: object = None

    @wraps(function)
    def recall(*args: P.args, **named: P.kwargs) -> T:
        nonlocal edition
        if edition is not BOX.edition:
            known.clear()
            edition = BOX.edition
        if args not in known:
            known[args] = function(*args, **named)
        return known[args]

    return recall
