"""The measurement of book one: first tries, their bands, what campaigns are counted by."""

import pytest
from bench.book import BANDS, LAST, Tried, alone, campaign, dreams, roads


def tried(number: int, ending: str, *, seats: int = 1) -> Tried:
    """Return a first try of the last Dream."""
    return Tried(
        dream=LAST,
        seats=seats,
        saved=number % 2 == 0,
        first=True,
        ending=ending,
        dreamers=["gambler"] * seats,
        turns=8,
        decisions=100,
        earned=2 * seats,
        spent=0,
        bought=0,
        awakened=0,
        read=[],
    )


def test_a_dream_that_lies_outside_its_band_beyond_chance_is_marked() -> None:
    won = [tried(number, "victory") for number in range(100)]
    lines = list(dreams(won, (1,)))
    (row,) = [line for line in lines if line.startswith(f"| {LAST}") and "| 1 |" in line]
    assert "100 % (96–100) ✗" in row
    assert row.endswith("| 0 % | 0 % | 8.0 | 100 | 2.0 |")
    half = [*won[:65], *(tried(number, "failure") for number in range(35))]
    assert not any("✗" in line for line in dreams(half, (1,)))


def test_who_alone_has_won_what_is_told_by_dreamer() -> None:
    lines = list(alone([tried(0, "victory"), tried(1, "death")]))
    assert lines[-1] == "| Gambler | – | – | – | 50 % (9–91) |"


@pytest.mark.parametrize("saved", [False, True])
def test_a_campaign_is_played_from_the_first_gate_to_the_tram_stop(*, saved: bool) -> None:
    (played,) = [list(campaign(1, f"measured {saved}", saved=saved))]
    assert [one.dream for one in played if one.first] == list(BANDS)
    assert (played[-1].dream, 4990 in played[-1].read) == (LAST, True)
    assert any(one.ending == "evening" for one in played) is saved
    assert next(line for line in roads([played], (1,)) if line.startswith("| 1 |"))
