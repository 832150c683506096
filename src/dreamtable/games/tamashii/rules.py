"""The rules of Tamashii, all their parts."""

from dreamtable.games.tamashii import GAME
from dreamtable.games.tamashii.annals import ANNALS
from dreamtable.games.tamashii.events import Events
from dreamtable.games.tamashii.guide import GUIDE
from dreamtable.games.tamashii.hints import hints
from dreamtable.games.tamashii.loading import CONTENT
from dreamtable.games.tamashii.model import Progress, Table, TamashiiOptions
from dreamtable.games.tamashii.moves import Moves
from dreamtable.games.tamashii.play import play
from dreamtable.games.tamashii.progress import carry, offers, remembered
from dreamtable.games.tamashii.reference import printed, readable, sealed_ids, sealed_thing, told
from dreamtable.games.tamashii.setup import setup
from dreamtable.games.tamashii.view import determinize, figures, looker, name_of, title, traits, view
from dreamtable.kernel import Rules, Sealed

CONTENT.fill()

RULES = Rules(
    name=GAME.name,
    package=GAME.package,
    modes=GAME.modes,
    rules_version=2,
    options=TamashiiOptions,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    play=play,
    view=view,
    looker=looker,
    determinize=determinize,
    name_of=name_of,
    printed=printed,
    sealed=Sealed(sealed_ids, sealed_thing),
    readable=readable,
    told=told,
    title=title,
    traits=traits,
    figures=figures,
    guide=GUIDE,
    annals=ANNALS,
    says_you=True,
    hints=hints,
    kept=Progress,
    carry=carry,
    offers=offers,
    campaign_options=frozenset({"experienced"}),
    remembered=remembered,
    catalogue=CONTENT.catalogue,
)
