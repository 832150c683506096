"""Lessons and hints of a game: data in its folder `lessons/`, read strictly.

`hints.yaml` has what is said when something comes up for the first time; every other file is a lesson, of
which `first.yaml` is the one that newcomers are offered.
"""

from functools import cache
from importlib.resources import files
from typing import TypeVar, get_args

import msgspec

from dreamtable.content.problems import ContentError, Misread, Problem
from dreamtable.content.reading import convert
from dreamtable.games import manifest_of, rules_of
from dreamtable.kernel import AnyRules, BadSetup, Move, unknown
from dreamtable.telling.coach import Foreseer, Hint, Lesson, Step, foresee
from dreamtable.telling.words import kinds_of

W = TypeVar("W", bound=msgspec.Struct)

FIRST = "first"
"""The lesson that newcomers are offered."""
HINTS = "hints"
IN_SHORT = "rules-in-short"
"""Stands in the place of a hint once somebody was offered the rules of a game in short."""

Written = list[int | str | list[int] | None]
"""A move as it is on the wire: `[sleep, 0]`; cards and what else a game names go by their names."""


class StepWritten(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step of a lesson as it stands in the file."""

    say: str | None = None
    point: list[str] = []
    do: Written | None = None
    """What the learner does; without it the step is only read."""
    or_: list[Written] = msgspec.field(default=[], name="or")
    """What may be done as well: it must lead to the same place."""
    others: list[Written] = []
    """What happens by itself: for each answer the seat, and then the move."""


class LessonWritten(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it stands in the file."""

    seats: int
    seat: int
    """Where the learner sits, from 0 on."""
    options: dict[str, bool | int | str | list[int] | None] = {}
    chance: list[str] = []
    """What chance brings, in the words of the game."""
    teaches: list[str] = []
    """The hints that need not be told to somebody who has had this lesson."""
    steps: list[StepWritten]


class HintsWritten(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The hints of a game as they stand in the file."""

    hints: list[Hint]


def _texts(game: str) -> dict[str, str]:
    """Return the files of a game's lessons by name."""
    folder = files(manifest_of(game).package) / "lessons"
    found = [one for one in (folder.iterdir() if folder.is_dir() else ()) if one.name.endswith(".yaml")]
    return {one.name.removesuffix(".yaml"): one.read_text(encoding="utf-8") for one in found}


def _read(name: str, text: str, wanted: type[W]) -> W:
    from dreamtable.content.parsing import parse_head  # YAML is only needed where there is a lesson

    file = f"lessons/{name}.yaml"
    try:
        return convert(parse_head(file, text), wanted)
    except Misread as error:
        raise ContentError(Problem(file, 0, "", str(error))) from None


@cache
def lessons_of(game: str) -> tuple[str, ...]:
    """Return the names of a game's lessons, the first one first."""
    names = sorted(_texts(game).keys() - {HINTS}, key=lambda name: (name != FIRST, name))
    return tuple(names)


@cache
def hints_of(game: str) -> tuple[Hint, ...]:
    """Return what a game says when something comes up for the first time."""
    text = _texts(game).get(HINTS)
    hints = tuple(_read(HINTS, text, HintsWritten).hints) if text is not None else ()
    names = [hint.name for hint in hints]
    if len(set(names)) < len(names):
        raise ContentError(Problem(f"lessons/{HINTS}.yaml", 0, "", "a hint is there twice."))
    return hints


@cache
def lesson_of(game: str, name: str = FIRST) -> Lesson:
    """Return a lesson of a game, ready to be given, or say which there are."""
    lesson, wishes = written_lesson(game, name)
    foreseer = manifest_of(game).foreseer
    if wishes and foreseer is None:
        raise BadSetup(f"The game {game!r} does not say how what a lesson foresees is read.")
    return lesson._replace(seed=foresee(lesson, wishes, foreseer() if foreseer is not None else NO_WISHES))


def written_lesson(game: str, name: str = FIRST) -> tuple[Lesson, list[str]]:
    """Return a lesson as it is written, with honest chance, and what it foresees."""
    texts = _texts(game)
    if name not in texts or name == HINTS:
        raise BadSetup(unknown(f"lesson of {game}", name, lessons_of(game)))
    written = _read(name, texts[name], LessonWritten)
    rules = rules_of(game)
    lesson = Lesson(
        name=name,
        rules=rules,
        seats=written.seats,
        seat=written.seat,
        options=dict(written.options),
        seed=f"lesson {game} {name}",
        steps=tuple(step for one in written.steps for step in _steps(rules, name, written.seat, one)),
        teaches=tuple(written.teaches),
    )
    names = [step.say for step in lesson.steps if step.say is not None]
    if len(set(names)) < len(names):
        raise ContentError(Problem(f"lessons/{name}.yaml", 0, "", "two steps say the same."))
    return lesson, written.chance


def _steps(rules: AnyRules, lesson: str, learner: int, written: StepWritten) -> list[Step]:
    """Return the steps that an entry stands for: one that is said, or some that happen by themselves."""
    if written.say is None:
        return [
            Step(None, (), _seat(lesson, answer), (_move(rules, lesson, answer[1:]),))
            for answer in written.others
        ]
    if written.others:
        raise ContentError(Problem(f"lessons/{lesson}.yaml", 0, "", "what others do is a step of its own."))
    moves = [one for one in (written.do, *written.or_) if one is not None]
    return [
        Step(
            written.say,
            tuple(ref_here(rules, f"lessons/{lesson}.yaml", ref) for ref in written.point),
            learner,
            tuple(_move(rules, lesson, move) for move in moves),
        )
    ]


def _seat(lesson: str, answer: Written) -> int:
    if not answer or not isinstance(answer[0], int):
        raise ContentError(Problem(f"lessons/{lesson}.yaml", 0, "", f"{answer} does not begin with a seat."))
    return answer[0]


def _move(rules: AnyRules, lesson: str, written: Written) -> Move:
    kinds = {str(one.__struct_config__.tag): kinds_of(one) for one in get_args(rules.moves)}
    fields = kinds.get(str(written[0]), ()) if written else ()
    numbers = [
        _number(rules, f"lessons/{lesson}.yaml", kind, value)
        if kind is not None and isinstance(value, str)
        else value
        for (_, kind), value in zip(fields, written[1:], strict=False)
    ]
    try:
        move: Move = msgspec.convert([*written[:1], *numbers, *written[1 + len(numbers) :]], rules.moves)
    except msgspec.ValidationError as error:
        problem = Problem(f"lessons/{lesson}.yaml", 0, "", f"{written} is no move: {error}.")
        raise ContentError(problem) from None
    return move


def ref_here(rules: AnyRules, file: str, ref: str) -> str:
    """Return what a file names as boards call it: `card:azathoth` by its number here."""
    kind, _, name = ref.partition(":")
    return ref if not name or name.isdigit() else f"{kind}:{_number(rules, file, kind, name)}"


def _number(rules: AnyRules, file: str, kind: str, name: str) -> int | str:
    """Return the number of a component that a file names; of several copies the second is `ghoul#2`."""
    names = rules.storing.catalogue().names.get(kind) if rules.storing.catalogue is not None else None
    if names is None:
        return name  # a thing without a number
    try:
        return names.index(f"{rules.name}/{name}")
    except ValueError:
        raise ContentError(Problem(file, 0, "", f"there is no {kind} {name!r}.")) from None


def _no_number(_state: object, wish: str, _n: int) -> int:
    raise BadSetup(f"Nothing says what {wish!r} means.")


def _no_order(wish: str, _things: object) -> list[object]:
    raise BadSetup(f"Nothing says what {wish!r} means.")


NO_WISHES = Foreseer(_no_number, _no_order)
