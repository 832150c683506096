"""DRM-DIC: rolls and results."""

import pytest

from inception.kit import dream_lord, seat_at, thief


@pytest.mark.rule("DRM-DIC-04")
def test_a_result_without_an_entry_changes_nothing() -> None:
    """Scenario A-14: T1 shoots T2 on level 2, and T2 rolls 5."""
    scene = seat_at(dream_lord(), thief(hand="shoot", level=2), thief(hand="serum", level=2))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="5")
    assert (t2.level, t2.hand, scene.pile) == (2, "serum", "shoot")
    assert t1.offers == {"end-phase"}


@pytest.mark.rule("DRM-DIC-02")
def test_a_roll_of_1_with_m4_stays_1() -> None:
    """Scenario A-17: L shoots and T1 rolls 1."""
    scene = seat_at(dream_lord(hand="shoot"), turn="L")
    lord, t1, *_ = scene
    lord.does("shoot T1", chance="1")
    assert scene.told("result-known") == ["result-known T1 1"]
    assert t1.level == 0


@pytest.mark.rule("DRM-DIC-01")
def test_the_target_rolls_one_die() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"))
    _, t1, *_ = scene
    t1.does("shoot T2", chance="6")
    assert scene.told("rolled") == ["rolled T2 6"]


@pytest.mark.rule("DRM-DIC-02")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_result_is_never_below_1_or_above_6(roll: int) -> None:
    scene = seat_at(dream_lord("imperial-city"), thief("terrorist", hand="peek"), thief())
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    t1.does("shoot-at T2", chance=str(roll))
    assert scene.told("result-known") == [f"result-known T2 {max(roll - 4, 1)}"]


@pytest.mark.rule("DRM-DIC-02")
def test_without_modifiers_the_roll_is_the_result() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot " * 3))
    _, t1, *_ = scene
    t1.does("shoot T2", "shoot T2", "shoot T2", chance="6 5 1")
    assert scene.told("result-known") == ["result-known T2 6", "result-known T2 5", "result-known T2 1"]


@pytest.mark.rule("DRM-DIC-03")
def test_modifiers_are_added_up_before_the_limit_is_applied_once() -> None:
    """A roll of 6 with -1 and -1 is 4, and a roll of 2 with -1 and -1 is 1, not 1 - 1 + anything."""
    scene = seat_at(dream_lord("fortress"), thief("terrorist", hand="shoot shoot"))
    _, t1, *_ = scene
    t1.does("shoot L", "shoot L", chance="6 2")
    assert scene.told("result-known") == ["result-known L 4", "result-known L 1"]


@pytest.mark.rule("DRM-DIC-05")
def test_rolls_and_results_are_public() -> None:
    scene = seat_at(dream_lord(hand="shoot", level=2), thief(level=2), thief(level=4), turn="L")
    lord, *_ = scene
    lord.does("shoot T1", chance="6")
    for player in scene:
        assert player.heard("rolled", "result-known") == ["rolled T1 6", "result-known T1 5"]
    assert scene.told("rolled", "result-known") == ["rolled T1 6", "result-known T1 5"]


@pytest.mark.rule("DRM-DIC-06")
def test_m4_does_not_apply_to_the_lords_own_skill_rolls() -> None:
    scene = seat_at(dream_lord("chess", hand="swap"), thief("joker"), turn="L", at="draw")
    lord, *_ = scene
    lord.does("body-swap T1", "out-of-control", chance="4")
    assert lord.cards == 4
    scene = seat_at(dream_lord("chess", hand="swap"), thief("martyr"), turn="L", locks="4 3 2 1")
    lord, *_ = scene
    lord.does("body-swap T1", "sacrifice", "take-locks", chance="3")
    assert scene.locks == "2 3 2 1"


@pytest.mark.rule("DRM-DIC-06", "DRM-HBR-02")
def test_no_shoot_modifier_applies_to_tsunami() -> None:
    scene = seat_at(
        dream_lord("harbor"),
        thief("terrorist", hand="unseal", bribes="deal fail"),
        thief("judge-of-mind"),
        thief("soul-sculptor"),
        locks="1 3 2 1",
    )
    _, t1, t2, t3 = scene
    t1.unlocks(chance="6 6 6")
    assert (t1.level, t2.level, t3.level) == (1, 1, 1)
    assert scene.told("rolled") == ["rolled T1 6", "rolled T2 6", "rolled T3 6"]


@pytest.mark.rule("DRM-DIC-06", "DRM-FRT-04")
def test_fortress_applies_to_every_roll_of_the_lord() -> None:
    scene = seat_at(dream_lord("fortress", hand="swap"), thief("joker"), turn="L", at="draw")
    lord, *_ = scene
    lord.does("body-swap T1", "out-of-control", chance="4")
    assert lord.cards == 3
    scene = seat_at(dream_lord("fortress", hand="swap"), thief("martyr"), turn="L", locks="4 3 2 1")
    lord, *_ = scene
    lord.does("body-swap T1", "sacrifice", chance="3")
    assert (scene.locks, lord.level) == ("4 3 2 1", 0)
