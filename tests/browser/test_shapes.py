"""Not by colour alone: without colours every die, seat, track and omen still has a shape of its own."""

import base64
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.conftest import Welcome
from browser.kit import Guest
from browser.moments import ME, comes_to
from dreamtable.games.lucidity.model import COLOUR_OF, Colour, Table
from dreamtable.kernel import Match
from server.kit import Server

DESK = {"width": 1280, "height": 800}
GRID = 24
"""A shape is looked at in so many by so many squares."""
UNLIKE = 0.12
"""How much of two shapes differs at least, of all that one of them covers."""
AROUND = 2
"""How many pixels around a mark are looked at, where its ground is seen."""
WITHIN = -3
"""The same for a sign on a round ground: its corners are left out."""

COVERED = """async ([picture, grid]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = grid;
  const brush = canvas.getContext('2d', {willReadFrequently: true});
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, 0, 0, grid, grid);
  const {data} = brush.getImageData(0, 0, grid, grid);
  const colours = [], grey = [];
  for (let at = 0; at < data.length; at += 4) {
    grey.push(data[at]);
    const parts = [data[at], data[at + 1], data[at + 2]];
    colours.push(Math.max(...parts) - Math.min(...parts));
  }
  const far = grey.map(one => Math.abs(one - grey[0]));
  const most = Math.max(...far);
  return {colours: Math.max(...colours), most, covered: far.map(one => one > most / 3)};
}"""


def in_grey(guest: Guest) -> Page:
    """Let the page be seen without colours."""
    line = guest.context.new_cdp_session(guest.page)
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    return guest.page


def covered_by(mark: Locator, studio: Page, around: int) -> list[bool]:
    """Return which squares of its place a mark covers, as far as its greys can be told from its ground."""
    mark.scroll_into_view_if_needed()
    box = mark.bounding_box()
    assert box is not None
    clip: FloatRect = {
        "x": box["x"] - around,
        "y": box["y"] - around,
        "width": box["width"] + 2 * around,
        "height": box["height"] + 2 * around,
    }
    picture = base64.b64encode(mark.page.screenshot(clip=clip)).decode()
    found = studio.evaluate(COVERED, [picture, GRID])
    assert found["colours"] <= 2, "the picture has colours"
    assert found["most"] > 40, "the mark can't be told from its ground"
    return list(found["covered"])


def assert_unlike(marks: dict[str, Locator], studio: Page, around: int = AROUND) -> None:
    """Every two marks differ in what they cover."""
    shapes = {name: covered_by(mark, studio, around) for name, mark in marks.items()}
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        either = sum(a or b for a, b in zip(first, second, strict=True))
        apart = sum(a != b for a, b in zip(first, second, strict=True))
        assert apart / either >= UNLIKE, f"{one} and {other} look alike: {apart} of {either}"


def marks_in(page: Page, kind: str, names: list[str], within: str = "") -> dict[str, Locator]:
    """Return the first mark of each name."""
    return {name: page.locator(f'{within} [data-mark="{kind}:{name}"]').first for name in names}


@pytest.fixture
def studio(welcome: Welcome) -> Page:
    """A page of its own that looks at pictures."""
    return welcome().page


def test_dice_and_tracks_of_lucidity_have_shapes(welcome: Welcome, studio: Page) -> None:
    guest = welcome(viewport=DESK)
    guest.plays("lucidity", 2, options={"first": "0"})
    page = in_grey(guest)
    expect(page.locator("[data-ref]").first).to_be_visible()
    colours = ["blue", "green", "yellow", "red"]
    counts = marks_in(page, "colour", colours)
    assert_unlike({name: mark.locator("svg") for name, mark in counts.items()}, studio)
    fives = {track: page.locator(f'[data-mark="track:{track}:5"]') for track in ("light", "middle", "deep")}
    assert_unlike(fives, studio)


def power_by_colour(s: Table) -> dict[str, int]:
    """Return of each colour a die that counts as Power."""
    return {f"die of colour {COLOUR_OF[die]}": die for card in s.cards for die in card.power}


def test_rolled_dice_of_lucidity_have_the_shapes_of_their_colours(
    welcome: Welcome, studio: Page, server: Server
) -> None:
    guest = welcome(viewport=DESK)
    there: dict[str, int] = {}

    def has_all_colours(match: Match[Any]) -> bool:
        there.clear()
        there.update(power_by_colour(match.state))
        return ME not in match.due() and len(there) == len(Colour)  # nothing glows

    comes_to(guest, server, has_all_colours, "lucidity", 2)
    page = in_grey(guest)
    dice = {name: page.locator(f'.power [data-ref="die:{die}"]') for name, die in there.items()}
    for die in dice.values():
        expect(die).to_be_visible()
    assert_unlike(dice, studio)


@pytest.mark.parametrize("game", ["inception", "eldritch"])
def test_eight_seats_have_shapes(welcome: Welcome, studio: Page, game: str) -> None:
    guest = welcome(viewport=DESK)
    guest.plays(game, 8)
    page = in_grey(guest)
    expect(page.locator("[data-board] [data-mark^='seat:']").first).to_be_attached()
    seats = [str(seat) for seat in range(8)]
    assert_unlike(marks_in(page, "seat", seats, "header"), studio)
    on_board = page.locator("[data-board] [data-mark^='seat:']").evaluate_all(
        "marks => marks.map(mark => mark.dataset.mark)"
    )
    assert {f"seat:{seat}" for seat in seats} <= set(on_board)


def test_omens_of_eldritch_horror_have_signs(welcome: Welcome, studio: Page) -> None:
    guest = welcome(viewport=DESK)
    guest.plays("eldritch", 1)
    page = in_grey(guest)
    expect(page.locator('[data-mark="omen:green"]').first).to_be_visible()
    signs = marks_in(page, "omen", ["green", "blue", "red"])
    assert_unlike({name: mark.locator("svg") for name, mark in signs.items()}, studio, WITHIN)


def test_codes_of_tamashii_have_signs(welcome: Welcome, studio: Page) -> None:
    guest = welcome(viewport=DESK)
    guest.plays("tamashii", 2, options={"scenario": "a", "start": "0"})
    page = in_grey(guest)
    colours = ("red", "yellow", "green", "blue")
    chips = {name: page.locator(f'[data-board] [data-ref="colour:{name}"] .core svg') for name in colours}
    for chip in chips.values():
        expect(chip).to_be_visible()
    assert_unlike(chips, studio, WITHIN)
