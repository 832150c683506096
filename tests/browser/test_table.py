"""Around the game: reasons, the rulebook, taking back, chat, conceding, and the replay."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Guest, Seat, game_words, meanwhile, words
from dreamtable.cli import commands

WHICH_GO_BACK = game_words("lucidity", "ask-LUC-DRAW-02")
NAME = "<b>Ünï</b> 夢 🜁 \u202eabc"
MOMENTS, MOMENT = 200, 20
"""So often, and in steps of so many milliseconds, a page with a clock of its own is looked at."""
HTML = "<img src=x onerror=alert(1)> & <b>bold</b> <script>alert(2)</script>"


def test_why_shows_the_rule_and_the_rulebook_finds_it(guest: Guest) -> None:
    me = guest.plays("lucidity", 2, options={"first": "0"})
    page, rule = guest.page, me.update["question"]["rule"]
    me.question.get_by_role("button", name=words("web-why")).click()
    dialog = page.get_by_role("dialog", name=words("web-why"))
    expect(dialog).to_contain_text(rule)
    text = dialog.locator("p").nth(1).inner_text()
    assert len(text) > 20
    dialog.get_by_role("button", name=words("web-open-rulebook")).click()
    book = page.get_by_role("dialog", name=words("web-rulebook"))
    expect(book.locator(f"#rule-{rule}")).to_be_in_viewport()
    search = book.get_by_role("searchbox", name=words("web-search"))
    search.fill(rule)
    expect(book.locator(f"#rule-{rule}")).to_contain_text(text)
    search.fill("no rule says this")
    expect(book).to_contain_text(words("search-none", text="no rule says this"))
    search.press("Escape")
    search.press("Escape")
    expect(book).to_be_hidden()


def test_an_answer_can_be_taken_back_until_dice_are_rolled(guest: Guest) -> None:
    me = draws_three_colours(guest)
    undo = guest.page.get_by_role("button", name=words("web-undo"))
    expect(undo).to_be_hidden()
    offered, log = me.choices.all_inner_texts(), me.lines.all_inner_texts()
    me.click_choice(0)
    undo.click()
    expect(undo).to_be_hidden()
    expect(me.lines).to_have_text(log)
    assert me.choices.all_inner_texts() == offered
    me.click_choice(0)
    expect(undo).to_be_visible()
    me.click_choice(0)
    expect(me.question).not_to_contain_text(WHICH_GO_BACK)
    expect(undo).to_be_hidden()


def draws_three_colours(guest: Guest) -> Seat:
    """Sit where dice of three colours lie to choose from: dice of one colour alone are no choice."""
    while True:
        me = guest.plays("lucidity", 2, options={"first": "0"})
        question = next_question(me)
        if question["text"] == WHICH_GO_BACK and len({move["text"] for move in question["moves"]}) >= 3:
            expect(me.question).to_contain_text(WHICH_GO_BACK)
            return me


def next_question(me: Seat) -> Any:
    """Answer; return what is asked then."""
    number = me.number
    me.click_choice(me.choose())
    meanwhile([me], lambda: me.asked and me.number > number)
    return me.update["question"]


def test_odd_names_and_html_in_the_chat_are_plain_text(guest: Guest) -> None:
    page = guest.page
    guest.lands()
    page.get_by_role("button", name=words("web-account")).click()
    page.get_by_role("textbox", name=words("web-your-name")).fill(NAME)
    page.get_by_role("button", name=words("web-save"), exact=True).click()
    expect(page.get_by_text(words("web-name-kept"))).to_be_visible()
    guest.plays("lucidity", 2)
    page.get_by_role("tab", name=words("web-chat")).click()
    field = page.get_by_role("textbox", name=words("web-say"))
    field.fill(HTML)
    field.press("Enter")
    page.get_by_role("button", name=words("server-phrase-3"), exact=True).click()
    said = page.get_by_role("list", name=words("web-chat")).get_by_role("listitem")
    expect(said.nth(0)).to_contain_text(HTML)
    expect(said.nth(0)).to_contain_text("<b>Ünï</b> 夢")
    expect(said.nth(1)).to_contain_text(words("server-phrase-3"))
    expect(said.locator("img, b, script")).to_have_count(0)
    expect(page.get_by_role("list", name=words("web-at-table"))).to_contain_text("<b>Ünï</b> 夢")


def test_whoever_concedes_sees_the_end_and_can_have_a_rematch(guest: Guest) -> None:
    me = guest.plays("lucidity", 2)
    page, address = guest.page, guest.page.url
    page.clock.install()
    concedes(guest)
    expect(me.ending).to_be_visible()
    assert me.over
    me.ending.click()
    page.wait_for_url(lambda url: url != address)
    expect(me.lines.first).to_be_visible()


def concedes(guest: Guest) -> None:
    """Give the own seat up for good."""
    guest.page.get_by_role("button", name=words("web-more"), exact=True).click()
    guest.page.get_by_role("button", name=words("web-concede"), exact=True).click()
    guest.page.get_by_role("button", name=words("web-concede"), exact=True).click()


def test_whoever_has_conceded_is_not_asked_back_after_a_reload(welcome: Welcome) -> None:
    guest, friend = welcome(), welcome()
    guest.lands()
    guest.hosts("lucidity", 2)
    link = guest.page.get_by_label(words("web-invite")).input_value()
    friend.page.goto(link)
    friend.page.get_by_role("button", name=words("web-sit")).first.click()
    guest.page.get_by_role("button", name=words("web-start"), exact=True).click()
    expect(guest.seat.lines.first).to_be_visible()
    concedes(guest)
    for _ in range(2):
        expect(guest.page.get_by_text(words("web-away-note"))).to_be_visible()
        expect(guest.page.get_by_role("button", name=words("web-come-back"))).to_be_hidden()
        guest.page.reload()


def test_the_volunteers_that_the_host_names_are_seen_at_the_table(guest: Guest) -> None:
    page = guest.page
    guest.lands()
    page.get_by_role("button", name=words("web-host"), exact=True).first.click()
    dialog = page.get_by_role("dialog", name=words("web-host"))
    dialog.get_by_role("combobox", name=words("web-game"), exact=True).select_option("inception")
    dialog.get_by_text(words("web-more-options")).click()
    group = dialog.get_by_role("group", name=game_words("inception", "option-volunteers"))
    for seat in (2, 4):
        group.get_by_role("checkbox", name=words("web-seat", number=seat)).check()
    dialog.get_by_role("button", name=words("web-open-table")).click()
    chosen = " · ".join(words("web-seat", number=seat) for seat in (2, 4))
    expect(page.get_by_role("definition").filter(has_text=chosen)).to_be_visible()


def test_play_now_adds_a_part_of_ones_own_once_the_server_has_committed(guest: Guest) -> None:
    guest.lands()
    asked: list[str] = []
    guest.page.on("request", lambda one: asked.append(one.url.rpartition("/")[2]))
    with guest.page.expect_request("**/join") as request:
        guest.page.get_by_role("button", name=words("web-play-bots")).click()
    assert "fairness" in asked[: asked.index("join")]
    expect(guest.seat.lines.first).to_be_visible()
    table = guest.page.url.rpartition("/")[2]
    fairness = guest.context.request.get(f"/api/tables/{table}/fairness").json()
    assert fairness["nonces"][0] == json.loads(request.value.post_data or "{}")["nonce"]
    promised = guest.page.evaluate(f"localStorage.getItem('dreamtable.promise.{table}')")
    assert promised == fairness["commitment"]


def test_dice_that_are_placed_at_once_lie_in_the_pool_first(welcome: Welcome, finished: str) -> None:
    page = welcome(speed="1", reduced_motion="no-preference").page
    page.clock.install()
    steps = page.request.get(f"/api/tables/{finished}/replay?seat=0&lang=en").json()
    step, die = next(
        (at, event["event"][2][0])
        for at, one in enumerate(steps)
        for event in one["events"]
        if event["event"][0] == "rolled" and not any(card["pool"] for card in one["view"]["cards"])
    )
    page.goto(f"/#/replay/{finished}?seat=0&step={step - 1}")
    expect(page.get_by_role("slider", name=words("web-timeline"))).to_have_value(str(step - 1))
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))
    page.get_by_role("button", name=words("web-next")).click()
    in_pool = page.locator(f'.pool [data-ref="die:{die}"]')
    for _ in range(MOMENTS):
        if in_pool.is_visible():
            break
        page.clock.run_for(MOMENT)
    expect(in_pool).to_be_visible()
    page.clock.run_for(5000)
    expect(in_pool).to_be_hidden()


def test_a_finished_game_is_watched_step_by_step_and_its_dice_are_verified(
    guest: Guest, finished: str, tmp_path: Path
) -> None:
    page = guest.page
    page.clock.install()
    page.goto(f"/#/replay/{finished}")
    at = page.get_by_role("slider", name=words("web-timeline"))
    lines = page.get_by_role("list", name=words("web-log")).get_by_role("listitem")
    expect(at).to_have_value("0")
    count = lines.count()
    page.get_by_role("button", name=words("web-next")).click()
    page.get_by_role("button", name=words("web-next")).click()
    expect(at).to_have_value("2")
    expect(page).to_have_url(re.compile("step=2"))
    assert lines.count() > count
    page.get_by_role("button", name=words("web-play"), exact=True).click()
    page.clock.run_for(2000)
    expect(at).not_to_have_value("2")
    page.get_by_role("button", name=words("web-pause"), exact=True).click()
    stopped = at.input_value()
    page.clock.run_for(3000)
    expect(at).to_have_value(stopped)
    page.get_by_role("combobox", name=words("web-eyes")).select_option("1")
    expect(at).to_have_value(stopped)
    page.get_by_role("button", name=words("web-last")).click()
    expect(at).to_have_value(str(at.get_attribute("max")))
    page.get_by_role("button", name=words("web-verify")).click()
    expect(page.get_by_text(words("web-verdict-fair"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name=words("web-record")).click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    verified = CliRunner().invoke(commands, ["verify", str(file), "--lang", "en"])
    assert verified.exit_code == 0, verified.output
    assert words("server-verified-dice") in verified.output


@pytest.mark.parametrize("screen", [{}, {"viewport": {"width": 390, "height": 780}, "has_touch": True}])
def test_what_is_picked_together_is_confirmed_once(welcome: Welcome, screen: dict[str, Any]) -> None:
    guest = welcome(together=True, **screen)
    me = guest.plays("lucidity", 2, options={"first": "0"})
    me.choices.filter(has_text="Deep").click()
    expect(me.question).to_contain_text(WHICH_GO_BACK)
    confirm = me.question.get_by_role("button", name=re.compile("^Confirm"))
    expect(confirm).to_be_disabled()
    number, answered = me.number, me.answered
    dice = guest.page.locator("[data-ref^='die:'][data-glow]")
    picked = guest.page.locator("[data-ref^='die:'][data-chosen]")
    dice.first.click()
    expect(confirm).to_have_text(words("web-confirm-picks", count=1, picks=2))
    dice.last.click()
    expect(confirm).to_be_enabled()
    picked.first.click()  # and the first one stays after all
    expect(confirm).to_be_disabled()
    dice.first.click()
    expect(picked).to_have_count(2)
    assert me.answered == answered
    gone = picked.evaluate_all("dice => dice.map((die) => Number(die.dataset.ref.split(':')[1]))")
    confirm.click()
    meanwhile([me], lambda: me.number >= number + 2)
    returned = [die for event in me.events if event["event"][0] == "returned" for die in event["event"][2]]
    assert sorted(die // 20 for die in returned) == sorted(die // 20 for die in gone)
