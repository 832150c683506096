"""Tournaments: every bot meets every other one fairly, whoever fails loses by name, and all of it is kept."""

import io
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from rich.console import Console

from dreamtable.arena.playing import RULES_FAILED
from dreamtable.arena.results import NoResults
from dreamtable.arena.rounds import Kind, Tournament, label, make_tournament, rounds
from dreamtable.arena.standings import Failure, Game, Standings, standings_of
from dreamtable.arena.standings import points as points_of
from dreamtable.arena.tables import show
from dreamtable.arena.tournament import play_tournament
from dreamtable.cli import commands
from dreamtable.games import rules_of
from dreamtable.kernel import BadSetup
from dreamtable.lang import Speaker

BOTS = """
import time

class First:
    def __init__(self, game, seed):
        pass
    def choose(self, chair):
        return chair.menu[0]

class Last(First):
    def choose(self, chair):
        return chair.menu[-1]

class Raises(First):
    def choose(self, chair):
        raise RuntimeError("no idea")

class Cheats(First):
    def choose(self, chair):
        return "win"

class Sleeps(First):
    def choose(self, chair):
        time.sleep(5)

class Fussy(First):
    def __init__(self, game, seed):
        if seed != "check":
            raise ValueError("not today")
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file of bots, some of which fail."""
    path = tmp_path / "some_bots.py"
    path.write_text(BOTS, encoding="utf-8")
    return str(path)


def lucidity(bots: list[str], games: int = 8, seed: str = "test", limit: float = 60.0) -> Tournament:
    """Return a tournament of Lucidity for two."""
    return make_tournament("lucidity", bots, games=games, seed=seed, limit=limit)


def points(standings: Standings) -> dict[tuple[str, str], tuple[float, int]]:
    """Return what each got against each, out of how many games."""
    return {(one.one, one.other): (one.got.points, one.got.games) for one in standings.meetings}


def seating(tournament: Tournament) -> list[list[str]]:
    """Return who sits where in all games."""
    return [one.plan.bots_of(game) for one in rounds(tournament) for game in range(one.plan.games)]


# Who meets whom


def test_every_bot_meets_every_other_one_once() -> None:
    met = [(one.one, one.other) for one in rounds(lucidity(["random", "greedy"]))]
    assert met == [("greedy", "random")]


@pytest.mark.parametrize("seats", [[2], [3], [4], [2, 3], [2, 3, 4]])
def test_rivals_sit_on_every_seat_equally_often(seats: list[int]) -> None:
    tournament = make_tournament("lucidity", ["random", "greedy"], games=10, seed="x", seats=seats)
    tables = seating(tournament)
    for count in seats:
        for seat in range(count):
            there = [table[seat] for table in tables if len(table) == count]
            assert there.count("random") == there.count("greedy") > 0


@pytest.mark.parametrize("seats", [[4], [7], [4, 6]])
def test_in_inception_city_each_bot_is_the_lord_in_half_of_the_games(seats: list[int]) -> None:
    tournament = make_tournament("inception", ["random", "greedy"], games=10, seed="x", seats=seats)
    assert tournament.kind is Kind.SIDES
    tables = seating(tournament)
    lords = [table[0] for table in tables]
    assert lords.count("random") == lords.count("greedy") == 5
    assert all(set(table[1:]) == {"random", "greedy"} - {table[0]} for table in tables)
    assert all(one.plan.options["lord"] == 0 for one in rounds(tournament))


def test_in_eldritch_horror_teams_of_one_bot_get_the_same_deals() -> None:
    tournament = make_tournament("eldritch", ["random", "greedy"], games=3, seed="x")
    first, other = rounds(tournament)
    assert tournament.kind is Kind.TEAMS
    assert [first.plan.seed_of(game) for game in range(3)] == [other.plan.seed_of(game) for game in range(3)]
    assert [set(table) for table in seating(tournament)] == [{"random"}] * 3 + [{"greedy"}] * 3


def test_a_lone_player_plays_against_the_game() -> None:
    tournament = make_tournament("lucidity", ["random"], games=3, seed="x", seats=[1])
    assert tournament.kind is Kind.TEAMS


def test_a_round_is_the_same_whoever_else_plays_and_in_whatever_order(file: str) -> None:
    two = {one.folder: one.plan for one in rounds(lucidity(["random", "greedy"]))}
    three = {one.folder: one.plan for one in rounds(lucidity(["greedy", f"{file}:First", "random"]))}
    assert len(three) == 3
    assert three.items() >= two.items()


def test_folders_have_names_that_any_system_takes(file: str) -> None:
    names = ["greedy", f"{file}:First", f"{file}:Last", "a/b.py:X", "a-b.py:X", "x" * 300, "bots.mine:A"]
    labels = [label(name) for name in names]
    assert len(set(labels)) == len(names)
    assert labels[0] == "greedy"
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]{1,60}", one) for one in labels)


# What is refused


@pytest.mark.parametrize(
    ("game", "bots", "how", "why"),
    [
        ("lucidity", ["random"], {}, "needs at least 2 bots, not 1"),
        ("inception", [], {}, "needs at least 2 bots, not 0"),
        ("eldritch", [], {}, "needs at least 1 bots, not 0"),
        ("lucidity", ["random", "greedy", "random"], {}, "'random' is named twice"),
        ("lucidity", ["random", "gredy"], {}, "Did you mean 'greedy'?"),
        ("lucidity", ["random", "nowhere.py:Bot"], {}, "There is no file"),
        ("lucidty", ["random", "greedy"], {}, "Did you mean 'lucidity'?"),
        ("lucidity", ["random", "greedy"], {"games": 0}, "At least 1 game"),
        ("lucidity", ["random", "greedy"], {"games": -3}, "At least 1 game"),
        ("lucidity", ["random", "greedy"], {"seats": [9]}, "not for 9"),
        ("lucidity", ["random", "greedy"], {"seats": [1, 2]}, "1 seat can't go together"),
        ("lucidity", ["random", "greedy"], {"options": {"magic": "yes"}}, "Wrong options"),
        ("lucidity", ["random", "greedy"], {"limit": -1.0}, "The limit must be"),
        ("inception", ["random", "greedy"], {"options": {"lord": 2}}, "the option 'lord' is not free"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(
    game: str, bots: list[str], how: dict[str, object], why: str
) -> None:
    wanted: dict[str, object] = {"games": 4, "seed": "x", **how}
    with pytest.raises(BadSetup, match=re.escape(why)):
        make_tournament(game, bots, **wanted)  # type: ignore[arg-type]


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    play_tournament(lucidity(["random", "greedy"], games=2), tmp_path)
    with pytest.raises(NoResults, match="another plan"):
        play_tournament(lucidity(["random", "greedy"], games=4), tmp_path)


# What comes out


def test_points_and_ratings_are_those_of_the_games(file: str, tmp_path: Path) -> None:
    bots = ["random", "greedy", f"{file}:First"]
    standings = play_tournament(lucidity(bots, games=12), tmp_path / "out")
    got = points(standings)
    assert len(got) == 6
    for (one, other), (won, games) in got.items():
        assert games == 12
        assert won + got[other, one][0] == 12
    assert got["greedy", "random"][0] > 9
    assert standings.ratings[0].bot == "greedy"
    assert standings.failures == []


def test_ratings_json_holds_all_of_it(tmp_path: Path) -> None:
    standings = play_tournament(lucidity(["random", "greedy"], games=2), tmp_path)
    assert msgspec.json.decode((tmp_path / "ratings.json").read_bytes(), type=Standings) == standings


def test_several_workers_and_a_second_run_give_the_same_files(tmp_path: Path) -> None:
    tournament = lucidity(["random", "greedy"], games=6)
    contents = []
    for name, on in (("a", "here"), ("b", "processes"), ("b", "here")):
        play_tournament(tournament, tmp_path / name, on, 2)
        files = sorted(path for path in (tmp_path / name).rglob("*") if path.is_file())
        contents.append({str(path.relative_to(tmp_path / name)): path.read_bytes() for path in files})
    assert contents[0] == contents[1] == contents[2]


def test_what_is_finished_is_not_played_again(tmp_path: Path) -> None:
    tournament = lucidity(["random", "greedy"], games=4)
    first = play_tournament(tournament, tmp_path)
    stored = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.parquet")}
    (tmp_path / "ratings.json").unlink()
    heard: list[tuple[int, int]] = []
    assert (
        play_tournament(tournament, tmp_path, progress=lambda done, games: heard.append((done, games)))
        == first
    )
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.parquet")} == stored
    assert heard == [(4, 4)]


def test_the_progress_counts_all_rounds(file: str, tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    bots = ["random", f"{file}:First", f"{file}:Last"]
    play_tournament(lucidity(bots, games=2), tmp_path / "out", progress=lambda *told: heard.append(told))
    assert heard[0] == (0, 6)
    assert heard[-1] == (6, 6)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)


def test_in_inception_city_the_lords_side_decides(tmp_path: Path) -> None:
    standings = play_tournament(
        make_tournament("inception", ["random", "greedy"], games=8, seed="x"), tmp_path
    )
    parts = {part.bot: part for part in standings.parts}
    got = points(standings)
    assert parts["greedy"].alone.games == parts["greedy"].together.games == 4
    assert parts["greedy"].alone.points + parts["greedy"].together.points == got["greedy", "random"][0]
    assert parts["greedy"].alone.points + parts["random"].together.points == 4
    assert got["greedy", "random"][0] >= 6


def test_teams_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    standings = play_tournament(
        make_tournament("lucidity", ["random", "greedy"], games=60, seed="x", seats=[1]), tmp_path
    )
    won = {team.bot: team.won for team in standings.teams}
    (difference,) = standings.differences
    assert standings.ratings == []
    assert standings.teams[0].bot == "greedy"
    assert difference.only_other - difference.only_one == won["greedy"].points - won["random"].points
    assert difference.chance < 0.05


@pytest.mark.parametrize(
    ("won", "got"),
    [
        ([True, False, False], 1.0),
        ([False, True, False], 0.0),
        ([True, True, False], 0.5),
        ([True, True, True], 2 / 3),
        ([False, False, False], 0.5),
    ],
)
def test_a_shared_victory_is_shared_by_the_seats_that_won(won: list[bool], got: float) -> None:
    (one,) = rounds(make_tournament("lucidity", ["greedy", "random"], games=2, seed="x", seats=[3]))
    seats = list(zip(one.plan.bots_of(0), won, strict=True))
    assert points_of(one, Kind.DUELS, "power", None, seats) == got


def test_games_in_which_the_rules_failed_count_for_nobody() -> None:
    tournament = lucidity(["random", "greedy"], games=4)
    (one,) = rounds(tournament)
    bug = Game("seed 1", points_of(one, Kind.DUELS, RULES_FAILED, None, []), None, "a bug")
    some = standings_of(tournament, [(one, [bug, Game("seed 2", 1.0, None, None)])])
    none = standings_of(tournament, [(one, [bug, bug])])
    assert points(some)["greedy", "random"] == (1.0, 1)
    assert some.failures == [Failure(bot=None, why="a bug", games=1, seed="seed 1")]
    assert none.ratings == []
    console = Console(width=200, record=True, file=io.StringIO())
    show(console, Speaker("en", rules_of("lucidity")), none)
    assert "The rules failed in 2 games, which do not count: a bug" in console.export_text()


# Who fails


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "RuntimeError: no idea"),
        ("Cheats", "is not on its menu"),
        ("Fussy", "ValueError: not today"),
        ("Sleeps", "More than 0.2 seconds for one move"),
    ],
)
def test_a_bot_that_fails_loses_by_name_and_the_reason_is_shown(
    file: str, tmp_path: Path, name: str, why: str
) -> None:
    bot = f"{file}:{name}"
    standings = play_tournament(lucidity(["random", bot], games=2, limit=0.2), tmp_path / "out")
    assert points(standings) == {("random", bot): (2.0, 2), (bot, "random"): (0.0, 2)}
    assert {failure.bot for failure in standings.failures} == {bot}
    assert sum(failure.games for failure in standings.failures) == 2
    assert all(why in failure.why for failure in standings.failures)


def test_a_failing_thief_gives_the_game_to_the_lord(file: str, tmp_path: Path) -> None:
    bot = f"{file}:Raises"
    tournament = make_tournament("inception", ["random", bot], games=4, seed="x")
    standings = play_tournament(tournament, tmp_path / "out")
    assert points(standings)["random", bot] == (4.0, 4)


def test_a_failing_team_loses_to_the_game(file: str, tmp_path: Path) -> None:
    bot = f"{file}:Raises"
    standings = play_tournament(make_tournament("eldritch", [bot], games=2, seed="x"), tmp_path / "out")
    assert [(team.bot, team.won.points, team.won.games) for team in standings.teams] == [(bot, 0.0, 2)]
    assert [failure.games for failure in standings.failures] == [2]


# The command


def test_the_command_shows_ratings_and_keeps_them(file: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    bots = f"random,greedy,{file}:Raises"
    arguments = ["tournament", "lucidity", "--bots", bots, "--games", "4", "--on", "here", "--out", str(out)]
    for lang, said in (("en", "Ratings: 1500 is the mean"), ("zh", "等级分"), ("ja", "レーティング")):
        result = CliRunner().invoke(commands, [*arguments, "--lang", lang], env={"COLUMNS": "200"})
        assert result.exit_code == 0, result.output
        assert said in result.output
        assert "RuntimeError: no idea" in result.output
    assert len(msgspec.json.decode((out / "ratings.json").read_bytes(), type=Standings).ratings) == 3


@pytest.mark.parametrize(("game", "said"), [("inception", "Dream Lord"), ("eldritch", "on the same deals")])
def test_the_command_shows_sides_and_teams(game: str, said: str, tmp_path: Path) -> None:
    arguments = [
        "tournament",
        game,
        "--bots",
        "random,greedy",
        "--games",
        "2",
        "--on",
        "here",
        "--lang",
        "en",
    ]
    result = CliRunner().invoke(commands, [*arguments, "--out", str(tmp_path)], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    assert said in result.output


def test_names_with_brackets_are_shown_as_they_are(tmp_path: Path) -> None:
    folder = tmp_path / "[bold]"
    folder.mkdir()
    (folder / "b.py").write_text(BOTS, encoding="utf-8")
    bots = f"random,{folder}/b.py:First"
    arguments = ["tournament", "lucidity", "--bots", bots, "--games", "2", "--on", "here", "--lang", "en"]
    result = CliRunner().invoke(
        commands, [*arguments, "--out", str(tmp_path / "out")], env={"COLUMNS": "300"}
    )
    assert f"{folder}/b.py:First" in result.output
