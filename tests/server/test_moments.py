"""Who watches what happens is told how the table stood in between, through the same gate as all else."""

import random
from typing import Any

import pytest

from server.kit import Server, play, seated


@pytest.mark.parametrize("game", ["etherfields", "tamashii"])
def test_who_watches_step_by_step_is_told_how_the_table_stood_at_each(server: Server, game: str) -> None:
    table, (one,) = seated(server, 1, game)
    player = one.sits(table, stages=True)
    seen: list[tuple[Any, Any]] = []
    chance = random.Random(2)
    while play([player], chance, 1) and len(seen) < 40:
        seen += ((player.update, moment) for moment in player.update["moments"])
    assert seen
    for update, moment in seen:
        assert moment["number"] in [event["number"] for event in update["events"]]
        assert set(moment["view"]) <= set(update["view"]), "parts of the view, and no others"
        assert all(moment["view"][name] != update["view"][name] for name in moment["view"])
    assert any(moment["view"] for _, moment in seen)


def test_whose_page_shows_no_steps_is_told_none(server: Server) -> None:
    table, (one,) = seated(server, 1, "etherfields")
    player = one.sits(table)
    chance = random.Random(2)
    for _ in range(60):
        play([player], chance, 1)
        assert player.update["moments"] == []


def test_who_comes_back_is_told_what_happened_but_not_how_it_looked(server: Server) -> None:
    table, (one,) = seated(server, 1, "etherfields")
    player = one.sits(table, stages=True)
    play([player], random.Random(2), 40)
    again = one.sits(table, stages=True, since=max(1, player.update["total"] - 3), undone=0)
    assert again.hear_until("update")["moments"] == []
