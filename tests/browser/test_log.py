"""The log of a long match is read back page by page."""

import math
import random

from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import words
from server.kit import Server, Visitor, log_of, play, seated

PAGE = 200
"""So many events are told to somebody who comes, and by every page before."""


def a_long_match(server: Server) -> tuple[str, list[str]]:
    """Return a table where a long match is over, and all lines of its log for an onlooker."""
    for seed in range(20):
        table, people = seated(server, 4, private=False)
        players = [one.sits(table) for one in people]
        play(players, random.Random(seed))
        for player in players:
            player.leave()
        watcher = Visitor(server)
        with watcher.sits(table) as onlooker:
            onlooker.hear_until("update")
            total = onlooker.update["total"]
            lines = [event["text"] for event in log_of(watcher, table, onlooker)]
        if total > 2 * PAGE:
            return table, lines
    raise AssertionError("No match was long enough.")


def test_earlier_lines_are_shown_page_by_page_until_the_log_begins(welcome: Welcome, server: Server) -> None:
    table, lines = a_long_match(server)
    guest = welcome()
    guest.page.goto(f"/#/table/{table}")
    guest.page.get_by_role("button", name=words("web-see-table")).click()
    log = guest.page.get_by_role("list", name=words("web-log"))
    earlier = log.get_by_role("button", name=words("web-log-earlier"))
    texts = log.locator("li .line")
    expect(earlier).to_be_visible()
    expect(texts.last).to_have_text(lines[-1])
    asked: list[str] = []
    guest.page.on("request", lambda sent: asked.append(sent.url) if "/log?before=" in sent.url else None)
    pages = math.ceil(guest.seat.update["first"] / PAGE)
    assert pages >= 2
    for _ in range(pages):
        shown = texts.count()
        assert shown < len(lines)
        earlier.click()
        expect(texts).not_to_have_count(shown)
        assert texts.count() > shown
    expect(earlier).to_be_hidden()
    assert len(asked) == pages
    expect(texts).to_have_text(lines)
