"""ELD-NEW, ELD-ELM: new investigators, and players who are out of the game."""

import pytest

from eldritch.kit import fallen, investigator, nobody, seat_at


@pytest.mark.rule("ELD-NEW-01")
def test_new_investigators_come_at_the_end_of_the_mythos_phase() -> None:
    scene = seat_at(investigator(health=1), investigator())
    a, b = scene
    a.tries("lose: {health: 1}")
    b.does("end-turn", "meet general")
    assert len(scene.told("mythos-drawn")) == 1
    assert (scene.asked, scene.rule) == ("A", "ELD-NEW-02")


@pytest.mark.rule("ELD-NEW-01")
def test_the_lead_chooses_the_order_of_several_new_investigators() -> None:
    scene = seat_at(investigator(), nobody(), nobody(), phase="end")
    a, b, c = scene
    assert a.offered("bring") == {"B", "C"}
    a.does("bring C")
    c.does("choose-investigator song-yulan")
    assert scene.asked == "A"
    a.does("bring B")
    assert "choose-investigator song-yulan" not in b.offers


@pytest.mark.rule("ELD-NEW-02", "ELD-SET-06", "ELD-SET-07", "ELD-SET-08")
def test_a_new_investigator_begins_as_in_set_up() -> None:
    scene = seat_at(investigator(), nobody(), phase="end")
    b = scene.player("B")
    b.does("choose-investigator ingrid-solheim")
    assert (b.space, b.health, b.sanity, b.cards, b.tickets) == (
        "liverpool",
        7,
        5,
        ["sledge-compass"],
        "ship",
    )


@pytest.mark.rule("ELD-NEW-02")
def test_nobody_can_choose_an_investigator_who_is_or_was_in_play() -> None:
    # acceptance 62
    scene = seat_at(
        investigator("ingrid-solheim"),
        nobody(),
        investigator("song-yulan"),
        phase="action",
        turn="C",
        fallen=(fallen("rafael-quintana", seat="B"),),
    )
    scene.player("C").tries("devour: you")
    scene.until("end")
    scene.player("A").does("bring B")
    names = {"ingrid-solheim", "song-yulan", "rafael-quintana"}
    chosen = scene.player("B").offered("choose-investigator")
    assert len(chosen) == 9
    assert not names & chosen


@pytest.mark.rule("ELD-NEW-03")
def test_a_named_starting_card_comes_from_the_reserve_or_the_pile() -> None:
    scene = seat_at(
        investigator(), nobody(), phase="end", reserve="sledge-compass laudanum ivory-die boat-hook"
    )
    b = scene.player("B")
    b.does("choose-investigator ingrid-solheim")
    assert b.cards == ["sledge-compass"]
    assert len(scene.reserve) == 4
    assert "sledge-compass" not in scene.reserve
    pile = seat_at(investigator(cards="boat-hook"), nobody(), phase="action")
    pile.player("A").tries("discard: {asset: 1}")
    pile.until("end")
    pile.player("B").does("choose-investigator moana-rewi")
    assert pile.player("B").cards == ["boat-hook"]


@pytest.mark.rule("ELD-NEW-03")
def test_he_starts_without_what_somebody_else_or_a_fallen_one_has() -> None:
    scene = seat_at(investigator(cards="boat-hook"), nobody(), phase="end")
    scene.player("B").does("choose-investigator moana-rewi")
    assert scene.player("B").cards == []
    lying = seat_at(
        investigator(),
        nobody(),
        phase="end",
        fallen=(fallen("ingrid-solheim", seat="B", cards="boat-hook"),),
    )
    lying.player("B").does("choose-investigator moana-rewi")
    assert lying.player("B").cards == []


@pytest.mark.rule("ELD-NEW-04")
def test_without_an_investigator_to_choose_a_player_is_eliminated() -> None:
    scene = seat_at(investigator(), nobody(), phase="end", unused="")
    assert scene.told("eliminated") == ["eliminated B"]
    assert scene.running


@pytest.mark.rule("ELD-NEW-04", "ELD-ELM-02")
def test_once_the_ancient_one_is_awake_nobody_chooses_a_new_investigator() -> None:
    scene = seat_at(investigator(), nobody(), phase="end", ancient_one="cthulhu", awake=True)
    assert scene.told("eliminated") == ["eliminated B"]
    assert scene.rule == "ELD-ACT-01"


@pytest.mark.rule("ELD-NEW-05", "ELD-RND-03")
def test_the_lead_token_may_go_to_the_new_investigator_in_the_same_end_step() -> None:
    scene = seat_at(investigator(), nobody(), phase="end")
    a, b = scene
    b.does("choose-investigator ingrid-solheim")
    assert a.offered("give-lead") == {"A", "B"}
    a.does("give-lead B")
    assert scene.lead == "B"


@pytest.mark.rule("ELD-NEW-06")
def test_the_defeat_of_all_is_no_loss_while_the_ancient_one_sleeps() -> None:
    scene = seat_at(investigator(health=1), investigator(health=1), mythos="false-prophet", gate_stack="rio")
    a, _ = scene
    a.tries("{lose: {health: 1}, who: each}")
    assert scene.running
    assert len(scene.told("mythos-drawn")) == 1
    assert (scene.asked, scene.rule) == ("A", "ELD-NEW-02")
    assert not scene.told("encounter-began")


@pytest.mark.rule("ELD-NEW-06")
def test_without_investigators_the_last_lead_makes_the_leads_decisions() -> None:
    scene = seat_at(
        nobody(),
        nobody(),
        investigator(health=1),
        lead="C",
        mythos="earth-tremor",
        monsters="ghoul@chicago",
        gate_stack="rio",
    )
    scene.player("C").tries("lose: {health: 1}")
    assert (scene.asked, scene.rule) == ("C", "ELD-MAP-08")
    assert "pick-space new-orleans" in scene.player("C").offers


@pytest.mark.rule("ELD-NEW-06", "ELD-RND-04")
def test_the_next_clockwise_of_a_team_without_a_lead_brings_the_first_and_leads() -> None:
    scene = seat_at(nobody(), nobody(), nobody(), lead="B", phase="end")
    assert scene.asked == "C"
    scene.player("C").does("choose-investigator song-yulan")
    assert scene.lead == "C"
    assert scene.player("C").offered("bring") == {"A", "B"}


# ELD-ELM


@pytest.mark.rule("ELD-ELM-01")
@pytest.mark.parametrize("step", ["lose: {health: 9}", "devour: you"])
def test_who_falls_to_an_awake_ancient_one_is_eliminated(step: str) -> None:
    scene = seat_at(investigator(), investigator(), ancient_one="cthulhu", awake=True)
    a, _ = scene
    a.tries(step)
    assert scene.state.eliminated == [0]
    scene.until("action")
    assert scene.asked == "B"
    assert not scene.told("investigator-chosen")


@pytest.mark.rule("ELD-ELM-03", "ELD-WIN-05")
def test_when_all_are_eliminated_the_team_loses_at_once() -> None:
    scene = seat_at(investigator(health=1), nobody(), ancient_one="cthulhu", awake=True, eliminated="B")
    scene.player("A").tries("[{lose: {health: 1}}]")
    assert scene.outcome.reason == "eliminated"
    assert scene.outcome.winners == []


@pytest.mark.rule("ELD-ELM-01", "ELD-GEN-01")
def test_who_is_eliminated_still_wins_with_the_team() -> None:
    scene = seat_at(
        investigator(),
        nobody(),
        ancient_one="cthulhu",
        awake=True,
        eliminated="B",
        final_solved=True,
        solved=2,
        mystery="mystery-father-dagon",
    )
    scene.player("A").tries("mystery: solve")
    assert scene.outcome.winners == [0, 1]
