"""DRM-TRN: whose turn it is, and what a turn is made of."""

import pytest

from dreamtable.games.inception.events import TurnBegan
from dreamtable.games.inception.model import Step
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import Match
from inception.kit import DISCARDING, DRAWING, PLAYING, dream_lord, seat_at, thief, wander


@pytest.mark.rule("DRM-TRN-01", "DRM-TRN-02", "DRM-DRW-01")
def test_the_lord_begins_with_a_complete_turn() -> None:
    """Scenario A-05: the game starts."""
    scene = seat_at(dream_lord(), turn="L", at="start")
    lord, *_ = scene
    assert (lord.cards, scene.left) == (2, 100)
    assert scene.rule == PLAYING
    lord.does("end-phase")
    assert scene.turn == "T1"


@pytest.mark.rule("DRM-TRN-02")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_turns_go_round_the_table(players: int) -> None:
    scene = seat_at(players=players, turn="L", at="start")
    for _ in range(2 * players):
        scene.next_turn()
    round_ = ["L", *(f"T{n}" for n in range(1, players))]
    turns = [words.removeprefix("turn-began ") for words in scene.told("turn-began")]
    assert turns == [*round_, *round_, "L"]


@pytest.mark.rule("DRM-TRN-03")
def test_a_turn_is_start_draw_play_discard_end() -> None:
    scene = seat_at(
        dream_lord(), thief(hand="unseal unseal unseal unseal serum serum"), at="start", locks="4 3 2 1"
    )
    _, t1, *_ = scene
    assert scene.rule == DRAWING
    t1.does("draw 2")
    assert scene.rule == PLAYING
    t1.unlocks()
    t1.does("end-phase")
    assert scene.rule == DISCARDING
    t1.does("discard shoot", "discard shoot")
    assert scene.told("turn-began", "drew", "unlocked", "discarded") == [
        "turn-began T1",
        "drew T1 2",
        "unlocked T1 1 3",
        "discarded T1 shoot shoot",
        "turn-began T2",
        "drew T2 2",
    ]


@pytest.mark.rule("DRM-TRN-04")
def test_the_dead_draw_and_discard_but_can_only_revive_in_their_play_phase() -> None:
    scene = seat_at(dream_lord(), thief("joker", hand="unseal serum peek pull nothing", level=0), at="start")
    _, t1, *_ = scene
    assert t1.cards == 7
    assert t1.offers == {"end-phase", "revive T1"}
    t1.does("end-phase")
    assert scene.rule == DISCARDING
    t1.does("discard unseal", "discard peek")
    assert (t1.hand, t1.level) == ("shoot shoot serum pull nothing", 0)
    assert scene.turn == "T2"


@pytest.mark.rule("DRM-TRN-05", "DRM-ADV-03")
def test_at_turn_start_only_the_lord_stands_up() -> None:
    scene = seat_at(dream_lord("black-hole", level=0, fell_at=3), turn="L", at="start", locks="4 1 2 1")
    assert scene.told("turn-began", "revived", "skill-used", "drew") == [
        "turn-began L",
        "revived L 3 L",
        "skill-used L backflow",
        "drew L 2",
    ]
    scene = seat_at(dream_lord(), thief("joker", level=0), at="start")
    assert scene.told("turn-began", "revived", "drew") == ["turn-began T1", "drew T1 2"]


@pytest.mark.rule("DRM-TRN-06")
def test_at_turn_end_characters_return_before_the_next_turn_starts() -> None:
    scene = seat_at(dream_lord("harbor", hand="swap"), thief("joker"), turn="L")
    lord, t1, *_ = scene
    lord.does("body-swap T1", "end-phase")
    assert scene.told("characters-returned", "turn-began") == ["characters-returned", "turn-began T1"]
    assert (lord.character, t1.character) == ("harbor", "joker")


@pytest.mark.rule("DRM-TRN-06")
def test_at_turn_end_only_the_seals_that_end_with_the_turn_are_removed() -> None:
    scene = seat_at(dream_lord(sealed=1), thief(sealed=1), thief(sealed=2))
    lord, t1, t2, _ = scene
    t1.does("end-phase")
    assert scene.told("seal-ended", "turn-began") == ["seal-ended T1", "turn-began T2"]
    assert (lord.sealed, t1.sealed, t2.sealed) == (True, False, True)


@pytest.mark.rule("DRM-TRN-06")
def test_marks_of_all_seats_are_cleared_at_turn_end() -> None:
    scene = seat_at(
        dream_lord(), thief(hand="shoot shoot unseal"), thief(hand="unseal unseal unseal", level=0)
    )
    _, t1, t2, _ = scene
    t1.unlocks()
    t1.does("revive T2")
    scene.until("T2")
    t2.unlocks()
    assert scene.locks == "2 3 2 1"
    assert not t2.can("unlock")


@pytest.mark.rule("DRM-TRN-06", "DRM-INV-03")
@pytest.mark.parametrize("seats", [4, 7])
def test_between_turns_characters_are_at_home_and_counts_at_0(seats: int) -> None:
    turns = 0
    for n in range(8):
        match = Match(RULES, seats, f"between turns {n}")
        for _ in wander(match, f"whim {n}"):
            s = match.state
            if s.step is Step.DRAW and isinstance(match._game.events[-1], TurnBegan):
                turns += 1
                assert s.characters == s.owned
                assert (s.used, s.unlocks, s.revived) == ({}, 0, [])
                assert (s.free_moved, s.acted, s.out_of_control) == (False, False, False)
    assert turns > 50


@pytest.mark.rule("DRM-TRN-07")
def test_nobody_is_passed_over() -> None:
    scene = seat_at(
        dream_lord(level=0, fell_at=2),
        thief(level=0),
        thief(level=0, sealed=1),
        thief(level=0),
        turn="T3",
        at="start",
    )
    for _ in range(8):
        scene.next_turn()
    turns = [words.removeprefix("turn-began ") for words in scene.told("turn-began")]
    assert turns == ["T3", "L", "T1", "T2", "T3", "L", "T1", "T2", "T3"]
