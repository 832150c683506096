"""Bots play whole campaigns, many of them: a row for each session, the same everywhere."""

from collections import Counter
from pathlib import Path

import msgspec
import polars as pl
import pytest
from seasons import rules as seasons_rules

from arena.kit import contents, odd, simulate
from dreamtable.arena.campaigns import Tour, play_all
from dreamtable.arena.plan import Plan, make_plan
from dreamtable.arena.playing import RULES_FAILED
from dreamtable.arena.report import report
from dreamtable.arena.results import missing, read, sessions_as_games
from dreamtable.arena.running import run
from dreamtable.arena.summary import summarize
from dreamtable.kernel import BEGINNING, BadSetup

SESSIONS = 8


def tours(bots: tuple[str, ...] = ("random",), games: int = 12) -> Plan:
    """Return a plan of a few campaigns."""
    return make_plan(
        "seasons", seats=(1, 2), bots=bots, games=games, seed="tours", chunk=5, campaign=SESSIONS
    )


def test_there_is_a_row_for_each_session_and_it_knows_its_place(seasons: str, tmp_path: Path) -> None:
    run(tours(), tmp_path)
    games = read(tmp_path).games
    assert games["game"].unique().sort().to_list() == list(range(12))
    for (_,), rows in games.group_by(["game"], maintain_order=True):
        assert rows["session"].to_list() == list(range(rows.height))
        assert rows.height <= SESSIONS
        assert rows["ends"].to_list()[:-1] == [False] * (rows.height - 1)
        assert rows["ends"].to_list()[-1] or rows.height == SESSIONS
    assert games["ends"].sum() > 0
    assert set(games["trait:garden"]) == {"garden-courtyard", "garden-orchard", "garden-pond"}
    seats = read(tmp_path).seats
    assert seats.height == games["seats"].sum()
    assert {"game", "session", "seat"} <= set(seats.columns)


def test_bots_go_where_they_have_been_least(seasons: str) -> None:
    visited = set()
    for number in range(8):
        tour = Tour(tours(), number)
        tour.play()
        been: Counter[str] = Counter()
        for at, session in enumerate(tour.campaign.sessions):
            unlocked = tour.campaign.offer_after(at - 1 if at else BEGINNING).options["garden"]
            garden = msgspec.json.decode(session.record.options["garden"])
            assert been[garden] == min(been[str(one)] for one in unlocked)
            been[garden] += 1
        visited |= set(been)
    assert visited == {"courtyard", "orchard", "pond"}


def test_the_same_plan_gives_the_same_files_here_and_in_processes(seasons: str, tmp_path: Path) -> None:
    run(tours(), tmp_path / "here")
    run(tours(), tmp_path / "processes", "processes", 2)
    assert contents(tmp_path / "here") == contents(tmp_path / "processes")


def test_a_part_that_is_lost_is_played_again(seasons: str, tmp_path: Path) -> None:
    run(tours(), tmp_path)
    before = contents(tmp_path)
    seats = tmp_path / "seats-000001.parquet"
    pl.read_parquet(seats).head(3).write_parquet(seats)
    assert missing(tmp_path, tours()) == [1]
    run(tours(), tmp_path)
    assert contents(tmp_path) == before


def test_the_summary_tells_how_far_campaigns_came(seasons: str, tmp_path: Path) -> None:
    words = ("--seats", "2", "--bots", "random", "--games", "10", "--workers", "1", "--campaign", "6")
    done = simulate("seasons", *words, "--out", str(tmp_path), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "10 campaigns of" in done.stdout
    assert "Campaigns that came so far" in done.stdout
    summary = summarize(read(tmp_path))
    assert summary.campaigns == 10
    assert summary.chapters[0].campaigns == 10
    assert [chapter.campaigns for chapter in summary.chapters] == sorted(
        (chapter.campaigns for chapter in summary.chapters), reverse=True
    )
    for lang, says in (("zh-Hans", "10 场战役"), ("ja", "キャンペーン10本")):
        assert says in simulate("seasons", *words, "--out", str(tmp_path), "--lang", lang).stdout


def test_a_report_takes_each_session_as_a_game(seasons: str, tmp_path: Path) -> None:
    run(tours(), tmp_path)
    alone = sessions_as_games(read(tmp_path))
    assert alone.games["game"].n_unique() == alone.games.height
    assert "Seasons" in report(tmp_path)


def test_a_bot_that_fails_ends_its_campaign_and_no_other(seasons: str, tmp_path: Path) -> None:
    run(tours(bots=(odd("NowAndThen"),)), tmp_path)
    games = read(tmp_path).games
    failed = games.filter(pl.col("failed_why").is_not_null())
    assert failed.height > 0
    for row in failed.iter_rows(named=True):
        later = games.filter((pl.col("game") == row["game"]) & (pl.col("session") > row["session"]))
        assert later.height == 0
    assert games["game"].n_unique() == 12


def test_rules_that_keep_nothing_are_noted(seasons: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(_state: object) -> seasons_rules.Harvest:
        raise ValueError("no basket")

    from dreamtable.games import rules_of

    monkeypatch.setitem(vars(rules_of(seasons).campaign), "carry", lost)
    (only,) = play_all(tours(), 0)
    assert only.game.reason == RULES_FAILED
    assert "Nothing can be kept of it: ValueError: no basket" in (only.game.failed_why or "")


def test_what_can_not_be_played_so_is_refused(seasons: str) -> None:
    with pytest.raises(BadSetup, match="lucidity has no campaign"):
        make_plan("lucidity", seats=[2], bots=["random"], games=1, seed="", campaign=3)
    with pytest.raises(BadSetup, match="at least 1 session, not -1"):
        make_plan("seasons", seats=[2], bots=["random"], games=1, seed="", campaign=-1)
