"""Workshop as a game from outside."""

from dreamtable.games import Manifest
from dreamtable.kernel import AnyRules
from workshop.modes import MODES


def load_rules() -> AnyRules:
    """Return its rules."""
    from workshop.game import RULES

    return RULES


GAME = Manifest(name="workshop", package="workshop", modes=MODES, rules=load_rules)
