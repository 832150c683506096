"""The characters, one file each: a new file here is a new character."""

import importlib
import pkgutil

from dreamtable.games.inception.character import CHARACTERS, DreamLord, Thief

for _file in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_file.name}")

THIEVES = sorted(number for number, card in CHARACTERS.items() if isinstance(card, Thief))
"""The numbers of all thief characters."""

LORDS = sorted(number for number, card in CHARACTERS.items() if isinstance(card, DreamLord))
"""The numbers of all Lord characters."""
