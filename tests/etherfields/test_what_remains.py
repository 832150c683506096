"""What an evening leaves behind is told in words, step by step; a code is told of secrets alone."""

import re

import pytest

from dreamtable.games.etherfields.events import Remembered
from dreamtable.games.etherfields.keeping import carry, remembered
from dreamtable.games.etherfields.model import Dream
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.view import readable, told, view
from dreamtable.kernel import Game
from dreamtable.kernel.game import GameOver
from dreamtable.lang import LANGUAGES, Speaker
from etherfields.kit import act, carry_out, dream

CODE = re.compile(r"\bI{1,2}-\d|camp\.|dream\.|⟨|\?\?")


def ended(number: int) -> tuple[Dream, list[Remembered]]:
    """Return The Waiting Room after one of its endings, and what was told of what remains."""
    table = dream(2, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.nw", items="cold-lantern")
    heard = Game(table.s, listening=True)
    with pytest.raises(GameOver):
        carry_out(open_paragraph(scene_of(heard, 0), number))
    return table.s, [event for event in heard.events if isinstance(event, Remembered)]


@pytest.mark.rule("ETH-END-03", "ETH-WIS-01", "ETH-ITM-08")
@pytest.mark.parametrize(("number", "season", "shopping"), [(1950, "II-41 I2", 2), (1960, "II-41 I3", 1)])
def test_an_ending_tells_every_step_of_what_remains(number: int, season: str, shopping: int) -> None:
    s, events = ended(number)
    kept = [event.gained for event in events]
    assert kept == [
        *["shopping II-41 C"] * shopping,
        f"season {season}",
        "memory specialist",
        "memory free-spirit",
        "item-market 4",
        "wisdom II-41 M",
        "wisdom II-40 A",
        "world-tile II-38 B",
        "world-tile II-38 A",
        "world-tile II-38 C",
        "gate I-02 X",
        "gate I-03 X",
        "add-slumber II-20 A",
        "add-slumber II-21 A",
        "add-slumber II-21 B",
        "add-slumber II-37 A",
        "remove-gate I-01 X",
        "awakening",
    ]
    assert s.gained == [one for one in kept if one != "item-market 4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_remains_is_called_by_words(lang: str) -> None:
    speaker = Speaker(lang, RULES)
    for number in (1950, 1960):
        s, events = ended(number)
        lines = [speaker.event(event) for event in events]
        lines += [speaker.word(word) for word in remembered(carry(s))]
        assert not [line for line in lines if CODE.search(line)]
        names = {event.gained: speaker.event(event) for event in events}
        assert len(set(names.values())) == len(names) - 3  # four Slumbers of which nothing is told
        for event in events:
            assert set(told(event, s.options)) <= set(readable(view(s, 1)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_done_is_told_when_later_dreams_will_ask_for_it(lang: str) -> None:
    table = dream(1, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw", hands=["c1"])
    heard = Game(table.s, listening=True)
    script = open_paragraph(scene_of(heard, 0), 1005)
    question = next(script)
    try:
        while True:
            question = script.send((0, len(question.menus[0]) - 1))
    except StopIteration:
        pass
    assert "camp.knows-wraith" in table.s.flags
    events = [event for event in heard.events if isinstance(event, Remembered)]
    assert [event.gained for event in events] == ["flag camp.knows-wraith"]
    assert not CODE.search(Speaker(lang, RULES).event(events[0]))
    assert view(table.s, 0).gained == []


@pytest.mark.rule("ETH-PAI-06")
def test_a_death_tells_of_the_wisdom_that_it_leaves() -> None:
    table = dream(1, also=lambda s: setattr(s.dreamers[0], "distress", 7)).does(0, act("x-hurt"))
    assert [event.gained for event in table.events(Remembered)] == ["wisdom II-42 I"]
