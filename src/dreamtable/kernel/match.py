"""A match: drives the rules of a game, and can be stored, forked, undone and replayed anywhere."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, Self

import msgspec

from dreamtable.kernel.components import Components
from dreamtable.kernel.errors import BadMove, RulesBug
from dreamtable.kernel.game import Game, GameOver, S, Unknown
from dreamtable.kernel.guide import Standing
from dreamtable.kernel.lanes import Lanes
from dreamtable.kernel.model import (
    WATCHER,
    AskedAgain,
    Event,
    Kept,
    Menu,
    Move,
    NoLongerShown,
    Options,
    Outcome,
    Seat,
)
from dreamtable.kernel.question import CHECKPOINT, REFRESH, Answer, LaterMenu, Question, Script
from dreamtable.kernel.rng import chance
from dreamtable.kernel.rules import Mode, Opening, Rules

ANSWERS_APART = 5
"""Quiet points nearer together than this are not worth keeping a copy of the state."""

NEVER = 2**62
NOT_YET = -1

_encode = msgspec.msgpack.Encoder().encode

Entry = tuple[Seat, int, Move, int]
"""An answer in the journal: who, which entry of the menu, the move, and how much chance was drawn before."""


class Step(NamedTuple):
    """An answer that was given while lanes were open."""

    lane: Seat
    """In whose lane."""
    told: int
    """How many events there were before it."""
    rule: str
    about: Event | None


class Checkpoint(NamedTuple):
    """A copy of the state at a quiet point."""

    answers: int
    events: int
    before: int
    """How many events there were before the last answer."""
    state: bytes
    steps: tuple[Step, ...] = ()
    """What was answered since lanes were opened, if they were open."""


_BEGINNING = Checkpoint(0, 0, 0, b"")
"""Not kept: set-up gives the first state again."""


class Past(NamedTuple):
    """What there was of a match before the quiet point from which it was resumed."""

    answers: int = 0
    events: int = 0


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


class Match(Generic[S]):
    """One match from set-up to outcome."""

    __slots__ = (
        "_apart",
        "_before",
        "_checkpoints",
        "_decode",
        "_game",
        "_keep_at",
        "_lanes",
        "_look",
        "_looked_after",
        "_quiet_after",
        "_renewals",
        "_script",
        "_spare",
        "_standings",
        "_steps",
        "_views",
        "components",
        "journal",
        "kept",
        "mode",
        "options",
        "past",
        "question",
        "rules",
        "seats",
        "seed",
    )

    def __init__(
        self,
        rules: Rules[S, Any],
        seats: int,
        seed: str,
        options: Options | None = None,
        *,
        mode: str | None = None,
        kept: Kept | None = None,
        components: Components | None = None,
        listening: bool = True,
        keeping: bool = True,
        state: S | None = None,
        past: Past = Past(),
    ) -> None:
        """Set the game up, or begin at a quiet point that a `state` describes (puzzles, stored matches).

        A match that is resumed has a `past`: its answers and events are counted from its true beginning.
        Without a `mode` it is the first one that is for so many; `kept` is what a campaign remembers. What
        lies in the box are the `components`, without them those of the game alone.

        For play in bulk: with `listening` off no events are kept; with `keeping` off no copies are kept at
        quiet points, so that a fork or an undo plays the match again from its beginning.
        """
        self.rules = rules
        self.mode: Mode = rules.mode_for(seats, mode)
        self.kept = kept
        self.components = components if components is not None else rules.components()
        self.seats = seats
        self.seed = seed
        self.options: Options = options if options is not None else rules.options()
        self.past = past
        self.journal: list[Entry] = []
        """The answers, but for those in the past."""
        self.question: Question | None = None
        self._decode: Callable[[bytes], S] = _decoder(rules.state)
        self._checkpoints = [_BEGINNING if state is None else Checkpoint(0, 0, 0, _encode(state))]
        self._before = 0
        self._quiet_after = 0
        self._spare: Checkpoint | None = None
        self._apart = ANSWERS_APART if keeping else NEVER
        self._keep_at = self._apart
        self._lanes: Lanes | None = None
        self._steps: list[Step] = []
        self._looked_after = NOT_YET
        self._renewals: tuple[Renewal, ...] = ()
        if state is None:
            state = self._set_up()
        self._game: Game[S] = Game(state, listening=listening, keeping=keeping, components=self.components)
        self._script: Script[None] = rules.play(self._game)
        self._begin()

    def _set_up(self) -> S:
        """Return the first state."""
        # The rules get what was kept as a copy: it may become a part of the state, which changes.
        kept = self.kept
        if kept is not None:
            kept = msgspec.msgpack.decode(_encode(kept), type=type(kept))
        opening = Opening(self.options, self.seats, chance(self.seed), self.mode, kept, self.components)
        return self.rules.setup(opening)

    # What is the case

    @property
    def state(self) -> S:
        """The true state. For rules, tests and storage: players and bots get `view`."""
        self._looked_after = NOT_YET  # who has it may change it
        return self._game.state

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""
        return self._game.state.outcome

    @property
    def answers(self) -> int:
        """How many answers there were."""
        return self.past.answers + len(self.journal)

    @property
    def drawn(self) -> int:
        """How much chance was drawn, since it came from another seed if it did."""
        return self._game.state.rng.drawn

    @property
    def in_fog(self) -> bool:
        """Whether it is an imagined world that ended where it would have to reveal what is sealed."""
        return self.question is None and self.outcome is None

    def view(self, seat: Seat) -> msgspec.Struct:
        """Return what a seat may see now. It is a window: read or encode it before the next answer."""
        if self._looked_after != len(self.journal):
            self._look_anew()
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._look(seat)
        return view

    def _look_anew(self) -> None:
        """Forget what was seen before the last answer."""
        looker, state = self.rules.looker, self._game.state
        self._look: Callable[[Seat], msgspec.Struct]
        self._look = looker(state) if looker is not None else partial(self.rules.view, state)
        self._looked_after = len(self.journal)
        self._views: dict[Seat, msgspec.Struct] = {}
        self._standings: dict[Seat, Standing] = {}

    def standing(self, seat: Seat) -> Standing | None:
        """Return how it stands for a seat, as far as it knows; None in a game that does not tell."""
        guide = self.rules.guide
        if guide is None:
            return None
        view = self.view(seat)
        standing = self._standings.get(seat)
        if standing is None:
            standing = self._standings[seat] = guide.standing(view)
        return standing

    def readable(self, seats: Sequence[Seat]) -> list[str]:
        """Return what somebody on these seats may read now of what was sealed, by ids, in order."""
        readable = self.rules.readable
        if readable is None:
            return []
        return list(dict.fromkeys(one for seat in seats for one in readable(self.view(seat))))

    def menu(self, seat: Seat) -> Menu:
        """Return what a seat may do now; nothing if it is not asked."""
        return self.question.menus.get(seat, ()) if self.question is not None else ()

    def question_of(self, seat: Seat) -> Question | None:
        """Return what a seat is asked, if it is; in lanes each has a question of its own."""
        question = self.question
        if question is None or seat not in question.menus:
            return None
        return question if question.lanes is None else question.lanes[seat].question

    def due(self) -> Sequence[Seat]:
        """Return who must answer now, in the order in which they are to be served.

        If only those are asked who need not answer, it is they. Whoever lets seats answer goes by this. In
        lanes those come first for whom others wait, then whose lane has seen the fewest answers.
        """
        question = self.question
        if question is None:
            return ()
        due: Sequence[Seat] = tuple(question.menus)
        if question.optional:
            due = [seat for seat in due if seat not in question.optional] or due
        if question.lanes is not None:
            return sorted(due, key=lambda seat: (self.lane_of(seat) == seat, self.number(seat)))
        return due

    def lane_of(self, seat: Seat) -> Seat | None:
        """Return in whose lane a seat is asked, or else its own; None if no lanes are open."""
        question = self.question
        if question is None or question.lanes is None:
            return None
        return question.lanes[seat].lane if seat in question.lanes else seat

    def number(self, seat: Seat = WATCHER) -> int:
        """Return the number of the question to a seat: how many answers there were before it.

        In lanes answers in the same lane count, and those before they were opened: it stays the same
        whatever happens in other lanes. Where answers of several are collected, those of others do not count.
        """
        lane = self.lane_of(seat) if seat != WATCHER else None
        if lane is not None:
            return self.number_in(lane, seat)
        return self.answers - _of_others(self.question, seat)

    def number_in(self, lane: Seat, seat: Seat = WATCHER) -> int:
        """Return the number of the open question in a lane, to a seat."""
        steps, lanes = self._since_opening(), self._game.lanes
        answers = self.answers - len(steps) + sum(step.lane == lane for step in steps)
        return answers - _of_others(lanes.asks(lane) if lanes is not None else None, seat)

    @property
    def lanes(self) -> Sequence[Seat]:
        """Whose lanes are open; nobody's outside of lanes."""
        return self._game.lanes.seats if self._game.lanes is not None else ()

    def asked_after(self, seat: Seat) -> int:
        """Return after how many answers in all the open question was put to a seat."""
        lane = self.lane_of(seat)
        question = self.question_of(seat)
        given = sum((question.given or {}).values()) if question is not None else 0
        if lane is None:
            return self.answers - given
        return self.past.answers + self._put_after(seat, lane, len(self.journal), given)

    def answered_after(self, place: int) -> tuple[int, Seat | None]:
        """Return after how many answers the question was put that an answer was given to, and its lane.

        That is known of answers in open lanes, and outside of lanes of all.
        """
        steps = self._since_opening()
        opening = self.answers - len(steps)
        if place < opening:
            return place, None
        lane = steps[place - opening].lane
        past = self.past.answers
        return past + self._put_after(self.journal[place - past][0], lane, place - past), lane

    def _put_after(self, seat: Seat, lane: Seat, answers: int, given: int = 0) -> int:
        """Return after how many answers a question in a lane was put to a seat that was open after so many.

        So many answers to it that were `given` by others made no difference.
        """
        steps = self._since_opening()
        opening = len(self.journal) - len(steps)
        while answers > opening:
            here = steps[answers - opening - 1].lane == lane
            if self.journal[answers - 1][0] == seat or (here and not given):
                break
            given -= here
            answers -= 1
        return answers

    def _since_opening(self) -> list[Step]:
        """Return what was answered since the lanes were opened that are open now; nothing if none are."""
        lanes = self._game.lanes
        if lanes is not self._lanes:
            if self._lanes is not None:
                self._steps = []
            self._lanes = lanes
        return self._steps

    @property
    def happened(self) -> int:
        """How many events there are in all, whoever learned of them."""
        return self.past.events + len(self._game.events)

    def events(self, seat: Seat, since: int = 0) -> list[tuple[int, Event]]:
        """Return what a seat learned of what happened, each with its number."""
        heard = []
        for number, told in self._told_since(since):
            event = told.seen_by(seat)
            if event is not None:
                heard.append((number, event))
        return heard

    def events_of(self, seats: Sequence[Seat], since: int = 0) -> list[tuple[int, Event]]:
        """Return what somebody on several seats learned: all of an event if one of the seats learned all."""
        heard = []
        for number, event in self._told_since(since):
            seen = [part for seat in seats if (part := event.seen_by(seat)) is not None]
            if seen:
                heard.append((number, event if event in seen else seen[0]))
        return heard

    def _told_since(self, since: int) -> Iterator[tuple[int, Event]]:
        """Return what happened, each with its number; of what is past only what was recalled."""
        events, past = self._game.events, self.past.events
        return zip(range(max(since, past), past + len(events)), events[max(since - past, 0) :], strict=True)

    def told_from(self, since: int) -> list[Event]:
        """Return what happened from a number on, as it was. For storage: nobody learned all of it."""
        return self._game.events[max(since - self.past.events, 0) :]

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

    def hash(self) -> str:
        """Return a fingerprint of the state: equal for equal states, on every machine."""
        state = self._in_own_numbers(_encode(self._game.state))
        return hashlib.blake2b(state, digest_size=16).hexdigest()

    # What happens

    def answer(self, seat: Seat, move: Move, number: int | None = None) -> None:
        """Answer the open question. `number` counts the answers before it, to refuse what comes too late."""
        question = self.question
        if question is None:
            raise BadMove("The match is over; nothing is asked any more.")
        if number is not None and number != self.number(seat):
            raise BadMove(f"That answers question {number}; the match is at question {self.number(seat)}.")
        menu = question.menus.get(seat)
        if menu is None:
            asked = ", ".join(map(str, question.menus))
            raise BadMove(f"Seat {seat} is not asked now; the question goes to seat {asked}.")
        try:
            choice = menu.index(move)
        except ValueError:
            asking = self.question_of(seat) or question
            raise BadMove(_not_on_the_menu(move, menu, asking.rule)) from None
        self.choose(seat, choice)

    def choose(self, seat: Seat, choice: int) -> None:
        """Answer the open question by the number of the entry in the seat's menu."""
        question = self.question
        if question is None:
            raise BadMove("The match is over; nothing is asked any more.")
        game = self._game
        self.journal.append((seat, choice, question.menus[seat][choice], game.state.rng.drawn))
        if game.listening:
            self._before = len(game.events)
        if question.lanes is not None:
            asked, lane = question.lanes[seat]
            self._since_opening().append(Step(lane, len(game.events), asked.rule, asked.about))
        try:  # as `_go_on` does, without one more call: this is the way of every answer
            question = self._script.send((seat, choice))
            self.question = question if question is not CHECKPOINT else self._pass_quiet_points()
        except (GameOver, StopIteration, Unknown) as end:
            self._end(end)
        except Exception as error:
            raise self._failure(error) from error

    def _begin(self) -> None:
        """Let the rules go on from a quiet point, unless it is the end."""
        if self._game.state.outcome is None:
            self._go_on()

    def _go_on(self, answer: Answer | None = None) -> None:
        """Let the rules go on until they ask; without an answer at their beginning."""
        try:
            question = next(self._script) if answer is None else self._script.send(answer)
            self.question = question if question is not CHECKPOINT else self._pass_quiet_points()
        except (GameOver, StopIteration, Unknown) as end:
            self._end(end)
        except Exception as error:
            raise self._failure(error) from error

    def _pass_quiet_points(self) -> Question:
        """Go on from a quiet point to the next question, and keep a copy of the state now and then."""
        question = CHECKPOINT
        answers = self._quiet_after = len(self.journal)
        while question is CHECKPOINT:
            if answers >= self._keep_at or (self._game.lanes is not None and self._opening()):
                self._keep()
            question = next(self._script)
        return question

    def _end(self, end: GameOver | StopIteration | Unknown) -> None:
        """Nothing is asked any more."""
        self.question = None
        if isinstance(end, GameOver):
            self._game.state.outcome = end.outcome
        elif self._game.state.outcome is None and not isinstance(end, Unknown):
            raise RulesBug(f"The rules of {self.rules.name} stopped without an outcome.") from None

    def _failure(self, error: Exception) -> RulesBug:
        """Take the last answer back, and return what is to be said."""
        where = self.whereabouts()
        if len(self.journal) > self._oldest:
            self.rewind(self.answers - 1)
        return RulesBug(f"The rules of {self.rules.name} failed: {error!r}. {where}")

    def _opening(self) -> bool:
        """Say whether lanes were just opened: that state is kept, since any lane may go back as far."""
        new = not self._since_opening() and self._keep_at < NEVER
        return new and self._checkpoints[-1].answers < len(self.journal)

    def _keep(self) -> None:
        game = self._game
        steps = tuple(self._since_opening())
        kept = Checkpoint(len(self.journal), len(game.events), self._before, _encode(game.state), steps)
        self._checkpoints.append(kept)
        self._keep_at = len(self.journal) + self._apart

    def whereabouts(self) -> str:
        """Return where the match stands, for a bug report."""
        return f"Seed {self.seed!r}, {self.seats} seats, after {self.answers} answers."

    # As it is stored

    def snapshot(self, until: int | None = None) -> Snapshot:
        """Return the match as it stood at the last quiet point that was kept, or at its end.

        With `until`, at the last one after no more answers than that. In lanes that is where they were
        opened, since any of them may go back as far.
        """
        until = self.answers if until is None else until
        if self.outcome is not None and until == self.answers:
            return self._snapshot(len(self.journal), len(self._game.events), _encode(self._game.state))
        kept = self._checkpoints[0]
        for kept in reversed(self._checkpoints):
            if not kept.steps and kept.answers + self.past.answers <= until:
                break
        return self._snapshot(kept.answers, kept.events, kept.state or _encode(self._set_up()))

    def _snapshot(self, answers: int, events: int, state: bytes) -> Snapshot:
        return Snapshot(
            answers=self.past.answers + answers,
            events=self.past.events + events,
            version=self.rules.state_version,
            state=self._in_own_numbers(state),
        )

    def _in_own_numbers(self, state: bytes) -> bytes:
        """Return an encoded state as it is stored, whatever numbers components have in this process."""
        if self.components.agree:
            return state
        return _encode(self.components.own(self._decode(state), self.rules.state))

    def retrace(self, answers: int | None = None) -> Iterator[Self]:
        """Go through the match once more: return a twin as it stood then, and after each answer since.

        It is always the same twin, so look before the next one. Without a place it begins where memory does.
        """
        since = self.past.answers if answers is None else answers
        twin = self.fork(since, listening=True)
        yield twin
        for _ in twin._answer_again(self.journal[since - self.past.answers :], self._renewals):
            yield twin

    def stored_state(self) -> bytes:
        """Return the state as it is now, as it is stored."""
        return self._in_own_numbers(_encode(self._game.state))

    def renew(self, seed: str, lost: int) -> None:
        """Let chance come from another seed from here on, and tell that so many answers are asked for again.

        For a match that was stored under other rules: nobody is to meet dice again that they have seen.
        """
        game = self._game
        self._renewals = (*self._renewals, Renewal(len(self.journal), seed, lost, game.state.rng.drawn))
        game.rng.restart(seed)
        game.tell(AskedAgain, lost)

    def drawn_by_each(self) -> list[int]:
        """Return how much chance was drawn up to the end of what each answer in the journal led to."""
        drawn = [entry[3] for entry in self.journal[1:]]
        if self.journal:
            drawn.append(self._game.state.rng.drawn)
        for renewal in self._renewals:
            if renewal.place:
                drawn[renewal.place - 1] = renewal.drawn
        return drawn

    def show(self, state: S, answers: int, told: Sequence[Event]) -> None:
        """Stand still as a stored state says, with more that was told: to look at a past step by step."""
        self._checkpoints = []
        self._looked_after = NOT_YET
        self.question = None
        self.journal, self.past = [], Past(answers)
        self._game.state = state
        self._game.events.extend(told)

    def close(self, outcome: Outcome, lost: int) -> None:
        """Stand still where it is: it is over, and maybe answers that led there no longer fit."""
        self.question = None
        self._looked_after = NOT_YET
        if lost:
            self._game.tell(NoLongerShown, lost)
        self._game.state.outcome = outcome

    # Back in time and sideways

    def rewind(self, answers: int) -> None:
        """Go back to where the match stood after that many answers."""
        if not 0 <= answers <= self.answers:
            raise BadMove(f"The match has {self.answers} answers; it can't stand after {answers}.")
        place = self._place_of(answers)
        while self._checkpoints[-1].answers > place:
            self._checkpoints.pop()
        self._restart(self.journal[:place], self._game.events, listening=self._game.listening)

    def undoable(self, seat: Seat) -> int | None:
        """Return which answer a seat may fairly take back, by its place among all; None if none.

        It is the seat's last one, while nobody has answered since (in lanes: in the same lane), and nothing
        was rolled, drawn or turned up by it; a match that does not listen can't tell.
        """
        journal, game = self.journal, self._game
        if not journal or self.outcome is not None or not game.listening:
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
                twin.answer(seat, move)
                events = self._game.events
                until = steps[later - opening + 1].told if later + 1 < len(self.journal) else len(events)
                told = events[step.told : until]
                if twin._game.events[before:] == told and twin.state.rng.drawn == self._drawn_after(later):
                    continue
            raise BadMove("That can't be taken back: what others have done since builds on it.")
        for name in _COURSE:
            setattr(self, name, getattr(twin, name))
        self._looked_after = NOT_YET

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
        twin._game.dreamer = seat
        twin._game.rng.restart(seed)
        twin.rules.determinize(twin._game.state, seat, twin._game.rng)
        twin._game.listening = True  # to what happens from now on
        if question.anew:
            twin._go_on(REFRESH)
        return twin

    def _restart(
        self, journal: list[Entry], events: list[Event], *, listening: bool, keep_at: int = NEVER
    ) -> None:
        """Start the rules afresh on the last checkpoint and give the answers since then again."""
        kept = self._checkpoints[-1]
        self._before = kept.before
        self._quiet_after = kept.answers
        self._spare = None
        self._keep_at = min(kept.answers + self._apart, keep_at)
        state = self._decode(kept.state) if kept is not _BEGINNING else self._set_up()
        self._game = Game(
            state, listening=listening, keeping=self._apart != NEVER, components=self.components
        )
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


def _of_others(question: Question | None, seat: Seat) -> int:
    """Return how many answers to a question are collected already that are not a seat's own."""
    if question is None or question.given is None or seat not in question.menus:
        return 0
    return sum(question.given.values()) - question.given.get(seat, 0)


def _decoder(state: type[S]) -> Callable[[bytes], S]:
    decoder = _DECODERS.get(state)
    if decoder is None:
        decoder = _DECODERS[state] = msgspec.msgpack.Decoder(state).decode
    return decoder


_DECODERS: dict[Any, Callable[[bytes], Any]] = {}


def _not_on_the_menu(move: Move, menu: Menu, rule: str) -> str:
    allowed = " ".join(msgspec.json.encode(one).decode() for one in menu[:12])
    more = f" and {len(menu) - 12} more" if len(menu) > 12 else ""
    return f"{msgspec.json.encode(move).decode()} is not allowed now ({rule}); allowed: {allowed}{more}."
