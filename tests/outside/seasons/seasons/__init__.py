"""Seasons: a few people tend a garden, and the next year remembers it. For 1 to 4."""

from dreamtable.api import AnyRules, Manifest, Mode


def load_rules() -> AnyRules:
    """Return its rules."""
    from seasons.rules import RULES

    return RULES


GAME = Manifest(
    name="seasons",
    package=__name__,
    modes=(
        Mode("together", range(1, 5), together=True, open_hands=True),
        Mode("rivals", range(2, 5), open_hands=True),
    ),
    rules=load_rules,
    campaign=True,
)
