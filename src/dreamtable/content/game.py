"""What a game with content exports: what its cards can say, what must be so, how they come into its box."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from dreamtable.content.naming import dangling, twice
from dreamtable.content.problems import Problem
from dreamtable.content.reading import Placed, Reader
from dreamtable.content.terms import Vocabulary
from dreamtable.kernel import Word

Cards = Sequence[msgspec.Struct]


@dataclass(frozen=True)
class Content:
    """The content of one game."""

    game: str
    title: str
    """The name of the game in English, for pages about its content."""
    kinds: Mapping[str, type[msgspec.Struct]]
    """The kinds of cards, each with its struct."""
    vocabularies: Mapping[type[Any], Vocabulary[Any]]
    """What steps and abilities can say, by the type that stands for them in fields."""
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
    add: Callable[[Cards], None]
    """Takes cards into the box."""
    refs: Callable[[str], Iterable[str]]
    """What a card is called in events and moves, by its id: `card:17`."""
    base: Callable[[], list[tuple[str, str]]]
    """The content of the base game: names and texts of the files."""
    load: Callable[[], object]
    """Reads the base game into a fresh box."""

    def reader(self) -> Reader:
        """Return what reads its cards."""
        return Reader(dict(self.kinds))

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
