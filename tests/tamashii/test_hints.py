"""Help to see: what the launcher makes now and after the writes that are left, for the seat that asks."""

from collections.abc import Iterator
from typing import Any

import pytest

from dreamtable.games import rules_of
from dreamtable.games.tamashii.bot import GreedyBot
from dreamtable.games.tamashii.box import PROGRAMS
from dreamtable.games.tamashii.hints import hints
from dreamtable.games.tamashii.launcher import RED, fitting_cells, is_complete
from dreamtable.games.tamashii.model import Step, View
from dreamtable.games.tamashii.moves import Launch, Ready, Write
from dreamtable.games.tamashii.programs import launchable
from dreamtable.kernel import WATCHER, Chair, Match, Seat
from dreamtable.telling import Prospect
from tamashii.grids import grid


def writing(rows: str, writes: int = 3, scenario: str = "a") -> Match[Any]:
    """Return a match of one in the writing step, with this launcher and so many writes left."""
    rules = rules_of("tamashii")
    match: Match[Any] = Match(rules, 1, "hints", rules.read_options({"scenario": scenario}), mode="solo")
    bot = GreedyBot("0")
    while match.state.step is not Step.WRITING:
        match.answer(0, bot.choose(Chair(match, 0)))
    player = match.state.players[0]
    player.launcher[:] = grid(rows)
    player.core, player.writes = RED, writes
    return match


def told(match: Match[Any], seat: Seat = 0) -> list[list[Prospect]]:
    """Return what a seat is told, step by step."""
    view = match.view(seat)
    assert isinstance(view, View)
    return list(hints(view, seat))


def program(prospect: Prospect) -> str:
    """Return the pattern of the program that a prospect is about."""
    return PROGRAMS[int(prospect.refs[0].removeprefix("program:"))].pattern.text


@pytest.mark.rule("TAM-WRI-02", "TAM-PRG-02")
def test_one_is_told_what_lies_there_and_what_each_further_write_completes() -> None:
    now, one, two, three = told(writing("RRR.. Y..Y. ...Y. G.GG."))
    assert [program(prospect) for prospect in now] == ["RRR"]
    assert [(program(prospect), len(prospect.moves)) for prospect in one] == [("GGG", 1)]
    assert two == []
    assert ("YYY", 3) in [(program(prospect), len(prospect.moves)) for prospect in three]


def test_a_hint_names_the_cells_on_which_the_program_will_lie() -> None:
    _, (prospect,) = told(writing("RR... ..R.. ..... .....", writes=1))
    assert [ref for ref in prospect.refs if ref.startswith("cell:")] == ["cell:0", "cell:1", "cell:2"]


@pytest.mark.rule("TAM-WRI-02")
def test_no_hint_asks_for_more_writes_than_are_left() -> None:
    assert len(told(writing("RR... ..R.. ..... .....", writes=1))) == 2
    assert len(told(writing("RR... ..R.. ..... .....", writes=0))) == 1


@pytest.mark.rule("TAM-WRI-05")
def test_outside_of_the_writing_step_only_what_is_complete_is_told() -> None:
    match = writing("RRR.. Y..Y. ...Y. G.GG.")
    match.answer(0, Ready())
    assert [program(prospect) for step in told(match) for prospect in step] == ["RRR"]


def test_nobody_is_told_anything_who_only_watches_or_has_no_board_yet() -> None:
    match = writing("RRR.. ..... ..... .....")
    assert told(match, WATCHER) == []
    fresh: Match[Any] = Match(rules_of("tamashii"), 1, "fresh", mode="solo")
    assert told(fresh) == []


def moments(scenario: str, seats: int, mode: str) -> Iterator[tuple[Match[Any], int]]:
    """Yield a match of bots whenever a seat writes or launches."""
    rules = rules_of("tamashii")
    match: Match[Any] = Match(rules, seats, "moments", rules.read_options({"scenario": scenario}), mode=mode)
    bots = [GreedyBot(str(seat)) for seat in range(seats)]
    while match.outcome is None:
        seat = match.due()[0]
        question = match.question_of(seat)
        if question is not None and question.rule in ("TAM-WRI-02", "TAM-ACT-04"):
            yield match, seat
        match.answer(seat, bots[seat].choose(Chair(match, seat)))


@pytest.mark.parametrize(("scenario", "seats", "mode"), [("e", 2, "cooperative"), ("a", 3, "rivals")])
def test_every_hint_can_be_followed_and_what_is_complete_is_what_can_be_launched(
    scenario: str, seats: int, mode: str
) -> None:
    followed = launches = 0
    for match, seat in moments(scenario, seats, mode):
        steps = told(match, seat)
        if match.state.step is Step.LAUNCH:
            complete = {int(one.refs[0].split(":")[1]) for one in steps[0]}
            menu = {move.program for move in match.menu(seat) if isinstance(move, Launch)}
            assert menu == {number for number in complete if number in launchable(match.state, seat)}
            launches += len(menu)
        elif match.state.step is Step.WRITING and steps[1:]:
            for prospect in steps[-1][:2]:
                fork = match.fork()
                for move in prospect.moves:
                    assert isinstance(move, Write)
                    fork.answer(seat, move)
                player = fork.state.players[seat]
                fits = fitting_cells(player.launcher, player.core, player.unlocked)
                assert is_complete(fits, PROGRAMS[int(prospect.refs[0].split(":")[1])].pattern)
                followed += 1
    assert followed > 5
    assert launches > 5
