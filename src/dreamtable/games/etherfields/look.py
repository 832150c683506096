"""What can be seen on the table: values with what changes them, ranges, figures, supplies."""

from typing import Protocol

import msgspec

from dreamtable.content.effects import ALWAYS, Counted, holds, number
from dreamtable.games.etherfields.box import BOX, CARDS, FLAW
from dreamtable.games.etherfields.cards import SUITS, Gate, Influence, Mod, TurnCard
from dreamtable.games.etherfields.map import printed_at, within
from dreamtable.games.etherfields.model import (
    CAPACITY,
    DISTRESS_LIMIT,
    DISTRESS_MARKERS,
    ETHER_MARKERS,
    GEMS,
    HAND_LIMIT,
    ITEM_SLOTS,
    NOTHING,
    PROGRESS_LIMIT,
    TOKENS,
    ActiveEntity,
    Dream,
    Dreamer,
    Figure,
)
from dreamtable.kernel import Seat, seats_from


class Look(Protocol):
    """Whoever looks at the table: a scene, or somebody who only thinks."""

    @property
    def s(self) -> Dream: ...
    @property
    def you(self) -> Seat: ...
    @property
    def card(self) -> int: ...


class Onlooker(msgspec.Struct, gc=False):
    """Somebody who looks at the table without doing anything."""

    s: Dream
    you: Seat
    card: int = NOTHING
    figure: int = NOTHING
    x: int = 0
    same: int = 0

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""
        from dreamtable.games.etherfields.conditions import counted

        return counted(self, what)


def order(s: Dream) -> list[Seat]:
    """ETH-TIM-10: return all seats from the First Player on."""
    return seats_from(s.first, len(s.dreamers))


# What is changed


def has_morphing(s: Dream, kind: str) -> bool:
    """Say whether a Morphing lies on any Entity."""
    for entity in s.entities:
        for token in entity.morphings:
            if CARDS[token].id == kind:
                return True
    return False


def active_progress(s: Dream, d: Dreamer) -> list[int]:
    """ETH-PRG-06, ETH-MOR-07: return the placed Progress cards that work."""
    if not d.progress or (s.entities and has_morphing(s, "undoing")):
        return []
    return [card for card in d.progress if card not in d.flipped] if d.flipped else d.progress


def active_mask(s: Dream, seat: Seat) -> int:
    """ETH-MSK-02, ETH-MOR-06: return the Mask that works; NOTHING if none does."""
    d = s.dreamers[seat]
    if d.mask == NOTHING or (s.entities and has_morphing(s, "unmasking")):
        return NOTHING
    for one in s.passing:
        if one.forbids and one.what == "mask" and one.seat in (seat, NOTHING):
            return NOTHING
    return d.mask


def own_sources(s: Dream, seat: Seat) -> list[int]:
    """Return the cards that change things for their owner; equal ones once (ETH-PRG-09)."""
    d = s.dreamers[seat]
    sources = list(dict.fromkeys(active_progress(s, d))) if d.progress else []
    sources += d.flaws
    if d.mask != NOTHING and active_mask(s, seat) != NOTHING:
        sources.append(d.mask)
    return sources


def mods(s: Dream, seat: Seat, having: dict[int, tuple[Mod, ...]]) -> list[tuple[int, Mod]]:
    """Return what some cards change for a Dreamer if they are active, each with its card; Gems besides."""
    found: list[tuple[int, Mod]] = []
    for other, d in enumerate(s.dreamers):
        if d.progress or d.flaws or d.mask != NOTHING:
            for card in own_sources(s, other):
                if card in having:
                    _collect(s, having, card, other, seat, found)
    for card in s.items:
        if card in having:
            _collect(s, having, card, seat, seat, found)
    if s.gate in having:
        _collect(s, having, s.gate, seat, seat, found)
    for card in s.beside:
        if card in having:
            _collect(s, having, card, seat, seat, found)
    for laid in s.tiles:
        if laid.tile in having:
            _collect(s, having, laid.tile, seat, seat, found)
    for entity in s.entities:
        if entity.card in having:
            _collect(s, having, entity.card, seat, seat, found)
    for space in s.gems:
        printed = printed_at(s, space)
        for mod in printed.gem if printed is not None else ():
            if _concerns(s, mod, seat, seat, NOTHING):
                found.append((NOTHING, mod))
    return found


def _collect(
    s: Dream,
    having: dict[int, tuple[Mod, ...]],
    card: int,
    owner: Seat,
    seat: Seat,
    found: list[tuple[int, Mod]],
) -> None:
    for mod in having[card]:
        if _concerns(s, mod, owner, seat, card):
            found.append((card, mod))


def _concerns(s: Dream, mod: Mod, owner: Seat, seat: Seat, card: int) -> bool:
    if mod.who.name == "you" and owner != seat:
        return False
    if mod.who.name == "others" and owner == seat:
        return False
    return mod.if_ is ALWAYS or bool(holds(Onlooker(s, seat, card), mod.if_))


def change(s: Dream, seat: Seat, what: str) -> int:
    """Return by how much something is other than usual for a Dreamer."""
    total = 0
    having = BOX.changes.get(what)
    if having is not None:
        for card, mod in mods(s, seat, having):
            if mod.mod == what:
                total += number(Onlooker(s, seat, card), mod.num) or 0
    for one in s.passing:
        if one.what == what and not one.forbids and one.seat in (seat, NOTHING):
            total += one.num
    return total


def forbidden(s: Dream, seat: Seat, what: str) -> bool:
    """ETH-TIM-02: say whether a Dreamer cannot do something."""
    for one in s.passing:
        if one.forbids and one.what == what and one.seat in (seat, NOTHING):
            return True
    forbids = BOX.forbids.get(what)
    return forbids is not None and any(mod.forbid == what for _, mod in mods(s, seat, forbids))


def least_of(s: Dream, seat: Seat, what: str) -> int | None:
    """Return the smallest of some limits such as `move-max`; None if there is none."""
    changes = BOX.changes.get(what, {})
    active = mods(s, seat, changes)
    found = [number(Onlooker(s, seat, card), mod.num) or 0 for card, mod in active if mod.mod == what]
    found += [one.num for one in s.passing if one.what == what and one.seat in (seat, NOTHING)]
    return min(found) if found else None


def may_fall(s: Dream, limit: str) -> bool:
    """Say whether something could make a limit lower than usual."""
    return limit in BOX.lowered or any(one.what == limit for one in s.passing)


def hand_limit(s: Dream, seat: Seat) -> int:
    """ETH-HND-01: how many cards a Dreamer may hold."""
    return max(0, HAND_LIMIT + change(s, seat, "hand"))


def progress_limit(s: Dream, seat: Seat) -> int:
    """ETH-PRG-04: how many Progress cards a Dreamer may have."""
    return max(0, PROGRESS_LIMIT + change(s, seat, "progress"))


def distress_limit(s: Dream, seat: Seat) -> int:
    """ETH-PAI-02: how much Distress kills a Dreamer."""
    return DISTRESS_LIMIT + change(s, seat, "distress")


def item_slots(s: Dream) -> int:
    """ETH-ITM-01: how many Items may be active."""
    return ITEM_SLOTS + change(s, s.first, "items")


# Supplies


def distress_left(s: Dream) -> int:
    """ETH-PAI-04: how many Distress markers are left."""
    return DISTRESS_MARKERS - sum([d.distress for d in s.dreamers])


def ether_left(s: Dream) -> int:
    """ETH-LIM-01: how much Ether is left."""
    return ETHER_MARKERS - sum([d.ether for d in s.dreamers])


def gems_left(s: Dream) -> int:
    """ETH-LIM-01: how many Gems are left."""
    return GEMS - sum([d.gems for d in s.dreamers]) - len(s.gems)


def tokens_left(s: Dream, token: str) -> int:
    """ETH-LIM-01: how many tokens of a kind are left."""
    carried = sum([d.carries.count(token) for d in s.dreamers])
    return TOKENS.get(token, 0) - len(s.tokens.get(token, ())) - carried


# Cards


def cards_of(d: Dreamer) -> int:
    """ETH-PAI-05: how many cards a Dreamer has in deck, hand and discard pile."""
    return len(d.deck.loose) + len(d.deck.top) + len(d.hand) + len(d.discard)


def deck_size(d: Dreamer) -> int:
    """ETH-INF-12: how many cards a deck has."""
    return len(d.deck.loose) + len(d.deck.top)


def influence_in_deck(d: Dreamer) -> int:
    """ETH-SEA-06: how many Influence cards a deck has."""
    return len([card for card in (*d.deck.loose, *d.deck.top) if isinstance(CARDS[card], Influence)])


def back_of(card: int) -> str:
    """ETH-INF-13: return the back of a card."""
    return BOX.backs[card]


def is_flaw(card: int) -> bool:
    """Say whether a card is a Flaw."""
    return BOX.backs.get(card) == FLAW


def top_back(d: Dreamer) -> str:
    """ETH-INF-13: return the back of the top card of a deck, which everybody sees."""
    deck = d.deck
    if deck.top:
        return back_of(deck.top[-1])
    if not deck.loose:
        return ""
    return deck.back if deck.mixed else back_of(deck.loose[0])


def suit_of(s: Dream) -> int:
    """ETH-TRN-16: return the current suit; NOTHING without a card."""
    if s.suit is not None:
        return int(s.suit)
    return SUITS.index(BOX.card(s.current, TurnCard).suit) if s.current != NOTHING else NOTHING


def steps_of(s: Dream) -> tuple[str, ...]:
    """ETH-TRN-03: return the steps of the current Turn card."""
    return BOX.card(s.current, TurnCard).steps if s.current != NOTHING else ()


def gate_of(s: Dream) -> Gate:
    """Return the Gate of the Dream."""
    return BOX.card(s.gate, Gate)


# Figures


def dreamers_at(s: Dream, space: int) -> list[Seat]:
    """Return the Dreamers in a space."""
    return [seat for seat, d in enumerate(s.dreamers) if d.space == space]


def figures_at(s: Dream, space: int) -> list[Figure]:
    """Return the Entity figures in a space."""
    return [one for one in s.figures if one.space == space]


def is_big(figure: Figure) -> bool:
    """ETH-CAP-07: say whether a figure fills its space."""
    return getattr(CARDS[figure.entity], "figure", "") == "big"


def is_full(s: Dream, space: int) -> bool:
    """ETH-CAP-01, -09: say whether a space is full."""
    there = figures_at(s, space)
    if there and any(map(is_big, there)):
        return True
    return len(there) + len(dreamers_at(s, space)) >= CAPACITY


def free(s: Dream, space: int) -> bool:
    """ETH-MOV-06: say whether a figure may come to stand in a space."""
    return bool(s.there >> space & 1) and not is_full(s, space)


def figure_of(s: Dream, number: int) -> Figure | None:
    """Return a figure by its number."""
    for one in s.figures:
        if one.id == number:
            return one
    return None


def entity_of(s: Dream, card: int) -> ActiveEntity | None:
    """Return an Entity tile in play."""
    for one in s.entities:
        if one.card == card:
            return one
    return None


def own_range(s: Dream, seat: Seat, steps: int) -> int:
    """ETH-RNG-01, ETH-STA-03: return the spaces within a range of a Dreamer, or of what counts for it."""
    d = s.dreamers[seat]
    if d.dazed:
        steps = min(steps, 1)
    mask = within(s, d.space, steps)
    if s.tokens.get("spirit") and change(s, seat, "range-source-spirit"):
        for space in s.tokens["spirit"]:
            mask |= within(s, space, steps)
    return mask


def figures_within(s: Dream, seat: Seat, steps: int, kw: str) -> list[Figure]:
    """ETH-RNG-01, ETH-ATK-02: return the figures within a range of a Dreamer, by an Assault or a Contact."""
    mask = own_range(s, seat, steps + (change(s, seat, f"range-{kw}") if kw else 0))
    return [one for one in s.figures if mask >> one.space & 1]


def morphed(s: Dream, entity: int, kind: str) -> int:
    """ETH-MOR-11: how many Morphings of a kind lie on an Entity."""
    found = entity_of(s, entity)
    return len([one for one in found.morphings if CARDS[one].id == kind]) if found is not None else 0
