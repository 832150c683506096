"""What a game says of its campaigns: what is kept between two sessions, and what it unlocks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple

from dreamtable.kernel.game import S
from dreamtable.kernel.model import Kept


class Offer(NamedTuple):
    """What a campaign lets its next session be: what is unlocked so far."""

    modes: tuple[str, ...] | None = None
    """The names of the modes; None for all of them."""
    options: Mapping[str, Sequence[object]] = {}
    """The values of an option, the usual one first; an option that is not named here is free."""
    over: bool = False
    """Whether the campaign has come to its end: nothing follows."""
    seats: int | None = None
    """For how many the next session must be, where the group can't change now; None for any number."""
    at_once: bool = False
    """Whether the evening goes on with it: nobody has to ask for the next session."""


@dataclass(frozen=True, kw_only=True)
class Campaigning(Generic[S]):
    """The part of the rules of a game that remembers: without it every match stands alone."""

    kept: type[Kept]
    """What is kept between two sessions."""
    carry: Callable[[S], Kept]
    """What is kept of a session that is over."""
    offers: Callable[[Kept | None], Offer] | None = None
    """What is unlocked by what was kept, or at the beginning (None); without it everything always is."""
    options: frozenset[str] = frozenset()
    """Options that mean nothing but in a campaign: whoever hosts a single match is not asked for them."""
