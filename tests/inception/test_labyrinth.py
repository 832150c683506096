"""DRM-LAB: what it means to be sealed."""

import pytest

from inception.kit import CANCELLING, DISCARDING, PLAYING, Refused, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-LAB-01", "DRM-LAB-02", "DRM-LAB-05")
def test_a_sealed_thief_cannot_be_shot_until_the_end_of_the_own_turn() -> None:
    """Scenario A-44: the Architect seals T2, and T3 shoots T2."""
    scene = seat_at(
        dream_lord(),
        thief("architect", hand="shoot"),
        thief(hand="unseal"),
        thief(hand="shoot shoot"),
        turn="T1",
    )
    _, t1, t2, t3 = scene
    t1.does("labyrinth shoot T2")
    scene.until("T2")
    t2.unlocks()
    assert (scene.locks, t2.sealed) == ("3 3 2 1", True)
    scene.until("T3")
    t3.does("shoot T2", chance="6")
    assert scene.told("seal-ended") == ["seal-ended T2"]
    scene = seat_at(dream_lord(), thief(), thief("architect", hand="shoot"), thief(hand="shoot"), turn="T2")
    _, _, t2, t3 = scene
    t2.does("labyrinth shoot T1")
    scene.until("T3")
    with pytest.raises(Refused):
        t3.does("shoot T1")


@pytest.mark.rule("DRM-LAB-01")
def test_who_seals_oneself_is_sealed_through_the_following_turn() -> None:
    scene = seat_at(dream_lord(), thief("architect", hand="shoot"), thief())
    _, t1, *_ = scene
    t1.does("labyrinth shoot T1")
    seals = []
    for _ in range(6):
        seals.append((scene.turn, t1.sealed))
        scene.next_turn()
    assert seals == [("T1", True), ("T2", True), ("T3", True), ("L", True), ("T1", True), ("T2", False)]


@pytest.mark.rule("DRM-LAB-01")
def test_who_is_sealed_by_another_is_free_after_the_first_turn_that_begins() -> None:
    scene = seat_at(dream_lord(), thief("architect", hand="shoot"), thief(), thief())
    lord, t1, *_ = scene
    t1.does("labyrinth shoot L")
    seals = []
    for _ in range(4):
        seals.append((scene.turn, lord.sealed))
        scene.next_turn()
    assert seals == [("T1", True), ("T2", True), ("T3", True), ("L", True)]
    assert scene.told("seal-ended") == ["seal-ended L"]


@pytest.mark.rule("DRM-LAB-02")
@pytest.mark.parametrize(
    ("character", "hand"),
    [
        ("joker", "shoot assassin spiral warhead pull swap"),
        ("tourist", "serum"),
        ("architect", "shoot"),
        ("chemist", "serum"),
        ("forger", "serum"),
        ("terrorist", "shoot"),
    ],
)
def test_no_card_and_no_skill_can_choose_a_sealed_player(character: str, hand: str) -> None:
    scene = seat_at(
        dream_lord(), thief(character, hand=hand), thief(hand="shoot", sealed=1), thief(hand="peek")
    )
    _, t1, *_ = scene
    targets = {word for offer in t1.offers for word in offer.split() if word[0] in "LT"}
    assert "T2" not in targets
    assert "T3" in targets


@pytest.mark.rule("DRM-LAB-02")
def test_the_lords_cards_and_skills_cannot_choose_a_sealed_thief_either() -> None:
    scene = seat_at(
        dream_lord("secret-passage", hand="serum peek swap shoot"), thief(bribes="deal", sealed=1), turn="L"
    )
    lord, *_ = scene
    assert not {offer for offer in lord.offers if offer.endswith("T1")}
    scene = seat_at(dream_lord("fortress"), thief(sealed=1), turn="L")
    lord, *_ = scene
    lord.does("free-move 2")
    assert lord.offers == {"decline", "shoot-at T2", "shoot-at T3"}
    scene = seat_at(
        dream_lord(), thief("black-swan", hand="serum serum"), thief(sealed=1), at="draw", players=5
    )
    _, t1, *_ = scene
    t1.does("scatter")
    assert t1.offers == {"give-to serum T3", "give-to serum T4"}


@pytest.mark.rule("DRM-LAB-02")
def test_salvation_cannot_choose_a_sealed_player() -> None:
    scene = seat_at(dream_lord(), thief("paprika", hand="serum"), thief(level=0, sealed=1), thief(level=0))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "travel 2", "salvation serum T3"}


@pytest.mark.rule("DRM-LAB-03")
def test_a_sealed_thief_does_not_roll_for_tsunami() -> None:
    scene = seat_at(
        dream_lord("harbor"), thief(hand="unseal", bribes="deal fail"), thief(sealed=1), locks="1 3 2 1"
    )
    _, t1, t2, _ = scene
    t1.unlocks(chance="6 1")
    assert scene.told("rolled") == ["rolled T1 6", "rolled T3 1"]
    assert t2.level == 1


@pytest.mark.rule("DRM-LAB-04")
def test_a_sealed_player_stays_on_the_level() -> None:
    scene = seat_at(dream_lord(level=4), thief("shade", hand="serum pull", sealed=1), thief(level=2))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "mind-pull L", "mind-pull T2", "mind-pull T3"}


@pytest.mark.rule("DRM-LAB-04", "DRM-LAB-13")
def test_death_and_revival_still_move_a_sealed_player() -> None:
    scene = seat_at(
        dream_lord("imperial-city"),
        thief(hand="peek"),
        thief(hand="serum serum serum serum", sealed=1),
        thief(level=0),
    )
    lord, t1, t2, _ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail 4")
    t2.does("give serum", "give serum")
    assert (t2.level, t2.sealed) == (0, True)
    t1.does("look-at 1")
    scene.until("T2")
    assert t2.sealed
    t2.does("revive T2", "discard serum", "discard serum")
    assert (t2.level, t2.sealed) == (1, True)


@pytest.mark.rule("DRM-LAB-05")
def test_what_a_sealed_player_may_still_use() -> None:
    scene = seat_at(
        dream_lord(),
        thief(hand="shoot assassin spiral warhead unseal peek pull", sealed=1),
        thief(level=0),
        thief(level=3),
    )
    _, t1, *_ = scene
    assert t1.offers == {
        "end-phase",
        "shoot L",
        "assassin L",
        "assassin T3",
        "spiral L",
        "warhead L",
        "unlock",
        "peek",
        "mind-pull L",
        "mind-pull T3",
        "revive T2",
    }
    scene = seat_at(dream_lord(), thief(hand="serum serum", level=0, sealed=1))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "revive T1"}


@pytest.mark.rule("DRM-LAB-05")
def test_a_sealed_player_may_cancel() -> None:
    scene = seat_at(dream_lord(hand="unseal", sealed=1), thief(hand="unseal"))
    lord, t1, *_ = scene
    t1.does("unlock")
    lord.does("cancel")
    assert scene.locks == "4 3 2 1"


@pytest.mark.rule("DRM-LAB-06")
@pytest.mark.parametrize("name", ["serum", "nothing", "swap"])
def test_a_sealed_player_cannot_use_cards_on_oneself(name: str) -> None:
    scene = seat_at(dream_lord(), thief("joker", hand=name, sealed=1), thief("shade"))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase"}
    scene = seat_at(dream_lord(), thief("shade", hand="swap", sealed=1), thief("joker"), at="draw")
    _, t1, *_ = scene
    assert (scene.rule, t1.cards) == (PLAYING, 3)


@pytest.mark.rule("DRM-LAB-07")
def test_of_a_sealed_players_skill_what_acts_on_others_works() -> None:
    scene = seat_at(dream_lord(), thief("tourist", hand="serum peek", sealed=1), thief(level=3))
    _, t1, t2, _ = scene
    t1.does("support T2")
    assert (t2.hand, t1.level) == ("serum peek", 1)
    scene = seat_at(dream_lord(), thief("black-swan", hand="serum peek", sealed=1), at="draw")
    _, t1, t2, t3 = scene
    t1.does("scatter", "give-to serum T2", "give-to peek T3")
    assert (t1.cards, t2.hand, t3.hand) == (0, "serum", "peek")
    assert scene.told("drew") == []


@pytest.mark.rule("DRM-LAB-07")
def test_a_skill_with_nothing_left_may_not_be_started() -> None:
    scene = seat_at(dream_lord(level=3), thief("shade", sealed=1))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase"}


NOT_USABLE = {
    "joker": "out-of-control",
    "shade": "tag-along",
    "chemist": "dispense",
    "forger": "trickery",
    "lord-of-war": "black-market",
    "point-man": "scout",
}


@pytest.mark.rule("DRM-LAB-08")
@pytest.mark.parametrize("character", NOT_USABLE)
def test_skills_that_a_sealed_player_cannot_start(character: str) -> None:
    for sealed in (0, 1):
        scene = seat_at(
            dream_lord(level=2),
            thief(character, hand="shoot shoot serum", sealed=sealed),
            thief(hand="peek"),
            at="draw",
            pile="serum",
        )
        _, t1, *_ = scene
        offers = t1.offers
        scene.until("T1")
        offers |= t1.offers
        started = {offer.split()[0] for offer in offers}
        assert (NOT_USABLE[character] in started) is (not sealed)


@pytest.mark.rule("DRM-LAB-08")
@pytest.mark.parametrize("sealed", [0, 1])
@pytest.mark.parametrize(
    ("character", "rule"), [("dream-interpreter", "DRM-INT-01"), ("extractor", "DRM-EXT-01")]
)
def test_a_sealed_unlocker_draws_nothing_by_skill(character: str, rule: str, sealed: int) -> None:
    scene = seat_at(dream_lord(), thief(character, hand="unseal", sealed=sealed))
    _, t1, *_ = scene
    t1.does("unlock")
    assert scene.rule == (PLAYING if sealed else rule)


@pytest.mark.rule("DRM-LAB-08")
def test_a_sealed_queen_does_not_interlace_but_creates() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal"), thief("space-queen", hand="serum", sealed=1))
    _, t1, t2, _ = scene
    t1.unlocks()
    assert scene.rule == PLAYING
    t1.does("end-phase")
    assert (scene.asked, t2.offers) == ("T2", {"decline", "put-on-top serum"})


@pytest.mark.rule("DRM-LAB-08")
def test_a_sealed_avatar_does_not_draw_on_revival() -> None:
    scene = seat_at(dream_lord(), thief("avatar", hand="serum serum", level=0, sealed=1))
    _, t1, *_ = scene
    t1.does("revive T1")
    assert (t1.level, scene.rule) == (1, PLAYING)


@pytest.mark.rule("DRM-LAB-08")
def test_a_sealed_lord_has_no_plenty_and_no_ruthless() -> None:
    scene = seat_at(dream_lord("feast", sealed=1), turn="L", at="start")
    assert scene.told("drew") == ["drew L 2"]
    scene = seat_at(dream_lord("fortress", hand="serum", sealed=1), turn="L")
    lord, *_ = scene
    assert lord.offers == {"end-phase"}


@pytest.mark.rule("DRM-LAB-08")
def test_a_sealed_paprika_revives_but_takes_no_hand() -> None:
    scene = seat_at(
        dream_lord(), thief("paprika", hand="serum", level=2, sealed=1), thief(hand="peek unseal", level=0)
    )
    _, t1, t2, _ = scene
    t1.does("salvation serum T2")
    assert (t2.level, t2.hand, t1.hand) == (2, "unseal peek", "")


@pytest.mark.rule("DRM-LAB-08")
def test_skills_of_thieves_that_work_fully_while_sealed() -> None:
    scene = seat_at(dream_lord(), thief("architect", hand="shoot", sealed=1))
    _, t1, t2, _ = scene
    t1.does("labyrinth shoot T2")
    assert t2.sealed
    scene = seat_at(dream_lord(), thief("chemist", hand="serum", sealed=1))
    lord, t1, *_ = scene
    t1.does("inject L 2")
    assert lord.level == 2
    scene = seat_at(dream_lord(), thief("soul-sculptor", hand="shoot", sealed=1), thief(hand="serum serum"))
    _, t1, t2, _ = scene
    t1.does("shoot T2", "carve 2", chance="6")
    assert t2.level == 2
    scene = seat_at(dream_lord(), thief("judge-of-mind", hand="shoot", sealed=1))
    _, t1, t2, _ = scene
    t1.does("shoot T2", "choose-die 1", chance="6 1")
    assert t2.level == 0
    scene = seat_at(dream_lord(), thief("terrorist", hand="shoot", sealed=1), thief(level=4))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="2")
    assert t2.level == 0


@pytest.mark.rule("DRM-LAB-08")
def test_skills_of_the_lord_that_work_fully_while_sealed() -> None:
    scene = seat_at(dream_lord("black-hole", sealed=1), turn="L", at="start", locks="1 1 1 1")
    assert scene.locks == "3 3 2 1"
    scene = seat_at(dream_lord("harbor", sealed=1), thief(hand="unseal", bribes="deal fail"), locks="1 3 2 1")
    _, t1, *_ = scene
    t1.unlocks(chance="6 6 6")
    assert len(scene.told("rolled")) == 3
    scene = seat_at(dream_lord("imperial-city", sealed=1), thief(hand="peek"))
    lord, t1, *_ = scene
    t1.does("peek")
    assert "give-chosen-bribe deal" in lord.offers
    scene = seat_at(dream_lord("secret-passage", hand="serum", sealed=1), turn="L")
    lord, *_ = scene
    assert lord.offers == {"end-phase", "teleport T1", "teleport T2", "teleport T3"}
    scene = seat_at(dream_lord("chess", sealed=1), thief(hand="unseal"), locks="1 3 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert "transpose 2" in lord.offers


@pytest.mark.rule("DRM-LAB-09")
def test_a_sealed_martyr_dies_of_sacrifice() -> None:
    scene = seat_at(dream_lord(), thief("martyr", hand="serum unseal", sealed=1), locks="4 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="3")
    assert (t1.level, t1.cards, scene.locks) == (0, 0, "2 3 2 1")


@pytest.mark.rule("DRM-LAB-10")
def test_world_views_apply_to_a_sealed_player() -> None:
    scene = seat_at(dream_lord("feast"), thief(sealed=1), at="start")
    assert scene.told("drew") == ["drew T1 3"]
    scene = seat_at(dream_lord("secret-passage"), thief(hand="serum peek", level=0, sealed=1))
    _, t1, *_ = scene
    t1.does("revive T1")
    assert (t1.level, scene.pile) == (1, "serum")
    scene = seat_at(dream_lord("harbor", sealed=1), thief(hand="unseal", level=2, sealed=1), locks="0 1 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.outcome.reason == "vaults-lost"


@pytest.mark.rule("DRM-LAB-10")
@pytest.mark.parametrize(("roll", "level"), [("4", 0), ("5", 1), ("6", 1)])
def test_the_imperial_city_shot_kills_a_sealed_player_but_does_not_move_him(roll: str, level: int) -> None:
    scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"), thief(sealed=1), thief(level=0))
    lord, t1, t2, _ = scene
    t1.does("peek")
    lord.does("give-bribe", chance=f"fail {roll}")
    assert t2.level == level
    assert (scene.asked, scene.rule) == ("T1", "DRM-PEK-02")


@pytest.mark.rule("DRM-LAB-11")
def test_base_rules_apply_to_a_sealed_player() -> None:
    scene = seat_at(
        dream_lord(),
        thief(hand="shoot shoot serum serum peek", sealed=1),
        thief(hand="unseal pull"),
        at="start",
    )
    lord, t1, *_ = scene
    assert t1.cards == 7
    t1.does("shoot T2", chance="1")
    assert t1.hand == "shoot shoot shoot unseal serum serum peek pull"
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    t1.does("look-at 1", "end-phase")
    assert t1.bribes == "fail"
    assert scene.rule == DISCARDING


@pytest.mark.rule("DRM-LAB-11")
def test_a_sealed_player_in_limbo_is_revived_by_rule() -> None:
    scene = seat_at(dream_lord(), thief(hand="serum serum", level=3), thief(hand="peek", level=0, sealed=1))
    _, t1, t2, _ = scene
    t1.does("revive T2")
    assert (t2.level, t2.hand, t2.sealed) == (3, "peek", True)


@pytest.mark.rule("DRM-LAB-12")
def test_a_sealed_players_unseal_can_be_cancelled() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief(hand="unseal", sealed=1))
    lord, t1, *_ = scene
    t1.does("unlock")
    assert scene.rule == CANCELLING
    lord.does("cancel")
    assert (scene.locks, scene.pile) == ("4 3 2 1", "unseal unseal")


@pytest.mark.rule("DRM-LAB-13")
def test_a_seal_is_not_put_on_twice_and_stays_with_the_seat() -> None:
    scene = seat_at(
        dream_lord(), thief("architect", hand="shoot shoot swap"), thief("joker", sealed=1), thief("shade")
    )
    _, t1, t2, _ = scene
    assert "labyrinth shoot T2" not in t1.offers
    t1.does("labyrinth shoot L", "body-swap T3")
    assert not t1.can("labyrinth")
    assert ([player.sealed for player in scene], t2.character) == ([True, False, True, False], "joker")
