"""What content can say in this game, and the box that it is read into."""

from functools import partial

from dreamtable.content.effects import Comparison, Price
from dreamtable.content.game import Content, content_files
from dreamtable.games.etherfields import GAME, conditions, glosses, verbs, world
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.terms import TONGUE, Number, Where, Which, Who
from dreamtable.games.etherfields.verbs.control import Cost

VOCABULARY = (conditions, verbs, world.cards)
"""Importing them fills it."""

CONTENT = Content(
    game=GAME.name,
    package=GAME.package,
    title="Etherfields",
    box=BOX,
    tongue={**TONGUE, Price: Cost},
    languages=(Number, Who, Which, Where, Cost, Comparison),
    lists={
        "event": glosses.EVENTS,
        "face": glosses.FACES,
        "mod": glosses.MODS,
        "ban": glosses.FORBIDS,
        "moment": glosses.MOMENTS,
        "behaviour": glosses.BEHAVIOURS,
        "deed": glosses.DEEDS,
    },
    base=partial(content_files, GAME.package),
)
