"""ETH-ACT, ETH-GRD, ETH-BST: costs, payments, gradual actions, Boosts."""

import pytest

from dreamtable.games.etherfields.events import Failed, Performed
from dreamtable.games.etherfields.model import Colour, Dream, Luckless
from dreamtable.games.etherfields.moves import (
    Bear,
    Boost,
    Cancel,
    Finish,
    Pass,
    PickColour,
    PickFigure,
    PickNumber,
    PickPrice,
    PutMarker,
    TakeMarker,
    UseGem,
)
from etherfields.kit import act, action, card, dream, luck, pay
from refusing import Refused

BOOST, CANCEL, FINISH = Boost(), Cancel(), Finish()


def wrath(count: int) -> str:
    """Return so many cards of 2 Wrath."""
    return " ".join(["w2"] * count)


@pytest.mark.rule(
    "ETH-ACT-02", "ETH-ACT-04", "ETH-ACT-05", "ETH-ACT-06", "ETH-ACT-08", "ETH-ITM-02", "ETH-ITM-07"
)
def test_cards_and_an_item_pay_six_cunning_and_the_surplus_is_lost() -> None:
    # acceptance AS-05
    table = dream(1, hands=["c2w1 c3"], items="x-item")
    table.does(0, act("x-six"), pay("c2w1"), pay("c3"), pay("x-item"))
    assert table.dreamers[0].ether == 1
    assert table.s.storage == [card("x-item")]
    assert table.dreamers[0].discard == [card("c2w1"), card("c3")]
    assert table.s.payments == []


@pytest.mark.rule("ETH-ACT-09")
def test_a_cost_of_two_colours_is_paid_whole_in_one_of_them() -> None:
    table = dream(1, hands=["w3 w3 c3 c3"])
    table.does(0, act("x-two-colours"), PickColour(Colour.WRATH))
    assert not table.can(0, pay("c3"))
    table.does(0, pay("w3"), pay("w3"))
    assert table.dreamers[0].ether == 1


@pytest.mark.rule("ETH-ACT-03", "ETH-ACT-07")
def test_a_card_gives_only_the_colour_that_is_paid() -> None:
    table = dream(1, hands=["c2w1 c3 c3"])
    table.does(0, act("x-six"), pay("c2w1"))
    assert table.s.payments[0].paid == 2
    assert table.s.payments[0].cards == [card("c2w1")]


@pytest.mark.rule("ETH-ACT-10", "ETH-ACT-13", "ETH-ACT-14")
def test_a_free_action_that_is_limited_is_used_once_a_turn() -> None:
    table = dream(1)
    table.does(0, act("x-free"))
    assert len(table.dreamers[0].hand) == 1
    assert not table.can(0, act("x-free"))


@pytest.mark.rule("ETH-ACT-11", "ETH-PAI-10")
def test_distress_can_be_a_cost() -> None:
    table = dream(1)
    table.does(0, act("x-hurt"))
    assert (table.dreamers[0].distress, table.dreamers[0].gems) == (1, 1)


@pytest.mark.rule("ETH-ACT-11")
def test_without_the_gem_a_gem_cost_is_not_offered() -> None:
    assert not dream(1).can(0, act("x-flying"))


@pytest.mark.rule("ETH-ACT-12", "ETH-GEN-04")
def test_a_cost_times_the_dreamers_is_paid_at_once_by_one() -> None:
    # acceptance AS-12
    table = dream(3, hands=[wrath(2)])
    table.s.dreamers[0].boosts = 1
    short = dream(3, hands=[wrath(2)], also=_no_boost)
    assert not short.can(0, act("x-times"))
    table = dream(3, hands=[wrath(3)])
    table.does(0, act("x-times"), pay("w2"), pay("w2"), pay("w2"))
    assert table.s.keys == 1


def _no_boost(s: Dream) -> None:
    for d in s.dreamers:
        d.boosts = 1


@pytest.mark.rule("ETH-ACT-15", "ETH-MAP-07")
def test_a_map_action_needs_the_dreamer_in_its_space() -> None:
    table = dream(1, hands=["a1"], where="A1.ne")
    assert not table.can(0, act("x-once"))


@pytest.mark.rule("ETH-ACT-16", "ETH-TIM-03")
def test_an_announced_action_can_be_cancelled_and_everything_returns() -> None:
    table = dream(1, hands=["c2w1 c3 c1"], items="x-item")
    table.does(0, act("x-six"), pay("c3"), pay("x-item"), CANCEL)
    assert sorted(table.hand(0)) == ["c1", "c2w1", "c3"]
    assert table.s.items == [card("x-item")]
    assert table.dreamers[0].discard == []


@pytest.mark.rule("ETH-ACT-16", "ETH-INF-04", "ETH-INF-05", "ETH-SEA-08", "ETH-TIM-04")
def test_a_rapid_draw_inside_a_payment_brings_the_missing_cards_but_nothing_can_be_taken_back() -> None:
    table = dream(1, hands=["c3 rapid-draw"], decks=["c3 a1 a1 w1 w1 w1 w1"])
    table.does(0, act("x-six"), pay("c3"), act("rapid-draw"))
    assert not table.can(0, CANCEL)
    table.does(0, pay("c3"))
    assert table.dreamers[0].ether == 1
    assert table.dreamers[0].sealed == [card("rapid-draw")]


@pytest.mark.rule("ETH-ACT-18", "ETH-GRD-13")
def test_a_reduction_takes_off_the_sum_of_one_payment_and_is_used_up() -> None:
    table = dream(2, hands=["cheaper a4 a1"])
    table.does(0, act("cheaper"), act("x-gradual"), pay("a4"))
    assert table.s.keys == 1
    assert table.s.passing == []


@pytest.mark.rule("ETH-ACT-19", "ETH-GEN-05", "ETH-SEA-06")
def test_one_of_two_costs_of_different_kinds_is_chosen() -> None:
    table = dream(1)
    table.does(0, act("x-either"), PickPrice("seal(2)"))
    assert len(table.dreamers[0].sealed) == 2
    assert table.s.hours == 5


@pytest.mark.rule("ETH-GEN-09")
def test_x_is_what_was_paid() -> None:
    table = dream(1, hands=["a2 a1"])
    table.does(0, act("x-any-amount"), pay("a2"), pay("a1"), FINISH)
    assert table.dreamers[0].ether == 3


# Gradual actions


@pytest.mark.rule("ETH-GRD-01", "ETH-GRD-02", "ETH-GRD-03", "ETH-GRD-06", "ETH-GRD-08")
def test_three_dreamers_pay_a_gradual_action_together() -> None:
    # acceptance AS-11
    table = dream(3, hands=["a3 a3", "a3", ""])
    table.does(0, act("x-gradual"), pay("a3"), pay("a3"), FINISH)
    assert table.s.markers[0].counts == [0, 0, 2]
    table.does(1, act("x-gradual"), pay("a3"))
    assert (table.s.keys, table.s.markers) == (1, [])


@pytest.mark.rule("ETH-GRD-04")
def test_each_payer_must_stand_there() -> None:
    assert not dream(2, hands=["a3"], where="B1.sw").can(0, act("x-gradual"))


@pytest.mark.rule("ETH-GRD-05")
def test_markers_of_two_colours_may_lie_there_and_one_colour_must_reach_all() -> None:
    table = dream(2, hands=["w2 a2", "a2"])
    table.does(0, act("x-gradual-two"), PickColour(Colour.WRATH), pay("w2"), FINISH)
    table.does(0, act("x-gradual-two"), pay("a2"), FINISH)
    assert table.s.keys == 0
    table.does(1, act("x-gradual-two"), pay("a2"))
    assert (table.s.keys, table.s.markers) == (1, [])


@pytest.mark.rule("ETH-GRD-07")
def test_a_marker_that_is_missing_is_taken_from_another_action() -> None:
    # acceptance AS-67
    table = dream(4, hands=["w2 w2 w2", "w2 w1 w1"])
    table.does(0, act("x-gradual-w"), pay("w2"), pay("w2"), pay("w2"), FINISH)
    table.does(1, act("x-gradual-w-two"), pay("w1"), FINISH)
    assert table.s.markers[0].counts[0] == 3
    table.does(1, act("x-gradual-two"), pay("w2"), FINISH)
    table.does(1, TakeMarker(action("x-gradual-w")))
    assert [one.counts[0] for one in table.s.markers] == [2, 1, 1]


@pytest.mark.rule("ETH-GRD-11", "ETH-SOL-02")
def test_alone_a_gradual_action_is_an_ordinary_one() -> None:
    table = dream(1, hands=["a3"])
    table.does(0, act("x-gradual"), pay("a3"))
    assert table.s.keys == 1


@pytest.mark.rule("ETH-GRD-12")
def test_what_is_no_whole_multiple_is_rounded_down() -> None:
    table = dream(3, hands=["a4 a1"])
    table.does(0, act("x-gradual"), pay("a4"), pay("a1"), FINISH)
    assert table.s.markers[0].counts == [0, 0, 1]


@pytest.mark.rule("ETH-GRD-09", "ETH-GRD-10")
def test_on_a_contact_further_multiples_repeat_the_effect() -> None:
    table = dream(
        2, hands=["a4 a4"], figures=[("x-walker", "A1.ne"), ("x-walker", "A1.nw")], where="A1.nw B2.se"
    )
    table.does(0, act("x-count"), pay("a4"), pay("a4"), FINISH, PickFigure(0), PickFigure(1))
    assert [one.stunned for one in table.s.figures] == [True, True]


@pytest.mark.rule("ETH-ATK-03", "ETH-ATK-04", "ETH-ATK-05")
def test_an_assault_paid_three_times_may_have_different_targets() -> None:
    # acceptance AS-14
    table = dream(1, hands=["w3 w3 w3"], figures=[("x-walker", "A1.ne"), ("x-walker", "A1.nw")])
    table.does(0, act("x-strike"), pay("w3"), pay("w3"), pay("w3"), FINISH)
    table.does(0, PickFigure(0), PickFigure(0), PickFigure(1))
    assert [one.dazed for one in table.s.figures] == [True, True]


@pytest.mark.rule("ETH-ATK-01", "ETH-ATK-02", "ETH-ATK-07")
def test_assaults_reach_one_space_and_other_interactions_none() -> None:
    table = dream(1, hands=["w3"], figures=[("x-walker", "A1.ne")])
    assert table.can(0, act("x-strike"))
    assert not table.can(0, act("x-touch"))


# Boosts


@pytest.mark.rule("ETH-BST-01", "ETH-BST-03", "ETH-LCK-01", "ETH-BAS-07")
def test_a_boost_adds_what_the_die_shows() -> None:
    table = dream(1, hands=["c2 c2"], brings=[luck("2")])
    table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)
    assert table.dreamers[0].ether == 1


@pytest.mark.rule("ETH-BST-05", "ETH-BST-06")
def test_a_boost_that_is_not_enough_loses_what_was_paid() -> None:
    table = dream(1, hands=["c2 c2"], brings=[luck("blank")])
    table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)
    assert table.dreamers[0].ether == 0
    assert len(table.dreamers[0].discard) == 2
    assert table.events(Failed)


@pytest.mark.rule("ETH-BST-04", "ETH-BST-07")
def test_a_failed_boost_fails_even_what_was_paid_and_costs_something() -> None:
    # acceptance AS-37
    table = dream(2, hands=["a3 a1"], brings=[luck("fail")])
    table.does(0, act("x-gradual"), pay("a3"), BOOST)
    assert table.is_asked(0, "ETH-BST-04")
    assert not table.can(0, Bear(Luckless.ETHER))
    table.does(0, Bear(Luckless.DISTRESS))
    assert (table.dreamers[0].distress, table.s.markers) == (1, [])


@pytest.mark.rule("ETH-BST-01", "ETH-BST-02")
def test_a_dreamer_boosts_once_a_turn_and_nothing_is_added_after_it() -> None:
    table = dream(1, hands=["c2 c2 rapid-wrath c1"], brings=[luck("blank")])
    table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)
    assert table.s.payments == []
    table = dream(1, hands=["c3 c1 a1"], also=_no_boost)
    assert not table.can(0, act("x-six"))


@pytest.mark.rule("ETH-BST-08", "ETH-MOV-01")
def test_a_boosted_move_goes_further() -> None:
    from dreamtable.games.etherfields.moves import StartMove, Walk
    from etherfields.kit import at

    table = dream(1, hands=["c1"], brings=[luck("1")])
    table.does(0, StartMove(), pay("c1"), BOOST)
    assert table.can(0, Walk(at("A1.se")))


@pytest.mark.rule("ETH-BST-09", "ETH-PRG-02")
def test_a_progress_card_stays_in_hand_if_its_boost_fails() -> None:
    from dreamtable.games.etherfields.moves import PlaceCard

    table = dream(1, hands=["prog-a a2"], brings=[luck("blank")])
    table.does(0, PlaceCard(card("prog-a")), pay("a2"), BOOST)
    assert table.hand(0) == ["prog-a"]


@pytest.mark.rule("ETH-BST-10")
def test_a_cost_without_intent_is_not_boosted() -> None:
    table = dream(1)
    table.does(0, act("x-hurt"))
    assert table.dreamers[0].boosts == 0


# Rerolls


@pytest.mark.rule("ETH-BAS-05", "ETH-RRL-01", "ETH-RRL-02", "ETH-RRL-03", "ETH-RRL-04", "ETH-TIM-05")
def test_another_dreamer_discards_a_gem_and_only_the_new_result_counts() -> None:
    # acceptance AS-38
    table = dream(2, hands=["c2 c2"], brings=[luck("fail"), luck("2")], also=_gem_of_one)
    table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)
    assert table.is_asked(1, "ETH-RRL-04")
    table.does(1, UseGem())
    assert (table.dreamers[0].ether, table.dreamers[1].gems) == (1, 0)


def _gem_of_one(s: Dream) -> None:
    s.dreamers[1].gems = 1


@pytest.mark.rule("ETH-RRL-04")
def test_who_passes_lets_the_result_stand() -> None:
    table = dream(2, hands=["c2 c2"], brings=[luck("blank")], also=_gem_of_one)
    table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)
    table.does(1, Pass())
    assert (table.dreamers[0].ether, table.dreamers[1].gems) == (0, 1)


@pytest.mark.rule("ETH-MOR-08", "ETH-MOR-09", "ETH-MAP-13")
def test_no_rerolls_and_dull_gems_forbid_rerolls_but_no_gem_slot() -> None:
    from dreamtable.games.etherfields.moves import PlaceGem
    from etherfields.kit import at

    for kind in ("no-rerolls", "dull-gems"):

        def also(s: Dream, kind: str = kind) -> None:
            s.dreamers[0].gems = 1
            s.entities[0].morphings.append(card(kind))

        table = dream(
            1, hands=["a4"], where="A1.se", figures=[("x-walker", "B2.se")], brings=[luck("blank")], also=also
        )
        table.does(0, act("x-far"), pay("a4"), FINISH)
        assert table.can(0, PlaceGem(at("A1.se")))
        table = dream(1, hands=["c2 c2"], figures=[("x-walker", "B2.se")], brings=[luck("blank")], also=also)
        table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)
        assert table.dreamers[0].gems == 1


def test_what_is_not_on_the_menu_is_refused() -> None:
    with pytest.raises(Refused):
        dream(1).does(0, act("x-six"))


@pytest.mark.rule("ETH-GEN-09")
def test_effort_asks_how_many_hours() -> None:
    from dreamtable.games.etherfields.moves import MakeEffort, Stay

    table = dream(2)
    table.does(0, MakeEffort(), PickNumber(2), Stay())
    assert table.s.hours == 2


# Markers without payment


@pytest.mark.rule("ETH-GRD-14")
def test_a_marker_from_an_effect_is_one_basic_cost_paid_from_anywhere() -> None:
    table = dream(2, hands=["one-marker"], where="B2.se B2.se").does(0, act("one-marker"))
    table.does(0, PutMarker(action("x-gradual-two"), Colour.AWARENESS))
    assert [(one.action, one.counts) for one in table.s.markers] == [(action("x-gradual-two"), [0, 0, 1])]
    assert table.s.keys == 0


@pytest.mark.rule("ETH-GRD-14")
def test_the_last_marker_performs_the_action_by_who_put_it() -> None:
    table = dream(2, hands=["a3", "one-marker"]).does(0, act("x-gradual"), pay("a3"), FINISH)
    table.does(1, act("one-marker"), PutMarker(action("x-gradual"), Colour.AWARENESS))
    assert (table.s.keys, table.s.markers) == (1, [])
    assert table.events(Performed)[-1].seat == 1


@pytest.mark.rule("ETH-GRD-14")
@pytest.mark.parametrize(("where", "offered"), [("A1.nw", True), ("B2.se", False)])
def test_the_last_marker_is_put_only_by_who_stands_there(where: str, offered: bool) -> None:
    table = dream(2, hands=["a3", "one-marker"], where=f"A1.nw {where}")
    table.does(0, act("x-gradual"), pay("a3"), FINISH)
    put = PutMarker(action("x-gradual"), Colour.AWARENESS)
    assert table.does(1, act("one-marker")).can(1, put) is offered
    both = dream(2, hands=["", "two-markers"], where=f"A1.nw {where}")
    assert both.can(1, act("two-markers")) is offered


@pytest.mark.rule("ETH-GRD-14", "ETH-GRD-07")
def test_a_marker_moves_to_an_action_of_its_colour_and_may_be_the_last_one() -> None:
    table = dream(2, hands=["w2 w1", "marker-moves"])
    table.does(0, act("x-gradual-two"), pay("w2"), FINISH, act("x-gradual-w-two"), pay("w1"), FINISH)
    table.does(1, act("marker-moves"), TakeMarker(action("x-gradual-two")))
    assert not table.can(1, PutMarker(action("x-gradual"), Colour.AWARENESS))
    table.does(1, PutMarker(action("x-gradual-w-two"), Colour.WRATH))
    assert (table.dreamers[1].ether, table.s.markers) == (1, [])
