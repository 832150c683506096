"""DRM-WLD, DRM-ADV, DRM-GLD: world views, the Lord's advantages, and the golden law."""

import pytest

from dreamtable.games.inception.model import Face
from inception.kit import PLAYING, Refused, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-ADV-03")
def test_the_lord_stands_up_at_the_start_of_the_turn() -> None:
    """Scenario A-36: L was killed on level 3."""
    scene = seat_at(dream_lord(level=3), thief(hand="shoot", level=3), thief(), thief(), turn="T1")
    lord, t1, *_ = scene
    t1.does("shoot L", chance="1")
    assert lord.level == 0
    scene.until("L")
    assert (lord.level, lord.cards, scene.pile) == (3, 2, "shoot")


@pytest.mark.rule("DRM-ADV-02")
def test_one_free_move_per_turn() -> None:
    """Scenario A-37: L used his free move and tries a second one."""
    scene = seat_at(dream_lord(hand="serum"), turn="L")
    lord, *_ = scene
    lord.does("free-move 2")
    with pytest.raises(Refused):
        lord.does("free-move 3")
    lord.does("travel 3")
    assert lord.level == 3
    scene.next_turn()
    scene.until("L")
    assert lord.can("free-move")


@pytest.mark.rule("DRM-WLD-01")
def test_the_world_view_is_a_rule_for_everyone() -> None:
    scene = seat_at(dream_lord("feast"), players=8, turn="T1", at="start")
    for _ in range(6):
        scene.next_turn()
    assert scene.told("drew") == [f"drew T{n} 3" for n in range(1, 8)]
    assert all(player.view.world == player.view.characters[0] for player in scene)


@pytest.mark.rule("DRM-WLD-02")
def test_death_does_not_switch_a_world_view_off() -> None:
    scene = seat_at(
        dream_lord("harbor", level=0), thief(hand="unseal", level=2, bribes="deal fail"), locks="0 1 2 1"
    )
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.outcome.reason == "vaults-lost"


@pytest.mark.rule("DRM-WLD-02", "DRM-SWP-07")
def test_body_swap_does_not_switch_a_world_view_off() -> None:
    scene = seat_at(dream_lord("harbor", hand="swap", level=2), thief("martyr"), turn="L", locks="0 1 2 1")
    lord, *_ = scene
    lord.does("body-swap T1", "sacrifice", "take-locks", chance="6")
    assert scene.outcome.reason == "vaults-lost"


@pytest.mark.rule("DRM-WLD-02", "DRM-GLD-05", "DRM-LAB-10")
def test_labyrinth_does_not_switch_a_world_view_off() -> None:
    scene = seat_at(dream_lord("feast", sealed=1), thief(sealed=1), at="start")
    assert scene.told("drew") == ["drew T1 3"]


@pytest.mark.rule("DRM-WLD-03")
def test_the_lord_of_a_world_view_is_the_lords_seat() -> None:
    scene = seat_at(
        dream_lord("fortress", hand="swap assassin"), thief("shade", hand="serum"), thief(level=2), turn="L"
    )
    lord, t1, *_ = scene
    lord.does("body-swap T1", "assassin T1", chance="6")
    assert t1.character == "fortress"
    assert scene.told("result-known") == ["result-known T1 5"]
    scene = seat_at(dream_lord("feast", hand="swap"), thief("shade"), turn="L", at="draw")
    lord, *_ = scene
    lord.does("body-swap T1")
    assert (scene.rule, scene.told("drew")) == (PLAYING, ["drew L 2"])


@pytest.mark.rule("DRM-ADV-01", "DRM-SET-11")
def test_m4_is_there_from_the_first_turn_on_and_is_never_lost() -> None:
    scene = seat_at(dream_lord("chess", hand="shoot assassin swap"), thief("joker", hand="shoot"), turn="L")
    lord, t1, t2, _ = scene
    lord.does("shoot T2", "body-swap T1", "assassin T2", chance="6 6")
    scene.until("T1")
    t1.does("shoot L", chance="1")
    scene.until("L")
    lord.does("shoot T3", chance="6")
    assert [told for told in scene.told("result-known") if "L" not in told] == [
        "result-known T2 5",
        "result-known T2 5",
        "result-known T3 5",
    ]
    assert t2.level == 2


@pytest.mark.rule("DRM-ADV-01")
def test_m4_works_for_as_if_shots() -> None:
    scene = seat_at(dream_lord("fortress"), thief(level=3), turn="L")
    lord, t1, *_ = scene
    lord.does("free-move 2", "shoot-at T1", chance="2")
    assert t1.level == 0


@pytest.mark.rule("DRM-ADV-02")
def test_the_free_move_is_for_the_own_play_phase_and_costs_no_card() -> None:
    scene = seat_at(dream_lord(hand="swap"), turn="L", at="draw")
    lord, *_ = scene
    assert not lord.can("free-move")
    lord.does("draw 2", "free-move 2")
    assert (lord.level, lord.cards, scene.pile) == (2, 3, "")


@pytest.mark.rule("DRM-ADV-03")
def test_standing_up_costs_nothing_and_is_not_asked() -> None:
    scene = seat_at(dream_lord(hand="unseal", level=0, fell_at=4), turn="L", at="start")
    lord, *_ = scene
    assert (lord.level, scene.pile) == (4, "")
    assert scene.told("revived") == ["revived L 4 L"]


@pytest.mark.rule("DRM-ADV-03")
def test_the_lord_stands_up_where_he_went_down_last() -> None:
    scene = seat_at(
        dream_lord(level=2), thief(hand="assassin serum serum", level=4), thief(hand="shoot", level=4)
    )
    lord, t1, t2, _ = scene
    t1.does("assassin L", "revive L", chance="2")
    assert lord.level == 4
    scene.until("T2")
    t2.does("shoot L", chance="1")
    scene.until("L")
    assert lord.level == 4


@pytest.mark.rule("DRM-ADV-03", "DRM-LMB-06")
def test_the_pawn_stays_where_it_lies_when_others_die() -> None:
    scene = seat_at(dream_lord(level=3), thief(hand="assassin shoot", level=2), thief(level=2))
    lord, t1, *_ = scene
    t1.does("assassin L", "shoot T2", chance="1 1")
    assert t1.view.fell_at == 3
    scene.until("L")
    assert lord.level == 3


@pytest.mark.rule("DRM-ADV-04")
def test_gold_gives_the_lord_an_occasion_to_bribe() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal"), locks="1 3 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert (scene.asked, lord.offers) == ("L", {"decline", "give-bribe"})


@pytest.mark.rule("DRM-ADV-05")
def test_advantages_are_not_passed_on_by_body_swap() -> None:
    scene = seat_at(dream_lord("chess", hand="swap"), thief("joker"), turn="L")
    lord, t1, *_ = scene
    lord.does("body-swap T1")
    assert (t1.character, lord.can("free-move"), t1.offers) == ("chess", True, set())
    scene = seat_at(dream_lord("chess"), thief("joker", hand="shoot swap"), thief())
    _, t1, *_ = scene
    t1.does("shoot T2", chance="6")
    assert scene.told("result-known") == ["result-known T2 6"]
    assert not t1.can("free-move")


@pytest.mark.rule("DRM-ADV-05")
def test_a_sealed_lord_makes_no_free_move() -> None:
    scene = seat_at(dream_lord(sealed=1), turn="L")
    lord, *_ = scene
    assert lord.offers == {"end-phase"}


@pytest.mark.rule("DRM-GLD-01")
def test_a_skill_beats_an_action_card() -> None:
    """A SHOOT hits the same level only; Manhunt says any level."""
    scene = seat_at(dream_lord(), thief("terrorist", hand="spiral"), thief(level=4))
    _, t1, *_ = scene
    assert "spiral T2" in t1.offers


@pytest.mark.rule("DRM-GLD-01")
def test_a_skill_beats_a_world_view() -> None:
    """Secret Passage wants a Serum; Salvation takes any card."""
    scene = seat_at(dream_lord("secret-passage"), thief("paprika", hand="shoot"), thief(level=0))
    _, t1, *_ = scene
    assert "salvation shoot T2" in t1.offers
    assert not t1.can("revive")


@pytest.mark.rule("DRM-GLD-01")
def test_an_action_card_beats_a_base_rule_and_a_world_view_beats_one_too() -> None:
    """Nobody looks at bribes, but Dream Peek does; one unlock per turn, but Black Hole says two."""
    scene = seat_at(
        dream_lord("black-hole", hand="peek"), thief(bribes="deal"), thief(hand="unseal unseal"), turn="L"
    )
    lord, _, t2, _ = scene
    lord.does("peek-at-bribes T1")
    assert lord.view.bribes[1] == [Face.DEAL]
    scene.until("T2")
    t2.unlocks()
    assert t2.can("unlock")


@pytest.mark.rule("DRM-PAP-03", "DRM-GLD-02")
def test_salvation_ignores_the_price_of_the_secret_passage() -> None:
    """Scenario A-64: Secret Passage, and Paprika with 1 card that is no Serum."""
    scene = seat_at(
        dream_lord("secret-passage"), thief("paprika", hand="peek", level=3), thief(hand="serum", level=0)
    )
    _, t1, t2, _ = scene
    t1.does("salvation peek T2")
    assert (t2.level, t2.cards, t1.hand) == (3, 0, "serum")


@pytest.mark.rule("DRM-GLD-02")
def test_carve_ignores_m4_fortress_and_imperial_city() -> None:
    scene = seat_at(dream_lord("fortress", hand="serum " * 4), thief("soul-sculptor", hand="shoot"))
    lord, t1, *_ = scene
    t1.does("shoot L", "carve 4", chance="6")
    assert lord.level == 2
    scene = seat_at(
        dream_lord("chess", hand="swap shoot"), thief("soul-sculptor"), thief(hand="serum serum"), turn="L"
    )
    lord, _, t2, _ = scene
    lord.does("body-swap T1", "shoot T2", "carve 2", chance="6")
    assert t2.level == 2
    scene = seat_at(
        dream_lord("imperial-city"),
        thief("soul-sculptor", hand="peek"),
        thief(hand="serum serum"),
        thief(level=0),
    )
    lord, t1, t2, _ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail 4")
    t1.does("carve 2")
    assert t2.level == 2


@pytest.mark.rule("DRM-GLD-03")
def test_modifiers_that_do_not_contradict_each_other_add_up() -> None:
    scene = seat_at(dream_lord("fortress"), thief("terrorist", hand="shoot"))
    lord, t1, *_ = scene
    t1.does("shoot L", chance="6")
    assert scene.told("result-known") == ["result-known L 4"]
    assert lord.level == 2


@pytest.mark.rule("DRM-GLD-04")
def test_cannot_beats_can() -> None:
    """Zeal, Convict and Carve are skills that act on the target; Labyrinth is a skill that forbids it."""
    for shooter in ("terrorist", "judge-of-mind", "soul-sculptor"):
        scene = seat_at(
            dream_lord("imperial-city"),
            thief(shooter, hand="peek"),
            thief(hand="serum serum serum", sealed=1),
            thief(level=0),
        )
        lord, t1, t2, _ = scene
        t1.does("peek")
        lord.does("give-bribe", chance="fail 6")
        assert scene.told("rolled", "result-known") == ["rolled T2 6", "result-known T2 3"]
        assert (scene.asked, scene.rule) == ("T1", "DRM-PEK-02")
        assert (t2.level, t2.cards) == (1, 3)


@pytest.mark.rule("DRM-GLD-04", "DRM-LAB-02")
def test_manhunt_can_reach_every_level_but_not_a_sealed_player() -> None:
    scene = seat_at(
        dream_lord(sealed=1), thief("terrorist", hand="shoot"), thief(level=3), thief(sealed=1, level=4)
    )
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "shoot T2"}


@pytest.mark.rule("DRM-GLD-05")
def test_labyrinth_frees_nobody_from_a_world_view() -> None:
    scene = seat_at(dream_lord("secret-passage"), thief(hand="shoot shoot", level=0, sealed=2))
    _, t1, *_ = scene
    assert not t1.can("revive")
    scene = seat_at(dream_lord("chess"), thief(hand="peek", sealed=2, bribes="deal fail"))
    _, t1, *_ = scene
    t1.does("peek")
    assert t1.cards == 2
