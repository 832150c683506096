"""LUC-VAR-03: a game can be saved at any decision and goes on as if nothing had happened."""

import msgspec
import pytest

from dreamtable.games.lucidity.model import Table
from dreamtable.games.lucidity.rules import RULES
from dreamtable.kernel import Match, from_bytes, record, replay, to_bytes
from lucidity.kit import wander


def saved_and_loaded(match: Match[Table]) -> Match[Table]:
    return replay(from_bytes(to_bytes(record(match))), RULES)


def out_of_turn(match: Match[Table]) -> bool:
    """Say whether somebody resolves dice outside the own turn."""
    s = match.state
    return any(card.resolving and seat != s.turn for seat, card in enumerate(s.cards))


@pytest.mark.rule("LUC-VAR-03")
@pytest.mark.parametrize(("seats", "seed"), [(1, "alone"), (2, "two"), (3, "three"), (4, "four")])
def test_a_saved_game_shows_the_same_table_and_asks_the_same_at_every_decision(seats: int, seed: str) -> None:
    match: Match[Table] = Match(RULES, seats, seed)
    for seat in wander(match, seed):
        twin = saved_and_loaded(match)
        assert twin.view(seat) == match.view(seat)
        assert twin.menu(seat) == match.menu(seat)
        assert twin.state == match.state
        assert twin.events(seat) == match.events(seat)


@pytest.mark.rule("LUC-VAR-03")
def test_a_game_saved_in_the_middle_of_an_interrupt_comes_to_the_same_end() -> None:
    saves = 0
    for n in range(40):
        match: Match[Table] = Match(RULES, 4, f"interrupt {n}", RULES.read_options({"temptation": "green"}))
        twins: list[Match[Table]] = []
        for _ in wander(match, f"whim {n}"):
            if out_of_turn(match) and len(twins) < 3:
                twins.append(saved_and_loaded(match))
        for twin in twins:
            for seat, choice, _, _ in match.journal[len(twin.journal) :]:
                twin.choose(seat, choice)
            assert twin.outcome == match.outcome
            assert twin.hash() == match.hash()
        saves += len(twins)
    assert saves >= 20


@pytest.mark.rule("LUC-VAR-03")
def test_there_is_no_campaign_so_a_game_leaves_nothing_to_the_next() -> None:
    before: Match[Table] = Match(RULES, 2, "night")
    first = msgspec.msgpack.encode(before.state)
    for _ in wander(before, "whim"):
        pass
    after: Match[Table] = Match(RULES, 2, "night")
    assert msgspec.msgpack.encode(after.state) == first
