"""Dice that anybody can check, and what is left of a match when it is over."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dreamtable.cli import commands
from dreamtable.games import rules_of
from dreamtable.kernel import BadRecord, Match, record, to_bytes
from dreamtable.server.fair import seed_of, verify
from server.kit import Server, Visitor, play


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Visitor, str, Any, Any]:
    """A finished match: visitor, table, the fairness shown before it, and its proof."""
    host, friend = Visitor(server), Visitor(server)
    made = host.host()
    table = made["table"]["id"]
    before = host.get(f"/api/tables/{table}/fairness")
    host.post(f"/api/tables/{table}/join", {"nonce": "host-nonce"})
    friend.post(f"/api/tables/{table}/join", {"invite": made["invite"], "nonce": "friend-nonce"})
    host.post(f"/api/tables/{table}/start")
    players = [host.sits(table), friend.sits(table)]
    play(players, random.Random(1))
    return host, table, before, host.get(f"/api/tables/{table}/record")


def test_the_seed_comes_from_the_committed_secret_and_everybodys_part(
    finished: tuple[Visitor, str, Any, Any],
) -> None:
    _, _, before, proof = finished
    fairness = proof["fairness"]
    secret = fairness["secret"]
    assert hashlib.sha256(secret.encode()).hexdigest() == before["commitment"] == fairness["commitment"]
    assert fairness["nonces"] == ["host-nonce", "friend-nonce"]
    parts = [part.encode() for part in (secret, "host-nonce", "friend-nonce")]
    joined = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert hashlib.sha256(joined).hexdigest() == fairness["seed"] == proof["record"]["seed"]
    assert before["scheme"] == fairness["scheme"] == 2


def test_a_true_record_is_verified_with_and_without_its_dice(finished: tuple[Visitor, str, Any, Any]) -> None:
    proof = finished[3]
    assert verify(json.dumps(proof).encode()).dice
    assert not verify(json.dumps(proof["record"]).encode()).dice


def test_the_server_commits_before_anybody_tells_a_part(server: Server) -> None:
    visitor = Visitor(server)
    table = visitor.host(bots={"1": "random"})["table"]["id"]
    promised = visitor.get(f"/api/tables/{table}/fairness")
    assert promised["commitment"]
    assert promised["secret"] is None
    visitor.post(f"/api/tables/{table}/join", {"nonce": "my-own-part"})
    visitor.post(f"/api/tables/{table}/start")
    kept = visitor.get(f"/api/tables/{table}/fairness")
    assert (kept["commitment"], kept["nonces"]) == (promised["commitment"], ["my-own-part", ""])


@pytest.mark.parametrize("part", ["secret", "nonces", "seed", "answers", "hash", "commitment"])
def test_a_record_that_was_changed_is_found_out(finished: tuple[Visitor, str, Any, Any], part: str) -> None:
    proof = json.loads(json.dumps(finished[3]))
    match part:
        case "secret" | "commitment":
            proof["fairness"][part] = "0" * 64
        case "nonces":
            proof["fairness"]["nonces"][0] = "another"
        case "seed":
            proof["record"]["seed"] = proof["fairness"]["seed"] = "0" * 64
        case "answers":
            proof["record"]["answers"].pop()
        case _:
            proof["record"]["hash"] = "0" * 32
    with pytest.raises(BadRecord):
        verify(json.dumps(proof).encode())


def test_no_two_lists_of_parts_give_the_same_seed() -> None:
    assert seed_of("2:s", ["a:b", "c"]) != seed_of("2:s", ["a", "b:c"])
    assert seed_of("s", ["a:b", "c"]) == seed_of("s", ["a", "b:c"]), "in the first scheme some did"


def test_a_match_of_before_is_verified_by_its_own_scheme(
    finished: tuple[Visitor, str, Any, Any], tmp_path: Path
) -> None:
    secret, nonces = "0" * 64, ["host-nonce", "friend-nonce"]
    seed = hashlib.sha256(":".join([secret, *nonces]).encode()).hexdigest()
    match = Match(rules_of("lucidity"), 2, seed)
    promised = hashlib.sha256(secret.encode()).hexdigest()
    fairness = {"commitment": promised, "nonces": nonces, "secret": secret, "seed": seed}
    proof = {"record": json.loads(to_bytes(record(match))), "fairness": fairness}
    assert verify(json.dumps(proof).encode()).scheme == 1
    file = tmp_path / "old.json"
    file.write_text(json.dumps(proof), encoding="utf-8")
    assert "scheme 1" in CliRunner().invoke(commands, ["verify", str(file), "--lang", "en"]).output
    proof["fairness"]["scheme"] = 2
    with pytest.raises(BadRecord, match="scheme"):
        verify(json.dumps(proof).encode())
    assert verify(json.dumps(finished[3]).encode()).scheme == 2


def test_whoever_added_a_part_finds_it_in_the_seed(finished: tuple[Visitor, str, Any, Any]) -> None:
    proof = json.dumps(finished[3]).encode()
    assert verify(proof, ["host-nonce"]).dice
    with pytest.raises(BadRecord, match="is not in the seed"):
        verify(proof, ["a part that nobody took"])


def test_the_command_verifies_a_file(finished: tuple[Visitor, str, Any, Any], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(finished[3]), encoding="utf-8")
    for lang, word in (("en", "fair"), ("zh", "公平"), ("ja", "公正")):
        done = CliRunner().invoke(commands, ["verify", str(file), "--lang", lang])
        assert word in done.output
    file.write_text("{}", encoding="utf-8")
    failed = CliRunner().invoke(commands, ["verify", str(file)])
    assert isinstance(failed.exception, BadRecord)


def test_a_replay_has_one_step_an_answer_from_any_eyes(finished: tuple[Visitor, str, Any, Any]) -> None:
    visitor, table, _, proof = finished
    for seat in (-2, -1, 0, 1):
        steps = visitor.get(f"/api/tables/{table}/replay", params={"seat": seat, "lang": "ja"})
        assert [step["number"] for step in steps] == list(range(len(proof["record"]["answers"]) + 1))
        assert steps[-1]["outcome"] is not None
        told = [event["number"] for step in steps for event in step["events"]]
        assert told == list(range(steps[-1]["total"]))
    visitor.refused("GET", f"/api/tables/{table}/replay?seat=7", status=400)
