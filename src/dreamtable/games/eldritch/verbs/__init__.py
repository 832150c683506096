"""The closed vocabulary of steps: one struct a verb, with what it does. All games share those that steer."""

from dreamtable.games.eldritch.verbs import foes, people, tests, things, world

__all__ = ["foes", "people", "tests", "things", "world"]
