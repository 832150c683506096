"""The reader's pages, made of the small Dream: branches, flags, and what nobody read."""

from bench.stories import dream_page, flags_page

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
