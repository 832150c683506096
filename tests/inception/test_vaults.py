"""DRM-VLT: opening vaults."""

import pytest

from dreamtable.games.inception.model import Content
from inception.kit import PLAYING, dream_lord, seat_at, thief

GOLD, SECRET = Content.GOLD, Content.SECRET


@pytest.mark.rule("DRM-VLT-03", "DRM-END-01")
def test_the_thief_side_wins_with_the_secret() -> None:
    """Scenario A-26: level 2 has 1 lock and the secret."""
    scene = seat_at(dream_lord(), thief(hand="unseal", level=2), secret=2, locks="4 1 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert (scene.winners, scene.outcome.reason) == ("T1 T2 T3", "secret-opened")


@pytest.mark.rule("DRM-VLT-01")
def test_a_vault_opens_when_the_last_lock_goes_whatever_the_cause() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal", bribes="deal fail"), locks="1 3 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.open_vaults == [1]
    scene = seat_at(dream_lord(), thief("martyr", bribes="deal fail"), locks="1 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="6")
    assert scene.open_vaults == [1]


@pytest.mark.rule("DRM-VLT-01")
def test_a_vault_with_a_lock_left_stays_closed() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal"), locks="2 3 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.open_vaults == []
    assert scene.rule == PLAYING


@pytest.mark.rule("DRM-VLT-02")
@pytest.mark.parametrize(
    ("character", "moves"), [("joker", ["unlock"]), ("martyr", ["sacrifice", "take-locks"])]
)
def test_the_opener_is_who_took_the_last_lock(character: str, moves: list[str]) -> None:
    scene = seat_at(dream_lord(), thief(), thief(character, hand="unseal"), turn="T2", locks="1 3 2 1")
    lord, _, t2, _ = scene
    t2.does(*moves, chance="4" if character == "martyr" else "")
    lord.does("give-bribe", chance="fail")
    assert scene.told("bribe-given") == ["bribe-given T2 L"]
    assert t2.bribes == "fail"


@pytest.mark.rule("DRM-VLT-03")
def test_transposition_comes_before_the_vault_is_turned_up() -> None:
    scene = seat_at(dream_lord("chess"), thief(hand="unseal"), secret=1, locks="1 3 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert (scene.asked, scene.rule, scene.open_vaults) == ("L", "DRM-CHS-01", [])
    lord.does("transpose 2")
    assert scene.told("vaults-exchanged", "vault-opened") == ["vaults-exchanged 1 2", "vault-opened 1 gold"]
    assert scene.rule == "DRM-BRB-02"


@pytest.mark.rule("DRM-VLT-03")
def test_the_end_is_settled_before_bribe_and_tsunami() -> None:
    scene = seat_at(dream_lord("harbor"), thief(hand="unseal"), locks="1 0 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.outcome.reason == "vaults-lost"
    assert scene.told("bribe-withheld", "rolled") == []


@pytest.mark.rule("DRM-VLT-03")
def test_the_bribe_with_its_shot_comes_before_the_rest_of_the_unlock() -> None:
    scene = seat_at(
        dream_lord("imperial-city"), thief("space-queen"), thief(hand="unseal"), turn="T2", locks="1 3 2 1"
    )
    lord, _, t2, _ = scene
    t2.unlocks()
    lord.does("give-chosen-bribe fail")
    assert (scene.asked, scene.rule) == ("T2", "DRM-IMP-04")
    t2.does("shoot-at T3", chance="6")
    assert (scene.asked, scene.rule) == ("T1", "DRM-SPQ-01")


@pytest.mark.rule("DRM-VLT-03")
def test_tsunami_comes_after_the_bribe() -> None:
    scene = seat_at(dream_lord("harbor"), thief(hand="unseal"), locks="1 3 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert (scene.rule, scene.told("rolled")) == ("DRM-BRB-02", [])
    lord.does("decline", chance="6 6 6")
    assert scene.told("rolled") == ["rolled T1 6", "rolled T2 6", "rolled T3 6"]


@pytest.mark.rule("DRM-VLT-04")
def test_an_opened_vault_stays_open_and_public() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal", bribes="deal fail"), locks="1 3 2 1")
    _, t1, t2, t3 = scene
    t1.unlocks()
    for _ in range(5):
        scene.next_turn()
        for player in (t1, t2, t3):
            assert player.view.opened[1:] == [True, False, False, False]
            assert player.view.vaults[1:] == [GOLD, None, None, None]


@pytest.mark.rule("DRM-VLT-05")
def test_the_lord_knows_every_vault_also_after_exchanges() -> None:
    scene = seat_at(dream_lord("chess"), thief(hand="unseal"), secret=1, locks="1 3 2 1")
    lord, t1, *_ = scene
    assert lord.view.vaults[1:] == [SECRET, GOLD, GOLD, GOLD]
    t1.unlocks()
    lord.does("transpose 3")
    assert lord.view.vaults[1:] == [GOLD, GOLD, SECRET, GOLD]
    assert t1.view.vaults[1:] == [GOLD, None, None, None]


@pytest.mark.rule("DRM-VLT-06")
def test_nobody_is_bribed_if_the_lord_opens_a_vault() -> None:
    scene = seat_at(dream_lord("chess", hand="swap"), thief("martyr"), turn="L", locks="2 3 2 1")
    lord, t1, *_ = scene
    lord.does("body-swap T1", "sacrifice", "take-locks", chance="4")
    t1.does("decline")
    assert scene.open_vaults == [1]
    assert scene.told("bribe-given", "bribe-withheld") == []
    assert (scene.turn, scene.undealt) == ("T1", 2)
