"""ETH-SEC, ETH-SCR, ETH-CHO, ETH-GATE, ETH-SET, ETH-PAI, ETH-TRO: secrets, script, set-up, endings, Turns."""

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.entities import spawn
from dreamtable.games.etherfields.events import Died, ParagraphRead, Peeked
from dreamtable.games.etherfields.model import WAYS, Dream, Phase
from dreamtable.games.etherfields.moves import (
    Abstain,
    Accept,
    AskHint,
    Decide,
    Done,
    EnterAnswer,
    EnterAt,
    GainGem,
    Leave,
    Peek,
    PeekAt,
    PickChoice,
    PickDreamer,
    PickNumber,
    PickPrice,
    SetDial,
    SpendHours,
    Withdraw,
)
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import reveal
from dreamtable.games.etherfields.view import readable, view
from dreamtable.kernel import Game, Match
from dreamtable.kernel.game import GameOver
from etherfields.kit import act, action, at, card, cards, carry_out, dream, pay

DONE = Done()
CHOICES = [PickChoice(9010 * WAYS + way) for way in range(3)]


# Set-up


@pytest.mark.rule(
    "ETH-SET-01", "ETH-SET-02", "ETH-SET-03", "ETH-SET-04", "ETH-SET-05", "ETH-SET-06", "ETH-SET-07"
)
def test_a_first_session_of_three_begins_at_the_first_gate() -> None:
    # acceptance AS-01 (without the market, which comes with buying)
    match = Match(RULES, 3, "set-up")
    s = match.state
    assert s.hours == 3
    assert (s.item_market, s.storage, s.items, s.gained) == ([], [], [], [])
    for seat, name in enumerate(("gambler", "specialist", "tough-guy")):
        menu = list(match.menu(seat))
        match.choose(seat, menu.index(PickDreamer(card(name))))
    assert match.question is not None
    s = match.state
    assert s.gate == card("i-01-x")
    assert [len(d.deck.loose) for d in s.dreamers] == [22, 22, 22]
    assert PickDreamer(card("gambler")) not in match.menu(0)


@pytest.mark.rule(
    "ETH-GATE-01", "ETH-GATE-04", "ETH-GATE-05", "ETH-GATE-06", "ETH-GATE-07", "ETH-GATE-08", "ETH-MAP-06"
)
def test_the_gate_sets_its_dream_up_and_dreamers_enter() -> None:
    match = Match(RULES, 1, "gate")
    match.choose(0, 0)
    s = match.state
    assert [len(s.turn_deck), len(s.turn_discard)] == [8, 4]
    assert s.read == [1001]
    assert set(match.menu(0)) == {EnterAt(at("A2.nw")), EnterAt(at("A2.ne"))}
    assert "I-01 A" in s.secrets
    match.choose(0, 0)
    assert match.state.turn == 1


@pytest.mark.rule("ETH-GEN-01", "ETH-GEN-02", "ETH-GEN-14")
def test_all_seats_are_one_side_and_one_person_may_hold_several() -> None:
    assert RULES.modes[0].together
    assert RULES.modes[0].open_hands


# Secrets


@pytest.mark.rule("ETH-SEC-01", "ETH-SEC-02", "ETH-SEC-03", "ETH-SEC-04", "ETH-SEC-07", "ETH-SEC-21")
def test_secrets_lie_there_by_their_backs_only() -> None:
    table = dream(1, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw")
    seen = view(table.s, 0)
    assert seen.secrets["I-01 E/gambler"] == 2
    assert seen.secrets["I-01 G"] == 4
    assert seen.secrets["tile I-01 N"] == 1
    assert card("i-01-card-a") not in seen.shown
    assert "I-01 X" not in seen.secrets


@pytest.mark.rule("ETH-SEC-05", "ETH-SEC-06", "ETH-SEC-13", "ETH-SEC-19", "ETH-LIM-05")
def test_a_revealed_secret_is_read_by_all_and_carried_out() -> None:
    table = dream(1)
    carry_out(reveal(scene_of(Game(table.s, listening=False), 0), "card K"))
    assert table.dreamers[0].ether == 1
    assert f"secret/{card('x-secret-a')}" in readable(view(table.s, 0))
    carry_out(reveal(scene_of(Game(table.s, listening=False), 0), "card K"))
    assert table.dreamers[0].ether == 1


@pytest.mark.rule("ETH-SEC-09")
def test_a_code_that_is_not_there_reveals_nothing() -> None:
    table = dream(1)
    carry_out(reveal(scene_of(Game(table.s, listening=False), 0), "card Z"))
    assert table.s.shown == [one for one in table.s.shown if one != card("x-secret-a")]


@pytest.mark.rule("ETH-SEC-16", "ETH-SEC-17", "ETH-NOT-02")
def test_notes_go_to_storage_and_flaws_under_their_deck() -> None:
    table = dream(1)
    g = Game(table.s, listening=False)
    carry_out(reveal(scene_of(g, 0), "card L"))
    carry_out(reveal(scene_of(g, 0), "card M"))
    assert table.s.notes == [card("x-secret-b")]
    assert table.s.flaws_below == [card("leak")]


@pytest.mark.rule("ETH-SEC-08")
def test_portraits_tell_copies_apart() -> None:
    table = dream(2, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.nw", names=("gambler", "specialist"))
    carry_out(reveal(scene_of(Game(table.s, listening=False), 1), "card E", own=True))
    assert set(table.dreamers[1].masks) <= set(cards("brass-visor quiet-lens"))
    assert table.s.secrets["I-01 E/specialist"] == 1
    assert table.s.secrets["I-01 E/gambler"] == 2


@pytest.mark.rule("ETH-SEC-11")
def test_a_revealed_entity_is_active_and_set_up() -> None:
    table = dream(1)
    carry_out(reveal(scene_of(Game(table.s, listening=False), 0), "tile N"))
    assert table.s.entities[0].card == card("x-walker")
    assert len(table.s.figures) == 1


@pytest.mark.rule("ETH-BAS-03")
def test_only_who_peeks_sees_the_face() -> None:
    table = dream(2, hands=["a1"]).does(0, Peek())
    table.does(0, PeekAt("X-01 K"))
    assert table.events(Peeked, 0)[0].card == card("x-secret-a")
    assert table.events(Peeked, 1)[0].card is None
    assert table.hand(0) == []


# The script


@pytest.mark.rule("ETH-SCR-01", "ETH-SCR-02", "ETH-SCR-03", "ETH-CHO-01", "ETH-CHO-02")
def test_a_paragraph_offers_the_ways_that_are_open_to_a_vote() -> None:
    table = dream(2).does(0, act("x-tale"))
    assert table.events(ParagraphRead)[0].number == 9010
    assert table.can(0, CHOICES[0])
    assert not table.can(0, CHOICES[1])
    table.does(0, CHOICES[2]).does(1, CHOICES[2])
    assert table.dreamers[0].gems == 1


@pytest.mark.rule("ETH-CHO-05")
def test_a_tie_is_the_first_players_and_abstaining_counts_as_having_voted() -> None:
    table = dream(3).does(0, act("x-tale"))
    table.does(0, CHOICES[0]).does(1, CHOICES[2]).does(2, Abstain())
    assert (table.s.hours, table.dreamers[0].gems) == (4, 0)


@pytest.mark.rule("ETH-CHO-05", "ETH-CHO-06")
def test_if_all_abstain_the_first_way_is_taken() -> None:
    table = dream(2).does(0, act("x-tale")).does(0, Abstain()).does(1, Abstain())
    assert table.s.hours == 5


@pytest.mark.rule("ETH-CHO-07")
def test_who_decides_ends_the_vote_whatever_the_others_want() -> None:
    table = dream(3, items="x-gavel").does(0, act("x-tale")).does(0, CHOICES[0]).does(1, CHOICES[0])
    gavel = Decide(2, action("x-gavel"))
    assert not table.can(1, gavel)
    table.does(2, gavel, CHOICES[2])
    assert (table.s.hours, table.dreamers[0].gems) == (3, 1)
    assert (table.s.items, table.s.storage) == ([], [card("x-gavel")])


@pytest.mark.rule("ETH-CHO-07", "ETH-CHO-04")
def test_who_decides_settles_no_choice_of_a_single_dreamer_and_nothing_outside_of_a_vote() -> None:
    table = dream(2, items="x-gavel", hands=["palmed-ace c1"])
    assert not table.can(0, act("x-gavel"))
    table.does(0, act("palmed-ace"), pay("c1"))
    assert table.is_asked(0, "ETH-CHO-04")
    for seat in (0, 1):
        assert not [move for move in table.menu(seat) if isinstance(move, Decide)]
    lone = dream(2, items="x-gavel")
    question = next(spawn(Game(lone.s, listening=False), card("x-walker"), 1, [at("A1.ne"), at("A2.se")]))
    assert not [move for menu in question.menus.values() for move in menu if isinstance(move, Decide)]


@pytest.mark.rule("ETH-CHO-04", "ETH-SOL-02")
def test_alone_there_is_no_vote() -> None:
    table = dream(1).does(0, act("x-tale"), CHOICES[0])
    assert table.s.hours == 6


@pytest.mark.rule("ETH-SCR-05")
def test_a_paragraph_may_open_with_a_turn_and_only_once() -> None:
    table = dream(1)
    g = Game(table.s, listening=False)
    carry_out(happened(g, "turn-start", number=2))
    carry_out(happened(g, "turn-start", number=2))
    assert table.s.keys == 1


@pytest.mark.rule("ETH-SCR-06", "ETH-SCR-04")
def test_counters_stop_at_nothing() -> None:
    from dreamtable.games.etherfields.terms import Number
    from dreamtable.games.etherfields.verbs.story import Counter

    table = dream(1)
    carry_out(Counter("camp.mercy", Number(-2)).do(scene_of(Game(table.s, listening=False), 0)))
    assert table.s.counters == {"camp.mercy": 0}


# Riddles


@pytest.mark.rule("ETH-RID-01")
def test_a_riddle_is_set_dial_by_dial_and_only_entering_looks_at_the_answer() -> None:
    table = dream(1).does(0, act("x-lock"))
    assert {SetDial(f"digit-{n}") for n in range(10)} <= set(table.menu(0))
    table.does(0, SetDial("digit-7"))
    assert {SetDial(f"suit-{one}") for one in SUITS} == {
        move for move in table.menu(0) if isinstance(move, SetDial)
    }
    table.does(0, SetDial("suit-diamonds"), EnterAnswer(), PickPrice("H1"))
    assert (table.s.keys, table.s.hours) == (1, 4)
    assert len(table.s.solved) == 1


def test_a_wrong_answer_costs_the_price_and_the_riddle_waits_for_the_next_turn() -> None:
    table = dream(1).does(
        0, act("x-lock"), SetDial("digit-1"), SetDial("suit-spades"), EnterAnswer(), PickPrice("H1")
    )
    assert (table.s.keys, table.s.hours, table.s.read) == (0, 4, [9021])
    assert table.s.solved == []


def test_who_leaves_a_riddle_pays_nothing_and_hints_are_two() -> None:
    table = dream(1).does(0, act("x-lock"), AskHint(), AskHint())
    assert AskHint() not in table.menu(0)
    table.does(0, Leave())
    assert table.s.hours == 5


def test_no_view_or_menu_tells_the_answer_of_a_riddle() -> None:
    from dreamtable.content.effects import steps_in
    from dreamtable.games.etherfields.verbs.riddles import RiddleStep

    riddle = next(one for one in steps_in(BOX.cards[card("x-tile-a")]) if isinstance(one, RiddleStep))
    assert "7" not in str(riddle.text().args.get("answers", ""))
    table = dream(1).does(0, act("x-lock"))
    assert table.s.riddle is not None
    assert "answers" not in str(BOX.steps.asked(table.s.riddle.step))


# The Turn


@pytest.mark.rule("ETH-TRO-05", "ETH-TRO-06")
def test_done_can_be_withdrawn_until_all_are_done() -> None:
    table = dream(2).does(0, DONE)
    assert table.menu(0) == [Withdraw()]
    table.does(0, Withdraw())
    assert table.can(0, DONE)
    table.does(0, DONE).does(1, DONE)
    assert table.s.turn == 2


@pytest.mark.rule("ETH-TRO-06")
def test_when_something_is_done_to_the_dream_who_was_done_is_asked_again() -> None:
    table = dream(2, hands=["", "a1"]).does(0, DONE).does(1, act("x-once"))
    table.does(1, pay("a1"))
    assert table.can(0, DONE)


@pytest.mark.rule("ETH-TRO-09", "ETH-TBT-06", "ETH-TIM-13")
def test_the_turn_card_is_discarded_and_the_first_player_passes() -> None:
    table = dream(2, turn="t12").all_do(DONE)
    assert table.s.first == 1
    assert card("t12") in table.s.turn_discard


@pytest.mark.rule("ETH-TRO-10", "ETH-TRO-11", "ETH-TRO-12", "ETH-END-07", "ETH-TIM-16")
def test_after_the_last_turn_card_the_gates_paragraph_ends_the_dream() -> None:
    table = dream(1, turns=0).does(0, DONE)
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "failure"
    assert table.s.read == [9960]
    assert table.dreamers[0].ether == 1


@pytest.mark.rule("ETH-CLK-03", "ETH-TRN-08")
def test_the_group_spends_hours_for_turns() -> None:
    def also(s: Dream) -> None:
        s.hours = 2

    table = dream(1, turns=7, also=also).does(0, SpendHours(), PickNumber(2))
    assert (table.s.hours, len(table.s.turn_deck), len(table.s.turn_discard)) == (0, 9, 2)


@pytest.mark.rule("ETH-CLK-02", "ETH-CLK-04")
def test_the_clock_stands_between_nothing_and_twelve() -> None:
    from dreamtable.games.etherfields.supplies import gain, lose

    s = dream(1).s
    g = Game(s, listening=False)
    gain(g, 0, "hour", 20)
    assert s.hours == 12
    assert lose(g, 0, "hour", 99) == 12


@pytest.mark.rule("ETH-BAS-04", "ETH-LIM-01", "ETH-LIM-04")
def test_three_cards_are_a_gem_as_long_as_there_are_gems() -> None:
    def also(s: Dream) -> None:
        s.dreamers[1].gems = 5

    table = dream(2, hands=["a1 a2 a3", "w1 w2 w3"], also=also).does(0, GainGem())
    assert table.dreamers[0].gems == 1
    assert not table.can(1, GainGem())


# Harm and death


@pytest.mark.rule("ETH-PAI-01", "ETH-PAI-02", "ETH-PAI-03", "ETH-PAI-06", "ETH-BAS-08")
def test_the_eighth_distress_kills_and_all_fail() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].distress = 7

    table = dream(2, also=also).does(0, act("x-hurt"), Accept())
    assert table.match.outcome is not None
    assert (table.match.outcome.reason, table.match.outcome.winners) == ("death", [])
    assert table.events(Died)[0].seat == 0


@pytest.mark.rule("ETH-PAI-04", "ETH-LIM-02", "ETH-TIM-08")
def test_a_missing_distress_marker_fails_all() -> None:
    # acceptance AS-66
    def also(s: Dream) -> None:
        for d in s.dreamers:
            d.distress = 4

    table = dream(4, also=also).does(0, act("x-hurt"), Accept())
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "death"


@pytest.mark.rule("ETH-PAI-05")
def test_with_fewer_than_six_cards_a_dreamer_dies() -> None:
    table = dream(1, decks=["a1 a2"], hands=["w1 w2"], discards=["c1 c2"])
    table.does(0, act("x-either"), PickPrice("seal(2)"), Accept())
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "death"


@pytest.mark.rule("ETH-TIM-09", "ETH-END-03")
def test_an_ending_that_was_opened_comes_before_a_death() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].distress = 8

    s = dream(1, also=also, phase=Phase.FLOOR).s
    s.dreamers[0].distress = 8
    with pytest.raises(GameOver) as ending:
        carry_out(open_paragraph(scene_of(Game(s, listening=False), 0), 9960))
    assert ending.value.outcome.reason == "failure"


# Items and Masks


@pytest.mark.rule("ETH-ITM-01", "ETH-ITM-04", "ETH-ITM-05")
def test_a_fourth_item_sends_one_to_storage() -> None:
    from dreamtable.games.etherfields.possessions import gain_item

    table = dream(1, items="x-item x-item-b x-item-c")
    assert carry_out(gain_item(Game(table.s, listening=False), card("x-item-d"))) == ["ETH-ITM-04"]
    assert (len(table.s.items), len(table.s.storage)) == (3, 1)


@pytest.mark.rule("ETH-ITM-03", "ETH-ACT-14")
def test_an_item_is_used_once_a_turn_by_the_team() -> None:
    table = dream(2, items="x-item", hands=["c1", "c1"]).does(0, act("x-item"), pay("c1"))
    assert table.s.items == [card("x-item")]
    assert not table.can(1, act("x-item"))


@pytest.mark.rule("ETH-ITM-06")
def test_an_item_comes_back_from_storage() -> None:
    from dreamtable.games.etherfields.possessions import restore_item

    s = dream(1).s
    s.storage = cards("x-item")
    carry_out(restore_item(Game(s, listening=False)))
    assert (s.items, s.storage) == (cards("x-item"), [])


@pytest.mark.rule("ETH-ITM-08")
def test_items_that_were_not_found_join_the_item_market() -> None:
    from dreamtable.games.etherfields.verbs.story import AddItemMarket

    s = dream(1, items="cold-lantern").s
    carry_out(AddItemMarket().do(scene_of(Game(s, listening=False), 0)))
    assert len(s.item_market) == 4


@pytest.mark.rule("ETH-MSK-01", "ETH-MSK-05", "ETH-MSK-06", "ETH-MSK-07")
def test_a_new_mask_may_be_put_on_and_a_discarded_one_is_still_owned() -> None:
    from dreamtable.games.etherfields.possessions import gain_mask, restore_mask, take_off

    s = dream(1).s
    g = Game(s, listening=False)
    carry_out(gain_mask(g, 0, card("brass-visor")))
    assert carry_out(gain_mask(g, 0, card("quiet-lens"))) == ["ETH-MSK-07"]
    assert s.dreamers[0].mask == card("quiet-lens")
    take_off(g, 0)
    assert s.dreamers[0].masks == cards("brass-visor quiet-lens")
    carry_out(restore_mask(g, 0))
    assert s.dreamers[0].mask == card("brass-visor")


# Variants


@pytest.mark.rule("ETH-TBT-01", "ETH-TBT-02", "ETH-TBT-03", "ETH-TBT-04", "ETH-TBT-05", "ETH-TBT-07")
def test_turn_by_turn_a_round_has_one_dream_action() -> None:
    from dreamtable.games.etherfields.floor import begin_floor
    from dreamtable.games.etherfields.moves import EndRound

    table = dream(2, hands=["a1 c1"], turn_by_turn=True, also=begin_floor)
    table.does(0, act("x-once"), pay("a1"))
    assert not table.can(0, act("x-free"))
    table.does(0, EndRound())
    assert table.can(1, act("x-free"))
    table.does(1, EndRound()).does(0, EndRound())
    assert table.s.turn == 2
    assert table.s.phase is Phase.DRAW


@pytest.mark.rule("ETH-VAR-02", "ETH-VAR-03")
def test_the_playing_cards_are_tried_once_a_dream() -> None:
    from dreamtable.games.etherfields.model import Element
    from dreamtable.games.etherfields.moves import Accept, PickElement, PlayPoker, Refuse

    table = dream(1, playing_cards=True)
    table.does(0, PlayPoker(), Accept(), PickElement(Element.HOURS), Refuse())
    assert table.s.poker_used
    assert not table.can(0, PlayPoker())


@pytest.mark.rule("ETH-VAR-06", "ETH-VAR-07", "ETH-VAR-09", "ETH-VAR-10")
def test_what_playing_cards_bring() -> None:
    from dreamtable.games.etherfields.model import Element
    from dreamtable.games.etherfields.poker import settle

    s = dream(2, figures=[("x-walker", "B2.se")]).s
    g = Game(s, listening=False)
    carry_out(settle(g, Element.MORPHINGS, good=False))
    assert len(s.entities[0].morphings) == 2
    carry_out(settle(g, Element.MORPHINGS, good=True))
    assert s.entities[0].morphings == []
    carry_out(settle(g, Element.GEMS, good=True))
    assert sum(d.gems for d in s.dreamers) == 6
    carry_out(settle(g, Element.GEMS, good=False))
    assert sum(d.gems for d in s.dreamers) == 0
    carry_out(settle(g, Element.DISTRESS, good=False))
    assert sum(d.distress for d in s.dreamers) == 1
    carry_out(settle(g, Element.DISTRESS, good=True))
    assert sum(d.distress for d in s.dreamers) == 0
    carry_out(settle(g, Element.SEALED, good=False))
    assert [len(d.sealed) for d in s.dreamers] == [5, 5]
    carry_out(settle(g, Element.SEALED, good=True))
    assert [len(d.sealed) for d in s.dreamers] == [0, 0]


def test_what_is_sealed_is_printed_nowhere() -> None:
    things = BOX.printed().things
    assert things[card("i-01-a")].kind == "sealed"
    assert things[card("i-01-card-e-k01")].name is None
    assert things[card("row-nine")].text == []
    figures = things[card("palmed-ace")].figures
    intents = {name: figures[name] for name in ("wrath", "cunning", "awareness")}
    assert intents == {"wrath": 1, "cunning": 1, "awareness": 1}
    assert (figures["owner"], figures["cost"]) == ("gambler", "1C")


def test_another_answer_changes_nothing_that_is_said_of_a_riddle() -> None:
    from dreamtable.games.etherfields.verbs.riddles import Answer, RiddleStep

    one = RiddleStep(("digit", "suit"), (Answer((7, 2), 9020),), 9021)
    other = RiddleStep(("digit", "suit"), (Answer((1, 3), 9010),), 9021)
    assert one.text() == other.text()
    assert one.question() == other.question()
