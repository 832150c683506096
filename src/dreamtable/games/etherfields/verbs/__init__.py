"""What cards, tiles and paragraphs can say; importing it fills the vocabulary."""

from dreamtable.games.etherfields.verbs import (
    callers,
    cards,
    chances,
    control,
    entities,
    people,
    riddles,
    sharing,
    story,
    tokens,
    way,
    world,
)

__all__ = [
    "callers",
    "cards",
    "chances",
    "control",
    "entities",
    "people",
    "riddles",
    "sharing",
    "story",
    "tokens",
    "way",
    "world",
]
