"""TAM-SET-16, TAM-END-09: which components a match may use."""

from dreamtable.games.tamashii.model import Table


def is_free(lock: str) -> bool:
    """Say whether a lock number means: available from the first game."""
    return lock.endswith("00")


def is_unlocked(s: Table, lock: str) -> bool:
    """Say whether a component with this lock number may come into the match."""
    return is_free(lock) or "*" in s.unlocked or lock in s.unlocked
