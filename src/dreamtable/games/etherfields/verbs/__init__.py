"""What cards, tiles and paragraphs can say; importing it fills the vocabulary."""

from dreamtable.games.etherfields.verbs import cards, control, entities, people, riddles, story, tokens, world

__all__ = ["cards", "control", "entities", "people", "riddles", "story", "tokens", "world"]
