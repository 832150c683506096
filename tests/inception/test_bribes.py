"""DRM-BRB, DRM-TRT: bribes and traitors."""

from typing import get_args

import pytest

from dreamtable.games.inception.model import Face
from dreamtable.games.inception.moves import Moves
from inception.kit import CANCELLING, PLAYING, Place, Refused, Scene, dream_lord, seat_at, thief


def gold_on_level_2() -> Scene:
    """T1 is about to open the gold of level 2."""
    return seat_at(dream_lord(), thief(hand="unseal", level=2), locks="4 1 2 1")


@pytest.mark.rule("DRM-BRB-02", "DRM-BRB-07", "DRM-BRB-08")
def test_a_fail_card_changes_nothing() -> None:
    """Scenario A-27: T1 opens gold and L gives a bribe that is FAIL."""
    scene = gold_on_level_2()
    lord, t1, t2, _ = scene
    t1.unlocks()
    lord.does("give-bribe", chance="fail")
    assert t1.bribes == "fail"
    assert t1.view.bribes[1] == [Face.FAIL]
    assert lord.view.bribes[1] == t2.view.bribes[1] == [None]
    assert (t1.level, t1.hand, scene.asked, scene.rule) == (2, "", "T1", PLAYING)


@pytest.mark.rule("DRM-TRT-01", "DRM-TRT-02", "DRM-TRT-04")
def test_a_deal_card_makes_a_traitor() -> None:
    """Scenario A-28: the bribe is DEAL, and the deck runs out later."""
    scene = seat_at(dream_lord(), thief(hand="unseal", level=2), locks="4 1 2 1", left=4)
    lord, t1, t2, t3 = scene
    t1.unlocks()
    lord.does("give-bribe", chance="deal")
    assert t1.view.bribes[1] == [Face.DEAL]
    assert [player.view.bribes[1] for player in (lord, t2, t3)] == [[None]] * 3
    scene.next_turn()
    scene.next_turn()
    assert scene.winners == "L T1"


@pytest.mark.rule("DRM-BRB-04")
def test_the_lord_may_decline() -> None:
    """Scenario A-29: L declines to give a bribe."""
    scene = gold_on_level_2()
    lord, t1, *_ = scene
    t1.unlocks()
    lord.does("decline")
    assert (t1.bribes, scene.undealt) == ("", 2)
    assert scene.told("bribe-withheld") == ["bribe-withheld T1"]


@pytest.mark.rule("DRM-BRB-01")
def test_the_bribe_cards_are_deal_and_fail_and_there_is_no_other_deck() -> None:
    scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"))
    lord, t1, *_ = scene
    t1.does("peek")
    assert lord.offers == {"decline", "give-bribe", "give-chosen-bribe deal", "give-chosen-bribe fail"}
    assert [face.name for face in Face] == ["FAIL", "DEAL"]


@pytest.mark.rule("DRM-BRB-02", "DRM-ADV-04")
def test_the_lord_may_bribe_who_opens_gold_and_who_peeks() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal peek", level=2), locks="4 1 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert (scene.asked, scene.rule) == ("L", "DRM-BRB-02")
    lord.does("give-bribe", chance="fail")
    t1.does("peek")
    assert (scene.asked, scene.rule) == ("L", "DRM-BRB-02")
    lord.does("give-bribe", chance="#0")
    assert t1.bribes == "deal fail"
    assert t1.offers == {"look-at 1", "look-at 3", "look-at 4"}


@pytest.mark.rule("DRM-BRB-02")
def test_the_lord_knows_what_the_bribe_would_be_for() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal peek", level=2), locks="4 1 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert scene.about == "unlocked T1 2 0"
    lord.does("decline")
    t1.does("peek")
    assert scene.about == "card-used T1 peek"


@pytest.mark.rule("DRM-BRB-02")
def test_no_other_event_brings_a_bribe() -> None:
    scene = seat_at(
        dream_lord(hand="shoot peek"),
        thief(hand="unseal shoot serum nothing"),
        thief(bribes="fail"),
        turn="L",
    )
    lord, t1, *_ = scene
    lord.does("shoot T1", "peek-at-bribes T2", "free-move 2", "end-phase", chance="6")
    scene.until("T1")
    t1.unlocks()
    t1.does("shoot T3", "travel 2", "from-nothing", "end-phase", chance="6")
    assert scene.turn == "T2"
    assert scene.told("bribe-given", "bribe-withheld") == []
    assert scene.undealt == 1


@pytest.mark.rule("DRM-BRB-03")
def test_a_bribe_is_offered_for_gold_and_never_for_the_secret() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal", level=2), secret=2, locks="4 1 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert not scene.goes_on
    scene = gold_on_level_2()
    _, t1, *_ = scene
    t1.unlocks()
    assert (scene.asked, scene.rule) == ("L", "DRM-BRB-02")


@pytest.mark.rule("DRM-BRB-04")
def test_without_undealt_bribes_nothing_is_asked() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal", level=2), thief(bribes="deal fail"), locks="4 1 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert (scene.asked, scene.rule, t1.bribes) == ("T1", PLAYING, "")


@pytest.mark.rule("DRM-BRB-05")
@pytest.mark.parametrize("face", ["deal", "fail"])
def test_the_thief_draws_at_random_and_cannot_refuse(face: str) -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal", level=2), players=5, locks="5 1 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert lord.offers == {"decline", "give-bribe"}
    lord.does("give-bribe", chance=face)
    assert t1.bribes == face
    assert t1.heard("bribe-given") == [f"bribe-given T1 L {face}"]
    assert scene.rule == PLAYING


@pytest.mark.rule("DRM-BRB-06")
def test_a_thief_may_hold_several_bribes_which_never_go_away() -> None:
    scene = seat_at(
        dream_lord(hand="shoot shoot"),
        thief("tourist", hand="peek peek serum", bribes="fail"),
        thief("forger"),
        players=5,
    )
    lord, t1, t2, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="deal")
    t1.does("look-at 1", "support T2")
    assert t1.bribes == "deal fail"
    scene.until("L")
    lord.does("shoot T1", chance="1")
    assert (t1.level, t1.bribes, t2.bribes) == (0, "deal fail", "")
    scene.next_turn()
    assert t1.bribes == "deal fail"


@pytest.mark.rule("DRM-BRB-07")
def test_fail_does_not_change_sides() -> None:
    scene = seat_at(dream_lord(), thief(bribes="fail"), at="start", left=2)
    assert scene.winners == "L"


@pytest.mark.rule("DRM-BRB-08")
def test_own_bribes_are_seen_at_any_time_and_those_of_others_are_not() -> None:
    scene = seat_at(dream_lord(), thief(bribes="deal"), thief(bribes="fail"), turn="T3")
    lord, t1, t2, t3 = scene
    for _ in range(4):
        assert (t1.view.bribes[1], t2.view.bribes[2]) == ([Face.DEAL], [Face.FAIL])
        assert lord.view.bribes == t3.view.bribes == [[], [None], [None], []]
        assert (t1.view.bribes[2], t2.view.bribes[1]) == ([None], [None])
        scene.next_turn()


@pytest.mark.rule("DRM-BRB-08")
def test_the_lord_sees_bribes_by_dream_peek_and_the_pile_as_imperial_city() -> None:
    scene = seat_at(dream_lord(hand="peek"), thief(bribes="deal"), thief(bribes="fail"), turn="L")
    lord, *_ = scene
    lord.does("peek-at-bribes T1")
    assert lord.view.bribes == [[], [Face.DEAL], [None], []]
    scene = seat_at(dream_lord("imperial-city"), thief(bribes="deal"), players=5, turn="L")
    lord, t1, *_ = scene
    assert lord.view.undealt == [Face.FAIL, Face.FAIL]
    assert lord.view.bribes[1] == [None]
    assert t1.view.undealt == [None, None]


@pytest.mark.rule("DRM-BRB-09")
def test_the_numbers_of_bribes_are_public() -> None:
    scene = seat_at(dream_lord(), thief(bribes="deal fail"), players=5)
    for player in scene:
        assert len(player.view.undealt) == 1
        assert [len(bribes) for bribes in player.view.bribes] == [0, 2, 0, 0, 0]


@pytest.mark.rule("DRM-BRB-10")
@pytest.mark.parametrize("where", [Place(level=0), Place(sealed=1), Place(level=0, sealed=1)])
def test_the_lord_gives_bribes_in_limbo_and_sealed(where: Place) -> None:
    scene = seat_at(where, thief(hand="unseal peek", level=2), locks="4 1 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    lord.does("give-bribe", chance="fail")
    t1.does("peek")
    lord.does("give-bribe", chance="deal")
    assert t1.bribes == "deal fail"


@pytest.mark.rule("DRM-BRB-11")
def test_a_traitor_can_be_bribed_again() -> None:
    scene = seat_at(dream_lord(), thief(hand="peek", bribes="deal"), players=7, left=2)
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="deal")
    t1.does("look-at 1", "end-phase")
    assert scene.winners == "L T1"
    assert scene.told("game-ended") == ["game-ended L T1 T1 3 3 0 0 0 0 0 deck-empty"]


@pytest.mark.rule("DRM-BRB-12")
def test_bribes_are_no_hand_cards() -> None:
    scene = seat_at(
        dream_lord(),
        thief("soul-sculptor", hand="shoot"),
        thief(hand="shoot shoot serum serum serum", bribes="deal fail"),
    )
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="1")
    assert t1.offers == {"decline", "carve 5"}
    t1.does("carve 5", "end-phase")
    scene.until("T2")
    assert t2.cards == 7
    t2.does("end-phase", "discard shoot", "discard shoot")
    assert (t2.cards, scene.turn) == (5, "T3")


@pytest.mark.rule("DRM-BRB-12")
def test_a_victim_without_cards_gives_no_bribes() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"), thief(bribes="deal fail"))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="1")
    assert (t2.level, t2.bribes, t1.cards, t1.bribes) == (0, "deal fail", 0, "")


@pytest.mark.rule("DRM-TRT-01")
def test_being_a_traitor_is_compulsory_and_permanent() -> None:
    scene = seat_at(
        dream_lord(hand="shoot"),
        thief(hand="peek serum serum serum"),
        thief(),
        turn="T1",
        locks="4 3 2 1",
        left=16,
    )
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="deal")
    t1.does("look-at 4")
    scene.until("L")
    lord.does("shoot T1", chance="1")
    t1.does("give serum", "give serum")
    while scene.goes_on:
        scene.idle()
    assert scene.winners == "L T1"


@pytest.mark.rule("DRM-TRT-02")
def test_a_traitor_wins_when_the_deck_is_empty_and_loses_when_the_secret_is_open() -> None:
    scene = seat_at(dream_lord(), thief(bribes="deal"), turn="T2", at="start", left=1)
    assert scene.winners == "L T1"
    scene = seat_at(dream_lord(), thief(bribes="deal"), thief(hand="unseal", level=4), turn="T2")
    _, _, t2, _ = scene
    t2.unlocks()
    assert scene.winners == "T2 T3"


@pytest.mark.rule("DRM-TRT-03")
def test_a_traitor_unlocks_peeks_and_cancels_like_any_thief() -> None:
    scene = seat_at(
        dream_lord("feast"),
        thief(hand="unseal unseal peek shoot", bribes="deal"),
        thief(hand="unseal", bribes="fail"),
    )
    _, t1, t2, _ = scene
    t1.does("shoot T3", chance="2")
    assert scene.told("result-known") == ["result-known T3 2"]
    t1.unlocks()
    t1.does("peek", "look-at 4")
    assert scene.locks == "3 3 2 1"
    assert not t1.can("free-move")
    scene.until("T2")
    t2.does("unlock")
    scene.until("T1", CANCELLING)
    t1.does("cancel")
    assert scene.locks == "3 3 2 1"
    scene.until("T1")
    assert scene.told("drew")[-1] == "drew T1 3"


@pytest.mark.rule("DRM-TRT-03")
def test_tsunami_ruthless_and_scatter_reach_a_traitor() -> None:
    scene = seat_at(
        dream_lord("harbor"), thief(bribes="deal fail"), thief(hand="unseal"), turn="T2", locks="1 3 2 1"
    )
    _, t1, t2, _ = scene
    t2.unlocks(chance="6 6 5")
    assert t1.level == 0
    scene = seat_at(dream_lord("fortress"), thief(bribes="deal"), turn="L")
    lord, *_ = scene
    lord.does("free-move 2")
    assert "shoot-at T1" in lord.offers
    scene = seat_at(
        dream_lord(), thief(bribes="deal"), thief("black-swan", hand="shoot"), turn="T2", at="draw"
    )
    _, _, t2, _ = scene
    t2.does("scatter")
    assert "give-to shoot T1" in t2.offers


@pytest.mark.rule("DRM-TRT-04")
def test_nothing_marks_a_traitor_for_anyone_else() -> None:
    views = []
    for face in ("deal", "fail"):
        scene = seat_at(dream_lord(), thief(hand="peek"), thief(bribes="deal"), players=7)
        lord, t1, t2, t3, *_ = scene
        t1.does("peek")
        lord.does("give-bribe", chance=face)
        t1.does("look-at 4")
        views.append(
            [
                (player.view, player.heard("bribe-given", "vault-looked-at"), player.offers)
                for player in (lord, t2, t3)
            ]
        )
    assert views[0] == views[1]


@pytest.mark.rule("DRM-TRT-04")
def test_imperial_city_knows_the_traitor_by_the_card_given() -> None:
    scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"), thief(level=0), thief(level=0))
    lord, t1, t2, _ = scene
    t1.does("peek")
    lord.does("give-chosen-bribe deal")
    assert lord.view.bribes[1] == [Face.DEAL]
    assert t2.view.bribes[1] == [None]


@pytest.mark.rule("DRM-TRT-05")
def test_a_traitor_may_do_all_that_a_thief_may_do() -> None:
    hand = "unseal shoot serum peek pull nothing"
    offers = []
    for bribes in ("deal", "fail"):
        scene = seat_at(dream_lord(), thief("shade", hand=hand, bribes=bribes, level=2), thief(level=0))
        _, t1, *_ = scene
        offers.append(t1.offers)
    assert offers[0] == offers[1]
    assert "unlock" in offers[0]


@pytest.mark.rule("DRM-TRT-06")
def test_nothing_can_be_shown_or_announced_voluntarily() -> None:
    """There is no move for talking, and only what a rule provides for is ever shown."""
    names = {move.__name__ for move in get_args(Moves)}
    assert not {
        name for name in names if name.startswith(("Show", "Say", "Tell", "Announce", "Claim", "Reveal"))
    }
    scene = seat_at(dream_lord(), thief(hand="peek", bribes="deal fail"), secret=4)
    _, t1, t2, _ = scene
    t1.does("peek", "look-at 4")
    assert t1.offers == {"end-phase"}
    with pytest.raises(Refused):
        t1.does("show")
    assert t2.view.vaults == [None] * 5


@pytest.mark.rule("DRM-TRT-06")
def test_nobody_asks_a_traitor_to_come_into_the_open() -> None:
    scene = seat_at(dream_lord(), thief(hand="peek"))
    lord, t1, t2, _ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="deal")
    assert t1.offers == {"look-at 1", "look-at 2", "look-at 3", "look-at 4"}
    t1.does("look-at 1")
    assert (scene.asked, t1.offers, t2.offers) == ("T1", {"end-phase"}, set())
