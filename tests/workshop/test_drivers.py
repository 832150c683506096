"""Whoever lets seats answer can do so in lanes and votes: bots, search, environments, the terminal."""

import io
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from dreamtable.bots import RandomBot, SearchBot, play_out
from dreamtable.bots.search_bot import Thought
from dreamtable.envs.environment import DreamtableEnv, questions_of
from dreamtable.envs.shape import Counts, Domain, Each, EachSeat, Shape, Size
from dreamtable.kernel import Chair, Match
from dreamtable.kernel.game_bot import BotWithoutMemory, GameBot
from dreamtable.terminal import Session
from outside.kit import offer
from terminal.test_play import Terminal
from workshop.game import (
    CELLS,
    PLANS,
    RULES,
    TILES,
    Carve,
    Offered,
    Table,
    Vote,
    WorkshopOptions,
)

HERE = Path(__file__).parent


def test_bots_play_lanes_and_vote() -> None:
    for number in range(8):
        match: Match[Any] = Match(RULES, 1 + number % 4, str(number))
        play_out(match, {seat: RandomBot(f"{number} {seat}") for seat in range(match.seats)})
        assert match.outcome is not None


class Carver(BotWithoutMemory):
    """Carves as long as it can."""

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return how good each entry of the seat's menu looks."""
        return [float(isinstance(move, Carve | Vote)) for move in chair.menu]


def marks_of(s: Table) -> list[float]:
    """Return how likely each seat is to win: who has more marks and parts."""
    scores = [float(sum(map(bool, bench.marks)) + bench.parts) for bench in s.benches]
    return [score / (1 + max(scores)) for score in scores]


def test_a_bot_that_looks_ahead_plays_lanes() -> None:
    bot = GameBot(quick=Carver, baseline=Carver, evaluate=marks_of)
    for seats in (2, 4):
        match: Match[Any] = Match(RULES, seats, "search")
        bots = {seat: SearchBot(bot, str(seat), Thought(worlds=6, horizon=8)) for seat in range(seats)}
        play_out(match, bots)
        assert match.outcome is not None


def environment(turns: str) -> DreamtableEnv:
    """Return Workshop as an environment."""
    shape = Shape(
        domains={
            kind: Domain([str(number) for number in range(count)])
            for kind, count in (("cell", CELLS), ("tile", TILES), ("plan", PLANS))
        },
        fields={
            "benches": EachSeat(),
            "benches.marks": Each(CELLS),
            "benches.tiles": Counts("tile"),
            "objected": Size(),
            "built": Counts("plan"),
        },
        about=(Offered,),
    )
    return DreamtableEnv(
        RULES,
        shape,
        questions_of("workshop"),
        3,
        WorkshopOptions(),
        seed=4,
        observation="dict",
        max_cycles=None,
        render_mode="ansi",
        turns=turns,
        alike="apart",
        replacing=False,
        mode=None,
    )


@pytest.mark.parametrize("turns", ["asked", "all"])
def test_environments_let_each_act_in_its_lane(turns: str) -> None:
    chance = random.Random(1)
    env = environment(turns)
    rules = set()
    for seed in range(4):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            rules.add(info.get("rule"))
            assert env.render()
            legal = [action for action, may in enumerate(observation["action_mask"]) if may]
            assert agent in env.agents
            env.step(chance.choice(legal))
        assert env.match.outcome is not None
    assert {"WRK-01", "WRK-03", "WRK-04", "WRK-05", "WRK-06"} <= rules
    assert "WRK-00" not in rules


def test_in_an_environment_where_all_act_all_lanes_go_on_at_once() -> None:
    env = environment("all")
    env.reset(seed=1)
    meaning = [env.action_meaning(action) for action in range(env.action_space("seat_0").n)]
    for _ in range(3):
        env.step(meaning.index("carve cell=0"))
    assert [bench.marks for bench in env.match.state.benches] == [[1, 0]] * 3


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Two people at one keyboard."""
    site = tmp_path / "site"
    site.mkdir()
    offer(site, workshop="workshop.manifest:GAME")
    paths = [str(site), str(HERE.parent), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    return Terminal(tmp_path / "home", "play", "workshop", "--seats", "2", "--people", "2", "--mode", "crew")


def pick(terminal: Terminal, text: str) -> None:
    """Type the number of an entry of the menu by its words."""
    terminal.child.expect("Your choice: ")
    entries = re.findall(r"(\d+)\s+([^\n│]+)", re.sub(r"\x1b\[[0-9;]*m", "", str(terminal.child.before)))
    terminal.type(next(number for number, entry in entries if entry.strip().startswith(text)))


def test_two_at_one_keyboard_plan_vote_and_object(terminal: Terminal) -> None:
    pick(terminal, "Carve cell 1")
    terminal.expect("Still to answer")
    terminal.expect("n let Player 2 go first")
    terminal.expect("Your choice: ")
    terminal.type("n")
    terminal.expect("Player 2 · ")
    terminal.expect("Your bench")
    pick(terminal, "Offer Player 1 to swap cell 1")
    terminal.expect("Player 1 · ")
    terminal.expect("Player 2 would swap the marks of cell 1 with you")
    pick(terminal, "Agree")
    terminal.expect("Player 1 · ")
    terminal.expect("Your bench")
    terminal.expect("Your choice: ")
    terminal.type("u")
    terminal.expect("Taken back.")
    terminal.expect("Player 1 · ")
    terminal.expect("Player 2 would swap")
    pick(terminal, "Agree")
    pick(terminal, "I am ready")
    pick(terminal, "I am ready")
    pick(terminal, "For plan 2")
    terminal.expect("Player 1 votes: For plan 2")
    pick(terminal, "Abstain")
    terminal.expect("Shall the plan be built?")
    terminal.expect("Your choice: ")
    terminal.type("n")
    terminal.expect("Player 2 · ")
    terminal.expect("Shall the plan be built?")
    pick(terminal, "Object")
    terminal.expect("Player 2 objects.")
    pick(terminal, "Build it")
    terminal.expect("Your bench")
    terminal.type("q")


def test_at_a_keyboard_one_is_shown_what_the_next_moves_can_bring_about(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = Match(RULES, 2, "ahead")
    for seat in range(2):
        match.answer(seat, Carve(0))
    console = Console(file=io.StringIO(), width=120)
    lines = iter(["a", "q"])
    monkeypatch.setattr(console, "input", lambda *_, **__: next(lines))
    Session(console, "en", match, ["", ""], tmp_path / "match.json", hinting=False).run()
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "There already:\n  cell 1 with mark 1\n" in shown
    assert "By 2 moves:\n  cell 1 with mark 3 → Carve cell 1 → Carve cell 1\n" in shown
