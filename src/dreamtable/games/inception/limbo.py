"""DRM-DTH, DRM-LMB, DRM-REV: dying, Limbo, and the way back."""

from dreamtable.games.inception.cards import DISCARDS, GIFTS, NOT_HELD, choose_cards, discard, give, holds
from dreamtable.games.inception.character import skills_of, world_of
from dreamtable.games.inception.events import Killed, Revived, WentToLimbo
from dreamtable.games.inception.model import LIMBO, MOST_SEATS, TRANSIT_SERUM, Level, Table
from dreamtable.games.inception.movement import after_move
from dreamtable.games.inception.moves import Revive
from dreamtable.kernel import Game, Script, Seat

REVIVALS = [Revive(target) for target in range(MOST_SEATS)]

SPOILS = 2
"""DRM-DTH-01: how many cards the victim gives to the killer."""
REVIVAL_COST = 2
"""DRM-REV-02: how many cards a revival costs."""


def kill(g: Game[Table], victim: Seat, killer: Seat) -> Script[None]:
    """DRM-DTH-01: the victim enters Limbo and gives two cards of his choice to the killer."""
    enter_limbo(g.state, victim)
    killed = Killed(victim, killer)
    g.tell(Killed, victim, killer)
    cards = yield from choose_cards(g, victim, SPOILS, GIFTS, rule="DRM-DTH-01", about=killed)
    give(g, victim, killer, cards)


def send_to_limbo(g: Game[Table], seat: Seat) -> None:
    """DRM-DTH-02, DRM-LMB-07: without a killer nothing is given; who is there already stays there."""
    if g.state.places[seat] != LIMBO:
        enter_limbo(g.state, seat)
        g.tell(WentToLimbo, seat)


def enter_limbo(s: Table, seat: Seat) -> None:
    """DRM-LMB-01, DRM-LMB-06: the Lord's pawn stays lying on the level where he went down."""
    if seat == s.lord:
        s.fell_at = s.places[seat]
    s.places[seat] = LIMBO


def ways_to_revive(s: Table, seat: Seat) -> list[Revive]:
    """DRM-REV-04: a player on a level who can pay may bring back anyone from Limbo."""
    lost = [REVIVALS[target] for target, place in enumerate(s.places) if place == LIMBO]
    return lost if can_pay(s, seat) else []


def way_back(s: Table, seat: Seat) -> list[Revive]:
    """DRM-REV-03, DRM-REV-07: a thief in Limbo may bring himself back; the Lord never pays for himself."""
    return [REVIVALS[seat]] if seat != s.lord and can_pay(s, seat) else []


def can_pay(s: Table, seat: Seat) -> bool:
    """DRM-REV-02, DRM-PSG-03: two cards of any kind, or in the Secret Passage one Transit Serum."""
    if world_of(s).serum_revives:
        return holds(s.hands[seat], TRANSIT_SERUM) != NOT_HELD
    return len(s.hands[seat]) >= REVIVAL_COST


def may_be_able_to_pay(s: Table, seat: Seat) -> bool:
    """DRM-TIM-13: whether the size of the hand alone would allow a revival."""
    return len(s.hands[seat]) >= (1 if world_of(s).serum_revives else REVIVAL_COST)


def pay_and_revive(g: Game[Table], seat: Seat, move: Revive) -> Script[None]:
    """DRM-REV-01 to -04: discard the cost; oneself comes back on level 1, others on the payer's level."""
    if world_of(g.state).serum_revives:
        cost = [holds(g.state.hands[seat], TRANSIT_SERUM)]
    else:
        cost = yield from choose_cards(g, seat, REVIVAL_COST, DISCARDS, rule="DRM-REV-02")
    discard(g, seat, cost)
    level = 1 if move.target == seat else g.state.places[seat]
    yield from revive(g, move.target, level, by=seat)


def revive(g: Game[Table], seat: Seat, level: Level, *, by: Seat) -> Script[None]:
    """DRM-REV-06, DRM-REV-09: back from Limbo with the own hand; it counts as a move from 0."""
    s = g.state
    s.places[seat] = level
    s.revived.append(seat)
    g.tell(Revived, seat, level, by)
    skills_of(s, seat).look_around(g, seat)
    yield from after_move(g, seat, LIMBO)
