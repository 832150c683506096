"""Finds in the cards what a question is about."""

from collections.abc import Iterable

import msgspec

from dreamtable.games.eldritch.cards import Card
from dreamtable.games.eldritch.terms import Step
from dreamtable.games.eldritch.verbs import flow


def parts(thing: Card, part: str) -> Iterable[Step]:
    """Return the steps of a card, all or those of one part, with what is inside them."""
    own = getattr(thing, {"pass": "pass_"}.get(part, part), None) if part else None
    if isinstance(own, tuple):
        yield from _inside(own)
        return
    for field in thing.__struct_fields__:
        yield from _inside(getattr(thing, field))


def _inside(value: object) -> Iterable[Step]:
    """Return the steps within anything that cards are made of."""
    if isinstance(value, Step):
        yield value
        for inner in value.inner():
            yield from _inside(inner)
    elif isinstance(value, tuple):
        for one in value:
            yield from _inside(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _inside(one)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _inside(getattr(value, field))


_CHOICES: dict[str, list[flow.Choose]] = {}


def choices(thing: Card) -> list[flow.Choose]:
    """Return the choices that a card gives."""
    known = _CHOICES.get(thing.id)
    if known is None:
        known = _CHOICES[thing.id] = [step for step in parts(thing, "") if isinstance(step, flow.Choose)]
    return known
