"""DRM-IXN: interactions, one test each."""

import pytest

from dreamtable.games.inception.model import Content
from inception.kit import DISCARDING, PLAYING, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-IXN-01")
def test_tsunami_with_labyrinth_and_limbo() -> None:
    scene = seat_at(
        dream_lord("harbor"),
        thief(hand="unseal", bribes="deal fail"),
        thief(sealed=1),
        thief(level=0),
        thief(level=3),
        locks="1 4 3 2",
    )
    lord, t1, t2, *_ = scene
    t1.does("unlock")
    lord.does("decline", chance="6 5")
    assert scene.told("rolled") == ["rolled T1 6", "rolled T4 5"]
    assert (t2.level, scene.told("went-to-limbo")) == (1, ["went-to-limbo T4"])


@pytest.mark.rule("DRM-IXN-02")
def test_tsunami_with_an_unlock() -> None:
    for roll in ("6", "1"):
        scene = seat_at(
            dream_lord("harbor"),
            thief(hand="unseal", bribes="deal fail"),
            thief("space-queen"),
            locks="1 3 2 1",
        )
        _, t1, t2, _ = scene
        t1.unlocks(chance=f"6 {roll} 6")
        assert len(scene.told("rolled")) == 3
        assert scene.told("drew") == []
        assert t2.offers == ({"decline", "draw 1"} if roll == "6" else set())


@pytest.mark.rule("DRM-IXN-03")
@pytest.mark.parametrize("roll", ["6", "1"])
def test_tsunami_with_sacrifice(roll: str) -> None:
    scene = seat_at(
        dream_lord("harbor"), thief("martyr", hand="serum peek", bribes="deal fail"), locks="2 3 2 1"
    )
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance=f"3 {roll} 6 6")
    assert scene.told("rolled")[1:] == [f"rolled T1 {roll}", "rolled T2 6", "rolled T3 6"]
    assert (t1.level, t1.cards, scene.pile) == (0, 0, "serum peek")


@pytest.mark.rule("DRM-IXN-04")
def test_tsunami_with_the_two_vault_rule() -> None:
    scene = seat_at(dream_lord("harbor"), thief(hand="unseal", level=3), locks="0 3 1 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.outcome.reason == "vaults-lost"
    assert scene.told("rolled", "bribe-given", "bribe-withheld") == []


@pytest.mark.rule("DRM-IXN-05")
def test_the_imperial_city_shot_by_terrorist_judge_and_sculptor() -> None:
    def bribed(shooter: str) -> tuple[str, int]:
        scene = seat_at(
            dream_lord("imperial-city"), thief(shooter, hand="peek"), thief(hand="serum " * 4), thief(level=0)
        )
        lord, t1, t2, _ = scene
        t1.does("peek")
        if shooter == "terrorist":
            lord.does("give-bribe", chance="fail")
            t2.does("accept-penalty", chance="6")
        elif shooter == "judge-of-mind":
            lord.does("give-bribe", chance="fail 3 6")
            t1.does("choose-die 6")
        else:
            lord.does("give-bribe", chance="fail 6")
            t1.does("carve 4")
        return scene.told("result-known")[0], t2.level

    assert bribed("terrorist") == ("result-known T2 2", 2)
    assert bribed("judge-of-mind") == ("result-known T2 3", 2)
    assert bribed("soul-sculptor") == ("result-known T2 3", 2)


@pytest.mark.rule("DRM-IXN-05")
def test_carve_ignores_the_minus_3_of_the_imperial_city() -> None:
    scene = seat_at(
        dream_lord("imperial-city"),
        thief("soul-sculptor", hand="peek"),
        thief(hand="serum " * 5),
        thief(level=0),
    )
    lord, t1, t2, _ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail 4")
    t1.does("carve 5")
    assert t2.level == 1


@pytest.mark.rule("DRM-IXN-06")
def test_the_imperial_city_shot_with_labyrinth() -> None:
    for roll, level in (("4", 0), ("6", 3)):
        scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"), thief(level=3, sealed=1))
        lord, t1, t2, _ = scene
        t1.does("peek")
        lord.does("give-bribe", chance="fail")
        t1.does("shoot-at T2", chance=roll)
        assert (t2.level, t2.sealed, scene.rule) == (level, True, "DRM-PEK-02")


@pytest.mark.rule("DRM-IXN-07")
def test_being_pushed_in_another_turn_is_neither_ruthless_nor_descent() -> None:
    scene = seat_at(dream_lord("fortress"), thief("chemist", hand="serum shoot serum"), thief("avatar"))
    lord, t1, t2, _ = scene
    t1.does("shoot L", chance="3")
    assert (lord.level, scene.asked, scene.rule) == (2, "T1", PLAYING)
    t1.does("inject T2 2")
    assert (t2.level, t2.cards, scene.asked, scene.rule) == (2, 0, "T1", PLAYING)


@pytest.mark.rule("DRM-IXN-08")
def test_dispense_in_the_secret_passage() -> None:
    scene = seat_at(
        dream_lord("secret-passage"), thief("chemist", hand="shoot"), thief(level=0), pile="serum"
    )
    _, t1, t2, _ = scene
    assert not t1.can("revive")
    t1.does("dispense shoot", "revive T2")
    assert (t2.level, t1.cards) == (1, 0)
    scene = seat_at(dream_lord("secret-passage"), thief("chemist", hand="shoot shoot", level=0), pile="serum")
    _, t1, *_ = scene
    assert t1.offers == {"end-phase"}


@pytest.mark.rule("DRM-IXN-09")
def test_teleport_then_salvation() -> None:
    scene = seat_at(
        dream_lord("secret-passage", hand="serum"),
        thief(hand="unseal peek"),
        thief("paprika", hand="pull"),
        turn="L",
    )
    lord, t1, t2, _ = scene
    lord.does("teleport T1")
    scene.until("T2")
    t2.does("salvation pull T1")
    assert (t1.level, t1.cards) == (1, 0)
    assert t2.cards == 2 + 4


@pytest.mark.rule("DRM-IXN-10")
def test_salvation_and_revival_of_the_lord() -> None:
    for move, kept in (("salvation shoot L", 0), ("revive L", 2)):
        scene = seat_at(dream_lord(hand="serum peek", level=0), thief("paprika", hand="shoot shoot", level=3))
        lord, t1, *_ = scene
        t1.does(move)
        assert (lord.level, lord.cards) == (3, kept)


@pytest.mark.rule("DRM-IXN-11")
def test_feast_with_replaced_draws_and_scout() -> None:
    scene = seat_at(dream_lord("feast"), thief("joker"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", chance="3")
    assert t1.cards == 3
    scene = seat_at(
        dream_lord("feast"), thief("black-swan", hand="serum"), thief(), thief(level=0), at="draw"
    )
    _, t1, *_ = scene
    t1.does("scatter")
    assert t1.cards == 4
    scene = seat_at(dream_lord("feast"), thief("point-man"), at="draw", deck="peek pull serum")
    _, t1, *_ = scene
    t1.does("scout")
    assert (scene.told("showed"), t1.cards) == (["showed T1 peek pull serum"], 5)


@pytest.mark.rule("DRM-IXN-12")
def test_creation_before_scatter() -> None:
    scene = seat_at(
        dream_lord(), thief(), thief("black-swan", hand="pull"), thief("space-queen", hand="serum")
    )
    _, t1, t2, t3 = scene
    t1.does("end-phase")
    t3.does("put-on-top serum")
    t2.does("scatter", "give-to pull T1")
    assert t2.heard("drew") == ["drew T2 4 serum shoot shoot shoot"]


@pytest.mark.rule("DRM-IXN-13")
def test_creation_in_the_turn_of_a_joker_out_of_control() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="peek"), thief("space-queen", hand="serum"), at="draw")
    _, t1, t2, _ = scene
    t1.does("out-of-control", "end-phase", chance="2")
    assert (scene.asked, t2.offers) == ("T2", {"decline", "put-on-top serum"})
    t2.does("put-on-top serum")
    assert t1.cards == 0
    scene = seat_at(
        dream_lord(), thief("joker", hand="peek swap"), thief("space-queen", hand="serum"), at="draw"
    )
    _, t1, t2, _ = scene
    t1.does("out-of-control", "body-swap T2", "end-phase", chance="2")
    assert (scene.asked, t1.offers) == ("T1", {"decline", "put-on-top peek", "put-on-top shoot"})
    t1.does("put-on-top peek")
    assert t1.hand == "shoot shoot"


@pytest.mark.rule("DRM-IXN-14")
def test_discarded_cards_can_be_fetched() -> None:
    scene = seat_at(
        dream_lord(),
        thief("lord-of-war", hand="spiral warhead shoot shoot"),
        thief(hand="assassin unseal pull serum"),
    )
    _, t1, t2, _ = scene
    t1.does("spiral T2", chance="3")
    assert t2.hand == "assassin serum pull"
    t1.does("black-market", "discard shoot", "discard shoot", "take unseal")
    assert t1.hand == "warhead unseal"
    scene = seat_at(dream_lord(), thief("terrorist", hand="shoot"), thief("chemist", hand="serum pull"))
    _, t1, t2, _ = scene
    t1.does("shoot T2")
    t2.does("discard serum", chance="6")
    scene.until("T2")
    t2.does("dispense pull")
    assert t2.hand == "shoot shoot serum"


@pytest.mark.rule("DRM-IXN-14")
def test_cards_of_costs_and_the_hand_limit_can_be_fetched() -> None:
    scene = seat_at(
        dream_lord(),
        thief(hand="unseal unseal unseal unseal unseal pull"),
        thief("lord-of-war", hand="shoot shoot"),
    )
    _, t1, t2, _ = scene
    t1.does("end-phase", "discard pull")
    scene.until("T2")
    t2.does("black-market", "discard shoot", "discard shoot", "take pull")
    assert t2.hand == "shoot shoot pull"


@pytest.mark.rule("DRM-IXN-15")
def test_black_hole_with_extract_interlace_and_foreshadow() -> None:
    scene = seat_at(
        dream_lord("black-hole"),
        thief("extractor", hand="unseal unseal"),
        thief("space-queen"),
        locks="4 3 2 1",
    )
    _, t1, t2, _ = scene
    for left in (3, 2):
        t1.unlocks()
        assert t1.offers == {"decline", f"draw {left}"}
        t1.does("decline")
        t2.does("draw 1")
    assert t2.cards == 2
    scene = seat_at(dream_lord("black-hole"), thief("dream-interpreter", hand="unseal unseal"))
    _, t1, *_ = scene
    for _ in range(2):
        t1.does("unlock", "draw 2")
        scene.all_pass()
    assert (t1.cards, scene.locks) == (4, "2 3 2 1")


@pytest.mark.rule("DRM-IXN-16")
def test_black_hole_with_sacrifice() -> None:
    scene = seat_at(dream_lord("black-hole"), thief("martyr"), turn="T1", locks="4 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="3")
    assert scene.locks == "2 3 2 1"
    scene.until("L")
    assert scene.locks == "4 3 2 1"
    scene = seat_at(dream_lord("black-hole"), thief("martyr"), turn="T1", locks="3 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", "add-locks", chance="3")
    assert scene.locks == "4 3 2 1"


@pytest.mark.rule("DRM-IXN-17")
def test_chess_with_sacrifice() -> None:
    scene = seat_at(dream_lord("chess"), thief("martyr", bribes="deal fail"), secret=1, locks="2 3 2 1")
    lord, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="3")
    assert (scene.asked, scene.rule) == ("L", "DRM-CHS-01")
    lord.does("transpose 2")
    assert scene.told("vault-opened") == ["vault-opened 1 gold"]


@pytest.mark.rule("DRM-IXN-18")
def test_chess_with_dream_peek() -> None:
    scene = seat_at(dream_lord("chess"), thief(hand="peek"))
    lord, t1, *_ = scene
    t1.does("peek")
    assert (t1.cards, scene.asked, scene.rule) == (2, "L", "DRM-BRB-02")
    lord.does("give-bribe", chance="deal")
    assert (scene.asked, scene.rule) == ("T1", "DRM-PEK-02")


@pytest.mark.rule("DRM-IXN-19")
def test_feast_and_bribes() -> None:
    scene = seat_at(dream_lord("feast"), thief(hand="peek peek"), players=6)
    lord, t1, *_ = scene
    for level, drawn in ((1, 4), (2, 3)):
        t1.does("peek")
        lord.does("give-bribe", chance="fail")
        t1.does(f"look-at {level}")
        scene.until("L")
        assert scene.told("drew")[-1] == f"drew L {drawn}"
        scene.until("T1")


@pytest.mark.rule("DRM-IXN-20")
def test_body_swap_and_sides() -> None:
    scene = seat_at(
        dream_lord(),
        thief("joker", hand="swap nothing", bribes="deal"),
        thief("shade", bribes="fail"),
        left=2,
    )
    _, t1, t2, _ = scene
    t1.does("body-swap T2")
    assert (t1.bribes, t2.bribes) == ("deal", "fail")
    t1.does("from-nothing")
    assert scene.winners == "L T1"


@pytest.mark.rule("DRM-IXN-21")
@pytest.mark.parametrize(
    ("character", "moves", "chance"),
    [
        ("tourist", ["support T2"], ""),
        ("forger", ["trickery T2 1", "give shoot"], "#0"),
    ],
)
def test_support_and_trickery_move_hand_cards_only(character: str, moves: list[str], chance: str) -> None:
    scene = seat_at(
        dream_lord(), thief(character, hand="peek shoot", bribes="deal fail"), thief(hand="serum"), secret=3
    )
    _, t1, t2, _ = scene
    t1.does("peek", "look-at 3", *moves, chance=chance)
    assert (t1.bribes, t2.bribes) == ("deal fail", "")
    assert (t1.view.vaults[3], t2.view.vaults[3]) == (Content.SECRET, None)


@pytest.mark.rule("DRM-IXN-21")
def test_scatter_and_salvation_move_hand_cards_only() -> None:
    scene = seat_at(
        dream_lord(),
        thief("black-swan", hand="shoot", bribes="deal fail"),
        thief(),
        thief(level=0),
        at="draw",
    )
    _, t1, t2, _ = scene
    t1.does("scatter")
    assert (t1.bribes, t2.bribes, t2.hand) == ("deal fail", "", "shoot")
    scene = seat_at(
        dream_lord(hand="shoot"),
        thief(hand="peek serum serum serum", bribes="deal fail"),
        thief("paprika", hand="pull"),
        secret=2,
    )
    lord, t1, t2, _ = scene
    t1.does("peek", "look-at 2")
    scene.until("L")
    lord.does("shoot T1", chance="1")
    t1.does("give serum", "give serum")
    scene.until("T2")
    t2.does("salvation pull T1")
    assert (t1.cards, t1.bribes, t2.bribes) == (0, "deal fail", "")
    assert (t1.view.vaults[2], t2.view.vaults[2]) == (Content.SECRET, None)


@pytest.mark.rule("DRM-IXN-22")
def test_tag_along_follows_the_lord_after_a_push_or_a_pull() -> None:
    scene = seat_at(dream_lord(level=2), thief("shade", hand="assassin pull", level=1))
    lord, t1, *_ = scene
    t1.does("assassin L", "push 3", "tag-along", chance="4")
    assert (lord.level, t1.level) == (3, 3)
    scene = seat_at(dream_lord(level=4), thief("shade", hand="pull serum"))
    lord, t1, *_ = scene
    t1.does("mind-pull L")
    assert not t1.can("tag-along")
    t1.does("travel 2", "tag-along")
    assert (lord.level, t1.level) == (1, 1)


@pytest.mark.rule("DRM-IXN-23")
def test_a_friend_pays_the_serum() -> None:
    scene = seat_at(
        dream_lord("secret-passage"), thief(hand="serum peek", level=3), thief(hand="shoot", level=0)
    )
    _, t1, t2, _ = scene
    t1.does("revive T2")
    assert (t2.level, t2.hand, t1.hand) == (3, "shoot", "peek")


@pytest.mark.rule("DRM-IXN-24")
def test_fortress_with_carve_convict_and_a_shot_of_the_lord() -> None:
    scene = seat_at(dream_lord("fortress", hand="serum serum"), thief("soul-sculptor", hand="shoot"))
    lord, t1, *_ = scene
    t1.does("shoot L", "carve 2", chance="6")
    assert lord.level == 2
    scene = seat_at(dream_lord("fortress"), thief("judge-of-mind", hand="shoot"))
    lord, t1, *_ = scene
    t1.does("shoot L", "choose-die 2", chance="6 2")
    assert lord.level == 0
    scene = seat_at(dream_lord("fortress", hand="shoot"), turn="L")
    lord, *_ = scene
    lord.does("shoot T1", chance="6")
    assert scene.told("result-known") == ["result-known T1 5"]


@pytest.mark.rule("DRM-IXN-25")
def test_labyrinth_on_the_lord() -> None:
    scene = seat_at(
        dream_lord("fortress", hand="serum shoot", sealed=1),
        thief(hand="unseal peek", bribes="fail"),
        turn="L",
    )
    lord, t1, *_ = scene
    assert lord.offers == {"end-phase", "shoot T1", "shoot T2", "shoot T3"}
    lord.does("shoot T2", chance="6")
    scene = seat_at(dream_lord("feast", sealed=1), players=5, turn="L", at="start")
    assert scene.told("drew") == ["drew L 2"]
    scene = seat_at(
        dream_lord("secret-passage", hand="serum unseal", sealed=2), thief(hand="unseal peek"), turn="L"
    )
    lord, t1, t2, _ = scene
    lord.does("teleport T2")
    assert t2.level == 0
    scene.until("T1")
    t1.does("unlock")
    scene.until("L", "DRM-UNL-04")
    lord.does("cancel")
    assert scene.locks == "4 3 2 1"
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    assert t1.bribes == "fail"


@pytest.mark.rule("DRM-IXN-13", "DRM-DSC-02")
def test_a_joker_turned_queen_discards_down_to_five_only() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="peek swap pull"), thief("space-queen"), at="draw")
    _, t1, *_ = scene
    t1.does("out-of-control", "body-swap T2", "end-phase", "decline", chance="6")
    assert (scene.rule, t1.cards) == (DISCARDING, 8)
