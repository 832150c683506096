"""The book of a campaign: who may read it, and that it tells nothing which its evenings have not revealed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.moments import course_to, lay_out
from browser.test_evenings import FIRST_EVENING, is_won
from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, Match
from dreamtable.lang import LANGUAGES
from dreamtable.telling import readable_to
from gauntlet.secrets import encode, sealed_in
from server.kit import Server, Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own games."""
    one = Server(tmp_path_factory.mktemp("books"))
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


def has_played(ines: Visitor, server: Server, game: str) -> tuple[str, "Match[Any]"]:
    """Have a campaign whose first evening is won; return it, and the match."""
    seed, lines = course_to(is_won, game, 1, None, FIRST_EVENING[game])
    campaign = str(ines.post("/api/campaigns", {"game": game, "title": "Evenings"})["id"])
    wish = {"number": 0, "follows": None, "seats": 1}
    table = str(ines.post(f"/api/campaigns/{campaign}/sessions", wish)["table"]["id"])
    lay_out(server, table, seed, lines, 1)
    ines.get(f"/api/tables/{table}/ending")
    rules = rules_of(game)
    match: Match[Any] = Match(rules, 1, seed, rules.read_options({**FIRST_EVENING[game]}))
    for seat, move in lines:
        match.answer(seat, rules.stored.move(move.encode(), rules.state_version))
    return campaign, match


@pytest.mark.parametrize("game", FIRST_EVENING)
def test_a_shared_book_tells_what_was_revealed_and_nothing_else(server: Server, game: str) -> None:
    ines, stranger = Visitor(server), Visitor(server)
    campaign, match = has_played(ines, server, game)
    assert "take part" not in stranger.refused("GET", f"/api/campaigns/{campaign}/book", status=404)
    key = ines.put(f"/api/campaigns/{campaign}/book/shared", {"shared": True})["key"]
    assert 'og:title" content="Evenings' in stranger.http.get(f"/book/shared/{key}").text
    known = readable_to(match, [WATCHER])
    for lang in LANGUAGES:
        book = stranger.get(f"/api/campaigns/shared-book/{key}?lang={lang}")
        assert book["campaign"] is None
        assert book["key"] is None
        (chapter,) = book["chapters"]
        assert any(leaf["last"] for leaf in chapter["leaves"])
        assert sealed_in(game, lang).found_in(encode(book), known) == []
        assert sealed_in(game, lang).found_in(encode(book)) != [], "there is something to find"
    ines.put(f"/api/campaigns/{campaign}/book/shared", {"shared": False})
    assert "not shared" in stranger.refused("GET", f"/api/campaigns/shared-book/{key}", status=404)


def test_only_who_leads_shares_the_book(server: Server) -> None:
    ines, ben = Visitor(server), Visitor(server)
    campaign, _ = has_played(ines, server, "tamashii")
    invite = ines.get(f"/api/campaigns/{campaign}")["invite"]
    ben.post(f"/api/campaigns/{campaign}/join", {"invite": invite})
    assert len(ben.get(f"/api/campaigns/{campaign}/book")["chapters"]) == 1
    shares = f"/api/campaigns/{campaign}/book/shared"
    assert "leads" in ben.refused("PUT", shares, {"shared": True}, status=403)
    assert ben.get(f"/api/campaigns/{campaign}/book")["key"] is None


def test_a_chapter_stays_when_the_rules_that_played_it_are_gone(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ines = Visitor(server)
    campaign, _ = has_played(ines, server, "etherfields")
    before = ines.get(f"/api/campaigns/{campaign}/book")
    server.stop()
    server.newer = True
    server.start()
    after = ines.get(f"/api/campaigns/{campaign}/book")
    server.stop()
    assert [one["leaves"] for one in after["chapters"]] == [one["leaves"] for one in before["chapters"]]


def test_a_match_begins_a_campaign_only_for_who_sat_there_and_with_what_a_campaign_begins_with(
    server: Server,
) -> None:
    ines, stranger = Visitor(server), Visitor(server)
    for components, fits in (("first-box", True), ("everything", False)):
        options = {"scenario": "a", "components": components}
        seed, lines = course_to(is_won, "tamashii", 1, None, options)
        table = str(ines.host("tamashii", 1, options=options)["table"]["id"])
        lay_out(server, table, seed, lines, 1)
        told = ines.get(f"/api/tables/{table}/ending")
        assert told["keeps"] is fits
        wish = {"table": table}
        if not fits:
            ines.refused("POST", "/api/campaigns/with-table", wish)
            continue
        stranger.refused("POST", "/api/campaigns/with-table", wish, status=404)
        stranger.invited_by(ines, table)
        stranger.refused("POST", "/api/campaigns/with-table", wish, status=403)
        campaign = ines.post("/api/campaigns/with-table", wish)
        assert [one["table"] for one in campaign["sessions"]] == [table]
        assert [one["value"] for one in campaign["posters"] if one["locked"]] == ["p"]
        assert campaign["sessions"][0]["offer"]["options"][0]["default"] == told["onward"]["value"] == "b"
        assert "campaign" in ines.refused("POST", "/api/campaigns/with-table", wish)
