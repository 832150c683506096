"""Around the game: reasons, the rulebook, taking back, chat, conceding, and the replay."""

import re
from pathlib import Path

from click.testing import CliRunner
from playwright.sync_api import expect

from browser.kit import Guest, Seat, game_words, meanwhile, words
from dreamtable.cli import commands

WHICH_GO_BACK = game_words("lucidity", "ask-LUC-DRAW-02")
NAME = "<b>Ünï</b> 夢 🜁 \u202eabc"
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
        me.click_choice(me.choose())
        expect(me.question).to_contain_text(WHICH_GO_BACK)
        if me.choices.count() >= 3:
            return me


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
    page, address, number = guest.page, guest.page.url, me.number
    page.get_by_role("button", name=words("web-more"), exact=True).click()
    page.get_by_role("button", name=words("web-concede"), exact=True).click()
    page.get_by_role("button", name=words("web-concede"), exact=True).click()
    meanwhile([me], lambda: me.number > number)
    page.reload()
    me.ending.click()
    expect(me.question.or_(page.get_by_text(words("web-you"), exact=True))).to_be_visible()
    assert page.url != address


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
