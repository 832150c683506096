"""The rules of Eldritch Horror, all their parts."""

from dreamtable.games.eldritch import GAME
from dreamtable.games.eldritch.annals import ANNALS
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.events import Events
from dreamtable.games.eldritch.guide import GUIDE
from dreamtable.games.eldritch.loading import CONTENT
from dreamtable.games.eldritch.model import EldritchOptions, Table
from dreamtable.games.eldritch.moves import Moves
from dreamtable.games.eldritch.play import play
from dreamtable.games.eldritch.reference import readable, told
from dreamtable.games.eldritch.setup import setup
from dreamtable.games.eldritch.view import (
    determinize,
    figures,
    looker,
    name_of,
    number_at,
    title,
    traits,
    view,
)
from dreamtable.kernel import Rules, Storing
from dreamtable.telling import Sealing, Telling

CONTENT.fill()

RULES = Rules(
    name=GAME.name,
    modes=GAME.modes,
    rules_version=9,
    options=EldritchOptions,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    play=play,
    view=view,
    looker=looker,
    determinize=determinize,
    telling=Telling(
        package=GAME.package,
        name_of=name_of,
        plain_names=True,
        says_you=True,
        title=title,
        printed=BOX.printed,
        guide=GUIDE,
        annals=ANNALS,
        traits=traits,
        figures=figures,
        number_at=number_at,
    ),
    sealing=Sealing(
        ids=BOX.sealed_ids,
        thing=BOX.revealed,
        readable=readable,
        told=told,
    ),
    storing=Storing(
        catalogue=CONTENT.catalogue,
    ),
)
