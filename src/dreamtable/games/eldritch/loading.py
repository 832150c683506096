"""What content can say in this game, and the box that it is read into."""

from functools import partial
from importlib.resources import files

import msgspec

from dreamtable.content.effects import Comparison, StepPrice
from dreamtable.content.game import Content, content_files
from dreamtable.games.eldritch import GAME, conditions, glosses, verbs
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.terms import TONGUE, Number, Place, SkillTest, Spot, Which, Who, Whose
from dreamtable.kernel.components import Table

VOCABULARY = (conditions, verbs)
"""Importing them fills it."""


def first_table() -> Table:
    """Return what the numbers meant when matches were stored without a table."""
    read = (files(GAME.package) / "content" / "first-table.json").read_bytes()
    return msgspec.json.decode(read, type=Table)


CONTENT = Content(
    game=GAME.name,
    package=GAME.package,
    title="Eldritch Horror",
    box=BOX,
    tongue=TONGUE,
    languages=(Number, Who, Whose, Place, Spot, Which, SkillTest, StepPrice, Comparison),
    lists={
        "trait": glosses.TRAITS,
        "space-type": glosses.SPACE_TYPES,
        "filter": glosses.FILTERS,
        "omen": glosses.OMENS,
        "during": glosses.DURING,
        "title": glosses.TITLES,
        "event": glosses.EVENTS,
        "cannot": glosses.CANNOT,
        "limit": glosses.LIMITS,
        "chooser": glosses.CHOOSERS,
        "die": {},
    },
    base=partial(content_files, GAME.package),
    first_table=first_table,
)
