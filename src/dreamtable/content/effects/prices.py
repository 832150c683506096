"""Prices: what is paid before something happens."""

from typing import Any, Self

from dreamtable.content.effects.steps import Step, Steps, possible
from dreamtable.content.effects.texts import optional
from dreamtable.content.problems import Raw
from dreamtable.content.reading import OWN_WORDS, Tongue
from dreamtable.kernel import Script
from dreamtable.telling import Word


class Price:
    """What is paid before something happens: steps, or what a game has for it."""

    __slots__ = ()
    steps: Steps = ()
    """What it tells to do, where it is made of steps."""

    def payable(self, look: Any) -> bool:
        """Say whether all of it can be paid."""
        raise NotImplementedError

    def pay(self, scene: Any) -> Script[bool]:
        """Pay it; say whether it was paid, since whoever is to pay may not want to."""
        raise NotImplementedError

    def text(self) -> Word | str:
        """Return its words, or `none` if nothing is to be paid."""
        raise NotImplementedError


class StepPrice(Price):
    """A step that must be carried out, or several."""

    __slots__ = ("steps",)

    def __init__(self, steps: Steps) -> None:
        self.steps = steps

    @classmethod
    def read(cls, raw: Raw, tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written: one step, or a list of them."""
        return cls(tuple(tongue[Step].read(one, tongue) for one in (raw if isinstance(raw, list) else [raw])))

    def parts_inside(self) -> Steps:
        """Return the steps."""
        return self.steps

    def payable(self, look: Any) -> bool:
        """Say whether all of them could be carried out."""
        return possible(self.steps, look)

    def pay(self, scene: Any) -> Script[bool]:
        """Carry them out; it is not paid if one of them came to nothing."""
        scene.as_cost = True
        for one in self.steps:
            scene.step = one
            yield from one.do(scene)
            if one.may_fail and not scene.done:
                scene.as_cost = False
                return False
        scene.as_cost = False
        return True

    def text(self) -> Word | str:
        """Return the words of the steps."""
        return optional(self.steps)


FREE: Price = StepPrice(())
"""Nothing is to be paid."""
