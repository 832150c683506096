"""What each Ancient One does, asleep and awake."""

import pytest

from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import AncientOne
from dreamtable.games.eldritch.omen import advance_doom, advance_omen
from dreamtable.games.eldritch.reckoning import reckon
from eldritch.kit import happens, invent, investigator, seat_at
from eldritch.scene import names

SHEETS = {
    "azathoth": (15, ((1, 2, 1), (2, 3, 1), (2, 4, 0))),
    "cthulhu": (12, ((0, 2, 2), (1, 3, 0), (3, 4, 0))),
    "shub-niggurath": (13, ((1, 2, 1), (3, 2, 1), (2, 4, 0))),
    "yog-sothoth": (14, ((0, 2, 1), (2, 3, 1), (3, 4, 0))),
}


@pytest.mark.parametrize("name", SHEETS)
def test_the_figures_of_the_sheets(name: str) -> None:
    (card,) = [BOX.card(n, AncientOne) for n in BOX.of(AncientOne) if BOX.card(n, AncientOne).id == name]
    assert (card.doom, tuple(tuple(stage) for stage in card.stages), card.solve) == (*SHEETS[name], 3)


def test_azathoth_advances_doom_where_his_tokens_lie() -> None:
    scene = seat_at(investigator(), doom=10)
    assert scene.state.omen_tokens == [0, 0, 1, 0]
    happens(scene, lambda g: advance_omen(g, 4))
    assert scene.doom == 9


@pytest.mark.parametrize(("die", "gates", "tokens"), [(2, "rio", 2), (3, "rio", 1), (0, "", 1)])
def test_his_cultists_at_gates_may_add_tokens(die: int, gates: str, tokens: int) -> None:
    scene = seat_at(investigator(), monsters="cultist@rio", gates=gates)
    happens(scene, reckon, dice=str(die) if die else "")
    assert scene.state.omen_tokens[2] == tokens


def test_cthulhu_takes_sanity_at_sea_or_of_the_lead() -> None:
    sea = seat_at(investigator(), investigator(at="ross"), ancient_one="cthulhu")
    happens(sea, reckon)
    assert [player.sanity for player in sea] == [6, 5]
    land = seat_at(investigator(), investigator(), ancient_one="cthulhu", lead="B")
    happens(land, reckon)
    assert [player.sanity for player in land] == [6, 5]


def test_his_cultists_appear_at_the_nearest_sea() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu")
    scene.player("A").tries("spawn: {monster: 1, name: cultist, at: melbourne}")
    assert scene.player("A").offered("pick-space") == {"ross", "indian-ocean", "south-pacific"}


def test_cthulhu_sets_monsters_aside() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu")
    assert sorted(names(scene.state.aside)) == ["deep-one", "star-spawn"]
    assert scene.in_cup("deep-one") == scene.in_cup("star-spawn") == 0


def test_awake_cthulhu_hurts_those_near_him_and_heals() -> None:
    scene = seat_at(
        investigator(at="melbourne"),
        investigator(at="nome"),
        ancient_one="cthulhu",
        awake=True,
        monsters="great-cthulhu@south-pacific:3",
    )
    happens(scene, reckon)
    assert [player.health for player in scene] == [5, 6]
    assert scene.monsters == ["great-cthulhu@south-pacific:2"]
    happens(scene, lambda g: advance_doom(g, 1), dice="1  5")
    assert [player.sanity for player in scene] == [5, 6]


@pytest.mark.rule("ELD-DEF-02")
def test_who_falls_by_the_fall_of_another_does_not_test_any_more() -> None:
    """The fall of A advances Doom, so all that are left test again, and B falls before B's own turn."""
    team = [investigator(sanity=1), investigator(sanity=1), investigator()]
    scene = seat_at(*team, ancient_one="cthulhu", awake=True, monsters="great-cthulhu@south-pacific")
    happens(scene, lambda g: advance_doom(g, 1), dice="1  1  5  5  5")
    assert (sorted(scene.state.eliminated), scene.player("C").sanity) == ([0, 1], 6)


def test_shub_niggurath_breeds_in_the_wilderness_of_the_leads_choice() -> None:
    scene = seat_at(investigator(), investigator(), ancient_one="shub-niggurath", lead="B")
    happens(scene, reckon)
    assert scene.asked == "B"
    assert len(scene.player("B").offered("pick-space")) == 10
    scene.player("B").does("pick-space congo")
    assert scene.monsters == ["young-of-the-goat@congo"]


@pytest.mark.parametrize(("die", "ambushed"), [(2, True), (3, False)])
def test_her_cultists_may_be_avenged(die: int, ambushed: bool) -> None:
    scene = seat_at(
        investigator(),
        investigator(at="nome"),
        ancient_one="shub-niggurath",
        monsters="cultist@boston",
        cup="witch",
    )
    dice, draws = (f"{die} 5 5 5", "witch") if ambushed else (str(die), "")
    scene.player("A").tries("hurt: {which: one-here, num: 1}", dice=dice, draws=draws)
    assert bool(scene.told("ambushed")) == ambushed


def test_awake_shub_niggurath_calls_her_own_and_breeds_for_each_point_of_doom() -> None:
    scene = seat_at(
        investigator(at="nubia"),
        ancient_one="shub-niggurath",
        doom=1,
        monsters="ghoul@rio young-of-the-goat@nome gug@rio",
        cup="witch mi-go ghast",
    )
    happens(scene, lambda g: advance_doom(g, 2))
    assert scene.monsters == [
        "ghast@congo",
        "ghoul@congo",
        "gug@rio",
        "mi-go@congo",
        "the-black-goat@congo",
        "witch@congo",
        "young-of-the-goat@congo",
    ]
    happens(scene, reckon)
    while scene.rule == "ELD-RKN-02":
        scene.passes()
    assert scene.player("A").health == 5


def test_the_black_goat_hurts_more_among_her_own() -> None:
    scene = seat_at(
        investigator(at="congo", health=6),
        investigator(at="nome"),
        ancient_one="shub-niggurath",
        awake=True,
        monsters="the-black-goat@congo ghoul@congo",
    )
    scene.player("A").tries("fight: the-black-goat", dice="5 1")
    assert scene.told("lost") == ["lost A 0 2", "lost A 4 0"]


def test_yog_sothoth_takes_spells_or_blood_at_gates() -> None:
    scene = seat_at(
        investigator(at="rio", cards="mend-flesh"),
        investigator(at="rio"),
        investigator(),
        ancient_one="yog-sothoth",
        gates="rio",
    )
    happens(scene, reckon)
    a, b, c = scene
    a.does("accept")
    assert (a.cards, a.health) == ([], 6)
    assert (b.health, b.sanity, c.health) == (5, 5, 6)


def test_his_cultists_go_to_the_nearest_gate() -> None:
    scene = seat_at(
        investigator(at="nome"), ancient_one="yog-sothoth", gates="rio naples", monsters="cultist@panama"
    )
    happens(scene, reckon)
    assert scene.monsters == ["cultist@rio"]


BAR = invent(
    "{id: a-bar, kind: special, title: threshold, initial: choose,"
    " pass: [token: {clue: 1, to: sheet, from: you}], fail: []}"
)


def test_awake_yog_sothoth_opens_a_gate_and_counts_down() -> None:
    team = [investigator(at="nome") for _ in range(4)]
    scene = seat_at(*team, ancient_one="yog-sothoth", doom=1, gate_stack="rio")
    happens(scene, lambda g: advance_doom(g, 1))
    assert (scene.tokens_on("yog-sothoth"), scene.gates) == (3, {"rio"})
    happens(scene, lambda g: advance_doom(g, 2))
    assert (scene.tokens_on("yog-sothoth"), scene.running) == (1, True)
    happens(scene, lambda g: advance_doom(g, 1))
    assert scene.outcome.reason == "awakened"


def test_the_threshold_is_met_at_every_gate_while_he_is_awake() -> None:
    scene = seat_at(
        investigator(clues=1),
        ancient_one="yog-sothoth",
        awake=True,
        on_sheet=5,
        gates="boston",
        special=BAR,
        phase="encounter",
    )
    a, *_ = scene
    a.does("meet text yog-sothoth", f"pick-option {BAR}-pass")
    assert scene.state.final_solved
    asleep = seat_at(investigator(), ancient_one="yog-sothoth", gates="boston", phase="encounter")
    assert "meet text yog-sothoth" not in asleep.player("A").offers
