"""What each investigator can do: the action, the passive ability, and the two encounters of the sheet."""

import pytest

from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import Investigator
from eldritch.kit import fallen, invent, investigator, nobody, seat_at

QUIET_WAY = invent(
    "{id: a-tested-way, kind: expedition, site: amazon, initial: [test: lore], pass: [], fail: []}"
)
QUIET_STUDY = invent(
    "{id: a-study, kind: research, ao: azathoth, city: [test: lore],"
    " wilderness: [test: lore], sea: [test: lore]}"
)


def test_ingrid_solheim_plots_a_course_and_is_better_on_expeditions() -> None:
    scene = seat_at(investigator("ingrid-solheim", at="boston"))
    a, *_ = scene
    a.does("perform ingrid-solheim")
    assert a.offered("pick-space") == {"liverpool", "sargasso-sea", "greenland-ice"}
    a.does("pick-space sargasso-sea", "pick-space rio")
    assert a.space == "rio"
    way = seat_at(investigator("ingrid-solheim", at="amazon"), phase="encounter", expedition=QUIET_WAY)
    way.player("A").does("meet expedition", dice="1 1 1")
    assert way.told("test-began") == ["test-began A lore 0 3"]


def test_rafael_quintana_shares_clues_and_shifts_new_ones() -> None:
    scene = seat_at(investigator("rafael-quintana", clues=2), investigator(at="nome"))
    a, b = scene
    a.does("perform rafael-quintana", "pick-number 1")
    assert (a.clues, b.clues) == (1, 1)
    a.tries("spawn: {clue: 1}", "use rafael-quintana", "pick-space cape-horn", draws="rio")
    assert scene.clues == ["cape-horn"]
    a.tries("spawn: {clue: 1}", draws="nome")
    assert (scene.rule, scene.clues) == ("ELD-ACT-01", ["cape-horn", "nome"])


def test_sister_agnese_moretti_tends_the_sick_and_calms_those_who_rest() -> None:
    scene = seat_at(
        investigator("sister-agnese-moretti", at="boston"), investigator(health=2, sanity=2), turn="A"
    )
    a, b = scene
    a.does("perform sister-agnese-moretti", "pick-option body", "pick-seat B")
    assert b.health == 4
    a.does("end-turn")
    b.does("rest")
    assert (b.health, b.sanity) == (5, 4)
    alone = seat_at(investigator("sister-agnese-moretti", sanity=2))
    alone.player("A").does("rest")
    assert alone.player("A").sanity == 3


def test_hafiz_demir_works_the_stalls_and_helps_everybody_here_to_buy() -> None:
    scene = seat_at(
        investigator("hafiz-demir", at="boston"),
        investigator(),
        reserve="elephant-gun trench-shotgun satchel-charge army-nurse",
        assets="boat-hook",
    )
    a, b = scene
    a.does("perform hafiz-demir", "pick-card elephant-gun", "stop")
    assert scene.rule == "ELD-GEN-10"
    a.does("accept")
    assert a.cards == ["boat-hook"]
    a.does("end-turn")
    b.does("acquire", dice="1 1")
    assert scene.told("tested")[-1] == "tested B influence 1"


def test_moana_rewi_casts_off_with_others_and_is_better_at_sea() -> None:
    scene = seat_at(investigator("moana-rewi", at="boston"), investigator())
    a, b = scene
    a.does("perform moana-rewi", "pick-seat A", "pick-seat B")
    assert a.offered("pick-space") == {"liverpool", "sargasso-sea", "greenland-ice"}
    a.does("pick-space sargasso-sea")
    assert (a.space, b.space) == ("sargasso-sea", "sargasso-sea")
    a.tries("test: will", dice="1 1 1 1")
    land = seat_at(investigator("moana-rewi", at="boston"))
    land.player("A").tries("test: will", dice="1 1 1")


def test_shun_takeda_strikes_first_and_rerolls_ones() -> None:
    scene = seat_at(investigator("shun-takeda", at="boston"), monsters="ghoul@boston")
    a, *_ = scene
    a.does("perform shun-takeda", dice="5 5 5 5 1 1 2 3")
    assert scene.rule == "ELD-RRL-01"
    assert a.offered("reroll-with-card") == {"shun-takeda 1"}
    a.does("reroll-with-card shun-takeda 1", dice="6")
    a.does("reroll-with-card shun-takeda 1", dice="5")
    assert scene.told("monster-defeated") == ["monster-defeated ghoul"]


def test_leela_deshpande_reads_backs_and_pays_for_successes_of_spells() -> None:
    scene = seat_at(
        investigator("leela-deshpande", at="boston", cards="mend-flesh:2", sanity=3),
        investigator(cards="debt:3"),
    )
    a, _ = scene
    a.does("perform leela-deshpande")
    assert a.offered("pick-card") == {"mend-flesh", "debt"}
    a.does("pick-card debt")
    assert scene.told("back-seen") == ["back-seen A debt 2"]
    assert scene.told("back-seen", to="B") == ["back-seen A debt"]
    assert a.sanity == 4


def test_samuel_otieno_drives_or_wounds_and_is_hurt_less_in_the_wilderness() -> None:
    scene = seat_at(investigator("samuel-otieno", at="boston"), monsters="gug@chicago")
    a, *_ = scene
    a.does("perform samuel-otieno", "pick-option wound")
    assert scene.monsters == ["gug@chicago:1"]
    drive = seat_at(investigator("samuel-otieno", at="boston"), monsters="gug@chicago")
    drive.player("A").does("perform samuel-otieno", "pick-option drive", "pick-space vancouver")
    assert drive.monsters == ["gug@vancouver"]
    for space, lost in (("congo", 2), ("boston", 3)):
        fight = seat_at(
            investigator("samuel-otieno", at=space),
            monsters=f"gug@{space}",
            phase="encounter",
            dice="5 5 5 1 1",
        )
        assert fight.told("lost") == [f"lost A {lost} 0"]


def test_eleanor_whitcombe_lifts_the_curtain_and_hears_the_fallen() -> None:
    scene = seat_at(investigator("eleanor-whitcombe"), investigator(health=1), mythos="quiet-waters")
    a, b = scene
    a.does("perform eleanor-whitcombe")
    assert {"mythos", "general", "america", "expedition"} <= a.offered("pick-deck")
    a.does("pick-deck mythos")
    assert scene.told("top-seen") == ["top-seen A mythos quiet-waters"]
    assert scene.told("top-seen", to="B") == ["top-seen A mythos"]
    b.tries("lose: {health: 1}")
    assert a.clues == 1
    helped = seat_at(
        investigator("eleanor-whitcombe"),
        nobody(),
        phase="encounter",
        doom=8,
        fallen=(fallen("ingrid-solheim", seat="B"),),
    )
    helped.player("A").does("meet fallen ingrid-solheim", dice="1 1")
    assert helped.told("tested") == ["tested A observation 1"]
    assert helped.doom == 9


def test_jack_callahan_wires_ahead_and_is_better_at_research_in_cities() -> None:
    scene = seat_at(investigator("jack-callahan", at="boston"), clues="chicago liverpool new-orleans")
    a, *_ = scene
    a.does("perform jack-callahan")
    assert a.offered("pick-clue") == {"chicago", "new-orleans"}
    a.does("pick-clue chicago")
    assert scene.clues == ["boston", "liverpool", "new-orleans"]
    for space, pool in (("boston", 2), ("congo", 1)):
        study = seat_at(
            investigator("jack-callahan", at=space), phase="encounter", clues=space, research=QUIET_STUDY
        )
        study.player("A").does(f"meet research {space}")
        assert study.told("test-began") == [f"test-began A lore 0 {pool}"]


def test_song_yulan_sings_and_refuses_conditions() -> None:
    scene = seat_at(
        investigator("song-yulan", at="boston", sanity=3), investigator(cards="paranoia", sanity=3), turn="A"
    )
    a, b = scene
    a.does("perform song-yulan")
    b.does("pick-option cure")
    assert (a.sanity, b.cards) == (4, [])
    a.tries("gain: {condition: cursed}", "use song-yulan")
    assert (a.sanity, a.cards) == (3, [])
    a.tries("gain: {condition: cursed}")
    assert a.cards == ["cursed"]
    deal = seat_at(investigator("song-yulan"))
    deal.player("A").tries("gain: {condition: debt}")
    assert deal.player("A").cards == ["debt"]


def test_noah_littlebear_takes_somebody_aboard_and_pays_to_act_while_delayed() -> None:
    scene = seat_at(investigator("noah-littlebear", at="boston"), investigator())
    a, b = scene
    a.does("perform noah-littlebear", "pick-seat B", "pick-space chicago", "pick-space vancouver")
    assert (a.space, b.space) == ("vancouver", "vancouver")
    delayed = seat_at(investigator("noah-littlebear", delayed=True), investigator())
    c = delayed.player("A")
    assert c.offers == {"use noah-littlebear", "pass"}
    c.does("use noah-littlebear")
    assert (c.health, delayed.rule) == (5, "ELD-ACT-03")
    c.does("rest")
    assert delayed.asked == "B"


# The encounters on the backs of the sheets

ENCOUNTERS: list[tuple[str, bool, str, str, int, dict[str, object]]] = [
    # who, mad, answers before the test, dice, Doom afterwards (from 8), what is the case then
    ("ingrid-solheim", False, "", "5 1", 9, {}),
    ("ingrid-solheim", False, "", "1 1", 8, {"delayed": True}),
    ("ingrid-solheim", True, "", "5 1", 9, {}),
    ("ingrid-solheim", True, "", "1 1", 8, {"sanity": 5}),
    ("rafael-quintana", False, "", "5 1", 9, {"clues": 1}),
    ("rafael-quintana", True, "", "1 1", 8, {"cards": ["paranoia"]}),
    ("sister-agnese-moretti", False, "", "1 1", 8, {"cards": ["debt"]}),
    ("sister-agnese-moretti", True, "", "5 1", 9, {"cards": ["blessed"]}),
    ("sister-agnese-moretti", True, "", "1 1", 8, {"sanity": 5}),
    ("hafiz-demir", False, "accept", "", 9, {"cards": ["debt"]}),
    ("hafiz-demir", False, "refuse", "", 9, {"health": 5}),
    ("moana-rewi", False, "", "5 1", 9, {"tickets": "ship ship"}),
    ("moana-rewi", True, "", "1 1", 8, {"delayed": True}),
    ("shun-takeda", False, "", "1 1", 8, {"health": 5}),
    ("leela-deshpande", False, "", "5 1", 9, {"improved": [1, 0, 0, 0, 0]}),
    ("leela-deshpande", True, "", "1 1", 8, {"cards": ["lost-hours"]}),
    ("samuel-otieno", False, "", "1 1", 8, {"delayed": True}),
    ("samuel-otieno", True, "", "5 1", 9, {}),
    ("eleanor-whitcombe", False, "", "1 1", 8, {"sanity": 5}),
    ("eleanor-whitcombe", True, "pick-option ask", "", 9, {"sanity": 5}),
    ("eleanor-whitcombe", True, "pick-option leave", "", 8, {"sanity": 6}),
    ("jack-callahan", False, "", "1 1", 8, {"cards": ["detained"]}),
    ("jack-callahan", True, "", "5 1", 9, {"clues": 1}),
    ("song-yulan", True, "", "1 1", 8, {"cards": ["night-terrors"]}),
    ("noah-littlebear", False, "", "1 1", 8, {"health": 4}),
    ("noah-littlebear", True, "", "1 1", 8, {"delayed": True}),
]


@pytest.mark.rule("ELD-DFE-01", "ELD-DFE-02")
@pytest.mark.parametrize(("name", "mad", "answer", "dice", "doom", "then"), ENCOUNTERS)
def test_the_encounters_with_defeated_investigators(
    name: str, mad: bool, answer: str, dice: str, doom: int, then: dict[str, object]
) -> None:
    scene = seat_at(
        investigator(),
        investigator(at="nome"),
        nobody(),
        phase="encounter",
        turn="A",
        doom=8,
        monsters="witch@high-andes",
        fallen=(fallen(name, seat="C", mad=mad),),
    )
    a, *_ = scene
    before = {"delayed": False, "cards": [], "clues": 0, "tickets": "", "health": 6, "sanity": 6}
    a.does(f"meet fallen {name}", *filter(None, [answer]), dice=dice)
    assert scene.doom == doom
    for what, value in (before | then).items():
        assert getattr(a, what) == value, what


def test_the_rest_of_those_encounters() -> None:
    takeda = seat_at(
        investigator(),
        nobody(),
        phase="encounter",
        doom=8,
        cup="witch",
        fallen=(fallen("shun-takeda", seat="B", mad=True),),
    )
    takeda.player("A").does("meet fallen shun-takeda", dice="5 5 5")
    assert takeda.told("ambushed") == ["ambushed A witch"]
    assert takeda.doom == 9
    for name in ("hafiz-demir", "song-yulan"):
        mad = name == "hafiz-demir"
        scene = seat_at(
            investigator(),
            nobody(),
            phase="encounter",
            doom=8,
            reserve="boat-hook army-nurse laudanum ivory-die",
            fallen=(fallen(name, seat="B", mad=mad),),
        )
        a, _ = scene
        a.does(f"meet fallen {name}", dice="5 1")
        assert a.offered("pick-card") == (
            {"boat-hook", "army-nurse", "laudanum", "ivory-die"} if mad else {"boat-hook", "laudanum"}
        )
    otieno = seat_at(
        investigator(),
        nobody(),
        phase="encounter",
        monsters="witch@rio shoggoth@nome ghast@rio",
        fallen=(fallen("samuel-otieno", seat="B", mad=True),),
    )
    otieno.player("A").does("meet fallen samuel-otieno", dice="5 1")
    assert otieno.player("A").offered("pick-monster") == {"witch", "ghast"}


def test_every_sheet_keeps_the_constraints_of_its_kind() -> None:
    starts = set()
    for number in BOX.of(Investigator):
        sheet = BOX.card(number, Investigator)
        skills = [sheet.skills.lore, sheet.skills.influence, sheet.skills.observation]
        skills += [sheet.skills.strength, sheet.skills.will]
        assert sum(skills) == 13, sheet.id
        assert min(skills) >= 1, sheet.id
        assert max(skills) <= 4, sheet.id
        assert 1 <= len(sheet.gear) <= 2, sheet.id
        starts.add(sheet.start)
    assert len(starts) == 12
