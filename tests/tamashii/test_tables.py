"""Every way to play Tamashii begins from the dialog of a real server, and goes on."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from dreamtable.games import rules_of
from dreamtable.server.offers import games_in
from server.kit import Server, Visitor, play
from server.outages import wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once; what is to be read of the cards has been read before."""
    rules_of("tamashii")
    one = Server(tmp_path_factory.mktemp("server"), bot_patience=0.01)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


def test_the_dialog_offers_all_ways_to_play_and_all_scenarios() -> None:
    game = next(one for one in games_in("en") if one.name == "tamashii")
    ways = [(mode.label, mode.least_seats, mode.most_seats) for mode in game.modes]
    assert ways == [("Alone", 1, 1), ("All together", 2, 4), ("Against each other", 2, 4)]
    options = {option.name: [one.value for one in option.choices] for option in game.options}
    assert options["scenario"] == list("abcdefghjkp")
    assert options["length"] == ["short", "medium", "long"]
    assert game.campaign


def test_a_host_is_asked_only_for_options_that_mean_something_in_the_chosen_way() -> None:
    for game in games_in("en"):
        known = {option.name for option in game.options}
        assert all(set(mode.ignores) <= known for mode in game.modes), game.name
    game = next(one for one in games_in("en") if one.name == "tamashii")
    asked = {
        mode.name: [option.name for option in game.options if option.name not in mode.ignores]
        for mode in game.modes
    }
    assert asked == {
        "solo": ["scenario", "components"],
        "cooperative": ["scenario", "components", "start"],
        "rivals": ["components", "length", "protocols", "start"],
    }


@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [
        ("solo", 1, {"scenario": "a"}),
        ("solo", 1, {"scenario": "k"}),
        ("cooperative", 2, {"scenario": "e", "components": "first-box"}),
        ("cooperative", 4, {"scenario": "p"}),
        ("rivals", 2, {"length": "short", "protocols": "yes"}),
        ("rivals", 4, {}),
    ],
)
def test_a_table_of_each_way_goes_on(server: Server, mode: str, seats: int, options: dict[str, str]) -> None:
    visitor = Visitor(server)
    bots = {str(seat): "normal" for seat in range(1, seats)}
    made = visitor.host("tamashii", seats, mode=mode, options=options, bots=bots, start=True)
    with visitor.sits(made["table"]["id"]) as player:
        player.hear_until("update")
        assert play([player], random.Random(mode), answers=12) == 12
        assert player.update["view"]["mode"] == mode
        assert player.refusals == []


def test_a_campaign_begins_with_the_prologue_and_keeps_what_became_of_it(
    server: Server,
) -> None:
    visitor = Visitor(server)
    campaign = visitor.post("/api/campaigns", {"game": "tamashii", "title": "Walkers"})["id"]
    beginning = visitor.get(f"/api/campaigns/{campaign}")["beginning"]
    scenarios = next(option for option in beginning["options"] if option["name"] == "scenario")
    assert [one["value"] for one in scenarios["choices"]] == ["a"]
    assert any(option["name"] == "experienced" for option in beginning["options"])
    assert [mode["label"] for mode in beginning["modes"]] == ["Alone", "All together"]
    wish = {"number": 0, "follows": None, "seats": 1, "bots": {"0": "normal"}, "start": True}
    visitor.post(f"/api/campaigns/{campaign}/sessions", wish)

    def sessions() -> Any:
        return visitor.get(f"/api/campaigns/{campaign}")["sessions"]

    wait_until(lambda: sessions()[-1]["offer"] is not None, "the session is not kept")
    assert sessions()[-1]["offer"]["modes"]


@pytest.mark.rule("TAM-END-07")
def test_an_experienced_start_is_over_at_once_and_opens_the_other_scenarios(server: Server) -> None:
    visitor = Visitor(server)
    campaign = visitor.post("/api/campaigns", {"game": "tamashii", "title": "Walkers"})["id"]
    wish = {
        "number": 0,
        "follows": None,
        "seats": 2,
        "bots": {"1": "normal"},
        "options": {"experienced": "yes"},
        "start": True,
    }
    visitor.post(f"/api/campaigns/{campaign}/sessions", wish)

    def sessions() -> Any:
        return visitor.get(f"/api/campaigns/{campaign}")["sessions"]

    wait_until(lambda: sessions()[-1]["offer"] is not None, "the session is not kept")
    scenarios = next(option for option in sessions()[-1]["offer"]["options"] if option["name"] == "scenario")
    assert [one["value"] for one in scenarios["choices"]] == list("abcdefghjk")
    with visitor.sits(sessions()[-1]["table"]) as player:
        player.hear_until("update")
        assert player.update["outcome"]["reason"] == "experienced"
