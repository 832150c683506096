"""ETH-SEC, ETH-MAP-03: secrets by code: what is revealed, and where it goes."""

from collections.abc import Sequence
from functools import cache

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS, back_with
from dreamtable.games.etherfields.cards import (
    DreamerCard,
    Entity,
    Flaw,
    Influence,
    Item,
    Overlay,
    Prop,
    Secret,
    Tile,
)
from dreamtable.games.etherfields.entities import entity_comes
from dreamtable.games.etherfields.events import (
    CardGained,
    FigureStood,
    Peeked,
    Remembered,
    SecretShown,
    TileLaid,
)
from dreamtable.games.etherfields.look import dreamers_at, figures_at, is_big, order, script_of
from dreamtable.games.etherfields.map import OFFSETS, patches, place_of, redraw, tide_water
from dreamtable.games.etherfields.model import NOTHING, Dream, Figure, Laid, Tide
from dreamtable.games.etherfields.movement import move_off, nearest_free
from dreamtable.games.etherfields.moves import PeekAt, PickSeat, PickSpace
from dreamtable.games.etherfields.possessions import gain_item
from dreamtable.games.etherfields.quest import notice
from dreamtable.games.etherfields.scene import Scene, happened, scene_of
from dreamtable.games.etherfields.script import name_you, open_paragraph
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.world.gaining import catch_up
from dreamtable.kernel import Game, Script, Seat


def set_aside(g: Game[Dream], group: str) -> None:
    """ETH-GATE-04, ETH-LIM-05: the secrets of a Dream are taken out of the box, face down; what was gained in
    an evening before is not there any more."""
    faces = {back: faces_left(g, back) for back in BOX.dreams.get(group, ())}
    first = {cards[0]: back for back, cards in faces.items() if cards}
    for card in g.components.in_order(first):
        g.state.secrets[first[card]] = len(faces[first[card]])


def full_code(s: Dream, written: str) -> str:
    """ETH-SEC-05: return the back that words mean: `card A` and `tile B` are of the current Dream."""
    sort, _, code = written.partition(" ") if written.split(" ")[0] in ("card", "tile") else ("", "", written)
    if "-" not in code:
        code = f"{script_of(s)} {code}"
    back = back_with(code)
    if sort == "tile" or (not sort and back not in BOX.secrets and f"tile {back}" in BOX.secrets):
        return f"tile {code}"
    return code


def own_back(s: Dream, back: str, seat: Seat) -> str:
    """ETH-SEC-08: return the back with a Dreamer's portrait, where there are portraits."""
    name = BOX.card(s.dreamers[seat].card, DreamerCard).id
    return f"{back}/{name}"


def faces_left(g: Game[Dream], back: str) -> list[int]:
    """Return the faces that may lie under a back: those that were not revealed yet."""
    faces = g.components.these(BOX.secrets.get(back, ()))
    gone = [NUMBERS[name] for name in g.state.saga.used_notes if name in NUMBERS]  # ETH-NOT-03
    for card in (*g.state.shown, *gone):
        if card in faces:
            faces.remove(card)
    return faces


def take_secret(g: Game[Dream], code: str) -> int | None:
    """ETH-SEC-08, -09, -21: take one copy of a secret; chance says which, unless the code names the face.
    None if there is none left.
    """
    s = g.state
    back = back_with(code)
    boxed = is_elsewhere(s, back)
    if not (boxed or s.secrets.get(back)):
        return None
    faces = faces_left(g, back)
    if back != code:
        faces = [face for face in faces if is_face(face, code)]
    if not faces:
        return None
    g.unseal()
    if not boxed:
        s.secrets[back] -= 1
        if not s.secrets[back]:
            del s.secrets[back]
    card = faces[0] if all(face == faces[0] for face in faces) else g.rng.pick(faces)
    s.shown.append(card)
    return card


def is_elsewhere(s: Dream, back: str) -> bool:
    """ETH-SEC-05, -09: say whether a full code names a secret of another group, taken from the box."""
    group = back.removeprefix("tile ").split(" ")[0]
    return group != script_of(s) and back in BOX.secrets


def is_face(card: int, code: str) -> bool:
    """ETH-SEC-21: say whether a code names the face of a secret."""
    return BOX.notes[card].code == code.removeprefix("tile ").partition("/")[0]


def reveal(scene: Scene, written: str, *, own: bool = False) -> Script[None]:
    """ETH-SEC-05: reveal a secret, and let it go where it belongs."""
    g, s = scene.g, scene.s
    back = full_code(s, written)
    if own:
        back = own_back(s, back, scene.you)
    card = take_secret(g, back) if has_slot(s, back) else None
    if card is None:
        return
    held = CARDS[card]
    if isinstance(held, Tile):
        yield from lay(g, card)
    elif isinstance(held, Overlay):
        yield from lay_over(g, card)
    elif isinstance(held, Entity):
        yield from entity_comes(g, card)
    else:
        g.tell(SecretShown, card)
        yield from route(scene, card)
    notice(g)


def route(scene: Scene, card: int) -> Script[None]:
    """ETH-SEC-12 to -19: a revealed card goes where its back sends it."""
    g, s = scene.g, scene.s
    held = CARDS[card]
    if isinstance(held, Influence):
        gain_card(g, (yield from receiver(scene)), card)
    elif isinstance(held, Item):
        yield from gain_item(g, card)
    elif isinstance(held, Flaw):
        s.flaws_below.append(card)
    elif isinstance(held, Prop):
        s.beside.append(card)
    elif isinstance(held, Secret):
        if held.back == "note":
            s.notes.append(card)
            yield from resolve(held.do, scene_of(g, scene.you, card))
        elif held.back in LATER:
            s.gained.append(f"{LATER[held.back]} {held.code}")
            catch_up(s)
            g.tell(Remembered, s.gained[-1])
        elif held.flaw:
            s.flaws_below.append(BOX.numbers[held.flaw])
        elif stays_beside(held):
            s.beside.append(card)
            yield from resolve(held.do, scene_of(g, scene.you, card))
        else:
            yield from resolve(held.do, scene_of(g, scene.you, card))
            s.removed.append(held.code)


LATER = {"fate": "add-fate", "slumber": "add-slumber"}
"""ETH-SEC-15: by back: the deck that a revealed card joins, which the campaign keeps."""


def stays_beside(held: Secret) -> bool:
    """ETH-SEC-19: say whether a card lies beside the board; a find is resolved and leaves the game."""
    lines = held.morph or held.basic or held.special or held.turn_end
    return held.back == "plain" or held.silent or bool(held.actions or lines or held.while_)


def receiver(scene: Scene) -> Script[Seat]:
    """ETH-SEC-12: who caused the reveal gains the card; if nobody did, the group names a Dreamer."""
    if not scene.nobody:
        return scene.you
    moves = [PickSeat(seat) for seat in order(scene.s)]
    return (yield from group(scene.g, among(moves), rule="ETH-SEC-12")).seat


def gain_card(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-INF-10: a gained Influence card lies on top of the discard pile."""
    g.state.dreamers[seat].discard.append(card)
    g.tell(CardGained, seat, card)


# Tiles


def has_slot(s: Dream, code: str) -> bool:
    """ETH-MAP-27: say whether a secret could be laid, if it is a state of a slot: only over another one."""
    tiles = [CARDS[card] for card in BOX.secrets.get(back_with(code), ())]
    return all(lying(s, one) is not None for one in tiles if isinstance(one, Tile) and one.state_of)


def lying(s: Dream, tile: Tile) -> Laid | None:
    """ETH-MAP-27: return the state of a tile's slot that lies there."""
    for one in s.tiles:
        other = BOX.card(one.tile, Tile)
        if (other.state_of or other.code) == (tile.state_of or tile.code):
            return one
    return None


def covered(s: Dream, code: str) -> int | None:
    """ETH-MAP-27: return a tile that was covered by another state of its slot, which may be laid again."""
    for card in BOX.secrets.get(back_with(code), ()):
        if card in s.shown and lying(s, BOX.card(card, Tile)) is not None:
            return card
    return None


def lay(g: Game[Dream], card: int) -> Script[None]:
    """ETH-SEC-10, ETH-MAP-05, -27: a map tile is laid at its code; what lay there is covered."""
    s = g.state
    tile = BOX.card(card, Tile)
    laid = Laid(card, place_of(tile))
    under = lying(s, tile)
    if under is not None:
        if under.tile == card:
            return
        cover(g, under, laid)
    elif tile.state_of:
        return
    else:
        s.tiles.append(laid)
    redraw(s)
    g.tell(TileLaid, card, laid.space)
    yield from clear_blocked(g, [laid.space + offset for offset in OFFSETS.values()])
    if tile.now:
        scene = scene_of(g, s.first, card)
        scene.nobody = True
        yield from name_you(scene, tile.now)  # ETH-SCR-04: a Flying rule is nobody's deed
        yield from resolve(tile.now, scene, "flying")
    for seat in range(len(s.dreamers)):
        if s.dreamers[seat].card != NOTHING:
            yield from happened(g, "tile-placed", seat)
    other = other_side(s, laid)
    if other is not None:
        yield from turn_over(g, other)


def clear_blocked(g: Game[Dream], spaces: Sequence[int]) -> Script[None]:
    """ETH-OVL-03: whoever stands on a space that became blocked goes to the nearest legal one."""
    s = g.state
    for space in spaces:
        if s.blocked >> space & 1:
            for seat in dreamers_at(s, space):
                yield from move_off(g, seat)
            for figure in figures_at(s, space):
                yield from lift(g, figure)


def lay_over(g: Game[Dream], card: int) -> Script[None]:
    """ETH-OVL-01, -02: an Overlay is laid at its code, and changes what lies beneath."""
    s = g.state
    s.overlays.append(card)
    spaces = list(patches(card, BOX.edition))
    redraw(s)
    g.tell(TileLaid, card, min(spaces, default=NOTHING))
    yield from clear_blocked(g, spaces)
    page = BOX.card(card, Overlay).goto
    if page:
        scene = scene_of(g, s.first, card)
        scene.nobody = True
        yield from open_paragraph(scene, page)


def other_side(s: Dream, laid: Laid) -> int | None:
    """ETH-DRM-01: return the side that a tile turns to as the tide stands; None if it stays as it is."""
    if not isinstance(s.module, Tide):
        return None
    tile = BOX.card(laid.tile, Tile)
    sides = sides_of(tile.state_of or tile.code, BOX.edition)
    if sides is None:
        return None
    water = tide_water(s)
    wet = all(water >> laid.space + offset & 1 for offset in OFFSETS.values())
    return None if wet == tile.drowned else sides[wet]


@cache
def sides_of(code: str, _edition: object) -> tuple[int, int] | None:
    """ETH-DRM-01: return the dry and the drowned side of a tile; None if it never drowns."""
    tiles = {card: BOX.card(card, Tile) for card in BOX.of(Tile)}
    for card, tile in tiles.items():
        if tile.drowned and tile.state_of == code:
            return next(one for one, dry in tiles.items() if dry.code == code), card
    return None


def turn_over(g: Game[Dream], card: int) -> Script[None]:
    """ETH-MAP-27: a tile is laid with its other side up; the first time it is a secret that is revealed."""
    code = f"tile {BOX.card(card, Tile).code}"
    if g.state.secrets.get(code):
        take_secret(g, code)
    yield from lay(g, card)


def lift(g: Game[Dream], figure: Figure) -> Script[None]:
    """ETH-OVL-03: a figure on a space that became blocked goes to the nearest legal one; it is no Move."""
    if spaces := nearest_free(g.state, figure.space, big=is_big(figure)):
        moves = among([PickSpace(space) for space in spaces])
        figure.space = (yield from group(g, moves, rule="ETH-OVL-03")).space
        g.tell(FigureStood, figure.id, figure.space, figure.entity)


def cover(g: Game[Dream], under: Laid, laid: Laid) -> None:
    """ETH-MAP-27: a state of a slot takes the place of another; equal actions keep tokens and markers. What
    was laid over the slot stays on top of it (ETH-OVL-06).
    """
    s = g.state
    old, new = BOX.actions_of.get(under.tile, []), BOX.actions_of.get(laid.tile, [])
    same = {one: other for one in old for other in new if _id(one) and _id(one) == _id(other)}
    s.closed = [same.get(one, one) for one in s.closed if one not in old or one in same]
    for marks in s.markers:
        marks.action = same.get(marks.action, marks.action)
    s.markers = [one for one in s.markers if one.action not in old]
    tile = BOX.card(laid.tile, Tile)
    kept = [under.space + OFFSETS[corner] for corner, space in tile.spaces.items() if space.has_slot]
    own = [under.space + offset for offset in OFFSETS.values()]
    s.gems = [space for space in s.gems if space not in own or space in kept]
    s.tiles[s.tiles.index(under)] = laid


def _id(action: int) -> str:
    return BOX.actions[action].action.id


def peekable(s: Dream) -> list[str]:
    """ETH-BAS-03: return the secrets of the Dream that one may peek at."""
    return [back for back in s.secrets if BOX.notes[BOX.secrets[back][0]].peeked]


def peek(scene: Scene) -> Script[None]:
    """ETH-BAS-03: somebody looks at a secret of the Dream alone."""
    g, s = scene.g, scene.s
    backs = peekable(s)
    if not backs:
        return
    move = yield from scene.ask(scene.you, [PeekAt(back) for back in backs], rule="ETH-BAS-03")
    g.unseal()
    faces = faces_left(g, move.code)
    card = faces[0] if all(face == faces[0] for face in faces) else g.rng.pick(faces)
    for pay in s.payments:
        pay.locked = True  # ETH-ACT-16
    if card not in scene.me.peeked:
        scene.me.peeked.append(card)
    g.tell(Peeked, scene.you, move.code, card)
