"""Names and stories: the language files of a game and of packs, and what they lack."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from dreamtable.content.game import Content
from dreamtable.content.problems import ContentError, Problem, nearest
from dreamtable.content.reading import Placed

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""A message in a file that is known to be right; parsing takes a hundred times as long."""

Texts = Mapping[str, Sequence[tuple[str, str]]]
"""By language: files, each a name and its text."""


def game_texts(package: str) -> dict[str, list[tuple[str, str]]]:
    """Return the language files of a game, from its package, with the words that all cards share."""
    found: dict[str, list[tuple[str, str]]] = {}
    shared, own = files("dreamtable.content.effects") / "locale", files(package) / "locale"
    for folder in (shared, own, own / "secret"):
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                text = (file.name, file.read_text(encoding="utf-8"))
                found.setdefault(file.name.split(".")[0], []).append(text)
    return found


def keys_in(name: str, text: str) -> dict[str, int]:
    """Return the messages of a language file, each with its line; or say what can't be read."""
    keys: dict[str, int] = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 0
        if isinstance(entry, Junk):
            why = entry.annotations[0].message if entry.annotations else "this can't be read"
            raise ContentError(Problem(name, line, "", f"this is no message: {why}."))
        if isinstance(entry, Message):
            if entry.id.name in keys:
                raise ContentError(
                    Problem(name, line, "", f"the message {entry.id.name!r} stands here twice.")
                )
            keys[entry.id.name] = line
    return keys


@cache
def game_keys(package: str) -> dict[str, frozenset[str]]:
    """Return the messages of a game by language."""
    return {
        lang: frozenset(key for _, text in pieces for key in _MESSAGE.findall(text))
        for lang, pieces in game_texts(package).items()
    }


def keys_of(pieces: Iterable[tuple[str, str]]) -> frozenset[str]:
    """Return the messages of some files."""
    return frozenset(key for file in pieces for key in keys_in(*file))


def missing_texts(
    content: Content, placed: Sequence[Placed], keys: Mapping[str, Collection[str]]
) -> list[Problem]:
    """Return the cards that lack a text in some of the languages, one problem a card."""
    problems: list[Problem] = []
    for one in placed:
        for key in content.texts(one.card):
            lacking = [lang for lang, known in keys.items() if key not in known]
            if lacking:
                hint = nearest(key, keys[lacking[0]])
                about = key.removeprefix("label-") if key.startswith("label-") else None
                problems.append(
                    one.problem(f"there is no text {key!r} in {', '.join(lacking)}.{hint}", about)
                )
                break
    return problems


def taken_texts(content: Content, texts: Texts) -> list[Problem]:
    """Return the messages of a pack that the game has already."""
    taken = frozenset[str]().union(*game_keys(content.package).values())
    return [
        Problem(name, line, "", f"the game has a text {key!r} already.")
        for pieces in texts.values()
        for name, text in pieces
        for key, line in keys_in(name, text).items()
        if key in taken
    ]


def other_texts(content: Content, texts: Texts) -> list[Problem]:
    """Return the messages for which another pack in the box has other words."""
    problems: list[Problem] = []
    for lang, pieces in texts.items():
        known = {
            key: (words, pack.name)
            for pack in content.shelf.packs
            for text in pack.texts.get(lang, ())
            for key, words in words_in(text).items()
        }
        for name, text in pieces:
            lines = keys_in(name, text)
            for key, words in words_in(text).items():
                other, pack_name = known.get(key, (words, ""))
                if other != words:
                    why = f"the pack {pack_name!r} has another text {key!r}."
                    problems.append(Problem(name, lines[key], "", why))
    return problems


def words_in(text: str) -> dict[str, str]:
    """Return the messages of a language file, each with what it says."""
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    return {
        entry.id.name: text[entry.id.span.end : entry.span.end].strip(" =\n")
        for entry in entries
        if entry.span is not None and entry.id.span is not None
    }
