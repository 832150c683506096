"""What a bot keeps in mind between two questions: the writes that it has planned."""

from collections.abc import Sequence

from dreamtable.games.tamashii.launcher import write


class Memory:
    """The plan for the own launcher, and how the launcher looks when its next write is due."""

    def __init__(self) -> None:
        self.launcher: tuple[int, ...] = ()
        self.writes: tuple[int, ...] = ()

    def plan(self, launcher: Sequence[int], writes: tuple[int, ...]) -> None:
        """Remember a plan."""
        self.launcher, self.writes = tuple(launcher), writes

    def next_write(self, launcher: Sequence[int]) -> int | None:
        """Return the next write of the plan, if the launcher is as it was planned and one is left."""
        if tuple(launcher) != self.launcher or not self.writes:
            return None
        return self.writes[0]

    def made(self, edge: int) -> None:
        """Take note of a write that was made: the plan goes on from there, or is over."""
        if not self.writes or self.writes[0] != edge:
            self.writes, self.launcher = (), ()
            return
        after = list(self.launcher)
        write(after, edge)
        self.launcher, self.writes = tuple(after), self.writes[1:]

    def twin(self) -> "Memory":
        """Return the same for an imagined world."""
        other = Memory()
        other.launcher, other.writes = self.launcher, self.writes
        return other
