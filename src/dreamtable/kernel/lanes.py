"""Lanes: several seats, each in a script of its own at the same time."""

from collections.abc import Callable, Mapping, Sequence

from dreamtable.kernel.errors import RulesBug
from dreamtable.kernel.model import Seat
from dreamtable.kernel.question import AGAIN, CHECKPOINT, Answer, Asked, Question, Script

Start = Callable[[], Script[None]]
"""Begins the script of a lane; also anew, where the script before has come to the head of its loop."""


class Lane:
    """The script of one seat."""

    __slots__ = ("head", "question", "script", "seat", "since", "start")

    def __init__(self, seat: Seat, start: Start) -> None:
        self.seat = seat
        self.start = start
        self.script = start()
        self.question = CHECKPOINT
        """What is asked in it."""
        self.since = 0
        """Questions are counted; this is the number of the open one."""
        self.head = False
        """Whether the open question is the first one after a quiet point: all else is in the state."""


class Lanes:
    """Puts the open questions of all lanes together, and takes each answer to its lane."""

    __slots__ = ("_asked", "_open", "_rule", "at_head")

    def __init__(self, starts: Mapping[Seat, Start], rule: str) -> None:
        self._rule = rule
        self._open = {seat: Lane(seat, start) for seat, start in starts.items()}
        self._asked = 0
        self.at_head = False
        """Whether a lane is on its way from a quiet point to its question."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Whose lanes are not over."""
        return tuple(self._open)

    def asks(self, lane: Seat) -> Question | None:
        """Return what is asked in a lane, also if something else comes first; None if the lane is over."""
        return self._open[lane].question if lane in self._open else None

    def run(self) -> Script[None]:
        """Let all lanes go on until the last one is over."""
        for lane in list(self._open.values()):
            self._go_on(lane)
        self._offer_anew(AGAIN)
        while self._open:
            if all(lane.head for lane in self._open.values()):
                yield CHECKPOINT
            asked = self._fronts()
            seat, choice = yield self._merged(asked)
            if seat < 0:
                self._offer_anew((seat, choice))
            else:
                lane = self._open[asked[seat].lane]
                self._go_on(lane, (seat, choice))
                self._offer_anew(AGAIN, but=lane)

    def _fronts(self) -> dict[Seat, Asked]:
        """Return what each seat is asked: first what others wait for, then its own, then what it may do."""
        if all(list(lane.question.menus) == [lane.seat] for lane in self._open.values()):
            return {lane.seat: Asked(lane.question, lane.seat) for lane in self._open.values()}
        must: dict[Seat, Asked] = {}
        own: dict[Seat, Asked] = {}
        may: dict[Seat, Asked] = {}
        for lane in sorted(self._open.values(), key=lambda lane: lane.since):
            question = lane.question
            for seat in question.menus:
                at = own if seat == lane.seat else may if seat in question.optional else must
                at.setdefault(seat, Asked(question, lane.seat))
        in_order = {seat: own[seat] for seat in self._open if seat in own}
        return {**may, **in_order, **must}

    def _merged(self, asked: Mapping[Seat, Asked]) -> Question:
        return Question(
            {seat: question.menus[seat] for seat, (question, _) in asked.items()},
            self._rule,
            optional=frozenset(seat for seat, (question, _) in asked.items() if seat in question.optional),
            anew=True,
            lanes=asked,
        )

    def _go_on(self, lane: Lane, answer: Answer | None = None) -> None:
        """Let a lane go on until it asks or is over."""
        lane.head = False
        try:
            question = next(lane.script) if answer is None else lane.script.send(answer)
            while question is CHECKPOINT:
                lane.head = self.at_head = True
                question = next(lane.script)
        except StopIteration:
            del self._open[lane.seat]
        else:
            self._asked += 1
            lane.question, lane.since = question, self._asked
        finally:
            self.at_head = False

    def _offer_anew(self, signal: Answer, but: Lane | None = None) -> None:
        """Let all lanes look at the table again, but the one that has just done so."""
        left = len(self._open) + 1
        while left > len(self._open):  # what a lane leaves behind at its end may matter to all others
            left = len(self._open)
            for lane in list(self._open.values()):
                if lane is but:
                    continue
                if lane.head:
                    self._begin_anew(lane)
                elif lane.question.anew:
                    lane.question = lane.script.send(signal)
            but = None

    def _begin_anew(self, lane: Lane) -> None:
        """Begin the script of a lane that is at the head of its loop once more."""
        lane.script.close()
        lane.script = lane.start()
        since = lane.since
        self._go_on(lane)
        lane.since = since
        if not lane.head and lane.seat in self._open:
            raise RulesBug(
                f"The lane of seat {lane.seat} was at the head of its loop, but begun anew it asks "
                f"{lane.question.rule} before it comes there: the state does not say how far it was."
            )
