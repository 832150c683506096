"""The steps of all components by their numbers: what questions are about."""

from functools import cache

from dreamtable.content.effects import Step, alone, steps_in
from dreamtable.games.tamashii.box import BOX
from dreamtable.games.tamashii.model import NOTHING
from dreamtable.kernel import Word


def number_of(step: Step | None) -> int:
    """Return the number of a step among all that are in the box."""
    return _numbers(len(BOX.cards)).get(id(step), NOTHING)


def step_of(number: int) -> Step | None:
    """Return a step by its number."""
    return _steps(len(BOX.cards))[number] if number != NOTHING else None


def all_steps() -> list[Step]:
    """Return the steps of all components, by their numbers."""
    return _steps(len(BOX.cards))


def asked(number: int) -> Word:
    """Return the question of a step by its number."""
    step = step_of(number)
    return alone(step.question()) if step is not None else Word("step-none")


def name_of_step(step: Step) -> str:
    """Return by what a step is known for ever: the id of its card, and which step of it it is."""
    return names_of_steps()[number_of(step)]


def step_named(name: str) -> Step | None:
    """Return a step by that name."""
    return step_of(_by_name(len(BOX.cards)).get(name, NOTHING))


def card_of_step(name: str) -> int:
    """Return the card whose step it is."""
    return BOX.numbers[name.rpartition(".")[0]]


def names_of_steps() -> list[str]:
    """Return the names of all steps, by their numbers."""
    return _names(len(BOX.cards))


@cache
def _names(count: int) -> list[str]:
    return [f"{card.id}.{at}" for card in BOX.cards[:count] for at, _ in enumerate(steps_in(card), 1)]


@cache
def _by_name(count: int) -> dict[str, int]:
    return {name: number for number, name in enumerate(_names(count))}


@cache
def _steps(count: int) -> list[Step]:
    return [step for card in BOX.cards[:count] for step in steps_in(card)]


@cache
def _numbers(count: int) -> dict[int, int]:
    return {id(step): number for number, step in enumerate(_steps(count))}
