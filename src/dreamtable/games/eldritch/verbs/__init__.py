"""The closed vocabulary of steps: one struct a verb, with what it does."""

from dreamtable.games.eldritch.verbs import flow, foes, people, tests, things, world

__all__ = ["flow", "foes", "people", "tests", "things", "world"]
