"""How soon a page is seen on a slow phone, and how much it moves by itself. Prints one JSON object a line.

A phone with a quarter of this processor, on a slow mobile network (1.6 Mbit/s down, 0.75 up, 150 ms), with
nothing kept from before. Each figure is the middle one of several visits: the first paint (fcp), the largest
one (lcp, until a second after the page is drawn), the shift of its layout (cls).
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench.chromium import HOW, chromium
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


def visit(browser: Browser, port: int, game: str | None) -> Figures:
    """Come to the front page, or to a running table of a game, with a phone that has never been there."""
    address = f"http://{HOST}:{port}"
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True
    )
    context.set_default_timeout(120_000)
    path = "/"
    if game is not None:
        seats = manifest_of(game).usual_seats
        context.request.get(f"{address}/api/me")
        bots = {str(seat): "random" for seat in range(1, seats)}
        wish = {"game": game, "seats": seats, "bots": bots, "start": True}
        made = context.request.post(f"{address}/api/tables", data=wish).json()
        path = f"/table/{made['table']['id']}"
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


def main(arguments: list[str] | None = None) -> None:
    """Visit the front page and a table of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", choices=playable_games(), help="a table of this game only")
    chosen = parser.parse_args(arguments)
    path = chromium()
    if path is None or not (ROOT / "index.html").is_file():
        print(f"not measured: painting ({HOW if path is None else 'the client is not built: make web'})")
        return
    games = [None, *playable_games()] if chosen.game is None else [chosen.game]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "--bot-pause", "60")  # what moves then moves by itself
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for game in games:
                visits = [visit(browser, server.port, game) for _ in range(chosen.rounds)]
                place = game or "front"
                for name, (unit, most) in MEASURED.items():
                    value = round(statistics.median(one[name] for one in visits), 3)
                    show(f"paint.{place}.{name}", value=value, unit=unit, most=most, rounds=chosen.rounds)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
