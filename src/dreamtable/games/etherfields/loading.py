"""Reads the content of the box, and checks that everything it names exists."""

from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from dreamtable.content.effects import Comparison, steps_in
from dreamtable.content.game import Content, content_files
from dreamtable.games.etherfields import GAME, conditions, glosses, texts, verbs
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import KINDS, Card
from dreamtable.games.etherfields.checking import faults, texts_of
from dreamtable.games.etherfields.terms import TONGUE, Number, Where, Which, Who
from dreamtable.kernel import Word

VOCABULARY = (conditions, verbs)
"""Importing them fills it."""


def cards_in_box() -> list[msgspec.Struct]:
    """Return all components."""
    return list(CARDS)


def refs_of_card(name: str) -> Iterable[str]:
    """Return what a component is called in events and moves."""
    return [f"card:{NUMBERS[name]}"] if name in NUMBERS else []


def parts_in_box() -> dict[str, list[str]]:
    """Return whose parts actions and steps are, by their numbers."""
    return {
        "action": [CARDS[entry.card].id for entry in BOX.actions],
        "step": [card.id for card in CARDS for _ in steps_in(card)],
    }


def printed_on(card: msgspec.Struct) -> Iterator[Word]:
    """Return the name of a component, and what is printed on it."""
    if isinstance(card, Card):
        yield Word(f"card-{card.id}")
        yield from texts.text_on(card)


CONTENT = Content(
    game=GAME.name,
    package=GAME.package,
    title="Etherfields",
    kinds=KINDS,
    tongue=TONGUE,
    languages=(Number, Who, Which, Where, Comparison),
    lists={"event": glosses.EVENTS},
    cards=cards_in_box,
    faults=faults,
    texts=texts_of,
    printed=printed_on,
    box=BOX,
    refs=refs_of_card,
    base=partial(content_files, GAME.package),
    alike={"way": "step"},
    parts=parts_in_box,
)
