"""TAM-WRI, TAM-PRG: what 1, 2 and 3 writes can complete, beside a search that tries every write."""

import random
from collections.abc import Sequence

import pytest

from dreamtable.games.tamashii.launcher import (
    BASE,
    BLUE,
    EDGE_BETWEEN,
    EVERYWHERE,
    GREEN,
    RED,
    YELLOW,
    cells_of,
    fitting_cells,
    is_complete,
    pattern,
    placements,
    write,
    writes,
)
from dreamtable.games.tamashii.reach import Hint, hints
from tamashii.grids import PROGRAMS, grid, random_launcher


def told(rows: str, *programs: str, core: int = RED, unlocked: int = BASE, most: int = 3) -> list[list[Hint]]:
    """Return the hints after 0, 1, 2 … writes for a launcher drawn in five columns."""
    return list(hints(grid(rows), [pattern(text) for text in programs], core, unlocked, most))


def fewest_writes(
    launcher: Sequence[int], programs: Sequence[str], core: int, unlocked: int
) -> dict[str, int]:
    """Return how many writes each program takes, 3 at most: every write is tried on every launcher."""
    found: dict[str, int] = {}
    seen = newest = {tuple(launcher)}
    for depth in range(4):
        for one in newest:
            fits = fitting_cells(one, core, unlocked)
            for text in programs:
                if text not in found and is_complete(fits, pattern(text)):
                    found[text] = depth
        made = set()
        if depth < 3:
            for one in newest:
                for edge in writes(one, unlocked):
                    after = list(one)
                    write(after, edge)
                    made.add(tuple(after))
        newest = made - seen
        seen = seen | newest
    return found


@pytest.mark.rule("TAM-WRI-01", "TAM-PRG-02")
def test_what_is_complete_is_told_first_then_what_one_two_and_three_writes_complete() -> None:
    rows = "RRR.. Y..Y. ...Y. G.GG."
    complete, one, two, three = told(rows, "RRR", "YYY", "GGG", "BB")
    assert [hint.program for hint in complete] == [0]
    assert [(hint.program, len(hint.writes)) for hint in one] == [(2, 1)]
    assert [(hint.program, len(hint.writes)) for hint in two] == []
    assert [(hint.program, len(hint.writes)) for hint in three] == [(1, 3)]


@pytest.mark.rule("TAM-WRI-01")
def test_one_swap_can_bring_two_tokens_to_their_places() -> None:
    _, one, *_ = told("YRGB. ..... ..... .....", "RYGB")
    assert one == [Hint(0, (EDGE_BETWEEN[0, 1],), 0b1111)]


@pytest.mark.rule("TAM-LAU-01")
def test_no_way_leads_through_a_locked_cell() -> None:
    rows = "...R. ...R. ....R ....."
    assert [len(hint.writes) for hints in told(rows, "RRR", unlocked=EVERYWHERE) for hint in hints] == [1]
    assert [hints for hints in told(rows, "RRR", unlocked=BASE) if hints] == []


def test_a_hint_asks_for_no_more_writes_than_are_left() -> None:
    assert len(told("RR... R.... ..... .....", "RRR", most=1)) == 2
    assert told("RR... R.... ..... .....", "RRR", most=1)[1] == []


@pytest.mark.rule("TAM-COD-09")
def test_a_way_of_the_same_length_that_keeps_the_open_source_code_is_told_first() -> None:
    _, one, *_ = told("RR.O. ..R.. ..... .....", "RRR")
    assert one == [Hint(0, (EDGE_BETWEEN[2, 7],), 0b111)]


@pytest.mark.rule("TAM-COD-12")
def test_hints_follow_the_core_type() -> None:
    assert told("BB.B. ..... ..... .....", "***", core=BLUE)[1] != []
    assert [hints for hints in told("BB.B. ..... ..... .....", "***", core=GREEN) if hints] == []


@pytest.mark.parametrize("seed", range(8))
def test_hints_are_exactly_what_trying_every_write_finds(seed: int) -> None:
    dice = random.Random(seed)
    by_length = [0] * 4
    for _ in range(25):
        launcher, unlocked, core = random_launcher(dice, dice.choice((5, 8, 8, 11, 14, 16)))
        programs = dice.sample(PROGRAMS, 8)
        expected = fewest_writes(launcher, programs, core, unlocked)
        found = {}
        for length, some in enumerate(hints(launcher, [pattern(text) for text in programs], core, unlocked)):
            for hint in some:
                found[programs[hint.program]] = length
                by_length[length] += 1
                after = list(launcher)
                for edge in hint.writes:
                    assert edge in writes(after, unlocked)
                    write(after, edge)
                assert len(hint.writes) == length
                assert hint.cells in placements(after, pattern(programs[hint.program]), core, unlocked)
        assert found == expected, (launcher, cells_of(unlocked), core)
    assert all(by_length), "seeds that never need some number of writes prove little"


@pytest.mark.rule("TAM-BAS-02", "TAM-BAS-04", "TAM-NOT-06")
@pytest.mark.parametrize(
    ("programs", "share"),
    [(["RRR", "YYY", "GGG", "BBB"], 0.79), (["RYGB"], 0.41), (["RRR"], 0.43), (["YYY"], 0.17)],
)
def test_a_fresh_launcher_reaches_lines_as_often_as_the_rulebook_says(
    programs: list[str], share: float
) -> None:
    dice = random.Random(5)
    bag = [RED, YELLOW, GREEN, BLUE] * 3 + [RED]
    light = [cell for cell in range(20) if cell % 5 < 4 and (cell // 5 + cell % 5) % 2 == 0]
    reached = 0
    for _ in range(400):
        launcher = [0] * 20
        for cell, token in zip(light, dice.sample(bag, 8), strict=True):
            launcher[cell] = token
        reached += any(hints(launcher, [pattern(text) for text in programs], RED, BASE))
    assert abs(reached / 400 - share) < 0.08
