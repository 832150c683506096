"""What a game tells the gauntlet, in tests/<game>/gauntlet.py."""

from collections.abc import Callable
from typing import Any, NamedTuple

from dreamtable.kernel import Options


class Entry(NamedTuple):
    """A game in the gauntlet."""

    variants: list[Options]
    """Its options in the combinations that should be played."""
    invariant: Callable[[Any], None]
    """Fails for a state that can't be."""
    by_bots: bool = False
    """Whether every other match is played as its own bots play it: by chance nobody sees much of the game."""
