"""What newcomers are told in the Prologue, and when."""

from typing import NamedTuple

import pytest

from dreamtable.bots import bot_named
from dreamtable.games.lessons import hints_of
from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.model import NOTHING, Components, Table, TamashiiOptions
from dreamtable.games.tamashii.rules import RULES
from dreamtable.kernel import Chair, Match
from dreamtable.telling.coach import Hints, situation_of


class Told(NamedTuple):
    """When a hint was told: with which question to the newcomer, and on which card."""

    decision: int
    card: str


@pytest.fixture(scope="module")
def told() -> dict[str, Told]:
    """All that a newcomer who reads at once is told in a Prologue for two, by name and in its order."""
    options = TamashiiOptions(components=Components.FIRST_BOX, start=0)
    match: Match[Table] = Match(RULES, 2, "coach", options)
    bots = [bot_named("greedy", RULES.name, f"coach {seat}") for seat in range(2)]
    chairs = [Chair(match, seat) for seat in range(2)]
    hints = Hints(RULES, hints_of(RULES.name))
    found: dict[str, Told] = {}
    heard = 0
    while due := match.due():
        hints.hear(0, [event for _, event in match.events(0, heard)])
        heard = match.happened
        while (advice := hints.due(situation_of(match, 0))) is not None:
            card = match.state.story
            found[advice.name] = Told(match.number(0), CARDS[card].id if card != NOTHING else "")
            hints.read(advice.name)
        match.answer(due[0], bots[due[0]].choose(chairs[due[0]]))
    return found


def test_the_first_page_is_explained_when_it_opens_and_the_launcher_below_it_right_after(
    told: dict[str, Told],
) -> None:
    names = list(told)
    assert names.index("story") < names.index("writing")
    assert told["story"].decision == told["writing"].decision


@pytest.mark.parametrize("hint", ["writing", "refill", "move", "launch"])
def test_the_launcher_and_the_map_are_explained_on_the_first_card(told: dict[str, Told], hint: str) -> None:
    assert told[hint].card == "a01"


@pytest.mark.parametrize("hint", ["trace", "locked-on"])
def test_trace_and_enemies_are_explained_when_their_card_brings_them_in(
    told: dict[str, Told], hint: str
) -> None:
    assert told[hint].card == "a03"
    assert told[hint].decision > told["launch"].decision


def test_what_can_wait_is_told_one_thing_at_a_decision(told: dict[str, Told]) -> None:
    decisions = [one.decision for name, one in told.items() if name not in ("story", "reset")]
    assert len(set(decisions)) == len(decisions)
