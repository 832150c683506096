"""LUC-GEN: what holds at every moment of the game."""

import pytest

from dreamtable.games.lucidity.model import Role, Track
from dreamtable.games.lucidity.moves import PutBack, Sleep
from dreamtable.games.lucidity.rules import RULES
from dreamtable.kernel import BadMove, BadSetup, Match
from lucidity.invariants import dice_are_conserved
from lucidity.kit import card, gone, nightmare, seat_at, wander
from lucidity.scene import Refused


@pytest.mark.rule("LUC-GEN-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="1 to 4"):
        Match(RULES, seats, "seed")


@pytest.mark.rule("LUC-GEN-01")
def test_only_one_player_alone_meets_a_lord() -> None:
    lords = [Match(RULES, seats, "seed").state.lord for seats in (1, 2, 3, 4)]
    assert [lord is not None for lord in lords] == [True, False, False, False]


@pytest.mark.rule("LUC-GEN-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_roles_change_only_from_dreamer_to_nightmare_or_eliminated(seats: int) -> None:
    changes = set()
    for n in range(60):
        match = Match(RULES, seats, f"roles {n}")
        before = [Role.DREAMER] * seats
        for _ in wander(match, f"whim {n}"):
            now = [card.role for card in match.state.cards]
            changes |= {(was, is_) for was, is_ in zip(before, now, strict=True) if was is not is_}
            before = now
        end = [card.role for card in match.state.cards]
        changes |= {(was, is_) for was, is_ in zip(before, end, strict=True) if was is not is_}
    assert changes == {(Role.DREAMER, Role.NIGHTMARE), (Role.DREAMER, Role.ELIMINATED)}


@pytest.mark.rule("LUC-GEN-04")
def test_power_is_counted_from_the_power_row_alone() -> None:
    """Scenario 56: Power 4 from three dice, whatever else lies on the card."""
    scene = seat_at(card(power="G-P1 R-P2 R-P1", exhaust="Y B", shadows="B G", hunt="R R"), card())
    a, _ = scene
    assert a.total == 4
    a.dreams("Y-P1")
    assert a.power == "G-P1 R-P1 R-P2 Y-P1"
    assert a.total == 5


@pytest.mark.rule("LUC-GEN-05", "LUC-GEN-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("temptation", ["none", "green", "red"])
def test_every_die_is_always_in_exactly_one_place(seats: int, temptation: str) -> None:
    for n in range(15):
        options = RULES.read_options({"temptation": temptation, "last_watch": bool(n % 2)})
        match = Match(RULES, seats, f"dice {n}", options)
        for _ in wander(match, f"whim {n}"):
            dice_are_conserved(match.state)
        dice_are_conserved(match.state)


@pytest.mark.rule("LUC-GEN-06", "LUC-ELIM-03", "LUC-TIME-06")
def test_an_eliminated_next_player_still_chooses() -> None:
    """Scenario 17: B is eliminated and next after A."""
    scene = seat_at(card(power="B-P1 R-P1"), gone(), card())
    a, b, _ = scene
    a.dreams("G-S")
    assert scene.asked == "B"
    b.does("pick R-P1", chance="R-P2")
    assert a.power == "B-P1 R-P2"


@pytest.mark.rule("LUC-GEN-06")
def test_the_next_player_sits_clockwise_whatever_the_role() -> None:
    scene = seat_at(card(), nightmare("depths"), card(power="Y-P1 R-P1"), card(), turn="C")
    _, _, c, d = scene
    c.dreams("G-S")
    assert scene.asked == "D"
    d.does("pick Y-P1", chance="Y-P1")

    scene = seat_at(card(power="Y-P1 R-P1"), nightmare("depths"), card(), card())
    a, _, _, _ = scene
    a.dreams("G-S")
    assert scene.asked == "B"

    scene = seat_at(card(), card(), card(), card(power="Y-P1 R-P1"), turn="D")
    _, _, _, d = scene
    d.dreams("G-S")
    assert scene.asked == "A"


@pytest.mark.rule("LUC-GEN-07")
def test_a_returned_die_can_be_drawn_again_at_once() -> None:
    scene = seat_at(card(), card(), bag="B B B")
    a, _ = scene
    a.dreams("B-S", back="B B", chance="B B-P1")
    assert a.power == "B-P1"
    assert scene.in_bag("B") == 1


@pytest.mark.rule("LUC-GEN-07")
def test_a_returned_die_cannot_be_taken_back() -> None:
    match = Match(RULES, 2, "taken back", RULES.read_options({"first": 0}))
    match.answer(0, Sleep(Track.DEEP))
    drawn = list(match.state.drawn)
    back = [drawn[0], drawn[-1]]
    for die in back:
        match.answer(0, PutBack(die))
    assert not match.can_undo(0)
    with pytest.raises(BadMove):
        match.undo(0)
    assert all(getattr(move, "die", None) not in back for move in match.menu(0))


@pytest.mark.rule("LUC-GEN-08")
@pytest.mark.parametrize(("track", "drawn"), [(Track.LIGHT, 3), (Track.MIDDLE, 4), (Track.DEEP, 5)])
def test_nobody_can_draw_keep_or_return_a_wrong_number_of_dice(track: Track, drawn: int) -> None:
    match = Match(RULES, 2, "counts 7", RULES.read_options({"first": 0}))
    match.answer(0, Sleep(track))
    assert len(match.state.drawn) == drawn
    dice = list(match.state.drawn)
    while match.question is not None and match.question.rule == "LUC-DRAW-02":
        assert all(isinstance(move, PutBack) for move in match.menu(0))
        match.choose(0, 0)
    assert sum(die in match.state.bag for die in dice) == 2
    with pytest.raises(BadMove):
        match.answer(0, PutBack(dice[-1]))


@pytest.mark.rule("LUC-GEN-08")
def test_only_whose_choice_it_is_may_choose() -> None:
    scene = seat_at(card(), card())
    _, b = scene
    with pytest.raises(Refused):
        b.does("sleep light")
    with pytest.raises(BadMove, match="not asked"):
        scene.match.answer(1, Sleep(Track.LIGHT))


@pytest.mark.rule("LUC-GEN-09", "LUC-TIME-01")
def test_a_nightmare_card_wins_against_the_rule_that_exhaust_is_placed() -> None:
    scene = seat_at(card(exhaust="B G"), card(), nightmare("imprisonment"))
    a, _, c = scene
    a.dreams("Y-E")
    c.does("let-it-be")
    assert a.exhaust == "B-E G-E"
    assert c.power == "Y-P1"
