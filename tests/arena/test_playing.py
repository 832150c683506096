"""One game: everything about it follows from its plan and number, and what goes wrong is noted."""

import threading
import time
from typing import Any

import pytest

from arena.kit import odd, small
from dreamtable.arena.playing import BOT_FAILED, RULES_FAILED, Played, play_one, read_word, written
from dreamtable.bots import bot_named, play_out
from dreamtable.games import own_games, rules_of
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Word

games = pytest.mark.parametrize("game", own_games())


def one_of_each(game: str) -> list[Played]:
    """Return a random game for each number of players."""
    seats = tuple(rules_of(game).seats)
    plan = small(game, seats=seats, bots=("random",), games=len(seats))
    return [play_one(plan, number) for number in range(plan.games)]


@games
def test_a_game_is_what_the_same_bots_play_anywhere(game: str) -> None:
    seats = rules_of(game).seats[0] + 1
    plan = small(game, seats=(seats,), bots=("greedy", "random"))
    match: Match[Any] = Match(rules_of(game), seats, plan.seed_of(1))
    bots = {
        seat: bot_named(name, game, f"{plan.seed_of(1)} {seat}") for seat, name in enumerate(plan.bots_of(1))
    }
    play_out(match, bots)
    played = play_one(plan, 1)
    assert match.outcome is not None
    assert played.game.hash == match.hash()
    assert played.game.answers == len(match.journal)
    assert played.game.reason == match.outcome.reason
    assert [seat.won for seat in played.seats] == [seat in match.outcome.winners for seat in range(seats)]
    assert [seat.score for seat in played.seats] == match.outcome.scores
    assert [seat.bot for seat in played.seats] == plan.bots_of(1)


@games
def test_every_decision_is_counted_once(game: str) -> None:
    for played in one_of_each(game):
        assert sum(seat.decisions for seat in played.seats) == played.game.answers
        for seat in played.seats:
            assert sum(move.count for move in seat.moves) == seat.decisions


@games
@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_traits_figures_and_things_can_be_said_in_every_language(game: str, lang: str) -> None:
    speaker = Speaker(lang, rules_of(game))
    for played in one_of_each(game):
        assert played.game.figures
        assert any(seat.traits for seat in played.seats)
        for traits in (played.game.traits, *(seat.traits for seat in played.seats)):
            for name, value in traits.items():
                assert speaker.say(f"trait-{name}")
                assert speaker.say(value)
        for name in played.game.figures:
            assert speaker.say(f"figure-{name}")
        for seat in played.seats:
            for thing in seat.things:
                assert speaker.word(read_word(thing.name))


def test_one_seat_of_inception_is_the_lord_whose_character_gives_the_world_view() -> None:
    for played in one_of_each("inception"):
        lords = [seat for seat in played.seats if seat.traits["side"] == "side-lord"]
        assert [lord.traits["character"] for lord in lords] == [played.game.traits["world"]]
        traitors = [seat.won for seat in played.seats if seat.traits["side"] == "side-traitor"]
        assert set(traitors) <= {lords[0].won}


def test_one_seat_of_lucidity_plays_first() -> None:
    for played in one_of_each("lucidity"):
        assert [seat.traits["start"] for seat in played.seats].count("start-first") == 1


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raiser", "ValueError: out of ideas (LUC-"),
        ("Cheater", "'the winning move' is not on its menu (LUC-"),
        ("Quitter", "SystemExit: 3 (LUC-"),
        ("Moody", "BadSetup: The bot"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_reason(bot: str, why: str) -> None:
    plan = small(seats=(3,), bots=("random", odd(bot), "random"))
    played = play_one(plan, 3)
    assert played.game.reason == BOT_FAILED
    assert (played.game.failed_seat, played.game.failed_bot) == (1, odd(bot))
    assert str(played.game.failed_why).startswith(why)
    assert [(seat.won, seat.score) for seat in played.seats] == [(None, None)] * 3


def test_a_bot_that_sleeps_is_interrupted_even_if_it_catches_every_exception() -> None:
    plan = small(seats=(2,), bots=(odd("Dreamer"),), limit=0.1)
    begun = time.monotonic()
    played = play_one(plan, 0)
    assert time.monotonic() - begun < 5
    assert str(played.game.failed_why).startswith("More than 0.1 seconds for one move (LUC-")


def test_where_no_alarm_can_ring_a_late_move_is_noticed_afterwards() -> None:
    plan = small(seats=(2,), bots=("greedy",), limit=1e-9)
    found: list[Played] = []
    thread = threading.Thread(target=lambda: found.append(play_one(plan, 0)))
    thread.start()
    thread.join()
    assert found[0].game.reason == BOT_FAILED
    assert str(found[0].game.failed_why).startswith("More than 1e-09 seconds")


def test_a_failure_of_the_rules_is_no_fault_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a lost die")

    monkeypatch.setattr("dreamtable.games.lucidity.end.end_if_decided", broken)
    played = next(
        played
        for number in range(20)
        if (played := play_one(small(seats=(4,), bots=("random",)), number)).game.failed_why
    )
    assert played.game.reason == RULES_FAILED
    assert played.game.failed_bot is None
    assert "KeyError('a lost die')" in str(played.game.failed_why)
    assert {seat.won for seat in played.seats} == {None}


@pytest.mark.parametrize(
    "word",
    [
        Word("kind-shoot"),
        Word("die", {"colour": Word("colour-red")}),
        Word("level", {"level": 3}),
        Word("text", {"text": "plain", "words": [Word("a"), Word("b", {"n": 1})]}),
        Word("one", {"text": "plain"}),
    ],
)
def test_a_word_can_be_written_and_read(word: Word) -> None:
    assert read_word(written(word)) == word
