"""Every monster has its figures and does what it says."""

import pytest

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS
from dreamtable.games.eldritch.cards import Epic, Monster
from dreamtable.games.eldritch.conditions import by_team, half
from dreamtable.games.eldritch.view import number_at
from dreamtable.telling import Word
from eldritch.kit import Scene, fallen, investigator, seat_at

pytestmark = pytest.mark.rule("ELD-GEN-02")

FIGURES = """
ghoul                 2  +1 1   0 2  1
young-of-the-goat     2   0 2  -1 2  2
deep-one              1   0 1  -1 2  2
star-spawn            1  -1 3  -2 3  5  physical
shoggoth              1  -1 3  -1 2  4  physical
mi-go                 1   0 1  -1 2  3
nightgaunt            1   0 2  -2 1  2
gug                   1   0 2  -2 3  4
ghast                 1   0 1  -1 2  2
shantak               1   0 2  -1 2  3
moon-beast            1  -1 2  -1 2  3  magical
elder-thing           1   0 3  -1 2  3  physical
flying-polyp          1  -1 2  -3 3  4  physical
colour-out-of-space   1   0 2   - -  2
gnophkeh              1   0 1  -2 3  3  magical
rat-thing             1  +1 1   0 1  1
dimensional-shambler  1   0 2  -1 2  2
hunting-horror        1  -1 2  -2 3  3  magical
bhole                 1  -1 3  -3 3  5
mind-of-yith          1  -1 2   - -  1
man-of-leng           1   0 1  -1 2  2
serpent-priest        1   0 2  -1 3  2
mummy                 1   0 2  -2 2  3  magical
vampire               1   0 1  -2 2  3
walking-dead          1   0 1  -1 2  2
witch                 1  -1 1   0 1  1
frenzied-mob          1   - -  -2 3  3
great-cthulhu         0  -1 2  -2 2  half+3
the-black-goat        0  -1 3  -1 3  half+2
father-dagon          0  -1 2  -2 3  most+0
yeb                   0  -1 2  -1 2  half+2
the-whateley-twin     0  -1 3  -2 3  more+0  physical
the-court-herald      0  -2 2  -2 3  more+0  magical
the-haunter-of-the-dark 0 -2 3 -1 2  1
rhan-tegoth           0  -1 2  -3 3  2
grave-legion          0   0 2  -1 3  1
"""
"""Name, tokens, Will and horror, Strength and damage, toughness (of Epic ones beyond the players, half of
them, or them and once or twice what goes by the size of the team)."""


def lines() -> list[list[str]]:
    """Return the table line by line."""
    return [line.split() for line in FIGURES.strip().splitlines()]


def fight(
    monster: str,
    dice: str,
    *answers: str,
    damage: str = "",
    gates: str = "",
    assets: str = "",
    artifacts: str = "",
) -> Scene:
    """Let somebody with 6 Health, 6 Sanity and every skill 2 fight a monster in Boston."""
    on_map = f"{monster}@boston{damage}"
    scene = seat_at(investigator(), monsters=on_map, gates=gates, assets=assets, artifacts=artifacts)
    scene.player("A").tries("fight: one-here", *answers, dice=dice)
    return scene


def reckon(monsters: str, *places: str, gates: str = "", dice: str | None = None, draws: str = "") -> Scene:
    """Let a reckoning come with such monsters on the map and investigators in these places."""
    people = [investigator(at=place) for place in places or ("boston",)]
    return seat_at(*people, monsters=monsters, phase="reckoning", gates=gates, dice=dice, draws=draws)


def spawn(name: str) -> Scene:
    """Let a monster of that name come out of the cup in Boston."""
    scene = seat_at(investigator())
    scene.player("A").tries("spawn: {monster: 1, at: here}", draws=name)
    return scene


@pytest.mark.parametrize("line", lines(), ids=lambda line: line[0])
def test_figures(line: list[str]) -> None:
    name, count, will, horror, strength, damage, bears, *resists = line
    card = CARDS[NUMBERS[name][0]]
    assert isinstance(card, Monster | Epic)
    if isinstance(card, Monster):
        assert card.count == int(count)
    assert card.will == (None if will == "-" else int(will))
    assert card.horror == (0 if horror == "-" else int(horror))
    assert card.strength == (None if strength == "-" else int(strength))
    assert card.damage == (0 if damage == "-" else int(damage))
    of, _, plus = bears.rpartition("+")
    if isinstance(card, Monster):
        assert (card.toughness.parts, card.toughness.plus) == ((), int(plus))
    for players in range(1, 9) if isinstance(card, Epic) else ():
        counted = {
            "": players,
            "half": half(players),
            "more": players + by_team(players),
            "most": players + 2 * by_team(players),
        }[of]
        bearing = card.toughness.text()
        assert isinstance(bearing, Word)
        assert number_at(bearing, players) == counted + int(plus)
    assert card.keywords == tuple(f"{kind}-resistance" for kind in resists)


def test_the_table_is_complete() -> None:
    every = {CARDS[n].id for kind in (Monster, Epic) for n in BOX.of(kind)}
    assert {line[0] for line in lines()} == every - {"cultist"}
    assert len(NUMBERS["cultist"]) == 5


@pytest.mark.parametrize(
    ("monster", "space"),
    [
        ("elder-thing", "ross"),
        ("flying-polyp", "great-sandy-desert"),
        ("colour-out-of-space", "yenisei"),
        ("gnophkeh", "greenland-ice"),
        ("bhole", "congo"),
        ("man-of-leng", "kunlun"),
        ("serpent-priest", "amazon"),
        ("mummy", "nubia"),
    ],
)
def test_some_monsters_go_home_when_they_are_spawned(monster: str, space: str) -> None:
    assert spawn(monster).monsters == [f"{monster}@{space}"]


def test_a_ghoul_brings_another_monster_where_somebody_has_fallen() -> None:
    assert spawn("ghoul").monsters == ["ghoul@boston"]
    scene = seat_at(investigator(), investigator(), fallen=(fallen("moana-rewi", seat="B"),))
    scene.player("A").tries("spawn: {monster: 1, at: here}", draws="ghoul gug")
    assert scene.monsters == ["ghoul@boston", "gug@boston"]


def test_the_young_of_the_goat_heal_at_a_reckoning() -> None:
    assert reckon("young-of-the-goat@rio:1").monsters == ["young-of-the-goat@rio"]


def test_a_deep_one_swims_toward_the_nearest_investigator() -> None:
    assert reckon("deep-one@sargasso-sea", "liverpool").monsters == ["deep-one@boston"]
    assert reckon("deep-one@boston", "boston").monsters == ["deep-one@boston"]


def test_a_deep_one_stays_where_no_ship_leads_to_anybody() -> None:
    """Only trains go to Chicago."""
    assert reckon("deep-one@boston", "chicago").monsters == ["deep-one@boston"]


def test_a_shoggoth_that_was_not_beaten_heals_one() -> None:
    assert fight("shoggoth", "6  1", damage=":2").monsters == ["shoggoth@boston:1"]
    assert fight("shoggoth", "6  6", damage=":3").monsters == []


def test_a_beaten_mi_go_offers_an_artifact_for_two_sanity() -> None:
    scene = fight("mi-go", "6 6  6", "accept", damage=":2", artifacts="the-silver-key")
    a = scene.player("A")
    assert (a.cards, a.sanity) == (["the-silver-key"], 4)


def test_a_nightgaunt_that_was_not_beaten_carries_one_to_the_nearest_gate() -> None:
    assert fight("nightgaunt", "6 6  1", gates="rio bombay").player("A").space == "rio"
    assert fight("nightgaunt", "6 6  6", gates="rio", damage=":1").player("A").space == "boston"


def test_a_gug_hurts_everybody_on_its_space_at_a_reckoning() -> None:
    assert [one.health for one in reckon("gug@rio", "rio", "rio", "boston")] == [5, 5, 6]


def test_a_ghast_deals_one_more_under_a_red_omen() -> None:
    assert fight("ghast", "6 6  1").player("A").health == 4
    red = seat_at(investigator(), monsters="ghast@boston", omen=2)
    red.player("A").tries("fight: one-here", dice="6 6  1")
    assert red.player("A").health == 3


def test_a_shantak_flies_to_a_random_space_at_a_reckoning() -> None:
    scene = reckon("shantak@rio", draws="congo")
    assert scene.monsters == ["shantak@congo"]


def test_a_moon_beast_that_was_not_beaten_detains() -> None:
    assert fight("moon-beast", "6  1").player("A").cards == ["detained"]
    assert fight("moon-beast", "6  6", damage=":2").player("A").cards == []


def test_the_colour_hurts_and_is_hurt_by_lore_alone() -> None:
    scene = fight("colour-out-of-space", "6 6  6")
    assert scene.told("tested") == ["tested A will 2", "tested A lore 1"]
    assert (scene.player("A").health, scene.monsters) == (5, ["colour-out-of-space@boston:1"])


def test_a_rat_thing_steals_a_clue_from_the_lead() -> None:
    scene = seat_at(investigator(clues=2), investigator(clues=2), lead="B")
    a, b = scene
    a.tries("spawn: {monster: 1, at: here}", draws="rat-thing")
    assert (a.clues, b.clues) == (2, 1)


def test_a_shambler_that_was_not_beaten_takes_one_to_a_random_space() -> None:
    scene = seat_at(investigator(), monsters="dimensional-shambler@boston")
    scene.player("A").tries("fight: one-here", dice="6 6  1", draws="congo")
    assert scene.player("A").space == "congo"


def test_a_hunting_horror_comes_two_spaces_nearer() -> None:
    assert reckon("hunting-horror@rio", "boston").monsters == ["hunting-horror@boston"]
    assert reckon("hunting-horror@chicago", "boston").monsters == ["hunting-horror@boston"]


def test_a_mind_of_yith_is_beaten_by_two_successes_and_leaves_a_clue() -> None:
    scene = seat_at(investigator(improved={"will": 1}), monsters="mind-of-yith@boston")
    scene.player("A").tries("fight: one-here", dice="5 6")
    assert (scene.monsters, scene.player("A").clues) == ([], 1)


def test_a_mind_of_yith_steals_hours_from_who_fails() -> None:
    scene = fight("mind-of-yith", "1")
    assert (scene.player("A").cards, scene.monsters) == (["lost-hours"], ["mind-of-yith@boston"])


def test_a_beaten_man_of_leng_leaves_a_trinket() -> None:
    scene = fight("man-of-leng", "6 6  6", damage=":1", assets="boat-hook jade-cicada")
    assert scene.player("A").cards == ["jade-cicada"]


def test_a_serpent_priest_calls_a_cultist_at_a_reckoning() -> None:
    assert reckon("serpent-priest@amazon").monsters == ["cultist@amazon", "serpent-priest@amazon"]


@pytest.mark.parametrize(("die", "cards"), [("2", ["cursed"]), ("3", [])])
def test_a_beaten_mummy_may_curse(die: str, cards: list[str]) -> None:
    assert fight("mummy", f"6 6  6  {die}", damage=":2").player("A").cards == cards


def test_a_vampire_that_drew_blood_heals_completely() -> None:
    assert fight("vampire", "6 6  1", damage=":2").monsters == ["vampire@boston"]
    assert fight("vampire", "6 6  6", damage=":1").monsters == ["vampire@boston"]


def test_a_vampire_that_drew_no_blood_does_not_heal() -> None:
    scene = seat_at(investigator(improved={"strength": 2}), monsters="vampire@boston")
    scene.player("A").tries("fight: one-here", dice="6 6  6 6")
    assert scene.monsters == ["vampire@boston:2"]


def test_the_walking_dead_become_the_grave_legion_at_a_reckoning() -> None:
    scene = reckon("walking-dead@rio")
    assert (scene.monsters, scene.in_cup("walking-dead")) == (["grave-legion@rio"], 1)


def test_the_walking_dead_stay_if_the_legion_is_there_already() -> None:
    scene = reckon("walking-dead@rio grave-legion@congo")
    assert scene.monsters == ["grave-legion@congo", "walking-dead@rio"]


def test_a_witch_curses_everybody_on_her_space_at_a_reckoning() -> None:
    assert [one.cards for one in reckon("witch@rio", "rio", "boston")] == [["cursed"], []]


def test_a_mob_that_is_not_talked_away_is_fought() -> None:
    scene = seat_at(investigator(), monsters="frenzied-mob@boston")
    a = scene.player("A")
    a.tries("fight: one-here")
    a.does("use frenzied-mob", dice="1  1")
    assert (scene.told("tested"), a.health) == (["tested A influence 0", "tested A strength 0"], 3)


def test_the_black_goat_deals_one_more_for_each_other_monster_there() -> None:
    scene = seat_at(investigator(at="congo"), monsters="the-black-goat@congo gug@congo witch@congo ghoul@rio")
    a = scene.player("A")
    a.tries("fight: one-here")
    a.does("pick-monster the-black-goat", dice="6  1")
    assert a.health == 1


def test_father_dagon_swims_toward_the_nearest_investigator() -> None:
    assert reckon("father-dagon@norwegian-sea", "liverpool").monsters == ["father-dagon@liverpool"]
    assert reckon("father-dagon@norwegian-sea", "naples").monsters == ["father-dagon@liverpool"]


def test_yeb_brings_a_monster_at_a_reckoning() -> None:
    assert reckon("yeb@amazon", draws="gug").monsters == ["gug@amazon", "yeb@amazon"]


def test_the_whateley_twin_goes_to_the_nearest_gate_at_a_reckoning() -> None:
    assert reckon("the-whateley-twin@boston", gates="rio bombay").monsters == ["the-whateley-twin@rio"]


def test_the_court_herald_advances_the_omen_at_a_reckoning() -> None:
    scene = reckon("the-court-herald@nubia", gates="rio")
    assert (scene.omen_colour, scene.doom) == ("blue", 14)


@pytest.mark.parametrize(("cards", "sanity"), [("", 3), ("storm-lantern", 5)])
def test_the_haunter_of_the_dark_fears_a_storm_lantern(cards: str, sanity: int) -> None:
    scene = seat_at(investigator(cards=cards), monsters="the-haunter-of-the-dark@boston")
    scene.player("A").tries("fight: one-here", dice="1  6")
    assert scene.player("A").sanity == sanity


def test_rhan_tegoth_hurts_everybody_on_its_space_at_a_reckoning() -> None:
    assert [one.health for one in reckon("rhan-tegoth@rio", "rio", "boston")] == [4, 6]


def test_the_grave_legion_hurts_everybody_on_or_next_to_its_space() -> None:
    people = reckon("grave-legion@rio", "rio", "amazon", "boston")
    assert [one.health for one in people] == [5, 5, 6]


@pytest.mark.parametrize(("die", "tokens"), [("2", 2), ("3", 1)])
def test_cultists_of_azathoth_mark_the_red_omen_at_gates(die: str, tokens: int) -> None:
    scene = reckon("cultist@rio", gates="rio", dice=die)
    assert scene.state.omen_tokens[2] == tokens


def test_cultists_of_azathoth_without_a_gate_roll_nothing() -> None:
    assert reckon("cultist@rio", gates="boston", dice="").state.omen_tokens[2] == 1


@pytest.mark.parametrize(("die", "ambushed"), [("2", 1), ("3", 0)])
def test_cultists_of_shub_niggurath_may_not_have_been_alone(die: str, ambushed: int) -> None:
    scene = seat_at(
        investigator(improved={"strength": 1}),
        ancient_one="shub-niggurath",
        monsters="cultist@boston",
        cup="witch",
    )
    rest = "  6  1 1 1" if ambushed else ""
    draws = "witch" if ambushed else ""
    scene.player("A").tries("fight: one-here", dice=f"6 6 6  6 6  {die}{rest}", draws=draws)
    assert len(scene.told("ambushed")) == ambushed
