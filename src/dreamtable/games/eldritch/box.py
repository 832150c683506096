"""The box: every component by its number, with its abilities sorted for use, and the map."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import TypeVar, get_args

import msgspec

from dreamtable.content import ContentError, nearest
from dreamtable.games.eldritch.abilities import (
    AFTER_ROLL,
    TEST_EVENTS,
    TEST_VERBS,
    WORLD_EVENTS,
    Action,
    AsEncounter,
    Forbidden,
    Happening,
    Instead,
    LocalAction,
    Reckoning,
    StandingBonus,
    StandingDice,
    StandingFaces,
    StandingMod,
    StandingReroll,
    StandingSuccess,
    When,
    alters_test,
)
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Artifact,
    Asset,
    Card,
    Condition,
    Epic,
    Gate,
    Investigator,
    Monster,
    Mystery,
    Mythos,
    PathType,
    Regional,
    Research,
    Space,
    SpecialEncounter,
    Spell,
)
from dreamtable.games.eldritch.model import SHIP_TICKET, TRAIN_TICKET, Ticket
from dreamtable.games.eldritch.moves import Prepare, SpendTicket, Travel
from dreamtable.games.eldritch.terms import Ability

C = TypeVar("C", bound=Card)
A = TypeVar("A", bound=Ability)

TRAIN, SHIP, UNCHARTED = ANY_PATH = 0, 1, 2
OMEN_COLOURS = ("green", "blue", "red")
PATH_NAMES: tuple[PathType, ...] = ("train", "ship", "uncharted")
EVENTS: tuple[str, ...] = get_args(Happening)
RIDES: dict[Ticket, int] = {TRAIN_TICKET: TRAIN, SHIP_TICKET: SHIP}
"""ELD-TRV-02: the paths along which tickets lead."""


class Side:
    """One side of a component: what it does while it is in play."""

    __slots__ = (
        "actions",
        "after_roll",
        "before_roll",
        "bonuses",
        "cannot",
        "dice",
        "encounters",
        "faces",
        "instead",
        "locals",
        "mods",
        "reckonings",
        "rerolls",
        "successes",
        "when",
    )

    def __init__(self, abilities: Iterable[Ability] = ()) -> None:
        """Sort abilities by what they are."""
        every = tuple(abilities)
        self.bonuses = _of(every, StandingBonus)
        self.dice = _of(every, StandingDice)
        self.rerolls = _of(every, StandingReroll)
        self.successes = _of(every, StandingSuccess)
        self.mods = _of(every, StandingMod)
        self.faces = _of(every, StandingFaces)
        self.cannot = frozenset(thing for one in _of(every, Forbidden) for thing in one.things)
        self.actions = _of(every, Action)
        self.locals = _of(every, LocalAction)
        self.reckonings = _of(every, Reckoning)
        self.encounters = _of(every, AsEncounter)
        self.when: dict[str, tuple[When, ...]] = {}
        self.before_roll: dict[str, tuple[When, ...]] = {}
        self.after_roll: dict[str, tuple[When, ...]] = {}
        for when in _of(every, When):
            where = self.when
            if when.event in TEST_EVENTS and alters_test(when.do, TEST_VERBS):
                where = self.after_roll if alters_test(when.do, AFTER_ROLL) else self.before_roll
            where[when.event] = (*where.get(when.event, ()), when)
        self.instead: dict[str, tuple[Instead, ...]] = {}
        for instead in _of(every, Instead):
            self.instead[instead.event] = (*self.instead.get(instead.event, ()), instead)


def _of(abilities: tuple[Ability, ...], kind: type[A]) -> tuple[A, ...]:
    return tuple(one for one in abilities if isinstance(one, kind))


EMPTY = Side()


class Waiters:
    """The components that wait for an event."""

    __slots__ = ("held", "open", "shared")

    def __init__(self, shared: bool) -> None:
        self.held: set[int] = set()
        """Those that an investigator can have."""
        self.open: set[int] = set()
        """Sheets, mysteries and mythos cards."""
        self.shared = shared
        """Whether some concern an event that happens to somebody else."""


SOUGHT: dict[str, tuple[str, ...]] = {
    "action-phase": ("actions", "cannot"),
    "cannot": ("cannot",),
    "encounters": ("encounters",),
    "locals": ("locals",),
    "mods": ("mods",),
    "reckonings": ("reckonings",),
    "successes": ("successes",),
    "before-roll": ("before_roll", "bonuses", "dice"),
    "after-roll": ("after_roll", "faces", "rerolls", "successes"),
}
"""What is looked for again and again, each with the parts of a side where it may stand."""


class Box:
    """All components. Numbers never change: what is added gets the next ones."""

    def __init__(self) -> None:
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
        self.spells: set[int] = set()
        self.epics: set[int] = set()
        self.by_sheet: set[int] = set()
        """Monsters whose figures and text stand on the Ancient One's sheet."""
        self.kinds: dict[type[Card], list[int]] = {}
        self.sorts: dict[tuple[type[Card], str], list[int]] = {}
        """By kind and sort (see `sort_of`): the components."""
        self.spaces: list[Space] = []
        self.space: dict[str, int] = {}
        self.types: dict[str, list[int]] = {}
        """By type of space: the spaces."""
        self.paths: list[dict[int, int]] = []
        """By space: the neighbours, each with the type of the path."""
        self.ways: list[list[Travel]] = []
        """ELD-TRV-01: by space: the ways from it."""
        self.rides: dict[Ticket, list[list[SpendTicket]]] = {}
        """ELD-TRV-02: by ticket and space: where it leads."""
        self.tickets: list[list[Prepare]] = []
        """ELD-PRE-01: by space: the tickets that are to be had there, if it is a city."""
        self.distances: list[list[int]] = []
        self._along: dict[tuple[PathType, ...], list[list[int]]] = {}

    def add(self, cards: Sequence[Card]) -> None:
        """Take components in, and check that what they name exists."""
        for card in cards:
            if card.id in self.numbers or card.id in self.space:
                raise ContentError(f"There are two cards with the id {card.id!r}.")
            if isinstance(card, Space):
                self.space[card.id] = len(self.spaces)
                self.types.setdefault(card.type, []).append(len(self.spaces))
                self.spaces.append(card)
            else:
                self._add(card)
        self._lay_paths()
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
                        if any(power.if_.who == "other-here" for power in powers):
                            self.waiting[event].shared = True
            self.traits.append(frozenset(getattr(card, "traits", ())))
            self.numbers.setdefault(card.id, []).append(number)
            self.kinds.setdefault(type(card), []).append(number)
            self.sorts.setdefault((type(card), sort_of(card)), []).append(number)
            if isinstance(card, Investigator):
                self.skills[number] = msgspec.structs.astuple(card.skills)
            if isinstance(card, Asset):
                self.values[number] = card.value
            if isinstance(card, Spell):
                self.spells.add(number)
            if isinstance(card, Epic):
                self.epics.add(number)
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

    def _lay_paths(self) -> None:
        """ELD-MAP-04: paths work in both directions; then measure all distances."""
        self.paths = [{} for _ in self.spaces]
        for space in self.spaces:
            for other, path in space.paths.items():
                if other not in self.space:
                    raise ContentError(
                        f"Space {space.id!r}: there is no space {other!r}.{nearest(other, self.space)}"
                    )
                here, there = self.space[space.id], self.space[other]
                self.paths[here][there] = self.paths[there][here] = PATH_NAMES.index(path)
        self.ways = [[Travel(there) for there in paths] for paths in self.paths]
        self.rides = {
            ticket: [
                [SpendTicket(ticket, there) for there, path in paths.items() if path == along]
                for paths in self.paths
            ]
            for ticket, along in RIDES.items()
        }
        self.tickets = [
            [Prepare(ticket) for ticket, along in RIDES.items() if along in paths.values()]
            for paths in self.paths
        ]
        self.distances = [self._distances_from(space) for space in range(len(self.spaces))]
        self._along = {(): self.distances}

    def distances_along(self, paths: tuple[PathType, ...]) -> list[list[int]]:
        """ELD-MAP-05: between all spaces, how many paths of some types lead there; any if none is named."""
        if paths not in self._along:
            kinds = tuple(PATH_NAMES.index(path) for path in paths)
            self._along[paths] = [self._distances_from(space, kinds) for space in range(len(self.spaces))]
        return self._along[paths]

    def _distances_from(self, start: int, kinds: Sequence[int] = ANY_PATH) -> list[int]:
        distances = [99] * len(self.spaces)
        distances[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there, path in self.paths[here].items():
                if distances[there] == 99 and path in kinds:
                    distances[there] = distances[here] + 1
                    queue.append(there)
        return distances

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
