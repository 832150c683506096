"""ETH-HND, ETH-SHU, ETH-SEA, ETH-FLW, ETH-INF, ETH-PRG: decks, hands, Sealed piles, Flaws, Progress."""

import pytest

from dreamtable.games.etherfields.changes import hand_limit
from dreamtable.games.etherfields.look import top_back
from dreamtable.games.etherfields.model import Dream, InfluenceDeck, Luckless, Phase
from dreamtable.games.etherfields.moves import (
    Bear,
    DiscardCard,
    Done,
    Draw,
    Pass,
    PayCard,
    PickCard,
    PlaceCard,
    RemoveFlaw,
)
from dreamtable.games.etherfields.view import view
from dreamtable.telling import sole_answer
from etherfields.kit import act, card, cards, dream, pay

DRAW, DONE = Draw(), Done()
SIX = "w1 w1 w1 w1 w1 w1"


@pytest.mark.rule("ETH-TRO-02", "ETH-HND-01", "ETH-HND-02")
def test_four_cards_are_drawn_up_to_the_hand_limit() -> None:
    table = dream(1, hands=["a1 a1 a1"], phase=Phase.DRAW).does(0, DRAW)
    assert len(table.dreamers[0].hand) == 6


@pytest.mark.rule("ETH-TRO-03", "ETH-TIM-14")
def test_who_discards_first_draws_more() -> None:
    table = dream(1, hands=["a1 a2 a3 w1 w2"], phase=Phase.DRAW)
    for name in ("a1", "a2", "a3", "w1"):
        table.does(0, DiscardCard(card(name)))
    table.does(0, DRAW)
    assert len(table.dreamers[0].hand) == 5


@pytest.mark.rule("ETH-TRO-04")
def test_nobody_may_draw_fewer() -> None:
    # acceptance AS-04
    table = dream(1, hands=["a1"], phase=Phase.DRAW).does(0, DRAW)
    assert len(table.dreamers[0].hand) == 5


@pytest.mark.rule("ETH-MAP-18", "ETH-HND-03")
def test_a_drawing_bonus_brings_one_more_card_but_no_higher_limit() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].bonus = 1

    table = dream(1, hands=["a1"], phase=Phase.DRAW, also=also).does(0, DRAW)
    assert len(table.dreamers[0].hand) == 6


@pytest.mark.rule("ETH-MAP-18")
def test_the_bonus_is_that_of_the_space_at_the_start_of_the_turn() -> None:
    table = dream(1, where="A1.ne", hands=["a1"], phase=Phase.START)
    assert table.dreamers[0].bonus == 1


@pytest.mark.rule("ETH-SHU-01", "ETH-SHU-02", "ETH-SHU-06")
def test_a_deck_that_runs_out_is_made_anew_for_a_price() -> None:
    # acceptance AS-26
    discard = " ".join(["w1"] * 10)
    table = dream(1, decks=["a1"], discards=[discard], phase=Phase.DRAW)
    assert table.is_asked(0, "ETH-SHU-02")
    table.does(0, Bear(Luckless.DISTRESS))
    assert len(table.dreamers[0].hand) == 4
    assert table.dreamers[0].distress == 1


@pytest.mark.rule("ETH-SHU-03")
def test_three_cards_are_sealed_only_if_there_are_three() -> None:
    # acceptance AS-27
    table = dream(1, hands=["a1 a1 a1 a1"], decks=[""], discards=["w1 w1"], phase=Phase.DRAW)
    table.does(0, DRAW)
    assert table.dreamers[0].distress == 1


@pytest.mark.rule("ETH-SHU-04", "ETH-SHU-07")
def test_a_reshuffle_that_is_ordered_costs_nothing() -> None:
    # acceptance AS-28
    table = dream(1, hands=["shuffle-card a1"], decks=["a1 a1"], discards=[SIX]).does(0, act("shuffle-card"))
    d = table.dreamers[0]
    assert (d.distress, len(d.deck.loose), d.discard) == (0, 9, [])
    assert d.hand == [card("a1")]


@pytest.mark.rule("ETH-SHU-05")
def test_with_deck_and_discard_empty_nothing_is_drawn() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("grow-hand")

    table = dream(1, hands=["a1 a1 a1 a1 a1 a1"], decks=[""], phase=Phase.DRAW, also=also).does(0, DRAW)
    assert (len(table.dreamers[0].hand), table.dreamers[0].distress) == (6, 0)
    assert table.is_asked(0, "ETH-TRO-05")


@pytest.mark.rule("ETH-INF-04", "ETH-SHU-02", "ETH-TIM-04")
def test_a_rapid_draw_inside_a_payment_may_empty_the_deck_and_cost_something() -> None:
    # acceptance AS-82
    table = dream(1, hands=["c3 rapid-draw"], decks=["a1"], discards=[" ".join(["c3"] * 9)])
    table.does(0, act("x-six"), pay("c3"), act("rapid-draw"))
    assert table.is_asked(0, "ETH-SHU-02")
    table.does(0, Bear(Luckless.DISTRESS), PayCard(card("c3")))
    assert table.dreamers[0].ether == 1


# Sealing


@pytest.mark.rule("ETH-SEA-01", "ETH-SEA-04", "ETH-FLW-05", "ETH-FLW-07")
def test_sealing_skips_flaws_which_lie_on_top_again() -> None:
    # acceptance AS-29
    from dreamtable.games.etherfields.moves import PickPrice

    table = dream(1, decks=["leak a1 a2 a3 w1 w1 w1 w1"], discards=[SIX])
    table.does(0, act("x-either"), PickPrice("seal(2)"))
    assert table.dreamers[0].sealed == cards("a1 a2")
    assert top_back(table.dreamers[0]) == "flaw"


@pytest.mark.rule("ETH-SEA-05")
def test_who_must_seal_with_an_empty_deck_seals_nothing() -> None:
    # acceptance AS-30
    table = dream(1, decks=[""], discards=[SIX], where="A1.ne", hands=["c1"])
    from dreamtable.games.etherfields.moves import StartMove, Walk
    from etherfields.kit import at

    table.does(0, StartMove(), pay("c1"))
    from dreamtable.games.etherfields.moves import Finish

    table.does(0, Finish(), Walk(at("A2.nw")))
    assert table.dreamers[0].sealed == []
    assert len(table.dreamers[0].discard) == 7


@pytest.mark.rule("ETH-SEA-02", "ETH-SEA-03", "ETH-SEA-07", "ETH-ITM-03")
def test_the_last_card_sealed_is_the_first_unsealed() -> None:
    # acceptance AS-31
    def also(s: Dream) -> None:
        s.dreamers[0].sealed = cards("a1 a2 a3 a4")

    table = dream(1, items="left-glove", also=also).does(0, act("left-glove"))
    assert table.dreamers[0].discard == cards("a4 a3 a2")
    assert table.dreamers[0].sealed == cards("a1")


# Flaws


@pytest.mark.rule("ETH-FLW-02", "ETH-FLW-03", "ETH-FLW-04")
def test_a_flaw_that_is_drawn_is_paid_off_or_resolved_and_counts_as_drawn() -> None:
    # acceptance AS-64
    def rich(s: Dream) -> None:
        s.dreamers[0].ether = 1

    table = dream(1, decks=["leak a1 a2 a3 w1 w1 w1"], phase=Phase.DRAW, also=rich)
    table.does(0, RemoveFlaw(card("leak")))
    assert table.hand(0) == ["a1", "a2", "a3"]
    assert table.s.flaws_below == [card("leak")]
    poor = dream(1, decks=["leak a1 a2 a3 w1 w1 w1"], phase=Phase.DRAW)
    assert poor.dreamers[0].sealed == cards("a1")
    assert poor.dreamers[0].discard == cards("leak")


@pytest.mark.rule("ETH-FLW-03", "ETH-FLW-08")
def test_a_flaw_that_stays_forbids_until_it_leaves() -> None:
    from dreamtable.games.etherfields.moves import MakeEffort

    def also(s: Dream) -> None:
        s.dreamers[0].flaws = cards("borrowed-limp")

    table = dream(1, hands=["a1 a2"], also=also)
    assert not table.can(0, MakeEffort())
    table.does(0, act("borrowed-limp"), PickCard(card("a1")))
    assert table.can(0, MakeEffort())


@pytest.mark.rule("ETH-FLW-01")
def test_a_gained_flaw_lies_on_top_of_the_discard_pile() -> None:
    from dreamtable.games.etherfields.decks import gain_flaw
    from dreamtable.kernel import Game

    table = dream(1)
    before = len(table.s.flaw_deck)
    gain_flaw(Game(table.s, listening=False), 0)
    assert len(table.s.flaw_deck) == before - 1
    assert len(table.dreamers[0].discard) == 1


# Influence cards


@pytest.mark.rule("ETH-INF-01", "ETH-INF-02", "ETH-INF-03", "ETH-INF-11")
def test_a_card_is_played_for_its_action_and_then_discarded() -> None:
    table = dream(1, hands=["palmed-ace c1"]).does(0, act("palmed-ace"), pay("c1"))
    assert table.is_asked(0, "ETH-CHO-04")
    assert card("palmed-ace") in table.dreamers[0].discard


@pytest.mark.rule("ETH-INF-06")
def test_a_requirement_is_met_to_use_the_action_not_to_discard_it() -> None:
    assert not dream(1, hands=["on-water"]).can(0, act("on-water"))
    assert dream(1, hands=["on-water"], where="B1.nw").can(0, act("on-water"))


@pytest.mark.rule("ETH-INF-07", "ETH-INF-08", "ETH-INF-09")
def test_the_back_on_top_of_the_deck_offers_its_action_to_whoever_owns_the_card() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].deck = InfluenceDeck([], cards("w1 w1 w1 w1 w1 w1 loose-thread"), mixed=True)

    table = dream(1, also=also)
    assert table.can(0, act("free-spirit"))
    table = dream(1, also=also, where="A1.nw").does(0, act("free-spirit"))
    assert table.is_asked(0, "ETH-MOV-01")
    assert table.dreamers[0].discard == cards("loose-thread")


@pytest.mark.rule("ETH-INF-12", "ETH-INF-13")
def test_everybody_sees_the_back_on_top_and_nothing_below() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].deck = InfluenceDeck(cards("leak leak a1 a2 a3 w1"), back="flaw", mixed=True)

    table = dream(2, also=also)
    seen = view(table.s, 1).dreamers[0]
    assert (seen.back, seen.deck, seen.known) == ("flaw", 6, [])


@pytest.mark.rule("ETH-INF-10", "ETH-SEC-12", "ETH-SEC-08")
def test_a_gained_influence_card_lies_on_the_discard_pile() -> None:
    from dreamtable.games.etherfields.scene import scene_of
    from dreamtable.games.etherfields.secrets import reveal
    from dreamtable.kernel import Game

    table = dream(1)
    list(reveal(scene_of(Game(table.s, listening=False), 0), "card G"))
    assert table.dreamers[0].discard == [card("x-secret-card")]
    assert table.s.secrets["X-01 G"] == 1


# Progress


@pytest.mark.rule("ETH-PRG-01", "ETH-PRG-02", "ETH-PRG-03", "ETH-PRG-08", "ETH-PRG-12")
def test_a_progress_card_is_placed_and_works_from_then_on() -> None:
    # acceptance AS-13
    table = dream(1, hands=["prog-w w2"])
    assert not table.can(0, act("prog-w"))
    table.does(0, PlaceCard(card("prog-w")), pay("w2"))
    assert table.dreamers[0].progress == cards("prog-w")
    table.does(0, act("prog-w"))
    assert not table.can(0, act("prog-w"))


@pytest.mark.rule("ETH-PRG-04", "ETH-PRG-05", "ETH-PRG-10")
def test_at_the_limit_another_progress_card_goes_first() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("prog-w prog-a grow-hand prog-w-two")
        s.dreamers[0].flipped = cards("prog-a")

    table = dream(1, hands=["night-school c3"], also=also)
    table.does(0, PlaceCard(card("night-school")), pay("c3"), PickCard(card("prog-a")))
    assert table.dreamers[0].progress == cards("prog-w grow-hand prog-w-two night-school")
    assert table.dreamers[0].flipped == []
    assert table.dreamers[0].discard[-1] == card("prog-a")


@pytest.mark.rule("ETH-PRG-06", "ETH-PRG-07")
def test_only_face_up_progress_cards_of_a_colour_are_counted() -> None:
    # acceptance AS-41
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("prog-w prog-w-two slow-burn")
        s.dreamers[0].flipped = cards("slow-burn")

    table = dream(1, hands=["count-wrath"], also=also).does(0, act("count-wrath"))
    assert table.dreamers[0].ether == 2


@pytest.mark.rule("ETH-PRG-09", "ETH-TIM-18", "ETH-HND-03")
def test_a_raised_limit_gives_no_cards_and_equal_cards_do_not_add_up() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("grow-hand grow-hand")

    assert hand_limit(dream(1, also=also).s, 0) == 7


@pytest.mark.rule("ETH-MOR-07", "ETH-MOR-13", "ETH-HND-04", "ETH-PRG-11")
def test_undoing_makes_progress_inactive_and_the_hand_falls_at_once() -> None:
    # acceptance AS-76
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("grow-hand")
        s.morphings = [card("undoing")]

    table = dream(
        1, hands=["a1 a1 a1 a1 a2 a2 a3"], figures=[("x-walker", "B2.se")], turn="t10", also=also
    ).does(0, DONE)
    assert table.is_asked(0, "ETH-HND-04")
    table.does(0, DiscardCard(card("a1")))
    assert len(table.dreamers[0].hand) == 6


@pytest.mark.rule("ETH-MOR-06", "ETH-MSK-08", "ETH-HND-04")
def test_unmasking_makes_masks_inactive_and_the_hand_falls_at_once() -> None:
    # acceptance AS-46
    def also(s: Dream) -> None:
        s.dreamers[0].masks = cards("card-veil")
        s.dreamers[0].mask = card("card-veil")
        s.morphings = [card("unmasking")]

    table = dream(
        1, hands=["a1 a1 a1 a1 a2 a2 a3"], figures=[("x-walker", "B2.se")], turn="t10", also=also
    ).does(0, DONE)
    assert table.is_asked(0, "ETH-HND-04")


# Windows


@pytest.mark.rule("ETH-TIM-06", "ETH-TIM-20", "ETH-GEN-07")
def test_harm_can_be_prevented_before_it_comes() -> None:
    table = dream(1, hands=["shield"], figures=[("x-walker", "A1.nw")], turn="t12").does(0, DONE)
    assert table.is_asked(0, "ETH-TIM-06")
    table.does(0, act("shield"))
    assert table.dreamers[0].distress == 0


@pytest.mark.rule("ETH-TRO-08", "ETH-MSK-02", "ETH-MSK-04", "ETH-TIM-20")
def test_a_mask_may_be_used_before_a_step_but_no_plain_card() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].masks = cards("x-mask")
        s.dreamers[0].mask = card("x-mask")

    table = dream(1, hands=["walk-two a1"], also=also, figures=[("x-walker", "B2.se")]).does(0, DONE)
    assert table.is_asked(0, "ETH-TIM-20")
    assert table.can(0, act("x-mask"))
    assert not table.can(0, act("walk-two"))
    table.does(0, Pass())
    assert table.is_asked(0, "ETH-RRL-04")  # after the roll for the figure too
    table.does(0, Pass())
    assert table.is_asked(0, "ETH-TIM-20")


@pytest.mark.rule("ETH-TRO-03")
def test_whether_to_discard_first_is_asked_only_if_the_hand_could_not_take_all_that_is_drawn() -> None:
    assert sole_answer(dream(1, hands=["a1 a2"], phase=Phase.DRAW).match, 0) == DRAW
    assert sole_answer(dream(1, hands=["a1 a2 a3"], phase=Phase.DRAW).match, 0) is None
