"""ELD-DEF, ELD-DFE, ELD-DVR: defeat, encounters with defeated investigators, and being devoured."""

import pytest

from dreamtable.games.eldritch.box import NUMBERS, SPACE
from dreamtable.games.eldritch.model import Fallen
from eldritch.kit import fallen, invent, investigator, nobody, seat_at
from eldritch.scene import names

# ELD-DEF


@pytest.mark.rule("ELD-DEF-01")
@pytest.mark.parametrize("loss", ["health: 6", "sanity: 6"])
def test_who_has_no_health_or_no_sanity_left_is_defeated_at_once(loss: str) -> None:
    scene = seat_at(investigator(), investigator())
    a, _ = scene
    a.tries(f"[{{lose: {{{loss}}}}}, {{gain: {{clue: 1}}}}]")
    assert not a.alive
    assert not scene.told("clue-gained")


HURTING = invent(
    "{id: a-bad-road, kind: general, wilderness: [], sea: [],"
    " city: [{lose: {health: 6}}, {gain: {artifact: 1}}]}"
)


@pytest.mark.rule("ELD-DEF-02")
def test_the_rest_of_an_encounter_is_lost_and_its_card_discarded() -> None:
    scene = seat_at(investigator(), investigator(), phase="encounter", general=HURTING)
    a, _ = scene
    a.does("meet general")
    assert a.fallen is not None
    assert a.fallen.cards == []
    assert HURTING in names(scene.state.general.discard)
    assert scene.asked == "B"


@pytest.mark.rule("ELD-DEF-02")
def test_the_rest_of_an_action_is_lost() -> None:
    scene = seat_at(investigator(cards="whisper-of-names:1", sanity=2), investigator())
    a, _ = scene
    a.does("perform whisper-of-names", dice="1")
    assert not a.alive
    assert (scene.asked, scene.rule) == ("B", "ELD-ACT-01")


@pytest.mark.rule("ELD-DEF-03")
def test_defeat_advances_doom_by_one() -> None:
    scene = seat_at(investigator(health=1), investigator(), doom=9)
    scene.player("A").tries("lose: {health: 1}")
    assert scene.doom == 8


@pytest.mark.rule("ELD-DEF-04", "ELD-MAP-05")
def test_the_token_goes_to_a_nearest_city_of_his_choice() -> None:
    # acceptance 32
    scene = seat_at(investigator(at="nubia", sanity=1), investigator())
    a, _ = scene
    a.tries("lose: {sanity: 1}")
    assert a.offered("pick-space") == {"naples", "constantinople", "bombay", "cape-town"}
    a.does("pick-space naples")
    assert scene.told("defeated") == ["defeated A somebody-a naples mad"]


@pytest.mark.rule("ELD-DEF-04")
def test_in_a_city_the_token_stays_with_a_health_token_on_it() -> None:
    scene = seat_at(investigator(at="rio", health=1), investigator())
    a, _ = scene
    a.tries("lose: {health: 1}")
    assert scene.told("defeated") == ["defeated A somebody-a rio not-mad"]


@pytest.mark.rule("ELD-DEF-05")
@pytest.mark.parametrize("mad", [True, False])
def test_if_both_are_gone_the_player_chooses_the_token(mad: bool) -> None:
    scene = seat_at(investigator(health=1, sanity=1), investigator())
    a, _ = scene
    a.tries("lose: {health: 1, sanity: 1}", "pick-token mad" if mad else "pick-token not-mad")
    assert a.fallen is not None
    assert a.fallen.mad == mad


@pytest.mark.rule("ELD-DEF-06")
def test_conditions_and_improvements_go_and_possessions_lie_on_the_sheet() -> None:
    scene = seat_at(
        investigator(health=1, cards="boat-hook debt", clues=2, tickets="ship", improved={"lore": 1}),
        investigator(),
    )
    a, b = scene
    (debt,) = [card for card in a.person.cards if card != a.person.cards[0]]
    a.tries("lose: {health: 1}")
    assert a.fallen is not None
    assert (names(a.fallen.cards), len(a.fallen.clues), a.fallen.tickets) == (["boat-hook"], 2, [0, 1])
    assert debt in scene.state.conditions
    b.tries("gain: {asset: 1, name: boat-hook}")
    assert b.cards == []


@pytest.mark.rule("ELD-DEF-07")
def test_a_defeated_lead_gives_the_token_to_another_of_his_choice() -> None:
    # acceptance 33
    scene = seat_at(investigator(health=1), investigator(), investigator())
    a, *_ = scene
    a.tries("lose: {health: 1}")
    assert (scene.asked, scene.rule) == ("A", "ELD-DEF-07")
    assert a.offers == {"give-lead B", "give-lead C"}
    a.does("give-lead C")
    assert scene.lead == "C"


@pytest.mark.rule("ELD-DEF-08")
def test_play_goes_on_where_it_was() -> None:
    scene = seat_at(investigator(), investigator(health=1), investigator(), investigator(health=1))
    a, *_ = scene
    a.tries("{lose: {health: 1}, who: each}")
    assert (scene.asked, scene.rule) == ("A", "ELD-ACT-01")
    a.does("end-turn")
    assert scene.asked == "C"


@pytest.mark.rule("ELD-DEF-08")
def test_if_it_was_his_turn_the_next_one_follows() -> None:
    scene = seat_at(investigator(health=1), investigator(), phase="encounter", general=HURTING)
    a, b = scene
    a.does("meet general")
    assert (scene.asked, scene.rule) == ("B", "ELD-ENC-06")
    assert len(b.offers) > 1


@pytest.mark.rule("ELD-DEF-09")
def test_an_awakening_by_his_defeat_comes_first_and_he_is_out_only_in_the_end_step() -> None:
    scene = seat_at(
        investigator(health=1, at="ross"), investigator(), ancient_one="cthulhu", doom=1, turn="B"
    )
    a, b = scene
    a.tries("lose: {health: 1}")
    assert scene.told("awakened", "monster-spawned", "defeated") == [
        "awakened cthulhu",
        "monster-spawned great-cthulhu south-pacific",
        "defeated A somebody-a melbourne not-mad",
    ]
    assert a.fallen is not None
    assert scene.state.eliminated == []
    scene.until("action")
    assert scene.state.eliminated == [0]
    assert b.alive


@pytest.mark.rule("ELD-DEF-10")
def test_who_is_detained_is_moved_by_defeat_all_the_same() -> None:
    scene = seat_at(investigator(at="ross", health=1, cards="detained"), investigator())
    a, _ = scene
    a.tries("lose: {health: 1}")
    assert scene.told("defeated") == ["defeated A somebody-a melbourne not-mad"]
    assert "detained" not in names(a.fallen.cards if a.fallen is not None else [])


@pytest.mark.rule("ELD-DEF-11")
def test_several_fall_one_after_another_in_turn_order_each_for_one_doom() -> None:
    # acceptance 61
    scene = seat_at(
        investigator(health=1),
        investigator(),
        investigator(health=1),
        lead="B",
        doom=9,
        ancient_one="cthulhu",
    )
    scene.player("B").tries("{lose: {health: 1}, who: each}")
    assert scene.told("doom-moved", "defeated") == [
        "doom-moved 8 advanced",
        "defeated C somebody-c boston not-mad",
        "doom-moved 7 advanced",
        "defeated A somebody-a boston not-mad",
    ]


# ELD-DFE


@pytest.mark.rule("ELD-DFE-01", "ELD-TKN-05")
@pytest.mark.parametrize(("mad", "part"), [(False, "crippled"), (True, "insane")])
def test_the_token_says_which_encounter_it_is(mad: bool, part: str) -> None:
    scene = seat_at(
        investigator(), nobody(), phase="encounter", fallen=(fallen("ingrid-solheim", seat="B", mad=mad),)
    )
    a, _ = scene
    a.does("meet fallen ingrid-solheim")
    assert any(said.endswith(part) for said in scene.told("encounter-began"))


@pytest.mark.rule("ELD-DFE-01")
def test_with_a_monster_there_nobody_can_encounter_the_defeated_one() -> None:
    scene = seat_at(
        investigator(health=6),
        nobody(),
        phase="encounter",
        monsters="shoggoth@boston",
        fallen=(fallen("ingrid-solheim", seat="B"),),
    )
    assert not any("fallen" in offer for offer in scene.player("A").offers)
    assert scene.state.fallen


@pytest.mark.rule("ELD-DFE-02", "ELD-DFE-03")
def test_the_helper_gets_everything_and_doom_may_retreat() -> None:
    # acceptance 34
    scene = seat_at(
        investigator(tickets="train"),
        nobody(),
        phase="encounter",
        doom=8,
        fallen=(
            fallen(
                "ingrid-solheim", seat="B", at="boston", clues=2, tickets="ship ship", cards="sledge-compass"
            ),
        ),
    )
    a, _ = scene
    a.does("meet fallen ingrid-solheim")
    assert (scene.rule, a.offers) == ("ELD-PRE-04", {"pick-ticket train", "pick-ticket ship"})
    a.does("pick-ticket train", "keep-dice", dice="5 1")
    assert (a.cards, a.clues, a.tickets) == (["sledge-compass"], 2, "ship ship")
    assert scene.doom == 9
    assert scene.state.fallen == []
    assert "ingrid-solheim" in names(scene.state.gone)


@pytest.mark.rule("ELD-DFE-03", "ELD-NEW-02")
def test_whatever_the_result_that_investigator_cannot_be_chosen_again() -> None:
    scene = seat_at(investigator(), nobody(), phase="encounter", fallen=(fallen("ingrid-solheim", seat="B"),))
    a, b = scene
    a.does("meet fallen ingrid-solheim", dice="1 1")
    assert scene.state.fallen == []
    assert scene.rule == "ELD-NEW-02"
    assert "choose-investigator ingrid-solheim" not in b.offers


STINGY = invent(
    "{id: a-miser, kind: investigator, health: 6, sanity: 6, start: boston,"
    " skills: {lore: 2, influence: 2, observation: 2, strength: 2, will: 2},"
    " gear: [], action: [], passive: [], crippled: [], insane: []}"
)


@pytest.mark.rule("ELD-DFE-04")
def test_what_was_not_handed_over_is_discarded_to_its_pile() -> None:
    scene = seat_at(investigator(), nobody(), phase="encounter", assets="boat-hook")
    a, _ = scene
    s = scene.state
    clue, card = s.clue_pool.pop(), s.assets.pile.pop()
    s.fallen.append(Fallen(NUMBERS[STINGY][0], 1, SPACE["boston"], False, [clue], [0, 0], [card]))
    a.tries("stop: true")
    a.does(f"meet fallen {STINGY}")
    assert a.cards == []
    assert card in s.assets.discard
    assert clue in s.clue_discard


@pytest.mark.rule("ELD-DFE-05")
def test_a_spell_that_the_helper_has_is_discarded() -> None:
    scene = seat_at(
        investigator(cards="mend-flesh"),
        nobody(),
        phase="encounter",
        fallen=(fallen("ingrid-solheim", seat="B", cards="mend-flesh iron-litany"),),
    )
    a, _ = scene
    a.does("meet fallen ingrid-solheim", dice="5 1")
    assert a.cards == ["mend-flesh", "iron-litany"]
    assert len(scene.state.spells) == 18


@pytest.mark.rule("ELD-DFE-05")
def test_what_the_helper_receives_is_gained() -> None:
    scene = seat_at(
        investigator(cards="occult-bookseller"),
        nobody(),
        phase="encounter",
        fallen=(fallen("ingrid-solheim", seat="B", cards="mend-flesh"),),
    )
    scene.player("A").does("meet fallen ingrid-solheim", dice="5 1")
    assert scene.told("card-gained") == ["card-gained A mend-flesh"]
    assert scene.told("used") == ["used A occult-bookseller"]


@pytest.mark.rule("ELD-DFE-06")
def test_a_helper_who_falls_leaves_the_first_token_and_keeps_what_he_got() -> None:
    scene = seat_at(
        investigator(health=1),
        nobody(),
        investigator(),
        phase="encounter",
        fallen=(fallen("shun-takeda", seat="B", cards="oak-bokken"),),
    )
    a, *_ = scene
    a.does("meet fallen shun-takeda", dice="1 1")
    assert a.fallen is not None
    assert names(a.fallen.cards) == ["oak-bokken"]
    assert [one.seat for one in scene.state.fallen] == [1, 0]
    assert scene.state.fallen[0].cards == []


# ELD-DVR


@pytest.mark.rule("ELD-DVR-01")
def test_a_devoured_investigator_costs_doom_and_passes_the_lead_and_lies_nowhere() -> None:
    # acceptance 35
    scene = seat_at(investigator(), investigator(), investigator(), doom=9)
    a, *_ = scene
    a.tries("devour: you", "give-lead C")
    assert (scene.doom, scene.lead) == (8, "C")
    assert a.fallen is None
    assert not a.alive


@pytest.mark.rule("ELD-DVR-02")
def test_he_discards_everything_and_leaves_the_game() -> None:
    scene = seat_at(
        investigator("ingrid-solheim", cards="boat-hook mend-flesh debt the-silver-key", clues=2),
        investigator(),
    )
    a, _ = scene
    hook, spell, debt, key = a.person.cards
    a.tries("devour: you")
    s = scene.state
    assert hook in s.assets.discard
    assert key in s.artifacts.discard
    assert spell in s.spells
    assert debt in s.conditions
    assert len(s.clue_discard) == 2
    assert "ingrid-solheim" in names(s.gone)


@pytest.mark.rule("ELD-DVR-03")
def test_nobody_can_encounter_him_and_his_cards_are_available_at_once() -> None:
    scene = seat_at(investigator(cards="boat-hook"), investigator(), turn="B")
    a, b = scene
    a.tries("devour: you")
    b.tries("gain: {asset: 1, name: boat-hook}")
    assert b.cards == ["boat-hook"]
    scene.until("encounter")
    assert not any("fallen" in offer for offer in b.offers)


@pytest.mark.rule("ELD-DVR-01", "ELD-NEW-01")
def test_the_player_of_a_devoured_investigator_chooses_a_new_one_in_the_end_step() -> None:
    scene = seat_at(investigator(), investigator(), turn="B")
    a, _ = scene
    a.tries("devour: you")
    scene.until("end")
    assert (scene.asked, scene.rule) == ("A", "ELD-NEW-02")
