"""Lucidity in the gauntlet."""

from dreamtable.games.lucidity.model import Lord, LucidityOptions, Temptation
from gauntlet.entry import Entry
from lucidity.invariants import dice_are_conserved

ENTRY = Entry(
    [
        LucidityOptions(temptation=temptation, last_watch=last_watch, lord=lord)
        for temptation, last_watch, lord in zip(
            [Temptation.NONE, Temptation.GREEN, Temptation.RED, Temptation.NONE],
            [False, True, False, True],
            Lord,
            strict=True,
        )
    ],
    dice_are_conserved,
)
