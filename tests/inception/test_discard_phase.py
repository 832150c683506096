"""DRM-DSC: the discard phase."""

import pytest

from inception.kit import DISCARDING, PLAYING, Refused, dream_lord, seat_at, thief

SEVEN = "shoot assassin unseal unseal serum peek pull"


@pytest.mark.rule("DRM-DSC-02", "DRM-DSC-03")
def test_exactly_down_to_five() -> None:
    """Scenario A-06: T1 holds seven cards in X3."""
    scene = seat_at(dream_lord(), thief(hand=SEVEN))
    _, t1, *_ = scene
    t1.does("end-phase")
    assert scene.rule == DISCARDING
    with pytest.raises(Refused):
        t1.does("end-phase")
    t1.does("discard peek")
    assert scene.turn == "T1"
    with pytest.raises(Refused):
        t1.does("decline")
    t1.does("discard unseal")
    assert (t1.hand, scene.pile) == ("shoot assassin unseal serum pull", "peek unseal")
    assert scene.turn == "T2"
    scene = seat_at(dream_lord(), thief(hand="shoot assassin unseal unseal serum"))
    _, t1, *_ = scene
    t1.does("end-phase")
    assert (t1.cards, scene.turn) == (5, "T2")


@pytest.mark.rule("DRM-DSC-01")
def test_swap_then_creation_then_the_discards() -> None:
    scene = seat_at(
        dream_lord(), thief("joker", hand=f"swap {SEVEN}"), thief("space-queen", hand="serum"), thief("shade")
    )
    _, t1, t2, _ = scene
    t1.does("body-swap T3", "end-phase")
    assert (scene.asked, scene.rule) == ("T2", "DRM-SPQ-03")
    with pytest.raises(Refused):
        t1.does("discard shoot")
    t2.does("put-on-top serum")
    assert (scene.asked, scene.rule) == ("T1", DISCARDING)
    t1.does("discard shoot", "discard pull")
    assert scene.told("characters-swapped", "put-on-deck", "discarded") == [
        "characters-swapped T1 T3",
        "put-on-deck T2",
        "discarded T1 shoot pull",
    ]


@pytest.mark.rule("DRM-DSC-02")
def test_the_player_chooses_what_goes_and_everybody_sees_it() -> None:
    scene = seat_at(dream_lord(), thief(hand=SEVEN))
    lord, t1, *_ = scene
    t1.does("end-phase")
    assert t1.offers == {f"discard {name}" for name in SEVEN.split()}
    t1.does("discard serum", "discard assassin")
    assert lord.heard("discarded") == ["discarded T1 serum assassin"]
    assert scene.pile == "serum assassin"


@pytest.mark.rule("DRM-DSC-03")
@pytest.mark.parametrize("size", [0, 1, 5])
def test_with_five_cards_or_fewer_nothing_is_discarded(size: int) -> None:
    scene = seat_at(dream_lord(), thief(hand="serum " * size))
    _, t1, *_ = scene
    t1.does("end-phase")
    assert (t1.cards, scene.turn, scene.pile) == (size, "T2", "")


@pytest.mark.rule("DRM-DSC-04", "DRM-JOK-03")
def test_a_joker_out_of_control_discards_everything() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="serum unseal"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", "end-phase", chance="2")
    assert (t1.cards, scene.turn) == (0, "T2")
    assert sorted(scene.pile.split()) == ["serum", "shoot", "shoot", "unseal"]


@pytest.mark.rule("DRM-DSC-04")
def test_a_joker_who_drew_normally_keeps_five() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="serum unseal"), at="draw")
    _, t1, *_ = scene
    t1.does("draw 2", "end-phase")
    assert (t1.cards, scene.pile) == (4, "")


@pytest.mark.rule("DRM-DSC-05")
def test_the_limit_is_checked_only_at_the_end_of_the_own_turn() -> None:
    scene = seat_at(dream_lord(), thief(hand=SEVEN), thief(hand=f"{SEVEN} warhead"), at="draw")
    _, t1, t2, _ = scene
    t1.does("draw 2")
    assert (scene.rule, t1.cards) == (PLAYING, 9)
    t1.does("end-phase", "discard shoot", "discard shoot", "discard shoot", "discard pull")
    assert scene.turn == "T2"
    assert (t1.cards, t2.cards) == (5, 8)


@pytest.mark.rule("DRM-DSC-05")
def test_the_limit_holds_in_limbo() -> None:
    scene = seat_at(dream_lord(), thief(hand=SEVEN, level=0))
    _, t1, *_ = scene
    t1.does("end-phase")
    assert scene.rule == DISCARDING
    t1.does("discard shoot", "discard pull")
    assert (t1.cards, scene.turn) == (5, "T2")
