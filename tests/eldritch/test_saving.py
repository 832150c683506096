"""ELD-SAV: saving, taking back, leaving, and the record."""

import msgspec
import pytest

from dreamtable.games.eldritch.model import Table
from dreamtable.games.eldritch.rules import RULES
from dreamtable.kernel import Match, chance
from dreamtable.telling import tag_of
from eldritch.invariants import everything_is_there
from eldritch.kit import investigator, seat_at, wander


@pytest.mark.rule("ELD-SAV-01")
@pytest.mark.parametrize("players", [1, 4])
def test_a_game_saved_at_any_decision_goes_on_exactly_there(players: int) -> None:
    """A twin made from the last quiet point stands at the same decision, and stays the same to the end."""
    match: Match[Table] = Match(RULES, players, "saved")
    for seat in wander(match, "wish"):
        if len(match.journal) % 37 == 0:
            twin = match.fork()
            assert twin.hash() == match.hash()
            assert twin.question is not None
            assert match.question is not None
            assert twin.question.menus == match.question.menus
            assert (twin.question.rule, min(twin.due())) == (match.question.rule, seat)
        if len(match.journal) > 450:
            break
    twin = match.fork()
    whim = chance("on")
    for _ in range(150):
        if match.question is None:
            break
        seat = min(match.due())
        choice = whim.below(len(match.menu(seat)))
        match.choose(seat, choice)
        twin.choose(seat, choice)
    assert twin.hash() == match.hash()


@pytest.mark.rule("ELD-SAV-01")
def test_the_whole_state_is_plain_data() -> None:
    match: Match[Table] = Match(RULES, 3, "plain")
    for _ in wander(match, "plain"):
        if len(match.journal) > 200:
            break
    stored = msgspec.msgpack.encode(match.state)
    again = msgspec.msgpack.decode(stored, type=Table)
    assert again == match.state


@pytest.mark.rule("ELD-SAV-01")
@pytest.mark.parametrize("players", [1, 3, 6])
def test_the_state_holds_every_component_at_every_turn(players: int) -> None:
    options = RULES.read_options({"ancient_one": "random", "starting_rumor": True})
    match: Match[Table] = Match(RULES, players, "complete", options, listening=False)
    turns = 0
    for _ in wander(match, "complete"):
        if match.question is not None and match.question.rule == "ELD-ACT-01":
            turns += 1
            everything_is_there(match.state)
    assert turns > 10
    assert match.outcome is not None


@pytest.mark.rule("ELD-SAV-01")
def test_limits_used_this_round_are_saved() -> None:
    scene = seat_at(investigator(cards="ivory-die debt"))
    (a,) = scene
    a.does("perform debt", "reroll-with-card ivory-die 1", dice="1 1 2")
    twin: Match[Table] = Match(RULES, 1, "scene", scene.options, state=scene.state)
    assert twin.menu(0) == scene.match.menu(0)
    assert "perform debt" not in a.offers
    assert twin.state.used == scene.state.used != []


@pytest.mark.rule("ELD-SAV-02")
def test_a_choice_is_taken_back_while_nothing_was_rolled_or_revealed() -> None:
    match: Match[Table] = Match(RULES, 2, "undo", RULES.read_options({"ancient_one": "azathoth", "lead": 0}))
    match.choose(0, 0)
    match.choose(1, 0)
    before = match.hash()
    travel = next(n for n, move in enumerate(match.menu(0)) if tag_of(move) == "travel")
    match.choose(0, travel)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.hash() == before


@pytest.mark.rule("ELD-SAV-02")
def test_a_choice_is_not_taken_back_after_a_roll() -> None:
    scene = seat_at(investigator(cards="debt"))
    (a,) = scene
    a.does("perform debt")
    assert scene.told("rolled") != []
    assert not scene.match.can_undo(0)


@pytest.mark.rule("ELD-SAV-02")
def test_a_choice_is_not_taken_back_after_a_card_was_drawn() -> None:
    scene = seat_at(investigator(), phase="encounter", general="general-1")
    (a,) = scene
    a.does("meet general")
    assert not scene.match.can_undo(0)


@pytest.mark.rule("ELD-SAV-02")
def test_a_choice_is_not_taken_back_when_somebody_else_has_answered() -> None:
    scene = seat_at(investigator(), investigator())
    a, b = scene
    a.does("end-turn")
    b.does("travel chicago")
    assert not scene.match.can_undo(0)
    assert scene.match.can_undo(1)


@pytest.mark.rule("ELD-SAV-03")
def test_whoever_plays_a_seat_the_number_of_players_stays() -> None:
    """A match knows seats, not people: a seat left by its player is played on, and nothing changes."""
    match: Match[Table] = Match(RULES, 3, "leaving")
    for _ in wander(match, "somebody else"):
        assert match.state.players == 3
        assert len(match.state.people) == 3
        if len(match.journal) > 300:
            break
    assert match.seats == 3


@pytest.mark.rule("ELD-SAV-04")
def test_the_record_tells_every_roll_draw_payment_and_choice() -> None:
    scene = seat_at(
        investigator(clues=1, cards="necronomicon"), reserve="laudanum boat-hook ivory-die oak-bokken"
    )
    (a,) = scene
    a.does("perform necronomicon", "reroll-with-clue 1", dice="1 6")
    told = [one.split()[0] for one in scene.told()]
    assert told[:5] == ["performed", "spent", "test-began", "rolled", "clues-spent"]
    assert "rerolled A 1 6" in scene.told()
    assert told.count("card-gained") == 2


@pytest.mark.rule("ELD-SAV-04")
def test_every_decision_names_its_rule() -> None:
    match: Match[Table] = Match(RULES, 4, "rules")
    asked = set()
    for _ in wander(match, "rules"):
        assert match.question is not None
        asked.add(match.question.rule)
        if len(match.journal) > 500:
            break
    assert len(asked) > 10
    assert all(rule.startswith("ELD-") for rule in asked)


@pytest.mark.rule("ELD-SAV-04")
def test_secret_backs_appear_in_the_record_only_when_they_are_flipped() -> None:
    scene = seat_at(investigator(health=2, cards="mend-flesh:2"), investigator(cards="debt"))
    a, _ = scene
    back_events = {"card-flipped", "back-seen"}
    a.does("travel chicago")
    assert not back_events & {one.split()[0] for one in scene.told()}
    a.does("rest", "use mend-flesh", dice="5 1")
    assert scene.told("card-flipped", to="B") == ["card-flipped A mend-flesh 1"]
