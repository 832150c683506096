"""Tic-tac-toe: the smallest game on the kernel, as an example for authors and a yardstick for speed."""

from typing import Annotated

import msgspec

from dreamtable.kernel import (
    CHECKPOINT,
    Chance,
    Event,
    Game,
    Mode,
    Move,
    Options,
    Outcome,
    Ref,
    Rules,
    Script,
    Seat,
    State,
    at_once,
)
from dreamtable.telling import Telling, Word

EMPTY = -1
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LINES_OF = [[line for line in LINES if square in line] for square in range(9)]

Square = Annotated[int, Ref("square")]


class Mark(Move, frozen=True):
    """Put your mark on an empty square."""

    square: Square


class Marked(Event, frozen=True):
    """A seat put its mark on a square."""

    seat: Seat
    square: Square


MARKS = [Mark(square) for square in range(9)]


class Board(State):
    """Who owns each square, which are free, and whose turn it is."""

    squares: list[int]
    free: list[int]
    turn: Seat = 0


class View(msgspec.Struct):
    """What both players see: everything."""

    squares: list[int]
    turn: Seat


def setup(_options: Options, _seats: int, rng: Chance) -> Board:
    """Return the empty board."""
    return Board(rng=rng.rng, squares=[EMPTY] * 9, free=list(range(9)))


def play(g: Game[Board]) -> Script[None]:
    """Take turns until three in a row or no square is left."""
    board = g.state
    squares = board.squares
    while board.free:
        if g.keeping:
            yield CHECKPOINT
        seat = board.turn
        mark = yield from g.ask(seat, [MARKS[square] for square in board.free], rule="TTT-01")
        square = mark.square
        board.free.remove(square)
        squares[square] = seat
        g.tell(Marked, seat, square)
        for a, b, c in LINES_OF[square]:
            if squares[a] == squares[b] == squares[c]:
                g.end(Outcome(winners=[seat], scores=[1 - seat, seat], reason="line"))
        board.turn = 1 - seat
    g.end(Outcome(winners=[0, 1], scores=[0, 0], reason="full"))


def view(board: Board, _seat: Seat) -> View:
    """Everybody sees everything."""
    return View(board.squares, board.turn)


def determinize(_board: Board, _seat: Seat, _rng: Chance) -> None:
    """Nothing is hidden."""


def name_of(_view: object, kind: str, value: int) -> Word:
    """Return the word for a square."""
    return Word(f"{kind}-{value}")


RULES = Rules(
    name="tictactoe",
    modes=(Mode("rivals", range(2, 3)),),
    rules_version=1,
    options=Options,
    state=Board,
    moves=Mark,
    events=Marked,
    setup=at_once(setup),
    play=play,
    view=view,
    determinize=determinize,
    telling=Telling(
        name_of=name_of,
    ),
)
