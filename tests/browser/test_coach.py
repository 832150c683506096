"""The first lesson in a real browser: read, pointed at, done, resumed, left; on a desk and on a phone."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Welcome
from browser.kit import Guest, Seat, game_words, meanwhile, unfold, words
from browser.moments import ME, comes_to
from browser.test_endings import result
from browser.test_looks import IN_SIGHT, STILL
from dreamtable.games import manifest_of, own_games
from dreamtable.games.lessons import FIRST, lessons_of
from dreamtable.kernel import Match
from dreamtable.telling import telling_of
from server.kit import Server

DESK = {"viewport": {"width": 1100, "height": 720}}
LOW: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 780},
    "has_touch": True,
    "is_mobile": True,
}
UNCOVERED = """() => [...document.querySelectorAll('[data-coached]')].some((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  return there !== null && (thing.contains(there) || there.contains(thing));
})"""
"""Says whether something that the coach points at can be seen, and does not lie under the sheet."""
LOCALES = {"en": "en-US", "zh-Hans": "zh-CN"}
LESSONS = [(game, "en") for game in own_games() if FIRST in lessons_of(game)]
"""Which games have a first lesson; each is walked through to its end."""


def coach_of(seat: Seat, lang: str = "en") -> Locator:
    """Return what the coach says, on a page in a language."""
    return seat.page.get_by_role("region", name=words("web-coach", lang))


def step_of(seat: Seat) -> int:
    """Return at which step a lesson is, as this tab was told; 0 if the coach is silent."""
    return 0 if seat.update is None or seat.update["coach"] is None else int(seat.update["coach"]["step"])


def coach_is_heard(seat: Seat, lang: str) -> bool:
    """Read the pages that lie open, over which the coach may be silent; say whether it speaks."""
    seat.reads()
    return coach_of(seat, lang).is_visible()


def begin(guest: Guest, lang: str, game: str = "lucidity") -> None:
    """Begin the lesson of a game from its poster."""
    guest.page.goto("/")
    poster = guest.page.locator(f'article[data-game="{game}"]')
    poster.get_by_role("button", name=words("web-learn", lang), exact=True).click()
    meanwhile([guest.seat], lambda: step_of(guest.seat) == 1)
    expect(coach_of(guest.seat, lang)).to_be_visible()


def go_on(seat: Seat, lang: str) -> None:
    """Do what the coach says: go on by a click, or make the one move that is open."""
    step, steps = step_of(seat), int(seat.update["coach"]["steps"])
    if seat.update["coach"]["waits"]:
        question = seat.page.get_by_role("region", name=words("web-question", lang))
        expect(question).to_be_visible()
        unfold(question)
        question.locator("li > button:not(.later)").first.click()
    else:
        coach_of(seat, lang).get_by_role("button", name=words("web-coach-on", lang), exact=True).click()
    meanwhile([seat], lambda: step_of(seat) != step and (step_of(seat) > step or step == steps))


@pytest.fixture
def guest(welcome: Welcome) -> Guest:
    """Somebody who is here for the first time."""
    return welcome(newcomer=True)


@pytest.mark.parametrize(("game", "lang"), [*LESSONS, ("lucidity", "zh-Hans")])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_learns_a_game(welcome: Welcome, game: str, lang: str, screen: dict[str, Any]) -> None:
    guest = welcome(newcomer=True, locale=LOCALES[lang], **screen)
    begin(guest, lang, game)
    seat, page = guest.seat, guest.page
    for step in range(1, seat.update["coach"]["steps"] + 1):
        meanwhile([seat], lambda: step_of(seat) == step)  # noqa: B023 (called at once)
        meanwhile([seat], lambda: coach_is_heard(seat, lang))
        expect(coach_of(seat, lang)).to_contain_text(seat.update["coach"]["text"])
        expect(page.locator("dialog[open]")).to_have_count(0)
        if seat.update["coach"]["refs"]:
            expect(page.locator("[data-coached]").first).to_be_in_viewport()
            meanwhile([seat], lambda: bool(page.evaluate(UNCOVERED)))
        if step == 10:
            page.reload()
            meanwhile([seat], lambda: coach_is_heard(seat, lang))
            expect(coach_of(seat, lang)).to_contain_text(seat.update["coach"]["text"])
            assert step_of(seat) == 10
        go_on(seat, lang)
    expect(coach_of(seat, lang)).to_have_count(0)
    seat.reads()
    if seat.over:
        result(page).get_by_role("button", name=words("web-see-table", lang)).click()
    else:
        expect(page.get_by_role("region", name=words("web-question", lang))).to_be_visible()
    page.get_by_role("link", name=words("web-to-front", lang)).click()
    expect(page.locator(f'article[data-game="{game}"]')).to_be_visible()


def test_a_wrong_move_is_answered_kindly_and_the_lesson_can_be_left(guest: Guest) -> None:
    begin(guest, "en")
    seat = guest.seat
    go_on(seat, "en")
    go_on(seat, "en")
    later = seat.question.locator("li > button.later")
    expect(later).to_have_count(2)
    later.last.click()
    expect(guest.page.get_by_text("not in this step of the lesson")).to_be_visible()
    assert step_of(seat) == 3
    coach_of(seat).get_by_role("button", name=words("web-coach-skip")).click()
    meanwhile([seat], lambda: step_of(seat) == 0)
    expect(later).to_have_count(0)
    expect(seat.choices).to_have_count(3)


def test_what_is_open_in_a_lesson_can_be_touched_on_the_board(guest: Guest) -> None:
    begin(guest, "en")
    seat = guest.seat
    go_on(seat, "en")
    go_on(seat, "en")
    expect(seat.glowing).to_have_count(1)
    guest.page.locator('[data-ref="track:light"]').click()
    meanwhile([seat], lambda: step_of(seat) == 4)


def test_the_coach_is_heard_and_led_by_the_keyboard(guest: Guest) -> None:
    begin(guest, "en")
    spoken = guest.page.locator(".unseen[aria-live=polite]")
    expect(spoken).to_contain_text("You are asleep")
    go = coach_of(guest.seat).get_by_role("button", name=words("web-coach-on"), exact=True)
    go.focus()
    guest.page.keyboard.press("Enter")
    meanwhile([guest.seat], lambda: step_of(guest.seat) == 2)
    expect(spoken).to_contain_text("how deep do you sleep")
    expect(go).to_be_focused()


def test_hints_are_told_at_the_first_table_and_silenced_with_a_click(guest: Guest) -> None:
    guest.has_read("lucidity")
    seat = guest.plays("lucidity", 2, options={"first": "0"})
    expect(coach_of(seat)).to_contain_text("How deep do you sleep?")
    coach_of(seat).get_by_role("button", name=words("web-coach-mute")).click()
    expect(coach_of(seat)).to_have_count(0)
    expect(seat.question).to_be_visible()


@pytest.mark.parametrize(("lang", "locale"), [("en", "en-US"), ("zh-Hans", "zh-CN")])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_is_dealt_a_first_game_and_offered_the_rules_in_short(
    welcome: Welcome, lang: str, locale: str, screen: dict[str, Any]
) -> None:
    guest = welcome(newcomer=True, locale=locale, **screen)
    page = guest.page
    page.goto("/")
    posters = page.locator("article").filter(has_text=game_words("inception", "game-tagline", lang))
    posters.get_by_role("button", name=words("web-play-now", lang), exact=True).click()
    offer = page.get_by_role("region", name=words("web-summary", lang))
    offer.get_by_role("button", name=words("web-summary", lang)).click()
    lines = page.get_by_role("list", name=words("web-summary", lang)).get_by_role("listitem")
    expect(lines.last).to_contain_text(game_words("inception", "summary-10", lang))
    for line in lines.all():
        expect(line.locator("svg")).to_have_count(1)
    page.get_by_role("dialog").get_by_role("button", name=words("web-first-table-go", lang)).click()
    expect(offer).to_have_count(0)
    table = guest.context.request.get("/api/tables/mine").json()[0]
    first = manifest_of("inception").first_game
    assert first is not None
    assert (len(table["seats"]), table["options"]) == (first.seats, first.options)
    page.reload()
    expect(page.locator("[data-board], [data-ref]").first).to_be_visible()
    expect(offer).to_have_count(0)


def test_who_wants_no_rules_in_short_is_asked_no_more(guest: Guest) -> None:
    guest.plays("lucidity", 2)
    offer = guest.page.get_by_role("region", name=words("web-summary"))
    offer.get_by_role("button", name=words("web-first-table-no")).click()
    expect(offer).to_have_count(0)
    guest.plays("lucidity", 2)
    expect(offer).to_have_count(0)


# What ends a step


def can_end(match: Match[Any]) -> bool:
    """Say whether the first seat may end a step instead of much else, after a while."""
    guide = telling_of(match.rules).guide
    if guide is None or len(match.journal) < 30 or ME not in match.due():
        return False
    menu = match.menu(ME)
    return len(menu) > 5 and any(isinstance(move, guide.ends) for move in menu)


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("read", [False, True], ids=["offer", "hint"])
@pytest.mark.parametrize(
    ("game", "seats"), [("inception", 4), ("eldritch", 1), ("tamashii", 2), ("etherfields", 2)]
)
def test_what_ends_a_step_is_in_sight_under_a_hint_and_under_the_offer_of_the_rules(
    welcome: Welcome, server: Server, game: str, seats: int, read: bool, screen: dict[str, Any]
) -> None:
    guest = welcome(newcomer=True, **screen)
    if read:
        guest.has_read(game)
    me = comes_to(guest, server, can_end, game, seats)
    expect(me.question.or_(me.book.first).first).to_be_visible()
    me.reads()
    expect(me.question).to_be_visible()
    above = words("web-coach" if read else "web-summary")
    expect(guest.page.get_by_role("region", name=above)).to_be_visible()
    guest.page.wait_for_function(STILL)
    ends = [move["text"] for move in me.update["question"]["moves"] if move["rank"]]
    buttons = [guest.page.locator("button:visible", has_text=text) for text in ends]
    assert any(one.evaluate(IN_SIGHT) for button in buttons for one in button.all())


def test_nothing_is_pointed_at_while_the_rules_in_short_are_offered(welcome: Welcome) -> None:
    guest = welcome(newcomer=True)
    guest.plays("tamashii", 1)
    page = guest.page
    expect(page.get_by_role("region", name=words("web-summary"))).to_be_visible()
    expect(page.locator("[data-board] [data-glow]").first).to_be_visible()
    expect(page.locator("[data-coached]")).to_have_count(0)
