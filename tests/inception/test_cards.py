"""DRM-CRD, DRM-PEK: the action cards."""

from collections import Counter

import pytest

from dreamtable.games.inception.model import KIND_OF, Content, Face
from inception.kit import PLAYING, Refused, dream_lord, seat_at, thief
from inception.notation import CARD_NAMES

COPIES = {
    "shoot": 28,
    "assassin": 3,
    "spiral": 3,
    "warhead": 3,
    "unseal": 24,
    "serum": 20,
    "peek": 8,
    "pull": 5,
    "nothing": 3,
    "swap": 5,
}


def copies(name: str) -> int:
    """Return how many cards of a name the game has."""
    return Counter(CARD_NAMES[kind] for kind in KIND_OF)[name]


@pytest.mark.rule("DRM-PEK-02", "DRM-PEK-04")
def test_a_bribe_comes_before_the_look() -> None:
    """Scenario A-30: T1 uses Dream Peek, and L gives a bribe."""
    scene = seat_at(dream_lord(), thief(hand="peek"), secret=2)
    lord, t1, t2, _ = scene
    t1.does("peek")
    assert scene.asked == "L"
    lord.does("give-bribe", chance="deal")
    assert (t1.bribes, scene.asked) == ("deal", "T1")
    t1.does("look-at 2")
    assert t1.view.vaults[2] is Content.SECRET
    assert t2.view.vaults[2] is None
    assert scene.told("vault-looked-at") == ["vault-looked-at T1 2"]
    assert t2.view.looked[2] == [1]


@pytest.mark.rule("DRM-PEK-05", "DRM-BRB-04")
def test_without_undealt_bribes_peeking_carries_no_risk() -> None:
    """Scenario A-31: no undealt bribe, T1 uses Dream Peek."""
    scene = seat_at(dream_lord(), thief(hand="peek"), thief(bribes="deal fail"))
    _, t1, *_ = scene
    t1.does("peek")
    assert scene.asked == "T1"
    t1.does("look-at 3")
    assert (t1.view.vaults[3], t1.bribes) == (Content.GOLD, "")


@pytest.mark.rule("DRM-PEK-06")
def test_the_lord_needs_a_bribed_thief_to_peek() -> None:
    """Scenario A-32: no thief holds a bribe; then T2 holds two."""
    scene = seat_at(dream_lord(hand="peek"), turn="L")
    lord, *_ = scene
    assert not lord.can("peek", "peek-at-bribes")
    scene = seat_at(dream_lord(hand="peek"), thief(), thief(bribes="deal fail"), turn="L", players=5)
    lord, _, _, t3, _ = scene
    lord.does("peek-at-bribes T2")
    assert sorted(lord.view.bribes[2], key=str) == sorted([Face.DEAL, Face.FAIL], key=str)
    assert t3.view.bribes[2] == [None, None]
    assert t3.heard("bribes-looked-at") == ["bribes-looked-at L T2 2"]


@pytest.mark.rule("DRM-CRD-01")
def test_shoot() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot", level=2), thief(level=2), thief(level=3))
    _, t1, t2, _ = scene
    assert t1.offers == {"end-phase", "shoot T2"}
    t1.does("shoot T2", chance="1")
    assert t2.level == 0
    assert copies("shoot") == COPIES["shoot"]


@pytest.mark.rule("DRM-CRD-02")
def test_assassin_king() -> None:
    scene = seat_at(dream_lord(level=3), thief(hand="assassin"), thief(level=4), thief(level=0))
    _, t1, t2, _ = scene
    assert t1.offers == {"end-phase", "assassin L", "assassin T2"}
    t1.does("assassin T2", chance="2")
    assert t2.level == 0
    assert copies("assassin") == COPIES["assassin"]


@pytest.mark.rule("DRM-CRD-03")
def test_armour_spiral() -> None:
    scene = seat_at(
        dream_lord(), thief(hand="spiral"), thief(hand="shoot unseal unseal serum"), thief(level=2)
    )
    lord, t1, t2, _ = scene
    assert t1.offers == {"end-phase", "spiral L", "spiral T2"}
    t1.does("spiral T2", chance="5")
    assert lord.heard("showed", "discarded", "moved") == [
        "showed T2 shoot unseal unseal serum",
        "discarded T2 unseal unseal",
        "moved T2 1 2",
    ]
    assert t2.hand == "shoot serum"
    assert copies("spiral") == COPIES["spiral"]


@pytest.mark.rule("DRM-CRD-04")
def test_bursting_warhead() -> None:
    scene = seat_at(
        dream_lord(),
        thief(hand="warhead"),
        thief(hand="shoot assassin spiral warhead unseal"),
        thief(level=2),
    )
    lord, t1, t2, _ = scene
    assert t1.offers == {"end-phase", "warhead L", "warhead T2"}
    t1.does("warhead T2", chance="3")
    assert lord.heard("discarded", "moved") == ["discarded T2 shoot assassin spiral warhead", "moved T2 1 2"]
    assert t2.hand == "unseal"
    assert copies("warhead") == COPIES["warhead"]


@pytest.mark.rule("DRM-CRD-05")
def test_unseal_has_two_effects() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief(hand="unseal", level=2))
    lord, t1, *_ = scene
    t1.does("unlock")
    lord.does("decline")
    assert scene.locks == "4 2 2 1"
    scene = seat_at(dream_lord(hand="unseal"), thief(hand="unseal", level=2))
    lord, t1, *_ = scene
    t1.does("unlock")
    lord.does("cancel")
    assert scene.locks == "4 3 2 1"
    assert copies("unseal") == COPIES["unseal"]


@pytest.mark.rule("DRM-CRD-06")
def test_transit_serum() -> None:
    scene = seat_at(dream_lord(), thief(hand="serum", level=3))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "travel 2", "travel 4"}
    t1.does("travel 4")
    assert (t1.level, scene.pile) == (4, "serum")
    assert scene.told("card-used", "moved") == ["card-used T1 serum", "moved T1 3 4"]
    assert copies("serum") == COPIES["serum"]


@pytest.mark.rule("DRM-CRD-07")
def test_dream_peek() -> None:
    scene = seat_at(dream_lord(hand="peek"), thief(hand="peek"), turn="T1")
    lord, t1, *_ = scene
    assert t1.offers == {"end-phase", "peek"}
    assert lord.offers == set()
    t1.does("peek")
    lord.does("decline")
    t1.does("look-at 1")
    assert (t1.view.vaults[1], scene.pile) == (Content.GOLD, "peek")
    assert copies("peek") == COPIES["peek"]


@pytest.mark.rule("DRM-CRD-08")
def test_mind_pull() -> None:
    scene = seat_at(
        dream_lord(level=4), thief(hand="pull pull", level=2), thief(level=1, bribes="deal"), thief(level=0)
    )
    lord, t1, t2, _ = scene
    assert {offer for offer in t1.offers if "pull" in offer} == {"mind-pull L", "mind-pull T2"}
    t1.does("mind-pull L", "mind-pull T2")
    assert (lord.level, t2.level) == (2, 2)
    assert scene.told("card-used-on") == ["card-used-on T1 pull L", "card-used-on T1 pull T2"]
    assert copies("pull") == COPIES["pull"]


@pytest.mark.rule("DRM-CRD-09")
def test_from_nothing() -> None:
    scene = seat_at(dream_lord(), thief(hand="nothing serum"), deck="peek unseal")
    _, t1, *_ = scene
    left = scene.left
    t1.does("from-nothing")
    assert (t1.hand, scene.left, scene.pile) == ("unseal serum peek", left - 2, "nothing")
    assert scene.told("card-used", "drew") == ["card-used T1 nothing", "drew T1 2"]
    assert copies("nothing") == COPIES["nothing"]


@pytest.mark.rule("DRM-CRD-10")
def test_body_swap() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="swap"), thief("shade", level=4))
    _, t1, t2, _ = scene
    t1.does("body-swap T2")
    assert (t1.character, t2.character, scene.pile) == ("shade", "joker", "swap")
    assert scene.told("card-used-on") == ["card-used-on T1 swap T2"]
    assert copies("swap") == COPIES["swap"]
    assert sum(COPIES.values()) == 102


@pytest.mark.rule("DRM-PEK-01")
def test_effect_1_is_for_thieves_and_effect_2_for_the_lord() -> None:
    scene = seat_at(dream_lord(hand="peek"), thief(hand="peek", bribes="fail"), turn="L")
    lord, t1, *_ = scene
    assert lord.can("peek-at-bribes")
    assert not lord.can("peek")
    scene.until("T1")
    assert t1.can("peek")
    assert not t1.can("peek-at-bribes")


@pytest.mark.rule("DRM-PEK-01")
def test_a_thief_with_a_lords_character_still_looks_at_vaults() -> None:
    scene = seat_at(
        dream_lord("chess", holds="joker", hand="peek"),
        thief("joker", holds="chess", hand="peek"),
        thief(bribes="fail"),
    )
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "peek"}


@pytest.mark.rule("DRM-PEK-02")
def test_any_closed_vault_may_be_looked_at() -> None:
    scene = seat_at(dream_lord(), thief(hand="peek", level=4, bribes="deal fail"), locks="4 0 2 1")
    _, t1, *_ = scene
    t1.does("peek")
    assert t1.offers == {"look-at 1", "look-at 3", "look-at 4"}


@pytest.mark.rule("DRM-PEK-02")
def test_the_imperial_city_shot_comes_before_the_look() -> None:
    scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"))
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    assert scene.rule == "DRM-IMP-04"
    t1.does("shoot-at T3", chance="6")
    assert scene.rule == "DRM-PEK-02"


@pytest.mark.rule("DRM-PEK-03")
@pytest.mark.parametrize("answer", ["decline", "deal", "fail"])
def test_the_look_takes_place_in_any_case(answer: str) -> None:
    scene = seat_at(dream_lord(), thief(hand="peek"), secret=4)
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("decline" if answer == "decline" else "give-bribe", chance=answer.removeprefix("decline"))
    t1.does("look-at 4")
    assert t1.view.vaults[4] is Content.SECRET


@pytest.mark.rule("DRM-PEK-04")
def test_everybody_sees_where_somebody_looked() -> None:
    scene = seat_at(dream_lord(), thief(hand="peek", bribes="deal fail"))
    lord, t1, t2, t3 = scene
    t1.does("peek", "look-at 3")
    for player in (lord, t2, t3):
        assert player.heard("vault-looked-at") == ["vault-looked-at T1 3"]
        assert player.view.looked == [[], [], [], [1], []]


@pytest.mark.rule("DRM-PEK-05")
def test_the_risk_ends_with_the_last_bribe() -> None:
    scene = seat_at(dream_lord(), thief(hand="peek peek"), thief(bribes="deal"))
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    t1.does("look-at 1", "peek", "look-at 2")
    assert (t1.bribes, scene.rule) == ("fail", PLAYING)


@pytest.mark.rule("DRM-PEK-06")
def test_the_lord_peeks_at_a_thief_on_a_level_who_is_not_sealed() -> None:
    scene = seat_at(
        dream_lord(hand="peek"),
        thief(bribes="deal", level=0),
        thief(bribes="fail", sealed=1),
        thief(bribes="fail", level=4),
        players=5,
        turn="L",
    )
    lord, *_ = scene
    assert {offer for offer in lord.offers if "peek" in offer} == {"peek-at-bribes T3"}
    with pytest.raises(Refused):
        lord.does("peek-at-bribes T4")


@pytest.mark.rule("DRM-PEK-06", "DRM-CHS-04")
def test_in_the_chess_world_the_lord_draws_before_looking_at_bribes() -> None:
    scene = seat_at(dream_lord("chess", hand="peek"), thief(bribes="deal"), turn="L")
    lord, *_ = scene
    lord.does("peek-at-bribes T1")
    assert scene.told("card-used-on", "drew", "bribes-looked-at") == [
        "card-used-on L peek T1",
        "drew L 2",
        "bribes-looked-at L T1 1",
    ]
    scene = seat_at(dream_lord("chess", hand="peek"), thief(bribes="deal"), turn="L", left=2)
    lord, *_ = scene
    lord.does("peek-at-bribes T1")
    assert scene.outcome.reason == "deck-empty"
    assert scene.told("bribes-looked-at") == []


@pytest.mark.rule("DRM-PEK-07")
def test_a_bribed_thief_holds_a_bribe_of_either_face() -> None:
    for face in ("deal", "fail"):
        scene = seat_at(dream_lord(hand="peek"), thief(bribes=face), turn="L")
        lord, *_ = scene
        assert {offer for offer in lord.offers if "peek" in offer} == {"peek-at-bribes T1"}
