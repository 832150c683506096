"""Mechanisms that games share: decks, dice, seats in turn order, choosing some of many."""

from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar

import msgspec

from dreamtable.kernel.game import Game, S
from dreamtable.kernel.model import M, Ref, Seat
from dreamtable.kernel.question import Script

T = TypeVar("T")
CardNumber = Annotated[int, Ref("card")]


class Deck(msgspec.Struct):
    """A face-down deck, and the face-up pile beside it.

    Nobody knows its order, so it has none: chance says which card was on top when it is drawn. For everybody
    at the table that is the same as a shuffled deck, and no secret lies about before it is needed.
    """

    pile: list[CardNumber] = []
    discard: list[CardNumber] = []
    fixed: int = 0
    """How many cards at the end of the pile lie in order, the top one last, since somebody knows of them."""


def draw(g: Game[S], deck: Deck) -> int:
    """Take the top card of a deck that has one."""
    if not deck.fixed:
        return g.rng.take(deck.pile)
    deck.fixed -= 1
    return deck.pile.pop()


def fix_top(g: Game[S], deck: Deck, count: int) -> list[int]:
    """Return the cards on top, the first one first; from now on they lie there in this order."""
    pile = deck.pile
    count = min(count, len(pile))
    while deck.fixed < count:
        loose = len(pile) - deck.fixed
        pile.insert(loose - 1, pile.pop(g.rng.below(loose)))
        deck.fixed += 1
    return pile[: -count - 1 : -1]


def renew(deck: Deck) -> None:
    """Let the discard pile be the deck, when this is empty."""
    deck.pile, deck.discard = deck.discard, []


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
    return [*range(first, seats), *range(first)]


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
        answer = yield from g.ask(seat, moves, rule=rule, picks=needed)
        chosen.append(left.pop(moves.index(answer)))
    return chosen


def all_alike(items: list[T], alike: Callable[[T], object]) -> bool:
    """Say whether there is no difference between the items."""
    first = alike(items[0])
    for item in items[1:]:
        if alike(item) != first:
            return False
    return True
