"""The rules of Stones, all of them."""

from typing import Annotated

import msgspec

from dreamtable.api import (
    CHECKPOINT,
    Chance,
    Event,
    Game,
    Move,
    Opening,
    Options,
    Outcome,
    Ref,
    Rules,
    Script,
    Seat,
    State,
    Telling,
    Word,
)
from stones import GAME

MOST = 3
"""Nobody takes more than this at once."""
SeatId = Annotated[int, Ref("seat")]


class StonesOptions(Options, frozen=True):
    """What can be chosen before it begins."""

    long: bool = False
    """Whether the pile is twice as high."""


class Take(Move, frozen=True):
    """Take so many stones."""

    stones: int


class Took(Event, frozen=True):
    """Somebody took stones."""

    seat: SeatId
    stones: int
    left: int


class Pile(State):
    """The table."""

    seats: int
    stones: int
    last_loses: bool
    turn: Seat = 0


class View(msgspec.Struct, frozen=True):
    """What everybody sees."""

    stones: int
    turn: Seat


def setup(opening: Opening[StonesOptions]) -> Pile:
    """Pile the stones up: as many as chance says."""
    height = opening.rng.below(6) + 10
    return Pile(
        rng=opening.rng.rng,
        seats=opening.seats,
        stones=2 * height if opening.options.long else height,
        last_loses=opening.mode.name == "last-loses",
    )


def play(g: Game[Pile]) -> Script[None]:
    """STO-02: take turns until the pile is gone."""
    pile = g.state
    while True:
        yield CHECKPOINT
        seat = pile.turn
        moves = [Take(stones) for stones in range(1, min(MOST, pile.stones) + 1)]
        taken = yield from g.ask(seat, moves, rule="STO-TAKE-01", always=True)
        pile.stones -= taken.stones
        g.tell(Took, seat, taken.stones, pile.stones)
        if not pile.stones:
            others = [other for other in range(pile.seats) if other != seat]
            winners = others if pile.last_loses else [seat]
            scores = [int(one in winners) for one in range(pile.seats)]
            g.end(Outcome(winners=winners, scores=scores, reason="last-stone"))
        pile.turn = (seat + 1) % pile.seats


def view(pile: Pile, _seat: Seat) -> View:
    """Everybody sees everything."""
    return View(pile.stones, pile.turn)


def determinize(_pile: Pile, _seat: Seat, _rng: Chance) -> None:
    """Nothing is hidden."""


def name_of(_view: object, kind: str, value: int) -> Word:
    """Nothing on the table has a name of its own."""
    return Word(f"{kind}-{value}")


RULES = Rules(
    name=GAME.name,
    modes=GAME.modes,
    rules_version=1,
    options=StonesOptions,
    state=Pile,
    moves=Take,
    events=Took,
    setup=setup,
    play=play,
    view=view,
    determinize=determinize,
    telling=Telling(
        package=GAME.package,
        name_of=name_of,
    ),
)
