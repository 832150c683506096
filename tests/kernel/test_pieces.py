"""Mechanisms that games share."""

from typing import Any

import pytest
from bench.tictactoe import RULES as TICTACTOE
from bench.tictactoe import Mark

from dreamtable.kernel import (
    Deck,
    Game,
    Match,
    Move,
    Outcome,
    Rules,
    Script,
    choose_exactly,
    choose_some,
    draw,
    reshuffle,
    roll,
    roll_some,
    seats_from,
)


class Done(Move, frozen=True):
    """Enough."""


def test_cards_are_drawn_from_the_top_as_long_as_there_are_any() -> None:
    deck = Deck([1, 2, 3, 4])
    assert draw(deck, 2) == [4, 3]
    assert draw(deck, 0) == []
    assert draw(deck, 5) == [2, 1]
    assert draw(deck, 1) == []


def test_the_discard_pile_is_shuffled_under_the_rest_of_the_deck() -> None:
    match: Match[Any] = Match(TICTACTOE, 2, "x")
    game: Game[Any] = match._game
    deck = Deck(pile=[90, 91], discard=list(range(20)))
    reshuffle(game, deck)
    assert deck.discard == []
    assert draw(deck, 2) == [91, 90]
    assert sorted(deck.pile) == list(range(20))
    assert deck.pile != list(range(20))


def test_a_die_shows_one_to_six() -> None:
    match: Match[Any] = Match(TICTACTOE, 2, "x")
    assert {roll(match._game) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {roll(match._game, 2) for _ in range(50)} == {1, 2}


def test_some_dice_are_rolled_one_after_the_other() -> None:
    one: Match[Any] = Match(TICTACTOE, 2, "x")
    other: Match[Any] = Match(TICTACTOE, 2, "x")
    assert roll_some(one._game, 5) == [roll(other._game) for _ in range(5)]
    assert roll_some(one._game, 0) == []


def test_seats_follow_each_other_in_turn_order() -> None:
    assert seats_from(2, 4) == [2, 3, 0, 1]
    assert seats_from(0, 1) == [0]


def choosing(choice: Any) -> Match[Any]:
    """Return a match that makes one choice and ends with it as scores."""

    def play(g: Game[Any]) -> Script[None]:
        chosen = yield from choice(g)
        g.end(Outcome([0], chosen, "chosen"))

    return Match(Rules(**{**TICTACTOE.__dict__, "play": play}), 2, "x")


def chosen(match: Match[Any]) -> list[int]:
    """Return what was chosen."""
    assert match.outcome is not None
    return match.outcome.scores


def test_choosing_exactly_asks_one_by_one_without_a_way_out() -> None:
    match = choosing(lambda g: choose_exactly(g, 0, 2, [5, 6, 7], Mark, rule="X-01"))
    assert match.menu(0) == [Mark(5), Mark(6), Mark(7)]
    match.answer(0, Mark(6))
    assert match.menu(0) == [Mark(5), Mark(7)]
    match.answer(0, Mark(5))
    assert chosen(match) == [6, 5]


@pytest.mark.parametrize("count", [3, 4])
def test_where_all_are_needed_nobody_is_asked(count: int) -> None:
    match = choosing(lambda g: choose_exactly(g, 0, count, [5, 6, 7], Mark, rule="X-01"))
    assert chosen(match) == [5, 6, 7]


def test_where_all_are_alike_nobody_is_asked() -> None:
    def parity(item: int) -> int:
        return item % 2

    match = choosing(lambda g: choose_exactly(g, 0, 2, [1, 3, 5, 8], Mark, rule="X-01", alike=parity))
    match.answer(0, Mark(8))
    assert chosen(match) == [8, 1]


def test_choosing_some_can_stop_once_there_are_enough() -> None:
    def some(g: Game[Any]) -> Script[list[int]]:
        return choose_some(g, 0, [5, 6, 7, 8], Mark, rule="X-01", at_least=1, at_most=3, done=Done())

    match = choosing(some)
    assert Done() not in match.menu(0)
    match.answer(0, Mark(7))
    assert Done() in match.menu(0)
    match.answer(0, Mark(5))
    match.answer(0, Done())
    assert chosen(match) == [7, 5]
    full = choosing(some)
    for square in (5, 6, 7):
        full.answer(0, Mark(square))
    assert chosen(full) == [5, 6, 7]
