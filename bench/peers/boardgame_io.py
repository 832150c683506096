"""The same load on boardgame.io 0.50 and on Dreamtable, one after the other on the same machine.

    python -m bench.peers.boardgame_io

Installs boardgame.io from npm into a temporary folder. It has the lighter task: tic-tac-toe, nothing stored,
no menus and no sentences, against Lucidity with a durable journal. In both, two clients sit at each table,
the one who is asked answers once both have the last update, and a delay lasts until both have the next one.
Everything is on 127.0.0.1 and bounded in time and number.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.server_load import HOST, at_share, call, free_port, play, show

SCRIPT = Path(__file__).with_suffix(".mjs")
PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50"},
    # A later koa-compose copies its list, and boardgame.io adds to the list after that.
    "overrides": {"koa-compose": "4.1.0"},
}
SET_UP_SECONDS = 180


def install(folder: Path) -> None:
    """Let npm fetch the framework, or say what is missing."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        sys.exit("The comparison needs Node 20 or newer with npm, which is not here.")
    (folder / "package.json").write_text(json.dumps(PACKAGE), encoding="utf-8")
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    try:
        subprocess.run(command, cwd=folder, check=True, timeout=SET_UP_SECONDS)  # noqa: S603
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        sys.exit("npm could not fetch boardgame.io 0.50: is the network there?")


def play_theirs(folder: Path, tables: int, seconds: float) -> dict[str, float]:
    """Run its server and a load in processes of their own; return the figures."""
    port = str(free_port())
    node = [shutil.which("node") or "node", str(SCRIPT)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([*node, "serve", port], cwd=folder, stdout=log, stderr=log)  # noqa: S603
    try:
        wait_for(int(port))
        load = [*node, "load", port, str(tables), str(seconds)]
        limit = SET_UP_SECONDS + seconds
        done = subprocess.run(load, cwd=folder, capture_output=True, check=True, timeout=limit)  # noqa: S603
    finally:
        server.terminate()
        server.wait(20)
    measured = json.loads(done.stdout)
    delays = sorted(measured["delays"])
    return {
        "tables": tables,
        "clients": 2 * tables,
        "answers_per_second": round(len(delays) / measured["seconds"]),
        "p50_ms": round(at_share(delays, 0.5), 1),
        "p99_ms": round(at_share(delays, 0.99), 1),
    }


def wait_for(port: int) -> None:
    """Wait until a server answers."""
    for _ in range(100):
        try:
            call(port, "GET", "/games")
        except OSError:
            time.sleep(0.1)
        else:
            return
    sys.exit(f"boardgame.io does not answer on {HOST}:{port}.")


def main(arguments: list[str] | None = None) -> None:
    """Measure both and print their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        theirs = play_theirs(Path(folder), chosen.tables, chosen.seconds)
    with tempfile.TemporaryDirectory() as folder:
        ours = play(Path(folder), chosen.tables, 0, chosen.seconds, processes=1)
    show("boardgame.io", **theirs)
    show("dreamtable", **ours)
    show(
        "ratio",
        answers_per_second=round(ours["answers_per_second"] / max(1, theirs["answers_per_second"]), 2),
        p99=round(ours["p99_ms"] / max(0.1, theirs["p99_ms"]), 2),
    )


if __name__ == "__main__":
    main()
