"""Looks at a table: what conditions and numbers of cards are read from, and what stands on it."""

from collections.abc import Mapping
from functools import cache
from typing import Protocol

import msgspec

from dreamtable.content.effects import Counted, holds
from dreamtable.games.tamashii.box import BOX, TILES
from dreamtable.games.tamashii.cards import LETTERS, Change, Frame, Guide, Tile
from dreamtable.games.tamashii.model import (
    FACE_DOWN,
    GAP,
    MOST_RESOURCE,
    NOTHING,
    TOP_SPACE,
    Combat,
    Jordan,
    Place,
    Player,
    Table,
)
from dreamtable.kernel import RulesBug, Seat, seats_from

SOLO, COOPERATIVE, RIVALS = "solo", "cooperative", "rivals"
LESSONS = 3
"""TAM-LRN-02: the steps of a learning protocol."""
UPGRADE_COSTS: Mapping[str, int] = {"cap": 2, "cell": 2, "open": 2, "class": 2}
"""TAM-UPG-05: in experience, where no card says otherwise."""


class Look(Protocol):
    """Whoever looks at the table because of a card: who resolves a text, or only wants to know."""

    @property
    def s(self) -> Table:
        """The table."""

    @property
    def you(self) -> Seat:
        """Who looks."""

    @property
    def card(self) -> int:
        """Because of which card."""

    @property
    def dumped(self) -> int:
        """The codes dumped as the cost at hand."""

    @property
    def place(self) -> int:
        """The tile that is looked at, if it is one of several."""


class Onlooker(msgspec.Struct, gc=False):
    """Somebody who looks at the table without doing anything."""

    s: Table
    you: Seat
    card: int = NOTHING
    dumped: int = 0
    place: int = NOTHING

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""
        from dreamtable.games.tamashii.conditions import counted

        return counted(self, what)


# Players


def order(s: Table) -> list[Seat]:
    """TAM-RND-02: all seats from the start player clockwise."""
    return seats_from(s.first, len(s.players))


def is_story(s: Table) -> bool:
    """Say whether a scenario is played, not the scenario generator."""
    return s.mode != RIVALS


def frame_of(p: Player) -> Frame:
    """TAM-BOD-07: return the active body of a player: the top body card, or the Walker."""
    return BOX.card(frame_number(p), Frame)


def frame_number(p: Player) -> int:
    """Return the number of a player's active body."""
    return p.bodies[-1] if p.bodies else BOX.walkers[LETTERS[p.colour or 0]]


def own_cards(p: Player) -> list[int]:
    """Return the cards whose abilities a player has: active body, equipped cards, learned protocol."""
    found = [p.bodies[-1] if p.bodies else frame_number(p), *p.equipped]
    if p.learned == LESSONS:
        found.append(p.protocol)
    return found


# The table


def cards_on_table(s: Table) -> list[int]:
    """TAM-SCE-08: the cards in the middle of the table, whose rules hold for all; the strongest first."""
    found = []
    if s.story != NOTHING:
        found.append(s.story)
    found += s.specials
    if s.guide != NOTHING:
        found.append(s.guide)
    if s.boss is not None:
        found.append(s.boss.boss)
    return found + s.standing


def guide_of(s: Table) -> Guide | None:
    """Return the guide of the scenario that is played; None against each other."""
    return BOX.card(s.guide, Guide) if s.guide != NOTHING else None


def scenario_of(s: Table) -> Guide:
    """Return the guide of the scenario that is known to be played."""
    return BOX.card(s.guide, Guide)


def changes(s: Table) -> list[tuple[int, Change]]:
    """Return what is other than printed while cards are in play, each with its card."""
    found: list[tuple[int, Change]] = []
    for card in cards_on_table(s):
        if card in BOX.changes:
            found += BOX.changes[card]
    return found


def in_force(s: Table, card: int, change: Change, you: Seat) -> bool:
    """Say whether a change holds now."""
    if change.until and BOX.numbers[change.until] in s.drawn:
        return False
    return bool(holds(Onlooker(s, you, card), change.if_))


def top_space(s: Table) -> int:
    """TAM-TRC-04: the top space of the trace track."""
    for card, change in changes(s):
        if change.top_space is not None and in_force(s, card, change, s.first):
            return change.top_space
    return TOP_SPACE


def resource_cap(s: Table) -> int:
    """TAM-RES-01: how much of a resource one can have."""
    for card, change in changes(s):
        if change.resource_cap is not None and in_force(s, card, change, s.first):
            return change.resource_cap
    return MOST_RESOURCE


def experience_program(s: Table) -> int:
    """TAM-BAS-04: what the experience program gives."""
    for card, change in changes(s):
        if change.experience_program is not None and in_force(s, card, change, s.first):
            return change.experience_program
    return 1


def upgrade_costs(s: Table) -> Mapping[str, int]:
    """TAM-UPG-05: how much experience each upgrade costs."""
    costs = UPGRADE_COSTS
    for card, change in reversed(changes(s)):  # TAM-TMG-01: the strongest last
        if change.upgrade and change.cost is not None and in_force(s, card, change, s.first):
            costs = {**costs, change.upgrade: change.cost}
    return costs


def added(s: Table, seat: Seat, name: str) -> int:
    """Return by how much a value of a player is other than printed."""
    p = s.players[seat]
    total = p.stats.get(name, 0) + p.brief.get(name, 0)
    standing = BOX.standing.get(name, {})
    for card in own_cards(p) if standing else ():
        if card in standing:
            for ability in standing[card]:
                if holds(Onlooker(s, seat, card), ability.if_):
                    total += ability.stat[name]
    for card, change in changes(s):
        if change.stat == name and in_force(s, card, change, seat):
            total += change.add
    return total


def value_of(s: Table, seat: Seat, name: str) -> int:
    """TAM-BOD-02: a value of the active body: `move`, `attack` or `write`, with what changes it."""
    frame = frame_of(s.players[seat])
    printed = frame.move if name == "move" else frame.attack if name == "attack" else frame.write
    return max(0, printed + added(s, seat, name))


# The map

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache
def _neighbours(places: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    at = {place: number for number, place in enumerate(places)}
    return tuple(
        tuple(at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at) for q, r in places
    )


def neighbours(s: Table) -> tuple[tuple[int, ...], ...]:
    """Return by place the places next to it, gaps too."""
    return _neighbours(tuple([(one.q, one.r) for one in s.places]))


def is_gap(place: Place) -> bool:
    """TAM-MAP-05: say whether nobody can be there: no tile, or a closed one."""
    return place.tile == GAP or "closed" in place.tokens


def next_to(s: Table, place: int) -> list[int]:
    """Return the places with a tile next to a place."""
    return [one for one in neighbours(s)[place] if not is_gap(s.places[one])]


def place_of_tile(s: Table, tile: int) -> int:
    """Return where a tile lies face-up; NOTHING if it does not."""
    for number, place in enumerate(s.places):
        if place.tile == tile and place.shown:
            return number
    return NOTHING


def tile_at(s: Table, place: int) -> Tile | None:
    """Return the tile that lies face-up at a place."""
    one = s.places[place]
    return TILES[one.tile] if one.shown and one.tile > FACE_DOWN else None


def distances(s: Table, start: int, most: int, *, through_hidden: bool = False) -> dict[int, int]:
    """TAM-MAP-04, -05: by place, how far it is; ways go over face-up tiles, and end on face-down ones."""
    around = neighbours(s)
    found = {start: 0}
    front = [start]
    for distance in range(1, most + 1):
        reached = []
        for place in front:
            for other in around[place]:
                if other not in found and not is_gap(s.places[other]):
                    found[other] = distance
                    if s.places[other].shown or through_hidden:
                        reached.append(other)
        front = reached
        if not front:
            break
    return found


def figures_at(s: Table, place: int) -> int:
    """TAM-SOL-03: how many players' figures stand at a place, Jordan too."""
    own = sum([1 for p in s.players if p.place == place])
    return own + (s.jordan is not None and s.jordan.place == place)


def figure_place(s: Table, seat: Seat) -> int:
    """TAM-MAP-14, TAM-SOL-06: where the figure of a player stands, Jordan's while it is used as the own."""
    if s.jordan is not None and s.jordan.acting:
        return s.jordan.place
    return s.players[seat].place


def entry_trace(s: Table, place: int, seat: Seat) -> int:
    """TAM-MAP-02: the entry trace of a tile, with what changes it."""
    return _trace(s, place, seat, entering=True)


def linger_trace(s: Table, place: int, seat: Seat) -> int:
    """TAM-MAP-02: the linger trace of a tile, with what changes it."""
    return _trace(s, place, seat, entering=False)


def _trace(s: Table, place: int, seat: Seat, *, entering: bool) -> int:
    tile = tile_at(s, place)
    if tile is None:
        return 0
    value = tile.entry if entering else tile.linger
    times, more = 1, 0
    for card, change in reversed(changes(s)):  # TAM-TMG-01: the strongest last
        if change.tile == tile.number and in_force(s, card, change, seat):
            own = change.entry if entering else change.linger
            value = own if own is not None else value
        if change.tiles_with and not entering and has_token(s, place, change.tiles_with):
            times = max(times, change.linger_times)
        if change.stat == ("entry" if entering else "linger") and in_force(s, card, change, seat):
            more += change.add
    return max(0, value * times + more)


def has_token(s: Table, place: int, token: str) -> bool:
    """Say whether a token lies on a tile or is carried there."""
    if s.places[place].tokens.get(token):
        return True
    bearers: list[Player | Jordan] = [*s.players]
    if s.jordan is not None:
        bearers.append(s.jordan)
    return any(one.carried.get(token) and one.place == place for one in bearers)


def may_enter(s: Table, place: int, seat: Seat) -> bool:
    """Say whether no rule forbids a player to enter a tile."""
    tile = s.places[place].tile if s.places[place].shown else NOTHING
    for card, change in changes(s):
        if change.no_entry and change.tile == tile and in_force(s, card, change, seat):
            return False
    return True


def reach(s: Table, start: int, steps: int, seat: Seat) -> list[int]:
    """TAM-MAP-04: the places that a move can end on."""
    return [
        place
        for place, distance in distances(s, start, steps).items()
        if distance and may_enter(s, place, seat)
    ]


def carrier(s: Table, seat: Seat) -> Player | Jordan:
    """Return who carries markers for a player: Jordan while its figure is used, where the guide lets it."""
    if s.jordan is not None and s.jordan.acting and scenario_of(s).solo.jordan_carries:
        return s.jordan
    return s.players[seat]


def jordan_of(s: Table) -> Jordan:
    """Return Jordan, who is known to be in play."""
    if s.jordan is None:
        raise RulesBug("Jordan is not in play.")
    return s.jordan


def combat_of(s: Table) -> Combat:
    """Return the combat that is known to go on."""
    if s.combat is None:
        raise RulesBug("There is no combat.")
    return s.combat
