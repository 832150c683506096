"""The bot of Tamashii plays by what its seat sees, plays legally, and plays to win."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from dreamtable.bots import RandomBot, bots_of
from dreamtable.games import rules_of
from dreamtable.games.tamashii.bot import GreedyBot
from dreamtable.games.tamashii.bot.standing import chances
from dreamtable.games.tamashii.bot.verbs import DIE
from dreamtable.games.tamashii.bot.worth import TABLE, UNWEIGHED
from dreamtable.games.tamashii.model import Scenario
from dreamtable.games.tamashii.moves import Launch, Ready, UseAbility, UseCells, Write
from dreamtable.games.tamashii.terms import STEPS
from dreamtable.kernel import Chair, Match, Move
from tamashii.kit import board, seat_at

SCENARIOS = [one.value for one in Scenario]


class LauncherBot(GreedyBot):
    """Solves its launcher, and does anything else by chance."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._any = random.Random(seed)

    def choose(self, chair: Chair) -> Move:
        """Return what the bot writes and launches; else any move."""
        move = super().choose(chair)
        if isinstance(move, Write | Launch | UseCells | Ready):
            return move
        return self._any.choice(list(chair.menu))


Make = Callable[[str], Any]


def begin(seats: int, mode: str, scenario: str = "a", seed: str = "bot", **options: object) -> Match[Any]:
    """Return a new match."""
    rules = rules_of("tamashii")
    wishes = rules.read_options({"scenario": scenario, **options})
    return Match(rules, seats, seed, wishes, mode=mode)


def play(match: Match[Any], makes: list[Make]) -> Match[Any]:
    """Let bots play to the end; every move must be on the menu."""
    bots = [make(f"{match.seed} {seat}") for seat, make in enumerate(makes)]
    chairs = [Chair(match, seat) for seat in range(match.seats)]
    while match.outcome is None:
        seat = match.due()[0]
        move = bots[seat].choose(chairs[seat])
        assert move in match.menu(seat)
        match.answer(seat, move)
    return match


def won(matches: list[Match[Any]]) -> int:
    """Return how many matches somebody won."""
    return sum(bool(match.outcome and match.outcome.winners) for match in matches)


def test_there_is_a_greedy_bot() -> None:
    assert "greedy" in bots_of("tamashii")


def test_every_verb_of_cards_has_a_weight_or_says_that_it_has_none() -> None:
    assert DIE
    missing = [name for name, verb in STEPS.terms.items() if verb not in TABLE and verb not in UNWEIGHED]
    assert missing == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_team_of_two_and_one_alone_play_every_scenario_to_its_end(scenario: str) -> None:
    assert play(begin(2, "cooperative", scenario), [GreedyBot] * 2).outcome is not None
    assert play(begin(1, "solo", scenario), [GreedyBot]).outcome is not None


def test_the_bot_goes_by_what_its_seat_sees() -> None:
    for mode, seats, scenario in (("rivals", 3, "a"), ("cooperative", 2, "c")):
        match = begin(seats, mode, scenario, "seen")
        bots = [GreedyBot(str(seat)) for seat in range(seats)]
        looked = 0
        while match.outcome is None:
            seat = match.due()[0]
            if len(match.menu(seat)) > 1 and match.state.round % 2:
                here = bots[seat].copy("x").rate_moves(Chair(match, seat))
                there = match.imagine(seat, f"other {looked}")
                assert here == bots[seat].copy("x").rate_moves(Chair(there, seat))
                looked += 1
            match.answer(seat, bots[seat].choose(Chair(match, seat)))
        assert looked > 30


def test_against_players_who_do_anything_it_nearly_always_wins() -> None:
    wins = 0
    for number in range(12):
        seats: list[Make] = [RandomBot, RandomBot]
        seats[number % 2] = GreedyBot
        match = play(begin(2, "rivals", seed=f"random {number}"), seats)
        assert match.outcome is not None
        wins += number % 2 in match.outcome.winners
    assert wins >= 11


def test_it_wins_against_one_who_only_solves_the_launcher() -> None:
    wins = 0
    for number in range(12):
        seats: list[Make] = [LauncherBot, LauncherBot]
        seats[number % 2] = GreedyBot
        match = play(begin(2, "rivals", seed=f"launcher {number}"), seats)
        assert match.outcome is not None
        wins += number % 2 in match.outcome.winners
    assert wins >= 8


def test_a_team_of_bots_mostly_wins_the_prologue_and_a_team_that_does_anything_does_not() -> None:
    bots = won([play(begin(2, "cooperative", seed=f"p{number}"), [GreedyBot] * 2) for number in range(10)])
    anything = won(
        [play(begin(2, "cooperative", seed=f"p{number}"), [RandomBot] * 2) for number in range(10)]
    )
    assert bots >= 7
    assert anything < bots


def test_a_state_is_judged_by_how_likely_each_seat_is_to_win() -> None:
    match = begin(3, "rivals", seed="judged")
    bots = [GreedyBot(str(seat)) for seat in range(3)]
    while match.outcome is None:
        judged = chances(match.state)
        assert len(judged) == 3
        assert abs(sum(judged) - 1) < 1e-6 or judged == [0.5] * 3
        seat = match.due()[0]
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
    together = begin(2, "cooperative", "k")
    play(together, [GreedyBot] * 2)
    assert all(0 < one < 1 for one in chances(together.state))


def test_a_card_that_writes_is_kept_until_the_launcher_is_refilled() -> None:
    scene = seat_at(board(launcher="R r1c1", cards="second-thought*"), step="before-refill")
    assert scene.players[0].can(UseAbility)
    assert GreedyBot("later").choose(Chair(scene.match, 0)) == Ready()
