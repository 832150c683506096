"""DRM-SHT: shooting."""

import pytest

from dreamtable.games.inception.moves import Shoot
from dreamtable.games.inception.rules import RULES
from dreamtable.telling import entries_on
from dreamtable.telling.offering import Rank
from inception.kit import Refused, dream_lord, seat_at, thief
from inception.notation import CARD_NAMES

NAMES = CARD_NAMES[:4]


@pytest.mark.rule("DRM-SHT-06", "DRM-SHT-09")
@pytest.mark.parametrize("level", [1, 3])
def test_the_shooter_chooses_where_the_target_goes(level: int) -> None:
    """Scenario A-13: T1 and T2 on level 2, T2 rolls 3."""
    scene = seat_at(dream_lord(), thief(hand="shoot", level=2), thief(level=2))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="3")
    assert t1.offers == {"push 1", "push 3"}
    t1.does(f"push {level}")
    assert t2.level == level


@pytest.mark.rule("DRM-SHT-01", "DRM-SHT-02")
def test_shoot_needs_the_same_level_and_assassin_king_does_not() -> None:
    """Scenario A-15: T1 on 1, T2 on 3."""
    scene = seat_at(dream_lord(), thief(hand="shoot assassin"), thief(level=3))
    _, t1, t2, _ = scene
    with pytest.raises(Refused):
        t1.does("shoot T2")
    t1.does("assassin T2", "push 2", chance="4")
    assert t2.level == 2


@pytest.mark.rule("DRM-ADV-01", "DRM-DTH-01")
def test_m4_makes_a_kill_of_a_2() -> None:
    """Scenario A-16: L shoots T1, who holds 1 card and rolls 2."""
    scene = seat_at(dream_lord(hand="shoot"), thief(hand="serum"), turn="L")
    lord, t1, *_ = scene
    lord.does("shoot T1", chance="2")
    assert scene.told("result-known") == ["result-known T1 1"]
    assert (t1.level, t1.cards, lord.hand) == (0, 0, "serum")


@pytest.mark.rule("DRM-CRD-03", "DRM-SHT-10")
def test_armour_spiral_takes_the_unseals() -> None:
    """Scenario A-18: L uses Armour Spiral on T1 with 2 Unseal and 1 Serum; T1 rolls 6."""
    scene = seat_at(dream_lord(hand="spiral", level=2), thief(hand="unseal unseal serum", level=2), turn="L")
    lord, t1, _, t3 = scene
    lord.does("spiral T1", chance="6")
    assert scene.told("result-known") == ["result-known T1 5"]
    assert t3.heard("showed") == ["showed T1 unseal unseal serum"]
    assert (t1.hand, scene.pile) == ("serum", "spiral unseal unseal")
    assert lord.offers == {"push 1", "push 3"}
    lord.does("push 3")
    assert t1.level == 3


@pytest.mark.rule("DRM-CRD-04")
def test_bursting_warhead_takes_all_shoot_class_cards() -> None:
    """Scenario A-19: T1 uses Bursting Warhead on T2 with SHOOT, Assassin King and Unseal; T2 rolls 4."""
    scene = seat_at(dream_lord(), thief(hand="warhead"), thief(hand="shoot assassin unseal"))
    _, t1, t2, _ = scene
    t1.does("warhead T2", chance="4")
    assert (t2.hand, scene.pile, t2.level) == ("unseal", "warhead shoot assassin", 2)


@pytest.mark.rule("DRM-SHT-07")
def test_a_kill_carries_out_nothing_of_the_move_line() -> None:
    """Scenario A-20: T1 uses Armour Spiral on T2, who rolls 2."""
    scene = seat_at(dream_lord(), thief(hand="spiral"), thief(hand="unseal unseal serum"))
    _, t1, t2, _ = scene
    t1.does("spiral T2", chance="2")
    t2.does("give unseal", "give serum")
    assert (t2.level, t2.hand, t1.hand) == (0, "unseal", "unseal serum")
    assert scene.told("showed", "discarded") == []


@pytest.mark.rule("DRM-SHT-01")
@pytest.mark.parametrize("name", ["shoot", "spiral", "warhead"])
def test_the_target_is_another_player_of_the_same_level(name: str) -> None:
    scene = seat_at(dream_lord(level=2), thief(hand=name, level=2), thief(level=2), thief(level=3))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", f"{name} L", f"{name} T2"}


@pytest.mark.rule("DRM-SHT-01")
def test_shooting_is_for_the_own_play_phase() -> None:
    scene = seat_at(dream_lord(hand="shoot"), thief(hand="shoot swap"), thief(hand="shoot"), at="draw")
    lord, t1, t2, _ = scene
    assert not t1.can("shoot")
    t1.does("draw 2")
    assert t1.can("shoot")
    assert (lord.offers, t2.offers) == (set(), set())


@pytest.mark.rule("DRM-SHT-01")
def test_a_push_can_help_a_friend() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot", level=3), thief(hand="unseal", level=3))
    _, t1, t2, _ = scene
    t1.does("shoot T2", "push 4", chance="2")
    assert (t2.level, t2.hand) == (4, "unseal")


@pytest.mark.rule("DRM-SHT-02", "DRM-TER-01")
def test_manhunt_frees_every_shoot_from_the_level() -> None:
    scene = seat_at(
        dream_lord(level=4), thief("terrorist", hand=" ".join(NAMES)), thief(level=3), thief(level=2)
    )
    _, t1, *_ = scene
    targets = ("L", "T2", "T3")
    assert t1.offers == {"end-phase", *(f"{name} {target}" for name in NAMES for target in targets)}


@pytest.mark.rule("DRM-SHT-02")
def test_assassin_king_reaches_every_level() -> None:
    scene = seat_at(dream_lord(level=4), thief(hand="assassin"), thief(level=3), thief(level=2))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "assassin L", "assassin T2", "assassin T3"}


@pytest.mark.rule("DRM-SHT-03", "DRM-TIM-14")
def test_zeal_comes_before_the_roll() -> None:
    scene = seat_at(dream_lord(), thief("terrorist", hand="shoot"), thief(hand="serum"))
    _, t1, t2, _ = scene
    t1.does("shoot T2")
    assert (scene.asked, scene.told("rolled")) == ("T2", [])
    t2.does("accept-penalty", chance="6")
    assert scene.told("card-used-on", "penalty-accepted", "rolled", "result-known") == [
        "card-used-on T1 shoot T2",
        "penalty-accepted T2",
        "rolled T2 6",
        "result-known T2 5",
    ]


@pytest.mark.rule("DRM-SHT-03")
def test_convict_chooses_before_the_modifiers_are_added() -> None:
    scene = seat_at(dream_lord("fortress"), thief("judge-of-mind", hand="shoot"))
    _, t1, *_ = scene
    t1.does("shoot L", chance="6 5")
    assert t1.offers == {"choose-die 5", "choose-die 6"}
    assert scene.told("result-known") == []
    t1.does("choose-die 6")
    assert scene.told("rolled", "die-chosen", "result-known") == [
        "rolled L 6 5",
        "die-chosen T1 6",
        "result-known L 5",
    ]


@pytest.mark.rule("DRM-SHT-03")
def test_carve_comes_after_the_result_and_before_it_is_applied() -> None:
    scene = seat_at(dream_lord("fortress", hand="serum serum"), thief("soul-sculptor", hand="shoot"))
    lord, t1, *_ = scene
    t1.does("shoot L", chance="2")
    assert scene.told("result-known") == ["result-known L 1"]
    assert (t1.offers, lord.level) == ({"decline", "carve 2"}, 1)
    t1.does("carve 2")
    assert lord.level == 2


@pytest.mark.rule("DRM-SHT-04", "DRM-GLD-03")
def test_modifiers_add_up() -> None:
    scene = seat_at(
        dream_lord("fortress", hand="swap shoot shoot"), thief("terrorist", hand="shoot"), turn="L"
    )
    lord, t1, *_ = scene
    lord.does("body-swap T1", "shoot T2", "shoot T1", chance="6")
    t1.does("accept-penalty", chance="5")
    assert scene.told("result-known") == ["result-known T2 4", "result-known T1 3"]


@pytest.mark.rule("DRM-SHT-04")
@pytest.mark.parametrize(("turn", "target", "result"), [("L", "T2", 4), ("T1", "L", 4), ("T1", "T2", 5)])
def test_m4_is_for_the_shooting_lord_and_fortress_for_the_rolling_lord(
    turn: str, target: str, result: int
) -> None:
    scene = seat_at(dream_lord("fortress", hand="shoot"), thief(hand="shoot"), turn=turn)
    shooter = next(player for player in scene if player.name == turn)
    shooter.does(f"shoot {target}", chance="5")
    assert scene.told("result-known") == [f"result-known {target} {result}"]


@pytest.mark.rule("DRM-SHT-05", "DRM-SCU-02")
def test_a_carved_result_is_final() -> None:
    scene = seat_at(
        dream_lord("fortress", hand="swap shoot"), thief("soul-sculptor", hand="serum serum"), turn="L"
    )
    lord, t1, *_ = scene
    lord.does("body-swap T1", "shoot T1", chance="6")
    assert lord.offers == {"decline", "carve 2"}
    lord.does("carve 2")
    assert (t1.level, scene.told("carved")) == (2, ["carved L T1 2"])


@pytest.mark.rule("DRM-SHT-06")
@pytest.mark.parametrize(("level", "goal"), [(1, 2), (4, 3)])
def test_from_the_outer_levels_there_is_one_way(level: int, goal: int) -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot", level=level), thief(level=level))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="4")
    assert t2.level == goal
    assert t1.offers == {"end-phase"}


@pytest.mark.rule("DRM-SHT-06")
def test_the_target_must_move_and_cannot_choose() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot", level=3), thief(hand="serum", level=3))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="4")
    assert (scene.asked, t2.offers) == ("T1", set())
    with pytest.raises(Refused):
        t1.does("decline")


@pytest.mark.rule("DRM-SHT-07")
@pytest.mark.parametrize("name", NAMES)
def test_the_shooter_is_the_killer(name: str) -> None:
    scene = seat_at(dream_lord(), thief(hand=name), thief(hand="serum peek"))
    _, t1, t2, _ = scene
    t1.does(f"{name} T2", chance="1")
    assert scene.told("killed") == ["killed T2 T1"]
    assert (t2.level, t1.hand, scene.told("moved", "showed")) == (0, "serum peek", [])


@pytest.mark.rule("DRM-SHT-08")
@pytest.mark.parametrize(("roll", "level"), [("2", 0), ("3", 3), ("5", 3), ("6", 4)])
def test_an_as_if_shot_uses_the_table_of_a_normal_shoot_and_no_card(roll: str, level: int) -> None:
    """With M4: 1 kills, 2 to 4 move, 5 does nothing."""
    scene = seat_at(dream_lord("fortress", hand="serum"), thief(), thief(level=4), turn="L")
    lord, _, t2, _ = scene
    lord.does("free-move 2", "shoot-at T2", chance=roll)
    assert t2.level == level
    assert (lord.hand, scene.pile) == ("serum", "")


@pytest.mark.rule("DRM-SHT-08")
@pytest.mark.parametrize(
    ("shooter", "dice", "asked", "rule"),
    [
        ("terrorist", "", "T2", "DRM-TER-02"),
        ("judge-of-mind", "6 5", "T1", "DRM-JDG-01"),
        ("soul-sculptor", "6", "T1", "DRM-SCU-01"),
    ],
)
def test_what_belongs_to_a_shoot_belongs_to_an_as_if_shot(
    shooter: str, dice: str, asked: str, rule: str
) -> None:
    scene = seat_at(
        dream_lord("imperial-city"), thief(shooter, hand="peek"), thief(hand="serum serum"), thief(level=0)
    )
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance=f"fail {dice}")
    assert (scene.asked, scene.rule) == (asked, rule)


KILL, MOVE, NOTHING = 0, 2, 1
TABLE = {
    "shoot": (KILL, MOVE, MOVE, MOVE, NOTHING, NOTHING),
    "assassin": (KILL, KILL, MOVE, MOVE, MOVE, NOTHING),
    "spiral": (KILL, KILL, MOVE, MOVE, MOVE, NOTHING),
    "warhead": (KILL, KILL, MOVE, MOVE, MOVE, NOTHING),
}


@pytest.mark.rule("DRM-SHT-09")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("result", range(1, 7))
def test_the_table_of_results(name: str, result: int) -> None:
    scene = seat_at(dream_lord(), thief(hand=name), thief(hand="shoot unseal serum"))
    _, t1, t2, _ = scene
    t1.does(f"{name} T2", chance=str(result))
    assert t2.level == TABLE[name][result - 1]
    stripped = t2.level == 2 and name in ("spiral", "warhead")
    lost = {"spiral": "unseal", "warhead": "shoot"}[name] if stripped else ""
    assert scene.told("discarded") == ([f"discarded T2 {lost}"] if lost else [])


@pytest.mark.rule("DRM-SHT-10")
@pytest.mark.parametrize("name", ["spiral", "warhead"])
def test_the_hand_is_shown_even_without_such_a_card(name: str) -> None:
    scene = seat_at(dream_lord(), thief(hand=name), thief(hand="serum peek"))
    lord, t1, *_ = scene
    t1.does(f"{name} T2", chance="3")
    assert lord.heard("showed", "discarded", "moved") == ["showed T2 serum peek", "moved T2 1 2"]


@pytest.mark.rule("DRM-SHT-10")
def test_the_discards_come_before_the_move() -> None:
    scene = seat_at(dream_lord(), thief(hand="warhead", level=2), thief(hand="shoot peek", level=2))
    _, t1, t2, _ = scene
    t1.does("warhead T2", chance="3")
    assert (t2.hand, t2.level) == ("peek", 2)
    assert t1.offers == {"push 1", "push 3"}


@pytest.mark.rule("DRM-SHT-11")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_die_alone_decides_about_an_armour_spiral(roll: int) -> None:
    scene = seat_at(dream_lord(), thief(hand="spiral"), thief(hand="unseal unseal"))
    _, t1, t2, _ = scene
    t1.does("spiral T2", chance=str(roll))
    assert t2.offers == set()
    assert (t2.level, t2.cards) == [(0, 0), (0, 0), (2, 0), (2, 0), (2, 0), (1, 2)][roll - 1]


@pytest.mark.rule("DRM-SHT-12")
def test_a_shoot_cannot_be_answered() -> None:
    hand = "shoot assassin unseal serum peek pull nothing swap"
    for roll in range(1, 7):
        scene = seat_at(dream_lord(hand=hand), thief(hand="shoot"), thief(hand=hand), thief(hand=hand))
        lord, t1, t2, t3 = scene
        t1.does("shoot T2", chance=str(roll))
        assert (lord.cards, t3.cards) == (8, 8)
        assert scene.told("rolled") == [f"rolled T2 {roll}"]
        assert scene.asked == ("T2" if roll == 1 else "T1")
        assert not t2.can("cancel", "unlock", "decline")


@pytest.mark.rule("DRM-END-01")
@pytest.mark.parametrize("shooter", ["L", "T1"])
def test_targets_on_ones_own_side_stand_last_and_are_marked(shooter: str) -> None:
    """A thief shoots at the Lord or at a friend; the Lord has no friends."""
    scene = seat_at(
        dream_lord(hand="shoot", level=2), thief(hand="shoot", level=2), thief(level=2), turn=shooter
    )
    seat = 0 if shooter == "L" else 1
    match = scene.match
    assert match.question is not None
    menu = [move for move in match.menu(seat) if isinstance(move, Shoot)]
    entries = entries_on(RULES, match.view(seat), menu, match.question.rule)
    targets = [
        (move.target, entry.rank) for entry in entries for move in entry.moves if isinstance(move, Shoot)
    ]
    if shooter == "L":
        assert {rank for _, rank in targets} == {Rank.FIRST}
    else:
        assert targets == [(0, Rank.FIRST), (2, Rank.APART)]
        assert [note.word.key for note in entries[-1].notes] == ["note-shot", "note-own-side"]
