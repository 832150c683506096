"""The box: what is looked up while playing: the abilities of all components, sorted for use, and the map."""

from collections.abc import Iterable, Sequence

from dreamtable import telling
from dreamtable.content import box
from dreamtable.content.effects import Ability, Step
from dreamtable.games.eldritch.abilities import WORLD_EVENTS
from dreamtable.games.eldritch.cards import Card, Gate
from dreamtable.games.eldritch.map import PATH_NAMES, Map
from dreamtable.games.eldritch.model import NOTHING
from dreamtable.games.eldritch.sides import EVENTS, SOUGHT, Side, Waiters
from dreamtable.games.eldritch.texts import closed
from dreamtable.telling import Path, Printed, Word

OMEN_COLOURS = ("green", "blue", "red")


class Box(box.Box[Card], Map):
    """All components."""

    alike = {"clue": "space"}

    def __init__(self, base: type[Card] = Card) -> None:
        super().__init__(base)
        Map.__init__(self)
        self.rows = {"space": [], "card": self.cards}
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
        self.doing: dict[str, set[int]] = {sought: set() for sought in SOUGHT}
        """By what is looked for, such as `locals`: which components have it."""
        self.waiters: dict[str, Waiters] = {event: Waiters(event in WORLD_EVENTS) for event in EVENTS}
        """By event: which components wait for it, except for those that change tests."""
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

    # What is taken in

    def add(self, cards: Sequence[object]) -> None:
        """Take components in; then lay paths, and put gates into their cities."""
        super().add(cards)
        self.lay_paths()
        for number in self.of(Gate):
            gate = self.card(number, Gate)
            self.gates[number] = (self.space[gate.city], OMEN_COLOURS.index(gate.omen))
            self.gate_cities.add(self.space[gate.city])

    def noted(self, number: int, card: Card) -> None:
        """Let a component say what is looked up of it."""
        card.noted(number, self)

    def note_powers(self, number: int, card: Card) -> None:
        """Remember what a component does, so that in play those that do nothing need not be looked at."""
        first = self.numbers[card.id]
        is_first = number == first  # copies share their sides
        front = Side(card.powers()) if is_first else self.fronts[first]
        back = Side(card.powers_turned()) if is_first else self.back_sides[first]
        self.fronts.append(front)
        self.showing.append((number, front))
        self.back_sides.append(back)
        self.traits.append(frozenset(card.traits_of()))
        if card.is_closed:
            self.closed.add(number)
        for side in (front, back):
            for sought, parts in SOUGHT.items():
                if any(getattr(side, part) for part in parts):
                    self.doing[sought].add(number)
            for event in side.instead:
                self.replacing.setdefault(event, set()).add(number)
            for event, powers in side.when.items():
                waiters = self.waiters[event]
                if card.lies_open:
                    waiters.open.add(number)
                if card.is_held:
                    waiters.held.add(number)
                    waiters.shared |= any(power.whose.name == "other-here" for power in powers)

    def note_cultists(self, number: int, asleep: Iterable[Ability], awake: Iterable[Ability]) -> None:
        """Remember what cultists do under an Ancient One."""
        self.cultists[number] = (Side(asleep), Side(awake))

    # What can be read

    def printed(self) -> Printed:
        """ELD-MAP-02: return every component by its number, and the map, 1000 wide and 500 high."""
        spaces = [
            telling.Space(self.thing(number, "space"), space.x, space.y)
            for number, space in enumerate(self.spaces)
        ]
        paths = [
            Path((here, there), PATH_NAMES[kind])
            for here, others in enumerate(self.paths)
            for there, kind in others.items()
            if here < there
        ]
        return super().printed()._replace(spaces=spaces, paths=paths)

    # What questions are about

    def number_of(self, step: Step, *, is_closed: bool = False) -> int:
        """Return the number of a step, or that of its closed text behind all of them."""
        number = self.steps.number(step)
        return number + len(self.steps.all) if is_closed and number != NOTHING else number

    def step_of(self, number: int) -> Step | None:
        """Return a step by its number, or by that of its closed text."""
        return self.steps.at(self._open(number))

    def asked(self, number: int) -> Word:
        """ELD-ENC-13: return the question of a step by its number, or its closed text by that number."""
        text = self.steps.asked(self._open(number))
        return closed(text) if number >= len(self.steps.all) else text

    def _open(self, number: int) -> int:
        return number % len(self.steps.all) if number != NOTHING else NOTHING


BOX = Box()
CARDS, FRONTS, SHOWING, TRAITS, NUMBERS = BOX.cards, BOX.fronts, BOX.showing, BOX.traits, BOX.copies
SPELLS, EPICS, VALUES = BOX.spells, BOX.epics, BOX.values
SPACES = BOX.spaces
SPACE = BOX.space
