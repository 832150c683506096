"""ELD-TST, ELD-SKL: tests and skills."""

import msgspec
import pytest

from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import Investigator
from dreamtable.games.eldritch.model import Skill, View
from eldritch.kit import invent, investigator, seat_at

SKILLS = ("lore", "influence", "observation", "strength", "will")
BOOK_FOR_BLADES = invent(
    "{id: book-for-blades, kind: asset, value: 1, traits: [tome],"
    " abilities: [{when: strength-test, do: [{use-skill: lore}]}]}"
)
KNACK = invent(
    "{id: knack, kind: asset, value: 1, traits: [trinket],"
    " abilities: [{when: test, may: true, do: [{bonus: {skill: any, num: 2}}]}]}"
)
RABBITS_FOOT = invent(
    "{id: rabbits-foot, kind: asset, value: 1, traits: [trinket], abilities: [{add-success: {num: 1}}]}"
)
LUCKY_COIN = invent(
    "{id: lucky-coin, kind: asset, value: 1, traits: [trinket],"
    " abilities: [{when: test, may: true, do: [{set-die: {from: 1, to: 6}}]}]}"
)


@pytest.mark.rule("ELD-TST-01")
def test_there_are_five_skills() -> None:
    assert tuple(skill.name.lower() for skill in Skill) == SKILLS


@pytest.mark.rule("ELD-TST-02", "ELD-TST-06")
@pytest.mark.parametrize(("test", "dice"), [("observation-1", "6"), ("observation-3", "6")])
def test_a_skill_of_two_at_minus_one_or_minus_three_rolls_one_die(test: str, dice: str) -> None:
    """Scenario 14."""
    scene = seat_at(investigator())
    scene.player("A").tries(f"test: {test}", dice=dice)
    assert scene.told("test-began")[0].split()[-1] == "1"


@pytest.mark.rule("ELD-TST-02", "ELD-TST-04", "ELD-TST-05")
def test_skill_modifier_the_highest_bonus_and_all_additional_dice_make_the_pool() -> None:
    """Scenario 15: Strength 3, the monster's -1, weapons of +2 and +3, one additional die at sea."""
    scene = seat_at(
        investigator("moana-rewi", at="cape-horn", cards="boat-hook snub-revolver"),
        monsters="mi-go@cape-horn",
    )
    scene.player("A").tries("fight: one-here")
    assert scene.told("test-began")[1] == "test-began A strength -1 6"


@pytest.mark.rule("ELD-TST-03")
def test_an_improvement_raises_the_value_a_bonus_only_the_pool() -> None:
    scene = seat_at(investigator(cards="retired-inspector", improved={"observation": 1}))
    (a,) = scene
    a.tries("test: observation")
    assert scene.told("test-began") == ["test-began A observation 0 5"]
    view = scene.match.view(0)
    assert isinstance(view, View)
    assert view.people[0] is not None
    assert view.people[0].skills[Skill.OBSERVATION] == 3


@pytest.mark.rule("ELD-TST-04")
def test_only_the_highest_bonus_counts() -> None:
    scene = seat_at(investigator(cards="storm-lantern retired-inspector fungal-lens-of-yuggoth"))
    scene.player("A").tries("test: observation")
    assert scene.told("test-began") == ["test-began A observation 0 5"]


@pytest.mark.rule("ELD-TST-04")
def test_a_bonus_is_refused_only_where_it_says_may() -> None:
    scene = seat_at(investigator(cards=f"retired-inspector {KNACK}"))
    (a,) = scene
    a.tries("test: influence", "pass", dice="1 1")
    a.tries("test: influence", "use knack", dice="1 1 1 1")
    a.tries("test: observation", "pass", dice="1 1 1 1")
    assert [line.split()[-1] for line in scene.told("test-began")] == ["2", "4", "4"]


@pytest.mark.rule("ELD-TST-05")
def test_all_additional_dice_add_up() -> None:
    scene = seat_at(investigator("moana-rewi", at="cape-horn", cards="diving-suit"))
    scene.player("A").tries("test: lore")
    assert scene.told("test-began") == ["test-began A lore 0 3"]


@pytest.mark.rule("ELD-TST-05")
def test_additional_dice_are_declared_before_the_roll() -> None:
    scene = seat_at(investigator(cards="flare-pistol"), monsters="gug@boston")
    (a,) = scene
    a.tries("fight: one-here", dice="6 6")
    assert (scene.rule, a.offers) == ("ELD-TST-05", {"use flare-pistol", "pass"})
    assert len(scene.told("rolled")) == 1
    a.does("use flare-pistol", dice="1 1 1 1")
    assert scene.told("test-began")[-1] == "test-began A strength -2 4"


@pytest.mark.rule("ELD-TST-06")
def test_the_minimum_of_one_die_is_applied_last() -> None:
    """2 - 3 + 2 is one die, not one and then two more."""
    scene = seat_at(investigator(cards="retired-inspector"))
    scene.player("A").tries("test: observation-3", dice="6")
    assert scene.told("test-began") == ["test-began A observation -3 1"]


@pytest.mark.rule("ELD-TST-07")
@pytest.mark.parametrize(
    ("condition", "dice", "result"),
    [("", "4 5 6", 2), ("blessed", "4 4 3", 2), ("cursed", "5 5 6", 1)],
)
def test_which_faces_are_successes(condition: str, dice: str, result: int) -> None:
    """Scenario 17."""
    scene = seat_at(investigator(cards=condition, improved={"will": 1}))
    scene.player("A").tries("test: will", dice=dice)
    assert scene.told("tested") == [f"tested A will {result}"]


@pytest.mark.rule("ELD-TST-08")
@pytest.mark.parametrize(("dice", "health"), [("1 4", 5), ("5 1", 4), ("5 6", 3)])
def test_one_success_passes_and_the_result_is_their_number(dice: str, health: int) -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.tries(
        "test: will\npass:\n  - lose: {health: result}\n  - lose: {health: 1}\nfail: [lose: {health: 1}]",
        dice=dice,
    )
    assert a.health == health


@pytest.mark.rule("ELD-TST-09")
@pytest.mark.parametrize(("dice", "sanity", "health"), [("5 1", 5, 6), ("1 1", 6, 5)])
def test_the_fitting_effect_must_be_carried_out(dice: str, sanity: int, health: int) -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.tries("test: will\npass: [lose: {sanity: 1}]\nfail: [lose: {health: 1}]", dice=dice)
    assert (a.sanity, a.health) == (sanity, health)


@pytest.mark.rule("ELD-TST-09")
def test_a_test_without_an_effect_has_none() -> None:
    scene = seat_at(investigator())
    (a,) = scene
    before = msgspec.json.encode(a.person)
    a.tries("test: will", dice="1 1")
    assert msgspec.json.encode(a.person) == before


@pytest.mark.rule("ELD-TST-10")
@pytest.mark.parametrize("dice", ["5 1", "1 1"])
def test_what_follows_the_test_outside_pass_and_fail_does_not_depend_on_it(dice: str) -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.tries("- test: will\n  pass: [gain: {clue: 1}]\n- lose: {sanity: 1}", dice=dice)
    assert (a.clues, a.sanity) == (int(dice[0] == "5"), 5)


@pytest.mark.rule("ELD-TST-11")
def test_a_modifier_belongs_to_its_own_test() -> None:
    scene = seat_at(investigator())
    scene.player("A").tries("- test: will-1\n- test: will\n- test: will+1")
    assert scene.told("test-began") == [f"test-began A will {mod} {2 + mod}" for mod in (-1, 0, 1)]


@pytest.mark.rule("ELD-TST-12")
def test_a_roll_of_dice_is_no_test() -> None:
    """No clue, no reroll, and to the cursed a 5 is still a 5."""
    scene = seat_at(investigator(clues=2, cards="cursed ivory-die stevedore-gang"))
    (a,) = scene
    a.tries("roll: 2\nfaces: {'5': [lose: {health: 1}]}", dice="5 1")
    assert (a.health, a.clues, scene.rule) == (5, 2, "ELD-ACT-01")
    assert scene.told("dice-thrown", "tested") == ["dice-thrown A 5 1"]


@pytest.mark.rule("ELD-TST-13")
def test_a_replaced_skill_brings_its_own_bonuses_and_loses_those_of_the_old_one() -> None:
    scene = seat_at(
        investigator(cards=f"{BOOK_FOR_BLADES} elephant-gun jesuit-scholar", improved={"lore": 1}),
        monsters="gug@boston",
    )
    (a,) = scene
    a.tries("fight: one-here", "keep-dice", dice="6 6  6 6 6")
    assert scene.told("test-began")[-1] == "test-began A lore -2 3"
    assert scene.monsters == ["gug@boston:3"]


@pytest.mark.rule("ELD-TST-14")
def test_a_face_may_count_for_several_successes() -> None:
    scene = seat_at(investigator(cards="trench-shotgun"), monsters="gug@boston")
    scene.player("A").tries("fight: one-here", dice="6 6  6 5 1")
    assert scene.told("tested")[-1] == "tested A strength 3"


@pytest.mark.rule("ELD-TST-14")
def test_successes_are_added_after_the_rerolls() -> None:
    scene = seat_at(investigator("leela-deshpande", clues=2, cards="mend-flesh"))
    (a,) = scene
    a.does("rest", "use mend-flesh", dice="1 1 1 1")
    assert scene.rule == "ELD-RRL-01"
    a.does("keep-dice", "use leela-deshpande")
    assert scene.told("tested") == ["tested A lore 2"]


@pytest.mark.rule("ELD-TST-14")
def test_a_die_is_turned_after_the_rerolls() -> None:
    scene = seat_at(investigator(clues=1, cards=LUCKY_COIN))
    (a,) = scene
    a.tries("test: will", "keep-dice", "use lucky-coin", dice="1 2")
    assert scene.told("tested") == ["tested A will 1"]


@pytest.mark.rule("ELD-SKL-01")
def test_an_improvement_is_plus_one_and_a_second_one_plus_two() -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.tries("improve: will")
    assert a.improved == [0, 0, 0, 0, 1]
    a.tries("improve: will")
    a.tries("test: will")
    assert scene.told("test-began") == ["test-began A will 0 4"]


@pytest.mark.rule("ELD-SKL-01", "ELD-SKL-02")
def test_a_third_improvement_does_nothing() -> None:
    """Scenario 27."""
    scene = seat_at(investigator(improved={"will": 1}))
    (a,) = scene
    a.tries("- improve: will\n- improve: will")
    assert a.improved == [0, 0, 0, 0, 2]


@pytest.mark.rule("ELD-SKL-02")
def test_a_skill_to_choose_must_be_one_that_can_still_be_improved() -> None:
    scene = seat_at(investigator(improved={"will": 2, "lore": 1, "influence": 2}))
    (a,) = scene
    a.tries("improve: any")
    assert a.offers == {"pick-skill lore", "pick-skill observation", "pick-skill strength"}
    a.does("pick-skill lore")
    assert a.improved == [2, 2, 0, 0, 2]


@pytest.mark.rule("ELD-SKL-02")
def test_if_no_skill_can_be_improved_nothing_happens() -> None:
    scene = seat_at(investigator(improved=dict.fromkeys(SKILLS, 2)))
    scene.player("A").tries("improve: any")
    assert scene.rule == "ELD-ACT-01"


@pytest.mark.rule("ELD-SKL-03")
def test_printed_skills_are_one_to_four_and_thirteen_in_all() -> None:
    for number in BOX.of(Investigator):
        card = BOX.card(number, Investigator)
        values = [getattr(card.skills, skill) for skill in SKILLS]
        assert (min(values) >= 1, max(values) <= 4, sum(values)) == (True, True, 13), card.id


@pytest.mark.rule("ELD-TST-05")
def test_a_card_does_not_change_the_test_on_itself() -> None:
    """Sign of Koth helps in other worlds, but not to cast itself there."""
    scene = seat_at(
        investigator(cards="sign-of-koth:1"), gates="boston", other_world="other-world-1", phase="encounter"
    )
    (a,) = scene
    a.does("meet other-world gate-boston", "use sign-of-koth", dice="5 1  1 1 1 1")
    assert scene.told("test-began") == ["test-began A lore 0 2", "test-began A will 0 4"]


@pytest.mark.rule("ELD-TST-14")
def test_successes_that_a_possession_adds_make_a_failed_test_a_pass() -> None:
    scene = seat_at(investigator(cards=RABBITS_FOOT), investigator())
    a, b = scene
    a.tries("test: will", dice="1 1")
    b.tries("test: will", dice="1 1")
    assert scene.told("tested") == ["tested A will 1", "tested B will 0"]
