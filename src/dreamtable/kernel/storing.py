"""What a game stores, and how this version reads what earlier ones have stored."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from dreamtable.kernel.components import Catalogue
from dreamtable.kernel.errors import BadRecord
from dreamtable.kernel.model import AskedAgain, Event, Kept, Move, State

Plain = dict[str, Any]
"""A state, or what a campaign kept, as it is stored: the fields by name, structs within it likewise."""
Wire = list[Any]
"""A move or an event as it is stored: its name, then its fields in order."""


def _as_it_is(data: Any) -> Any:
    return data


class Migration(NamedTuple):
    """From one version of what a game stores to the next: whatever is not named here has not changed.

    Each function gets plain data of the version before and returns that of its own; it may change what it
    gets. Fields that are new and have a default need no migration, and neither do new moves and events.
    """

    state: Callable[[Plain], Plain] = _as_it_is
    move: Callable[[Wire], Wire] = _as_it_is
    event: Callable[[Wire], Wire] = _as_it_is
    kept: Callable[[Plain], Plain] = _as_it_is


@dataclass(frozen=True, kw_only=True)
class Storing:
    """The part of the rules for whatever lives longer than a process: matches, campaigns, records."""

    catalogue: Callable[[], Catalogue] | None = None
    """The components by the names that stay, where they are content."""
    migrations: tuple[Migration, ...] = ()
    """What has changed in the form in which states, moves, events and keepings are stored, oldest first."""

    @property
    def version(self) -> int:
        """The version of that form: 1 before its first change; stored beside everything."""
        return len(self.migrations) + 1


class Stored:
    """Reads what this version of a game and those before it have stored; or says that it can't."""

    __slots__ = ("_decoders", "_migrations", "version")

    def __init__(
        self, storing: Storing, *, state: type[State], moves: Any, events: Any, kept: type[Kept] | None
    ) -> None:
        self._migrations = storing.migrations
        self.version = storing.version
        self._decoders: dict[str, Callable[[Any], Any]] = {
            "state": msgspec.msgpack.Decoder(state).decode,
            "move": msgspec.json.Decoder(moves).decode,
            "event": msgspec.json.Decoder(events | AskedAgain).decode,
            "kept": msgspec.json.Decoder(kept).decode,
        }

    def state(self, content: bytes, version: int) -> State:
        """Return a state that was stored under a version."""
        state: State = self._read("state", content, version, msgspec.msgpack)
        return state

    def move(self, content: bytes | str, version: int) -> Move:
        """Return a move that was stored under a version."""
        move: Move = self._read("move", content, version)
        return move

    def event(self, content: bytes | str, version: int) -> Event:
        """Return an event that was stored under a version."""
        event: Event = self._read("event", content, version)
        return event

    def kept(self, content: bytes | str, version: int) -> Kept | None:
        """Return what a campaign kept under a version; None if it was nothing."""
        kept: Kept | None = self._read("kept", content, version)
        return kept

    def _read(self, what: str, content: bytes | str, version: int, form: Any = msgspec.json) -> Any:
        if not 1 <= version <= self.version:
            raise BadRecord(f"It has version {version}; this program reads versions up to {self.version}.")
        try:
            if version < self.version:
                data = form.decode(content)
                for migration in self._migrations[version - 1 :]:
                    data = getattr(migration, what)(data)
                content = form.encode(data)
            return self._decoders[what](content)
        except Exception as error:  # whatever a migration makes of data that it did not foresee
            raise BadRecord(f"A {what} of version {version} can't be read: {error}.") from error
