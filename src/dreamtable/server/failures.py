"""Failures that pass by themselves: the database is away, locked, full or can't be written just now."""

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from dreamtable.server.journal import NotStored
from dreamtable.server.refusals import Refusal

PASSING = ("08", "25", "53", "57")
"""What the codes of PostgreSQL begin with for lost connections, read-only transactions, a lack of room or
memory, and for a server that stops or starts."""
AWAY = 503
"""The status of what is refused because of such a failure."""
AGAIN_SECONDS = 1.0


def refusal_for(error: Exception) -> Refusal:
    """Return what is said of a failure: that it passes, or that it is one of ours."""
    return Refusal("away", AWAY, wait=AGAIN_SECONDS) if passes(error) else Refusal("failed", 500)


def passes(error: Exception) -> bool:
    """Say whether something failed because the database does not answer, or takes nothing just now."""
    if isinstance(error, NotStored | OperationalError | InterfaceError | NoneFree | OSError | TimeoutError):
        return True
    cause = error.orig if isinstance(error, DBAPIError) else error  # a connection fails as its driver says
    return str(getattr(cause, "sqlstate", None) or "").startswith(PASSING)
