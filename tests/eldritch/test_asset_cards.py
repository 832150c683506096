"""Every asset costs what it costs and does what it says."""

import pytest

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, TRAITS
from dreamtable.games.eldritch.cards import Asset
from eldritch.kit import Scene, investigator, seat_at

pytestmark = pytest.mark.rule("ELD-GEN-02", "ELD-GAN-11")

ASSETS = """
boat-hook 1 item weapon
oak-bokken 1 item weapon
snub-revolver 2 item weapon
trench-shotgun 3 item weapon
hunting-rifle 2 item weapon
elephant-gun 4 item weapon
flare-pistol 1 item weapon
satchel-charge 3 item
silvered-knife 3 item weapon magical
annotated-bestiary 2 item tome
merchant-ledger 1 item tome
field-grimoire 3 item tome
book-of-hours 2 item tome
surgeons-kit 2 item
laudanum 1 item
fur-parka 2 item
storm-lantern 2 item
wireless-set 3 item teamwork
sledge-compass 1 item
diving-suit 2 item
silk-disguise 1 item
relic-vial 2 item magical
iron-talisman 2 trinket
ivory-die 1 trinket
pocket-chronometer 2 trinket
puzzle-casket 3 trinket
jade-cicada 1 trinket magical
port-interpreter 2 ally
retired-inspector 2 ally
stevedore-gang 2 ally
jesuit-scholar 3 ally
army-nurse 2 ally
street-urchin 1 ally
occult-bookseller 3 ally
chartered-seaplane 1 service
lakeside-sanatorium 2 service
press-syndicate 2 service
consular-favour 1 service teamwork
gunboat-salvo 4 service
hired-patrol 3 service
"""


def pools(
    cards: str, steps: str, *, at: str = "boston", during: tuple[str, ...] = ("encounter",)
) -> list[int]:
    """Return how many dice somebody with every skill 2 rolls in the tests of some steps."""
    scene = seat_at(investigator(at=at, cards=cards))
    scene.player("A").tries(steps, during=during)
    return [int(line.split()[-1]) for line in scene.told("test-began")]


def gains(name: str, monsters: str = "") -> Scene:
    """Let A of two in Boston gain an asset."""
    scene = seat_at(investigator(), investigator(at="rio"), assets=name, monsters=monsters)
    scene.player("A").tries("gain: {asset: 1}")
    return scene


@pytest.mark.parametrize("line", ASSETS.strip().splitlines())
def test_values_and_traits(line: str) -> None:
    name, value, *traits = line.split()
    (number,) = NUMBERS[name]
    assert BOX.card(number, Asset).value == int(value)
    assert TRAITS[number] == set(traits)


def test_the_table_is_complete() -> None:
    assert sorted(line.split()[0] for line in ASSETS.strip().splitlines()) == sorted(
        CARDS[n].id for n in BOX.of(Asset)
    )


@pytest.mark.parametrize(
    ("card", "will", "strength"),
    [
        ("boat-hook", 2, 4),
        ("oak-bokken", 2, 3),
        ("snub-revolver", 2, 5),
        ("trench-shotgun", 2, 5),
        ("hunting-rifle", 2, 4),
        ("elephant-gun", 2, 7),
        ("silvered-knife", 3, 4),
        ("annotated-bestiary", 4, 2),
        ("stevedore-gang", 2, 4),
    ],
)
def test_bonuses_in_combat(card: str, will: int, strength: int) -> None:
    assert pools(card, "ambush: {name: cultist}") == [will, strength]


@pytest.mark.parametrize(
    "card",
    [
        "boat-hook",
        "oak-bokken",
        "snub-revolver",
        "trench-shotgun",
        "hunting-rifle",
        "elephant-gun",
        "silvered-knife",
    ],
)
def test_weapons_help_in_combat_only(card: str) -> None:
    assert pools(card, "- test: strength\n- test: will") == [2, 2]


@pytest.mark.parametrize(
    ("card", "skill", "dice"),
    [
        ("silk-disguise", "influence", 3),
        ("port-interpreter", "influence", 4),
        ("retired-inspector", "observation", 4),
        ("stevedore-gang", "strength", 4),
        ("jesuit-scholar", "lore", 4),
        ("occult-bookseller", "lore", 3),
        ("storm-lantern", "observation", 3),
    ],
)
def test_bonuses_at_any_time(card: str, skill: str, dice: int) -> None:
    others = [one for one in ("lore", "influence", "observation", "strength", "will") if one != skill]
    assert pools(card, f"test: {skill}", during=()) == [dice]
    assert pools(card, f"test: {others[0]}", during=()) == [2]


def test_an_oak_bokken_rerolls_a_die_of_strength_in_combat() -> None:
    scene = seat_at(investigator(cards="oak-bokken"))
    (a,) = scene
    a.tries("ambush: {name: cultist}", "reroll-with-card oak-bokken 1", dice="1 1  1 2 3  6")
    assert scene.told("tested") == ["tested A will 0", "tested A strength 1"]


def test_a_trench_shotgun_counts_sixes_twice() -> None:
    scene = seat_at(investigator(cards="trench-shotgun"))
    scene.player("A").tries("ambush: {name: cultist}", dice="6 1  6 6 5 1 1")
    assert scene.told("tested") == ["tested A will 1", "tested A strength 5"]


@pytest.mark.rule("ELD-TST-14")
def test_a_trench_shotgun_counts_sixes_twice_in_every_strength_test_as_its_text_says() -> None:
    scene = seat_at(investigator(cards="trench-shotgun flare-pistol"))
    scene.player("A").tries(
        "test: strength", dice="6 5"
    )  # its bonus is for combat, and so is the flare pistol
    assert scene.told("tested") == ["tested A strength 3"]


def test_a_hunting_rifle_wounds_a_monster_next_to_his_space() -> None:
    scene = seat_at(investigator(cards="hunting-rifle"), monsters="gug@chicago witch@boston ghoul@rio")
    scene.player("A").does("perform hunting-rifle")
    assert scene.monsters == ["ghoul@rio", "gug@chicago:1", "witch@boston"]


def test_a_flare_pistol_is_discarded_for_four_dice() -> None:
    scene = seat_at(investigator(cards="flare-pistol"))
    (a,) = scene
    a.tries("ambush: {name: cultist}", "use flare-pistol")
    assert [line.split()[-1] for line in scene.told("test-began")] == ["2", "6"]
    assert a.cards == []
    a.tries("test: strength")
    assert scene.told("test-began")[-1] == "test-began A strength 0 2"


def test_a_satchel_charge_takes_two_health_at_the_start_of_combat() -> None:
    scene = seat_at(investigator(cards="satchel-charge"), monsters="ghast@boston")
    (a,) = scene
    a.tries("fight: one-here", "use satchel-charge", dice="")
    assert (scene.monsters, a.cards, scene.told("tested")) == ([], [], [])


def test_a_merchant_ledger_helps_to_acquire_and_clears_the_reserve() -> None:
    scene = seat_at(
        investigator(cards="merchant-ledger"),
        reserve="boat-hook laudanum ivory-die silk-disguise",
        assets="elephant-gun",
    )
    (a,) = scene
    a.does("perform merchant-ledger", "pick-card laudanum")
    assert scene.reserve == ["boat-hook", "ivory-die", "silk-disguise", "elephant-gun"]
    a.does("acquire")
    assert scene.told("test-began") == ["test-began A influence 0 3"]
    assert pools("merchant-ledger", "test: influence") == [2]


def test_a_field_grimoire_teaches_an_incantation_or_costs_sanity() -> None:
    scene = seat_at(investigator(cards="field-grimoire"), spells="whisper-of-names hand-of-salt")
    (a,) = scene
    a.does("perform field-grimoire", dice="5")
    assert a.cards == ["field-grimoire", "hand-of-salt"]
    failing = seat_at(investigator(cards="field-grimoire"))
    failing.player("A").does("perform field-grimoire", dice="1")
    assert failing.player("A").sanity == 5


def test_a_book_of_hours_and_an_army_nurse_help_to_rest() -> None:
    scene = seat_at(investigator(health=2, sanity=2, cards="book-of-hours"), investigator())
    scene.player("A").does("rest")
    assert (scene.player("A").health, scene.player("A").sanity) == (3, 4)
    scene = seat_at(investigator(health=2, sanity=2, cards="army-nurse"))
    scene.player("A").does("rest")
    assert (scene.player("A").health, scene.player("A").sanity) == (4, 3)


@pytest.mark.parametrize(("dice", "health"), [("5 1", 3), ("1 1", 2)])
def test_a_surgeons_kit_heals_somebody_here(dice: str, health: int) -> None:
    scene = seat_at(investigator(cards="surgeons-kit"), investigator(health=1), investigator(at="rio"))
    a, b, _ = scene
    a.does("perform surgeons-kit", dice=dice)
    assert a.offers == {"pick-seat A", "pick-seat B"}
    a.does("pick-seat B")
    assert b.health == health


def test_laudanum_is_discarded_to_prevent_two_sanity() -> None:
    scene = seat_at(investigator(cards="laudanum"))
    (a,) = scene
    a.tries("lose: {sanity: 3}", "use laudanum")
    assert (a.sanity, a.cards) == (5, [])


def test_laudanum_may_be_kept() -> None:
    scene = seat_at(investigator(cards="laudanum"))
    (a,) = scene
    a.tries("lose: {sanity: 3}", "pass")
    assert (a.sanity, a.cards) == (3, ["laudanum"])


def test_a_fur_parka_prevents_one_health_once_a_round_in_the_wilderness() -> None:
    scene = seat_at(investigator(at="greenland-ice", cards="fur-parka"))
    (a,) = scene
    a.tries("- lose: {health: 2}\n- lose: {health: 1}")
    assert a.health == 4
    city = seat_at(investigator(cards="fur-parka"))
    city.player("A").tries("lose: {health: 2}")
    assert city.player("A").health == 4


def test_a_storm_lantern_gives_a_further_die_in_the_wilderness() -> None:
    assert pools("storm-lantern", "test: observation", at="congo") == [4]
    assert pools("storm-lantern", "test: will", at="congo") == [2]


def test_a_wireless_set_moves_somebody_else_one_space() -> None:
    scene = seat_at(investigator(cards="wireless-set"), investigator(at="rio"))
    a, b = scene
    a.does("perform wireless-set", "pick-space amazon")
    assert b.space == "amazon"
    assert (scene.rule, scene.asked) == ("ELD-ACT-01", "A")


def test_a_sledge_compass_adds_an_uncharted_step_to_travel() -> None:
    scene = seat_at(investigator(at="sargasso-sea", cards="sledge-compass"))
    (a,) = scene
    a.does("travel rio", "use sledge-compass")
    assert a.offers == {"pick-space amazon", "stop"}
    a.does("pick-space amazon")
    assert a.space == "amazon"


def test_a_diving_suit_gives_a_die_in_encounters_at_sea() -> None:
    assert pools("diving-suit", "test: will", at="cape-horn") == [3]
    assert pools("diving-suit", "test: will", at="cape-horn", during=()) == [2]
    assert pools("diving-suit", "test: will", at="boston") == [2]


def test_a_relic_vial_is_discarded_to_bless_somebody_here() -> None:
    scene = seat_at(investigator(cards="relic-vial"), investigator())
    a, b = scene
    a.does("perform relic-vial", "pick-seat B")
    assert (a.cards, b.cards) == ([], ["blessed"])


@pytest.mark.parametrize(
    ("card", "skills"),
    [("iron-talisman", {"will"}), ("jesuit-scholar", {"will"}), ("ivory-die", {"will", "lore", "strength"})],
)
def test_rerolls_once_a_round(card: str, skills: set[str]) -> None:
    for skill in ("will", "lore", "strength"):
        scene = seat_at(investigator(cards=card))
        (a,) = scene
        a.tries(f"test: {skill}")
        assert (a.offered("reroll-with-card") != set()) == (skill in skills)
        if skill in skills:
            a.does(next(iter(offer for offer in a.offers if offer.startswith("reroll"))))
            a.tries(f"test: {skill}")
            assert scene.rule == "ELD-ACT-01"


def test_a_pocket_chronometer_keeps_one_from_being_delayed() -> None:
    scene = seat_at(investigator(), investigator(cards="pocket-chronometer"))
    a, b = scene
    a.tries("delay: each")
    assert not b.delayed


def test_a_pocket_chronometer_does_not_help_against_ones_own_choice() -> None:
    scene = seat_at(investigator(cards="pocket-chronometer"), investigator(), turn="B")
    a, _ = scene
    a.tries("unless: [delay: you]\ndo: [lose: {health: 1}]", "accept")
    assert (a.delayed, a.health) == (True, 6)


def test_a_puzzle_casket_may_be_traded_for_an_artifact() -> None:
    scene = seat_at(investigator(cards="puzzle-casket", improved={"lore": 1}), artifacts="the-silver-key")
    (a,) = scene
    a.does("perform puzzle-casket", "accept", dice="5 5")
    assert a.cards == ["the-silver-key"]


def test_a_puzzle_casket_stays_shut_with_one_success() -> None:
    scene = seat_at(investigator(cards="puzzle-casket"))
    scene.player("A").does("perform puzzle-casket", dice="5")
    assert (scene.player("A").cards, scene.rule) == (["puzzle-casket"], "ELD-ACT-01")


def test_a_jade_cicada_saves_from_madness_but_not_from_death() -> None:
    scene = seat_at(investigator(sanity=2, cards="jade-cicada"))
    (a,) = scene
    a.tries("lose: {sanity: 3}", "use jade-cicada")
    assert (a.alive, a.sanity, a.cards, scene.doom) == (True, 1, [], 15)
    scene = seat_at(investigator(health=2, cards="jade-cicada"))
    scene.player("A").tries("lose: {health: 3}")
    assert not scene.player("A").alive


def test_a_street_urchin_finds_another_ticket() -> None:
    scene = seat_at(investigator(cards="street-urchin"))
    (a,) = scene
    a.does("prepare train", "pick-ticket ship")
    assert a.tickets == "train ship"


def test_an_occult_bookseller_knows_the_backs_of_new_spells() -> None:
    scene = seat_at(investigator(cards="occult-bookseller"), investigator(), spells="mend-flesh:2")
    scene.player("A").tries("gain: {spell: 1}")
    assert scene.told("back-seen") == ["back-seen A mend-flesh 1"]
    assert scene.told("back-seen", to="B") == ["back-seen A mend-flesh"]


@pytest.mark.rule("ELD-GAN-09")
def test_a_chartered_seaplane_flies_up_to_three_spaces() -> None:
    scene = gains("chartered-seaplane")
    a = scene.player("A")
    a.does("pick-space chicago", "pick-space vancouver", "pick-space great-slave-lake")
    assert (a.space, a.cards, scene.rule) == ("great-slave-lake", [], "ELD-ACT-01")
    assert CARDS[scene.state.assets.discard[-1]].id == "chartered-seaplane"


def test_a_lakeside_sanatorium_cures_and_heals() -> None:
    scene = seat_at(investigator(health=2, sanity=2, cards="paranoia cursed"), assets="lakeside-sanatorium")
    (a,) = scene
    a.tries("gain: {asset: 1}", "accept")
    assert (a.cards, a.health, a.sanity) == (["cursed"], 3, 4)


def test_a_press_syndicate_spawns_two_clues() -> None:
    assert len(gains("press-syndicate").clues) == 2


def test_a_consular_favour_frees_anybody_from_debt_or_detention() -> None:
    scene = seat_at(
        investigator(), investigator(at="rio", cards="detained paranoia"), assets="consular-favour"
    )
    a, b = scene
    a.tries("gain: {asset: 1}", "pick-seat B")
    assert b.cards == ["paranoia"]


def test_a_gunboat_salvo_hits_every_monster_on_a_space() -> None:
    scene = gains("gunboat-salvo", monsters="gug@rio witch@rio bhole@congo")
    a = scene.player("A")
    assert a.offers == {"pick-space rio", "pick-space congo"}
    a.does("pick-space rio")
    assert scene.monsters == ["bhole@congo", "gug@rio:2"]


def test_a_hired_patrol_removes_a_monster_of_toughness_two_at_most() -> None:
    scene = gains("hired-patrol", monsters="gug@rio witch@rio ghast@congo")
    a = scene.player("A")
    assert a.offers == {"pick-monster witch", "pick-monster ghast"}
    a.does("pick-monster ghast")
    assert (scene.monsters, scene.told("monster-defeated")) == (["gug@rio", "witch@rio"], [])
