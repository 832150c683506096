"""What a reader at this keyboard has been told already: a file in the folder of saved matches."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from dreamtable.lang import Speaker
from dreamtable.terminal.files import home, write


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the file."""

    muted: bool = False
    seen: dict[str, list[str]] = {}
    """By game: the names of the hints that were read."""


class Memory:
    """Remembers which hints were read, and whether any are wanted."""

    def __init__(self, speaker: Speaker, game: str) -> None:
        self._speaker = speaker
        self._game = game

    @property
    def _file(self) -> Path:
        return home() / "hints.json"

    def _told(self) -> Told:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=Told)
        except (OSError, msgspec.DecodeError):
            return Told()  # nothing was read yet, or the file is damaged: being told twice does no harm

    def _keep(self, told: Told) -> None:
        write(self._speaker, self._file, msgspec.json.encode(told) + b"\n")

    @property
    def muted(self) -> bool:
        """Whether no hints are wanted any more."""
        return self._told().muted

    def mute(self) -> None:
        """Remember that no hints are wanted any more."""
        told = self._told()
        told.muted = True
        self._keep(told)

    def seen(self) -> list[str]:
        """Return the names of the hints of the game that were read."""
        return self._told().seen.get(self._game, [])

    def remember(self, names: Iterable[str]) -> None:
        """Remember that hints were read."""
        told = self._told()
        told.seen[self._game] = sorted({*told.seen.get(self._game, []), *names})
        self._keep(told)
