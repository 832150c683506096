"""A match: drives the rules of a game, and can be stored, forked, undone and replayed anywhere.

Three chapters: how questions are numbered, the past and the ways back, and here how it is played and seen.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

import msgspec

from dreamtable.kernel.components import Components
from dreamtable.kernel.errors import BadMove, RulesBug
from dreamtable.kernel.game import Game, GameOver, S, Unknown
from dreamtable.kernel.model import Event, Kept, Menu, Move, NoLongerShown, Options, Outcome, Seat
from dreamtable.kernel.numbering import Past, Step
from dreamtable.kernel.question import CHECKPOINT, Answer
from dreamtable.kernel.rng import chance_of
from dreamtable.kernel.rules import Rules
from dreamtable.kernel.timeline import (
    BEGINNING,
    NEVER,
    NOT_YET,
    Branch,
    Checkpoint,
    Dream,
    Snapshot,
    Timeline,
    encode_state,
)

T = TypeVar("T")

FOG = "fog"
"""Why a match in an imagined world ends that would have to tell what its dreamer can't know."""
ANSWERS_APART = 5
"""Quiet points nearer together than this are not worth keeping a copy of the state."""


class Match(Timeline[S]):
    """One match from set-up to outcome."""

    __slots__ = ("_look", "_read", "_views")

    _look: Callable[[Seat], msgspec.Struct]
    _views: dict[Seat, msgspec.Struct]
    _read: dict[tuple[Seat, Callable[[Any], object]], Any]
    """What was read from views."""

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
        dreamer: Seat | None = None,
    ) -> None:
        """Set the game up, or begin at a quiet point that a `state` describes (puzzles, stored matches).

        A match that is resumed has a `past`: its answers and events are counted from its true beginning.
        Without a `mode` it is the first one that is for so many; `kept` is what a campaign remembers. What
        lies in the box are the `components`, without them those of the game alone.

        A state that a seat has imagined has its `dreamer`: the match ends in fog where it would have to
        reveal what is sealed from that seat.

        For play in bulk: with `listening` off no events are kept; with `keeping` off no copies are kept at
        quiet points, so that a fork or an undo plays the match again from its beginning.
        """
        self.rules = rules
        self.mode = rules.mode_for(seats, mode)
        self.kept = kept
        self.components = components if components is not None else rules.components()
        self.seats = seats
        self.seed = seed
        self.options = options if options is not None else rules.options()
        self.past = past
        self.dreamer = dreamer
        self.journal = []
        self.question = None
        self._decode = _decoder(rules.state)
        self._checkpoints = [BEGINNING if state is None else Checkpoint(0, 0, 0, encode_state(state))]
        self._before = 0
        self._quiet_after = 0
        self._spare = None
        self._apart = ANSWERS_APART if keeping else NEVER
        self._keep_at = self._apart
        self._lanes = None
        self._steps = []
        self._looked_after = NOT_YET
        self._renewals = ()
        if state is None:
            state = self._set_up()
        self._game = Game(state, listening=listening, keeping=keeping, components=self.components)
        self._game.dreamer = dreamer
        self._script = rules.play(self._game)
        self._begin()

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
        self._look = looker(state) if looker is not None else partial(self.rules.view, state)
        self._looked_after = len(self.journal)
        self._views = {}
        self._read = {}

    @contextmanager
    def watched(self, onlooker: Callable[[int], None]) -> Iterator[None]:
        """Let somebody look at the table at each beat of what is answered meanwhile, told its number."""

        def look() -> None:
            self._looked_after = NOT_YET
            onlooker(self.happened - 1)
            self._looked_after = NOT_YET  # the rules go on changing what was looked at

        self._game.onlooker = look
        try:
            yield
        finally:
            self._game.onlooker = None

    def read_view(self, seat: Seat, reader: Callable[[Any], T]) -> T:
        """Return what a reader makes of the view of a seat: read once until the next answer."""
        view = self.view(seat)
        if (seat, reader) not in self._read:
            self._read[seat, reader] = reader(view)
        made: T = self._read[seat, reader]
        return made

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

    def whereabouts(self) -> str:
        """Return where the match stands, for a bug report."""
        return f"Seed {self.seed!r}, {self.seats} seats, after {self.answers} answers."

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

    def _go_on(self, answer: Answer | None = None) -> None:
        """Let the rules go on until they ask; without an answer at their beginning."""
        try:
            question = next(self._script) if answer is None else self._script.send(answer)
            self.question = question if question is not CHECKPOINT else self._pass_quiet_points()
        except (GameOver, StopIteration, Unknown) as end:
            self._end(end)
        except Exception as error:
            raise self._failure(error) from error

    def _end(self, end: GameOver | StopIteration | Unknown) -> None:
        """Nothing is asked any more."""
        self.question = None
        if isinstance(end, GameOver):
            self._game.state.outcome = end.outcome
        elif isinstance(end, Unknown):
            if self.dreamer is not None:
                self._game.state.outcome = Outcome([], [0] * self.seats, FOG)
        elif self._game.state.outcome is None:
            raise RulesBug(f"The rules of {self.rules.name} stopped without an outcome.") from None

    def _failure(self, error: Exception) -> RulesBug:
        """Take the last answer back, and return what is to be said."""
        where = self.whereabouts()
        if len(self.journal) > self._oldest:
            self.rewind(self.answers - 1)
        return RulesBug(f"The rules of {self.rules.name} failed: {error!r}. {where}")

    # As it is stored

    def snapshot(self, until: int | None = None) -> Snapshot:
        """Return the match as it stood at the last quiet point that was kept, or at its end.

        With `until`, at the last one after no more answers than that. In lanes that is where they were
        opened, since any of them may go back as far.
        """
        until = self.answers if until is None else until
        if self.outcome is not None and until == self.answers:
            return self._snapshot(len(self.journal), len(self._game.events), encode_state(self._game.state))
        kept = self._checkpoints[0]
        for kept in reversed(self._checkpoints):
            if not kept.steps and kept.answers + self.past.answers <= until:
                break
        return self._snapshot(kept.answers, kept.events, kept.state or encode_state(self._set_up()))

    def _snapshot(self, answers: int, events: int, state: bytes) -> Snapshot:
        return Snapshot(
            answers=self.past.answers + answers,
            events=self.past.events + events,
            version=self.rules.state_version,
            state=self._in_own_numbers(state),
        )

    def branch(self, answers: int, dream: Dream | None = None) -> Branch:
        """Return where another match can begin that goes its own way from after so many answers.

        That is the last quiet point until then, and the answers since. With a `dream` it is the world that a
        seat imagines at that point, which holds nothing that it can't know; what was answered since may not
        fit there and is left out.
        """
        kept = self.snapshot(answers)
        twin = self.fork(kept.answers)
        twin._apart, twin._keep_at = 1, len(twin.journal) + 1
        since = self.journal[kept.answers - self.past.answers : self._place_of(answers)]
        for _ in twin._answer_again(since, self._renewals):
            pass
        quiet = twin.snapshot(answers)
        begins = msgspec.structs.replace(quiet, answers=0, events=0)
        begun = quiet.answers - self.past.answers
        if dream is not None:
            state = self.components.here(self._decode(quiet.state), self.rules.state)
            rng = chance_of(state.rng)
            rng.restart(dream.seed)
            self.rules.determinize(state, dream.seat, rng)
            stored = self._in_own_numbers(encode_state(state))
            return Branch(msgspec.structs.replace(begins, state=stored), [])
        if any(begun < one.place for one in twin._renewals):  # chance has changed amidst these answers
            return Branch(begins, [])
        drawn = twin.drawn_by_each()[begun:]
        moves = [entry[::2] for entry in twin.journal[begun:]]
        return Branch(begins, [(*move, after) for move, after in zip(moves, drawn, strict=True)])

    def stored_state(self) -> bytes:
        """Return the state as it is now, as it is stored."""
        return self._in_own_numbers(encode_state(self._game.state))

    def hash(self) -> str:
        """Return a fingerprint of the state: equal for equal states, on every machine."""
        state = self._in_own_numbers(encode_state(self._game.state))
        return hashlib.blake2b(state, digest_size=16).hexdigest()

    def _in_own_numbers(self, state: bytes) -> bytes:
        """Return an encoded state as it is stored, whatever numbers components have in this process."""
        if self.components.agree:
            return state
        return encode_state(self.components.own(self._decode(state), self.rules.state))

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
