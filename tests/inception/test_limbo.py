"""DRM-DTH, DRM-LMB: death and Limbo."""

import pytest

from inception.kit import CANCELLING, PLAYING, Refused, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-LMB-03")
@pytest.mark.parametrize("move", ["mind-pull T2", "shoot T2", "assassin T2"])
def test_the_dead_cannot_be_chosen(move: str) -> None:
    """Scenario A-12: T2 is in Limbo, and T1 chooses him."""
    scene = seat_at(dream_lord(), thief(hand="pull shoot assassin"), thief(level=0))
    _, t1, *_ = scene
    with pytest.raises(Refused):
        t1.does(move)
    assert (t1.hand, scene.pile) == ("shoot assassin pull", "")


@pytest.mark.rule("DRM-DTH-01")
def test_the_victim_gives_two_cards_of_the_own_choice() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"), thief(hand="unseal unseal serum peek"))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="1")
    assert scene.asked == "T2"
    assert t2.offers == {"give unseal", "give serum", "give peek"}
    t2.does("give peek", "give unseal")
    assert (t1.hand, t2.hand, t2.level) == ("unseal peek", "unseal serum", 0)


@pytest.mark.rule("DRM-DTH-01")
@pytest.mark.parametrize(("hand", "left"), [("", ""), ("serum", ""), ("serum peek", "")])
def test_a_victim_with_few_cards_gives_all(hand: str, left: str) -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"), thief(hand=hand))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="1")
    assert (t1.hand, t2.hand) == (hand, left)


@pytest.mark.rule("DRM-DTH-01")
def test_a_dead_lord_gives_cards_to_the_thief() -> None:
    scene = seat_at(dream_lord(hand="unseal serum", level=3), thief(hand="shoot", level=3))
    lord, t1, *_ = scene
    t1.does("shoot L", chance="1")
    assert (lord.level, lord.cards, t1.hand) == (0, 0, "unseal serum")


@pytest.mark.rule("DRM-DTH-02", "DRM-PSG-02")
def test_teleport_has_no_killer() -> None:
    scene = seat_at(
        dream_lord("secret-passage", hand="serum"), thief(hand="unseal peek shoot", level=3), turn="L"
    )
    lord, t1, *_ = scene
    lord.does("teleport T1")
    assert (t1.level, t1.cards, lord.cards) == (0, 3, 0)
    assert scene.told("killed", "gave") == []
    assert scene.told("went-to-limbo") == ["went-to-limbo T1"]


@pytest.mark.rule("DRM-DTH-02", "DRM-HBR-02")
def test_tsunami_has_no_killer() -> None:
    scene = seat_at(
        dream_lord("harbor"),
        thief(hand="unseal", bribes="deal fail"),
        thief(hand="serum peek"),
        locks="1 3 2 1",
    )
    lord, t1, t2, _ = scene
    t1.unlocks(chance="6 5 6")
    assert (t2.level, t2.hand, lord.cards) == (0, "serum peek", 0)
    assert scene.told("killed", "gave") == []


@pytest.mark.rule("DRM-DTH-03")
def test_sacrifice_gives_nothing_and_discards_the_hand() -> None:
    scene = seat_at(dream_lord(), thief("martyr", hand="serum unseal"))
    lord, t1, _, t3 = scene
    t1.does("sacrifice", chance="1")
    assert (t1.level, t1.cards, scene.pile) == (0, 0, "unseal serum")
    assert scene.told("gave", "killed") == []
    assert (lord.cards, t3.cards) == (0, 0)


@pytest.mark.rule("DRM-LMB-01")
def test_killed_washed_away_and_teleported_are_the_same_state() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"), thief(hand="serum serum serum serum"))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="1")
    t2.does("give serum", "give serum")
    killed = (t2.level, t1.can("shoot"))
    scene.until("T2")
    killed_offers = t2.offers
    scene = seat_at(
        dream_lord("harbor"),
        thief(hand="unseal", bribes="deal fail"),
        thief(hand="serum serum"),
        locks="1 3 2 1",
    )
    _, t1, t2, _ = scene
    t1.unlocks(chance="6 1 6")
    washed = (t2.level, t1.can("shoot"))
    scene.until("T2")
    assert killed == washed == (0, False)
    assert killed_offers == t2.offers == {"end-phase", "revive T2"}


@pytest.mark.rule("DRM-LMB-02")
def test_the_dead_use_no_cards_and_no_skills_and_revive_nobody_else() -> None:
    scene = seat_at(
        dream_lord(level=2),
        thief("shade", hand="shoot unseal serum peek pull nothing swap", level=0),
        thief(level=0),
    )
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "revive T1"}


@pytest.mark.rule("DRM-LMB-02")
def test_a_dead_joker_cannot_go_out_of_control_and_a_dead_swan_cannot_scatter() -> None:
    for character in ("joker", "black-swan"):
        scene = seat_at(dream_lord(), thief(character, hand="serum swap", level=0), at="draw")
        _, t1, *_ = scene
        assert (scene.rule, t1.cards) == (PLAYING, 4)


@pytest.mark.rule("DRM-LMB-02", "DRM-REV-02")
def test_with_one_card_the_dead_can_only_end_the_phase() -> None:
    """Scenario A-34: T1 in Limbo with 1 card."""
    scene = seat_at(dream_lord(), thief(hand="serum", level=0), thief(), turn="T1")
    _, t1, *_ = scene
    assert (scene.turn, t1.level, t1.hand) == ("T2", 0, "serum")


@pytest.mark.rule("DRM-LMB-03")
def test_no_skill_reaches_the_dead() -> None:
    scene = seat_at(
        dream_lord("secret-passage", hand="serum peek swap"), thief(level=0, bribes="fail"), turn="L"
    )
    lord, *_ = scene
    assert not lord.can("peek-at-bribes")
    assert not {offer for offer in lord.offers if offer.endswith("T1")} - {"revive T1"}
    for character in ("tourist", "architect", "chemist", "forger", "terrorist"):
        scene = seat_at(dream_lord(), thief(character, hand="shoot serum"), thief(hand="peek", level=0))
        _, t1, *_ = scene
        assert {offer for offer in t1.offers if "T2" in offer.split()} <= {"revive T2"}


@pytest.mark.rule("DRM-LMB-03")
def test_revival_and_salvation_reach_the_dead() -> None:
    scene = seat_at(dream_lord(), thief("paprika", hand="shoot serum"), thief(level=0))
    _, t1, *_ = scene
    assert {"revive T2", "salvation shoot T2", "salvation serum T2"} <= t1.offers


@pytest.mark.rule("DRM-LMB-04")
def test_a_dead_lord_causes_no_tsunami_and_no_transposition() -> None:
    for character in ("harbor", "chess"):
        scene = seat_at(
            dream_lord(character, level=0), thief(hand="unseal", bribes="deal fail"), locks="1 3 2 1"
        )
        _, t1, *_ = scene
        t1.unlocks()
        assert scene.open_vaults == [1]
        assert (scene.asked, scene.rule, t1.level) == ("T1", PLAYING, 1)


@pytest.mark.rule("DRM-LMB-04")
def test_passive_skills_of_the_dead_are_off_and_world_views_stay_on() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal"), thief("space-queen", hand="serum", level=0))
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.rule == PLAYING
    t1.does("end-phase")
    assert scene.turn == "T2"
    assert scene.told("put-on-deck") == []
    scene = seat_at(dream_lord("feast", level=0), at="start")
    assert scene.told("drew") == ["drew T1 3"]
    scene = seat_at(dream_lord("black-hole", level=0), thief(hand="unseal unseal"))
    _, t1, *_ = scene
    t1.unlocks()
    t1.unlocks()
    assert scene.locks == "2 3 2 1"


@pytest.mark.rule("DRM-LMB-05")
def test_the_dead_keep_hand_bribes_and_character_and_cannot_cancel() -> None:
    scene = seat_at(
        dream_lord(),
        thief(hand="shoot unseal"),
        thief("joker", hand="unseal unseal serum", bribes="deal"),
        thief(hand="shoot"),
    )
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="1")
    t2.does("give serum", "give unseal")
    assert (t2.hand, t2.bribes, t2.character, t2.level) == ("unseal", "deal", "joker", 0)
    t1.does("unlock")
    asked = []
    while scene.rule == CANCELLING:
        asked.append(scene.asked)
        scene.idle()
    assert asked == ["T1", "T3"]


@pytest.mark.rule("DRM-LMB-06")
def test_the_dead_stay_readable_and_the_pawn_lies_where_the_lord_died() -> None:
    scene = seat_at(
        dream_lord("chess", level=3), thief("joker", hand="shoot shoot", level=3), thief("shade", level=3)
    )
    lord, t1, t2, t3 = scene
    t1.does("shoot T2", "shoot L", chance="1 1")
    for player in (t1, t3):
        assert player.view.places == [0, 3, 0, 1]
        assert player.view.fell_at == 3
        assert player.view.characters[2] == t2.view.characters[2] != 0
    scene.until("L")
    assert lord.level == 3


@pytest.mark.rule("DRM-LMB-07", "DRM-HBR-01")
def test_who_is_in_limbo_does_not_go_there_again() -> None:
    scene = seat_at(
        dream_lord("harbor"), thief(hand="unseal", bribes="deal fail"), thief(level=0), locks="1 3 2 1"
    )
    _, t1, *_ = scene
    t1.unlocks(chance="6 1")
    assert scene.told("rolled", "went-to-limbo") == ["rolled T1 6", "rolled T3 1", "went-to-limbo T3"]
