"""What a rule says besides its first sentence, of payments, windows and what comes between (small Dream)."""

import pytest

from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.events import CardsSealed, Discarded, Looked
from dreamtable.games.etherfields.floor import begin_floor
from dreamtable.games.etherfields.map import distance
from dreamtable.games.etherfields.model import Colour, Dream, Kind, Luckless, Phase, Suit
from dreamtable.games.etherfields.moves import (
    Bear,
    Boost,
    Cancel,
    Done,
    Draw,
    EndRound,
    Finish,
    KeepOnTop,
    MakeEffort,
    Pass,
    PassPhase,
    PickCard,
    PickColour,
    PickFigure,
    PickNumber,
    PickStep,
    PlaceCard,
    PutAway,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.verbs.world import DiscardTurn
from dreamtable.kernel import Event
from etherfields.kit import Table, act, at, card, cards, carry_out, dream, game, luck, night, pay

BOOST, CANCEL, DONE, FINISH = Boost(), Cancel(), Done(), Finish()
SIX = "w1 w1 w1 w1 w1 w1"


def boosted(s: Dream) -> None:
    """Nobody may Boost any more in this Turn."""
    for d in s.dreamers:
        d.boosts = 1


def wears(s: Dream, mask: str) -> None:
    """The first Dreamer wears a Mask."""
    s.dreamers[0].masks, s.dreamers[0].mask = cards(mask), card(mask)


# What may be announced


@pytest.mark.rule("ETH-ACT-02", "ETH-ACT-06")
def test_an_action_is_open_to_who_can_make_its_colour() -> None:
    table = dream(1, hands=["w3"], also=lambda s: wears(s, "hollow-crown"))
    table.does(0, act("x-once"), act("hollow-crown"), pay("w3"))
    assert table.dreamers[0].ether == 1
    assert not dream(1, hands=["w3"]).can(0, act("x-once"))


@pytest.mark.rule("ETH-INF-05")
def test_an_action_is_open_to_who_may_still_draw_what_is_missing() -> None:
    table = dream(1, hands=["c1 rapid-draw"], decks=["c3 c2 a1 w1 w1 w1 w1"], also=boosted)
    table.does(0, act("x-six"), pay("c1"), act("rapid-draw"), pay("c3"), pay("c2"))
    assert table.dreamers[0].ether == 1
    assert not dream(1, hands=["c1 take-the-hit"], also=boosted).can(0, act("x-six"))


@pytest.mark.rule("ETH-INF-07", "ETH-INF-09")
def test_an_action_is_open_to_who_leans_in() -> None:
    table = dream(1, names=("tough-guy",)).does(0, act("x-gradual-w"), act("tough-guy"))
    d = table.dreamers[0]
    assert (d.ether, d.distress, len(d.discard)) == (1, 1, 1)


@pytest.mark.rule("ETH-MSK-02", "ETH-ATK-01")
def test_a_mask_for_assaults_opens_no_other_action() -> None:
    def also(s: Dream) -> None:
        wears(s, "red-jaw")
        boosted(s)

    table = dream(1, hands=["w1"], figures=[("x-walker", "A1.nw")], also=also)
    assert table.can(0, act("x-strike"))
    assert not table.can(0, act("x-gradual-w"))


# Taking back


@pytest.mark.rule("ETH-ACT-16")
def test_also_what_could_be_closed_can_be_taken_back() -> None:
    table = dream(1, hands=["c1 c2"]).does(0, StartMove(), pay("c1"))
    assert {FINISH, CANCEL} <= set(table.menu(0))
    table.does(0, CANCEL)
    assert (sorted(table.hand(0)), table.dreamers[0].discard) == (["c1", "c2"], [])


@pytest.mark.rule("ETH-ACT-16")
def test_a_rapid_effect_that_shows_nothing_hidden_does_not_keep_from_taking_back() -> None:
    table = dream(1, hands=["c3 shuffle-card giggle c1"])
    table.does(0, act("x-six"), pay("c3"), act("giggle"), CANCEL)
    assert sorted(table.hand(0)) == ["c1", "c3", "shuffle-card"]
    assert (table.dreamers[0].discard, table.dreamers[0].sealed) == ([], cards("giggle"))


@pytest.mark.rule("ETH-ACT-16", "ETH-INF-02")
def test_only_what_was_paid_returns_to_the_hand() -> None:
    table = dream(1, hands=["c3 block-card c1"]).does(0, act("x-six"), pay("c3"), act("block-card"))
    table.does(0, PickStep(0, Kind.MOVEMENT), CANCEL)
    assert sorted(table.hand(0)) == ["c1", "c3"]
    assert table.dreamers[0].discard == cards("block-card")


@pytest.mark.rule("ETH-ACT-16", "ETH-BAS-03")
def test_who_has_peeked_in_between_takes_nothing_back() -> None:
    table = dream(1, hands=["c3 c1"], also=lambda s: wears(s, "x-mask"))
    table.does(0, act("x-six"), pay("c3"), act("x-mask"))
    table.match.choose(0, 0)
    assert not table.can(0, CANCEL)


@pytest.mark.rule("ETH-TBT-04", "ETH-ACT-16")
def test_a_round_in_which_everything_was_taken_back_is_a_pass() -> None:
    table = dream(2, hands=["c1", ""], turn_by_turn=True, also=begin_floor)
    table.does(0, StartMove(), CANCEL, EndRound()).does(1, EndRound())
    assert table.s.turn == 2


@pytest.mark.rule("ETH-ACT-07")
def test_a_card_that_is_being_placed_pays_for_nothing_in_between() -> None:
    table = dream(1, hands=["prog-a a2 loaded-dice c1"], brings=[luck("blank"), luck("1")])
    table.does(0, PlaceCard(card("prog-a")), pay("a2"), BOOST, act("loaded-dice"))
    assert (table.dreamers[0].progress, table.hand(0)) == (cards("prog-a"), [])
    assert table.dreamers[0].discard == cards("a2 loaded-dice c1")


@pytest.mark.rule("ETH-INF-02", "ETH-TIM-04")
def test_a_rapid_card_is_not_played_again_inside_its_own_payment() -> None:
    table = dream(1, hands=["no-such-rule c1 c1 c2"]).does(0, act("no-such-rule"), pay("c1"))
    assert not table.can(0, act("no-such-rule"))


# Reductions and multiples


@pytest.mark.rule("ETH-GRD-10")
@pytest.mark.parametrize(
    ("seats", "name", "hand"), [(1, "x-gradual", "a2 a4"), (2, "x-gradual-w-two", "w1 w3")]
)
def test_what_is_paid_too_much_does_not_perform_a_plain_gradual_action_twice(
    seats: int, name: str, hand: str
) -> None:
    table = dream(seats, hands=[hand]).does(0, act(name), *map(pay, hand.split()))
    assert table.s.keys + table.dreamers[0].ether == 1


@pytest.mark.rule("ETH-ACT-18", "ETH-GRD-13")
def test_a_multiple_that_costs_nothing_any_more_is_paid_with_nothing() -> None:
    table = dream(2, hands=["cheaper a1"]).does(0, act("cheaper"), act("x-gradual-two"))
    table.does(0, PickColour(Colour.AWARENESS))
    assert not table.can(0, BOOST)
    table.does(0, FINISH)
    assert (table.s.markers[0].counts, table.hand(0), table.s.passing) == ([0, 0, 1], ["a1"], [])


@pytest.mark.rule("ETH-ACT-18", "ETH-ATK-03")
def test_an_assault_that_costs_nothing_may_still_be_paid_for_once_more() -> None:
    figures = [("x-walker", "A1.nw"), ("x-walker", "A1.ne")]
    table = dream(1, hands=["kick-it-in w1 w3"], figures=figures)
    table.does(0, act("kick-it-in"), pay("w1"), act("x-strike"))
    assert table.can(0, FINISH)
    table.does(0, pay("w3"), FINISH, PickFigure(0), PickFigure(1))
    assert [one.dazed for one in table.s.figures] == [True, True]


@pytest.mark.rule("ETH-GRD-13")
def test_a_single_intent_is_rounded_up_to_a_multiple() -> None:
    table = dream(3, hands=["generous a1"], also=boosted).does(
        0, act("generous"), act("x-gradual"), pay("a1")
    )
    assert table.s.markers[0].counts == [0, 0, 1]


@pytest.mark.rule("ETH-ACT-18", "ETH-TIM-19")
def test_what_makes_the_next_assault_cheaper_waits_for_it_also_in_the_next_turn() -> None:
    table = dream(1, hands=["kick-it-in w1"]).does(0, act("kick-it-in"), pay("w1"))
    assert [one.what for one in night(table).s.passing] == ["cost-assault"]


@pytest.mark.rule("ETH-ACT-18", "ETH-FLW-02")
@pytest.mark.parametrize("later", [False, True])
def test_cold_feet_make_one_action_of_this_turn_dearer(later: bool) -> None:
    deck = "cold-feet a1 a2 a3 w1 w2 w3 w1"
    table = dream(1, hands=["c1 c2 c3"], decks=[deck], phase=Phase.DRAW).does(0, Draw())
    if later:
        assert night(table).s.passing == []
        return
    table.does(0, StartMove(), pay("c2"))
    assert not table.can(0, FINISH)
    table.does(0, pay("c1"), FINISH, Walk(at("A1.ne")))
    assert table.s.passing == []


# Where the actor stood


@pytest.mark.rule("ETH-ACT-15", "ETH-RNG-05")
def test_who_moves_while_paying_still_strikes_whom_he_had_in_range() -> None:
    figures = [("x-walker", "A1.nw"), ("x-walker", "A2.se")]
    table = dream(1, hands=["w3 w3 sleepwalk"], figures=figures)
    table.does(0, act("x-strike"), pay("w3"), act("sleepwalk"), Walk(at("A2.sw")), FINISH)
    assert [one.dazed for one in table.s.figures] == [True, False]


@pytest.mark.rule("ETH-ATK-03", "ETH-ATK-04")
def test_a_contact_of_a_card_paid_twice_may_have_the_same_target_twice() -> None:
    table = dream(1, hands=["bluff c2 c2"], figures=[("x-walker", "A1.ne"), ("x-other", "B2.se")])
    table.does(0, act("bluff"), pay("c2"), pay("c2"))
    table.does(0, FINISH)
    while table.s.phase is Phase.FLOOR and not table.is_asked(0, "ETH-TRO-05"):
        table.match.choose(0, 0)
    assert distance(table.s, at("A1.ne"), table.s.figures[0].space) == 4


@pytest.mark.rule("ETH-ATK-04", "ETH-TIM-03")
def test_all_targets_of_a_card_are_named_before_the_first_effect() -> None:
    figures = [("x-walker", "A1.ne"), ("x-walker", "A1.nw")]
    table = dream(1, hands=["hold-the-door w2 w2"], figures=figures)
    table.does(0, act("hold-the-door"), pay("w2"), pay("w2"), FINISH, PickFigure(1))
    assert table.is_asked(0, "ETH-ATK-04")
    assert not any(one.paralyzed for one in table.s.figures)
    table.does(0, PickFigure(0))
    assert all(one.paralyzed for one in table.s.figures)


# Prices and penalties


@pytest.mark.rule("ETH-BST-04", "ETH-TIM-06", "ETH-TIM-20")
def test_the_distress_of_a_failed_boost_can_be_prevented() -> None:
    table = dream(1, hands=["c2 c2 shield"], brings=[luck("fail")])
    table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST, Bear(Luckless.DISTRESS))
    assert table.is_asked(0, "ETH-TIM-06")
    table.does(0, act("shield"))
    assert table.dreamers[0].distress == 0


@pytest.mark.rule("ETH-ACT-02", "ETH-PAI-10", "ETH-TIM-19")
def test_a_price_is_paid_whole_and_nothing_of_it_is_prevented() -> None:
    table = dream(1, hands=["out-of-body"], also=lambda s: s.dreamers[0].progress.extend(cards("half-awake")))
    table.does(0, act("out-of-body"))
    assert len(table.dreamers[0].sealed) == 2


@pytest.mark.rule("ETH-TIM-04", "ETH-TIM-07")
def test_a_rapid_effect_that_kills_kills_before_the_interrupted_thing_goes_on() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].distress, s.dreamers[0].gems = 7, 1

    table = dream(
        1, hands=["c3 double-or-nothing"], brings=[luck("fail"), luck("fail"), luck("3")], also=also
    )
    table.does(0, act("x-six"), pay("c3"), BOOST, act("double-or-nothing"))
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "death"


@pytest.mark.rule("ETH-TIM-07", "ETH-PAI-05", "ETH-PRG-11")
def test_limits_are_kept_before_anybody_has_lost() -> None:
    def also(s: Dream) -> None:
        wears(s, "brass-visor")
        s.dreamers[0].progress = cards("prog-w prog-w-two grow-hand prog-a night-school")
        s.morphings = [card("unmasking")]

    table = dream(1, decks=["a1 a2 a3 a4 w1"], figures=[("x-walker", "B2.se")], turn="t10", also=also)
    table.does(0, DONE, PickCard(card("prog-a")))
    assert table.match.outcome is None


@pytest.mark.rule("ETH-TIM-07", "ETH-HND-04", "ETH-INF-02")
def test_the_card_that_is_played_does_not_count_when_its_price_lowers_the_hand_limit() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("night-school")

    table = dream(1, hands=["take-it-apart a1 a2 a3 w1 w2 w3"], also=also).does(0, act("take-it-apart"))
    assert not table.is_asked(0, "ETH-HND-04")
    assert table.dreamers[0].flipped == cards("night-school")


# Windows


def ask_after_a_boost(hand: str, *morphings: str) -> Table:
    """Return a table on which a Boost was rolled."""

    def also(s: Dream) -> None:
        s.entities[0].morphings = cards(" ".join(morphings))

    table = dream(
        1, hands=[f"c2 c2 {hand}"], figures=[("x-walker", "B2.se")], brings=[luck("blank")], also=also
    )
    return table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)


@pytest.mark.rule("ETH-TIM-20", "ETH-INF-04", "ETH-RRL-04")
def test_after_a_roll_what_is_rapid_may_be_used_but_adds_nothing() -> None:
    table = ask_after_a_boost("rapid-draw rapid-wrath walk-two")
    assert table.is_asked(0, "ETH-RRL-04")
    assert table.menu(0) == [act("rapid-draw"), Pass(), PassPhase()]
    table.does(0, act("rapid-draw"))
    assert table.dreamers[0].sealed == cards("rapid-draw")
    assert (table.dreamers[0].ether, table.s.payments) == (0, [])


@pytest.mark.rule("ETH-TIM-20", "ETH-MOR-08")
def test_no_rerolls_forbids_rerolls_alone() -> None:
    table = ask_after_a_boost("rapid-draw any-die double-or-nothing", "no-rerolls")
    assert table.menu(0) == [act("rapid-draw"), Pass(), PassPhase()]


@pytest.mark.rule("ETH-RRL-01")
def test_a_reroll_of_the_own_luck_is_not_offered_for_another_die() -> None:
    table = dream(2, hands=["c2 c2 any-die", "double-or-nothing"], brings=[luck("fail")])
    table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)
    assert table.can(0, act("any-die"))
    assert table.menu(1) == []


@pytest.mark.rule("ETH-TIM-20", "ETH-TIM-06", "ETH-INF-04")
def test_when_harm_comes_a_rapid_draw_may_bring_what_prevents_it() -> None:
    deck = "shield a1 a2 a3 w1 w2 w3"
    table = dream(1, turn="t12", hands=["rapid-draw"], decks=[deck], figures=[("x-walker", "A1.nw")])
    table.does(0, DONE)
    assert table.is_asked(0, "ETH-TIM-20")
    table.does(0, Pass())
    assert table.is_asked(0, "ETH-TIM-06")
    table.does(0, act("rapid-draw"), act("shield"))
    assert table.dreamers[0].distress == 0


@pytest.mark.rule("ETH-HND-02", "ETH-SHU-02", "ETH-TIM-20")
def test_a_draw_ends_at_the_limit_also_if_a_rapid_draw_came_in_between() -> None:
    hand, discards = "rapid-draw a1 a2 a3 a4", "w1 w1 w1 w1 w1 w1"
    table = dream(1, hands=[hand], decks=[""], discards=[discards], phase=Phase.DRAW)
    table.does(0, Draw(), Bear(Luckless.DISTRESS), act("rapid-draw"))
    assert (table.s.phase, len(table.hand(0))) == (Phase.FLOOR, 6)


@pytest.mark.rule("ETH-TIM-20")
@pytest.mark.parametrize(("hand", "asked"), [("rapid-draw", False), ("rapid-draw shield", True)])
def test_who_wants_nothing_more_in_the_night_is_asked_only_for_what_fits_the_moment(
    hand: str, asked: bool
) -> None:
    table = dream(1, turn="t12", hands=[hand], figures=[("x-walker", "A1.nw")]).does(0, DONE, PassPhase())
    assert table.is_asked(0, "ETH-TIM-06") is asked
    if asked:
        assert table.menu(0) == [act("shield"), Pass()]


@pytest.mark.rule("ETH-TIM-20", "ETH-MSK-02", "ETH-TRO-03")
def test_before_drawing_a_mask_may_be_used_also_with_no_card_in_hand() -> None:
    table = dream(1, phase=Phase.DRAW, also=lambda s: wears(s, "x-mask"))
    assert table.menu(0) == [Draw(), act("x-mask")]


@pytest.mark.rule("ETH-TIM-20", "ETH-INF-04")
def test_a_step_may_be_blocked_also_while_one_pays() -> None:
    table = dream(1, hands=["c3 c3 block-card"]).does(0, act("x-six"), pay("c3"), act("block-card"))
    table.does(0, PickStep(1, Kind.BASIC), pay("c3"))
    assert (table.s.blocked_steps, table.dreamers[0].ether) == ([1], 1)


# Moves


@pytest.mark.rule("ETH-BAS-02", "ETH-MOV-08")
def test_what_makes_moves_longer_does_not_make_an_effort_longer() -> None:
    clips = dream(1, also=lambda s: s.dreamers[0].progress.extend(cards("bicycle-clips")), hands=["c1"])
    clips.does(0, MakeEffort(), PickNumber(1))
    far = [distance(clips.s, at("A1.nw"), one.space) for one in clips.menu(0) if isinstance(one, Walk)]
    assert far == [1]


@pytest.mark.rule("ETH-MOV-04", "ETH-MAP-15")
def test_a_move_through_walls_goes_around_a_trap_where_it_can() -> None:
    table = dream(1, hands=["through-the-wall c2"], where="A1.se")
    table.does(0, act("through-the-wall"), pay("c2"), Walk(at("A2.ne")))
    assert (table.dreamers[0].space, table.dreamers[0].sealed) == (at("A2.ne"), [])


# Turn cards


@pytest.mark.rule("ETH-TRN-07", "ETH-CHO-05")
def test_the_first_player_says_which_step_is_blocked() -> None:
    table = dream(2, hands=["", "block-card"]).does(1, act("block-card"))
    assert table.is_asked(0, "ETH-TRN-07")
    table.does(0, PickStep(1, Kind.BASIC))
    assert table.s.blocked_steps == [1]


@pytest.mark.rule("ETH-TRN-15", "ETH-TRN-16", "ETH-SCR-05")
def test_a_lost_turn_card_begins_no_turn_and_the_suit_that_counts_stays() -> None:
    table = dream(1, turn="t04", hands=["hearts-now"]).does(0, act("hearts-now"), act("x-lose-turn"))
    assert (table.s.turn, table.s.suit) == (1, Suit.HEARTS)
    night(table)
    assert table.s.turn == 2
    assert 9030 in table.s.read


@pytest.mark.rule("ETH-TRN-15")
def test_a_turn_card_lost_when_the_turn_ends_is_only_that_one() -> None:
    table = dream(1, turns=3)
    table.s.phase = Phase.TURN_END
    carry_out(DiscardTurn().do(scene_of(game(table), 0)))
    assert (table.s.current, len(table.s.turn_deck)) == (card("t01"), 3)


# Cards


@pytest.mark.rule("ETH-GEN-11", "ETH-SHU-01")
def test_a_card_that_removes_itself_is_gone_also_after_a_reshuffle() -> None:
    table = dream(1, hands=["row-nine"], decks=[""], discards=[SIX]).does(0, act("row-nine"))
    table.does(0, Bear(Luckless.DISTRESS))
    d = table.dreamers[0]
    assert card("row-nine") not in (*d.hand, *d.discard, *d.deck.loose, *d.deck.top)
    assert (len(d.hand) + len(d.deck.loose), table.s.removed) == (6, ["I-01 G"])


@pytest.mark.rule("ETH-INF-12", "ETH-FLW-07")
def test_who_looks_at_a_flaw_may_put_it_away() -> None:
    table = dream(
        1,
        decks=["leak a1 a2 a3 w1 w2 w3"],
        also=lambda s: s.dreamers[0].progress.extend(cards("house-odds")),
    )
    table.does(0, act("house-odds"), PutAway(card("leak")))
    assert [CARDS[one].id for one in table.dreamers[0].discard] == ["leak"]


@pytest.mark.rule("ETH-INF-12")
def test_who_looks_at_one_card_keeps_it_on_top_or_puts_it_away() -> None:
    def table() -> Table:
        placed = cards("house-odds")
        return dream(1, decks=["a3 w1 w2 w2 w2 w2 w2"], also=lambda s: s.dreamers[0].progress.extend(placed))

    kept = table().does(0, act("house-odds"))
    assert kept.events(Looked)[-1].cards == cards("a3")
    assert kept.menu(0) == [KeepOnTop(card("a3")), PutAway(card("a3"))]
    kept.does(0, KeepOnTop(card("a3")), act("x-free"))
    assert kept.hand(0) == ["a3"]
    away = table().does(0, act("house-odds"), PutAway(card("a3")), act("x-free"))
    assert away.hand(0) == ["w1"]
    assert away.dreamers[0].discard == cards("a3")


@pytest.mark.rule("ETH-INF-12", "ETH-SHU-01")
def test_who_looks_at_more_cards_than_the_deck_has_looks_at_all_of_it_and_shuffles_nothing() -> None:
    table = dream(1, hands=["look-at-three"], decks=["a3"], discards=[SIX]).does(0, act("look-at-three"))
    assert table.events(Looked)[-1].cards == cards("a3")
    table.does(0, KeepOnTop(card("a3")))
    assert table.is_asked(0, "ETH-TRO-05")
    assert table.dreamers[0].discard == cards(f"{SIX} look-at-three")


@pytest.mark.rule("ETH-PRG-10", "ETH-SEA-08")
@pytest.mark.parametrize(
    ("name", "pile", "told"), [("burns-out", "discard", Discarded), ("burns-whole", "sealed", CardsSealed)]
)
def test_a_placed_card_that_is_its_own_price_lies_in_one_pile_and_is_told_of_once(
    name: str, pile: str, told: type[Event]
) -> None:
    table = dream(1, also=lambda s: s.dreamers[0].progress.extend(cards(name))).does(0, act(name))
    d = table.dreamers[0]
    piles = {"discard": d.discard, "sealed": d.sealed, "progress": d.progress, "hand": d.hand}
    assert {one: held for one, held in piles.items() if held} == {pile: cards(name)}
    assert d.ether == 1
    where = [*table.events(Discarded), *table.events(CardsSealed)]
    assert [(type(event), event.cards) for event in where] == [(told, cards(name))]
