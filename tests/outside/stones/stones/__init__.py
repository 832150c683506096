"""Stones: take one, two or three; who takes the last one wins, or loses. For 2 to 4."""

from dreamtable.api import AnyRules, Manifest, Mode


def load_rules() -> AnyRules:
    """Return its rules."""
    from stones.rules import RULES

    return RULES


GAME = Manifest(
    name="stones",
    package=__name__,
    modes=(Mode("last-wins", range(2, 5)), Mode("last-loses", range(2, 5))),
    rules=load_rules,
)
