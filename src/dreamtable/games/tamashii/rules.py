"""The rules of Tamashii, all their parts."""

from dreamtable.games.tamashii import GAME
from dreamtable.games.tamashii.annals import ANNALS
from dreamtable.games.tamashii.asking import title
from dreamtable.games.tamashii.box import BOX
from dreamtable.games.tamashii.events import Events
from dreamtable.games.tamashii.guide import GUIDE
from dreamtable.games.tamashii.hints import hints
from dreamtable.games.tamashii.loading import CONTENT
from dreamtable.games.tamashii.model import Progress, Table, TamashiiOptions
from dreamtable.games.tamashii.moves import Moves
from dreamtable.games.tamashii.play import play
from dreamtable.games.tamashii.progress import carry, offers, posters, remembered, treasures
from dreamtable.games.tamashii.reference import readable, told
from dreamtable.games.tamashii.setup import setup
from dreamtable.games.tamashii.view import determinize, figures, looker, name_of, traits, view
from dreamtable.kernel import Campaigning, Rules, Storing
from dreamtable.telling import Sealing, Telling

CONTENT.fill()

RULES = Rules(
    name=GAME.name,
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
    telling=Telling(
        package=GAME.package,
        name_of=name_of,
        says_you=True,
        title=title,
        printed=BOX.printed,
        guide=GUIDE,
        hints=hints,
        annals=ANNALS,
        traits=traits,
        figures=figures,
        remembered=remembered,
        treasures=treasures,
        posters=posters,
    ),
    sealing=Sealing(
        ids=BOX.sealed_ids,
        thing=BOX.revealed,
        readable=readable,
        told=told,
    ),
    campaign=Campaigning(
        kept=Progress,
        carry=carry,
        offers=offers,
        options=frozenset({"experienced"}),
    ),
    storing=Storing(
        catalogue=CONTENT.catalogue,
    ),
)
