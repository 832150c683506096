"""Fate cards, Quirks, Seasons, and cards on the map."""

import re
from pathlib import Path

import pytest

import dreamtable.games.etherfields
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import TurnCard
from dreamtable.games.etherfields.changes import change, least_of
from dreamtable.games.etherfields.losses import check
from dreamtable.games.etherfields.model import NOTHING, Dream, Kind, Phase, Quirk
from dreamtable.games.etherfields.moves import Accept, GoTo, Pass, PickCard, PickOption, PutBack
from dreamtable.games.etherfields.performing import dream_actions
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.secrets import lay
from dreamtable.games.etherfields.turn_cards import line_sources, resolve_step
from dreamtable.games.etherfields.world import fate
from dreamtable.games.etherfields.world.cards import Fate, Season
from dreamtable.games.etherfields.world.gaining import new_world, put_in_place
from dreamtable.kernel import Game
from etherfields.kit import action, at, card, carry_out, game, invent, luck, pay
from etherfields.way import slumber, way


def roofs(s: Dream) -> None:
    """Let a tile with an empty Quirk slot lie there."""
    carry_out(lay(Game(s, listening=False), card("ii-36-roofs")))


@pytest.mark.rule("ETH-FAT-01", "ETH-FAT-04", "ETH-DWM-09")
def test_a_fate_card_is_drawn_resolved_and_goes_under_its_deck() -> None:
    table = way(2, at="b1", fates="rain-of-keys unlit-street").all_vote(GoTo("b2"))
    ways = table.offered(PickOption)
    assert len(ways) == 2
    table.all_vote(ways[0]).goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.s.keys == 1
    assert sum(d.distress for d in table.dreamers) == 1
    assert table.world.fates.below == ["rain-of-keys"]


@pytest.mark.rule("ETH-FAT-08")
def test_without_a_fate_card_nothing_happens() -> None:
    table = way(1, at="b1").does(0, GoTo("b2"))
    assert table.s.phase is Phase.TRAVEL


@pytest.mark.rule("ETH-FAT-02", "ETH-FAT-03")
def test_a_quirk_brings_a_tile_and_settles_in_its_slot() -> None:
    table = way(2, at="b1", fates="thick-air", map_tiles="ii-36-roofs").all_vote(GoTo("b2"))
    assert CARDS[table.s.tiles[-1].tile].id == "ii-36-roofs"
    assert table.world.quirks == [Quirk("thick-air", "ii-36-roofs")]
    assert least_of(table.s, 0, "move-max") == 2  # ETH-FAT-05


@pytest.mark.rule("ETH-FAT-03")
def test_with_several_empty_slots_the_first_player_names_one() -> None:
    table = way(2, at="b1", fates="warm-bench", map_tiles="ii-36-garages", also=roofs).all_vote(GoTo("b2"))
    assert [move.card for move in table.offered(PickCard)] == [card("ii-36-roofs"), card("ii-36-garages")]
    table.does(0, PickCard(card("ii-36-garages")))
    assert table.world.quirks == [Quirk("warm-bench", "ii-36-garages")]


@pytest.mark.rule("ETH-FAT-04")
def test_without_an_empty_slot_a_quirk_goes_under_its_deck() -> None:
    table = way(1, at="b1", fates="thick-air warm-bench", map_tiles="ii-36-lock").does(0, GoTo("b2"), Pass())
    assert (table.world.quirks, table.world.fates.below) == ([], ["thick-air"])


@pytest.mark.rule("ETH-FAT-02", "ETH-FAT-09")
def test_a_tile_whose_place_is_taken_goes_under_its_deck_and_the_next_one_comes() -> None:
    table = way(1, map_tiles="ii-36-roofs ii-36-lock", also=roofs)
    carry_out(fate.extend(game(table)))
    assert CARDS[table.s.tiles[-1].tile].id == "ii-36-lock"
    assert table.world.map_tiles.below == ["ii-36-roofs"]
    carry_out(fate.extend(game(table)))
    assert len(table.s.tiles) == 4  # none fits


@pytest.mark.rule("ETH-FAT-05")
def test_a_quirk_offers_its_action_in_the_space_that_is_joined_to_its_slot() -> None:
    def bench(s: Dream) -> None:
        roofs(s)
        assert s.world is not None
        s.world.quirks = [Quirk("warm-bench", "ii-36-roofs")]

    near = slumber(1, where="A2.ne", also=bench)
    far = slumber(1, where="A2.sw", also=bench)
    seat = action("sit-on-the-warm-slat")
    assert seat in dream_actions(near.s, 0)
    assert seat not in dream_actions(far.s, 0)


@pytest.mark.rule("ETH-FAT-06")
def test_a_quirk_that_is_removed_goes_under_the_fate_deck() -> None:
    table = way(2, at="b1", fates="thick-air", map_tiles="ii-36-roofs").all_vote(GoTo("b2"))
    scene = scene_of(game(table), 0, card("thick-air"))
    carry_out(fate.remove_quirk(scene, this=True))
    assert (table.world.quirks, table.world.fates.below) == ([], ["thick-air"])
    assert least_of(table.s, 0, "move-max") is None


@pytest.mark.rule("ETH-FAT-07", "ETH-TRN-04")
def test_a_line_of_a_quirk_is_resolved_in_its_step_of_each_turn_card() -> None:
    def wires(s: Dream) -> None:
        roofs(s)
        assert s.world is not None
        s.world.quirks = [Quirk("humming-wires", "ii-36-roofs")]

    table = slumber(1, at="B2.ne", where="B3.se", hands=["a1 a2"], also=wires)
    assert card("humming-wires") in list(line_sources(table.s))
    carry_out(resolve_step(game(table), Kind.SPECIAL))
    assert len(table.dreamers[0].hand) == 1


@pytest.mark.rule("ETH-FAT-05")
def test_daylight_that_was_borrowed_lights_the_tile_of_its_slot() -> None:
    table = way(2, at="b1", fates="borrowed-daylight", map_tiles="ii-36-roofs").all_vote(GoTo("b2"))
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert len(table.s.tokens["light"]) == 1
    assert table.s.tokens["light"][0] in [at(f"A2.{corner}") for corner in ("nw", "ne", "sw", "se")]


@pytest.mark.rule("ETH-SOL-01")
def test_alone_one_may_remove_a_fate_card_once_and_draw_another() -> None:
    table = way(1, at="b1", fates="rain-of-keys unlit-street").does(0, GoTo("b2"), PutBack())
    assert table.world.fate == "unlit-street"
    assert table.world.removed == ["rain-of-keys"]


@pytest.mark.rule("ETH-SEC-15")
def test_a_fate_card_that_is_gained_goes_under_its_deck() -> None:
    invent("- {id: parade, kind: fate, code: II-35 Z, do: [{gain: key}]}")
    world = way(1, fates="unlit-street").world
    put_in_place(world, "add-fate II-35 Z")
    assert world.fates.below == ["parade"]


# Seasons


@pytest.mark.rule("ETH-SSN-01", "ETH-SSN-03")
def test_the_season_on_top_changes_travelling_and_another_one_takes_its_place() -> None:
    table = way(1, season="clear-night")
    assert change(table.s, 0, "free-shortcuts") == 1
    put_in_place(table.world, "season II-41 I3")
    assert table.world.season == "fog"
    assert change(table.s, 0, "free-shortcuts") == 0


@pytest.mark.rule("ETH-SSN-01", "ETH-SSN-02")
def test_in_the_fog_each_fate_icon_seals_a_card_of_one_dreamer() -> None:
    table = way(2, at="b1", season="fog").all_vote(GoTo("b2")).goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert sum(len(d.sealed) for d in table.dreamers) == 1
    assert [line.key for line in BOX.card(card("fog"), Season).lines()] == ["print-when"]


@pytest.mark.rule("ETH-SSN-04")
def test_a_death_leaves_the_season_as_it_is() -> None:
    table = way(1, season="fog")
    put_in_place(table.world, "wisdom II-42 I")
    assert table.world.season == "fog"


@pytest.mark.rule("ETH-FAT-05")
def test_in_the_slow_second_nothing_moves_while_hearts_are_current() -> None:
    def slow(s: Dream) -> None:
        roofs(s)
        assert s.world is not None
        s.world.quirks = [Quirk("slow-second", "ii-36-roofs")]

    table = slumber(1, also=slow)
    for number in BOX.of(TurnCard):
        table.s.current = number
        is_hearts = BOX.card(number, TurnCard).suit == "hearts"
        assert change(table.s, 0, "skip-movement") == int(is_hearts)


# Cards on the map


@pytest.mark.rule("ETH-DWC-03", "ETH-DWC-04")
def test_intent_that_a_fate_card_asks_for_is_paid_from_the_hand() -> None:
    table = way(1, at="b1", fates="someone-waves unlit-street", hands=["a2"]).does(0, GoTo("b2"), Pass())
    table.does(0, Accept(), pay("a2")).goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.dreamers[0].gems == 1
    assert table.dreamers[0].hand == []
    assert table.s.current == NOTHING


@pytest.mark.rule("ETH-FAT-01")
@pytest.mark.parametrize("face", ["fail", "blank", "1", "2", "3"])
def test_the_coin_on_the_pavement_follows_the_luck_die(face: str) -> None:
    def rich(s: Dream) -> None:
        s.dreamers[0].ether = 1

    table = way(2, fates="coin-on-the-pavement", at="b1", also=rich, brings=[luck(face)])
    table.all_vote(GoTo("b2")).goes_on(lambda s: s.phase is Phase.TRAVEL)
    gained = {"fail": -1, "blank": 0, "1": 1, "2": 2, "3": 2}[face]
    assert sum(d.ether for d in table.dreamers) in (1 + gained, 1)  # who loses may have none
    carry_out(check(game(table)))


def test_every_fate_card_of_the_beginning_can_be_resolved() -> None:
    for number in BOX.of(Fate):
        held = BOX.card(number, Fate)
        if not held.code:
            table = way(2, at="b1", fates=held.id).all_vote(GoTo("b2"))
            table.goes_on(lambda s: s.phase is Phase.TRAVEL)
            assert table.s.phase is Phase.TRAVEL, held.id


GIVEN = re.compile(
    r"\b(add-fate|add-slumber|world-tile|season|wisdom|gate|add-market): (I{1,2}-\d\d \w+(?:\.\d)?)"
)
"""What content gives to the campaign, as it is written."""
CONTENT = Path(dreamtable.games.etherfields.__file__).parent / "content"


@pytest.mark.rule("ETH-GATE-12", "ETH-SEC-15", "ETH-SEC-21")
def test_of_all_that_dreams_give_to_the_city_two_gates_alone_are_owed() -> None:
    given = {
        one for file in CONTENT.glob("*.yaml") for one in GIVEN.findall(file.read_text(encoding="utf-8"))
    }
    assert {sort for sort, _ in given} >= {"add-fate", "add-slumber", "world-tile", "season", "wisdom"}
    world = new_world()
    for sort, code in sorted(given):
        before = len(world.market.below)
        put_in_place(world, f"{sort} {code}")
        assert sort != "add-market" or len(world.market.below) > before, code
    assert sorted(world.owed) == ["gate I-05 X", "gate I-06 X"]
    assert {"shell-on-the-sill", "piano-on-the-stairs", "dead-letter-wind"} <= set(world.fates.below)


@pytest.mark.rule("ETH-FAT-03", "ETH-FAT-05", "ETH-MAP-25")
def test_the_high_water_mark_wets_the_tile_in_whose_slot_it_settles() -> None:
    table = way(2, at="b1", fates="high-water-mark", map_tiles="ii-36-roofs").all_vote(GoTo("b2"))
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.world.quirks == [Quirk("high-water-mark", "ii-36-roofs")]
    assert len(table.s.tokens["water"]) == 1


@pytest.mark.rule("ETH-FAT-01")
def test_a_shell_on_the_sill_is_taken_for_one_cunning() -> None:
    table = way(1, at="b1", fates="shell-on-the-sill", hands=["c1"]).does(0, GoTo("b2"))
    table.does(0, Accept(), pay("c1"))
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.dreamers[0].gems == 1
