"""A game with two ways to play it for the same number of players: everything that plays takes a mode."""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dreamtable.arena import results
from dreamtable.cli import commands
from dreamtable.content.trials import try_many, try_out
from dreamtable.envs import make_raw_env
from dreamtable.games import rules_of
from dreamtable.kernel import BadSetup, from_bytes
from gauntlet import checks
from server.kit import Server, Visitor, play, seated
from terminal.test_play import Terminal


def command(*words: str) -> Result:
    return CliRunner().invoke(commands, [*words, "--lang", "en"])


@pytest.mark.parametrize("mode", ["last-wins", "last-loses"])
@pytest.mark.parametrize("seats", [2, 4])
def test_each_mode_runs_the_gauntlet(stones: str, mode: str, seats: int) -> None:
    rules = rules_of(stones)
    for number, policy in enumerate(checks.policies("stones")):
        match = checks.play_to_the_end(
            rules, seats, f"{number}", rules.options(), policy, lambda _: None, mode
        )
        assert match.mode.name == mode
        checks.the_record_gives_the_same_match(match)
        checks.forks_and_undo_equal_the_original(match)
        checks.nothing_leaks(match)


def test_a_saved_match_goes_on_in_its_mode(stones: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "stones", "--seats", "2", "--mode", "last-loses")
    terminal.expect("Your choice: ")
    terminal.type("1")
    terminal.expect("Your choice: ")
    terminal.type("q")
    terminal.ends()
    (file,) = tmp_path.rglob("stones-*.json")
    assert from_bytes(file.read_bytes()).mode == "last-loses"


def test_an_unknown_mode_is_refused_with_those_there_are(stones: str) -> None:
    for words in (["play", stones], ["simulate", stones, "--games", "1"], ["tournament", stones]):
        refused = command(*words, "--mode", "last-win").exception
        assert isinstance(refused, BadSetup)
        assert str(refused) == (
            "There is no mode 'last-win'. Did you mean 'last-wins'? There is: last-wins, last-loses."
        )


def test_a_mode_that_is_not_for_so_many_says_for_how_many_it_is() -> None:
    refused = command("play", "lucidity", "--mode", "solo", "--seats", "3").exception
    assert str(refused) == "lucidity (solo) is for 1 to 1 players, not for 3."


def test_without_seats_a_mode_is_played_by_as_many_as_it_is_for(tmp_path: Path) -> None:
    done = command("simulate", "lucidity", "--mode", "rivals", "--games", "6", "--out", str(tmp_path / "a"))
    assert done.exit_code == 0, done.output
    assert json.loads((tmp_path / "a" / "plan.json").read_bytes())["seats"] == [2, 3, 4]


def test_simulations_play_a_mode_and_say_which_it_was(stones: str, tmp_path: Path) -> None:
    folder = tmp_path / "results"
    words = ["simulate", stones, "--games", "6", "--on", "here", "--out", str(folder)]
    done = command(*words, "--mode", "last-loses")
    assert done.exit_code == 0, done.output
    found = results.read(folder)
    assert set(found.games["mode"]) == {"last-loses"}
    losers = found.seats.filter(~found.seats["won"])
    assert len(losers) == 6, "one loses each game"
    assert "mode: " in str(command(*words, "--mode", "last-wins").exception), "results are not mixed"


def test_without_a_mode_simulations_name_the_first_for_so_many(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    words = ["--games", "4", "--on", "here", "--bots", "random", "--out", str(folder)]
    assert command("simulate", "lucidity", *words).exit_code == 0
    found = results.read(folder).games
    assert dict(zip(found["seats"], found["mode"], strict=True)) == {
        1: "solo",
        2: "rivals",
        3: "rivals",
        4: "rivals",
    }


def test_tournaments_play_a_mode(tmp_path: Path) -> None:
    words = ["--bots", "random,greedy", "--games", "2", "--on", "here", "--out", str(tmp_path / "cup")]
    done = command("tournament", "lucidity", "--mode", "solo", *words)
    assert done.exit_code == 0, done.output
    (plan, *_) = (tmp_path / "cup").rglob("plan.json")
    assert json.loads(plan.read_bytes())["mode"] == "solo"


def test_trials_of_cards_play_a_mode(stones: str) -> None:
    assert not try_out(rules_of(stones), "seed", 2, "last-loses").crash
    trials = try_many(rules_of("lucidity"), "seed", 3, None, lambda _: None, "rivals")
    assert [trial.seats for trial in trials] == [2, 3, 4]


def test_environments_take_a_mode() -> None:
    env = make_raw_env("lucidity", 1, seed=1, mode="solo")
    env.reset()
    assert env.match.mode.name == "solo"
    with pytest.raises(BadSetup, match="There is no mode 'duo'"):
        make_raw_env("lucidity", 2, mode="duo")


def test_a_table_is_hosted_in_a_mode_and_its_rematch_keeps_it(site: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, outside=site)
    try:
        table, visitors = seated(server, 2, "stones", mode="last-loses")
        host = visitors[0]
        (info,) = [game for game in host.get("/api/games") if game["name"] == "stones"]
        assert [(mode["name"], mode["least_seats"]) for mode in info["modes"]] == [
            ("last-wins", 2),
            ("last-loses", 2),
        ]
        assert info["modes"][1]["label"] == "Who takes the last one loses"
        assert host.get(f"/api/tables/{table}")["mode"] == "last-loses"
        players = [visitor.sits(table) for visitor in visitors]
        play(players, random.Random(3))
        last = players[0].events[-1]["event"]
        assert players[0].update["outcome"]["winners"] == [1 - last[1]]
        assert host.get(f"/api/tables/{table}/record")["record"]["mode"] == "last-loses"
        again = host.post(f"/api/tables/{table}/rematch")
        assert again["table"]["mode"] == "last-loses"
    finally:
        server.stop()


def test_a_table_without_a_wish_is_in_the_first_mode_for_so_many(server: Server) -> None:
    visitor = Visitor(server)
    assert visitor.host("lucidity", 1)["table"]["mode"] == "solo"
    assert visitor.host("lucidity", 2)["table"]["mode"] == "rivals"


def test_a_mode_that_the_game_does_not_have_is_refused(server: Server) -> None:
    visitor = Visitor(server)
    wish = {"game": "lucidity", "seats": 2, "mode": "duo"}
    assert visitor.refused("POST", "/api/tables", wish, 400) == "This game can't be played that way."
    wish["mode"] = "solo"
    assert visitor.refused("POST", "/api/tables", wish, 400) == "This game is for 1 to 1 players."
