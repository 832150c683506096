"""Every move, event, question and option has its message in every language."""

import enum
import re
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

from dreamtable.kernel import Match, kebab, tag_of
from dreamtable.lang import LANGUAGES, Speaker, speaker
from gauntlet import checks
from gauntlet.games import ENTRIES
from gauntlet.test_gauntlet import a_match

games = pytest.mark.parametrize("game", list(ENTRIES))
languages = pytest.mark.parametrize("lang", list(LANGUAGES))

RAW = re.compile(r"[{}$]|\b[a-z]+:\d+\b|\b[A-Z]{3}-[A-Z0-9]+-\d+|\bnone\b|\b(?:move|event|ask)-")
"""What must never reach a reader: markup, references, rule ids, names of messages."""


def keys_of(lang: str, game: str | None) -> set[str]:
    """Return the keys of a language file; a broken entry is an error."""
    body = FluentParser().parse(speaker.source(lang, game)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(messages) == len(set(messages)), "a message is there twice"
    return set(messages)


@pytest.mark.parametrize("game", [None, *ENTRIES])
def test_all_languages_have_the_same_messages(game: str | None) -> None:
    english = keys_of("en", game)
    for lang in LANGUAGES:
        keys = keys_of(lang, game)
        assert not keys ^ english, f"{lang}: {sorted(keys ^ english)}"


def enums_in(hint: Any) -> list[type[enum.Enum]]:
    """Return the enums in a type hint."""
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return [hint]
    return [found for inner in get_args(hint) for found in enums_in(inner)]


@games
@languages
def test_every_move_event_and_option_has_its_message(game: str, lang: str) -> None:
    rules = ENTRIES[game].rules
    wanted = {"game-title", "game-tagline"}
    for kind, union in (("move", rules.moves), ("event", rules.events)):
        for cls in checks.subtypes(union):
            wanted.add(f"{kind}-{cls.__struct_config__.tag}")
            for hint in get_type_hints(cls, include_extras=True).values():
                for found in enums_in(hint):
                    wanted |= {f"{kebab(found.__name__)}-{kebab(member.name)}" for member in found}
    for field, hint in get_type_hints(rules.options).items():
        wanted.add(f"option-{field}")
        for found in enums_in(hint):
            wanted |= {f"option-{field}-{member.value}" for member in found}
    assert not wanted - keys_of(lang, game)


@games
@languages
def test_everything_said_in_a_match_reads_as_text(game: str, lang: str) -> None:
    rules = ENTRIES[game].rules
    said: dict[str, str] = {}
    for number, seats in enumerate(rules.seats):
        finished = a_match(game, seats, number)
        speaks = Speaker(lang, rules, [f"玩家{seat}" for seat in range(seats)])
        match: Match[Any] = Match(rules, seats, finished.seed, finished.options)
        for seat, choice, _, _ in finished.journal:
            question = match.question
            assert question is not None
            said[f"ask {question.rule}"] = speaks.question(question)
            view = match.view(seat)
            for move in question.menus[seat]:
                said.setdefault(f"move {tag_of(move)}", speaks.move(move, view))
            match.choose(seat, choice)
        for _, event in finished.events(0):
            said[f"event {tag_of(event)} {len(str(event)) % 7}"] = speaks.event(event)
        assert finished.outcome is not None
        said[finished.outcome.reason] = speaks.say(f"reason-{finished.outcome.reason}")
    for where, text in said.items():
        assert text.strip(), where
        assert not RAW.search(text), f"{where}: {text}"
