"""The bot at its launcher: which programs it launches side by side, and which writes it makes for them."""

import random
from collections.abc import Sequence
from itertools import combinations, product

import pytest

from dreamtable.games.tamashii.bot.writing import Wish, Writing, best_launches, written
from dreamtable.games.tamashii.launcher import BASE, EDGE_BETWEEN, OPEN, RED, pattern, placements, writes
from tamashii.grids import PROGRAMS, grid, random_launcher


def wishes_for(**worths: float) -> list[Wish]:
    """Return wishes by programs of one row."""
    return [Wish(pattern(text), worth) for text, worth in worths.items()]


def most_worth(launcher: Sequence[int], wishes: Sequence[Wish], core: int, unlocked: int) -> float:
    """Return what the best programs side by side are worth: all of them are tried in all places."""
    lying = [
        (wish.worth, placements(launcher, wish.pattern, core, unlocked)) for wish in wishes if wish.worth > 0
    ]
    lying = [(worth, places) for worth, places in lying if places]
    best = 0.0
    for size in range(1, len(lying) + 1):
        for some in combinations(lying, size):
            for places in product(*(places for _, places in some)):
                cells = 0
                for one in places:
                    if cells & one:
                        break
                    cells |= one
                else:
                    best = max(best, sum(worth for worth, _ in some))
    return best


def test_programs_that_want_the_same_token_are_not_launched_together() -> None:
    worth, launches = best_launches(
        grid("RRRR. B.... B.... ....."), wishes_for(RRR=2, RRRR=3, RBB=2), RED, BASE
    )
    assert worth == 4
    assert sorted(launch.wish for launch in launches) == [0, 2]


def test_an_open_source_code_is_kept_where_basic_codes_do() -> None:
    _, (launch,) = best_launches(grid("ORRR. ..... ..... ....."), wishes_for(RRR=2), RED, BASE)
    assert launch.cells == 0b1110


def test_what_is_worth_nothing_is_not_launched() -> None:
    assert best_launches(grid("RRR.. ..... ..... ....."), wishes_for(RRR=0), RED, BASE) == (0.0, ())
    assert Writing(wishes_for(RRR=-1), RED, BASE).plan(grid("RR... R.... ..... ....."), 3).writes == ()


def test_a_plan_takes_no_more_writes_than_it_needs() -> None:
    plan = Writing(wishes_for(RRR=2), RED, BASE).plan(grid("RR... ..R.. ..... ....."), 3)
    assert plan.writes == (EDGE_BETWEEN[2, 7],)


def test_four_writes_complete_two_programs_that_take_two_each() -> None:
    launcher = grid("R..R. ..... ..B.. B....")
    wishes = wishes_for(RR=2, BB=2)
    assert len(Writing(wishes, RED, BASE).plan(launcher, 3).launches) == 1
    plan = Writing(wishes, RED, BASE).plan(launcher, 4)
    assert len(plan.writes) == 4
    assert len(plan.launches) == 2


def test_three_writes_complete_a_program_that_takes_three() -> None:
    plan = Writing(wishes_for(RRR=2), RED, BASE).plan(grid("R..R. ..... .R... ....."), 3)
    assert len(plan.writes) == 3
    assert len(plan.launches) == 1


@pytest.mark.parametrize("seed", range(4))
def test_up_to_two_writes_hardly_anything_better_is_overlooked(seed: int) -> None:
    dice = random.Random(seed)
    found = best = 0.0
    for _ in range(8):
        launcher, unlocked, core = random_launcher(dice, dice.choice((6, 8, 10)))
        launcher = [token if token != OPEN else RED for token in launcher]
        wishes = [Wish(pattern(text), dice.choice((1.0, 2.0, 3.0))) for text in dice.sample(PROGRAMS, 6)]
        made = {tuple(launcher)}
        for _ in range(2):
            made |= {written(one, (edge,)) for one in made for edge in writes(one, unlocked)}
        best += max(most_worth(one, wishes, core, unlocked) for one in made)
        plan = Writing(wishes, core, unlocked).plan(launcher, 2)
        after = written(tuple(launcher), plan.writes)
        assert len(plan.writes) <= 2
        assert most_worth(after, wishes, core, unlocked) >= plan.worth
        found += plan.worth
    assert found >= 0.97 * best
