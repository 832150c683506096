"""The report about many games opens from a file, without a network, for everybody."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect

from arena.report_kit import a_game, a_run
from browser.kit import PATIENCE
from browser.test_looks import AXE, assert_fits, serious
from dreamtable.arena.playing import Played
from dreamtable.arena.report import report
from dreamtable.lang import Speaker

NASTY = "<img src=x onerror=alert(1)>"
Open = Callable[..., Page]


def games(lean: int) -> list[Played]:
    """Return games of Inception City in which one side is the better one, and some things go wrong."""
    sides = [
        {"side": "side-lord", "character": "character-harbor"},
        {"side": "side-thief", "character": "character-shade"},
        {"side": "side-thief", "character": "character-joker"},
    ]
    made = []
    for number in range(60):
        lord = number % 10 < lean
        moves = [
            {"shoot": 1 + lord, "draw": 3, NASTY: 1},
            {"draw": 2 + lord},
            {"draw": 2, "unlock": number % 3},
        ]
        cards = [{'"kind-shoot"': 1}, {'"kind-unseal"': int(not lord)}, {f'"{NASTY}"': number % 2}]
        made.append(
            a_game(
                number,
                [lord, not lord, not lord],
                bots=["greedy", NASTY, "random"],
                traits=sides,
                moves=moves,
                things=cards,
                reason="deck" if lord else "secret",
                answers=20 + number % 7 + 3 * lean,
                why=NASTY if number == 59 else None,
            )
        )
    return made


Written = Callable[[str], Path]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """Write the report about a run, compared with another one, once in each language."""
    folder = tmp_path_factory.mktemp("report")
    before = a_run(folder / "before", games(7), game="inception")
    after = a_run(folder / "after", games(3), game="inception")

    @cache
    def one(lang: str) -> Path:
        file = folder / f"{lang}.html"
        file.write_text(report(after, before, lang), encoding="utf-8")
        return file

    return one


@pytest.fixture
def opened(browser: Browser, written: Written) -> Iterator[Open]:
    """Open a report without a network; its page must ask for nothing and complain about nothing."""
    contexts: list[BrowserContext] = []
    heard: list[str] = []
    asked: list[str] = []

    def stop(dialog: Dialog) -> None:
        heard.append(dialog.message)
        dialog.dismiss()

    def one(lang: str = "en", **wishes: Any) -> Page:
        context = browser.new_context(offline=True, **{"reduced_motion": "reduce", **wishes})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda line: heard.append(line.text))
        context.on("weberror", lambda event: heard.append(str(event.error)))
        context.on("dialog", stop)
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        page.goto(written(lang).as_uri())
        drawn(page)
        return page

    yield one
    for context in contexts:
        context.close()
    assert heard == []
    assert len(asked) == len(contexts)


def drawn(page: Page) -> None:
    """Wait until all charts are drawn."""
    count = page.locator(".chart").count()
    expect(page.locator("html")).to_have_attribute("data-drawn", str(count))


def test_all_charts_are_drawn_from_a_file_without_a_network(opened: Open) -> None:
    page = opened()
    charts = page.locator(".chart")
    assert charts.count() >= 12
    for at in range(charts.count()):
        marks = charts.nth(at).locator(".mark-symbol path, .mark-rect path, .mark-area path")
        assert marks.count() > 0, charts.nth(at).get_attribute("aria-label")
        sizes = marks.evaluate_all(
            "all => all.map(one => one.getBBox()).filter(box => box.width && box.height)"
        )
        assert sizes, charts.nth(at).get_attribute("aria-label")


def test_a_chart_says_more_when_pointed_at_and_only_as_text(opened: Open) -> None:
    page = opened()
    chart = page.get_by_role("img", name="Win rates by: Bot.")
    chart.scroll_into_view_if_needed()
    for at in range(3):
        chart.locator(".mark-symbol path").nth(at).hover()
        expect(page.locator("#vg-tooltip-element")).to_contain_text("%")
    assert page.locator("img").count() == 0


def test_a_click_on_a_head_sorts_the_table_and_another_one_turns_it(opened: Open) -> None:
    page = opened()
    table = page.locator("#wins table").filter(has_text="Joker")
    names = table.locator("tbody th")
    for head, order in (
        ("Character", ["Harbor", "Joker", "Shade"]),
        ("Character", ["Shade", "Joker", "Harbor"]),
        ("Win rate", None),
    ):
        table.get_by_role("button", name=head).click()
        if order is not None:
            assert names.all_inner_texts() == order
    expect(table.get_by_role("columnheader", name="Win rate")).to_have_attribute("aria-sort", "descending")
    rates = [
        float(text.split(" ")[0].removesuffix("%")) for text in table.locator("td b").all_inner_texts()[::2]
    ]
    assert rates == sorted(rates, reverse=True)


def test_the_theme_follows_the_system_until_the_reader_chooses(opened: Open) -> None:
    page = opened(color_scheme="dark")
    label = page.locator(".chart .role-axis-label text").first
    dark = label.get_attribute("fill")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(label).not_to_have_attribute("fill", dark or "")
    drawn(page)
    page.get_by_role("button", name="Switch to dark").click()
    expect(label).to_have_attribute("fill", dark or "")
    drawn(page)


@pytest.mark.parametrize("lang", ["zh-Hans", "en", "ja"])
def test_the_report_fits_on_a_phone_in_every_language(opened: Open, lang: str) -> None:
    page = opened(lang, viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    assert_fits(page, f"the report in {lang}")
    speaker = Speaker(lang)
    for key in ("report-summary", "report-comparison", "report-failed", "report-about"):
        expect(page.get_by_role("heading", name=speaker.say(key), exact=True)).to_be_visible()


def test_axe_finds_nothing_serious_in_a_report(opened: Open) -> None:
    page = opened()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_timeout(100)
        drawn(page)
        assert serious(page) == [], theme
