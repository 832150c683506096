"""What a bot keeps in mind between two questions: which plan, and what encounters are worth."""

from copy import copy

from dreamtable.kernel import Move, Seat

ENOUGH = 4000


class Memory:
    """What one player keeps in mind. What is being resolved is not in it: the view says that."""

    def __init__(self) -> None:
        self.known: dict[tuple[Seat, str, tuple[int, ...]], tuple[float, float]] = {}
        """What encounters are worth on average: apart from a prize, and by how much of the prize."""
        self.shared_at: tuple[int, ...] = ()
        self.shared: dict[Seat, dict[int, float]] = {}
        """How goals were shared out, and when."""
        self.plan: tuple[Move, ...] = ()
        """What is still to be answered of an action that was begun."""
        self.rests: dict[Move, tuple[Move, ...]] = {}
        """How actions that were weighed would go on."""

    def follow(self, move: Move) -> None:
        """Remember what is still to be answered after a move that was weighed."""
        going_on = bool(self.plan) and self.plan[0] == move
        self.plan = self.rests.get(move, self.plan[1:] if going_on else ())

    def twin(self) -> "Memory":
        """Return the same memory for an imagined world; what it knows of encounters is shared."""
        return copy(self)

    def begin(self) -> None:
        """Forget what encounters were worth long ago."""
        if len(self.known) > ENOUGH:
            self.known.clear()
