"""ETH-DWM: the Team travels over the Dreamworld map."""

from collections.abc import Callable

from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.cards import Gate
from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.decks import reshuffle, unseal_this
from dreamtable.games.etherfields.events import GoodStop, TeamMoved
from dreamtable.games.etherfields.harm import seal_cards
from dreamtable.games.etherfields.look import order
from dreamtable.games.etherfields.losses import check
from dreamtable.games.etherfields.model import KEYS, Dream, Phase, World
from dreamtable.games.etherfields.moves import (
    Awaken,
    EndEvening,
    EnterGate,
    GoTo,
    Pass,
    PickCard,
    Refresh,
    Stay,
    TakeKey,
    TakeShortcut,
    ThroughDoor,
)
from dreamtable.games.etherfields.possessions import restore_item
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.supplies import gain
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.windows import window
from dreamtable.games.etherfields.world import fate, slumber
from dreamtable.games.etherfields.world.gates import enterable, leave_by
from dreamtable.games.etherfields.world.piles import world_of
from dreamtable.games.etherfields.world.places import awakening_location, places, tile_of, ways
from dreamtable.games.etherfields.world.saving import end_evening
from dreamtable.games.etherfields.world.shopping import shop
from dreamtable.kernel import Game, Move, Script, Seat

AWAKEN: Move = Awaken()
END_EVENING: Move = EndEvening()
STAY: Move = Stay()
PASS: Move = Pass()
TAKE_KEY: Move = TakeKey()
ONCE_FOR_THE_TEAM = "item"


# What is next


def travel(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-03, -05, ETH-AWK-01, ETH-SAV-01: the group goes on, awakens, or ends the evening."""
    s = g.state
    world = world_of(s)
    yield from window(g, "map", rule="ETH-TIM-20")
    if s.phase is not Phase.TRAVEL:
        return  # somebody has brought the Team elsewhere
    big, small = ways(world)
    moves: list[Move] = [*map(GoTo, big), *map(TakeShortcut, small), AWAKEN, END_EVENING]
    match (yield from group(g, among(moves), rule="ETH-DWM-03")):
        case GoTo(to):
            arrive(g, to)
        case TakeShortcut(to):
            yield from pay_shortcut(g)
            arrive(g, to)
        case EndEvening():
            yield from end_evening(g)
        case _:
            world.waking = 1
            s.phase = Phase.WAKING


def pay_shortcut(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-05: for a shortcut each Dreamer Seals 1 card; who has none Seals none."""
    s = g.state
    world = world_of(s)
    world.shortcuts += 1
    if world.shortcuts > change(s, s.first, "free-shortcuts"):
        yield from seal_cards(scene_of(g, s.first), dict.fromkeys(order(s), 1))
        yield from check(g)


def arrive(g: Game[Dream], to: str, *, door: bool = False) -> None:
    """ETH-DWM-06, -14: the Team marker comes to a location, whose icons are resolved from left to right;
    whoever comes by a door resolves no door."""
    world = world_of(g.state)
    world.team = to
    icons = places(world)[to].icons
    world.icons = [one for one in icons if not (door and one == "door")]
    g.state.phase = Phase.ARRIVAL
    g.tell(TeamMoved, to)


def relocate(g: Game[Dream], to: str) -> Script[None]:
    """ETH-DWM-15: the Team marker goes to another location, and enters it."""
    world = world_of(g.state)
    open_ = others(world, to)
    if open_:
        arrive(g, (yield from group(g, among(list(map(GoTo, open_))), rule="ETH-DWM-15")).to)


def others(world: World, to: str) -> list[str]:
    """ETH-DWM-15: return the locations to which the Team marker can be relocated: never where it stands."""
    match to:
        case "awakening":
            found = [awakening_location(world)]
        case "this-tile":
            found = [one for one in places(world) if tile_of(world, one) == tile_of(world, world.team)]
        case _:
            found = list(places(world))
    return [one for one in found if one and one != world.team]


# Icons


def arrival(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-06: the icons of a location are resolved from left to right; then the group goes on."""
    s = g.state
    world = world_of(s)
    if not world.icons:
        s.phase = Phase.TRAVEL
        return
    icon, _, which = world.icons.pop(0).partition("-")
    if icon in ICONS:
        yield from ICONS[icon](g)
    elif icon == "script":
        scene = scene_of(g, s.first)
        scene.nobody = True
        yield from open_paragraph(scene, int(which))
    yield from check(g)


def fate_icon(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-09: the top Fate card is drawn and resolved."""
    yield from fate.draw_fate(g)
    yield from happened(g, "fate-icon")


def slumber_icon(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-10: the top tile of the Slumber deck is resolved."""
    return slumber.draw_slumber(g)


def key_icon(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-12, -17: the Team gains a Key."""
    gain(g, g.state.first, "key", 1)
    return happened(g, "key-icon")


def gate_icon(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-08, ETH-GATE-11: enter a Gate of this tile, or gain a Key and resolve a Slumber."""
    s = g.state
    world = world_of(s)
    gates = enterable(s, tile_of(world, world.team))
    moves: list[Move] = [*(EnterGate(NUMBERS[one]) for one in gates), TAKE_KEY]
    move = yield from group(g, among(moves), rule="ETH-DWM-08")
    if isinstance(move, EnterGate):
        leave_by(g, BOX.card(move.card, Gate))
    if s.keys < KEYS:
        gain(g, s.first, "key", 1)
    yield from slumber.draw_slumber(g)


def sanctuary(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-12: each Dreamer may reshuffle, unflip, Unseal a card of choice; or, once for the Team, Restore
    an Item."""
    s = g.state
    restored = False
    for seat in order(s):
        for _ in range(1 + change(s, seat, "sanctuary-uses")):
            moves = [*(one for one in refreshments(s, seat) if not (restored and one.what == "item")), PASS]
            move = yield from g.ask(seat, moves, rule="ETH-DWM-12")
            if isinstance(move, Refresh):
                restored = restored or move.what == ONCE_FOR_THE_TEAM
                yield from refresh(g, seat, move.what)
    g.tell(GoodStop)


def refreshments(s: Dream, seat: Seat) -> list[Refresh]:
    """ETH-DWM-12: return what a Sanctuary offers to a Dreamer."""
    d = s.dreamers[seat]
    found = ["deck"] if d.discard else []
    found += ["progress"] if d.flipped else []
    found += ["sealed"] if d.sealed else []
    return [Refresh(what) for what in (found + (["item"] if s.storage else []))]


def refresh(g: Game[Dream], seat: Seat, what: str) -> Script[None]:
    """ETH-DWM-12: a Dreamer takes one of these."""
    d = g.state.dreamers[seat]
    match what:
        case "deck":
            reshuffle(g, seat)
        case "progress":
            moves = [PickCard(card) for card in d.flipped]
            card = (yield from g.ask(seat, moves, rule="ETH-DWM-12")).card
            d.flipped.remove(card)
        case "sealed":
            moves = [PickCard(card) for card in dict.fromkeys(d.sealed)]
            unseal_this(g, seat, (yield from g.ask(seat, moves, rule="ETH-DWM-12")).card)
        case _:
            yield from restore_item(g)


def door(g: Game[Dream]) -> Script[None]:
    """ETH-DWM-14: the Team may go through a door to the location that is paired with it."""
    world = world_of(g.state)
    to = places(world)[world.team].door
    if to in places(world):
        move = yield from group(g, among([ThroughDoor(to), STAY]), rule="ETH-DWM-14", silence=STAY)
        if isinstance(move, ThroughDoor):
            arrive(g, to, door=True)


ICONS: dict[str, Callable[[Game[Dream]], Script[None]]] = {
    "fate": fate_icon,
    "slumber": slumber_icon,
    "key": key_icon,
    "gate": gate_icon,
    "shop": shop,
    "sanctuary": sanctuary,
    "door": door,
}
"""ETH-DWM-08 to -14: what the icons do; the Awakening location does nothing when it is entered."""
