"""What a game with content exports: what its cards can say, what must be so, how they come into its box."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any, Protocol

import msgspec

from dreamtable.content.naming import dangling, twice
from dreamtable.content.problems import Problem
from dreamtable.content.reading import Placed, Reader, Tongue, read_files
from dreamtable.content.terms import Vocabulary
from dreamtable.kernel import Catalogue, Supplement, Word
from dreamtable.kernel.components import Table

Cards = Sequence[msgspec.Struct]
Files = Sequence[tuple[str, str]]
"""Names and texts of files."""


class Box(Protocol):
    """What holds the cards of a game; without arguments an empty one is made."""

    def add(self, cards: Cards) -> None:
        """Take cards in that were found right."""


class Shelf:
    """The packs that were taken into the box of a game."""

    def __init__(self) -> None:
        self.packs: list[Supplement] = []
        self.pack_of: dict[str, str] = {}
        """By id of a card: the pack that it came with; cards that are not here are the game's own."""
        self.fingerprints: dict[str, str] = {}
        self.catalogue: Catalogue | None = None
        """All components, as they were when somebody looked last."""
        self.cards = 0
        """How many cards there were then."""


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
    kinds: Mapping[str, type[msgspec.Struct]]
    """The kinds of cards, each with its struct."""
    tongue: Tongue
    """What steps, abilities, conditions and the like can say, by the type that stands for them in fields."""
    languages: tuple[type[Any], ...]
    """The small languages: numbers, places and the like."""
    lists: Mapping[str, Mapping[str, str]]
    """Closed lists of words by sort, each word with its meaning."""
    cards: Callable[[], Cards]
    """The cards in the box."""
    faults: Callable[[msgspec.Struct, Cards], Iterable[str]]
    """What is wrong with a card among all cards, beyond names that do not exist."""
    texts: Callable[[msgspec.Struct], Iterable[str]]
    """The messages that a card needs in every language."""
    printed: Callable[[msgspec.Struct], Iterable[Word]]
    """What is printed on a card: its name, then every side and part, a paragraph each."""
    box: Box
    """The box that the game is played with."""
    refs: Callable[[str], Iterable[str]]
    """What a card is called in events and moves, by its id: `card:17`."""
    base: Callable[[], list[tuple[str, str]]]
    """The content of the base game: names and texts of the files."""
    alike: Mapping[str, str] = field(default_factory=dict)
    """Kinds of things that have the same numbers as another kind: a clue that of its space."""
    parts: Callable[[], Mapping[str, Sequence[str]]] = dict
    """Kinds of things that are parts of cards (programs, actions): by number the id of their card."""
    printed_kinds: frozenset[str] = frozenset()
    """Kinds of cards that packs can't bring, since they are a part of the board."""
    set_ups: Callable[[Cards], Sequence[Mapping[str, object]]] = lambda _: ()
    """The options of games in which the cards of a pack come up, where the usual ones would not do."""
    first_table: Callable[[], Table | None] = lambda: None
    """What the numbers of components meant before matches were stored with a table of them."""
    shelf: Shelf = field(default_factory=Shelf)

    def fill(self) -> None:
        """Read the base game into the box."""
        self._fill(self.box)

    def fresh_box(self) -> Box:
        """Return a box of its own with the base game."""
        box = type(self.box)()
        self._fill(box)
        return box

    def _fill(self, box: Box) -> None:
        box.add(read_files(self.base(), self.reader(), self.check))

    @property
    def vocabularies(self) -> dict[type[Any], Vocabulary[Any]]:
        """Return the closed vocabularies by the type that stands for them in fields."""
        found = {kind: getattr(reads, "vocabulary", reads) for kind, reads in self.tongue.items()}
        return {kind: words for kind, words in found.items() if isinstance(words, Vocabulary)}

    def catalogue(self) -> Catalogue:
        """Return all components by the names that stay: those of the game and of the packs in its box."""
        shelf, cards = self.shelf, self.cards()
        if shelf.catalogue is None or shelf.cards != len(cards):
            shelf.catalogue = Catalogue(
                self.game, self._names(cards), shelf.packs, self.fingerprint, self.first_table()
            )
            shelf.cards = len(cards)
        return shelf.catalogue

    def _names(self, cards: Cards) -> Table:
        """Return what the numbers of all components mean, by kind."""
        found: dict[str, dict[int, str]] = {}
        for card in cards:
            name = self._name(id_of(card))
            for copy, ref in enumerate(self.refs(id_of(card)), 1):
                kind, _, number = ref.partition(":")
                found.setdefault(kind, {})[int(number)] = name if copy == 1 else f"{name}#{copy}"
        for kind, owners in self.parts().items():
            counts: dict[str, int] = {}
            for place, owner in enumerate(owners):
                counts[owner] = counts.get(owner, 0) + 1
                found.setdefault(kind, {})[place] = f"{self._name(owner)}:{counts[owner]}"
        names = {
            kind: [known.get(number, "") for number in range(max(known) + 1)] for kind, known in found.items()
        }
        return names | {kind: names[other] for kind, other in self.alike.items()}

    def _name(self, card: str) -> str:
        return f"{self.shelf.pack_of.get(card, self.game)}/{card}"

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

    def reader(self) -> Reader:
        """Return what reads its cards."""
        return Reader(dict(self.kinds), self.tongue)

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
        for one in placed:
            if one.id not in wrong:
                fault = next(iter(self.faults(one.card, cards)), None)
                problems += [one.problem(fault)] if fault is not None else []
        return problems


def id_of(card: msgspec.Struct) -> str:
    """Return the id of a card."""
    return str(getattr(card, "id", ""))
