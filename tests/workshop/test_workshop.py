"""Everybody plays at the same time: the gauntlet passes an honest game of lanes, and notices each fault."""

from collections.abc import Callable
from typing import Any

import pytest

from dreamtable.kernel import WATCHER, Match
from dreamtable.lang import LANGUAGES, Speaker
from gauntlet import checks
from workshop.game import RULES, TILES, Decides, Leak, Table, WorkshopOptions


def conserved(s: Table) -> None:
    """No tile and no part is lost."""
    assert sorted([*s.bag, *(tile for bench in s.benches for tile in bench.tiles)]) == list(range(TILES))
    assert s.shelf + sum(bench.parts for bench in s.benches) == len(s.benches) + 1


def matches(leak: Leak = Leak.NOTHING, games: int = 12) -> list[Match[Any]]:
    """Return some finished matches of Workshop."""
    found = []
    for number in range(games):
        policy = checks.policies(str(number))[number % 4]
        options = WorkshopOptions(leak=leak, decides=Decides(number % 2))
        found.append(checks.play_to_the_end(RULES, 1 + number % 4, str(number), options, policy, conserved))
    return found


def check_all(check: Callable[[Match[Any]], None], found: list[Match[Any]]) -> None:
    """Do a check with all matches."""
    for match in found:
        check(match)


def test_an_honest_game_of_lanes_passes_every_check() -> None:
    for match in matches():
        checks.the_record_gives_the_same_match(match)
        checks.forks_and_undo_equal_the_original(match)
        checks.forks_of_one_question_are_alike(match)
        checks.nothing_leaks(match)
        checks.everything_survives_the_wire(match)


def test_in_lanes_nobody_is_disturbed_by_what_others_do_or_take_back() -> None:
    told = [checks.one_lane_does_not_disturb_another(match) for match in matches(games=24)]
    assert sum(back for back, _ in told) > 100, "answers were taken back after which others had answered"
    assert sum(built_on for _, built_on in told) > 10, "others had built on some"


def test_a_menu_in_the_midst_of_a_lane_that_is_not_offered_anew_is_noticed() -> None:
    found = matches(Leak.IN_A_LANE)
    with pytest.raises(AssertionError, match="dreams of menus that it can't know"):
        check_all(checks.nothing_leaks, found)


def test_a_lane_that_changes_something_between_its_head_and_its_question_is_noticed() -> None:
    found = matches(Leak.AT_THE_HEAD)
    with pytest.raises(AssertionError, match="fork at"):
        check_all(checks.forks_and_undo_equal_the_original, found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_asked_offered_and_told_has_its_words(lang: str) -> None:
    speaker = Speaker(lang, RULES)
    for match in matches():
        again: Match[Any] = Match(RULES, match.seats, match.seed, match.options)
        for seat, choice, move, _ in match.journal:
            question = again.question_of(seat)
            assert question is not None
            assert speaker.question(question)
            assert speaker.move(move)
            again.choose(seat, choice)
        assert all(speaker.event(event) for viewer in (0, WATCHER) for _, event in match.events(viewer))
        assert match.outcome is not None
        assert speaker.has(f"reason-{match.outcome.reason}")
    for kind in checks.subtypes(RULES.moves):
        assert speaker.has(f"move-{kind.__struct_config__.tag}")
