"""Cards that name the Dreamworld map, used there: between two Slumbers, or when a tile was just drawn."""

import pytest

from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.model import Dream, Phase
from dreamtable.games.etherfields.moves import Awaken, GoTo, Pass, PassPhase
from etherfields.kit import Table, act, card, dream
from etherfields.test_callers import slumber

PASS = Pass()


def on_the_map(hand: str, *, at: str = "b1", slumbers: str = "", hands: str = "") -> Table:
    """Let the Team stand on the map, with cards in hand; Slumbers are drawn at the next icon."""

    def also(s: Dream) -> None:
        assert s.world is not None
        s.world.team, s.world.slumber = at, ""
        s.phase, s.current, s.turn_deck = Phase.TRAVEL, -1, []
        s.world.slumbers.top = slumbers.split()
        if slumbers:
            s.phase, s.world.icons = Phase.ARRIVAL, ["slumber"]

    return slumber("moth-choir", seats=2, hands=[hand, hands], also=also)


@pytest.mark.rule("ETH-DWC-01", "ETH-DWC-03", "ETH-TIM-20")
def test_spare_change_is_an_ether_on_the_map_and_leaves_the_game() -> None:
    table = on_the_map("spare-change").does(0, act("spare-change"))
    assert table.dreamers[0].ether == 1
    assert "spare-change" in table.s.removed
    assert not dream(1, hands=["spare-change"]).can(0, act("spare-change"))


@pytest.mark.rule("ETH-MKT-04")
def test_the_rag_and_bone_man_pays_for_a_card_that_goes_back_to_the_market() -> None:
    table = on_the_map("rag-and-bone-man candle-end").does(0, act("rag-and-bone-man"))
    assert table.s.world is not None
    assert table.s.world.market.below == ["candle-end"]
    assert (table.dreamers[0].ether, table.hand(0)) == (1, [])
    alone = on_the_map("rag-and-bone-man")
    assert not alone.can(0, act("rag-and-bone-man"))


@pytest.mark.rule("ETH-DWM-15", "ETH-DWM-06")
def test_a_folded_map_brings_the_team_to_any_other_place_and_it_is_entered() -> None:
    table = on_the_map("folded-map", at="b1").does(0, act("folded-map"))
    assert not table.can(0, GoTo("b1"))
    keys = table.s.keys
    for seat in (0, 1):
        table.does(seat, GoTo("b6"))
    assert (table.s.world.team if table.s.world else "", table.s.keys) == ("b6", keys + 1)


@pytest.mark.rule("ETH-TIM-20")
def test_nobody_is_home_to_a_slumber_that_was_just_drawn() -> None:
    table = on_the_map("nobody-home c1", slumbers="wraith")
    assert table.is_asked(0, "ETH-TIM-20")
    table.does(0, act("nobody-home"))
    assert table.s.world is not None
    assert (table.s.world.slumber, table.s.world.slumbers.below) == ("", ["wraith"])
    assert (table.hand(0), table.s.figures) == ([], [])
    assert CARDS[card("wraith")].id not in table.s.world.won


def test_who_has_nothing_for_the_map_is_not_asked_and_who_passes_for_good_is_left_alone() -> None:
    plain = on_the_map("c1 a1")
    assert plain.can(0, Awaken())
    table = on_the_map("spare-change")
    assert table.is_asked(0, "ETH-TIM-20")
    table.does(0, PassPhase())
    assert table.can(0, Awaken())
    for seat in (0, 1):
        table.does(seat, GoTo("b2"))
    assert not table.is_asked(0, "ETH-TIM-20")


def test_what_fits_anywhere_may_be_used_on_the_map_too() -> None:
    table = on_the_map("deep-breath")
    assert table.can(0, Awaken()), "nothing is Sealed"
    table = on_the_map("folded-map")
    assert table.can(0, PASS)
