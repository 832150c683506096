"""What must be so in the verbs that all games share, beyond their form."""

from collections.abc import Collection, Iterator

from dreamtable.content.effects.control import Roll
from dreamtable.content.effects.numbers import MANY, Number
from dreamtable.content.effects.spans import is_span, span
from dreamtable.content.effects.steps import Step

MOST = MANY
"""No amount in content is larger."""
LAST_PAGE = 9_999
"""Nor any other number, such as that of a paragraph."""


def faults_inside(part: object, faces: Collection[str] = (), sides: int = 6) -> Iterator[str]:
    """Return what is wrong with a part of a card; `faces` are those that have a name."""
    match part:
        case int() if abs(part) > LAST_PAGE:
            yield f"{part} is too large a number."
        case Number() if abs(part.plus) > MOST:
            yield f"{part.plus} is too large a number: the largest is {MOST}."
        case Number() if any(abs(one.times) > MOST for one in part.parts):
            yield f"a number is multiplied by too much: the largest factor is {MOST}."
        case Roll():
            yield from _of_faces(part, faces, sides)
    if isinstance(part, Step):
        yield from part.faults()


def _of_faces(roll: Roll, names: Collection[str], sides: int) -> Iterator[str]:
    seen: set[int] = set()
    for face in roll.faces:
        if face in names:
            continue
        if not is_span(face) or (high := span(face).high) is None:
            yield f"roll: {face!r} is no span of faces: write '1' or '1-2'."
            continue
        shown = set(range(span(face).low, high + 1))
        if not shown or not shown <= set(range(1, sides + 1)):
            yield f"roll: a die has no faces {face!r}."
        if seen & shown:
            yield f"roll: the face {min(seen & shown)} stands in two lines."
        seen |= shown
