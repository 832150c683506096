"""The bots of Eldritch Horror play by what their seat sees, play legally, and play to win."""

import copy

import pytest

from dreamtable.bots import Bot, RandomBot, bot_named, bots_of
from dreamtable.games.eldritch.bot import GreedyBot, baseline
from dreamtable.games.eldritch.bot.taste import CASUAL, PRACTISED, in_team
from dreamtable.games.eldritch.model import EldritchOptions, God, Meeting, Table
from dreamtable.games.eldritch.moves import Meet
from dreamtable.games.eldritch.rules import RULES
from dreamtable.kernel import Chair, Match
from eldritch.kit import investigator, seat_at

GODS = (God.AZATHOTH, God.CTHULHU, God.SHUB_NIGGURATH, God.YOG_SOTHOTH)


def begin(god: God, seats: int, seed: str, *, listening: bool = True) -> Match[Table]:
    """Return a new match against an Ancient One."""
    return Match(RULES, seats, seed, EldritchOptions(ancient_one=god), listening=listening)


def play(match: Match[Table], bots: list[Bot], rounds: int = 99) -> None:
    """Let bots play to the end, or for some rounds; every move must be on the menu."""
    chairs = [Chair(match, seat) for seat in range(match.seats)]
    while match.question is not None and match.state.round <= rounds:
        seat = min(match.question.menus)
        move = bots[seat].choose(chairs[seat])
        assert move in match.menu(seat)
        match.answer(seat, move)


def team(seats: int) -> list[Bot]:
    """Return greedy bots for all seats."""
    return [bot_named("greedy", "eldritch", str(seat)) for seat in range(seats)]


def test_there_is_a_greedy_bot() -> None:
    assert "greedy" in bots_of("eldritch")


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_team_of_any_size_plays_what_its_menus_offer(seats: int) -> None:
    match = begin(GODS[seats % len(GODS)], seats, f"{seats} seats")
    play(match, team(seats), rounds=4)
    assert match.state.round > 3


def test_a_bot_plays_on_where_nothing_is_told() -> None:
    match = begin(God.CTHULHU, 3, "in silence", listening=False)
    play(match, team(3))
    assert match.outcome is not None


def test_a_bot_weighs_most_what_it_does() -> None:
    """A hard bot takes the first of the highest weights for its habit."""
    match = begin(God.SHUB_NIGGURATH, 3, "habit")
    bots = [GreedyBot(str(seat)) for seat in range(3)]
    for _ in range(150):
        assert match.question is not None
        seat = min(match.question.menus)
        chair = Chair(match, seat)
        weights = copy.deepcopy(bots[seat]).rate_moves(chair)
        move = bots[seat].choose(chair)
        assert chair.menu[weights.index(max(weights))] == move
        match.answer(seat, move)


def test_a_bot_chooses_the_same_in_a_world_that_it_cannot_tell_from_the_true_one() -> None:
    match = begin(God.YOG_SOTHOTH, 3, "worlds")
    bots = [GreedyBot(str(seat)) for seat in range(3)]
    compared = 0
    while match.question is not None and match.state.round <= 6:
        seat = min(match.question.menus)
        chair = Chair(match, seat)
        twin = copy.deepcopy(bots[seat])
        move = bots[seat].choose(chair)
        if len(match.menu(seat)) > 1:
            world = match.imagine(seat, f"world {compared}")
            assert twin.choose(Chair(world, seat)) == move
            compared += 1
        match.answer(seat, move)
    assert compared > 20


def test_a_practised_bot_works_on_the_mystery_where_a_casual_one_closes_the_gate() -> None:
    scene = seat_at(
        *(investigator(at="naples"), investigator(at="nome")),
        phase="encounter",
        mystery="the-nine-angles",
        gates="naples",
        clues="naples",
    )
    chair = Chair(scene.match, 0)
    casual, practised = GreedyBot("A").choose(chair), baseline("A").choose(chair)
    assert isinstance(casual, Meet)
    assert isinstance(practised, Meet)
    assert (casual.meeting, practised.meeting) == (Meeting.OTHER_WORLD, Meeting.RESEARCH)


@pytest.mark.parametrize(("doom", "thinks"), [(12, False), (1, True)])
def test_a_hard_bot_thinks_about_its_actions_when_the_end_is_near(doom: int, thinks: bool) -> None:
    scene = seat_at(investigator(), mystery="the-nine-angles", doom=doom)
    assert baseline("A").is_worth_searching(Chair(scene.match, 0)) is thinks


def test_greedy_teams_solve_much_more_than_random_ones() -> None:
    solved = {"greedy": 0, "random": 0}
    for god in GODS:
        match = begin(god, 4, f"team against {god.value}")
        play(match, team(4))
        solved["greedy"] += len(match.state.solved)
        for number in range(3):
            match = begin(god, 4, f"team {number}", listening=False)
            play(match, [RandomBot(str(seat)) for seat in range(4)])
            solved["random"] += len(match.state.solved)
            assert match.outcome is not None
            assert not match.outcome.winners
    assert solved["greedy"] > solved["random"] + 3


def test_a_bot_alone_hurries_and_one_of_a_large_team_takes_more_care() -> None:
    assert in_team(CASUAL, 4) is CASUAL
    alone, large = in_team(CASUAL, 1), in_team(CASUAL, 5)
    assert alone.doom < CASUAL.doom < alone.mystery
    assert large.mystery > CASUAL.mystery
    assert in_team(PRACTISED, 1) == alone
