"""What content can say in this game, and the box that it is read into."""

from functools import partial

from dreamtable.content.effects import Comparison, StepPrice
from dreamtable.content.game import Content, content_files
from dreamtable.games.tamashii import GAME, conditions, glosses, verbs
from dreamtable.games.tamashii.box import BOX
from dreamtable.games.tamashii.terms import TONGUE, Number, Target, Who

VOCABULARY = (conditions, verbs)
"""Importing them fills it."""

CONTENT = Content(
    game=GAME.name,
    package=GAME.package,
    title="Tamashii",
    box=BOX,
    tongue=TONGUE,
    languages=(Number, Who, Target, StepPrice, Comparison),
    lists={"event": glosses.EVENTS, "goal": glosses.GOALS},
    base=partial(content_files, GAME.package),
)
