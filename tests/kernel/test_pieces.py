"""Mechanisms that games share."""

from collections import Counter
from typing import Any

import pytest
from bench.tictactoe import RULES as TICTACTOE
from bench.tictactoe import Mark

from dreamtable.kernel import (
    Deck,
    Game,
    Match,
    Outcome,
    Rules,
    Script,
    choose_exactly,
    draw,
    fix_top,
    renew,
    roll,
    roll_some,
    seats_from,
)


def a_game(seed: str = "x") -> Game[Any]:
    """Return something with chance."""
    return Match(TICTACTOE, 2, seed)._game


def test_every_card_of_a_deck_may_be_the_next_one() -> None:
    g = a_game()
    tops = Counter(draw(g, Deck([1, 2, 3, 4])) for _ in range(4_000))
    assert all(900 < tops[card] < 1_100 for card in (1, 2, 3, 4))


def test_a_deck_gives_each_card_once() -> None:
    g, deck = a_game(), Deck(list(range(20)))
    drawn = [draw(g, deck) for _ in range(20)]
    assert sorted(drawn) == list(range(20)) != drawn
    assert deck.pile == []


def test_cards_that_were_looked_at_come_in_that_order() -> None:
    g, deck = a_game(), Deck(list(range(20)))
    (top,) = fix_top(g, deck, 1)
    seen = fix_top(g, deck, 3)
    assert seen[0] == top
    assert fix_top(g, deck, 2) == seen[:2]
    drawn = [draw(g, deck) for _ in range(20)]
    assert drawn[:3] == seen
    assert sorted(drawn) == list(range(20))


def test_of_a_small_deck_all_cards_are_looked_at() -> None:
    g, deck = a_game(), Deck([7, 8])
    assert sorted(fix_top(g, deck, 5)) == [7, 8]
    assert fix_top(g, Deck(), 5) == []


def test_the_discard_pile_becomes_the_deck() -> None:
    deck = Deck(pile=[], discard=[3, 4])
    renew(deck)
    assert (deck.pile, deck.discard) == ([3, 4], [])


def test_a_die_shows_one_to_six() -> None:
    g = a_game()
    assert {roll(g) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {roll(g, 2) for _ in range(50)} == {1, 2}


def test_some_dice_are_rolled_one_after_the_other() -> None:
    one, other = a_game(), a_game()
    assert roll_some(one, 5) == [roll(other) for _ in range(5)]
    assert roll_some(one, 0) == []


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
