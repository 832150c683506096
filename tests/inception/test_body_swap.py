"""DRM-SWP: Body Swap."""

import pytest

from inception.kit import CANCELLING, DISCARDING, DRAWING, PLAYING, Refused, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-SWP-09")
def test_a_joker_escapes_by_a_swap() -> None:
    """Scenario A-39: the Joker out of control holds Body Swap and swaps in X1."""
    scene = seat_at(dream_lord(), thief("joker", hand="swap serum serum"), thief("shade"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", "body-swap T2", "end-phase", chance="5")
    assert scene.rule == DISCARDING
    t1.does("discard shoot", "discard shoot")
    assert (t1.cards, scene.turn) == (5, "T2")


@pytest.mark.rule("DRM-SWP-02", "DRM-SWP-05", "DRM-SWP-07")
def test_a_thief_cannot_choose_the_lord_but_the_lord_a_thief() -> None:
    """Scenario A-65: T1 with Body Swap chooses L; L chooses T1."""
    scene = seat_at(dream_lord("feast"), thief("joker", hand="swap"))
    _, t1, *_ = scene
    with pytest.raises(Refused):
        t1.does("body-swap L")
    scene = seat_at(dream_lord("feast", hand="swap"), thief("joker"), turn="L")
    lord, t1, *_ = scene
    world = lord.view.world
    lord.does("body-swap T1")
    assert (lord.character, t1.character) == ("joker", "feast")
    assert lord.view.world == world
    lord.does("end-phase")
    assert (lord.character, t1.character) == ("feast", "joker")


@pytest.mark.rule("DRM-SWP-01")
def test_a_swap_fits_into_all_open_times_of_the_own_turn() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="swap swap swap serum"), thief("shade"), at="draw")
    _, t1, *_ = scene
    assert scene.rule == DRAWING
    t1.does("body-swap T2", "draw 2", "body-swap T2", "travel 2", "body-swap T2")
    assert t1.character == "shade"
    assert scene.rule == PLAYING


@pytest.mark.rule("DRM-SWP-01")
def test_a_swap_never_fits_into_another_effect_or_another_turn() -> None:
    scene = seat_at(
        dream_lord(),
        thief("joker", hand="swap unseal shoot", level=2),
        thief("shade", hand="swap unseal", level=2),
    )
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="3")
    assert t1.offers == {"push 1", "push 3"}
    t1.does("push 1", "unlock")
    assert t1.offers == {"decline"}
    t1.does("decline")
    assert t2.offers == {"decline", "cancel"}


@pytest.mark.rule("DRM-SWP-02")
def test_the_target_is_another_thief_on_any_level_neither_dead_nor_sealed() -> None:
    scene = seat_at(
        dream_lord(), thief("joker", hand="swap"), thief(level=4), thief(level=0), thief(sealed=1), thief()
    )
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "body-swap T2", "body-swap T5"}
    scene = seat_at(dream_lord("chess", hand="swap"), thief(level=3), thief(level=0), turn="L")
    lord, *_ = scene
    assert {offer for offer in lord.offers if "swap" in offer} == {"body-swap T1", "body-swap T3"}


@pytest.mark.rule("DRM-SWP-03")
def test_the_user_is_on_a_level_and_not_sealed() -> None:
    for place in (thief("joker", hand="swap swap", level=0), thief("joker", hand="swap swap", sealed=1)):
        scene = seat_at(dream_lord(), place, thief("shade"), at="start")
        _, t1, *_ = scene
        if scene.rule == DRAWING:
            assert not t1.can("body-swap")
            t1.does("draw 2")
        assert scene.rule == PLAYING
        assert not t1.can("body-swap")


@pytest.mark.rule("DRM-SWP-04")
def test_each_has_exactly_the_skills_of_the_card_held() -> None:
    scene = seat_at(
        dream_lord(level=3),
        thief("shade", hand="swap serum", level=1),
        thief("tourist", hand="peek", level=2),
    )
    _, t1, t2, _ = scene
    assert t1.can("tag-along")
    t1.does("body-swap T2")
    assert t1.can("support")
    assert not t1.can("tag-along")
    assert (t1.character, t1.level, t1.hand) == ("tourist", 1, "serum")
    assert (t2.character, t2.level, t2.hand) == ("shade", 2, "peek")


@pytest.mark.rule("DRM-SWP-05")
def test_several_swaps_and_every_card_comes_home() -> None:
    scene = seat_at(
        dream_lord("chess"), thief("joker", hand="swap swap swap"), thief("shade"), thief("forger"), turn="T1"
    )
    players = list(scene)
    t1 = players[1]
    t1.does("body-swap T2", "body-swap T3")
    assert [player.character for player in players] == ["chess", "forger", "joker", "shade"]
    t1.does("end-phase")
    assert [player.character for player in players] == ["chess", "joker", "shade", "forger"]


@pytest.mark.rule("DRM-SWP-06")
def test_a_used_up_skill_is_used_up_for_the_next_holder() -> None:
    scene = seat_at(
        dream_lord("chess", hand="swap swap swap peek"),
        thief("forger", hand="serum"),
        thief(hand="unseal"),
        turn="L",
    )
    lord, *_ = scene
    lord.does("body-swap T1", "trickery T2 1", "give peek", chance="#0")
    assert not lord.can("trickery")
    lord.does("body-swap T1", "body-swap T1")
    assert lord.character == "forger"
    assert not lord.can("trickery")


@pytest.mark.rule("DRM-SWP-06")
def test_paprika_has_two_uses_a_turn_in_all() -> None:
    scene = seat_at(
        dream_lord(level=0),
        thief("paprika", hand="serum serum serum serum swap swap"),
        thief("joker"),
        thief(level=0),
        thief(level=0),
    )
    _, t1, *_ = scene
    t1.does("salvation serum T3", "body-swap T2", "body-swap T2", "salvation serum L")
    assert not t1.can("salvation")


@pytest.mark.rule("DRM-SWP-06", "DRM-CHS-02")
def test_the_count_of_transposition_stays_on_its_card_for_the_game() -> None:
    scene = seat_at(
        dream_lord("chess", hand="swap swap"),
        thief("martyr", hand="unseal"),
        thief(),
        turn="L",
        locks="2 1 2 1",
    )
    lord, t1, *_ = scene
    lord.does("body-swap T1", "sacrifice", "take-locks", chance="3")
    assert (scene.asked, t1.offers) == ("T1", {"decline", "transpose 2", "transpose 3", "transpose 4"})
    t1.does("transpose 3")
    assert list(scene.state.used_in_game.values()) == [1]
    scene.next_turn()
    assert (lord.character, list(lord.view.used_in_game.values())) == ("chess", [1])


@pytest.mark.rule("DRM-SWP-07")
def test_a_thief_who_holds_the_lords_card_gets_its_skill_only() -> None:
    scene = seat_at(
        dream_lord("chess", hand="swap"), thief("martyr", hand="unseal"), turn="L", secret=1, locks="2 3 2 1"
    )
    lord, t1, *_ = scene
    assert t1.view.vaults == [None] * 5
    lord.does("body-swap T1", "sacrifice", "take-locks", chance="6")
    assert t1.offers == {"decline", "transpose 2", "transpose 3", "transpose 4"}
    assert t1.view.vaults == [None] * 5
    t1.does("decline")
    assert scene.winners == "T1 T2 T3"


@pytest.mark.rule("DRM-SWP-08")
def test_lasting_effects_are_not_undone() -> None:
    scene = seat_at(
        dream_lord("chess", hand="serum"),
        thief("architect", hand="shoot swap"),
        thief("joker"),
        thief("martyr"),
    )
    lord, t1, *_ = scene
    t1.does("labyrinth shoot L", "body-swap T2")
    assert lord.sealed
    t1.does("end-phase")
    assert (lord.sealed, t1.character) == (True, "architect")
    scene = seat_at(
        dream_lord("chess"), thief("shade", hand="swap", bribes="deal"), thief("martyr"), locks="4 3 2 1"
    )
    _, t1, t2, _ = scene
    t1.does("body-swap T2", "sacrifice", "take-locks", chance="4")
    assert scene.turn == "T2"
    assert (scene.locks, t1.bribes, t2.bribes) == ("2 3 2 1", "deal", "")


@pytest.mark.rule("DRM-SWP-09")
def test_the_duty_needs_both_the_use_and_the_joker() -> None:
    scene = seat_at(dream_lord(), thief("shade", hand="swap serum"), thief("joker"), at="draw")
    _, t1, *_ = scene
    t1.does("draw 2", "body-swap T2", "end-phase")
    assert (t1.cards, scene.turn) == (3, "T2")
    scene = seat_at(dream_lord(), thief("joker", hand="swap swap serum"), thief("shade"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", "body-swap T2", "body-swap T2", "end-phase", chance="3")
    assert (t1.cards, scene.turn) == (0, "T2")


@pytest.mark.rule("DRM-SWP-10")
def test_a_swap_partner_uses_what_works_outside_the_own_turn() -> None:
    scene = seat_at(
        dream_lord(hand="unseal"),
        thief("space-queen", hand="swap unseal serum"),
        thief("dream-interpreter", hand="unseal"),
    )
    _, t1, t2, _ = scene
    t1.does("body-swap T2")
    assert t2.character == "space-queen"
    t1.does("unlock", "decline", "decline")
    scene.all_pass()
    assert (scene.asked, t2.offers) == ("T2", {"decline", "draw 1"})
    t2.does("draw 1")
    t1.does("end-phase")
    assert t2.offers == {"decline", "put-on-top unseal", "put-on-top shoot"}
    scene = seat_at(
        dream_lord(), thief("dream-interpreter", hand="swap unseal"), thief("shade", hand="unseal")
    )
    _, t1, t2, _ = scene
    t1.does("body-swap T2", "unlock")
    t2.does("cancel")
    assert (scene.asked, t2.offers) == ("T2", {"decline", "draw 2"})


@pytest.mark.rule("DRM-SWP-10")
def test_after_a_swap_by_the_lord_the_thief_causes_the_tsunami() -> None:
    scene = seat_at(dream_lord("harbor", hand="swap"), thief("martyr"), turn="L", locks="2 3 2 1")
    lord, t1, t2, t3 = scene
    lord.does("body-swap T1", "sacrifice", "take-locks", chance="6 1 6 5")
    assert scene.told("skill-used") == ["skill-used L sacrifice", "skill-used T1 tsunami"]
    assert (lord.level, t1.level, t2.level, t3.level) == (0, 0, 1, 0)


@pytest.mark.rule("DRM-SWP-11")
def test_the_lord_with_a_thiefs_character() -> None:
    scene = seat_at(dream_lord("chess", hand="swap", level=2), thief("shade"), turn="L")
    lord, *_ = scene
    lord.does("body-swap T1")
    assert not lord.can("tag-along")
    scene = seat_at(
        dream_lord("chess", hand="swap shoot", level=2), thief("terrorist"), thief(level=4), turn="L"
    )
    lord, *_ = scene
    lord.does("body-swap T1", "shoot T2", chance="3")
    assert scene.told("result-known") == ["result-known T2 1"]
    scene = seat_at(dream_lord("chess", hand="swap serum", level=3), thief("martyr"), turn="L")
    lord, *_ = scene
    lord.does("body-swap T1", "sacrifice", chance="2")
    assert (lord.level, lord.cards) == (0, 0)
    scene.until("L")
    assert lord.level == 3


@pytest.mark.rule("DRM-SWP-12", "DRM-VAR-01")
def test_in_the_first_game_there_is_no_body_swap_and_nothing_else_changes() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="serum"), at="draw", preset="first-game")
    _, t1, *_ = scene
    assert t1.offers == {"draw 2", "out-of-control"}
    scene = seat_at(dream_lord(), thief("shade", hand="serum"), at="draw", preset="first-game")
    _, t1, *_ = scene
    assert (scene.rule, t1.cards, scene.left) == (PLAYING, 3, 94)


@pytest.mark.rule("DRM-SWP-13")
def test_everybody_sees_which_cards_are_exchanged() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="swap"), thief("shade"))
    lord, t1, *_ = scene
    before = list(lord.view.characters)
    t1.does("body-swap T2")
    assert lord.heard("characters-swapped") == ["characters-swapped T1 T2"]
    assert lord.view.characters == [before[0], before[2], before[1], before[3]]
    assert lord.view.owned == before


@pytest.mark.rule("DRM-SWP-01", "DRM-SWP-10")
def test_nobody_else_is_asked_for_a_swap_in_the_cancel_window() -> None:
    scene = seat_at(dream_lord(hand="swap"), thief("joker", hand="unseal"), thief("shade"))
    lord, t1, *_ = scene
    t1.does("unlock")
    assert (scene.rule, lord.offers) == (CANCELLING, {"decline"})
