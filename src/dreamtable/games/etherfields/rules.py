"""The rules of Etherfields, all their parts."""

from dreamtable.games.etherfields import GAME
from dreamtable.games.etherfields.annals import ANNALS
from dreamtable.games.etherfields.events import Events
from dreamtable.games.etherfields.guide import GUIDE
from dreamtable.games.etherfields.keeping import carry, offers, remembered
from dreamtable.games.etherfields.loading import CONTENT
from dreamtable.games.etherfields.model import Dream, EtherfieldsOptions, Memory
from dreamtable.games.etherfields.moves import Moves
from dreamtable.games.etherfields.play import play
from dreamtable.games.etherfields.reference import printed
from dreamtable.games.etherfields.setup import setup
from dreamtable.games.etherfields.view import (
    SEALED,
    determinize,
    figures,
    looker,
    name_of,
    readable,
    title,
    told,
    traits,
    view,
)
from dreamtable.kernel import Rules

CONTENT.fill()

RULES = Rules(
    name=GAME.name,
    package=GAME.package,
    modes=GAME.modes,
    rules_version=3,
    options=EtherfieldsOptions,
    state=Dream,
    moves=Moves,
    events=Events,
    setup=setup,
    play=play,
    view=view,
    looker=looker,
    determinize=determinize,
    name_of=name_of,
    printed=printed,
    sealed=SEALED,
    readable=readable,
    told=told,
    title=title,
    kept=Memory,
    carry=carry,
    offers=offers,
    remembered=remembered,
    guide=GUIDE,
    annals=ANNALS,
    traits=traits,
    figures=figures,
    says_you=True,
    catalogue=CONTENT.catalogue,
)
