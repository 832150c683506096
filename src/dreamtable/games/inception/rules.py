"""The rules of Inception City, all their parts."""

from dreamtable.games.inception import GAME
from dreamtable.games.inception.annals import ANNALS
from dreamtable.games.inception.events import Events
from dreamtable.games.inception.guide import GUIDE
from dreamtable.games.inception.model import InceptionOptions, Table
from dreamtable.games.inception.moves import Moves
from dreamtable.games.inception.play import play
from dreamtable.games.inception.setup import setup
from dreamtable.games.inception.view import determinize, figures, looker, name_of, traits, view
from dreamtable.kernel import Rules, at_once
from dreamtable.telling import Telling

RULES = Rules(
    name=GAME.name,
    modes=GAME.modes,
    rules_version=1,
    options=InceptionOptions,
    state=Table,
    moves=Moves,
    events=Events,
    setup=at_once(setup),
    play=play,
    view=view,
    looker=looker,
    determinize=determinize,
    telling=Telling(
        package=GAME.package,
        name_of=name_of,
        plain_names=True,
        says_you=True,
        guide=GUIDE,
        annals=ANNALS,
        traits=traits,
        figures=figures,
    ),
)
