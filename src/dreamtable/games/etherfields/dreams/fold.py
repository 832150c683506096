"""ETH-DRM-07, -08: the paper of Dream 4: snow puts out what nobody guards, and four lights make a house."""

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import CompanionCard
from dreamtable.games.etherfields.events import SnowFell, TokenTaken
from dreamtable.games.etherfields.map import is_on, neighbours, redraw, space_named
from dreamtable.games.etherfields.model import MORTAL, Dream, Seen, Snow
from dreamtable.games.etherfields.moves import PickSpace
from dreamtable.games.etherfields.quest import notice
from dreamtable.games.etherfields.scene import WAITING, happened
from dreamtable.games.etherfields.voting import among, group
from dreamtable.kernel import Game, Script

STAIRS = space_named("B2.ne")
RING = tuple(map(space_named, ("A2.se", "B2.nw", "B2.se", "B3.nw")))
"""ETH-DRM-08: the spaces round the stairs."""


def begin() -> Snow:
    """ETH-DRM-07: the snow as the Dream begins."""
    return Snow()


def let_it_snow(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-21: at the end of the Turn the snow, then a look at the house, then what these opened."""
    s = g.state
    snow = s.module
    if not isinstance(snow, Snow):
        return
    gone = yield from put_out(g)
    snow.lit = len(lit(s))
    notice(g)
    if gone:
        snow.fell = True
        yield from happened(g, "snow")
    for number in range(1, snow.lit + 1):
        yield from happened(g, "ring", number=number)
    if is_house(s):
        yield from happened(g, "house")


def put_out(g: Game[Dream]) -> Script[bool]:
    """ETH-DRM-07: every Light token goes out but one that a Dreamer guards, which the group names, and those
    beside a Companion that keeps them; say whether any went out."""
    s = g.state
    kept = {one.space for one in s.companions if BOX.card(one.kind, CompanionCard).keeps_light}
    loose = [(thing, at) for thing in MORTAL for at in s.tokens.get(thing, ()) if at not in kept]
    carried = [(thing, d.space) for d in s.dreamers for thing in d.carries if thing in MORTAL]
    carried = [one for one in carried if one[1] not in kept]
    spaces = sorted({at for _, at in carried} | {at for _, at in loose if is_guarded(s, at)})
    if spaces:
        move = yield from group(g, among([PickSpace(one) for one in spaces]), rule="ETH-DRM-07")
        flames = [*[one for one in carried if one[1] == move.space], *loose]
        spared = next(one for one in flames if one[1] == move.space)
        (carried if spared in carried else loose).remove(spared)
    gone = [*loose, *carried]
    if gone:
        g.tell(SnowFell, len(gone))
    for thing, at in loose:
        s.tokens[thing].remove(at)
        g.tell(TokenTaken, thing, at)
    for thing, at in carried:
        next(d for d in s.dreamers if d.space == at and thing in d.carries).carries.remove(thing)
        g.tell(TokenTaken, thing, at)
    redraw(s)
    return bool(gone)


def is_guarded(s: Seen, space: int) -> bool:
    """ETH-DRM-07: say whether a Dreamer stands in a space."""
    return any(d.space == space for d in s.dreamers)


def lit(s: Seen) -> list[int]:
    """ETH-DRM-08, ETH-MAP-29: return the spaces round the stairs that have Light, here or through a fold."""
    return [space for space in RING if s.there >> space & 1 and is_on(s, space, "light")]


def is_house(s: Seen) -> bool:
    """ETH-DRM-08: say whether four lights stand round the stairs, and no wall between."""
    if not is_on(s, STAIRS, "stairs") or len(lit(s)) < len(RING):
        return False
    return set(RING) <= set(neighbours(s, STAIRS))


WAITING.modules.setdefault("turn-end", []).append(let_it_snow)
