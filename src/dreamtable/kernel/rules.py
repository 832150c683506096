"""What a game exports."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from dreamtable.kernel.errors import BadSetup
from dreamtable.kernel.game import Game, S, Script
from dreamtable.kernel.model import Event, Options, Seat
from dreamtable.kernel.printed import Printed
from dreamtable.kernel.rng import Chance
from dreamtable.kernel.words import Namer, Word

O = TypeVar("O", bound=Options)  # noqa: E741


@dataclass(frozen=True)
class Rules(Generic[S, O]):
    """One game: how it is set up, played and seen."""

    name: str
    seats: range
    rules_version: int
    options: type[O]
    state: type[S]
    moves: Any
    """The union of all its moves."""
    events: Any
    """The union of all its events."""
    setup: Callable[[O, int, Chance], S]
    """From options, number of seats and chance to the first state."""
    play: Callable[[Game[S]], Script[None]]
    """The whole game; begins at any quiet point that the state describes."""
    view: Callable[[S, Seat], msgspec.Struct]
    """What a seat may see: a window onto the state, to be read or encoded before the next answer."""
    determinize: Callable[[S, Seat, Chance], None]
    """Changes in place what a seat can't know into something else that it can't tell from the truth."""
    name_of: Namer
    """What a thing on the table is called."""
    one_for_many: bool = False
    """Whether one person may hold several seats: seats keep no secrets from each other."""
    printed: Callable[[], Printed] | None = None
    """What is printed on its components, for tables that show it."""
    told: Callable[[Event, O], list[Word]] | None = None
    """What may be read once an event has happened: text that was secret until then."""
    traits: Callable[[S, Seat], dict[str, str]] | None = None
    """What kind of seat it is, or for WATCHER what kind of game: `trait-<name>` to a message."""
    figures: Callable[[S, Seat], dict[str, int]] | None = None
    """Numbers that a seat, or for WATCHER the game, ends with: `figure-<name>` to its value."""

    def read_options(self, options: dict[str, object]) -> O:
        """Return the options as the game's own struct, or say what is wrong with them."""
        try:
            return msgspec.convert(options, self.options, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(self.options.__struct_fields__) or "none"
            raise BadSetup(f"Wrong options for {self.name}: {error}. Its options: {known}.") from None

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not made for."""
        if seats not in self.seats:
            raise BadSetup(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not for {seats}."
            )


AnyRules = Rules[Any, Any]
