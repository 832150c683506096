"""DRM-PLY: the play phase."""

import pytest

from inception.kit import PLAYING, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-PLY-01")
def test_any_number_of_cards_one_at_a_time() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot shoot serum nothing pull"), thief(level=2))
    _, t1, *_ = scene
    t1.does("shoot L", "shoot L", "travel 2", "from-nothing", "mind-pull T2", chance="6 5")
    assert scene.pile == "shoot shoot serum nothing pull"
    assert scene.rule == PLAYING


@pytest.mark.rule("DRM-PLY-01")
def test_a_card_is_resolved_completely_before_the_next_action() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot serum unseal", level=2), thief(level=2))
    _, t1, *_ = scene
    t1.does("shoot T2", chance="3")
    assert t1.offers == {"push 1", "push 3"}
    t1.does("push 3")
    assert t1.offers == {"end-phase", "travel 1", "travel 3", "unlock"}


@pytest.mark.rule("DRM-PLY-02")
def test_the_actions_of_the_lord() -> None:
    scene = seat_at(
        dream_lord("secret-passage", hand="shoot serum unseal", level=2),
        thief(level=2),
        thief(level=4),
        thief(level=0),
        turn="L",
    )
    lord, *_ = scene
    assert lord.offers == {
        "end-phase",
        "shoot T1",
        "travel 1",
        "travel 3",
        "teleport T1",
        "teleport T2",
        "revive T3",
        "free-move 1",
        "free-move 3",
    }


@pytest.mark.rule("DRM-PLY-02")
def test_the_actions_of_a_thief_come_in_any_order() -> None:
    scene = seat_at(
        dream_lord(level=3), thief("shade", hand="unseal serum shoot shoot shoot"), thief(level=0)
    )
    _, t1, t2, _ = scene
    actions = {"end-phase", "unlock", "travel 2", "shoot T3", "tag-along", "revive T2"}
    assert t1.offers == actions
    t1.does("tag-along")
    t1.unlocks()
    t1.does("revive T2", "discard shoot", "discard shoot", "travel 2")
    assert (t1.level, t2.level, scene.locks) == (2, 3, "4 3 1 1")
    t1.does("tag-along", "shoot T2", chance="6")
    assert t1.offers == {"end-phase"}


@pytest.mark.rule("DRM-PLY-02")
def test_equal_cards_are_one_choice() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot shoot serum serum unseal unseal peek peek", level=2))
    _, t1, *_ = scene
    assert sorted(scene.offers(1)) == ["end-phase", "peek", "travel 1", "travel 3", "unlock"]
    t1.does("end-phase")
    assert sorted(scene.offers(1)) == ["discard peek", "discard serum", "discard shoot", "discard unseal"]


@pytest.mark.rule("DRM-PLY-03")
def test_a_used_card_lies_on_the_pile_before_its_effect() -> None:
    scene = seat_at(dream_lord(hand="serum"), thief(hand="shoot unseal", level=2), thief(level=2))
    _, t1, *_ = scene
    t1.does("shoot T2", chance="2")
    assert (scene.rule, scene.pile) == ("DRM-SHT-06", "shoot")
    t1.does("push 1", "unlock")
    assert (scene.rule, scene.pile) == ("DRM-UNL-04", "shoot unseal")
    assert scene.locks == "4 3 2 1"


@pytest.mark.rule("DRM-PLY-04", "DRM-REV-08")
def test_who_dies_in_the_own_play_phase_can_only_revive_and_then_goes_on() -> None:
    scene = seat_at(
        dream_lord("harbor"),
        thief("shade", hand="unseal unseal shoot shoot serum peek", bribes="deal fail"),
        locks="1 3 2 1",
    )
    _, t1, *_ = scene
    t1.unlocks(chance="1 6 6")
    assert t1.level == 0
    assert t1.offers == {"end-phase", "revive T1"}
    t1.does("revive T1", "discard shoot", "discard unseal")
    assert t1.level == 1
    assert t1.offers == {"end-phase", "travel 2", "peek", "shoot L", "shoot T2", "shoot T3"}


@pytest.mark.rule("DRM-PLY-04")
def test_who_dies_in_the_own_play_phase_may_also_end_it() -> None:
    scene = seat_at(
        dream_lord("harbor"), thief(hand="unseal shoot shoot", bribes="deal fail"), locks="1 3 2 1"
    )
    _, t1, *_ = scene
    t1.unlocks(chance="5 6 6")
    t1.does("end-phase")
    assert (scene.turn, t1.level, t1.hand) == ("T2", 0, "shoot shoot")


@pytest.mark.rule("DRM-PLY-05")
def test_sacrifice_comes_before_any_other_action() -> None:
    scene = seat_at(dream_lord(), thief("martyr", hand="serum shoot"))
    _, t1, *_ = scene
    assert t1.can("sacrifice")
    t1.does("shoot T2", chance="6")
    assert not t1.can("sacrifice")


@pytest.mark.rule("DRM-PLY-05")
def test_an_action_before_a_swap_closes_sacrifice_too() -> None:
    scene = seat_at(dream_lord(), thief("shade", hand="serum swap"), thief("martyr"))
    _, t1, *_ = scene
    t1.does("travel 2", "body-swap T2")
    assert t1.character == "martyr"
    assert not t1.can("sacrifice")
