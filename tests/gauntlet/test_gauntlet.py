"""Every game, in every mode and at every seat count, through the same checks."""

import hashlib
import os
import subprocess
import sys
from functools import lru_cache
from typing import Any

import pytest

from dreamtable.games import bot_of, rules_of
from dreamtable.games.lessons import hints_of
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES
from dreamtable.telling import sealing_of
from gauntlet import checks, secrets
from gauntlet.games import ENTRIES, GAMES_PER_SEAT_COUNT, SEATINGS, Seating

everywhere = pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: "-".join(map(str, one)))

DEEP_GAMES = max(2, GAMES_PER_SEAT_COUNT // 8)
"""Checks that try every decision of a match are done with fewer matches."""


@lru_cache(maxsize=64)
def a_match(seating: Seating, number: int) -> Match[Any]:
    """Return a finished match; the number decides variant, policy and dice.

    All checks look at the same one, which they leave as it is: 64 hold the matches of the deep checks.
    """
    game, mode, seats = seating
    entry = ENTRIES[game]
    seed = f"gauntlet {game} {seats} {number}"
    policies = checks.policies(seed)
    policy = policies[number // len(entry.variants) % len(policies)]
    others = (number + number // len(entry.variants)) % 2 == 1
    if entry.by_bots and others and (bot := bot_of(game)) is not None:
        policy = checks.as_bots_do(bot, seats, seed)
    return checks.play_to_the_end(
        rules_of(game),
        seats,
        seed,
        entry.variants[number % len(entry.variants)],
        policy,
        entry.invariant,
        mode,
    )


@everywhere
def test_matches_end_and_their_records_replay(seating: Seating) -> None:
    for number in range(GAMES_PER_SEAT_COUNT):
        checks.the_record_gives_the_same_match(a_match(seating, number))


@everywhere
def test_forks_and_undo_equal_the_original(seating: Seating) -> None:
    for number in range(DEEP_GAMES):
        match = a_match(seating, number)
        checks.forks_and_undo_equal_the_original(match)
        checks.forks_of_one_question_are_alike(match, every=3)
        checks.branches_equal_the_original(match, every=5)
        checks.one_lane_does_not_disturb_another(match)


@everywhere
def test_no_secret_leaks(seating: Seating) -> None:
    for number in range(DEEP_GAMES):
        checks.nothing_leaks(a_match(seating, number), every=3, hints=hints_of(seating.game))


@everywhere
def test_no_secret_leaks_in_the_midst_of_an_answer(seating: Seating) -> None:
    for number in range(DEEP_GAMES):
        checks.beats_tell_nothing(a_match(seating, number), every=3)


@everywhere
def test_everybody_sees_the_table_of_now(seating: Seating) -> None:
    for number in range(DEEP_GAMES):
        checks.everybody_sees_the_table_of_now(a_match(seating, number))


@everywhere
def test_nothing_is_read_that_was_not_revealed(seating: Seating) -> None:
    for number in range(DEEP_GAMES):
        checks.what_is_read_was_revealed(a_match(seating, number))


@pytest.mark.parametrize("seating", [one for one in SEATINGS if sealing_of(rules_of(one.game)) is not None])
def test_no_sealed_text_reaches_anybody_before_it_is_revealed(seating: Seating) -> None:
    for number in range(DEEP_GAMES):
        lang = list(LANGUAGES)[(seating.seats + number) % len(LANGUAGES)]
        secrets.nothing_unrevealed_is_sent(a_match(seating, number), lang, every=3)


@everywhere
def test_everything_survives_the_wire(seating: Seating) -> None:
    for number in range(DEEP_GAMES):
        checks.everything_survives_the_wire(a_match(seating, number))


@pytest.mark.parametrize("game", [game for game in ENTRIES if sealing_of(rules_of(game)) is not None])
def test_a_sealed_text_is_found_wherever_it_stands(game: str) -> None:
    for lang in LANGUAGES:
        sealed = secrets.sealed_in(game, lang)
        assert sealed.where
        for number, mark in enumerate(sealed.where):
            content = b"." * number + mark + b"."
            assert mark.decode() in sealed.found_in(content)
            assert sealed.found_in(content, known=sealed.where[mark]) == []


def digest_of_matches() -> str:
    """Return what a match of each seating comes to, in this process."""
    digest = hashlib.sha256()
    for seating in SEATINGS:
        match = a_match(seating, seating.seats)
        digest.update(match.hash().encode() + b"".join(checks.heard_by_all(match)))
    return digest.hexdigest()


def test_the_same_match_under_every_hash_seed() -> None:
    digests = {digest_of_matches()}
    for hash_seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        script = "from gauntlet.test_gauntlet import digest_of_matches; print(digest_of_matches())"
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1
