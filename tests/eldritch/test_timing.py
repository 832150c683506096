"""ELD-TIM: timing and precedence."""

import pytest

from dreamtable.games.eldritch.gates import spawn_gate
from dreamtable.games.eldritch.mysteries import draw_mystery
from dreamtable.games.eldritch.reckoning import reckon
from eldritch.kit import happens, invent, investigator, seat_at

CLOSE_IT = invent(
    "{id: a-thin-world, kind: other-world, initial: [test: lore], pass: [close: this-gate], fail: []}"
)


@pytest.mark.rule("ELD-TIM-01", "ELD-GEN-03")
def test_cannot_is_above_every_other_text() -> None:
    scene = seat_at(
        investigator(),
        phase="encounter",
        gates="boston",
        ongoing="locks-without-keys",
        other_world=CLOSE_IT,
    )
    scene.player("A").does("meet other-world gate-boston", dice="6 6")
    assert scene.gates == {"boston"}
    free = seat_at(investigator(), phase="encounter", gates="boston", other_world=CLOSE_IT)
    free.player("A").does("meet other-world gate-boston", dice="6 6")
    assert free.gates == set()


@pytest.mark.rule("ELD-TIM-01", "ELD-GEN-02")
def test_the_text_of_a_component_is_above_the_rules() -> None:
    scene = seat_at(investigator(cards="blessed"))
    scene.player("A").tries("test: lore", dice="4 1")
    assert scene.told("tested") == ["tested A lore 1"]


@pytest.mark.rule("ELD-TIM-02")
def test_the_player_orders_effects_of_his_own_cards() -> None:
    scene = seat_at(investigator(cards="army-nurse night-terrors", health=2, sanity=2))
    a, *_ = scene
    a.does("rest")
    assert a.offers == {"resolve army-nurse", "resolve night-terrors"}


@pytest.mark.rule("ELD-TIM-02")
def test_in_the_mythos_phase_the_lead_orders_simultaneous_effects() -> None:
    scene = seat_at(
        investigator(), investigator(), lead="B", phase="end", ongoing="border-closed wreckers-lights"
    )
    assert scene.asked == "B"
    assert scene.player("B").offered("resolve") == {"border-closed", "wreckers-lights"}


@pytest.mark.rule("ELD-TIM-03", "ELD-RUM-05")
def test_the_last_token_of_a_rumor_interrupts() -> None:
    scene = seat_at(investigator(), ongoing="the-hunger-winter:1", doom=10)
    scene.player("A").tries("reckoning: resolve")
    assert scene.told("tokens-taken", "doom-moved", "rumor-ended", "lost") == [
        "tokens-taken the-hunger-winter 1",
        "doom-moved 9 advanced",
        "rumor-ended the-hunger-winter",
        "lost A 1 0",
    ]


@pytest.mark.rule("ELD-TIM-03")
def test_the_spawn_text_of_a_monster_interrupts() -> None:
    scene = seat_at(investigator())
    scene.player("A").tries("[{spawn: {monster: 1, at: rio}}, {gain: {clue: 1}}]", draws="mummy nome")
    assert scene.told("monster-spawned", "monster-moved", "clue-gained") == [
        "monster-spawned mummy rio",
        "monster-moved mummy nubia",
        "clue-gained A nome",
    ]


@pytest.mark.rule("ELD-TIM-04")
def test_a_win_comes_before_everything_else() -> None:
    scene = seat_at(
        investigator(at="nubia", health=1),
        mysteries="herald-of-the-court",
        solved="the-nine-angles the-widening-eye",
        doom=1,
    )
    happens(scene, draw_mystery)
    scene.state.foes[0].damage = 2
    scene.player("A").tries("fight: one-here", dice="5 5")
    assert scene.told("lost")[-1] == "lost A 1 0"
    assert scene.outcome.reason == "solved"


@pytest.mark.rule("ELD-TIM-04")
def test_an_awakening_comes_before_the_rest_of_a_defeat() -> None:
    scene = seat_at(investigator(health=1), investigator(), ancient_one="cthulhu", doom=1, turn="B", lead="B")
    scene.player("A").tries("lose: {health: 1}")
    told = scene.told("awakened", "defeated")
    assert [said.split()[0] for said in told] == ["awakened", "defeated"]


@pytest.mark.rule("ELD-TIM-05", "ELD-GEN-10")
def test_a_loss_that_cannot_be_bought_off_may_be_prevented_before_tokens_move() -> None:
    # acceptance 47
    scene = seat_at(investigator(cards="laudanum"))
    a, *_ = scene
    a.tries("{unless: [discard: {spell: 1}], do: [lose: {sanity: 2}]}")
    assert (a.sanity, a.offers) == (6, {"use laudanum", "pass"})
    a.does("use laudanum")
    assert (a.sanity, a.cards) == (6, [])
    assert scene.told("prevented") == ["prevented A 0 2"]


@pytest.mark.rule("ELD-TIM-05")
def test_several_preventions_may_be_used_on_one_loss() -> None:
    scene = seat_at(investigator(cards="laudanum iron-litany:1"))
    a, *_ = scene
    a.tries("lose: {sanity: 3}")
    a.does("use laudanum", "use iron-litany", dice="5 1")
    assert a.sanity == 6


@pytest.mark.rule("ELD-TIM-06")
def test_a_replaced_event_did_not_happen() -> None:
    scene = seat_at(investigator(cards="jade-cicada", sanity=1), investigator(), doom=9)
    a, _ = scene
    a.tries("lose: {sanity: 1}", "use jade-cicada")
    assert (a.alive, a.sanity, a.cards, scene.doom) == (True, 1, [], 9)
    assert not scene.told("defeated")


@pytest.mark.rule("ELD-TIM-06")
def test_a_replacement_that_is_declined_leaves_the_next_one() -> None:
    scene = seat_at(investigator("song-yulan", cards="scarab-of-nitocris", health=4, sanity=4))
    a, *_ = scene
    a.tries("gain: {condition: cursed}")
    a.does("pass")
    assert "use scarab-of-nitocris" in a.offers
    a.does("use scarab-of-nitocris")
    assert (a.cards, a.health, a.sanity) == (["scarab-of-nitocris"], 3, 4)


@pytest.mark.rule("ELD-TIM-07")
def test_a_test_goes_from_declared_dice_over_the_roll_and_rerolls_to_added_successes() -> None:
    scene = seat_at(
        investigator("leela-deshpande", cards="whisper-of-names:1", clues="rio boston"),
    )
    a, *_ = scene
    a.does("perform whisper-of-names", dice="1 1 1")
    assert scene.rule == "ELD-RRL-01"
    a.does("reroll-with-clue 1", dice="2")
    a.does("keep-dice")
    assert a.offers == {"use leela-deshpande", "pass"}
    a.does("use leela-deshpande")
    kinds = [said.split()[0] for said in scene.told("test-began", "rolled", "rerolled", "used", "tested")]
    assert kinds == ["test-began", "rolled", "rerolled", "used", "tested"]
    assert scene.told("tested") == ["tested A lore 2"]


@pytest.mark.rule("ELD-TIM-07")
def test_optional_dice_are_declared_before_the_roll() -> None:
    scene = seat_at(
        investigator(cards="flare-pistol"), phase="encounter", monsters="ghoul@boston", dice="5 5 5"
    )
    a, *_ = scene
    assert a.offers == {"use flare-pistol", "pass"}
    a.does("use flare-pistol", dice="1 1 1 1 5 5")
    assert scene.told("rolled")[-1] == "rolled A 1 1 1 1 5 5"


@pytest.mark.rule("ELD-TIM-08")
def test_combat_goes_from_its_start_over_will_and_strength_to_its_end() -> None:
    scene = seat_at(
        investigator(cards="satchel-charge lightning-projector"), phase="encounter", monsters="gug@boston"
    )
    a, *_ = scene
    a.does("use satchel-charge", dice="5 5 5 5 1 1 1 1 6")
    kinds = [
        said.split()[0] for said in scene.told("combat-began", "monster-hurt", "test-began", "dice-thrown")
    ]
    assert kinds == [
        "combat-began",
        "monster-hurt",
        "test-began",
        "test-began",
        "monster-hurt",
        "dice-thrown",
    ]


@pytest.mark.rule("ELD-TIM-08")
def test_both_are_defeated_before_any_effect_of_the_strength_test() -> None:
    scene = seat_at(
        investigator(health=1),
        investigator(at="nome"),
        ancient_one="shub-niggurath",
        phase="encounter",
        monsters="mi-go@boston:2",
        dice="5 5 5",
    )
    a, _ = scene
    assert not a.alive
    assert not scene.told("card-gained", "spent")
    assert scene.rule == "ELD-NEW-02"


@pytest.mark.rule("ELD-TIM-09")
def test_acquiring_goes_from_the_test_over_the_loan_to_the_cards_and_the_refill() -> None:
    scene = seat_at(
        investigator(clues=1),
        reserve="boat-hook ivory-die laudanum silk-disguise",
        assets="elephant-gun trench-shotgun",
    )
    a, *_ = scene
    a.does("acquire", dice="5 1")
    assert scene.rule == "ELD-RRL-01"
    a.does("keep-dice")
    assert scene.rule == "ELD-ACQ-06"
    a.does("pass")
    assert scene.rule == "ELD-ACQ-02"
    a.does("buy boat-hook")
    assert (a.cards, len(scene.reserve)) == (["boat-hook"], 4)
    assert "elephant-gun" in scene.reserve


@pytest.mark.rule("ELD-TIM-10")
def test_a_gate_is_placed_then_its_effects_come_then_its_monster() -> None:
    scene = seat_at(investigator(at="rio"), ongoing="dust-of-the-comet", gate_stack="rio")
    happens(scene, spawn_gate, draws="mummy")
    assert scene.told("gate-spawned", "lost", "monster-spawned", "monster-moved") == [
        "gate-spawned gate-rio rio",
        "lost A 0 1",
        "monster-spawned mummy rio",
        "monster-moved mummy nubia",
    ]


@pytest.mark.rule("ELD-TIM-12")
def test_a_reckoning_is_a_snapshot() -> None:
    scene = seat_at(investigator(at="nome"), monsters="serpent-priest@rio", ancient_one="yog-sothoth")
    happens(scene, reckon)
    assert scene.monsters == ["cultist@rio", "serpent-priest@rio"]
    assert scene.told("reckoned") == ["reckoned serpent-priest", "reckoned yog-sothoth"]


@pytest.mark.rule("ELD-TIM-13")
def test_an_encounter_turn_is_detained_or_fights_or_a_choice() -> None:
    detained = seat_at(
        investigator(cards="detained:2"), phase="encounter", monsters="ghoul@boston", dice="6 6"
    )
    assert not detained.told("combat-began")
    fights = seat_at(investigator(), phase="encounter", monsters="ghoul@boston", dice="5 5 5 5 5")
    assert (fights.rule, fights.told("combat-began")) == ("ELD-ENC-05", ["combat-began A ghoul"])
    choice = seat_at(investigator(), phase="encounter")
    assert choice.rule == "ELD-ENC-06"


@pytest.mark.rule("ELD-TIM-15")
def test_a_cost_is_not_returned_if_the_effect_is_replaced() -> None:
    scene = seat_at(investigator(cards="relic-vial cursed"))
    a, *_ = scene
    a.does("perform relic-vial")
    assert a.cards == []


@pytest.mark.rule("ELD-TIM-16")
def test_who_chooses_a_loss_may_still_prevent_it() -> None:
    scene = seat_at(investigator(cards="laudanum"))
    a, *_ = scene
    a.tries(
        "choose: [{label: ask, do: [{lose: {sanity: 2}}, {gain: {clue: 1}}]},"
        " {label: leave, do: [{stop: true}]}]",
        "pick-option ask",
        "use laudanum",
    )
    assert (a.sanity, a.clues) == (6, 1)


@pytest.mark.rule("ELD-TIM-16", "ELD-SPD-03")
def test_what_is_spent_cannot_be_prevented() -> None:
    scene = seat_at(investigator(cards="laudanum"))
    a, *_ = scene
    a.tries("{unless: [spend: {sanity: 2}], do: [discard: {clue: 1}]}", "accept")
    assert (a.sanity, a.cards) == (4, ["laudanum"])


@pytest.mark.rule("ELD-TIM-06", "ELD-DLY-02")
def test_whoever_does_something_instead_of_standing_up_is_asked_before_and_does_not_stand_up() -> None:
    scene = seat_at(investigator("noah-littlebear", delayed=True), investigator())
    a, b = scene
    assert (a.delayed, scene.told("stood-up")) == (True, [])
    a.does("use noah-littlebear", "rest")
    assert (a.delayed, scene.told("stood-up")) == (True, [])
    b.does("end-turn")
    scene.until("action")
    assert a.offers == {"use noah-littlebear", "pass"}
    a.does("pass")
    assert (a.delayed, scene.told("stood-up")) == (False, ["stood-up A"])
