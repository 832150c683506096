"""Before combat the enemies tell what they will do, to whom, and how likely."""

import pytest

from dreamtable.games.tamashii.foretelling import foretold
from dreamtable.games.tamashii.guide import standing
from dreamtable.games.tamashii.rules import RULES
from dreamtable.lang import Speaker
from dreamtable.telling import Sign
from tamashii.kit import board, seat_at

EN = Speaker("en", RULES, ["Ada", "Bo"])


@pytest.mark.rule("TAM-CBT-03", "TAM-CBT-10")
def test_each_enemy_says_how_likely_it_attacks_whom_and_for_how_much() -> None:
    scene = seat_at(board(queue="street-usher rust-hound"), board(queue="lamp-eye"), step="writing")
    told = foretold(scene.seen_by(0))
    lines = [EN.word(one.word) for one in told]
    assert lines[0].startswith("Street Usher attacks Ada with 88 %: 1 wound; with 38 % its special instead: ")
    assert lines[1].startswith("Rust Hound attacks Ada with 62 %: ")
    assert lines[2].startswith("Lamp Eye attacks Bo with 88 %: ")
    assert told[0].signs == (Sign("hurt", ("seat:0",), 2, sure=False),)
    assert foretold(scene.seen_by(1)) == told


@pytest.mark.rule("TAM-CBT-10", "TAM-CBT-11")
def test_once_the_dice_lie_there_only_those_are_told_that_will_act() -> None:
    scene = seat_at(board(queue="street-usher rust-hound"), step="combat", dice="H H", enemy="1 special")
    told = foretold(scene.seen_by(0))
    assert [one.signs for one in told] == [(Sign("hurt", ("seat:0",), 2, sure=True),)]
    assert EN.word(told[0].word).startswith("Street Usher attacks Ada: ")


@pytest.mark.rule("TAM-CBT-12")
def test_a_blank_number_die_lets_nobody_attack() -> None:
    scene = seat_at(board(queue="street-usher"), step="combat", dice="H H", enemy="- basic")
    assert foretold(scene.seen_by(0)) == []


def test_the_danger_names_the_nearest_enemy_and_counts_the_wounds_that_may_come() -> None:
    scene = seat_at(board(queue="street-usher rust-hound", integrity=5), step="writing")
    assert EN.word(standing(scene.seen_by(0)).danger) == (
        "Street Usher and 1 more: up to 3 wounds in combat. Integrity 5."
    )
