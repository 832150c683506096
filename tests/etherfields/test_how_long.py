"""ETH-SFT-13, -14: how long a Dream is expected to take, and where it is good to stop."""

import pytest

from dreamtable.games.etherfields.events import GoodStop
from dreamtable.games.etherfields.guide import GUIDE
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.model import Dream, Phase
from dreamtable.games.etherfields.moves import EnterGate, Pass
from dreamtable.games.etherfields.rules import RULES
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES, Speaker
from etherfields.kit import card
from etherfields.test_campaign import died, ended, follows
from etherfields.way import WayTable, way


def stops(match: Match[Dream]) -> int:
    """Return how often it was said that here is a good place to stop."""
    return sum(isinstance(event, GoodStop) for _, event in match.events(0))


@pytest.mark.rule("ETH-SFT-13")
@pytest.mark.parametrize(("seats", "least", "most"), [(1, 15, 30), (2, 15, 30), (4, 45, 60)])
def test_before_keys_are_paid_it_is_said_how_long_a_dream_takes_about(
    seats: int, least: int, most: int
) -> None:
    table = way(seats, at="a2", keys=4, gates="i-02-x", icons=["gate"], phase=Phase.ARRIVAL)
    view = table.match.view(0)
    notes = GUIDE.notes(view, EnterGate(card("i-02-x")), "ETH-DWM-08")
    told = {note.word.key: dict(note.word.args) for note in notes}
    assert told["note-length"] == {"least": least, "most": most}


@pytest.mark.rule("ETH-SFT-13", "ETH-SFT-10")
def test_in_story_mode_a_dream_takes_longer() -> None:
    table = way(2, at="a2", keys=4, gates="i-02-x", icons=["gate"], phase=Phase.ARRIVAL, story=True)
    notes = GUIDE.notes(table.match.view(0), EnterGate(card("i-02-x")), "ETH-DWM-08")
    assert {note.word.key: dict(note.word.args) for note in notes}["note-length"] == {"least": 30, "most": 45}


@pytest.mark.rule("ETH-SFT-14")
def test_after_an_ending_it_is_said_once_that_here_is_a_good_place_to_stop() -> None:
    assert stops(follows(carry(ended(1950)))) == 1
    assert stops(follows(carry(died()))) == 0


@pytest.mark.rule("ETH-SFT-14")
def test_on_a_sanctuary_and_after_a_delta_phase_it_is_said_too() -> None:
    table = way(2, at="c4", icons=["sanctuary"], phase=Phase.ARRIVAL)
    assert stops(passes(table).match) == 1
    after = way(2, at="b4", icons=["slumber"], phase=Phase.ARRIVAL)
    assert stops(passes(after).match) == 1


def passes(table: WayTable) -> WayTable:
    """Let everybody pass until the Team is on its way."""
    while table.s.phase is Phase.ARRIVAL:
        seat = table.match.due()[0]
        table.does(seat, Pass()) if table.can(seat, Pass()) else table.match.choose(seat, 0)
    return table


@pytest.mark.rule("ETH-SFT-14")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stopping_means_is_said_in_every_language(lang: str) -> None:
    assert len(Speaker(lang, RULES).fact(GoodStop())) > 40
