"""The clue board, shared notes and the drawing over the map, at a desk and on a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import words
from browser.moments import comes_to
from browser.test_etherfields import DESK, PHONE, on_the_floor, question
from server.kit import Server


@pytest.mark.rule("ETH-SFT-04", "ETH-SFT-05")
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_page_is_pinned_up_a_note_written_and_a_line_drawn_and_all_is_there_after_a_reload(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    me = comes_to(welcome(**screen), server, on_the_floor, "etherfields", 2)
    page = me.page
    expect(question(me)).to_be_visible()
    me.reads()
    on_phone = screen is PHONE

    def open_board() -> None:
        if on_phone:
            page.get_by_role("button", name=words("web-clues"), exact=True).click()
        else:
            page.get_by_role("tab", name=words("web-clues")).click()

    open_board()
    page.get_by_role("combobox", name=words("web-clues-pin")).select_option("paragraph/1001")
    board = page.get_by_role("list", name=words("web-clues"))
    expect(board.get_by_role("listitem")).to_have_count(1)
    pin = board.get_by_role("button").first
    expect(pin).to_contain_text("Rows of chairs")
    left = pin.bounding_box()
    assert left is not None
    pin.press("ArrowRight")
    page.wait_for_function(
        "x => document.querySelector('.pin .note').getBoundingClientRect().left > x + 2", arg=left["x"]
    )
    notes = page.get_by_role("textbox", name=words("web-notes"))
    notes.fill("The hands of the clock are painted.")
    notes.blur()
    page.get_by_role("button", name=words("web-sketch"), exact=True).click()
    sketch = page.locator("[data-map] > svg.sketch.drawing")
    expect(sketch).to_be_visible()
    paper, seen = sketch.bounding_box(), page.locator(".dreamscape").bounding_box()
    assert paper is not None
    assert seen is not None
    x = max(paper["x"], seen["x"]) + min(paper["width"], seen["width"]) * 0.3
    y = max(paper["y"], seen["y"]) + min(paper["height"], seen["height"]) * 0.12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 10, steps=4)
    page.mouse.move(x + 80, y + 40, steps=4)
    page.mouse.up()
    expect(page.locator("svg.sketch polyline")).to_have_count(1)
    page.get_by_role("button", name=words("web-sketch-done")).first.click()
    page.reload()
    expect(question(me)).to_be_visible()
    expect(page.locator("svg.sketch polyline")).to_have_count(1)
    open_board()
    expect(board.get_by_role("listitem")).to_have_count(1)
    expect(notes).to_have_value("The hands of the clock are painted.")
    board.get_by_role("button", name="Take off").click()
    expect(board.get_by_role("listitem")).to_have_count(0)
