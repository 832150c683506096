"""Finds in the cards what a question is about."""

from functools import cache

from dreamtable.content.effects import FREE, May, Step, Steps, steps_in
from dreamtable.games.eldritch.box import CARDS, FRONTS


@cache
def parts(card: int, part: str = "") -> tuple[Step, ...]:
    """Return the steps of a card, all or those of one part, with what is inside them."""
    thing = CARDS[card]
    own = getattr(thing, {"pass": "pass_"}.get(part, part), None) if part else None
    return tuple(steps_in(own if isinstance(own, tuple) else thing))


@cache
def prices(card: int) -> tuple[Steps, ...]:
    """Return the prices that are asked in the encounters of the side of a card that lies open first."""
    steps = [step for one in FRONTS[card].encounters for step in steps_in(one.do)]
    return tuple(step.cost.steps for step in steps if isinstance(step, May) and step.cost is not FREE)
