"""Menus as they are read, and what need not be asked, with scripts of a few lines in place of games."""

import dataclasses
from typing import Annotated, Any

import pytest
from bench.tictactoe import RULES as TICTACTOE

from dreamtable.kernel import AnyRules, Game, Match, Move, Outcome, Ref, Script
from dreamtable.telling import Guide, Note, Rank, Standing, Telling, Word, entries_on, sole_answer

OVER = Outcome([0], [1, 0], "line")


class Play(Move, frozen=True):
    """Play a card; 20 and more are hardly ever meant, those with the same last digit are alike."""

    card: Annotated[int, Ref("card")]


class Pass(Move, frozen=True):
    """Play none."""


def named(_view: object, kind: str, value: int) -> Word:
    """Return the word for a card: cards with the same last digit have the same name."""
    return Word(kind, {"name": value % 10})


def noted(_view: object, move: Move, _rule: str) -> list[Note]:
    """Return why a card is hardly ever meant."""
    return [Note("warning", Word("wasted"))] if isinstance(move, Play) and move.card >= 20 else []


GUIDE = Guide(
    lambda _: Standing("one", Word("a"), Word("b"), Word("c")), noted, lambda *_: None, ends=(Pass,)
)


def rules_with(script: Any) -> AnyRules:
    """Return rules that are one script."""
    telling = Telling(name_of=named, guide=GUIDE)
    return dataclasses.replace(TICTACTOE, play=script, moves=Play | Pass, telling=telling)


def asking(menu: list[Move], **how: Any) -> Match[Any]:
    """Return a match in which seat 0 is asked something."""

    def script(g: Game[Any]) -> Script[None]:
        yield from g.ask(0, menu, rule="T-01", **how)
        g.end(OVER)

    return Match(rules_with(script), 2, "offering")


def test_what_reads_the_same_is_one_entry_and_what_ends_something_stands_after_what_can_be_done() -> None:
    menu: list[Move] = [Pass(), Play(21), Play(1), Play(11), Play(2)]
    entries = entries_on(rules_with(None), None, menu, "T-01")
    assert [entry.moves for entry in entries] == [[Play(1), Play(11)], [Play(2)], [Pass()], [Play(21)]]
    assert [entry.rank for entry in entries] == [Rank.FIRST, Rank.FIRST, Rank.LAST, Rank.APART]


def test_a_menu_of_one_needs_no_answer_of_a_person() -> None:
    assert sole_answer(asking([Pass()], always=True), 0) == Pass()
    assert sole_answer(asking([Pass()], always=True), 1) is None


def test_what_reads_the_same_may_lie_in_different_places_and_is_asked() -> None:
    assert sole_answer(asking([Play(1), Play(11)]), 0) is None
    assert sole_answer(asking([Play(1), Play(21)]), 0) is None


@pytest.mark.parametrize(("among", "answer"), [((0, 1), Pass()), ((0,), None)])
def test_what_is_hardly_ever_meant_does_not_count_where_several_are_asked_for_their_silence(
    among: tuple[int, ...], answer: Move | None
) -> None:
    match = asking([Pass(), Play(21)], always=True, among=frozenset(among))
    assert sole_answer(match, 0) == answer


def test_who_may_answer_but_need_not_is_left_alone() -> None:
    def script(g: Game[Any]) -> Script[None]:
        menus: dict[int, list[Move]] = {0: [Play(1), Play(2)], 1: [Pass()]}
        yield from g.ask_any(lambda: menus, rule="T-01", optional=[1])
        g.end(OVER)

    match = Match(rules_with(script), 2, "optional")
    assert match.due() == [0]
    assert sole_answer(match, 1) is None


def test_in_a_vote_nothing_goes_without_saying() -> None:
    def script(g: Game[Any]) -> Script[None]:
        yield from g.ask_group([0, 1], lambda: [Play(1), Play(11)], rule="T-01")
        g.end(OVER)

    assert sole_answer(Match(rules_with(script), 2, "vote"), 0) is None


def test_a_window_says_among_whom_it_is() -> None:
    def script(g: Game[Any]) -> Script[None]:
        for seat in (0, 1):
            yield from g.ask(seat, [Pass()], rule="T-01", always=True, among=frozenset((0, 1)))
        yield from g.ask(0, [Pass()], rule="T-02", always=True)
        yield from g.ask(0, [Pass(), Play(1)], rule="T-03")
        g.end(OVER)

    match = Match(rules_with(script), 2, "window")
    windows = []
    while match.question is not None:
        windows.append(match.question.window)
        match.choose(match.due()[0], 0)
    assert windows == [frozenset((0, 1)), frozenset((0, 1)), frozenset((0,)), None]
