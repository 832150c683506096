"""Dice in the pool and in the rows of a card: coming, going, moving."""

from dreamtable.games.lucidity.events import Moved
from dreamtable.games.lucidity.model import Card, Die, Row, Table
from dreamtable.kernel import Game, Seat


def add_to_pool(card: Card, die: Die) -> None:
    """LUC-RES-06: a die added to the pool is urgent while it shows anything but a Shadow."""
    card.pool.append(die)
    card.added.append(die)


def leave_pool(card: Card, die: Die) -> None:
    """Take a die out of the pool, with all that was remembered of it there."""
    card.pool.remove(die)
    if die in card.added:
        card.added.remove(die)
        card.minions.pop(die, None)
        if die in card.tempted:
            card.tempted.remove(die)


def leave_row(card: Card, die: Die) -> None:
    """LUC-SHD-06: take a die out of the row it stands in."""
    for row in (card.power, card.hunt, card.exhaust, *card.shadows):
        if die in row:
            row.remove(die)
            return


def move_to_hunt(g: Game[Table], seat: Seat, die: Die) -> None:
    """LUC-DIE-06: move an Exhaust die to the Hunt row; it keeps its face."""
    card = g.state.cards[seat]
    card.exhaust.remove(die)
    card.hunt.append(die)
    g.tell(Moved, seat, die, Row.HUNT)
