"""Dream 2: the tide, drowned sides, drift; things that are carried and handed over."""

from typing import Any

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.dreams.tide import LEVELS, turn_tide
from dreamtable.games.etherfields.events import TileLaid
from dreamtable.games.etherfields.map import is_on, redraw, tile_at
from dreamtable.games.etherfields.model import Dream, Kind, Phase, Tide, View
from dreamtable.games.etherfields.moves import (
    Boost,
    Done,
    Finish,
    Lift,
    PickSpace,
    PickThing,
    PlaceGem,
    PutDown,
    StartMove,
    Stay,
    Walk,
)
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.secrets import lay, reveal
from dreamtable.games.etherfields.turn_cards import resolve_step
from etherfields.kit import Table, act, at, card, carry_out, dream, game, night, pay


def arcade(
    seats: int = 1,
    *,
    box: int = 1,
    lying: str = "",
    carried: str = "",
    gems: int = 0,
    flags: str = "",
    tiles: str = "X-02 A, X-02 B",
    **said: Any,
) -> Table:
    """Set the Dream with the tide in a box of its table: what lies where, and what the first one carries."""

    def set_tide(s: Dream) -> None:
        s.module = Tide(box=box, level=LEVELS[box - 1])
        s.flags += ["carry.story", *flags.split()]
        s.at_once = 3
        for one in lying.split():
            thing, _, space = one.partition(":")
            s.tokens[thing] = [at(space)]
        s.dreamers[0].carries = carried.split()
        s.dreamers[-1].gems = gems
        redraw(s)

    return dream(seats, gate="x-tide", tiles=tiles, also=set_tide, turn="t12", **{"where": "B1.nw"} | said)


def seen(table: Table, seat: int = 0) -> View:
    """Return what a seat sees."""
    view = table.match.view(seat)
    assert isinstance(view, View)
    return view


def side_in(table: Table, space: str) -> int:
    laid = tile_at(table.s, at(space))
    assert laid is not None
    return laid.tile


def levels(table: Table, turns: int) -> list[int]:
    found = []
    for _ in range(turns):
        carry_out(turn_tide(game(table)))
        assert isinstance(table.s.module, Tide)
        found.append(table.s.module.level)
    return found


@pytest.mark.rule("ETH-DRM-17")
def test_the_tide_follows_its_table_and_goes_on_with_the_fourth_box() -> None:
    assert levels(arcade(), 13) == [1, 2, 3, 4, 4, 3, 2, 1, 0, 1, 2, 3, 4]


@pytest.mark.rule("ETH-DRM-01", "ETH-MAP-27")
def test_a_tile_under_water_lies_drowned_side_up_and_turns_back_with_the_ebb() -> None:
    table = arcade()
    sides = []
    for _ in range(7):
        carry_out(turn_tide(game(table)))
        sides.append((side_in(table, "C1.nw"), side_in(table, "B1.nw")))
    dry, wet = (card("x-low"), card("x-high")), (card("x-low-drowned"), card("x-high-drowned"))
    assert sides[0] == dry
    assert sides[1] == sides[2] == (wet[0], dry[1])
    assert sides[3] == sides[4] == wet
    assert sides[5] == sides[6] == (wet[0], dry[1])


@pytest.mark.rule("ETH-DRM-01")
def test_printed_water_turns_no_tile_and_rows_are_water_by_the_level() -> None:
    table = arcade(box=2)
    carry_out(lay(game(table), card("x-low")))
    carry_out(turn_tide(game(table)))
    assert [is_on(table.s, at(space), "water") for space in ("C1.sw", "C1.nw", "B1.sw", "B1.ne")] == [
        True,
        True,
        False,
        True,
    ]


@pytest.mark.rule("ETH-DRM-01")
def test_a_tile_that_is_laid_under_water_lies_drowned_side_up_at_once() -> None:
    table = arcade(box=3, where="B1.se")
    table.does(0, act("x-show-beyond"))
    assert side_in(table, "C3.nw") == card("x-beyond-drowned")
    assert [event.card for event in table.events(TileLaid)] == [card("x-beyond"), card("x-beyond-drowned")]


@pytest.mark.rule("ETH-DRM-01", "ETH-DRM-17")
def test_a_held_tide_stays_for_one_turn_end_and_a_hurried_one_skips_a_level() -> None:
    table = arcade(flags="turn.hold")
    assert levels(table, 1) == [0]
    table.s.flags = ["turn.hurry"]
    assert levels(table, 1) == [2]
    assert 9105 not in table.s.read  # the level that it skipped was not reached
    assert 9102 in table.s.read


@pytest.mark.rule("ETH-SCR-05", "ETH-SCR-07", "ETH-TIM-21")
def test_levels_and_the_first_fall_open_their_paragraphs_once() -> None:
    table = arcade()
    levels(table, 8)
    assert table.s.read == [9105, 9102, 9103]
    levels(table, 4)
    assert table.s.read == [9105, 9102, 9103]


@pytest.mark.rule("ETH-SCR-07")
def test_after_the_ending_no_moment_opens_anything() -> None:
    table = arcade()
    table.s.ending = "victory"
    levels(table, 3)
    assert table.s.read == []


@pytest.mark.rule("ETH-DRM-02", "ETH-DRM-17")
def test_what_was_let_go_drifts_up_with_the_flood_and_strands() -> None:
    table = arcade(where="B1.ne", lying="story-1:C1.sw")
    where = []
    for _ in range(6):
        carry_out(turn_tide(game(table)))
        where.append(table.s.tokens["story-1"][0])
    strand = at("B1.nw")
    assert where == [at("C1.nw"), at("B1.sw"), strand, strand, strand, strand]


@pytest.mark.rule("ETH-DRM-02")
def test_what_drifts_late_sinks_again_and_printed_water_carries_nothing() -> None:
    table = arcade(box=4, lying="story-1:C1.nw story-2:B1.ne")
    levels(table, 3)
    assert table.s.tokens["story-1"] == [at("C1.nw")]  # up once, then down with the ebb
    assert table.s.tokens["story-2"] == [at("B1.ne")]


@pytest.mark.rule("ETH-DRM-02")
def test_a_dreamer_in_the_water_drifts_if_he_wants_to_and_takes_his_prizes_along() -> None:
    table = arcade(2, box=2, where="C1.nw C1.ne", carried="story-1")
    table.all_do(Done())
    assert table.is_asked(0, "ETH-DRM-02")
    table.does(0, Walk(at("B1.sw")))
    assert table.is_asked(1, "ETH-DRM-02")
    table.does(1, Stay())
    assert [d.space for d in table.dreamers] == [at("B1.sw"), at("C1.ne")]
    assert table.dreamers[0].carries == ["story-1"]


@pytest.mark.rule("ETH-DRM-02")
def test_a_paralyzed_dreamer_does_not_drift() -> None:
    table = arcade(box=2, where="C1.nw")
    table.dreamers[0].paralyzed = 1
    assert "ETH-DRM-02" not in carry_out(turn_tide(game(table)))


@pytest.mark.rule("ETH-DRM-02", "ETH-MAP-15")
def test_traps_are_resolved_after_all_have_drifted() -> None:
    table = arcade(box=6, where="B1.sw", hands=["a1"])
    script = turn_tide(game(table))
    next(script)
    with pytest.raises(StopIteration):
        script.send((0, 1))
    assert table.dreamers[0].space == at("C1.nw")
    assert table.hand(0) == []  # the trap of the drowned side


# Carrying


@pytest.mark.rule("ETH-MAP-30")
def test_several_prizes_are_carried_each_taken_up_or_put_down_once_a_turn_and_lower_the_hand_limit() -> None:
    table = arcade(lying="story-1:B1.nw story-2:B1.nw")
    table.does(0, Lift("story-1"), Lift("story-2"))
    assert not table.can(0, PutDown("story-1"))
    assert seen(table).dreamers[0].hand_limit == 4
    night(table)
    while table.s.phase is not Phase.FLOOR:
        table.match.choose(0, 0)
    table.does(0, PutDown("story-1"))
    assert table.dreamers[0].carries == ["story-2"]
    assert table.s.tokens["story-1"] == [table.dreamers[0].space]


@pytest.mark.rule("ETH-DRM-03")
def test_prizes_are_handed_over_and_the_last_opens_its_paragraph_at_once() -> None:
    assert not arcade().can(0, act("x-hand-over"))
    table = arcade(lying="story-1:B1.nw story-2:B1.nw")
    table.does(0, Lift("story-1"), act("x-hand-over"), PickThing("story-2"))
    assert table.s.delivered == ["story-2"]
    assert table.s.read == []
    table.does(0, act("x-hand-over"))  # the one that was taken up in this Turn
    assert table.s.delivered == ["story-2", "story-1"]
    assert "dream.ready" in table.s.flags


@pytest.mark.rule("ETH-DRM-01", "ETH-MAP-13")
def test_at_high_water_the_counter_takes_things_only_with_a_gem_in_its_slot() -> None:
    table = arcade(2, box=5, where="B1.nw C1.se", carried="story-1", gems=1)
    assert not table.can(0, act("x-hand-over"))
    table.does(1, PlaceGem(at("C1.se")))
    table.does(0, act("x-hand-over"))
    assert table.s.delivered == ["story-1"]


@pytest.mark.rule("ETH-MAP-27", "ETH-GRD-03")
def test_an_action_on_both_sides_keeps_its_markers_and_its_block_token() -> None:
    table = arcade(2, box=2, where="C1.sw B1.nw", hands=["w3", ""])
    table.does(0, act("x-claw"), pay("w3"))
    carry_out(turn_tide(game(table)))
    (marks,) = table.s.markers
    assert marks.counts == [1, 0, 0]
    assert marks.action in (action for action in _actions("x-low-drowned"))


def _actions(tile: str) -> list[int]:
    return BOX.actions_of[card(tile)]


def test_a_loose_token_goes_through_water_alone() -> None:
    table = arcade(box=3, where="B1.se", lying="story-1:C1.ne")
    table.does(0, act("x-shove"))
    ends = {move.space for move in table.menu(0) if isinstance(move, PickSpace)}
    assert ends == {at("C1.se"), at("C1.sw")}


@pytest.mark.rule("ETH-MAP-29")
def test_a_lamp_that_is_carried_lights_its_space() -> None:
    table = arcade(where="B1.nw")
    carry_out(reveal(scene_of(game(table), 0), "card J.1"))
    assert not is_on(table.s, at("B1.nw"), "light")
    table.dreamers[0].carries = ["story-1"]
    assert is_on(table.s, at("B1.nw"), "light")


def test_who_carries_the_goldfish_is_not_touched_by_the_gates_basic_line() -> None:
    table = arcade(2, box=2, where="C1.sw C1.se", carried="story-3")
    carry_out(reveal(scene_of(game(table), 0), "card J.3"))
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert [d.distress for d in table.dreamers] == [0, 1]


@pytest.mark.rule("ETH-BST-01")
def test_in_the_water_a_wrath_payment_is_not_boosted() -> None:
    for box, boosts in ((1, True), (2, False)):
        table = arcade(box=box, where="C1.sw", hands=["w2 w3"])
        table.does(0, act("x-claw"), pay("w2"))
        assert table.can(0, Boost()) == boosts


@pytest.mark.parametrize(("start", "ends"), [("C3.sw", "C3.nw C3.se C3.ne"), ("C3.nw", "C3.ne C3.sw")])
def test_a_move_into_swamp_or_out_of_it_is_one_space_long(start: str, ends: str) -> None:
    table = arcade(where=start, hands=["c3"], tiles="X-02 A, X-02 B, X-02 C")
    table.does(0, StartMove(), pay("c3"), Finish())
    assert {move.space for move in table.menu(0) if isinstance(move, Walk)} == set(map(at, ends.split()))


# What Entities and pages mean by a place


@pytest.mark.rule("ETH-TRN-06", "ETH-ENT-05")
def test_for_each_dreamer_a_line_looks_at_where_the_dreamer_stands() -> None:
    table = arcade(2, box=2, where="C1.nw C1.sw", figures=[("x-guard", "C1.nw")])
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert [len(d.sealed) for d in table.dreamers] == [0, 1]


# Where secrets go


@pytest.mark.rule("ETH-SEC-15", "ETH-SEC-16", "ETH-SEC-17", "ETH-SEC-19", "ETH-SEC-22")
def test_each_kind_of_secret_goes_where_it_belongs() -> None:
    table = arcade()
    s, scene = table.s, scene_of(game(table), 0)
    for code in ("card F", "card H", "card L", "card E", "tile XA"):
        carry_out(reveal(scene, code))
    assert s.beside == [card("x-glass"), card("x-table")]
    assert (s.notes, s.keys) == ([card("x-slip")], 1)
    assert s.gained == ["add-fate X-02 L"]
    assert s.flaws_below == [card("x-socks")]
    assert card("x-socks") not in dream(1).s.flaw_deck


@pytest.mark.rule("ETH-SEC-08", "ETH-INF-10")
def test_an_influence_card_with_a_portrait_is_its_dreamers_own() -> None:
    table = arcade(2, names=("gambler", "tough-guy"))
    g = game(table)
    for seat in range(2):
        carry_out(reveal(scene_of(g, seat), "card C", own=True))
    assert [d.discard for d in table.dreamers] == [[card("x-coin")], [card("x-rope")]]


@pytest.mark.rule("ETH-NOT-02", "ETH-ACT-18")
def test_a_note_works_while_the_team_has_it_and_may_be_spent() -> None:
    assert not arcade(hands=["w1"]).can(0, act("x-cash-up"))
    table = arcade(hands=["a1"])
    for code in ("card H", "card G"):
        carry_out(reveal(scene_of(game(table), 0), code))
    table = Table(table.s)
    table.does(0, act("x-cash-up"), pay("a1"))
    assert table.s.keys == 2
    table.does(0, act("x-say-the-name"))
    assert (table.s.notes, table.dreamers[0].gems) == ([card("x-slip")], 1)


@pytest.mark.rule("ETH-SEC-22")
def test_a_silent_card_tells_no_story_but_what_is_drawn() -> None:
    for silent in ("x-glass", "x-table", "x-plank"):
        story = BOX.cards[card(silent)].story()
        assert story is not None
        assert story.key == f"alt-{silent}"
    assert not list(BOX.cards[card("x-glass")].words())
