"""Matches and campaigns outlive the version under which they were stored."""

from typing import Any

import pytest
from seasons import rules as seasons

from dreamtable.games import rules_of
from dreamtable.kernel import AnyRules, Match
from gauntlet import checks, past
from gauntlet.games import ENTRIES, SEATINGS, Seating
from gauntlet.test_campaigns import RULES as CAMPAIGNS
from gauntlet.test_gauntlet import a_match, everywhere
from letters.game import RULES as LETTERS
from workshop.game import RULES as WORKSHOP

SMALL: list[AnyRules] = [WORKSHOP, LETTERS, seasons.RULES]
small = pytest.mark.parametrize("rules", SMALL, ids=lambda rules: rules.name)


def some_matches(rules: AnyRules, games: int = 4) -> list[Match[Any]]:
    """Return finished matches of a game that is only for tests."""
    return [
        checks.play_to_the_end(
            rules,
            rules.seats[number % len(rules.seats)],
            f"versions {number}",
            rules.options(),
            checks.policies(str(number))[number % 4],
            lambda _: None,
        )
        for number in range(games)
    ]


@everywhere
def test_a_match_goes_on_under_a_new_version_in_the_middle_of_any_question(seating: Seating) -> None:
    match = a_match(seating, seating.seats)
    past.a_new_version_goes_on(match, every=max(1, len(match.journal) // 60))


@small
def test_so_it_does_in_lanes_in_votes_and_in_letters(rules: AnyRules) -> None:
    for match in some_matches(rules):
        past.a_new_version_goes_on(match, every=1)


def test_votes_and_lanes_were_open_then() -> None:
    asked = {rule for match in some_matches(WORKSHOP) for rule in past.a_new_version_goes_on(match, every=5)}
    assert {"WRK-01", "WRK-05"} <= asked


@pytest.mark.parametrize("game", ENTRIES)
def test_what_no_longer_fits_is_asked_again_and_the_match_goes_on(game: str) -> None:
    seating = next(one for one in SEATINGS if one.game == game)
    match = a_match(seating, seating.seats)
    assert past.what_does_not_fit_is_asked_again(match, every=max(1, len(match.journal) // 12)) > 0


@small
def test_so_it_does_where_several_play_at_the_same_time(rules: AnyRules) -> None:
    lost = sum(past.what_does_not_fit_is_asked_again(match, every=1) for match in some_matches(rules))
    assert lost > 0


@pytest.mark.parametrize("rules", CAMPAIGNS, ids=lambda rules: rules.name)
def test_campaigns_go_on_under_a_new_version(rules: AnyRules) -> None:
    for number in range(3):
        seed = f"versions {rules.name} {number}"
        past.a_campaign_of_the_past_goes_on(checks.play_a_campaign(rules, seed, sessions=3), seed)


def test_every_game_reads_what_it_stores_itself() -> None:
    for game in ENTRIES:
        rules = rules_of(game)
        match = Match(rules, rules.seats[0], "stored")
        snapshot = match.snapshot()
        assert snapshot.version == rules.state_version
        state = rules.stored.state(snapshot.state, snapshot.version)
        assert checks.begun_again(match, state).hash() == match.hash()
