"""ELD-WIN: how the game is won and lost."""

import pytest

from eldritch.kit import investigator, nobody, seat_at


@pytest.mark.rule("ELD-WIN-01", "ELD-WIN-09")
def test_three_mysteries_win_at_once_while_the_ancient_one_sleeps() -> None:
    # acceptance 30
    scene = seat_at(investigator(), investigator(), mystery="the-nine-angles", solved=2)
    scene.player("A").tries("[{mystery: solve}, {doom: {advance: 20}}, {gain: {clue: 1}}]")
    assert (scene.outcome.reason, scene.outcome.winners) == ("solved", [0, 1])
    assert not scene.told("doom-moved", "clue-gained", "mystery-drawn")


@pytest.mark.rule("ELD-WIN-02")
@pytest.mark.parametrize("last", ["mystery", "final"])
def test_awake_the_three_and_the_final_mystery_win_in_any_order(last: str) -> None:
    scene = seat_at(
        investigator(),
        ancient_one="cthulhu",
        awake=True,
        mystery="the-sleepers-chorus",
        solved=2,
        monsters="great-cthulhu@boston",
    )
    steps = ["{mystery: solve}", "{hurt: {which: great-cthulhu, num: 6}}"]
    first, second = steps if last == "final" else steps[::-1]
    scene.player("A").tries(first)
    assert scene.running
    scene.player("A").tries(second)
    assert scene.outcome.reason == "solved"


@pytest.mark.rule("ELD-WIN-03")
def test_a_component_may_say_that_the_team_wins() -> None:
    scene = seat_at(investigator(), investigator())
    scene.player("A").tries("win: true")
    assert scene.outcome.winners == [0, 1]


@pytest.mark.rule("ELD-WIN-04")
def test_the_awakened_sheet_says_how_the_game_is_lost() -> None:
    yog = seat_at(investigator(), ancient_one="yog-sothoth", awake=True, on_sheet=1)
    yog.player("A").tries("doom: {advance: 1}")
    assert yog.outcome.reason == "awakened"
    shub = seat_at(
        investigator(), ancient_one="shub-niggurath", awake=True, cup="", monsters="the-black-goat@congo"
    )
    shub.player("A").tries("doom: {advance: 1}")
    assert (shub.outcome.reason, shub.outcome.winners) == ("awakened", [])


@pytest.mark.rule("ELD-WIN-05")
def test_the_team_loses_when_all_players_are_eliminated() -> None:
    scene = seat_at(
        investigator(health=1),
        investigator(health=1),
        nobody(),
        ancient_one="cthulhu",
        awake=True,
        eliminated="C",
    )
    scene.player("A").tries("{lose: {health: 1}, who: each}")
    assert scene.outcome.reason == "eliminated"


@pytest.mark.rule("ELD-WIN-06")
def test_a_rumor_may_lose_the_game() -> None:
    scene = seat_at(investigator(), ongoing="the-unlit-lamps:1")
    scene.player("A").tries("reckoning: resolve")
    assert (scene.outcome.reason, scene.outcome.winners) == ("rumor", [])


@pytest.mark.rule("ELD-WIN-07", "ELD-MYT-12")
def test_the_end_step_may_still_win_when_no_mythos_card_is_left() -> None:
    # acceptance 42
    scene = seat_at(
        investigator(),
        phase="mythos",
        mythos="",
        mythos_left=0,
        solved=2,
        mystery="the-widening-eye",
        on_mystery=1,
    )
    assert scene.outcome.reason == "solved"


@pytest.mark.rule("ELD-WIN-08", "ELD-CBT-09")
def test_win_and_loss_at_the_same_moment_is_a_win() -> None:
    # acceptance 65
    scene = seat_at(
        investigator(at="south-pacific", health=1, sanity=6),
        ancient_one="cthulhu",
        awake=True,
        solved=3,
        monsters="great-cthulhu@south-pacific:5",
        phase="encounter",
        dice="5 5",
    )
    assert scene.told("lost")[-1] == "lost A 1 0"
    assert scene.outcome.reason == "solved"


@pytest.mark.rule("ELD-WIN-09")
def test_after_the_end_nothing_is_asked_any_more() -> None:
    scene = seat_at(investigator(), investigator(), doom=1, phase="mythos", mythos="one-night-everywhere")
    assert not scene.running
    assert (scene.asked, scene.match.question) == ("", None)
    assert not scene.told("round-began")
