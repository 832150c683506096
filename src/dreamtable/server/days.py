"""The days by which everybody dreams the same: they change at midnight in Greenwich (UTC)."""

from datetime import UTC, date, datetime, timedelta

from dreamtable.server.hours import now


def today(ahead: int = 0) -> str:
    """Return the day that it is, or one that is so many days ahead, as in `2026-05-04`."""
    return (datetime.fromtimestamp(now(), UTC).date() + timedelta(days=ahead)).isoformat()


def end_of(day: str) -> float:
    """Return when a day is over, in seconds since 1970."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def is_closed(daily: str | None) -> bool:
    """Say whether a match is the dream of a day that is not over: all of it is its dreamer's alone."""
    return daily is not None and now() < end_of(daily)
