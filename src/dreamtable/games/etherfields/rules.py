"""The rules of Etherfields, all their parts."""

from dreamtable.games.etherfields import GAME
from dreamtable.games.etherfields.annals import ANNALS
from dreamtable.games.etherfields.asking import title
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.events import Events
from dreamtable.games.etherfields.guide import GUIDE
from dreamtable.games.etherfields.keeping import carry, offers, posters, previously, remembered, treasures
from dreamtable.games.etherfields.loading import CONTENT
from dreamtable.games.etherfields.model import Dream, EtherfieldsOptions, Saga
from dreamtable.games.etherfields.moves import Moves
from dreamtable.games.etherfields.play import play
from dreamtable.games.etherfields.setup import setup
from dreamtable.games.etherfields.shelves import shelves
from dreamtable.games.etherfields.view import (
    determinize,
    figures,
    looker,
    name_of,
    readable,
    sealed_ids,
    sealed_thing,
    told,
    traits,
    view,
)
from dreamtable.kernel import Campaigning, Rules, Storing
from dreamtable.telling import Sealing, Telling

CONTENT.fill()

RULES = Rules(
    name=GAME.name,
    modes=GAME.modes,
    rules_version=5,
    options=EtherfieldsOptions,
    state=Dream,
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
        says_you=True,
        title=title,
        printed=BOX.printed,
        guide=GUIDE,
        annals=ANNALS,
        traits=traits,
        figures=figures,
        previously=previously,
        remembered=remembered,
        treasures=treasures,
        posters=posters,
        shelves=shelves,
    ),
    sealing=Sealing(
        ids=sealed_ids,
        thing=sealed_thing,
        readable=readable,
        told=told,
    ),
    campaign=Campaigning(
        kept=Saga,
        carry=carry,
        offers=offers,
    ),
    storing=Storing(
        catalogue=CONTENT.catalogue,
    ),
)
