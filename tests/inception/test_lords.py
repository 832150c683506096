"""The Lord characters with their world views, each by its rules."""

import pytest

from dreamtable.games.inception.model import Content, Face, View
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import Match
from inception.kit import PLAYING, Refused, dream_lord, seat_at, thief
from inception.notation import in_words

# Black Hole


@pytest.mark.rule("DRM-BLK-01", "DRM-BLK-02", "DRM-BLK-04")
def test_backflow_and_two_unlocks() -> None:
    """Scenario A-57: level 2 (start 5) at 3, level 1 (start 6) at 5, level 4 open."""
    scene = seat_at(
        dream_lord("black-hole"),
        thief(hand="unseal unseal unseal"),
        players=8,
        turn="L",
        at="start",
        locks="5 3 4 0",
    )
    _, t1, *_ = scene
    assert (scene.locks, scene.open_vaults) == ("6 5 4 0", [4])
    assert scene.told("locks-changed") == ["locks-changed 1 6", "locks-changed 2 5"]
    assert scene.told("skill-used") == ["skill-used L backflow"]
    scene.until("T1")
    t1.unlocks()
    t1.unlocks()
    assert scene.locks == "4 5 4 0"
    assert not t1.can("unlock")


@pytest.mark.rule("DRM-BLK-01")
def test_backflow_comes_in_each_draw_phase_of_the_lord_and_in_no_other() -> None:
    scene = seat_at(dream_lord("black-hole"), turn="T1", at="start", locks="1 1 1 1")
    for _ in range(2):
        scene.next_turn()
        assert scene.locks == "1 1 1 1"
    scene.next_turn()
    assert (scene.turn, scene.locks) == ("L", "3 3 2 1")
    scene.until("T3")
    scene.next_turn()
    assert (scene.turn, scene.locks) == ("L", "4 3 2 1")


@pytest.mark.rule("DRM-BLK-02")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_locks_come_back_up_to_the_starting_number(before: int, after: int) -> None:
    scene = seat_at(dream_lord("black-hole"), players=5, turn="L", at="start", locks=f"{before} 4 3 2")
    assert scene.locks == f"{after} 4 3 2"


@pytest.mark.rule("DRM-BLK-03")
def test_a_lord_who_died_flows_back_all_the_same() -> None:
    scene = seat_at(dream_lord("black-hole", level=0, fell_at=2), turn="L", at="start", locks="1 1 1 1")
    lord, *_ = scene
    assert (lord.level, scene.locks) == (2, "3 3 2 1")


@pytest.mark.rule("DRM-BLK-04")
def test_each_thief_may_unlock_twice() -> None:
    scene = seat_at(
        dream_lord("black-hole"), thief(hand="unseal unseal"), thief(hand="unseal unseal", level=2)
    )
    _, t1, t2, _ = scene
    t1.unlocks()
    t1.unlocks()
    scene.until("T2")
    t2.unlocks()
    t2.unlocks()
    assert scene.locks == "2 1 2 1"


# Harbor


@pytest.mark.rule("DRM-HBR-01", "DRM-HBR-02", "DRM-HBR-04")
def test_tsunami_at_the_first_gold_and_the_end_at_the_second() -> None:
    """Scenario A-58: the first gold opens, then a second one."""
    scene = seat_at(
        dream_lord("harbor"),
        thief(hand="unseal serum", bribes="deal fail"),
        thief(hand="peek"),
        thief(hand="unseal", level=2),
        locks="1 1 2 1",
    )
    lord, t1, t2, t3 = scene
    t1.unlocks(chance="5 1 6")
    assert (t1.level, t2.level, t3.level, lord.level) == (0, 0, 2, 1)
    assert (t1.hand, "peek" in t2.hand, scene.told("gave")) == ("serum", True, [])
    scene.until("T3")
    t3.unlocks()
    assert (scene.winners, scene.outcome.reason) == ("L T1", "vaults-lost")
    assert len(scene.told("rolled")) == 3
    assert scene.told("skill-used") == ["skill-used L tsunami"]


@pytest.mark.rule("DRM-HBR-01")
@pytest.mark.parametrize(("roll", "level"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1)])
def test_only_a_6_stands_the_tsunami(roll: int, level: int) -> None:
    scene = seat_at(dream_lord("harbor"), thief(hand="unseal", bribes="deal fail"), thief(), locks="1 3 2 1")
    _, t1, t2, _ = scene
    t1.unlocks(chance=f"6 {roll} 6")
    assert t2.level == level


@pytest.mark.rule("DRM-HBR-02")
def test_a_tsunami_has_no_killer() -> None:
    scene = seat_at(
        dream_lord("harbor"),
        thief(hand="unseal", bribes="deal fail"),
        thief(hand="serum peek"),
        locks="1 3 2 1",
    )
    lord, t1, t2, _ = scene
    t1.unlocks(chance="6 2 6")
    assert scene.told("went-to-limbo", "killed", "gave") == ["went-to-limbo T2"]
    assert (t2.hand, lord.cards) == ("serum peek", 0)


@pytest.mark.rule("DRM-HBR-03")
def test_no_tsunami_while_the_lord_is_in_limbo() -> None:
    scene = seat_at(dream_lord("harbor", level=0), thief(hand="unseal", bribes="deal fail"), locks="1 3 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert (scene.told("rolled"), scene.open_vaults) == ([], [1])


@pytest.mark.rule("DRM-HBR-04")
def test_the_two_vault_rule_comes_before_bribe_and_tsunami() -> None:
    scene = seat_at(dream_lord("harbor", level=0), thief(hand="unseal"), locks="1 0 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.outcome.reason == "vaults-lost"
    assert scene.told("bribe-given", "bribe-withheld", "rolled") == []


# Imperial City


@pytest.mark.rule("DRM-IMP-01", "DRM-IMP-04", "DRM-IMP-05")
def test_the_lord_picks_the_bribe_and_the_bribed_must_shoot() -> None:
    """Scenario A-59: L gives T1 the DEAL card he picked."""
    scene = seat_at(dream_lord("imperial-city"), thief(hand="unseal"), thief(level=4), locks="1 3 2 1")
    lord, t1, t2, _ = scene
    t1.unlocks()
    lord.does("give-chosen-bribe deal")
    assert t1.bribes == "deal"
    assert scene.told("skill-used") == ["skill-used L big-money"]
    assert t1.offers == {"shoot-at T2", "shoot-at T3"}
    t1.does("shoot-at T2", chance="4")
    assert (t2.level, scene.told("result-known")) == (0, ["result-known T2 1"])


@pytest.mark.rule("DRM-IMP-01")
def test_big_money_is_a_choice() -> None:
    for face in ("deal", "fail"):
        scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"), thief(level=0), thief(level=0))
        lord, t1, *_ = scene
        t1.does("peek")
        assert lord.offers == {"decline", "give-bribe", "give-chosen-bribe deal", "give-chosen-bribe fail"}
        lord.does(f"give-chosen-bribe {face}")
        assert t1.bribes == face
    scene = seat_at(dream_lord(), thief(hand="peek"))
    lord, t1, *_ = scene
    t1.does("peek")
    assert lord.offers == {"decline", "give-bribe"}


@pytest.mark.rule("DRM-IMP-02")
def test_imperial_city_sees_the_undealt_bribes_and_no_others() -> None:
    scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"), thief(bribes="fail"), players=5)
    lord, t1, t2, *_ = scene
    assert sorted(map(str, lord.view.undealt)) == sorted(map(str, [Face.DEAL, Face.FAIL]))
    assert lord.view.bribes[2] == [None]
    assert t1.view.undealt == t2.view.undealt == [None, None]


@pytest.mark.rule("DRM-IMP-02")
def test_imperial_city_does_not_see_a_bribe_that_was_drawn_at_random() -> None:
    scene = seat_at(
        dream_lord("imperial-city"), thief(hand="peek"), thief(level=0), thief(level=0), players=5
    )
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail 6")
    assert lord.view.bribes[1] == [None]
    assert set(lord.view.undealt) == {Face.DEAL, Face.FAIL}
    assert lord.heard("bribe-given") == ["bribe-given T1 L"]


@pytest.mark.rule("DRM-IMP-02")
def test_imperial_city_looks_from_the_first_moment_on() -> None:
    for n in range(60):
        match = Match(RULES, 6, f"imperial {n}", RULES.read_options({"lord": 0}))
        keeps = [in_words(move) for move in match.menu(0)]
        if "keep-and-hide imperial-city 1" in keeps:
            break
    for seat in range(1, 6):
        match.choose(seat, 0)
    match.choose(0, keeps.index("keep-and-hide imperial-city 1"))
    views = [match.view(0), match.view(1)]
    assert [sorted(map(str, view.undealt)) for view in views if isinstance(view, View)] == [
        ["0", "0", "1"],
        ["None"] * 3,
    ]


@pytest.mark.rule("DRM-IMP-02")
def test_nobody_hears_that_imperial_city_looks() -> None:
    scene = seat_at(dream_lord("imperial-city", level=0), turn="L", at="start")
    lord, t1, *_ = scene
    assert lord.heard("undealt-looked-at") == ["undealt-looked-at L fail deal"]
    assert t1.heard("undealt-looked-at") == scene.told("undealt-looked-at") == []


@pytest.mark.rule("DRM-IMP-02", "DRM-SWP-07")
def test_a_thief_with_the_imperial_city_does_not_look() -> None:
    scene = seat_at(dream_lord("imperial-city", hand="swap shoot serum serum"), thief("joker"), turn="L")
    lord, t1, *_ = scene
    lord.does("body-swap T1", "shoot T1", "revive T1", chance="1")
    assert (t1.character, t1.level) == ("imperial-city", 1)
    assert t1.view.undealt == [None, None]


@pytest.mark.rule("DRM-IMP-02")
def test_imperial_city_looks_again_after_limbo() -> None:
    scene = seat_at(
        dream_lord("imperial-city", level=0),
        thief(hand="peek", level=2),
        thief(level=0),
        thief(level=0),
        players=4,
    )
    lord, t1, *_ = scene
    assert lord.view.undealt == [None, None]
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    t1.does("look-at 1")
    assert lord.view.undealt == [None]
    scene.until("L")
    assert lord.view.undealt == [Face.DEAL]
    assert lord.view.bribes[1] == [None]


@pytest.mark.rule("DRM-IMP-03")
def test_in_limbo_or_with_the_card_swapped_away_the_thief_draws_at_random() -> None:
    for places in (
        [dream_lord("imperial-city", level=0), thief(hand="peek")],
        [
            dream_lord("imperial-city", holds="joker"),
            thief(hand="peek"),
            thief("joker", holds="imperial-city"),
        ],
    ):
        scene = seat_at(*places)
        lord, t1, *_ = scene
        t1.does("peek")
        assert lord.offers == {"decline", "give-bribe"}


@pytest.mark.rule("DRM-IMP-04")
def test_the_shot_is_mandatory_and_at_minus_3() -> None:
    scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"))
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    with pytest.raises(Refused):
        t1.does("decline")
    t1.does("shoot-at T3", chance="6")
    assert scene.told("shot-fired", "result-known") == ["shot-fired T1 T3", "result-known T3 3"]


@pytest.mark.rule("DRM-IMP-04")
def test_bribed_thieves_are_no_targets() -> None:
    scene = seat_at(
        dream_lord("imperial-city"), thief(hand="peek"), thief(bribes="fail"), thief(), thief(), players=5
    )
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    assert t1.offers == {"shoot-at T3", "shoot-at T4"}


@pytest.mark.rule("DRM-IMP-05")
def test_the_target_is_on_any_level_but_not_in_limbo_and_never_the_lord() -> None:
    scene = seat_at(
        dream_lord("imperial-city"),
        thief(hand="peek"),
        thief(level=4),
        thief(level=0),
        thief(level=2),
    )
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    assert t1.offers == {"shoot-at T2", "shoot-at T4"}


@pytest.mark.rule("DRM-IMP-05")
def test_without_a_target_nothing_happens() -> None:
    scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"), thief(level=0), thief(bribes="fail"))
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="deal")
    assert (scene.rule, scene.told("rolled")) == ("DRM-PEK-02", [])


@pytest.mark.rule("DRM-IMP-06")
def test_the_receiver_is_the_killer_before_the_look_and_without_m4() -> None:
    scene = seat_at(
        dream_lord("imperial-city"), thief(hand="peek"), thief(hand="serum unseal"), thief(level=0)
    )
    lord, t1, t2, _ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail 5")
    assert (t2.level, scene.told("result-known")) == (2, ["result-known T2 2"])
    scene = seat_at(
        dream_lord("imperial-city"), thief(hand="peek"), thief(hand="serum unseal"), thief(level=0)
    )
    lord, t1, t2, _ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail 4")
    assert (t2.level, t1.hand) == (0, "unseal serum")
    assert scene.told("killed") == ["killed T2 T1"]
    assert scene.rule == "DRM-PEK-02"


# Feast


@pytest.mark.rule("DRM-FST-01", "DRM-FST-02")
def test_feast_draws_for_undealt_bribes() -> None:
    """Scenario A-60: 3 undealt bribes; then one is given."""
    scene = seat_at(dream_lord("feast"), thief(hand="peek"), players=5, turn="L", at="start")
    lord, t1, *_ = scene
    assert scene.told("drew") == ["drew L 5"]
    scene.until("T1")
    assert scene.told("drew")[-1] == "drew T1 3"
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    t1.does("look-at 1")
    scene.until("L")
    assert scene.told("drew")[-4:] == ["drew T2 3", "drew T3 3", "drew T4 3", "drew L 4"]


@pytest.mark.rule("DRM-FST-01")
@pytest.mark.parametrize(("bribes", "drawn"), [("", 5), ("fail", 4), ("fail fail", 3), ("fail fail deal", 2)])
def test_plenty_counts_the_undealt_bribes(bribes: str, drawn: int) -> None:
    scene = seat_at(dream_lord("feast"), thief(bribes=bribes), players=6, turn="L", at="start")
    assert scene.told("drew") == [f"drew L {drawn}"]


@pytest.mark.rule("DRM-FST-02")
def test_every_thief_draws_three_also_in_limbo_but_not_with_a_replaced_draw() -> None:
    scene = seat_at(dream_lord("feast"), thief(level=0), thief("joker"), at="start")
    _, _, t2, _ = scene
    assert scene.told("drew") == ["drew T1 3"]
    scene.next_turn()
    t2.does("out-of-control", chance="1")
    assert scene.told("drew")[-1] == "drew T2 1"


# Secret Passage


@pytest.mark.rule("DRM-PSG-01", "DRM-PSG-02", "DRM-PSG-03")
def test_teleport_twice_and_revival_for_a_serum() -> None:
    """Scenario A-61: L with 3 Serum teleports T1 and T2."""
    scene = seat_at(
        dream_lord("secret-passage", hand="serum serum serum"),
        thief(hand="serum peek", level=3),
        thief(hand="shoot unseal"),
        turn="L",
    )
    lord, t1, t2, _ = scene
    lord.does("teleport T1", "teleport T2")
    assert (t1.level, t1.cards, t2.level, t2.cards) == (0, 2, 0, 2)
    assert scene.told("skill-used") == ["skill-used L teleport", "skill-used L teleport"]
    assert lord.offers == {"end-phase", "free-move 2", "travel 2", "revive T1", "revive T2"}
    lord.does("travel 2")
    scene.until("T1")
    t1.does("revive T1")
    assert (t1.level, scene.pile.split()[-1]) == (1, "serum")
    scene.until("T2")
    assert t2.offers == {"end-phase"}


@pytest.mark.rule("DRM-PSG-01")
def test_teleport_is_a_serum_used_on_any_thief_instead_of_moving() -> None:
    scene = seat_at(
        dream_lord("secret-passage", hand="serum"), thief(level=4), thief(level=2), thief(level=0), turn="L"
    )
    lord, t1, *_ = scene
    assert {offer for offer in lord.offers if "teleport" in offer} == {"teleport T1", "teleport T2"}
    lord.does("teleport T1")
    assert (t1.level, lord.level, scene.pile) == (0, 1, "serum")
    assert not lord.can("travel", "teleport")


@pytest.mark.rule("DRM-PSG-02")
def test_a_teleported_thief_gives_nothing() -> None:
    scene = seat_at(dream_lord("secret-passage", hand="serum"), thief(hand="shoot unseal peek"), turn="L")
    lord, t1, *_ = scene
    lord.does("teleport T1")
    assert (t1.cards, lord.cards, scene.told("killed", "gave")) == (3, 0, [])


@pytest.mark.rule("DRM-PSG-03")
def test_every_revival_costs_exactly_one_serum_for_anyone() -> None:
    scene = seat_at(dream_lord("secret-passage", hand="shoot shoot"), thief(level=0), turn="L")
    lord, *_ = scene
    assert not lord.can("revive")
    scene = seat_at(dream_lord("secret-passage", hand="serum serum"), thief(level=0), turn="L")
    lord, t1, *_ = scene
    lord.does("revive T1")
    assert (t1.level, lord.hand) == (1, "serum")


@pytest.mark.rule("DRM-PSG-04")
def test_the_lord_still_stands_up_free_of_charge_and_salvation_takes_any_card() -> None:
    scene = seat_at(dream_lord("secret-passage", level=0, fell_at=3), turn="L", at="start")
    lord, *_ = scene
    assert lord.level == 3
    scene = seat_at(dream_lord("secret-passage"), thief("paprika", hand="peek"), thief(level=0))
    _, t1, t2, _ = scene
    t1.does("salvation peek T2")
    assert t2.level == 1


# Fortress


@pytest.mark.rule("DRM-FRT-01", "DRM-FRT-02")
def test_a_free_move_may_be_a_shot() -> None:
    """Scenario A-62: L makes his free move."""
    scene = seat_at(dream_lord("fortress"), thief(level=4), turn="L")
    lord, t1, *_ = scene
    lord.does("free-move 2")
    assert lord.offers == {"decline", "shoot-at T1", "shoot-at T2", "shoot-at T3"}
    lord.does("shoot-at T1", chance="2")
    assert (t1.level, scene.pile) == (0, "")
    assert scene.told("skill-used") == ["skill-used L ruthless"]


@pytest.mark.rule("DRM-FRT-01")
def test_ruthless_at_each_own_move_and_only_if_wanted() -> None:
    scene = seat_at(dream_lord("fortress", hand="serum serum"), turn="L")
    lord, *_ = scene
    lord.does("free-move 2", "decline", "travel 3", "shoot-at T1", "travel 4", "shoot-at T1", chance="6 6")
    assert (lord.level, scene.rule) == (4, PLAYING)
    assert len(scene.told("shot-fired")) == 2


@pytest.mark.rule("DRM-FRT-02")
def test_ruthless_spends_no_card_and_has_m4() -> None:
    scene = seat_at(dream_lord("fortress", hand="shoot serum"), turn="L")
    lord, *_ = scene
    lord.does("travel 2", "shoot-at T2", chance="6")
    assert (lord.hand, scene.pile) == ("shoot", "serum")
    assert scene.told("result-known") == ["result-known T2 5"]


@pytest.mark.rule("DRM-FRT-03")
def test_being_moved_in_other_turns_is_not_ruthless() -> None:
    scene = seat_at(dream_lord("fortress"), thief("chemist", hand="serum shoot pull"))
    lord, t1, *_ = scene
    t1.does("inject L 2")
    assert (lord.level, scene.asked, scene.rule) == (2, "T1", PLAYING)
    t1.does("mind-pull L")
    assert (lord.level, scene.asked, scene.rule) == (1, "T1", PLAYING)


@pytest.mark.rule("DRM-FRT-04")
@pytest.mark.parametrize(("roll", "result"), [(6, 5), (2, 1), (1, 1)])
def test_every_result_of_the_lord_is_one_less(roll: int, result: int) -> None:
    scene = seat_at(dream_lord("fortress"), thief(hand="shoot shoot"))
    _, t1, *_ = scene
    t1.does("shoot L", chance=str(roll))
    assert scene.told("result-known") == [f"result-known L {result}"]
    t1.does("shoot T2", chance="6")
    assert scene.told("result-known")[-1] == "result-known T2 6"


# Chess


@pytest.mark.rule("DRM-CHS-01", "DRM-CHS-02")
def test_transposition_exchanges_the_vault_about_to_open() -> None:
    """Scenario A-63: level 1 about to open is exchanged with level 3; after two uses L is not asked."""
    scene = seat_at(
        dream_lord("chess"),
        thief(hand="unseal", bribes="deal fail"),
        thief(hand="unseal", level=2),
        thief(hand="unseal", level=3),
        secret=1,
        locks="1 1 1 1",
    )
    lord, t1, t2, t3 = scene
    t1.unlocks()
    lord.does("transpose 3")
    assert scene.told("vault-opened") == ["vault-opened 1 gold"]
    assert scene.told("skill-used") == ["skill-used L transposition"]
    assert lord.view.vaults[1:] == [Content.GOLD, Content.GOLD, Content.SECRET, Content.GOLD]
    scene.until("T2")
    t2.unlocks()
    lord.does("transpose 4")
    scene.until("T3")
    t3.unlocks()
    assert scene.winners == "T2 T3"


@pytest.mark.rule("DRM-CHS-01")
def test_transposition_is_optional_and_only_with_closed_vaults() -> None:
    scene = seat_at(dream_lord("chess"), thief(hand="unseal", bribes="deal fail"), locks="1 0 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert lord.offers == {"decline", "transpose 3", "transpose 4"}
    lord.does("decline")
    assert scene.told("vaults-exchanged") == []
    assert scene.open_vaults == [1, 2]


@pytest.mark.rule("DRM-CHS-01")
def test_the_card_that_now_lies_there_is_opened_even_if_it_is_the_secret() -> None:
    scene = seat_at(dream_lord("chess"), thief(hand="unseal"), secret=3, locks="1 3 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    lord.does("transpose 3")
    assert scene.outcome.reason == "secret-opened"


@pytest.mark.rule("DRM-CHS-02")
def test_at_most_once_per_opening() -> None:
    scene = seat_at(dream_lord("chess"), thief(hand="unseal", bribes="deal fail"), secret=1, locks="1 3 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    lord.does("transpose 2")
    assert (scene.asked, scene.rule, scene.open_vaults) == ("T1", PLAYING, [1])


@pytest.mark.rule("DRM-CHS-02")
def test_declining_uses_nothing_up() -> None:
    scene = seat_at(
        dream_lord("chess"),
        thief(hand="unseal", bribes="deal fail"),
        thief(hand="unseal", level=2),
        thief(hand="unseal", level=3),
        locks="1 1 1 1",
    )
    lord, t1, t2, t3 = scene
    for player in (t1, t2, t3):
        scene.until(player.name)
        player.unlocks()
        assert scene.rule == "DRM-CHS-01"
        lord.does("decline")
    assert scene.open_vaults == [1, 2, 3]


@pytest.mark.rule("DRM-CHS-03")
def test_locks_stay_and_the_exchange_is_public_but_not_the_faces() -> None:
    seen = []
    for secret in (3, 4):
        scene = seat_at(
            dream_lord("chess"), thief(hand="unseal", bribes="deal fail"), secret=secret, locks="1 3 2 1"
        )
        lord, t1, t2, _ = scene
        t1.unlocks()
        lord.does("transpose 2")
        assert scene.locks == "0 3 2 1"
        assert t2.heard("vaults-exchanged") == ["vaults-exchanged 1 2"]
        seen.append((t1.view, t2.view))
    assert seen[0] == seen[1]


@pytest.mark.rule("DRM-CHS-04")
def test_in_the_chess_world_whoever_peeks_must_draw_two() -> None:
    scene = seat_at(dream_lord("chess", hand="peek"), thief(hand="peek"), thief(bribes="deal"))
    lord, t1, *_ = scene
    t1.does("peek")
    assert (scene.asked, t1.cards) == ("L", 2)
    lord.does("decline")
    t1.does("look-at 1")
    scene.until("L")
    cards = lord.cards
    lord.does("peek-at-bribes T2")
    assert lord.cards == cards + 1
