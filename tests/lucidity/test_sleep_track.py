"""LUC-TRACK, LUC-STEP1: how deep to sleep."""

import pytest

from lucidity.kit import Place, card, gone, seat_at


@pytest.mark.rule("LUC-TRACK-01", "LUC-STEP1-01")
@pytest.mark.parametrize(
    ("track", "rolled", "number"),
    [("light", "B-E", 3), ("middle", "B-E G-E", 4), ("deep", "B-E G-E R-P1", 5)],
)
def test_the_marker_starts_where_the_dreamer_chooses(track: str, rolled: str, number: int) -> None:
    scene = seat_at(card(power="B"), card())
    a, _ = scene
    assert a.offers == {"sleep light", "sleep middle", "sleep deep"}
    assert scene.marker == ""
    a.dreams(rolled)
    assert scene.marker == f"{track} 1"
    assert scene.told("fell-asleep") == [f"fell-asleep A {track} {number}"]


@pytest.mark.rule("LUC-TRACK-02")
@pytest.mark.parametrize(
    ("dreams", "numbers"),
    [
        (["B-P1", "G-P1 Y-P1", "R-P1 R-E R-H"], [3, 4, 5]),
        (["B-P1 G-P1", "R-P1 R-E Y-P1"], [4, 5]),
        (["B-P1 G-P1 Y-P1"], [5]),
    ],
)
def test_every_track_ends_on_five_and_each_step_draws_one_more(dreams: list[str], numbers: list[int]) -> None:
    scene = seat_at(card(), card())
    a, b = scene
    a.dreams(dreams[0])
    for rolled in dreams[1:]:
        a.dreams_again(rolled)
        a.resolves_all()
    if scene.asked == "A":
        a.does("return-exhaust")
    assert [len(told.split()) - 2 for told in scene.told("drew")] == numbers
    assert "sleep deep" in b.offers


@pytest.mark.rule("LUC-TRACK-03", "LUC-RES-01")
def test_on_the_lightest_space_one_die_is_rolled() -> None:
    """Scenario 5: A returned two of three dice."""
    scene = seat_at(card(power="B"), card())
    a, _ = scene
    a.dreams("B-E")
    assert a.pool == "B-E"
    assert scene.told("rolled") == ["rolled A B E"]


@pytest.mark.rule("LUC-TRACK-04", "LUC-DRM-01")
def test_dreaming_again_goes_one_space_on_the_same_track() -> None:
    """Scenario 44: from Middle space 1 to Middle 5."""
    scene = seat_at(card(), card())
    a, _ = scene
    a.dreams("B-P1 G-P1")
    assert a.offers == {"dream-again", "return-exhaust"}
    a.does("dream-again", chance="B G Y R R")
    assert scene.marker == "middle 2"
    assert a.offers == {"put-back B", "put-back G", "put-back Y", "put-back R"}


@pytest.mark.rule("LUC-TRACK-04")
def test_the_track_of_the_turn_cannot_be_changed() -> None:
    scene = seat_at(card(), card())
    a, _ = scene
    a.dreams("B-P1")
    markers = [scene.marker]
    for rolled in ("G-P1 Y-P1", "R-P1 R-E R-H"):
        assert not any("sleep" in offer for offer in a.offers)
        a.dreams_again(rolled)
        markers.append(scene.marker)
        a.resolves_all()
    assert markers == ["light 1", "light 2", "light 3"]


@pytest.mark.rule("LUC-TRACK-05")
def test_on_the_last_space_only_rest_is_offered() -> None:
    """Scenario 43: A is on Light space 3 of 3."""
    scene = seat_at(card(shadows="Y"), card())
    a, _ = scene
    a.dreams("B-P1")
    a.dreams_again("G-P1 Y-P1")
    a.dreams_again("R-P1 R-E R-H")
    a.resolves_all()
    assert scene.marker == "light 3"
    assert a.offers == {"return-shadow Y-S", "return-exhaust"}


@pytest.mark.rule("LUC-TRACK-05")
def test_a_deep_sleeper_has_one_dream() -> None:
    scene = seat_at(card(shadows="Y"), card())
    a, _ = scene
    a.dreams("B-P1 G-P1 R-P1")
    assert a.offers == {"return-shadow Y-S", "return-exhaust"}


@pytest.mark.rule("LUC-TRACK-06", "LUC-TIME-08", "LUC-SETUP-06")
@pytest.mark.parametrize(("second", "next_turn"), [(card(), "B"), (gone(), "C")])
def test_after_a_rest_the_marker_is_off_and_the_next_player_is_on(second: Place, next_turn: str) -> None:
    """Scenario 57: A rested; an eliminated B is skipped."""
    scene = seat_at(card(), second, card())
    a, _, _ = scene
    a.dreams("B-P1 G-P1")
    assert scene.marker == "middle 1"
    a.does("return-exhaust")
    assert scene.marker == ""
    assert scene.turn == next_turn


@pytest.mark.rule("LUC-TRACK-06", "LUC-STEP1-01")
def test_next_turn_the_dreamer_chooses_afresh() -> None:
    scene = seat_at(card(), card())
    a, b = scene
    a.dreams("B-P1 G-P1")
    a.does("return-exhaust")
    b.dreams("Y-P1")
    b.does("return-exhaust")
    assert a.offers == {"sleep light", "sleep middle", "sleep deep"}
    a.dreams("Y-P1")
    assert scene.marker == "light 1"
