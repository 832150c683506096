"""ETH-LSE, ETH-END-04, ETH-MCH-05: how a Way begins: after a Dream, after a death, or with an evening."""

from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.cards import Gate
from dreamtable.games.etherfields.events import GoodStop, StreetsEnd, TeamMoved, WayBegan
from dreamtable.games.etherfields.look import order
from dreamtable.games.etherfields.model import Dream, Phase
from dreamtable.games.etherfields.scene import happened
from dreamtable.games.etherfields.supplies import gain
from dreamtable.games.etherfields.world.delta import set_hours
from dreamtable.games.etherfields.world.gaining import settle
from dreamtable.games.etherfields.world.piles import shuffle, world_of
from dreamtable.games.etherfields.world.places import awakening_location
from dreamtable.games.etherfields.world.slumber import end_turns
from dreamtable.games.etherfields.world.waking import FIRST_STEP, MAP_STEP, lay_setup_tiles, place_dreamers
from dreamtable.games.etherfields.world.wisdom import take_in
from dreamtable.kernel import Game, Script

ENDINGS = ("victory", "failure")


def begin_way(g: Game[Dream]) -> Script[None]:
    """ETH-MCH-05, ETH-TIM-22: what an evening or the end of a Dream begins with; then the map, or an
    Awakening."""
    s = g.state
    world, saga = world_of(s), s.saga
    g.tell(WayBegan)
    if not any(BOX.card(NUMBERS[name], Gate).district for name in world.gates):
        g.tell(StreetsEnd)
    if saga.ending in ("victory", "failure"):
        g.tell(GoodStop)
    end_turns(g)
    if saga.ending == "evening":
        yield from begin_evening(g)
        return
    yield from after_dream(g)
    first = not world.team
    if first:
        set_hours(g)
        world.team = awakening_location(world)
    g.tell(TeamMoved, world.team)
    world.waking = FIRST_STEP if first or saga.awakens or saga.ending == "awakening" else 0
    s.phase = Phase.WAKING if world.waking else Phase.TRAVEL
    yield from happened(g, "travel-start")


def after_dream(g: Game[Dream]) -> Script[None]:
    """ETH-END-04: the two Setup tiles are placed, the others shuffled into their deck, Dreamers enter."""
    world = world_of(g.state)
    if g.state.saga.ending in ENDINGS:
        world.fought, world.passed = {}, []  # ETH-VAR-13: another chapter begins
    shuffle(world.map_tiles)
    lay_setup_tiles(g)
    yield from place_dreamers(g)


def begin_evening(g: Game[Dream]) -> Script[None]:
    """ETH-LSE-02 to -10: decks are shuffled, what is owed is gained, Hours are set, II-41 R cards become
    Ether; Awakening follows from step 4."""
    s = g.state
    world = world_of(s)
    shuffle(world.fates)
    shuffle(world.slumbers)  # ETH-LSE-03: all above Delta
    shuffle(world.map_tiles)
    for name in settle(world):
        yield from take_in(g, NUMBERS[name])
    set_hours(g)
    for seat in order(s):
        d = s.dreamers[seat]
        while d.ether_cards:
            d.ether_cards -= 1
            gain(g, seat, "ether", 1)
    yield from happened(g, "session-start")
    world.waking = MAP_STEP
    s.phase = Phase.WAKING
