"""The box: every component of a game by its number, and what is made of what the components answer."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from dreamtable.content.component import NOTHING, Component, Drawn, NumberOf, Piece, Shown, Side
from dreamtable.content.effects.steps import Step, steps_in
from dreamtable.content.effects.texts import alone
from dreamtable.content.problems import ContentError
from dreamtable.kernel.components import Table
from dreamtable.telling import Part, Printed, Thing, Word

C = TypeVar("C", bound=Component)
K = TypeVar("K", bound=Component)
Doing = dict[str, dict[int, tuple[Any, ...]]]
"""By name and by number of a component: what it does."""


class StepIndex:
    """The steps of all components: what questions are about.

    A step has a number in this process, and a name that stays: `ghoul.2` is the second step of its card.
    """

    def __init__(self) -> None:
        self.all: list[Step] = []
        """By number."""
        self.names: list[str] = []
        """By number; the copies of a card have the same."""
        self._numbers: dict[Step, int] = {}
        self._named: dict[str, int] = {}

    def add(self, card: str, steps: Iterable[Step]) -> None:
        """Give numbers and names to the steps of a component."""
        for at, step in enumerate(steps, 1):
            name = f"{card}.{at}"
            self._numbers[step] = self._named[name] = len(self.all)
            self.all.append(step)
            self.names.append(name)

    def number(self, step: Step | None) -> int:
        """Return the number of a step; NOTHING for one that stands on no component."""
        return self._numbers.get(step, NOTHING) if step is not None else NOTHING

    def at(self, number: int) -> Step | None:
        """Return a step by its number."""
        return self.all[number] if number != NOTHING else None

    def name(self, step: Step) -> str:
        """Return by what a step is known for ever."""
        return self.names[self._numbers[step]]

    def named(self, name: str) -> Step | None:
        """Return a step by that name."""
        return self.at(self._named.get(name, NOTHING))

    def asked(self, number: int) -> Word:
        """Return the question of a step by its number."""
        step = self.at(number)
        return alone(step.question()) if step is not None else Word("step-none")


class Box(Generic[C]):
    """All components of a game. Numbers never change: what is added gets the next ones.

    A game adds what it alone looks up, in `noted`.
    """

    alike: ClassVar[Mapping[str, str]] = {}
    """Rows that have the same numbers as another one: a clue that of its space."""
    everybody: ClassVar[str] = "everybody"
    """Whose pieces are that stand on no component."""
    keeps_steps: ClassVar[bool] = False
    """Whether stored matches name steps by their numbers, so that what these mean is stored as well."""

    def __init__(self, base: type[C]) -> None:
        self.base = base
        """What all kinds of components of the game share."""
        self.components: dict[str, C] = {}
        """By id, each once."""
        self.rows: dict[str, list[C]] = {"card": []}
        """By row of numbers: the components; what lies in the box several times stands there so often."""
        self.cards = self.rows["card"]
        self.numbers: dict[str, int] = {}
        """By id: its number, or that of the first copy."""
        self.copies: dict[str, list[int]] = {}
        """By id: the numbers of all copies."""
        self.kinds: dict[type[Component], list[int]] = {}
        self.sorts: dict[tuple[type[Component], str], list[int]] = {}
        """By kind and sort: the components."""
        self.pieces: dict[str, list[Piece]] = {}
        """By row of numbers, such as `action`: the pieces."""
        self.pieces_of: dict[str, dict[int, list[int]]] = {}
        """By row of numbers and component: the numbers of its pieces."""
        self.steps = StepIndex()
        self.waiting: Doing = {}
        """By event: which components wait for it, and what of them does."""
        self.changing: Doing = {}
        """By figure: which components change it while they are in play, and how."""
        self.forbidding: Doing = {}
        """By deed: which components forbid it while they are in play, and when."""
        self.edition = object()
        """Another one as soon as something is added; what is made of the box is made anew then."""
        self._hidden: dict[str, tuple[int, C]] = {}
        self._hidden_of: object = None

    def fresh(self) -> Self:
        """Return an empty box of the same game."""
        return type(self)(self.base)

    # What is taken in

    def add(self, cards: Sequence[object]) -> None:
        """Take components in that were found right."""
        for card in cards:
            if not isinstance(card, self.base):
                raise ContentError(f"{card!r} is no component of this game.")
            if card.id in self.components:
                raise ContentError(f"There are two cards with the id {card.id!r}.")
            self._add(card)
        self.edition = object()

    def _add(self, card: C) -> None:
        self.components[card.id] = card
        row = self.rows.setdefault(card.row, [])
        steps, waits = list(steps_in(card)), card.waits()
        found = (
            (self.waiting, waits.events),
            (self.changing, waits.changes),
            (self.forbidding, waits.cannot),
        )
        for _ in range(card.how_many()):
            number = len(row)
            row.append(card)
            self.numbers.setdefault(card.id, number)
            self.copies.setdefault(card.id, []).append(number)
            self.kinds.setdefault(type(card), []).append(number)
            self.sorts.setdefault((type(card), card.sort()), []).append(number)
            self.steps.add(card.id, steps)
            for piece in card.pieces(number):
                self.add_piece(piece)
            for doing, names in found:
                for name, powers in names.items():
                    doing.setdefault(name, {})[number] = powers
            self.noted(number, card)

    def add_piece(self, piece: Piece) -> None:
        """Give a piece its number."""
        row = self.pieces.setdefault(piece.row, [])
        self.pieces_of.setdefault(piece.row, {}).setdefault(piece.card, []).append(len(row))
        row.append(piece)

    def noted(self, number: int, card: C) -> None:
        """Note what this game alone looks up."""

    # What there is

    def of(self, kind: type[K]) -> list[int]:
        """Return the numbers of all components of a kind."""
        return list(self.kinds.get(kind, ()))

    def of_sort(self, kind: type[K], sort: str) -> list[int]:
        """Return the numbers of all components of a kind that are of a sort."""
        return list(self.sorts.get((kind, sort), ()))

    def card(self, number: int, kind: type[K]) -> K:
        """Return a component that is known to be of a kind."""
        card: Component = self.cards[number]
        if not isinstance(card, kind):
            raise ContentError(f"{card.id!r} is no {kind.__name__}.")
        return card

    def row_by_row(self) -> list[C]:
        """Return all components, each once, in the order of the rows that they are numbered in."""
        return [card for row in self.rows for card in self.components.values() if card.row == row]

    def labels(self) -> list[str]:
        """Return what the ways are called that components let somebody choose from."""
        keys = {key for card in self.components.values() for key in card.messages()}
        return sorted(key.removeprefix("label-") for key in keys if key.startswith("label-"))

    # What moves and stored matches call it

    def refs(self, name: str) -> list[str]:
        """Return what the copies of a component are called in moves and events, by its id."""
        card = self.components.get(name)
        return list(card.refs(self.copies[name])) if card is not None else []

    def table(self, called: Callable[[str], str]) -> Table:
        """Return what all numbers mean; `called` makes of an id the name that stays, with its pack."""
        found: dict[str, dict[int, str]] = {}
        for card in self.row_by_row():
            for copy, ref in enumerate(self.refs(card.id), 1):
                row, _, number = ref.partition(":")
                found.setdefault(row, {})[int(number)] = called(card.id) + (f"#{copy}" if copy > 1 else "")
        names = {row: [known.get(at, "") for at in range(max(known) + 1)] for row, known in found.items()}
        for row, owners in self._owners().items():
            counts: Counter[str] = Counter()
            names[row] = []
            for owner in owners:
                counts[owner] += 1
                names[row].append(f"{called(owner)}:{counts[owner]}")
        return names | {row: names[other] for row, other in self.alike.items()}

    def _owners(self) -> dict[str, list[str]]:
        """Return whose pieces have which numbers; and whose steps, where these are stored."""
        found = {row: [self._owner(piece.card) for piece in pieces] for row, pieces in self.pieces.items()}
        if self.keeps_steps:
            found["step"] = [name.rpartition(".")[0] for name in self.steps.names]
        return found

    def _owner(self, card: int) -> str:
        return self.cards[card].id if card != NOTHING else self.everybody

    # What can be read

    def printed(self) -> Printed:
        """Return what everybody can read, by number."""
        things: dict[str, Thing] = {}
        for number, card in enumerate(self.cards):
            if card.id not in things:
                things[card.id] = self.thing(number)
        return Printed([things[card.id] for card in self.cards])

    def thing(self, number: int, row: str = "card") -> Thing:
        """Return what everybody can read on a component; of a sealed one only that there is something."""
        card = self.rows[row][number]
        for side in card.sides(number):
            if side.shown is Shown.PRINTED:
                return self._thing(number, card, side)
        return Thing(f"sealed-{number}", "sealed")

    def sealed_ids(self) -> Iterator[str]:
        """Return by what it is asked for that nobody can read before a match reveals it."""
        for card in self.components.values():
            for side in card.sides(self.numbers[card.id]):
                if side.shown is Shown.SEALED:
                    yield side.id

    def revealed(self, id_: str) -> Thing:
        """Return what can be read on something that was revealed, or is read aloud."""
        if self._hidden_of is not self.edition:
            self._hidden = {
                side.id: (self.numbers[card.id], card)
                for card in self.components.values()
                for side in card.sides(self.numbers[card.id])
                if side.shown is not Shown.PRINTED
            }
            self._hidden_of = self.edition
        number, card = self._hidden[id_]
        hidden = (side for side in card.sides(number) if side.shown is not Shown.PRINTED)
        return self._thing(number, card, next(side for side in hidden if side.id == id_))

    def _thing(self, number: int, card: C, side: Side) -> Thing:
        rows = list(self.pieces_of.items()) if side.with_pieces else []
        pieces = [(row, one, self.pieces[row][one]) for row, of in rows for one in of.get(number, ())]
        parts = [piece.printed(f"{row}:{one}") for row, one, piece in pieces]
        first = next((one.id for one in card.sides(number) if one.pictured), None)
        figures = [card.art() if side.id == first else {}, side.figures]
        return Thing(
            id=side.id,
            kind=side.kind or card.kind(),
            name=side.name,
            title=side.title,
            text=side.text,
            back=side.back,
            flavour=side.story,
            traits=side.traits,
            figures=self._figures([*figures, *(piece.figures(one) for _, one, piece in pieces)]),
            parts=[part for part in parts if part is not None],
        )

    def _figures(self, every: Sequence[Drawn]) -> dict[str, int | str | Word]:
        """Return figures with the numbers that only the box knows; texts of one name are put together."""
        found: dict[str, int | str | Word] = {}
        for figures in every:
            for name, value in figures.items():
                before = found.get(name)
                if isinstance(value, NumberOf):
                    found[name] = self.numbers[value.id]
                elif isinstance(value, str) and isinstance(before, str):
                    found[name] = f"{before} {value}"
                else:
                    found[name] = value
        return found

    def parts(self, row: str, card: int) -> list[Part]:
        """Return the pieces of a component, or of everybody, as boards draw them."""
        numbers = self.pieces_of.get(row, {}).get(card, ())
        found = [self.pieces[row][number].printed(f"{row}:{number}") for number in numbers]
        return [part for part in found if part is not None]
