"""DRM-HID: who may know what."""

import msgspec
import pytest

from dreamtable.games.inception.events import CharactersDealt
from dreamtable.games.inception.model import Content, View
from dreamtable.games.inception.moves import KeepAndHide
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import WATCHER, Match
from inception.kit import dream_lord, seat_at, thief, wander
from inception.notation import written


@pytest.mark.rule("DRM-HID-01")
def test_everybody_sees_the_whole_discard_pile_in_order() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot serum nothing"), pile="peek unseal")
    _, t1, *_ = scene
    t1.does("travel 2", "from-nothing")
    assert scene.pile == "peek unseal serum nothing"
    for player in scene:
        assert player.view.discard == scene.state.discard
    watcher = scene.match.view(WATCHER)
    assert isinstance(watcher, View)
    assert watcher.discard == scene.state.discard


@pytest.mark.rule("DRM-HID-02", "DRM-PEK-04")
def test_only_who_looks_learns_what_is_in_a_vault() -> None:
    others = []
    for secret in (3, 4):
        scene = seat_at(dream_lord(), thief(hand="peek", bribes="deal fail"), secret=secret)
        _, t1, t2, t3 = scene
        t1.does("peek", "look-at 3")
        assert t1.view.vaults[3] is (Content.SECRET if secret == 3 else Content.GOLD)
        others.append([(player.view, player.heard("vault-looked-at")) for player in (t2, t3)])
    assert others[0] == others[1]
    assert others[0][0][1] == ["vault-looked-at T1 3"]


@pytest.mark.rule("DRM-HID-02")
def test_knowledge_of_a_vault_is_for_good() -> None:
    scene = seat_at(dream_lord(hand="shoot"), thief(hand="peek", bribes="deal fail"), secret=4)
    lord, t1, *_ = scene
    t1.does("peek", "look-at 4")
    scene.until("L")
    lord.does("shoot T1", chance="1")
    scene.next_turn()
    assert t1.view.vaults[4] is Content.SECRET


@pytest.mark.rule("DRM-HID-03")
def test_forger_and_target_know_what_was_exchanged_and_others_do_not() -> None:
    scene = seat_at(dream_lord(), thief("forger", hand="shoot"), thief(hand="unseal serum"))
    lord, t1, t2, t3 = scene
    t1.does("trickery T2 1", "give shoot", chance="#1")
    assert t1.heard("took-blindly", "gave") == ["took-blindly T1 T2 1 serum", "gave T1 T2 1 shoot"]
    assert t2.heard("took-blindly", "gave") == ["took-blindly T1 T2 1 serum", "gave T1 T2 1 shoot"]
    for player in (lord, t3):
        assert player.heard("took-blindly", "gave") == ["took-blindly T1 T2 1", "gave T1 T2 1"]
        assert player.view.hands[1] == player.view.hands[2] == []
    assert t2.view.hands[1] == scene.state.hands[1]
    assert t1.hand == "serum"


@pytest.mark.rule("DRM-HID-04")
def test_only_rescuer_and_rescued_know_the_hand_that_changes_owner() -> None:
    scene = seat_at(dream_lord(), thief("paprika", hand="shoot"), thief(hand="unseal serum", level=0))
    lord, t1, t2, t3 = scene
    t1.does("salvation shoot T2")
    assert t1.heard("gave") == t2.heard("gave") == ["gave T2 T1 2 unseal serum"]
    assert lord.heard("gave") == t3.heard("gave") == scene.told("gave") == ["gave T2 T1 2"]
    assert t2.view.hands[1] == scene.state.hands[1]
    assert lord.view.hands[1] == t3.view.hands[1] == []


@pytest.mark.rule("DRM-HID-05")
def test_where_the_secret_lies_reaches_no_thief_and_no_spectator() -> None:
    seen = []
    for level in (1, 2, 3, 4):
        match = Match(RULES, 4, "placement", RULES.read_options({"lord": 0}))
        hide = next(move for move in match.menu(0) if isinstance(move, KeepAndHide) and move.level == level)
        match.answer(0, hide)
        for seat in (1, 2, 3):
            match.choose(seat, 0)
        seen.append(
            [
                msgspec.json.encode(
                    (match.view(seat), [event for _, event in match.events(seat)], match.menu(seat))
                )
                for seat in (1, 2, 3, WATCHER)
            ]
        )
    assert seen[0] == seen[1] == seen[2] == seen[3]


@pytest.mark.rule("DRM-HID-05", "DRM-SET-05")
def test_a_rejected_character_is_never_sent_to_others() -> None:
    match = Match(RULES, 4, "rejected", RULES.read_options({"lord": 0}))
    offered = [list(characters) for characters in match.state.offered]
    for seat in range(4):
        match.choose(seat, 0)
    for _ in wander(match, "whim"):
        pass
    for seat in range(4):
        for other in range(4):
            dealt = [
                event.characters
                for _, event in match.events(seat)
                if isinstance(event, CharactersDealt) and event.seat == other
            ]
            assert dealt == [offered[other] if seat == other else []]


@pytest.mark.rule("DRM-SPQ-05")
def test_the_queen_knows_the_card_on_top_until_it_is_drawn() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"), thief(), thief("space-queen", hand="serum peek"))
    lord, t1, t2, t3 = scene
    t1.does("end-phase")
    t3.does("put-on-top serum")
    assert t2.hand == "shoot serum"
    assert t3.heard("put-on-deck") == ["put-on-deck T3 serum"]
    assert lord.heard("put-on-deck") == t2.heard("put-on-deck") == ["put-on-deck T3"]
    assert t3.view.hands[2] == [card for card in scene.state.hands[2] if card in t3.view.hands[2]]
    assert len(t3.view.hands[2]) == 1
    assert lord.view.hands[2] == []


@pytest.mark.rule("DRM-SPQ-05")
def test_while_it_lies_on_top_only_the_queen_sees_it() -> None:
    scene = seat_at(dream_lord(), thief(hand="shoot"), thief(hand="swap"), thief("space-queen", hand="serum"))
    lord, t1, t2, t3 = scene
    t1.does("end-phase")
    t3.does("put-on-top serum")
    assert (scene.asked, scene.top) == ("T2", "serum")
    assert t3.view.top == scene.state.deck[-1:]
    assert lord.view.top == t2.view.top == []
    t2.does("draw 2")
    assert t3.view.top == []


@pytest.mark.rule("DRM-BRB-09", "DRM-DRW-05")
def test_sizes_levels_seals_and_counts_are_public() -> None:
    scene = seat_at(
        dream_lord(hand="serum", level=3),
        thief(hand="shoot peek", sealed=2),
        thief(level=0, bribes="fail"),
        pile="pull",
    )
    for player in scene:
        view = player.view
        assert view.hand_sizes == [1, 2, 0, 0]
        assert (view.places, view.seals) == ([3, 1, 0, 1], [0, 2, 0, 0])
        assert view.deck_size == scene.left == 98
        assert view.locks == scene.state.locks
        assert [len(bribes) for bribes in view.bribes] == [0, 0, 1, 0]


@pytest.mark.rule("DRM-GEN-08")
def test_a_hand_that_was_shown_stays_known_until_it_changes_unseen() -> None:
    scene = seat_at(dream_lord(), thief(hand="spiral shoot"), thief(hand="serum serum peek"), thief())
    lord, t1, t2, _ = scene
    t1.does("spiral T2", chance="4")
    assert lord.view.hands[2] == scene.state.hands[2]
    scene.until("T2")
    t2.does("travel 1")
    assert lord.view.hands[2] == [card for card in scene.state.hands[2] if card in lord.view.hands[2]]
    assert len(lord.view.hands[2]) == 2


@pytest.mark.rule("DRM-GEN-08", "DRM-SAV-01")
def test_a_card_taken_from_the_pile_is_known_to_everybody() -> None:
    for character, moves in (("chemist", ["dispense peek"]), ("lord-of-war", ["black-market", "take serum"])):
        scene = seat_at(dream_lord(), thief(character, hand="peek shoot"), pile="serum")
        lord, t1, t2, _ = scene
        t1.does(*moves)
        taken = [card for card in scene.state.hands[1] if written([card]) == "serum"]
        assert lord.view.hands[1] == t2.view.hands[1] == taken


@pytest.mark.rule("DRM-GEN-08", "DRM-DTH-01")
def test_of_a_known_hand_third_parties_lose_track_when_a_part_of_it_is_given() -> None:
    scene = seat_at(dream_lord(), thief(hand="warhead assassin"), thief(hand="serum peek pull"))
    lord, t1, t2, _ = scene
    t1.does("warhead T2", "assassin T2", chance="4 1")
    assert lord.view.hands[2] == scene.state.hands[2]
    t2.does("give serum", "give pull")
    assert lord.view.hands[1] == lord.view.hands[2] == []
    assert t2.view.hands[1] == scene.state.hands[1]
    assert (t1.view.hands[2], t2.hand) == (scene.state.hands[2], "peek")


@pytest.mark.rule("DRM-GEN-08", "DRM-TOU-01")
def test_a_known_hand_that_is_given_as_a_whole_stays_known() -> None:
    scene = seat_at(
        dream_lord(hand="spiral"), thief("tourist", hand="serum peek"), turn="L", deck="pull pull"
    )
    lord, t1, t2, t3 = scene
    lord.does("spiral T1", chance="5")
    shown = list(scene.state.hands[1])
    scene.until("T1")
    t1.does("support T2")
    assert t3.view.hands[2] == shown
    assert t1.view.hands[2] == scene.state.hands[2]
    assert t2.cards == 4


@pytest.mark.rule("DRM-SPQ-05")
def test_which_of_her_known_cards_the_queen_put_on_top_nobody_can_tell() -> None:
    scene = seat_at(
        dream_lord(), thief(hand="spiral"), thief(hand="swap"), thief("space-queen", hand="serum peek")
    )
    lord, t1, _, t3 = scene
    t1.does("spiral T3", "end-phase", chance="4")
    assert lord.view.hands[3] == scene.state.hands[3]
    t3.does("put-on-top serum")
    assert (lord.view.hands[3], lord.view.top) == ([], [])
    assert t3.view.top == scene.state.deck[-1:]


@pytest.mark.rule("DRM-SPQ-05")
def test_a_last_card_that_all_have_seen_is_known_on_top_as_well() -> None:
    scene = seat_at(
        dream_lord(), thief(hand="spiral"), thief(hand="swap"), thief("space-queen", hand="serum")
    )
    lord, t1, _, t3 = scene
    t1.does("spiral T3", "end-phase", chance="4")
    t3.does("put-on-top serum")
    assert lord.view.top == t3.view.top == scene.state.deck[-1:]


@pytest.mark.rule("DRM-SPQ-05", "DRM-SAV-01")
def test_who_put_a_card_on_top_knows_it_without_the_queen_too() -> None:
    scene = seat_at(
        dream_lord(),
        thief("joker", hand="swap"),
        thief("space-queen", hand="serum unseal"),
        thief(hand="swap peek"),
        turn="T2",
        at="discard",
    )
    lord, _, t2, t3 = scene
    t2.does("put-on-top serum")
    assert (scene.asked, t2.view.top) == ("T3", scene.state.deck[-1:])
    t3.does("body-swap T2")
    assert t2.view.top == scene.state.deck[-1:]
    assert lord.view.top == t3.view.top == []
