"""A campaign at the keyboard: begun, left, gone on with, looked at, taken along."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dreamtable.cli import commands
from dreamtable.games import rules_of
from dreamtable.kernel import Campaign
from terminal.test_play import PROMPT, Terminal, play_on

Command = Callable[..., str]
WON = "2"
"""A seed with which a year of planting alone is won."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def told(seasons: str, home: Path) -> Command:
    """Says what a command prints that asks nothing."""

    def told(*words: str, lang: str = "en") -> str:
        done = CliRunner().invoke(
            commands,
            ["campaign", *words, "--lang", lang],
            env={"DREAMTABLE_HOME": str(home)},
            catch_exceptions=True,
        )
        return f"{done.output}{done.exception or ''}"

    return told


def a_year(home: Path, *words: str, lang: str = "en") -> str:
    """Play a session to its end and return what was said last."""
    terminal = Terminal(home, "campaign", *words, lang=lang)
    play_on(terminal)
    return terminal.ends()


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_a_won_session_tells_what_it_unlocked_and_how_to_go_on(seasons: str, home: Path, lang: str) -> None:
    said = a_year(home, "new", seasons, "--seed", WON, "--title", "Grandmother's", lang=lang)
    orchard = {"en": "The orchard", "zh-Hans": "果园", "ja": "果樹園"}[lang]
    rivals = {"en": "Rivals", "zh-Hans": "争胜", "ja": "競い合い"}[lang]
    assert orchard in said
    assert rivals in said
    assert "dreamtable campaign go" in said


def test_a_session_that_was_left_goes_on_where_it_was(seasons: str, home: Path, told: Command) -> None:
    terminal = Terminal(home, "campaign", "new", seasons, "--seed", WON)
    terminal.expect(PROMPT["en"])
    terminal.type("1")
    terminal.expect(PROMPT["en"])
    terminal.child.sendintr()
    assert "dreamtable campaign go" in terminal.ends()
    assert "in its first session" in told("list")
    assert "Not finished yet." in told("show", "seasons-campaign-1")
    again = Terminal(home, "campaign", "go", "seasons-campaign-1")
    again.expect("Back at the table after 1 answers")
    play_on(again)
    again.ends()
    assert "one session played" in told("list")


def test_the_next_session_asks_which_garden_and_brings_the_same_players(
    seasons: str, home: Path, told: Command
) -> None:
    a_year(home, "new", seasons, "--seed", WON, "--seats", "2", "--bots", "random", "--name", "Ines")
    terminal = Terminal(home, "campaign", "go", "seasons-campaign-1", "--seed", "next")
    terminal.expect("Garden")
    terminal.expect("The orchard")
    terminal.expect("Your choice")
    terminal.type("2")
    terminal.expect("Session 2")
    play_on(terminal)
    terminal.ends()
    campaign: Campaign[Any] = Campaign.from_bytes((home / "seasons-campaign-1.json").read_bytes(), rules_of)
    assert [session.record.players for session in campaign.sessions] == [["Ines", "bot:random"]] * 2
    assert bytes(campaign.sessions[1].record.options["garden"]) == b'"orchard"'
    campaign.check()


def test_the_road_not_taken_stands_beside_the_first(seasons: str, home: Path, told: Command) -> None:
    a_year(home, "new", seasons, "--seed", WON)
    a_year(home, "go", "seasons-campaign-1", "--option", "garden=orchard")
    a_year(home, "go", "seasons-campaign-1", "--after", "0", "--seed", "other")
    shown = told("show", "seasons-campaign-1")
    assert "Another road" in shown
    assert shown.index("Session 2") < shown.index("Session 3")
    assert "One year in the garden" in shown
    watched = told("show", "seasons-campaign-1", "--session", "2")
    assert "plants bed" in watched
    assert "The game is over" in watched


def test_an_export_holds_no_running_session_and_an_import_is_checked(
    seasons: str, home: Path, told: Command, tmp_path: Path
) -> None:
    a_year(home, "new", seasons, "--seed", WON, "--title", "The old garden")
    Terminal(home, "campaign", "go", "seasons-campaign-1", "--option", "garden=orchard").expect(PROMPT["en"])
    file = tmp_path / "taken-along.json"
    said = told("export", "seasons-campaign-1", str(file))
    assert "One session written" in said
    assert "can read ahead" in said
    assert len(Campaign.from_bytes(file.read_bytes(), rules_of).sessions) == 1
    assert '"The old garden" is yours now: one session' in told("import", str(file))
    assert "seasons-campaign-2" in told("list")
    content = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r'"seeds":1', '"seeds":9', content), encoding="utf-8")
    assert "what was kept is not what the rules keep of it" in told("import", str(file))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("new", "lucidity"), "lucidity has no campaign"),
        (("new", "chess"), "There is no game 'chess'"),
        (("new", "seasons", "--option", "garden=pond"), "The garden 'pond' is not unlocked"),
        (("new", "seasons", "--seats", "2", "--mode", "rivals"), "The mode 'rivals' is not unlocked"),
        (("new", "seasons", "--seats", "7"), "is for 1 to 4 players, not for 7"),
        (("go", "nothing"), 'There is no campaign "nothing" here'),
        (("show", "nothing"), 'There is no campaign "nothing" here'),
        (("import", "nowhere.json"), "There is no file nowhere.json"),
    ],
)
def test_what_can_not_be_is_said_in_a_sentence(told: Command, words: tuple[str, ...], says: str) -> None:
    assert says in " ".join(told(*words).split())


def test_a_session_that_there_is_not_is_named(seasons: str, home: Path, told: Command) -> None:
    a_year(home, "new", seasons, "--seed", WON)
    assert "There is no session 8; the campaign has 1" in told("go", "seasons-campaign-1", "--after", "8")
    assert "There is no session 4" in told("show", "seasons-campaign-1", "--session", "4")


def test_a_damaged_campaign_harms_no_other(seasons: str, home: Path, told: Command) -> None:
    a_year(home, "new", seasons, "--seed", WON)
    (home / "seasons-campaign-7.json").write_text("{", encoding="utf-8")
    listed = " ".join(told("list").split())
    assert "one session played" in listed
    assert "no campaign, or it is damaged" in listed
