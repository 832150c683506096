"""What a game exports."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from dreamtable.kernel.campaigning import Campaigning, Offer
from dreamtable.kernel.components import EVERYTHING, Components, Table
from dreamtable.kernel.errors import BadRecord, BadSetup, unknown
from dreamtable.kernel.game import Game, S
from dreamtable.kernel.model import Kept, Options, Seat
from dreamtable.kernel.question import Script
from dreamtable.kernel.rng import Chance
from dreamtable.kernel.storing import Stored, Storing

O = TypeVar("O", bound=Options)  # noqa: E741
K = TypeVar("K", bound=Kept)


class OneAgainstMany(NamedTuple):
    """One seat plays against all others."""

    options: dict[str, object]
    """The options that put the one on the first seat."""
    one: str
    """What the one is called, and what the others are: messages of the game."""
    many: str


class Mode(NamedTuple):
    """A way to play a game: for how many, who shares a side, and whether seats have secrets."""

    name: str
    seats: range
    together: bool = False
    """Whether all seats are one side: they win or lose together."""
    open_hands: bool = False
    """Whether seats keep no secrets from each other: one person may hold several."""
    against: OneAgainstMany | None = None
    """Who the one is, where one plays against all others."""
    ignores: tuple[str, ...] = ()
    """Options of the game that mean nothing in it: hosts are not asked for them."""


class Opening(NamedTuple, Generic[O]):
    """What a match is set up from."""

    options: O
    seats: int
    rng: Chance
    mode: Mode
    kept: Kept | None = None
    """What the campaign kept of the sessions before; None at its beginning, and outside of campaigns."""
    components: Components = EVERYTHING
    """What lies in the box."""

    def kept_as(self, kind: type[K]) -> K:
        """Return what was kept, as the game's own struct; at the beginning an empty one."""
        if self.kept is None:
            return kind()
        if not isinstance(self.kept, kind):
            raise BadSetup(f"A {type(self.kept).__name__} was kept where a {kind.__name__} is needed.")
        return self.kept


def at_once(setup: Callable[[O, int, Chance], S]) -> Callable[[Opening[O]], S]:
    """Return the set-up of a game that goes by options, number of seats and chance alone."""
    return lambda opening: setup(opening.options, opening.seats, opening.rng)


class Carried:
    """A part of the rules that the kernel carries and never opens: a room above declares it and takes it out.

    So the kernel drives games without knowing that they can be told in words.
    """

    __slots__ = ()


@dataclass(frozen=True)
class Rules(Generic[S, O]):
    """One game: how it is set up, played and seen; and, in parts that it may have, what else can be done.

    The parts stand in rooms of their own, and each says there what it is for.
    """

    name: str
    modes: tuple[Mode, ...]
    """The ways to play it; without a wish it is the first one that is for so many."""
    rules_version: int
    options: type[O]
    state: type[S]
    moves: Any
    """The union of all its moves."""
    events: Any
    """The union of all its events."""
    setup: Callable[[Opening[O]], S]
    """From options, seats, chance, mode and what was kept to the first state."""
    play: Callable[[Game[S]], Script[None]]
    """The whole game; begins at any quiet point that the state describes."""
    view: Callable[[S, Seat], msgspec.Struct]
    """What a seat may see: a window onto the state, to be read or encoded before the next answer."""
    determinize: Callable[[S, Seat, Chance], None]
    """Changes in place what a seat can't know into something else that it can't tell from the truth."""
    looker: Callable[[S], Callable[[Seat], msgspec.Struct]] | None = None
    """Where it costs something to put together what is public: does it once, and gives seats their views."""
    campaign: Campaigning[S] | None = None
    """What it remembers from one session to the next; None for a game that remembers nothing."""
    storing: Storing = field(default_factory=Storing)
    """By what names and in what form it is stored."""
    telling: Carried | None = None
    """What it is called and how it is explained: a `Telling`, which `telling_of` takes out again."""
    sealing: Carried | None = None
    """What nobody can read before it is revealed: a `Sealing`, which `sealing_of` takes out again."""

    @property
    def state_version(self) -> int:
        """The version of the form in which it is stored."""
        return self.storing.version

    @cached_property
    def stored(self) -> Stored:
        """Reads what this version and those before it have stored."""
        kept = self.campaign.kept if self.campaign is not None else None
        return Stored(self.storing, state=self.state, moves=self.moves, events=self.events, kept=kept)

    def components(self, packs: Sequence[str] = ()) -> Components:
        """Return what lies in the box of a new match that is played with some packs."""
        if self.storing.catalogue is not None:
            return self.storing.catalogue().chosen(packs)
        if packs:
            raise BadSetup(f"There are no packs for {self.name}: its components are no content.")
        return EVERYTHING

    def stored_components(self, packs: Sequence[str], table: Table) -> Components:
        """Return what lies in the box of a stored match, with what its numbers mean.

        A match that was stored before there were such tables has the numbers of those days.
        """
        if self.storing.catalogue is None:
            return self.components(packs)
        catalogue = self.storing.catalogue()
        return catalogue.stored(packs, table or catalogue.first or catalogue.chosen().table)

    def read_options(self, options: dict[str, object]) -> O:
        """Return the options as the game's own struct, or say what is wrong with them."""
        try:
            return msgspec.convert(options, self.options, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(self.options.__struct_fields__) or "none"
            raise BadSetup(f"Wrong options for {self.name}: {error}. Its options: {known}.") from None

    def read_kept(self, kept: bytes | msgspec.Raw, version: int) -> Kept | None:
        """Return what a campaign kept as the game's own struct, or say what is wrong with it."""
        if bytes(kept) == b"null":
            return None
        if self.campaign is None:
            raise BadSetup(f"{self.name} has no campaign, so nothing can have been kept of one.")
        try:
            return self.stored.kept(bytes(kept), version)
        except BadRecord as error:
            raise BadSetup(f"What was kept does not fit {self.name}: {error}") from None

    @property
    def campaign_options(self) -> frozenset[str]:
        """Options that mean nothing but in a campaign."""
        return self.campaign.options if self.campaign is not None else frozenset()

    def offer_after(self, kept: Kept | None) -> Offer:
        """Return what a session may be that follows on what was kept, or on nothing."""
        offers = self.campaign.offers if self.campaign is not None else None
        return offers(kept) if offers is not None else Offer()

    @property
    def seats(self) -> range:
        """For how many players it is, in one mode or another."""
        return seats_in(self.modes)

    def mode_for(self, seats: int, name: str | None = None) -> Mode:
        """Return the mode of that name, or the first one for so many players; or say what is wrong."""
        named = self._modes_named(name)
        for mode in named:
            if seats in mode.seats:
                return mode
        admitted = seats_in(named)
        what = f"{self.name} ({name})" if name and len(self.modes) > 1 else self.name
        raise BadSetup(f"{what} is for {admitted[0]} to {admitted[-1]} players, not for {seats}.")

    def seats_for(self, mode: str | None) -> range:
        """Return for how many players a mode is, or without one the game; or say which modes there are."""
        return seats_in(self._modes_named(mode))

    def _modes_named(self, name: str | None) -> list[Mode]:
        named = [mode for mode in self.modes if name in (None, mode.name)]
        if not named:
            raise BadSetup(unknown("mode", str(name), [mode.name for mode in self.modes]))
        return named


def seats_in(modes: Sequence[Mode]) -> range:
    """Return for how many players modes are, from the fewest to the most."""
    return range(min(mode.seats[0] for mode in modes), max(mode.seats[-1] for mode in modes) + 1)


AnyRules = Rules[Any, Any]
