"""The book that a group makes: each evening of a campaign is a chapter of it.

A chapter is made once, when the match is over, from what everybody at the table was told: what only one seat
has read is not in it, and neither is anything that the match did not reveal. It has no language of its own,
and names what was read by the keys of its words, which stay when other components join the box.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from dreamtable.kernel.match import Match
from dreamtable.kernel.model import WATCHER, Event
from dreamtable.telling.printed import Thing
from dreamtable.telling.sealing import sealing_of
from dreamtable.telling.telling import telling_of
from dreamtable.telling.words import Word

PLATES = frozenset({"tile", "entity", "boss"})
"""Things that make a picture in the book, although there may be nothing to read on them."""


class Leaf(NamedTuple):
    """Something that happened in the story: a page was read, or a way was chosen."""

    sort: str = ""
    """What kind of thing was read; nothing where a way was chosen."""
    title: Word | None = None
    """What was read is called so; or the way that was taken."""
    text: Word | None = None
    left: list[Word] = []
    """The ways that were read beside the one that was taken."""
    last: bool = False
    """Whether the story ended on this page."""


class Chapter(NamedTuple):
    """An evening as it was."""

    picture: str
    title: Word
    opening: Word
    leaves: list[Leaf] = []
    carried: list[list[Word]] = []
    together: list[Word] = []
    doors: list[Word] = []


def chapter_of(match: Match[Any], course: Iterable[Match[Any]] | None = None) -> Chapter | None:
    """Return a match that is over as a chapter; None where there is no story to tell.

    Its `course` is how it stood at first and after each answer; without one it is gone through once more.
    """
    annals, sealing = telling_of(match.rules).annals, sealing_of(match.rules)
    if annals is None or annals.evening is None:
        return None
    told: list[Event] = []
    leaves: dict[str, Leaf] = {}
    heard = 0
    for again in course if course is not None else match.retrace():
        for number, event in again.events(WATCHER, heard):
            told.append(event)
            if (chosen := annals.chosen(event)) is not None:
                leaves[f"choice {number}"] = Leaf(title=chosen.taken, text=chosen.answer, left=chosen.left)
            if sealing is not None:
                for one in sealing.told(event, match.options):
                    if one not in leaves and (leaf := leaf_of(sealing.thing(one))) is not None:
                        leaves[one] = leaf
        heard = again.happened
    evening = annals.evening(match.view(WATCHER), told)
    if evening is None:
        return None
    if evening.closing in leaves:
        leaves[evening.closing] = leaves[evening.closing]._replace(last=True)
    return Chapter(
        picture=evening.picture,
        title=evening.title,
        opening=evening.opening,
        leaves=list(leaves.values()),
        carried=evening.carried,
        together=evening.together,
        doors=evening.doors,
    )


def leaf_of(thing: Thing) -> Leaf | None:
    """Return what was read aloud as a page: its story, without rules; None where nothing is told or seen."""
    if thing.flavour is None and thing.kind not in PLATES:
        return None
    return Leaf(sort=thing.kind, title=thing.name, text=thing.flavour)


# As it is stored


def stored(chapter: Chapter) -> bytes:
    """Return a chapter as it is stored."""
    return msgspec.json.encode(chapter)


def read_chapter(content: bytes) -> Chapter:
    """Return a chapter that was stored."""
    picture, title, opening, leaves, carried, together, doors = msgspec.json.decode(content)
    return Chapter(
        picture=picture,
        title=read_word(title),
        opening=read_word(opening),
        leaves=[
            Leaf(sort, maybe_word(name), maybe_word(text), read_words(left), last)
            for sort, name, text, left, last in leaves
        ],
        carried=list(map(read_words, carried)),
        together=read_words(together),
        doors=read_words(doors),
    )


def read_word(plain: Any) -> Word:
    """Return a word that was stored: its key, and its arguments, which may be words again."""
    key, args = plain
    return Word(key, {name: _argument(value) for name, value in args.items()})


def maybe_word(plain: Any) -> Word | None:
    """Return a word that was stored, if there is one."""
    return read_word(plain) if plain is not None else None


def read_words(plain: list[Any]) -> list[Word]:
    """Return words that were stored."""
    return list(map(read_word, plain))


def _argument(value: Any) -> int | str | Word | list[Word]:
    if not isinstance(value, list):
        return value if isinstance(value, int) else str(value)
    return read_word(value) if value and isinstance(value[0], str) else read_words(value)
