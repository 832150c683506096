"""What is on offer: the games, their options in words, and options back from words."""

import enum
import logging
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from dreamtable.bots import bots_at_tables
from dreamtable.games import Manifest, all_games, manifest_of, rules_of
from dreamtable.games.lessons import FIRST, lessons_of, ref_here
from dreamtable.kernel import AnyRules, BadSetup, DreamtableError, Mode, Offer, Options, Supplement
from dreamtable.lang import Speaker, sources, spoken_in
from dreamtable.server.ledger import TableRow
from dreamtable.server.messages import (
    ChoiceInfo,
    FirstGameInfo,
    GameInfo,
    GameWords,
    ModeInfo,
    OptionInfo,
    PackInfo,
    PickInfo,
)
from dreamtable.server.reference import packs_of
from dreamtable.server.refusals import Refusal
from dreamtable.telling import telling_of

log = logging.getLogger("dreamtable.offers")
NONE, YES, NO = "none", "yes", "no"
SOME_SEATS = tuple[int, ...]
"""The type of an option that names seats; in words their numbers, joined by commas."""


@cache
def games_in(lang: str) -> list[GameInfo]:
    """Return all games as the front page shows them; the log says which one does not load."""
    infos = []
    for game in all_games().values():
        try:
            infos.append(_game(game, lang))
        except DreamtableError as error:
            log.error("game left out", extra={"game": game.name, "reason": str(error)})
    return infos


def _game(game: Manifest, lang: str) -> GameInfo:
    rules = rules_of(game.name) if not game.coming else None
    speaker = Speaker(lang, package=game.package)
    return GameInfo(
        name=game.name,
        title=speaker.say("game-title"),
        tagline=speaker.say("game-tagline"),
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        available=rules is not None,
        modes=[mode_info(speaker, mode) for mode in (rules.modes if rules is not None else game.modes)],
        options=_options_of_a_match(speaker, rules) if rules is not None else [],
        bots=list(bots_at_tables(game.name)) if rules is not None else [],
        lesson=rules is not None and FIRST in lessons_of(game.name),
        ahead=rules is not None and telling_of(rules).hints is not None,
        campaign=rules is not None and rules.campaign is not None,
        story=rules is not None and rules.sealing is not None and rules.campaign is not None,
        first_game=_first_game(speaker, game, rules) if rules is not None else None,
        packs=[pack_info(pack) for pack in packs_of(rules).values()] if rules is not None else [],
    )


def _options_of_a_match(speaker: Speaker, rules: AnyRules) -> list[OptionInfo]:
    """Return what is asked of who hosts a match that belongs to no campaign."""
    names = [name for name in fields_of(rules) if name not in rules.campaign_options]
    return [_option(speaker, rules, name) for name in names]


def _first_game(speaker: Speaker, game: Manifest, rules: AnyRules) -> FirstGameInfo | None:
    first = game.first_game
    if first is None:
        return None
    picks = [
        PickInfo(move=move, ref=ref_here(rules, "first_game", ref), why=speaker.say(first_pick(ref)))
        for move, refs in first.picks.items()
        for ref in refs
    ]
    return FirstGameInfo(seats=first.seats, mode=first.mode, options=dict(first.options), picks=picks)


def first_pick(ref: str) -> str:
    """Return the message that says why something is recommended for a first game."""
    return f"first-pick-{ref.partition(':')[2]}"


def pack_info(pack: Supplement) -> PackInfo:
    """Return what is told of a pack."""
    return PackInfo(name=pack.name, title=pack.title, version=pack.version, author=pack.author)


def packs_at(table: TableRow) -> list[PackInfo]:
    """Return the packs of a table; of one that is not here its name is all that is known."""
    known = packs_of(rules_of(table.game)) if table.packs else {}
    return [pack_info(known.get(name) or Supplement(name, name)) for name in table.packs]


def mode_info(speaker: Speaker, mode: Mode) -> ModeInfo:
    """Return a way to play in words."""
    return ModeInfo(
        name=mode.name,
        label=speaker.say(f"mode-{mode.name}"),
        least_seats=mode.seats[0],
        most_seats=mode.seats[-1],
        together=mode.together,
        open_hands=mode.open_hands,
        ignores=list(mode.ignores),
    )


@cache
def words_in(game: str, lang: str) -> GameWords:
    """Return the words that a client says itself; those in files with a name of their own stay here."""
    package = manifest_of(game).package
    spoken = spoken_in(lang, package)
    text = sources(spoken, package).get(f"{spoken}.ftl")
    return GameWords(lang=spoken, sources=[text] if text is not None else [])


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


def offered_options(speaker: Speaker, rules: AnyRules, offer: Offer) -> list[OptionInfo]:
    """Return the options of a game with those choices that are unlocked."""
    infos = []
    for name in fields_of(rules):
        info = _option(speaker, rules, name)
        words = _unlocked_words(rules, offer, name)
        if words is not None:
            choices = [choice for choice in info.choices if choice.value in words]
            info = msgspec.structs.replace(info, choices=choices, default=words[0] if words else "")
        infos.append(info)
    return infos


def words_within(rules: AnyRules, offer: Offer, words: dict[str, str]) -> dict[str, str]:
    """Return options in words, completed with the usual of what is unlocked; refuse what is not."""
    whole = dict(words)
    for name in offer.options:
        unlocked = _unlocked_words(rules, offer, name)
        if unlocked is None:
            continue
        whole.setdefault(name, unlocked[0] if unlocked else "")
        if whole[name] not in unlocked:
            raise Refusal("locked", 400, unlocked=", ".join(unlocked))
    return whole


def _unlocked_words(rules: AnyRules, offer: Offer, name: str) -> list[str] | None:
    """Return the unlocked values of an option in words, in the order of the offer; None if all are."""
    if name not in offer.options:
        return None
    return [word for value in offer.options[name] if (word := word_for(rules, name, value)) is not None]


def word_for(rules: AnyRules, name: str, value: object) -> str | None:
    """Return the value of an option in words, if it has one."""
    hint = _hints_of(rules.name).get(name)
    if hint == SOME_SEATS and isinstance(value, tuple):
        return ",".join(map(str, value))
    return next((word for word, meant in _values(rules, hint).items() if meant == value), None)


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
