"""The pictures of docs/tour.md: each game's first minute, a turning point and an ending, large and small.

Run as a program, this takes them anew, of all games or of those that are named.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from bench.machine import CHROMIUM
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.kit import Guest
from browser.moments import ME, has_come_to
from dreamtable.games import bot_of, manifest_of, own_games, rules_of
from dreamtable.kernel import Chair, Match
from dreamtable.server.offers import read_options
from dreamtable.telling import sole_answer, tag_of
from server.kit import Server

FOLDER = Path(__file__).parents[2] / "docs" / "images" / "tour"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
LANGUAGES = {
    "en": {"locale": "en-GB", "names": ["Ada", "Ben", "Cleo", "Dov", "Eve"]},
    "zh-Hans": {"locale": "zh-CN", "names": ["小满", "阿舟", "青禾", "老顾", "知秋"]},
}
TURNING = {
    "lucidity": "became-nightmare",
    "inception": "vault-opened",
    "eldritch": "mystery-solved",
    "tamashii": "story-drawn",
    "etherfields": "tile-laid",
}
"""Which turning point is shown of each game."""
MOST_SEEDS = 40
MOST_STEPS = 200
STEP = 50
"""Milliseconds."""
QUALITY = 74
ANSWER = """([table, move]) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  line.onopen = () => line.send(JSON.stringify({type: 'hello', lang: 'en'}));
  line.onmessage = ({data}) => {
    for (const said of [JSON.parse(data)].flat())
      if (said.type === 'update' && said.question)
        line.send(JSON.stringify({type: 'answer', number: said.number, move}));
  };
}"""
"""Gives an answer over a line of its own: the page sees what comes of it."""


class Course(NamedTuple):
    """A match of quick bots: its seed and answers, and after how many of them the first seat lets it turn."""

    seed: str
    options: dict[str, str]
    lines: list[tuple[int, str]]
    turns: int


def course_of(game: str) -> Course:
    """Return a first game that turns by an answer of the first seat."""
    first, rules, bot = manifest_of(game).first_game, rules_of(game), bot_of(game)
    assert first is not None
    assert bot is not None
    options = {name: str(value) for name, value in first.options.items()}
    for number in range(MOST_SEEDS):
        seed = f"tour {number}"
        match: Match[Any] = Match(rules, first.seats, seed, read_options(rules, options, first.seats))
        bots = [bot.quick(f"{seed} {seat}") for seat in range(first.seats)]
        lines: list[tuple[int, str]] = []
        turns = None
        while match.question is not None:
            seat, heard = match.due()[0], match.happened
            decides = seat == ME and sole_answer(match, ME) is None
            move = bots[seat].choose(Chair(match, seat))
            match.answer(seat, move)
            told = [tag_of(event) for _, event in match.events(ME, heard) if event.is_turning_point()]
            if turns is None and decides and TURNING[game] in told:
                turns = len(lines)
            lines.append((seat, msgspec.json.encode(move).decode()))
        if turns is not None:
            return Course(seed, options, lines, turns)
    raise AssertionError(f"No match of {game} turns by an answer of the first seat.")


def take(page: Page, name: str) -> None:
    """Take a picture."""
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)


def visit(browser: Browser, server: Server, game: str, course: Course, size: str, lang: str) -> None:
    """Take the pictures of a game on a screen of some size, in a language."""
    first = manifest_of(game).first_game
    assert first is not None
    own, *friends = LANGUAGES[lang]["names"]
    wishes = {**SIZES[size], "locale": LANGUAGES[lang]["locale"], "reduced_motion": "no-preference"}

    def table(guest: Guest, answers: int) -> str:
        lines = course.lines[:answers]
        return has_come_to(
            guest, server, course.seed, lines, game, first.seats, None, course.options, friends
        )

    newcomer = Guest(browser, server, newcomer=True, **wishes)
    newcomer.context.request.get("/api/me")
    newcomer.context.request.put("/api/me/name", data={"name": own})
    asked = next(at for at, (seat, _) in enumerate(course.lines) if seat == ME)
    newcomer.page.goto(f"/table/{table(newcomer, asked)}")
    newcomer.has_read(game)
    newcomer.page.reload()
    expect(newcomer.page.locator("[data-board] [data-ref]").first).to_be_visible()
    newcomer.page.wait_for_timeout(1500)
    take(newcomer.page, f"{game}-first-{size}-{lang}")
    newcomer.context.close()

    guest = Guest(browser, server, speed="1", **wishes)
    guest.context.request.put("/api/me/name", data={"name": own})
    now = table(guest, course.turns)
    guest.page.clock.install()
    guest.page.goto(f"/table/{now}")
    expect(guest.page.locator("aside li > button, [data-board] [data-glow]").first).to_be_visible()
    guest.page.wait_for_timeout(1000)
    guest.page.clock.pause_at(guest.page.evaluate("Date.now() + 5_000"))
    guest.page.evaluate("scrollTo(0, 0)")
    guest.page.evaluate(ANSWER, [now, msgspec.json.decode(course.lines[course.turns][1])])
    for _ in range(MOST_STEPS):
        if guest.page.locator("[data-board] .turning").is_visible():
            break
        guest.page.wait_for_timeout(STEP)
        guest.page.clock.run_for(STEP)
    expect(guest.page.locator("[data-board] .turning")).to_be_visible()
    guest.page.wait_for_timeout(1000)  # its letters come by and by, whatever the clock of the page says
    take(guest.page, f"{game}-turning-{size}-{lang}")
    guest.context.close()

    guest = Guest(browser, server, **wishes)
    guest.context.request.put("/api/me/name", data={"name": own})
    last = table(guest, len(course.lines))
    guest.page.goto(f"/table/{last}")
    expect(guest.page.locator("dialog[open] .people")).to_be_visible()
    guest.page.wait_for_timeout(1500)
    take(guest.page, f"{game}-ending-{size}-{lang}")
    if guest.context.request.get(f"/api/tables/{last}/ending").json()["chapter"]:
        goes_on(guest, last, game, size, lang)
    guest.context.close()


def goes_on(guest: Guest, table: str, game: str, size: str, lang: str) -> None:
    """Make a campaign of a finished table; take the picture of its page at a desk, of its book on a phone."""
    page = guest.page
    campaign = guest.context.request.post("/api/campaigns/with-table", data={"table": table}).json()["id"]
    what, shown = ("campaign", "ol.road > li") if size == "desktop" else ("book", "main article")
    page.goto(f"/{what}/{campaign}")
    expect(page.locator(shown)).to_be_visible()
    page.wait_for_timeout(500)
    take(page, f"{game}-{what}-{size}-{lang}")


def main(games: list[str]) -> None:
    """Take the pictures: one language at the desk, the other one on the phone, in turns."""
    path = CHROMIUM.path
    if path is None:
        sys.exit(CHROMIUM.how)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for number, game in enumerate(own_games()):
                if game in games or not games:
                    course = course_of(game)
                    languages = list(LANGUAGES) if number % 2 == 0 else list(reversed(LANGUAGES))
                    for size, lang in zip(SIZES, languages, strict=True):
                        visit(browser, server, game, course, size, lang)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
