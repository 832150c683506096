"""DRM-DRW: the draw phase."""

import pytest

from inception.kit import DRAWING, PLAYING, Refused, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-END-02", "DRM-DRW-01")
def test_the_draw_is_mandatory_even_if_it_ends_the_game() -> None:
    """Scenario A-07: two cards left, and T1 could open the secret."""
    scene = seat_at(dream_lord(), thief(hand="unseal", level=4), at="start", left=2)
    _, t1, *_ = scene
    with pytest.raises(Refused):
        t1.does("unlock")
    t1.does("draw 2")
    assert (scene.winners, scene.outcome.reason) == ("L", "deck-empty")


@pytest.mark.rule("DRM-DRW-01")
def test_the_top_two_cards_are_drawn() -> None:
    scene = seat_at(at="start", deck="serum peek unseal")
    _, t1, *_ = scene
    assert t1.hand == "serum peek"
    assert scene.top == "unseal"


@pytest.mark.rule("DRM-DRW-02")
@pytest.mark.parametrize(
    ("turn", "drawn"),
    [("L", 5), ("T1", 3), ("T2", 3)],
)
def test_feast_adds_to_the_normal_draw(turn: str, drawn: int) -> None:
    scene = seat_at(dream_lord("feast"), thief(), thief(level=0), players=5, turn=turn, at="start")
    assert scene.told("drew") == [f"drew {turn} {drawn}"]


@pytest.mark.rule("DRM-DRW-02")
def test_a_sealed_feast_lord_draws_two() -> None:
    scene = seat_at(dream_lord("feast", sealed=1), players=5, turn="L", at="start")
    assert scene.told("drew") == ["drew L 2"]


@pytest.mark.rule("DRM-DRW-02")
def test_who_swapped_for_the_feast_character_draws_its_cards() -> None:
    scene = seat_at(dream_lord("feast", hand="swap"), thief("joker"), players=5, turn="L", at="start")
    lord, *_ = scene
    assert "draw 5" in lord.offers
    lord.does("body-swap T1")
    assert lord.offers == {"draw 2", "out-of-control"}


@pytest.mark.rule("DRM-DRW-03")
def test_backflow_comes_before_the_open_time() -> None:
    scene = seat_at(dream_lord("black-hole", hand="swap"), turn="L", at="start", locks="2 1 2 1")
    assert scene.rule == DRAWING
    assert scene.locks == "4 3 2 1"
    assert scene.told("drew") == []


@pytest.mark.rule("DRM-DRW-03")
def test_several_swaps_before_the_draw_which_may_then_be_replaced() -> None:
    scene = seat_at(
        dream_lord(), thief("shade", hand="swap swap shoot"), thief("joker"), thief("black-swan"), at="draw"
    )
    _, t1, t2, _ = scene
    assert not t1.can("out-of-control", "scatter")
    t1.does("body-swap T2")
    assert t1.can("out-of-control")
    t1.does("body-swap T3")
    assert t1.can("scatter")
    assert not t1.can("out-of-control")
    t1.does("scatter", "give-to shoot T2")
    assert (t1.cards, t2.cards) == (4, 1)
    assert scene.rule == PLAYING


@pytest.mark.rule("DRM-DRW-03")
def test_after_the_draw_there_is_open_time_for_scout_and_body_swap() -> None:
    scene = seat_at(
        dream_lord(), thief("shade", hand="swap"), thief("point-man"), at="draw", deck="serum peek"
    )
    _, t1, *_ = scene
    t1.does("draw 2", "body-swap T2", "scout")
    assert scene.told("showed") == ["showed T1 serum peek"]
    assert t1.cards == 4


@pytest.mark.rule("DRM-DRW-04")
def test_a_draw_is_replaced_at_most_once() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="swap shoot"), thief("black-swan"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", chance="1")
    assert (scene.rule, t1.cards) == (PLAYING, 3)
    t1.does("body-swap T2")
    assert t1.character == "black-swan"
    assert not t1.can("scatter", "draw", "out-of-control")


@pytest.mark.rule("DRM-DRW-04")
@pytest.mark.parametrize("roll", [1, 4])
def test_a_replaced_draw_gets_no_additions(roll: int) -> None:
    scene = seat_at(dream_lord("feast"), thief("joker"), at="draw")
    _, t1, *_ = scene
    assert t1.offers == {"draw 3", "out-of-control"}
    t1.does("out-of-control", chance=str(roll))
    assert t1.cards == roll


@pytest.mark.rule("DRM-DRW-05")
def test_only_the_drawer_sees_the_cards() -> None:
    scene = seat_at(at="start", deck="serum peek")
    lord, t1, t2, _ = scene
    assert t1.heard("drew") == ["drew T1 2 serum peek"]
    assert lord.heard("drew") == t2.heard("drew") == scene.told("drew") == ["drew T1 2"]
    assert lord.view.hand_sizes == [0, 2, 0, 0]
    assert lord.view.hands[1] == []


@pytest.mark.rule("DRM-DRW-06", "DRM-END-02")
def test_too_few_cards_are_all_drawn_and_the_lord_side_wins() -> None:
    """Scenario A-08: one card left, L uses From Nothing."""
    scene = seat_at(dream_lord(hand="nothing"), turn="L", left=1)
    lord, *_ = scene
    lord.does("from-nothing")
    assert scene.told("drew") == ["drew L 1"]
    assert (lord.cards, scene.winners) == (1, "L")


@pytest.mark.rule("DRM-DRW-06")
def test_a_large_draw_takes_what_is_left() -> None:
    scene = seat_at(dream_lord(), thief("joker"), at="draw", left=3)
    _, t1, *_ = scene
    t1.does("out-of-control", chance="6")
    assert t1.cards == 3
    assert scene.outcome.reason == "deck-empty"
