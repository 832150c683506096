"""The coach: what a newcomer is told, and when. It knows what the seat knows, and nothing else.

A hint is told the first time something comes up. A lesson is a match whose beginning, chance and other
players are prepared: one step after another says something, points at it, and lets the learner do it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from dreamtable.kernel.errors import BadSetup
from dreamtable.kernel.game import Game, GameOver
from dreamtable.kernel.match import Match
from dreamtable.kernel.model import WATCHER, Event, Menu, Move, Seat
from dreamtable.kernel.question import CHECKPOINT, Question, Script
from dreamtable.kernel.rng import Chance, Given, Rng, prepared
from dreamtable.kernel.rules import AnyRules, Opening
from dreamtable.telling.telling import standing_for, telling_of
from dreamtable.telling.words import Args, Word, args_of, refs_of, seat_word, tag_of

T = TypeVar("T")

ME, MOVES, EVENT = "@me", "@moves", "@event"
"""Where to point, if it is not a thing by its name: at the own seat, at what the moves of the hint touch, at
what its event names."""


class Advice(NamedTuple):
    """What the coach says now."""

    name: str
    word: Word
    refs: list[str]
    """What it speaks of, such as `die:17` or `seat:0`."""
    step: int = 0
    """Which step of a lesson it is, from 1 on; 0 for a hint."""
    steps: int = 0
    moves: list[int] | None = None
    """Which entries of the menu are open in this step; None for all of them."""
    waits: bool = False
    """Whether the lesson waits for a move, and not for a click."""


# Hints


class Hint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to be said once, when all that it waits for has come together."""

    name: str
    """The message is `hint-<name>`; what the event names are its arguments."""
    rule: str | None = None
    """The rule that asks the reader."""
    move: str | None = None
    """A kind of move that the reader is offered."""
    event: str | None = None
    """A kind of event that the reader learns of."""
    own: bool | None = None
    """Whether the event is about the reader (its `seat`), or about somebody else; None for both."""
    field: dict[str, int | str] = {}
    """What the event says, by field."""
    side: str | None = None
    """What the reader is now, as `Standing.side` says."""
    at_once: bool = False
    """Whether it can't wait: others are told one at each decision of the reader."""
    point: list[str] = []


class Situation(NamedTuple):
    """What a seat knows when it is advised."""

    seat: Seat
    view: msgspec.Struct
    rule: str
    """The rule that asks the seat; nothing if it is not asked."""
    menu: Menu
    number: int
    """Of the question."""
    side: str = ""
    """What the seat is, as `Standing.side` says; nothing in a game that does not tell."""


def situation_of(match: Match[Any], seat: Seat) -> Situation:
    """Return what a seat knows now, through the one gate."""
    question = match.question_of(seat)
    rule = question.rule if question is not None else ""
    standing = standing_for(match, seat)
    side = standing.side if standing is not None else ""
    return Situation(seat, match.view(seat), rule, match.menu(seat), match.number(seat), side)


class Hints:
    """What one reader is told at one table, one thing at a time, each once."""

    def __init__(self, rules: AnyRules, hints: Sequence[Hint], seen: Collection[str] = ()) -> None:
        self.rules = rules
        self.seen = set(seen)
        """The names of the hints that were read, here or elsewhere."""
        self._names = {hint.name for hint in hints}
        self._by_event: dict[str, list[Hint]] = {}
        """Those that wait for an event, by its kind."""
        self._by_type: dict[type[Event], Sequence[Hint]] = {}
        """The same for the events that were heard so far."""
        for hint in hints:
            if hint.event is not None:
                self._by_event.setdefault(hint.event, []).append(hint)
        self._asked = [hint for hint in hints if hint.event is None]
        """Those that wait for a question, or for what the reader is, alone."""
        self._at_once: list[Hint] = []
        """Those of them that can't wait."""
        self._heard: list[tuple[Hint, Event | None]] = []
        """Hints that events have called for, in order."""
        self._sweep()
        self._shown: Advice | None = None
        self._passes = False
        """Whether what is shown belongs to the question alone with which it was shown."""
        self._number = -1
        """The question with which something that could have waited was shown last."""

    def hear(self, seat: Seat, events: Iterable[Event]) -> None:
        """Take in what the seat has just learned."""
        for event in events:
            hints = self._by_type.get(type(event))
            if hints is None:
                hints = self._by_type[type(event)] = self._by_event.get(tag_of(event), ())
            for hint in hints:
                if self._is_new(hint) and _calls_for(event, hint, seat):
                    self._heard.append((hint, event))

    def _is_new(self, hint: Hint) -> bool:
        """Say whether a hint was neither read nor called for yet."""
        return hint.name not in self.seen and all(other is not hint for other, _ in self._heard)

    def due(self, now: Situation) -> Advice | None:
        """Return what is to be said now; what is being said stays until it was read."""
        if now.seat == WATCHER:
            return None
        if self._shown is not None and self._shown.name not in self.seen:
            if not self._passes or now.number == self._number:
                return self._shown
            self.seen.add(self._shown.name)  # what it was about has passed
        self._shown = None
        found = self._next(now)
        if found is not None:
            hint, event = found
            self._shown = self._advice(hint, now, event)
            self._passes = event is None and hint.side is None
            if self._passes or not hint.at_once:  # what can't wait takes nothing else's place
                self._number = now.number
        return self._shown

    def read(self, name: str) -> bool:
        """Remember that something was read; say whether it is the first time."""
        first = name in self._names and name not in self.seen
        if first:
            self.seen.add(name)
        return first

    @property
    def all_read(self) -> bool:
        """Whether there is nothing left to say."""
        return self._names <= self.seen

    def read_shown(self) -> str | None:
        """Remember that what is being said was read; return its name, if it is the first time."""
        if self._shown is None or not self.read(self._shown.name):
            return None
        return self._shown.name

    def _next(self, now: Situation) -> tuple[Hint, Event | None] | None:
        """Return what comes next: what can't wait; then, at a new question, what it or an event calls for."""
        if len(self.seen) != self._swept:
            self._sweep()
        asked_anew = bool(now.rule) and now.number != self._number
        heard = self._heard if asked_anew else [one for one in self._heard if one[0].at_once]
        waiting = [*heard, *((hint, None) for hint in (self._asked if asked_anew else self._at_once))]
        if not waiting:
            return None
        kinds = {tag_of(move) for move in now.menu}
        fitting = [one for one in waiting if _fits(one[0], now, kinds)]
        for one in fitting:
            if one[0].at_once:
                return one
        if not asked_anew:
            return None
        # What the question itself calls for is of use now only.
        for one in sorted(fitting, key=lambda one: one[0].rule is None and one[0].move is None):
            return one
        return None

    def _sweep(self) -> None:
        """Forget what was read."""
        self._heard = [one for one in self._heard if one[0].name not in self.seen]
        self._asked = [hint for hint in self._asked if hint.name not in self.seen]
        self._at_once = [hint for hint in self._asked if hint.at_once]
        self._swept = len(self.seen)
        """How much had been read when that was last forgotten."""

    def _advice(self, hint: Hint, now: Situation, event: Event | None) -> Advice:
        args: Args = {"me": seat_word(now.seat)}
        if event is not None:
            args |= args_of(event, telling_of(self.rules).name_of, now.view)
        refs: list[str] = []
        for one in hint.point:
            if one == MOVES:
                meant = [move for move in now.menu if hint.move in (None, tag_of(move))]
                refs += [ref for move in meant for ref in refs_of(move)]
            elif one == EVENT:
                refs += refs_of(event) if event is not None else []
            else:
                refs.append(f"seat:{now.seat}" if one == ME else one)
        return Advice(hint.name, Word(f"hint-{hint.name}", args), list(dict.fromkeys(refs)))


def _calls_for(event: Event, hint: Hint, seat: Seat) -> bool:
    """Say whether an event of its kind is the one that a hint waits for."""
    if hint.own is not None and (getattr(event, "seat", WATCHER) == seat) is not hint.own:
        return False
    return all(getattr(event, name) == value for name, value in hint.field.items())


def _fits(hint: Hint, now: Situation, kinds: Collection[str]) -> bool:
    """Say whether what is asked, and the kinds of moves that are offered, is what a hint waits for."""
    if hint.rule is not None and hint.rule != now.rule:
        return False
    if hint.move is not None and hint.move not in kinds:
        return False
    return hint.side is None or hint.side == now.side


# Lessons


class Step(NamedTuple):
    """A step of a lesson: something said, something done, or both."""

    say: str | None
    """The message is `lesson-<lesson>-<say>`; without one the step happens by itself."""
    point: tuple[str, ...]
    seat: Seat
    moves: tuple[Move, ...]
    """What may be done in this step, the usual way first; nothing for a step that is only read."""

    @property
    def by_itself(self) -> bool:
        """Whether nobody has to do anything: the others play as it is written."""
        return self.say is None


class Lesson(NamedTuple):
    """A lesson, ready to be given."""

    name: str
    rules: AnyRules
    seats: int
    seat: Seat
    """Where the learner sits."""
    options: dict[str, object]
    seed: str
    """With all chance in it that the lesson needs."""
    steps: tuple[Step, ...]
    teaches: tuple[str, ...] = ()
    """The hints that need not be told to somebody who has had it."""

    def at(self, answers: int, read: int) -> int | None:
        """Return which step is due after so many answers and so much reading; None once it is over.

        What was read is counted in steps; a lesson that was left has been read to its end.
        """
        if read >= len(self.steps):
            return None
        for place, step in enumerate(self.steps):
            if step.moves:
                if answers == 0:
                    return place
                answers -= 1
            elif answers == 0 and place >= read:
                return place
        return None

    def fits(self, match: Match[Any]) -> bool:
        """Say whether a match has gone the way of the lesson so far."""
        steps = [step for step in self.steps if step.moves]
        return len(match.journal) <= len(steps) and all(
            seat == step.seat and move in step.moves
            for (seat, _, move, _), step in zip(match.journal, steps, strict=False)
        )

    def answer_due(self, answers: int, read: int) -> tuple[Seat, Move] | None:
        """Return the answer that is given by itself now, if it is time for one."""
        place = self.at(answers, read)
        if place is None or not self.steps[place].by_itself:
            return None
        step = self.steps[place]
        return step.seat, step.moves[0]

    def advice(self, now: Situation, answers: int, read: int) -> Advice | None:
        """Return what is said to the learner now."""
        place = self.at(answers, read)
        if place is None or now.seat != self.seat or self.steps[place].say is None:
            return None
        step = self.steps[place]
        args: Args = {f"seat{seat + 1}": seat_word(seat) for seat in range(self.seats)}
        said = [one for one in self.steps if one.say is not None]
        return Advice(
            name=self.name_of(place),
            word=Word(f"lesson-{self.name_of(place)}", args),
            refs=self._refs(step),
            step=1 + said.index(step),
            steps=len(said),
            moves=[at for at, move in enumerate(now.menu) if move in step.moves],
            waits=bool(step.moves),
        )

    def name_of(self, place: int) -> str:
        """Return the name of a step."""
        return f"{self.name}-{self.steps[place].say}"

    def _refs(self, step: Step) -> list[str]:
        refs: list[str] = []
        for one in step.point:
            if one == MOVES:
                refs += refs_of(step.moves[0])
            else:
                refs.append(f"seat:{self.seat}" if one == ME else one)
        return list(dict.fromkeys(refs))


# Chance that is foreseen

Foresight = Callable[[Any, str, int], int | None]
"""What a wish of a lesson means in a game: (state, wish, n) to the number from 0 to n - 1 that brings it."""
Order = Callable[[str, Sequence[Any]], Sequence[Any] | None]
"""What a wish of a lesson means where things are shuffled: (wish, things) to those that come to lie at the
end, the last one first; the others are left to chance."""
Find = Callable[[str, Sequence[Any]], Any]
"""What a wish of a lesson means where one of some things is drawn: (wish, things) to the one that comes."""


class Foreseer(NamedTuple):
    """How a game reads what a lesson foresees; None is said where a wish is not about what happens just now.

    Then chance decides, and the wish waits for its time: a lesson names what matters and nothing else.
    """

    number: Foresight
    order: Order
    find: Find | None = None
    """Without it things are drawn by their number among the others."""


class ForeseenChance(Chance):
    """Brings what is foreseen, wish by wish, and remembers by which numbers; then goes on by chance."""

    __slots__ = ("_foreseer", "given", "state", "wishes")

    def __init__(self, rng: Rng, wishes: Sequence[str], foreseer: Foreseer) -> None:
        super().__init__(rng)
        self.wishes = list(wishes)
        self.given: dict[int, Given] = {}
        self.state: object = None
        self._foreseer = foreseer

    def below(self, n: int) -> int:
        """Return the number that the next wish means."""
        number = self._foreseer.number(self.state, self.wishes[0], n) if self.wishes else None
        if number is None:
            return super().below(n)
        wish = self.wishes.pop(0)
        if not 0 <= number < n:
            raise BadSetup(f"{wish!r} is foreseen, but chance has only {n} things to choose from.")
        return self._give(number, n)

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        """Return the thing that the next wish means."""
        return items[self._place(items)]

    def take(self, items: list[T]) -> T:
        """Take the thing away that the next wish means."""
        return items.pop(self._place(items))

    def _place(self, items: Sequence[object]) -> int:
        find = self._foreseer.find
        if find is None:
            return self.below(len(items))
        wanted = find(self.wishes[0], items) if self.wishes else None
        if wanted is None:
            return super().below(len(items))
        self.wishes.pop(0)
        return self._give(items.index(wanted), len(items))

    def shuffle(self, items: list[T]) -> None:
        """Put the items into the order that the next wish means."""
        order = self._foreseer.order(self.wishes[0], items) if self.wishes else None
        if order is None:
            super().shuffle(items)
            return
        self.wishes.pop(0)
        wanted = list(order)
        for last in range(len(items) - 1, 0, -1):
            below = last + 1
            other = self._give(items.index(wanted.pop(0)), below) if wanted else super().below(below)
            items[last], items[other] = items[other], items[last]

    def _give(self, number: int, n: int) -> int:
        self.given[self.rng.drawn] = Given(number, n)
        self.rng.drawn += 1
        self._words.clear()  # what is left of the block begins further on
        return number


def foresee(
    lesson: Lesson, wishes: Sequence[str], foreseer: Foreseer, ways: Mapping[int, int] | None = None
) -> str:
    """Walk through a lesson as its wishes say, and return the seed that brings them.

    `ways` says which of several moves is made in a step, by its place; the usual one is the first.
    """
    rules = lesson.rules
    options = rules.read_options(lesson.options)
    rng, box = ForeseenChance(Rng(lesson.seed), wishes, foreseer), rules.components()
    opening = Opening(options, lesson.seats, rng, rules.mode_for(lesson.seats), components=box)
    game = Game(rules.setup(opening), listening=False, components=box)
    game.rng, rng.state = rng, game.state
    script = rules.play(game)
    question: Question | None = _next_question(script, None)
    for place, step in enumerate(lesson.steps):
        if step.moves:
            choice = _choice(lesson, place, question, (ways or {}).get(place, 0))
            question = _next_question(script, (step.seat, choice))
    if rng.wishes:
        raise BadSetup(f"The lesson {lesson.name!r} foresees what never comes: {', '.join(rng.wishes)}.")
    return prepared(lesson.seed, rng.given)


def _choice(lesson: Lesson, place: int, question: Question | None, way: int) -> int:
    """Return which entry of the menu the move of a step is, or say why it does not fit."""
    step = lesson.steps[place]
    move = step.moves[way]
    menus = question.menus if question is not None else {}
    try:
        return menus[step.seat].index(move)
    except (KeyError, ValueError):
        rule = question.rule if question is not None else "the end"
        raise BadSetup(
            f"Step {place + 1} of the lesson {lesson.name!r} does not fit: seat {step.seat} wants {move}, "
            f"but there is {rule}: {dict(menus)}."
        ) from None


def _next_question(script: Script[None], answer: tuple[Seat, int] | None) -> Question | None:
    """Let the rules go on to their next question; None when the game is over."""
    try:
        question = next(script) if answer is None else script.send(answer)
        while question is CHECKPOINT:
            question = next(script)
    except (GameOver, StopIteration):
        return None
    return question
