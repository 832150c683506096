"""The past of a match: quiet points that are kept, ways back to them, and worlds that branch off."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Self

import msgspec

from dreamtable.kernel.components import Components
from dreamtable.kernel.errors import BadMove
from dreamtable.kernel.game import Game, S
from dreamtable.kernel.model import WATCHER, AskedAgain, Event, Kept, Move, Options, Seat
from dreamtable.kernel.numbering import Entry, Numbering, Past, Step
from dreamtable.kernel.question import CHECKPOINT, REFRESH, Answer, LaterMenu, Question, Script
from dreamtable.kernel.rng import chance
from dreamtable.kernel.rules import Mode, Opening

NEVER = 2**62
NOT_YET = -1

encode_state = msgspec.msgpack.Encoder().encode


class Checkpoint(NamedTuple):
    """A copy of the state at a quiet point."""

    answers: int
    events: int
    before: int
    """How many events there were before the last answer."""
    state: bytes
    steps: tuple[Step, ...] = ()
    """What was answered since lanes were opened, if they were open."""


BEGINNING = Checkpoint(0, 0, 0, b"")
"""Not kept: set-up gives the first state again."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A match at a quiet point, or at its end, as it is stored."""

    answers: int
    events: int
    version: int
    """The version of the form in which the state is stored."""
    state: bytes


class Renewal(NamedTuple):
    """Where answers no longer fitted: from there on chance comes from another seed."""

    place: int
    seed: str
    lost: int
    """How many answers are asked for again."""
    drawn: int
    """How much chance was drawn before."""


class Dream(NamedTuple):
    """Whose eyes a world is imagined by, and from which seed its chance comes."""

    seat: Seat
    seed: str


class Branch(NamedTuple):
    """Where a match begins that goes its own way from amidst another one."""

    begins: Snapshot
    """A quiet point, counted as the beginning."""
    answers: list[tuple[Seat, Move, int]]
    """Those since then: by whom, which, and how much chance was drawn up to the end of what each led to."""


class Timeline(Numbering[S]):
    """Where a match comes from and can go back to: the second chapter of a match."""

    __slots__ = (
        "_apart",
        "_before",
        "_checkpoints",
        "_decode",
        "_keep_at",
        "_looked_after",
        "_quiet_after",
        "_renewals",
        "_script",
        "_spare",
        "components",
        "dreamer",
        "kept",
        "mode",
        "options",
        "seed",
    )

    seed: str
    options: Options
    mode: Mode
    kept: Kept | None
    components: Components
    dreamer: Seat | None
    """Who has imagined the world that is played in, if it is no true one: it ends in fog."""
    _script: Script[None]
    _decode: Callable[[bytes], S]
    _checkpoints: list[Checkpoint]
    """The copies that are kept, oldest first; none in an imagined world, which can't go back."""
    _before: int
    """How many events there were before the last answer."""
    _quiet_after: int
    """After how many answers the last quiet point was, kept or not."""
    _spare: Checkpoint | None
    """The last quiet point, if a fork has made a copy of it."""
    _apart: int
    """How many answers there are at least from one quiet point that is kept to the next."""
    _keep_at: int
    """After how many answers the next quiet point is kept."""
    _renewals: tuple[Renewal, ...]
    _looked_after: int
    """After how many answers the table was looked at last."""

    # Play, which a match adds

    def choose(self, seat: Seat, choice: int) -> None:
        """Answer the open question by the number of the entry in the seat's menu."""
        raise NotImplementedError

    def _go_on(self, answer: Answer | None = None) -> None:
        """Let the rules go on until they ask; without an answer at their beginning."""
        raise NotImplementedError

    # Quiet points

    def _set_up(self) -> S:
        """Return the first state."""
        # The rules get what was kept as a copy: it may become a part of the state, which changes.
        kept = self.kept
        if kept is not None:
            kept = msgspec.msgpack.decode(encode_state(kept), type=type(kept))
        opening = Opening(self.options, self.seats, chance(self.seed), self.mode, kept, self.components)
        return self.rules.setup(opening)

    def _begin(self) -> None:
        """Let the rules go on from a quiet point, unless it is the end."""
        if self._game.state.outcome is None:
            self._go_on()

    def _pass_quiet_points(self) -> Question:
        """Go on from a quiet point to the next question, and keep a copy of the state now and then."""
        question = CHECKPOINT
        answers = self._quiet_after = len(self.journal)
        while question is CHECKPOINT:
            if answers >= self._keep_at or (self._game.lanes is not None and self._opening()):
                self._keep()
            question = next(self._script)
        return question

    def _opening(self) -> bool:
        """Say whether lanes were just opened: that state is kept, since any lane may go back as far."""
        new = not self._since_opening() and self._keep_at < NEVER
        return new and self._checkpoints[-1].answers < len(self.journal)

    def _keep(self) -> None:
        game = self._game
        steps = tuple(self._since_opening())
        kept = Checkpoint(len(self.journal), len(game.events), self._before, encode_state(game.state), steps)
        self._checkpoints.append(kept)
        self._keep_at = len(self.journal) + self._apart

    # Sideways

    def fork(self, answers: int | None = None, *, listening: bool = False) -> Self:
        """Return a twin of this match (as it stood after so many answers) that goes its own way."""
        upto = self._place_of(self.answers if answers is None else answers)
        index = -1
        while self._checkpoints[index].answers > upto:
            index -= 1
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.mode = self.mode
        twin.kept = self.kept
        twin.components = self.components
        twin.dreamer = self.dreamer
        twin.seats = self.seats
        twin.seed = self.seed
        twin.options = self.options
        twin.past = self.past
        twin._renewals = self._renewals
        twin._apart = self._apart
        twin._decode = self._decode
        twin._checkpoints = self._checkpoints[: len(self._checkpoints) + index + 1]
        journal, events = self.journal[:upto], self._game.events
        if listening:
            twin._restart(journal, events, listening=True)
            return twin
        spare = self._spare
        if spare is not None and twin._checkpoints[-1].answers < spare.answers <= upto:
            twin._checkpoints.append(spare)
        known = twin._checkpoints[-1].answers
        new = known < self._quiet_after <= upto and self._apart != NEVER
        twin._restart(journal, events, listening=False, keep_at=self._quiet_after if new else NEVER)
        if new:
            self._spare = twin._checkpoints[-1]  # the next fork of this question begins there
        return twin

    def imagine(self, seat: Seat, seed: str) -> Self:
        """Return a world that a seat, being asked, can't tell from the true one, with chance of its own.

        What the seat can't know is changed, secret answers of others are still open, and the dice to come
        belong to the seed. What happens in it is told from its beginning on. Where it would have to reveal
        what is sealed from the seat it ends in fog. Search bots plan in such worlds only.
        """
        question = self.question
        if question is None or seat not in question.menus:
            raise BadMove(f"Seat {seat} is not asked now.")
        twin = self.fork()
        del twin.journal[len(self.journal) - (question.sealed or 0) :]
        twin._checkpoints = []  # those of the true world would lead back to it
        twin._keep_at = NEVER  # and to its own nobody goes back
        twin._game.keeping = False
        twin.dreamer = None  # the world that is dreamt of here is another one, for as long as a bot thinks
        twin._game.dreamer = seat
        twin._game.rng.restart(seed)
        twin.rules.determinize(twin._game.state, seat, twin._game.rng)
        twin._game.listening = True  # to what happens from now on
        if question.anew:
            twin._go_on(REFRESH)
        return twin

    def retrace(self, answers: int | None = None) -> Iterator[Self]:
        """Go through the match once more: return a twin as it stood then, and after each answer since.

        It is always the same twin, so look before the next one. Without a place it begins where memory does.
        """
        since = self.past.answers if answers is None else answers
        twin = self.fork(since, listening=True)
        yield twin
        for _ in twin._answer_again(self.journal[since - self.past.answers :], self._renewals):
            yield twin

    @property
    def _oldest(self) -> int:
        """After how many answers the past begins to which it can go back; an imagined world has none."""
        return self._checkpoints[0].answers if self._checkpoints else NEVER

    def _place_of(self, answers: int) -> int:
        """Return how many answers in memory lead to where it stood after so many in all, or refuse."""
        place = answers - self.past.answers
        if place < self._oldest:
            if self._checkpoints:
                raise BadMove(f"It was resumed after {self.past.answers} answers and can't go back further.")
            raise BadMove("An imagined world can't be forked or rewound: its past is that of the true one.")
        return place

    def _restart(
        self, journal: list[Entry], events: list[Event], *, listening: bool, keep_at: int = NEVER
    ) -> None:
        """Start the rules afresh on the last checkpoint and give the answers since then again."""
        kept = self._checkpoints[-1]
        self._before = kept.before
        self._quiet_after = kept.answers
        self._spare = None
        self._keep_at = min(kept.answers + self._apart, keep_at)
        state = self._decode(kept.state) if kept is not BEGINNING else self._set_up()
        self._game = Game(
            state, listening=listening, keeping=self._apart != NEVER, components=self.components
        )
        self._game.dreamer = self.dreamer
        if listening:
            self._game.events = events[: kept.events]
        self._script = self.rules.play(self._game)
        self.question = None
        self.journal = journal[: kept.answers]
        self._lanes = None
        self._steps = list(kept.steps)
        self._looked_after = NOT_YET
        self._begin()
        if self._renewals:
            renewals = tuple(one for one in self._renewals if one.place <= len(journal))
            self._renewals = tuple(one for one in renewals if one.place < kept.answers)
            for _ in self._answer_again(journal[kept.answers :], renewals):
                pass
            return
        for entry in journal[kept.answers :]:
            self._choose_again(entry)

    def _choose_again(self, entry: Entry) -> None:
        """Give an answer that was given before."""
        seat, choice, move, _ = entry
        menu = self.menu(seat)
        if isinstance(menu, LaterMenu):
            menu.recall(choice, move)
        self.choose(seat, choice)

    def _answer_again(self, entries: Sequence[Entry], renewals: Sequence[Renewal]) -> Iterator[None]:
        """Give answers again, one after the other, and let chance begin anew where it did."""
        anew = {one.place: one for one in renewals[len(self._renewals) :]}
        for entry in entries:
            if len(self.journal) in anew:
                self.renew(*anew[len(self.journal)][1:3])
            self._choose_again(entry)
            yield
        if len(self.journal) in anew:
            self.renew(*anew[len(self.journal)][1:3])

    # Back

    def rewind(self, answers: int) -> None:
        """Go back to where the match stood after that many answers."""
        if not 0 <= answers <= self.answers:
            raise BadMove(f"The match has {self.answers} answers; it can't stand after {answers}.")
        place = self._place_of(answers)
        while self._checkpoints[-1].answers > place:
            self._checkpoints.pop()
        self._restart(self.journal[:place], self._game.events, listening=self._game.listening)

    def take_back(self, place: int) -> None:
        """Go on as if an answer had not been given: the last one, or one in lanes that are open.

        What was answered in other lanes since is answered again. It must fit, draw the same chance and tell
        the same: else others have built on it, and nothing changes.
        """
        steps = self._since_opening()
        opening = len(self.journal) - len(steps)
        if place == self.answers - 1:
            self.rewind(place)
            return
        if not opening <= place - self.past.answers < len(self.journal):
            raise BadMove(f"Answer {place} can't be taken back: it was not given in an open lane.")
        twin = self.fork(place, listening=self._game.listening)
        for later in range(place - self.past.answers + 1, len(self.journal)):
            seat, _, move, _ = self.journal[later]
            step = steps[later - opening]
            asked = twin.question_of(seat)
            asking = asked is not None and (twin.lane_of(seat), asked.rule, asked.about) == (
                step.lane,
                step.rule,
                step.about,
            )
            if asking and move in twin.menu(seat):
                before = len(twin._game.events)
                twin.choose(seat, twin.menu(seat).index(move))
                events = self._game.events
                until = steps[later - opening + 1].told if later + 1 < len(self.journal) else len(events)
                told = events[step.told : until]
                drawn = twin._game.state.rng.drawn
                if twin._game.events[before:] == told and drawn == self._drawn_after(later):
                    continue
            raise BadMove("That can't be taken back: what others have done since builds on it.")
        for name in _COURSE:
            setattr(self, name, getattr(twin, name))
        self._looked_after = NOT_YET

    def undoable(self, seat: Seat) -> int | None:
        """Return which answer a seat may fairly take back, by its place among all; None if none.

        It is the seat's last one, while nobody has answered since (in lanes: in the same lane), and nothing
        was rolled, drawn or turned up by it; a match that does not listen can't tell.
        """
        journal, game = self.journal, self._game
        if not journal or game.state.outcome is not None or not game.listening:
            return None
        steps = self._since_opening()
        opening = len(journal) - len(steps)
        place = last = len(journal) - 1
        renewed = self._renewals[-1].place if self._renewals else 0
        if steps:
            while place >= opening and journal[place][0] != seat:
                place -= 1
            lane = steps[place - opening].lane
            if place < opening or any(step.lane == lane for step in steps[place - opening + 1 :]):
                return None
        if journal[place][0] != seat or self._drawn_after(place) != journal[place][3] or place < renewed:
            return None
        told = steps[place - opening].told if steps else self._before
        until = steps[place - opening + 1].told if place < last else len(game.events)
        everybody = (*range(self.seats), WATCHER)
        turned_up = any(event.reveals_to(one) for event in game.events[told:until] for one in everybody)
        return None if turned_up else self.past.answers + place

    def _drawn_after(self, place: int) -> int:
        """Return how much chance was drawn up to the end of what an answer led to."""
        return self.journal[place + 1][3] if place + 1 < len(self.journal) else self._game.state.rng.drawn

    def undoer(self) -> Seat | None:
        """Return the seat that may fairly take the last answer of all back, if one may."""
        if not self.journal:
            return None
        by = self.journal[-1][0]
        return by if self.undoable(by) == self.answers - 1 else None

    def can_undo(self, seat: Seat) -> bool:
        """Say whether a seat may fairly take its last answer back.

        In lanes it may turn out then that others have built on it.
        """
        return self.undoable(seat) is not None

    def undo(self, seat: Seat) -> int:
        """Take a seat's last answer back, where that is fair; return its place among all."""
        place = self.undoable(seat)
        if place is None:
            raise BadMove("That can't be taken back: something was rolled, turned up, or answered since.")
        self.take_back(place)
        return place

    # Across versions and processes

    def renew(self, seed: str, lost: int) -> None:
        """Let chance come from another seed from here on, and tell that so many answers are asked for again.

        For a match that was stored under other rules, or branches off from another one: nobody is to meet
        dice again that they have seen.
        """
        game = self._game
        self._renewals = (*self._renewals, Renewal(len(self.journal), seed, lost, game.state.rng.drawn))
        game.rng.restart(seed)
        if lost:
            game.tell(AskedAgain, lost)

    def recall(self, events: Sequence[Event]) -> None:
        """Know again what was told last in the past, so that it can be read."""
        more = len(events)
        self._game.events[:0] = events
        self.past = Past(self.past.answers, self.past.events - more)
        self._before += more
        self._steps = [step._replace(told=step.told + more) for step in self._steps]
        self._checkpoints = [
            kept._replace(
                events=kept.events + more,
                before=kept.before + more,
                steps=tuple(step._replace(told=step.told + more) for step in kept.steps),
            )
            for kept in self._checkpoints
        ]


_COURSE = (
    "_before",
    "_checkpoints",
    "_game",
    "_keep_at",
    "_lanes",
    "_quiet_after",
    "_renewals",
    "_script",
    "_spare",
    "_steps",
    "journal",
    "question",
)
"""What differs between two twins that have gone different ways."""
