"""Lucidity: Six-Sided Nightmares, a press-your-luck dice game for 1 to 4."""

from dreamtable.games.lucidity.events import Events
from dreamtable.games.lucidity.model import LucidityOptions, Table
from dreamtable.games.lucidity.moves import Moves
from dreamtable.games.lucidity.play import play
from dreamtable.games.lucidity.setup import setup
from dreamtable.games.lucidity.view import determinize, figures, name_of, traits, view
from dreamtable.kernel import Rules

RULES = Rules(
    name="lucidity",
    seats=range(1, 5),
    rules_version=1,
    options=LucidityOptions,
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
