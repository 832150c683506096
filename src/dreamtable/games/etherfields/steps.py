"""The steps of all texts by their numbers: what questions are about; all prices."""

from functools import cache

from dreamtable.content.effects import Step, alone, parts_of, steps_in
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.model import NOTHING
from dreamtable.games.etherfields.terms import Cost
from dreamtable.kernel import Word


def number_of(step: Step | None) -> int:
    """Return the number of a step among all that are in the box."""
    return _numbers(len(BOX.cards)).get(id(step), NOTHING)


def step_of(number: int) -> Step | None:
    """Return a step by its number."""
    return all_steps()[number] if number != NOTHING else None


def asked(number: int) -> Word:
    """Return the question of a step by its number."""
    step = step_of(number)
    return alone(step.question()) if step is not None else Word("step-none")


def all_steps() -> list[Step]:
    """Return the steps of all texts, each at its number."""
    return _steps(len(BOX.cards))


def all_prices() -> list[str]:
    """Return all ways to pay, as they are written."""
    costs = [part for card in BOX.cards for part in parts_of(card) if isinstance(part, Cost)]
    return sorted({price.written for cost in costs for price in cost.ways})


@cache
def _steps(count: int) -> list[Step]:
    return [step for card in BOX.cards[:count] for step in steps_in(card)]


@cache
def _numbers(count: int) -> dict[int, int]:
    return {id(step): number for number, step in enumerate(_steps(count))}
