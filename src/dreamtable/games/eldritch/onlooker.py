"""A look at the table by somebody who resolves no text: to judge a card, to tell a figure, to think ahead."""

from typing import Self

from dreamtable.games.eldritch.conditions import counted
from dreamtable.games.eldritch.look import Seen
from dreamtable.games.eldritch.model import NOTHING, Foe
from dreamtable.games.eldritch.scene import Loss
from dreamtable.games.eldritch.who import meant_people
from dreamtable.kernel import Seat


class Onlooker:
    """Looks as if `you` resolved the text of a card on a space; what only its course will tell is None."""

    __slots__ = ("card", "clue", "during", "elsewhere", "foe", "gate", "space", "state", "you")
    hand: int | None = None
    result: int | None = None
    done: bool | None = None
    as_cost: bool | None = None
    defeated: bool | None = None
    spawned: Foe | None = None
    loss: Loss | None = None

    def __init__(
        self,
        state: Seen,
        you: Seat,
        space: int = NOTHING,
        *,
        during: tuple[str, ...] = (),
        card: int = NOTHING,
        gate: int = NOTHING,
        clue: int = NOTHING,
        foe: Foe | None = None,
    ) -> None:
        self.state = state
        self.you = you
        self.space = self.elsewhere = space
        self.during = during
        self.card = card
        self.gate = gate
        self.clue = clue
        self.foe = foe

    @property
    def g(self) -> Self:
        """Where the table is seen: here."""
        return self

    @property
    def trigger(self) -> Seat:
        """Whose deed triggered it."""
        return self.you

    @property
    def fought(self) -> Foe | None:
        """The monster that is being fought."""
        return self.foe

    count = counted
    meant = meant_people
