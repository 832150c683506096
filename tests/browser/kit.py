"""People at browsers: what they click, what they see, and what goes over their line."""

import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    StorageState,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as TookTooLong

from dreamtable.games import rules_of
from dreamtable.lang import Speaker
from server.kit import Server, messages_in, with_changes

PATIENCE = 60_000
"""Milliseconds that a page may take for anything."""
SOON = 3000
"""Milliseconds after which something that was there a moment ago is gone."""
TRIES = 12
"""How often something is looked for anew within that time, where others may change it."""
BEAT = 700
"""A little more than the pause between two changes on a table, in milliseconds."""
MOST_ANSWERS = 400
"""No game of Lucidity at two seats needs as many."""

expect.set_options(timeout=PATIENCE)


def words(key: str, lang: str = "en", **args: str | int) -> str:
    """Return a message of the web table."""
    return Speaker(lang).say(key, **args)


def game_words(game: str, key: str, lang: str = "en", **args: str | int) -> str:
    """Return a message of a game."""
    return Speaker(lang, rules_of(game)).say(key, **args)


class Guest:
    """Somebody with a browser of their own, and the page in front of them."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        newcomer: bool = False,
        speed: str = "0",
        together: bool = False,
        **context: Any,
    ) -> None:
        """Come in; somebody who is no newcomer has switched the hints off.

        Tables show what happens at this speed: by default all stages are gone through, and none takes time.
        Of several things that are to be picked each is an answer, unless they are picked `together`.
        """
        wishes = {"locale": "en-US", "reduced_motion": "reduce", "viewport": {"width": 1000, "height": 700}}
        kept: StorageState = {
            "cookies": [],
            "origins": [
                {
                    "origin": server.url,
                    "localStorage": [
                        {"name": "dreamtable.speed", "value": speed},
                        {"name": "dreamtable.together", "value": "yes" if together else "no"},
                    ],
                }
            ],
        }
        self.context = browser.new_context(base_url=server.url, storage_state=kept, **{**wishes, **context})
        self.context.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda event: self.errors.append(str(event.error)))
        self.seats: list[Seat] = []
        self.seat = self.opens_tab()
        if not newcomer:
            self.context.request.get("/api/me")
            assert self.context.request.put("/api/me/hints", data={"wanted": False}).ok

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.errors.append(line.text)

    @property
    def page(self) -> Page:
        return self.seat.page

    def opens_tab(self) -> "Seat":
        """Open another tab."""
        seat = Seat(self.context.new_page())
        self.seats.append(seat)
        return seat

    def lands(self) -> None:
        """Open the front page."""
        self.page.goto("/")
        expect(self.page.get_by_role("button", name=words("web-play-bots"))).to_be_visible()

    def has_table(self, game: str, seats: int, **wishes: Any) -> str:
        """Have a running table against bots; return its id."""
        self.context.request.get("/api/me")
        bots = {str(seat): "random" for seat in range(1, seats)}
        body = {"game": game, "seats": seats, "bots": bots, "start": True, **wishes}
        answer = self.context.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["id"])

    def plays(self, game: str, seats: int, **wishes: Any) -> "Seat":
        """Sit at a running table against bots, asked something."""
        table = self.has_table(game, seats, **wishes)
        self.page.goto(f"/#/table/{table}")
        expect(self.seat.question).to_be_visible()
        return self.seat

    def has_read(self, game: str) -> None:
        """Have read the rules of a game in short."""
        self.context.request.get("/api/me")
        assert self.context.request.put(f"/api/me/read/{game}").ok

    def hosts(self, game: str, seats: int, *bots: int, packs: Sequence[str] = ()) -> None:
        """Open a table by clicks, with bots on some seats (counted from one), maybe with packs."""
        self.page.get_by_role("button", name=words("web-host"), exact=True).first.click()
        dialog = self.page.get_by_role("dialog", name=words("web-host"))
        dialog.get_by_role("combobox", name=words("web-game"), exact=True).select_option(game)
        dialog.get_by_role("combobox", name=words("web-seats"), exact=True).select_option(str(seats))
        for seat in bots:
            name = words("web-seat", number=seat)
            dialog.get_by_role("combobox", name=name, exact=True).select_option("random")
        for pack in packs:
            dialog.get_by_role("checkbox", name=pack).check()
        dialog.get_by_role("button", name=words("web-open-table")).click()
        expect(self.page.get_by_label(words("web-invite"))).to_be_visible()


class Seat:
    """A tab at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.update: Any = None
        self.events: list[Any] = []
        self.answered = 0
        self.chance = random.Random(7)
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._sent)
        line.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        self.answered += json.loads(frame)["type"] == "answer"

    def _received(self, frame: str | bytes) -> None:
        for part in messages_in(frame):
            message = with_changes(self.update, part)
            if message["type"] == "update":
                self.update = message
                self.events = [*([] if message["restart"] else self.events), *message["events"]]

    # What the page shows

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=words("web-question"))

    @property
    def choices(self) -> Locator:
        return self.question.locator("li > button")

    @property
    def understood(self) -> Locator:
        """What confirms that one has become somebody else."""
        return self.page.get_by_role("button", name=words("web-understood"), exact=True)

    @property
    def narrowed(self) -> Locator:
        return self.question.get_by_role("button", name=words("web-narrowed"))

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("button", name=words("web-rematch"), exact=True)

    @property
    def lines(self) -> Locator:
        """The lines of the log."""
        return self.page.get_by_role("list", name=words("web-log")).get_by_role("listitem")

    @property
    def glowing(self) -> Locator:
        """What may be touched on the board."""
        return self.page.locator("[data-ref][data-glow]")

    @property
    def book(self) -> Locator:
        """The page of a story that lies open over the board."""
        return self.page.locator("article.book, article.page")

    @property
    def number(self) -> int:
        """How many answers the match has seen, as this tab was told."""
        return -1 if self.update is None else int(self.update["answers"])

    @property
    def asked(self) -> bool:
        return self.update is not None and self.update["question"] is not None

    @property
    def over(self) -> bool:
        return self.update is not None and self.update["outcome"] is not None

    # What somebody does there

    def turn_comes(self) -> bool:
        """Let the time of a page with a clock of its own fly until this seat is asked; False at the end."""
        here = self.question.or_(self.ending)
        for _ in range(60):
            if here.is_visible():
                break
            self.reads()  # others wait for who reads
            self.page.clock.run_for(BEAT)
        expect(here).to_be_visible()
        if self.understood.is_visible():
            self.understood.press("Enter")
        return not self.over

    def reads(self) -> list[str]:
        """Read all pages that lie open; return their numbers."""
        told: list[str] = []
        while self.book.is_visible():
            with suppress(TookTooLong):  # an answer that is under way may close it just now
                told.append(self.book.locator(".number").inner_text(timeout=SOON))
                self.book.locator("footer .primary").click(timeout=SOON)
        return told

    def choose(self) -> int:
        """Return an entry of the menu that brings a game of Lucidity to its end soon."""
        texts = self.choices.all_inner_texts()
        for wish in ("Deep", "Dream Again", "Return a yellow", "Return a green"):
            for at, text in enumerate(texts):
                if wish in text:
                    return at
        plain = [at for at, text in enumerate(texts) if "reroll" not in text]
        return self.chance.choice(plain or list(range(len(texts))))

    def click_choice(self, at: int | None = None) -> None:
        """Answer by a click on the menu; if it changes meanwhile (where all act at once), by another one."""
        for _ in range(TRIES - 1):
            try:
                return self._choice(at).click(timeout=PATIENCE / TRIES)
            except TookTooLong:
                continue
        return self._choice(at).click()

    def _choice(self, at: int | None) -> Locator:
        return self.choices.nth(self.chance.randrange(self.choices.count()) if at is None else at)


def unfold(question: Locator) -> None:
    """Let the menu list what is made on the board, too."""
    folded = question.locator("button.folded")
    if folded.is_visible():
        folded.click()


def meanwhile(seats: Sequence[Seat], holds: Callable[[], bool]) -> None:
    """Let all tabs go on until something holds."""
    for _ in range(PATIENCE // 20):
        if holds():
            return
        for seat in seats:
            seat.page.wait_for_timeout(20 / len(seats))
    raise AssertionError(f"It stays as it is: {[seat.number for seat in seats]}")
