"""What becomes of stored matches when cards are added, moved or taken out of the files."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from content.changed_box import told
from dreamtable.bots import RandomBot
from dreamtable.games import games_with_content, rules_of
from dreamtable.kernel import AnyRules, Chair, Match, from_bytes, record, to_bytes

TESTS = Path(__file__).parents[1]
EVERY_GAME_WITH_CONTENT = pytest.mark.parametrize("game", games_with_content())


def some_records(rules: AnyRules) -> list[bytes]:
    """Return records of matches in every mode, some of them in the middle of play."""
    records = []
    for mode in rules.modes:
        for answers, seats in ((40, mode.seats[0]), (400, mode.seats[-1]), (4000, mode.seats[0])):
            match = Match(rules, seats, f"stored {answers}", mode=mode.name)
            bots = [RandomBot(f"{answers} {seat}") for seat in range(seats)]
            while match.outcome is None and len(match.journal) < answers:
                seat = match.due()[0]
                match.answer(seat, bots[seat].choose(Chair(match, seat)))
            records.append(to_bytes(record(match)))
    return records


class Elsewhere(NamedTuple):
    """What a process with other content found."""

    components: dict[str, list[str]]
    told: list[list[str]]
    """By record: what everybody was told."""


def with_other_content(game: str, change: str, folder: Path, records: list[bytes]) -> Elsewhere:
    """Play records again in a process that has other content."""
    done = subprocess.run(
        [sys.executable, "-m", "content.changed_box", game, change, str(folder)],
        input=b"".join(records),
        capture_output=True,
        check=False,
        timeout=300,
        cwd=TESTS,
        env={**os.environ, "XDG_CACHE_HOME": str(folder)},
    )
    assert done.returncode == 0, done.stderr.decode()
    components, *matches = done.stdout.splitlines()
    return Elsewhere(json.loads(components), [json.loads(line) for line in matches])


@EVERY_GAME_WITH_CONTENT
@pytest.mark.parametrize("change", ["on-top", "upside-down"])
def test_other_cards_in_the_files_leave_stored_matches_exactly_as_they_were(
    game: str, change: str, tmp_path: Path
) -> None:
    rules = rules_of(game)
    records = some_records(rules)
    here = [list(told(rules, line)) for line in records]
    there = with_other_content(game, change, tmp_path, records)
    assert there.components != rules.components().table, "the change should give cards other numbers"
    assert there.told == here


def test_matches_that_were_stored_without_a_table_have_the_numbers_of_those_days(tmp_path: Path) -> None:
    rules = rules_of("eldritch")
    kept = [from_bytes(line) for line in some_records(rules)]
    for old in kept:
        old.components = {}
    records = [to_bytes(old) for old in kept]
    here = [list(told(rules, line)) for line in records]
    assert with_other_content("eldritch", "on-top", tmp_path, records).told == here


GONE = {"eldritch": "jade-cicada", "tamashii": "rust-hound", "etherfields": "lucky-coin"}
"""A card of each game that can be taken out of its box, and nothing else says that it must be there."""


@EVERY_GAME_WITH_CONTENT
def test_a_card_that_is_gone_is_named(game: str, tmp_path: Path) -> None:
    records = some_records(rules_of(game))
    card = GONE[game]
    said = with_other_content(game, f"without={card}", tmp_path, records).told
    for (sentence,) in said:
        assert sentence.endswith(
            f"The match is played with {card!r} of {game!r}, which is not there any more."
        )
