"""What if: from a moment of a match another one goes its own way, and counts nowhere."""

import json
import random
import sqlite3
from typing import Any

from dreamtable.games import rules_of
from server.kit import Player, Server, Visitor, play, seated


def finished(server: Server, people: int = 2) -> tuple[str, list[Visitor]]:
    """Return a table where a match is over."""
    table, visitors = seated(server, people)
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    play(players, random.Random(4))
    for player in players:
        player.leave()
    return table, visitors


def steps_of(visitor: Visitor, table: str, seat: int = 0) -> list[Any]:
    """Return a replay."""
    steps: list[Any] = visitor.get(f"/api/tables/{table}/replay?seat={seat}")
    return steps


def entered(visitor: Visitor, table: str) -> Player:
    """Return somebody who sees a table."""
    player = visitor.sits(table)
    player.hear_until("update")
    return player


def test_a_match_goes_its_own_way_from_any_moment_of_its_replay(server: Server) -> None:
    table, visitors = finished(server, 1)
    steps = steps_of(visitors[0], table)
    for step in (0, len(steps) // 3, len(steps) // 2, len(steps) - 2):
        made = visitors[0].post(f"/api/tables/{table}/what-if", {"step": step, "seat": 0})
        assert made["table"]["branch"] == {"table": table, "step": step, "imagined": False}
        with entered(visitors[0], made["table"]["id"]) as player:
            assert player.update["view"] == steps[step]["view"]
    visitors[0].refused("POST", f"/api/tables/{table}/what-if", {"step": len(steps) - 1, "seat": 0})


def test_its_chance_is_new_and_it_can_be_shared_and_played_to_its_end(server: Server) -> None:
    table, visitors = finished(server)
    before = visitors[0].get("/api/profile"), visitors[0].get("/api/history")["found"]
    made = [visitors[0].post(f"/api/tables/{table}/what-if", {"step": 1, "seat": 0}) for _ in range(2)]
    ends = []
    for one in made:
        branch = one["table"]["id"]
        visitors[1].refused("GET", f"/api/tables/{branch}", status=404)
        visitors[1].post(f"/api/tables/{branch}/invitation", {"invite": one["invite"]})
        assert visitors[1].get(f"/api/tables/{branch}")["my_seat"] is None
        with entered(visitors[0], branch) as player:
            play([player], random.Random(4))
        ends.append(json.dumps(steps_of(visitors[1], branch)[-1]["view"], sort_keys=True))
        visitors[0].refused("GET", f"/api/tables/{branch}/record")
        visitors[0].refused("GET", f"/api/tables/{branch}/fairness")
        visitors[0].refused("POST", f"/api/tables/{branch}/rematch")
        assert visitors[0].get(f"/api/tables/{branch}/feats") == []
    assert ends[0] != ends[1]
    assert (visitors[0].get("/api/profile"), visitors[0].get("/api/history")["found"]) == before


def test_it_outlives_the_server_and_branches_off_again(server: Server) -> None:
    table, visitors = finished(server)
    made = visitors[0].post(f"/api/tables/{table}/what-if", {"step": 5, "seat": 0})["table"]["id"]
    with entered(visitors[0], made) as first:
        while first.update["question"] is None:
            first.hear()
        seen = first.update["view"]
    server.kill()
    server.start()
    with entered(visitors[0], made) as again:
        assert again.update["view"] == seen
        play([again], random.Random(5))
    server.kill()
    server.start()
    steps = steps_of(visitors[0], made)
    further = visitors[0].post(f"/api/tables/{made}/what-if", {"step": len(steps) // 2, "seat": 0})
    assert further["table"]["branch"]["table"] == made


def test_the_chances_that_the_usual_bot_gives_are_told_along_the_match(server: Server) -> None:
    table, visitors = finished(server)
    sides = visitors[0].get(f"/api/tables/{table}/chances")
    steps = steps_of(visitors[0], table)
    assert [len(side["values"]) for side in sides] == [len(steps)] * len(sides)
    assert all(0 <= value <= 100 for side in sides for value in side["values"])
    assert sum(side["values"][-1] for side in sides) in (0, 100)
    assert len({tuple(side["values"]) for side in sides}) == len(sides) == 2


def test_a_match_that_goes_on_is_tried_out_only_where_the_host_allows(server: Server) -> None:
    table, visitors = seated(server, 2)
    visitors[0].refused("POST", f"/api/tables/{table}/what-if", {"seat": 0}, status=403)
    table, visitors = seated(server, 2, what_if=True)
    visitors[0].refused("POST", f"/api/tables/{table}/what-if", {"seat": 1}, status=403)
    made = visitors[0].post(f"/api/tables/{table}/what-if", {"seat": 0})
    assert made["table"]["branch"]["imagined"]
    stranger = Visitor(server).invited_by(visitors[0], table)
    stranger.refused("POST", f"/api/tables/{table}/what-if", {"seat": 0}, status=403)


def test_what_is_tried_out_of_a_running_match_is_made_up_where_it_is_hidden(server: Server) -> None:
    table, visitors = seated(server, 4, game="inception", what_if=True)
    with entered(visitors[1], table) as player:
        own = player.update["view"]
    made = [visitors[1].post(f"/api/tables/{table}/what-if", {"seat": 1})["table"]["id"] for _ in range(4)]
    for one in made:
        with entered(visitors[1], one) as player:
            assert player.update["view"]["hands"][1] == own["hands"][1]
    with sqlite3.connect(server.file) as on:
        stored = dict(on.execute("SELECT table_id, state FROM branches").fetchall())
    rules = rules_of("inception")
    worlds: list[Any] = [
        rules.stored.state(state, rules.state_version) for state in map(stored.__getitem__, made)
    ]
    assert len({str(world.deck) for world in worlds}) == len(worlds) == 4
    assert len({world.rng.seed for world in worlds}) == 4


def test_a_dream_of_the_day_is_imagined_anew_until_the_day_is_over(server: Server) -> None:
    me, other = Visitor(server), Visitor(server)
    table = me.post("/api/daily/lucidity")["id"]
    me.refused("POST", f"/api/tables/{table}/what-if", {"seat": 0}, status=403)
    with entered(me, table) as player:
        play([player], random.Random(4))
    other.refused("POST", f"/api/tables/{table}/what-if", {"seat": 0}, status=404)
    made = me.post(f"/api/tables/{table}/what-if", {"step": 3, "seat": 0})
    assert made["table"]["branch"]["imagined"]
    assert made["table"]["daily"] is None


def test_what_is_imagined_ends_in_fog_where_it_would_have_to_tell_what_nobody_knows(server: Server) -> None:
    table, [me] = seated(server, 1, game="tamashii", what_if=True)
    for _ in range(5):
        made = me.post(f"/api/tables/{table}/what-if", {"seat": 0})["table"]["id"]
        with entered(me, made) as player:
            play([player], random.Random(4))
            outcome = player.update["outcome"]
            if outcome["reason"] == "fog":
                break
    assert outcome == {"winners": [], "scores": [0], "reason": "fog"}
    assert player.update["reason"].startswith("Here it would have to tell")
    assert steps_of(me, made)[-1]["outcome"]["reason"] == "fog"
    assert me.get(f"/api/tables/{made}/chances")[0]["values"][-1] == 0
    assert me.get(f"/api/tables/{table}")["status"] == "running", "it does not notice"


def test_a_what_if_is_listed_for_who_plays_it_and_for_nobody_else(server: Server) -> None:
    table, visitors = finished(server, 1)
    before = {one["id"] for one in visitors[0].get("/api/tables/mine")}
    made = visitors[0].post(f"/api/tables/{table}/what-if", {"step": 0, "seat": 0})["table"]["id"]
    listed = {one["id"]: one for one in visitors[0].get("/api/tables/mine")}
    assert set(listed) - before == {made}
    assert listed[made]["branch"]["table"] == table
    assert made not in {one["id"] for one in visitors[0].get("/api/tables")}
