"""LUC-SETUP: from options and chance to the first table."""

from dreamtable.games.lucidity.model import (
    DICE,
    GREEN,
    RED,
    Card,
    LucidityOptions,
    Nightmare,
    Table,
    Temptation,
)
from dreamtable.games.lucidity.solo import place_spooks
from dreamtable.kernel import BadSetup, Chance


def setup(options: LucidityOptions, seats: int, rng: Chance) -> Table:
    """LUC-SETUP-01 to -05: a card each, four Nightmare cards without dice, 80 dice in the bag."""
    if options.first is not None and not 0 <= options.first < seats:
        raise BadSetup(f"The starting seat must be from 0 to {seats - 1}, not {options.first}.")
    first = rng.below(seats) if options.first is None else options.first
    table = Table(
        rng=rng.rng,
        cards=[Card(shadows=[[], [], [], []]) for _ in range(seats)],
        bag=list(range(DICE)),
        faces=[0] * DICE,
        nightmares=nightmare_cards(options.temptation),
        on_nightmares=[[], [], [], []],
        claimed=[False] * 4,
        turn=first,
        first=first,
        last_watch=options.last_watch,
    )
    if seats == 1:
        place_spooks(table, options.lord, rng)
    return table


def nightmare_cards(temptation: Temptation) -> list[Nightmare]:
    """LUC-SETUP-03: the primary Nightmare of each colour, one perhaps replaced by Temptation."""
    cards = [Nightmare.DEPTHS, Nightmare.ENVY, Nightmare.IMPRISONMENT, Nightmare.PRIMEVAL_FEAR]
    if temptation is Temptation.GREEN:
        cards[GREEN] = Nightmare.TEMPTATION_GREEN
    if temptation is Temptation.RED:
        cards[RED] = Nightmare.TEMPTATION_RED
    return cards
