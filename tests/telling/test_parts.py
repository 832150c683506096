"""What a game tells is a part of its rules that the kernel carries unopened."""

import dataclasses

import pytest
from bench.tictactoe import RULES as TICTACTOE

from dreamtable.kernel import WATCHER, BadSetup, Match
from dreamtable.telling import (
    Sealing,
    Standing,
    Telling,
    Word,
    readable_to,
    sealing_of,
    standing_for,
    telling_of,
)
from kernel import whispers
from letters.game import RULES as LETTERS


def test_a_game_that_tells_nothing_still_has_names_for_its_things() -> None:
    silent = dataclasses.replace(TICTACTOE, telling=None)
    assert telling_of(silent).name_of(None, "square", 4) == Word("square-4")
    assert standing_for(Match(silent, 2, "x"), 0) is None
    assert sealing_of(silent) is None
    assert readable_to(Match(silent, 2, "x"), [0, WATCHER]) == []


def test_a_part_in_the_place_of_another_is_refused_with_its_name() -> None:
    sealing = sealing_of(LETTERS)
    assert isinstance(sealing, Sealing)
    with pytest.raises(BadSetup, match="`telling` of tictactoe is a Sealing"):
        telling_of(dataclasses.replace(TICTACTOE, telling=sealing))
    with pytest.raises(BadSetup, match="`sealing` of tictactoe is a Telling"):
        sealing_of(dataclasses.replace(TICTACTOE, sealing=Telling()))


def test_how_it_stands_is_computed_once_until_the_next_answer() -> None:
    looked: list[whispers.View] = []
    guide = telling_of(whispers.RULES).guide
    assert guide is not None
    told = guide.standing

    def standing(view: whispers.View) -> Standing:
        looked.append(view)
        return told(view)

    telling = dataclasses.replace(telling_of(whispers.RULES), guide=guide._replace(standing=standing))
    match = Match(dataclasses.replace(whispers.RULES, telling=telling), 2, "x")
    assert standing_for(match, 0) == standing_for(match, 0)
    assert standing_for(match, 1) is not None
    assert len(looked) == 2
    match.choose(match.due()[0], 0)
    standing_for(match, 0)
    assert len(looked) == 3
