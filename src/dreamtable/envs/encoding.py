"""From a view to a vector: worked out from the types of the view once for each seat, then fast.

Numbers and flags are numbers. Things and enums are a one at the place of their class. Lists of things are
how many there are of each class. Seats are counted from the one who looks: 0 is oneself, 1 the next.
"""

from collections.abc import Sequence
from typing import get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from dreamtable.envs.layout import Plan
from dreamtable.envs.shape import Domain, Shape
from dreamtable.envs.writing import Marks, blank_page, compiled
from dreamtable.kernel import AnyRules, Question, RulesBug, Seat


class Encoder:
    """Turns what one seat sees into a vector."""

    def __init__(self, rules: AnyRules, shape: Shape, asking: Sequence[str], seats: int, seat: Seat) -> None:
        self._asking = {rule: place for place, rule in enumerate(asking)}
        plan = self._plan = Plan(rules, shape, seats, seat)
        view = get_type_hints(rules.view)["return"]
        self._write = compiled(plan.struct(view, "", ()))
        before = len(plan.order)
        self._about = {
            cls: compiled(plan.optional_struct(cls, f"about.{cls.__name__}", ())) for cls in shape.about
        }
        self._no_about = [0] * (len(plan.order) - before)
        self._rule = compiled(plan.thing(Domain(tuple(asking)), "rule", ()))
        self.leaves = dict(plan.leaves)
        self.size = plan.end - 1
        self._order = np.array(plan.order, dtype=np.intp)
        self._room = plan.end

    def vector(self, view: msgspec.Struct, question: Question | None, marks: Marks) -> npt.NDArray[np.int64]:
        """Return a view, and the question if the seat is asked, as a vector."""
        page = blank_page(marks)
        self._write(view, *page)
        if question is None or (about := question.about) is None:
            page.numbers.extend(self._no_about)
        else:
            if type(about) not in self._about:
                raise RulesBug(f"A question about {type(about).__name__} is not declared ({question.rule}).")
            for cls, write in self._about.items():
                write(about if type(about) is cls else None, *page)
        if question is not None:
            place = self._asking.get(question.rule)
            if place is None:
                raise RulesBug(f"{question.rule} asks, but has no words in the language files.")
            self._rule(place, *page)
        try:
            vector = np.bincount(np.array(page.things, dtype=np.intp), minlength=self._room)
        except ValueError:
            raise RulesBug(self._strange(view, marks)) from None
        vector[self._order] = page.numbers
        if page.places:
            if min(page.places) < 0:
                raise RulesBug(self._strange(view, marks))
            vector[page.places] = page.placed
        return vector[1:]

    def _strange(self, view: msgspec.Struct, marks: Marks) -> str:
        """Return the sentence for a view that holds what is not declared: it names the field."""
        strange = []
        for name, hint in get_type_hints(type(view), include_extras=True).items():
            page = blank_page(marks)
            compiled(self._plan.value(hint, name, (), name))(getattr(view, name), *page)
            if min(page.things + page.places, default=0) < 0:
                strange.append(name)
        return f"The view holds a thing that is not in the domain of its field: {', '.join(strange)}."
