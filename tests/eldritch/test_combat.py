"""ELD-CBT: combat encounters."""

import pytest

from eldritch.kit import invent, investigator, seat_at

RIDDLER = invent(
    "{id: riddler, kind: monster, will: -1, will-skill: observation, horror: 2, strength: 1,"
    " strength-skill: lore, damage: 2, toughness: 3}"
)
WAR_DRUM = invent(
    "{id: war-drum, kind: asset, value: 1, traits: [item],"
    " abilities: [{bonus: {skill: any, num: 2, during: combat}}]}"
)
HEIRLOOM = invent(
    "{id: heirloom, kind: asset, value: 1, traits: [item],"
    " abilities: [{dice: {skill: any, num: 1, during: combat}}]}"
)


@pytest.mark.rule("ELD-CBT-01")
def test_the_text_of_the_monster_may_change_the_combat_before_it_begins() -> None:
    """The mob can be talked away: no test of Strength follows."""
    scene = seat_at(investigator(), monsters="frenzied-mob@boston")
    (a,) = scene
    a.tries("fight: one-here")
    assert (scene.rule, a.offers) == ("ELD-CBT-01", {"use frenzied-mob", "pass"})
    a.does("use frenzied-mob", dice="5")
    assert (scene.told("tested"), scene.monsters) == (["tested A influence 1"], [])


@pytest.mark.rule("ELD-CBT-01")
def test_figures_may_depend_on_the_omen() -> None:
    for omen, health in ((0, 4), (2, 3)):
        scene = seat_at(investigator(), monsters="ghast@boston", omen=omen)
        scene.player("A").tries("fight: one-here", dice="6 6 1")
        assert scene.player("A").health == health


@pytest.mark.rule("ELD-CBT-02", "ELD-CBT-03", "ELD-CBT-04", "ELD-CBT-05")
def test_horror_and_damage_above_the_result_are_lost_and_the_monster_loses_the_result() -> None:
    """Scenario 18: horror 2, damage 2, toughness 2; Will result 1, Strength result 2."""
    scene = seat_at(investigator(improved={"strength": 1}), monsters="young-of-the-goat@boston")
    (a,) = scene
    a.tries("fight: one-here", dice="5 1  5 6")
    assert (a.sanity, a.health) == (5, 6)
    assert (scene.monsters, scene.in_cup("young-of-the-goat")) == ([], 2)


@pytest.mark.rule("ELD-CBT-02")
def test_passing_alone_does_not_protect() -> None:
    """Horror 3 against a result of 1 costs 2."""
    scene = seat_at(investigator(), monsters="elder-thing@boston")
    (a,) = scene
    a.tries("fight: one-here", dice="5 1  1")
    assert a.sanity == 4


@pytest.mark.rule("ELD-CBT-03", "ELD-CBT-04", "ELD-CBT-06")
def test_a_monster_that_was_not_beaten_stays_with_its_damage() -> None:
    """Scenario 19: Strength result 1; in the next round one success is enough."""
    scene = seat_at(investigator(), monsters="young-of-the-goat@boston")
    (a,) = scene
    a.tries("fight: one-here", dice="5 5  5")
    assert (a.health, scene.monsters) == (5, ["young-of-the-goat@boston:1"])
    scene.until("action", dice="5 5  1")
    assert scene.monsters == ["young-of-the-goat@boston:1"]
    a.tries("fight: one-here", dice="5 5  5")
    assert scene.monsters == []


@pytest.mark.rule("ELD-CBT-04")
def test_both_losses_happen_at_the_same_moment() -> None:
    """The beaten monster still deals what its damage exceeds the result by."""
    scene = seat_at(investigator(), monsters="ghoul@boston")
    (a,) = scene
    a.tries("fight: one-here", dice="5 1 1  5 1")
    assert (a.health, scene.monsters) == (5, [])


@pytest.mark.rule("ELD-CBT-05")
def test_a_beaten_monster_comes_back_without_its_damage() -> None:
    scene = seat_at(investigator(), monsters="gug@boston:3")
    (a,) = scene
    a.tries("fight: one-here", dice="5 5  5")
    a.tries("spawn: {monster: 1, at: here}", draws="gug")
    assert scene.monsters == ["gug@boston"]


@pytest.mark.rule("ELD-CBT-07")
def test_a_monster_is_fought_once_in_a_turn() -> None:
    scene = seat_at(
        investigator(), investigator(at="rio"), monsters="gug@boston", phase="encounter", dice="5 5  1"
    )
    assert scene.told("combat-began") == ["combat-began A gug"]
    assert scene.asked == "B"


@pytest.mark.rule("ELD-CBT-08")
def test_who_loses_the_last_sanity_does_not_come_to_the_test_of_strength() -> None:
    """Scenario 31: Doom advances, and the monster is unharmed."""
    scene = seat_at(investigator(sanity=1), investigator(), monsters="young-of-the-goat@boston")
    a, _ = scene
    a.tries("fight: one-here", dice="1 1")
    assert (a.alive, scene.doom, scene.monsters) == (False, 14, ["young-of-the-goat@boston"])
    assert scene.told("tested") == ["tested A will 0"]


@pytest.mark.rule("ELD-CBT-09")
def test_both_may_fall_in_the_same_test() -> None:
    scene = seat_at(investigator(health=1), monsters="ghoul@boston")
    (a,) = scene
    a.tries("fight: one-here", dice="5 1 1  5 1")
    assert (a.alive, scene.monsters, scene.in_cup("ghoul")) == (False, [], 2)


@pytest.mark.rule("ELD-CBT-09")
def test_the_investigator_falls_before_what_the_monsters_defeat_sets_off() -> None:
    """The Man of Leng leaves no trinket to somebody who fell with it."""
    scene = seat_at(investigator(health=1), monsters="man-of-leng@boston:1", assets="ivory-die")
    (a,) = scene
    a.tries("fight: one-here", dice="5 1  5")
    assert a.fallen is not None
    assert (a.fallen.cards, scene.told("card-gained")) == ([], [])


@pytest.mark.rule("ELD-CBT-09", "ELD-EPC-01")
def test_a_win_by_the_last_blow_comes_before_the_defeat() -> None:
    """Scenario 65: the only investigator and Cthulhu fall together, with three mysteries solved."""
    scene = seat_at(
        investigator(at="south-pacific", health=1),
        ancient_one="cthulhu",
        awake=True,
        solved=3,
        monsters="great-cthulhu@south-pacific:5",
    )
    scene.player("A").tries("fight: one-here", dice="6  6")
    assert (scene.outcome.winners, scene.outcome.reason) == ([0], "solved")


@pytest.mark.rule("ELD-CBT-09")
def test_a_rumor_that_a_monsters_defeat_ends_is_solved_though_its_slayer_fell() -> None:
    scene = seat_at(
        investigator(at="greenland-ice", health=1), phase="mythos", mythos="the-white-idol", draws="congo"
    )
    scene.state.foes[0].damage = 2
    (a,) = scene
    a.tries("fight: one-here", dice="6  6")
    assert not a.alive
    assert scene.told("rumor-ended") == ["rumor-ended the-white-idol"]


@pytest.mark.rule("ELD-CBT-10")
def test_a_test_that_is_not_printed_is_skipped() -> None:
    scene = seat_at(investigator(), monsters="frenzied-mob@boston")
    (a,) = scene
    a.tries("fight: one-here", "pass", dice="1")
    assert scene.told("tested") == ["tested A strength 0"]
    assert (a.sanity, a.health) == (6, 3)


@pytest.mark.rule("ELD-CBT-10")
def test_without_a_test_of_strength_no_health_is_lost_in_it() -> None:
    scene = seat_at(investigator(), monsters="mind-of-yith@boston")
    (a,) = scene
    a.tries("fight: one-here", dice="5")
    assert scene.told("tested") == ["tested A will 1"]
    assert (a.sanity, a.health, scene.monsters) == (5, 6, ["mind-of-yith@boston"])


@pytest.mark.rule("ELD-CBT-11")
def test_a_monster_may_name_other_skills_and_the_rest_is_the_same() -> None:
    scene = seat_at(investigator(cards="elephant-gun", improved={"observation": 1}))
    (a,) = scene
    a.tries(f"ambush: {{name: {RIDDLER}}}", dice="5 1  5 1 1")
    assert scene.told("tested") == ["tested A observation 1", "tested A lore 1"]
    assert (a.sanity, a.health) == (5, 5)
    assert scene.told("monster-hurt") == [f"monster-hurt {RIDDLER} 1"]


@pytest.mark.rule("ELD-CBT-12")
def test_bonuses_in_combat_count_for_both_tests_unless_they_name_a_skill() -> None:
    scene = seat_at(investigator(cards=f"{WAR_DRUM} snub-revolver"), monsters="gug@boston")
    (a,) = scene
    a.tries("fight: one-here")
    a.tries("test: strength")
    assert [line.split()[2:] for line in scene.told("test-began")] == [
        ["will", "0", "4"],
        ["strength", "-2", "3"],
        ["strength", "0", "2"],
    ]


@pytest.mark.rule("ELD-CBT-13")
@pytest.mark.parametrize(
    ("monster", "cards", "dice"),
    [
        ("elder-thing", "elephant-gun silvered-knife", 3),
        ("elder-thing", "elephant-gun", 1),
        ("gnophkeh", "silvered-knife snub-revolver", 3),
        ("gnophkeh", "silvered-knife", 1),
        ("gug", "elephant-gun silvered-knife", 5),
    ],
)
def test_resistances_let_only_some_bonuses_count(monster: str, cards: str, dice: int) -> None:
    """Physical Resistance leaves those of Magical possessions, Magical Resistance the others."""
    scene = seat_at(investigator(cards=cards), monsters=f"{monster}@boston")
    scene.player("A").tries("fight: one-here")
    assert scene.told("test-began")[1].split()[-1] == str(dice)


@pytest.mark.rule("ELD-CBT-13")
@pytest.mark.parametrize(
    ("monster", "dice", "pool"), [("shoggoth", "6  5 1  1 1 1 1", 4), ("gnophkeh", "6 6  5 1  1", 1)]
)
def test_the_bonus_of_a_spell_is_magical(monster: str, dice: str, pool: int) -> None:
    """Hand of Salt gives 3 dice, not against Magical Resistance."""
    scene = seat_at(investigator(cards="hand-of-salt:2"), monsters=f"{monster}@boston")
    (a,) = scene
    will, _, rest = dice.split("  ", 2)
    a.tries("fight: one-here", dice=will)
    a.does("use hand-of-salt", dice=f"5 1 {rest}")
    assert scene.told("test-began")[2].split()[-1] == str(pool)


@pytest.mark.rule("ELD-CBT-13")
def test_additional_dice_and_rerolls_work_against_resistances() -> None:
    scene = seat_at(investigator(cards=f"{HEIRLOOM} oak-bokken"), monsters="elder-thing@boston")
    (a,) = scene
    a.tries("fight: one-here", "reroll-with-card oak-bokken 1", dice="6 6 6  1 1 5")
    assert scene.told("test-began")[1] == "test-began A strength -1 2"
    assert scene.monsters == ["elder-thing@boston:1"]


@pytest.mark.rule("ELD-CBT-14")
@pytest.mark.parametrize("damage", ["", ":2"])
def test_a_toughness_that_falls_to_the_lost_health_defeats_at_once(damage: str) -> None:
    """The Court Herald of two players bears 3; each advance of its mystery takes 2 away."""
    scene = seat_at(
        investigator(),
        investigator(at="nome"),
        mystery="herald-of-the-court",
        monsters=f"the-court-herald@nubia{damage}",
        mysteries="the-nine-angles",
    )
    a, _ = scene
    a.tries("mystery: advance")
    assert (scene.monsters == []) == (damage != "")
    if not damage:
        a.tries("mystery: advance")
    assert (scene.monsters, scene.mystery) == ([], "the-nine-angles")


@pytest.mark.rule("ELD-CBT-15")
def test_a_monster_beaten_outside_combat_counts_as_defeated() -> None:
    scene = seat_at(investigator(sanity=3, cards="hunting-rifle blade-of-sarnath"), monsters="ghoul@chicago")
    (a,) = scene
    a.does("perform hunting-rifle")
    assert scene.monsters == []
    a.does("use blade-of-sarnath")
    assert a.sanity == 4


@pytest.mark.rule("ELD-CBT-15")
def test_but_not_as_beaten_in_a_combat_encounter() -> None:
    """No combat, so nothing that waits for the end of one."""
    scene = seat_at(investigator(cards="hunting-rifle lightning-projector"), monsters="ghoul@chicago")
    scene.player("A").does("perform hunting-rifle", dice="")
    assert scene.told("monster-defeated", "combat-began") == ["monster-defeated ghoul"]
