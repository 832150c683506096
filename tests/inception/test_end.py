"""DRM-END: how the game ends, and who wins."""

import random

import msgspec
import pytest

from dreamtable.games.inception.events import BribeGiven
from dreamtable.games.inception.model import Content, Face, Table
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import WATCHER, Match
from dreamtable.server.replays import timeline
from dreamtable.server.texts import Names
from dreamtable.telling import Story, story_of
from inception.kit import PLAYING, dream_lord, seat_at, thief


@pytest.mark.rule("DRM-END-05")
def test_the_game_goes_on_with_all_thieves_in_limbo() -> None:
    """Scenario A-09: all thieves are in Limbo, and the turn ends."""
    scene = seat_at(dream_lord(), thief(level=0), thief(level=0), thief(level=0), turn="L")
    lord, *_ = scene
    lord.does("end-phase")
    assert scene.goes_on
    scene.until("L")
    assert scene.goes_on


@pytest.mark.rule("DRM-END-05")
def test_the_game_goes_on_without_a_lord_bribes_or_gold() -> None:
    scene = seat_at(
        dream_lord(level=0),
        thief(hand="unseal", bribes="deal fail", level=3),
        locks="0 0 1 1",
    )
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.open_vaults == [1, 2, 3]
    assert scene.goes_on
    assert scene.asked == "T1"


@pytest.mark.rule("DRM-END-01")
def test_the_open_secret_ends_the_game_and_nothing_else_is_resolved() -> None:
    scene = seat_at(
        dream_lord("harbor"),
        thief("extractor", hand="unseal", level=2),
        thief("space-queen"),
        secret=2,
        locks="4 1 2 1",
    )
    _, t1, *_ = scene
    t1.unlocks()
    assert (scene.winners, scene.outcome.reason) == ("T1 T2 T3", "secret-opened")
    assert scene.told("bribe-given", "bribe-withheld", "rolled", "drew") == []


@pytest.mark.rule("DRM-END-02")
def test_the_last_card_drawn_ends_the_game_not_the_first_failed_draw() -> None:
    scene = seat_at(turn="T1", at="start", left=3)
    assert scene.goes_on
    assert scene.left == 1
    scene = seat_at(turn="T1", at="start", left=2)
    assert (scene.winners, scene.outcome.reason) == ("L", "deck-empty")


@pytest.mark.rule("DRM-END-02")
def test_the_last_cards_may_not_be_used() -> None:
    scene = seat_at(dream_lord(), thief(level=4), at="start", deck="unseal serum", left=2)
    _, t1, *_ = scene
    assert t1.hand == "unseal serum"
    assert scene.asked == ""
    assert scene.winners == "L"


@pytest.mark.rule("DRM-END-03")
def test_the_discard_pile_is_never_shuffled_back() -> None:
    scene = seat_at(turn="T1", at="start", left=5)
    pile = scene.pile
    assert len(pile.split()) == 97
    scene.next_turn()
    scene.next_turn()
    assert scene.outcome.reason == "deck-empty"
    assert scene.pile == pile


@pytest.mark.rule("DRM-END-04", "DRM-HBR-04")
def test_in_harbor_the_second_vault_without_the_secret_ends_the_game() -> None:
    scene = seat_at(dream_lord("harbor"), thief(hand="unseal", level=2), locks="0 1 2 1")
    _, t1, *_ = scene
    t1.unlocks()
    assert (scene.winners, scene.outcome.reason) == ("L", "vaults-lost")


@pytest.mark.rule("DRM-END-04")
def test_in_harbor_the_secret_as_second_vault_is_still_the_secret() -> None:
    scene = seat_at(dream_lord("harbor"), thief(hand="unseal", level=2), locks="0 1 2 1", secret=2)
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.winners == "T1 T2 T3"


@pytest.mark.rule("DRM-END-06")
def test_a_whole_side_wins_wherever_its_players_are() -> None:
    scene = seat_at(
        dream_lord(level=0), thief(level=0, bribes="deal"), thief(level=0), turn="T2", at="start", left=2
    )
    assert scene.winners == "L T1"
    scene = seat_at(dream_lord(), thief(hand="unseal", level=4), thief(level=0), thief(level=2))
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.winners == "T1 T2 T3"


@pytest.mark.rule("DRM-END-06", "DRM-TRT-02")
def test_a_traitor_who_opens_the_secret_loses() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal", level=4, bribes="deal"))
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.winners == "T2 T3"


@pytest.mark.rule("DRM-END-07")
def test_after_the_end_everything_is_shown() -> None:
    scene = seat_at(
        dream_lord(hand="shoot"),
        thief(hand="unseal serum", level=4),
        thief(hand="peek", bribes="deal"),
    )
    lord, t1, _, t3 = scene
    assert t3.view.hands[1] == []
    t1.unlocks()
    for player in (lord, t1, t3):
        view = player.view
        assert view.hands == scene.state.hands
        assert view.vaults[1:] == [Content.GOLD, Content.GOLD, Content.GOLD, Content.SECRET]
        assert (view.undealt, view.bribes[2]) == ([Face.FAIL], [Face.DEAL])
        assert view.top == list(reversed(scene.state.deck))
        assert player.heard("game-ended") == ["game-ended T1 T3 T2 0 3 0 3 secret-opened"]


@pytest.mark.rule("DRM-END-08")
def test_the_first_event_that_ends_the_game_decides() -> None:
    scene = seat_at(dream_lord(), thief("dream-interpreter", hand="unseal", level=4), left=2)
    _, t1, *_ = scene
    t1.does("unlock", "draw 2")
    assert scene.outcome.reason == "deck-empty"
    scene = seat_at(dream_lord(), thief("extractor", hand="unseal", level=4), thief("space-queen"), left=1)
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.outcome.reason == "secret-opened"


@pytest.mark.rule("DRM-END-08")
def test_only_a_draw_takes_cards_from_the_deck() -> None:
    scene = seat_at(
        dream_lord(), thief(hand="shoot serum peek unseal pull", bribes="deal fail"), left=1, locks="4 3 2 1"
    )
    _, t1, *_ = scene
    t1.does("shoot L", "travel 2", "peek", "look-at 1", "mind-pull L", chance="6")
    t1.unlocks()
    assert (scene.left, scene.rule) == (1, PLAYING)
    t1.does("end-phase")
    assert scene.outcome.reason == "deck-empty"


def betrayed() -> Match[Table]:
    """Return a finished match in which somebody was given a DEAL, by chance."""
    for number in range(100):
        match: Match[Table] = Match(RULES, 4, f"betrayed {number}")
        chance = random.Random(number)
        while match.question is not None:
            seat = match.due()[0]
            match.answer(seat, chance.choice(match.menu(seat)))
        if any(isinstance(event, BribeGiven) and event.face is Face.DEAL for event in match.told_from(0)):
            return match
    raise AssertionError("Nobody is ever bribed.")


def deals(story: Story) -> list[BribeGiven]:
    """Return the betrayals among the turning points of a match."""
    return [point.event for point in story.turning if isinstance(point.event, BribeGiven)]


@pytest.mark.rule("DRM-END-07", "DRM-TRT-04")
def test_a_betrayal_is_a_turning_point_for_everybody_once_the_match_is_over() -> None:
    match = betrayed()
    given = [event for event in match.told_from(0) if isinstance(event, BribeGiven)]
    struck = [event for event in given if event.face is Face.DEAL]
    for seat in (*range(match.seats), WATCHER):
        assert deals(story_of(match, [seat] if seat != WATCHER else [])) == struck
        steps = msgspec.json.decode(timeline(match, [], Names(["A", "B", "C", "D"]), seat, "en"))
        turning = [info["turning"] for step in steps for info in step["events"]]
        assert turning.count("A deal is struck") == len(struck)


@pytest.mark.rule("DRM-TRT-04")
def test_a_betrayal_is_nobody_elses_turning_point_while_the_match_goes_on() -> None:
    whole = betrayed()
    match = whole.fork(whole.answers - 1, listening=True)
    assert match.outcome is None
    for seat in range(match.seats):
        struck = [event for event in deals(story_of(match, [seat])) if seat not in (event.seat, event.by)]
        assert struck == []
