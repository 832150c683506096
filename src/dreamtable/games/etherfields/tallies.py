"""ETH-FME-03: what Dreamers have done that First Memories ask for, counted as it happens."""

from dreamtable.games.etherfields.model import Dream
from dreamtable.kernel import Seat

LASTING = ("distress-taken",)
"""ETH-FME-03: what is counted over several matches; everything else is counted in one of them."""


def tally(s: Dream, seat: Seat, deed: str, num: int = 1) -> None:
    """ETH-FME-03: count something that a Dreamer has done."""
    done = s.dreamers[seat].deeds
    done[deed] = done.get(deed, 0) + num


def tally_best(s: Dream, seat: Seat, deed: str, num: int) -> None:
    """ETH-FME-03: note how much it was at once, where the most counts."""
    done = s.dreamers[seat].deeds
    done[deed] = max(done.get(deed, 0), num)


def survived(s: Dream) -> None:
    """ETH-FME-03: a Turn is over: who failed a Boost in it has survived that."""
    for seat, d in enumerate(s.dreamers):
        if "boost-failing" in d.deeds:
            tally_best(s, seat, "boost-failed", d.deeds.pop("boost-failing"))


def in_a_dream(s: Dream) -> bool:
    """Say whether this is a Dream, and no Slumber or travel."""
    return s.world is None
