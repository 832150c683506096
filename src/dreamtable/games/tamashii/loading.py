"""Reads the content of the box, and checks that everything it names exists."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import msgspec

from dreamtable.content.effects import Comparison
from dreamtable.content.game import Content, content_files
from dreamtable.games.tamashii import GAME, conditions, glosses, texts, verbs
from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS
from dreamtable.games.tamashii.cards import KINDS, Card, Guide, Tile
from dreamtable.games.tamashii.checking import faults, texts_of
from dreamtable.games.tamashii.model import NOTHING
from dreamtable.games.tamashii.terms import TONGUE, Number, Target, Who
from dreamtable.kernel import Word

BASIC = "basic"
"""Stands for the card of programs that everybody has."""
VOCABULARY = (conditions, verbs)
"""Importing them fills it."""


def cards_in_box() -> list[msgspec.Struct]:
    """Return all cards."""
    return list(CARDS)


def refs_of_card(name: str) -> Iterable[str]:
    """Return what a card is called in events and moves."""
    if name not in NUMBERS:
        return []
    card = CARDS[NUMBERS[name]]
    return [f"tile:{card.number}"] if isinstance(card, Tile) else [f"card:{NUMBERS[name]}"]


def parts_in_box() -> dict[str, list[str]]:
    """Return whose parts programs, abilities, combat boxes and activities are, by their numbers."""
    owners = {
        "program": [program.card for program in BOX.programs],
        "ability": [ability.card for ability in BOX.abilities],
        "box": [card for card, _ in BOX.boxes],
        "activity": [card for card, _ in BOX.activities],
    }
    return {
        kind: [CARDS[card].id if card != NOTHING else BASIC for card in cards]
        for kind, cards in owners.items()
    }


def printed_on(card: msgspec.Struct) -> Iterator[Word]:
    """Return the name of a card, and what is printed on it."""
    if isinstance(card, Card):
        yield Word(f"card-{card.id}")
        yield from texts.text_on(card)


def scenarios_of(cards: Sequence[msgspec.Struct]) -> list[dict[str, object]]:
    """Return the options by which each scenario of a pack is played."""
    return [{"guide": card.id} for card in cards if isinstance(card, Guide)]


CONTENT = Content(
    game=GAME.name,
    package=GAME.package,
    title="Tamashii",
    kinds=KINDS,
    tongue=TONGUE,
    languages=(Number, Who, Target, Comparison),
    lists={"event": glosses.EVENTS, "goal": glosses.GOALS},
    cards=cards_in_box,
    faults=faults,
    texts=texts_of,
    printed=printed_on,
    box=BOX,
    refs=refs_of_card,
    base=partial(content_files, GAME.package),
    parts=parts_in_box,
    set_ups=scenarios_of,
    printed_kinds=frozenset({"tile", "walker", "jordan"}),
)
