"""A scene: who resolves which component's text, and what is at hand; and what its words mean just now."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from dreamtable.games.eldritch.box import (
    BOX,
    CARDS,
    EPICS,
    FRONTS,
    SHOWING,
    SPACE,
    SPACES,
    SPELLS,
    TRAIN,
    Side,
)
from dreamtable.games.eldritch.model import (
    NOTHING,
    OMENS,
    Foe,
    Person,
    Table,
)
from dreamtable.games.eldritch.moves import PickMonster, PickSeat, PickSpace, Stop
from dreamtable.games.eldritch.pool import draw_for_space
from dreamtable.games.eldritch.terms import Place, Step, Which, Who
from dreamtable.kernel import NOTHING_TO_DO, Game, Move, Script, Seat, seats_from

if TYPE_CHECKING:
    from dreamtable.games.eldritch.dice import Test

MANY = 99
"""More than there can be of anything."""

CLOCKWISE = [[tuple(seats_from(lead, players)) for lead in range(players)] for players in range(9)]
"""ELD-GEN-12: by number of players and by lead: the seats in turn order."""

FORBIDDING = BOX.doing["cannot"]
NOTHING_FORBIDDEN: frozenset[str] = frozenset()
NOTHING_CANCELLED: frozenset[str] = frozenset()


class Loss(msgspec.Struct, gc=False):
    """ELD-TIM-05: what somebody is about to lose."""

    health: int
    sanity: int


class Combat(msgspec.Struct, gc=False):
    """ELD-CBT: what changed the combat that is going on."""

    foe: Foe
    mods: dict[str, int] = msgspec.field(default_factory=lambda: {"damage": 0, "horror": 0})
    no_resistance: bool = False
    dice: int = 0


class Scene(msgspec.Struct, gc=False):
    """What steps are carried out in: `you` resolve the text of a component."""

    g: Game[Table]
    you: Seat
    card: int = NOTHING
    personal: bool = True
    """ELD-DEF-02: whether it ends when `you` are defeated."""
    during: tuple[str, ...] = ()
    by: Seat | None = None
    """Whose deed triggered it, if it was not yours."""
    stopped: bool = False
    result: int = 0
    done: bool = False
    """Whether the step before had an effect."""
    cancelled: frozenset[str] = NOTHING_CANCELLED
    """What `cancel` said: that the event does not happen, or a part of it."""
    as_cost: bool = False
    foe: Foe | None = None
    """This monster."""
    spawned: Foe | None = None
    """ELD-MON-07: the monster that was just spawned, wherever it went."""
    combat: Combat | None = None
    gate: int = NOTHING
    clue: int = NOTHING
    space: int = NOTHING
    """This space, where no investigator and no monster says it."""
    test: "Test | None" = None
    loss: Loss | None = None
    hand: int = NOTHING
    """The card or clue that the event is about."""

    @property
    def trigger(self) -> Seat:
        """Whose deed triggered it."""
        return self.you if self.by is None else self.by

    @property
    def over(self) -> bool:
        """ELD-DEF-02: whether the rest is lost."""
        return self.stopped or (self.personal and self.g.state.people[self.you] is None)

    def within(self, card: int, you: Seat | None = None) -> "Scene":
        """Return a scene for another component's text, with the same things at hand."""
        during = self.during
        if card in SPELLS and "spell" not in during:  # ELD-SPL-07
            during = (*during, "spell")
        return replace(
            self,
            card=card,
            you=self.you if you is None else you,
            by=self.you if self.by is None else self.by,
            during=during,
            stopped=False,
            done=False,
            cancelled=NOTHING_CANCELLED,
        )


def run(steps: Sequence[Step], scene: Scene) -> Script[None]:
    """ELD-GEN-14: carry the steps out in order, as far as they can be."""
    # `scene.over` written out: it is looked at before every step
    if not steps or scene.stopped or (scene.g.state.people[scene.you] is None and scene.personal):
        return NOTHING_TO_DO
    return steps[0].do(scene) if len(steps) == 1 else run_each(steps, scene)


def run_each(steps: Sequence[Step], scene: Scene) -> Script[None]:
    """ELD-GEN-14: the same for several steps, each of which may be the end of the rest."""
    people, you = scene.g.state.people, scene.you
    for step in steps:
        if scene.stopped or (people[you] is None and scene.personal):
            return
        yield from step.do(scene)


def possible(steps: Iterable[Step], scene: Scene) -> bool:
    """ELD-SPD-01: say whether all of a price can be paid."""
    for step in steps:
        if not step.possible(scene):
            return False
    return True


def some_possible(steps: Iterable[Step], scene: Scene) -> bool:
    """ELD-GEN-10: say whether it makes sense to do it: whether at least one step can be carried out."""
    for step in steps:
        if step.possible(scene):
            return True
    return False


# People
# (loops where comprehensions would do: asked for several times a decision, and mostly there is nothing)


def order(s: Table) -> tuple[Seat, ...]:
    """ELD-GEN-12: all seats, from the lead clockwise."""
    return CLOCKWISE[s.players][s.lead]


def team(s: Table) -> list[Seat]:
    """ELD-GEN-13: the seats with an investigator in play, lead first."""
    people, found = s.people, []
    for seat in CLOCKWISE[s.players][s.lead]:
        if people[seat] is not None:
            found.append(seat)
    return found


def person_of(s: Table, seat: Seat) -> Person:
    """Return the investigator of a seat that is known to have one."""
    person = s.people[seat]
    if person is None:
        raise LookupError(f"Seat {seat} has no investigator.")
    return person


def at(s: Table, space: int) -> list[Seat]:
    """Return the seats whose investigator is on a space, lead first."""
    people, found = s.people, []
    for seat in CLOCKWISE[s.players][s.lead]:
        one = people[seat]
        if one is not None and one.space == space:
            found.append(seat)
    return found


def on_spaces(s: Table, spaces: Sequence[int]) -> list[Seat]:
    """Return the seats whose investigator is on one of some spaces, lead first."""
    people, found = s.people, []
    for seat in CLOCKWISE[s.players][s.lead]:
        one = people[seat]
        if one is not None and one.space in spaces:
            found.append(seat)
    return found


def spaces_of_people(s: Table) -> set[int]:
    """Return the spaces on which investigators are."""
    return {one.space for one in s.people if one is not None}


def sides(s: Table, seat: Seat) -> list[tuple[int, Side]]:
    """Return what an investigator has in play: sheet and cards that show their front."""
    person = s.people[seat]
    if person is None:
        return []
    return [
        SHOWING[person.investigator],
        *[SHOWING[card] for card in person.cards if card not in person.turned],
    ]


Sides = Sequence[tuple[int, Side]]
"""Components with what they do."""


def having(person: Person | None, numbers: AbstractSet[int]) -> Sides:
    """Return those sides of an investigator's components that are among some, such as all with rerolls."""
    if person is None:
        return ()
    sheet = person.investigator
    if numbers.isdisjoint(person.cards):
        return (SHOWING[sheet],) if sheet in numbers else ()
    found = [SHOWING[sheet]] if sheet in numbers else []
    for card in person.cards:
        if card in numbers and card not in person.turned:
            found.append(SHOWING[card])
    return found


def holders(s: Table, numbers: AbstractSet[int]) -> list[Seat]:
    """Return the seats whose investigator has one of some components, lead first."""
    people, found = s.people, []
    for seat in CLOCKWISE[s.players][s.lead]:
        one = people[seat]
        if one is not None and (one.investigator in numbers or not numbers.isdisjoint(one.cards)):
            found.append(seat)
    return found


def sheet(s: Table) -> Side:
    """ELD-AWK-02: the side of the Ancient One's sheet that is up."""
    return BOX.back_sides[s.ancient_one] if s.awake else FRONTS[s.ancient_one]


def world(s: Table) -> list[tuple[int, Side]]:
    """Return what is in play for everybody: the sheet, the mystery, ongoing mythos cards."""
    found = [(s.ancient_one, sheet(s))] if s.ancient_one != NOTHING else []
    if s.mystery != NOTHING:
        found.append(SHOWING[s.mystery])
    return found + [SHOWING[card] for card in s.ongoing]


def in_world(s: Table, numbers: AbstractSet[int]) -> list[tuple[int, Side]]:
    """Return those of the sides in play for everybody that are among some components."""
    found = []
    if s.ancient_one in numbers:
        found.append((s.ancient_one, sheet(s)))
    if s.mystery in numbers:
        found.append(SHOWING[s.mystery])
    for card in s.ongoing:
        if card in numbers:
            found.append(SHOWING[card])
    return found


def forbidden(s: Table, seat: Seat) -> frozenset[str]:
    """ELD-GEN-03: everything that components forbid to an investigator now."""
    return forbidden_by(s, having(s.people[seat], FORBIDDING))


def forbidden_by(s: Table, mine: Sides) -> frozenset[str]:
    """ELD-GEN-03: the same, where it is known what he has."""
    things = NOTHING_FORBIDDEN
    for card in s.ongoing:
        if card in FORBIDDING:
            things |= FRONTS[card].cannot
    for _, side in mine:
        if side.cannot:
            things |= side.cannot
    return things


def cannot(s: Table, seat: Seat, thing: str) -> bool:
    """ELD-GEN-03: say whether a component forbids it to an investigator."""
    return thing in forbidden(s, seat)


def choose_seat(scene: Scene, seats: Sequence[Seat], rule: str = "ELD-GEN-06") -> Script[Seat]:
    """Let the resolver choose an investigator."""
    move = yield from scene.g.ask(scene.you, list(map(PickSeat, seats)), rule=rule)
    return move.seat


def not_fallen(scene: Scene, seats: list[Seat]) -> Iterable[Seat]:
    """ELD-DEF-02: one after the other of those who are meant, but for who has fallen before its turn."""
    people = scene.g.state.people
    if len(seats) == 1 and people[seats[0]] is not None:  # nobody falls before the first
        return seats
    return _in_play(people, seats)


def _in_play(people: list[Person | None], seats: list[Seat]) -> Iterable[Seat]:
    for seat in seats:
        if people[seat] is not None:
            yield seat


def only_you(scene: Scene, words: Who) -> bool:
    """Say whether you alone are meant, so that there is nobody to be chosen or to wait for."""
    return words.name == "you" and scene.g.state.people[scene.you] is not None


def who(scene: Scene, words: Who) -> Script[list[Seat]]:
    """Return the investigators that are meant, in turn order."""
    s, you = scene.g.state, scene.you
    match words.name:
        case "you":
            return [you] if s.people[you] is not None else []
        case "lead":
            return [s.lead] if s.people[s.lead] is not None else []
        case "trigger":
            return [scene.trigger] if s.people[scene.trigger] is not None else []
        case "each":
            return team(s)
        case "chosen" | "chosen-other" | "chosen-here" | "any-here" | "you-and-one-here":
            return (yield from _chosen(scene, words.name))
        case _:
            return on_spaces(s, _spaces_of(scene, words))


def _spaces_of(scene: Scene, words: Who) -> list[int]:
    """Return the spaces on which the investigators stand who are meant."""
    s = scene.g.state
    match words.name:
        case "each-here":
            return [here(scene)]
        case "each-here-of-this":
            return [this_space(scene)]
        case "each-on-gate":
            return gate_spaces(s)
        case "each-within-1-of":
            spaces = []
            for foe in s.foes:
                if CARDS[foe.monster].id == words.of:
                    spaces += [foe.space, *BOX.paths[foe.space]]
            return spaces
        case _:
            return spaces_of_type(words.name.removeprefix("each-on-"))


def _chosen(scene: Scene, name: str) -> Script[list[Seat]]:
    """Return the investigators that the resolver chooses."""
    s, you = scene.g.state, scene.you
    if name == "chosen":
        people = team(s)
    elif name == "chosen-other":
        people = [seat for seat in team(s) if seat != you]
    else:
        people = at(s, here(scene))
    if name in ("chosen", "chosen-other", "chosen-here"):
        return [(yield from choose_seat(scene, people))] if people else []
    found = [you] if name == "you-and-one-here" else []
    others = [seat for seat in people if seat not in found]
    while others and not (name == "you-and-one-here" and len(found) > 1):
        moves: list[Move] = list(map(PickSeat, others))
        move = yield from scene.g.ask(you, [*moves, Stop()], rule="ELD-GEN-06")
        if not isinstance(move, PickSeat):
            break
        found.append(move.seat)
        others.remove(move.seat)
    return found


def choosable(scene: Scene, words: Who) -> bool:
    """Say whether anybody is meant."""
    s = scene.g.state
    match words.name:
        case "you" | "you-and-one-here":
            return s.people[scene.you] is not None
        case "chosen-other":
            return any(seat != scene.you for seat in team(s))
        case "chosen" | "each":
            return bool(team(s))
        case "lead":
            return s.people[s.lead] is not None
        case "trigger":
            return s.people[scene.trigger] is not None
        case "chosen-here" | "any-here":
            return bool(at(s, here(scene)))
        case _:
            return bool(on_spaces(s, _spaces_of(scene, words)))


# Places


def here(scene: Scene) -> int:
    """Return the space of the resolver, or of what is resolved."""
    person = scene.g.state.people[scene.you]
    return person.space if person is not None else scene.space


def this_space(scene: Scene) -> int:
    """Return the space of this monster or token."""
    if scene.foe is not None:
        return scene.foe.space
    return scene.space if scene.space != NOTHING else here(scene)


def spaces_of_type(kind: str) -> list[int]:
    """ELD-MAP-02: all spaces of a type."""
    return list(BOX.types.get(kind, ()))


def gate_space(gate: int) -> int:
    """Return the space of a gate."""
    return BOX.gates[gate][0]


def gate_spaces(s: Table) -> list[int]:
    """Return the spaces with a gate."""
    return [BOX.gates[gate][0] for gate in s.gates]


def matching(s: Table) -> list[int]:
    """ELD-GAT-03: the gates whose colour is that of the Omen's space."""
    colour, found = OMENS[s.omen], []
    for gate in s.gates:
        if BOX.gates[gate][1] == colour:
            found.append(gate)
    return found


def fitting(scene: Scene, kind: str) -> list[int]:
    """Return the spaces that a filter means, each once, in the order of the map."""
    s = scene.g.state
    match kind:
        case "gate":
            found = set(gate_spaces(s))
        case "gate-matching":
            found = {gate_space(gate) for gate in matching(s)}
        case "clue":
            found = set(s.clues.values())
        case "monster":
            found = {foe.space for foe in s.foes}
        case "investigator":
            found = spaces_of_people(s)
        case _:
            return spaces_of_type(kind)
    return sorted(found)


def nearest_of(spaces: Sequence[int], start: int) -> list[int]:
    """ELD-MAP-05: those of the spaces that are the fewest paths away."""
    distances, least = BOX.distances[start], MANY
    found: list[int] = []
    for space in spaces:
        if distances[space] < least:
            least, found = distances[space], []
        if distances[space] == least:
            found.append(space)
    return found


def active(s: Table) -> Seat:
    """ELD-GEN-07: the active investigator; in the Mythos Phase and in set-up the lead."""
    return s.turns[0] if s.turns else s.lead


def choose_space(scene: Scene, spaces: Sequence[int], rule: str, seat: Seat | None = None) -> Script[int]:
    """Let somebody choose one of some spaces."""
    asked = scene.you if seat is None else seat
    move = yield from scene.g.ask(asked, list(map(PickSpace, spaces)), rule=rule)
    return move.space


CHOSEN = {
    "nearest": "ELD-MAP-05",
    "adjacent": "ELD-MAP-08",
    "adjacent-by-train": "ELD-MAP-08",
    "any": "ELD-MAP-08",
    "chosen": "ELD-MAP-08",
}
"""Words for a space of one's choice, with the rule that asks."""


def spaces(scene: Scene, words: Place, by: Seat | None = None, start: int | None = None) -> Script[list[int]]:
    """Return the space or spaces that are meant; chosen by the resolver unless somebody else is named."""
    if words.name == "random":
        return (yield from random_space(scene, words.of))
    found = meant_spaces(scene, words, start)
    if words.name not in CHOSEN or not found:
        return found
    return [(yield from choose_space(scene, found, CHOSEN[words.name], by))]


def meant_spaces(scene: Scene, words: Place, start: int | None = None) -> list[int]:
    """Return the spaces that are meant, or those among which somebody may choose."""
    s = scene.g.state
    match words.name:
        case "space":
            return [SPACE[words.of]]
        case "here":
            return [here(scene)] if here(scene) != NOTHING else []
        case "this-space":
            return [this_space(scene)]
        case "expedition":
            return [s.site] if s.site != NOTHING else []
        case "lead-space":
            lead = s.people[s.lead]
            return [lead.space] if lead is not None else []
        case "all" | "any":
            return fitting(scene, words.of)
        case "its-tokens":
            return spaces_of_tokens(s, scene.card)
        case "space-of":
            return [foe.space for foe in named(s, words.of)[:1]]
    from_here = here(scene) if start is None else start
    match words.name:
        case "nearest":
            return nearest_of(fitting(scene, words.of), from_here)
        case "adjacent":
            return list(BOX.paths[from_here])
        case "adjacent-by-train":
            return [space for space, path in BOX.paths[from_here].items() if path == TRAIN]
        case _:
            return list(range(len(SPACES)))


def spaces_of_tokens(s: Table, card: int) -> list[int]:
    """Return the spaces with tokens of a card, in the order of the map."""
    return sorted({marker.space for marker in s.markers if marker.source == card})


def random_space(scene: Scene, kind: str) -> Script[list[int]]:
    """ELD-RSP-01 to -03: the space on a random clue, which is discarded."""
    found = draw_for_space(scene.g, kind)
    if found is not None:
        return [found]
    if kind:
        return []
    return [(yield from choose_space(scene, list(range(len(SPACES))), "ELD-RSP-02", scene.g.state.lead))]


# Monsters


def monsters_at(s: Table, space: int) -> list[int]:
    """Return the monsters on a space."""
    found = []
    for foe in s.foes:
        if foe.space == space:
            found.append(foe.monster)
    return found


def is_epic(foe: Foe) -> bool:
    """ELD-EPC-01: say whether it is an Epic Monster."""
    return foe.monster in EPICS


def monsters(
    scene: Scene, words: Which, *, epics: bool, at_most: int = MANY, names: tuple[str, ...] = ()
) -> Script[list[Foe]]:
    """Return the monsters that are meant; ELD-EPC-03: without Epic ones where these can't be meant."""
    s = scene.g.state
    if words.name == "all-at-chosen-space":
        found = _able(s.foes, epics, at_most, names)
        places = sorted({foe.space for foe in found})
        if not places:
            return []
        near = [(yield from choose_space(scene, places, "ELD-MAP-08"))]
        return on_one_of(found, near)
    found = _able(meant(scene, words), epics, at_most, names)
    if not found or not words.name.startswith("one-"):
        return found
    move = yield from scene.g.ask(scene.you, [PickMonster(foe.monster) for foe in found], rule="ELD-EPC-03")
    return [foe_on_map(s, move.monster)]


def meant(scene: Scene, words: Which) -> list[Foe]:
    """Return all monsters on the map among which the words choose."""
    s = scene.g.state
    match words.name:
        case "this":
            return [scene.foe] if scene.foe is not None else []
        case "fought":
            return [scene.combat.foe] if scene.combat is not None else []
        case "spawned":
            return [scene.spawned] if scene.spawned is not None else []
        case "one-here" | "all-here":
            near = [here(scene)]
        case "one-near":
            near = [here(scene), *BOX.paths[here(scene)]]
        case "one-adjacent":
            near = list(BOX.paths[here(scene)])
        case "all-on":
            near = spaces_of_type(words.of)
        case "named":
            return named(s, words.of)
        case _:
            return list(s.foes)
    return on_one_of(s.foes, near)


def on_one_of(foes: Iterable[Foe], spaces: Sequence[int]) -> list[Foe]:
    """Return those of the monsters that are on one of some spaces."""
    found = []
    for foe in foes:
        if foe.space in spaces:
            found.append(foe)
    return found


def named(s: Table, name: str) -> list[Foe]:
    """Return the monsters of a name on the map."""
    return [foe for foe in s.foes if CARDS[foe.monster].id == name]


def _able(foes: Iterable[Foe], epics: bool, at_most: int, names: tuple[str, ...]) -> list[Foe]:
    found = []
    for foe in foes:
        if (
            (epics or foe.monster not in EPICS)
            and foe.toughness <= at_most
            and (not names or CARDS[foe.monster].id in names)
        ):
            found.append(foe)
    return found


def foe_on_map(s: Table, monster: int) -> Foe:
    """Return a monster that is known to be on the map."""
    for foe in s.foes:
        if foe.monster == monster:
            return foe
    raise LookupError(f"{CARDS[monster].id} is not on the map.")


def side_of_foe(s: Table, foe: Foe) -> Side:
    """ELD-MON-05: what a monster does; cultists look at the sheet."""
    if foe.monster in BOX.by_sheet:
        return BOX.cultists[s.ancient_one][s.awake]
    return FRONTS[foe.monster]
