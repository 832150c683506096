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
