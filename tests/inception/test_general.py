"""DRM-GEN: the words that all other rules use."""

import pytest

from dreamtable.games.inception.model import COPIES, KIND_OF, Kind
from dreamtable.games.inception.moves import KeepAndHide
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import BadSetup, Match
from inception.kit import DRAWING, PLAYING, Refused, dream_lord, seat_at, thief, wander
from inception.notation import CARD_NAMES


@pytest.mark.rule("DRM-GEN-01")
@pytest.mark.parametrize("seats", [1, 3, 9])
def test_the_game_is_for_four_to_eight_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="4 to 8"):
        Match(RULES, seats, "seed")


@pytest.mark.rule("DRM-GEN-01")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_exactly_one_player_is_the_lord(seats: int) -> None:
    match = Match(RULES, seats, "seed")
    assert match.question is not None
    lords = [seat for seat in range(seats) if isinstance(match.menu(seat)[0], KeepAndHide)]
    assert lords == [match.state.lord]
    assert sorted(match.question.menus) == list(range(seats))


@pytest.mark.rule("DRM-GEN-02")
def test_a_thief_with_a_deal_card_is_on_the_lord_side() -> None:
    scene = seat_at(dream_lord(), thief(bribes="deal"), thief(bribes="fail"), turn="T3", at="draw", left=2)
    assert scene.winners == "L T1"


@pytest.mark.rule("DRM-GEN-02")
def test_all_thieves_without_a_deal_card_are_the_thief_side() -> None:
    scene = seat_at(
        dream_lord(),
        thief(bribes="deal"),
        thief(bribes="fail"),
        thief(hand="unseal", level=4),
        turn="T3",
        locks="4 3 2 1",
    )
    *_, t3 = scene
    t3.unlocks()
    assert scene.winners == "T2 T3"


@pytest.mark.rule("DRM-GEN-03")
@pytest.mark.parametrize("seats", [4, 8])
def test_everybody_is_always_on_one_of_four_levels_or_in_limbo(seats: int) -> None:
    visited = set()
    for n in range(6):
        match = Match(RULES, seats, f"places {n}")
        for _ in wander(match, f"whim {n}"):
            assert len(match.state.places) == seats
            visited.update(match.state.places)
    assert visited == {0, 1, 2, 3, 4}


@pytest.mark.rule("DRM-GEN-03")
def test_limbo_counts_as_0() -> None:
    scene = seat_at(dream_lord(), thief("avatar", hand="serum serum", level=0))
    _, t1, *_ = scene
    t1.does("revive T1")
    assert t1.level == 1
    assert t1.offers == {"decline", "draw 2"}


@pytest.mark.rule("DRM-GEN-04")
@pytest.mark.parametrize(("level", "adjacent"), [(1, {2}), (2, {1, 3}), (3, {2, 4}), (4, {3})])
def test_adjacent_levels_differ_by_1(level: int, adjacent: set[int]) -> None:
    scene = seat_at(dream_lord(), thief(hand="serum", level=level))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", *(f"travel {to}" for to in adjacent)}


@pytest.mark.rule("DRM-GEN-04")
def test_limbo_is_adjacent_to_nothing() -> None:
    scene = seat_at(dream_lord(level=2, hand="shoot"), thief(), turn="L")
    lord, *_ = scene
    assert {offer for offer in lord.offers if "free-move" in offer} == {"free-move 1", "free-move 3"}
    scene = seat_at(dream_lord(), thief(hand="serum serum", level=0))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "revive T1"}


@pytest.mark.rule("DRM-GEN-05")
def test_a_card_counts_as_used_even_if_it_is_cancelled() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief("dream-interpreter", hand="unseal"))
    lord, t1, *_ = scene
    t1.does("unlock", "draw 2")
    scene.until("L", "DRM-UNL-04")
    lord.does("cancel")
    assert scene.pile == "unseal unseal"
    assert t1.hand == "shoot shoot"


@pytest.mark.rule("DRM-GEN-05")
def test_a_card_counts_as_used_even_if_it_changes_nothing() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"))
    _, t1, t2, _ = scene
    t1.does("shoot T2", chance="6")
    assert (t1.hand, t2.level, scene.pile) == ("", 1, "shoot")


@pytest.mark.rule("DRM-GEN-05")
def test_a_discarded_card_has_no_effect() -> None:
    scene = seat_at(dream_lord(), thief(hand="nothing unseal serum"), thief(level=0), locks="4 3 2 1")
    _, t1, *_ = scene
    left = scene.left
    t1.does("revive T2", "discard unseal", "discard nothing")
    assert scene.pile == "unseal nothing"
    assert (scene.locks, scene.left, t1.hand) == ("4 3 2 1", left, "serum")


@pytest.mark.rule("DRM-GEN-06")
def test_the_shoot_class_is_37_cards_of_which_28_are_normal() -> None:
    assert COPIES[Kind.SHOOT] == 28
    scene = seat_at(
        dream_lord(),
        thief("architect", hand=" ".join(CARD_NAMES)),
    )
    _, t1, *_ = scene
    price = {offer.split()[1] for offer in t1.offers if offer.startswith("labyrinth")}
    assert price == {"shoot", "assassin", "spiral", "warhead"}
    assert sum(CARD_NAMES[kind] in price for kind in KIND_OF) == 37


@pytest.mark.rule("DRM-GEN-07")
def test_another_player_is_the_lord_or_a_traitor_too_but_never_oneself() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"), thief(bribes="deal"))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "shoot L", "shoot T2", "shoot T3"}


@pytest.mark.rule("DRM-GEN-07", "DRM-TRT-03")
def test_a_traitor_is_still_a_thief() -> None:
    scene = seat_at(dream_lord("secret-passage", hand="serum", level=4), thief(bribes="deal"), turn="L")
    lord, *_ = scene
    assert {"teleport T1", "teleport T2", "teleport T3"} <= lord.offers


@pytest.mark.rule("DRM-GEN-08")
def test_everybody_sees_a_card_that_is_shown() -> None:
    scene = seat_at(dream_lord(), thief(hand="spiral"), thief(hand="serum"))
    lord, t1, _, t3 = scene
    t1.does("spiral T2", chance="4")
    for player in (lord, t1, t3):
        assert player.heard("showed") == ["showed T2 serum"]
        assert player.view.hands[2] == scene.state.hands[2]
    assert scene.told("showed") == ["showed T2 serum"]


@pytest.mark.rule("DRM-GEN-08")
def test_only_the_named_player_sees_what_is_looked_at() -> None:
    scene = seat_at(dream_lord(), thief(hand="peek", bribes="deal fail"), secret=2)
    _, t1, t2, _ = scene
    t1.does("peek", "look-at 2")
    assert t1.heard("vault-looked-at") == ["vault-looked-at T1 2 secret"]
    assert t2.heard("vault-looked-at") == scene.told("vault-looked-at") == ["vault-looked-at T1 2"]


@pytest.mark.rule("DRM-GEN-08")
def test_giver_and_receiver_know_a_given_card_and_third_parties_the_number() -> None:
    scene = seat_at(dream_lord(), thief("tourist", hand="serum unseal"), thief(level=2))
    lord, t1, t2, t3 = scene
    t1.does("support T2")
    assert t1.heard("gave") == t2.heard("gave") == ["gave T1 T2 2 unseal serum"]
    assert lord.heard("gave") == t3.heard("gave") == scene.told("gave") == ["gave T1 T2 2"]
    assert t1.view.hands[2] == scene.state.hands[2]
    assert lord.view.hands[2] == t3.view.hands[2] == []


@pytest.mark.rule("DRM-GEN-08")
@pytest.mark.parametrize(("place", "taken"), [(0, "shoot"), (1, "unseal"), (2, "serum")])
def test_a_blind_draw_may_take_any_card_of_the_hand(place: int, taken: str) -> None:
    scene = seat_at(dream_lord(), thief("forger", hand="peek"), thief(hand="shoot unseal serum"))
    _, t1, *_ = scene
    t1.does("trickery T2 1", "give peek", chance=f"#{place}")
    assert t1.hand == taken


@pytest.mark.rule("DRM-GEN-09")
def test_what_is_bound_to_the_seat_stays_there_when_characters_change() -> None:
    scene = seat_at(
        dream_lord(),
        thief("architect", hand="swap shoot unseal", bribes="deal", level=2),
        thief("forger", hand="peek", bribes="fail", level=3),
        thief(level=2),
    )
    _, t1, t2, t3 = scene
    t1.unlocks()
    t1.does("labyrinth shoot T3", "body-swap T2")
    assert (t1.character, t2.character) == ("forger", "architect")
    assert (t1.hand, t1.level, t1.bribes) == ("", 2, "deal")
    assert (t2.hand, t2.level, t2.bribes) == ("peek", 3, "fail")
    assert (t1.sealed, t2.sealed, t3.sealed) == (False, False, True)
    assert scene.state.unlocks == 1


@pytest.mark.rule("DRM-GEN-09")
def test_the_mark_of_the_revived_stays_with_the_seat() -> None:
    scene = seat_at(dream_lord(), thief(hand="swap unseal serum serum", level=0), thief("joker", level=2))
    _, t1, *_ = scene
    t1.does("revive T1", "discard serum", "discard serum", "body-swap T2")
    assert t1.character == "joker"
    assert not t1.can("unlock")


@pytest.mark.rule("DRM-GEN-09")
def test_the_world_view_belongs_to_the_game() -> None:
    scene = seat_at(
        dream_lord("black-hole", hand="swap"), thief("joker"), thief(hand="unseal unseal unseal"), turn="L"
    )
    lord, t1, t2, _ = scene
    lord.does("body-swap T1")
    assert t1.character == "black-hole"
    assert t2.view.world == t1.view.characters[1]
    scene.until("T2")
    t2.unlocks()
    t2.unlocks()
    assert not t2.can("unlock")


@pytest.mark.rule("DRM-GEN-10", "DRM-SWP-06")
def test_uses_are_counted_on_the_card_whoever_holds_it() -> None:
    scene = seat_at(
        dream_lord(),
        thief("forger", hand="shoot swap swap swap"),
        thief("joker", hand="shoot"),
        thief(hand="serum"),
    )
    _, t1, *_ = scene
    t1.does("trickery T3 1", "give shoot", chance="#0")
    assert not t1.can("trickery")
    t1.does("body-swap T2", "body-swap T2")
    assert t1.character == "forger"
    assert not t1.can("trickery")


@pytest.mark.rule("DRM-GEN-10")
def test_uses_are_counted_anew_at_the_end_of_every_turn() -> None:
    scene = seat_at(
        dream_lord(), thief("forger", hand="shoot"), thief("joker", hand="swap peek"), thief(hand="serum")
    )
    _, t1, t2, _ = scene
    t1.does("trickery T3 1", "give shoot", chance="#0")
    scene.until("T2")
    t2.does("body-swap T1")
    assert t2.character == "forger"
    assert t2.can("trickery")


@pytest.mark.rule("DRM-GEN-11")
def test_a_skill_with_may_is_a_question_and_one_without_simply_happens() -> None:
    scene = seat_at(dream_lord("black-hole"), thief("avatar", hand="serum"), locks="4 1 2 1")
    _, t1, *_ = scene
    t1.does("travel 2")
    assert t1.offers == {"decline", "draw 2"}
    t1.does("decline")
    assert t1.cards == 0
    scene.until("L")
    assert scene.locks == "4 3 2 1"
    assert scene.told("skill-used") == ["skill-used L backflow"]


@pytest.mark.rule("DRM-GEN-11", "DRM-DRW-01")
def test_nobody_is_asked_whether_to_draw() -> None:
    scene = seat_at(dream_lord(), thief(hand="swap"), at="draw")
    _, t1, *_ = scene
    assert scene.rule == DRAWING
    with pytest.raises(Refused):
        t1.does("decline")
    assert t1.offers == {"draw 2", "body-swap T2", "body-swap T3"}
    t1.does("draw 2")
    assert (scene.rule, t1.cards) == (PLAYING, 3)
