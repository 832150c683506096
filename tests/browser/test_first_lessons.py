"""First lessons in a real browser from the poster to the last step, and what is advised in a first game."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Guest, game_words, meanwhile, words
from browser.test_coach import DESK, PHONE, UNCOVERED, coach_of, step_of
from dreamtable.games.lessons import lesson_of


def press(guest: Guest, game: str, button: str, lang: str) -> None:
    """Press a button on the poster of a game."""
    guest.page.goto("/")
    poster = guest.page.locator("article").filter(has_text=game_words(game, "game-tagline", lang))
    poster.get_by_role("button", name=words(button, lang), exact=True).click()


def read_on(guest: Guest, game: str, lang: str) -> None:
    """Read the pages of the story that lie over the board; the coach waits for that."""
    name = {"tamashii": "web-tamashii-continue", "eldritch": "web-eldritch-on"}[game]
    onward = guest.seat.book.get_by_role("button", name=game_words(game, name, lang), exact=True)
    coach = coach_of(guest.seat, lang)
    expect(coach.or_(onward).first).to_be_visible()
    while not coach.count():
        onward.click()


@pytest.mark.parametrize("game", ["eldritch", "tamashii"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_is_led_to_the_last_step(welcome: Welcome, game: str, screen: dict[str, Any]) -> None:
    lang = "zh-Hans"  # in English each lesson is walked with the others (test_coach)
    guest = welcome(newcomer=True, locale="zh-CN", **screen)
    press(guest, game, "web-learn", lang)
    seat, page = guest.seat, guest.page
    question = page.get_by_role("region", name=words("web-question", lang))
    steps = sum(step.say is not None for step in lesson_of(game).steps)
    for step in range(1, steps + 1):
        meanwhile([seat], lambda: step_of(seat) == step)  # noqa: B023 (called at once)
        read_on(guest, game, lang)
        coach = seat.update["coach"]
        expect(coach_of(seat, lang)).to_contain_text(coach["text"])
        if coach["refs"]:
            meanwhile([seat], lambda: bool(page.evaluate(UNCOVERED)))
        if coach["waits"]:
            first = question.locator("li > button").first
            assert "later" not in (first.get_attribute("class") or ""), "what is to be done stands first"
            first.click()
        else:
            coach_of(seat, lang).get_by_role("button", name=words("web-coach-on", lang), exact=True).click()
    meanwhile([seat], lambda: step_of(seat) == 0)
    expect(question.locator("li > button:not(.later)").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "lang", "pick"),
    [
        ("eldritch", "en", "jack-callahan"),
        ("eldritch", "zh-Hans", "jack-callahan"),
        ("tamashii", "en", "yellow"),
        ("tamashii", "ja", "yellow"),
    ],
)
def test_a_first_game_says_what_is_good_to_choose_and_why(
    welcome: Welcome, game: str, lang: str, pick: str
) -> None:
    guest = welcome(newcomer=True, locale={"zh-Hans": "zh-CN"}.get(lang, lang))
    press(guest, game, "web-play-now", lang)
    why = game_words(game, f"first-pick-{pick}", lang)
    question = guest.page.get_by_role("region", name=words("web-question", lang))
    expect(question.locator("small.advice").filter(has_text=why)).to_be_visible()
    expect(question.locator("li").first.locator("small.advice")).to_be_visible()
    expect(guest.page.locator("[data-board] .advised").filter(has_text=why)).to_have_count(1)


def test_who_has_played_a_game_is_advised_nothing(guest: Guest) -> None:
    guest.plays("eldritch", 1, options={"ancient_one": "azathoth"})
    expect(guest.page.locator("[data-board] .advised").first).to_be_visible()
    guest.page.route("**/api/me", lambda route: route.fulfill(json={**route.fetch().json(), "new_to": []}))
    guest.page.reload()
    expect(guest.seat.question).to_be_visible()
    expect(guest.page.locator("[data-board] .advised")).to_have_count(0)
