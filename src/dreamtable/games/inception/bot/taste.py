"""What a thief goes by: the same rules of thumb, followed by a casual thief or by a practised one."""

from typing import NamedTuple


class Taste(NamedTuple):
    """How a thief chooses where to unlock, and how closely he watches the Lord."""

    locks: float = 1.0
    """How much many locks speak against a level: the power of their number."""
    detour: float = 0.6
    """Which part of the best level's promise is enough to unlock on the way there."""
    step: float = 1.5
    """What a step nearer to the aim is worth, in cards."""
    bribe: float = 0.0
    """How likely a vault must hold the secret to be opened where gold would surely bring a DEAL."""
    watchful: bool = False
    """Whether what the Lord lets pass and where he stands are read as hints at the secret."""


CASUAL = Taste()
PRACTISED = Taste(locks=0.5, detour=0.3, step=2.0, bribe=0.4, watchful=True)
"""Found by trial: thieves of many tastes against a casual Lord. `docs/bots.md` tells how."""
