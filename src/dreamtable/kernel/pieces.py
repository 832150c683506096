"""Mechanisms that games share: decks, dice, seats in turn order, choosing some of many."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from dreamtable.kernel.game import Game, S, Script
from dreamtable.kernel.model import M, Move, Seat

T = TypeVar("T")


class Deck(msgspec.Struct):
    """A face-down pile, drawn from its end, and the face-up pile beside it."""

    pile: list[int] = []
    discard: list[int] = []


def draw(deck: Deck, count: int) -> list[int]:
    """Take cards from the top of the deck; as many as are left if there are too few."""
    count = min(count, len(deck.pile))
    drawn = deck.pile[len(deck.pile) - count :]
    del deck.pile[len(deck.pile) - count :]
    drawn.reverse()
    return drawn


def reshuffle(g: Game[S], deck: Deck) -> None:
    """Shuffle the discard pile under what is left of the deck."""
    g.rng.shuffle(deck.discard)
    deck.pile[:0] = deck.discard
    deck.discard = []


def roll(g: Game[S], sides: int = 6) -> int:
    """Roll one die."""
    return g.rng.below(sides) + 1


def roll_some(g: Game[S], count: int, sides: int = 6) -> list[int]:
    """Roll so many dice."""
    below, dice = g.rng.below, []
    for _ in range(count):
        dice.append(below(sides) + 1)
    return dice


def seats_from(first: Seat, seats: int) -> list[Seat]:
    """Return all seats in turn order, beginning with the first."""
    return [(first + step) % seats for step in range(seats)]


def choose_some(
    g: Game[S],
    seat: Seat,
    items: Sequence[T],
    move: Callable[[T], Move],
    *,
    rule: str,
    at_least: int,
    at_most: int,
    done: Move,
) -> Script[list[T]]:
    """Let a seat choose some of the items one by one; `done` ends the choice once there are enough."""
    left = list(items)
    chosen: list[T] = []
    while left and len(chosen) < at_most:
        moves: list[Move] = [move(item) for item in left]
        if len(chosen) >= at_least:
            moves.append(done)
        answer = yield from g.ask(seat, moves, rule=rule)
        if answer is done:
            break
        chosen.append(left.pop(moves.index(answer)))
    return chosen


def choose_exactly(
    g: Game[S],
    seat: Seat,
    count: int,
    items: Sequence[T],
    move: Callable[[T], M],
    *,
    rule: str,
    alike: Callable[[T], object] | None = None,
) -> Script[list[T]]:
    """Let a seat choose so many of the items one by one; all of them if there are too few.

    Where all that is left is `alike`, it makes no difference which is chosen, and nobody is asked.
    """
    left = list(items)
    chosen: list[T] = []
    while left and len(chosen) < count:
        needed = count - len(chosen)
        if needed >= len(left) or (alike is not None and all_alike(left, alike)):
            return chosen + left[:needed]
        moves = [move(item) for item in left]
        answer = yield from g.ask(seat, moves, rule=rule)
        chosen.append(left.pop(moves.index(answer)))
    return chosen


def all_alike(items: list[T], alike: Callable[[T], object]) -> bool:
    """Say whether there is no difference between the items."""
    first = alike(items[0])
    for item in items[1:]:
        if alike(item) != first:
            return False
    return True
