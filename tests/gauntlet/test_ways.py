"""Ways through the checks of the gauntlet: campaigns survive a file, nothing leaks, nothing is lost."""

from functools import lru_cache

import pytest

from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.losses import AWAKENING
from dreamtable.games.etherfields.model import Dream, Saga
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.lessons import hints_of
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES
from etherfields.invariants import all_is_there
from gauntlet import checks, secrets

OPENS: list[str] = ["wisdom II-41 M", "wisdom II-40 A", "season II-41 I3", "gate I-02 X", "gate I-03 X"]
OPENS += [f"world-tile II-38 {letter}" for letter in "BAC"]
OPENS += [f"add-slumber {code}" for code in ("II-20 A", "II-21 A", "II-21 B", "II-37 A")]
OPENS += ["shopping II-41 C", "shopping II-41 C", AWAKENING]
"""What the first Dream leaves."""
MOST = 4000


@lru_cache(maxsize=8)
def a_way(seats: int, *, by_bots: bool) -> Match[Dream]:
    """Return a finished Way, played by bots or by chance, of which every state was whole."""
    seed = f"way {seats} {by_bots}"
    kept = Saga(evenings=1, ending="victory", gate="i-01-x", gained=OPENS)
    match: Match[Dream] = Match(RULES, seats, seed, kept=kept)
    policy = checks.as_bots_do(BOT, seats, seed) if by_bots else checks.policies(seed)[0]
    while match.question is not None:
        all_is_there(match.state)
        checks.answer_one(match, policy)
        assert len(match.journal) < MOST, match.whereabouts()
    all_is_there(match.state)
    return match


either = pytest.mark.parametrize("by_bots", [True, False])


@either
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.rule("ETH-MCH-02", "ETH-MCH-01")
def test_ways_end_nothing_is_lost_and_their_records_replay(seats: int, *, by_bots: bool) -> None:
    match = a_way(seats, by_bots=by_bots)
    assert match.state.ending in ("gate", "evening")
    checks.the_record_gives_the_same_match(match)
    assert carry(match.state).world == match.state.world


@either
def test_forks_of_a_way_equal_the_original(*, by_bots: bool) -> None:
    match = a_way(2, by_bots=by_bots)
    checks.forks_and_undo_equal_the_original(match, every=5)
    checks.forks_of_one_question_are_alike(match, every=7)


@either
def test_nothing_leaks_on_a_way(*, by_bots: bool) -> None:
    match = a_way(2, by_bots=by_bots)
    checks.nothing_leaks(match, every=7, hints=hints_of("etherfields"))
    checks.beats_tell_nothing(match, every=7)
    checks.what_is_read_was_revealed(match)
    secrets.nothing_unrevealed_is_sent(match, next(iter(LANGUAGES)), every=9)
    checks.everything_survives_the_wire(match)
    checks.everybody_sees_the_table_of_now(match)


def test_campaigns_with_ways_go_on_and_survive_a_file() -> None:
    for number in range(2):
        checks.the_campaign_survives_a_file(checks.play_a_campaign(RULES, f"ways {number}", 6))
