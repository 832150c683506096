"""The rules of Eldritch Horror, all their parts."""

from dreamtable.games.eldritch import GAME
from dreamtable.games.eldritch.annals import ANNALS
from dreamtable.games.eldritch.events import Events
from dreamtable.games.eldritch.guide import GUIDE
from dreamtable.games.eldritch.loading import CONTENT
from dreamtable.games.eldritch.model import EldritchOptions, Table
from dreamtable.games.eldritch.moves import Moves
from dreamtable.games.eldritch.play import play
from dreamtable.games.eldritch.reference import printed, readable, sealed_ids, sealed_thing, told
from dreamtable.games.eldritch.setup import setup
from dreamtable.games.eldritch.texts import number_at
from dreamtable.games.eldritch.view import determinize, figures, looker, name_of, title, traits, view
from dreamtable.kernel import Rules, Sealed

CONTENT.fill()

RULES = Rules(
    name=GAME.name,
    package=GAME.package,
    modes=GAME.modes,
    rules_version=6,
    options=EldritchOptions,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    play=play,
    view=view,
    looker=looker,
    determinize=determinize,
    name_of=name_of,
    plain_names=True,
    printed=printed,
    sealed=Sealed(sealed_ids, sealed_thing),
    readable=readable,
    told=told,
    title=title,
    traits=traits,
    figures=figures,
    guide=GUIDE,
    annals=ANNALS,
    number_at=number_at,
    says_you=True,
    catalogue=CONTENT.catalogue,
)
