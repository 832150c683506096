"""A game that is no part of the project, once it is installed, is played like all others."""

import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dreamtable.bots import RandomBot, bot_named, bots_of, play_out
from dreamtable.cli import commands
from dreamtable.games import all_games, own_games, playable_games, rules_of
from dreamtable.kernel import BadSetup, Match, from_bytes, record, replay, to_bytes
from dreamtable.lang import Speaker, rulebook
from dreamtable.telling import telling_of
from server.kit import Player, Server, Visitor, play
from terminal.test_play import Terminal, play_on


def finished(game: str, mode: str | None = None) -> Match[Any]:
    """Return a match between random bots."""
    match: Match[Any] = Match(rules_of(game), 3, "pile", mode=mode)
    play_out(match, {seat: RandomBot(f"{seat}") for seat in range(3)})
    return match


def test_it_is_found_beside_our_own(stones: str) -> None:
    assert stones in playable_games()
    assert stones not in own_games()
    assert list(all_games())[: len(own_games())] == list(own_games())


def test_a_match_is_played_recorded_and_replayed(stones: str) -> None:
    match = finished(stones)
    assert match.outcome is not None
    last = match.journal[-1][0]
    assert match.outcome.winners == [last]
    kept = from_bytes(to_bytes(record(match)))
    assert replay(kept, rules_of(kept.game)).hash() == match.hash()


def test_its_second_mode_is_another_game(stones: str) -> None:
    match = finished(stones, "last-loses")
    assert match.outcome is not None
    assert match.journal[-1][0] not in match.outcome.winners
    assert record(match).mode == "last-loses"


def test_its_words_come_from_its_own_package_or_in_english_where_it_lacks_a_language(stones: str) -> None:
    rules = rules_of(stones)
    said = {lang: Speaker(lang, rules).say("game-title") for lang in ("en", "zh-Hans", "ja")}
    assert said == {"en": "Stones", "zh-Hans": "取石子", "ja": "Stones"}
    assert "STO-TAKE-01" in rulebook(stones, "ja", telling_of(rules).package).rules


def test_without_a_bot_of_its_own_it_is_played_by_random_bots_and_says_so(stones: str) -> None:
    assert bots_of(stones) == ("random",)
    with pytest.raises(BadSetup, match="stones brings no bot of its own, so there is no level 'hard'"):
        bot_named("hard", stones, "seed")


def test_commands_know_it(stones: str) -> None:
    told = CliRunner().invoke(commands, ["games"], env={"DREAMTABLE_LANG": "zh"})
    assert "stones  取石子  2-4" in told.output
    shown = CliRunner().invoke(commands, ["rules", "stones", "three", "--lang", "en"])
    assert "take one, two or three stones" in shown.output


def test_a_game_of_it_is_played_in_the_terminal_with_the_plain_board(stones: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "stones", "--seats", "2", "--seed", "7")
    terminal.expect("Stones")
    terminal.expect("stones")
    terminal.expect("How many stones do you take?")
    play_on(terminal)
    assert "The pile is gone." in terminal.ends()


def test_it_is_played_on_the_server(site: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, outside=site)
    try:
        visitor = Visitor(server)
        (info,) = [game for game in visitor.get("/api/games") if game["name"] == "stones"]
        assert (info["title"], info["available"], info["bots"]) == ("Stones", True, ["random"])
        made = visitor.host("stones", 3, start=True)
        table = made["table"]["id"]
        assert [seat["level"] for seat in made["table"]["seats"]] == [None, "random", "random"]
        with visitor.sits(table) as player:
            assert play([player], random.Random(1)) >= 1
            assert player.update["reason"] == "The pile is gone."
            assert takes_stones(player)
        assert visitor.get(f"/api/tables/{table}/record")["record"]["game"] == "stones"
        assert [rule["id"] for rule in visitor.get("/api/rules/stones")] == ["STO-TAKE-01"]
    finally:
        server.stop()


def takes_stones(player: Player) -> bool:
    """Say whether the log speaks of stones in words."""
    return any("takes" in event["text"] and "left." in event["text"] for event in player.events)


def test_the_server_tells_its_words_to_a_client_that_was_built_without_it(site: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, outside=site)
    try:
        english, chinese, japanese = (Visitor(server, lang) for lang in ("en", "zh", "ja"))
        assert english.get("/api/words/stones")["lang"] == "en"
        told = chinese.get("/api/words/stones")
        assert told["lang"] == "zh-Hans"
        assert "game-title = 取石子" in told["sources"][0]
        assert japanese.get("/api/words/stones")["lang"] == "en"
        cards = english.get("/api/words/eldritch")["sources"]
        assert len(cards) == 1, "texts of cards stay at the server"
        english.refused("GET", "/api/words/chess", status=404)
    finally:
        server.stop()


def test_when_it_is_gone_the_tables_of_other_games_are_still_listed(site: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, outside=site)
    visitor = Visitor(server)
    visitor.host("stones", 2)
    table = visitor.host("lucidity", 2)["table"]["id"]
    server.stop()
    server.outside = None
    server.start()
    try:
        assert [one["id"] for one in visitor.get("/api/tables/mine")] == [table]
    finally:
        server.stop()
