"""The box: all components by their numbers, and what each of them does."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from dreamtable.content import ContentError
from dreamtable.content.effects import ALWAYS, Condition, Steps, Verb
from dreamtable.content.game import Cards
from dreamtable.games.tamashii.cards import (
    BASIC_PROGRAMS,
    Ability,
    Activity,
    Body,
    BossCard,
    Card,
    Change,
    ClassCard,
    Enemy,
    EnemyBlock,
    FactionCard,
    Frame,
    Goal,
    Guide,
    Interaction,
    JordanCard,
    Objective,
    Protocol,
    Routine,
    Special,
    Tile,
    VariableRule,
    Walker,
)
from dreamtable.games.tamashii.cards import (
    Box as CombatBox,
)
from dreamtable.games.tamashii.launcher import Pattern, pattern
from dreamtable.games.tamashii.model import NOTHING
from dreamtable.games.tamashii.terms import ANYWHERE, Where

C = TypeVar("C", bound=Card)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A program of the box."""

    card: int
    """Whose it is; NOTHING for a basic program."""
    sort: str
    """basic, extended, experience, faction, intrude, repel, body, goal, protocol or scenario."""
    pattern: Pattern
    do: Steps = ()
    where: Where = ANYWHERE
    if_: Condition = ALWAYS
    limit: str = ""
    step: int = 0
    """Of a protocol: the step whose goal it is."""


class Held(msgspec.Struct, frozen=True, eq=False, gc=False):
    """TAM-AUG-08: an ability of the box, with the limit that it has."""

    card: int
    ability: Ability
    time: str = ""
    """When it is used, where it waits for no event: `planning`, `launch`, `combat`, `any`."""


class Box:
    """What there is, by number."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.numbers: dict[str, int] = {}
        self.kinds: dict[type[Card], list[int]] = {}
        self.tiles: dict[int, Tile] = {}
        self.programs: list[Entry] = [
            Entry(NOTHING, sort_of_basic(number), pattern(text))
            for number, (text, _, _) in enumerate(BASIC_PROGRAMS)
        ]
        self.programs_of: dict[int, list[int]] = {}
        self.abilities: list[Held] = []
        self.waiting: dict[int, dict[str, list[int]]] = {}
        """By card and event: the abilities that wait for it."""
        self.waiters: dict[str, set[int]] = {}
        """By event: the cards with an ability that waits for it."""
        self.walkers: dict[str, int] = {}
        """By colour: the Walker."""
        self.faction_cards: set[int] = set()
        self.standing_of: dict[int, list[int]] = {}
        """By card: abilities that change values."""
        self.standing: dict[str, dict[int, list[Ability]]] = {}
        """By value and card: the abilities that change it."""
        self.usable: dict[int, list[int]] = {}
        """By card: abilities that are used at a time of their own."""
        self.boxes: list[tuple[int, CombatBox]] = []
        self.boxes_of: dict[int, list[int]] = {}
        self.activities: list[tuple[int, Activity]] = []
        self.activities_of: dict[int, list[int]] = {}
        self.changes: dict[int, list[tuple[int, Change]]] = {}
        """By card: what is other than printed while it is in play, each with the card."""
        self.lessons: dict[int, list[Goal]] = {}
        """By learning protocol: what its steps ask for."""
        self.objectives: dict[int, Goal] = {}
        self.enemies: dict[int, Enemy | EnemyBlock] = {}

    def add(self, cards: Cards) -> None:
        """Take components in."""
        for card in (one for one in cards if isinstance(one, Card)):
            number = len(self.cards)
            self.cards.append(card)
            self.numbers[card.id] = number
            self.kinds.setdefault(type(card), []).append(number)
            self._note(number, card)

    def _note(self, number: int, card: Card) -> None:
        match card:
            case Tile():
                self.tiles[card.number] = card
            case Frame():
                self._note_ability(number, card.ability)
                self._note_boxes(number, card.boxes)
                if isinstance(card, Walker):
                    self.walkers[card.colour] = number
                if isinstance(card, Body):
                    self._note_program(Entry(number, "body", card.p.pattern))
            case Enemy():
                self._note_enemy(number, card)
            case Protocol():
                self._note_protocol(number, card)
            case ClassCard():
                self._note_ability(number, flat_ability(card), card.time)
                self._note_boxes(number, card.boxes)
            case FactionCard():
                self.faction_cards.add(number)
                self._note_program(Entry(number, "faction", card.p.pattern, card.do, if_=card.if_))
            case JordanCard():
                self._note_programs(number, "intrude", card.intrude)
            case BossCard():
                self._note_programs(number, "intrude", card.intrude)
            case Interaction() if card.p is not None:
                self._note_program(Entry(number, "scenario", card.p.pattern, card.do, card.where))
            case Objective():
                self.objectives[number] = card.goal
            case Special() if card.enemy is not None:
                self._note_enemy(number, card.enemy)
        if isinstance(card, Guide | BossCard | VariableRule | Interaction) or hasattr(card, "world_activity"):
            self._note_rules(number, card)

    def _note_rules(self, number: int, card: Card) -> None:
        """Note what a card in the middle of the table does for everybody."""
        abilities: tuple[Ability, ...] = getattr(card, "abilities", ())
        for ability in abilities:
            self._note_ability(number, ability, "table")
        self._note_programs(number, "scenario", getattr(card, "programs", ()))
        activities: tuple[Activity, ...] = getattr(card, "player_activity", ())
        for activity in activities:
            self.activities_of.setdefault(number, []).append(len(self.activities))
            self.activities.append((number, activity))
        if changes := getattr(card, "changes", ()):
            self.changes[number] = [(number, change) for change in changes]

    def _note_enemy(self, number: int, card: Enemy | EnemyBlock) -> None:
        self.enemies[number] = card
        self._note_programs(number, "intrude", card.intrude)
        self._note_programs(number, "repel", (card.repel,))
        for ability in card.abilities:
            self._note_ability(number, ability, "table")

    def _note_protocol(self, number: int, card: Protocol) -> None:
        self.lessons[number] = [lesson.goal for lesson in card.steps]
        for at, lesson in enumerate(card.steps):
            if lesson.goal.program is not None:
                self._note_program(Entry(number, "goal", lesson.goal.program.pattern, step=at))
            ability = lesson.ability
            if ability is not None and ability.p is not None:
                self._note_program(Entry(number, "protocol", ability.p.pattern, ability.do, step=at))
            elif ability is not None:
                self._note_ability(number, ability)

    def _note_programs(self, number: int, sort: str, routines: Sequence[Routine]) -> None:
        for one in routines:
            self._note_program(Entry(number, sort, one.p.pattern, one.do, one.where, one.if_, one.limit))

    def _note_program(self, entry: Entry) -> None:
        self.programs_of.setdefault(entry.card, []).append(len(self.programs))
        self.programs.append(entry)

    def _note_boxes(self, number: int, boxes: Sequence[CombatBox]) -> None:
        for box in boxes:
            self.boxes_of.setdefault(number, []).append(len(self.boxes))
            self.boxes.append((number, box))

    def _note_ability(self, card: int, ability: Ability, time: str = "") -> None:
        """TAM-AUG-08: note an ability with its limit; using an augmentation is voluntary (TAM-AUG-05)."""
        if not (ability.do or ability.stat):
            return
        number = len(self.abilities)
        own_time = time if time not in ("", "table", "passive") else ""
        moment = own_time or (ability.when if ability.when in CHOSEN_MOMENTS else "")
        limit = ability.limit or LIMITS.get(moment, "none")
        may = ability.may or bool(own_time) or bool(ability.cost.steps) or ability.when in CHOSEN_MOMENTS
        self.abilities.append(Held(card, replace(ability, limit=limit, may=may), own_time))
        event = (
            KEEP_BODY
            if any(isinstance(one, Verb) and one.called() == KEEP_BODY for one in ability.do)
            else ability.when
        )
        if ability.stat:
            self.standing_of.setdefault(card, []).append(number)
        for value in ability.stat:
            self.standing.setdefault(value, {}).setdefault(card, []).append(ability)
        if event and event not in CHOSEN_MOMENTS:
            self.waiting.setdefault(card, {}).setdefault(event, []).append(number)
            self.waiters.setdefault(event, set()).add(card)
        elif ability.do:
            self.usable.setdefault(card, []).append(number)

    def of(self, kind: type[C]) -> list[int]:
        """Return the numbers of all components of a kind."""
        return list(self.kinds.get(kind, ()))

    def card(self, number: int, kind: type[C]) -> C:
        """Return a component that is known to be of a kind."""
        card = self.cards[number]
        if not isinstance(card, kind):
            raise ContentError(f"{card.id!r} is no {kind.__name__}.")
        return card


KEEP_BODY = "keep-body"
"""The verb that keeps the body in a reset, and the moment at which it does."""
CHOSEN_MOMENTS = ("planning", "writing")
"""TAM-VOC-04: events that come at the moment the owner picks."""
LIMITS = {
    "planning": "phase",
    "writing": "phase",
    "launch": "step",
    "combat": "phase",
    "any": "round",
}
"""TAM-AUG-08, TAM-VOC-04: how often, where nothing is printed."""


def sort_of_basic(number: int) -> str:
    """Return which sort of basic program it is (TAM-BAS-01)."""
    return "basic" if number < 4 else "extended" if number < 8 else "experience"


def flat_ability(card: ClassCard) -> Ability:
    """Return the ability that stands flat on a class card."""
    return Ability(
        when=card.when,
        who=card.who,
        level=card.level,
        if_=card.if_,
        limit=card.limit,
        may=card.may,
        do=card.do,
        stat=card.stat,
    )


BOX = Box()
CARDS, NUMBERS, TILES, ENEMIES = BOX.cards, BOX.numbers, BOX.tiles, BOX.enemies
PROGRAMS, ABILITIES, BOXES, ACTIVITIES = BOX.programs, BOX.abilities, BOX.boxes, BOX.activities
