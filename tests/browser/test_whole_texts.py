"""No text on a table is cut off: at the first question, in the middle and near the end of each game."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Welcome
from browser.moments import ME, Moment, comes_to
from dreamtable.kernel import Match
from server.kit import Server

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
GAMES = [("lucidity", 3), ("inception", 5), ("eldritch", 2), ("tamashii", 3), ("etherfields", 2)]
CUT = """() => {
  const cut = new Map(), whole = new Set();
  const held = value => value !== 'visible' && value !== 'auto' && value !== 'scroll';
  const isCut = (rects, over, style) => {
    const box = over.getBoundingClientRect();
    return rects.some(one =>
      (held(style.overflowX) && (one.right > box.right + 1.5 || one.left < box.left - 1.5)) ||
      (held(style.overflowY) && (one.bottom > box.bottom + 3 || one.top < box.top - 3)));
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const said = texts.currentNode.data.trim(), holder = texts.currentNode.parentElement;
    if (!said || holder.closest('.unseen, .skip, .world, script, style, option, noscript')) continue;
    if (!holder.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const rects = [...range.getClientRects()].filter(one => one.width > 0 && one.height > 0);
    if (!rects.length) continue;
    let by = null;
    for (let over = holder; over !== document.body && by === null; over = over.parentElement) {
      const style = getComputedStyle(over);
      if (['contents', 'inline'].includes(style.display)) continue;
      if (isCut(rects, over, style)) by = over;
      if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
    if (by === null) whole.add(said);
    else cut.set(said, `${by.tagName}.${by.className}${by.closest('[data-short]') ? ' short' : ''}`);
    if (by?.closest('[data-short]')?.closest('[data-ref^="card:"], [data-ref^="action:"]')) whole.add(said);
  }
  const fine = ([said, by]) => by.endsWith(' short') && whole.has(said);
  return [...cut].filter(one => !fine(one)).map(one => one.join(' | '));
}"""
"""Texts that something holds back, and that can't be scrolled to. What is marked as short may be held back if
what it stands on explains it, or if it stands elsewhere as a whole; so may what lies on a map that moves.
"""
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def later(answers: int) -> Moment:
    """Say whether the first seat is asked after so many answers, or the match is over."""

    def is_it(match: Match[Any]) -> bool:
        return match.question is None or (len(match.journal) >= answers and ME in match.due())

    return is_it


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("answers", [0, 40, 160])
def test_no_text_is_cut_off(welcome: Welcome, server: Server, game: str, seats: int, answers: int) -> None:
    guest = welcome()
    comes_to(guest, server, later(answers), game, seats)
    page = guest.page
    found: list[str] = []
    for lang, (size, viewport) in product(("zh-Hans", "en"), SIZES.items()):
        page.evaluate("lang => localStorage.setItem('dreamtable.lang', lang)", lang)
        page.set_viewport_size(viewport)
        page.reload()
        expect(page.locator("[data-board] [data-ref]").first).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
        page.evaluate(TWO_FRAMES)
        found += [f"{lang} {size}: {text}" for text in page.evaluate(CUT)]
    assert found == []
