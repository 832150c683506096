"""The thief characters, each by its rules."""

import pytest

from inception.kit import CANCELLING, DISCARDING, DRAWING, PLAYING, Refused, dream_lord, seat_at, thief

# Joker


@pytest.mark.rule("DRM-JOK-01", "DRM-JOK-03")
def test_a_joker_draws_by_the_die_and_discards_everything() -> None:
    """Scenario A-38: the Joker uses Out of Control and rolls 5."""
    scene = seat_at(dream_lord(), thief("joker", hand="serum"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", chance="5")
    assert t1.cards == 6
    assert scene.told("skill-used") == ["skill-used T1 out-of-control"]
    t1.does("end-phase")
    assert (t1.cards, len(scene.pile.split()), scene.turn) == (0, 6, "T2")


@pytest.mark.rule("DRM-JOK-01")
@pytest.mark.parametrize("roll", range(1, 7))
def test_out_of_control_replaces_the_normal_draw(roll: int) -> None:
    scene = seat_at(dream_lord(), thief("joker"), at="draw")
    _, t1, *_ = scene
    assert t1.offers == {"draw 2", "out-of-control"}
    t1.does("out-of-control", chance=str(roll))
    assert scene.told("rolled", "drew") == [f"rolled T1 {roll}", f"drew T1 {roll}"]
    assert scene.rule == PLAYING


@pytest.mark.rule("DRM-JOK-02")
def test_out_of_control_has_no_additions_and_the_fortress_lord_gets_one_less() -> None:
    scene = seat_at(dream_lord("feast"), thief("joker"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", chance="2")
    assert t1.cards == 2
    for roll, drawn in (("1", 1), ("4", 3)):
        scene = seat_at(dream_lord("fortress", hand="swap"), thief("joker"), turn="L", at="draw")
        lord, *_ = scene
        lord.does("body-swap T1", "out-of-control", chance=roll)
        assert lord.cards == drawn


@pytest.mark.rule("DRM-JOK-02")
def test_a_thief_out_of_control_in_the_fortress_gets_the_full_number() -> None:
    scene = seat_at(dream_lord("fortress"), thief("joker"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", chance="4")
    assert t1.cards == 4


@pytest.mark.rule("DRM-JOK-03")
def test_the_duty_ends_with_the_turn() -> None:
    scene = seat_at(dream_lord(), thief("joker"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", "end-phase", chance="3")
    scene.until("T1", DRAWING)
    t1.does("draw 2", "end-phase")
    assert t1.cards == 2


@pytest.mark.rule("DRM-JOK-04")
def test_the_duty_binds_in_limbo() -> None:
    scene = seat_at(
        dream_lord("harbor"), thief("joker", hand="unseal", bribes="deal fail"), at="draw", locks="1 3 2 1"
    )
    _, t1, *_ = scene
    t1.does("out-of-control", chance="3")
    t1.unlocks(chance="1 6 6")
    assert (t1.level, t1.cards) == (0, 3)
    t1.does("end-phase")
    assert (t1.cards, scene.turn) == (0, "T2")


# Point Man


@pytest.mark.rule("DRM-PNT-01", "DRM-PNT-02")
def test_scout_draws_two_for_a_serum() -> None:
    """Scenario A-40: the Point Man drew SHOOT and Serum."""
    scene = seat_at(dream_lord(), thief("point-man"), at="draw", deck="shoot serum unseal peek")
    lord, t1, *_ = scene
    t1.does("scout")
    assert t1.hand == "shoot unseal serum peek"
    assert scene.told("skill-used") == ["skill-used T1 scout"]
    assert lord.heard("showed") == ["showed T1 shoot serum"]
    assert lord.heard("drew") == ["drew T1 2", "drew T1 2"]


@pytest.mark.rule("DRM-PNT-01")
def test_scout_comes_right_after_the_draw() -> None:
    scene = seat_at(dream_lord(), thief("point-man", hand="peek"), at="draw", deck="serum shoot")
    _, t1, *_ = scene
    assert not t1.can("scout")
    t1.does("draw 2", "shoot T2", chance="6")
    assert not t1.can("scout")


@pytest.mark.rule("DRM-PNT-02")
def test_the_extra_cards_do_not_trigger_scout_again() -> None:
    scene = seat_at(dream_lord(), thief("point-man"), at="draw", deck="serum shoot serum serum")
    _, t1, *_ = scene
    t1.does("scout")
    assert t1.cards == 4
    assert not t1.can("scout")
    assert scene.told("showed") == ["showed T1 serum shoot"]


@pytest.mark.rule("DRM-PNT-03")
def test_all_cards_of_the_draw_are_shown() -> None:
    scene = seat_at(dream_lord("feast"), thief("point-man", hand="unseal"), at="draw", deck="peek serum pull")
    _, t1, *_ = scene
    t1.does("draw 3", "scout")
    assert scene.told("showed") == ["showed T1 peek serum pull"]


@pytest.mark.rule("DRM-PNT-03")
def test_no_scout_after_a_replaced_draw() -> None:
    scene = seat_at(
        dream_lord(), thief("joker", hand="swap"), thief("point-man"), at="draw", deck="serum serum serum"
    )
    _, t1, *_ = scene
    t1.does("out-of-control", "body-swap T2", chance="3")
    assert t1.character == "point-man"
    assert not t1.can("scout")


@pytest.mark.rule("DRM-PNT-04")
def test_cards_without_a_serum_may_be_shown_for_nothing() -> None:
    scene = seat_at(dream_lord(), thief("point-man"), at="draw", deck="shoot peek")
    lord, t1, *_ = scene
    t1.does("scout")
    assert (t1.cards, lord.heard("showed")) == (2, ["showed T1 shoot peek"])
    assert lord.view.hands[1] == scene.state.hands[1]
    assert t1.can("end-phase")


# Tourist


@pytest.mark.rule("DRM-TOU-01", "DRM-TOU-02")
def test_support_gives_the_hand_and_follows_it() -> None:
    """Scenario A-41: the Tourist on 2 with 3 cards, T2 on 4."""
    scene = seat_at(dream_lord(), thief("tourist", hand="shoot unseal serum", level=2), thief(level=4))
    _, t1, t2, _ = scene
    t1.does("support T2")
    assert (t2.hand, t1.cards, t1.level) == ("shoot unseal serum", 0, 4)
    assert scene.told("skill-used") == ["skill-used T1 support"]


@pytest.mark.rule("DRM-TOU-01")
def test_support_needs_a_card_and_a_player_on_a_level() -> None:
    scene = seat_at(dream_lord(), thief("tourist"), thief(level=2))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase"}
    scene = seat_at(dream_lord(level=3), thief("tourist", hand="peek"), thief(level=0), thief(level=2))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "peek", "support L", "support T3"}


@pytest.mark.rule("DRM-TOU-02")
def test_support_reaches_the_lord_and_the_own_level() -> None:
    scene = seat_at(dream_lord(level=4), thief("tourist", hand="serum"))
    lord, t1, *_ = scene
    t1.does("support L")
    assert (lord.hand, t1.level) == ("serum", 4)
    scene = seat_at(dream_lord(), thief("tourist", hand="serum"), thief())
    _, t1, t2, _ = scene
    t1.does("support T2")
    assert (t2.hand, t1.level, scene.told("moved")) == ("serum", 1, [])


@pytest.mark.rule("DRM-TOU-03")
def test_uses_of_support_are_not_counted_but_each_needs_a_card() -> None:
    scene = seat_at(dream_lord(), thief("tourist", hand="serum"), thief(level=2))
    _, t1, *_ = scene
    t1.does("support T2")
    assert t1.view.used == {}
    assert not t1.can("support")


# Shade


@pytest.mark.rule("DRM-SHD-01", "DRM-SHD-02")
def test_tag_along_goes_where_the_lord_is() -> None:
    """Scenario A-42: the Shade on 1, L on 4; then L in Limbo."""
    scene = seat_at(dream_lord(level=4), thief("shade"))
    _, t1, *_ = scene
    t1.does("tag-along")
    assert t1.level == 4
    assert scene.told("skill-used") == ["skill-used T1 tag-along"]
    scene = seat_at(dream_lord(level=0, fell_at=4), thief("shade"))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase"}


@pytest.mark.rule("DRM-SHD-01")
def test_tag_along_has_no_limit_and_no_cost() -> None:
    scene = seat_at(dream_lord(level=4), thief("shade", hand="serum serum", level=1))
    _, t1, *_ = scene
    t1.does("tag-along", "travel 3", "tag-along", "travel 3", "tag-along")
    assert (t1.level, t1.cards) == (4, 0)


@pytest.mark.rule("DRM-SHD-01")
def test_tag_along_is_for_the_play_phase() -> None:
    scene = seat_at(dream_lord(level=4), thief("shade", hand="swap"), at="draw")
    _, t1, *_ = scene
    assert not t1.can("tag-along")
    t1.does("draw 2")
    assert t1.can("tag-along")


@pytest.mark.rule("DRM-SHD-02")
def test_no_tag_along_on_the_same_level_and_none_for_the_lord() -> None:
    scene = seat_at(dream_lord(level=3), thief("shade", level=3))
    _, t1, *_ = scene
    assert not t1.can("tag-along")
    scene = seat_at(dream_lord("chess", hand="swap", level=3), thief("shade"), turn="L")
    lord, *_ = scene
    lord.does("body-swap T1")
    assert not lord.can("tag-along")


# Avatar


@pytest.mark.rule("DRM-AVA-01", "DRM-AVA-02")
def test_descent_draws_on_the_way_up() -> None:
    """Scenario A-43: the Avatar in Limbo revives himself and travels."""
    scene = seat_at(dream_lord(), thief("avatar", hand="shoot shoot serum serum", level=0), deck="peek " * 4)
    _, t1, *_ = scene
    t1.does("revive T1", "discard shoot", "discard shoot", "draw 2", "travel 2", "draw 2")
    assert (t1.level, t1.cards) == (2, 5)
    t1.does("travel 1")
    assert (t1.level, t1.cards, scene.rule) == (1, 4, PLAYING)
    assert scene.told("skill-used") == ["skill-used T1 descent", "skill-used T1 descent"]


@pytest.mark.rule("DRM-AVA-01")
def test_descent_is_for_the_own_play_phase() -> None:
    scene = seat_at(dream_lord(), thief("avatar"), thief(hand="shoot pull", level=1), turn="T2")
    _, t1, t2, _ = scene
    t2.does("shoot T1", chance="3")
    assert (t1.level, scene.asked, scene.rule) == (2, "T2", PLAYING)


@pytest.mark.rule("DRM-AVA-02")
def test_being_revived_by_others_does_not_trigger_descent() -> None:
    scene = seat_at(dream_lord(), thief("avatar", level=0), thief(hand="serum serum", level=4), turn="T2")
    _, t1, t2, _ = scene
    t2.does("revive T1")
    assert (t1.level, t1.cards, scene.asked) == (4, 0, "T2")


@pytest.mark.rule("DRM-AVA-03")
def test_a_jump_triggers_once_and_any_cause_counts() -> None:
    scene = seat_at(dream_lord(level=4), thief("shade", hand="swap"), thief("avatar"), at="play")
    _, t1, *_ = scene
    t1.does("tag-along", "body-swap T2")
    assert (t1.level, scene.rule) == (4, PLAYING)
    scene = seat_at(dream_lord(), thief("avatar", hand="serum serum serum", level=2))
    _, t1, *_ = scene
    t1.does("travel 3", "draw 2", "travel 2")
    assert scene.rule == PLAYING
    t1.does("travel 3", "draw 2")
    assert (scene.rule, scene.told("drew")) == (PLAYING, ["drew T1 2", "drew T1 2"])


# Architect


@pytest.mark.rule("DRM-ARC-01")
def test_labyrinth_seals_a_player_of_the_own_level_for_a_shoot_class_card() -> None:
    scene = seat_at(
        dream_lord(level=2), thief("architect", hand="spiral unseal", level=2), thief(level=2), thief(level=3)
    )
    lord, t1, *_ = scene
    labyrinths = {offer for offer in t1.offers if "labyrinth" in offer}
    assert labyrinths == {"labyrinth spiral L", "labyrinth spiral T1", "labyrinth spiral T2"}
    t1.does("labyrinth spiral L")
    assert (lord.sealed, t1.hand, scene.pile) == (True, "unseal", "spiral")
    assert scene.told("sealed") == ["sealed L T1"]
    assert scene.told("rolled") == []
    assert scene.told("skill-used") == ["skill-used T1 labyrinth"]


@pytest.mark.rule("DRM-ARC-02")
def test_labyrinth_has_no_limit_but_nobody_is_sealed_twice() -> None:
    scene = seat_at(dream_lord(), thief("architect", hand="shoot " * 5))
    _, t1, *_ = scene
    t1.does("labyrinth shoot L", "labyrinth shoot T1", "labyrinth shoot T2", "labyrinth shoot T3")
    assert all(player.sealed for player in scene)
    assert t1.offers == {"end-phase"}


# Chemist


@pytest.mark.rule("DRM-CHE-01", "DRM-CHE-03")
def test_dispense_twice_and_inject() -> None:
    """Scenario A-45: 3 Serum in the pile, a third Dispense; L on the Chemist's level."""
    scene = seat_at(
        dream_lord(level=2), thief("chemist", hand="shoot shoot shoot", level=2), pile="serum serum serum"
    )
    lord, t1, *_ = scene
    t1.does("dispense shoot", "dispense shoot")
    assert t1.hand == "shoot serum serum"
    with pytest.raises(Refused):
        t1.does("dispense shoot")
    assert {"inject L 1", "inject L 3"} <= t1.offers
    t1.does("inject L 3")
    assert lord.level == 3
    assert scene.told("skill-used") == [
        "skill-used T1 dispense",
        "skill-used T1 dispense",
        "skill-used T1 inject",
    ]


@pytest.mark.rule("DRM-CHE-01")
def test_dispense_discards_one_card_and_takes_one_serum() -> None:
    scene = seat_at(dream_lord(), thief("chemist", hand="peek"), pile="unseal serum shoot")
    lord, t1, *_ = scene
    t1.does("dispense peek")
    assert (t1.hand, scene.pile) == ("serum", "unseal shoot peek")
    assert lord.heard("took-from-pile") == ["took-from-pile T1 serum"]


@pytest.mark.rule("DRM-CHE-02")
def test_a_serum_must_lie_in_the_pile_before_the_cost_is_paid() -> None:
    scene = seat_at(dream_lord(), thief("chemist", hand="serum serum"), pile="shoot")
    _, t1, *_ = scene
    assert not t1.can("dispense")


@pytest.mark.rule("DRM-CHE-03")
@pytest.mark.parametrize("level", [2, 4])
def test_the_chemist_chooses_where_an_injected_player_goes(level: int) -> None:
    scene = seat_at(dream_lord(), thief("chemist", hand="serum", level=3), thief(level=3), thief(level=2))
    _, t1, t2, _ = scene
    assert {offer for offer in t1.offers if "inject" in offer} == {"inject T2 2", "inject T2 4"}
    t1.does(f"inject T2 {level}")
    assert (t2.level, t1.level, scene.pile) == (level, 3, "serum")
    assert t2.offers == set()


@pytest.mark.rule("DRM-CHE-03")
def test_inject_needs_a_serum_and_somebody_near() -> None:
    scene = seat_at(dream_lord(level=2), thief("chemist", hand="peek"))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "peek"}
    scene = seat_at(dream_lord(level=2), thief("chemist", hand="serum", level=4))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "travel 3"}


@pytest.mark.rule("DRM-CHE-04")
def test_inject_has_no_limit_and_uses_a_serum() -> None:
    scene = seat_at(dream_lord(), thief("chemist", hand="serum serum serum"))
    lord, t1, t2, t3 = scene
    t1.does("inject L 2", "inject T2 2", "inject T3 2")
    assert (lord.level, t2.level, t3.level, t1.cards) == (2, 2, 2, 0)
    assert scene.pile == "serum serum serum"
    assert scene.told("card-used-on") == [f"card-used-on T1 serum {name}" for name in ("L", "T2", "T3")]


# Forger


@pytest.mark.rule("DRM-FOR-01", "DRM-FOR-03")
def test_trickery_takes_two_and_gives_two_back() -> None:
    """Scenario A-46: the Forger takes 2 of T2's cards."""
    scene = seat_at(dream_lord(), thief("forger", hand="shoot"), thief(hand="unseal serum peek"))
    _, t1, t2, _ = scene
    t1.does("trickery T2 2", chance="#0 #1")
    assert (t1.hand, t2.hand) == ("shoot unseal peek", "serum")
    assert t1.offers == {"give shoot", "give unseal", "give peek"}
    t1.does("give shoot", "give peek")
    assert (t1.hand, t2.hand) == ("unseal", "shoot serum peek")
    assert scene.told("skill-used") == ["skill-used T1 trickery"]
    with pytest.raises(Refused):
        t1.does("trickery T2 1")


@pytest.mark.rule("DRM-FOR-01")
def test_trickery_is_for_the_own_play_phase() -> None:
    scene = seat_at(dream_lord(), thief("forger", hand="swap"), thief(hand="serum"), at="draw")
    _, t1, *_ = scene
    assert not t1.can("trickery")
    t1.does("draw 2")
    assert t1.can("trickery")


@pytest.mark.rule("DRM-FOR-02")
def test_trickery_names_at_most_what_the_target_holds() -> None:
    scene = seat_at(
        dream_lord(hand="shoot", level=4),
        thief("forger"),
        thief(hand="unseal serum peek", level=3),
        thief(),
        thief(hand="serum", level=0),
    )
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "trickery L 1", "trickery T2 1", "trickery T2 2"}


@pytest.mark.rule("DRM-FOR-03")
def test_the_cards_just_drawn_may_go_back() -> None:
    scene = seat_at(dream_lord(), thief("forger", hand="shoot shoot"), thief(hand="unseal serum"))
    _, t1, t2, _ = scene
    t1.does("trickery T2 2", "give unseal", "give serum", chance="#0 #0")
    assert (t1.hand, t2.hand) == ("shoot shoot", "unseal serum")


# Soul Sculptor


@pytest.mark.rule("DRM-SCU-01", "DRM-SCU-02")
def test_carve_makes_the_hand_the_result() -> None:
    """Scenario A-47: the Fortress Lord holds 4 cards."""
    scene = seat_at(dream_lord("fortress", hand="serum " * 4), thief("soul-sculptor", hand="shoot"))
    lord, t1, *_ = scene
    t1.does("shoot L", "carve 4", chance="1")
    assert (lord.level, scene.told("carved")) == (2, ["carved T1 L 4"])
    assert scene.told("skill-used") == ["skill-used T1 carve"]


@pytest.mark.rule("DRM-SCU-01")
def test_carve_is_optional() -> None:
    scene = seat_at(dream_lord(), thief("soul-sculptor", hand="shoot"), thief(hand="serum"))
    _, t1, t2, _ = scene
    t1.does("shoot T2", "decline", chance="6")
    assert t2.level == 1


@pytest.mark.rule("DRM-SCU-02")
def test_nothing_changes_a_carved_result() -> None:
    scene = seat_at(dream_lord("fortress", hand="serum serum"), thief("soul-sculptor", hand="shoot"))
    lord, t1, *_ = scene
    t1.does("shoot L", "carve 2", chance="6")
    assert lord.level == 2


@pytest.mark.rule("DRM-SCU-03")
@pytest.mark.parametrize(("size", "result", "level"), [(0, 1, 0), (1, 1, 0), (4, 4, 2), (6, 6, 1), (8, 6, 1)])
def test_a_carved_result_is_1_to_6(size: int, result: int, level: int) -> None:
    scene = seat_at(dream_lord(), thief("soul-sculptor", hand="shoot"), thief(hand="serum " * size))
    _, t1, t2, _ = scene
    t1.does("shoot T2", f"carve {result}", chance="3")
    assert t2.level == level


@pytest.mark.rule("DRM-SCU-04")
def test_the_hand_is_counted_after_the_roll() -> None:
    scene = seat_at(
        dream_lord(), thief("soul-sculptor", hand="spiral shoot"), thief(hand="unseal serum serum")
    )
    _, t1, t2, _ = scene
    t1.does("spiral T2", chance="6")
    assert t1.offers == {"decline", "carve 3"}
    t1.does("carve 3")
    assert (t2.level, t2.hand) == (2, "serum serum")


# Space Queen


@pytest.mark.rule("DRM-SPQ-01", "DRM-SPQ-03", "DRM-SPQ-05")
def test_interlace_and_creation() -> None:
    """Scenario A-48: the Space Queen and T1 unlocking; she puts a Serum on top, and T2 draws it first."""
    scene = seat_at(dream_lord(), thief(hand="unseal"), thief(), thief("space-queen", hand="serum"))
    _, t1, t2, t3 = scene
    t1.unlocks()
    assert (scene.asked, t3.offers) == ("T3", {"decline", "draw 1"})
    t3.does("draw 1")
    t1.does("end-phase")
    t3.does("put-on-top serum")
    assert t2.heard("drew")[-1] == "drew T2 2 serum shoot"
    assert scene.told("skill-used") == ["skill-used T3 interlace", "skill-used T3 creation"]


@pytest.mark.rule("DRM-SPQ-01")
def test_interlace_does_not_follow_a_cancelled_unlock() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief(hand="unseal"), thief("space-queen"))
    lord, t1, *_ = scene
    t1.does("unlock")
    lord.does("cancel")
    assert (scene.asked, scene.rule) == ("T1", PLAYING)


@pytest.mark.rule("DRM-SPQ-02")
def test_her_own_unlocks_do_not_count() -> None:
    scene = seat_at(dream_lord(), thief("space-queen", hand="unseal"))
    _, t1, *_ = scene
    t1.unlocks()
    assert (scene.asked, scene.rule, t1.cards) == ("T1", PLAYING, 0)


@pytest.mark.rule("DRM-SPQ-03")
@pytest.mark.parametrize("turn", ["L", "T1", "T2", "T3"])
def test_creation_in_the_discard_phase_of_anyone(turn: str) -> None:
    scene = seat_at(dream_lord(), thief("space-queen", hand="serum peek"), turn=turn)
    current = next(player for player in scene if player.name == turn)
    current.does("end-phase")
    _, t1, *_ = scene
    assert (scene.asked, scene.rule) == ("T1", "DRM-SPQ-03")
    assert t1.offers == {"decline", "put-on-top serum", "put-on-top peek"}
    t1.does("decline")
    assert scene.told("put-on-deck") == []


@pytest.mark.rule("DRM-SPQ-04")
def test_creation_once_per_discard_phase_and_before_the_discards() -> None:
    scene = seat_at(dream_lord(), thief("space-queen", hand="shoot shoot unseal serum peek pull"))
    _, t1, *_ = scene
    t1.does("end-phase", "put-on-top pull")
    assert (scene.turn, t1.cards, scene.pile) == ("T2", 5, "")
    scene = seat_at(dream_lord(), thief("space-queen", hand="shoot shoot unseal serum peek pull nothing"))
    _, t1, *_ = scene
    t1.does("end-phase", "put-on-top pull")
    assert (scene.rule, t1.cards) == (DISCARDING, 6)


@pytest.mark.rule("DRM-SPQ-05")
def test_the_card_on_top_is_the_next_one_anybody_draws() -> None:
    scene = seat_at(dream_lord(), thief("space-queen", hand="peek"), thief(), turn="T3")
    lord, t1, _, t3 = scene
    t3.does("end-phase")
    t1.does("put-on-top peek")
    assert lord.heard("drew") == ["drew L 2 peek shoot"]
    assert lord.heard("put-on-deck") == ["put-on-deck T1"]


# Lord of War


@pytest.mark.rule("DRM-LOW-01")
def test_black_market_buys_any_card_for_two() -> None:
    """Scenario A-49: the Lord of War with 2 cards discards both."""
    scene = seat_at(dream_lord(), thief("lord-of-war", hand="shoot peek"), pile="unseal pull")
    _, t1, *_ = scene
    t1.does("black-market")
    assert t1.offers == {"take unseal", "take pull", "take shoot", "take peek"}
    t1.does("take unseal")
    assert (t1.hand, scene.pile) == ("unseal", "pull shoot peek")
    assert scene.told("skill-used") == ["skill-used T1 black-market"]
    scene = seat_at(
        dream_lord(), thief("lord-of-war", hand="shoot shoot shoot shoot shoot"), pile="unseal pull"
    )
    _, t1, *_ = scene
    t1.does("black-market", "discard shoot", "discard shoot", "take pull")
    assert t1.hand == "shoot shoot shoot pull"
    assert not t1.can("black-market")


@pytest.mark.rule("DRM-LOW-02")
def test_the_cards_just_discarded_may_be_taken_back() -> None:
    scene = seat_at(dream_lord(), thief("lord-of-war", hand="shoot peek serum"))
    _, t1, *_ = scene
    t1.does("black-market", "discard peek", "discard shoot", "take peek")
    assert (t1.hand, scene.pile) == ("serum peek", "shoot")


# Black Swan


@pytest.mark.rule("DRM-SWN-01", "DRM-SWN-02")
def test_scatter_gives_the_hand_away_and_draws_four() -> None:
    """Scenario A-50: the Black Swan with 3 cards gives 2 to T2 and 1 to T3."""
    scene = seat_at(dream_lord(), thief("black-swan", hand="shoot unseal serum"), at="draw")
    _, t1, t2, t3 = scene
    t1.does("scatter")
    with pytest.raises(Refused):
        t1.does("give-to shoot L")
    t1.does("give-to shoot T2", "give-to serum T2", "give-to unseal T3")
    assert (t2.hand, t3.hand, t1.cards) == ("shoot serum", "unseal", 4)
    assert (scene.told("drew"), scene.rule) == (["drew T1 4"], PLAYING)
    assert scene.told("skill-used") == ["skill-used T1 scatter"]


@pytest.mark.rule("DRM-SWN-01")
def test_scatter_is_optional_and_needs_a_card() -> None:
    scene = seat_at(dream_lord(), thief("black-swan", hand="serum"), at="draw")
    _, t1, *_ = scene
    assert {"draw 2", "scatter"} <= t1.offers
    t1.does("draw 2")
    assert t1.cards == 3
    scene = seat_at(dream_lord(), thief("black-swan"), at="draw")
    _, t1, *_ = scene
    assert (t1.cards, scene.rule) == (2, PLAYING)


@pytest.mark.rule("DRM-SWN-02")
def test_all_cards_to_one_thief_or_five_to_five() -> None:
    for receivers in (["T2"] * 5, ["T2", "T3", "T4", "T5", "T6"]):
        scene = seat_at(dream_lord(), thief("black-swan", hand="shoot " * 5), at="draw", players=7)
        _, t1, *_ = scene
        t1.does("scatter", *(f"give-to shoot {name}" for name in receivers))
        assert scene.told("gave") == [f"gave T1 {name} 1" for name in receivers]
        assert t1.cards == 4


@pytest.mark.rule("DRM-SWN-02")
def test_receivers_are_thieves_on_a_level_and_not_sealed() -> None:
    scene = seat_at(
        dream_lord(),
        thief("black-swan", hand="shoot"),
        thief(level=0),
        thief(sealed=1),
        thief(level=3),
        thief(),
        at="draw",
    )
    _, t1, *_ = scene
    t1.does("scatter")
    assert t1.offers == {"give-to shoot T4", "give-to shoot T5"}


@pytest.mark.rule("DRM-SWN-03")
def test_scatter_needs_a_receiver() -> None:
    scene = seat_at(
        dream_lord(), thief("black-swan", hand="shoot"), thief(level=0), thief(level=0), at="draw"
    )
    _, t1, *_ = scene
    assert (t1.cards, scene.rule) == (3, PLAYING)


@pytest.mark.rule("DRM-SWN-03")
def test_scatter_has_no_additions() -> None:
    scene = seat_at(
        dream_lord("feast"), thief("black-swan", hand="shoot"), thief(), thief(level=0), at="draw"
    )
    _, t1, *_ = scene
    t1.does("scatter")
    assert t1.cards == 4


# Dream Interpreter


@pytest.mark.rule("DRM-INT-01", "DRM-INT-02")
def test_foreshadow_on_a_cancel() -> None:
    """Scenario A-51: the Interpreter cancels T1's Unseal."""
    scene = seat_at(dream_lord(), thief(hand="unseal"), thief("dream-interpreter", hand="unseal"))
    _, t1, t2, _ = scene
    t1.does("unlock")
    t2.does("cancel")
    assert t2.offers == {"decline", "draw 2"}
    t2.does("draw 2")
    assert (t2.cards, scene.locks) == (2, "4 3 2 1")
    assert scene.told("skill-used") == ["skill-used T2 foreshadow"]


@pytest.mark.rule("DRM-INT-01")
def test_foreshadow_with_each_unseal() -> None:
    scene = seat_at(dream_lord(), thief("dream-interpreter", hand="unseal unseal"))
    _, t1, *_ = scene
    t1.does("unlock", "draw 2")
    assert scene.rule == CANCELLING
    t1.does("cancel")
    assert t1.offers == {"decline", "draw 2"}
    t1.does("decline")
    assert t1.cards == 2


@pytest.mark.rule("DRM-INT-02")
def test_the_cards_are_kept_if_the_unseal_is_cancelled() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief("dream-interpreter", hand="unseal"))
    lord, t1, *_ = scene
    t1.does("unlock", "draw 2", "decline")
    lord.does("cancel")
    assert (t1.cards, scene.locks) == (2, "4 3 2 1")


@pytest.mark.rule("DRM-INT-03")
def test_foreshadow_may_lose_the_game_before_the_secret_opens() -> None:
    scene = seat_at(dream_lord(), thief("dream-interpreter", hand="unseal", level=4), left=1)
    _, t1, *_ = scene
    t1.does("unlock", "draw 2")
    assert (scene.winners, scene.locks) == ("L", "4 3 2 1")


# Extractor


@pytest.mark.rule("DRM-EXT-02")
def test_extract_with_eight_players() -> None:
    """Scenario A-52: level 1 with 6 locks."""
    scene = seat_at(dream_lord(), thief("extractor", hand="unseal"), players=8)
    _, t1, *_ = scene
    t1.unlocks()
    assert t1.offers == {"decline", "draw 5"}
    t1.does("draw 5")
    assert t1.cards == 5
    assert scene.told("skill-used") == ["skill-used T1 extract"]


@pytest.mark.rule("DRM-EXT-01")
def test_extract_follows_the_own_unlock_only() -> None:
    scene = seat_at(dream_lord(), thief("extractor"), thief(hand="unseal"), turn="T2")
    _, _, t2, _ = scene
    t2.unlocks()
    assert (scene.asked, scene.rule) == ("T2", PLAYING)


@pytest.mark.rule("DRM-EXT-01")
def test_extract_does_not_follow_a_cancelled_unlock() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief("extractor", hand="unseal"))
    lord, t1, *_ = scene
    t1.does("unlock")
    lord.does("cancel")
    assert (scene.asked, scene.rule) == ("T1", PLAYING)


@pytest.mark.rule("DRM-EXT-02")
def test_an_opened_level_gives_nothing() -> None:
    scene = seat_at(dream_lord(), thief("extractor", hand="unseal", bribes="deal fail"), locks="1 3 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert (scene.rule, t1.cards, scene.open_vaults) == (PLAYING, 0, [1])


# Judge of Mind


@pytest.mark.rule("DRM-JDG-01")
def test_convict_picks_one_of_two_dice() -> None:
    """Scenario A-53: the dice show 6 and 1, and the Judge picks 1."""
    scene = seat_at(dream_lord(), thief("judge-of-mind", hand="shoot"))
    _, t1, t2, _ = scene
    t1.does("shoot T2", "choose-die 1", chance="6 1")
    assert (t2.level, scene.told("rolled")) == (0, ["rolled T2 6 1"])
    assert scene.told("skill-used") == ["skill-used T1 convict"]


@pytest.mark.rule("DRM-JDG-01")
def test_convict_is_automatic_and_for_the_shooter_only() -> None:
    scene = seat_at(dream_lord(), thief("judge-of-mind", hand="assassin"), thief(hand="shoot"), turn="T2")
    _, t1, t2, _ = scene
    t2.does("shoot T1", chance="6")
    assert scene.told("rolled") == ["rolled T1 6"]
    scene.until("T1")
    t1.does("assassin T2", "choose-die 6", chance="6 5")
    assert scene.told("rolled") == ["rolled T1 6", "rolled T2 6 5"]


@pytest.mark.rule("DRM-JDG-02")
def test_modifiers_apply_to_the_chosen_die_and_equal_dice_leave_no_choice() -> None:
    scene = seat_at(dream_lord("fortress"), thief("judge-of-mind", hand="shoot shoot"))
    lord, t1, *_ = scene
    t1.does("shoot L", "choose-die 6", chance="2 6")
    assert scene.told("result-known") == ["result-known L 5"]
    t1.does("shoot L", chance="2 2")
    assert (lord.level, scene.rule) == (0, PLAYING)


# Martyr


@pytest.mark.rule("DRM-MAR-02", "DRM-MAR-03")
def test_sacrifice_takes_two_locks_and_the_martyr_dies() -> None:
    """Scenario A-54: 3 locks and a roll of 4; then a roll of 2."""
    scene = seat_at(dream_lord(), thief("martyr", hand="serum peek", level=2), locks="4 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="4")
    assert (scene.locks, t1.level, t1.cards, scene.pile) == ("4 1 2 1", 0, 0, "serum peek")
    assert scene.told("gave") == []
    assert scene.told("skill-used") == ["skill-used T1 sacrifice"]
    scene = seat_at(dream_lord(), thief("martyr", hand="serum", level=2), locks="4 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", chance="2")
    assert (scene.locks, t1.level, t1.cards) == ("4 3 2 1", 0, 0)


@pytest.mark.rule("DRM-MAR-01")
def test_sacrifice_takes_the_place_of_the_whole_play_phase() -> None:
    scene = seat_at(dream_lord(), thief("martyr", hand="serum serum serum"))
    _, t1, *_ = scene
    t1.does("sacrifice", chance="1")
    assert scene.turn == "T2"


@pytest.mark.rule("DRM-MAR-01")
def test_sacrifice_needs_a_level_with_a_closed_vault() -> None:
    scene = seat_at(dream_lord(), thief("martyr"), locks="0 3 2 1")
    _, t1, *_ = scene
    assert t1.offers == {"end-phase"}
    scene = seat_at(dream_lord(), thief("martyr", hand="serum serum", level=0))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "revive T1"}


@pytest.mark.rule("DRM-MAR-02")
@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        (1, "add-locks", 3),
        (2, "add-locks", 4),
        (3, "add-locks", 4),
        (4, "take-locks", 2),
        (3, "take-locks", 1),
    ],
)
def test_two_locks_more_or_fewer_up_to_the_start(before: int, move: str, after: int) -> None:
    for roll in "3456":
        scene = seat_at(dream_lord(), thief("martyr"), locks=f"{before} 3 2 1")
        _, t1, *_ = scene
        t1.does("sacrifice", chance=roll)
        assert t1.offers == {"add-locks", "take-locks"}
        t1.does(move)
        assert scene.locks == f"{after} 3 2 1"


@pytest.mark.rule("DRM-MAR-02")
@pytest.mark.parametrize("before", [1, 2])
def test_never_below_0(before: int) -> None:
    scene = seat_at(dream_lord(), thief("martyr", bribes="deal fail"), locks=f"{before} 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="3")
    assert (scene.locks, scene.open_vaults) == ("0 3 2 1", [1])


@pytest.mark.rule("DRM-MAR-03")
@pytest.mark.parametrize("roll", range(1, 7))
def test_whatever_the_roll_the_martyr_dies_without_a_killer(roll: int) -> None:
    scene = seat_at(dream_lord(), thief("martyr", hand="serum peek"))
    _, t1, *_ = scene
    t1.does("sacrifice", *["add-locks"] * (roll > 2), chance=str(roll))
    assert (t1.level, t1.cards) == (0, 0)
    assert scene.told("killed", "gave") == []
    assert scene.told("went-to-limbo") == ["went-to-limbo T1"]


@pytest.mark.rule("DRM-MAR-04")
def test_the_vault_opens_before_the_martyr_dies() -> None:
    scene = seat_at(dream_lord("harbor"), thief("martyr", hand="serum"), locks="2 3 2 1")
    lord, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="6")
    assert (scene.asked, t1.level, t1.hand) == ("L", 1, "serum")
    lord.does("give-bribe", chance="fail 6 6 6")
    assert scene.told("vault-opened", "bribe-given", "rolled", "went-to-limbo", "discarded") == [
        "rolled T1 6",
        "vault-opened 1 gold",
        "bribe-given T1 L",
        "rolled T1 6",
        "rolled T2 6",
        "rolled T3 6",
        "went-to-limbo T1",
        "discarded T1 serum",
    ]


@pytest.mark.rule("DRM-MAR-05")
def test_adding_at_the_starting_number_is_legal_and_changes_nothing() -> None:
    scene = seat_at(dream_lord(), thief("martyr", bribes="deal"), locks="4 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", chance="5")
    assert "add-locks" in t1.offers
    t1.does("add-locks")
    assert (scene.locks, t1.level) == ("4 3 2 1", 0)


@pytest.mark.rule("DRM-MAR-06")
def test_unseal_cannot_cancel_sacrifice() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief("martyr", hand="unseal"), thief(hand="unseal"))
    lord, t1, *_ = scene
    t1.does("sacrifice", chance="3")
    assert (scene.asked, lord.offers) == ("T1", set())
    t1.does("take-locks")
    assert (scene.locks, lord.hand) == ("2 3 2 1", "unseal")


# Paprika


@pytest.mark.rule("DRM-PAP-01")
def test_salvation_revives_and_takes_the_hand() -> None:
    """Scenario A-55: T2 in Limbo with 4 cards, Paprika discards 1."""
    scene = seat_at(
        dream_lord(), thief("paprika", hand="shoot", level=3), thief(hand="unseal serum peek pull", level=0)
    )
    _, t1, t2, _ = scene
    t1.does("salvation shoot T2")
    assert (t2.level, t2.cards, t1.hand) == (3, 0, "unseal serum peek pull")
    assert scene.pile == "shoot"
    assert scene.told("skill-used") == ["skill-used T1 salvation"]


@pytest.mark.rule("DRM-PAP-01")
def test_salvation_twice_per_turn() -> None:
    scene = seat_at(
        dream_lord(level=0), thief("paprika", hand="shoot shoot shoot"), thief(level=0), thief(level=0)
    )
    _, t1, *_ = scene
    t1.does("salvation shoot T2", "salvation shoot T3")
    assert not t1.can("salvation")


@pytest.mark.rule("DRM-PAP-02")
def test_salvation_takes_the_lords_hand_too() -> None:
    scene = seat_at(
        dream_lord(hand="unseal serum", level=0, fell_at=4), thief("paprika", hand="shoot", level=2)
    )
    lord, t1, *_ = scene
    t1.does("salvation shoot L")
    assert (lord.level, lord.cards, t1.hand) == (2, 0, "unseal serum")
    assert scene.rule == PLAYING


@pytest.mark.rule("DRM-PAP-03")
def test_who_was_saved_cannot_unlock_in_that_turn() -> None:
    scene = seat_at(dream_lord(), thief("paprika", hand="shoot"), thief(level=0))
    _, t1, *_ = scene
    t1.does("salvation shoot T2")
    assert t1.view.revived == [2]
    scene = seat_at(dream_lord("secret-passage"), thief("paprika", hand="shoot"), thief(level=0))
    _, t1, t2, _ = scene
    t1.does("salvation shoot T2")
    assert (t2.level, scene.pile) == (1, "shoot")


# Terrorist


@pytest.mark.rule("DRM-TER-01", "DRM-TER-02")
def test_manhunt_and_zeal() -> None:
    """Scenario A-56: the Terrorist on 1, T2 on 4 with cards."""
    for answer, result in (("discard serum", 5), ("accept-penalty", 4)):
        scene = seat_at(dream_lord(), thief("terrorist", hand="shoot"), thief(hand="serum peek", level=4))
        _, t1, t2, _ = scene
        t1.does("shoot T2")
        assert t2.offers == {"accept-penalty", "discard serum", "discard peek"}
        t2.does(answer, chance="5")
        assert scene.told("result-known") == [f"result-known T2 {result}"]
        assert scene.told("skill-used") == ["skill-used T1 zeal"]


@pytest.mark.rule("DRM-TER-01")
def test_manhunt_is_for_all_shoot_class_cards() -> None:
    scene = seat_at(
        dream_lord(level=2), thief("terrorist", hand="spiral warhead", level=4), thief(), thief(sealed=1)
    )
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "spiral L", "spiral T2", "warhead L", "warhead T2"}


@pytest.mark.rule("DRM-TER-02")
def test_the_discard_for_zeal_goes_to_the_pile() -> None:
    scene = seat_at(dream_lord(), thief("terrorist", hand="shoot"), thief(hand="serum peek"))
    _, t1, t2, _ = scene
    t1.does("shoot T2")
    t2.does("discard peek", chance="6")
    assert (t2.hand, scene.pile) == ("serum", "shoot peek")


@pytest.mark.rule("DRM-TER-03")
def test_an_empty_hand_takes_the_penalty() -> None:
    scene = seat_at(dream_lord("fortress"), thief("terrorist", hand="shoot shoot"))
    _, t1, *_ = scene
    t1.does("shoot T2", "shoot L", chance="6 6")
    assert scene.told("result-known") == ["result-known T2 5", "result-known L 4"]
