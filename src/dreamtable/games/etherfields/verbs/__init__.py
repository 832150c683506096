"""What cards, tiles and paragraphs can say; importing it fills the vocabulary."""

from dreamtable.games.etherfields.verbs import cards, control, entities, people, story, world

__all__ = ["cards", "control", "entities", "people", "story", "world"]
