"""Chinese and Japanese tell no plurals apart: what differs for one must say the number itself."""

import re
from pathlib import Path

import pytest

import dreamtable
from dreamtable.lang import Speaker

FILES = sorted(Path(dreamtable.__file__).parent.rglob("*.ftl"))
NEVER_MATCH = re.compile(r"\[\s*(zero|one|two|few|many)\s*\]")
"""Plural categories that these languages lack: a variant for one of them is never chosen."""


def plurals(text: str) -> list[str]:
    """Return the plural categories that messages tell apart."""
    return NEVER_MATCH.findall(text)


@pytest.mark.parametrize("lang", ["zh-Hans", "ja"])
def test_no_message_tells_a_plural_apart_that_the_language_lacks(lang: str) -> None:
    files = [file for file in FILES if file.name.startswith(f"{lang}.")]
    assert len(files) > 4
    wrong = {str(file): found for file in files if (found := plurals(file.read_text(encoding="utf-8")))}
    assert not wrong, f"write [1] instead of [one]: {wrong}"


def test_english_does_so_that_the_test_can_see_them() -> None:
    text = next(file for file in FILES if file.name == "en.ftl" and file.parts[-3] == "lang")
    assert "one" in plurals(text.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("lang", "alone", "together"),
    [
        ("zh-Hans", "美夏获胜！", "美夏、伊内斯共同获胜！"),
        ("ja", "美夏の勝ち！", "美夏、イネスがともに勝利！"),
        ("en", "Mika wins!", "Mika, Ines win together!"),
    ],
)
def test_a_single_winner_does_not_win_together(lang: str, alone: str, together: str) -> None:
    names = {"zh-Hans": ("美夏", "伊内斯"), "ja": ("美夏", "イネス"), "en": ("Mika", "Ines")}[lang]
    speaks = Speaker(lang)
    joined = "、" if lang != "en" else ", "
    assert speaks.say("winner", names=names[0], names_count=1) == alone
    assert speaks.say("winner", names=joined.join(names), names_count=2) == together
