"""Runs everything, or the parts that are named: python -m suite python browser. Browsers come last.

What fails and depends on the time of the machine is tried once more when all else is over, alone. Such tries
are told at the end; more than three fail the run. A run that hangs is ended, and says what it was doing.
"""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from suite.plugin import AGAIN, FAILED, RUNNING, STACKS

ROOT = Path(__file__).parents[2]
MOST_SECOND_TRIES = 3
MOST_SECONDS = 60 * 60.0
"""A run that takes longer hangs; to install what it needs comes on top."""
FAREWELL = 10.0
"""Seconds that a part gets to end by itself."""
TOLD = ROOT / "build" / "second-tries.txt"
"""Where second tries are written down."""
PYTEST = (sys.executable, "-m", "pytest", "-q")
SLOWEST = "--durations=25"
TWO = ("-n", "2", "--dist", "worksteal")


class Part(NamedTuple):
    """Something that is run beside the others."""

    name: str
    command: tuple[str, ...]
    tests: tuple[str, ...] = ()
    """How to run single tests of it."""
    folder: Path = ROOT
    """Where it is run."""
    alone: bool = False
    """Whether it comes when the others are over."""


PARTS = [
    Part("style", ("make", "--no-print-directory", "lint")),
    Part("client", ("make", "--no-print-directory", "client")),
    Part("python", (*PYTEST, SLOWEST, *TWO), PYTEST),
    Part("browser", (*PYTEST, SLOWEST, *TWO, "tests/browser"), PYTEST, alone=True),
]


class Running:
    """A part on its way, with a folder for its notes."""

    def __init__(self, part: Part, notes: Path, command: tuple[str, ...]) -> None:
        self.part = part
        self.notes = notes
        notes.mkdir(parents=True, exist_ok=True)
        noting = (f"--notes={notes}",) if part.tests else ()  # one word: a folder alone is taken for tests
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [*command, *noting],
            cwd=part.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.teller = threading.Thread(target=self.tell)
        self.teller.start()

    def tell(self) -> None:
        """Pass on what it says, line by line, with its name."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            say(f"{self.part.name:8}| {line.rstrip()}")

    def ends(self) -> bool:
        """Say whether it is over; tell how it ended as soon as it is."""
        code = self.process.poll()
        if code is None:
            return False
        self.teller.join(FAREWELL)
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        say(f"{self.part.name:8}| {'done' if code == 0 else 'FAILED'} after {minutes} min {seconds} s")
        return True

    @property
    def failed(self) -> list[tuple[str, str]]:
        """The tests that failed, each after whether it may be tried twice; once each."""
        file = self.notes / FAILED
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        return [(how, name) for how, _, name in (line.partition(" ") for line in dict.fromkeys(lines))]

    def doing(self) -> list[str]:
        """Return what it is doing right now, and where it is in that."""
        said = []
        for file in sorted(self.notes.glob(f"{RUNNING}-*")):
            process = int(file.name.partition("-")[2])
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGUSR1)
            time.sleep(1)
            stack = (self.notes / f"{STACKS}-{process}").read_text(encoding="utf-8")
            said += [file.read_text(encoding="utf-8"), stack]
        return said or [" ".join(self.part.command)]

    def end(self) -> None:
        """End it, with all that it has started."""
        for way in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, way)
                self.process.wait(FAREWELL)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(parts: Sequence[Part], notes: Path, hangs: Callable[[], bool]) -> list[Running] | None:
    """Run parts beside each other; return them when all are over, or None if they hang."""
    running = [Running(part, notes / part.name, part.command) for part in parts]
    left = list(running)
    try:
        while left := [one for one in left if not one.ends()]:
            if hangs():
                for one in left:
                    say("\n".join([f"{one.part.name:8}| HANGS:", *one.doing()]))
                return None
            time.sleep(0.1)
    finally:
        for one in left:
            one.end()
    return running


def try_again(running: Sequence[Running], told: Path = TOLD) -> bool:
    """Try what failed once more where that is allowed; say whether all is well in the end."""
    bad = [one for one in running if one.process.returncode]
    never = [name for one in bad for how, name in one.failed if how != AGAIN]
    again = [name for one in bad for how, name in one.failed if how == AGAIN]
    if never or not all(one.failed for one in bad):
        return False
    if len(again) > MOST_SECOND_TRIES:
        say(f"{len(again)} tests were late or wrong; no more than {MOST_SECOND_TRIES} are tried twice.")
        return False
    well = True
    for one in bad:
        names = [name for _, name in one.failed]
        say("\n".join(["Trying once more, alone:", *names]))
        second = Running(one.part, one.notes / "again", (*one.part.tests, *names))
        second.process.wait()
        well &= second.ends() and second.process.returncode == 0
    if again:
        told.parent.mkdir(exist_ok=True)
        told.write_text("".join(f"{name}\n" for name in again), encoding="utf-8")
        say("\n".join([f"Tried twice ({told}):", *again]))
    return well


def main(names: Sequence[str]) -> int:
    """Run the parts of these names, or all."""
    known = {part.name: part for part in PARTS}
    if wrong := [name for name in names if name not in known]:
        sys.exit(f"There is no {', '.join(wrong)}. There is: {', '.join(known)}.")
    parts = [known[name] for name in names or known]
    TOLD.unlink(missing_ok=True)
    until = time.monotonic() + MOST_SECONDS
    with tempfile.TemporaryDirectory() as folder:
        running: list[Running] = []
        for group in ([one for one in parts if not one.alone], [one for one in parts if one.alone]):
            ended = run(group, Path(folder), lambda: time.monotonic() > until)
            if ended is None:
                return 1
            running += ended
        return 0 if try_again(running) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
