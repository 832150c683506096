"""Hosting, joining, leaving, starting."""

from server.kit import Server, Visitor, seated


def test_the_front_page_lists_five_games_in_the_readers_language(server: Server) -> None:
    visitor = Visitor(server)
    for lang in ("en", "zh-Hans", "ja"):
        games = visitor.get("/api/games", params={"lang": lang})
        assert [game["name"] for game in games if not game["available"]] == [
            name for name in ("eldritch", "tamashii", "etherfields") if name not in playable(games)
        ]
        assert len(games) == 5
    lucidity = games[0]
    assert lucidity["title"].startswith("ルシディティ")
    assert {option["kind"] for option in lucidity["options"]} == {"choice", "flag", "seat"}
    assert all(option["default"] in [c["value"] for c in option["choices"]] for option in lucidity["options"])


def playable(games: list[dict[str, object]]) -> list[object]:
    return [game["name"] for game in games if game["available"]]


def test_a_guest_keeps_name_and_language(server: Server) -> None:
    visitor = Visitor(server, "ja")
    assert visitor.get("/api/me")["lang"] == "ja"
    visitor.put("/api/me/name", {"name": "Ann"})
    visitor.put("/api/me/lang", {"lang": "zh"})
    me = visitor.get("/api/me")
    assert (me["name"], me["account"], me["lang"]) == ("Ann", None, "zh-Hans")


def test_friends_join_a_private_table_by_invitation_only(server: Server) -> None:
    host, friend = Visitor(server), Visitor(server, "zh-Hans")
    made = host.host(seats=3, bots={"2": "greedy"})
    table = made["table"]["id"]
    assert made["table"]["invite"] == made["invite"]
    assert table not in [one["id"] for one in friend.get("/api/tables")]
    reason = friend.refused("POST", f"/api/tables/{table}/join", {"invite": "guess"}, 404)
    assert "请用邀请链接打开" in reason
    joined = friend.post(f"/api/tables/{table}/join", {"invite": made["invite"], "nonce": "abcdefgh"})
    assert joined["my_seat"] == 1
    assert [seat["kind"] for seat in joined["seats"]] == ["person", "person", "bot"]
    assert table in [one["id"] for one in friend.get("/api/tables/mine")]


def test_a_public_table_is_listed_and_open_to_all(server: Server) -> None:
    host, other = Visitor(server), Visitor(server)
    table = host.host(private=False)["table"]["id"]
    assert table in [one["id"] for one in other.get("/api/tables")]
    assert other.post(f"/api/tables/{table}/join", {"seat": 1})["my_seat"] == 1
    third = Visitor(server)
    assert "taken" in third.refused("POST", f"/api/tables/{table}/join", {})
    assert "Somebody" in third.refused("POST", f"/api/tables/{table}/join", {"seat": 0})


def test_only_the_host_starts_and_only_a_full_table(server: Server) -> None:
    host, other = Visitor(server), Visitor(server)
    table = host.host(private=False)["table"]["id"]
    assert "One seat is empty" in host.refused("POST", f"/api/tables/{table}/start")
    other.post(f"/api/tables/{table}/join", {})
    other.refused("POST", f"/api/tables/{table}/start", status=403)
    other.refused("PUT", f"/api/tables/{table}/bot", {"seat": 1, "level": "greedy"}, 403)
    assert host.post(f"/api/tables/{table}/start")["status"] == "running"
    assert "begun" in host.refused("POST", f"/api/tables/{table}/start")
    assert "begun" in Visitor(server).refused("POST", f"/api/tables/{table}/join", {})


def test_the_host_puts_bots_on_seats_and_takes_them_away(server: Server) -> None:
    host = Visitor(server)
    table = host.host(seats=4)["table"]["id"]
    after = host.put(f"/api/tables/{table}/bot", {"seat": 2, "level": "random"})
    assert after["seats"][2]["kind"] == "bot"
    after = host.put(f"/api/tables/{table}/bot", {"seat": 2, "level": None})
    assert after["seats"][2]["kind"] == "empty"
    assert "greedy" in host.refused("PUT", f"/api/tables/{table}/bot", {"seat": 2, "level": "wise"}, 400)
    host.refused("PUT", f"/api/tables/{table}/bot", {"seat": 0, "level": "random"})
    host.refused("PUT", f"/api/tables/{table}/bot", {"seat": 9, "level": "random"}, 400)


def test_who_leaves_frees_the_seat_and_the_next_one_hosts(server: Server) -> None:
    host, other = Visitor(server), Visitor(server)
    table = host.host(private=False)["table"]["id"]
    other.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/leave")
    left = other.get(f"/api/tables/{table}")
    assert left["seats"][0]["kind"] == "empty"
    assert left["host"] == 1
    other.post(f"/api/tables/{table}/leave")
    other.refused("GET", f"/api/tables/{table}", status=404)


def test_the_list_of_my_tables_shows_where_it_is_my_turn(server: Server) -> None:
    table, visitors = seated(server, 2, options={"first": "1"})
    turns = [one["my_turn"] for v in visitors for one in v.get("/api/tables/mine") if one["id"] == table]
    assert turns == [False, True]


def test_everybody_at_the_table_sees_who_comes_and_goes(server: Server) -> None:
    host, other = Visitor(server), Visitor(server)
    made = host.host()
    table = made["table"]["id"]
    with host.sits(table) as player:
        player.hear_until("table")
        other.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        assert player.hear_until("table")["table"]["seats"][1]["kind"] == "person"
        socket = other.sits(table)
        assert player.hear_until("table")["table"]["seats"][1]["online"]
        socket.leave()
        assert not player.hear_until("table")["table"]["seats"][1]["online"]
        host.post(f"/api/tables/{table}/start")
        player.hear_until("update")
        assert player.table["status"] == "running"


def test_rules_and_phrases_are_there_in_every_language(server: Server) -> None:
    visitor = Visitor(server)
    for lang in ("en", "zh-Hans", "ja"):
        for game in ("lucidity", "inception"):
            assert len(visitor.get(f"/api/rules/{game}", params={"lang": lang})) > 50
            assert len(visitor.get(f"/api/phrases/{game}", params={"lang": lang})) == 8
    visitor.refused("GET", "/api/rules/chess", status=404)


def test_volunteers_for_the_lord_are_chosen_by_their_seats(server: Server) -> None:
    visitor = Visitor(server)
    inception = next(game for game in visitor.get("/api/games?lang=en") if game["name"] == "inception")
    option = next(one for one in inception["options"] if one["name"] == "volunteers")
    assert option["kind"] == "seats"
    assert [choice["value"] for choice in option["choices"]] == [str(seat) for seat in range(8)]
    bots = {str(seat): "random" for seat in range(1, 4)}
    for volunteers, lords in (("2", {2}), ("1,3", {1, 3}), ("", {0, 1, 2, 3})):
        made = visitor.host("inception", 4, bots=bots, start=True, options={"volunteers": volunteers})
        with visitor.sits(made["table"]["id"]) as player:
            assert player.hear_until("update")["view"]["lord"] in lords


def test_who_does_not_sit_at_the_table_is_no_volunteer(server: Server) -> None:
    visitor = Visitor(server)
    for volunteers in ("4", "1,7", "lord", "-1"):
        wish = {"game": "inception", "seats": 4, "options": {"volunteers": volunteers}}
        visitor.refused("POST", "/api/tables", wish, status=400)


def test_watchers_are_counted_each_once(server: Server) -> None:
    host, one, other = (Visitor(server) for _ in range(3))
    table = host.host()["table"]["id"]
    ann = host.sits(table)
    for visitor in (one, other):
        visitor.invited_by(host, table)
    lines = [one.sits(table), one.sits(table), other.sits(table)]
    while ann.table is None or ann.table["watchers"] != 2:
        ann.hear_until("table")
    lines[0].leave()
    lines[2].leave()
    while ann.table["watchers"] != 1:
        ann.hear_until("table")
    assert all(not seat["online"] for seat in ann.table["seats"][1:])


def test_who_takes_another_name_speaks_under_it_at_once(server: Server) -> None:
    host, watcher = Visitor(server), Visitor(server)
    table = host.host()["table"]["id"]
    watcher.invited_by(host, table)
    with watcher.sits(table) as onlooker, host.sits(table) as ann:
        onlooker.hear_until("table")
        watcher.put("/api/me/name", {"name": "Cem"})
        onlooker.send({"type": "say", "text": "hello"})
        assert ann.hear_until("said")["name"] == "Cem"
