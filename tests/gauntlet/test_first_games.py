"""What newcomers get, in every game: its rules in short, and a first game that is right for them."""

from typing import Any

import pytest

from dreamtable.games import manifest_of, rules_of
from dreamtable.games.lessons import ref_here
from dreamtable.kernel import Match
from dreamtable.server.offers import first_pick, read_options
from dreamtable.telling import Alarm, refs_of, tag_of
from gauntlet.test_guide import games, guide_of, readable, speakers_of


@games
def test_the_rules_in_short_are_the_same_lines_in_every_language(game: str) -> None:
    lines = []
    for speaker in speakers_of(game):
        said = [speaker.say(f"summary-{line}") for line in range(1, 20) if speaker.has(f"summary-{line}")]
        assert all(readable(text) for text in said)
        lines.append(len(said))
    assert 6 <= min(lines) == max(lines) <= 10


def a_first_game(game: str) -> Match[Any]:
    """Return the match that a newcomer to a game is dealt."""
    first = manifest_of(game).first_game
    assert first is not None
    rules = rules_of(game)
    options = read_options(rules, dict(first.options), first.seats)
    return Match(rules, first.seats, "first", options, mode=first.mode)


@games
def test_a_first_game_can_be_dealt(game: str) -> None:
    match = a_first_game(game)
    assert match.outcome is None
    assert match.due()
    guide = guide_of(game)
    assert {guide.standing(match.view(seat)).alarm for seat in range(match.seats)} == {Alarm.CALM}


@games
def test_what_is_recommended_has_a_reason_in_every_language(game: str) -> None:
    first = manifest_of(game).first_game
    assert first is not None
    picks = [ref for refs in first.picks.values() for ref in refs]
    for speaker in speakers_of(game):
        reasons = [speaker.say(first_pick(ref)) for ref in picks if speaker.has(first_pick(ref))]
        assert len(set(reasons)) == len(picks)
        assert all(readable(reason) for reason in reasons)


@pytest.mark.parametrize(
    ("game", "move"),
    [("eldritch", "choose-investigator"), ("tamashii", "pick-colour"), ("etherfields", "pick-dreamer")],
)
def test_a_newcomer_is_asked_at_once_for_what_is_recommended(game: str, move: str) -> None:
    first = manifest_of(game).first_game
    assert first is not None
    offered = {ref for one in a_first_game(game).menu(0) if tag_of(one) == move for ref in refs_of(one)}
    recommended = {ref_here(rules_of(game), game, ref) for ref in first.picks[move]}
    assert recommended < offered


@pytest.mark.rule("DRM-VAR-02")
def test_the_first_game_of_inception_city_is_the_teaching_game() -> None:
    match = a_first_game("inception")
    assert not match.state.offered
    assert not any(match.state.characters)
