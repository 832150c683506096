"""Every game, at every seat count, through the same checks."""

import os
import subprocess
import sys
from typing import Any

import pytest

from dreamtable.kernel import Match
from gauntlet import checks
from gauntlet.games import ENTRIES, GAMES_PER_SEAT_COUNT, TABLES

tables = pytest.mark.parametrize(("game", "seats"), TABLES)

DEEP_GAMES = max(2, GAMES_PER_SEAT_COUNT // 8)
"""Checks that try every decision of a match are done with fewer matches."""


def a_match(game: str, seats: int, number: int) -> Match[Any]:
    """Return a finished match; the number decides variant, policy and dice."""
    entry = ENTRIES[game]
    seed = f"gauntlet {game} {seats} {number}"
    policies = checks.policies(seed)
    return checks.play_to_the_end(
        entry.rules,
        seats,
        seed,
        entry.variants[number % len(entry.variants)],
        policies[number // len(entry.variants) % len(policies)],
        entry.invariant,
    )


@tables
def test_matches_end_and_their_records_replay(game: str, seats: int) -> None:
    for number in range(GAMES_PER_SEAT_COUNT):
        checks.the_record_gives_the_same_match(a_match(game, seats, number))


@tables
def test_forks_and_undo_equal_the_original(game: str, seats: int) -> None:
    for number in range(DEEP_GAMES):
        checks.forks_and_undo_equal_the_original(a_match(game, seats, number))


@tables
def test_no_secret_leaks(game: str, seats: int) -> None:
    for number in range(DEEP_GAMES):
        checks.nothing_leaks(a_match(game, seats, number), every=3)


@tables
def test_everything_survives_the_wire(game: str, seats: int) -> None:
    for number in range(DEEP_GAMES):
        checks.everything_survives_the_wire(a_match(game, seats, number))


DIGEST = """
from gauntlet.games import ENTRIES
from gauntlet.test_gauntlet import a_match
from gauntlet.checks import heard_by_all
import hashlib
digest = hashlib.sha256()
for game, entry in ENTRIES.items():
    for seats in entry.rules.seats:
        match = a_match(game, seats, seats)
        digest.update(match.hash().encode() + b"".join(heard_by_all(match)))
print(digest.hexdigest())
"""


def test_the_same_match_under_every_hash_seed() -> None:
    digests = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1
