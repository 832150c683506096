"""Overlays as patches over parts of the map."""

from typing import Any

import pytest

from dreamtable.games.etherfields.dreams.tide import turn_tide
from dreamtable.games.etherfields.events import TileLaid
from dreamtable.games.etherfields.map import distance, is_on, joined, redraw, tile_at
from dreamtable.games.etherfields.moves import Finish, StartMove, Walk
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.secrets import lay, reveal
from etherfields.kit import Table, act, at, card, carry_out, game, pay
from etherfields.test_tide import arcade


def laid(code: str, **said: Any) -> Table:
    """Return the Dream with the tide in which an Overlay was revealed."""
    table = arcade(**said)
    carry_out(reveal(scene_of(game(table), 0), code))
    return table


@pytest.mark.rule("ETH-SEC-18", "ETH-OVL-01", "ETH-OVL-02", "ETH-OVL-04", "ETH-OVL-07")
def test_a_plank_adds_two_spaces_that_are_open_but_for_its_walls() -> None:
    table = arcade(where="B1.se").does(0, act("x-bridge"))
    s = table.s
    assert s.overlays == [card("x-plank")]
    assert [event.card for event in table.events(TileLaid)] == [card("x-plank")]
    assert distance(s, at("C1.ne"), at("C2.ne")) == 2
    assert is_on(s, at("C2.ne"), "stairs")
    assert tile_at(s, at("C2.nw")) is None


@pytest.mark.rule("ETH-DRM-17", "ETH-OVL-07")
def test_the_plank_is_never_water() -> None:
    table = laid("card K.1", box=4)
    assert is_on(table.s, at("C1.ne"), "water")
    assert not is_on(table.s, at("C2.nw"), "water")


@pytest.mark.rule("ETH-OVL-06", "ETH-OVL-07")
def test_a_patch_takes_the_trap_away_on_every_state_and_leaves_the_rest() -> None:
    table = laid("card K.2", where="B1.nw")
    carry_out(lay(game(table), card("x-low-drowned")))
    assert not is_on(table.s, at("C1.nw"), "trap")
    assert is_on(table.s, at("C1.se"), "gem")
    assert table.s.blocked >> at("C1.ne") & 1


@pytest.mark.rule("ETH-OVL-03")
def test_who_stands_on_a_space_that_an_overlay_blocks_goes_to_the_nearest() -> None:
    # acceptance AS-85
    table = arcade(2, where="C1.ne B1.nw", figures=[("x-guard", "C1.ne")])
    asked = carry_out(reveal(scene_of(game(table), 0), "card K.2"))
    assert asked == ["ETH-OVL-03"] * 4  # two votes of two
    near = (at("C1.nw"), at("C1.se"), at("B1.se"))
    assert table.dreamers[0].space in near
    assert table.s.figures[0].space in near


@pytest.mark.rule("ETH-OVL-06", "ETH-OVL-07")
def test_an_overlay_adds_icons_terrain_and_actions_to_what_is_there() -> None:
    table = Table(laid("card K.3", where="B1.sw").s)
    assert is_on(table.s, at("B1.sw"), "light")
    table.does(0, act("x-stall-buy"))
    assert table.dreamers[0].gems == 1
    away = Table(laid("card K.3", where="B1.nw").s)
    assert not away.can(0, act("x-stall-buy"))


@pytest.mark.rule("ETH-OVL-02")
def test_an_overlay_stays_while_tiles_turn() -> None:
    table = laid("card K.3", where="B1.nw", box=4)
    carry_out(turn_tide(game(table)))
    assert is_on(table.s, at("B1.sw"), "light")
    assert is_on(table.s, at("B1.sw"), "draw-1")


FOLDED = "X-02 A, X-02 B, X-02 C"


@pytest.mark.rule("ETH-MAP-28")
def test_dreamers_step_through_a_fold_and_entities_and_range_do_not() -> None:
    table = laid("card K.4", where="B1.ne", tiles=FOLDED, hands=["c1"], figures=[("x-guard", "C3.se")])
    s = table.s
    assert distance(s, at("B1.ne"), at("C3.se")) is None
    table = Table(s).does(0, StartMove(), pay("c1"), Finish())
    assert at("C3.se") in {move.space for move in table.menu(0) if isinstance(move, Walk)}
    table.does(0, Walk(at("C3.se")))
    assert table.dreamers[0].space == at("C3.se")


@pytest.mark.rule("ETH-MAP-28", "ETH-MAP-29")
def test_light_shines_through_one_fold_and_never_on_through_a_second() -> None:
    table = laid("card K.4", where="B1.nw", tiles=FOLDED)
    s = table.s
    s.tokens["light"] = [at("B1.ne")]
    redraw(s)
    assert [is_on(s, at(space), "light") for space in ("B1.ne", "C3.se", "C1.sw")] == [True, True, False]


@pytest.mark.rule("ETH-MAP-28")
def test_a_fold_lasts_as_long_as_its_overlay_lies() -> None:
    table = laid("card K.4", where="B1.ne", tiles=FOLDED)
    assert joined(table.s)
    table.s.overlays = []
    assert not joined(table.s)
