"""The Team on the Dreamworld map: arrows, shortcuts, icons, doors, Gates."""

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Gate
from dreamtable.games.etherfields.events import TeamMoved
from dreamtable.games.etherfields.guide import way_goal
from dreamtable.games.etherfields.model import KEYS, NOTHING, Dream, Phase, View
from dreamtable.games.etherfields.moves import (
    Awaken,
    EndEvening,
    EnterGate,
    GoTo,
    Pass,
    Refresh,
    Stay,
    TakeKey,
    TakeShortcut,
    ThroughDoor,
)
from dreamtable.games.etherfields.world import travel
from dreamtable.games.etherfields.world.fate import extend
from dreamtable.games.etherfields.world.gaining import find
from dreamtable.games.etherfields.world.gates import enterable, price_of
from dreamtable.games.etherfields.world.piles import district
from dreamtable.games.etherfields.world.places import awakening_location, places, tile_of, ways
from etherfields.kit import card, cards, carry_out, game, invent
from etherfields.way import way


@pytest.mark.rule("ETH-DWM-01", "ETH-DWM-03", "ETH-DWM-04")
def test_the_team_goes_along_big_arrows_and_only_to_districts_that_were_found() -> None:
    table = way(2, at="b5", districts="suburbia")
    assert [move.to for move in table.offered(GoTo)] == ["b6"]  # c1 lies in the Market
    table.all_vote(GoTo("b6"))
    assert table.world.team == "b6"
    assert "b5" not in [move.to for move in table.offered(GoTo)]  # arrows are one-way
    assert district("suburbia").slot == "B2"


@pytest.mark.rule("ETH-DWM-02", "ETH-DWM-03")
def test_on_the_map_there_are_no_turns_and_arrows_cost_nothing() -> None:
    table = way(1, at="b6")
    before = table.dreamers[0].deck.loose[:], table.s.hours
    table.does(0, GoTo("b1"), GoTo("b2"))
    assert table.s.current == NOTHING
    assert not table.s.turn_deck
    assert (table.dreamers[0].deck.loose, table.s.hours) == before


@pytest.mark.rule("ETH-DWM-05")
def test_for_a_shortcut_each_dreamer_seals_a_card_and_who_has_none_seals_none() -> None:
    table = way(2, at="b3", decks=["a1 a2", ""], discards=["c1 c2 c3 w1 w2 w3"] * 2)
    table.all_vote(TakeShortcut("b1"))
    assert [len(d.sealed) for d in table.dreamers] == [1, 0]
    assert table.world.team == "b1"


@pytest.mark.rule("ETH-DWM-06", "ETH-DWM-12", "ETH-DWM-17")
def test_where_the_team_arrives_the_icons_are_resolved_and_a_key_icon_gives_a_key() -> None:
    table = way(1, at="b5", gates="").does(0, GoTo("b6"))
    assert (table.s.keys, table.s.phase) == (1, Phase.TRAVEL)
    full = way(1, at="b5", keys=KEYS).does(0, GoTo("b6"))
    assert full.s.keys == KEYS


@pytest.mark.rule("ETH-DWM-06")
def test_icons_are_resolved_from_left_to_right() -> None:
    table = way(1, at="a2", gates="", fates="rain-of-keys").does(0, GoTo("a3"))
    assert table.world.icons == ["key"]  # the Fate card asks first


@pytest.mark.rule("ETH-DWM-06", "ETH-DWM-13")
def test_to_stand_on_a_location_resolves_nothing_and_awakening_only_offers_itself() -> None:
    table = way(1, at="b4", slumbers="wraith")
    assert (table.world.slumber, table.s.phase) == ("", Phase.TRAVEL)
    home = way(1, at="b6").does(0, GoTo("b1"))
    assert home.s.phase is Phase.TRAVEL
    assert home.can(0, Awaken())
    assert home.can(0, EndEvening())


@pytest.mark.rule("ETH-DWM-08", "ETH-GATE-11", "ETH-GATE-02")
def test_a_gate_is_offered_where_it_belongs_and_only_if_its_keys_can_be_paid() -> None:
    table = way(1, at="a1", keys=1, slumbers="habit").does(0, GoTo("a2"))
    assert [move.card for move in table.offered(EnterGate)] == [card("i-02-x")]
    poor = way(1, at="a1", keys=0, slumbers="habit").does(0, GoTo("a2"))
    assert poor.s.keys == 1  # without a choice: a Key and a Slumber
    elsewhere = way(1, at="b3", keys=4, slumbers="habit").does(0, GoTo("b5"))
    assert not elsewhere.offered(EnterGate)


@pytest.mark.rule("ETH-DWM-08")
def test_with_all_keys_none_is_gained_but_the_slumber_is_still_resolved() -> None:
    table = way(1, at="b3", keys=KEYS, slumbers="habit").does(0, GoTo("b5"))
    assert table.s.keys == KEYS
    assert table.world.slumbers.below == ["habit"]


@pytest.mark.rule("ETH-GATE-02", "ETH-GATE-03", "ETH-GATE-14", "ETH-TIM-22")
def test_entering_a_gate_pays_its_keys_clears_the_dreamscape_and_ends_the_way() -> None:
    def grown(s: Dream) -> None:
        s.tokens = {"light": [18]}

    table = way(1, at="a1", keys=3, map_tiles="ii-36-lock", also=grown)
    carry_out(extend(game(table)))
    assert len(table.s.tiles) == 3
    table.does(0, GoTo("a2"), EnterGate(card("i-02-x")))
    s = table.s
    assert (s.keys, s.tiles, s.tokens, s.ending) == (2, [], {}, "gate")
    assert table.world.map_tiles.below == ["ii-36-lock"]
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [0]


@pytest.mark.rule("ETH-GATE-11")
def test_the_group_may_leave_a_gate_for_a_key_and_a_slumber() -> None:
    table = way(2, at="a1", keys=1, slumbers="habit").all_vote(GoTo("a2"))
    table.all_vote(TakeKey())
    assert table.s.keys == 2
    assert table.world.slumbers.below == ["habit"]


@pytest.mark.rule("ETH-GATE-13")
def test_no_gate_costs_less_than_nothing() -> None:
    table = way(1, keys=0, gates="i-01-x i-02-x")
    assert price_of(table.s, BOX.card(card("i-02-x"), Gate)) == 1
    assert price_of(table.s, BOX.card(card("i-01-x"), Gate)) == 0
    assert enterable(table.s, "harbour") == []


@pytest.mark.rule("ETH-DWM-12")
def test_in_a_sanctuary_each_takes_one_thing_and_the_team_restores_one_item_at_most() -> None:
    def stored(s: Dream) -> None:
        s.storage = cards("cold-lantern bent-fork")
        for d in s.dreamers:
            d.sealed = cards("a1")

    table = way(2, at="c3", icons=("sanctuary",), phase=Phase.ARRIVAL, also=stored)
    assert [move.what for move in table.offered(Refresh)] == ["sealed", "item"]
    table.does(0, Refresh("item"))
    assert len(table.s.items) == 1
    assert [move.what for move in table.offered(Refresh, 1)] == ["sealed"]
    table.does(1, Refresh("sealed"))
    assert table.dreamers[1].sealed == []
    assert table.dreamers[1].discard == cards("a1")


@pytest.mark.rule("ETH-DWM-12")
def test_a_sanctuary_may_be_left_as_it_is() -> None:
    table = way(1, at="c3", icons=("sanctuary",), phase=Phase.ARRIVAL, discards=["a1"])
    table.does(0, Pass())
    assert table.s.phase is Phase.TRAVEL


@pytest.mark.rule("ETH-DWM-14")
def test_whoever_comes_through_a_door_finds_no_door_there() -> None:
    here, there = "y1: {icons: [door], door: z1, to: [z1]}", "z1: {icons: [key, door], door: y1}"
    yard = invent(f"- {{id: yard, kind: district, code: II-38 Y, slot: A1, locations: {{{here}}}}}")
    zoo = invent(f"- {{id: zoo, kind: district, code: II-38 Z, slot: A2, locations: {{{there}}}}}")
    table = way(1, at="y1", icons=("door",), phase=Phase.ARRIVAL, districts=f"{yard} {zoo}")
    assert table.menu(0)[:2] == [ThroughDoor("z1"), Stay()]
    table.does(0, ThroughDoor("z1"))
    assert (table.world.team, table.s.keys, table.s.phase) == ("z1", 1, Phase.TRAVEL)


@pytest.mark.rule("ETH-DWM-15")
def test_the_team_marker_is_always_relocated_to_another_location() -> None:
    world = way(1, at="b1").world
    assert travel.others(world, "awakening") == []
    assert travel.others(world, "this-tile") == ["b2", "b3", "b4", "b5", "b6"]
    assert "b1" not in travel.others(world, "any")


@pytest.mark.rule("ETH-DWM-16")
def test_the_travel_between_two_slumbers_is_one_turn() -> None:
    table = way(1, at="b3", season="clear-night", slumbers="habit", gates="")
    table.does(0, TakeShortcut("b1"))
    assert table.dreamers[0].sealed == []  # the first one is free
    table.does(0, GoTo("b2"), GoTo("b3"), TakeShortcut("b1"))
    assert len(table.dreamers[0].sealed) == 1


@pytest.mark.rule("ETH-DWM-19")
def test_a_later_side_of_a_district_keeps_what_it_does_not_name() -> None:
    name = invent(
        "- {id: harbour-still-later, kind: district, code: II-38 A9, of: II-38 A, slot: B1,"
        " locations: {a2: {icons: [fate], to: [a3]}}}"
    )
    world = way(1, at="a2").world
    find(world, name)
    assert world.districts == ["suburbia", "market", "harbour-still-later"]
    assert places(world)["a2"].icons == ("fate",)
    assert places(world)["a3"].icons == ("fate", "key")
    assert tile_of(world, "a3") == name


@pytest.mark.rule("ETH-DWM-18", "ETH-DWM-13", "ETH-LSE-11")
def test_the_awakening_location_is_the_one_with_its_icon() -> None:
    world = way(1, at="c3").world
    assert awakening_location(world) == "b1"
    assert ways(world) == (["c4"], ["b5"])


@pytest.mark.rule("ETH-DWM-03")
def test_everybody_hears_where_the_team_has_gone() -> None:
    table = way(2, at="b1").all_vote(GoTo("b2"))
    assert table.events(TeamMoved, 1)[-1].to == "b2"


@pytest.mark.rule("ETH-HNT-05")
@pytest.mark.parametrize(
    ("at", "keys", "gates", "goal", "steps"),
    [
        ("a2", 1, "i-02-x", "goal-gate", 0),
        ("b6", 1, "i-02-x", "goal-gate", 2),
        ("b6", 0, "i-02-x", "goal-keys", 2),
        ("b6", 1, "", "goal-streets-end", None),
    ],
)
def test_the_goal_of_a_way_says_which_gate_can_be_entered_and_how_far_it_is(
    at: str, keys: int, gates: str, goal: str, steps: int | None
) -> None:
    seen = way(1, at=at, keys=keys, gates=gates).match.view(0)
    assert isinstance(seen, View)
    word = way_goal(seen)
    assert (word.key, word.args.get("steps")) == (goal, steps)
