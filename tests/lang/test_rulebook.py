"""The rulebook pages can be read rule by rule."""

import pytest

from dreamtable.kernel import BadSetup
from dreamtable.lang import rulebook


def test_a_rule_has_its_chapter_its_text_and_its_table() -> None:
    rule = rulebook("lucidity", "en").rules["LUC-DIE-03"]
    assert rule.chapter == "Dice"
    assert "| Colour |" in rule.text
    assert rulebook("lucidity", "zh").rules["LUC-DIE-03"].text != rule.text


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(BadSetup, match="no rulebook page for 'chess'"):
        rulebook("chess", "en")
