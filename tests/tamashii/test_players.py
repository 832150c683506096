"""TAM-RES, TAM-BOD, TAM-LRN, TAM-AUG, TAM-UPG: resources, bodies, protocols, augmentations, upgrades."""

import pytest

from dreamtable.games.tamashii.box import CARDS, NUMBERS
from dreamtable.games.tamashii.events import DiceRolled, EnemyDiceRolled
from dreamtable.games.tamashii.launcher import LOCKABLE
from dreamtable.games.tamashii.model import MEMORY, Step
from dreamtable.games.tamashii.moves import (
    Accept,
    AskForCard,
    BuyCode,
    BuyOpenSource,
    DrawClassCards,
    Equip,
    KeepCard,
    OfferCard,
    PickCard,
    RaiseCap,
    RaiseShield,
    Refuse,
    Reroll,
    SpendEnergy,
    TakeWounds,
    UseAbility,
    UseArea,
    Write,
)
from dreamtable.games.tamashii.parts import Ability
from dreamtable.games.tamashii.pieces import abilities
from dreamtable.games.tamashii.terms import Number
from dreamtable.games.tamashii.verbs.people import Xp
from tamashii.kit import Board, Hand, board, seat_at

# Resources


@pytest.mark.rule("TAM-RES-04", "TAM-RES-05", "TAM-CMP-11")
def test_s30_all_the_shield_that_helps_or_none() -> None:
    def wounded() -> Hand:
        shielded = board(colour="red", queue="street-usher", resources={"shield": 3})
        return seat_at(shielded, step="combat", dice="- -", enemy="1 special").players[0]

    a = wounded()
    assert [type(one) for one in a.menu] == [RaiseShield, TakeWounds]
    a.does(RaiseShield())
    assert (a.board.integrity, a.has("shield")) == (5, 1)
    a = wounded()
    a.does(TakeWounds())
    assert (a.board.integrity, a.has("shield")) == (3, 3)


@pytest.mark.rule("TAM-RES-02", "TAM-RES-03")
def test_losing_more_than_there_is_goes_to_nothing() -> None:
    scene = seat_at(
        board(queue="ticket-gate", resources={"memory": 1}), step="combat", dice="- -", enemy="1 special"
    )
    a = scene.players[0]
    assert a.has("memory") == 0
    assert a.board.integrity == 4


@pytest.mark.rule("TAM-RES-09", "TAM-CBT-02")
def test_s31_energy_adds_dice_before_the_roll() -> None:
    scene = seat_at(board(colour="green", queue="rust-hound", resources={"energy": 3}), step="combat")
    a = scene.dice("H H S - -", "- basic").players[0]
    a.does(SpendEnergy(3))
    rolled = scene.happened(DiceRolled)[-1]
    assert isinstance(rolled, DiceRolled)
    assert rolled.hits + rolled.specials + rolled.blanks == 5
    assert len(scene.happened(EnemyDiceRolled)) == 1
    assert a.has("energy") == 0


@pytest.mark.rule("TAM-RES-10", "TAM-RES-11", "TAM-RES-12", "TAM-TMG-07")
def test_s32_one_window_for_points_and_cards_besides() -> None:
    scene = seat_at(
        board(
            colour="green", queue="rust-hound", cards="loaded-die*", bodies="anvil", resources={"reroll": 3}
        ),
        step="combat",
        dice="- - - -",
        enemy="- basic",
    )
    a = scene.dice("H H").players[0]
    a.does(Reroll(0, 0, 2))
    assert a.has("reroll") == 1
    assert not a.can(Reroll)
    scene.dice("S")
    a.uses("loaded-die").does(Reroll(0, 0, 1))
    assert scene.s.combat is not None
    assert scene.s.combat.faces == [2, 1, 1]


@pytest.mark.rule("TAM-RES-13", "TAM-AUG-05", "TAM-TRC-06")
def test_s33_only_a_card_helps_with_the_dice_of_another_player() -> None:
    scene = seat_at(
        board(trace=3), board(resources={"reroll": 2}, cards="borrowed-luck*"), step="trace-roll", dice="H"
    )
    a, b = scene.players
    assert a.menu == ()
    assert b.can(UseAbility)
    scene.dice("-")
    b.uses("borrowed-luck")
    a.does(Reroll(1, 0, 0))
    assert a.queue == ""
    without = seat_at(board(trace=3), board(resources={"reroll": 2}), step="trace-roll", dice="H")
    assert without.players[0].queue != ""


@pytest.mark.rule("TAM-RES-14", "TAM-MAP-13")
def test_any_resources_are_split_freely() -> None:
    scene = seat_at(board(at=10), step="area", market="soldier courier weaver", bodies="anvil")
    a = scene.players[0]
    a.does(UseArea(), PickCard(NUMBERS["courier"])).picks("shield")
    assert a.has("shield") == 1
    assert NUMBERS["anvil"] in scene.s.market


# Bodies


@pytest.mark.rule("TAM-BOD-02", "TAM-BOD-04", "TAM-BOD-05", "TAM-BOD-12")
def test_s34_a_body_from_the_market() -> None:
    tokens = "B r1c1, B r1c2, B r2c1, B r2c2"
    scene = seat_at(board(launcher=tokens), market="bulwark soldier courier", bodies="weaver anvil")
    a = scene.players[0]
    a.launches("BB/BB").does(Accept())
    assert a.bodies == "bulwark"
    view = scene.seen_by(0).players[0]
    assert (view.move, view.attack, view.write) == (1, 3, 4)
    assert len(scene.s.market) == 3


@pytest.mark.rule("TAM-BOD-06")
def test_attaching_may_be_declined() -> None:
    tokens = "B r1c1, B r1c2, B r2c1, B r2c2"
    scene = seat_at(board(launcher=tokens), market="bulwark", bodies="weaver")
    a = scene.players[0]
    a.launches("BB/BB").does(Refuse())
    assert a.bodies == ""
    assert a.count("dump", "B") == 4


@pytest.mark.rule("TAM-BOD-07", "TAM-BOD-08")
def test_s35_for_a_third_body_an_older_one_is_given_up() -> None:
    tokens = "B r1c1, B r1c2, B r2c1, B r2c2"
    scene = seat_at(
        board(launcher=tokens, bodies="soldier courier"), market="bulwark lantern anvil", bodies="weaver"
    )
    a = scene.players[0]
    a.launches("BB/BB").does(Accept())
    assert {one.card for one in a.menu} == {NUMBERS["soldier"], NUMBERS["courier"]}  # type: ignore[attr-defined]
    a.does(PickCard(NUMBERS["soldier"]))
    assert a.bodies == "courier bulwark"
    assert scene.s.bodies_below == [NUMBERS["soldier"]]


@pytest.mark.rule("TAM-BOD-09", "TAM-BOD-10", "TAM-BOD-01", "TAM-BOD-03")
def test_s36_attach_needs_two_bodies() -> None:
    scene = seat_at(board(at=1, bodies="soldier"), step="area")
    a = scene.players[0]
    a.does(UseArea()).does(a.menu[0])
    assert a.bodies == "soldier"
    two = seat_at(board(at=1, bodies="soldier courier"), step="area").players[0]
    two.does(UseArea()).does(two.menu[0])
    assert two.bodies == "courier soldier"


@pytest.mark.rule("TAM-BOD-11")
def test_a_gap_in_the_market_is_filled_when_a_body_comes_back() -> None:
    scene = seat_at(
        board(integrity=1, bodies="soldier", queue="street-usher"),
        step="combat",
        market="weaver",
        dice="- - -",
        enemy="1 basic",
        chance=[(5, 8)],
    )
    assert NUMBERS["soldier"] in scene.s.market


# Learning protocols


@pytest.mark.rule("TAM-LRN-02", "TAM-LRN-03", "TAM-LRN-04", "TAM-LRN-06", "TAM-LRN-07")
def test_s37_the_event_that_completes_a_step_counts_for_the_next() -> None:
    scene = seat_at(board(at=1, protocol="cartography"), scenario="b", step="move")
    a = scene.players[0]
    hidden = next(move for move in a.menu if not scene.s.places[getattr(move, "place", 0)].shown)
    a.does(hidden)
    scene.goes_on(most=3)
    assert a.board.learned == 1
    assert a.board.counted[1] == 1
    assert a.has("reroll") >= 1


@pytest.mark.rule("TAM-LRN-05", "TAM-VOC-10")
def test_a_learned_protocol_is_an_ability() -> None:
    s = seat_at(board(protocol="cartography", learned=3)).s
    from dreamtable.games.tamashii.changed import value_of

    assert value_of(s, 0, "move") == 3
    assert value_of(s, 1, "move") == 2


@pytest.mark.rule("TAM-VOC-10", "TAM-RES-07")
def test_s83_only_integrity_lost_to_wounds_counts() -> None:
    scene = seat_at(
        board(colour="red", protocol="field-medicine", queue="scan-drone", resources={"shield": 2}),
        step="combat",
        dice="- -",
        enemy="1 special",
    )
    a = scene.players[0]
    a.does(RaiseShield())
    assert a.board.counted[0] == 1


# Augmentations and upgrades


@pytest.mark.rule("TAM-AUG-10", "TAM-BRD-04", "TAM-AUG-04", "TAM-AUG-07")
def test_s38_an_unequipped_card_does_nothing() -> None:
    tokens = "R r1c1, R r1c2, B r1c3, G r3c1, G r3c2, G r3c3"
    a = seat_at(board(launcher=tokens, cards="breach-charge", queue="catcher")).players[0]
    assert not a.can(a.launch("RRB", of="breach-charge"))
    b = seat_at(board(launcher=tokens, cards="breach-charge*", queue="catcher")).players[0]
    assert b.can(b.launch("RRB", of="breach-charge"))


@pytest.mark.rule("TAM-AUG-12", "TAM-AUG-14", "TAM-DMG-04", "TAM-KEY-09")
def test_s39_a_destroyed_card_is_gone_and_its_enemies_are_not_defeated() -> None:
    tokens = "Y r1c1, B r1c2, Y r1c3, G r2c2"
    scene = seat_at(board(launcher=tokens, cards="nobody-home*", queue="catcher rust-hound"))
    a = scene.players[0]
    a.launches("YBY/.G.")
    assert (a.queue, a.board.xp, a.board.cards) == ("", 0, [])
    assert scene.s.removed == [NUMBERS["nobody-home"]]
    assert all(NUMBERS["nobody-home"] not in (deck or []) for deck in scene.s.factions)


@pytest.mark.rule("TAM-UPG-04", "TAM-AUG-03", "TAM-AUG-09")
def test_s40_a_traded_card_arrives_unequipped() -> None:
    a, b = seat_at(board(cards="tea-and-wire*"), board(resources={"memory": 1}), step="writing").players
    tea = NUMBERS["tea-and-wire"]
    a.does(OfferCard(tea, 1))
    b.does(Accept())
    assert b.board.cards == [tea]
    assert b.board.equipped == []
    b.does(Equip(tea))
    assert b.has("memory") == 0
    assert b.board.equipped == [tea]


@pytest.mark.rule("TAM-UPG-04")
def test_s84_a_card_changes_hands_once_and_no_offer_is_repeated() -> None:
    a, b, c = seat_at(board(cards="tea-and-wire"), board(), board(), step="writing").players
    tea = NUMBERS["tea-and-wire"]
    a.does(OfferCard(tea, 2))
    c.does(Refuse())
    assert not a.can(OfferCard(tea, 2))
    a.does(OfferCard(tea, 1))
    b.does(Accept())
    assert not b.can(OfferCard(tea, 0))
    assert not b.can(OfferCard(tea, 2))
    assert not a.can(AskForCard(tea, 1))


@pytest.mark.rule("TAM-AUG-13")
def test_class_cards_are_never_traded() -> None:
    a, _ = seat_at(board(cards="termination-code"), step="writing").players
    assert not a.can(OfferCard)


@pytest.mark.rule("TAM-UPG-05", "TAM-CMP-09", "TAM-UPG-01", "TAM-UPG-02")
def test_s41_experience_raises_the_cap() -> None:
    a = seat_at(board(xp=4, integrity=3), step="writing").players[0]
    a.does(RaiseCap(), RaiseCap())
    assert (a.board.cap, a.board.integrity, a.board.xp) == (7, 5, 0)


@pytest.mark.rule("TAM-UPG-07", "TAM-UPG-08", "TAM-PLN-02", "TAM-PLN-05", "TAM-LAU-03")
def test_s42_a_cell_unlocked_before_the_refill_is_refilled() -> None:
    a = seat_at(board(xp=2, bag="G20"), step="before-refill").players[0]
    a.unlocks("r2c5")
    assert a.lies_on("r2c5") == "G"
    late = seat_at(board(xp=2, bag="G20"), step="writing").players[0]
    late.unlocks("r2c5")
    assert late.lies_on("r2c5") == "."
    assert late.board.unlocked >> LOCKABLE[1] & 1


@pytest.mark.rule("TAM-UPG-05", "TAM-UPG-06")
def test_s43_the_last_class_card_is_drawn_and_kept() -> None:
    a = seat_at(board(xp=2, class_deck="termination-code"), step="writing").players[0]
    a.does(DrawClassCards())
    assert [CARDS[card].id for card in a.board.cards] == ["termination-code"]
    two = seat_at(board(xp=2, class_deck="termination-code harvest-log"), step="writing").players[0]
    two.does(DrawClassCards(), KeepCard(NUMBERS["harvest-log"]))
    assert two.board.class_below == [NUMBERS["termination-code"]]


@pytest.mark.rule("TAM-UPG-06")
def test_upgrades_that_are_closed() -> None:
    a = seat_at(board(xp=9, cap=10, integrity=10, locks=""), step="writing").players[0]
    assert not a.can(RaiseCap)
    assert not a.can(DrawClassCards)
    assert a.can(BuyOpenSource)


@pytest.mark.rule("TAM-TMG-11", "TAM-UPG-06", "TAM-COD-15")
def test_s92_arrival_decides_about_the_last_code() -> None:
    scene = seat_at(board(xp=2), board(xp=2), step="writing")
    a, b = scene.players
    scene.s.supply[5] = 1
    b.does(BuyOpenSource())
    assert b.count("dump", "O") == 1
    assert not a.can(BuyOpenSource)
    assert a.board.xp == 2


@pytest.mark.rule("TAM-UPG-03", "TAM-KEY-01")
def test_memory_buys_a_code_into_the_dump_area() -> None:
    a = seat_at(board(resources={"memory": 1}), step="writing").players[0]
    a.does(BuyCode(3))
    assert a.count("dump", "G") == 1
    assert a.board.resources[MEMORY] == 0


@pytest.mark.rule("TAM-AUG-08", "TAM-VOC-04")
def test_s82_a_body_works_for_every_event_and_shared_mark_once_a_round() -> None:
    scene = seat_at(
        board(bodies="soldier", queue="rust-hound:3 lamp-eye:3", resources={"shield": 0}),
        step="combat",
        dice="H H S",
        enemy="- basic",
    )
    a = scene.players[0]
    a.does(a.box("soldier", "S", 1)).picks("energy")
    a.does(a.box("soldier", "H", 1)).picks("energy")
    assert a.has("energy") == 2
    shared = seat_at(
        board(queue="rust-hound"),
        board(cards="shared-mark*", resources={"energy": 2}),
        board(queue="lamp-eye"),
        step="combat",
    )
    helper = shared.dice("- - - - -", "- basic").players[1]
    helper.uses("shared-mark")
    assert helper.has("energy") == 1
    assert not helper.can(UseAbility)


@pytest.mark.rule("TAM-AUG-06", "TAM-AUG-11")
def test_a_planning_card_is_used_once_a_planning_phase() -> None:
    a = seat_at(board(launcher="R r1c1", cards="second-thought*"), step="writing").players[0]
    a.uses("second-thought")
    assert a.board.writes == 4
    assert a.use("second-thought") not in a.menu


@pytest.mark.rule("TAM-WLK-01")
def test_what_the_four_walkers_can_do() -> None:
    red = seat_at(board(colour="red", launcher="R r1c1, O r1c3", queue="rust-hound"), step="combat")
    a = red.players[0]
    a.uses("walker-red").picks("r1c1", "r1c3")
    hurt = board(colour="yellow", launcher="Y r1c1, Y r1c3", queue="street-usher")
    b = seat_at(hurt, step="combat", dice="- -", enemy="1 special").players[0]
    b.uses("walker-yellow").picks("r1c1", "r1c3")
    assert b.board.integrity == 5
    green = seat_at(board(colour="green", launcher="G r1c1, R r3c3"), step="writing").players[0]
    green.uses("walker-green")
    assert green.board.writes == 5
    blue = seat_at(board(colour="blue", launcher="B r1c1", at=1), step="move")
    c = blue.players[0]
    c.moves_to(2)
    c.uses("walker-blue")
    assert c.board.trace == 0


@pytest.mark.rule("TAM-RST-04", "TAM-UPG-08")
def test_s88_no_upgrade_after_a_reset_in_the_planning_phase() -> None:
    from dreamtable.games.tamashii.planning import begin_window

    scene = seat_at(board(resources={"memory": 2}, xp=2), step="before-refill")
    s = scene.s
    s.players[0].out = True
    begin_window(scene.match._game)
    assert s.players[0].ready
    s.players[0].out = False
    begin_window(scene.match._game)
    assert not s.players[0].ready


@pytest.mark.rule("TAM-COD-02", "TAM-LRN-06")
def test_tokens_that_are_still_to_be_put_down_are_in_the_pool() -> None:
    worried = board(launcher="R r1c1", bag="X1", cards="loose-thread*", protocol="clean-hands", learned=2)
    a, b = seat_at(worried, board(launcher="G r1c1"), step="writing", in_round=4).players
    a.uses("loose-thread")
    assert a.board.hand == [6]
    b.writes("r1c1", "r1c2")
    assert a.board.learned == 2


@pytest.mark.rule("TAM-AUG-06", "TAM-UPG-08", "TAM-VOC-04")
@pytest.mark.parametrize("step", ["before-trace", "before-refill"])
def test_a_planning_ability_is_offered_at_every_moment_of_the_phase(step: str) -> None:
    a, b = seat_at(board(dump="R2", cards="recall*"), board(), step=step).players
    a.uses("recall").picks("R")
    assert a.count("bag", "R") == 1
    assert b.menu == ()


@pytest.mark.rule("TAM-AUG-06", "TAM-VOC-04")
@pytest.mark.parametrize(
    "idle",
    [
        board(cards="bulkhead* recall* second-thought*"),
        board(protocol="clean-hands", learned=3),
        board(protocol="open-library", learned=3),
        board(protocol="guild-manners", learned=3),
    ],
)
def test_nobody_is_asked_for_a_planning_ability_that_would_do_nothing(idle: Board) -> None:
    scene = seat_at(idle, board(xp=2), step="before-refill")
    assert scene.players[0].menu == ()
    assert scene.players[1].asked == "TAM-UPG-01"


@pytest.mark.rule("TAM-AUG-06")
def test_a_card_of_the_planning_phase_changes_trace_rolls_only() -> None:
    trace = seat_at(board(trace=3, cards="deaf-dice*"), step="trace-roll", dice="H").players[0]
    assert trace.can(UseAbility)
    attack = board(colour="blue", queue="rust-hound", cards="deaf-dice*")
    assert not seat_at(attack, step="combat", dice="- -", enemy="- basic").players[0].can(UseAbility)


@pytest.mark.rule("TAM-AUG-06")
def test_a_card_of_the_combat_phase_does_nothing_in_the_launch_step() -> None:
    tokens = "R r1c1, Y r1c2, G r3c1, G r3c2, G r3c3"
    fighter = board(launcher=tokens, cards="second-cut*", queue="rust-hound:2 catcher")
    a = seat_at(fighter).players[0]
    a.launches("RY", of="rust-hound")
    assert a.asked == "TAM-ACT-04"
    assert a.queue == "catcher"


@pytest.mark.rule("TAM-LRN-06")
def test_an_extended_launch_counts_as_a_launch_for_the_step_that_it_opens() -> None:
    tokens = "R r1c1, R r1c2, R r1c3, R r1c4, B r2c1, B r2c2, B r2c3, G r3c1, G r3c2, G r3c3"
    a = seat_at(board(launcher=tokens, protocol="pattern-drill", learned=1)).players[0]
    a.launches("RRRR")
    assert (a.board.learned, a.board.counted[2]) == (2, 1)
    a.launches("BBB").launches("GGG")
    assert a.board.learned == 3


@pytest.mark.rule("TAM-AUG-08")
def test_what_waits_for_a_launch_has_no_limit_of_its_own() -> None:
    written = Ability(when="launch", do=(Xp(num=Number(1)),))
    held = [one for time in ("", "passive", "launch") for one in abilities(0, [written], time)]
    assert [one.ability.limit for one in held] == ["none", "none", "step"]


@pytest.mark.rule("TAM-WRI-02", "TAM-UPG-08", "TAM-BOD-12")
def test_a_writing_value_that_rises_in_the_writing_step_gives_more_writes() -> None:
    a = seat_at(
        board(launcher="R r1c1", cards="inner-voice", resources={"memory": 3}), step="writing"
    ).players[0]
    a.writes("r1c1", "r1c2").writes("r1c2", "r1c3")
    assert a.board.writes == 1
    a.does(Equip(NUMBERS["inner-voice"]))
    assert a.board.writes == 2
    early = board(launcher="R r1c1", cards="inner-voice", resources={"memory": 3})
    b = seat_at(early, step="before-refill").players[0]
    b.does(Equip(NUMBERS["inner-voice"]))
    assert b.board.writes == 4


@pytest.mark.rule("TAM-WRI-02", "TAM-TMG-01")
def test_at_most_so_many_writes_means_all_writes_of_the_step() -> None:
    scene = seat_at(board(colour="green", launcher="G r1c1, R r3c3"), step="launch")
    a = scene.players[0]
    a.board.most_writes = 2
    scene.goes_on(until=Step.WRITING)
    assert a.board.writes == 2
    a.writes("r3c3", "r3c4").uses("walker-green")
    assert a.board.writes == 1
    a.does(next(one for one in a.menu if isinstance(one, Write)))
    scene.goes_on(until=Step.MOVE)
    assert a.board.most_writes is None
