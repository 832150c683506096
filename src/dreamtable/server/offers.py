"""What is on offer: the games, their options in words, and options back from words."""

import enum
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from dreamtable.bots import bots_at_tables
from dreamtable.games import GAMES, rules_of
from dreamtable.kernel import AnyRules, BadSetup, Options
from dreamtable.lang import Speaker
from dreamtable.server.messages import ChoiceInfo, GameInfo, OptionInfo
from dreamtable.server.refusals import Refusal

COMING = {"tamashii": range(1, 5), "etherfields": range(1, 5)}
"""Games still to come, with how many can play."""
NONE, YES, NO = "none", "yes", "no"
SOME_SEATS = tuple[int, ...]
"""The type of an option that names seats; in words their numbers, joined by commas."""


@cache
def games_in(lang: str) -> list[GameInfo]:
    """Return all games as the front page shows them."""
    return [_game(name, lang) for name in GAMES] + [
        _coming(name, seats, lang) for name, seats in COMING.items() if name not in GAMES
    ]


def _game(name: str, lang: str) -> GameInfo:
    rules = rules_of(name)
    speaker = Speaker(lang, rules)
    return GameInfo(
        name=name,
        title=speaker.say("game-title"),
        tagline=speaker.say("game-tagline"),
        least_seats=rules.seats[0],
        most_seats=rules.seats[-1],
        available=True,
        options=[_option(speaker, rules, field) for field in fields_of(rules)],
        bots=list(bots_at_tables(name)),
        one_for_many=rules.one_for_many,
    )


def _coming(name: str, seats: range, lang: str) -> GameInfo:
    speaker = Speaker(lang)
    return GameInfo(
        name=name,
        title=speaker.say(f"server-coming-{name}"),
        tagline=speaker.say(f"server-coming-{name}-tagline"),
        least_seats=seats[0],
        most_seats=seats[-1],
        available=False,
        options=[],
        bots=[],
        one_for_many=False,
    )


@cache
def _hints_of(game: str) -> dict[str, Any]:
    return get_type_hints(rules_of(game).options)


def fields_of(rules: AnyRules) -> list[str]:
    """Return the options that a host can choose with a click: choices, flags, a seat, some seats."""
    return [name for name, hint in _hints_of(rules.name).items() if _values(rules, hint)]


def _values(rules: AnyRules, hint: Any) -> dict[str, object]:
    """Return what an option can be: each value by its name."""
    if hint is bool:
        return {YES: True, NO: False}
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return {str(member.value): member for member in hint}
    seats = {str(seat): seat for seat in range(rules.seats[-1])}
    if hint == SOME_SEATS:
        return dict(seats)
    if get_origin(hint) in (Union, UnionType) and set(get_args(hint)) == {int, type(None)}:
        return {NONE: None, **seats}
    return {}


def _option(speaker: Speaker, rules: AnyRules, name: str) -> OptionInfo:
    hint = _hints_of(rules.name)[name]
    values = _values(rules, hint)
    default = getattr(rules.options(), name)
    if hint == SOME_SEATS:
        labels = {value: speaker.say("web-seat", number=int(value) + 1) for value in values}
    else:
        said = {value: f"option-{name}-{value}" for value in values}
        labels = {value: speaker.say(key) for value, key in said.items() if speaker.has(key)}
    return OptionInfo(
        name=name,
        label=speaker.say(f"option-{name}"),
        kind=_kind(hint, values),
        choices=[ChoiceInfo(value=value, label=label) for value, label in labels.items()],
        default=""
        if hint == SOME_SEATS
        else next(value for value, meant in values.items() if meant == default),
    )


def _kind(hint: Any, values: dict[str, object]) -> Literal["choice", "flag", "seat", "seats"]:
    if hint == SOME_SEATS:
        return "seats"
    return "flag" if hint is bool else "seat" if NONE in values and values[NONE] is None else "choice"


def read_options(rules: AnyRules, options: dict[str, str], seats: int) -> Options:
    """Return options given in words as the game's own struct, or say what is wrong with them."""
    known = fields_of(rules)
    meant: dict[str, object] = {}
    for name, value in options.items():
        hint = _hints_of(rules.name)[name] if name in known else None
        values = _values(rules, hint)
        words = [word for word in value.split(",") if word] if hint == SOME_SEATS else [value]
        if hint is None or not all(word in values and _at_table(values[word], seats) for word in words):
            raise Refusal("bad-option", 400, name=name[:40], value=value[:40])
        chosen = [values[word] for word in words]
        meant[name] = tuple(chosen) if hint == SOME_SEATS else chosen[0]
    try:
        made: Options = rules.options(**meant)
    except (TypeError, BadSetup):
        raise Refusal("bad-option", 400, name=", ".join(options)[:40], value="") from None
    return made


def _at_table(chosen: object, seats: int) -> bool:
    """Say whether a chosen seat is at the table; what is no seat always is."""
    return not isinstance(chosen, int) or isinstance(chosen, bool | enum.Enum) or chosen < seats


@cache
def phrases_in(game: str, lang: str) -> list[str]:
    """Return the quick phrases of a game: its own, or those that fit any game."""
    speaker = Speaker(lang, rules_of(game))
    prefix = "phrase" if speaker.has("phrase-1") else "server-phrase"
    phrases: list[str] = []
    while speaker.has(f"{prefix}-{len(phrases) + 1}"):
        phrases.append(speaker.say(f"{prefix}-{len(phrases) + 1}"))
    return phrases
