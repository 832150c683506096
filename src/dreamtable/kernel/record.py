"""A record: the save file, the replay and the bug report of a match, all in one."""

from typing import Any

import msgspec

from dreamtable.kernel.errors import BadMove, BadRecord, DreamtableError
from dreamtable.kernel.game import S
from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Seat
from dreamtable.kernel.rules import Rules

FORMAT = 1


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to play a match again: what was decided, and by whom."""

    format: int
    game: str
    rules_version: int
    seats: int
    players: list[str]
    """Who sat there: names of people, or `bot:greedy`."""
    options: dict[str, msgspec.Raw]
    seed: str
    answers: list[tuple[Seat, msgspec.Raw]]
    hash: str
    """The fingerprint of the state after the last answer."""


def record(match: Match[Any], players: list[str] | None = None) -> Record:
    """Return the record of a match as it stands."""
    encode = msgspec.json.encode
    return Record(
        format=FORMAT,
        game=match.rules.name,
        rules_version=match.rules.rules_version,
        seats=match.seats,
        players=players or [""] * match.seats,
        options={
            name: msgspec.Raw(encode(getattr(match.options, name)))
            for name in match.options.__struct_fields__
        },
        seed=match.seed,
        answers=[(seat, msgspec.Raw(encode(move))) for seat, _, move, _ in match.journal],
        hash=match.hash(),
    )


def to_bytes(kept: Record) -> bytes:
    """Return a record as the content of a file."""
    return msgspec.json.encode(kept) + b"\n"


def from_bytes(content: bytes) -> Record:
    """Read a record from the content of a file, or say why it is none."""
    try:
        kept = msgspec.json.decode(content, type=Record)
    except msgspec.DecodeError as error:
        raise BadRecord(f"This is no record of a match, or it is damaged: {error}.") from None
    if kept.format != FORMAT:
        raise BadRecord(f"The record has format {kept.format}; this version reads format {FORMAT}.")
    if len(kept.players) != kept.seats:
        raise BadRecord(f"The record names {len(kept.players)} players for {kept.seats} seats.")
    return kept


def replay(kept: Record, rules: Rules[S, Any], *, listening: bool = True) -> Match[S]:
    """Play a record again and return the match as it stood, or say where the record does not fit."""
    if kept.game != rules.name:
        raise BadRecord(f"The record is of the game {kept.game!r}, not {rules.name!r}.")
    if kept.rules_version != rules.rules_version:
        raise BadRecord(
            f"The record was played under version {kept.rules_version} of the rules of {rules.name}; "
            f"these are version {rules.rules_version}."
        )
    try:
        options = rules.read_options({name: msgspec.json.decode(raw) for name, raw in kept.options.items()})
        match = Match(rules, kept.seats, kept.seed, options, listening=listening)
    except DreamtableError as error:
        raise BadRecord(f"The record can't be set up: {error}") from None
    decode = msgspec.json.Decoder(rules.moves).decode
    for number, (seat, raw) in enumerate(kept.answers):
        try:
            match.answer(seat, decode(raw))
        except (BadMove, msgspec.DecodeError) as error:
            raise BadRecord(f"Answer {number} of {len(kept.answers)} does not fit: {error}") from None
    if match.hash() != kept.hash:
        raise BadRecord(
            f"After {len(kept.answers)} answers the state is {match.hash()}, but the record says "
            f"{kept.hash}: the record was changed, or it was played under other rules."
        )
    return match
