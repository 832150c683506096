"""DRM-REV: the way back from Limbo."""

import pytest

from inception.kit import PLAYING, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-REV-02", "DRM-REV-03", "DRM-REV-08")
def test_reviving_oneself() -> None:
    """Scenario A-33: T1 in Limbo with 3 cards discards 2."""
    for kept in ("unseal", "shoot"):
        scene = seat_at(dream_lord(), thief(hand=f"{kept} serum peek", level=0))
        _, t1, *_ = scene
        t1.does("revive T1", "discard serum", "discard peek")
        assert (t1.level, t1.hand, scene.pile) == (1, kept, "serum peek")
        assert t1.can("unlock", "shoot") is (kept == "shoot")


@pytest.mark.rule("DRM-REV-04", "DRM-REV-06")
def test_reviving_another() -> None:
    """Scenario A-35: T1 on level 3 discards 2 to revive T2."""
    scene = seat_at(dream_lord(), thief(hand="serum peek", level=3), thief(hand="unseal shoot", level=0))
    _, t1, t2, _ = scene
    t1.does("revive T2")
    assert (t2.level, t2.hand, t1.cards) == (3, "shoot unseal", 0)


@pytest.mark.rule("DRM-REV-01")
def test_revival_is_no_card_and_no_skill_and_cannot_be_answered() -> None:
    scene = seat_at(
        dream_lord(hand="unseal"),
        thief("dream-interpreter", hand="unseal unseal"),
        thief(hand="unseal", level=0),
    )
    _, t1, *_ = scene
    t1.does("revive T2")
    assert (scene.asked, scene.rule) == ("T1", PLAYING)
    assert scene.told("skill-used", "card-used", "unlocking", "unlock-cancelled", "drew") == []
    assert scene.told("discarded") == ["discarded T1 unseal unseal"]


@pytest.mark.rule("DRM-REV-01")
def test_revival_is_for_the_play_phase() -> None:
    scene = seat_at(dream_lord(), thief(hand="serum serum swap", level=2), thief(level=0), at="draw")
    _, t1, *_ = scene
    assert not t1.can("revive")
    t1.does("draw 2")
    assert t1.can("revive")


@pytest.mark.rule("DRM-REV-02")
@pytest.mark.parametrize(
    ("hand", "possible"), [("serum", False), ("serum peek", True), ("swap pull nothing", True)]
)
def test_a_revival_costs_two_cards_of_any_kind(hand: str, possible: bool) -> None:
    scene = seat_at(dream_lord(), thief(hand=hand), thief(level=0))
    _, t1, *_ = scene
    assert t1.can("revive") is possible


@pytest.mark.rule("DRM-REV-02")
def test_oneself_and_others_cost_the_same() -> None:
    for level, target in ((0, "T1"), (1, "T2")):
        scene = seat_at(dream_lord(), thief(hand="serum serum peek", level=level), thief(level=0))
        _, t1, *_ = scene
        t1.does(f"revive {target}", "discard serum", "discard peek")
        assert (t1.hand, scene.pile) == ("serum", "serum peek")


@pytest.mark.rule("DRM-REV-03")
def test_who_revives_oneself_comes_to_level_1_in_the_own_turn_only() -> None:
    scene = seat_at(dream_lord(), thief(hand="serum serum", level=0), turn="T3")
    _, t1, *_ = scene
    assert t1.offers == set()
    scene.until("T1")
    t1.does("revive T1", "discard shoot", "discard shoot")
    assert (t1.level, t1.hand) == (1, "serum serum")


@pytest.mark.rule("DRM-REV-04", "DRM-REV-07")
def test_the_lord_may_revive_and_be_revived() -> None:
    scene = seat_at(dream_lord(hand="serum serum", level=4), thief(level=0), turn="L")
    lord, t1, *_ = scene
    lord.does("revive T1")
    assert t1.level == 4
    scene = seat_at(dream_lord(hand="unseal", level=0, fell_at=2), thief(hand="serum serum", level=4))
    lord, t1, *_ = scene
    t1.does("revive L")
    assert (lord.level, lord.hand) == (4, "unseal")


@pytest.mark.rule("DRM-REV-05")
def test_no_limit_to_revivals() -> None:
    scene = seat_at(dream_lord(level=0), thief(hand="serum " * 6, level=2), thief(level=0), thief(level=0))
    lord, t1, t2, t3 = scene
    t1.does(
        "revive T2",
        "discard serum",
        "discard serum",
        "revive T3",
        "discard serum",
        "discard serum",
        "revive L",
    )
    assert (lord.level, t2.level, t3.level, t1.cards) == (2, 2, 2, 0)


@pytest.mark.rule("DRM-REV-06")
def test_who_revives_oneself_keeps_the_other_cards() -> None:
    scene = seat_at(dream_lord(), thief(hand="serum serum unseal peek", level=0, bribes="fail"))
    _, t1, *_ = scene
    t1.does("revive T1", "discard serum", "discard serum")
    assert (t1.hand, t1.bribes) == ("unseal peek", "fail")


@pytest.mark.rule("DRM-REV-07")
def test_the_lord_never_pays_for_himself() -> None:
    scene = seat_at(dream_lord(hand="serum serum serum", level=0, fell_at=2), turn="L", at="start")
    lord, *_ = scene
    assert (lord.level, lord.cards, scene.pile) == (2, 3, "")
    scene = seat_at(dream_lord("chess", hand="swap serum serum serum"), thief("martyr"), turn="L")
    lord, *_ = scene
    lord.does("body-swap T1", "sacrifice", chance="1")
    assert (lord.level, scene.turn) == (0, "T1")
    scene = seat_at(dream_lord(hand="serum serum serum", level=0), turn="L")
    assert scene.turn == "T1"


@pytest.mark.rule("DRM-REV-08")
def test_who_revived_oneself_plays_on() -> None:
    scene = seat_at(dream_lord(), thief("shade", hand="serum serum serum unseal peek", level=0), players=5)
    _, t1, *_ = scene
    t1.does("revive T1", "discard serum", "discard serum")
    assert t1.offers == {"end-phase", "travel 2", "peek"}


@pytest.mark.rule("DRM-REV-09")
def test_a_revival_is_a_move_from_0() -> None:
    scene = seat_at(dream_lord(), thief("avatar", hand="serum serum", level=0))
    _, t1, *_ = scene
    t1.does("revive T1", "draw 2")
    assert (t1.level, t1.cards) == (1, 2)


@pytest.mark.rule("DRM-REV-10", "DRM-PSG-03")
@pytest.mark.parametrize(
    ("hand", "possible"), [("serum", True), ("shoot shoot", False), ("serum shoot", True)]
)
def test_in_the_secret_passage_a_revival_costs_one_serum(hand: str, possible: bool) -> None:
    scene = seat_at(dream_lord("secret-passage"), thief(hand=hand, level=0))
    _, t1, *_ = scene
    assert t1.can("revive") is possible
    if possible:
        t1.does("revive T1")
        assert (t1.level, scene.pile) == (1, "serum")
