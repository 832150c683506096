"""Headers, origins, limits, and a fuzzed interface."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample
from websockets.exceptions import InvalidStatus

from dreamtable.kernel import BadSetup
from dreamtable.server.config import Settings
from dreamtable.server.metrics import Metrics
from server.hostile import application
from server.kit import Player, Server, Visitor, seated


def test_every_answer_carries_the_safe_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/assets/none.js"):
        headers = httpx.get(f"{server.url}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_no_file_outside_the_clients_own_is_served(server: Server) -> None:
    for path in ("/../config.py", "/..%2fconfig.py", "/assets/..%2f..%2fapp.py", "/%00", "//etc/passwd"):
        answer = httpx.get(f"{server.url}{path}")
        assert "import" not in answer.text
        assert "root:" not in answer.text


def test_a_request_from_another_site_changes_nothing(server: Server) -> None:
    visitor = Visitor(server)
    visitor.get("/api/me")
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        answer = visitor.http.put("/api/me/name", json={"name": "Mallory"}, headers=headers)
        assert answer.status_code == 403
        assert "another website" in answer.json()["reason"]
    assert visitor.get("/api/me")["name"] != "Mallory"
    own = visitor.http.put("/api/me/name", json={"name": "Ann"}, headers={"origin": server.url})
    assert own.status_code == 200


def test_a_socket_from_another_site_is_not_opened(server: Server) -> None:
    table, visitors = seated(server, 2)
    with pytest.raises(InvalidStatus):
        Player(server, table, visitors[0].cookie, Origin="https://evil.example")
    Player(server, table, visitors[0].cookie, Origin=server.url).leave()


def test_floods_are_refused_and_others_go_on(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=1.0)
    try:
        visitor = Visitor(server)
        statuses = [visitor.http.get("/api/me").status_code for _ in range(3)]
        assert statuses == [200] * 3
        wrong = {"account": "Nemo", "password": "wrong horse"}
        statuses = [visitor.http.post("/api/account/login", json=wrong).status_code for _ in range(12)]
        assert statuses[0] == 403
        assert statuses[-1] == 429
        last = visitor.http.post("/api/account/login", json=wrong)
        assert int(last.headers["retry-after"]) >= 1
        table = visitor.host(start=True)["table"]["id"]
        player = visitor.sits(table)
        player.hear_until("update")
        for _ in range(200):
            player.send('{"type":"undo","number":99}')
        assert player.closed_with() == 4429
        assert any("too much" in reason for reason in player.refusals)
        with visitor.sits(table) as back:
            back.hear_until("update")
            for _ in range(12):
                back.send({"type": "say", "text": "spam"})
            assert "too much" in back.hear_until("refused")["reason"]
    finally:
        server.stop()


@pytest.mark.parametrize("path", ["/api/rules/lucidity", "/api/tables/none/fairness", "/metrics"])
def test_every_address_is_counted_also_where_nobody_is_asked_who_they_are(tmp_path: Path, path: str) -> None:
    async def flood() -> tuple[int, int]:
        async with application(tmp_path, limits=0.05) as inside:
            statuses = [(await inside.ask("GET", path.encode())).status for _ in range(60)]
            return statuses.count(429), (await inside.ask("GET", b"/health")).status

    refused, health = asyncio.run(flood())
    assert refused
    assert health == 200, "whoever watches over the server is always answered"


def figures(text: str) -> dict[str, list[Sample]]:
    """Read what a worker says of itself, as Prometheus does."""
    return {family.name: family.samples for family in text_string_to_metric_families(text)}


def test_the_figures_are_there_for_prometheus(server: Server) -> None:
    visitor = Visitor(server)
    table = visitor.host(start=True)["table"]["id"]
    with visitor.sits(table) as player:
        player.hear_until("update")
        player.refused({"type": "undo", "number": 99})
        answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found = figures(answer.text)
    assert set(found) == {
        "dreamtable_answer_seconds",
        "dreamtable_clients",
        "dreamtable_commit_seconds",
        "dreamtable_conflicts",
        "dreamtable_journal_entries",
        "dreamtable_memory_bytes",
        "dreamtable_refusals",
        "dreamtable_sockets",
        "dreamtable_tables_in_memory",
    }
    for samples in found.values():
        assert {sample.labels["worker"] for sample in samples} == {str(server.pid)}
    assert found["dreamtable_clients"][0].value >= 1
    assert found["dreamtable_tables_in_memory"][0].value >= 1
    assert found["dreamtable_sockets"][0].value >= 1
    assert found["dreamtable_memory_bytes"][0].value > 1_000_000
    assert all(sample.name == "dreamtable_refusals_total" for sample in found["dreamtable_refusals"])
    assert [sample.value for sample in found["dreamtable_refusals"] if sample.labels["reason"] == "stale"]
    assert httpx.get(f"{server.url}/health").json() == {"status": "well", "problems": []}


@pytest.mark.parametrize(
    ("named", "address", "status"),
    [
        (None, "127.0.0.1", 200),
        (None, "192.0.2.7", 404),
        (["192.0.2.0/24"], "192.0.2.7", 200),
        (["192.0.2.0/24", "2001:db8::/32"], "2001:db8::7", 200),
        (["192.0.2.0/24"], "127.0.0.1", 404),
        (["*"], "203.0.113.9", 200),
    ],
)
def test_the_figures_are_for_whom_the_operator_says(
    tmp_path: Path, named: list[str] | None, address: str, status: int
) -> None:
    async def read() -> int:
        wish = {"metrics_for": named} if named is not None else {}
        async with application(tmp_path, **wish) as inside:
            inside.address = address
            return (await inside.ask("GET", b"/metrics")).status

    assert asyncio.run(read()) == status


def test_figures_for_what_is_no_address_are_refused() -> None:
    with pytest.raises(BadSetup, match="addresses or networks"):
        Settings(metrics_for=["my-monitor"]).check()


def test_durations_are_counted_up_to_each_bound() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.002, 0.3, 5.0):
        metrics.answers.observe(seconds)
    samples = figures(metrics.text().decode())["dreamtable_answer_seconds"]
    counts = [sample.value for sample in samples if sample.name.endswith("_bucket")]
    assert counts == [1, 2, 2, 2, 2, 2, 2, 2, 3, 4]


def test_each_worker_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.commit(entries=3, seconds=0.002)
    counted = [figures(each.text().decode())["dreamtable_journal_entries"][0].value for each in (one, other)]
    assert counted == [3, 0]
    assert b"dreamtable" not in generate_latest(REGISTRY)


def test_the_interface_bears_any_input_that_its_own_description_allows(server: Server) -> None:
    """Schemathesis makes up requests, good and bad ones; no answer may be an error of the server."""
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "run",
        f"{server.url}/schema/openapi.json",
        "--checks=not_a_server_error,response_schema_conformance,content_type_conformance",
        "--phases=examples,coverage,fuzzing",
        "--max-examples=5",
        "--seed=1",
        "--no-color",
        "--generation-database=none",
    ]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "COLUMNS": "200"},
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]


def test_a_missing_file_of_the_client_is_missing_and_not_the_first_page(server: Server) -> None:
    visitor = Visitor(server)
    assert visitor.http.get("/assets/nothing-1234.js").status_code == 404
    assert visitor.http.get("/tables/anything").status_code == 200
