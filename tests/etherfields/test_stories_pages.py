"""The reader's pages, made of the small Dream: branches, flags, and what nobody read."""

import pytest
from bench.stories import FEW, TRAM_STOP_PLACE, Traces, dream_page, flags_page, traced

from dreamtable.games.etherfields.box import BOX


def test_a_page_shows_where_its_paragraphs_come_from_and_lead_to() -> None:
    page = dream_page("X-01", "en", unread=[9053])
    assert "## 9010" in page
    assert "*from x-tile-a" in page or "*from x-" in page
    assert "## 9053 · no simulation read it" in page
    assert "## 9054 ·" not in page


def test_the_page_of_flags_says_where_each_is_set_and_read_and_which_are_read_by_few() -> None:
    lines = flags_page(BOX.cards).splitlines()
    (ready,) = [line for line in lines if line.startswith("| dream.ready ")]
    assert "9104" in ready
    assert "9122" in ready
    assert any(line.endswith("| read by few |") for line in lines)


def test_the_first_dream_is_written_in_three_languages_with_its_ways() -> None:
    page = dream_page("I-01", "zh-Hans")
    assert "## 1005" in page
    assert "missing" not in page
    assert "→ 1970" in page


def test_the_city_between_the_dreams_has_a_page_too() -> None:
    page = dream_page("world", "ja")
    assert "## 112" in page
    assert "missing" not in page


def remembered() -> dict[str, Traces]:
    """Return the flags and counters of the campaign."""
    return {name: one for name, one in traced(BOX.cards).items() if name.startswith("camp.")}


def test_what_the_campaign_remembers_is_known() -> None:
    flags = (
        "broken-glass burned-fold kept-lamp knight-free knows-wraith letter-read letter-sealed relieved rest"
    )
    counters = "debt mercy"
    assert set(remembered()) == {f"camp.{one}" for one in f"{flags} second-violin {counters}".split()}


@pytest.mark.rule("ETH-SCR-06", "ETH-END-03")
@pytest.mark.parametrize("name", sorted(remembered()))
def test_every_deed_comes_back_at_two_places_and_once_where_nobody_expects_it(name: str) -> None:
    one = remembered()[name]
    assert one.sets
    assert len({who for who, _ in one.reads}) >= FEW
    assert one.unexpected
    assert [place for _, place in one.reads if place != TRAM_STOP_PLACE]
