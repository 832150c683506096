"""TAM-MAP, TAM-EXP: moves over the map, tiles and explore tokens that are revealed."""

from dreamtable.content.effects import resolve
from dreamtable.games.tamashii.box import BOX, TILES
from dreamtable.games.tamashii.cards import FactionCard, Special
from dreamtable.games.tamashii.changed import reach
from dreamtable.games.tamashii.codes import gain_any
from dreamtable.games.tamashii.events import (
    FigurePut,
    FindRevealed,
    JordanMoved,
    Moved,
    Peeked,
    SpecialTurned,
    TileChanged,
    TileRevealed,
)
from dreamtable.games.tamashii.goals import note, notice, visit
from dreamtable.games.tamashii.happening import happen
from dreamtable.games.tamashii.look import RIVALS, distances, face_up_at, figure_place
from dreamtable.games.tamashii.model import (
    ENERGY,
    FACE_DOWN,
    MEMORY,
    NOTHING,
    REROLL,
    SHIELD,
    Find,
    Table,
)
from dreamtable.games.tamashii.moves import MoveTo, PickPlace, Stay
from dreamtable.games.tamashii.parts import FACTIONS
from dreamtable.games.tamashii.resources import gain, gain_xp
from dreamtable.games.tamashii.scene import Scene, scene_of
from dreamtable.games.tamashii.unlocking import is_unlocked
from dreamtable.kernel import Game, Script, Seat

GIVES = {Find.ENERGY: ENERGY, Find.SHIELD: SHIELD, Find.REROLL: REROLL, Find.MEMORY: MEMORY}


def move_figure(g: Game[Table], seat: Seat, place: int, *, jordan: bool = False) -> Script[None]:
    """TAM-MAP-07, -08: a figure ends its move on a tile: what is face-down there is revealed.

    TAM-SOL-03, -04: a move of Jordan's own is none of the player's and does no more than that.
    """
    s = g.state
    if jordan and s.jordan is not None:
        s.jordan.place = place
        g.tell(JordanMoved, place, face_up_at(s, place))
    else:
        s.players[seat].place = place
        g.tell(Moved, seat, place, face_up_at(s, place))
    yield from arrive(g, seat, place)
    if jordan and s.jordan is not None and not s.jordan.acting:
        return
    if s.places[place].tile > FACE_DOWN:
        visit(g, seat, s.places[place].tile)
    yield from happen(g, "enter", seat, place=place)
    yield from turn_lying_cards(g, seat, place)


def arrive(g: Game[Table], seat: Seat, place: int) -> Script[None]:
    """TAM-MAP-07, TAM-EXP-02: first the explore token, then the tile."""
    if g.state.places[place].explore:
        yield from reveal_find(g, seat, place)
    if not g.state.places[place].shown:
        yield from reveal_tile(g, seat, place)


def put_figure(g: Game[Table], seat: Seat, place: int) -> Script[None]:
    """TAM-MAP-12, -16: put a figure on a tile; a face-down one is revealed, nothing else happens."""
    s = g.state
    s.players[seat].place = place
    g.tell(FigurePut, seat, place, face_up_at(s, place))
    if not s.places[place].shown:
        yield from arrive(g, seat, place)


def look_at_find(g: Game[Table], place: int) -> Find:
    """Say which explore token lies on a place: chance does, if nobody has looked."""
    one = g.state.places[place]
    if one.find == NOTHING:
        finds = g.state.finds
        at = g.rng.below(sum(finds))
        for kind, count in enumerate(finds):
            if at < count:
                finds[kind] -= 1
                one.find = kind
                break
            at -= count
    return Find(one.find)


def look_at_tile(g: Game[Table], place: int) -> int:
    """Say which tile lies on a place: chance does, if nobody has looked."""
    s = g.state
    one = s.places[place]
    if one.tile == FACE_DOWN:
        pool = s.tiles
        if zone := zone_of(s, place):
            pool = s.zone_tiles[zone]
        one.tile = g.rng.take(pool)
    return one.tile


def zone_of(s: Table, place: int) -> str:
    """Return the zone from whose tiles a place is filled, if tiles are dealt by zones."""
    return next((zone for zone in s.zone_tiles if place in s.zones[zone]), "")


def reveal_find(g: Game[Table], seat: Seat, place: int) -> Script[None]:
    """TAM-EXP-01, -02: an explore token is turned, resolved and discarded."""
    s = g.state
    find = look_at_find(g, place)
    one = s.places[place]
    one.explore, one.find = False, NOTHING
    if one.shown:
        one.peeked = 0
    g.tell(FindRevealed, seat, find)
    match find:
        case Find.EXPERIENCE:
            gain_xp(g, seat, 1)
        case Find.BASIC_CODE:
            yield from gain_any(scene_of(g, seat), 1)
        case _:
            gain(g, seat, GIVES[find], 1)
    note(g, seat, "explore")
    yield from notice(g)
    yield from happen(g, "explore", seat, place=place)


def reveal_tile(g: Game[Table], seat: Seat, place: int) -> Script[None]:
    """TAM-MAP-07: a tile is turned up."""
    s = g.state
    tile = look_at_tile(g, place)
    one = s.places[place]
    one.shown = True
    if not one.explore:  # who has looked at its token still knows it
        one.peeked = 0
    g.tell(TileRevealed, place, tile)
    lay_out_faction(g, tile)
    if s.mode == RIVALS:
        last_tile(g, place)
    note(g, seat, "reveal")
    yield from notice(g)
    yield from happen(g, "reveal", seat, place=place)


def lay_out_faction(g: Game[Table], tile: int) -> None:
    """TAM-MAP-11: a stronghold that is revealed brings its faction deck."""
    s = g.state
    faction = TILES[tile].faction
    if faction is not None and s.factions[FACTIONS.index(faction)] is None:
        s.factions[FACTIONS.index(faction)] = faction_deck(g, faction)


def faction_deck(g: Game[Table], faction: str) -> list[int]:
    """TAM-SSU-06: the unlocked cards of a faction."""
    every = g.components.these(BOX.of(FactionCard))
    cards = [card for card in every if BOX.card(card, FactionCard).faction == faction]
    return [card for card in cards if is_unlocked(g.state, BOX.card(card, FactionCard).unlock)]


def last_tile(g: Game[Table], place: int) -> None:
    """TAM-VS-17: without a stronghold on the map the last revealed tile is replaced by one."""
    s = g.state
    if any(not one.shown and one.tile >= FACE_DOWN for one in s.places):
        return
    if any(one.tile > FACE_DOWN and TILES[one.tile].type == "stronghold" for one in s.places):
        return
    strongholds = [tile for tile in s.tile_box if TILES[tile].type == "stronghold"]
    if strongholds:
        tile = g.rng.pick(strongholds)
        s.tile_box.remove(tile)
        before = s.places[place].tile
        s.tile_box.append(before)
        s.places[place].tile = tile
        g.tell(TileChanged, place, tile, before)
        lay_out_faction(g, tile)


def turn_lying_cards(g: Game[Table], seat: Seat, place: int) -> Script[None]:
    """TAM-SCE-04: cards that lie face-down on a tile are turned when a player enters it."""
    s = g.state
    while s.places[place].lying:
        g.unseal()
        s.places[place].lying -= 1
        card = g.rng.take(s.laid)
        if card not in s.drawn:
            s.drawn.append(card)
        g.tell(SpecialTurned, seat, card)
        yield from resolve(BOX.card(card, Special).turned, scene_of(g, seat, card), "turned")


def move_by_effect(scene: Scene, steps: int) -> Script[None]:
    """TAM-MAP-12: a move outside of the move & trace step; it changes no trace."""
    s = scene.g.state
    here = figure_place(s, scene.you)
    goals = reach(s, here, steps, scene.you)
    if not goals:
        return
    move = yield from scene.ask(scene.you, [Stay(), *map(MoveTo, goals)], rule="TAM-MAP-12")
    if isinstance(move, MoveTo):
        jordan = s.jordan is not None and s.jordan.acting
        yield from move_figure(scene.g, scene.you, move.place, jordan=jordan)
        scene.done = True


def peek(scene: Scene, far: int) -> Script[None]:
    """TAM-TIL-01: look at one face-down tile near by and its explore token."""
    g, seat = scene.g, scene.you
    s = g.state
    near = distances(s, figure_place(s, seat), far, through_hidden=True)
    hidden = [place for place in near if not s.places[place].shown]
    if not hidden:
        return
    move = yield from scene.ask(seat, list(map(PickPlace, hidden)), rule="TAM-TIL-01")
    place = s.places[move.place]
    tile = look_at_tile(g, move.place)
    find = look_at_find(g, move.place) if place.explore else None
    place.peeked |= 1 << seat
    g.tell(Peeked, seat, move.place, tile, find)


def reveal_near(scene: Scene, far: int) -> Script[None]:
    """Reveal one face-down tile near by; its explore token stays (TAM-EXP-02)."""
    g, seat = scene.g, scene.you
    s = g.state
    near = distances(s, figure_place(s, seat), far, through_hidden=True)
    hidden = [place for place in near if not s.places[place].shown]
    if hidden:
        move = yield from scene.ask(seat, list(map(PickPlace, hidden)), rule="TAM-KEY-06")
        yield from reveal_tile(g, seat, move.place)
