"""A plan gives the same results here, in processes and on a cluster, in one go or in several."""

import logging
import shutil
import socket
import sys
from pathlib import Path

import pytest

from arena.kit import contents, odd, small, times
from dreamtable.arena import results
from dreamtable.arena.results import NoResults, read
from dreamtable.arena.running import CannotRun, Run, run
from dreamtable.kernel import BadSetup


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a small plan that was played here, without interruption."""
    folder = tmp_path_factory.mktemp("whole") / "results"
    run(small(), folder)
    return folder


class Told:
    """Hears of progress, and stops the run once so many games are done."""

    def __init__(self, stop_at: int | None = None) -> None:
        self.stop_at = stop_at
        self.heard: list[int] = []

    def __call__(self, done: int, _games: int) -> None:
        self.heard.append(done)
        if self.stop_at is not None and done >= self.stop_at:
            raise KeyboardInterrupt


def test_there_is_a_row_for_each_game_and_for_each_seat(whole: Path) -> None:
    found = read(whole)
    assert found.games["game"].to_list() == list(range(12))
    assert found.games["seed"].to_list() == [f"small {number}" for number in range(12)]
    seats = found.seats.select("game", "seat").rows()
    assert seats == [(game, seat) for game in range(12) for seat in range((2, 3)[game % 2])]
    assert found.plan == small()


def test_columns_are_plain_values_and_counts(whole: Path) -> None:
    found = read(whole)
    assert dict(found.games.schema.to_python())["figure:rounds"] is int
    first = found.seats.row(0, named=True)
    assert first["trait:role"] in ("role-dreamer", "role-nightmare", "role-eliminated")
    assert sum(move["count"] for move in first["moves"]) == first["decisions"]
    assert isinstance(first["won"], bool)


@pytest.mark.parametrize("workers", [1, 2])
def test_processes_write_the_same_files_byte_for_byte(whole: Path, tmp_path: Path, workers: int) -> None:
    run(small(), tmp_path / "other", "processes", workers)
    assert contents(tmp_path / "other") == contents(whole)


def test_progress_never_goes_back_and_ends_with_all_games(tmp_path: Path) -> None:
    told = Told()
    run(small(), tmp_path, "processes", 2, told)
    assert told.heard == sorted(told.heard)
    assert (told.heard[0], told.heard[-1]) == (0, 12)


@pytest.mark.parametrize("on", ["here", "processes"])
def test_an_interrupted_run_goes_on_with_what_is_missing(whole: Path, tmp_path: Path, on: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(small(), tmp_path, on, 2, Told(stop_at=7))
    kept = times(tmp_path)
    assert 0 < len(kept) < 8
    done = run(small(), tmp_path, on, 2)
    assert done.before == results.stored_games(tmp_path) - done.played > 0
    assert {name: when for name, when in times(tmp_path).items() if name in kept} == kept
    assert contents(tmp_path) == contents(whole)


def test_a_finished_plan_is_not_played_again(whole: Path) -> None:
    before = times(whole)
    assert run(small(), whole, "processes", 2)[:2] == Run(0, 12, 0.0)[:2]
    assert times(whole) == before


@pytest.mark.parametrize("name", ["games-000001.parquet", "seats-000001.parquet"])
@pytest.mark.parametrize("damage", ["cut", "empty", "gone", "other"])
def test_a_damaged_file_is_noticed_and_its_games_are_played_again(
    whole: Path, tmp_path: Path, name: str, damage: str
) -> None:
    shutil.copytree(whole, tmp_path, dirs_exist_ok=True)
    file = tmp_path / name
    match damage:
        case "cut":
            file.write_bytes(file.read_bytes()[:-100])
        case "empty":
            file.write_bytes(b"")
        case "gone":
            file.unlink()
        case "other":
            file.write_bytes((tmp_path / name.replace("1", "2")).read_bytes())
    assert read(tmp_path).games["game"].to_list() == [0, 1, 2, *range(6, 12)]
    assert run(small(), tmp_path)[:2] == (3, 9)
    assert contents(tmp_path) == contents(whole)


def test_an_unfinished_file_is_not_taken_for_results(whole: Path, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_bytes((whole / "plan.json").read_bytes())
    (tmp_path / ".games-000000.parquet.unfinished").write_bytes(b"PAR1")
    (tmp_path / ".seats-000000.parquet.unfinished").write_bytes(b"PAR1")
    assert run(small(), tmp_path).played == 12
    assert contents(tmp_path) == contents(whole)


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = small(bots=(odd("Killer"),), seats=(2,))
    monkeypatch.setenv("KILLED", str(tmp_path / "killed"))
    run(plan, tmp_path / "processes", "processes", 2)
    assert (tmp_path / "killed").exists()
    run(plan, tmp_path / "here")
    assert contents(tmp_path / "processes") == contents(tmp_path / "here")


def test_games_that_kill_every_worker_are_named_and_the_others_are_kept(tmp_path: Path) -> None:
    plan = small(bots=(odd("Killer"),), seats=(2,), games=6)
    with pytest.raises(CannotRun, match=r"3 workers died \(exit code -9\) while they played games 3 to 5\."):
        run(plan, tmp_path, "processes", 1)
    assert read(tmp_path).games["game"].to_list() == [0, 1, 2]


def test_a_failing_bot_spoils_its_games_only(tmp_path: Path) -> None:
    plan = small(bots=(odd("NowAndThen"), "random"), seats=(2,), games=15)
    run(plan, tmp_path / "two", "processes", 2)
    run(plan, tmp_path / "one")
    assert contents(tmp_path / "two") == contents(tmp_path / "one")
    found = read(tmp_path / "one")
    failed = found.games.filter(found.games["failed_why"].is_not_null())
    assert failed["game"].to_list() == [3, 13]
    assert failed["failed_bot"].to_list() == [odd("NowAndThen")] * 2
    lost = found.seats.filter(found.seats["won"].is_null())
    assert lost["game"].to_list() == [3, 3, 13, 13]


def test_another_plan_in_the_folder_is_refused_with_what_differs(whole: Path) -> None:
    with pytest.raises(NoResults) as refused:
        run(small(seed="other", bots=("random",)), whole)
    said = 'bots: ["random","greedy"], not ["random"]; seed: "small", not "other"'
    assert f"holds the results of another plan ({said})." in str(refused.value)


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    def second(_done: int, _games: int) -> None:
        run(small(), tmp_path)

    with pytest.raises(NoResults, match="Another simulation is writing to"):
        run(small(), tmp_path, progress=second)


def test_a_file_in_place_of_the_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(NoResults, match="there is a file in its place"):
            run(small(), folder)
    assert (tmp_path / "file").read_text() == "precious"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoResults, match=r"xxx can't be written: File name too long\."):
        run(small(), tmp_path / ("x" * 300))


def test_a_full_disk_keeps_what_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put = results._put

    def full(file: Path, content: bytes) -> None:
        if file.name == "games-000002.parquet":
            raise OSError(28, "No space left on device")
        put(file, content)

    monkeypatch.setattr(results, "_put", full)
    with pytest.raises(NoResults, match="can't be written: No space left on device"):
        run(small(), tmp_path)
    assert read(tmp_path).games.height == 6


def test_a_folder_without_a_plan_holds_no_results(tmp_path: Path) -> None:
    with pytest.raises(NoResults, match=r"holds no results of a simulation: there is no plan\.json\."):
        read(tmp_path)
    (tmp_path / "games-000000.parquet").write_bytes(b"")
    with pytest.raises(NoResults, match=r"holds results, but no plan\.json that says what they are of\."):
        run(small(), tmp_path)


def test_a_damaged_plan_is_named(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"game": "luci')
    with pytest.raises(BadSetup, match=r"plan\.json is no plan of a simulation, or it is damaged"):
        run(small(), tmp_path)


@pytest.mark.parametrize(
    ("on", "workers", "sentence"),
    [
        ("mars", None, "Games are played on here, processes, ray or ray://host:port, not on 'mars'."),
        ("processes", 0, "At least 1 worker is needed, not 0."),
    ],
)
def test_places_and_workers_that_there_are_not(
    tmp_path: Path, on: str, workers: int | None, sentence: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        run(small(), tmp_path / "results", on, workers)
    assert str(refused.value) == sentence
    assert not (tmp_path / "results").exists()


def test_without_its_library_the_arena_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(NoResults, match=r"pip install 'dreamtable\[arena\]'"):
        run(small(), tmp_path)


def test_without_ray_the_arena_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CannotRun, match=r"Ray is not installed: pip install 'dreamtable\[ray\]'"):
        run(small(), tmp_path, "ray")


def test_an_address_without_a_cluster_is_named_at_once(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    for on in (f"ray://127.0.0.1:{port}", "ray://", "ray://127.0.0.1:high"):
        with pytest.raises(CannotRun, match=f"There is no Ray cluster at {on}: "):
            run(small(), tmp_path, on)


def test_a_ray_cluster_writes_the_same_files_byte_for_byte(whole: Path, tmp_path: Path) -> None:
    import ray

    ray.init(
        address="local",
        num_cpus=1,
        object_store_memory=80 * 1024 * 1024,
        include_dashboard=False,
        logging_level=logging.ERROR,
        log_to_driver=False,
    )
    try:
        with pytest.raises(KeyboardInterrupt):
            run(small(), tmp_path, "ray", progress=Told(stop_at=3))
        assert 0 < run(small(), tmp_path, "ray").played < 12
        assert ray.is_initialized(), "a cluster that was there before is left as it was"
    finally:
        ray.shutdown()
    assert contents(tmp_path) == contents(whole)
