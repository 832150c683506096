"""Every move, event, question and option has its message in every language."""

import enum
import re
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

from dreamtable.games import all_games, manifest_of, rules_of
from dreamtable.kernel import kebab
from dreamtable.lang import LANGUAGES, Speaker, sources
from dreamtable.telling import sealing_of, tag_of, telling_of
from gauntlet import checks, secrets
from gauntlet.games import ENTRIES, seatings_of
from gauntlet.telling import encode
from gauntlet.test_gauntlet import a_match

games = pytest.mark.parametrize("game", list(ENTRIES))
languages = pytest.mark.parametrize("lang", list(LANGUAGES))

RAW = re.compile(r"[{}$]|\b[a-z]+:\d+\b|\b[A-Z]{3}-[A-Z0-9]+-\d+|\bnone\b|\b(?:move|event|ask)-")
"""What must never reach a reader: markup, references, rule ids, names of messages."""


def written(lang: str, game: str | None) -> str:
    """Return the language files of a game, or of the tables."""
    package = manifest_of(game).package if game is not None else "dreamtable.lang"
    return "\n".join(sources(lang, package).values())


def within(lang: str, game: str | None) -> set[str]:
    """Return the messages that stand within other messages."""
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", written(lang, game)))


def keys_of(lang: str, game: str | None) -> set[str]:
    """Return the keys of the language files of a game, or of the tables; a broken entry is an error."""
    body = FluentParser().parse(written(lang, game)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(messages) == len(set(messages)), "a message is there twice"
    return set(messages)


@pytest.mark.parametrize("game", [None, *all_games()])
def test_all_languages_have_the_same_messages(game: str | None) -> None:
    """But for those that only stand within others: they are the grammar of one language."""
    english, own = keys_of("en", game), within("en", game)
    for lang in LANGUAGES:
        keys = keys_of(lang, game)
        missing, more = english - keys - own, keys - english - within(lang, game)
        assert not missing | more, f"{lang}: {sorted(missing | more)}"


def test_the_words_that_all_games_share_speak_of_no_game() -> None:
    assert not [key for key in keys_of("en", None) if set(key.split("-")) & set(all_games())]


@pytest.mark.parametrize("game", list(all_games()))
@languages
def test_a_game_has_a_name_and_each_way_to_play_it(game: str, lang: str) -> None:
    modes = {f"mode-{mode.name}" for mode in manifest_of(game).modes}
    assert not {"game-title", "game-tagline", *modes} - keys_of(lang, game)


@pytest.mark.parametrize("game", [game for game in ENTRIES if sealing_of(rules_of(game)) is not None])
@languages
def test_sealed_stories_lie_apart_from_what_clients_are_given(game: str, lang: str) -> None:
    rules = rules_of(game)
    sealing, package = sealing_of(rules), telling_of(rules).package
    assert sealing is not None
    assert package is not None
    files = sources(lang, package)
    apart = "".join(text for name, text in files.items() if name.startswith("secret/"))
    things = [sealing.thing(one) for one in sealing.ids()]
    words = {
        word.key for thing in things for word in (thing.name, thing.title, thing.flavour) if word is not None
    }
    assert not words - set(re.findall(r"^([\w-]+) =", apart, re.MULTILINE))
    assert secrets.sealed_in(game, lang).found_in(encode(files[f"{lang}.ftl"])) == []


def enums_in(hint: Any) -> list[type[enum.Enum]]:
    """Return the enums in a type hint."""
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return [hint]
    return [found for inner in get_args(hint) for found in enums_in(inner)]


@games
@languages
def test_every_move_event_and_option_has_its_message(game: str, lang: str) -> None:
    rules = rules_of(game)
    wanted = set[str]()
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
    rules = rules_of(game)
    said: dict[str, str] = {}
    for number, seating in enumerate(seatings_of(game)):
        finished = a_match(seating, number)
        speaks = Speaker(lang, rules, [f"玩家{seat}" for seat in range(seating.seats)])
        match = finished.fork(0)
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
