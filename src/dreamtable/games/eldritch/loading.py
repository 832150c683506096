"""Reads the content of the box, and checks that everything it names exists."""

from collections.abc import Iterator
from functools import partial
from importlib.resources import files

import msgspec

from dreamtable.content.effects import Comparison
from dreamtable.content.game import Content, content_files
from dreamtable.games.eldritch import GAME, conditions, glosses, texts, verbs
from dreamtable.games.eldritch.box import BOX, NUMBERS, SPACE
from dreamtable.games.eldritch.cards import KINDS, AncientOne, Card, Condition, Spell
from dreamtable.games.eldritch.checking import faults, texts_of
from dreamtable.games.eldritch.terms import TONGUE, Number, Place, SkillTest, Spot, Which, Who, Whose
from dreamtable.kernel import Word
from dreamtable.kernel.components import Table

VOCABULARY = (conditions, verbs)
"""Importing them fills it."""


def first_table() -> Table:
    """Return what the numbers meant when matches were stored without a table."""
    read = (files(GAME.package) / "content" / "first-table.json").read_bytes()
    return msgspec.json.decode(read, type=Table)


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
    game=GAME.name,
    package=GAME.package,
    title="Eldritch Horror",
    kinds=KINDS,
    tongue=TONGUE,
    languages=(Number, Who, Whose, Place, Spot, Which, SkillTest, Comparison),
    lists={
        "trait": glosses.TRAITS,
        "space-type": glosses.SPACE_TYPES,
        "filter": glosses.FILTERS,
        "omen": glosses.OMENS,
        "during": glosses.DURING,
        "title": glosses.TITLES,
        "event": glosses.EVENTS,
        "cannot": glosses.CANNOT,
        "limit": glosses.LIMITS,
        "die": {},
    },
    cards=cards_in_box,
    faults=faults,
    texts=texts_of,
    printed=printed_on,
    box=BOX,
    refs=refs_of_card,
    base=partial(content_files, GAME.package),
    alike={"clue": "space"},
    printed_kinds=frozenset({"space"}),
    first_table=first_table,
)
