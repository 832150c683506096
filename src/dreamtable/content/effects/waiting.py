"""Abilities that wait for an event: who may use them, in which order, and what becomes of the event."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from dreamtable.content.effects.conditions import ALWAYS, holds
from dreamtable.content.effects.prices import FREE
from dreamtable.content.effects.steps import run, some_possible
from dreamtable.kernel import NOTHING_TO_DO, Script, Seat

EVENT = "event"
"""What is cancelled when the event itself does not happen."""


class Waiting(msgspec.Struct, eq=False, gc=False):
    """An ability whose event has come."""

    owner: Seat
    card: int
    power: Any
    """What it says: its condition, limit and price, whether it may be left, and what it does."""
    number: int = -1
    """Its number in the box, where moves name abilities by it."""


def usable(scene: Any, one: Waiting) -> bool:
    """Say whether an ability can be used now: its limit, its condition, its price."""
    power = one.power
    if power.limit and scene.is_spent(one):
        return False
    if power.if_ is not ALWAYS or power.cost is not FREE or power.may:
        inside = scene.within(one.card, one.owner)
        if not holds(inside, power.if_) or not power.cost.payable(inside):
            return False
        if power.may and not some_possible(power.do, inside):
            return False
    return True


def still_usable(scene: Any, found: Iterable[Waiting]) -> list[Waiting]:
    """Return the abilities that can be used now."""
    still = []
    for one in found:
        if usable(scene, one):
            still.append(one)
    return still


def use(scene: Any, one: Waiting) -> Script[None]:
    """Pay for an ability and carry it out."""
    power = one.power
    scene.note_use(one)
    inside = scene.within(one.card, one.owner)
    inside.begin()
    if power.cost is FREE or (yield from power.cost.pay(inside)):
        yield from run(power.do, inside)
        scene.cancelled |= inside.cancelled
        scene.done = inside.done
    inside.end()


def settle(scene: Any, found: Sequence[Waiting]) -> Script[None]:
    """Let abilities of the same moment come: whoever owns them orders them; what is optional may be left."""
    if not found:
        return NOTHING_TO_DO
    if len(found) == 1 and not found[0].power.may:  # nothing to be ordered, nothing to be left
        return use(scene, found[0]) if usable(scene, found[0]) else NOTHING_TO_DO
    return settle_in_order(scene, found)


def settle_in_order(scene: Any, found: Sequence[Waiting]) -> Script[None]:
    """The owners in their order, each with one ability after the other."""
    for owner in scene.owners():
        mine = []
        for one in found:
            if one.owner == owner:
                mine.append(one)
        while mine and (mine := still_usable(scene, mine)):
            must = any(not one.power.may for one in mine)
            chosen = yield from scene.ask_waiting(owner, mine, must=must)
            if chosen is None:
                break
            mine.remove(chosen)
            yield from use(scene, chosen)
            if EVENT in scene.cancelled:
                return


def replaced_by(scene: Any, found: Sequence[Waiting]) -> Script[bool]:
    """Let one of some abilities take the place of an event; say whether one did."""
    for one in found:
        if not usable(scene, one):
            continue
        if one.power.may and (yield from scene.ask_waiting(one.owner, [one], must=False)) is None:
            continue
        yield from use(scene, one)
        return True
    return False
