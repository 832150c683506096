"""DRM-VAR, DRM-SAV: variants, and games that are interrupted."""

import msgspec
import pytest

from dreamtable.games.inception.model import Content, Step, Table
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import Match, from_bytes, record, replay, to_bytes
from inception.kit import CANCELLING, dream_lord, seat_at, thief, wander
from inception.notation import in_words


@pytest.mark.rule("DRM-VAR-01")
def test_the_first_game_is_played_without_body_swap() -> None:
    match = Match(RULES, 4, "first game", RULES.read_options({"preset": "first-game"}))
    moves = set()
    for seat in wander(match, "whim"):
        assert match.state.body_swaps is False
        moves |= {in_words(move).split()[0] for move in match.menu(seat)}
    assert "shoot" in moves
    assert "body-swap" not in moves
    assert any("character" in in_words(event) for _, event in match.events(0))


@pytest.mark.rule("DRM-VAR-02")
def test_the_teaching_game_has_no_characters_and_no_body_swap() -> None:
    match = Match(RULES, 5, "teaching", RULES.read_options({"teaching": True, "lord": 0}))
    assert match.question is not None
    assert list(match.question.menus) == [0]
    assert [in_words(move) for move in match.menu(0)] == ["hide 1", "hide 2", "hide 3", "hide 4"]
    match.choose(0, 2)
    assert match.state.vaults[3] == match.state.secret
    assert len(match.state.deck) == 95
    for _ in wander(match, "whim"):
        assert match.state.characters == [0] * 5
    assert match.outcome is not None
    assert not any("skill" in in_words(event) for _, event in match.events(0))


@pytest.mark.rule("DRM-VAR-02")
def test_characters_are_there_unless_the_host_leaves_them_out() -> None:
    match = Match(RULES, 4, "default")
    assert len(match.state.offered) == 4


@pytest.mark.rule("DRM-VAR-03")
def test_even_games_of_a_series_run_the_other_way_round() -> None:
    for clockwise, order in ((False, ["L", "T1", "T2", "T3", "L"]), (True, ["L", "T3", "T2", "T1", "L"])):
        scene = seat_at(turn="L", at="start", clockwise=clockwise)
        for _ in range(4):
            scene.next_turn()
        assert scene.told("turn-began") == [f"turn-began {name}" for name in order]


@pytest.mark.rule("DRM-VAR-03", "DRM-UNL-06")
def test_reactions_follow_the_turn_order_of_the_series_game() -> None:
    scene = seat_at(
        dream_lord(hand="serum"),
        thief(hand="unseal serum"),
        thief(hand="serum"),
        thief(hand="serum"),
        clockwise=True,
    )
    _, t1, *_ = scene
    t1.does("unlock")
    asked = []
    while scene.rule == CANCELLING:
        asked.append(scene.asked)
        scene.idle()
    assert asked == ["T1", "L", "T3", "T2"]


@pytest.mark.rule("DRM-VAR-04")
def test_three_points_for_winners_and_one_more_for_a_loyal_bribed_thief() -> None:
    scene = seat_at(
        dream_lord(),
        thief(hand="unseal", level=4),
        thief(bribes="fail"),
        thief(bribes="deal fail"),
        players=5,
        locks="5 4 3 1",
    )
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.outcome.scores == [0, 3, 4, 0, 3]


@pytest.mark.rule("DRM-VAR-04")
def test_the_winners_on_the_lord_side_get_three_points() -> None:
    scene = seat_at(
        dream_lord(), thief(bribes="deal fail"), thief(bribes="fail"), thief(), players=5, at="start", left=2
    )
    assert scene.outcome.scores == [3, 3, 0, 0, 0]


@pytest.mark.rule("DRM-SAV-01")
@pytest.mark.parametrize("seats", [4, 6])
def test_an_interrupted_game_goes_on_exactly_where_it_stopped(seats: int) -> None:
    match = Match(RULES, seats, "interrupted")
    asked = 0
    for _ in wander(match, "whim"):
        asked += 1
        if asked % 23:
            continue
        again = replay(from_bytes(to_bytes(record(match))), RULES)
        assert again.hash() == match.hash()
        assert again.question is not None
        assert match.question is not None
        assert (again.question.rule, again.question.menus) == (match.question.rule, match.question.menus)
        for seat in range(seats):
            assert again.view(seat) == match.view(seat)
            assert again.events(seat) == match.events(seat)
    assert asked > 60


def catch_up(again: Match[Table], match: Match[Table], answered: int) -> int:
    """Give a stored game the answers that the original got since then."""
    for seat, choice, *_ in match.journal[answered:]:
        again.choose(seat, choice)
    return len(match.journal)


@pytest.mark.rule("DRM-SAV-01")
def test_what_is_stored_between_two_questions_is_all_there_is() -> None:
    """A game started from its stored table goes on like the original, hidden knowledge included."""
    compared = 0
    for n in range(8):
        match = Match(RULES, 5, f"stored {n}")
        for _ in wander(match, f"whim {n}"):
            if match.state.step is Step.DRAW and len(match.journal) > 40:
                break
        if match.outcome is not None:
            continue
        compared += 1
        stored = msgspec.json.decode(msgspec.json.encode(match.state), type=Table)
        again = Match(RULES, 5, match.seed, match.options, state=stored)
        answered = len(match.journal)
        for _ in wander(match, f"later {n}"):
            answered = catch_up(again, match, answered)
            assert again.question == match.question
            assert [again.view(seat) for seat in range(5)] == [match.view(seat) for seat in range(5)]
        catch_up(again, match, answered)
        assert again.outcome == match.outcome
    assert compared >= 4


@pytest.mark.rule("DRM-SAV-02")
def test_knowledge_of_a_vault_follows_the_card() -> None:
    scene = seat_at(
        dream_lord("chess"), thief(hand="peek unseal", bribes="deal fail"), secret=3, locks="1 3 2 1"
    )
    lord, t1, t2, _ = scene
    t1.does("peek", "look-at 3")
    assert t1.view.vaults[1:] == [None, None, Content.SECRET, None]
    t1.does("unlock")
    scene.all_pass()
    lord.does("decline")
    assert t1.view.vaults[1:] == [Content.GOLD, None, Content.SECRET, None]
    scene = seat_at(
        dream_lord("chess"),
        thief(hand="peek", bribes="deal fail"),
        thief(hand="unseal", level=2),
        secret=3,
        locks="4 1 2 1",
    )
    lord, t1, t2, _ = scene
    t1.does("peek", "look-at 2", "end-phase")
    scene.until("T2")
    t2.unlocks()
    lord.does("transpose 4")
    assert t1.view.vaults[1:] == [None, Content.GOLD, None, Content.GOLD]
    assert t1.view.looked[4] == [1]
