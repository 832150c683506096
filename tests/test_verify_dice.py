"""The example that checks dice without our code, held against records of all games and forged ones."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable.games import own_games, rules_of
from dreamtable.kernel import Match, Record, record
from dreamtable.server.fair import Proof, commitment_of, draws_of, new_nonce, new_secret, seed_of
from dreamtable.server.messages import Fairness

EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "verify_dice.py"


def played(game: str) -> Proof:
    """Return the proof of a match that was played by chance, to its end or far into it."""
    rules = rules_of(game)
    seats = max(2, rules.seats[0])
    secret, nonces = new_secret(), [new_nonce() for _ in range(seats)]
    seed = seed_of(secret, nonces)
    match = Match(rules, seats, seed)
    chance = random.Random(7)
    while match.outcome is None and match.answers < 150:
        seat = chance.choice(match.due())
        match.choose(seat, chance.randrange(len(match.menu(seat))))
    kept: Record = record(match)
    return Proof(kept, Fairness(commitment_of(secret), nonces, secret, seed, 2), draws_of(kept))


@pytest.fixture(scope="module", params=own_games())
def proof(request: pytest.FixtureRequest) -> Any:
    return json.loads(msgspec.json.encode(played(request.param)))


def checked(proof: Any, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the example as a stranger does: in a process that can't even find our code."""
    file = folder / "record.json"
    file.write_text(json.dumps(proof), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(EXAMPLE), str(file), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_a_stranger_computes_all_that_chance_decided(proof: Any, tmp_path: Path) -> None:
    done = checked(proof, tmp_path, "--part", proof["fairness"]["nonces"][0], "--show")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(proof['draws'])} draws follow from it." in done.stdout
    assert len(proof["draws"]) == proof["record"]["drawn"][-1] > 10
    assert done.stdout.count("\n") == len(proof["draws"]) + 2


def forge_secret(proof: Any) -> None:
    proof["fairness"]["secret"] = "2:" + "0" * 64


def forge_part(proof: Any) -> None:
    proof["fairness"]["nonces"][-1] = "another part"


def forge_seed(proof: Any) -> None:
    proof["fairness"]["seed"] = proof["record"]["seed"] = "0" * 64


def forge_other_seed(proof: Any) -> None:
    proof["record"]["seed"] = "0" * 64


def forge_draw(proof: Any) -> None:
    place = next(place for place, (of, _) in enumerate(proof["draws"]) if of > 1)
    of, which = proof["draws"][place]
    proof["draws"][place] = [of, (which + 1) % of]


def forge_count(proof: Any) -> None:
    proof["draws"].pop()


def forge_seats(proof: Any) -> None:
    proof["record"]["seats"] += 1


FORGED = [forge_secret, forge_part, forge_seed, forge_other_seed, forge_draw, forge_count, forge_seats]


@pytest.mark.parametrize("forge", FORGED)
def test_a_forged_record_is_found_out(forge: Callable[[Any], None], tmp_path: Path) -> None:
    proof = json.loads(msgspec.json.encode(played("lucidity")))
    forge(proof)
    done = checked(proof, tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.startswith("FOUL: ")


def test_a_part_that_was_left_out_is_found_out(tmp_path: Path) -> None:
    proof = json.loads(msgspec.json.encode(played("lucidity")))
    assert "Your part" in checked(proof, tmp_path, "--part", "mine").stdout


def test_the_example_is_short_enough_to_be_read() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 150
