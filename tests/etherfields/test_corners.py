"""Corner cases: of secrets, script, map, big Entities, scarce supplies, limits that fall, and death."""

import pytest

from dreamtable.games.etherfields.entities import drive, enter, move_figures, spawn
from dreamtable.games.etherfields.events import Moved
from dreamtable.games.etherfields.look import hand_limit, is_big, progress_limit
from dreamtable.games.etherfields.map import is_on, neighbours, tile_at
from dreamtable.games.etherfields.model import WAYS, Dream, Element, Luckless, Markers, Passing, Phase
from dreamtable.games.etherfields.moves import (
    Abstain,
    Bear,
    DiscardCard,
    Done,
    Draw,
    Finish,
    Lift,
    PickChoice,
    PickElement,
    PickNumber,
    PickOption,
    PickSeat,
    PickSpace,
    PlayPoker,
    PutDown,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import lay, reveal
from dreamtable.games.etherfields.terms import EACH, Number, Where, Which
from dreamtable.games.etherfields.verbs.cards import GainCard, GainFlaw
from dreamtable.games.etherfields.verbs.entities import RelocateEntity
from dreamtable.games.etherfields.verbs.world import DiscardTurn, PlaceTile
from etherfields.kit import act, action, at, card, cards, carry_out, dream, game, night, pace, pay

DONE, FINISH = Done(), Finish()
SIX = "w1 w1 w1 w1 w1 w1"
FOUR_TILES = "X-01 A, X-01 B, X-01 C, X-01 D"


# Big Entities


@pytest.mark.rule("ETH-CAP-08", "ETH-SPN-06")
def test_a_big_entity_that_comes_pushes_everybody_out_of_its_space() -> None:
    table = dream(2, figures=[("x-other", "A2.ne")], where="A2.ne A2.ne")
    carry_out(spawn(game(table), card("x-giant"), 1, [at("A2.ne")]))
    assert is_big(table.s.figures[-1])
    assert table.s.figures[-1].space == at("A2.ne")
    assert at("A2.ne") not in [table.s.figures[0].space, *[d.space for d in table.dreamers]]


@pytest.mark.rule("ETH-SPN-06", "ETH-CAP-07", "ETH-CAP-08")
def test_a_big_entity_that_finds_another_one_comes_to_an_empty_space_beside_it() -> None:
    table = dream(1, figures=[("x-giant", "A2.ne"), ("x-other", "A2.nw")], where="A1.nw")
    carry_out(spawn(game(table), card("x-giant"), 1, [at("A2.ne")]))
    assert table.s.figures[-1].space == at("A2.se")


@pytest.mark.rule("ETH-CAP-08")
def test_the_movement_of_a_big_entity_ends_where_it_pushes_somebody() -> None:
    table = dream(
        1,
        where="A1.nw",
        figures=[("x-giant", "A2.ne"), ("x-other", "A2.nw")],
        brings=[pace("full")],
        also=lambda s: s.entities[0].morphings.append(card("speed")),
    )
    giant, other = table.s.figures
    other.friend = True
    carry_out(move_figures(game(table)))
    assert giant.space == at("A2.nw")
    assert other.space != at("A2.nw")


@pytest.mark.rule("ETH-CAP-08", "ETH-STA-09")
def test_a_big_entity_pushes_a_paralyzed_figure_too_but_nobody_who_is_not_pushed() -> None:
    table = dream(1, where="B2.se", figures=[("x-giant", "A1.nw"), ("x-other", "A1.ne")])
    table.s.figures[1].paralyzed = True
    carry_out(enter(game(table), table.s.figures[0], at("A1.ne")))
    assert table.s.figures[0].space == at("A1.ne")
    assert table.s.figures[1].space != at("A1.ne")
    firm = dream(1, where="A1.ne", figures=[("x-giant", "A1.nw")])
    firm.s.passing.append(Passing("push", 0, 0, "turn", forbids=True))
    carry_out(enter(game(firm), firm.s.figures[0], at("A1.ne")))
    assert firm.s.figures[0].space == at("A1.nw")


@pytest.mark.rule("ETH-CAP-08", "ETH-MOV-06")
def test_a_big_entity_that_is_moved_by_an_effect_pushes_as_well() -> None:
    table = dream(1, where="A2.nw", figures=[("x-giant", "A1.nw"), ("x-other", "A1.ne")])
    giant, other = table.s.figures
    carry_out(drive(scene_of(game(table), 0), giant, 2, away=False))
    assert (giant.space, other.space != at("A1.ne")) == (at("A1.ne"), True)
    put = dream(1, where="A2.nw", figures=[("x-giant", "A1.nw"), ("x-other", "B2.se")])
    carry_out(RelocateEntity(Which("closest"), Where("at", "B2.se")).do(scene_of(game(put), 0)))
    assert put.s.figures[0].space == at("B2.se")
    assert put.s.figures[1].space != at("B2.se")


@pytest.mark.rule("ETH-CAP-03")
def test_a_figure_that_is_drawn_near_pushes_a_dreamer_out_of_a_full_space() -> None:
    crowd = [("x-other", "A1.ne")] * 2
    table = dream(3, where="A1.ne A1.ne A2.se", figures=[*crowd, ("x-walker", "A2.nw")])
    walker = table.s.figures[2]
    carry_out(drive(scene_of(game(table), 0), walker, 1, away=False))
    assert walker.space == at("A1.ne")
    assert [d.space for d in table.dreamers].count(at("A1.ne")) == 1


# Limits, reshuffling, death


@pytest.mark.rule("ETH-HND-01", "ETH-HND-04", "ETH-PRG-11", "ETH-TIM-18")
def test_limits_that_fall_far_are_kept_too() -> None:
    def also(s: Dream) -> None:
        s.passing += [Passing("hand", -4, 0, "turn"), Passing("progress", -3, 0, "turn")]
        s.dreamers[0].progress = cards("prog-w prog-a")

    table = dream(1, hands=["a1 a2 a3 c1"], also=also)
    assert (hand_limit(table.s, 0), progress_limit(table.s, 0)) == (2, 1)
    table.does(0, StartMove(), pay("c1"), FINISH, Walk(at("A1.ne")))
    assert table.is_asked(0, "ETH-HND-04")
    table.does(0, DiscardCard(card("a1")))
    assert table.is_asked(0, "ETH-PRG-11")


@pytest.mark.rule("ETH-PAI-02", "ETH-PAI-03")
def test_a_distress_limit_that_falls_kills_earlier() -> None:
    def also(s: Dream) -> None:
        s.passing.append(Passing("distress", -5, 0, "dream"))
        s.dreamers[0].distress = 2

    table = dream(1, also=also).does(0, act("x-hurt"))
    assert table.match.outcome is not None


@pytest.mark.rule("ETH-TIM-07", "ETH-PAI-05")
def test_limits_are_kept_before_cards_are_counted() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("prog-w prog-a grow-hand prog-w-two night-school")
        s.dreamers[0].masks, s.dreamers[0].mask = cards("brass-visor"), card("brass-visor")

    table = dream(1, decks=["a1 a2"], discards=["w1 w1 w1"], where="A1.ne", hands=["c1"], also=also)
    table.s.passing.append(Passing("mask", 0, 0, "turn", forbids=True))
    table.does(0, StartMove(), pay("c1"), FINISH, Walk(at("A2.nw")))
    assert table.is_asked(0, "ETH-PRG-11")
    from dreamtable.games.etherfields.moves import PickCard

    table.does(0, PickCard(card("prog-w")))
    assert table.match.outcome is None
    assert len(table.dreamers[0].sealed) == 1


@pytest.mark.rule("ETH-PAI-03", "ETH-TIM-07")
def test_who_dies_inside_of_a_payment_is_not_cured_any_more() -> None:
    def also(s: Dream) -> None:
        s.dreamers[1].distress = 7

    table = dream(2, hands=["c3", "rapid-pain rapid-relief"], also=also)
    table.does(0, act("x-six"), pay("c3")).does(1, act("rapid-pain"))
    assert table.match.outcome is not None


@pytest.mark.rule("ETH-PAI-04", "ETH-PAI-09", "ETH-TIM-07", "ETH-TIM-08")
def test_who_was_to_take_a_marker_that_is_missing_gains_the_flaw() -> None:
    def also(s: Dream) -> None:
        for d in s.dreamers:
            d.distress, d.ether = 4, 1

    table = dream(4, also=also).does(1, act("x-hurt"))
    assert table.match.outcome is not None
    s = table.match.state
    assert [len(d.discard) for d in s.dreamers] == [0, 1, 0, 0]
    assert [d.ether for d in s.dreamers] == [0, 0, 0, 0]


@pytest.mark.rule("ETH-GEN-11", "ETH-SHU-01")
def test_a_card_that_removes_itself_is_gone_even_if_it_was_shuffled_in_before() -> None:
    table = dream(1, decks=[""], discards=[SIX], hands=["one-time"])
    table.does(0, act("one-time"), Bear(Luckless.DISTRESS))
    d = table.dreamers[0]
    assert card("one-time") not in (*d.hand, *d.discard, *d.deck.loose, *d.deck.top)
    assert table.s.removed == ["one-time"]
    assert d.deck.back != "one-time"


@pytest.mark.rule("ETH-GEN-09")
def test_x_is_at_most_what_one_has_of_what_is_paid() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].gems, s.dreamers[0].ether = 2, 0

    table = dream(1, hands=["gems-for-keys"], also=also).does(0, act("gems-for-keys"))
    assert table.menu(0) == [PickNumber(1), PickNumber(2)]
    table.does(0, PickNumber(2))
    assert (table.s.keys, table.dreamers[0].gems) == (2, 0)


@pytest.mark.rule("ETH-TIM-20", "ETH-TRO-03", "ETH-MSK-02")
def test_who_has_no_cards_may_use_a_mask_before_drawing() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].masks = cards("x-mask")
        s.dreamers[0].mask = card("x-mask")

    table = dream(2, phase=Phase.DRAW, also=also)
    assert len(table.dreamers[1].hand) == 4
    assert table.can(0, act("x-mask"))
    table.does(0, Draw())
    assert len(table.dreamers[0].hand) == 4
