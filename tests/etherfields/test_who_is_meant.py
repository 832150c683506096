"""Whom and which figures a text means, and who says so where that is open."""

import pytest

from dreamtable.games.etherfields.moves import PickFigure, PickSeat
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from etherfields.kit import Table, act, at, dream, game

MOST, LEAST = 9055, 9056
"""The paragraphs that give 1 Ether to who has most Distress, or least."""


def hurt(*distress: int) -> Table:
    """Return a table whose Dreamers have so much Distress."""
    table = dream(len(distress))
    for d, num in zip(table.dreamers, distress, strict=True):
        d.distress = num
    return table


@pytest.mark.rule("ETH-CHO-04", "ETH-RNG-01")
def test_who_plays_a_card_picks_the_figure_in_range_and_not_the_first_player() -> None:
    figures = [("x-walker", "A2.se"), ("x-other", "A2.ne"), ("x-walker", "B2.se")]
    table = dream(2, hands=["", "hot-wire"], where="B1.nw A1.nw", figures=figures)
    table.does(1, act("hot-wire"))
    assert (table.match.due(), table.is_asked(1, "ETH-RNG-01")) == ((1,), True)
    assert table.menu(1) == [PickFigure(0), PickFigure(1), PickFigure(2)]
    table.does(1, PickFigure(1))
    assert [one.space == at(space) for one, (_, space) in zip(table.s.figures, figures, strict=True)] == [
        True,
        False,
        True,
    ]


@pytest.mark.rule("ETH-ENT-08")
def test_figures_of_a_named_entity_are_all_of_it_and_no_others_and_nobody_is_asked() -> None:
    figures = [("x-walker", "B2.se"), ("x-other", "A1.nw"), ("x-walker", "A2.se")]
    table = dream(1, hands=["daze-walkers"], figures=figures).does(0, act("daze-walkers"))
    assert [one.dazed for one in table.s.figures] == [True, False, True]
    assert table.is_asked(0, "ETH-TRO-05")


@pytest.mark.rule("ETH-CHO-04")
@pytest.mark.parametrize(("number", "distress"), [(MOST, (3, 1, 3)), (LEAST, (1, 4, 1))])
def test_of_those_who_tie_for_most_or_least_the_group_names_one(
    number: int, distress: tuple[int, ...]
) -> None:
    table = hurt(*distress)
    script = open_paragraph(scene_of(game(table), 1), number)
    question = next(script)
    assert question.rule == "ETH-CHO-01"
    named = [move for move in question.menus[1] if isinstance(move, PickSeat)]
    assert named == [PickSeat(0), PickSeat(2)]
    for seat in (0, 1):
        question = script.send((seat, list(question.menus[seat]).index(PickSeat(2))))
    with pytest.raises(StopIteration):
        script.send((2, list(question.menus[2]).index(PickSeat(2))))
    assert [d.ether for d in table.dreamers] == [0, 0, 1]


@pytest.mark.rule("ETH-CHO-06")
@pytest.mark.parametrize(("number", "gains"), [(MOST, [0, 1, 0]), (LEAST, [0, 0, 1])])
def test_who_alone_has_most_or_least_is_meant_and_nobody_is_asked(number: int, gains: list[int]) -> None:
    table = hurt(2, 3, 1)
    with pytest.raises(StopIteration):
        next(open_paragraph(scene_of(game(table), 0), number))
    assert [d.ether for d in table.dreamers] == gains
