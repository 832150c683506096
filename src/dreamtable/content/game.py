"""What a game with content exports: what its cards can say, and the box that they come into."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec

from dreamtable.content.box import Box
from dreamtable.content.component import Component, Everything, Waits, kinds_of
from dreamtable.content.effects.checking import faults_inside
from dreamtable.content.effects.walking import parts_of
from dreamtable.content.naming import dangling, twice
from dreamtable.content.problems import Problem, nearest
from dreamtable.content.reading import Placed, Reader, Tongue, read_files
from dreamtable.content.terms import ID, Vocabulary
from dreamtable.kernel import Catalogue, Supplement
from dreamtable.kernel.components import Table
from dreamtable.telling import Word

Cards = Sequence[msgspec.Struct]
Files = Sequence[tuple[str, str]]
"""Names and texts of files."""
AnyBox = Box[Any]
WAITED_FOR = ("event", "figure", "cannot")
"""The closed lists with what components wait for, change and forbid while they are in play."""


class Shelf:
    """The packs that were taken into the box of a game."""

    def __init__(self) -> None:
        self.packs: list[Supplement] = []
        self.pack_of: dict[str, str] = {}
        """By id of a card: the pack that it came with; cards that are not here are the game's own."""
        self.fingerprints: dict[str, str] = {}
        self.catalogue: Catalogue | None = None
        """All components, as they were when somebody looked last."""
        self.edition: object = None
        """Of which edition of the box."""


def content_files(package: str) -> list[tuple[str, str]]:
    """Return the content of a game, from its package: names and texts of the files."""
    folder = files(package) / "content"
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".yaml")), key=lambda one: one.name)
    return [(one.name, one.read_text(encoding="utf-8")) for one in found]


def fingerprint_of(written: Files) -> str:
    """Return a short text that changes with what is written in some files."""
    read = hashlib.blake2b(digest_size=8)
    for _, text in written:
        read.update(f"{text}\0".encode())
    return read.hexdigest()


@dataclass(frozen=True)
class Content:
    """The content of one game."""

    game: str
    package: str
    """Where its words lie."""
    title: str
    """The name of the game in English, for pages about its content."""
    box: AnyBox
    """The box that the game is played with."""
    tongue: Tongue
    """What steps, abilities, conditions and the like can say, by the type that stands for them in fields."""
    languages: tuple[type[Any], ...]
    """The small languages: numbers, places and the like."""
    lists: Mapping[str, Mapping[str, str]]
    """Closed lists of words by sort, each word with its meaning."""
    base: Callable[[], list[tuple[str, str]]]
    """The content of the base game: names and texts of the files."""
    first_table: Callable[[], Table | None] = lambda: None
    """What the numbers of components meant before matches were stored with a table of them."""
    shelf: Shelf = field(default_factory=Shelf)

    def fill(self) -> None:
        """Read the base game into the box."""
        self._fill(self.box)

    def fresh_box(self) -> AnyBox:
        """Return a box of its own with the base game."""
        box = self.box.fresh()
        self._fill(box)
        return box

    def _fill(self, box: AnyBox) -> None:
        box.add(read_files(self.base(), self.reader(), self.check))

    # What can be written

    @cached_property
    def kinds(self) -> Mapping[str, type[msgspec.Struct]]:
        """The kinds of cards, each with its struct."""
        return kinds_of(self.box.base)

    @property
    def printed_kinds(self) -> frozenset[str]:
        """Kinds of cards that packs can't bring, since they are a part of the board."""
        return frozenset(
            tag for tag, kind in self.kinds.items() if issubclass(kind, Component) and kind.on_board
        )

    @property
    def vocabularies(self) -> dict[type[Any], Vocabulary[Any]]:
        """Return the closed vocabularies by the type that stands for them in fields."""
        found = {kind: getattr(reads, "vocabulary", reads) for kind, reads in self.tongue.items()}
        return {kind: words for kind, words in found.items() if isinstance(words, Vocabulary)}

    def reader(self) -> Reader:
        """Return what reads its cards."""
        return Reader(dict(self.kinds), self.tongue)

    # What is in the box

    def cards(self) -> Cards:
        """Return the cards in the box, each once."""
        return self.box.row_by_row()

    def refs(self, name: str) -> Iterable[str]:
        """Return what a card is called in events and moves, by its id: `card:17`."""
        return self.box.refs(name)

    def printed(self, card: msgspec.Struct) -> Iterator[Word]:
        """Return all that can be read on a card: its name, then every side and part, a paragraph each."""
        return asked(card).read()

    def texts(self, card: msgspec.Struct) -> Iterator[str]:
        """Return the messages that a card needs in every language."""
        return asked(card).messages()

    def set_ups(self, cards: Cards) -> Sequence[Mapping[str, object]]:
        """Return the options of games in which some cards come up, where the usual ones would not do."""
        return [found for card in cards if (found := asked(card).set_up()) is not None]

    def table(self) -> Table:
        """Return what the numbers of all components mean."""
        return self.box.table(self._name)

    def _name(self, card: str) -> str:
        return f"{self.shelf.pack_of.get(card, self.game)}/{card}"

    def catalogue(self) -> Catalogue:
        """Return all components by the names that stay: those of the game and of the packs in its box."""
        shelf, edition = self.shelf, self.box.edition
        if shelf.catalogue is None or shelf.edition is not edition:
            shelf.catalogue = Catalogue(
                self.game, self.table(), shelf.packs, self.fingerprint, self.first_table()
            )
            shelf.edition = edition
        return shelf.catalogue

    def fingerprint(self, pack: str) -> str:
        """Return a fingerprint of what the cards of a pack say, or by the game's name of its own."""
        return self._own_fingerprint if pack == self.game else self.shelf.fingerprints.get(pack, "")

    @cached_property
    def _own_fingerprint(self) -> str:
        return fingerprint_of(self.base())

    def take_in(self, cards: Cards, pack: Supplement, written: Files) -> None:
        """Take a pack that was found right into the box."""
        self.shelf.packs.append(pack)
        self.shelf.fingerprints[pack.name] = fingerprint_of(written)
        self.shelf.pack_of.update({id_of(card): pack.name for card in cards})
        self.box.add(cards)

    # What must be so

    def known(self, cards: Cards) -> dict[str, set[str]]:
        """Return all names by sort: the ids of the cards by kind, and the closed lists."""
        known: dict[str, set[str]] = {sort: set(words) for sort, words in self.lists.items()}
        for card in cards:
            known.setdefault(str(card.__struct_config__.tag), set()).add(id_of(card))
        return known

    def check(self, placed: Sequence[Placed], present: Cards = ()) -> list[Problem]:
        """Return what is wrong with cards among those that are there already, one problem a card."""
        cards = [*present, *(one.card for one in placed)]
        problems = twice(placed, {id_of(card) for card in present})
        problems += dangling(placed, self.known(cards))
        wrong = {problem.card for problem in problems}
        everything = Everything(cards)
        for one in placed:
            if one.id not in wrong:
                fault = next(iter(self.faults(one.card, everything)), None)
                problems += [one.problem(fault)] if fault is not None else []
        return problems

    def faults(self, card: msgspec.Struct, everything: Everything) -> Iterator[str]:
        """Return what is wrong with a card among all cards, beyond names that do not exist."""
        if not ID.fullmatch(id_of(card)):
            yield (
                f"{id_of(card)!r} is no id: write small letters and figures with hyphens, as in 'boat-hook'."
            )
        for part in parts_of(card):
            yield from faults_inside(part, self.lists.get("face", ()))
        if len(asked(card).looks()) > 1:
            yield "it is drawn twice: write one of picture, portrait and creature."
        yield from self._unknown(asked(card).waits())
        yield from asked(card).faults(everything)

    def _unknown(self, waits: Waits) -> Iterator[str]:
        """Return what a card waits for, changes or forbids that the closed lists of the game do not have."""
        for sort, named in zip(WAITED_FOR, waits, strict=True):
            for name in named if sort in self.lists else ():
                if name not in self.lists[sort]:
                    yield f"there is no {sort} {name!r}.{nearest(name, self.lists[sort])}"


def asked(card: msgspec.Struct) -> Component:
    """Return a card as one that answers for itself."""
    if not isinstance(card, Component):
        raise TypeError(f"{card!r} is no component.")
    return card


def id_of(card: msgspec.Struct) -> str:
    """Return the id of a card."""
    return str(getattr(card, "id", ""))
