"""DRM-MOV: moving from level to level."""

import pytest

from inception.kit import PLAYING, Refused, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-MOV-03", "DRM-CRD-06")
@pytest.mark.parametrize(("level", "goals"), [(1, {2}), (4, {3}), (2, {1, 3})])
def test_a_serum_leads_to_an_adjacent_level(level: int, goals: set[int]) -> None:
    """Scenario A-10: T1 with a Serum on level 1, 4 or 2."""
    for goal in goals:
        scene = seat_at(dream_lord(), thief(hand="serum", level=level))
        _, t1, *_ = scene
        assert t1.offers == {"end-phase", *(f"travel {to}" for to in goals)}
        t1.does(f"travel {goal}")
        assert (t1.level, scene.pile) == (goal, "serum")


@pytest.mark.rule("DRM-CRD-08", "DRM-MOV-04")
def test_mind_pull_over_any_distance() -> None:
    """Scenario A-11: T1 on level 4 pulls L from level 1."""
    scene = seat_at(dream_lord(), thief(hand="pull", level=4))
    lord, t1, *_ = scene
    t1.does("mind-pull L")
    assert lord.level == 4
    assert scene.told("moved") == ["moved L 1 4"]


@pytest.mark.rule("DRM-MOV-01")
def test_a_step_changes_the_level_by_one() -> None:
    scene = seat_at(dream_lord(level=3), thief(hand="serum", level=3), turn="L")
    lord, t1, *_ = scene
    assert {offer for offer in lord.offers if "move" in offer} == {"free-move 2", "free-move 4"}
    lord.does("free-move 4")
    scene.until("T1")
    with pytest.raises(Refused):
        t1.does("travel 3")
    t1.does("travel 4")
    assert (lord.level, t1.level) == (4, 4)


@pytest.mark.rule("DRM-MOV-02")
def test_the_user_chooses_also_for_others() -> None:
    scene = seat_at(dream_lord(level=2), thief("chemist", hand="serum shoot", level=2), thief(level=2))
    lord, t1, t2, _ = scene
    t1.does("inject L 3", "shoot T2", chance="4")
    assert scene.asked == "T1"
    t1.does("push 1")
    assert (lord.level, t2.level) == (3, 1)


@pytest.mark.rule("DRM-MOV-03")
@pytest.mark.parametrize(("level", "goal"), [(1, 2), (4, 3)])
def test_no_step_leads_to_limbo_or_round_the_corner(level: int, goal: int) -> None:
    scene = seat_at(dream_lord(level=level), thief("chemist", hand="serum shoot", level=level), turn="L")
    lord, t1, *_ = scene
    assert {offer for offer in lord.offers if "free-move" in offer} == {f"free-move {goal}"}
    scene.until("T1")
    assert {offer for offer in t1.offers if "travel" in offer or "inject L" in offer} == {
        f"travel {goal}",
        f"inject L {goal}",
    }
    t1.does("shoot L", chance="3")
    assert lord.level == goal


@pytest.mark.rule("DRM-MOV-04")
def test_support_and_tag_along_go_any_distance_as_one_move() -> None:
    scene = seat_at(dream_lord(level=4), thief("tourist", hand="serum"), thief(level=4))
    _, t1, *_ = scene
    t1.does("support T2")
    assert scene.told("moved") == ["moved T1 1 4"]
    scene = seat_at(dream_lord(level=4), thief("shade"))
    _, t1, *_ = scene
    t1.does("tag-along")
    assert scene.told("moved") == ["moved T1 1 4"]


@pytest.mark.rule("DRM-MOV-05")
def test_levels_are_public() -> None:
    scene = seat_at(dream_lord(level=2), thief(level=3), thief(level=4), thief(level=0))
    assert [player.view.places for player in scene] == [[2, 3, 4, 0]] * 4


@pytest.mark.rule("DRM-MOV-06")
def test_who_is_already_there_does_not_move() -> None:
    scene = seat_at(
        dream_lord(), thief("avatar", hand="pull swap", level=2), thief("tourist", level=2), thief(level=2)
    )
    _, t1, t2, _ = scene
    t1.does("mind-pull T2")
    assert (t2.level, scene.told("moved"), scene.rule) == (2, [], PLAYING)
    t1.does("body-swap T2")
    assert t1.character == "tourist"


@pytest.mark.rule("DRM-MOV-06")
def test_support_on_the_same_level_triggers_nothing() -> None:
    scene = seat_at(dream_lord(), thief("tourist", hand="serum", level=2), thief(level=2))
    _, t1, t2, _ = scene
    t1.does("support T2")
    assert (t1.level, t2.hand, scene.told("moved")) == (2, "serum", [])
