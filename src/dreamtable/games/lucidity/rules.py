"""The rules of Lucidity, all their parts."""

from dreamtable.games.lucidity import GAME
from dreamtable.games.lucidity.annals import ANNALS
from dreamtable.games.lucidity.events import Events
from dreamtable.games.lucidity.guide import GUIDE
from dreamtable.games.lucidity.model import LucidityOptions, Table
from dreamtable.games.lucidity.moves import Moves
from dreamtable.games.lucidity.play import play
from dreamtable.games.lucidity.setup import setup
from dreamtable.games.lucidity.view import determinize, figures, name_of, title, traits, view
from dreamtable.kernel import Rules, at_once
from dreamtable.telling import Telling

RULES = Rules(
    name=GAME.name,
    modes=GAME.modes,
    rules_version=1,
    options=LucidityOptions,
    state=Table,
    moves=Moves,
    events=Events,
    setup=at_once(setup),
    play=play,
    view=view,
    determinize=determinize,
    telling=Telling(
        package=GAME.package,
        name_of=name_of,
        says_you=True,
        title=title,
        guide=GUIDE,
        annals=ANNALS,
        traits=traits,
        figures=figures,
    ),
)
