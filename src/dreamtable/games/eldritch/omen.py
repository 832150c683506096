"""ELD-OMN, ELD-AWK: the Omen, Doom, and the awakening."""

from dreamtable.content.effects import resolve
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import AncientOne
from dreamtable.games.eldritch.end import check_win
from dreamtable.games.eldritch.events import Awakened, DoomMoved, DoomStopped, OmenMoved
from dreamtable.games.eldritch.model import COLOUR, MOST_DOOM, OMENS, Colour, Table
from dreamtable.games.eldritch.places import matching
from dreamtable.games.eldritch.reactions import settle, waiting
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.who import active
from dreamtable.kernel import Game, Script


def world_scene(g: Game[Table], card: int) -> Scene:
    """Return a scene for a text that belongs to no investigator: the lead resolves it."""
    s = g.state
    return Scene(g, s.lead, card, personal=False, by=active(s))


def advance_doom(g: Game[Table], points: int) -> Script[None]:
    """ELD-OMN-05 to -07: Doom advances point by point; at 0 the Ancient One awakens."""
    s = g.state
    for _ in range(points):
        if found := waiting(s, active(s), "doom-would-advance"):
            scene = world_scene(g, s.ancient_one)
            yield from settle(scene, found, "ELD-TIM-06")
            if scene.cancelled:
                g.tell(DoomStopped, found[0].card)
                continue
        if s.awake:
            yield from resolve(
                BOX.card(s.ancient_one, AncientOne).awake.doom_instead, world_scene(g, s.ancient_one)
            )
            continue
        s.doom -= 1
        g.tell(DoomMoved, s.doom, True)
        if not s.doom:
            yield from awaken(g)


def retreat_doom(g: Game[Table], points: int) -> bool:
    """ELD-OMN-05, ELD-OMN-08: Doom retreats, not above 20 and not once the Ancient One is awake."""
    s = g.state
    if s.awake or s.doom >= MOST_DOOM:
        return False
    s.doom = min(MOST_DOOM, s.doom + points)
    g.tell(DoomMoved, s.doom, False)
    return True


def awaken(g: Game[Table]) -> Script[None]:
    """ELD-AWK-01 to -03: the sheet is flipped and its text carried out; then what was interrupted goes on."""
    s = g.state
    s.awake = True
    if s.dues:  # ELD-RKN-03, ELD-RKN-04: the front has left play, and the back has just come
        s.dues = [due for due in s.dues if due.source != s.ancient_one]
    g.tell(Awakened, s.ancient_one)
    cultist = BOX.card(s.ancient_one, AncientOne).awake.cultist
    for foe in s.foes:
        if cultist is not None and foe.monster in BOX.by_sheet:
            foe.toughness = cultist.toughness.plus  # ELD-AWK-02
    yield from resolve(BOX.card(s.ancient_one, AncientOne).awake.do, world_scene(g, s.ancient_one))
    check_win(g)


def advance_omen(g: Game[Table], steps: int) -> Script[None]:
    """ELD-TIM-11, ELD-OMN-02: step by step; after each, Doom advances by the number of matching gates."""
    s = g.state
    for _ in range(steps):
        s.omen = (s.omen + 1) % len(OMENS)
        g.tell(OmenMoved, s.omen, OMENS[s.omen])
        if found := waiting(s, active(s), "omen-enter"):
            yield from settle(world_scene(g, s.ancient_one), found, "ELD-TIM-11")
        yield from advance_doom(g, len(matching(s)))


def advance_omen_to(g: Game[Table], colour: str) -> Script[None]:
    """ELD-OMN-03: on and on until it stands on the colour; a full turn if it stands there already."""
    s = g.state
    if OMENS[s.omen] == COLOUR[colour]:
        yield from advance_omen(g, len(OMENS))
        return
    while OMENS[s.omen] != COLOUR[colour]:
        yield from advance_omen(g, 1)


def set_omen(g: Game[Table], place: int) -> None:
    """ELD-OMN-04: the token moves without advancing."""
    s = g.state
    s.omen = place
    g.tell(OmenMoved, place, Colour(OMENS[place]))
