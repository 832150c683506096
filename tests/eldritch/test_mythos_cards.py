"""What each mythos card says: its text alone, without the icons of its colour."""

from pathlib import Path

import pytest

from dreamtable.games.eldritch.box import BOX, NUMBERS, TRAITS
from dreamtable.games.eldritch.cards import Mythos
from dreamtable.games.eldritch.gates import spawn_gate
from dreamtable.games.eldritch.model import Table
from dreamtable.games.eldritch.mythos import resolve_text
from dreamtable.games.eldritch.omen import advance_omen
from dreamtable.games.eldritch.reckoning import reckon
from dreamtable.kernel import Game, Script
from eldritch.kit import Scene, happens, invent, investigator, seat_at
from eldritch.scene import names


def reads(scene: Scene, dice: str | None = None, draws: str = "") -> Scene:
    """Let the text of the next mythos card happen."""

    def text(g: Game[Table]) -> Script[None]:
        s = g.state
        s.stages.pop()
        yield from resolve_text(g, s.mythos.pop())

    happens(scene, text, dice, draws)
    return scene


# Green


def test_a_friend_at_the_ministry() -> None:
    scene = reads(
        seat_at(
            investigator(),
            investigator(),
            lead="B",
            mythos="a-friend-at-the-ministry",
            reserve="boat-hook laudanum ivory-die silk-disguise",
        )
    )
    scene.player("B").does("pick-card laudanum")
    assert scene.player("B").cards == ["laudanum"]


def test_quiet_waters() -> None:
    scene = reads(
        seat_at(investigator(at="ross", health=2, sanity=2), investigator(health=2), mythos="quiet-waters")
    )
    a, b = scene
    assert (a.health, a.sanity, b.health) == (3, 3, 2)


def test_the_vigilantes() -> None:
    scene = reads(
        seat_at(
            investigator(), mythos="the-vigilantes", monsters="gug@rio shoggoth@congo witch@boston yeb@nome"
        )
    )
    assert scene.monsters == ["gug@rio:1", "shoggoth@congo", "yeb@nome:1"]


def test_a_door_left_ajar() -> None:
    scene = reads(
        seat_at(
            investigator(clues=1),
            investigator(clues=1),
            mythos="a-door-left-ajar",
            gates="vancouver rio constantinople",
        )
    )
    a, b = scene
    a.does("accept", "pick-number 0")
    b.does("pick-number 1")
    assert a.offered("pick-card") == {"gate-vancouver", "gate-constantinople"}
    a.does("pick-card gate-vancouver")
    assert scene.gates == {"rio", "constantinople"}
    assert not scene.told("gate-closed")


def test_charity_ball() -> None:
    assert reads(seat_at(investigator(), mythos="charity-ball", doom=8), dice="5 1").doom == 9
    assert reads(seat_at(investigator(), mythos="charity-ball", doom=8), dice="1 1").doom == 8


def test_bank_run() -> None:
    scene = seat_at(
        investigator(cards="debt:6"),
        investigator(),
        mythos="bank-run",
        reserve="boat-hook laudanum ivory-die silk-disguise",
    )
    reads(scene)
    assert names(scene.state.assets.discard) == ["boat-hook", "laudanum", "ivory-die", "silk-disguise"]
    assert len(scene.reserve) == 4
    assert (scene.player("A").cards, scene.player("A").sanity) == ([], 5)


def test_blood_in_the_snow() -> None:
    way = invent("{id: a-cold-way, kind: expedition, site: yenisei, initial: choose, pass: [], fail: []}")
    scene = reads(seat_at(investigator(), mythos="blood-in-the-snow", expedition=way), draws="gug")
    assert scene.monsters == ["gug@yenisei"]


@pytest.mark.parametrize(
    ("name", "ticket", "start", "first", "onward"),
    [
        ("border-closed", "train", "chicago", "boston", "new-orleans"),
        ("wreckers-lights", "ship", "boston", "liverpool", "naples"),
    ],
)
def test_tickets_that_cannot_be_spent(name: str, ticket: str, start: str, first: str, onward: str) -> None:
    for ongoing in ("", name):
        scene = seat_at(investigator(at=start, tickets=ticket), investigator(), ongoing=ongoing)
        a, _ = scene
        a.does(f"travel {first}")
        assert (f"{ticket} {onward}" in a.offered("spend-ticket")) == (not ongoing)


@pytest.mark.parametrize("name", ["border-closed", "wreckers-lights"])
@pytest.mark.parametrize(("die", "stays"), [(4, True), (5, False)])
def test_how_they_end(name: str, die: int, stays: bool) -> None:
    scene = seat_at(investigator(), phase="end", ongoing=name, dice=str(die))
    assert (scene.ongoing == [name]) == stays


def test_the_wrong_faces() -> None:
    scene = reads(
        seat_at(investigator(), investigator(at="ross"), investigator(), mythos="the-wrong-faces"),
        dice="1 1 5 1",
    )
    assert [player.sanity for player in scene] == [5, 6, 6]


def test_restless_cults() -> None:
    scene = reads(
        seat_at(investigator(), mythos="restless-cults", monsters="cultist@rio cultist@nome"),
        draws="gug witch",
    )
    assert scene.monsters == ["cultist@nome", "cultist@rio", "gug@rio", "witch@nome"]


def test_bells_below_the_keel() -> None:
    scene = reads(
        seat_at(investigator(at="ross"), investigator(), mythos="bells-below-the-keel"),
        dice="1 1",
        draws="rio cape-horn gug",
    )
    assert scene.monsters == ["gug@cape-horn"]
    assert [player.sanity for player in scene] == [5, 6]


def test_an_unclaimed_trunk() -> None:
    scene = reads(seat_at(investigator(), mythos="an-unclaimed-trunk", artifacts="the-silver-key"))
    scene.player("A").does("pick-option force-the-lock")
    assert scene.player("A").cards == ["the-silver-key", "cursed"]
    sunk = reads(seat_at(investigator(), mythos="an-unclaimed-trunk"))
    sunk.player("A").does("pick-option sink-it-unopened")
    assert sunk.player("A").sanity == 5


def test_the_sky_lowers() -> None:
    scene = reads(seat_at(investigator(), investigator(), mythos="the-sky-lowers", doom=8), dice="1 1 5 1")
    a, b = scene
    assert (scene.doom, a.cards, b.cards) == (6, ["night-terrors"], [])


def test_second_birth() -> None:
    scene = reads(
        seat_at(investigator(), mythos="second-birth", gates="rio boston", omen=2, monsters="gug@nome:2"),
        draws="witch",
    )
    assert scene.monsters == ["gug@nome", "witch@boston"]


def test_the_stars_correct_themselves() -> None:
    scene = reads(seat_at(investigator(), mythos="the-stars-correct-themselves", gates="rio", doom=8))
    assert (scene.omen, scene.doom) == (1, 4)


def test_the_ground_remembers() -> None:
    scene = reads(seat_at(investigator(), mythos="the-ground-remembers", doom=8), dice="1 1")
    (card,) = scene.player("A").person.cards
    assert (scene.doom, "injury" in TRAITS[card]) == (6, True)


def test_all_accounts_fall_due() -> None:
    scene = reads(seat_at(investigator(), mythos="all-accounts-fall-due", doom=8, monsters="gug@boston"))
    assert (scene.doom, scene.player("A").health) == (5, 5)


# Yellow


def test_letters_of_marque() -> None:
    scene = reads(seat_at(investigator(), investigator(), mythos="letters-of-marque"))
    a, b = scene
    a.does("pick-ticket train")
    b.does("pick-ticket ship")
    assert (a.tickets, b.tickets) == ("train", "ship")


def test_the_papers_believe_you() -> None:
    scene = reads(
        seat_at(*[investigator() for _ in range(3)], mythos="the-papers-believe-you"), draws="rio nome"
    )
    assert scene.clues == ["nome", "rio"]


def test_night_schools() -> None:
    scene = reads(seat_at(investigator(improved={"lore": 2}), mythos="night-schools"))
    a, *_ = scene
    assert "pick-skill lore" not in a.offers
    a.does("pick-skill will")
    assert a.improved == [2, 0, 0, 0, 1]


def test_a_market_for_curios() -> None:
    scene = reads(
        seat_at(
            investigator(cards="boat-hook laudanum"),
            investigator(at="ross", cards="ivory-die army-nurse"),
            mythos="a-market-for-curios",
            artifacts="the-silver-key",
        )
    )
    scene.player("A").does("accept", "pick-card boat-hook")
    assert scene.player("A").cards == ["the-silver-key"]
    assert scene.rule == "ELD-ACT-01"


def test_general_amnesty() -> None:
    scene = reads(seat_at(investigator(cards="debt cursed"), investigator(), mythos="general-amnesty"))
    assert scene.player("A").cards == ["cursed"]


def test_round_up_at_dawn() -> None:
    scene = reads(
        seat_at(investigator(cards="boat-hook"), investigator(), mythos="round-up-at-dawn"), dice="1 1"
    )
    assert scene.player("A").cards == ["boat-hook", "detained"]


def test_cholera_on_the_quay() -> None:
    scene = reads(seat_at(investigator(), investigator(at="ross"), mythos="cholera-on-the-quay"), dice="1 1")
    assert [player.health for player in scene] == [4, 6]


def test_dead_reckoning() -> None:
    scene = reads(seat_at(investigator(at="ross"), investigator(), mythos="dead-reckoning", turn="B"))
    a, b = scene
    assert (a.delayed, a.sanity, b.delayed) == (True, 5, False)


def test_the_guides_desert() -> None:
    scene = reads(
        seat_at(
            investigator(at="congo", clues=1),
            investigator(at="nubia"),
            investigator(),
            turn="C",
            mythos="the-guides-desert",
        )
    )
    a, b, _ = scene
    a.does("accept")
    assert (a.clues, a.health, a.delayed) == (0, 6, False)
    assert (b.health, b.delayed) == (5, True)


def test_auction_of_relics() -> None:
    scene = reads(
        seat_at(
            investigator(cards="the-silver-key"), investigator(cards="boat-hook"), mythos="auction-of-relics"
        )
    )
    assert [player.cards for player in scene] == [[], ["boat-hook"]]


def test_false_prophet() -> None:
    scene = reads(seat_at(investigator(at="rio"), mythos="false-prophet", doom=8))
    assert (scene.doom, scene.monsters) == (7, ["cultist@rio"])
    paid = reads(seat_at(investigator(clues=2), mythos="false-prophet", doom=8))
    paid.player("A").does("pick-option expose-him", "pick-number 2")
    assert (paid.doom, paid.monsters, paid.player("A").clues) == (8, [], 0)


def test_earth_tremor() -> None:
    scene = reads(
        seat_at(investigator(), mythos="earth-tremor", monsters="gug@moscow shoggoth@congo yeb@rio")
    )
    a, *_ = scene
    assert a.offered("pick-space") == {"berlin", "yenisei"}
    a.does("pick-space berlin")
    assert scene.monsters == ["gug@berlin", "shoggoth@congo", "yeb@rio"]


def test_counterfeit_notes() -> None:
    scene = reads(
        seat_at(investigator(cards="boat-hook"), investigator(), mythos="counterfeit-notes"), dice="1 1"
    )
    assert [player.cards for player in scene] == [["boat-hook", "debt"], []]


def test_the_seance_at_number_nine() -> None:
    good = reads(seat_at(investigator(), mythos="the-seance-at-number-nine"), dice="5 1", draws="rio")
    assert good.clues == ["rio"]
    bad = reads(seat_at(investigator(), mythos="the-seance-at-number-nine"), dice="1 1", draws="gug")
    assert (bad.monsters, bad.player("A").sanity) == (["gug@boston"], 5)


def test_the_clocks_run_on() -> None:
    scene = reads(seat_at(investigator(clues=1), mythos="the-clocks-run-on"))
    scene.player("A").does("pick-option let-them-turn")
    assert (scene.omen, scene.player("A").clues) == (1, 1)
    held = reads(seat_at(investigator(clues=1), mythos="the-clocks-run-on"))
    held.player("A").does("pick-option hold-the-hands", "pick-number 1")
    assert (held.omen, held.player("A").clues) == (0, 0)


@pytest.mark.rule("ELD-SPD-06")
def test_clocks_that_nobody_pays_for_run_on() -> None:
    scene = reads(seat_at(investigator(clues=1), mythos="the-clocks-run-on"))
    scene.player("A").does("pick-option hold-the-hands", "pick-number 0")
    assert scene.omen == 1


def test_the_ink_runs() -> None:
    scene = reads(seat_at(investigator(cards="mend-flesh"), investigator(sanity=1), mythos="the-ink-runs"))
    a, b = scene
    a.does("refuse")
    assert (a.cards, a.sanity, b.sanity) == ([], 6, 1)


@pytest.mark.parametrize(("gates", "doom"), [("rio boston naples", 6), ("rio boston naples bombay", 5)])
def test_nothing_was_ever_sealed(gates: str, doom: int) -> None:
    assert reads(seat_at(investigator(), mythos="nothing-was-ever-sealed", doom=8, gates=gates)).doom == doom


def test_they_know_our_names() -> None:
    scene = reads(
        seat_at(investigator(), investigator(), mythos="they-know-our-names", cup="witch"), dice="5 5 5 5 5 5"
    )
    assert scene.told("ambushed") == ["ambushed A witch", "ambushed B witch"]


def test_the_long_eclipse() -> None:
    scene = seat_at(investigator(health=2, sanity=2), investigator(), ongoing="the-long-eclipse")
    a, _ = scene
    a.does("rest")
    assert (a.health, a.sanity) == (3, 2)
    happens(scene, reckon)
    assert scene.ongoing == []


def test_one_night_everywhere() -> None:
    scene = reads(seat_at(investigator(), investigator(), mythos="one-night-everywhere", doom=8))
    assert scene.doom == 5
    assert [(player.health, player.sanity) for player in scene] == [(5, 5), (5, 5)]


def test_an_offer_to_each() -> None:
    scene = reads(seat_at(investigator(), investigator(cards="dark-pact"), mythos="an-offer-to-each"))
    a, b = scene
    a.does("pick-option sign-the-page")
    assert a.cards == ["dark-pact"]
    assert (b.health, b.sanity, b.cards) == (5, 4, ["dark-pact"])


# Blue

RUMORS: list[tuple[str, str, str, int]] = [
    # name, space, dice to pass, clues for two players
    ("the-whistling-wire", "great-slave-lake", "5 1", 1),
    ("a-library-burns", "moscow", "5 1", 1),
    ("the-sleeping-village", "high-andes", "5 1", 1),
    ("a-thousand-missing", "new-orleans", "5", 2),
    ("the-unlit-lamps", "cape-horn", "5", 1),
    ("locks-without-keys", "north-pacific", "5", 1),
    ("the-hunger-winter", "yenisei", "5", 2),
    ("the-fleet-in-the-weed", "sargasso-sea", "5", 2),
]


@pytest.mark.rule("ELD-RUM-02", "ELD-RUM-03")
@pytest.mark.parametrize(("name", "space", "dice", "clues"), RUMORS)
def test_rumors_are_solved_on_their_space_for_clues(name: str, space: str, dice: str, clues: int) -> None:
    scene = seat_at(
        investigator(at=space, clues=clues), investigator(at="nome"), ongoing=name, phase="encounter"
    )
    a, _ = scene
    a.does(f"meet text {name}", "keep-dice", "accept", dice=dice)
    assert (scene.ongoing, a.clues) == ([], 0)
    assert scene.told("rumor-ended") == [f"rumor-ended {name}"]
    assert (scene.tokens_on(name), scene.state.rumors) == (0, {})


@pytest.mark.parametrize(
    ("name", "space", "dice", "lost"),
    [
        ("a-library-burns", "moscow", "1 1", "lost A 1 0"),
        ("the-hunger-winter", "yenisei", "1", "lost A 2 0"),
        ("the-fleet-in-the-weed", "sargasso-sea", "1", "lost A 0 2"),
    ],
)
def test_what_failing_at_a_rumor_costs(name: str, space: str, dice: str, lost: str) -> None:
    scene = seat_at(investigator(at=space), ongoing=name, phase="encounter")
    scene.player("A").does(f"meet text {name}", dice=dice)
    assert scene.told("lost")[:1] == [lost]


def test_the_unlit_lamps_delay() -> None:
    scene = seat_at(investigator(at="cape-horn"), ongoing="the-unlit-lamps", phase="encounter")
    scene.player("A").does("meet text the-unlit-lamps", dice="1")
    assert scene.told("was-delayed") == ["was-delayed A"]


@pytest.mark.rule("ELD-RUM-05")
def test_what_rumors_do_when_their_fuse_is_burnt() -> None:
    def burnt(name: str, *, doom: int = 10, clues: int = 1) -> Scene:
        scene = seat_at(
            investigator(clues=clues),
            investigator(),
            turn="B",
            lead="B",
            ongoing=f"{name}:1",
            doom=doom,
            ancient_one="shub-niggurath",
            gate_stack="rio naples",
            aside="",
        )
        happens(scene, reckon)
        if scene.rule == "ELD-MAP-08":
            scene.passes()
        return scene

    wire = burnt("the-whistling-wire")
    assert [player.sanity for player in wire] == [3, 3]
    library = burnt("a-library-burns")
    assert library.player("A").clues == 0
    village = burnt("the-sleeping-village")
    assert village.player("A").delayed
    missing = burnt("a-thousand-missing")
    assert missing.gates == {"rio"}
    winter = burnt("the-hunger-winter")
    assert (winter.doom, winter.player("A").health) == (8, 5)
    fleet = burnt("the-fleet-in-the-weed")
    assert (fleet.doom, fleet.player("A").health, fleet.player("A").sanity) == (8, 4, 4)
    for scene in (wire, library, village, missing, winter, fleet):
        assert scene.ongoing == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("the-sleeping-village", "was-delayed A"),
        ("a-thousand-missing", "monster-spawned cultist new-orleans"),
        ("the-hunger-winter", "lost A 1 0"),
        ("the-fleet-in-the-weed", "monster-spawned"),
        ("the-white-idol", "doom-moved 9 advanced"),
    ],
)
def test_what_rumors_do_at_each_reckoning(name: str, told: str) -> None:
    scene = seat_at(investigator(at="nome"), ongoing=name, phase="reckoning", doom=10)
    assert any(said.startswith(told) for said in scene.told())


@pytest.mark.rule("ELD-RUM-03")
@pytest.mark.parametrize(
    ("name", "epic", "space"),
    [
        ("haunter-in-the-belfry", "the-haunter-of-the-dark", "berlin"),
        ("the-white-idol", "rhan-tegoth", "greenland-ice"),
    ],
)
def test_rumors_of_epic_monsters(name: str, epic: str, space: str) -> None:
    scene = reads(seat_at(investigator(), mythos=name))
    assert scene.monsters == [f"{epic}@{space}"]
    scene.player("A").tries(f"hurt: {{which: {epic}, num: 3}}")
    assert (scene.monsters, scene.ongoing) == ([], [])


def test_the_haunter_takes_sanity_of_those_near_it() -> None:
    scene = seat_at(
        investigator(at="liverpool"),
        investigator(at="nome"),
        ongoing="haunter-in-the-belfry",
        monsters="the-haunter-of-the-dark@berlin",
    )
    happens(scene, reckon)
    assert [player.sanity for player in scene] == [5, 6]


def test_dust_of_the_comet() -> None:
    scene = seat_at(
        investigator(at="rio"),
        investigator(at="naples"),
        ongoing="dust-of-the-comet",
        gates="naples",
        gate_stack="rio",
    )
    happens(scene, spawn_gate)
    assert [player.sanity for player in scene] == [5, 5]
    happens(scene, reckon, dice="5")
    assert scene.ongoing == []


def test_poisoned_almanac() -> None:
    scene = seat_at(investigator(at="valparaiso"), ongoing="poisoned-almanac", phase="encounter")
    a, *_ = scene
    a.tries("omen: {set: any}")
    assert scene.rule == "ELD-ENC-06"
    happens(scene, lambda g: advance_omen(g, 2))
    assert a.cards == ["cursed"]
    a.does("meet text poisoned-almanac", dice="6")
    assert scene.ongoing == []


def test_every_mythos_card_is_in_the_tests_of_this_file() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    printed = [BOX.card(number, Mythos).id for number in BOX.of(Mythos)]
    assert len(printed) == 51
    assert [name for name in printed if name not in source] == []
    assert [name for name in printed if len(NUMBERS[name]) != 1] == []
