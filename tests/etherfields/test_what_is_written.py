"""What is written must be possible: words of closed lists, secrets that exist, ids that mean one thing."""

import pytest

from dreamtable.content.reading import read_all
from dreamtable.games.etherfields.loading import CONTENT
from dreamtable.games.etherfields.model import Phase
from etherfields.kit import dream, night


def faults(text: str) -> list[str]:
    """Return what is wrong with components that would be in the box."""
    placed, problems = read_all([("wrong.yaml", text)], CONTENT.reader())
    return [one.message for one in problems or CONTENT.check(placed, CONTENT.cards())]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (
            "{id: a, kind: mask, while: [{mod: hnd, num: 1}]}",
            "'hnd' that could be changed. Did you mean 'hand'",
        ),
        ("{id: a, kind: mask, while: [{forbid: efort}]}", "'efort' that could be forbidden"),
        ("{id: a, kind: mask, cost: '0', do: [{mod: cost-nowhere, num: 1}]}", "'cost-nowhere'"),
        (
            "{id: a, kind: mask, cost: '0', do: [flag: ready]}",
            "'ready' must begin with one of turn., dream., camp.",
        ),
        ("{id: a, kind: mask, cost: '0', do: [counter: count]}", "'count' must begin with"),
        ("{id: a, kind: mask, when: {turn-begin: [draw: 1]}}", "there is no event 'turn-begin'"),
        (
            "{id: a, kind: paragraph, number: 1990, dream: I-01, when: tide(2)}",
            "there is no moment 'tide(2)'",
        ),
        ("{id: a, kind: paragraph, number: 1990, dream: I-01, do: [reveal: card Q]}", "no secret 'card Q'"),
        ("{id: a, kind: paragraph, number: 1990, dream: I-01, do: [note: I-01 Q]}", "no secret 'I-01 Q'"),
        (
            "{id: a, kind: paragraph, number: 1990, dream: I-01, do: [spawn: I-01 Z]}",
            "no secret 'tile I-01 Z'",
        ),
        (
            "{id: a, kind: entity, code: I-01 Z, figure: human, move: 1, behaviour: hop}",
            "no Entity moves 'hop'",
        ),
        (
            "{id: a, kind: overlay, code: I-01 K, patch: {D3.nw: {}}}",
            "'D3.nw' is no space",
        ),
    ],
)
def test_what_nothing_asks_for_is_refused_with_the_nearest_word(written: str, said: str) -> None:
    assert any(said in fault for fault in faults(f"- {written}")), faults(f"- {written}")


def test_two_actions_of_a_dream_share_an_id_only_on_states_of_one_tile() -> None:
    twice = """
- {id: i-01-z, kind: tile, code: I-01 Z, slot: C4, spaces: {nw: {actions: [{id: take-a-ticket, cost: 1A}]}}}
- {id: i-01-y, kind: gate, dream: I-01, turns: 1, intro: 1001, out: 1960, setup: [secrets: I-01]}
"""
    assert any("are called 'take-a-ticket'" in fault for fault in faults(twice))


@pytest.mark.rule("ETH-SCR-06")
def test_a_counter_of_the_turn_is_forgotten_when_the_next_begins() -> None:
    table = dream(1)
    table.s.counters = {"turn.steps": 2, "dream.steps": 3, "camp.steps": 4}
    night(table)
    assert table.s.phase is Phase.DRAW or table.s.turn == 2
    assert table.s.counters == {"dream.steps": 3, "camp.steps": 4}
