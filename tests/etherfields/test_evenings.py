"""What players may expect of an evening: scenes that a Dream can show, and their fine points."""

import pytest
from msgspec.structs import force_setattr

from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Gate
from dreamtable.games.etherfields.entities import entity_comes, move_figures, spawn
from dreamtable.games.etherfields.events import (
    FigureMoved,
    HintGiven,
    PaceRolled,
    PokerDrawn,
    PokerSettled,
    StepBegan,
)
from dreamtable.games.etherfields.look import is_full
from dreamtable.games.etherfields.map import spaces_with
from dreamtable.games.etherfields.model import WAYS, Dream, Element, Kind, Luckless, Phase
from dreamtable.games.etherfields.moves import (
    Accept,
    AskHint,
    Bear,
    Boost,
    DiscardCard,
    Done,
    Draw,
    EnterAnswer,
    Finish,
    GainGem,
    Leave,
    MakeEffort,
    Pass,
    PickCard,
    PickChoice,
    PickElement,
    PickNumber,
    PickPrice,
    PickSpace,
    PlaceCard,
    PlayPoker,
    Refuse,
    SetDial,
    SpendHours,
    StartMove,
    TakeGem,
    UseGem,
    Walk,
)
from dreamtable.games.etherfields.poker import VALUES
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import lay
from dreamtable.games.etherfields.turn_cards import resolve_step
from dreamtable.games.etherfields.view import readable, sealed_ids, sealed_thing, told, view
from dreamtable.kernel import Chair, Game, Match
from dreamtable.kernel.rng import Given
from dreamtable.telling import Word
from etherfields.kit import act, action, at, card, cards, carry_out, dream, luck, night, pace, pay
from refusing import Refused

DONE = Done()


# Hands and decks


@pytest.mark.rule("ETH-TRO-02", "ETH-HND-02")
def test_three_in_hand_and_three_are_drawn() -> None:
    # acceptance AS-02
    table = dream(1, hands=["a1 a1 a1"], phase=Phase.DRAW).does(0, Draw())
    assert len(table.dreamers[0].hand) == 6


@pytest.mark.rule("ETH-TRO-03")
def test_who_puts_four_of_five_away_draws_four() -> None:
    # acceptance AS-03
    table = dream(1, hands=["a1 a2 a3 c1 c2"], phase=Phase.DRAW)
    table.does(0, *[DiscardCard(one) for one in cards("a1 a2 a3 c1")], Draw())
    assert len(table.dreamers[0].hand) == 5


@pytest.mark.rule("ETH-SHU-01", "ETH-SHU-02")
def test_one_card_is_drawn_then_the_new_deck_has_its_price_then_the_others_follow() -> None:
    table = dream(1, decks=["a1"], discards=["w1 w2 w3 c1 c2 c3 a2 a3 a4 w1"], hands=["a4"], phase=Phase.DRAW)
    table.does(0, Draw())
    assert table.hand(0) == ["a4", "a1"]
    table.does(0, Bear(Luckless.DISTRESS))
    assert len(table.dreamers[0].hand) == 5
    assert table.dreamers[0].distress == 1


@pytest.mark.rule("ETH-PAI-05")
def test_whoever_has_five_cards_left_dies_of_it() -> None:
    # acceptance AS-33
    table = dream(1, decks=["a1 a1"], hands=["a1 a1"], discards=["a1 a1"], where="A2.ne")
    from dreamtable.games.etherfields.movement import relocate

    game = Game(table.s, listening=False)
    carry_out(relocate(game, 0, at("A2.nw")))
    assert len(table.dreamers[0].sealed) == 1
    with pytest.raises(Refused):
        table.does(0, Walk(at("A1.nw")))
    table.does(0, DONE)
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "death"


@pytest.mark.rule("ETH-PAI-08", "ETH-PAI-09")
def test_death_takes_all_ether_gives_the_dead_a_flaw_and_leaves_the_season() -> None:
    # acceptance AS-32 (the Awakening comes with the way between Dreams)
    def also(s: Dream) -> None:
        s.dreamers[0].distress = 7
        s.dreamers[0].ether = s.dreamers[1].ether = 2

    table = dream(2, also=also).does(0, act("x-hurt"), Accept())
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "death"
    s = table.match.state
    assert [d.ether for d in s.dreamers] == [0, 0]
    assert [any(BOX.backs[one] == "flaw" for one in d.discard) for d in s.dreamers] == [True, False]
    assert s.gained == ["wisdom II-42 I"]


# Paying


@pytest.mark.rule("ETH-BAS-04")
def test_three_cards_for_a_gem() -> None:
    table = dream(1, hands=["a1 a1 a1"])
    table.does(0, GainGem())
    assert (table.dreamers[0].gems, table.dreamers[0].hand) == (1, [])


@pytest.mark.rule("ETH-BAS-02", "ETH-CLK-02")
def test_two_hours_are_two_spaces_and_no_second_effort() -> None:
    # acceptance AS-10
    table = dream(3).does(0, MakeEffort(), PickNumber(2), Walk(at("A1.se")))
    assert table.s.hours == 1
    assert not table.can(0, MakeEffort())


@pytest.mark.rule("ETH-BST-01", "ETH-BST-03", "ETH-BST-05", "ETH-BST-07")
@pytest.mark.parametrize(("face", "ether"), [("2", 1), ("blank", 0), ("fail", 0)])
def test_four_of_six_and_a_boost(face: str, ether: int) -> None:
    # acceptance AS-35, AS-36
    table = dream(1, hands=["c2 c2"], brings=[luck(face)])
    table.does(0, act("x-six"), pay("c2"), pay("c2"), Boost())
    if face == "fail":
        table.does(0, Bear(Luckless.DISTRESS))
    assert table.dreamers[0].ether == ether
    assert table.dreamers[0].discard == cards("c2 c2")
    assert table.dreamers[0].distress == (1 if face == "fail" else 0)


@pytest.mark.rule("ETH-GRD-15", "ETH-MAP-27")
def test_markers_count_on_when_the_room_and_its_price_change() -> None:
    table = dream(2, hands=["a3", "a2"], where="A1.nw A1.ne").does(0, act("x-gradual"), pay("a3"), Finish())
    assert table.s.markers[0].counts == [0, 0, 1]
    carry_out(lay(Game(table.s, listening=False), card("x-tile-e")))
    cheaper = next(
        one for one in BOX.actions_of[card("x-tile-e")] if BOX.actions[one].action.id == "x-gradual"
    )
    assert table.s.markers[0].action == cheaper
    assert table.s.markers[0].counts == [0, 0, 1]


@pytest.mark.rule("ETH-ACT-18", "ETH-GRD-13")
def test_two_less_and_four_awareness_pay_both_multiples_of_three() -> None:
    # acceptance AS-94
    table = dream(2, hands=["cheaper a4"]).does(0, act("cheaper"), act("x-gradual"), pay("a4"))
    assert table.s.keys == 1
    assert table.s.passing == []


@pytest.mark.rule("ETH-PRG-04", "ETH-PRG-05")
def test_a_fifth_progress_card_drives_one_of_four_out() -> None:
    # acceptance AS-40
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("prog-w prog-w-two grow-hand prog-a")
        s.dreamers[0].flipped = cards("prog-w")

    table = dream(1, hands=["prog-w a2 w2"], also=also)
    table.does(0, PlaceCard(card("prog-w")), pay("w2"))
    assert table.is_asked(0, "ETH-PRG-05")
    table.match.choose(0, 0)
    assert len(table.dreamers[0].progress) == 4


# The group


@pytest.mark.rule("ETH-CHO-03")
def test_what_all_must_pay_is_open_only_if_all_can() -> None:
    key = PickChoice(9011 * WAYS)
    for deck, offered in (("a1 a1 a1", True), ("a1 a1", False)):
        table = dream(2, decks=["a1 a1 a1 a1", deck], discards=["w1 w1 w1 w1 w1 w1"] * 2)
        game = Game(table.s, listening=False)
        question = next(open_paragraph(scene_of(game, 0), 9011))
        assert (key in list(question.menus[0])) is offered


@pytest.mark.rule("ETH-CLK-03", "ETH-TRN-08")
def test_two_hours_become_two_turns() -> None:
    table = dream(2).does(0, SpendHours())
    for seat in (0, 1):
        table.does(seat, PickNumber(2))
    assert (table.s.hours, len(table.s.turn_deck)) == (2, 6)


@pytest.mark.rule("ETH-TRO-10", "ETH-TIM-16")
def test_when_the_last_turn_is_over_the_gate_says_how_it_ends() -> None:
    # acceptance AS-86
    table = night(dream(1, turns=0))
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "failure"
    assert table.match.state.read == [9960]


@pytest.mark.rule("ETH-SET-08", "ETH-MSK-03")
def test_who_one_is_stays_for_the_evening() -> None:
    table = dream(2)
    assert not [move for move in table.menu(0) if type(move).__name__ in ("PickDreamer", "WearMask")]


@pytest.mark.rule("ETH-GEN-12", "ETH-HNT-04")
def test_what_the_coach_says_is_no_rule() -> None:
    from dreamtable.games.lessons import hints_of

    assert len(hints_of("etherfields")) > 30
    assert not [hint for hint in hints_of("etherfields") if hint.rule and not hint.rule.startswith("ETH-")]


@pytest.mark.rule("ETH-HNT-01", "ETH-HNT-02", "ETH-HNT-03")
def test_a_bot_follows_the_advice_it_can_follow() -> None:
    """Few Turns are left: it buys one; a Flaw can be paid off: it does; nothing to be done: it is done."""

    def late(s: Dream) -> None:
        s.turn_deck = []

    table = dream(1, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw", also=late)
    assert BOT.quick("advice").choose(Chair(table.match, 0)) == SpendHours()
    early = dream(1, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw")
    assert BOT.quick("advice").choose(Chair(early.match, 0)) == DONE


# Entities


@pytest.mark.rule("ETH-EMV-08")
def test_an_entity_that_ignores_the_die_neither_rolls_nor_moves() -> None:
    table = dream(1, turn="t08", figures=[("x-statue", "A2.ne"), ("x-walker", "B2.se")])
    table.does(0, DONE)
    while table.match.outcome is None and table.s.turn == 1:
        table.match.choose(table.match.due()[0], 0)
    statue, walker = (one.id for one in table.s.figures)
    assert {event.figure for event in table.events(PaceRolled)} == {walker}
    assert all(event.figure != statue for event in table.events(FigureMoved))
    assert table.s.figures[0].space == at("A2.ne")


@pytest.mark.rule("ETH-EMV-02", "ETH-EMV-05", "ETH-EMV-07")
def test_who_has_arrived_rolls_again_but_does_not_move() -> None:
    # acceptance AS-71
    table = dream(
        1,
        turn="t08",
        where="A1.sw",
        figures=[("x-walker", "A1.se")],
        brings=[pace("full-again"), pace("full")],
    )
    table.does(0, DONE)
    assert len(table.events(PaceRolled)) == 2
    assert [event.path for event in table.events(FigureMoved)] == [[at("A1.sw")]]


@pytest.mark.rule("ETH-EMV-06")
def test_an_entity_goes_for_the_dreamer_it_can_reach() -> None:
    # acceptance AS-72
    table = dream(
        2,
        turn="t08",
        tiles="X-01 A, X-01 B, X-01 D",
        where="B2.sw A1.nw",
        figures=[("x-walker", "A2.ne")],
        brings=[pace("one")],
        also=lambda s: setattr(s, "south", s.south & ~(1 << at("A2.se"))),
    )
    table.all_do(DONE)
    while table.match.outcome is None and not table.events(FigureMoved):
        table.match.choose(table.match.due()[0], 0)
    assert table.events(FigureMoved)[0].path[0] in (at("A2.nw"), at("A2.se"))


@pytest.mark.rule("ETH-ENT-12")
def test_how_many_ushers_come_is_fixed_when_he_comes() -> None:
    for seats, ushers in ((1, 1), (4, 2)):
        table = dream(seats, gate="i-01-x", tiles="I-01 SETUP, I-01 C", where="A2.nw")
        carry_out(entity_comes(Game(table.s, listening=False), card("the-usher")))
        assert len(table.s.figures) == ushers
        table.s.dreamers.pop()
        assert len(table.s.figures) == ushers


@pytest.mark.rule("ETH-CAP-11", "ETH-CAP-01")
def test_tokens_fill_no_space() -> None:
    def also(s: Dream) -> None:
        s.tokens["story"] = [at("A1.ne")] * 5

    table = dream(1, hands=["c1"], also=also)
    assert not is_full(table.s, at("A1.ne"))
    table.does(0, StartMove(), pay("c1"), Finish())
    assert table.can(0, Walk(at("A1.ne")))


@pytest.mark.rule("ETH-CAP-03")
def test_of_three_dreamers_and_an_entity_one_dreamer_makes_room() -> None:
    # acceptance AS-51
    figures = [("x-other", "A1.ne"), ("x-walker", "A1.nw")]
    table = dream(3, figures=figures, where="A1.ne A1.ne A1.ne", turn="t08", brings=[pace("one")])
    table.all_do(DONE)
    while table.match.outcome is None and table.s.figures[1].space != at("A1.ne"):
        assert table.match.question is not None
        table.match.choose(table.match.due()[0], 0)
    there = [d.space for d in table.dreamers].count(at("A1.ne"))
    assert there == 2
    pushed = next(d.space for d in table.dreamers if d.space != at("A1.ne"))
    assert pushed in (at("A1.se"), at("A2.nw"), at("A1.nw"))


@pytest.mark.rule("ETH-SPN-02", "ETH-SPN-03")
def test_three_come_two_here_and_one_there_the_first_to_the_suit() -> None:
    # acceptance AS-74
    table = dream(1, turn="t04")
    game = Game(table.s, listening=False)
    carry_out(spawn(game, card("x-walker"), 3, spaces_with(table.s, "spawn")))
    where = [one.space for one in table.s.figures]
    assert where[0] == at("A2.se")
    assert sorted((where.count(at("A2.se")), where.count(at("A2.ne")))) == [1, 2]


@pytest.mark.rule("ETH-MOR-08", "ETH-RRL-04")
def test_with_no_rerolls_on_an_entity_nobody_is_asked() -> None:
    def also(s: Dream) -> None:
        s.entities[0].morphings = cards("no-rerolls")
        s.dreamers[0].gems = 1

    table = dream(1, hands=["c2 c1"], figures=[("x-walker", "B2.se")], brings=[luck("fail")], also=also)
    table.does(0, act("x-six"), pay("c2"), pay("c1"), Boost())
    assert table.is_asked(0, "ETH-BST-04")


# Traps and slots


@pytest.mark.rule("ETH-MAP-15")
def test_a_trap_springs_for_who_walks_through_and_the_way_goes_on() -> None:
    # acceptance AS-54
    def corridor(s: Dream) -> None:
        s.south &= ~(1 << at("A1.ne") | 1 << at("A2.nw"))

    table = dream(1, hands=["c3"], where="A1.ne", also=corridor)
    table.does(0, StartMove(), pay("c3"), Finish(), Walk(at("A2.se")))
    assert table.dreamers[0].space == at("A2.se")
    assert len(table.dreamers[0].sealed) == 1


@pytest.mark.rule("ETH-MAP-15")
def test_a_trap_springs_for_nobody_who_is_pushed_onto_it_and_for_no_entity() -> None:
    from dreamtable.games.etherfields.movement import push

    table = dream(1, where="A1.ne", figures=[("x-walker", "A2.ne")], turn="t08", brings=[pace("full")])
    carry_out(push(Game(table.s, listening=False), 0, [at("A2.nw")]))
    assert table.dreamers[0].space == at("A2.nw")
    assert table.dreamers[0].sealed == []
    carry_out(move_figures(Game(table.s, listening=False)))
    assert table.dreamers[0].sealed == []


@pytest.mark.rule("ETH-MAP-14", "ETH-HND-04")
def test_who_takes_the_gem_makes_others_discard() -> None:
    # acceptance AS-55
    def also(s: Dream) -> None:
        s.gems = [at("A1.se")]

    hand = "a1 a2 a3 c1 c2 c3 w1"
    table = dream(2, hands=["", hand], where="A1.se A1.nw", also=also).does(0, TakeGem(at("A1.se")))
    assert table.is_asked(1, "ETH-HND-04")


# Timing


@pytest.mark.rule("ETH-TIM-12")
def test_who_comes_during_a_step_acts_from_the_next_one_on() -> None:
    def also(s: Dream) -> None:
        s.beside.append(card("x-summons"))

    table = dream(1, where="A2.ne", also=also)
    game = Game(table.s, listening=False)
    carry_out(resolve_step(game, Kind.BASIC))
    assert [BOX.cards[one.entity].id for one in table.s.figures] == ["x-other"]
    assert table.dreamers[0].distress == 0
    carry_out(resolve_step(game, Kind.BASIC))
    assert table.dreamers[0].distress == 1


@pytest.mark.rule("ETH-TIM-12")
def test_a_line_whose_source_left_is_still_resolved() -> None:
    def also(s: Dream) -> None:
        s.beside.append(card("x-broom"))

    table = dream(1, where="A2.ne", figures=[("x-other", "A2.ne")], also=also)
    first = Game(table.s, listening=False)
    script = resolve_step(first, Kind.BASIC)
    question = next(script)
    swept = list(question.menus[0]).index(PickCard(card("x-broom")))
    with pytest.raises(StopIteration):
        script.send((0, swept))
    assert table.s.figures == []
    assert table.dreamers[0].distress == 1


@pytest.mark.rule("ETH-TIM-21", "ETH-TRO-11")
def test_lines_of_the_turn_end_come_before_paragraphs_and_before_the_card_leaves() -> None:
    def also(s: Dream) -> None:
        s.beside.append(card("x-bell"))
        s.turn = 7

    table = dream(1, also=also, turn="t10")
    night(table)
    assert table.s.counters["dream.rung"] == 1
    assert table.s.hours == 6  # the bell rang before paragraph 9040, which gives an Hour for it
    assert table.s.turn == 8


@pytest.mark.rule("ETH-TRO-07", "ETH-TRN-05")
def test_a_night_without_entities_is_quiet() -> None:
    # acceptance AS-16
    assert night(dream(1, turn="t04")).events(StepBegan) == []


# Playing cards


def poker(*values: int) -> list[Given]:
    """Return the chance by which these playing cards are drawn, in their order; a new deal begins anew."""
    found = []
    deck = list(VALUES)
    for value in values:
        found.append(Given(deck.index(value), len(deck)))
        deck.remove(value)
    return found


@pytest.mark.rule("ETH-VAR-02", "ETH-VAR-03", "ETH-VAR-04", "ETH-VAR-05", "ETH-VAR-08")
@pytest.mark.parametrize(("drawback", "hours"), [((13, 9, 5), 0), ((13, 9, 4), 7)])
def test_twenty_seven_against_the_drawback_cards(drawback: tuple[int, int, int], hours: int) -> None:
    # acceptance AS-80
    luck_cards = (10, 12, 5)
    table = dream(1, playing_cards=True, brings=poker(*luck_cards, *drawback))
    table.does(0, PlayPoker(), Accept(), PickElement(Element.HOURS), Accept())
    assert [event.cards for event in table.events(PokerDrawn)] == [list(luck_cards), list(drawback)]
    assert [event.good for event in table.events(PokerSettled)] == [hours > 0]
    assert table.s.hours == hours
    assert not table.can(0, PlayPoker())


@pytest.mark.rule("ETH-VAR-03")
def test_to_stop_after_the_luck_cards_uses_the_chance_up() -> None:
    table = dream(1, playing_cards=True)
    table.does(0, PlayPoker(), Accept(), PickElement(Element.HOURS), Refuse())
    assert len(table.events(PokerDrawn)) == 1
    assert table.events(PokerSettled) == []
    assert (table.s.hours, table.s.poker_used) == (5, True)


@pytest.mark.rule("ETH-VAR-04")
def test_the_deck_has_fifty_four_cards_with_two_jokers() -> None:
    assert len(VALUES) == 54
    assert (VALUES.count(15), VALUES.count(14), sum(VALUES)) == (2, 4, 446)


# Riddles


def test_a_hint_is_read_by_all_when_somebody_asked_for_it_and_not_before() -> None:
    table = dream(2).does(0, act("x-lock"))
    before = [*readable(view(table.s, 0)), *readable(view(table.s, 1))]
    assert not [one for one in before if one.startswith("hint/")]
    table.does(0, AskHint())
    nudge = [one for one in readable(view(table.s, 1)) if one.startswith("hint/")]
    assert len(nudge) == 1
    assert nudge[0] in set(sealed_ids())
    event = table.events(HintGiven, 1)[0]
    assert list(told(event, table.s.options)) == nudge
    assert sealed_thing(nudge[0]).flavour == Word("riddle-x-lock-nudge")
    table.does(0, AskHint())
    method = [one for one in readable(view(table.s, 1)) if one.startswith("hint/")]
    assert len(method) == 2
    assert sealed_thing(method[1]).flavour == Word("riddle-x-lock-method")
    assert not table.can(0, AskHint())


def test_a_bot_enters_an_answer_only_when_its_clues_are_in_view() -> None:
    bot = BOT.quick("riddles")
    blind = dream(1).does(0, act("x-lock"))
    assert bot.choose(Chair(blind.match, 0)) == Leave()

    def found(s: Dream) -> None:
        s.notes = [card("x-secret-b")]

    table = dream(1, also=found).does(0, act("x-lock"))
    for move in (SetDial("digit-7"), SetDial("suit-diamonds"), EnterAnswer()):
        assert bot.choose(Chair(table.match, 0)) == move
        table.does(0, move)
    table.does(0, PickPrice("H1"))
    assert table.s.keys == 1


def test_another_answer_changes_nothing_that_anybody_sees_before_it_is_entered() -> None:
    """The same evening with another right answer: views, menus and events are the same."""
    from dreamtable.content.effects import steps_in
    from dreamtable.games.etherfields.verbs.riddles import Answer, RiddleStep

    riddle = next(one for one in steps_in(BOX.cards[card("x-tile-a")]) if isinstance(one, RiddleStep))
    answers = riddle.answers
    seen = []
    for other in (answers, (Answer((3, 1), 9020),)):
        force_setattr(riddle, "answers", other)
        try:
            table = dream(2).does(0, act("x-lock"), AskHint(), SetDial("digit-7"))
            seen.append(
                [(view(table.s, seat), table.menu(seat), table.match.events(seat)) for seat in (0, 1)]
            )
        finally:
            force_setattr(riddle, "answers", answers)
    assert str(seen[0]) == str(seen[1])


# The first Dream


def test_every_goal_and_every_number_of_the_gate_are_what_is_told() -> None:
    gate = BOX.card(card("i-01-x"), Gate)
    match: Match[Dream] = Match(RULES, 1, "first gate")
    match.choose(0, 0)
    assert len(match.state.turn_deck) == gate.turns
    assert gate.turns + len(match.state.turn_discard) == 12


def test_a_gem_of_another_seat_saves_a_boost() -> None:
    def also(s: Dream) -> None:
        s.dreamers[1].gems = 1

    table = dream(2, hands=["c2 c2"], brings=[luck("fail"), luck("2")], also=also)
    table.does(0, act("x-six"), pay("c2"), pay("c2"), Boost())
    table.does(1, UseGem())
    assert table.dreamers[0].ether == 1


def test_a_spawn_with_two_plain_spaces_is_the_first_players_alone() -> None:
    table = dream(3, tiles="X-01 A, X-01 B")
    game = Game(table.s, listening=False)
    question = next(spawn(game, card("x-walker"), 1, [at("A1.ne"), at("A2.se")]))
    assert set(question.menus) >= {0}
    assert question.optional >= {1, 2}
    assert PickSpace(at("A2.se")) in list(question.menus[0])
    assert Pass() not in list(question.menus[0])


def test_the_crank_is_the_only_way_to_the_platform() -> None:
    assert action("turn-the-bell-crank") in BOX.actions_of[card("i-01-b")]
