"""Pages that everybody at a table has read before, in another evening of their campaign."""

import pytest

from browser.test_evenings import FIRST_EVENING
from dreamtable.games import rules_of
from dreamtable.server.heard import known_to_all
from dreamtable.telling import sealing_of
from dreamtable.telling.book import leaf_of
from server.kit import Player, Server, Visitor
from server.test_books import has_played

INTRO = "paragraph/1001"


def is_told(player: Player) -> list[str]:
    """Return which pages somebody who comes in is told that all there know."""
    player.hear_until("papers")
    player.send({"type": "jot", "text": "a line that comes back"})
    while (message := player.hear())["type"] not in ("known", "papers"):
        pass
    return list(message.get("pages", []))


@pytest.mark.rule("ETH-SFT-03")
def test_who_tries_a_dream_again_knows_its_pages_and_no_others(server: Server) -> None:
    ines, ben = Visitor(server), Visitor(server)
    campaign, match = has_played(ines, server, "etherfields")
    wish = {"number": 1, "follows": None, "seats": 1}
    table = str(ines.post(f"/api/campaigns/{campaign}/sessions", wish)["table"]["id"])
    ines.post(f"/api/tables/{table}/start")
    with ines.sits(table) as player:
        pages = is_told(player)
    assert INTRO in pages
    read = {f"paragraph/{number}" for number in match.state.read}
    assert {page for page in pages if page.startswith("paragraph/")} <= read

    invite = ines.get(f"/api/campaigns/{campaign}")["invite"]
    ben.post(f"/api/campaigns/{campaign}/join", {"invite": invite})
    wish = {"number": 2, "follows": None, "seats": 2}
    both = ines.post(f"/api/campaigns/{campaign}/sessions", wish)
    table = str(both["table"]["id"])
    ben.post(f"/api/tables/{table}/join", {"invite": both["invite"]})
    ines.post(f"/api/tables/{table}/start")
    with ines.sits(table) as player:
        assert is_told(player) == []


@pytest.mark.rule("ETH-SFT-03")
@pytest.mark.parametrize("game", FIRST_EVENING)
def test_known_is_what_each_of_them_has_read(game: str) -> None:
    sealing = sealing_of(rules_of(game))
    assert sealing is not None
    told = [leaf.text.key for one in sealing.ids() if (leaf := leaf_of(sealing.thing(one))) and leaf.text]
    mine, yours = set(told[:3]), set(told[1:4])
    assert len(known_to_all(sealing, [mine, yours])) == len(mine & yours) == 2
    assert known_to_all(sealing, [mine, set()]) == known_to_all(sealing, []) == []
