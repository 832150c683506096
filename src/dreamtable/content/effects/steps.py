"""Steps: what a card tells to do, in order; how they are carried out, and whether they can be."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from dreamtable.content.effects.numbers import NONE
from dreamtable.content.effects.people import YOU
from dreamtable.content.effects.texts import SAME, told_of
from dreamtable.content.effects.walking import parts_of
from dreamtable.content.terms import Term, written
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


class Step:
    """One thing that a card tells to do: a verb of the closed vocabulary."""

    __slots__ = ()
    yours: ClassVar[bool] = True
    """Whether its text tells what you do, not what somebody or something else does."""
    may_fail: ClassVar[bool] = False
    """Whether it can come to nothing although it was possible, so that a price is not paid: see `done`."""
    needed: ClassVar[bool] = False
    """Whether a text ends where it can't be carried out: then nothing after it counts as possible."""

    def do(self, scene: Any) -> Script[None]:
        """Carry it out."""
        raise NotImplementedError

    def possible(self, _scene: Any) -> bool:
        """Say whether it could be carried out completely now; asked of costs."""
        return True

    def can_be_chosen(self, scene: Any) -> bool:
        """Say whether a way of several that has it can be chosen now."""
        return self.possible(scene)

    def faults(self) -> Iterator[str]:
        """Return what is wrong with it beyond its form."""
        yield from ()

    def text(self) -> Word:
        """Return its words."""
        raise NotImplementedError

    def question(self) -> Word:
        """Return the words with which it asks."""
        return self.text()

    def told_of(self, who: Word) -> Word | None:
        """Return its words where somebody else does it; None if there are none."""
        return told_of(self.text(), who)

    def branches(self) -> Iterator[str]:
        """Return the ways that a story can go here: `pass`, `fail`, labels, and what follows on each."""
        yield from ()

    def inner(self) -> list["Step"]:
        """Return the steps inside it, however deep."""
        return [part for part in parts_of(self) if isinstance(part, Step) and part is not self]

    def is_simple(self) -> bool:
        """Say whether it is one thing that you do: no choice, no test, nothing that others do."""
        return self.yours and not self.inner() and getattr(self, "who", YOU) == YOU


class Verb(Term, Step, frozen=True, eq=False):
    """A step as it is written; see `Step`. Two that say the same on different cards are not the same step."""

    one_of: ClassVar[tuple[str, ...]] = ()
    """Fields of which exactly one must be given, since its sentence is about one thing."""
    some_of: ClassVar[tuple[str, ...]] = ()
    """Fields of which at least one must be given."""

    def faults(self) -> Iterator[str]:
        """Return what it does not say, or says too much of."""
        needs = self.one_of or self.some_of
        given = [field for field in needs if getattr(self, field) not in (None, "", 0, NONE)]
        names = ", ".join(field.rstrip("_").replace("_", "-") for field in needs)
        if needs and not given:
            yield f"{self.called()}: it must say one of {names}."
        elif self.one_of and len(given) > 1:
            yield f"{self.called()}: it can say only one of {names}; write two steps."

    def text(self) -> Word:
        """Return the message of the verb with its fields."""
        return written(self, "do")


Steps = tuple[Step, ...]


def branches_after(way: str, steps: Steps) -> Iterator[str]:
    """Return a way, and all those that what follows on it can go."""
    yield way
    for step in steps:
        for further in step.branches():
            yield f"{way}-{further}"


def steps_in(thing: object) -> Iterator[Step]:
    """Return all steps in a card or a part of it, the outer before the inner."""
    for part in parts_of(thing):
        if isinstance(part, Step):
            yield part


def run(steps: Sequence[Step], scene: Any) -> Script[None]:
    """Carry the steps out in order, as far as they can be."""
    if not steps:
        return NOTHING_TO_DO
    if len(steps) > 1:
        return run_each(steps, scene)
    if scene.over:
        return NOTHING_TO_DO
    scene.step = steps[0]
    return steps[0].do(scene)


def run_each(steps: Sequence[Step], scene: Any) -> Script[None]:
    """The same for several steps, each of which may be the end of the rest."""
    for step in steps:
        if scene.over:
            return
        scene.step = step
        yield from step.do(scene)


def resolve(steps: Sequence[Step], scene: Any, part: str = "") -> Script[None]:
    """Carry out a whole text, or a part of it; while it lasts the state says so."""
    return _resolve(steps, scene, part) if steps else NOTHING_TO_DO


def _resolve(steps: Sequence[Step], scene: Any, part: str) -> Script[None]:
    scene.begin(part)
    yield from run(steps, scene)
    scene.end()


def told_together(steps: Sequence[Step], who: Word) -> Word | None:
    """Return the words of steps that somebody else takes, all in one sentence; None if there are none."""
    clauses: list[Word] = []
    for step in steps:
        told = step.told_of(SAME if clauses else who)
        if told is None:
            return None
        clauses.append(told)
    if len(clauses) > 1:
        return Word("do-together", {"do": Word("clauses", {"parts": clauses})})
    return clauses[0] if clauses else None


def possible(steps: Iterable[Step], scene: Any) -> bool:
    """Say whether all of a price can be paid."""
    for step in steps:
        if not step.possible(scene):
            return False
    return True


def can_be_chosen(steps: Iterable[Step], look: Any) -> bool:
    """Say whether a way of several with these steps can be chosen."""
    for step in steps:
        if not step.can_be_chosen(look):
            return False
    return True


def some_possible(steps: Iterable[Step], scene: Any) -> bool:
    """Say whether it makes sense to do it: whether at least one step can be carried out."""
    for step in steps:
        if step.possible(scene):
            return True
        if step.needed:
            return False
    return False


def carried_out(scene: Any, steps: Sequence[Step]) -> Script[bool]:
    """Carry a way out; say whether it could be, which those decide who are to pay for it."""
    for one in steps:
        if scene.over:
            break
        scene.step = one
        yield from one.do(scene)
        if one.may_fail and not scene.done:
            return False
    return True
