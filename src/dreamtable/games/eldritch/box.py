"""The box: every component by its number, with its abilities sorted for use, and the map."""

from typing import TypeVar

import msgspec

from dreamtable.content import ContentError
from dreamtable.content.effects import Ability
from dreamtable.content.game import Cards
from dreamtable.games.eldritch.abilities import (
    WORLD_EVENTS,
    Action,
)
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Artifact,
    Asset,
    Card,
    Complex,
    Condition,
    Epic,
    Expedition,
    Gate,
    Investigator,
    Monster,
    Mystery,
    Mythos,
    Parted,
    Regional,
    Research,
    Space,
    SpecialEncounter,
    Spell,
)
from dreamtable.games.eldritch.map import Map
from dreamtable.games.eldritch.sides import EMPTY, EVENTS, SOUGHT, Side, Waiters

C = TypeVar("C", bound=Card)

OMEN_COLOURS = ("green", "blue", "red")


class Box(Map):
    """All components. Numbers never change: what is added gets the next ones."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[Card] = []
        """By number; a card of which there are several stands there several times."""
        self.fronts: list[Side] = []
        """By number: the side that works while it is in play."""
        self.showing: list[tuple[int, Side]] = []
        """By number: the component with that side."""
        self.back_sides: list[Side] = []
        """By number: of Ancient Ones the side that works when they are awake."""
        self.cultists: dict[int, tuple[Side, Side]] = {}
        """By number of an Ancient One: what its cultists do while it sleeps and when it is awake."""
        self.gates: dict[int, tuple[int, int]] = {}
        """By number of a gate: its space and its colour."""
        self.gate_cities: set[int] = set()
        """The spaces on which gates can be."""
        self.traits: list[frozenset[str]] = []
        """By number."""
        self.numbers: dict[str, list[int]] = {}
        """By id: the numbers of its copies."""
        self.doing: dict[str, set[int]] = {sought: set() for sought in SOUGHT}
        """By what is looked for, such as `locals`: which components have it."""
        self.waiting: dict[str, Waiters] = {event: Waiters(event in WORLD_EVENTS) for event in EVENTS}
        """By event: which components wait for it."""
        self.replacing: dict[str, set[int]] = {}
        """By event: which components may take its place."""
        self.skills: dict[int, tuple[int, ...]] = {}
        """By number of an investigator: the printed skills."""
        self.values: dict[int, int] = {}
        """By number of an asset: its value."""
        self.sites: dict[int, str] = {}
        """By number of an expedition: where it goes, which its back shows."""
        self.colours: dict[int, str] = {}
        """By number of a mythos card: its colour."""
        self.colours_and_levels: dict[int, str] = {}
        """By number of a mythos card: its colour and its level."""
        self.spells: set[int] = set()
        self.epics: set[int] = set()
        self.closed: set[int] = set()
        """ELD-ENC-13: encounters, whose outcomes may be secret until they come."""
        self.by_sheet: set[int] = set()
        """Monsters whose figures and text stand on the Ancient One's sheet."""
        self.kinds: dict[type[Card], list[int]] = {}
        self.sorts: dict[tuple[type[Card], str], list[int]] = {}
        """By kind and sort (see `sort_of`): the components."""

    def add(self, cards: Cards) -> None:
        """Take components in, and check that what they name exists."""
        for card in (one for one in cards if isinstance(one, Card)):
            if card.id in self.numbers or card.id in self.space:
                raise ContentError(f"There are two cards with the id {card.id!r}.")
            if isinstance(card, Space):
                self.add_space(card)
            else:
                self._add(card)
        self.lay_paths()
        for number in self.of(Gate):
            gate = self.card(number, Gate)
            self.gates[number] = (self.space[gate.city], OMEN_COLOURS.index(gate.omen))
            self.gate_cities.add(self.space[gate.city])

    def _add(self, card: Card) -> None:
        copies = _copies(card)
        front = Side(_abilities(card))
        back = Side(card.awake.abilities) if isinstance(card, AncientOne) else EMPTY
        for _ in range(copies):
            number = len(self.cards)
            self.cards.append(card)
            self.fronts.append(front)
            self.showing.append((number, front))
            self.back_sides.append(back)
            for side in (front, back):
                self._note(number, side)
                if isinstance(card, AncientOne | Mystery | Mythos):
                    for event in side.when:
                        self.waiting[event].open.add(number)
                elif isinstance(card, Investigator | Asset | Artifact | Spell | Condition):
                    for event, powers in side.when.items():
                        self.waiting[event].held.add(number)
                        if any(power.whose.name == "other-here" for power in powers):
                            self.waiting[event].shared = True
            self.traits.append(frozenset(getattr(card, "traits", ())))
            self.numbers.setdefault(card.id, []).append(number)
            self.kinds.setdefault(type(card), []).append(number)
            self.sorts.setdefault((type(card), sort_of(card)), []).append(number)
            if isinstance(card, Investigator):
                self.skills[number] = msgspec.structs.astuple(card.skills)
            if isinstance(card, Asset):
                self.values[number] = card.value
            if isinstance(card, Expedition):
                self.sites[number] = card.site
            if isinstance(card, Mythos):
                self.colours[number] = card.colour
                self.colours_and_levels[number] = sort_of(card)
            if isinstance(card, Spell):
                self.spells.add(number)
            if isinstance(card, Epic):
                self.epics.add(number)
            if isinstance(card, Parted | Complex):
                self.closed.add(number)
            if isinstance(card, Monster) and card.figures == "sheet":
                self.by_sheet.add(number)
            if isinstance(card, AncientOne):
                awake = card.awake.cultist
                self.cultists[number] = (
                    Side(card.cultist.abilities),
                    Side(awake.abilities if awake is not None else ()),
                )

    def _note(self, number: int, side: Side) -> None:
        """Remember what a component does, so that in play those that do nothing need not be looked at."""
        for sought, parts in SOUGHT.items():
            if any(getattr(side, part) for part in parts):
                self.doing[sought].add(number)
        for event in side.instead:
            self.replacing.setdefault(event, set()).add(number)

    def of(self, kind: type[C]) -> list[int]:
        """Return the numbers of all components of a kind."""
        return list(self.kinds.get(kind, ()))

    def of_sort(self, kind: type[C], sort: str) -> list[int]:
        """Return the numbers of all components of a kind that are of a sort."""
        return list(self.sorts.get((kind, sort), ()))

    def card(self, number: int, kind: type[C]) -> C:
        """Return a component that is known to be of a kind."""
        card = self.cards[number]
        if not isinstance(card, kind):
            raise ContentError(f"{card.id!r} is no {kind.__name__}.")
        return card


def sort_of(card: Card) -> str:
    """Return what cards of a kind are told apart by when decks are made of them."""
    match card:
        case Regional():
            return card.deck
        case Research() | Mystery():
            return card.ao
        case SpecialEncounter():
            return card.title
        case Mythos():
            return f"{card.colour} {card.level}"
        case _:
            return ""


def _copies(card: Card) -> int:
    if isinstance(card, Monster):
        return card.count
    return len(card.backs) if isinstance(card, Spell | Condition) else 1


def _abilities(card: Card) -> tuple[Ability, ...]:
    match card:
        case Investigator():
            return (*card.passive, Action(do=card.action))
        case Spell() | Condition():
            return card.front
        case AncientOne() | Mystery() | Monster() | Epic() | Mythos() | Asset() | Artifact():
            return card.abilities
        case _:
            return ()


BOX = Box()
CARDS, FRONTS, SHOWING, TRAITS, NUMBERS = BOX.cards, BOX.fronts, BOX.showing, BOX.traits, BOX.numbers
SPELLS, EPICS, VALUES = BOX.spells, BOX.epics, BOX.values
SPACES = BOX.spaces
SPACE = BOX.space
