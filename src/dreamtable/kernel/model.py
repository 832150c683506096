"""The nouns that every game is made of: state, moves, events, options, outcome."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Annotated, ClassVar, Literal, TypeVar

import msgspec

from dreamtable.kernel.rng import Rng


class Ref:
    """Marks a field that names a thing on the table, such as `Annotated[int, Ref("die")]`.

    Clients use it to find the thing (`die:17`) and the language files to say its name. Where a match is
    stored it says which numbers are those of components (see `kernel/components.py`), also in a state.
    """

    __slots__ = ("beyond", "each", "kind")

    def __init__(self, kind: str, *, beyond: int = 0, each: int = 1) -> None:
        self.kind = kind
        self.beyond = beyond
        """Numbers below this one stand for something else; the thing's own are counted from here."""
        self.each = each
        """So many numbers in a row belong to one thing: its own number times this, and something else."""


Seat = Annotated[int, Ref("seat")]
WATCHER: Seat = -1
"""The seat of somebody who only watches: sees what is public."""


@cache
def kebab(name: str) -> str:
    """Return `ChooseTrack` as `choose-track`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


Heading = Literal["", "round", "turn"]


class Move(msgspec.Struct, frozen=True, array_like=True, tag=kebab, gc=False):
    """One thing a seat may do. On the wire an array that begins with its name: `["unlock", 17]`."""


class Event(msgspec.Struct, frozen=True, array_like=True, tag=kebab, gc=False):
    """One thing that happened. Public unless it says otherwise."""

    reveals: ClassVar[bool] = False
    """Whether it turns something up for everybody that was hidden until now."""
    turning: ClassVar[bool] = False
    """Whether it is a turning point for whoever learns of it: `turning-<name>` says so in words."""
    open_at_end: ClassVar[bool] = False
    """Whether everybody knows all of it once the match is over, whoever learned of it when it happened."""
    heads: ClassVar[Heading] = ""
    """Whether a round or a turn begins with it: what follows in the log belongs to it."""
    beat: ClassVar[bool] = False
    """Whether it is a moment of its own: the table is seen as it stands when it is told, before all that
    follows. Told after what it tells of has come about."""

    def is_turning_point(self) -> bool:
        """Say whether it is a turning point, as far as it was learned of."""
        return self.turning

    def reveals_to(self, _seat: Seat) -> bool:
        """Say whether it turns something up for a seat that was hidden from it until now.

        Declared apart from `seen_by` on purpose: the gauntlet holds one against the other.
        """
        return self.reveals

    def seen_by(self, _seat: Seat) -> "Event | None":
        """Return what a seat learns of it: all, a part (another event of the same kind) or nothing."""
        return self


class AskedAgain(Event, frozen=True):
    """Answers that were given under other rules no longer fit; what they answered is asked again."""

    reveals = True
    answers: int


class NoLongerShown(Event, frozen=True):
    """The last answers of a match that is over were given under other rules: where they led is not known."""

    answers: int


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: who won, each seat's score, and the reason by its name in the language files."""

    winners: list[Seat]
    scores: list[int]
    reason: str


class State(msgspec.Struct, kw_only=True):
    """Everything that is the case at the table. Games add their own fields, plain data only."""

    rng: Rng
    outcome: Outcome | None = None


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host decides before the match. Games add their own fields, each with a default."""


class Kept(msgspec.Struct, kw_only=True):
    """What a campaign remembers between two sessions. Games add their own fields, each with a default."""


M = TypeVar("M", bound=Move)
Menu = Sequence[Move]
