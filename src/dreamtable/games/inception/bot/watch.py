"""How a practised thief watches the Lord: what he lets pass, what he defends early, and where he stands."""

from math import exp

from dreamtable.games.inception.bot.cards import unseal_rate, unseals_of
from dreamtable.games.inception.bot.memory import SUREST, Memory, Snapshot
from dreamtable.games.inception.model import LEVELS, LIMBO, View

HOARDED = 2.0
"""A Lord keeps Unseals and spends the rest: he holds so many times as many as a hand drawn by chance."""
NEARBY = 1.4
"""A Lord ends his turns beside the secret rather than far from it or right on it."""


class WatchfulMemory(Memory):
    """What a thief has noticed who draws conclusions from all that the Lord does."""

    def observe(self, view: View, rule: str) -> None:
        """Compare the table with the last look at it, and draw conclusions."""
        before = self._before
        super().observe(view, rule)
        if before is not None and view.seat != view.lord:
            self._notice_passes(view, before)
            self._notice_place(view, before)

    def _notice_passes(self, view: View, before: Snapshot) -> None:
        """DRM-UNL-04: a Lord with an Unseal to spare would not let a lock of the secret go."""
        if before.places[view.lord] == LIMBO:
            return
        for level in LEVELS:
            gone = before.locks[level] - view.locks[level]
            if gone > 0 and not view.opened[level]:
                likely = HOARDED * unseals_of(view, view.lord, unseal_rate(view))
                none_to_spare = (1 + likely) * exp(-likely)
                self._hints[level] *= none_to_spare**gone

    def _notice_place(self, view: View, before: Snapshot) -> None:
        """Where the Lord stands when his turn is over tells what he guards."""
        place = view.places[view.lord]
        if before.turn == view.lord != view.turn and place != LIMBO:
            for level in LEVELS:
                if abs(level - place) == 1:
                    self._hints[level] *= NEARBY

    def _guarded(self, locks: int) -> float:
        """Cover is for a vault's last lock; who cancels before it has something to hide."""
        return SUREST if locks > 1 else super()._guarded(locks)
