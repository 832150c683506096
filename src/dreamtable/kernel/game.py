"""What the rules of a game get in hand: the state, chance, questions to the seats, and a voice."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Generic, NoReturn, TypeVar, TypeVarTuple

import msgspec

from dreamtable.kernel.errors import RulesBug
from dreamtable.kernel.model import Event, M, Menu, Outcome, Seat, State
from dreamtable.kernel.rng import Chance

S = TypeVar("S", bound=State)
T = TypeVar("T")
Fields = TypeVarTuple("Fields")

Answer = tuple[Seat, int]
"""Who answers, and which entry of that seat's menu."""

REFRESH: Answer = (-1, -1)
"""Not an answer: the hidden part of the world was changed, so menus are to be offered anew."""


class Question(msgspec.Struct, gc=False):
    """Waits for one answer from any of the seats that have a menu."""

    menus: Mapping[Seat, Menu]
    rule: str
    about: Event | None = None
    """What it is about, if the rule alone does not say it."""
    sealed: int | None = None
    """How many secret answers to this question are in already; None if answers are open."""


Script = Generator[Question, Answer, T]
"""A piece of rules: asks questions on its way and returns a T."""


def _nothing() -> Script[None]:
    yield from ()


NOTHING_TO_DO = _nothing()
"""A script that is over: what rules return that find, before they ask, that there is nothing to do."""
next(NOTHING_TO_DO, None)  # over from the beginning, so that all matches can share it

CHECKPOINT = Question({}, "")
"""A quiet point: the state says everything, so rules started afresh on it go on in just the same way."""


class GameOver(Exception):
    """Ends a match from anywhere in its rules."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Game(Generic[S]):
    """A running match as its rules see it."""

    __slots__ = ("events", "keeping", "listening", "rng", "state")

    def __init__(self, state: S, *, listening: bool, keeping: bool = True) -> None:
        self.state = state
        self.rng = Chance(state.rng)
        self.listening = listening
        self.keeping = keeping
        """Whether quiet points are of use to anybody; if not, rules need not stop at them."""
        self.events: list[Event] = []

    def tell(self, event: Callable[[*Fields], Event], *fields: *Fields) -> None:
        """Say that something happened: `g.tell(Placed, seat, die)`. Nearly free if nobody listens."""
        if self.listening:
            self.events.append(event(*fields))

    def end(self, outcome: Outcome) -> NoReturn:
        """End the match here and now."""
        raise GameOver(outcome)

    def ask(
        self,
        seat: Seat,
        moves: Sequence[M],
        *,
        rule: str,
        about: Event | None = None,
        always: bool = False,
    ) -> Script[M]:
        """Ask one seat. A menu of one is not worth a question unless silence would tell something."""
        if len(moves) < 2:
            if not moves:
                raise RulesBug(f"{rule} asks seat {seat} but offers nothing.")
            if not always:
                return moves[0]
        _, choice = yield Question({seat: moves}, rule, about)
        return moves[choice]

    def ask_any(
        self,
        offer: Callable[[], Mapping[Seat, Sequence[M]]],
        *,
        rule: str,
        about: Event | None = None,
    ) -> Script[tuple[Seat, M]]:
        """Ask several seats at once; whoever answers first acts. Seats with nothing to do are left out."""
        seat, choice = REFRESH
        while seat < 0:
            menus = {seat: moves for seat, moves in offer().items() if moves}
            if not menus:
                raise RulesBug(f"{rule} asks everybody but offers nothing.")
            if len(menus) == 1:
                ((seat, moves),) = menus.items()
                if len(moves) == 1:
                    return seat, moves[0]
            seat, choice = yield Question(menus, rule, about)
        return seat, menus[seat][choice]

    def ask_all(
        self,
        offer: Callable[[], Mapping[Seat, Sequence[M]]],
        *,
        rule: str,
        about: Event | None = None,
    ) -> Script[dict[Seat, M]]:
        """Ask several seats at once and in secret; return all answers when the last one is in."""
        answers: dict[Seat, M] = {}
        while True:
            menus = offer()
            for seat, moves in menus.items():
                if not moves:
                    raise RulesBug(f"{rule} asks seat {seat} but offers nothing.")
            waiting = {s: moves for s, moves in menus.items() if s not in answers and len(moves) > 1}
            if not waiting:
                return {seat: answers.get(seat, moves[0]) for seat, moves in sorted(menus.items())}
            seat, choice = yield Question(waiting, rule, about, sealed=len(answers))
            if seat >= 0:
                answers[seat] = waiting[seat][choice]
