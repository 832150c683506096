"""ELD-GEN-11, ELD-TIM-02, ELD-TIM-06: components that wait for an event, or take its place."""

from collections.abc import Iterable

import msgspec

from dreamtable.games.eldritch.abilities import ALWAYS, WORLD_EVENTS, Triggered
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.conditions import holds
from dreamtable.games.eldritch.events import Used
from dreamtable.games.eldritch.model import (
    NOTHING,
    Table,
)
from dreamtable.games.eldritch.moves import Pass, Resolve, Use
from dreamtable.games.eldritch.scene import (
    Scene,
    having,
    holders,
    in_world,
    order,
    person_of,
    possible,
    run,
    some_possible,
)
from dreamtable.kernel import NOTHING_TO_DO, Game, Move, Script, Seat


class Waiting(msgspec.Struct, eq=False, gc=False):
    """An ability whose event has come."""

    owner: Seat
    card: int
    power: Triggered


PASS: Move = Pass()
WAITING = BOX.waiting


def waits(owner: Seat, card: int, powers: Iterable[Triggered]) -> list[Waiting]:
    """Return abilities of one component whose event has come."""
    found = []
    for power in powers:
        found.append(Waiting(owner, card, power))
    return found


def waiting(s: Table, seat: Seat, event: str, name: str = "") -> list[Waiting]:
    """Return the abilities that wait for an event that somebody triggers, lead first; then the world's."""
    found: list[Waiting] = []
    waiters = WAITING[event]
    held = waiters.held
    if waiters.shared and held:
        for owner in holders(s, held):
            for card, side in having(s.people[owner], held):
                for power in side.when.get(event, ()):
                    if _concerns(s, power, owner, seat, event):
                        found.append(Waiting(owner, card, power))
    elif held and (mine := having(s.people[seat], held)):
        for card, side in mine:
            for power in side.when.get(event, ()):
                found.append(Waiting(seat, card, power))
    if waiters.open:
        for card, side in in_world(s, waiters.open):
            for power in side.when.get(event, ()):
                if power.name in ("", name):
                    asked = seat if s.people[seat] is not None else s.lead
                    found.append(Waiting(asked, card, power))
    return found


def _concerns(s: Table, power: Triggered, owner: Seat, seat: Seat, event: str) -> bool:
    """Say whether somebody's ability waits for what happens to a seat: his own, or another's on his space."""
    if power.if_.who == "other-here":
        return owner != seat and s.people[seat] is not None and not _apart(s, owner, seat)
    return owner == seat or event in WORLD_EVENTS


def _apart(s: Table, one: Seat, other: Seat) -> bool:
    return person_of(s, one).space != person_of(s, other).space


def happen(scene: Scene, event: str, *, name: str = "", rule: str = "ELD-GEN-11") -> Script[None]:
    """ELD-GEN-11: let every component that waits for an event do what it does, each once."""
    found = waiting(scene.g.state, scene.trigger, event, name)
    return settle(scene, found, rule) if found else NOTHING_TO_DO


def happen_to(g: Game[Table], seat: Seat, event: str) -> Script[None]:
    """ELD-GEN-11: the same for an event of which nothing is to be known but to whom it happens."""
    found = waiting(g.state, seat, event)
    return settle(Scene(g, seat), found) if found else NOTHING_TO_DO


def settle(scene: Scene, found: list[Waiting], rule: str = "ELD-GEN-11") -> Script[None]:
    """ELD-TIM-02: whoever owns effects of the same moment orders them; what is optional may be left."""
    if len(found) == 1 and not found[0].power.may:  # nothing to be ordered, nothing to be left
        return use(scene, found[0]) if usable(scene, found[0]) else NOTHING_TO_DO
    return settle_in_order(scene, found, rule)


def settle_in_order(scene: Scene, found: list[Waiting], rule: str) -> Script[None]:
    """ELD-TIM-02: the owners from the lead clockwise, each with one effect after the other."""
    for owner in order(scene.g.state):
        mine = []
        for one in found:
            if one.owner == owner:
                mine.append(one)
        while mine and (mine := still_usable(scene, mine)):
            move = yield from scene.g.ask(owner, _menu(mine), rule=rule)
            if move is PASS:
                break
            card = move.card if isinstance(move, Use | Resolve) else NOTHING
            chosen = mine.pop([one.card for one in mine].index(card))
            yield from use(scene, chosen)
            if "event" in scene.cancelled:
                return


def still_usable(scene: Scene, found: list[Waiting]) -> list[Waiting]:
    """Return the abilities that can be used now."""
    still = []
    for one in found:
        if usable(scene, one):
            still.append(one)
    return still


def _menu(mine: list[Waiting]) -> list[Move]:
    moves: list[Move] = []
    must = False
    for one in mine:
        moves.append(Use(one.card) if one.power.may else Resolve(one.card))
        must = must or not one.power.may
    if not must:
        moves.append(PASS)
    return moves


def usable(scene: Scene, one: Waiting) -> bool:
    """Say whether an ability can be used now: its condition, its limit, its price."""
    power = one.power
    s = scene.g.state
    if power.limit == "once-per-round" and (one.card in s.used or not s.round):  # ELD-SET-28
        return False
    if power.if_ is not ALWAYS or power.cost or power.may:
        inside = scene.within(one.card, one.owner)
        if not holds(inside, power.if_):
            return False
        if power.cost and not possible(power.cost, inside):
            return False
        if power.may and not some_possible(power.do, inside):
            return False
    return True


def use(scene: Scene, one: Waiting) -> Script[None]:
    """Pay for an ability and carry it out."""
    s, power = scene.g.state, one.power
    if power.limit == "once-per-round":
        s.used.append(one.card)
    scene.g.tell(Used, one.owner, one.card)
    inside = scene.within(one.card, one.owner)
    if power.cost:
        yield from run(power.cost, inside)
    yield from run(power.do, inside)
    scene.cancelled |= inside.cancelled
    scene.done = inside.done


def replacing(s: Table, seat: Seat, event: str) -> list[Waiting]:
    """ELD-TIM-06: the abilities of the one it happens to that could take the place of an event."""
    found: list[Waiting] = []
    numbers = BOX.replacing.get(event)
    if numbers is not None and (mine := having(s.people[seat], numbers)):
        for card, side in mine:
            found += waits(seat, card, side.instead.get(event, ()))
    return found


def replaced(scene: Scene, event: str) -> Script[bool | None]:
    """ELD-TIM-06: let the one it happens to replace the event; say whether it was replaced."""
    found = replacing(scene.g.state, scene.trigger, event)
    return replaced_by(scene, found) if found else NOTHING_TO_DO


def replaced_by(scene: Scene, found: list[Waiting]) -> Script[bool]:
    """ELD-TIM-06: let one of some abilities take the place of an event."""
    for one in found:
        if not usable(scene, one):
            continue
        if one.power.may:
            move: Move = yield from scene.g.ask(one.owner, [Use(one.card), PASS], rule="ELD-TIM-06")
            if move is PASS:
                continue
        yield from use(scene, one)
        return True
    return False
