"""LUC-DIE, LUC-DRAW, LUC-RR: the bag, drawing, rolling, paying for rerolls."""

from dreamtable.games.lucidity.end import end_game
from dreamtable.games.lucidity.events import Drew, Paid, Returned, Rolled
from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    DICE,
    FACES,
    SYMBOLS,
    Colour,
    Die,
    Table,
    nightmare_colour,
)
from dreamtable.games.lucidity.moves import PutBack, Reroll
from dreamtable.kernel import Chance, Game, Script, Seat, all_alike

PUT_BACK = [PutBack(die) for die in range(DICE)]


def take_from_bag(bag: list[Die], rng: Chance) -> Die:
    """LUC-DRAW-01: take one die; each in the bag is equally likely."""
    at = rng.below(len(bag))
    bag[at], bag[-1] = bag[-1], bag[at]
    return bag.pop()


def draw(g: Game[Table], seat: Seat, count: int) -> list[Die]:
    """LUC-DRAW-01, LUC-END-04: draw dice one after another; the game ends when the bag is empty."""
    bag = g.state.bag
    drawn: list[Die] = []
    for _ in range(count):
        if not bag:
            bag += drawn
            end_game(g, "empty-bag")
        drawn.append(take_from_bag(bag, g.rng))
    g.tell(Drew, seat, list(drawn))
    return drawn


def put_back(g: Game[Table], seat: Seat, dice: list[Die]) -> None:
    """LUC-GEN-07: return dice to the bag, drawable again at once."""
    if dice:
        g.state.bag += dice
        g.tell(Returned, seat, dice)


def return_one(g: Game[Table], seat: Seat, dice: list[Die], *, rule: str, picks: int = 1) -> Script[None]:
    """LUC-DRAW-02, LUC-MIN-01: let a seat choose one of the drawn dice to return; only colours matter."""
    if not dice:
        return
    die = dice[0]
    if not all_alike(dice, COLOUR_OF.__getitem__):
        die = (yield from g.ask(seat, [PUT_BACK[die] for die in dice], rule=rule, picks=picks)).die
    g.state.drawn.remove(die)
    put_back(g, seat, [die])


def roll(g: Game[Table], seat: Seat, dice: list[Die]) -> None:
    """LUC-DIE-04: each of the six faces is equally likely."""
    faces = g.state.faces
    for die in dice:
        faces[die] = FACES[COLOUR_OF[die]][g.rng.below(6)]
    if g.listening:
        g.tell(Rolled, seat, list(dice), [SYMBOLS[faces[die]] for die in dice])


def nightmare_after(s: Table, seat: Seat, colour: Colour) -> Seat | None:
    """LUC-RR-09, LUC-NAB-06: return the first Nightmare of a colour clockwise after a seat."""
    if s.claimed[colour]:
        seats = len(s.cards)
        for step in range(1, seats):
            other = (seat + step) % seats
            if nightmare_colour(s.cards[other]) is colour:
                return other
    return None


def payments(s: Table, payer: Seat, dice: list[Die]) -> list[Reroll]:
    """LUC-RR-01, LUC-RR-10: return each way to reroll one of the dice with a Power die of its colour.

    Power dice that show the same are one payment.
    """
    power, faces = s.cards[payer].power, s.faces
    rerolls: list[Reroll] = []
    owned = [COLOUR_OF[pay] for pay in power]
    for die in dice:
        colour, offered = COLOUR_OF[die], []
        if colour in owned:
            for pay in power:
                if COLOUR_OF[pay] is colour and faces[pay] not in offered:
                    offered.append(faces[pay])
                    rerolls.append(Reroll(die, pay))
    return rerolls


def pay_and_reroll(g: Game[Table], payer: Seat, owner: Seat, move: Reroll) -> None:
    """LUC-RR-04: one spent die buys one reroll."""
    g.state.cards[payer].power.remove(move.pay)
    spend(g, payer, move.pay)
    roll(g, owner, [move.die])


def spend(g: Game[Table], payer: Seat, die: Die) -> None:
    """LUC-RR-05 to -07, -09, LUC-SOLO-13: where a spent Power die goes."""
    s = g.state
    colour = COLOUR_OF[die]
    own = nightmare_colour(s.cards[payer]) is colour
    to = None if own else nightmare_after(s, payer, colour)
    onto_card = not own and to is None and not (s.awakened and s.awakened[colour])
    g.tell(Paid, payer, die, to, onto_card)
    if to is not None:
        s.cards[to].power.append(die)
    elif onto_card:
        s.on_nightmares[colour].append(die)
    else:
        s.bag.append(die)
