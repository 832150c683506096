"""ETH-SFT-06: whoever wishes for a place on the map of the city is told the way, and walks it at once."""

import pytest

from dreamtable.games.etherfields.moves import GoTo, TakeShortcut
from dreamtable.games.etherfields.rules import RULES
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Proposal, proposal_for, wishes_of
from etherfields.way import WayTable, way

ROUTE = pytest.mark.rule("ETH-SFT-06")


def route(table: WayTable, to: str) -> Proposal:
    found = proposal_for(table.match, 0, f"location:{to}")
    assert found is not None
    return found


def said(found: Proposal) -> list[str]:
    speaker = Speaker("en", RULES)
    return [speaker.word(note.word) for note in found.notes]


@ROUTE
def test_places_that_take_several_arrows_can_be_wished_for_where_the_group_says_where_it_goes() -> None:
    wishes = wishes_of(way(1, at="b5").match, 0)
    assert {"location:b1", "location:a2", "location:c4"} <= set(wishes)
    assert not {"location:b6", "location:c1", "location:b5"} & set(wishes)  # one arrow, or none


@ROUTE
def test_a_district_that_was_not_found_is_no_end_of_a_route() -> None:
    wishes = wishes_of(way(1, at="b5", districts="suburbia").match, 0)
    assert not any(one.startswith(("location:a", "location:c", "location:e")) for one in wishes)


@ROUTE
def test_a_route_is_walked_arrow_by_arrow_by_one_confirmation() -> None:
    table = way(1, at="b5", slumbers="wraith")
    found = route(table, "a1")
    assert found.moves == (GoTo("b6"), GoTo("a1"))
    assert found.refs == ("location:b6", "location:a1")
    table.does(0, found.moves[0])
    assert (table.world.team, table.s.keys) == ("b6", 1)  # what stands on the way happens all the same
    table.does(0, found.moves[1])
    assert table.world.team == "a1"


@ROUTE
def test_a_route_stops_where_something_is_asked_drawn_or_fought_and_says_so() -> None:
    found = route(way(1, at="b1"), "b6")
    assert found.moves == (GoTo("b4"),)
    assert list(found.refs) == ["location:b4", "location:b5", "location:b6"]
    assert (
        said(found)[-1] == "At Suburbia 4 you stop, as something happens there. From there you decide anew."
    )


@ROUTE
def test_the_icons_on_the_way_are_told_before_and_a_key_that_can_not_be_held() -> None:
    lines = said(route(way(1, at="b5", keys=4), "a1"))
    assert lines == ["1. Suburbia 6: Key, but you can hold no more Keys", "2. Harbour 1: Slumber"]


@ROUTE
def test_a_shortcut_is_taken_only_where_it_spares_a_long_way_and_says_what_it_costs() -> None:
    found = route(way(2, at="c3"), "b6")
    assert found.refs == ("location:b5", "location:b6")
    assert found.moves == (TakeShortcut("b5"),)
    assert "For the shortcut each Dreamer Seals 1 card." in said(found)


@ROUTE
def test_a_season_says_itself_and_a_shortcut_that_costs_nothing_says_no_price() -> None:
    lines = said(route(way(1, at="c3", season="clear-night"), "b6"))
    assert any("Clear Night" in line for line in lines)
    assert not any("Seals" in line for line in lines)


@ROUTE
def test_in_a_group_a_route_is_proposed_as_if_all_agreed_and_walked_as_far_as_they_do() -> None:
    table = way(3, at="b5", slumbers="wraith")
    found = route(table, "a1")
    assert found.moves == (GoTo("b6"), GoTo("a1"))
    assert table.world.team == "b5"  # nothing was voted for
    table.does(0, found.moves[0])
    assert table.world.team == "b5"
    table.all_vote(GoTo("b6"))
    assert table.world.team == "b6"


@ROUTE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_routes_read_in_every_language(lang: str) -> None:
    table, speaker = way(1, at="c3", season="clear-night"), Speaker(lang, RULES)
    for wish in wishes_of(table.match, 0):
        one = proposal_for(table.match, 0, wish)
        assert one is not None
        assert all([speaker.word(one.word), *(speaker.word(note.word) for note in one.notes)])
