"""DRM-UNL: unlocking, and cancelling it."""

import pytest

from inception.kit import CANCELLING, PLAYING, Refused, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-UNL-03", "DRM-UNL-09")
def test_one_successful_unlock_per_turn() -> None:
    """Scenario A-21: level 1 has 4 locks, T1 holds two Unseal and all pass."""
    scene = seat_at(dream_lord(), thief(hand="unseal unseal"), locks="4 3 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.locks == "3 3 2 1"
    with pytest.raises(Refused):
        t1.does("unlock")


@pytest.mark.rule("DRM-UNL-04", "DRM-UNL-07")
def test_a_cancelled_unseal_is_no_successful_unlock() -> None:
    """Scenario A-22: L, on another level, cancels with Unseal."""
    scene = seat_at(dream_lord(hand="unseal", level=3), thief(hand="unseal unseal"), locks="4 3 2 1")
    lord, t1, *_ = scene
    t1.does("unlock", "decline")
    lord.does("cancel")
    assert (scene.locks, scene.pile) == ("4 3 2 1", "unseal unseal")
    t1.unlocks()
    assert scene.locks == "3 3 2 1"


@pytest.mark.rule("DRM-UNL-05")
def test_a_cancel_cannot_be_cancelled() -> None:
    """Scenario A-23: L has cancelled, and T2 wants to cancel the cancel."""
    scene = seat_at(
        dream_lord(hand="unseal"), thief(hand="unseal"), thief(hand="unseal"), thief(hand="unseal"), turn="T3"
    )
    lord, t1, t2, t3 = scene
    t3.does("unlock")
    lord.does("cancel")
    with pytest.raises(Refused):
        t2.does("cancel")
    assert (scene.asked, scene.rule) == ("T3", PLAYING)
    assert (t1.hand, t2.hand) == ("unseal", "unseal")


@pytest.mark.rule("DRM-UNL-02")
def test_the_lord_cannot_unlock() -> None:
    """Scenario A-24: L holds Unseal in his play phase."""
    scene = seat_at(dream_lord(hand="unseal"), turn="L")
    lord, *_ = scene
    with pytest.raises(Refused):
        lord.does("unlock")
    assert lord.hand == "unseal"


@pytest.mark.rule("DRM-LMB-05")
def test_the_dead_are_not_asked_to_cancel() -> None:
    """Scenario A-25: T3 in Limbo holds an Unseal."""
    scene = seat_at(dream_lord(hand="shoot"), thief(hand="unseal"), thief(), thief(hand="unseal", level=0))
    lord, t1, *_ = scene
    t1.does("unlock")
    assert (scene.asked, scene.rule) == ("L", CANCELLING)
    lord.does("decline")
    assert scene.locks == "3 3 2 1"


@pytest.mark.rule("DRM-UNL-01")
def test_an_unlock_takes_a_lock_of_the_own_level() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal", level=3), locks="4 3 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.locks == "4 3 1 1"


@pytest.mark.rule("DRM-UNL-01")
def test_no_unlock_where_the_vault_is_open() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal"), locks="0 3 2 1")
    _, t1, *_ = scene
    assert t1.offers == {"end-phase"}


@pytest.mark.rule("DRM-UNL-01")
def test_no_unlock_in_limbo() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal unseal", level=0))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "revive T1"}


@pytest.mark.rule("DRM-UNL-01")
def test_no_unlock_in_the_draw_phase_or_in_another_players_turn() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal swap"), thief(hand="unseal"), at="draw")
    _, t1, t2, _ = scene
    assert not t1.can("unlock")
    t1.does("draw 2")
    assert t1.can("unlock")
    assert t2.offers == set()


@pytest.mark.rule("DRM-UNL-02", "DRM-SWP-11")
def test_the_lord_cannot_unlock_with_a_thiefs_character_either() -> None:
    scene = seat_at(dream_lord("harbor", hand="unseal swap"), thief("extractor"), turn="L")
    lord, *_ = scene
    lord.does("body-swap T1")
    assert lord.character == "extractor"
    assert not lord.can("unlock")


@pytest.mark.rule("DRM-UNL-03", "DRM-TIM-14")
def test_the_steps_of_an_unlock_that_opens_a_vault() -> None:
    scene = seat_at(
        dream_lord("harbor"),
        thief("dream-interpreter", hand="unseal"),
        thief("space-queen", hand="serum"),
        locks="1 3 2 1",
    )
    lord, t1, t2, _ = scene
    t1.does("unlock")
    assert (scene.asked, scene.rule, scene.locks) == ("T1", "DRM-INT-01", "1 3 2 1")
    t1.does("draw 2")
    assert (scene.rule, scene.locks) == (CANCELLING, "1 3 2 1")
    scene.all_pass()
    assert (scene.asked, scene.rule, scene.locks) == ("L", "DRM-BRB-02", "0 3 2 1")
    lord.does("decline", chance="6 6 6")
    assert (scene.asked, scene.rule) == ("T2", "DRM-SPQ-01")
    t2.does("draw 1")
    assert scene.told("unlocking", "drew", "unlocked", "vault-opened", "bribe-withheld", "rolled") == [
        "unlocking T1 unseal 1",
        "drew T1 2",
        "unlocked T1 1 0",
        "vault-opened 1 gold",
        "bribe-withheld T1",
        "rolled T1 6",
        "rolled T2 6",
        "rolled T3 6",
        "drew T2 1",
    ]


@pytest.mark.rule("DRM-UNL-04")
@pytest.mark.parametrize("who", ["L", "T1", "T2", "T3"])
def test_any_player_on_a_level_may_cancel(who: str) -> None:
    scene = seat_at(
        dream_lord(hand="unseal", level=4),
        thief(hand="unseal unseal"),
        thief(hand="unseal", bribes="deal", level=2),
        thief(hand="unseal", level=3),
    )
    _, t1, *_ = scene
    t1.does("unlock")
    scene.until(who, CANCELLING)
    canceller = next(player for player in scene if player.name == who)
    canceller.does("cancel")
    assert scene.locks == "4 3 2 1"
    assert scene.told("unlock-cancelled") == [f"unlock-cancelled {who} unseal T1"]


@pytest.mark.rule("DRM-UNL-05")
def test_at_most_one_cancel_against_one_unseal() -> None:
    scene = seat_at(
        dream_lord(hand="unseal unseal"), thief(hand="unseal"), thief(hand="unseal"), thief(hand="unseal")
    )
    lord, t1, t2, t3 = scene
    t1.does("unlock")
    t2.does("cancel")
    assert scene.rule == PLAYING
    assert (lord.cards, t3.cards) == (2, 1)


@pytest.mark.rule("DRM-UNL-06")
def test_the_cancel_window_goes_round_from_the_current_player() -> None:
    scene = seat_at(
        dream_lord(hand="unseal"),
        thief(hand="unseal"),
        thief(hand="unseal unseal"),
        thief(hand="unseal"),
        turn="T2",
    )
    _, _, t2, _ = scene
    t2.does("unlock")
    order = []
    while scene.rule == CANCELLING:
        order.append(scene.asked)
        scene.idle()
    assert order == ["T2", "T3", "L", "T1"]
    assert scene.locks == "3 3 2 1"


@pytest.mark.rule("DRM-UNL-06")
def test_the_cancel_window_closes_at_the_first_cancel() -> None:
    scene = seat_at(
        dream_lord(hand="unseal"), thief(hand="unseal"), thief(hand="unseal"), thief(hand="unseal")
    )
    _, t1, t2, _ = scene
    t1.does("unlock")
    t2.does("cancel")
    assert (scene.asked, scene.rule) == ("T1", PLAYING)


@pytest.mark.rule("DRM-UNL-07")
def test_several_attempts_may_be_cancelled_and_none_counts() -> None:
    scene = seat_at(dream_lord(hand="unseal unseal"), thief(hand="unseal unseal unseal"))
    lord, t1, *_ = scene
    for _ in range(2):
        t1.does("unlock")
        scene.until("L", CANCELLING)
        lord.does("cancel")
    t1.unlocks()
    assert scene.locks == "3 3 2 1"
    assert scene.pile == "unseal unseal unseal unseal unseal"


@pytest.mark.rule("DRM-UNL-08")
def test_only_an_unlock_that_was_carried_out_is_successful() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief("extractor", hand="unseal unseal"), thief("space-queen"))
    lord, t1, t2, _ = scene
    t1.does("unlock")
    scene.until("L", CANCELLING)
    lord.does("cancel")
    assert scene.rule == PLAYING
    t1.unlocks()
    assert (scene.asked, t1.offers) == ("T1", {"decline", "draw 3"})
    t1.does("decline")
    assert (scene.asked, t2.offers) == ("T2", {"decline", "draw 1"})


@pytest.mark.rule("DRM-UNL-09")
def test_the_limit_is_per_turn_and_not_per_level() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal unseal serum"))
    _, t1, *_ = scene
    t1.unlocks()
    t1.does("travel 2")
    assert not t1.can("unlock")
    scene.next_turn()
    scene.until("T1")
    assert t1.can("unlock")


@pytest.mark.rule("DRM-UNL-10", "DRM-BLK-04")
def test_in_the_black_hole_the_limit_is_2() -> None:
    scene = seat_at(dream_lord("black-hole"), thief(hand="unseal unseal unseal"))
    _, t1, *_ = scene
    t1.unlocks()
    t1.unlocks()
    assert scene.locks == "2 3 2 1"
    assert not t1.can("unlock")


@pytest.mark.rule("DRM-UNL-11")
def test_the_revived_cannot_unlock_but_can_cancel_in_that_turn() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal serum serum"), thief(hand="unseal", level=0))
    _, t1, t2, _ = scene
    t1.does("revive T2", "discard serum", "discard serum", "unlock")
    t2.does("cancel")
    assert scene.locks == "4 3 2 1"
    scene = seat_at(dream_lord(), thief(hand="unseal serum serum", level=0))
    _, t1, *_ = scene
    t1.does("revive T1", "discard serum", "discard serum")
    assert not t1.can("unlock")
    scene.next_turn()
    scene.until("T1")
    assert t1.can("unlock")


@pytest.mark.rule("DRM-UNL-12")
def test_a_swap_neither_resets_nor_transfers_the_count() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="unseal unseal swap"), thief("shade", hand="unseal"))
    _, t1, t2, _ = scene
    t1.unlocks()
    t1.does("body-swap T2")
    assert not t1.can("unlock")
    scene.until("T2")
    t2.unlocks()
    assert scene.locks == "2 3 2 1"


@pytest.mark.rule("DRM-UNL-13", "DRM-MAR-06")
def test_sacrifice_is_no_unlock() -> None:
    scene = seat_at(
        dream_lord(hand="unseal"),
        thief("martyr", hand="unseal"),
        thief("space-queen"),
        thief(hand="unseal"),
        locks="4 3 2 1",
    )
    _, t1, t2, _ = scene
    t1.does("sacrifice", "take-locks", chance="5")
    assert scene.locks == "2 3 2 1"
    assert scene.told("unlocking", "unlocked", "unlock-cancelled") == []
    assert (scene.turn, t2.hand) == ("T2", "shoot shoot")


@pytest.mark.rule("DRM-UNL-13")
def test_sacrifice_draws_nothing_for_an_extractor() -> None:
    scene = seat_at(dream_lord(), thief("martyr"), thief("extractor", hand="unseal"), locks="4 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="3")
    assert scene.told("drew") == []
    assert scene.turn == "T2"


@pytest.mark.rule("DRM-UNL-14")
def test_an_open_level_gains_no_locks() -> None:
    scene = seat_at(
        dream_lord("black-hole"), thief("martyr", hand="unseal"), turn="L", at="start", locks="0 1 2 1"
    )
    _, t1, *_ = scene
    assert scene.locks == "0 3 2 1"
    scene.until("T1")
    assert not t1.can("unlock", "sacrifice")


@pytest.mark.rule("DRM-UNL-15")
def test_the_lord_uses_unseal_only_to_cancel_or_to_pay() -> None:
    scene = seat_at(dream_lord(hand="unseal unseal"), thief(level=0), turn="L")
    lord, t1, *_ = scene
    assert lord.offers == {"end-phase", "free-move 2", "revive T1"}
    lord.does("revive T1")
    assert (t1.level, scene.pile) == (1, "unseal unseal")
    scene = seat_at(dream_lord(hand="unseal"), thief(hand="unseal"))
    lord, t1, *_ = scene
    t1.does("unlock")
    assert lord.offers == {"decline", "cancel"}
