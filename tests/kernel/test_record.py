"""A record gives the match again, or says why it does not."""

from typing import Any

import msgspec
import pytest
from bench.tictactoe import RULES as TICTACTOE

from dreamtable.kernel import BadRecord, Match, Record, from_bytes, record, replay, to_bytes
from kernel import whispers


@pytest.fixture
def kept() -> Record:
    match: Match[Any] = Match(whispers.RULES, 2, "kept", whispers.WhispersOptions(leak=whispers.Leak(1)))
    while match.question is not None:
        match.choose(min(match.question.menus), 0)
    return from_bytes(to_bytes(record(match, ["Ines", "bot:random"])))


def test_a_record_gives_the_same_match(kept: Record) -> None:
    match = replay(kept, whispers.RULES)
    assert match.outcome is not None
    assert match.options == whispers.WhispersOptions(leak=whispers.Leak(1))
    assert to_bytes(record(match, kept.players)) == to_bytes(kept)


def test_an_unfinished_match_goes_on_where_it_stood() -> None:
    match: Match[Any] = Match(whispers.RULES, 3, "half")
    match.choose(1, 2)
    again = replay(from_bytes(to_bytes(record(match))), whispers.RULES)
    assert again.hash() == match.hash()
    assert set(again.question.menus) == {0, 2} if again.question else False


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b'{"format": 1}', b"\x00\xff", b'{"format": "one"}']
)
def test_what_is_no_record_is_refused(content: bytes) -> None:
    with pytest.raises(BadRecord, match="no record of a match, or it is damaged"):
        from_bytes(content)


def test_a_truncated_record_is_refused(kept: Record) -> None:
    content = to_bytes(kept)
    for end in range(0, len(content) - 2, 7):
        with pytest.raises(BadRecord):
            from_bytes(content[:end])


def changed(kept: Record, **fields: object) -> Record:
    """Return the record with other content."""
    return msgspec.structs.replace(kept, **fields)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"format": 2}, "format 2; this version reads format 1"),
        ({"players": ["alone"]}, "names 1 players for 2 seats"),
    ],
)
def test_a_record_of_another_shape_is_refused(kept: Record, fields: dict[str, object], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        from_bytes(to_bytes(changed(kept, **fields)))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"game": "chess"}, "of the game 'chess', not 'whispers'"),
        ({"rules_version": 7}, "under version 7 of the rules of whispers; these are version 1"),
        ({"seats": 9}, "can't be set up: whispers is for 2 to 4 players"),
        ({"options": {"volume": msgspec.Raw(b"11")}}, "can't be set up: Wrong options"),
        ({"hash": "0" * 32}, "the record was changed, or it was played under other rules"),
        ({"seed": "other"}, r"Answer \d of \d+ does not fit|the record was changed"),
        ({"answers": [(0, msgspec.Raw(b'["fly",1]'))]}, "Answer 0 of 1 does not fit"),
        ({"answers": [(0, msgspec.Raw(b'["commit",99]'))]}, "Answer 0 of 1 does not fit.*not allowed now"),
        ({"answers": [(5, msgspec.Raw(b'["keep"]'))]}, "Answer 0 of 1 does not fit.*Seat 5 is not asked"),
    ],
)
def test_a_record_that_does_not_fit_says_where(kept: Record, fields: dict[str, object], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        replay(changed(kept, **fields), whispers.RULES)


def test_a_foreign_record_is_refused(kept: Record) -> None:
    with pytest.raises(BadRecord, match="of the game 'whispers', not 'tictactoe'"):
        replay(kept, TICTACTOE)
