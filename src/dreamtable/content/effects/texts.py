"""The grammar of generated texts: how the words of steps become sentences."""

from collections.abc import Iterable
from typing import Any, Protocol

from dreamtable.kernel import Word

Arguments = dict[str, int | str | Word | list[Word]]
"""What a message is filled in with."""
YOU = Word("who-you")
"""Who is meant by the text of a step unless it names somebody."""
SAME = Word("who-same")
"""Who is meant where a sentence goes on about somebody whom it has named."""


class Readable(Protocol):
    """Something with a text."""

    def text(self) -> Any:
        """Return its words."""


def either(words: list[Word]) -> Word:
    """Return the words for one of several."""
    return words[0] if len(words) == 1 else Word("either", {"parts": words})


def both(words: list[Word]) -> Word:
    """Return the words for all of several."""
    return words[0] if len(words) == 1 else Word("both", {"parts": words})


def one_holds(words: list[Word]) -> Word:
    """Return the words for conditions of which one is enough."""
    return words[0] if len(words) == 1 else Word("one-holds", {"parts": words})


def amounts(words: list[Word]) -> Word:
    """Return the words for so much of several things."""
    return words[0] if len(words) == 1 else Word("amounts", {"parts": words})


def text_of(steps: Iterable[Readable]) -> Word:
    """Return the words of some steps or abilities; simple steps in a row belong together."""
    groups: list[list[Word]] = []
    before = False
    for one in steps:
        simple = is_simple(one)
        if simple and before:
            groups[-1].append(one.text())
        else:
            groups.append([one.text()])
        before = simple
    parts = [group[0] if len(group) == 1 else Word("clauses", {"parts": group}) for group in groups]
    return Word("sequence", {"parts": parts})


def optional(steps: Iterable[Readable]) -> Word | str:
    """Return the words of some steps, or `none` if there are none."""
    every = list(steps)
    return text_of(every) if every else "none"


def alone(word: Word) -> Word:
    """Return a word as a sentence of its own."""
    return Word("sequence", {"parts": [word]})


def one_clause(steps: Iterable[Readable]) -> str:
    """Say (as an argument of a message) whether the text of some steps is no more than one clause."""
    every = list(steps)
    return "yes" if len(every) == 1 and is_simple(every[0]) else "no"


def all_simple(steps: Iterable[Readable]) -> bool:
    """Say whether each of some steps is one thing that you do."""
    return all(is_simple(one) for one in steps)


def told_of(word: Word, who: Word) -> Word | None:
    """Return a text that tells what you do as somebody else does it, or None if it tells nothing of you."""
    return Word(word.key, word.args | {"who": who}) if word.args.get("who") == YOU else None


def is_simple(one: Readable) -> bool:
    """Say whether it is one thing that you do: no choice, no test, nothing that others do."""
    simple = getattr(one, "is_simple", None)
    return simple is not None and bool(simple())


def sign_of(number: int) -> str:
    """Say (as an argument of a message) in which direction a figure is changed."""
    return "less" if number < 0 else "more"
