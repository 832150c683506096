"""ETH-FAT: Fate cards, Slumber Map tiles that they bring, and Quirks."""

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.decks import show
from dreamtable.games.etherfields.events import FateDrawn, QuirkGone, QuirkPlaced
from dreamtable.games.etherfields.losses import check
from dreamtable.games.etherfields.map import place_of, quirk_space
from dreamtable.games.etherfields.model import Dream, Quirk
from dreamtable.games.etherfields.moves import Pass, PickCard, PutBack
from dreamtable.games.etherfields.scene import Scene, scene_of
from dreamtable.games.etherfields.script import name_you
from dreamtable.games.etherfields.secrets import lay
from dreamtable.games.etherfields.voting import among, lead
from dreamtable.games.etherfields.world.cards import Fate, SlumberTile
from dreamtable.games.etherfields.world.piles import draw, world_of
from dreamtable.kernel import Game, Move, Script

PASS: Move = Pass()
PUT_BACK: Move = PutBack()


def draw_fate(g: Game[Dream]) -> Script[None]:
    """ETH-FAT-01, -04, -08: the top Fate card is resolved, and goes to a Quirk slot or under its deck;
    without one nothing happens."""
    world = world_of(g.state)
    name = yield from drawn(g)
    if name is None:
        return
    card = NUMBERS[name]
    scene = scene_of(g, g.state.first, card)
    scene.nobody = True
    held = BOX.card(card, Fate)
    yield from name_you(scene, held.do)
    yield from resolve(held.do, scene, "fate")
    yield from check(g)
    if world.fate == name:
        yield from put_away(g, name)


def drawn(g: Game[Dream]) -> Script[str | None]:
    """ETH-FAT-01, ETH-SOL-01: draw a Fate card; alone one may remove it from the game, once, and draw
    another."""
    s = g.state
    world = world_of(s)
    name = draw(g, world.fates)
    if name is None:
        return None
    turn_up(g, name)
    if len(s.dreamers) > 1 or not len(world.fates):
        return name
    if (yield from g.ask(0, [PASS, PUT_BACK], rule="ETH-SOL-01")) is PUT_BACK:
        world.removed.append(name)
        world.fate = ""
        name = draw(g, world.fates)
        if name is not None:
            turn_up(g, name)
    return name


def turn_up(g: Game[Dream], name: str) -> None:
    """ETH-SEC-04: a Fate card is turned up; one with a code is a secret until then."""
    world_of(g.state).fate = name
    show(g, NUMBERS[name])
    g.tell(FateDrawn, NUMBERS[name])


def put_away(g: Game[Dream], name: str) -> Script[None]:
    """ETH-FAT-03, -04: a Fate card with a Quirk goes to an empty slot, any other one under its deck."""
    s = g.state
    world = world_of(s)
    world.fate = ""
    held = BOX.card(NUMBERS[name], Fate)
    slots = [PickCard(tile) for tile in empty_slots(s)] if held.quirk else []
    if not slots:
        world.fates.below.append(name)
        return
    tile = (yield from lead(g, among(slots), rule="ETH-FAT-03")).card
    world.quirks.append(Quirk(name, CARDS[tile].id))
    g.tell(QuirkPlaced, NUMBERS[name], tile)
    if held.placed:
        scene = scene_of(g, s.first, NUMBERS[name])
        scene.place = quirk_space(s, world.quirks[-1])
        yield from resolve(held.placed, scene, "fate")


def extend(g: Game[Dream]) -> Script[None]:
    """ETH-FAT-02, -09: the next Slumber Map tile is placed by its code; one whose place is taken goes under
    the deck, and if none fits there is none."""
    s = g.state
    pile = world_of(s).map_tiles
    for _ in range(len(pile)):
        name = draw(g, pile)
        if name is None:
            return
        card = NUMBERS[name]
        if all(laid.space != place_of(BOX.card(card, SlumberTile)) for laid in s.tiles):
            show(g, card)
            yield from lay(g, card)
            return
        pile.below.append(name)


# Quirks


def empty_slots(s: Dream) -> list[int]:
    """ETH-FAT-03: return the tiles that lie there with an empty Quirk slot."""
    full = [one.tile for one in world_of(s).quirks]
    found = []
    for laid in s.tiles:
        tile = CARDS[laid.tile]
        if isinstance(tile, SlumberTile) and tile.quirk is not None and tile.id not in full:
            found.append(laid.tile)
    return found


def remove_quirk(scene: Scene, *, this: bool) -> Script[None]:
    """ETH-FAT-06: a Quirk goes under the Fate deck."""
    g, world = scene.g, world_of(scene.s)
    lying = [NUMBERS[one.card] for one in world.quirks if not this or NUMBERS[one.card] == scene.card]
    if lying:
        moves = among([PickCard(card) for card in lying])
        card = (yield from lead(g, moves, rule="ETH-FAT-06", about=scene.about())).card
        take_quirk(g, next(one for one in world.quirks if NUMBERS[one.card] == card))


def take_quirk(g: Game[Dream], quirk: Quirk) -> None:
    """ETH-FAT-06: a Quirk leaves its slot, with the markers on it."""
    s = g.state
    world = world_of(s)
    world.quirks.remove(quirk)
    world.fates.below.append(quirk.card)
    card = NUMBERS[quirk.card]
    s.markers = [one for one in s.markers if BOX.actions[one.action].card != card]
    g.tell(QuirkGone, card)


def clear_quirks(g: Game[Dream]) -> None:
    """ETH-GATE-03, ETH-AWK-04: all Quirks go under the Fate deck."""
    for quirk in list(world_of(g.state).quirks):
        take_quirk(g, quirk)
