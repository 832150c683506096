"""What newcomers get, in every game: its rules in short, and a first game that is right for them."""

from dreamtable.games import manifest_of, rules_of
from dreamtable.kernel import Alarm, Match
from dreamtable.server.offers import read_options
from gauntlet.test_guide import games, guide_of, readable, speakers_of


@games
def test_the_rules_in_short_are_the_same_lines_in_every_language(game: str) -> None:
    lines = []
    for speaker in speakers_of(game):
        said = [speaker.say(f"summary-{line}") for line in range(1, 20) if speaker.has(f"summary-{line}")]
        assert all(readable(text) for text in said)
        lines.append(len(said))
    assert 6 <= min(lines) == max(lines) <= 10


@games
def test_a_first_game_can_be_dealt(game: str) -> None:
    first = manifest_of(game).first_game
    assert first is not None
    rules = rules_of(game)
    options = read_options(rules, dict(first.options), first.seats)
    match = Match(rules, first.seats, "first", options, mode=first.mode)
    assert match.outcome is None
    assert match.due()
    guide = guide_of(game)
    assert {guide.standing(match.view(seat)).alarm for seat in range(match.seats)} == {Alarm.CALM}
