"""Bots between the Dreams: in Slumbers, over the map, and through the whole of book one."""

import msgspec
import pytest

from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.events import SlumberEnded
from dreamtable.games.etherfields.keeping import carry, next_gate
from dreamtable.games.etherfields.model import Dream, Phase, Saga, View
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.standing import in_slumber, lures
from dreamtable.kernel import Chair, Match
from etherfields.invariants import all_is_there
from etherfields.way import WayTable, played, slumber, way

MOST_MATCHES = 45


def fights(seats: int, number: int) -> WayTable:
    """Let bots come to the Wraith with a hand, and deal with him."""
    table = way(
        seats,
        at="a4",
        slumbers="wraith",
        gates="",
        phase=Phase.ARRIVAL,
        icons=["slumber"],
    )
    table.match.renew(f"wraith {seats} {number}", lost=0)
    bots = [BOT.quick(f"bot {seat}") for seat in range(seats)]
    while not table.events(SlumberEnded):
        seat = table.match.due()[0]
        chair = Chair(table.match, seat)
        table.match.choose(seat, list(chair.menu).index(bots[seat].choose(chair)))
    return table


def test_where_a_figure_cannot_be_dealt_with_bots_wait_beside_it_and_let_it_come() -> None:
    table = slumber(1, at="B2.ne", where="B3.se")
    seen = table.match.view(0)
    assert isinstance(seen, View)
    places = lures(seen, ["turn-on-him"])
    assert places
    assert "B2.ne" not in places  # he stands there in Darkness
    assert {place for goal in in_slumber(seen) for place in goal.stand} == places
    assert "turn-on-him" not in [name for goal in in_slumber(seen) for name in goal.want]


def test_where_it_can_be_dealt_with_bots_go_for_it() -> None:
    seen = slumber(1, at="B2.nw", where="B3.se").match.view(0)
    assert isinstance(seen, View)
    assert in_slumber(seen)[0].want == ("turn-on-him",)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_deal_with_most_wraiths(seats: int) -> None:
    results = [fights(seats, number).events(SlumberEnded)[0].result for number in range(10)]
    assert results.count("win") >= 5


@pytest.mark.rule("ETH-MCH-01", "ETH-MCH-02", "ETH-MCH-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", ["ash", "brass"])
def test_bots_play_book_one_from_the_first_gate_to_where_it_ends(seats: int, seed: str) -> None:
    kept: Saga | None = None
    dreams: set[str] = set()
    for number in range(MOST_MATCHES):
        match: Match[Dream] = played(Match(RULES, seats, f"{seed} {number}", kept=kept))
        s = match.state
        all_is_there(s)
        if s.world is None:
            dreams.add(CARDS[s.gate].id)
        kept = msgspec.json.decode(msgspec.json.encode(carry(s)), type=Saga)
        if s.ending in ("victory", "failure") and not next_gate(kept):
            break
    assert dreams == {"i-01-x", "i-02-x", "i-03-x", "i-04-x"}
    assert kept is not None
    assert kept.ending in ("victory", "failure")
