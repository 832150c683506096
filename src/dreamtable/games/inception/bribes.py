"""DRM-BRB, DRM-TRT: bribes, which may turn a thief into a traitor."""

from dreamtable.games.inception.character import skills_of, world_of
from dreamtable.games.inception.events import BribeGiven, BribeWithheld
from dreamtable.games.inception.model import LIMBO, Face, Table, bit, undealt
from dreamtable.games.inception.moves import DECLINE, GiveBribe, GiveChosenBribe
from dreamtable.games.inception.shoot import SHOTS_AS_IF, shoot_as_if
from dreamtable.kernel import Event, Game, Move, Script, Seat

RANDOM_OR_NONE: list[Move] = [DECLINE, GiveBribe()]


def offer_bribe(g: Game[Table], thief: Seat, about: Event) -> Script[None]:
    """DRM-BRB-02, DRM-BRB-04, DRM-BRB-10: while there are bribes, the Lord may give the thief one."""
    s = g.state
    pile = undealt(s)
    if not pile:
        return
    moves = RANDOM_OR_NONE + skills_of(s, s.lord).bribes_to_choose(s, s.lord)
    match (yield from g.ask(s.lord, moves, rule="DRM-BRB-02", about=about)):
        case GiveBribe():
            yield from receive_bribe(g, thief, draw_bribe(g, pile), chosen=False)
        case GiveChosenBribe(face):
            bribe = next(bribe for bribe in pile if s.bribes[bribe] is face)
            skills_of(s, s.lord).announce(g, s.lord)
            yield from receive_bribe(g, thief, bribe, chosen=True)
        case _:
            g.tell(BribeWithheld, thief)


def draw_bribe(g: Game[Table], pile: list[int]) -> int:
    """DRM-BRB-05, DRM-IMP-03: a random bribe; who knew the pile does not know which one it was."""
    s = g.state
    first, drawn = pile[0], g.rng.pick(pile)
    s.bribes[first], s.bribes[drawn] = s.bribes[drawn], s.bribes[first]
    for bribe in pile:
        s.bribe_seen[bribe] = 0
    return first


def receive_bribe(g: Game[Table], thief: Seat, bribe: int, *, chosen: bool) -> Script[None]:
    """DRM-TRT-01, DRM-TRT-04: with DEAL the thief is a traitor from now on, and nobody else is told."""
    s = g.state
    s.bribed[bribe] = thief
    s.bribe_seen[bribe] |= bit(thief)
    g.tell(BribeGiven, thief, s.lord, chosen, s.bribes[bribe])
    skills_of(s, s.lord).look_around(g, s.lord)
    if world_of(s).bribe_shot:
        yield from shoot_for_the_city(g, thief)


def shoot_for_the_city(g: Game[Table], thief: Seat) -> Script[None]:
    """DRM-IMP-04 to -06: a bribed player must shoot a thief without bribes, sealed or not, on any level."""
    s = g.state
    targets = [
        SHOTS_AS_IF[seat]
        for seat, place in enumerate(s.places)
        if place != LIMBO and seat not in (thief, s.lord) and seat not in s.bribed
    ]
    if targets:
        move = yield from g.ask(thief, targets, rule="DRM-IMP-04")
        yield from shoot_as_if(g, thief, move.target, world_of(s).bribe_shot)


def faces_of(s: Table, pile: list[int]) -> list[Face]:
    """Return which faces there are among some bribe cards."""
    return sorted({s.bribes[bribe] for bribe in pile})
