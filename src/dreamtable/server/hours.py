"""The time by which tables are played: it goes on evenly, whatever is done to the clock of the machine."""

import os
import time

ENVIRONMENT = "DREAMTABLE_HOURS"
"""Carries from `dreamtable serve` to its workers when the even time began, so that they agree."""
EVEN = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Never steps; where there is such a one, it goes on while the machine sleeps."""


def beginning() -> float:
    """Return what time the machine's clock says that it was when the even time began."""
    return time.time() - time.clock_gettime(EVEN)


_BEGUN = float(os.environ.get(ENVIRONMENT) or beginning())


def now() -> float:
    """Return the time, in seconds as the clock of the machine counted them when the server began."""
    return _BEGUN + time.clock_gettime(EVEN)


def on_the_clock(at: float) -> float:
    """Return what the clock of the machine says then: what is told to clients, who look at their own."""
    return at + round(time.time() - now())
