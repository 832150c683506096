"""Tables of Inception City that its board draws with."""

from dreamtable.games.inception import model
from dreamtable.games.inception.character import CHARACTERS, DreamLord

CARDS = [card for number, card in sorted(CHARACTERS.items()) if number != model.NO_CHARACTER]

TABLES = {
    "COPIES": model.COPIES,
    "LEVELS": model.LEVELS,
    "LIMBO": model.LIMBO,
    "LOCKS": model.LOCKS,
    # by number, 0 for none, as the language files name them
    "CHARACTERS": [
        {"name": "none", "skills": [], "lord": False},
        *({"name": card.name, "skills": card.skills, "lord": isinstance(card, DreamLord)} for card in CARDS),
    ],
}
