"""What must be so at every moment of an evening of Etherfields: nothing is lost, nothing is twice."""

from collections import Counter
from collections.abc import Sequence

from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Flaw, Influence, Item, Morphing, TurnCard
from dreamtable.games.etherfields.changes import hand_limit
from dreamtable.games.etherfields.look import dreamers_at, ether_left, figures_at, gems_left, is_big
from dreamtable.games.etherfields.map import redraw
from dreamtable.games.etherfields.model import (
    CAPACITY,
    DISTRESS_MARKERS,
    KEYS,
    MARKERS,
    MOST_HOURS,
    NOTHING,
    SPACES,
    Dream,
    Phase,
    World,
)
from dreamtable.games.etherfields.world.cards import Fate, SlumberTile
from dreamtable.games.etherfields.world.piles import whole
from dreamtable.games.etherfields.world.places import places


def all_is_there(s: Dream) -> None:
    """Fail for a table that can't be."""
    cards_are_conserved(s)
    turn_cards_are_conserved(s)
    supplies_are_kept(s)
    masks_fit_the_tiles(s)
    spaces_hold_who_is_there(s)
    if s.world is not None:
        the_world_is_whole(s, s.world)


def cards_are_conserved(s: Dream) -> None:
    """ETH-SET-02: every starting card is in one zone of its Dreamer, unless it left the game."""
    for d in s.dreamers:
        if d.card == NOTHING:
            continue
        zones = [*d.deck.loose, *d.deck.top, *d.hand, *d.discard, *d.sealed, *d.progress, *d.unused]
        found = Counter(zones + [card for card, owner in s.lent.items() if s.dreamers[owner] is d])
        if s.world is not None:  # ETH-MKT-04
            market = s.world.market
            found.update(NUMBERS[name] for name in (*market.loose, *market.top, *market.below))
        start = BOX.starting_deck(d.card)
        missing = [CARDS[card].id for card in start if found[card] != 1]
        removed = [one for one in missing if one in s.removed]
        assert len(missing) == len(removed), missing
        assert set(d.flipped) <= set(d.progress)
        assert d.mask == NOTHING or d.mask in d.masks
    flaws: Counter[int] = Counter(s.flaw_deck + s.flaws_below)
    for d in s.dreamers:
        flaws.update([card for card in (*d.deck.loose, *d.deck.top, *d.discard, *d.flaws) if is_flaw(card)])
    for card in BOX.of(Flaw):
        assert flaws[card] <= 2, CARDS[card].id
    items = Counter(s.items + s.storage + s.item_market)
    assert all(items[card] <= 1 for card in BOX.of(Item))


def is_flaw(card: int) -> bool:
    """Say whether a card is a Flaw."""
    return isinstance(CARDS[card], Flaw)


def turn_cards_are_conserved(s: Dream) -> None:
    """ETH-GATE-05: twelve Turn cards, seen or not."""
    if s.phase <= Phase.GATE:
        return
    seen = [card for card in (*s.turn_deck, *s.turn_discard, s.current) if card != NOTHING]
    assert len(seen) == len(set(seen))
    assert not set(seen) & set(s.turn_pool)
    assert len(seen) + len(s.turn_pool) == len(BOX.of(TurnCard))


def supplies_are_kept(s: Dream) -> None:
    """ETH-LIM-01: nothing is more than there is."""
    assert ether_left(s) >= 0
    assert gems_left(s) >= 0
    assert sum(d.distress for d in s.dreamers) <= DISTRESS_MARKERS
    assert 0 <= s.hours <= MOST_HOURS
    assert 0 <= s.keys <= KEYS
    for colour in range(3):
        assert sum(one.counts[colour] for one in s.markers) <= MARKERS
    pool = len(s.morphings) + sum(len(entity.morphings) for entity in s.entities)
    assert pool == sum(BOX.card(card, Morphing).copies for card in BOX.of(Morphing))
    if s.phase is Phase.FLOOR and not s.payments and not s.stack:
        for seat, d in enumerate(s.dreamers):
            assert len(d.hand) <= hand_limit(s, seat) or s.outcome is not None


def masks_fit_the_tiles(s: Dream) -> None:
    """The masks are what the tiles say."""
    before = (s.there, s.blocked, s.east, s.south, list(s.terrain))
    redraw(s)
    assert before == (s.there, s.blocked, s.east, s.south, s.terrain)


def spaces_hold_who_is_there(s: Dream) -> None:
    """ETH-CAP-01, ETH-MAP-11: no space holds more than four, nobody stands where nobody can."""
    for space in range(SPACES):
        figures, seats = figures_at(s, space), dreamers_at(s, space)
        if figures or seats:
            assert s.there >> space & 1
            if not s.stack and not s.payments:
                assert len(figures) + len(seats) <= CAPACITY
                assert not any(map(is_big, figures)) or len(figures) + len(seats) == 1


def the_world_is_whole(s: Dream, world: World) -> None:
    """ETH-MCH-02, ETH-LIM-05: each Fate card, Slumber, Slumber Map tile and market card lies in one place."""
    fates = [*whole(world.fates), *(one.card for one in world.quirks), world.fate]
    once(fates, [CARDS[card].id for card in BOX.of(Fate) if not BOX.notes[card].code], world.removed)
    once([*whole(world.slumbers), *{world.slumber, world.delta}])
    lying = [CARDS[laid.tile].id for laid in s.tiles]
    tiles = [BOX.card(card, SlumberTile) for card in BOX.of(SlumberTile)]
    once([*whole(world.map_tiles), *lying], [tile.id for tile in tiles if not tile.setup])
    piles = [pile for d in s.dreamers for pile in (d.deck.loose, d.deck.top, d.hand, d.discard, d.sealed)]
    piles += [pile for d in s.dreamers for pile in (d.progress, d.unused)]
    names = [*whole(world.market), *(CARDS[card].id for pile in piles for card in pile)]
    names += [one for resting in world.resting for one in (*resting.cards, *resting.unused)]
    influence = [BOX.card(card, Influence) for card in BOX.of(Influence)]
    plain = [one.id for one in influence if not one.owner and not one.code]
    if s.phase is not Phase.ARRIVAL and s.phase is not Phase.TRAVEL:  # what is shown there lies on the table
        once([], [one for one in plain if one not in names], s.removed)
    assert len(set(world.gates)) == len(world.gates)
    assert not world.team or world.team in places(world)


def once(found: list[str], every: Sequence[str] = (), gone: Sequence[str] = ()) -> None:
    """Fail where something lies twice, or is missing without having left the game."""
    counts = Counter(name for name in found if name)
    assert all(count == 1 for count in counts.values()), counts
    missing = [name for name in every if name not in counts and name not in gone]
    assert not missing, missing
