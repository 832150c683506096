"""A match: drives the rules of a game, and can be stored, forked, undone and replayed anywhere."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Self

import msgspec

from dreamtable.kernel.errors import BadMove, RulesBug
from dreamtable.kernel.game import CHECKPOINT, REFRESH, Answer, Game, GameOver, Question, S, Script
from dreamtable.kernel.model import WATCHER, Event, Menu, Move, Options, Outcome, Seat
from dreamtable.kernel.rng import chance
from dreamtable.kernel.rules import Rules

ANSWERS_APART = 5
"""Quiet points nearer together than this are not worth keeping a copy of the state."""

NEVER = 2**62

_encode = msgspec.msgpack.Encoder().encode

Entry = tuple[Seat, int, Move, int]
"""An answer in the journal: who, which entry of the menu, the move, and how much chance was drawn before."""


class Checkpoint(NamedTuple):
    """A copy of the state at a quiet point."""

    answers: int
    events: int
    before: int
    """How many events there were before the last answer."""
    state: bytes


_BEGINNING = Checkpoint(0, 0, 0, b"")
"""Not kept: set-up gives the first state again."""


class Match(Generic[S]):
    """One match from set-up to outcome."""

    __slots__ = (
        "_apart",
        "_before",
        "_checkpoints",
        "_decode",
        "_game",
        "_keep_at",
        "_script",
        "journal",
        "options",
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
        listening: bool = True,
        keeping: bool = True,
        state: S | None = None,
    ) -> None:
        """Set the game up, or begin at a quiet point that a `state` describes (puzzles, tests).

        For play in bulk: with `listening` off no events are kept; with `keeping` off no copies are kept at
        quiet points, so that a fork or an undo plays the match again from its beginning.
        """
        rules.check_seats(seats)
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options: Options = options if options is not None else rules.options()
        self.journal: list[Entry] = []
        self.question: Question | None = None
        self._decode: Callable[[bytes], S] = _decoder(rules.state)
        self._checkpoints = [_BEGINNING if state is None else Checkpoint(0, 0, 0, _encode(state))]
        self._before = 0
        self._apart = ANSWERS_APART if keeping else NEVER
        self._keep_at = self._apart
        if state is None:
            state = rules.setup(self.options, seats, chance(seed))
        self._game: Game[S] = Game(state, listening=listening, keeping=keeping)
        self._script: Script[None] = rules.play(self._game)
        self._go_on()

    # What is the case

    @property
    def state(self) -> S:
        """The true state. For rules, tests and storage: players and bots get `view`."""
        return self._game.state

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""
        return self._game.state.outcome

    def view(self, seat: Seat) -> msgspec.Struct:
        """Return what a seat may see now. It is a window: read or encode it before the next answer."""
        return self.rules.view(self._game.state, seat)

    def menu(self, seat: Seat) -> Menu:
        """Return what a seat may do now; nothing if it is not asked."""
        return self.question.menus.get(seat, ()) if self.question is not None else ()

    @property
    def happened(self) -> int:
        """How many events there are in all, whoever learned of them."""
        return len(self._game.events)

    def events(self, seat: Seat, since: int = 0) -> list[tuple[int, Event]]:
        """Return what a seat learned of what happened, each with its number."""
        heard = []
        for number in range(since, len(self._game.events)):
            event = self._game.events[number].seen_by(seat)
            if event is not None:
                heard.append((number, event))
        return heard

    def events_of(self, seats: Sequence[Seat], since: int = 0) -> list[tuple[int, Event]]:
        """Return what somebody on several seats learned: all of an event if one of the seats learned all."""
        heard = []
        for number in range(since, len(self._game.events)):
            event = self._game.events[number]
            seen = [part for seat in seats if (part := event.seen_by(seat)) is not None]
            if seen:
                heard.append((number, event if event in seen else seen[0]))
        return heard

    def hash(self) -> str:
        """Return a fingerprint of the state: equal for equal states, on every machine."""
        return hashlib.blake2b(_encode(self._game.state), digest_size=16).hexdigest()

    # What happens

    def answer(self, seat: Seat, move: Move, number: int | None = None) -> None:
        """Answer the open question. `number` counts the answers before it, to refuse what comes too late."""
        question = self.question
        if question is None:
            raise BadMove("The match is over; nothing is asked any more.")
        if number is not None and number != len(self.journal):
            raise BadMove(f"That answers question {number}; the match is at question {len(self.journal)}.")
        menu = question.menus.get(seat)
        if menu is None:
            asked = ", ".join(map(str, question.menus))
            raise BadMove(f"Seat {seat} is not asked now; the question goes to seat {asked}.")
        try:
            choice = menu.index(move)
        except ValueError:
            raise BadMove(_not_on_the_menu(move, menu, question.rule)) from None
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
        try:  # as `_go_on` does, without one more call: this is the way of every answer
            question = self._script.send((seat, choice))
            self.question = question if question is not CHECKPOINT else self._pass_quiet_points()
        except (GameOver, StopIteration) as end:
            self._end(end)
        except Exception as error:
            raise self._failure(error) from error

    def _go_on(self, answer: Answer | None = None) -> None:
        """Let the rules go on until they ask; without an answer at their beginning."""
        try:
            question = next(self._script) if answer is None else self._script.send(answer)
            self.question = question if question is not CHECKPOINT else self._pass_quiet_points()
        except (GameOver, StopIteration) as end:
            self._end(end)
        except Exception as error:
            raise self._failure(error) from error

    def _pass_quiet_points(self) -> Question:
        """Go on from a quiet point to the next question, and keep a copy of the state now and then."""
        question = CHECKPOINT
        while question is CHECKPOINT:
            if len(self.journal) >= self._keep_at:
                self._keep()
            question = next(self._script)
        return question

    def _end(self, end: GameOver | StopIteration) -> None:
        """Nothing is asked any more."""
        self.question = None
        if isinstance(end, GameOver):
            self._game.state.outcome = end.outcome
        elif self._game.state.outcome is None:
            raise RulesBug(f"The rules of {self.rules.name} stopped without an outcome.") from None

    def _failure(self, error: Exception) -> RulesBug:
        """Take the last answer back, and return what is to be said."""
        where = self.whereabouts()
        if len(self.journal) > self._oldest:
            self.rewind(len(self.journal) - 1)
        return RulesBug(f"The rules of {self.rules.name} failed: {error!r}. {where}")

    def _keep(self) -> None:
        game = self._game
        kept = Checkpoint(len(self.journal), len(game.events), self._before, _encode(game.state))
        self._checkpoints.append(kept)
        self._keep_at = len(self.journal) + self._apart

    def whereabouts(self) -> str:
        """Return where the match stands, for a bug report."""
        return f"Seed {self.seed!r}, {self.seats} seats, after {len(self.journal)} answers."

    # Back in time and sideways

    def rewind(self, answers: int) -> None:
        """Go back to where the match stood after that many answers."""
        if not 0 <= answers <= len(self.journal):
            raise BadMove(f"The match has {len(self.journal)} answers; it can't stand after {answers}.")
        self._check_truth(answers)
        while self._checkpoints[-1].answers > answers:
            self._checkpoints.pop()
        self._restart(self.journal[:answers], self._game.events, listening=self._game.listening)

    def undoer(self) -> Seat | None:
        """Return the seat that may fairly take the last answer back, if one may.

        Its own seat may, while nobody has answered since, and nothing was rolled, drawn or turned up by the
        answer; a match that does not listen can't tell.
        """
        game = self._game
        if not self.journal or self.outcome is not None or not game.listening:
            return None
        by, _, _, drawn = self.journal[-1]
        if drawn != game.state.rng.drawn:
            return None
        everybody = (*range(self.seats), WATCHER)
        since = game.events[self._before :]
        turned_up = any(event.reveals_to(seat) for event in since for seat in everybody)
        return None if turned_up else by

    def can_undo(self, seat: Seat) -> bool:
        """Say whether a seat may fairly take its last answer back."""
        return self.undoer() == seat

    def undo(self, seat: Seat) -> None:
        """Take a seat's last answer back, where that is fair."""
        if not self.can_undo(seat):
            raise BadMove("That can't be taken back: something was rolled, turned up, or answered since.")
        self.rewind(len(self.journal) - 1)

    def fork(self, answers: int | None = None, *, listening: bool = False) -> Self:
        """Return a twin of this match (as it stood after so many answers) that goes its own way."""
        upto = len(self.journal) if answers is None else answers
        self._check_truth(upto)
        index = -1
        while self._checkpoints[index].answers > upto:
            index -= 1
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.seats = self.seats
        twin.seed = self.seed
        twin.options = self.options
        twin._apart = self._apart
        twin._decode = self._decode
        twin._checkpoints = self._checkpoints[: len(self._checkpoints) + index + 1]
        twin._restart(self.journal[:upto], self._game.events, listening=listening)
        return twin

    @property
    def _oldest(self) -> int:
        """After how many answers the past begins to which it can go back; an imagined world has none."""
        return self._checkpoints[0].answers if self._checkpoints else NEVER

    def _check_truth(self, answers: int) -> None:
        """Refuse to go back beyond the beginning of an imagined world."""
        if answers < self._oldest:
            raise BadMove("An imagined world can't be forked or rewound: its past is that of the true one.")

    def imagine(self, seat: Seat, seed: str) -> Self:
        """Return a world that a seat, being asked, can't tell from the true one, with chance of its own.

        What the seat can't know is changed, secret answers of others are still open, and the dice to come
        belong to the seed. What happens in it is told from its beginning on. Search bots plan in such
        worlds only.
        """
        question = self.question
        if question is None or seat not in question.menus:
            raise BadMove(f"Seat {seat} is not asked now.")
        twin = self.fork(len(self.journal) - (question.sealed or 0))
        twin._checkpoints = []  # those of the true world would lead back to it
        twin._keep_at = NEVER  # and to its own nobody goes back
        twin._game.keeping = False
        twin._game.rng.restart(seed)
        twin.rules.determinize(twin._game.state, seat, twin._game.rng)
        twin._game.listening = True  # to what happens from now on
        if len(question.menus) > 1 or question.sealed:
            twin._go_on(REFRESH)
        return twin

    def _restart(self, journal: list[Entry], events: list[Event], *, listening: bool) -> None:
        """Start the rules afresh on the last checkpoint and give the answers since then again."""
        kept = self._checkpoints[-1]
        self._before = kept.before
        self._keep_at = kept.answers + self._apart
        state = (
            self._decode(kept.state)
            if kept is not _BEGINNING
            else self.rules.setup(self.options, self.seats, chance(self.seed))
        )
        self._game = Game(state, listening=listening, keeping=self._apart != NEVER)
        if listening:
            self._game.events = events[: kept.events]
        self._script = self.rules.play(self._game)
        self.question = None
        self.journal = journal[: kept.answers]
        self._go_on()
        for seat, choice, *_ in journal[kept.answers :]:
            self.choose(seat, choice)


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
