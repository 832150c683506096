"""ETH-VAR-11 to -14, ETH-SFT-10: Short nights, and story mode."""

from collections.abc import Callable

import pytest

from dreamtable.games.etherfields.annals import deeds
from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.cards import Gate
from dreamtable.games.etherfields.decks import gain_flaw
from dreamtable.games.etherfields.events import StreetsEnd, TurnsDealt
from dreamtable.games.etherfields.model import Beginning, Dream, EtherfieldsOptions, Phase, View
from dreamtable.games.etherfields.moves import EnterGate, FaceSlumber, GoTo, LetPass
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.world.beginning import after_dream
from dreamtable.games.etherfields.world.delta import set_hours
from dreamtable.games.etherfields.world.gates import price_of
from dreamtable.games.etherfields.world.slumber import begin
from dreamtable.kernel import Match
from etherfields.kit import carry_out, dream, game
from etherfields.way import WayTable, slumber, way

FACE, LET_PASS = FaceSlumber(), LetPass()


def fought(times: int, *passed: str) -> Callable[[Dream], None]:
    """Let the Wraith have been fought so often in this chapter."""

    def put(s: Dream) -> None:
        assert s.world is not None
        s.world.fought, s.world.passed = {"wraith": times}, list(passed)

    return put


def wraith(times: int, *passed: str, short: bool = True) -> WayTable:
    """Let the Team come to a Slumber icon, where the Wraith comes next."""
    return way(
        1,
        at="a4",
        slumbers="wraith",
        gates="",
        districts="suburbia harbour market",
        also=fought(times, *passed),
        phase=Phase.ARRIVAL,
        icons=["slumber"],
        short_nights=short,
    )


def supplies(table: WayTable) -> tuple[int, ...]:
    """Return what a Loot may have brought."""
    d = table.dreamers[0]
    return (
        table.s.keys,
        table.s.hours,
        d.ether,
        d.gems,
        len(d.hand),
        len(d.discard),
        d.distress,
        len(d.sealed),
    )


@pytest.mark.rule("ETH-VAR-11", "ETH-VAR-12")
@pytest.mark.parametrize(("gate", "long", "short"), [("i-02-x", 1, 1), ("i-03-x", 2, 1), ("i-01-x", 0, 0)])
def test_in_short_nights_a_gate_of_two_keys_costs_one_less(gate: str, long: int, short: int) -> None:
    card = BOX.card(NUMBERS[gate], Gate)
    assert price_of(way(1).s, card) == long
    assert price_of(way(1, short_nights=True).s, card) == short


@pytest.mark.rule("ETH-VAR-12", "ETH-GATE-02")
def test_the_lowered_price_is_what_is_paid() -> None:
    table = way(
        1,
        at="e2",
        keys=1,
        gates="i-03-x",
        districts="suburbia harbour market old-town",
        phase=Phase.ARRIVAL,
        icons=["gate"],
        short_nights=True,
    )
    table.does(0, EnterGate(NUMBERS["i-03-x"]))
    assert table.s.keys == 0
    assert table.s.ending == "gate"


@pytest.mark.rule("ETH-VAR-13")
def test_a_slumber_counts_as_fought_with_its_first_draw_step() -> None:
    table = slumber(1)
    assert table.world.fought == {}
    begun = way(1, at="a4", slumbers="wraith", phase=Phase.ARRIVAL, icons=["slumber"])
    begun.does(0, FACE)
    begun.goes_on(lambda s: s.phase is Phase.DRAW or s.phase is Phase.FLOOR)
    assert begun.world.fought == {"wraith": 1}


@pytest.mark.rule("ETH-VAR-13")
def test_an_ending_begins_another_chapter_and_an_awakening_does_not() -> None:
    for ending, left in (("victory", {}), ("failure", {}), ("awakening", {"wraith": 2})):
        table = way(1, also=fought(2, "wraith"))
        table.s.saga.ending = ending
        carry_out(after_dream(game(table)))
        assert table.world.fought == left


@pytest.mark.rule("ETH-VAR-14")
def test_a_slumber_that_was_fought_twice_may_be_let_pass_for_the_loot_of_a_turn_card() -> None:
    table = wraith(2)
    before = supplies(table)
    table.does(0, LET_PASS)
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.world.fought == {"wraith": 2}
    assert table.world.passed == ["wraith"]
    assert table.world.slumbers.below == ["wraith"]
    assert table.world.won == []
    assert supplies(table) != before


@pytest.mark.rule("ETH-VAR-14")
def test_the_second_time_it_passes_it_leaves_nothing() -> None:
    table = wraith(2, "wraith")
    before = supplies(table)
    table.does(0, LET_PASS)
    assert supplies(table) == before


@pytest.mark.rule("ETH-VAR-14")
def test_it_may_be_fought_all_the_same() -> None:
    table = wraith(2)
    table.does(0, FACE)
    assert table.world.slumber == "wraith"


@pytest.mark.rule("ETH-VAR-11", "ETH-VAR-14")
def test_nothing_passes_before_the_third_time_or_without_the_option() -> None:
    assert not wraith(1).can(0, LET_PASS)
    assert not wraith(2, short=False).can(0, LET_PASS)


# Story mode


@pytest.mark.rule("ETH-SFT-10")
def test_story_mode_gives_two_turns_and_two_hours_more_in_a_dream() -> None:
    for story, turns, hours in ((False, 9, 3), (True, 11, 5)):
        options = EtherfieldsOptions(gate=Beginning.I_02, story=story)
        match = Match(RULES, 3, "story", options=options)
        while match.state.phase < Phase.START:
            match.choose(match.due()[0], 0)
        dealt = [event for _, event in match.events(0) if isinstance(event, TurnsDealt)]
        assert [event.count for event in dealt] == [turns]
        assert match.state.hours == hours


@pytest.mark.rule("ETH-SFT-10", "ETH-SSN-05")
@pytest.mark.parametrize(("season", "turns"), [("", 5), ("first-frost", 4)])
def test_story_mode_gives_a_slumber_one_turn_more_after_the_frost(season: str, turns: int) -> None:
    table = way(1, season=season, story=True, also=lambda s: setattr(s.world, "slumber", "wraith"))
    carry_out(begin(game(table)))
    assert len(table.s.turn_deck) == turns


@pytest.mark.rule("ETH-SFT-10", "ETH-DEL-03")
def test_story_mode_gives_two_hours_more_at_delta() -> None:
    table = way(3, story=True)
    set_hours(game(table))
    assert table.s.hours == 5


@pytest.mark.rule("ETH-SFT-10")
def test_in_story_mode_flaws_are_told_and_not_dealt() -> None:
    table = dream(1, story=True)
    before = len(table.s.flaw_deck)
    g = game(table)
    gain_flaw(g, 0)
    assert table.dreamers[0].discard == []
    assert len(table.s.flaw_deck) == before


@pytest.mark.rule("ETH-SFT-10")
def test_the_annals_mark_a_match_that_was_played_in_story_mode() -> None:
    for story in (False, True):
        seen = dream(2, story=story).match.view(0)
        assert isinstance(seen, View)
        told = [word.key for word in deeds(seen, []).together]
        assert ("deed-story-mode" in told) is story


# Where the streets end


def victorious(s: Dream) -> None:
    """Let a Dream have been won just before, and nobody stand on the map yet."""
    s.saga.ending = "victory"
    s.tiles = []


@pytest.mark.rule("ETH-GATE-12", "ETH-MCH-05")
def test_a_way_without_a_gate_says_that_the_streets_end_and_can_be_walked() -> None:
    for gates, ends in (("", 1), ("i-02-x", 0)):
        table = way(1, gates=gates, phase=Phase.DREAMERS, also=victorious)
        table.goes_on(lambda s: s.phase is Phase.TRAVEL)
        assert len(table.events(StreetsEnd)) == ends
        assert table.offered(GoTo)
