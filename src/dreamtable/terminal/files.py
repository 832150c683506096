"""Where matches are saved, and how they are written."""

import os
from pathlib import Path

from dreamtable.kernel import BadRecord, DreamtableError
from dreamtable.lang import Speaker


def home() -> Path:
    """Return where matches are saved."""
    return Path(os.environ.get("DREAMTABLE_HOME") or Path.home() / ".dreamtable")


def new_file(name: str) -> Path:
    """Return a file that is not there yet, with a name and a number."""
    number = 1
    while (file := home() / f"{name}-{number}.json").exists():
        number += 1
    return file


def write(speaker: Speaker, file: Path, content: bytes) -> None:
    """Write a file so that an interruption at any moment leaves the old or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(file.name + ".new")
        fresh.write_bytes(content)
        fresh.replace(file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise DreamtableError(speaker.say("cli-cannot-write", file=str(file), reason=reason)) from None


def read(speaker: Speaker, file: Path) -> bytes:
    """Return the content of a file, or say that there is none."""
    try:
        return file.read_bytes()
    except OSError:
        raise BadRecord(speaker.say("cli-no-file", file=str(file))) from None
