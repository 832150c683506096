"""Bots play what their seat may play, change nothing else, and the greedy ones play to win."""

from typing import Any

import pytest

from dreamtable.bots import RandomBot, bot_named, bots_of, play_out
from dreamtable.games import own_games, rules_of
from dreamtable.kernel import BadSetup, Chair, Match

BOTS = [(game, bot) for game in own_games() for bot in bots_of(game) if bot != "hard"]
"""Those that answer at once; what looks ahead has tests of its own."""


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_chooses_from_its_menu_and_leaves_the_table_alone(game: str, name: str) -> None:
    rules = rules_of(game)
    for seats in rules.seats:
        match: Match[Any] = Match(rules, seats, f"{game} {seats}")
        bots = [bot_named(name, game, str(seat)) for seat in range(seats)]
        while match.question is not None:
            seat = min(match.due())
            before = match.hash()
            move = bots[seat].choose(Chair(match, seat))
            assert match.hash() == before
            assert move in match.menu(seat)
            match.answer(seat, move)


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_the_same_seeds_give_the_same_match(game: str, name: str) -> None:
    rules = rules_of(game)
    seats = rules.seats[0] + 1
    hashes = set()
    for _ in range(2):
        match: Match[Any] = Match(rules, seats, "same", listening=False, keeping=False)
        play_out(match, {seat: bot_named(name, game, f"bot {seat}") for seat in range(seats)})
        hashes.add(match.hash())
    assert len(hashes) == 1


def test_a_bot_is_told_what_a_question_is_about_and_nobody_else_is() -> None:
    match: Match[Any] = Match(rules_of("inception"), 4, "about")
    bots = {seat: RandomBot(str(seat)) for seat in range(4)}
    chairs = [Chair(match, seat) for seat in range(4)]
    told = 0
    while match.question is not None:
        seat = min(match.question.menus)
        assert chairs[seat].about is match.question.about
        told += chairs[seat].about is not None
        assert all(chair.about is None for chair in chairs if chair.seat not in match.question.menus)
        match.answer(seat, bots[seat].choose(chairs[seat]))
    assert told


def test_bots_wait_for_people() -> None:
    match: Match[Any] = Match(rules_of("lucidity"), 3, "people")
    play_out(match, {seat: RandomBot(str(seat)) for seat in (1, 2)})
    assert match.question is not None
    assert set(match.question.menus) == {0}


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (3, 0.75), (4, 0.42)])
def test_greedy_beats_random_at_lucidity(seats: int, least: float) -> None:
    rules = rules_of("lucidity")
    won, matches = 0.0, 120
    for number in range(matches):
        match: Match[Any] = Match(rules, seats, f"duel {number}", listening=False, keeping=False)
        own = number % seats
        bots = {
            seat: bot_named("greedy" if seat == own else "random", "lucidity", f"{number} {seat}")
            for seat in range(seats)
        }
        play_out(match, bots)
        assert match.outcome is not None
        won += (own in match.outcome.winners) / max(1, len(match.outcome.winners))
    assert won / matches > least


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"There is no bot 'gredy'. Did you mean 'greedy'\?"):
        bot_named("gredy", "lucidity", "x")
