"""What is other than usual while a card is active: amounts, limits, ranges, what cannot be done."""

from dreamtable.content.effects import ALWAYS, holds, number
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import CompanionCard
from dreamtable.games.etherfields.conditions import Onlooker
from dreamtable.games.etherfields.look import dreamers_of, lying_between, own_sources, wisdom_of
from dreamtable.games.etherfields.map import printed_at, within
from dreamtable.games.etherfields.model import (
    DISTRESS_LIMIT,
    HAND_LIMIT,
    ITEM_SLOTS,
    NOTHING,
    PROGRESS_LIMIT,
    Figure,
    Seen,
)
from dreamtable.games.etherfields.parts import Mod
from dreamtable.kernel import Seat


def mods(s: Seen, seat: Seat, having: dict[int, tuple[Mod, ...]]) -> list[tuple[int, Mod]]:
    """Return what some cards change for a Dreamer if they are active, each with its card; Gems besides."""
    found: list[tuple[int, Mod]] = []
    if having:
        nowhere = having.keys().isdisjoint
        for other, d in enumerate(dreamers_of(s)):
            if (
                d.mask in having
                or not nowhere(d.progress)
                or not nowhere(d.flaws)
                or (d.gifts and not nowhere(d.gifts))
            ):
                for card in own_sources(s, other):
                    if card in having:
                        _collect(s, having, card, other, seat, found)
        if not nowhere(s.items):
            for card in s.items:
                if card in having:
                    _collect(s, having, card, seat, seat, found)
        for card in (s.gate, *s.beside, *s.notes, *grounds(s)):
            if card in having:
                _collect(s, having, card, seat, seat, found)
        for card in lying_between(s):
            if card in having:
                _collect(s, having, card, seat, seat, found)
    for space in s.gems:
        printed = printed_at(s, space)
        for mod in printed.gem if printed is not None else ():
            if _concerns(s, mod, seat, seat, NOTHING):
                found.append((NOTHING, mod))
    return found


def changing(s: Seen, what: str, having: dict[int, tuple[Mod, ...]]) -> dict[int, tuple[Mod, ...]]:
    """Return the cards that change or forbid something, if any of them can be active in this Dream: what is a
    secret, and was never shown, is not."""
    nowhere = having.keys().isdisjoint
    if what in BOX.always or s.gate in having or s.world is not None or not nowhere(s.shown):
        return having
    return having if not nowhere(s.beside) or not nowhere(s.notes) else NOBODY


NOBODY: dict[int, tuple[Mod, ...]] = {}


def grounds(s: Seen) -> list[int]:
    """Return the tiles and Entities in play, if there are any that change something."""
    if not BOX.grounds:
        return []
    return [*[laid.tile for laid in s.tiles], *[entity.card for entity in s.entities]]


def _collect(
    s: Seen,
    having: dict[int, tuple[Mod, ...]],
    card: int,
    owner: Seat,
    seat: Seat,
    found: list[tuple[int, Mod]],
) -> None:
    for mod in having[card]:
        if _concerns(s, mod, owner, seat, card):
            found.append((card, mod))


def _concerns(s: Seen, mod: Mod, owner: Seat, seat: Seat, card: int) -> bool:
    if mod.who.name == "you" and owner != seat:
        return False
    if mod.who.name == "others" and owner == seat:
        return False
    return mod.if_ is ALWAYS or bool(holds(Onlooker(s, seat, card), mod.if_))


def change(s: Seen, seat: Seat, what: str) -> int:
    """Return by how much something is other than usual for a Dreamer."""
    total = 0
    having = BOX.changing.get(what)
    if having is not None:
        for card, mod in mods(s, seat, changing(s, what, having)):
            if mod.mod == what:
                total += number(Onlooker(s, seat, card), mod.num) or 0
    for one in s.passing:
        if one.what == what and not one.forbids and one.seat in (seat, NOTHING):
            total += one.num
    return total


def forbidden(s: Seen, seat: Seat, what: str) -> bool:
    """ETH-TIM-02: say whether a Dreamer cannot do something."""
    for one in s.passing:
        if one.forbids and one.what == what and one.seat in (seat, NOTHING):
            return True
    forbids = BOX.forbidding.get(what)
    if forbids is None:
        return False
    return any(mod.forbid == what for _, mod in mods(s, seat, changing(s, what, forbids)))


def least_of(s: Seen, seat: Seat, what: str) -> int | None:
    """Return the smallest of some limits such as `move-max`; None if there is none. Of several Wisdom cards
    that set one the last one gained counts (ETH-WIS-02)."""
    changes = BOX.changing.get(what, {})
    active = mods(s, seat, changing(s, what, changes))
    earlier = [card for card in wisdom_of(s) if card in changes][:-1]
    active = [(card, mod) for card, mod in active if card not in earlier]
    found = [number(Onlooker(s, seat, card), mod.num) or 0 for card, mod in active if mod.mod == what]
    found += [one.num for one in s.passing if one.what == what and one.seat in (seat, NOTHING)]
    return min(found) if found else None


def may_fall(s: Seen, limit: str) -> bool:
    """Say whether something could make a limit lower than usual."""
    if limit in BOX.lowered or (s.gate, limit) in BOX.gates_lower:
        return True
    return bool(s.passing and any(one.what == limit for one in s.passing))


def hand_limit(s: Seen, seat: Seat) -> int:
    """ETH-HND-01: how many cards a Dreamer may hold."""
    return max(0, HAND_LIMIT + change(s, seat, "hand"))


def progress_limit(s: Seen, seat: Seat) -> int:
    """ETH-PRG-04: how many Progress cards a Dreamer may have."""
    return max(0, PROGRESS_LIMIT + change(s, seat, "progress"))


def distress_limit(s: Seen, seat: Seat) -> int:
    """ETH-PAI-02: how much Distress kills a Dreamer."""
    return DISTRESS_LIMIT + change(s, seat, "distress")


def item_slots(s: Seen) -> int:
    """ETH-ITM-01: how many Items may be active."""
    return ITEM_SLOTS + change(s, s.first, "items")


def own_range(s: Seen, seat: Seat, steps: int) -> int:
    """ETH-RNG-01, ETH-STA-03: return the spaces within a range of a Dreamer, or of what counts for it."""
    d = s.dreamers[seat]
    if d.dazed:
        steps = min(steps, 1)
    mask = within(s, d.space, steps)
    if s.tokens.get("spirit") and change(s, seat, "range-source-spirit"):
        for space in s.tokens["spirit"]:
            mask |= within(s, space, steps)
    return mask


def figures_within(s: Seen, seat: Seat, steps: int, kw: str) -> list[Figure]:
    """ETH-RNG-01, ETH-ATK-02: return the figures within a range of a Dreamer, by an Assault or a Contact."""
    steps += change(s, seat, f"range-{kw}") if kw else 0
    mask = own_range(s, seat, steps)
    if kw == "assault":
        for it in s.companions:
            if farther := BOX.card(it.kind, CompanionCard).assaults:
                mask |= within(s, it.space, steps + farther)
    return [one for one in s.figures if mask >> one.space & 1]
