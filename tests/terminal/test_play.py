"""A real terminal: somebody sits down, plays, leaves, comes back and finishes."""

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

PROMPT = {"en": "Your choice: ", "zh-Hans": "你的选择: ", "ja": "選択: "}
OVER = {"en": "The game is over", "zh-Hans": "游戏结束", "ja": "ゲーム終了"}


class Terminal:
    """A terminal with the command `dreamtable` running in it."""

    def __init__(self, home: Path, *arguments: str, lang: str = "en") -> None:
        environment = {**os.environ, "DREAMTABLE_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "120"}
        self.lang = lang
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "dreamtable.cli", *arguments, *(["--lang", lang] if lang != "none" else [])],
            env=environment,
            encoding="utf-8",
            timeout=30,
            dimensions=(50, 120),
        )

    def expect(self, *patterns: str) -> int:
        """Wait for one of the texts, and return which came."""
        return int(self.child.expect([re.escape(pattern) for pattern in patterns]))

    def type(self, text: str) -> None:
        """Type a line."""
        self.child.sendline(text)

    def ends(self) -> str:
        """Wait for the end and return what was printed last."""
        self.child.expect(pexpect.EOF)
        return str(self.child.before)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def play_on(terminal: Terminal, most: int = 600) -> None:
    """Take the first choice until the game is over."""
    for _ in range(most):
        if terminal.expect(PROMPT[terminal.lang], OVER[terminal.lang]) == 1:
            return
        terminal.type("1")
    pytest.fail("the game does not end")


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_a_newcomer_finishes_a_game_of_lucidity(home: Path, lang: str) -> None:
    terminal = Terminal(home, "play", "lucidity", "--seats", "2", "--seed", "7", lang=lang)
    play_on(terminal)
    assert "dreamtable replay" in terminal.ends()


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_a_newcomer_finishes_a_game_of_inception_city(home: Path, lang: str) -> None:
    arguments = ["play", "inception", "--seats", "4", "--seed", "5", "--bots", "random"]
    terminal = Terminal(home, *arguments, lang=lang)
    terminal.expect(PROMPT[lang])
    terminal.type("i")
    play_on(terminal)
    assert "dreamtable replay" in terminal.ends()


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_a_newcomer_finishes_a_game_of_eldritch_horror(home: Path, lang: str) -> None:
    arguments = ["play", "eldritch", "--seats", "2", "--seed", "5", "--bots", "random"]
    terminal = Terminal(home, *arguments, lang=lang)
    terminal.expect(PROMPT[lang])
    terminal.type("i")
    play_on(terminal)
    assert "dreamtable replay" in terminal.ends()


def test_before_choosing_an_investigator_one_can_read_the_sheets(home: Path) -> None:
    terminal = Terminal(home, "play", "eldritch", "--seats", "1", "--seed", "5")
    terminal.expect("Which investigator")
    terminal.type("i")
    terminal.expect("Health 7, Sanity 5; Lore 1, Influence 3,")
    terminal.type("q")


def test_without_a_game_there_is_a_choice_of_games(home: Path) -> None:
    terminal = Terminal(home, "play")
    terminal.expect("Which game shall it be?")
    terminal.type("1")
    terminal.expect("Alone")
    terminal.expect("Which way to play?")
    terminal.type("2")
    terminal.expect("How many players?")
    terminal.type("2")
    terminal.expect("Your choice")
    terminal.type("q")
    assert "dreamtable resume" in terminal.ends()


def test_ctrl_c_saves_and_the_match_goes_on_where_it_was(home: Path) -> None:
    terminal = Terminal(home, "play", "lucidity", "--seats", "3", "--seed", "9", "--option", "first=0")
    terminal.expect("Your choice")
    terminal.type("2")
    terminal.expect("Your choice")
    terminal.child.sendintr()
    said = terminal.ends()
    file = re.search(r"dreamtable resume (\S+\.json)", said)
    assert file is not None
    again = Terminal(home, "resume", file[1])
    again.expect("Back at the table after 1 answers")
    play_on(again)
    again.ends()
    replayed = Terminal(home, "replay", file[1])
    replayed.expect("The game is over")
    replayed.ends()


def test_why_rules_log_help_and_taking_back_answer_at_the_prompt(home: Path) -> None:
    terminal = Terminal(home, "play", "lucidity", "--seats", "2", "--seed", "3", "--option", "first=0")
    terminal.expect("Your choice")
    terminal.type("?")
    terminal.expect("Why? Rule LUC-STEP1-01")
    terminal.type("h")
    terminal.expect("How to play")
    terminal.type("l")
    terminal.expect("What happened so far")
    terminal.type("b")
    terminal.expect("Search the rulebook")
    terminal.type("LUC-CHK-02")
    terminal.expect("LUC-CHK-02")
    terminal.expect("Search the rulebook")
    terminal.type("no such words")
    terminal.expect("Nothing in the rulebook")
    terminal.expect("Search the rulebook")
    terminal.type("")
    terminal.type("99")
    terminal.expect('"99" is no choice here')
    terminal.type("u")
    terminal.expect("can't be taken back")
    terminal.type("1")
    terminal.expect("Your choice")
    terminal.type("1")
    terminal.expect("Your choice")
    terminal.type("u")
    terminal.expect("Taken back", "can't be taken back")
    terminal.type("q")
    terminal.ends()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "lucidty"], "Did you mean 'lucidity'?"),
        (["play", "lucidity", "--seats", "9"], "lucidity is for 1 to 4 players, not for 9"),
        (["play", "lucidity", "--bots", "genius"], "There is no bot 'genius'"),
        (["play", "lucidity", "--seat", "5"], "--seat must be from 1 to 3, not 5"),
        (["play", "lucidity", "--option", "colour=red"], "Wrong options for lucidity"),
        (["play", "lucidity", "--option", "temptation=blue"], "Wrong options for lucidity"),
        (["play", "lucidity", "--option", "temptation"], "An option is given as name=value"),
        (["play", "lucidity", "--option", "first=7"], "The starting seat must be from 0 to 2, not 7"),
        (["play", "lucidity", "--bots", "random,random,random"], "3 bots are named"),
        (["resume", "nowhere.json"], "There is no file nowhere.json"),
        (["replay", "nowhere.json"], "There is no file nowhere.json"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["play", "lucidity", "--lang", "tlh"], "There is no language 'tlh'"),
    ],
)
def test_bad_input_gets_a_sentence_and_no_traceback(home: Path, arguments: list[str], says: str) -> None:
    terminal = Terminal(home, *arguments, lang="none" if "--lang" in arguments else "en")
    said = " ".join(terminal.ends().split())
    assert says in said
    assert "Traceback" not in said


def test_a_damaged_file_is_refused_and_left_alone(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    file.write_text('{"format": 1, "game": "lucidity"')
    said = Terminal(home, "resume", str(file)).ends()
    assert "damaged" in said
    assert "Traceback" not in said
    assert file.read_text() == '{"format": 1, "game": "lucidity"'


def test_the_rulebook_is_shown_in_every_language(home: Path) -> None:
    for lang, text in (("en", "Dreamer"), ("zh-Hans", "做梦者"), ("ja", "ドリーマー")):
        said = Terminal(home, "rules", "lucidity", "LUC-STEP1-01", lang=lang).ends()
        assert "LUC-STEP1-01" in said
        assert text in said
