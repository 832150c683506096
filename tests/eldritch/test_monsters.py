"""ELD-MON, ELD-EPC, ELD-ASD: monsters, the cup, Epic Monsters, and what is set aside."""

import pytest

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS
from dreamtable.games.eldritch.cards import Epic, Monster
from dreamtable.games.eldritch.model import View
from eldritch.kit import invent, investigator, seat_at

EVERY_GATE = "boston vancouver rio liverpool naples constantinople bombay yokohama melbourne"
BANISH = invent(
    "{id: banish, kind: asset, value: 1, traits: [item],"
    " abilities: [{when: combat-start, may: true, do: [{defeat: {which: fought}}]}]}"
)


@pytest.mark.rule("ELD-MON-01")
def test_a_monster_is_drawn_from_the_cup_and_its_text_for_that_comes_at_once() -> None:
    scene = seat_at(investigator())
    scene.player("A").tries("spawn: {monster: 1, at: here}", draws="bhole")
    assert scene.told("monster-spawned", "monster-moved") == [
        "monster-spawned bhole boston",
        "monster-moved bhole congo",
    ]
    assert (scene.monsters, scene.in_cup("bhole")) == (["bhole@congo"], 0)


@pytest.mark.rule("ELD-MON-02")
def test_from_an_empty_cup_nothing_comes() -> None:
    scene = seat_at(investigator(), cup="")
    scene.player("A").tries("spawn: {monster: 2, at: here}")
    assert scene.monsters == []


@pytest.mark.rule("ELD-MON-03")
def test_discarded_monsters_go_back_to_the_cup_undefeated_and_unharmed() -> None:
    scene = seat_at(investigator(cards="blade-of-sarnath", sanity=3), monsters="gug@boston:2", cup="")
    (a,) = scene
    a.tries("remove: {which: one-here}")
    assert (scene.monsters, scene.in_cup("gug"), scene.told("monster-defeated")) == ([], 1, [])
    a.tries("spawn: {monster: 1, at: here}")
    assert scene.monsters == ["gug@boston"]


@pytest.mark.rule("ELD-MON-03")
def test_the_cup_is_mixed() -> None:
    """Any of the monsters in it may come next, also the one that was put back last."""
    for wish in ("gug", "witch", "ghast"):
        scene = seat_at(investigator(), monsters="gug@boston", cup="witch ghast")
        (a,) = scene
        a.tries("remove: {which: one-here}")
        a.tries("spawn: {monster: 1, at: here}", draws=wish)
        assert scene.monsters == [f"{wish}@boston"]


@pytest.mark.rule("ELD-MON-04", "ELD-ASD-01")
def test_monsters_set_aside_come_only_when_named_and_go_back_there() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu", cup="")
    (a,) = scene
    a.tries("spawn: {monster: 1, at: here}")
    assert scene.monsters == []
    a.tries("spawn: {monster: 1, name: deep-one, at: here}")
    assert scene.monsters == ["deep-one@boston"]
    a.tries("remove: {which: one-here}")
    assert (scene.in_cup("deep-one"), NUMBERS["deep-one"][0] in scene.state.aside) == (0, True)


@pytest.mark.rule("ELD-MON-04")
def test_if_all_of_a_name_are_on_the_map_none_comes() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu", monsters="deep-one@rio")
    scene.player("A").tries("spawn: {monster: 1, name: deep-one, at: here}")
    assert scene.monsters == ["deep-one@rio"]


@pytest.mark.rule("ELD-ASD-01")
def test_defeated_monsters_that_were_set_aside_are_set_aside_again() -> None:
    scene = seat_at(investigator(), ancient_one="shub-niggurath", monsters="ghoul@boston")
    scene.player("A").tries("fight: one-here", dice="6 6 6  6 6")
    assert (scene.monsters, scene.in_cup("ghoul")) == ([], 0)
    assert [CARDS[one].id for one in scene.state.aside].count("ghoul") == 2


@pytest.mark.rule("ELD-ASD-01")
def test_a_special_deck_set_aside_is_that_of_the_ancient_one() -> None:
    for god, count, title in (("cthulhu", 6, "drowned-city"), ("yog-sothoth", 6, "threshold")):
        deck = seat_at(investigator(), ancient_one=god).state.special
        assert [CARDS[card].id[: len(title)] for card in deck.pile] == [title] * count
    assert seat_at(investigator()).state.special.pile == []


@pytest.mark.rule("ELD-MON-05")
@pytest.mark.parametrize(
    ("god", "awake", "dice", "lost"),
    [
        ("azathoth", False, "1 1  1 1", (3, 3)),
        ("cthulhu", False, "1 1  1 1", (2, 2)),
        ("cthulhu", True, "1  1", (2, 2)),
        ("shub-niggurath", False, "1 1 1  1", (2, 1)),
        ("shub-niggurath", True, "1 1  1", (2, 2)),
        ("yog-sothoth", False, "1  1 1", (2, 1)),
        ("yog-sothoth", True, "1  1", (2, 2)),
    ],
)
def test_cultists_have_the_figures_of_the_side_that_is_up(
    god: str, awake: bool, dice: str, lost: tuple[int, int]
) -> None:
    scene = seat_at(investigator(), ancient_one=god, awake=awake, monsters="cultist@boston")
    (a,) = scene
    a.tries("fight: one-here", dice=dice)
    assert (6 - a.health, 6 - a.sanity) == lost


@pytest.mark.rule("ELD-MON-05")
def test_cultists_have_the_texts_of_the_sheet() -> None:
    spawned = seat_at(investigator(at="boston"), ancient_one="cthulhu")
    spawned.player("A").tries("spawn: {monster: 1, name: cultist, at: here}")
    assert spawned.monsters == ["cultist@sargasso-sea"]
    reckoned = seat_at(
        investigator(at="rio"),
        ancient_one="yog-sothoth",
        gates="naples",
        monsters="cultist@berlin",
        phase="reckoning",
    )
    assert reckoned.monsters == ["cultist@naples"]


@pytest.mark.rule("ELD-MON-05")
def test_a_cultist_beaten_after_the_awakening_bears_what_the_back_says() -> None:
    scene = seat_at(investigator(), ancient_one="shub-niggurath", doom=1, monsters="cultist@boston")
    (a,) = scene
    assert a.can("remove: {which: one-here, max-toughness: 1}")
    a.tries("doom: {advance: 1}")
    assert not a.can("remove: {which: one-here, max-toughness: 1}")
    a.tries("hurt: {which: one-here, num: 1}")
    assert "cultist@boston:1" in scene.monsters


@pytest.mark.rule("ELD-MON-06")
def test_monsters_stay_where_they_are_unless_something_moves_them() -> None:
    names = "gug@rio witch@naples cultist@congo ghoul@panama"
    scene = seat_at(investigator(), monsters=names)
    before = scene.monsters
    scene.until("action")
    assert scene.monsters == before
    scene.player("A").tries("shift: {monster: all, name: gug, to: here}")
    assert "gug@boston" in scene.monsters


@pytest.mark.rule("ELD-MON-07")
def test_a_monster_spawned_here_to_be_fought_is_fought_even_if_its_text_moves_it_away() -> None:
    """A bhole goes to the Congo Basin, and there it stays after the fight."""
    scene = seat_at(investigator(), cup="bhole")
    (a,) = scene
    a.tries("- spawn: {monster: 1, at: here}\n- fight: spawned", dice="6  6")
    assert scene.told("combat-began") == ["combat-began A bhole"]
    assert scene.monsters == ["bhole@congo:1"]


@pytest.mark.rule("ELD-MON-08")
def test_everybody_sees_what_is_in_the_cup_but_not_in_which_order() -> None:
    scene = seat_at(investigator(), monsters="gug@rio", cup="witch ghast ghoul")
    scene.state.cup.reverse()
    view = scene.match.view(0)
    assert isinstance(view, View)
    assert view.cup == sorted(scene.state.cup)
    assert sorted(CARDS[one].id for one in view.cup) == ["ghast", "ghoul", "witch"]


@pytest.mark.rule("ELD-EPC-01")
def test_an_epic_monster_is_a_monster() -> None:
    """It forbids rest, is fought in the Encounter Phase, and can be hurt."""
    scene = seat_at(investigator(), monsters="yeb@boston")
    (a,) = scene
    assert "rest" not in a.offers
    a.tries("hurt: {which: one-here, num: 1}")
    assert scene.monsters == ["yeb@boston:1"]
    a.does("end-turn")
    assert scene.told("combat-began")[0] == "combat-began A yeb"


@pytest.mark.rule("ELD-EPC-02")
def test_epic_monsters_are_never_in_the_cup_and_come_only_by_name() -> None:
    scene = seat_at(investigator(), cup="")
    assert not set(seat_at(investigator()).state.cup) & set(BOX.of(Epic))
    (a,) = scene
    a.tries("spawn: {monster: 3, at: here}")
    assert scene.monsters == []
    a.tries("spawn: {epic: yeb, at: here}")
    assert scene.monsters == ["yeb@boston"]


@pytest.mark.rule("ELD-EPC-03")
def test_effects_that_discard_or_defeat_do_nothing_to_an_epic_monster() -> None:
    """Scenario 55."""
    scene = seat_at(investigator(), monsters="yeb@boston gug@rio witch@naples")
    (a,) = scene
    a.tries("remove: {which: one-anywhere}")
    assert a.offers == {"pick-monster gug", "pick-monster witch"}
    a.does("pick-monster gug")
    a.tries("defeat: {which: all}")
    a.tries("- remove: {which: this}\n- defeat: {which: this}", foe="yeb")
    assert scene.monsters == ["yeb@boston"]


@pytest.mark.rule("ELD-EPC-03")
def test_what_makes_monsters_lose_health_works_on_epic_ones_and_that_may_defeat_them() -> None:
    scene = seat_at(investigator(), monsters="yeb@boston gug@rio")
    (a,) = scene
    a.tries("hurt: {which: one-anywhere, num: 2}", "pick-monster yeb")
    assert scene.monsters == ["gug@rio", "yeb@boston:2"]
    a.tries("hurt: {which: one-anywhere, num: 1}", "pick-monster yeb")
    assert scene.monsters == ["gug@rio"]


@pytest.mark.rule("ELD-EPC-03")
def test_not_even_the_one_being_fought_can_be_defeated_by_an_effect() -> None:
    ordinary = seat_at(investigator(cards=BANISH), monsters="gug@boston")
    ordinary.player("A").tries("fight: one-here", "use banish")
    assert ordinary.told("monster-defeated") == ["monster-defeated gug"]
    epic = seat_at(investigator(cards=BANISH), monsters="yeb@boston")
    epic.player("A").tries("fight: one-here")
    assert (epic.told("used", "monster-defeated"), epic.rule) == ([], "ELD-ACT-01")


@pytest.mark.rule("ELD-EPC-04")
def test_an_epic_monster_is_moved_only_by_its_own_text_or_by_what_spawned_it() -> None:
    scene = seat_at(investigator("samuel-otieno", at="chicago"), monsters="yeb@chicago gug@boston")
    (a,) = scene
    a.tries("shift: {monster: all, to: here}")
    assert scene.monsters == ["gug@chicago", "yeb@chicago"]
    a.tries("shift: {monster: one-near, to: adjacent}", "pick-space vancouver")
    assert scene.monsters == ["gug@vancouver", "yeb@chicago"]


@pytest.mark.rule("ELD-EPC-04")
def test_its_own_text_moves_it() -> None:
    scene = seat_at(
        investigator(at="congo"), gates="rio", monsters="the-whateley-twin@boston", phase="reckoning"
    )
    assert scene.monsters == ["the-whateley-twin@rio"]


@pytest.mark.rule("ELD-EPC-05")
def test_a_defeated_epic_monster_leaves_the_game() -> None:
    scene = seat_at(investigator(), monsters="grave-legion@boston:1")
    (a,) = scene
    a.tries("hurt: {which: one-here, num: 1}")
    assert scene.state.gone[-1:] == NUMBERS["grave-legion"]
    a.tries("spawn: {epic: grave-legion, at: here}")
    assert scene.monsters == []


@pytest.mark.rule("ELD-EPC-05")
def test_an_epic_monster_on_the_map_is_not_spawned_again() -> None:
    scene = seat_at(investigator(), monsters="yeb@rio:1")
    scene.player("A").tries("spawn: {epic: yeb, at: here}")
    assert scene.monsters == ["yeb@rio:1"]


@pytest.mark.rule("ELD-EPC-06")
@pytest.mark.parametrize("players", [1, 4, 8])
def test_its_toughness_depends_on_the_players_and_is_fixed(players: int) -> None:
    scene = seat_at(*[investigator(at="rio") for _ in range(players)])
    a = scene.player("A")
    a.tries("spawn: {epic: yeb, at: here}")
    almost = (players + 1) // 2 + 1
    a.tries(f"hurt: {{which: one-here, num: {almost}}}")
    assert scene.monsters == [f"yeb@rio:{almost}"]
    a.tries("hurt: {which: one-here, num: 1}")
    assert scene.monsters == []


@pytest.mark.rule("ELD-MON-01")
def test_the_box_has_34_tokens_of_28_names_and_9_epic_monsters() -> None:
    tokens = BOX.of(Monster)
    assert (len(tokens), len({CARDS[one].id for one in tokens}), len(BOX.of(Epic))) == (34, 28, 9)


@pytest.mark.rule("ELD-MON-01")
def test_where_a_spawned_monster_has_a_choice_of_ways_the_active_investigator_decides() -> None:
    """Cultists of Cthulhu go to the nearest sea; three are next to Melbourne."""
    scene = seat_at(investigator(at="melbourne"), investigator(), ancient_one="cthulhu", lead="B", turn="A")
    (a, _) = scene
    a.tries("spawn: {monster: 1, name: cultist, at: here}")
    assert (scene.asked, scene.rule) == ("A", "ELD-MAP-05")
    assert a.offered("pick-space") == {"ross", "indian-ocean", "south-pacific"}


@pytest.mark.rule("ELD-EPC-04")
def test_the_component_that_spawned_an_epic_monster_may_move_it() -> None:
    scene = seat_at(investigator(), mystery="the-nine-angles")
    (a,) = scene
    a.tries("spawn: {epic: yeb, at: rio}", card="the-nine-angles")
    a.tries("shift: {monster: yeb, to: congo}", card="the-widening-eye")
    assert scene.monsters == ["yeb@rio"]
    a.tries("shift: {monster: yeb, to: congo}", card="the-nine-angles")
    assert scene.monsters == ["yeb@congo"]


@pytest.mark.rule("ELD-MON-06")
def test_monsters_are_moved_from_where_the_card_says() -> None:
    scene = seat_at(investigator(), monsters="ghoul@rio witch@ross mummy@boston")
    (a,) = scene
    a.tries("shift: {monster: all, from: all(sea), to: here}")
    assert scene.monsters == ["ghoul@rio", "mummy@boston", "witch@boston"]
    assert not a.can("shift: {monster: one-anywhere, from: all(sea), to: here}")
    assert a.can("shift: {monster: one-anywhere, from: rio, to: here}")
    a.tries("shift: {monster: one-anywhere, from: rio, to: here}")
    assert scene.monsters == ["ghoul@boston", "mummy@boston", "witch@boston"]
