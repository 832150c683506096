"""What is other than printed while cards are in play: caps, costs, values of bodies, trace, closed ways."""

from collections.abc import Mapping

from dreamtable.content.effects import holds
from dreamtable.games.tamashii.box import BOX, kept
from dreamtable.games.tamashii.conditions import Onlooker
from dreamtable.games.tamashii.look import cards_on_table, distances, frame_of, has_token, own_cards, tile_at
from dreamtable.games.tamashii.model import MOST_RESOURCE, NOTHING, TOP_SPACE, Seen, Table
from dreamtable.games.tamashii.parts import Change
from dreamtable.kernel import Seat

VALUES = ("move", "attack", "write")
"""TAM-BOD-02: what is printed on a body."""
UPGRADE_COSTS: Mapping[str, int] = {"cap": 2, "cell": 2, "open": 2, "class": 2}
"""TAM-UPG-05: in experience, where no card says otherwise."""


def changes(s: Seen) -> list[tuple[int, Change]]:
    """Return what is other than printed while cards are in play, each with its card."""
    found: list[tuple[int, Change]] = []
    for card in cards_on_table(s):
        if card in BOX.changes:
            found += BOX.changes[card]
    return found


def in_force(s: Seen, card: int, change: Change, you: Seat) -> bool:
    """Say whether a change holds now."""
    if change.until and BOX.numbers[change.until] in s.drawn:
        return False
    return bool(holds(Onlooker(s, you, card), change.if_))


def top_space(s: Seen) -> int:
    """TAM-TRC-04: the top space of the trace track."""
    for card, change in changes(s):
        if change.top_space is not None and in_force(s, card, change, s.first):
            return change.top_space
    return TOP_SPACE


def resource_cap(s: Seen) -> int:
    """TAM-RES-01: how much of a resource one can have."""
    for card, change in changes(s):
        if change.resource_cap is not None and in_force(s, card, change, s.first):
            return change.resource_cap
    return MOST_RESOURCE


def experience_program(s: Seen) -> int:
    """TAM-BAS-04: what the experience program gives."""
    for card, change in changes(s):
        if change.experience_program is not None and in_force(s, card, change, s.first):
            return change.experience_program
    return 1


def upgrade_costs(s: Seen) -> Mapping[str, int]:
    """TAM-UPG-05: how much experience each upgrade costs."""
    costs = UPGRADE_COSTS
    for card, change in reversed(changes(s)):  # TAM-TMG-01: the strongest last
        if change.upgrade and change.cost is not None and in_force(s, card, change, s.first):
            costs = {**costs, change.upgrade: change.cost}
    return costs


def added(s: Table, seat: Seat, name: str) -> int:
    """Return by how much a value of a player is other than printed."""
    return _added(s, seat, name, own_cards(s.players[seat]), changes(s))


def _added(s: Table, seat: Seat, name: str, own: list[int], changed: list[tuple[int, Change]]) -> int:
    p = s.players[seat]
    total = p.stats.get(name, 0) + p.brief.get(name, 0)
    standing = BOX.changing.get(name)
    if standing is not None:
        for card in own:
            if card in standing:
                for ability in standing[card]:
                    if holds(Onlooker(s, seat, card), ability.if_):
                        total += ability.stat[name]
    for card, change in changed:
        if change.stat == name and in_force(s, card, change, seat):
            total += change.add
    return total


def value_of(s: Table, seat: Seat, name: str) -> int:
    """TAM-BOD-02: a value of the active body: `move`, `attack` or `write`, with what changes it."""
    frame = frame_of(s.players[seat])
    printed = frame.move if name == "move" else frame.attack if name == "attack" else frame.write
    return max(0, printed + added(s, seat, name))


@kept
def changers() -> frozenset[int]:
    """Return the cards that change a value of the body of who has them."""
    return frozenset(card for name in VALUES for card in BOX.changing.get(name, ()))


def values_of_all(s: Table) -> list[tuple[int, int, int]]:
    """TAM-BOD-02: by seat, move, attack and write of the active body, with what changes them."""
    changed = [one for one in changes(s) if one[1].stat in VALUES]
    found = []
    for seat, p in enumerate(s.players):
        frame, own = frame_of(p), own_cards(p)
        move, attack, write = frame.move, frame.attack, frame.write
        if changed or p.stats or p.brief or not changers().isdisjoint(own):
            move = max(0, move + _added(s, seat, "move", own, changed))
            attack = max(0, attack + _added(s, seat, "attack", own, changed))
            write = max(0, write + _added(s, seat, "write", own, changed))
        found.append((move, attack, write))
    return found


# The map


def entry_trace(s: Seen, place: int, seat: Seat) -> int:
    """TAM-MAP-02: the entry trace of a tile, with what changes it."""
    return _trace(s, place, seat, entering=True)


def linger_trace(s: Seen, place: int, seat: Seat) -> int:
    """TAM-MAP-02: the linger trace of a tile, with what changes it."""
    return _trace(s, place, seat, entering=False)


def _trace(s: Seen, place: int, seat: Seat, *, entering: bool) -> int:
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


def may_enter(s: Seen, place: int, seat: Seat) -> bool:
    """Say whether no rule forbids a player to enter a tile."""
    tile = s.places[place].tile if s.places[place].shown else NOTHING
    for card, change in changes(s):
        if change.no_entry and change.tile == tile and in_force(s, card, change, seat):
            return False
    return True


def reach(s: Seen, start: int, steps: int, seat: Seat) -> list[int]:
    """TAM-MAP-04: the places that a move can end on."""
    return [
        place
        for place, distance in distances(s, start, steps).items()
        if distance and may_enter(s, place, seat)
    ]
