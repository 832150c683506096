"""Versions of environments: raised when what a learner observes, or can do, has another layout.

`python -m dreamtable.envs.versions` (`make layouts`) raises those that must be, in the source tree.
"""

import hashlib
import sys
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import msgspec

from dreamtable.envs import make_raw_env
from dreamtable.games import manifest_of, own_games
from dreamtable.kernel import BadSetup

HEADING = (
    "# The version of the environment, and fingerprints of its layout by seats. Written by `make layouts`.\n"
)
FIRST = 1


class LayoutVersion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The version of a game's environment, and what its layout was when that was given."""

    version: int
    layouts: dict[int, str]
    """By seats: a fingerprint of every field of the observation and every kind of action."""


def version_file(game: str) -> str:
    """Return the name of the file that lies beside the shape of a game."""
    return f"{game}.yaml"


def known_version(game: str) -> LayoutVersion | None:
    """Return what is stored of a game's environment; None if it was never given a version."""
    file = files("dreamtable.envs.shapes") / version_file(game)
    if not file.is_file():
        return None
    return msgspec.yaml.decode(file.read_text(encoding="utf-8"), type=LayoutVersion)


def version_of(game: str) -> int:
    """Return the version of a game's environment, as its id carries it."""
    known = known_version(game)
    return known.version if known is not None else FIRST


def layout_of(game: str, seats: int) -> str:
    """Return a fingerprint of how an observation is laid out and what the actions are."""
    env = make_raw_env(game, seats)
    read = hashlib.blake2b(digest_size=6)
    for leaf in env.observation_layout().values():
        read.update(msgspec.json.encode(leaf) + b"\n")
    for kind in env.kinds_of_actions():
        read.update(msgspec.json.encode(kind) + b"\n")
    return read.hexdigest()


def layouts_of(game: str) -> dict[int, str]:
    """Return the fingerprints of a game's layouts by seats."""
    return {seats: layout_of(game, seats) for seats in manifest_of(game).seats}


def raised(known: LayoutVersion | None, layouts: Mapping[int, str]) -> LayoutVersion:
    """Return a version of these layouts: the known one, or the next if something has changed."""
    if known is None:
        return LayoutVersion(FIRST, dict(layouts))
    if known.layouts == layouts:
        return known
    return LayoutVersion(known.version + 1, dict(layouts))


def main() -> None:
    """Raise the versions of our environments whose layout has changed."""
    for game in own_games():
        try:
            new = raised(known_version(game), layouts_of(game))
        except BadSetup:
            continue  # it declares no environment
        file = Path(__file__).parent / "shapes" / version_file(game)
        file.write_text(HEADING + msgspec.yaml.encode(new).decode(), encoding="utf-8")
        sys.stdout.write(f"{game} {new.version}\n")


if __name__ == "__main__":
    main()
