"""Titles of cards are often sentences: inside a Chinese or Japanese sentence they stand in marks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dreamtable
from dreamtable.games import rules_of
from dreamtable.games.tamashii.box import BOX, NUMBERS, PROGRAMS
from dreamtable.games.tamashii.events import Launched, TokensPutOnCard
from dreamtable.lang import Speaker

GAMES = ("eldritch", "etherfields", "tamashii")
MARKS = {"zh-Hans": ("“", "”"), "ja": ("「", "」")}
TITLE = re.compile(r"\{ \$(?:card|ability) \}")
TITLES = re.compile(r"\{ \$cards \}")
MESSAGE = re.compile(r"^[a-zA-Z][\w-]* = ?")
ALONE = set("：，。、；！？（）·・ ")
"""What a title may stand beside without marks: it is no part of a sentence then."""


def lines_of(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Return what games say in play, line by line without keys; printed texts name other things so."""
    folder = Path(dreamtable.__file__).parent / "games" / game / "locale"
    for topic in ("", ".annals", ".lessons"):
        file = folder / f"{lang}{topic}.ftl"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.name}:{number}", MESSAGE.sub("", line).strip()


def is_bare(line: str, title: re.Pattern[str], marks: tuple[str, str] | None = None) -> bool:
    """Say whether a title stands inside a sentence as if it were words of it."""
    for found in title.finditer(line):
        beside = (line[: found.start()][-1:], line[found.end() :][:1])
        if beside != marks and not all(one in ALONE for one in beside if one):
            return True
    return False


@pytest.mark.parametrize("lang", MARKS)
@pytest.mark.parametrize("game", GAMES)
def test_titles_of_cards_inside_a_sentence_stand_in_marks(game: str, lang: str) -> None:
    lines = dict(lines_of(game, lang))
    assert sum(1 for line in lines.values() if TITLE.search(line)) > 20
    wrong = {where: line for where, line in lines.items() if is_bare(line, TITLE, MARKS[lang])}
    assert not wrong, f"write {'…'.join(MARKS[lang])} around them: {wrong}"
    several = {where: line for where, line in lines.items() if is_bare(line, TITLES, MARKS[lang])}
    assert not several, f"several titles stand after a colon, one alone in marks: {several}"


def test_a_title_that_is_a_sentence_is_told_from_the_sentence_around_it() -> None:
    rules = rules_of("tamashii")
    put = TokensPutOnCard(NUMBERS["a03"], "success", 1)
    assert Speaker("zh", rules).event(put) == "“它听见了”放上1个成功标记。"
    assert Speaker("ja", rules).event(put) == "「何かに聞かれた」に成功トークン1つ。"


def test_a_launched_program_is_told_with_its_card_and_its_colours() -> None:
    rules = rules_of("tamashii")
    hound = NUMBERS["rust-hound"]
    repel = next(number for number in BOX.programs_of[hound] if PROGRAMS[number].sort == "repel")
    launched = Launched(0, repel)
    assert Speaker("zh", rules, ["美夏"]).event(launched) == "美夏启动“锈犬”的逐退（绿、绿）。"
    assert Speaker("ja", rules, ["美夏"]).event(launched) == "美夏が「錆犬」の撃退（緑、緑）を起動。"
