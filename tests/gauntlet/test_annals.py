"""What is told of a match when it is over: in every game, for every seat, in every language."""

from typing import Any, get_args

import pytest

from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, Event, Match
from dreamtable.telling import story_of, tag_of, telling_of
from gauntlet.games import seatings_of
from gauntlet.test_gauntlet import a_match
from gauntlet.test_guide import games, readable, speakers_of


def turning_kinds(game: str) -> list[type[Event]]:
    """Return the events of a game with which a match may turn."""
    kinds: list[type[Event]] = list(get_args(rules_of(game).events))
    return [kind for kind in kinds if kind.turning or kind.is_turning_point is not Event.is_turning_point]


@games
def test_every_turning_point_has_a_name_in_every_language(game: str) -> None:
    kinds = turning_kinds(game)
    assert len(kinds) > 2
    for kind in kinds:
        for speaker in speakers_of(game):
            assert speaker.has(f"turning-{kind.__struct_config__.tag}"), f"{speaker.lang}: {kind.__name__}"


@games
def test_the_log_of_every_game_has_headings(game: str) -> None:
    assert any(kind.heads for kind in get_args(rules_of(game).events))


@games
def test_the_end_is_told_to_every_seat_in_every_language(game: str) -> None:
    speakers = speakers_of(game)
    for seating in seatings_of(game):
        match = a_match(seating, seating.seats)
        for seat in (*range(match.seats), WATCHER):
            story = story_of(match, [seat] if seat != WATCHER else [])
            assert len(story.deeds.seats) == match.seats
            assert all(story.deeds.seats)
            assert story.deeds.together
            for speaker in speakers:
                words = [*story.deeds.together, *(word for words in story.deeds.seats for word in words)]
                texts = [speaker.word(word) for word in (*words, *(curve.word for curve in story.curves))]
                for point in story.turning:
                    texts += [speaker.turning(point.event), speaker.event(point.event)]
                for text in texts:
                    assert readable(text), text


@games
def test_the_course_of_a_match_is_drawn_from_its_beginning_to_its_end(game: str) -> None:
    changed = 0
    for seating in seatings_of(game):
        match = a_match(seating, seating.seats + 1)
        annals = telling_of(match.rules).annals
        assert annals is not None
        story = story_of(match, [0])
        last = annals.gauges(match.view(WATCHER))
        assert [curve.values[-1] for curve in story.curves] == [gauge.value for gauge in last]
        for curve in story.curves:
            assert 1 < len(curve.values) <= 80
            assert all(0 <= value <= curve.most for value in curve.values)
            changed += len(set(curve.values)) > 1
    assert changed > 2


@games
def test_a_match_turns_for_whoever_learns_of_it_and_where_the_replay_shows_it(game: str) -> None:
    turned = 0
    for seating in seatings_of(game):
        match = a_match(seating, seating.seats + 2)
        for seat in (*range(match.seats), WATCHER):
            story = story_of(match, [seat] if seat != WATCHER else [])
            known = [in_the_end(match, number, event) for number, event in match.events(seat)]
            turning = [event for event in known if event.is_turning_point()]
            assert [point.event for point in story.turning] == turning
            for point in story.turning[:3]:
                assert point.event in told_by(match, seat, point.answers)
            turned += len(turning)
    assert turned


def in_the_end(match: Match[Any], number: int, event: Event) -> Event:
    """Return what somebody who learned of an event knows of it once the match is over."""
    happened = match.told_from(0)[number]
    return happened if happened.open_at_end else event


def told_by(match: Match[Any], seat: int, answers: int) -> list[Event]:
    """Return what a seat learned from one answer, as it knows it in the end."""
    again = match.fork(answers - 1, listening=True)
    before = again.happened
    by, choice, _, _ = match.journal[answers - 1]
    again.choose(by, choice)
    return [in_the_end(again, number, event) for number, event in again.events(seat, before)]


@pytest.mark.rule("DRM-TRT-01", "DRM-BRB-08")
def test_only_those_who_see_a_deal_know_that_somebody_turned() -> None:
    from dreamtable.games.inception.events import BribeGiven
    from dreamtable.games.inception.model import DEAL, FAIL

    given = BribeGiven(2, 0, False, DEAL)
    assert [given.seen_by(seat).is_turning_point() for seat in (0, 1, 2, WATCHER)] == [
        False,
        False,
        True,
        False,
    ]
    assert BribeGiven(2, 0, True, DEAL).seen_by(0).is_turning_point()
    assert not BribeGiven(2, 0, False, FAIL).is_turning_point()
    assert tag_of(given) == "bribe-given"
