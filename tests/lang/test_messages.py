"""Messages that were made into functions say exactly what Fluent says."""

from itertools import islice, product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from dreamtable.games import all_games
from dreamtable.lang import LANGUAGES
from dreamtable.lang.messages import Messages, Said, written_in
from dreamtable.lang.speaker import FUNCTIONS, OF_CARDS, OWN, sources

TRIED = 24
"""So many ways to fill in a message are tried at most."""


class Asked(Visitor):
    """Collects what a message asks of its arguments."""

    def __init__(self) -> None:
        self.values: dict[str, list[Said]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.values.setdefault(node.id.name, ["梦", 1, 12])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            words: list[Said] = [key.name for key in keys if isinstance(key, ast.Identifier)]
            counted = len(words) < len(keys) or "one" in words
            self.values[node.selector.id.name] = [0, 1, 2, 3, 5] if counted else [*words, 1, "something else"]
        self.generic_visit(node)


def of_fluent(bundle: FluentBundle, key: str, args: dict[str, Said]) -> str:
    """Return what Fluent makes of a message."""
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    return f"broken: {errors[0]}" if errors else str(text)


def of_ours(messages: Messages, key: str, args: dict[str, Said]) -> str:
    """Return what ours does."""
    try:
        return messages.say(key, args)
    except ValueError as error:
        return f"broken: {error}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", [OWN, OF_CARDS, *(game.package for game in all_games().values())])
def test_every_message_says_the_same_as_with_fluent(package: str, lang: str) -> None:
    names = [OWN, OF_CARDS, package] if package not in (OWN, OF_CARDS) else [OWN, OF_CARDS]
    texts = ["\n".join(sources(lang, name).values()) for name in names]
    resources = list(map(FluentResource, texts))
    bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    messages = Messages(lang, list(map(written_in, texts)), FUNCTIONS)
    assert list(written_in(texts[-1])) == [
        one.id.name for one in resources[-1].body if isinstance(one, ast.Message)
    ]
    said = 0
    for entry in resources[-1].body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        asked = Asked()
        asked.visit(entry)
        for values in islice(product(*asked.values.values()), TRIED):
            args = dict(zip(asked.values, values, strict=True))
            assert of_ours(messages, entry.id.name, args) == of_fluent(bundle, entry.id.name, args)
            said += 1
    assert said > 20


@pytest.mark.parametrize(
    ("text", "args"),
    [
        ("m = { $n } steps", {"n": 12345}),
        ("m = { $n } steps", {"n": -7}),
        ("m = { $n ->\n    [one] a\n    [1] b\n   *[other] c\n}", {"n": 1}),
        ("m = { $n ->\n    [1] b\n    [one] a\n   *[other] c\n}", {"n": 1}),
        ("m = { $n ->\n    [0.5] half\n   *[other] c\n}", {"n": 1}),
        ("m = { -brand } { NUMBER($n, minimumFractionDigits: 2) }\n-brand = Dream", {"n": 3}),
        ("m = { other }\nother = { $name }", {"name": "Mika"}),
        ("m = { $missing }", {}),
        ("m = { nothing }", {}),
        ('m = { "{" }{ DO($who, "go", "goes") }', {"who": "you"}),
    ],
)
def test_what_is_rare_or_wrong_is_left_to_fluent(text: str, args: dict[str, Said]) -> None:
    bundle = FluentBundle(["en"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(text))
    assert of_ours(Messages("en", [written_in(text)], FUNCTIONS), "m", args) == of_fluent(bundle, "m", args)


def test_a_message_that_can_not_be_read_is_broken() -> None:
    messages = Messages("en", [written_in("open = { $seat\nafter = all right\n")], {})
    assert messages.say("after", {}) == "all right"
    with pytest.raises(ValueError, match="can't be read"):
        messages.say("open", {"seat": 1})
