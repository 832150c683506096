"""A scene: who resolves which card's text, and what is at hand. A game adds what its own verbs need."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec.structs import replace

from dreamtable.content.effects.numbers import Counted
from dreamtable.content.effects.people import Meant, Who, who
from dreamtable.content.effects.steps import Step
from dreamtable.content.effects.waiting import Waiting
from dreamtable.kernel import Game, Script, Seat, State

S = TypeVar("S", bound=State)
NO_CARD = -1
NOTHING_CANCELLED: frozenset[str] = frozenset()


class Scene(msgspec.Struct, Generic[S], gc=False):
    """What steps are carried out in: `you` resolve the text of a card.

    Verbs that steer ask through it, and readers look through it; how, a game says.
    """

    g: Game[S]
    you: Seat
    card: int = NO_CARD
    by: Seat | None = None
    """Whose deed triggered it, if it was not yours."""
    stopped: bool = False
    result: int = 0
    """The result of the last test or roll."""
    done: bool = False
    """Whether the step before had an effect."""
    cancelled: frozenset[str] = NOTHING_CANCELLED
    """What was said not to happen: the event, or a part of it."""
    as_cost: bool = False
    """Whether a price is being paid."""
    step: Step | None = None
    """The step that is being carried out."""

    @property
    def trigger(self) -> Seat:
        """Whose deed triggered it."""
        return self.you if self.by is None else self.by

    @property
    def over(self) -> bool:
        """Whether the rest is lost."""
        return self.stopped

    def within(self, card: int, you: Seat | None = None) -> Self:
        """Return a scene for another card's text, with the same things at hand."""
        return replace(
            self,
            card=card,
            you=self.you if you is None else you,
            by=self.you if self.by is None else self.by,
            stopped=False,
            done=False,
            cancelled=NOTHING_CANCELLED,
        )

    # Which text is being resolved, for all to see: a game notes it in its state

    def begin(self, part: str = "") -> None:
        """Note that this text, or a part of it, is being resolved from now on."""

    def end(self) -> None:
        """Note that this text is resolved."""

    # What is looked at

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""
        raise NotImplementedError

    def meant(self, words: Who) -> Meant:
        """Return whom words mean."""
        raise NotImplementedError

    def present(self, seats: list[Seat]) -> Iterable[Seat]:
        """Return one after the other of those who are meant, but for who is gone before its turn."""
        return seats

    def can_choose(self, _steps: Sequence[Step]) -> bool:
        """Say whether somebody may choose to do that."""
        return True

    # What is asked

    def ask_seat(self, seats: Sequence[Seat], *, may_stop: bool) -> Script[Seat | None]:
        """Let `you` choose a player, or stop choosing."""
        raise NotImplementedError

    def ask_option(self, step: Step, labels: Sequence[str], by: Who) -> Script[int]:
        """Let whom the words mean choose one of several ways; return its place among the labels."""
        raise NotImplementedError

    def ask_yes(self, step: Step) -> Script[bool]:
        """Ask whether `you` want it."""
        raise NotImplementedError

    def ask_waiting(self, owner: Seat, found: Sequence[Waiting], *, must: bool) -> Script[Waiting | None]:
        """Let the owner choose which ability comes next; none, if nothing must."""
        raise NotImplementedError

    # What is done

    def each(self, words: Who) -> Script[Iterable[Self]]:
        """Return a scene for each who is meant, with that one as `you`."""
        seats = yield from who(self, words)
        return (self.within(self.card, seat) for seat in self.present(seats))

    def throw(self, dice: int, die: str) -> Sequence[int | str]:
        """Roll dice that are no test; return their faces."""
        raise NotImplementedError

    def owners(self) -> Iterable[Seat]:
        """Return all players in the order in which their abilities come."""
        raise NotImplementedError

    def is_spent(self, _one: Waiting) -> bool:
        """Say whether an ability was used as often as its limit allows."""
        return False

    def note_use(self, _one: Waiting) -> None:
        """Note that an ability is used now."""


AnyScene = Scene[Any]
