"""Inception City in the gauntlet."""

from dreamtable.games.inception.model import InceptionOptions, Preset
from gauntlet.entry import Entry
from inception.invariants import components_are_conserved

ENTRY = Entry(
    [
        InceptionOptions(),
        InceptionOptions(preset=Preset.FIRST_GAME, clockwise=True),
        InceptionOptions(lord=2),
        InceptionOptions(teaching=True),
    ],
    components_are_conserved,
)
