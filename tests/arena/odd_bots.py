"""Bots that go wrong, each in its own way."""

import contextlib
import os
import signal
import time
from pathlib import Path

from dreamtable.kernel import Chair, Move


class Decent:
    """Takes the first entry of each menu."""

    def __init__(self, _game: str, seed: str) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Move:
        """Return the first move of the menu."""
        return chair.menu[0]


class Raiser(Decent):
    """Gives up at its third decision."""

    decisions = 0

    def choose(self, chair: Chair) -> Move:
        """Return a move, or raise."""
        self.decisions += 1
        if self.decisions == 3:
            raise ValueError("out of ideas")
        return super().choose(chair)


class NowAndThen(Decent):
    """Gives up at once in games whose number ends with 3."""

    def choose(self, chair: Chair) -> Move:
        """Return a move, or raise."""
        if self.seed.split()[-2].endswith("3"):
            raise ValueError("out of ideas")
        return super().choose(chair)


class Cheater(Decent):
    """Answers what nobody asked."""

    def choose(self, _chair: Chair) -> Move:
        """Return no move at all."""
        return "the winning move"  # type: ignore[return-value]


class Dreamer(Decent):
    """Falls asleep, and nothing ordinary can wake it."""

    def choose(self, chair: Chair) -> Move:
        """Return a move, long after."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(Exception):
                time.sleep(30)
        return super().choose(chair)


class Quitter(Decent):
    """Wants to end the whole program."""

    def choose(self, _chair: Chair) -> Move:
        """Return nothing ever."""
        raise SystemExit(3)


class Moody(Decent):
    """Can't be made in games whose number ends with 3."""

    def __init__(self, game: str, seed: str) -> None:
        super().__init__(game, seed)
        if "3 " in seed:
            raise ValueError("not today")


class Killer(Decent):
    """Kills its process in game 3: once if there is a place to note it, else every time."""

    def choose(self, chair: Chair) -> Move:
        """Return a move, or die."""
        note = os.environ.get("KILLED", "")
        if self.seed.split()[-2] == "3" and not (note and Path(note).exists()):
            if note:
                Path(note).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(chair)
