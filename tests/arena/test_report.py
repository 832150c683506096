"""The report says what the games say: every number checked by hand, nothing called clear that is not."""

import math
import random
import re
import sys
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from arena.report_kit import Read, a_game, a_run, read_report, run_of
from dreamtable.arena.playing import Played
from dreamtable.arena.report import report
from dreamtable.arena.report.comparison import compare
from dreamtable.arena.report.estimates import Contrast, Verdict, contrast_of, reach, verdicts
from dreamtable.arena.report.figures import Figures, WinRow, figures_of, round_step
from dreamtable.arena.report.naming import Names
from dreamtable.arena.results import NoResults, read
from dreamtable.cli import commands
from dreamtable.games import rules_of
from dreamtable.kernel import BadSetup
from dreamtable.lang import LANGUAGES, Speaker

NASTY = "<script>alert(1)</script>&\"'"
RAW = re.compile(r"[{}$]|\b(?:report|trait|side|kind|move|reason)-")
"""What must never reach a reader: markup, and names of messages."""
BLUE = '["die",{"colour":"colour-blue"}]'


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's interval of 95 %, written as in the textbook."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def first_wins(wins: int, games: int, **more: object) -> list[Played]:
    """Return games of two, of which the first seat wins some."""
    return [a_game(number, [number < wins, number >= wins], **more) for number in range(games)]  # type: ignore[arg-type]


def win_row(figures: Figures, trait: str, value: str, side: str = "") -> WinRow:
    """Return a win rate."""
    table = next(table for table in figures.tables if table.trait == trait)
    return next(row for row in table.rows if (row.value, row.side) == (value, side))


def compared(row: WinRow) -> Contrast:
    """Return how a win rate differs from that of the others."""
    assert row.contrast is not None
    return row.contrast


# Win rates


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Read:
    """The report about a hundred games of two, of which the first seat wins seventy."""
    moves = [{"sleep": 3}, {"sleep": 1, "let-it-be": 2}]
    games = first_wins(70, 100, moves=moves, things=[{BLUE: 1}, {}])
    return read_report(a_run(tmp_path_factory.mktemp("plain") / "run", games))


def test_a_win_rate_stands_in_the_page_with_its_interval(plain: Read) -> None:
    low, high = wilson(0.7, 99)
    row = plain.row("Win rates by: Seat", "Seat 1")
    assert row[1] == "100"
    assert row[2] == f"70.0 % {100 * low:.1f}–{100 * high:.1f} %"


def test_a_clear_advantage_is_said_in_words(plain: Read) -> None:
    assert plain.row("Win rates by: Seat", "Seat 1")[3].startswith("+40.0 ")
    assert plain.row("Win rates by: Seat", "Seat 1")[3].endswith("▲ clearly more often")
    assert plain.row("Win rates by: Seat", "Seat 2")[3].endswith("▼ clearly less often")
    assert any(
        line.startswith("Seat: Seat 1 (70 %, +40 points) wins clearly more often") for line in plain.sentences
    )


def test_the_numbers_at_the_top_are_sums(plain: Read) -> None:
    assert "<dt>games</dt><dd>100</dd>" in plain.page
    assert "<dt>decisions</dt><dd>2,000</dd>" in plain.page
    assert "<dt>decisions a game</dt><dd>20</dd>" in plain.page


def test_seats_that_are_even_are_called_even(tmp_path: Path) -> None:
    read = read_report(a_run(tmp_path / "run", first_wins(50, 100)))
    assert any(line.startswith("No seat is at a clear advantage") for line in read.sentences)


def test_with_few_games_nothing_is_called_clear(tmp_path: Path) -> None:
    read = read_report(a_run(tmp_path / "run", first_wins(20, 20)))
    assert read.sentences == ["With 20 finished games nothing can be said; it takes 30 at least."]
    assert read.row("Win rates by: Seat", "Seat 1")[3].endswith("? too few games")
    assert "clearly more often" not in " ".join(read.row("Win rates by: Seat", "Seat 1"))


def test_three_who_win_together_are_one_piece_of_evidence(tmp_path: Path) -> None:
    sides = [{"side": "side-lord"}] + [{"side": "side-thief"}] * 3
    games = [
        a_game(number, [number >= 40] + [number < 40] * 3, traits=sides, reason="secret")
        for number in range(100)
    ]
    figures = figures_of(run_of(tmp_path / "run", games, game="inception"))
    lord, thief = win_row(figures, "side", "side-lord").rate, win_row(figures, "side", "side-thief").rate
    assert (lord.wins, lord.seats, thief.wins, thief.seats) == (60, 100, 120, 300)
    assert thief.high - thief.low == pytest.approx(lord.high - lord.low)
    assert (thief.low, thief.high) == pytest.approx(wilson(0.4, 99), abs=1e-4)


def test_a_character_is_held_against_its_own_side(tmp_path: Path) -> None:
    games = []
    for number in range(120):
        lord_wins = number % 4 != 0
        shade = number % 2 == 0
        other = "character-shade" if shade else "character-joker"
        traits = [
            {"side": "side-lord", "character": "character-harbor"},
            {"side": "side-thief", "character": other},
        ]
        games.append(a_game(number, [lord_wins, not lord_wins], traits=traits))
    figures = figures_of(run_of(tmp_path / "run", games, game="inception"))
    assert win_row(figures, "character", "character-harbor").contrast is None
    # Every second thief is Shade, and wins every second time; Joker never does.
    assert compared(win_row(figures, "character", "character-shade")).difference == pytest.approx(0.5)


def test_what_holds_for_a_whole_game_is_told_side_by_side(tmp_path: Path) -> None:
    games = []
    for number in range(100):
        sides = [{"side": "side-lord"}, {"side": "side-thief"}]
        one = a_game(number, [number % 10 != 0, number % 10 == 0], traits=sides)
        one.game.traits = {"world": "character-feast" if number % 2 else "character-chess"}
        games.append(one)
    figures = figures_of(run_of(tmp_path / "run", games, game="inception"))
    feast = win_row(figures, "world", "character-feast", "side-lord")
    assert compared(feast).difference == pytest.approx(0.2)
    assert compared(win_row(figures, "world", "character-feast", "side-thief")).difference == pytest.approx(
        -0.2
    )


def test_players_who_win_or_lose_together_have_one_rate(tmp_path: Path) -> None:
    games = [a_game(number, [number < 30] * 2, reason="mysteries") for number in range(100)]
    read = read_report(a_run(tmp_path / "run", games, game="eldritch"))
    low, high = wilson(0.3, 99)
    assert f"The players win 30 % ({100 * low:.0f}–{100 * high:.0f} %) of their games." in read.sentences
    assert "Win rates by: Seat" not in read.tables


def test_where_all_win_together_games_with_somebody_are_held_against_games_without(tmp_path: Path) -> None:
    games = []
    for number in range(80):
        there = number % 2 == 0  # with her they win three of four, without her one of four
        won = (number // 2) % 4 < (3 if there else 1)
        people = ["card-nora" if there else "card-otto", "card-emil"]
        games.append(a_game(number, [won, won], traits=[{"investigator": one} for one in people]))
    figures = figures_of(run_of(tmp_path / "run", games, game="eldritch"))
    assert compared(win_row(figures, "investigator", "card-nora")).difference == pytest.approx(0.5)
    assert win_row(figures, "investigator", "card-nora").verdict is Verdict.MORE
    assert win_row(figures, "investigator", "card-emil").contrast is None


def test_where_all_win_together_tables_of_different_size_are_compared(tmp_path: Path) -> None:
    games = [a_game(number, [number % 4 < number % 2 * 3] * (2 + number % 2)) for number in range(80)]
    run = a_run(tmp_path / "run", games, game="eldritch", seats=[2, 3])
    figures = figures_of(read(run))
    # Two players never win, three do every second time.
    assert compared(win_row(figures, "seats", "3")).difference == pytest.approx(0.5)


# What winners do


def test_what_winners_do_is_counted_a_game(plain: Read) -> None:
    # The first seat sleeps 3 times and wins 70 of 100; the other one sleeps once.
    winners, losers = 0.7 * 3 + 0.3 * 1, 0.3 * 3 + 0.7 * 1
    row = plain.row("What winners and losers do in a game (All players)", "Sleep: … move")
    assert row[1] == f"{winners:.2f} : {losers:.2f}"
    assert row[2] == f"{winners / losers:.2f} × ▲ clearly more often"
    assert row[3] == f"{winners / losers:.2f} × ▲ clearly more often"
    assert any("Sleep: … (2.40 : 1.60)" in line for line in plain.sentences)


def test_a_thing_that_was_used_is_named_and_rated(plain: Read) -> None:
    row = plain.row("What was used", "blue")
    assert row[1] == "100"
    assert row[2].startswith("70.0 %")
    assert row[3].startswith("+40.0 ")


def test_what_the_better_bot_does_is_not_taken_for_what_winners_do(tmp_path: Path) -> None:
    games = []
    for number in range(200):
        won = (
            number % 10 != 0
        )  # the greedy bot wins nine of ten, and sleeps three times whether it wins or not
        moves = [{"sleep": 3}, {"sleep": 1}]
        games.append(a_game(number, [won, not won], bots=["greedy", "random"], moves=moves))
    (deed,) = figures_of(run_of(tmp_path / "run", games)).deeds
    assert deed.a_game.difference == pytest.approx(0)
    assert deed.verdict is Verdict.UNCLEAR


def test_who_plays_longer_does_more_in_a_game_but_not_among_as_many_decisions(tmp_path: Path) -> None:
    games = []
    for number in range(100):
        one = a_game(number, [True, False], moves=[{"sleep": 6 + number % 3}, {"sleep": 2 + number % 2}])
        for seat in one.seats:
            seat.decisions = 2 * seat.moves[0].count
        games.append(one)
    (deed,) = figures_of(run_of(tmp_path / "run", games)).deeds
    assert deed.verdict is Verdict.MORE
    assert deed.verdict_of_decisions is Verdict.UNCLEAR
    assert deed.sure is Verdict.UNCLEAR


def test_of_many_comparisons_one_that_is_a_little_odd_is_not_called_clear() -> None:
    odd = (0.1, 0.03, 500)
    even = [(0.01 * number, 0.2 + 0.03 * number, 500) for number in range(20)]
    assert verdicts([odd]) == [Verdict.MORE]
    assert verdicts([odd, *even])[0] is Verdict.UNCLEAR


def test_what_has_too_few_games_does_not_make_it_harder_for_the_others() -> None:
    odd = (-0.1, 0.03, 500)
    assert verdicts([odd, *[(0.1, 0.5, 29)] * 20, None]) == [
        Verdict.LESS,
        *[Verdict.TOO_FEW] * 20,
        Verdict.UNTESTED,
    ]


@pytest.mark.parametrize(("freedom", "errors"), [(1, 12.706), (5, 2.571), (29, 2.045), (1000, 1.962)])
def test_with_few_games_an_interval_reaches_farther(freedom: int, errors: float) -> None:
    assert reach(freedom) == pytest.approx(errors, abs=1e-3)


@pytest.mark.parametrize("together", [True, False])
def test_where_there_is_nothing_to_find_about_one_in_twenty_looks_odd(together: bool) -> None:
    dice = random.Random(7)
    odd = 0
    for _ in range(200):
        rows = []
        for game in range(60):
            winner, luck = dice.randrange(3), dice.random() < 0.4
            rows += [
                (game, 0, int(dice.random() < 0.3), int(luck if together else seat == winner))
                for seat in range(3)
            ]
        frame = pl.DataFrame(rows, schema=["game", "stratum", "group", "won"], orient="row")
        found = contrast_of(frame, "group", "won")
        odd += found is not None and found.chance < 0.05
    assert 2 <= odd <= 20


# Lengths and endings


def test_lengths_are_told_by_their_middle_and_their_middle_half(tmp_path: Path) -> None:
    games = [a_game(number, [True, False], answers=number + 1) for number in range(101)]
    figures = figures_of(run_of(tmp_path / "run", games))
    (spread,) = figures.lengths.spreads
    assert (spread.median, spread.p25, spread.p75, spread.p05, spread.p95) == (51, 26, 76, 6, 96)
    assert (spread.least, spread.most, spread.mean) == (1, 101, 51)
    assert sum(count for _, _, _, count in figures.lengths.bars) == 101
    assert {high - low for low, high, _, _ in figures.lengths.bars} == {5}


@pytest.mark.parametrize(("rough", "step"), [(0.2, 1), (1, 1), (1.1, 2), (4, 5), (11, 20), (30, 50)])
def test_bars_have_a_round_width(rough: float, step: float) -> None:
    assert round_step(rough) == step


def test_endings_are_shares_of_the_games(tmp_path: Path) -> None:
    games = [
        a_game(number, [True, False], reason="power" if number < 30 else "hunted") for number in range(40)
    ]
    read = read_report(a_run(tmp_path / "run", games))
    low, high = wilson(0.75, 39)
    name = Speaker("en", rules_of("lucidity")).say("reason-power")
    assert read.row("How games end", name) == [name, "30", f"75.0 % {100 * low:.1f}–{100 * high:.1f} %"]


# What went wrong


@pytest.fixture(scope="module")
def nasty(tmp_path_factory: pytest.TempPathFactory) -> Read:
    """The report about a run with a bot of a strange name that fails in a strange way."""
    games: list[Played] = []
    for number in range(40):
        why = f"ValueError: {NASTY}" if number < 3 else None
        moves = [{NASTY: number % 4}, {"sleep": 1}]
        things = [{f'"{NASTY}"': 1}, {"not even json": 1}]
        traits = [{"role": NASTY}, {"role": "role-dreamer"}]
        won = [number % 2 == 0, number % 2 == 1]
        games.append(
            a_game(number, won, bots=[NASTY, "random"], moves=moves, things=things, traits=traits, why=why)
        )
    return read_report(a_run(tmp_path_factory.mktemp("nasty") / "run", games, planned=500))


def test_nothing_that_users_wrote_becomes_part_of_the_page(nasty: Read) -> None:
    assert "<script>alert" not in nasty.page
    assert len([tag for tag, _ in nasty.tags if tag == "script"]) == 4
    assert any(NASTY in cell for rows in nasty.tables.values() for row in rows for cell in row)


def test_only_the_scripts_of_the_page_may_run_and_nothing_is_fetched(nasty: Read) -> None:
    policy = next(
        attrs["content"] or ""
        for _, attrs in nasty.tags
        if attrs.get("http-equiv") == "Content-Security-Policy"
    )
    assert policy.startswith("default-src 'none'")
    assert "script-src 'sha256-" in policy
    assert "unsafe-inline" not in policy.split("script-src")[1]
    assert "unsafe-eval" not in policy
    links = [
        value or "" for _, attrs in nasty.tags for name, value in attrs.items() if name in ("src", "href")
    ]
    assert links
    assert all(link.startswith("#") for link in links)


def test_failed_games_are_listed_and_count_nowhere_else(nasty: Read) -> None:
    assert nasty.tables["Games that failed"][1:] == [
        [str(number), f"made up {number}", "Seat 1", NASTY, f"ValueError: {NASTY}"] for number in range(3)
    ]
    assert "3 games failed and are left out; they are listed below." in nasty.sentences
    assert nasty.row("Win rates by: Seat", "Seat 1")[1] == "37"


def test_a_run_that_is_not_finished_is_reported_as_far_as_it_is_there(nasty: Read) -> None:
    assert nasty.sentences[0].startswith("The run is not finished: 40 of 500 games are there")


def test_a_run_in_which_every_game_failed_says_so(tmp_path: Path) -> None:
    games = [a_game(number, [True, False], why="it broke") for number in range(2)]
    read = read_report(a_run(tmp_path / "run", games))
    assert "No game came to its end, so there is nothing to say." in read.sentences
    assert len(read.tables["Games that failed"]) == 3


def test_a_wrong_folder_is_answered_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoResults, match=r"There is no folder .*nowhere\."):
        report(tmp_path / "nowhere")
    with pytest.raises(NoResults, match=r"holds no results of a simulation: there is no plan\.json"):
        report(tmp_path)
    empty = a_run(tmp_path / "run", first_wins(1, 2))
    for file in empty.glob("*.parquet"):
        file.unlink()
    with pytest.raises(NoResults, match="holds no results yet"):
        report(empty)


@pytest.mark.parametrize("library", ["polars", "altair", "vl_convert"])
def test_a_missing_library_is_named_with_the_command_that_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(NoResults, match=r"pip install 'dreamtable\[arena\]'"):
        report(tmp_path)


def test_runs_of_different_games_are_not_compared(tmp_path: Path) -> None:
    some, others = (a_run(tmp_path / game, first_wins(1, 2), game=game) for game in ("lucidity", "inception"))
    with pytest.raises(
        BadSetup, match="runs of different games, lucidity and inception: only two runs of the"
    ):
        report(some, others)


# Two runs


def a_pair(folder: Path, before: list[Played], after: list[Played]) -> tuple[Path, Path]:
    """Store two runs."""
    return a_run(folder / "before", before), a_run(folder / "after", after)


def test_a_change_is_told_with_its_interval_and_in_words(tmp_path: Path) -> None:
    before, after = a_pair(tmp_path, first_wins(60, 200), first_wins(120, 200))
    read = read_report(after, before)
    (was_low, was_high), (low, high) = wilson(0.3, 199), wilson(0.6, 199)
    least = 0.3 - math.hypot(0.6 - low, was_high - 0.3)
    most = 0.3 + math.hypot(high - 0.6, 0.3 - was_low)
    assert read.row("Before and after", "Seat 1") == [
        "Seat 1",
        "30.0 %",
        "60.0 %",
        f"+30.0 points +{100 * least:.1f} to +{100 * most:.1f} ▲ clearly up",
    ]
    assert read.row("Before and after", "Seat 2")[3].endswith("▼ clearly down")
    assert any(
        line.startswith("Against the other run 2 of ") and "Seat · Seat 1 (30.0 % → 60.0 %)" in line
        for line in read.sentences
    )
    assert "Both runs have the same plan" in read.page


def test_what_is_the_same_is_not_called_a_change(tmp_path: Path) -> None:
    before, after = a_pair(tmp_path, first_wins(100, 200), first_wins(104, 200))
    read = read_report(after, before)
    assert read.row("Before and after", "Seat 1")[3].endswith("≈ no clear change")
    assert any(line.startswith("None of the ") for line in read.sentences)


def test_longer_games_and_other_habits_are_noticed(tmp_path: Path) -> None:
    def games(longer: int, sleeps: int) -> list[Played]:
        moves = [{"sleep": sleeps}, {"sleep": 2}]
        return [
            a_game(number, [True, False], answers=20 + number % 5 + longer, moves=moves)
            for number in range(60)
        ]

    before, after = run_of(tmp_path / "before", games(0, 2)), run_of(tmp_path / "after", games(3, 4))
    found = compare(before, after, figures_of(before), figures_of(after))
    length = next(one for one in found.changes if one.topic == "length")
    assert (length.before, length.after, length.verdict) == (22, 25, Verdict.MORE)
    # The spread of 0, 1, 2, 3, 4 is the root of 2, times 60/59; two such means differ by 3.
    half = 1.96 * math.sqrt(2 * (2 * 60 / 59) / 60)
    assert (length.low, length.high) == pytest.approx((3 - half, 3 + half), abs=1e-3)
    sleep = next(one for one in found.changes if one.topic == "moves")
    assert (sleep.value, sleep.before, sleep.after, sleep.verdict) == ("sleep", 2, 3, Verdict.MORE)


def test_plans_that_differ_are_pointed_out(tmp_path: Path) -> None:
    before = a_run(tmp_path / "before", first_wins(20, 40, bots=["greedy", "random"]))
    after = a_run(tmp_path / "after", first_wins(20, 40))
    read = read_report(after, before)
    rows = read.tables["The plans differ in this; a change may come from here, too:"]
    assert rows == [["Plan", "Before", "After"], ["Bots", "greedy, random", "random, random"]]


# Languages


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_whole_page_speaks_one_language(tmp_path: Path, lang: str) -> None:
    sides = [
        {"side": "side-lord", "character": "character-harbor"},
        {"side": "side-thief", "character": "character-shade"},
    ]
    moves = [{"shoot": 2, "draw": 1}, {"draw": 3}]
    things = [{'"kind-body-swap"': 1}, {}]
    games = [
        a_game(number, [number % 3 == 0, number % 3 != 0], traits=sides, moves=moves, things=things)
        for number in range(60)
    ]
    run = a_run(tmp_path / "run", games, game="inception")
    read = read_report(run, run, lang)
    said = Speaker(lang, rules_of("inception")).say
    cells = {cell for rows in read.tables.values() for row in rows for cell in row}
    assert read.lang == lang
    assert f"<h1>{said('game-title')}</h1>" in read.page
    assert {said("character-shade"), said("side-lord"), said("kind-body-swap")} <= cells
    assert f"<h2>{said('report-comparison')}</h2>" in read.page
    for text in [*read.sentences, *cells, *read.tables]:
        assert not RAW.search(text), text


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("game", ["lucidity", "inception", "eldritch"])
def test_every_kind_of_move_has_a_name_that_says_something(game: str, lang: str) -> None:
    rules = rules_of(game)
    names = Names(lang, rules)
    for cls in rules.moves.__args__:
        tag = str(cls.__struct_config__.tag)
        name = names.move(tag)
        assert name.strip("… :：()（）"), tag
        assert "{" not in name


def test_what_no_language_knows_keeps_its_own_name() -> None:
    names = Names("ja", rules_of("lucidity"))
    assert names.thing('"card-of-a-pack"') == "card of a pack"
    assert names.thing("not even json") == "not even json"
    assert names.bot("path/to/mine.py:Clever") == "path/to/mine.py:Clever"
    assert names.value("role", "brand-new") == "brand new"
    assert names.trait("brand-new") == "brand new"
    assert names.move("brand-new") == "brand new"


# The command


def test_the_command_writes_the_page_and_says_where(tmp_path: Path) -> None:
    run = a_run(tmp_path / "run", first_wins(20, 40))
    out = tmp_path / "page.html"
    done = CliRunner().invoke(commands, ["report", str(run), "--out", str(out), "--lang", "zh"])
    assert done.exit_code == 0
    assert done.output == f"报告已写入：{out}\n"
    assert Read(out.read_text(encoding="utf-8")).lang == "zh-Hans"
