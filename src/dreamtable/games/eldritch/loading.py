"""Reads the content of the box, and checks that everything it names exists."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from dreamtable.content import read_files
from dreamtable.content.game import Content
from dreamtable.games.eldritch import glosses, texts, verbs
from dreamtable.games.eldritch.box import BOX, NUMBERS, SPACE, Box
from dreamtable.games.eldritch.cards import KINDS, AncientOne, Card, Condition, Spell
from dreamtable.games.eldritch.checking import faults, texts_of
from dreamtable.games.eldritch.terms import (
    ABILITIES,
    STEPS,
    Ability,
    Check,
    Comparison,
    Number,
    Place,
    SkillTest,
    Spot,
    Step,
    Which,
    Who,
)
from dreamtable.kernel import Word

VERBS = verbs
"""Importing them fills the vocabulary."""


@cache
def load_box() -> None:
    """Fill the box with the base game, once."""
    fill(BOX)


def fresh_box() -> Box:
    """Return a box of its own with the base game."""
    box = Box()
    fill(box)
    return box


def fill(box: Box) -> None:
    """Read the base game into a box."""
    cards = read_files(base_files(), CONTENT.reader(), CONTENT.check)
    box.add([card for card in cards if isinstance(card, Card)])


def base_files() -> list[tuple[str, str]]:
    """Return the content of the base game: names and texts of the files."""
    folder = files("dreamtable.games.eldritch") / "content"
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".yaml")), key=lambda one: one.name)
    return [(one.name, one.read_text(encoding="utf-8")) for one in found]


def add_cards(cards: Sequence[msgspec.Struct]) -> None:
    """Take cards that were found right into the box."""
    BOX.add([card for card in cards if isinstance(card, Card)])


def cards_in_box() -> list[msgspec.Struct]:
    """Return the spaces and each card once."""
    return [*BOX.spaces, *(BOX.cards[numbers[0]] for numbers in NUMBERS.values())]


def refs_of_card(name: str) -> list[str]:
    """Return what the copies of a card are called in events and moves."""
    if name in SPACE:
        return [f"space:{SPACE[name]}"]
    return [f"card:{number}" for number in NUMBERS.get(name, ())]


def printed_on(card: msgspec.Struct) -> Iterator[Word]:
    """Return the name of a card, and what is printed on its sides and parts."""
    if not isinstance(card, Card):
        return
    yield from (Word(key) for key in texts_of(card) if key in (f"card-{card.id}", f"space-{card.id}"))
    yield from texts.front(card)
    if isinstance(card, AncientOne):
        yield from (*texts.awake(card), *texts.cultists(card), *texts.cultists(card, is_awake=True))
    for number in range(len(card.backs) if isinstance(card, Spell | Condition) else 0):
        yield from texts.back(card, number)
    for part in texts.parts(card):
        yield from texts.part(card, part)


CONTENT = Content(
    game="eldritch",
    title="Eldritch Horror",
    kinds=KINDS,
    vocabularies={Step: STEPS, Ability: ABILITIES},
    languages=(Number, Who, Place, Spot, Which, SkillTest, Comparison, Check),
    lists={
        "trait": glosses.TRAITS,
        "space-type": glosses.SPACE_TYPES,
        "filter": glosses.FILTERS,
        "omen": glosses.OMENS,
        "during": glosses.DURING,
        "title": glosses.TITLES,
        "event": glosses.EVENTS,
        "cannot": glosses.CANNOT,
    },
    cards=cards_in_box,
    faults=faults,
    texts=texts_of,
    printed=printed_on,
    add=add_cards,
    refs=refs_of_card,
    base=base_files,
    load=fresh_box,
)
