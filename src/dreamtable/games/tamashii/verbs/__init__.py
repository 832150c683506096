"""The closed vocabulary of steps (TAM-VOC): one struct a verb, with what it does."""

from dreamtable.games.tamashii.verbs import cards, codes, control, foes, people, story, world

__all__ = ["cards", "codes", "control", "foes", "people", "story", "world"]
