"""Every artifact does what it says."""

import pytest

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, TRAITS
from dreamtable.games.eldritch.cards import Artifact
from eldritch.kit import investigator, seat_at

pytestmark = pytest.mark.rule("ELD-GEN-02", "ELD-GAN-11")

ARTIFACTS = """
necronomicon item tome
the-silver-key item magical
shining-trapezohedron item magical
pnakotic-manuscripts item tome
fungal-lens-of-yuggoth item magical
tiara-of-yha-nthlei item magical
lantern-of-irem item magical
sceptre-of-the-nameless-city item weapon magical
stasis-cube-of-yith item magical
powder-of-ibn-ghazi item magical
scarab-of-nitocris item magical
blade-of-sarnath item weapon magical
crystal-of-kadath item magical
lightning-projector item weapon
"""


def pools(cards: str, steps: str, *, during: tuple[str, ...] = ("encounter",)) -> list[int]:
    """Return how many dice somebody with every skill 2 rolls in the tests of some steps."""
    scene = seat_at(investigator(cards=cards))
    scene.player("A").tries(steps, during=during)
    return [int(line.split()[-1]) for line in scene.told("test-began")]


@pytest.mark.parametrize("line", ARTIFACTS.strip().splitlines())
def test_traits(line: str) -> None:
    name, *traits = line.split()
    (number,) = NUMBERS[name]
    assert TRAITS[number] == set(traits)


def test_the_table_is_complete() -> None:
    names = [line.split()[0] for line in ARTIFACTS.strip().splitlines()]
    assert names == [CARDS[n].id for n in BOX.of(Artifact)]


@pytest.mark.parametrize(
    ("card", "skill"),
    [
        ("pnakotic-manuscripts", "lore"),
        ("fungal-lens-of-yuggoth", "observation"),
        ("tiara-of-yha-nthlei", "influence"),
    ],
)
def test_three_more_dice_for_a_skill(card: str, skill: str) -> None:
    assert pools(card, f"- test: {skill}\n- test: will", during=()) == [5, 2]


@pytest.mark.parametrize(
    ("card", "will", "strength"),
    [("sceptre-of-the-nameless-city", 5, 5), ("blade-of-sarnath", 2, 6), ("lightning-projector", 2, 8)],
)
def test_weapons(card: str, will: int, strength: int) -> None:
    assert pools(card, "ambush: {name: cultist}") == [will, strength]
    assert pools(card, "- test: will\n- test: strength") == [2, 2]


def test_the_necronomicon_teaches_two_spells_or_curses_for_two_sanity() -> None:
    scene = seat_at(investigator(cards="necronomicon"))
    (a,) = scene
    a.does("perform necronomicon", dice="5")
    assert (len(a.cards), a.sanity) == (3, 4)
    scene = seat_at(investigator(cards="necronomicon"))
    (a,) = scene
    a.does("perform necronomicon", dice="1")
    assert (a.cards, a.sanity) == (["necronomicon", "cursed"], 4)


def test_the_necronomicon_can_not_be_read_with_two_sanity_left() -> None:
    scene = seat_at(investigator(sanity=2, cards="necronomicon"))
    assert "perform necronomicon" not in scene.player("A").offers


def test_the_silver_key_leads_to_any_gate_and_helps_beyond() -> None:
    scene = seat_at(investigator(cards="the-silver-key"), gates="rio bombay")
    (a,) = scene
    a.does("perform the-silver-key", "pick-space bombay")
    assert a.space == "bombay"
    assert pools("the-silver-key", "test: will", during=("encounter", "other-world")) == [3]
    assert pools("the-silver-key", "test: will") == [2]


@pytest.mark.parametrize(("die", "sanity"), [("2", 4), ("3", 6)])
def test_the_trapezohedron_shows_two_mythos_cards_at_a_risk(die: str, sanity: int) -> None:
    scene = seat_at(
        investigator(cards="shining-trapezohedron"),
        investigator(),
        mythos="a-library-burns the-unlit-lamps",
    )
    a, _ = scene
    a.does("perform shining-trapezohedron", dice=die)
    assert scene.told("top-seen") == ["top-seen A mythos a-library-burns the-unlit-lamps"]
    assert scene.told("top-seen", to="B") == ["top-seen A mythos"]
    assert a.sanity == sanity


@pytest.mark.parametrize(("die", "sanity"), [("1", 5), ("2", 6)])
def test_the_tiara_whispers_at_a_reckoning(die: str, sanity: int) -> None:
    scene = seat_at(investigator(cards="tiara-of-yha-nthlei"), phase="reckoning", dice=die)
    assert scene.player("A").sanity == sanity


def test_the_lantern_of_irem_adds_a_success_for_a_clue_in_other_worlds() -> None:
    scene = seat_at(
        investigator(clues=2, cards="lantern-of-irem"),
        gates="boston",
        other_world="other-world-1",
        phase="encounter",
    )
    (a,) = scene
    a.does("meet other-world gate-boston", "keep-dice", "use lantern-of-irem", dice="1 1 1 1")
    assert scene.told("tested") == ["tested A will 1"]
    a.does("keep-dice", "pass")
    assert (a.clues, scene.told("tested")[-1]) == (1, "tested A lore 0")


def test_the_lantern_of_irem_does_not_shine_elsewhere() -> None:
    scene = seat_at(investigator(clues=1, cards="lantern-of-irem"))
    scene.player("A").tries("test: will", "keep-dice", dice="1 1")
    assert scene.rule == "ELD-ACT-01"


def test_the_stasis_cube_stops_doom_once_and_leaves_the_game() -> None:
    scene = seat_at(investigator(), investigator(cards="stasis-cube-of-yith"))
    a, b = scene
    a.tries("doom: {advance: 2}")
    b.does("use stasis-cube-of-yith")
    assert (scene.doom, b.cards) == (14, [])
    assert NUMBERS["stasis-cube-of-yith"][0] in scene.state.gone


def test_the_powder_of_ibn_ghazi_makes_resistances_vain_and_gives_three_dice() -> None:
    scene = seat_at(investigator(cards="powder-of-ibn-ghazi snub-revolver"), monsters="elder-thing@boston")
    (a,) = scene
    a.tries("fight: one-here", "use powder-of-ibn-ghazi")
    assert [line.split()[-1] for line in scene.told("test-began")] == ["5", "7"]
    assert a.cards == ["snub-revolver"]


def test_the_scarab_takes_a_curse_for_one_health() -> None:
    scene = seat_at(investigator(cards="scarab-of-nitocris"))
    (a,) = scene
    a.tries("gain: {condition: cursed}", "use scarab-of-nitocris")
    assert (a.cards, a.health) == (["scarab-of-nitocris"], 5)
    a.tries("gain: {condition: paranoia}")
    assert a.cards == ["scarab-of-nitocris", "paranoia"]


def test_the_blade_of_sarnath_gives_sanity_for_each_beaten_monster() -> None:
    scene = seat_at(investigator(sanity=3, cards="blade-of-sarnath"), ancient_one="yog-sothoth")
    (a,) = scene
    a.tries("ambush: {name: cultist}", "use blade-of-sarnath", dice="5  5 1 1 1 1 1")
    assert a.sanity == 4


def test_the_crystal_of_kadath_sets_the_omen_and_puts_doom_off() -> None:
    scene = seat_at(investigator(cards="crystal-of-kadath"), gates="boston", doom=10)
    (a,) = scene
    a.does("perform crystal-of-kadath", "pick-omen 2 red")
    assert (scene.omen_colour, scene.doom, a.cards) == ("red", 11, [])


@pytest.mark.parametrize(("die", "health"), [("1", 5), ("2", 6)])
def test_the_lightning_projector_may_burn_its_owner(die: str, health: int) -> None:
    scene = seat_at(investigator(cards="lightning-projector"))
    scene.player("A").tries("ambush: {name: cultist}", dice=f"6 6  6 6 6 1 1 1 1 1  {die}")
    assert scene.player("A").health == health
