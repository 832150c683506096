"""TAM-LAU, TAM-WRI, TAM-PRG, TAM-NOT: the launcher and its programs, beside a matcher without bit masks."""

import random

import pytest

from dreamtable.content import Wrong
from dreamtable.games.tamashii.launcher import (
    BASE,
    BLUE,
    CORRUPTED,
    EDGE_BETWEEN,
    EDGES,
    EMPTY,
    EVERYWHERE,
    GREEN,
    LOCKABLE,
    NEIGHBOURS,
    OPEN,
    RED,
    YELLOW,
    Pattern,
    cells_of,
    counts_of,
    empty_cells,
    fitting_cells,
    is_complete,
    locked_cells,
    mask_of,
    placements,
    to_refill,
    write,
    writes,
)
from tamashii.grids import ACCEPTED, PROGRAMS, grid, is_made, random_launcher, slow_placements


def found(rows: str, program: str, core: int = RED, unlocked: int = BASE) -> list[list[int]]:
    """Return the cells of each placement of a program on a launcher drawn in five columns."""
    return [cells_of(cells) for cells in placements(grid(rows), Pattern(program), core, unlocked)]


# The grid


@pytest.mark.rule("TAM-CMP-12", "TAM-PLN-03")
def test_the_light_cells_form_a_chessboard_and_column_5_joins_them_when_unlocked() -> None:
    nothing = [EMPTY] * 20
    names = [f"r{cell // 5 + 1}c{cell % 5 + 1}" for cell in to_refill(nothing, BASE)]
    assert names == ["r1c1", "r1c3", "r2c2", "r2c4", "r3c1", "r3c3", "r4c2", "r4c4"]
    with_a_cell_more = to_refill(nothing, BASE | 1 << LOCKABLE[0])
    assert with_a_cell_more[2] == LOCKABLE[0]
    assert len(with_a_cell_more) == 9


@pytest.mark.rule("TAM-LAU-02", "TAM-PLN-02")
def test_only_empty_highlighted_cells_are_refilled() -> None:
    assert to_refill(grid("R.R.. .Y.Y. R.R.. .Y..."), BASE) == [18]


@pytest.mark.rule("TAM-LAU-03", "TAM-KEY-04")
def test_a_locked_cell_holds_nothing_until_it_is_unlocked() -> None:
    launcher = grid("RRRR. RRRR. RRRR. RRRR.")
    assert locked_cells(BASE) == list(LOCKABLE)
    assert empty_cells(launcher, BASE) == []
    assert empty_cells(launcher, EVERYWHERE) == list(LOCKABLE)
    assert locked_cells(EVERYWHERE) == []


@pytest.mark.rule("TAM-LAU-04")
def test_cells_that_share_a_corner_are_not_adjacent() -> None:
    assert NEIGHBOURS[6] == (1, 5, 7, 11)
    assert NEIGHBOURS[0] == (1, 5)
    assert NEIGHBOURS[4] == (3, 9)
    assert len(EDGES) == 31
    assert (4, 5) not in EDGE_BETWEEN


# Writing


@pytest.mark.rule("TAM-WRI-01")
def test_a_write_shifts_a_token_to_an_empty_cell_or_swaps_two() -> None:
    launcher = grid("RY... ..... ..... .....")
    assert writes(launcher, BASE) == sorted(EDGE_BETWEEN[pair] for pair in ((0, 1), (0, 5), (1, 2), (1, 6)))
    write(launcher, EDGE_BETWEEN[0, 1])
    assert launcher == grid("YR... ..... ..... .....")
    write(launcher, EDGE_BETWEEN[1, 6])
    assert launcher == grid("Y.... .R... ..... .....")


@pytest.mark.rule("TAM-LAU-01", "TAM-WRI-01")
def test_no_write_enters_a_locked_cell() -> None:
    launcher = grid("...R. ..... ..... .....")
    assert EDGE_BETWEEN[3, 4] not in writes(launcher, BASE)
    assert EDGE_BETWEEN[3, 4] in writes(launcher, BASE | 1 << 4)


@pytest.mark.rule("TAM-WRI-03")
def test_corrupted_codes_are_shifted_and_swapped_like_all_others() -> None:
    launcher = grid("XR... ..... ..... .....")
    assert {EDGE_BETWEEN[0, 1], EDGE_BETWEEN[0, 5]} <= set(writes(launcher, BASE))


def test_swapping_two_equal_tokens_is_no_write() -> None:
    assert EDGE_BETWEEN[0, 1] not in writes(grid("RR... ..... ..... ....."), BASE)


# Programs


@pytest.mark.rule("TAM-PRG-02", "TAM-BAS-02")
def test_a_program_is_found_wherever_its_tokens_lie() -> None:
    assert found("..... .RRR. ..... .....", "RRR") == [[6, 7, 8]]
    assert found("..... .RR.. ...R. .....", "RRR") == []


@pytest.mark.rule("TAM-PRG-03")
def test_a_program_may_be_turned_by_quarters() -> None:
    for rows in (
        "RYG.. ..B.. ..... .....",
        ".R... .Y... BG... .....",
        "B.... GYR.. ..... .....",
        "GB... Y.... R.... .....",
    ):
        assert len(found(rows, "RYG/..B")) == 1, rows


@pytest.mark.rule("TAM-PRG-04")
def test_a_program_of_two_rows_may_not_be_mirrored() -> None:
    assert found("GYR.. B.... ..... .....", "RYG/..B") == []
    assert found("BGYR. ..... ..... .....", "RYGB") == [[0, 1, 2, 3]]


@pytest.mark.rule("TAM-PRG-05", "TAM-NOT-02")
def test_an_empty_frame_demands_nothing() -> None:
    assert found("..... RRR.. XYX.. .....", "R*R/.?.") == [[5, 6, 7, 11]]
    assert found("..... ...R. ..YB. ...R.", "R*R/.?.", core=BLUE) == [[8, 12, 13, 18]]
    assert found("..... ...R. ...BY ...R.", "R*R/.?.", core=BLUE) == []


@pytest.mark.rule("TAM-PRG-05")
def test_an_empty_frame_may_lie_on_a_locked_cell() -> None:
    assert found("...RG ...B. ..... .....", "RG/B.", unlocked=BASE | 1 << 4) == [[3, 4, 8]]


@pytest.mark.rule("TAM-PRG-06", "TAM-COD-03", "TAM-COD-09", "TAM-COD-10", "TAM-COD-14")
def test_each_symbol_accepts_its_tokens_and_no_others() -> None:
    for letter, accepted in ACCEPTED.items():
        for token in range(7):
            launcher = [EMPTY] * 20
            launcher[0] = token
            fits = placements(launcher, Pattern(letter), GREEN, BASE) == [1]
            assert fits == (token in accepted or (letter == "*" and token in (GREEN, OPEN))), (letter, token)


@pytest.mark.rule("TAM-COD-12")
def test_the_core_symbol_stands_for_the_type_that_the_core_token_shows_now() -> None:
    launcher = "YYY.. ..... ..... ....."
    assert found(launcher, "***", core=YELLOW) == [[0, 1, 2]]
    assert found(launcher, "***", core=RED) == []


@pytest.mark.rule("TAM-PRG-07")
def test_several_placements_are_several_sets_of_cells() -> None:
    assert found("RRRR. ..... ..... .....", "RRR") == [[0, 1, 2], [1, 2, 3]]
    assert found("RR... RR... ..... .....", "RR/RR") == [[0, 1, 5, 6]]


@pytest.mark.rule("TAM-PRG-07")
def test_the_same_cells_in_two_turns_are_one_placement() -> None:
    assert found("OO... OO... ..... .....", "RY/GB") == [[0, 1, 5, 6]]


@pytest.mark.rule("TAM-PRG-08")
def test_cells_of_column_5_take_part_only_when_unlocked() -> None:
    assert found("..RRR ..... ..... .....", "RRR", unlocked=BASE) == []
    assert found("..RRR ..... ..... .....", "RRR", unlocked=BASE | 1 << 4) == [[2, 3, 4]]


@pytest.mark.rule("TAM-PRG-09")
def test_the_grid_does_not_wrap_around() -> None:
    assert found("...RR R.... ..... .....", "RRR", unlocked=EVERYWHERE) == []
    assert found("R.... ..... R.... R....", "RRR", unlocked=EVERYWHERE) == []


# Notation


@pytest.mark.rule("TAM-NOT-01")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("RZ", "'Z' is no symbol"),
        ("r", "'r' is no symbol"),
        ("", "wants no token"),
        ("./.", "wants no token"),
        (".R/.R", "nothing is wanted in its first column"),
        ("R./R.", "nothing is wanted in its last column"),
        ("RR//RR/", "nothing is wanted in its last row"),
        ("../RR", "nothing is wanted in its first row"),
    ],
)
def test_a_pattern_that_breaks_the_notation_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(Wrong, match=why):
        Pattern(text)


@pytest.mark.rule("TAM-NOT-01")
def test_shorter_rows_are_filled_on_the_right() -> None:
    assert found("RRR.. B.... ..... .....", "RRR/B") == [[0, 1, 2, 5]]
    assert Pattern("RRR/B").turns == Pattern("RRR/B..").turns


@pytest.mark.rule("TAM-NOT-03")
def test_a_pattern_fits_the_grid_without_unlocked_cells() -> None:
    assert Pattern("RRRR/Y/G/B").size == 7
    with pytest.raises(Wrong, match="1 × 5 cells; it must fit 4 × 4"):
        Pattern("RRRRR")
    with pytest.raises(Wrong, match="5 × 1 cells"):
        Pattern("R/R/R/R/R")


@pytest.mark.rule("TAM-NOT-05")
def test_a_program_wants_at_most_one_open_source_code() -> None:
    with pytest.raises(Wrong, match="wants 2 open-source codes; 1 is the most"):
        Pattern("O?O")


# Beside a matcher without bit masks


@pytest.mark.rule("TAM-PRG-02", "TAM-PRG-03", "TAM-PRG-04", "TAM-PRG-06", "TAM-PRG-08")
def test_placements_are_those_of_the_slow_matcher() -> None:
    dice = random.Random(2077)
    several = 0
    for _ in range(200):
        launcher, unlocked, core = random_launcher(dice)
        for text in PROGRAMS:
            slow = slow_placements(launcher, text, core, unlocked)
            quick = placements(launcher, Pattern(text), core, unlocked)
            assert [cells_of(cells) for cells in quick] == sorted(map(sorted, slow), key=mask_of), (
                launcher,
                text,
            )
            assert is_complete(fitting_cells(launcher, core, unlocked), Pattern(text)) == bool(slow)
            several += len(slow) > 1
    assert several > 100


def test_the_test_by_counts_says_no_only_where_no_order_of_the_tokens_makes_the_program() -> None:
    dice = random.Random(17)
    answers = set()
    for _ in range(300):
        tokens = [dice.choice((RED, YELLOW, GREEN, BLUE, OPEN, CORRUPTED)) for _ in range(dice.randint(1, 5))]
        core = dice.choice((RED, YELLOW, GREEN, BLUE))
        for text in PROGRAMS:
            enough = Pattern(text).can_be_made_of(counts_of(tokens), core)
            assert enough == is_made(tokens, text, core), (tokens, text, core)
            answers.add(enough)
    assert answers == {True, False}
