"""The sentences on components: how steps and abilities become paragraphs, and what stays closed of them.

A text is a list of paragraphs; whoever speaks makes sentences of them.
"""

from collections.abc import Iterable

from dreamtable.content.component import Text
from dreamtable.content.effects import Readable, Steps, alone, text_of
from dreamtable.telling import Word


def each(abilities: Iterable[Readable]) -> Text:
    """Return a paragraph for each of some abilities."""
    return [text_of([one]) for one in abilities]


def whole(steps: Steps) -> Text:
    """Return some steps as one paragraph, if there are any."""
    return [text_of(steps)] if steps else []


def headed(key: str, steps: Steps) -> Text:
    """Return some steps as a paragraph that says when they are carried out, if there are any."""
    return [alone(Word(key, {"do": text_of(steps)}))] if steps else []


HIDDEN = {"check-result", "number-result"}
"""Words that speak of the result of a test."""


def closed(word: Word) -> Word:
    """ELD-ENC-13: return a text without what its tests bring, which is told when they are settled."""
    outcomes = ("pass", "fail") if word.key == "do-test" else ()
    args: dict[str, int | str | Word | list[Word]] = {}
    for name, value in word.args.items():
        if isinstance(value, list):
            together = [part for one in value for part in _clauses(one)]
            args[name] = [closed(one) for one in together if not _tells_result(one)]
        elif name in outcomes:
            args[name] = "none"
        else:
            args[name] = closed(value) if isinstance(value, Word) else value
    return Word(word.key, args)


def _clauses(word: Word) -> list[Word]:
    """Return one thing after the other of what is done together, if a part of it can't be told."""
    parts = word.args.get("parts")
    apart = word.key == "clauses" and _tells_result(word)
    return parts if apart and isinstance(parts, list) else [word]


def _tells_result(word: Word) -> bool:
    """Say whether a text depends on the result of a test that stands before it."""
    if word.key in HIDDEN:
        return True
    if word.key == "do-test":
        return False
    for value in word.args.values():
        inner = value if isinstance(value, list) else [value]
        if any(isinstance(one, Word) and _tells_result(one) for one in inner):
            return True
    return False
