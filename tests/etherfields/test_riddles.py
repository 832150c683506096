"""Riddles: dials in the sight of all, near misses, entries that stay readable, hints for whoever asks."""

import pytest

from dreamtable.content.effects import steps_in
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.events import ParagraphRead
from dreamtable.games.etherfields.model import NOTHING, Dream, Phase
from dreamtable.games.etherfields.moves import (
    Accept,
    AskHint,
    ClearDials,
    EnterAnswer,
    Leave,
    PickPrice,
    Refuse,
    SetDial,
)
from dreamtable.games.etherfields.verbs.riddles import GLYPHS, Answer, RiddleStep, alphabet
from dreamtable.games.etherfields.view import readable
from etherfields.kit import Table, act, card, dream, night
from etherfields.test_tide import seen

HOUR = PickPrice("H1")


def teller(seats: int = 1, *, hours: int = 5, read: int = NOTHING) -> Table:
    """Set a Dream with the riddle of two digits lying beside the board."""

    def also(s: Dream) -> None:
        s.beside.append(card("x-teller"))
        s.hours = hours
        if read != NOTHING:
            s.read.append(read)

    return dream(seats, gate="x-tide", tiles="X-02 A, X-02 B", where="B1.nw B1.nw", also=also, turn="t12")


def sets(table: Table, *digits: int) -> Table:
    """Let the first Dreamer set the dials."""
    return table.does(0, *(SetDial(f"digit-{digit}") for digit in digits))


def enters(table: Table, *digits: int) -> Table:
    """Let the first Dreamer open the riddle, set the dials and enter them, alone at the table."""
    return sets(table.does(0, act("x-dials")), *digits).does(0, EnterAnswer())


def next_turn(table: Table) -> Table:
    night(table)
    while table.s.phase is not Phase.FLOOR:
        table.match.choose(0, 0)
    return table


@pytest.mark.rule("ETH-RID-02")
def test_dials_show_digits_suits_glyphs_spaces_and_dreamers() -> None:
    assert len(GLYPHS) == 13
    sizes = [len(alphabet(sort)) for sort in ("digit", "suit", "glyph", "space", "dreamer")]
    assert sizes == [10, 4, 13, 48, 4]


@pytest.mark.rule("ETH-RID-03")
def test_the_group_says_whether_it_is_entered_and_who_opened_it_sets_anew_at_no_cost() -> None:
    table = sets(teller(2).does(0, act("x-dials")), 4, 2)
    assert (open_ := seen(table, 1).riddle) is not None
    assert open_.dials == ["digit-4", "digit-2"]
    table.does(0, EnterAnswer())
    assert table.is_asked(1, "ETH-RID-03")
    table.does(1, Refuse()).does(0, Refuse())
    assert table.s.riddle is not None
    assert table.s.riddle.dials == []
    assert table.s.hours == 5
    sets(table, 4, 2).does(0, EnterAnswer()).does(1, Accept()).does(0, Accept(), HOUR)
    assert (table.s.keys, table.s.hours) == (1, 4)


@pytest.mark.rule("ETH-RID-03")
def test_dials_can_be_set_anew_before_they_are_entered() -> None:
    table = sets(teller().does(0, act("x-dials")), 1).does(0, ClearDials())
    sets(table, 4, 2).does(0, EnterAnswer(), HOUR)
    assert table.s.keys == 1


@pytest.mark.rule("ETH-RID-04")
def test_who_cannot_pay_may_set_and_leave_but_not_enter() -> None:
    table = teller(hours=0)
    d = table.dreamers[0]
    d.discard, d.deck.loose = d.deck.loose, []
    sets(table.does(0, act("x-dials")), 4, 2)
    assert EnterAnswer() not in table.menu(0)
    assert table.can(0, Leave())


@pytest.mark.rule("ETH-RID-05")
def test_the_right_answer_opens_its_paragraph_and_closes_the_riddle() -> None:
    table = enters(teller(), 4, 2).does(0, HOUR)
    assert table.s.read == [9107]
    assert not next_turn(table).can(0, act("x-dials"))


@pytest.mark.rule("ETH-RID-06")
def test_a_near_miss_gives_once_and_closes_nothing() -> None:
    table = enters(teller(), 2, 4).does(0, HOUR)
    assert (table.s.read[0], table.dreamers[0].gems, table.s.solved) == (9108, 1, [])
    enters(next_turn(table), 2, 4).does(0, Accept(), HOUR)
    assert table.dreamers[0].gems == 1
    assert [event.number for event in table.events(ParagraphRead)].count(9108) == 2
    enters(next_turn(table), 4, 2).does(0, HOUR)
    assert table.s.keys == 1


@pytest.mark.rule("ETH-RID-07", "ETH-RID-12")
def test_a_wrong_entry_costs_the_price_alone_and_stays_readable() -> None:
    table = enters(teller(), 9, 9).does(0, HOUR)
    assert (table.s.read[0], table.s.hours) == (9109, 4)
    (entries,) = seen(table).entries.values()
    assert [(one.dials, one.result) for one in entries] == [(["digit-9", "digit-9"], "wrong")]


@pytest.mark.rule("ETH-RID-12")
def test_before_the_same_settings_are_entered_again_the_table_says_so() -> None:
    table = enters(teller(), 9, 9).does(0, HOUR)
    enters(next_turn(table), 9, 9)
    assert table.is_asked(0, "ETH-RID-12")
    table.does(0, Refuse())
    assert table.s.hours == 4
    assert table.s.riddle is not None


@pytest.mark.rule("ETH-RID-08")
def test_any_seat_may_ask_for_both_hints_and_all_see_them() -> None:
    table = teller(2).does(0, act("x-dials")).does(1, AskHint()).does(0, AskHint())
    assert not table.can(1, AskHint())
    view = seen(table, 1)
    assert len([one for one in readable(view) if one.startswith("hint/")]) == 2
    assert table.s.hours == 5


@pytest.mark.rule("ETH-RID-09")
def test_what_is_offered_does_not_depend_on_the_answer() -> None:
    right, wrong = (sets(teller().does(0, act("x-dials")), *dials) for dials in ((4, 2), (0, 0)))
    assert right.menu(0) == wrong.menu(0)


@pytest.mark.rule("ETH-RID-11")
def test_a_riddle_closes_when_what_it_gives_was_got_by_another_way() -> None:
    assert not teller(read=9110).can(0, act("x-dials"))


@pytest.mark.rule("ETH-RID-13")
def test_a_dream_that_is_entered_again_has_its_riddles_open_again() -> None:
    solved = enters(teller(), 4, 2).does(0, HOUR)
    assert solved.s.solved
    assert teller().can(0, act("x-dials"))


@pytest.mark.rule("ETH-RID-10")
def test_a_riddle_without_clues_or_with_an_answer_beyond_its_dials_is_refused() -> None:
    blind = RiddleStep(("digit",), (Answer((12,), 9107),))
    assert len(list(blind.faults())) == 2
    every = [step for card in BOX.cards for step in steps_in(card) if isinstance(step, RiddleStep)]
    assert every
    assert not [fault for riddle in every for fault in riddle.faults()]
