"""A record: the save file, the replay and the bug report of a match, all in one."""

from collections.abc import Iterable
from typing import Any

import msgspec

from dreamtable.kernel.components import Table
from dreamtable.kernel.errors import BadMove, BadRecord, DreamtableError
from dreamtable.kernel.game import S
from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Seat
from dreamtable.kernel.resuming import Line, renewed_seed, resume, retake_all
from dreamtable.kernel.rules import AnyRules, Rules
from dreamtable.kernel.timeline import Snapshot

FORMAT = 1
FIRST_VERSION = 1
LINES_BETWEEN = 10_000
"""No journal has so many lines that are no answers."""
NOTHING_KEPT = msgspec.Raw(b"null")
"""Stands where nothing was kept (a Raw can't be one of two types)."""


class Renewed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a match went on under another version of the rules."""

    answers: int
    """After how many answers."""
    rules_version: int
    lost: int = 0
    """How many answers no longer fitted, and were asked for again."""
    seed: str = ""
    """Where chance comes from since then, if answers were lost."""


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to play a match again: what was decided, and by whom."""

    format: int
    game: str
    rules_version: int
    """The version of the rules under which it was begun."""
    state_version: int = 1
    """The version of the form in which moves and what was kept are written."""
    mode: str | None = None
    """Which way of playing; None in old records: the first one that is for so many."""
    seats: int
    players: list[str]
    """Who sat there: names of people, or `bot:greedy`."""
    options: dict[str, msgspec.Raw]
    seed: str
    kept: msgspec.Raw = msgspec.field(default_factory=lambda: NOTHING_KEPT)
    """What the campaign kept of the sessions before."""
    packs: dict[str, str] = {}
    """Which packs it was played with, each with its version."""
    content: str = ""
    """A fingerprint of what the cards said."""
    components: Table = {}
    """What the numbers of components mean here; empty where they are no content, and in old records."""
    answers: list[tuple[Seat, msgspec.Raw]]
    drawn: list[int] = []
    """How much chance was drawn up to the end of what each answer led to; nothing in old records."""
    hash: str
    """The fingerprint of the state after the last answer."""
    renewed: list[Renewed] = []
    """Where it went on under another version of the rules."""
    snapshots: list[Snapshot] = []
    """Its last quiet points, or its end, so that another version can go on from there."""


def record(match: Match[Any], players: list[str] | None = None, before: Record | None = None) -> Record:
    """Return the record of a match as it stands; `before` is the one that it was resumed from, if it was."""
    encode = msgspec.json.encode
    past = match.past.answers
    components = match.components
    catalogue = components.catalogue
    answers = [
        (seat, msgspec.Raw(encode(components.own(move, match.rules.moves))))
        for seat, _, move, _ in match.journal
    ]
    return Record(
        format=FORMAT,
        game=match.rules.name,
        rules_version=before.rules_version if before is not None else match.rules.rules_version,
        state_version=match.rules.state_version,
        mode=match.mode.name,
        seats=match.seats,
        players=players or [""] * match.seats,
        options={
            name: msgspec.Raw(encode(getattr(match.options, name)))
            for name in match.options.__struct_fields__
        },
        seed=match.seed,
        kept=msgspec.Raw(encode(match.kept)),
        packs={name: catalogue.packs[name].version for name in components.packs} if catalogue else {},
        content=catalogue.content_of(components.packs) if catalogue else "",
        components=components.table,
        answers=[*(before.answers[:past] if before is not None else ()), *answers],
        drawn=[*(before.drawn[:past] if before is not None else ()), *match.drawn_by_each()],
        hash=match.hash(),
        renewed=before.renewed if before is not None else [],
        snapshots=last_snapshots(match),
    )


def last_snapshots(match: Match[Any]) -> list[Snapshot]:
    """Return the last quiet points of a match, the last one first: two, if there are; or its end."""
    last = match.snapshot()
    if match.outcome is not None or last.answers <= match.past.answers:
        return [last]
    return [last, match.snapshot(last.answers - 1)]


def to_bytes(kept: Record) -> bytes:
    """Return a record as the content of a file."""
    return msgspec.json.encode(kept) + b"\n"


def from_bytes(content: bytes) -> Record:
    """Read a record from the content of a file, or say why it is none."""
    try:
        kept = msgspec.json.decode(content, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"This is no record of a match, or it is damaged: {error}.") from None
    check_form(kept)
    return kept


def check_form(kept: Record) -> None:
    """Refuse a record that this version can't read, or that does not fit itself."""
    if kept.format != FORMAT:
        raise BadRecord(f"The record has format {kept.format}; this version reads format {FORMAT}.")
    if len(kept.players) != kept.seats:
        raise BadRecord(f"The record names {len(kept.players)} players for {kept.seats} seats.")


def replay(kept: Record, rules: Rules[S, Any], *, listening: bool = True) -> Match[S]:
    """Play a record again and return the match as it stood, or say where the record does not fit."""
    _check_game(kept, rules)
    if kept.rules_version != rules.rules_version:
        raise BadRecord(
            f"The record was played under version {kept.rules_version} of the rules of {rules.name}; "
            f"these are version {rules.rules_version}."
        )
    if kept.renewed:
        raise BadRecord(
            f"The record was begun under version {kept.rules_version} of the rules of {rules.name} and "
            f"went on under version {kept.renewed[-1].rules_version}: none plays all of it again."
        )
    match = _set_up(kept, rules, (), listening=listening)
    decode = msgspec.json.Decoder(rules.moves).decode
    for number, (seat, raw) in enumerate(kept.answers):
        try:
            match.answer(seat, match.components.here(decode(raw), rules.moves))
        except (BadMove, msgspec.DecodeError) as error:
            raise BadRecord(f"Answer {number} of {len(kept.answers)} does not fit: {error}") from None
    if match.hash() != kept.hash:
        raise BadRecord(
            f"After {len(kept.answers)} answers the state is {match.hash()}, but the record says "
            f"{kept.hash}: the record was changed, or it was played under other rules or with other cards."
        )
    return match


def resume_record(kept: Record, rules: Rules[S, Any]) -> tuple[Match[S], Record]:
    """Return the match of a record to be played on, also of one of an earlier version; and what it began as.

    Where it can't be played again it goes on from its last quiet point, as far as the answers since then
    fit. What does not fit is asked for again; its log says so. One of these very rules and cards can be
    played again, or somebody has changed it.
    """
    _check_game(kept, rules)
    try:
        return replay(kept, rules), kept
    except BadRecord:
        _refuse_newer(kept, rules)
        if _is_of_today(kept, rules):
            raise
    match = _set_up(kept, rules, kept.snapshots, listening=True)
    lost = _retake_all(match, _lines_of(kept), kept.renewed)
    if not lost and _last_version(kept) == rules.rules_version:
        return match, kept
    number = len(kept.answers) + sum(one.lost for one in kept.renewed)
    renewed = Renewed(
        match.answers, rules.rules_version, lost, renewed_seed(kept.seed, number) if lost else ""
    )
    if lost:
        match.renew(renewed.seed, lost)
    return match, msgspec.structs.replace(kept, renewed=[*kept.renewed, renewed])


def rewatch(kept: Record, rules: Rules[S, Any]) -> tuple[Match[S], int]:
    """Return the match of a record from its beginning, as far as its answers fit, and how many do not.

    A record of these rules fits as a whole, or is refused; one of an earlier version goes as far as it does.
    """
    if kept.rules_version == rules.rules_version and not kept.renewed:
        return replay(kept, rules), 0
    _check_game(kept, rules)
    _refuse_newer(kept, rules)
    match = _set_up(kept, rules, (), listening=True)
    return match, _retake_all(match, _lines_of(kept), kept.renewed)


def last_stand(kept: Record, rules: Rules[S, Any]) -> Match[S] | None:
    """Return how the match of a record stood last, by the newest of its snapshots that can be read."""
    match = _set_up(kept, rules, kept.snapshots, listening=True)
    return match if match.past.answers else None


def _refuse_newer(kept: Record, rules: AnyRules) -> None:
    if kept.state_version > rules.state_version or _last_version(kept) > rules.rules_version:
        raise BadRecord(
            f"The record was saved by a newer version of {rules.name}: version {_last_version(kept)} "
            f"of the rules; these are version {rules.rules_version}."
        ) from None


def _is_of_today(kept: Record, rules: AnyRules) -> bool:
    """Say whether a record was written by these rules with these cards, from its beginning on."""
    if kept.renewed or (kept.rules_version, kept.state_version) != (rules.rules_version, rules.state_version):
        return False
    catalogue = rules.storing.catalogue
    return catalogue is None or kept.content == catalogue().content_of(list(kept.packs))


def _lines_of(kept: Record) -> list[Line]:
    drawn = [*kept.drawn, *[None] * (len(kept.answers) - len(kept.drawn))]
    return [
        Line(seat, bytes(move), drawn[number], kept.state_version)
        for number, (seat, move) in enumerate(kept.answers)
    ]


def check_renewals(kept: Record, rules: AnyRules) -> None:
    """Refuse a record that says of its versions, or of where chance began anew, what can't have been."""
    if not FIRST_VERSION <= kept.rules_version <= rules.rules_version:
        raise BadRecord(f"there is no version {kept.rules_version} of the rules of {rules.name}.")
    version, answers, lost = kept.rules_version, 0, 0
    for renewal in kept.renewed:
        if not version <= renewal.rules_version <= rules.rules_version:
            raise BadRecord(f"it can't have gone on under version {renewal.rules_version} of the rules.")
        if renewal.rules_version == version and not renewal.lost:
            raise BadRecord(f"it says that it went on under version {version}, which it had already.")
        if not answers <= renewal.answers <= len(kept.answers) or renewal.lost < 0:
            raise BadRecord(f"it can't have gone on after {renewal.answers} answers.")
        version, answers, lost = renewal.rules_version, renewal.answers, lost + renewal.lost
        begun = range(answers + lost, answers + lost + LINES_BETWEEN)
        if renewal.lost and renewal.seed not in (renewed_seed(kept.seed, number) for number in begun):
            raise BadRecord("chance did not begin anew like that.")


def _retake_all(match: Match[Any], lines: list[Line], renewed: list[Renewed]) -> int:
    """Give answers again as far as they fit, with the chance that was theirs; return how many were left."""
    for anew in renewed:
        if anew.lost and anew.answers >= match.answers:
            if left := retake_all(match, lines[match.answers : anew.answers]):
                return left + len(lines) - anew.answers
            match.renew(anew.seed, anew.lost)
    return retake_all(match, lines[match.answers :])


def _last_version(kept: Record) -> int:
    return kept.renewed[-1].rules_version if kept.renewed else kept.rules_version


def _check_game(kept: Record, rules: Rules[S, Any]) -> None:
    if kept.game != rules.name:
        raise BadRecord(f"The record is of the game {kept.game!r}, not {rules.name!r}.")


def _set_up(
    kept: Record, rules: Rules[S, Any], snapshots: Iterable[Snapshot], *, listening: bool
) -> Match[S]:
    try:
        options = rules.read_options({name: msgspec.json.decode(raw) for name, raw in kept.options.items()})
        return resume(
            rules,
            kept.seats,
            kept.seed,
            options,
            mode=kept.mode,
            kept=rules.read_kept(kept.kept, kept.state_version),
            components=rules.stored_components(list(kept.packs), kept.components),
            snapshots=snapshots,
            listening=listening,
        )
    except DreamtableError as error:
        raise BadRecord(f"The record can't be set up: {error}") from None
