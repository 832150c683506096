"""How soon a page is seen on a slow device, and how long it stays deaf while a board changes.

A phone with a quarter of this processor, on a slow mobile network (1.6 Mbit/s down, 0.75 up, 150 ms), with
nothing kept from before. Each figure is the middle one of several visits: the first paint (fcp), the largest
one (lcp, until a second after the page is drawn), the shift of its layout (cls).

Then some answers are given at a table of each game, at a desk and on a phone: how many requests opened it,
and the longest task of the page while its board changed, in time of its processor. `--source` measures the
client of another tree beside this one, in the same run. Prints one JSON object a line.
"""

import argparse
import json
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from bench.machine import CHROMIUM
from bench.server_load import HOST, Server, show
from dreamtable.games import manifest_of, playable_games
from dreamtable.server.pages import ROOT

MEASURED = {"fcp": ("ms", 1800), "lcp": ("ms", None), "cls": ("", 0.1)}
"""Units, and what is the most that it should be."""
SLOWER = 4
"""How many times slower than this processor the phone's is."""
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""Bytes a second, and milliseconds."""
OBSERVE = """
window.seen = {lcp: 0, cls: 0};
const watch = (type, take) => new PerformanceObserver(list => list.getEntries().forEach(take))
  .observe({type, buffered: true});
watch('largest-contentful-paint', one => { window.seen.lcp = one.startTime; });
watch('layout-shift', one => { if (!one.hadRecentInput) window.seen.cls += one.value; });
"""
SEEN = "() => ({...window.seen, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime})"
Figures = dict[str, float]
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1366, "height": 768}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
MOST_REQUESTS = 25
LONGEST_TASK = 200
"""Milliseconds."""
ANSWERS = 14
A_WHILE = 900
"""Milliseconds in which what an answer brings about is seen."""
TRIES = 40
TRACED = ["toplevel", "disabled-by-default-devtools.timeline"]
TURNS_PAGE = "article.book footer .primary, article.page footer .primary"
CONFIRMS = "button.confirm:not([disabled])"
CHOICES = "section[data-beside] li > button.choice"


def visit(browser: Browser, port: int, game: str | None) -> Figures:
    """Come to the front page, or to a running table of a game, with a phone that has never been there."""
    address = f"http://{HOST}:{port}"
    context = browser.new_context(**SCREENS["phone"])
    context.set_default_timeout(120_000)
    path = "/" if game is None else table_of(context, address, game)
    context.add_init_script(OBSERVE)
    page = context.new_page()
    phone = context.new_cdp_session(page)
    phone.send("Network.enable")
    phone.send("Network.emulateNetworkConditions", NETWORK)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address + path)
    page.locator("article" if game is None else "[data-ref]").first.wait_for()
    page.wait_for_timeout(1000)
    figures: Figures = page.evaluate(SEEN)
    context.close()
    return figures


def table_of(context: BrowserContext, address: str, game: str) -> str:
    """Have a running table of a game against bots; return its path."""
    seats = manifest_of(game).usual_seats
    context.request.get(f"{address}/api/me")
    bots = {str(seat): "random" for seat in range(1, seats)}
    wish = {"game": game, "seats": seats, "bots": bots, "start": True}
    made = context.request.post(f"{address}/api/tables", data=wish).json()
    return f"/table/{made['table']['id']}"


def changes(browser: Browser, port: int, game: str, screen: str) -> tuple[int, float]:
    """Play a little at a table; return how many requests opened it, and its longest task in milliseconds."""
    address = f"http://{HOST}:{port}"
    context = browser.new_context(locale="en-US", **SCREENS[screen])
    path = table_of(context, address, game)
    context.request.put(f"{address}/api/me/hints", data={"wanted": False})
    page = context.new_page()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(address + path)
    page.locator("[data-ref]").first.wait_for()
    page.wait_for_timeout(1500)
    opened = len(requests)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=TRACED)
    play(page, random.Random(3))
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return opened, longest(traced)


def play(page: Page, chance: random.Random) -> None:
    """Give some answers by chance, with the mouse."""
    answers = 0
    for _ in range(ANSWERS * TRIES):
        if answers == ANSWERS:
            return
        page.wait_for_timeout(100)
        turns, confirms, choices = (page.locator(one) for one in (TURNS_PAGE, CONFIRMS, CHOICES))
        try:
            if turns.first.is_visible():
                turns.first.click(timeout=3000)
            elif confirms.is_visible():
                confirms.click(timeout=3000)
            elif count := choices.count():
                choices.nth(chance.randrange(count)).click(timeout=3000)
                answers += 1
                page.wait_for_timeout(A_WHILE)
        except TookTooLong:
            continue  # it was answered by itself, or something lies over it


def longest(traced: list[dict[str, Any]]) -> float:
    """Return the longest task on the main thread of a page."""
    main = {
        (event["pid"], event["tid"])
        for event in traced
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: list[float] = [
        event["tdur"]
        for event in traced
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in main and "tdur" in event
    ]
    return max(tasks) / 1000


def main(arguments: list[str] | None = None) -> None:
    """Visit the front page and a table of each game, and play there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", choices=playable_games(), help="a table of this game only")
    parser.add_argument("--source", type=Path, help="measure this tree, too")
    parser.add_argument("--changes", action="store_true", help="play only")
    chosen = parser.parse_args(arguments)
    path = CHROMIUM.path
    if path is None or not (ROOT / "index.html").is_file():
        missing = CHROMIUM.how if path is None else "the client is not built: make web"
        print(f"not measured: painting ({missing})")
        return
    games = [None, *playable_games()] if chosen.game is None else [chosen.game]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            if not chosen.changes:
                visits_of(browser, Path(folder), games, chosen.rounds)
            changes_of(browser, Path(folder), [game for game in games if game], chosen.rounds, chosen.source)
        finally:
            browser.close()


def visits_of(browser: Browser, folder: Path, games: list[str | None], rounds: int) -> None:
    """Show how soon pages are seen."""
    server = Server(folder, "--bot-pause", "60")  # what moves then moves by itself
    try:
        for game in games:
            visits = [visit(browser, server.port, game) for _ in range(rounds)]
            place = game or "front"
            for name, (unit, most) in MEASURED.items():
                value = round(statistics.median(one[name] for one in visits), 3)
                show(f"paint.{place}.{name}", value=value, unit=unit, most=most, rounds=rounds)
    finally:
        server.stop()


def changes_of(browser: Browser, folder: Path, games: list[str], rounds: int, source: Path | None) -> None:
    """Show what opening a table and changes of its board take, of another tree in turns with this one."""
    trees = {"": None} if source is None else {"before.": source, "": None}
    for tree in trees:
        (folder / f"changes{tree}").mkdir()
    servers = {tree: Server(folder / f"changes{tree}", source=of) for tree, of in trees.items()}
    try:
        for game in games:
            for screen in SCREENS:
                seen: dict[str, list[tuple[int, float]]] = {tree: [] for tree in trees}
                for _ in range(rounds):
                    for tree, server in servers.items():
                        seen[tree].append(changes(browser, server.port, game, screen))
                for tree, found in seen.items():
                    name = f"paint.{tree}{game}.{screen}"
                    requests, task = (statistics.median(one) for one in zip(*found, strict=True))
                    show(
                        f"{name}.requests", value=round(requests), unit="", most=MOST_REQUESTS, rounds=rounds
                    )
                    show(f"{name}.task", value=round(task), unit="ms", most=LONGEST_TASK, rounds=rounds)
    finally:
        for server in servers.values():
            server.stop()


if __name__ == "__main__":
    main()
