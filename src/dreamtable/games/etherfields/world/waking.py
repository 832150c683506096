"""ETH-AWK, ETH-DCK: Awakening, one step after the other."""

from collections.abc import Callable

from dreamtable.games.etherfields.awakening import first_memory
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import DreamerCard
from dreamtable.games.etherfields.changes import item_slots
from dreamtable.games.etherfields.decks import give_back, show, unseal
from dreamtable.games.etherfields.events import (
    AwakeningBegan,
    DreamerChanged,
    DreamerWanted,
    ItemActive,
    ItemStored,
    TeamLost,
    TeamMoved,
    TileLaid,
)
from dreamtable.games.etherfields.harm import cure
from dreamtable.games.etherfields.look import order
from dreamtable.games.etherfields.map import place_of, redraw
from dreamtable.games.etherfields.model import NOTHING, Dream, Laid, Phase
from dreamtable.games.etherfields.moves import Accept, Pass, PickCard, PickDreamer, Refuse
from dreamtable.games.etherfields.possessions import put_on
from dreamtable.games.etherfields.setup import enter
from dreamtable.games.etherfields.supplies import lose
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.world.building import build_deck
from dreamtable.games.etherfields.world.cards import SlumberTile
from dreamtable.games.etherfields.world.gates import clear_dreamscape
from dreamtable.games.etherfields.world.piles import shuffle, world_of
from dreamtable.games.etherfields.world.places import awakening_location
from dreamtable.games.etherfields.world.slumber import begin_travel
from dreamtable.kernel import Game, Move, Script, Seat

PASS: Move = Pass()
YES: Move = Accept()
NO: Move = Refuse()
FREE_SPIRIT = "free-spirit"
FIRST_STEP, MAP_STEP = 1, 4
"""ETH-AWK-07: an Awakening begins with step 1, a session with step 4."""


def waking(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-02 to -06: the next step of the Awakening; after the last one the Team is on the map."""
    s = g.state
    world = world_of(s)
    if world.waking > len(STEPS):
        world.waking = 0
        begin_travel(s)
        s.phase = Phase.TRAVEL
        return
    if world.waking == FIRST_STEP:
        g.tell(AwakeningBegan)
    step = STEPS[world.waking - 1]
    yield from step(g)
    world.waking += 1


def to_sleep_off(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-02: step 1."""
    discard_all(g)
    yield from ()


def healing(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-03: step 2."""
    heal(g)
    yield from ()


def giving_back(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-03: step 3."""
    drop_keys_and_gems(g)
    yield from ()


def discard_all(g: Game[Dream]) -> None:
    """ETH-AWK-02: all cards from deck, hand and Progress zone are discarded, Flaws too."""
    give_back(g.state)
    for d in g.state.dreamers:
        d.discard += [*d.deck.loose, *d.deck.top, *d.hand, *d.progress, *d.flaws]
        d.deck.loose, d.deck.top, d.deck.back = [], [], ""
        d.hand, d.progress, d.flipped, d.flaws = [], [], [], []


def heal(g: Game[Dream]) -> None:
    """ETH-AWK-03: all Distress is cured, all cards are Unsealed."""
    for seat, d in enumerate(g.state.dreamers):
        cure(g, seat, d.distress)
        unseal(g, seat, len(d.sealed))


def drop_keys_and_gems(g: Game[Dream]) -> None:
    """ETH-AWK-03: all Keys and all Gems are discarded; Ether is kept."""
    s = g.state
    if s.keys:
        g.tell(TeamLost, "key", s.keys)
        s.keys = 0
    for seat, d in enumerate(s.dreamers):
        lose(g, seat, "gem", d.gems)


def laying_out(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-04: step 4: the Dreamscape is cleared, Fate and the Slumber Map deck are shuffled, the two
    Setup tiles are placed."""
    world = world_of(g.state)
    clear_dreamscape(g)
    shuffle(world.fates)
    shuffle(world.map_tiles)
    lay_setup_tiles(g)
    yield from ()


def lay_setup_tiles(g: Game[Dream]) -> None:
    """ETH-SLU-05: the two Setup tiles lie at B2 and B3."""
    s = g.state
    for card in BOX.of(SlumberTile):
        tile = BOX.card(card, SlumberTile)
        if tile.setup:
            show(g, card)
            s.tiles.append(Laid(card, place_of(tile)))
            g.tell(TileLaid, card, place_of(tile))
    redraw(s)


def standing_up(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-05: step 5: Dreamers enter on these tiles, the Team marker goes to the Awakening location."""
    world = world_of(g.state)
    yield from place_dreamers(g)
    world.team, world.icons = awakening_location(world), []
    g.tell(TeamMoved, world.team)


def place_dreamers(g: Game[Dream]) -> Script[None]:
    """ETH-END-04, ETH-AWK-05: each Dreamer is put on an entrance space."""
    for seat in order(g.state):
        if g.state.dreamers[seat].space == NOTHING:
            yield from enter(g, seat)


def changing(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-06, -08, ETH-ADD-03: step 6: whoever wants to plays another Dreamer that nobody uses and that
    does not rest, or exchanges the own one with somebody who agrees."""
    s = g.state
    for seat in order(s):
        used = [d.card for d in s.dreamers]
        rest = [NUMBERS[one.card] for one in world_of(s).resting]
        free = [card for card in g.components.these(BOX.of(DreamerCard)) if card not in (*used, *rest)]
        theirs = [d.card for other, d in enumerate(s.dreamers) if other != seat]
        move = yield from g.ask(seat, [PASS, *map(PickDreamer, [*free, *theirs])], rule="ETH-AWK-08")
        if isinstance(move, PickDreamer) and move.card in theirs:
            yield from propose_exchange(g, seat, used.index(move.card))
        elif isinstance(move, PickDreamer):
            become(g, seat, move.card)


def propose_exchange(g: Game[Dream], seat: Seat, other: Seat) -> Script[None]:
    """ETH-AWK-08: two Dreamers are exchanged if both who play them agree."""
    s = g.state
    cards = s.dreamers[seat].card, s.dreamers[other].card
    wanted = DreamerWanted(seat, cards[1])
    g.tell(DreamerWanted, seat, cards[1])
    if (yield from g.ask(other, [YES, NO], rule="ETH-AWK-08", about=wanted)) is YES:
        for one in (seat, other):
            give_back_own(s, one)
        take_on(g, seat, cards[1])
        take_on(g, other, cards[0])


def become(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-AWK-08, -09: somebody plays a Dreamer that nobody used; Spirit tokens leave with the Free
    Spirit."""
    s = g.state
    give_back_own(s, seat)
    take_on(g, seat, card)
    if all(CARDS[other.card].id != FREE_SPIRIT for other in s.dreamers):
        s.tokens.pop("spirit", None)


def give_back_own(s: Dream, seat: Seat) -> None:
    """ETH-AWK-08: the cards with the Dreamer's back are given back; everything else is kept."""
    d = s.dreamers[seat]
    world = world_of(s)
    own = set(BOX.starting_deck(d.card))
    world.given_back = [one for one in world.given_back if NUMBERS[one] not in own]
    piles = (d.discard, d.unused)
    world.given_back += [CARDS[one].id for pile in piles for one in pile if one in own]
    d.discard = [one for one in d.discard if one not in own]
    d.unused = [one for one in d.unused if one not in own]
    world.played += [name for name in [CARDS[d.card].id] if name not in world.played]


def take_on(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-AWK-08, ETH-FME-02: the cards of another Dreamer are taken; starting cards that were lost stay
    lost. Who is first played now has a First Memory."""
    s = g.state
    d = s.dreamers[seat]
    world = world_of(s)
    start = g.components.these(BOX.starting_deck(card))
    kept = [NUMBERS[one] for one in world.given_back if NUMBERS[one] in start]
    played = any(CARDS[card].id == one for one in world.played)
    d.discard += kept if played else start
    world.given_back = [one for one in world.given_back if NUMBERS[one] not in start]
    world.played += [name for name in [CARDS[card].id] if name not in world.played]
    d.card = card
    g.tell(DreamerChanged, seat, card)
    first_memory(g, card)


def building(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-06: step 7: each builds a deck, which is shuffled face down; nobody draws."""
    for seat in order(g.state):
        yield from build_deck(g, seat)


def choosing_masks(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-06: step 8: each chooses the active Mask."""
    s = g.state
    for seat in order(s):
        masks = s.dreamers[seat].masks
        if masks:
            move = yield from g.ask(seat, [PickCard(card) for card in masks], rule="ETH-AWK-06")
            put_on(g, seat, move.card)


def choosing_items(g: Game[Dream]) -> Script[None]:
    """ETH-AWK-06: step 9: the group chooses which Items are active, up to the slots; others lie in
    Storage."""
    s = g.state
    owned = g.components.in_order([*s.items, *s.storage])
    slots = item_slots(s)
    if len(owned) <= slots:
        chosen = owned
    else:
        chosen = []
        while len(chosen) < slots:
            moves = among([*(PickCard(card) for card in owned if card not in chosen), PASS])
            move = yield from group(g, moves, rule="ETH-AWK-06")
            if not isinstance(move, PickCard):
                break
            chosen.append(move.card)
    for card in owned:
        if card in chosen and card not in s.items:
            g.tell(ItemActive, card)
        elif card not in chosen and card in s.items:
            g.tell(ItemStored, card)
    s.items, s.storage = chosen, [card for card in owned if card not in chosen]


STEPS: tuple[Callable[[Game[Dream]], Script[None]], ...] = (
    to_sleep_off,
    healing,
    giving_back,
    laying_out,
    standing_up,
    changing,
    building,
    choosing_masks,
    choosing_items,
)
"""ETH-AWK-02 to -06: the steps of the Awakening card."""
