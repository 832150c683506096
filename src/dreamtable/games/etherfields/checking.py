"""What must be so with the components of Etherfields, beyond names that exist."""

from collections.abc import Iterable, Iterator

import msgspec

from dreamtable.content.effects import steps_in
from dreamtable.games.etherfields.cards import (
    Card,
    Entity,
    Gate,
    Paragraph,
    Secret,
    Tile,
)
from dreamtable.games.etherfields.texts import has_story
from dreamtable.games.etherfields.verbs.control import Choose
from dreamtable.games.etherfields.verbs.story import HINT_NAMES, RiddleStep, ScriptStep


def faults(card: msgspec.Struct, cards: Iterable[msgspec.Struct]) -> Iterator[str]:
    """Return what is wrong with a component."""
    pages = {one.number: one for one in cards if isinstance(one, Paragraph)}
    for step in steps_in(card):
        if isinstance(step, ScriptStep) and step.number not in pages:
            yield f"there is no paragraph {step.number}."
    if isinstance(card, Gate):
        if card.intro not in pages or card.out not in pages:
            yield "its introduction and its Out of Turns paragraph must exist."
        elif not leads_to_ending(pages[card.out], pages):
            yield f"the Out of Turns paragraph {card.out} leads to no ending (ETH-TRO-10)."
    if isinstance(card, Paragraph):
        for number in (card.then, card.goto, *(way.goto for way in card.choices)):
            if number and number not in pages:
                yield f"there is no paragraph {number}."


def leads_to_ending(page: Paragraph, pages: dict[int, Paragraph]) -> bool:
    """ETH-TRO-10: say whether a paragraph is an ending, or goes on to one."""
    if page.ending:
        return True
    return page.goto in pages and leads_to_ending(pages[page.goto], pages)


def texts_of(card: msgspec.Struct) -> Iterator[str]:
    """Return the messages that a component needs in every language."""
    if not isinstance(card, Card):
        return
    if not isinstance(card, Paragraph):
        yield f"card-{card.id}"
    if has_story(card):
        yield f"story-{card.id}"
    if isinstance(card, Paragraph):
        for at in range(len(card.choices)):
            yield f"choice-{card.id}-{at + 1}"
    for action in actions_of(card):
        yield f"action-{action}"
    for step in steps_in(card):
        if isinstance(step, Choose):
            for option in step.options:
                yield f"label-{option.label}"
        if isinstance(step, RiddleStep) and step.name:
            yield from (f"riddle-{step.name}-{hint}" for hint in HINT_NAMES)


def actions_of(card: Card) -> Iterator[str]:
    """Return the actions of the Dream that a component has, by their ids."""
    match card:
        case Tile():
            for space in card.spaces.values():
                yield from (action.id for action in space.actions)
            yield from (action.id for action in card.flying)
        case Entity():
            yield from (action.id for action in card.interactions)
        case Gate() | Secret():
            yield from (action.id for action in card.actions)
