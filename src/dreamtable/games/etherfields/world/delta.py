"""ETH-DEL: the Delta Phase."""

from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.decks import reshuffle, unseal
from dreamtable.games.etherfields.events import GoodStop, HoursSet, Unflipped
from dreamtable.games.etherfields.harm import cure
from dreamtable.games.etherfields.look import first_hours, order
from dreamtable.games.etherfields.model import Dream
from dreamtable.games.etherfields.moves import Pass, Recover
from dreamtable.games.etherfields.possessions import restore_mask
from dreamtable.games.etherfields.world.piles import shuffle, world_of
from dreamtable.kernel import Game, Move, Script, Seat

PASS: Move = Pass()


def delta(g: Game[Dream]) -> Script[None]:
    """ETH-DEL-02 to -05: each Dreamer recovers in one way, Hours are reset, the Slumber deck is whole
    again."""
    s = g.state
    for seat in order(s):
        for _ in range(1 + change(s, seat, "delta-uses")):
            move = yield from g.ask(seat, [*recoveries(s, seat), PASS], rule="ETH-DEL-02")
            if isinstance(move, Recover):
                yield from recover(g, seat, move.what)
    set_hours(g)
    shuffle(world_of(s).slumbers)  # ETH-DEL-04
    g.tell(GoodStop)


def recoveries(s: Dream, seat: Seat) -> list[Recover]:
    """ETH-DEL-02: return the ways in which a Dreamer can recover."""
    d = s.dreamers[seat]
    open_ = {
        "distress": bool(d.distress),
        "sealed": bool(d.sealed),
        "progress": bool(d.flipped),
        "deck": bool(d.discard),
        "mask": any(card != d.mask for card in d.masks),
    }
    return [Recover(what) for what, possible in open_.items() if possible]


def recover(g: Game[Dream], seat: Seat, what: str) -> Script[None]:
    """ETH-DEL-02: cure all Distress, Unseal all, unflip all, reshuffle without a penalty, or Restore the
    Mask."""
    d = g.state.dreamers[seat]
    match what:
        case "distress":
            cure(g, seat, d.distress)
        case "sealed":
            unseal(g, seat, len(d.sealed))
        case "progress":
            for card in d.flipped:
                g.tell(Unflipped, seat, card)
            d.flipped = []
        case "deck":
            reshuffle(g, seat)
        case _:
            yield from restore_mask(g, seat)


def set_hours(g: Game[Dream]) -> None:
    """ETH-CLK-04, ETH-DEL-03: the Hour counter is set by the number of Dreamers."""
    s = g.state
    s.hours = first_hours(len(s.dreamers), s.options)
    g.tell(HoursSet, s.hours)
