"""What a bot would do: told to who asks and sits there, unless the host does not want that."""

import pytest

from server.kit import Server, Visitor, seated

SEATS = {"lucidity": 2, "inception": 4, "eldritch": 2, "tamashii": 2}


@pytest.mark.parametrize("game", list(SEATS))
def test_a_move_of_the_own_menu_is_suggested_to_who_asks_and_to_nobody_else(
    server: Server, game: str
) -> None:
    table, visitors = seated(server, SEATS[game], game)
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    asked = next(player for player in players if player.asked)
    asked.send({"type": "suggest"})
    told = asked.hear_until("suggested")
    assert told["number"] == asked.update["number"]
    assert told["move"] in [info["move"] for info in asked.update["question"]["moves"]]
    for player in players:
        player.hear_rest()
        heard = ["suggested" in text for text in player.raw if '"type":"suggested"' in text]
        assert len(heard) == (player is asked)
        player.leave()


def test_who_is_not_asked_or_only_watches_gets_no_suggestion(server: Server) -> None:
    table, visitors = seated(server, 2)
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    waiting = next(player for player in players if not player.asked)
    assert "not asked" in waiting.refused({"type": "suggest"})
    with Visitor(server).invited_by(visitors[0], table).sits(table) as watcher:
        watcher.hear_until("update")
        watcher.refused({"type": "suggest"})
    for player in players:
        player.leave()


def test_the_host_switches_suggestions_off(server: Server) -> None:
    host = Visitor(server)
    made = host.host("lucidity", 2, suggestions=False, bots={"1": "random"}, start=True)
    assert made["table"]["suggestions"] is False
    with host.sits(made["table"]["id"]) as player:
        player.hear_until("update")
        assert "suggested" in player.refused({"type": "suggest"})


def test_in_a_lesson_the_coach_says_what_to_do(server: Server) -> None:
    learner = Visitor(server)
    table = learner.post("/api/lessons/lucidity")
    with learner.sits(table["id"]) as player:
        player.hear_until("update")
        assert "suggested" in player.refused({"type": "suggest"})
