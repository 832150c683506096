"""Inception City: one Dream Lord against thieves who look for a secret, for 4 to 8."""

from dreamtable.games.inception.events import Events
from dreamtable.games.inception.model import InceptionOptions, Table
from dreamtable.games.inception.moves import Moves
from dreamtable.games.inception.play import play
from dreamtable.games.inception.setup import setup
from dreamtable.games.inception.view import determinize, figures, name_of, traits, view
from dreamtable.kernel import Rules

RULES = Rules(
    name="inception",
    seats=range(4, 9),
    rules_version=1,
    options=InceptionOptions,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    play=play,
    view=view,
    determinize=determinize,
    name_of=name_of,
    traits=traits,
    figures=figures,
)
