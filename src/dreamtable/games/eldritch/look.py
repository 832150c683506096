"""Looking at the table: from a text that is resolved, or in thought from what a seat sees."""

from typing import TYPE_CHECKING, Protocol

from dreamtable.content.effects import Counted
from dreamtable.games.eldritch.model import Foe, Table, View
from dreamtable.kernel import Seat

if TYPE_CHECKING:
    from dreamtable.games.eldritch.scene import Loss

Seen = Table | View
"""What lies on the table: as it is, or as a seat sees it."""


class Showing(Protocol):
    """Whatever shows a table: the match that its rules have in hand, or somebody's view."""

    @property
    def state(self) -> Seen:
        """What lies on the table."""


class Look(Protocol):
    """Somebody's look at the table while a text is resolved or thought through.

    A `Scene` looks at the table itself; a bot looks at its view. What can't be known from there is None.
    """

    @property
    def g(self) -> Showing:
        """Where the table is seen: `look.g.state`."""

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""

    @property
    def you(self) -> Seat:
        """Who resolves the text."""

    @property
    def trigger(self) -> Seat:
        """Whose deed triggered it."""

    @property
    def card(self) -> int:
        """Whose text it is."""

    @property
    def during(self) -> tuple[str, ...]:
        """What it is a part of."""

    @property
    def foe(self) -> Foe | None:
        """This monster."""

    @property
    def fought(self) -> Foe | None:
        """The monster that is being fought."""

    @property
    def spawned(self) -> Foe | None:
        """The monster that was just spawned."""

    @property
    def space(self) -> int:
        """This space, where no investigator and no monster says it."""

    @property
    def elsewhere(self) -> int:
        """The space on which you act as if you were there."""

    @property
    def gate(self) -> int:
        """The gate that is encountered."""

    @property
    def clue(self) -> int:
        """The clue that is encountered."""

    @property
    def loss(self) -> "Loss | None":
        """What you are about to lose."""

    @property
    def hand(self) -> int | None:
        """The card or clue that the event is about."""

    @property
    def defeated(self) -> bool | None:
        """Whether this monster was defeated."""

    @property
    def result(self) -> int | None:
        """The result of the last test."""

    @property
    def done(self) -> bool | None:
        """Whether the step before had an effect."""

    @property
    def as_cost(self) -> bool | None:
        """Whether a price is being paid."""
