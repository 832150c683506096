"""Tamashii in the browser: the Prologue from the first click to its end, on a desk and on a phone."""

import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Welcome
from browser.kit import BEAT, PATIENCE, Guest, Seat, game_words, meanwhile, words
from browser.moments import Moment, asked_by, comes_to, offers, with_boss, with_foes
from browser.test_looks import AXE, IN_SIGHT, STILL, assert_fits, serious
from dreamtable.games.tamashii.model import FACE_DOWN, Step
from server.kit import Server

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
THUMB = 44
"""How large what is touched with a thumb must be, in pixels."""
LANGUAGES = {"en": "en-US", "zh-Hans": "zh-CN"}
MOST_ANSWERS = 400
OPTIONS = {"scenario": "a", "start": "0"}

tamashii_words = partial(game_words, "tamashii")

LAUNCHER_IN_SIGHT = """() => {
  const launcher = document.querySelector('.launcher.mine').getBoundingClientRect();
  const head = document.querySelector('header').getBoundingClientRect();
  return launcher.top >= head.bottom - 1
    && launcher.bottom <= innerHeight - document.querySelector('aside').offsetHeight + 1;
}"""
OVERLAPS = """() => {
  const fields = ['.banner', '.tabs', '.side', '.city', '.plot', '.tray', '.rest']
    .map(name => [name, document.querySelector(`.tamashii .table > ${name}, .tamashii .own > ${name}`)])
    .filter(([, field]) => field).map(([name, field]) => [name, field.getBoundingClientRect()]);
  const found = [];
  fields.forEach(([one, a], at) => fields.slice(at + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(`${one} and ${other}`);
  }));
  const side = document.querySelector('.tamashii .side');
  if (side) for (const part of side.children)
    if (part.getBoundingClientRect().bottom > side.getBoundingClientRect().bottom + 1)
      found.push(`${part.className} sticks out`);
  return found;
}"""
"""Says which fields of the table lie over each other, and what sticks out of the one with the launcher."""


def begins(guest: Guest, seats: int = 2) -> Seat:
    """Sit down at the Prologue with bots, on a page whose time can fly."""
    guest.page.clock.install()
    return guest.plays("tamashii", seats, options=OPTIONS)


def until(me: Seat, holds: Callable[[], bool]) -> None:
    """Let the time of the page fly until something holds, however long the machine takes for it."""
    late = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < late, f"It stays as it is: {asking(me)}"
        me.page.clock.run_for(BEAT)
        me.page.wait_for_timeout(10)


def turn_comes(me: Seat, lang: str = "en") -> bool:
    """Let time fly until this seat is asked or has a page to read, for which bots wait; False at the end."""
    question = me.page.get_by_role("region", name=words("web-question", lang))
    ending = me.page.get_by_role("button", name=words("web-rematch", lang), exact=True)
    until(me, lambda: question.or_(ending).is_visible() or me.book.is_visible())
    return not me.over


def reads_on(page: Page, lang: str = "en") -> None:
    """Read all pages of the story that lie open."""
    on = page.get_by_role("button", name=tamashii_words("web-tamashii-continue", lang), exact=True)
    expect(on).to_be_visible()
    while on.is_visible():
        on.click()


def asking(me: Seat) -> tuple[int, int]:
    """Return which question it is: in a lane only the own answers count."""
    return me.update["lane"], int(me.update["number"])


def answered(me: Seat, before: tuple[int, int]) -> None:
    """Wait until an answer has come back."""
    until(me, lambda: asking(me) != before or me.over)


def spots(page: Page) -> Locator:
    return page.locator(".launcher.mine .spot")


def first_write(me: Seat, seat: int = 0) -> tuple[int, int]:
    """Return a token that can be moved, and the cell to which it can go."""
    launcher = me.update["view"]["players"][seat]["launcher"]
    edges = [pair for pair in edges_of_grid() if launcher[pair[0]] != launcher[pair[1]] and launcher[pair[0]]]
    offered = [move["move"][1] for move in me.update["question"]["moves"] if move["move"][0] == "write"]
    every = edges_of_grid()
    return next(every[int(edge)] for edge in offered if every[int(edge)] in edges)


def edges_of_grid() -> list[tuple[int, int]]:
    from dreamtable.games.tamashii.launcher import EDGES

    return list(EDGES)


def until_writing(me: Seat) -> None:
    """Choose the first board, read the story, and come to the first writing step."""
    page = me.page
    before_it = asking(me)
    page.locator('[data-ref="colour:red"]').click()
    answered(me, before_it)
    turn_comes(me)
    assert me.update["question"]["rule"] == "TAM-WRI-02"
    reads_on(page)


@pytest.mark.parametrize(("screen", "lang"), [(DESK, "zh-Hans"), (PHONE, "en")], ids=["desk-zh", "phone-en"])
def test_the_prologue_is_played_from_the_first_click_to_its_end(
    welcome: Welcome, screen: dict[str, Any], lang: str
) -> None:
    guest = welcome(**screen, locale=LANGUAGES[lang])
    page, me = guest.page, guest.seat
    page.clock.install()
    opens_from_the_poster(page, lang)
    told: list[str] = []
    title = page.locator("article.page h2")
    question = page.get_by_role("region", name=words("web-question", lang))
    on = page.get_by_role("button", name=tamashii_words("web-tamashii-continue", lang), exact=True)
    for _ in range(MOST_ANSWERS):
        if not turn_comes(me, lang):
            break
        while len(told) < pages(me) or me.book.is_visible():  # also the page that asks for a decision
            told.append(title.inner_text())
            on.click()
        if question.is_visible():
            answers_by_click(me, lang)
    assert me.over
    assert me.update["view"]["outcome"]["reason"] in ("victory", "defeat")
    expect(title).to_be_visible()
    assert len(told) >= 3
    assert tamashii_words("card-guide-a", lang) in told
    ends_on_the_whole_screen(page, lang)


def opens_from_the_poster(page: Page, lang: str) -> None:
    """Open a table of two with a bot, by clicks from the poster on the front page."""
    page.goto("/")
    poster = page.locator("article", has=page.get_by_role("heading", name=tamashii_words("game-title", lang)))
    poster.get_by_role("button", name=words("web-host", lang), exact=True).click()
    dialog = page.get_by_role("dialog", name=words("web-host", lang))
    dialog.get_by_role("combobox", name=words("web-seats", lang), exact=True).select_option("2")
    other = dialog.get_by_role("combobox", name=words("web-seat", lang, number=2), exact=True)
    other.select_option("random")
    dialog.get_by_role("button", name=words("web-open-table", lang)).click()
    page.get_by_role("button", name=words("web-start", lang), exact=True).click()


def ends_on_the_whole_screen(page: Page, lang: str) -> None:
    """Read the last page of the story, see how it went, on the whole screen, and then the table."""
    result = page.locator("dialog[open]:has(.people)")
    expect(page.locator("article.page")).to_be_visible()
    assert_fits(page, f"the last page, {lang}")
    expect(result).to_have_count(0)
    reads_on(page, lang)
    expect(result.get_by_role("article")).to_have_count(2)
    expect(result.get_by_role("figure", name=words("web-course", lang))).to_be_visible()
    assert_fits(page, f"the end, {lang}")
    result.get_by_role("button", name=words("web-see-table", lang)).click()
    expect(page.locator("article.page")).to_have_count(0)
    assert_fits(page, f"the table after the end, {lang}")


def pages(me: Seat) -> int:
    """Return how many pages the story has by now: the guide's, and one for each card that was drawn."""
    drawn = set(me.update["view"]["drawn"])
    return len(drawn) + 1 if drawn else 0


def answers_by_click(me: Seat, lang: str) -> None:
    """Answer on the board where it can be done at once, else by the menu."""
    page, before_it = me.page, asking(me)
    moves = me.update["question"]["moves"]
    kinds = {move["move"][0] for move in moves}
    if "write" in kinds:
        a, b = first_write(me)
        spots(page).nth(a).click()
        spots(page).nth(b).click()
    elif "move-to" in kinds:
        page.locator(".place[data-glow]").first.click()
    elif "launch" in kinds:
        page.locator(".program[data-glow]").first.click()
    else:
        page.get_by_role("region", name=words("web-question", lang)).locator("li > button").first.click()
    answered(me, before_it)


def test_a_token_is_moved_by_clicks_by_dragging_and_by_keys_and_a_write_is_taken_back(
    welcome: Welcome,
) -> None:
    guest = welcome(**DESK)
    me = begins(guest)
    until_writing(me)
    page = guest.page

    def launcher() -> list[int]:
        return list(me.update["view"]["players"][0]["launcher"])

    before = launcher()
    a, b = first_write(me)
    before_it = asking(me)
    spots(page).nth(a).click()
    expect(spots(page).nth(a)).to_have_attribute("aria-pressed", "true")
    spots(page).nth(b).click()
    answered(me, before_it)
    assert (launcher()[a], launcher()[b]) == (before[b], before[a])

    turn_comes(me)
    page.get_by_role("button", name=words("web-undo")).click()
    for _ in range(100):
        if launcher() == before:
            break
        page.clock.run_for(100)
        page.wait_for_timeout(10)
    assert launcher() == before

    turn_comes(me)
    before_it = asking(me)
    spots(page).nth(a).drag_to(spots(page).nth(b))
    answered(me, before_it)
    assert (launcher()[a], launcher()[b]) == (before[b], before[a])

    turn_comes(me)
    now = launcher()
    a, b = first_write(me)
    before_it = asking(me)
    spots(page).nth(a).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight" if b == a + 1 else "ArrowDown")
    answered(me, before_it)
    assert (launcher()[a], launcher()[b]) == (now[b], now[a])


def test_who_wants_help_sees_what_writes_complete(welcome: Welcome) -> None:
    guest = welcome(**DESK)
    me = begins(guest)
    until_writing(me)
    page = guest.page
    page.clock.run_for(500)
    page.get_by_role("button", name=tamashii_words("web-tamashii-help"), exact=True).click()
    found = page.locator(".ways .way").or_(page.get_by_text(tamashii_words("web-tamashii-help-none")))
    expect(found.first).to_be_visible()
    ways = page.locator(".ways .way")
    if ways.count():
        ways.first.click()
        expect(page.locator(".cell.part").first).to_be_visible()
        assert page.locator(".arrows line").count() in (1, 2, 3)


LOW: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
LOCKED_ON: tuple[Moment, int, str | None, dict[str, str]] = (
    with_foes(asked_by("TAM-WRI-02", 3)),
    2,
    None,
    {"scenario": "b"},
)


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["desk", "phone"])
def test_who_touches_a_program_sees_its_writes_makes_them_at_once_and_takes_them_back(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    moment, seats, mode, options = LOCKED_ON
    me = comes_to(guest, server, moment, "tamashii", seats, mode, **options)
    page = guest.page

    def mine() -> Any:
        return me.update["view"]["players"][0]

    near = page.locator(".side .program.near")
    expect(near.first).to_be_visible()
    before, writes = list(mine()["launcher"]), int(mine()["writes"])
    near.last.click()
    proposal = page.locator(".launcher.mine .proposal")
    expect(proposal).to_be_visible()
    count = page.locator(".arrows line").count()
    assert count >= 1
    if screen is PHONE:
        page.wait_for_function(LAUNCHER_IN_SIGHT)
    proposal.locator(".primary").click()
    wait_until(page, lambda: int(mine()["writes"]) == writes - count)
    expect(proposal).to_have_count(0)
    assert list(mine()["launcher"]) != before
    me.question.get_by_role("button", name=words("web-undo")).click()
    wait_until(page, lambda: list(mine()["launcher"]) == before and int(mine()["writes"]) == writes)


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait until something has come over the line."""
    late = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < late
        page.wait_for_timeout(20)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_combat_the_board_shows_whom_the_enemies_will_hurt(
    welcome: Welcome, server: Server, lang: str
) -> None:
    guest = welcome(**LOW, locale=LANGUAGES[lang])
    moment, seats, mode, options = LOCKED_ON
    me = comes_to(guest, server, moment, "tamashii", seats, mode, **options)
    page = guest.page
    threat = page.locator(".foe .threat")
    expect(threat.first).to_contain_text("88")
    first = me.update["foretold"][0]
    expect(threat.first).to_have_attribute("aria-label", first["text"])
    own = [sign["num"] for one in me.update["foretold"] for sign in one["signs"] if "seat:0" in sign["refs"]]
    expect(page.locator(".lives .maybe")).to_have_count(min(sum(own), 5))
    expect(page.locator(".tabs .threat").first).to_contain_text(f"−{sum(own)}")


def test_what_ends_a_step_is_in_sight_on_a_low_screen_with_a_hint_open(
    welcome: Welcome, server: Server
) -> None:
    guest = welcome(newcomer=True, **LOW)
    guest.has_read("tamashii")
    moment, seats, mode, options = LOCKED_ON
    me = comes_to(guest, server, moment, "tamashii", seats, mode, **options)
    expect(guest.page.get_by_role("region", name=words("web-coach"))).to_be_visible()
    ready = me.choices.filter(has_text=tamashii_words("move-ready"))
    expect(ready).to_have_count(1)
    guest.page.wait_for_function(STILL)
    assert ready.evaluate(IN_SIGHT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_ends_the_writing_stays_in_sight_on_a_phone_with_a_hint_open(
    welcome: Welcome, server: Server, lang: str
) -> None:
    guest = welcome(newcomer=True, locale=LANGUAGES[lang], **PHONE)
    guest.has_read("tamashii")
    me = comes_to(guest, server, offers("write"), "tamashii", 3)
    expect(me.book).to_be_visible()
    me.reads()
    expect(guest.page.get_by_role("region", name=words("web-coach", lang))).to_be_visible()
    question = guest.page.get_by_role("region", name=words("web-question", lang))
    ready = question.locator("li > button", has_text=tamashii_words("move-ready", lang))
    guest.page.wait_for_function(STILL)
    box = ready.bounding_box()
    assert ready.evaluate(IN_SIGHT)
    assert box is not None
    assert box["y"] + box["height"] <= 844


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["desk", "phone"])
def test_a_place_that_lies_face_down_bears_the_number_by_which_the_menu_calls_it(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    me = comes_to(guest, server, offers("move-to"), "tamashii", 2, "cooperative", scenario="b")
    expect(guest.page.locator(".map .place").first).to_be_visible()
    places = me.update["view"]["places"]
    hidden = [at for at, place in enumerate(places) if not place["shown"] and place["tile"] == FACE_DOWN]
    assert hidden
    for at in hidden:
        label = guest.page.locator(f'.map .place[data-ref="place:{at}"] .number')
        expect(label).to_have_text(str(at + 1))
        called = tamashii_words("move-move-to", place=tamashii_words("place-number", number=at + 1))
        offered = [move for move in me.update["question"]["moves"] if f"place:{at}" in move["refs"]]
        assert all(move["text"] == called for move in offered)
    expect(guest.page.locator(".map .number")).to_have_count(len(hidden))


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["desk", "phone"])
def test_the_names_of_places_stay_on_the_map_of_rivals(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    comes_to(guest, server, asked_by("TAM-WRI-02", 3), "tamashii", 3, "rivals")
    expect(guest.page.locator(".map .name").first).to_have_count(1)


def test_the_coach_tells_what_is_new_when_it_comes_up(welcome: Welcome) -> None:
    guest = welcome(newcomer=True, **DESK)
    me = begins(guest)
    coach = guest.page.get_by_role("region", name=words("web-coach"))
    got_it = coach.get_by_role("button", name=words("web-coach-got-it"))
    guest.page.get_by_role("button", name=words("web-first-table-no")).click()
    expect(coach).to_contain_text(tamashii_words("hint-colour"))
    got_it.click()
    expect(coach).to_be_hidden()
    until_writing(me)
    expect(coach).to_have_attribute("data-coach", "story")
    got_it.click()
    expect(coach).to_contain_text(tamashii_words("hint-writing"))
    expect(guest.page.locator("[data-coached]").first).to_be_visible()
    got_it.click()
    answers_by_click(me, "en")
    expect(coach).to_contain_text(tamashii_words("hint-ahead"))


def test_cells_are_as_large_as_a_thumb_and_the_whole_launcher_is_in_sight_on_a_phone(
    welcome: Welcome,
) -> None:
    guest = welcome(**PHONE)
    me = begins(guest)
    until_writing(me)
    page = guest.page
    for cell in (0, 4, 15, 19):
        box = spots(page).nth(cell).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
    until(me, lambda: bool(page.evaluate(LAUNCHER_IN_SIGHT)))
    assert_fits(page, "the writing step")


MOMENTS: dict[str, tuple[Moment, int, str | None, dict[str, str]]] = {
    "classes": (asked_by("TAM-SET-10"), 3, None, {"scenario": "b"}),
    "writing": (asked_by("TAM-WRI-02", 4), 4, None, {"scenario": "c"}),
    "moving": (asked_by("TAM-MAP-03", 4), 3, None, {"scenario": "d"}),
    "launching": (asked_by("TAM-ACT-04", 3), 3, None, {"scenario": "b"}),
    "rolled": (asked_by("TAM-RES-10", 2), 3, None, {"scenario": "b"}),
    "fighting": (asked_by("TAM-CBT-05", 3), 3, None, {"scenario": "b"}),
    "voting": (asked_by("TAM-SCE-11"), 3, None, {"scenario": "a"}),
    "boss": (with_boss(asked_by("TAM-WRI-02", 3)), 2, None, {"scenario": "f"}),
    "rivals": (asked_by("TAM-WRI-02", 3), 3, "rivals", {}),
    "solo": (asked_by("TAM-SOL-05", 2), 1, "solo", {"scenario": "b"}),
    "over": (lambda match: match.outcome is not None, 2, None, {"scenario": "a"}),
}


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_kind_of_moment_fits_on_the_screen_and_axe_finds_nothing_serious(
    welcome: Welcome, server: Server, moment: str, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    page = guest.page
    is_it, seats, mode, options = MOMENTS[moment]
    me = comes_to(guest, server, is_it, "tamashii", seats, mode, **options)
    expect(page.locator("[data-board] [data-ref]").first).to_be_visible()
    expect(me.question.or_(me.ending)).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert_fits(page, moment)
    assert page.evaluate(OVERLAPS) == []
    look_at_both_themes(page)
    if moment == "voting":
        expect(page.locator("article.page .way")).to_have_count(2)
    if moment in ("writing", "boss", "rivals") and screen is PHONE:
        page.wait_for_function(LAUNCHER_IN_SIGHT)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_the_board_and_on_a_page_of_the_story(
    welcome: Welcome, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    me = begins(guest)
    page = guest.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    chosen = asking(me)
    page.locator('[data-ref="colour:red"]').click()
    answered(me, chosen)
    turn_comes(me)
    expect(page.locator("article.page")).to_be_visible()
    look_at_both_themes(page)
    reads_on(page)
    expect(spots(page).first).to_have_attribute("aria-label", re.compile("^row 1, column 1"))
    look_at_both_themes(page)


def look_at_both_themes(page: Page) -> None:
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_function(STILL)
        assert serious(page) == [], theme


def test_everybody_has_a_board_that_can_be_looked_at(welcome: Welcome) -> None:
    guest = welcome(**DESK)
    me = begins(guest, seats=3)
    until_writing(me)
    page = guest.page
    own = spots(page).count()
    assert own == 20
    page.get_by_role("tab").nth(1).click()
    expect(page.locator(".launcher.mine")).to_have_count(0)
    expect(page.locator(".launcher .spot")).to_have_count(20)
    page.get_by_role("tab").first.click()
    expect(spots(page)).to_have_count(20)


def test_four_friends_plan_at_once_each_on_a_page_of_their_own(welcome: Welcome) -> None:
    friends = four_at_the_prologue(welcome)
    seats = [one.seat for one in friends]

    def launchers() -> list[list[int]]:
        return [list(player["launcher"]) for player in seats[0].update["view"]["players"]]

    # One token is in the hand while three others write: it stays there, and its write counts.
    ines = seats[0]
    before = launchers()
    own = first_write(ines)
    spots(ines.page).nth(own[0]).click()
    written = {seat: first_write(one, seat) for seat, one in enumerate(seats) if seat}
    for seat, (a, b) in written.items():
        spots(seats[seat].page).nth(a).click()
        spots(seats[seat].page).nth(b).click()
    meanwhile(seats, lambda: all(launchers()[seat] != before[seat] for seat in written))
    expect(spots(ines.page).nth(own[0])).to_have_attribute("aria-pressed", "true")
    spots(ines.page).nth(own[1]).click()
    meanwhile(seats, lambda: launchers()[0] != before[0])
    for seat, (a, b) in {0: own, **written}.items():
        assert (launchers()[seat][a], launchers()[seat][b]) == (before[seat][b], before[seat][a])

    # One takes the own write back, whatever others have written since.
    mo = seats[1]
    after = launchers()
    mo.question.get_by_role("button", name=words("web-undo")).click()
    meanwhile(seats, lambda: launchers()[1] == before[1])
    assert [launchers()[seat] for seat in (0, 2, 3)] == [after[seat] for seat in (0, 2, 3)]

    # Who is ready waits for the others; then the first one moves.
    for one in seats:
        one.choices.filter(has_text=tamashii_words("move-ready")).first.click()
    meanwhile(seats, lambda: all(one.update["view"]["step"] > Step.WRITING for one in seats))
    stale = words("server-stale")
    for one in seats:
        expect(one.page.get_by_text(stale)).to_have_count(0)


def four_at_the_prologue(welcome: Welcome) -> list[Guest]:
    """Four friends at one table, who have chosen their boards and read the story: all are to write."""
    friends = [welcome(**DESK) for _ in range(4)]
    table = invite = ""
    for guest, name in zip(friends, ("Ines", "Mo", "Ren", "Sol"), strict=True):
        request = guest.context.request
        request.put("/api/me/name", data={"name": name})
        if not table:
            body = {"game": "tamashii", "seats": 4, "options": OPTIONS}
            made = request.post("/api/tables", data=body).json()
            table, invite = made["table"]["id"], made["invite"]
        else:
            assert request.post(f"/api/tables/{table}/join", data={"invite": invite}).ok
    assert friends[0].context.request.post(f"/api/tables/{table}/start").ok
    for guest in friends:
        guest.page.goto(f"/#/table/{table}")
    seats = [guest.seat for guest in friends]
    for seat, colour in zip(seats[:-1], ("red", "yellow", "green"), strict=True):  # the last board is left
        seat.page.locator(f'[data-ref="colour:{colour}"][data-glow]').click()
    for seat in seats:
        reads_on(seat.page)
        expect(spots(seat.page)).to_have_count(20)
    return friends


def test_who_hosts_is_asked_only_for_what_the_way_to_play_knows(guest: Guest) -> None:
    guest.lands()
    guest.page.get_by_role("button", name=words("web-host"), exact=True).first.click()
    dialog = guest.page.get_by_role("dialog", name=words("web-host"))
    dialog.get_by_role("combobox", name=words("web-game"), exact=True).select_option("tamashii")
    scenario = dialog.get_by_role("combobox", name=tamashii_words("option-scenario"), exact=True)
    length = dialog.get_by_role("combobox", name=tamashii_words("option-length"), exact=True)
    way = dialog.get_by_role("combobox", name=words("web-mode"), exact=True)
    way.select_option("cooperative")
    expect(scenario).to_be_visible()
    expect(length).to_have_count(0)
    way.select_option("rivals")
    expect(length).to_be_visible()
    expect(scenario).to_have_count(0)
