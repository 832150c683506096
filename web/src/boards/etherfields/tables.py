"""Tables of Etherfields that its board draws with."""

from dreamtable.games.etherfields import model
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import DreamerCard
from dreamtable.games.etherfields.dreams import tide

TABLES = {
    "CAPACITY": model.CAPACITY,
    "COLUMNS": model.COLUMNS,
    "FACES": {BOX.cards[one].id: BOX.cards[one].look().drawn() for one in BOX.of(DreamerCard)},
    "LUCK_DIE": tuple(map(int, model.LUCK_DIE)),
    "MOST_HOURS": model.MOST_HOURS,
    "NOTHING": model.NOTHING,
    "ROWS": model.ROWS,
    "TIDE": tide.LEVELS,
    "WAYS": model.WAYS,
}
