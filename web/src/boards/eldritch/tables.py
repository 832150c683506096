"""Tables of Eldritch Horror that its board draws with."""

from dreamtable.games.eldritch import model

TABLES = {
    "ACTIONS": model.ACTIONS,
    "MOST_DOOM": model.MOST_DOOM,
    "NOTHING": model.NOTHING,
    "OMENS": model.OMENS,
    "TO_SOLVE": model.TO_SOLVE,
}
