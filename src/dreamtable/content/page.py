"""The vocabulary page: everything that cards can say, made from the structs and what their source says."""

import types
import typing
from collections.abc import Iterator, Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec

from dreamtable.content.component import Component
from dreamtable.content.game import Content
from dreamtable.content.naming import Names
from dreamtable.content.pictures import LISTS, Creature, Picture, Portrait, Set
from dreamtable.content.shapes import Field, fields_of, meaning_of
from dreamtable.content.terms import Phrase, Term, Vocabulary, first_field
from dreamtable.kernel import kebab

INTRODUCTION = (
    "This page is made from the program (`make vocabulary`). It lists every kind of card, every verb and",
    "every word that content may use; [authors.md](authors.md) shows how to write cards with them.",
    "",
    "A verb is written with its first key alone (`ambush: 1`) or with a mapping",
    "(`ambush: {name: mummy}`); further keys may stand in the mapping or beside the verb. Keys in **bold**",
    "must be given. Rules are named by their ids in the rulebook.",
)
ON_ALL = [field.key for field in fields_of(Component)]
"""What every card may have, which is told once."""
PLAIN = {str: "text", int: "integer", bool: "`true` or `false`"}


def page_of(*contents: Content) -> str:
    """Return the page of a game in Markdown, or that of several, one after the other."""
    lines = [line for content in contents for line in _Writer(content).lines()]
    if len(contents) > 1:
        links = [f"- [{content.title}](#{_anchor(content)})" for content in contents]
        lines = ["# What cards can say", "", *INTRODUCTION, "", *links, "", *lines]
    else:
        lines[2:2] = [*INTRODUCTION, ""]
    lines += _Writer(contents[0]).pictures()
    return "\n".join(lines) + "\n"


def _anchor(content: Content) -> str:
    """Return where the part of a game begins on the page."""
    return f"what-cards-of-{content.title.lower().replace(' ', '-')}-can-say"


class _Writer:
    """Writes one game's vocabulary."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def lines(self) -> Iterator[str]:
        """Return everything that its cards can say."""
        yield from (f"# What cards of {self.content.title} can say", "")
        yield from self.kinds()
        for vocabulary in self.content.vocabularies.values():
            yield from self.vocabulary(vocabulary)
        yield from ("## Small languages", "")
        for language in self.content.languages:
            yield from self.language(language)
        yield from ("## Lists of words", "")
        for sort, words in ((sort, words) for sort, words in self.content.lists.items() if words):
            yield from (f"### {sort}", "", "| word | meaning |", "|---|---|")
            yield from (f"| `{word}` | {meaning} |" for word, meaning in words.items())
            yield ""

    def kinds(self) -> Iterator[str]:
        drawn = "Every card has an `id` and a `kind`, and may have a [picture](#pictures)."
        yield from ("## Kinds of cards", "", drawn, "")
        inner: dict[type[msgspec.Struct], None] = {}
        for tag, kind in self.content.kinds.items():
            yield from (f"### {tag}", "", meaning_of(kind), "")
            fields = [field for field in fields_of(kind) if field.key not in ON_ALL]
            yield from self.table(fields)
            inner |= dict.fromkeys(one for field in fields for one in self.structs(field.hint))
        for kind in inner:
            yield from (f"### {words(kind)} (inside cards)", "", meaning_of(kind), "")
            yield from self.table(fields_of(kind))

    def pictures(self) -> Iterator[str]:
        """Return what can be drawn on cards of all games."""
        yield from ("# Pictures", "")
        yield "A card shows a `picture`, a `portrait` or a `creature`, as it is written; `marks` are small"
        yield "pictures on it. One without gets the picture of its kind. What can be seen is told to"
        yield from ("those who hear it, from the same words.", "")
        yield from self.table([field for field in fields_of(Component) if field.key != "id"])
        for kind in (Picture, Set, Portrait, Creature):
            yield from (f"## {words(kind)}", "", meaning_of(kind), "")
            yield from self.table(fields_of(kind))
        for closed, name in LISTS.items():
            yield from (f"## Words: {name}", "", ", ".join(f"`{word}`" for word in get_args(closed)), "")

    def structs(self, hint: Any) -> Iterator[type[msgspec.Struct]]:
        """Return the structs that are no terms and no language inside a type, with those inside them."""
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if hint not in self.content.languages and not issubclass(hint, Term):
                yield hint
                for field in fields_of(hint):
                    yield from self.structs(field.hint)
        else:
            for one in get_args(hint):
                yield from self.structs(one)

    def vocabulary(self, vocabulary: Vocabulary[Any]) -> Iterator[str]:
        yield from (f"## {_plural(vocabulary.name).capitalize()}", "")
        terms: list[tuple[str, type[Term]]] = sorted(vocabulary.terms.items())
        for verb, term in terms:
            yield from (f"### `{verb}`", "", meaning_of(term), "")
            if first_field(term) is None:
                yield from (f"Written `{verb}: true`.", "")
            else:
                yield from self.table(fields_of(term))
                inner = dict.fromkeys(one for field in fields_of(term) for one in self.structs(field.hint))
                for kind in inner:
                    yield from (f"Each {words(kind)}: {meaning_of(kind)}", "")
                    yield from self.table(fields_of(kind))

    def table(self, fields: Sequence[Field]) -> Iterator[str]:
        """Return keys, what they hold, and what stands for them if they are left out."""
        if fields:
            yield from ("| key | holds | left out |", "|---|---|---|")
            for field in fields:
                key = f"**`{field.key}`**" if field.required else f"`{field.key}`"
                meaning = f". {field.meaning}" if field.meaning else ""
                default = "" if field.required else shown(field.default)
                yield f"| {key} | {self.said(field.hint)}{meaning} | {default} |"
            yield ""

    def language(self, language: Any) -> Iterator[str]:
        yield from (f"### {kebab(language.__name__)}", "", meaning_of(language), "")
        if issubclass(language, msgspec.Struct):
            yield from self.table(fields_of(language))
            inner = dict.fromkeys(
                one
                for field in fields_of(language)
                for one in self.structs(field.hint)
                if one is not language
            )
            for kind in inner:
                yield from (f"Here {words(kind)} is: {meaning_of(kind)}", "")
                yield from self.table(fields_of(kind))
        elif issubclass(language, Phrase):
            yield from ("| word | meaning |", "|---|---|")
            for word, meaning in language.names.items():
                yield f"| `{_with_arguments(word, language)}` | {meaning} |"
            if language.by_id:
                yield f"| an id | the {language.arguments[language.by_id]} of that id |"
            yield ""

    def said(self, hint: Any) -> str:
        """Return a type in words."""
        if hint in PLAIN:
            return PLAIN[hint]
        for note in getattr(hint, "__metadata__", ()):
            if isinstance(note, Names):
                closed = all(sort in self.content.lists for sort in note.sorts)
                also = "".join(f" or `{word}`" for word in note.also)
                return f"{note}{also}" if closed else f"id of {_article(str(note))}{also}"
        if hasattr(hint, "__metadata__"):
            return self.said(get_args(hint)[0])
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal and hint in LISTS:
            return LISTS[hint]
        if origin is Literal:
            if sort := self.listed(args):
                return sort
            return " or ".join(f"`{value}`" for value in args if value != "")
        if origin in (typing.Union, types.UnionType):
            return " or ".join(self.said(one) for one in args if one is not type(None))
        if origin in (tuple, list):
            if args[-1] is ... or len(args) == 1:
                return f"list of {_plural(self.said(args[0]))}"
            return f"list of {len(args)}: {', '.join(dict.fromkeys(self.said(one) for one in args))}"
        if origin is dict:
            return f"mapping from {self.said(args[0])} to {self.said(args[1])}"
        if hint in self.content.vocabularies:
            return self.content.vocabularies[hint].name
        return words(self.content.tongue.get(hint, hint))

    def listed(self, values: tuple[Any, ...]) -> str:
        """Return the sort of a closed list with just these words."""
        wanted = {value for value in values if value != ""}
        return next((sort for sort, known in self.content.lists.items() if wanted == set(known)), "")


def _with_arguments(word: str, language: type[Phrase]) -> str:
    """Return a word with the sorts that its arguments name: `count(TOKEN@PLACE)`."""
    name, bracket, _ = word.partition("(")
    places: dict[str, Names] = getattr(language, "places", {})
    sorts = [str(names[name]) for names in (language.arguments, places) if bracket and name in names]
    inside = "@".join(sort.upper().replace(" OR ", "/") for sort in sorts)
    return f"{name}({inside})" if inside else word


def _article(words: str) -> str:
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def _plural(word: str) -> str:
    if not word.isalpha() or word in ("gear", "cannot"):
        return word
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


def words(kind: type[Any]) -> str:
    """Return the name of a class in words."""
    return kebab(kind.__name__).replace("-", " ")


def shown(value: Any) -> str:
    """Return a default as it would be written."""
    if value in (None, "", ()) or value == {}:
        return "–"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, Phrase):
        plus = f"{value.plus:+d}" if value.plus else ""
        inside = f"({value.of})" if value.of else ""
        return f"`{value.name}{inside}{plus}`" if value.name else f"`{value.plus}`"
    return f"`{value}`" if isinstance(value, str | int) else "–"
