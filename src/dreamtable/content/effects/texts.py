"""The grammar of generated texts: how the words of steps become sentences."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, Protocol

import msgspec

from dreamtable.telling import Word

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
    before: Readable | None = None
    for one, times in _with_times(steps):
        word = text_after(one, before)
        if times > 1:
            word = Word("do-times", {"do": word, "times": times})
        if before is not None and is_simple(one) and is_simple(before):
            groups[-1].append(word)
        else:
            groups.append([word])
        before = one
    parts = [group[0] if len(group) == 1 else Word("clauses", {"parts": group}) for group in groups]
    return Word("sequence", {"parts": parts})


def _with_times(steps: Iterable[Readable]) -> Iterator[tuple[Readable, int]]:
    """Return the steps, each with how many times the very same is done in a row."""
    for _, row in groupby(steps, key=_as_written):
        same = list(row)
        yield from [(same[0], len(same))] if is_simple(same[0]) else [(one, 1) for one in same]


def _as_written(one: Readable) -> object:
    """Return what is equal for steps that say the same."""
    return (type(one), msgspec.structs.astuple(one)) if isinstance(one, msgspec.Struct) else one


def text_after(one: Readable, before: Readable | None) -> Word:
    """Return the words of a step, where those of another one stand before it."""
    after = getattr(one, "text_after", None)
    word: Word = one.text() if after is None else after(before)
    return word


def told(steps: Iterable[Readable]) -> Word:
    """Return the words of some steps after a heading: as sentences, where it is not one thing done."""
    return Word("sentences", text_of(steps).args)


def mapped(word: Word, change: Callable[[Word], Word]) -> Word:
    """Return words in which every word is changed, those inside another before it."""
    args: Arguments = {}
    for name, value in word.args.items():
        if isinstance(value, list):
            args[name] = [mapped(one, change) for one in value]
        else:
            args[name] = mapped(value, change) if isinstance(value, Word) else value
    return change(Word(word.key, args))


def said_of(word: Word, person: str) -> Word:
    """Return words that speak of somebody else than you: messages look at `$person`, which is else `you`.

    What speaks of others already stays so.
    """
    return mapped(word, lambda one: Word(one.key, {"person": person, **one.args}))


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
