"""DRM-PLY: the play phase, one action at a time.

The open times D4 before it and X1 after it are part of it: nothing lies between a Body Swap there and one at
its edge, so asking separately would only slow the game down.
"""

from collections.abc import Callable, Sequence

from dreamtable.games.inception.cards import draw, one_of_each_kind, use_card
from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.events import CardUsed
from dreamtable.games.inception.limbo import may_be_able_to_pay, pay_and_revive, way_back, ways_to_revive
from dreamtable.games.inception.model import CARDS, CREATION, KIND_OF, LIMBO, Card, Table, within_reach
from dreamtable.games.inception.movement import free_move, free_moves, mind_pull, pulls, travel, travels
from dreamtable.games.inception.moves import (
    BodySwap,
    EndPhase,
    FreeMove,
    FromNothing,
    MindPull,
    Peek,
    PeekAtBribes,
    Revive,
    Scout,
    Shoot,
    Travel,
    Unlock,
)
from dreamtable.games.inception.peek import peek, peek_at_bribes, peeks
from dreamtable.games.inception.shoot import shoot, shots, shots_at_all
from dreamtable.games.inception.swap import swap, swaps
from dreamtable.games.inception.unlock import unlock, unlocks
from dreamtable.kernel import Game, Move, Script, Seat

END_PHASE = EndPhase()
FROM_NOTHINGS = [FromNothing(card) for card in range(CARDS)]

CREATED = 2
"""DRM-CRD-09: how many cards From Nothing draws."""

OPEN_TIME = (BodySwap, Scout)
"""DRM-DRW-03, DRM-SWP-01: what may be done in the open time before the play phase begins."""


def play_phase(g: Game[Table], seat: Seat) -> Script[None]:
    """DRM-PLY-01, DRM-PLY-02: the next action, or the end of the phase."""
    s = g.state
    if s.places[seat] != LIMBO:
        moves, always = actions(s, seat), True
    else:
        moves = [END_PHASE, *way_back(s, seat)]  # DRM-LMB-02, DRM-PLY-04
        always = seat != s.lord and may_be_able_to_pay(s, seat)
    move = yield from g.ask(seat, moves, rule="DRM-PLY-02", always=always)
    if not isinstance(move, OPEN_TIME):
        s.acted = True  # DRM-PLY-05
        s.fresh = []
    match move:
        case EndPhase():
            s.step = CREATION
        case Shoot():
            yield from shoot(g, seat, move)
        case Travel():
            yield from travel(g, seat, move)
        case Unlock():
            yield from unlock(g, seat, move)
        case FreeMove():
            yield from free_move(g, seat, move)
        case Peek():
            yield from peek(g, seat, move)
        case PeekAtBribes():
            peek_at_bribes(g, seat, move)
        case MindPull():
            yield from mind_pull(g, seat, move)
        case FromNothing():
            from_nothing(g, seat, move)
        case BodySwap():
            swap(g, seat, move)
        case Revive():
            yield from pay_and_revive(g, seat, move)
        case skill:
            yield from CHARACTERS[s.characters[seat]].act(g, seat, skill)


def actions(s: Table, seat: Seat) -> list[Move]:
    """DRM-PLY-02: everything that a player on a level may do now."""
    reach = within_reach(s, seat)
    moves: list[Move] = [END_PHASE]
    for card in one_of_each_kind(s.hands[seat]):
        moves += WAYS_TO_USE[KIND_OF[card]](s, seat, card, reach)
    if seat == s.lord:
        moves += free_moves(s)
    if LIMBO in s.places:
        moves += ways_to_revive(s, seat)
    moves += CHARACTERS[s.characters[seat]].actions(s, seat, reach)
    return moves


def from_nothings(s: Table, seat: Seat, card: Card, _reach: list[Seat]) -> list[FromNothing]:
    """DRM-CRD-09, DRM-LAB-06: not for a sealed player."""
    return [] if s.seals[seat] else [FROM_NOTHINGS[card]]


WAYS_TO_USE: tuple[Callable[[Table, Seat, Card, list[Seat]], Sequence[Move]], ...] = (
    shots,
    shots_at_all,
    shots,
    shots,
    unlocks,
    travels,
    peeks,
    pulls,
    from_nothings,
    swaps,
)
"""DRM-CRD-01 to -10: by kind, how a card may be used now on those within reach."""


def from_nothing(g: Game[Table], seat: Seat, move: FromNothing) -> None:
    """DRM-CRD-09: the user draws two cards."""
    use_card(g, seat, move.card)
    g.tell(CardUsed, seat, move.card)
    draw(g, seat, CREATED)
