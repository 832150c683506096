"""LUC-RES, LUC-RR, LUC-MIN: resolving the pool, one die at a time, with rerolls in between.

A theft may send a minion to a Dreamer, who resolves it in turn; so both are told here.
"""

from dreamtable.games.lucidity.check import check_rows, must_rest
from dreamtable.games.lucidity.dice import draw, nightmare_after, pay_and_reroll, payments, return_one, roll
from dreamtable.games.lucidity.events import MinionSent, Placed
from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    DICE,
    DREAMER,
    SHADOW,
    WATCHED,
    Card,
    Die,
    Nightmare,
    Row,
    Table,
)
from dreamtable.games.lucidity.moves import LetItBe, Reroll, Resolve, SendTo
from dreamtable.games.lucidity.nightmares import steal
from dreamtable.games.lucidity.rows import add_to_pool, leave_pool
from dreamtable.games.lucidity.shadows import cast_shadow
from dreamtable.kernel import Game, Script, Seat

RESOLVE = [Resolve(die) for die in range(DICE)]
URGENT = 0
CLASS_OF = (1, 1, 1, 2, 3, 4)
"""LUC-RES-02: Power before Hunt before Exhaust before Shadow, by symbol."""
ROW_OF = (Row.POWER, Row.POWER, Row.POWER, Row.HUNT, Row.EXHAUST, Row.SHADOW)
"""LUC-RES-04: the row of each symbol."""


def resolve_pool(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-RES-09: resolve until the pool is empty."""
    card = g.state.cards[seat]
    card.resolving = True
    while card.pool:
        yield from resolve_next(g, seat)
    card.resolving = False


def resolve_next(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-RES-02, LUC-RR-03: the owner of the pool pays for a reroll or resolves the next die.

    LUC-RES-04, LUC-TIME-04: theft, or the row of its symbol; then a Shadow does its effect.
    """
    s = g.state
    card = s.cards[seat]
    rerolls = payments(s, seat, card.pool)
    dice = next_dice(s, card)
    die = dice[0]
    if rerolls or not all_the_same(s, card, dice):
        moves: list[Resolve | Reroll] = [RESOLVE[die] for die in dice]
        moves += rerolls
        move = yield from g.ask(seat, moves, rule="LUC-RES-02")
        if isinstance(move, Reroll):
            pay_and_reroll(g, seat, seat, move)
            return
        die = move.die
    if die in card.minions and (yield from sender_rerolls(g, card.minions[die], seat, die)):
        return
    tempted = die in card.tempted
    leave_pool(card, die)
    symbol, colour = s.faces[die], COLOUR_OF[die]
    thief = nightmare_after(s, seat, colour) if symbol in WATCHED[colour] else None
    if thief is not None:
        yield from steal(g, thief, seat, die, again=tempted)
        if s.nightmares[colour] is Nightmare.DEPTHS:
            yield from send_minion(g, thief)  # LUC-NDEP-02
        return
    place(g, seat, die)
    if symbol == SHADOW:
        yield from cast_shadow(g, seat, colour)


def next_dice(s: Table, card: Card) -> list[Die]:
    """LUC-RES-02, LUC-RES-06: return the dice of the class that comes first."""
    faces, added = s.faces, card.added
    first = 9
    dice: list[Die] = []
    for die in card.pool:
        face = faces[die]
        rank = URGENT if face != SHADOW and die in added else CLASS_OF[face]
        if rank < first:
            first, dice = rank, [die]
        elif rank == first:
            dice.append(die)
    return dice


def all_the_same(s: Table, card: Card, dice: list[Die]) -> bool:
    """LUC-RES-03: their order matters to nobody: no Nightmare is there, or they can't be told apart."""
    if len(dice) == 1:
        return True
    if card.minions or card.tempted:
        return False
    faces, first = s.faces, dice[0]
    face = faces[first]
    indifferent = face != SHADOW and True not in s.claimed
    for die in dice:
        if CLASS_OF[faces[die]] != CLASS_OF[face]:
            return False  # LUC-RES-07
        if not indifferent and (faces[die] != face or COLOUR_OF[die] is not COLOUR_OF[first]):
            return False
    return True


def sender_rerolls(g: Game[Table], sender: Seat, seat: Seat, die: Die) -> Script[bool]:
    """LUC-RR-08: when the receiver lets a minion die be, its sender may pay to have it rerolled."""
    rerolls = payments(g.state, sender, [die])
    if not rerolls:
        return False
    match (yield from g.ask(sender, [LetItBe(), *rerolls], rule="LUC-RR-08")):
        case Reroll() as reroll:
            pay_and_reroll(g, sender, seat, reroll)
            return True
    return False


def place(g: Game[Table], seat: Seat, die: Die) -> None:
    """LUC-RES-04: put a die into the row of its symbol; a Shadow into that of its colour."""
    card, face = g.state.cards[seat], g.state.faces[die]
    row = ROW_OF[face]
    if face == SHADOW:
        card.shadows[COLOUR_OF[die]].append(die)
    else:
        (card.power, card.hunt, card.exhaust)[row].append(die)
    g.tell(Placed, seat, die, row)


def send_minion(g: Game[Table], sender: Seat) -> Script[None]:
    """LUC-MIN-01: draw two dice, return one, give the other to a Dreamer of the sender's choice."""
    s = g.state
    s.drawn = draw(g, sender, 2)
    yield from return_one(g, sender, s.drawn, rule="LUC-MIN-01")
    dreamers = [SendTo(seat) for seat, card in enumerate(s.cards) if card.role is DREAMER]
    receiver = (yield from g.ask(sender, dreamers, rule="LUC-MIN-01")).receiver
    (die,) = s.drawn
    s.drawn = []
    g.tell(MinionSent, receiver, die, sender)
    yield from receive_minion(g, receiver, die, sender)


def receive_minion(g: Game[Table], receiver: Seat, die: Die, sender: Seat) -> Script[None]:
    """LUC-MIN-02 to -06: the receiver rolls and resolves it, now or with a pool already in progress."""
    card = g.state.cards[receiver]
    add_to_pool(card, die)
    card.minions[die] = sender
    roll(g, receiver, [die])
    if card.resolving:
        return  # LUC-MIN-05
    yield from resolve_pool(g, receiver)
    if (yield from check_rows(g, receiver)):
        yield from must_rest(g, receiver)  # LUC-MIN-04
