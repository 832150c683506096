"""A scene: who resolves which card's text, and what is at hand. A game adds what its own verbs need."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Self, TypeVar

import msgspec
from msgspec.structs import replace

from dreamtable.content.effects.numbers import Counted
from dreamtable.content.effects.people import Meant, Who, who
from dreamtable.content.effects.steps import Step
from dreamtable.content.effects.waiting import Waiting
from dreamtable.kernel import Event, Game, Move, Ref, Script, Seat, State

if TYPE_CHECKING:
    from dreamtable.content.box import StepIndex

NO_CARD = -1
NOTHING_CANCELLED: frozenset[str] = frozenset()
CardId = Annotated[int, Ref("card")]
StepId = Annotated[int, Ref("step")]


class Resolving(msgspec.Struct, gc=False):
    """A text that is being resolved: it stands on the stack while it lasts."""

    card: CardId
    you: Seat
    part: str = ""
    """Which part of the card, such as `city` or `pass`."""


class CardState(State):
    """A state in which texts of cards are resolved."""

    @property
    def stack(self) -> list[Any]:
        """What is being resolved, the outermost first."""
        raise NotImplementedError


class Asked(Event, frozen=True):
    """What a question is about: a step of a card's text. Never told by itself."""

    card: CardId
    step: StepId


S = TypeVar("S", bound=CardState)
M = TypeVar("M", bound=Move)


class Scene(msgspec.Struct, Generic[S], gc=False):
    """What steps are carried out in: `you` resolve the text of a card.

    Verbs that steer ask through it, and readers look through it; how, a game says.
    """

    resolving: ClassVar[type[Any]] = Resolving
    """What the state notes of a text that is being resolved."""
    steps: ClassVar["StepIndex"]
    """The steps of all cards in the box."""
    asks_again: ClassVar[bool] = True
    """Whether another way can be chosen where that which was chosen came to nothing."""
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
    way: str = ""
    """Which way a story has gone: its part, then each pass, fail or label; empty where none is told."""

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

    # Which text is being resolved, for all to see

    def begin(self, part: str = "") -> None:
        """Put this text, or a part of it, on the stack; not in lanes, where several are resolved at once."""
        if self.g.lanes is None:
            self.g.state.stack.append(self.resolving(self.card, self.you, part))

    def end(self) -> None:
        """Take this text from the stack."""
        if self.g.lanes is None and self.g.state.stack:
            self.g.state.stack.pop()

    def go(self, way: str) -> str:
        """Go a way of the text, and tell so where its story goes on there; return how far it was before."""
        before = self.way
        if before:
            self.way = f"{before}-{way}"
            self.tell_way()
        return before

    def tell_way(self) -> None:
        """Tell the story of the way that was taken, where a game has one."""

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

    # What is asked

    def about(self, step: Step | None = None) -> Asked | None:
        """Return what a question is about: a step, else that which is being carried out."""
        step = self.step if step is None else step
        return (
            Asked(self.card, self.steps.number(step)) if step is not None and self.card != NO_CARD else None
        )

    def ask(self, seat: Seat, moves: Sequence[M], *, rule: str, picks: int = 1) -> Script[M]:
        """Ask somebody what the step that is being carried out leaves open; of a set, how many are left."""
        about = self.about() if len(moves) > 1 else None
        return self.g.ask(seat, moves, rule=rule, about=about, picks=picks)

    def ask_seat(self, seats: Sequence[Seat], *, may_stop: bool) -> Script[Seat | None]:
        """Let `you` choose a player, or stop choosing."""
        raise NotImplementedError

    def ask_way(self, step: Step, labels: Mapping[int, str], by: str) -> Script[int]:
        """Let somebody choose one of the ways that are open, by number and label; return its number."""
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
        return map(self.with_you, self.present(seats))

    def with_you(self, seat: Seat) -> Self:
        """Return a scene for this text in which somebody is `you`."""
        return self.within(self.card, seat)

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
