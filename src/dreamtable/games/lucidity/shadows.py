"""LUC-SHD: what a Shadow does to the Dreamer who resolved it."""

from dreamtable.games.lucidity.dice import draw, roll
from dreamtable.games.lucidity.events import Moved, PickedUp
from dreamtable.games.lucidity.model import (
    BLUE,
    COLOUR_OF,
    GREEN,
    SHADOW,
    YELLOW,
    Colour,
    Row,
    Table,
    dice_on,
)
from dreamtable.games.lucidity.moves import MoveToHunt, Pick
from dreamtable.games.lucidity.rows import add_to_pool, leave_row, move_to_hunt
from dreamtable.games.lucidity.solo import dice_from_the_depths
from dreamtable.kernel import Game, Script, Seat


def cast_shadow(g: Game[Table], seat: Seat, colour: Colour) -> Script[None]:
    """LUC-SHD-01: the effect of a Shadow that was just placed; it hits the Dreamer who resolved it."""
    if colour is BLUE:
        shadow_of_the_depths(g, seat)
    elif colour is GREEN:
        yield from shadow_of_envy(g, seat)
    elif colour is YELLOW:
        shadow_of_imprisonment(g, seat)
    else:
        yield from shadow_of_primeval_fear(g, seat)


def shadow_of_the_depths(g: Game[Table], seat: Seat) -> None:
    """LUC-SHD-03: draw one die, roll it, add it to the own pool."""
    card = g.state.cards[seat]
    for _ in range(dice_from_the_depths(g.state)):
        (die,) = draw(g, seat, 1)
        add_to_pool(card, die)
        roll(g, seat, [die])


def shadow_of_envy(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-SHD-04 to -06: the next player picks a die on the card; it is rerolled and unresolved again."""
    s = g.state
    card = s.cards[seat]
    green = card.shadows[GREEN]
    dice = [die for die in dice_on(card) if die not in green]
    if not dice:
        return
    if len(s.cards) == 1:
        by, die = seat, g.rng.pick(card.power or dice)  # LUC-SOLO-12
    else:
        by = (seat + 1) % len(s.cards)  # LUC-GEN-06
        move = yield from g.ask(by, [Pick(die) for die in dice], rule="LUC-SHD-04")
        die = move.die
    leave_row(card, die)
    g.tell(PickedUp, seat, die, by)
    add_to_pool(card, die)
    roll(g, seat, [die])


def shadow_of_imprisonment(g: Game[Table], seat: Seat) -> None:
    """LUC-SHD-07, LUC-SHD-08: a yellow Exhaust die turns into a Shadow, without being resolved."""
    card = g.state.cards[seat]
    for die in card.exhaust:
        if COLOUR_OF[die] is YELLOW:
            card.exhaust.remove(die)
            g.state.faces[die] = SHADOW
            card.shadows[YELLOW].append(die)
            g.tell(Moved, seat, die, Row.SHADOW)
            return


def shadow_of_primeval_fear(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-SHD-09, LUC-SHD-10: an Exhaust die of the Dreamer's choice moves to the Hunt row as it is."""
    card = g.state.cards[seat]
    if card.exhaust:
        move = yield from g.ask(seat, [MoveToHunt(die) for die in card.exhaust], rule="LUC-SHD-09")
        move_to_hunt(g, seat, move.die)
