"""Eldritch Horror: investigators all over the world against an Ancient One, for 1 to 8."""

from dreamtable.games.eldritch.events import Events
from dreamtable.games.eldritch.loading import load_box
from dreamtable.games.eldritch.model import EldritchOptions, Table
from dreamtable.games.eldritch.moves import Moves
from dreamtable.games.eldritch.play import play
from dreamtable.games.eldritch.reference import printed, told
from dreamtable.games.eldritch.setup import setup
from dreamtable.games.eldritch.view import determinize, figures, name_of, traits, view
from dreamtable.kernel import Rules

load_box()

RULES = Rules(
    name="eldritch",
    seats=range(1, 9),
    rules_version=5,
    options=EldritchOptions,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    play=play,
    view=view,
    determinize=determinize,
    name_of=name_of,
    one_for_many=True,
    printed=printed,
    told=told,
    traits=traits,
    figures=figures,
)
