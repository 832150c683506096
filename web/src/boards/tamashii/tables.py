"""Tables of Tamashii that its board draws with."""

from dreamtable.games.tamashii import launcher, model

TABLES = {
    "BATTERY": model.BATTERY,
    "COLUMNS": launcher.COLUMNS,
    "CORRUPTED_CODES": model.CORRUPTED_CODES,
    "EDGES": launcher.EDGES,
    "FACE_DOWN": model.FACE_DOWN,
    "FIRST_CAP": model.FIRST_CAP,
    "GAP": model.GAP,
    "LETTERS": launcher.LETTERS,
    "LIGHT": launcher.cells_of(launcher.LIGHT),
    "LOCKABLE": launcher.LOCKABLE,
    "MOST_CAP": model.MOST_CAP,
    "MOST_TIME": model.MOST_TIME,
    "NOTHING": model.NOTHING,
    "NUMBER_DIE": model.NUMBER_DIE,
    "TRACE_DICE": model.TRACE_DICE,
}
