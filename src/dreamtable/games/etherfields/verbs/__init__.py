"""What cards, tiles and paragraphs can say; importing it fills the vocabulary."""

from dreamtable.games.etherfields.verbs import (
    callers,
    cards,
    chances,
    companions,
    control,
    entities,
    people,
    riddles,
    score,
    sharing,
    signs,
    story,
    tokens,
    way,
    world,
)

__all__ = [
    "callers",
    "cards",
    "chances",
    "companions",
    "control",
    "entities",
    "people",
    "riddles",
    "score",
    "sharing",
    "signs",
    "story",
    "tokens",
    "way",
    "world",
]
