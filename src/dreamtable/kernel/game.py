"""What the rules of a game get in hand: the state, chance, questions to the seats, and a voice."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Generic, NoReturn, TypeVar, TypeVarTuple

from dreamtable.kernel.components import EVERYTHING, Components
from dreamtable.kernel.errors import RulesBug
from dreamtable.kernel.lanes import Lanes, Start
from dreamtable.kernel.model import Event, M, Move, Outcome, Seat, State
from dreamtable.kernel.question import REFRESH, Question, Script
from dreamtable.kernel.rng import chance_of
from dreamtable.kernel.voting import Ballots, Decider

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Move)
Fields = TypeVarTuple("Fields")


class GameOver(Exception):
    """Ends a match from anywhere in its rules."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Unknown(Exception):
    """Ends an imagined world that would have to reveal what its dreamer can't know."""


class Game(Generic[S]):
    """A running match as its rules see it."""

    __slots__ = (
        "components",
        "dreamer",
        "events",
        "keeping",
        "lanes",
        "listening",
        "onlooker",
        "rng",
        "state",
    )

    def __init__(
        self, state: S, *, listening: bool, keeping: bool = True, components: Components = EVERYTHING
    ) -> None:
        self.state = state
        self.components = components
        """What lies in the box: whatever is dealt from it is of these."""
        self.rng = chance_of(state.rng)
        self.listening = listening
        self.keeping = keeping
        """Whether quiet points are of use to anybody; if not, rules need not stop at them."""
        self.events: list[Event] = []
        self.lanes: Lanes | None = None
        """The lanes that are open, if some are."""
        self.dreamer: Seat | None = None
        """Who imagines this world; None in the true one."""
        self.onlooker: Callable[[], None] | None = None
        """Looks at the table at each beat; None if nobody does."""

    def tell(self, event: Callable[[*Fields], Event], *fields: *Fields) -> None:
        """Say that something happened: `g.tell(Placed, seat, die)`. Nearly free if nobody listens."""
        if self.listening:
            told = event(*fields)
            self.events.append(told)
            if self.onlooker is not None and (told.beat or told.turning):
                self.onlooker()

    def end(self, outcome: Outcome) -> NoReturn:
        """End the match here and now."""
        raise GameOver(outcome)

    def unseal(self, known_to: Container[Seat] = ()) -> None:
        """Say that the rules are about to use what was sealed until now, but to these seats.

        To be called before a sealed text is opened, a secret card is carried out, an answer to a riddle is
        held against the right one. In a true match nothing happens. An imagined world ends here if its
        dreamer is none of these seats: no dream can know what comes next, so it is judged as it stands.
        """
        if self.dreamer is not None and self.dreamer not in known_to:
            raise Unknown

    def ask(
        self,
        seat: Seat,
        moves: Sequence[M],
        *,
        rule: str,
        about: Event | None = None,
        always: bool = False,
        among: frozenset[Seat] | None = None,
        picks: int = 1,
    ) -> Script[M]:
        """Ask one seat. A menu of one is not worth a question unless silence would tell something.

        Then ask `always`, and if others are asked the same in turn, say `among` whom. Where several are
        picked one after another, say how many `picks` are left, with this one.
        """
        if len(moves) < 2:
            if not moves:
                raise RulesBug(f"{rule} asks seat {seat} but offers nothing.")
            if not always and not self._at_head():
                return moves[0]
        if always:
            window = among or frozenset((seat,))
            _, choice = yield Question({seat: moves}, rule, about, window=window, picks=picks)
        elif picks > 1:
            _, choice = yield Question({seat: moves}, rule, about, picks=picks)
        else:
            _, choice = yield Question({seat: moves}, rule, about)
        return moves[choice]

    def _at_head(self) -> bool:
        """Say whether a lane comes to ask at its head: even a menu of one is asked, others may add to it."""
        return self.lanes is not None and self.lanes.at_head

    def ask_anew(
        self, seat: Seat, offer: Callable[[], Sequence[M]], *, rule: str, about: Event | None = None
    ) -> Script[M]:
        """Ask one seat in the midst of a lane. What is offered is looked up again when others have acted.

        To be used there wherever others can change what is offered, or can't know all of it.
        """
        moves = offer()
        if len(moves) == 1 and not self._at_head():
            return moves[0]
        by, choice = REFRESH
        while by < 0:
            moves = offer()
            if not moves:
                raise RulesBug(f"{rule} asks seat {seat} but offers nothing.")
            by, choice = yield Question({seat: moves}, rule, about, anew=True)
        return moves[choice]

    def ask_any(
        self,
        offer: Callable[[], Mapping[Seat, Sequence[M]]],
        *,
        rule: str,
        about: Event | None = None,
        optional: Iterable[Seat] = (),
        silence: Move | None = None,
    ) -> Script[tuple[Seat, M]]:
        """Ask several seats at once; whoever answers first acts. Seats with nothing to do are left out.

        The match waits for those who are not `optional`, in the order in which they are offered something.
        `silence` is what is taken for the answer of one whose time is up.
        """
        seat, choice = REFRESH
        first = True
        while seat < 0:
            menus = {seat: moves for seat, moves in offer().items() if moves}
            if not menus:
                raise RulesBug(f"{rule} asks everybody but offers nothing.")
            if first and len(menus) == 1:
                ((seat, moves),) = menus.items()
                if len(moves) == 1 and not self._at_head():
                    return seat, moves[0]
            first = False
            seat, choice = yield Question(
                menus, rule, about, optional=frozenset(optional), anew=True, silence=silence
            )
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
            seat, choice = yield Question(
                waiting, rule, about, sealed=len(answers), given=dict.fromkeys(answers, 1), anew=True
            )
            if seat >= 0:
                answers[seat] = waiting[seat][choice]
            elif (seat, choice) == REFRESH:
                answers.clear()

    def ask_group(
        self,
        seats: Sequence[Seat],
        offer: Callable[[], Sequence[M]],
        *,
        rule: str,
        about: Event | None = None,
        decides: Decider = "majority",
        abstain: Move | None = None,
        ties: Callable[[Sequence[M]], Script[M | None]] | None = None,
        ending: Callable[[Seat], Sequence[E]] | None = None,
    ) -> Script[M | E | None]:
        """Let a group decide, its leader first among the seats; one alone decides alone.

        With the majority all are to vote, and each may change its vote until the last one has voted; with
        the leader each other may say once what it would do before the leader decides. With a move to
        `abstain` nobody has to choose: for a leader the next seat decides, and if all abstain, the answer is
        None. A tie is the leader's to break, unless `ties` says what else happens then. A move of `ending`
        ends the vote at once and is the answer.
        """
        options = offer()
        if not options:
            raise RulesBug(f"{rule} asks a group but offers nothing.")
        if len(options) == 1:
            return options[0]
        if len(seats) == 1:
            return (yield from self.ask(seats[0], options, rule=rule, about=about))
        ballots = Ballots[M](seats, decides, abstain)
        while waiting := ballots.waiting():
            options = offer()
            ballots.keep(options)
            ends = {seat: ending(seat) if ending is not None else () for seat in seats}
            menus: dict[Seat, list[Move]] = {
                seat: [*ballots.menu(seat, options), *ends[seat]] for seat in ballots.in_turn()
            }
            menus = {seat: menu for seat, menu in menus.items() if menu}
            seat, choice = yield Question(
                menus,
                rule,
                about,
                given=dict(ballots.given),
                optional=frozenset(menus).difference(waiting),
                anew=True,
                votes=ballots.shown(),
                silence=abstain,
            )
            if seat >= 0:
                ended = choice - len(menus[seat]) + len(ends[seat])
                if ended >= 0:
                    return ends[seat][ended]
                ballots.vote(seat, options, menus[seat][choice])
        best = ballots.favoured()
        if len(best) < 2:
            return best[0] if best else None
        return (yield from (ties(best) if ties is not None else self._break_tie(ballots, best, rule, about)))

    def _break_tie(
        self, ballots: Ballots[M], best: Sequence[M], rule: str, about: Event | None
    ) -> Script[M | None]:
        """Let the leader say which of the tied options it is, or who follows if the leader abstains."""
        menu: list[Move] = [*best, *([] if ballots.abstain is None else [ballots.abstain])]
        for seat in ballots.seats:
            wanted = ballots.votes[seat]
            if wanted is not None and wanted in best:
                return wanted
            _, choice = yield Question(
                {seat: menu}, rule, about, votes=ballots.shown(), silence=ballots.abstain
            )
            if choice < len(best):
                return best[choice]
        return best[0]

    def together(self, lanes: Mapping[Seat, Start], *, rule: str) -> Script[None]:
        """Let several seats each go through a script of its own at the same time, until all are over.

        Each lane is given by what begins it. At the head of its loop a lane yields CHECKPOINT: from there it
        can be begun anew, so nothing may change before its next question, and `play` started afresh on that
        state comes to these lanes again (without those that are over). A lane may ask another seat: that
        question comes before those of the other's own lane.
        """
        if self.lanes is not None:
            raise RulesBug(f"{rule} opens lanes while others are open.")
        self.lanes = Lanes(lanes, rule)
        try:
            yield from self.lanes.run()
        finally:
            self.lanes = None
