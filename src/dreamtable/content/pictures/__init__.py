"""Pictures are data: what can be drawn on components, and how it is told to those who hear it."""

from dreamtable.content.pictures.looks import LISTS, Creature, Look, Picture, Portrait, Set, default_of

__all__ = ["LISTS", "Creature", "Look", "Picture", "Portrait", "Set", "default_of"]
