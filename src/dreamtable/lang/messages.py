"""The messages of a language: Fluent's, made into functions the first time they are said.

Walking through the tree of a message takes Fluent several times as long as the rules need for a move. What
messages nearly always consist of (text, arguments, choices by number or word, other messages) becomes a
function that gives the same text; everything else, and whatever is wrong, is left to Fluent. Reading a file
takes Fluent longer than all else at the start of a server, so a message is read when it is said first.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

_PARSER = FluentParser(with_spans=False)

Said = int | str
"""An argument of a message, ready for Fluent."""
Args = Mapping[str, Said]
Saying = Callable[[Args], str]

GROUPED = 1000
"""From this number on languages put marks between digits."""


_ENTRIES = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
"""Where something begins in a file: a message, a term or a comment."""
_NAMED = re.compile(r"(-?[a-zA-Z][\w-]*) *=")


def written_in(source: str) -> dict[str, str]:
    """Return the messages and terms of a file by name, as they are written; the first with a name counts."""
    written: dict[str, str] = {}
    for entry in _ENTRIES.split(source):
        if (found := _NAMED.match(entry)) is not None:
            written.setdefault(found[1], entry)
    return written


class Beyond(Exception):
    """This is left to Fluent."""


class Messages:
    """All messages in one language, of one or several files; the first one with a name counts."""

    def __init__(
        self, lang: str, files: Sequence[Mapping[str, str]], functions: dict[str, Callable[..., Any]]
    ) -> None:
        """Take messages as they are written, by name, file by file."""
        self._lang = lang
        self._functions = functions
        self._written: dict[str, str] = {}
        for file in files:
            self.add(file)
        self._sayings: dict[str, Saying] = {}
        self._plural = _plural_in(lang)

    def add(self, file: Mapping[str, str]) -> None:
        """Take in more messages, before any are left to Fluent."""
        self._written = {**file, **self._written}

    @cached_property
    def _fluent(self) -> FluentBundle:
        """All messages as Fluent reads them."""
        bundle = FluentBundle([self._lang], functions=self._functions, use_isolating=False)
        bundle.add_resource(FluentResource("\n".join(self._written.values())))
        return bundle

    def has(self, key: str) -> bool:
        """Say whether there is such a message."""
        return key in self._written

    def say(self, key: str, args: Args) -> str:
        """Return the text of a message, which must be there; ValueError if it is broken."""
        saying = self._sayings.get(key)
        if saying is None:
            saying = self._sayings[key] = self._saying(key)
        try:
            return saying(args)
        except (Beyond, KeyError):
            return self._by_fluent(key, args)

    def _by_fluent(self, key: str, args: Args) -> str:
        pattern = self._fluent.get_message(key).value if self._fluent.has_message(key) else None
        if pattern is None:
            raise ValueError("it has no text, or can't be read")
        text, errors = self._fluent.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(str(errors[0]))
        return str(text)

    def _saying(self, key: str) -> Saying:
        """Return what says a message."""
        entry = _PARSER.parse_entry(self._written[key])
        if not isinstance(entry, ast.Message) or entry.value is None:
            return _beyond
        try:
            return self._pattern(entry.value)
        except Beyond:
            return _beyond

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts = [self._element(element) for element in pattern.elements]
        texts = [part for part in parts if isinstance(part, str)]
        if len(texts) == len(parts):
            text = "".join(texts)
            return lambda _: text

        def said(args: Args) -> str:
            return "".join([part if isinstance(part, str) else part(args) for part in parts])

        return said

    def _element(self, element: ast.TextElement | ast.Placeable) -> str | Saying:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        return self._expression(element.expression)

    def _expression(self, expression: object) -> str | Saying:
        match expression:
            case ast.Placeable(expression=inner):
                return self._expression(inner)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return _argument(name)
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                return self._choice(name, expression.variants)
            case ast.MessageReference(id=ast.Identifier(name=key), attribute=None) if key in self._written:
                return lambda args: self.say(key, args)
            case ast.FunctionReference(id=ast.Identifier(name=name), arguments=arguments) if (
                name in self._functions and not arguments.named
            ):
                return _called(self._functions[name], [self._expression(one) for one in arguments.positional])
        raise Beyond

    def _choice(self, name: str, variants: list[ast.Variant]) -> Saying:
        """Return what chooses among variants by an argument: a word, a number, or the form of a number."""
        words: dict[str, Saying] = {}
        numbers: dict[int, Saying] = {}
        default: Saying = _beyond
        for variant in variants:
            saying = self._pattern(variant.value)
            if variant.default:
                default = saying
            if isinstance(variant.key, ast.Identifier):
                words.setdefault(variant.key.name, saying)
            elif variant.key.value.isdecimal():
                numbers.setdefault(int(variant.key.value), saying)
            else:
                raise Beyond
        if _form_first(variants):
            raise Beyond
        plural = self._plural

        def said(args: Args) -> str:
            value = args[name]
            if isinstance(value, str):
                return words.get(value, default)(args)
            found = numbers.get(value)
            if found is None:
                found = words.get(plural(value), default)
            return found(args)

        return said


def _form_first(variants: list[ast.Variant]) -> bool:
    """Say whether a form stands before a number that it may mean, too: the first that fits is chosen."""
    named = [isinstance(variant.key, ast.Identifier) for variant in variants]
    return named != sorted(named)


def _beyond(_: Args) -> str:
    raise Beyond


def _argument(name: str) -> Saying:
    def said(args: Args) -> str:
        value = args[name]
        if isinstance(value, str):
            return value
        if -GROUPED < value < GROUPED:
            return f"{value:d}"
        raise Beyond

    return said


def _called(function: Callable[..., Any], given: list[str | Saying]) -> Saying:
    def said(args: Args) -> str:
        return str(function(*[one if isinstance(one, str) else one(args) for one in given]))

    return said


def _plural_in(lang: str) -> Callable[[int], str]:
    """Return what tells the form of a number in a language, such as `one` or `other`."""
    return cache(Locale.parse(lang.replace("-", "_")).plural_form)
