"""ETH-MAP, ETH-MOV, ETH-RNG, ETH-CAP: the Dreamscape, movement, range, capacity."""

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.changes import hand_limit
from dreamtable.games.etherfields.entities import enter
from dreamtable.games.etherfields.events import Moved
from dreamtable.games.etherfields.look import is_full
from dreamtable.games.etherfields.map import distance, is_on, neighbours, redraw
from dreamtable.games.etherfields.model import Dream, Figure, Laid
from dreamtable.games.etherfields.moves import (
    DiscardCard,
    Done,
    Finish,
    MakeEffort,
    PickNumber,
    PlaceGem,
    StartMove,
    Stay,
    TakeGem,
    Walk,
)
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.secrets import lay, reveal
from dreamtable.games.etherfields.verbs.world import MoveTile
from dreamtable.kernel import Game
from etherfields.kit import act, action, at, card, cards, carry_out, dream, game, pay

I_01 = "I-01 SETUP, I-01 A, I-01 B, I-01 C, I-01 D, I-01 E"


@pytest.mark.rule("ETH-MAP-01", "ETH-MAP-02", "ETH-MAP-03", "ETH-MAP-09", "ETH-RNG-01", "ETH-RNG-03")
def test_the_wall_of_the_waiting_room_makes_three_steps_of_one() -> None:
    # acceptance AS-07
    s = dream(1, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw").s
    assert distance(s, at("A2.nw"), at("A2.sw")) == 3


@pytest.mark.rule("ETH-MAP-10", "ETH-MAP-24", "ETH-MAP-25", "ETH-MOV-05")
def test_the_geometry_of_the_first_dream_is_as_it_was_drawn() -> None:
    s = dream(1, gate="i-01-x", tiles=I_01, where="A2.nw").s
    assert distance(s, at("A2.ne"), at("A3.nw")) == 1
    assert distance(s, at("A2.se"), at("A3.sw")) == 1
    assert at("B3.nw") not in neighbours(s, at("A3.sw"))
    assert at("B3.sw") not in neighbours(s, at("B2.se"))
    assert distance(s, at("B2.sw"), at("C2.nw")) == 1
    assert distance(s, at("C2.se"), at("C3.sw")) == 1
    assert at("A2.sw") in neighbours(s, at("B2.nw"))


@pytest.mark.rule("ETH-MAP-11", "ETH-MOV-04")
def test_nobody_goes_through_a_blocked_space() -> None:
    s = dream(1).s
    assert not s.there >> at("B1.se") & 1
    assert distance(s, at("B1.ne"), at("B1.sw")) == 2


@pytest.mark.rule("ETH-MAP-19", "ETH-MAP-20", "ETH-MAP-21", "ETH-MAP-22", "ETH-MAP-23")
def test_terrain_lies_where_its_symbol_is_and_light_wins() -> None:
    s = dream(1).s
    assert is_on(s, at("B1.sw"), "darkness")
    assert is_on(s, at("B1.nw"), "light")
    assert not is_on(s, at("B1.nw"), "darkness")
    assert is_on(s, at("B1.nw"), "water")
    assert is_on(s, at("B1.ne"), "water")
    assert not is_on(s, at("B1.sw"), "water")
    assert is_on(s, at("B1.nw"), "special")


@pytest.mark.rule("ETH-MAP-21", "ETH-MAP-22")
def test_a_light_token_puts_darkness_out() -> None:
    table = dream(1, items="cold-lantern", hands=["a1"], where="B1.sw")
    table.does(0, act("cold-lantern"), pay("a1"))
    assert is_on(table.s, at("B1.sw"), "light")
    assert not is_on(table.s, at("B1.sw"), "darkness")


@pytest.mark.rule("ETH-MAP-05", "ETH-MAP-27", "ETH-OVL-03", "ETH-OVL-01", "ETH-OVL-02", "ETH-OVL-04")
def test_the_next_state_of_a_slot_takes_its_place_and_keeps_equal_actions() -> None:
    def also(s: Dream) -> None:
        s.closed = [action("x-once")]

    table = dream(1, also=also)
    s = table.s
    asked = carry_out(lay(Game(s, listening=False), card("x-tile-e")))
    assert asked == ["ETH-OVL-03"]
    assert s.dreamers[0].space in (at("A1.ne"), at("A1.sw"))
    assert [laid.tile for laid in s.tiles if laid.space == at("A1.nw")] == [card("x-tile-e")]
    assert s.closed == BOX.actions_of[card("x-tile-e")][:1]


@pytest.mark.rule("ETH-MAP-08")
def test_an_action_with_the_block_icon_is_performed_once() -> None:
    # acceptance AS-08
    table = dream(1, hands=["a1 a1"]).does(0, act("x-once"), pay("a1"))
    assert table.s.closed == [action("x-once")]
    assert not table.can(0, act("x-once"))


@pytest.mark.rule("ETH-MAP-12", "ETH-MAP-16")
def test_a_flying_action_is_used_from_anywhere() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].gems = 1

    table = dream(1, where="B2.se", also=also).does(0, act("x-flying"))
    assert (len(table.dreamers[0].hand), table.dreamers[0].gems) == (1, 0)


@pytest.mark.rule("ETH-MAP-13", "ETH-MAP-14", "ETH-MAP-26")
def test_who_touched_a_gem_slot_leaves_it_alone_in_this_turn() -> None:
    # acceptance AS-90
    def also(s: Dream) -> None:
        s.dreamers[0].gems = 1

    table = dream(2, where="A1.se A1.se", hands=["", "a1 a1 a1 a1 a2 a2 a3"], also=also)
    table.does(0, PlaceGem(at("A1.se")))
    assert hand_limit(table.s, 1) == 7
    assert not table.can(0, TakeGem(at("A1.se")))
    table.does(1, TakeGem(at("A1.se")))
    assert table.is_asked(1, "ETH-HND-04")
    table.does(1, DiscardCard(card("a1")))
    assert table.dreamers[1].gems == 1


@pytest.mark.rule("ETH-BAS-02", "ETH-CLK-01", "ETH-CLK-02", "ETH-BAS-09")
def test_effort_costs_hours_and_is_used_once_a_turn() -> None:
    def also(s: Dream) -> None:
        s.hours = 3

    table = dream(1, also=also)
    table.does(0, MakeEffort(), PickNumber(2), Walk(at("A1.se")))
    assert table.s.hours == 1
    assert not table.can(0, MakeEffort())


@pytest.mark.rule("ETH-CAP-01", "ETH-CAP-02")
def test_a_full_space_may_be_passed_but_not_ended_on() -> None:
    figures = [("x-other", "A1.ne")] * 4
    table = dream(1, hands=["c2"], figures=figures).does(0, StartMove(), pay("c2"), Finish())
    assert not table.can(0, Walk(at("A1.ne")))
    assert table.can(0, Walk(at("A1.se")))


def push(s: Dream, figure: Figure, space: int) -> list[str]:
    """Let a figure enter a space; return the rules that ask on the way."""
    return carry_out(enter(Game(s, listening=False), figure, space))


@pytest.mark.rule("ETH-CAP-03")
def test_the_first_player_says_who_is_pushed_and_where() -> None:
    table = dream(3, figures=[("x-other", "A1.ne"), ("x-walker", "A1.nw")], where="A1.ne A1.ne A1.ne")
    asked = push(table.s, table.s.figures[1], at("A1.ne"))
    assert asked == ["ETH-CAP-03", "ETH-CAP-03"]
    assert table.s.figures[1].space == at("A1.ne")
    assert [d.space for d in table.dreamers].count(at("A1.ne")) == 2


@pytest.mark.rule("ETH-CAP-04", "ETH-CAP-05", "ETH-CAP-06", "ETH-CAP-10")
def test_a_single_dreamer_is_not_pushed_out_of_a_full_space() -> None:
    # acceptance AS-52
    figures = [("x-other", "A1.ne")] * 3 + [("x-walker", "A1.nw")]
    table = dream(1, figures=figures, where="A1.ne")
    assert push(table.s, table.s.figures[3], at("A1.ne")) == []
    assert table.s.figures[3].space == at("A1.nw")


@pytest.mark.rule("ETH-CAP-07", "ETH-CAP-08", "ETH-CAP-09")
def test_a_big_entity_pushes_everybody_and_fills_its_space() -> None:
    # acceptance AS-53
    table = dream(2, figures=[("x-giant", "A1.nw")], where="A1.ne A1.ne")
    push(table.s, table.s.figures[0], at("A1.ne"))
    assert table.s.figures[0].space == at("A1.ne")
    assert all(d.space != at("A1.ne") for d in table.dreamers)
    assert is_full(table.s, at("A1.ne"))


@pytest.mark.rule("ETH-MOV-06", "ETH-STA-05", "ETH-STA-09")
def test_a_paralyzed_dreamer_neither_moves_nor_makes_an_effort_and_that_ends_with_the_phase() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].paralyzed = 1

    table = dream(1, hands=["c2 walk-two"], also=also)
    assert not table.can(0, StartMove())
    assert not table.can(0, MakeEffort())
    assert not table.can(0, act("walk-two"))
    table.does(0, Done())
    assert table.dreamers[0].paralyzed == 0


@pytest.mark.rule("ETH-RNG-02", "ETH-RNG-04", "ETH-RNG-05", "ETH-RNG-06", "ETH-ATK-02")
def test_a_contact_reaches_one_space_and_not_through_walls() -> None:
    assert dream(1, hands=["a2"], where="A1.ne").can(0, act("x-far"))
    assert dream(1, hands=["a2"], where="A1.sw").can(0, act("x-far"))
    assert not dream(1, hands=["a2"], where="A1.nw").can(0, act("x-far"))
    assert not dream(1, hands=["a2"], where="B2.se").can(0, act("x-far"))


@pytest.mark.rule("ETH-MOV-08")
def test_a_flaw_makes_moves_shorter() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].flaws = cards("borrowed-limp")

    table = dream(1, hands=["c3 c3"], also=also, where="A1.sw")
    table.does(0, StartMove(), pay("c3"), pay("c3"), Finish())
    far = [move.space for move in table.menu(0) if isinstance(move, Walk)]
    assert max(distance(table.s, at("A1.sw"), space) or 0 for space in far) == 3
    table.does(0, Stay())


@pytest.mark.rule("ETH-MAP-17", "ETH-TIM-17", "ETH-SEC-10")
def test_a_revealed_tile_is_laid_at_its_code() -> None:
    table = dream(1, tiles="X-01 A")
    list(reveal(scene_of(Game(table.s, listening=False), 0), "tile B"))
    assert Laid(card("x-tile-b"), at("A2.nw")) in table.s.tiles
    before = (table.s.there, table.s.east)
    redraw(table.s)
    assert (table.s.there, table.s.east) == before


@pytest.mark.rule("ETH-MAP-30", "ETH-FLW-08")
def test_a_token_is_carried_along_and_touched_once_a_turn() -> None:
    from dreamtable.games.etherfields.moves import Lift, PutDown

    def also(s: Dream) -> None:
        s.tokens["story"] = [at("A1.nw")]
        s.flags.append("carry.story")

    table = dream(1, hands=["c1"], also=also)
    table.does(0, Lift("story"))
    assert not table.can(0, PutDown("story"))
    table.does(0, StartMove(), pay("c1"), Finish(), Walk(at("A1.ne")))
    assert table.dreamers[0].carries == ["story"]


@pytest.mark.rule("ETH-MAP-31")
def test_what_stands_and_lies_on_a_tile_rides_along_without_a_move() -> None:
    def loaded(s: Dream) -> None:
        s.tokens = {"light": [at("A1.nw")]}
        s.gems = [at("A1.se")]
        s.dreamers[0].paralyzed = 1

    table = dream(2, tiles="X-01 A", where="A1.nw A1.se", figures=[("x-walker", "A1.ne")], also=loaded)
    step = MoveTile(code="A", to="C4")
    carry_out(step.do(scene_of(game(table), 0)))
    s = table.s
    assert [d.space for d in s.dreamers] == [at("C4.nw"), at("C4.se")]
    assert s.figures[0].space == at("C4.ne")
    assert (s.tokens["light"], s.gems) == ([at("C4.nw")], [at("C4.se")])
    assert s.there == sum(1 << at(f"C4.{corner}") for corner in ("nw", "ne", "sw", "se")) & ~s.blocked
    assert not table.events(Moved)
