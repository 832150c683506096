"""TAM-END-08: what the progress sheet tells of earlier scenarios comes back in the last one."""

from collections import Counter

import pytest

from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS
from dreamtable.games.tamashii.cards import Guide, Special, Story
from dreamtable.games.tamashii.events import Recalled
from dreamtable.games.tamashii.model import Progress
from dreamtable.games.tamashii.progress import carry
from dreamtable.games.tamashii.rules import RULES
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import read_aloud, readable_to
from tamashii.kit import Scene, board, seat_at
from tamashii.scenarios import SCENARIOS, told

ON_EVERY_WAY = ("p01", "p02", "p03", "p04", "p07", "p08", "p09", "p10", "p12")
"""The cards of the final scenario that are drawn whatever the group chooses."""
LEFT = {
    (f"guide-{letter}", by, int(str(number)))
    for letter, scenario in SCENARIOS.items()
    for by, verb in (("ending", "tick"), ("choice", "note"))
    for number in told(list(scenario.cards.values()), verb)
    if letter != "p"
}
"""What scenarios leave on the sheet: which one, by what, and the number."""


def second_card(kept: Progress | None) -> Scene:
    """Return the final scenario as its second card is drawn."""
    return seat_at(scenario="p", story="p01", step="world", time=1, kept=kept)


@pytest.mark.rule("TAM-END-08")
def test_every_ending_comes_back_and_every_choice_twice_on_every_way_to_the_end() -> None:
    read = Counter(
        (recall.of, recall.by, which)
        for name in ON_EVERY_WAY
        if isinstance(card := CARDS[NUMBERS[name]], Story | Special)
        for recall in card.recalls
        for which in range(1, recall.lines + 1)
    )
    assert read == {(of, by, which): 2 if by == "choice" else 1 for of, by, which in LEFT}
    assert {of for of, by, _ in read if by == "ending"} == {
        guide.id for number in BOX.of(Guide) if not (guide := BOX.card(number, Guide)).final
    }


@pytest.mark.rule("TAM-END-08")
@pytest.mark.parametrize("ending", [1, 2])
def test_a_story_says_how_a_scenario_ended(ending: int) -> None:
    scene = second_card(Progress(ticks={"guide-b": [ending]}))
    assert scene.story == "p02"
    (event,) = scene.happened(Recalled)
    line = f"p02-guide-b-ending-{ending}"
    assert event == Recalled(NUMBERS["p02"], NUMBERS["guide-b"], line)
    assert f"recall/{line}" in readable_to(scene.match, [0])
    for language in LANGUAGES:
        speaker = Speaker(language, RULES)
        (thing,) = read_aloud(RULES, event, scene.s.options)
        assert [speaker.word(word) for word in thing.read()] == [speaker.say(f"recall-{line}")]
        assert speaker.say("card-guide-b") in speaker.event(event)


@pytest.mark.rule("TAM-END-08", "TAM-END-05")
def test_of_several_endings_the_one_that_was_ticked_last_is_told() -> None:
    won = seat_at(board(), board(), scenario="a", story="a06", step="world", time=1)
    won.s.kept = Progress(ticks={"guide-a": [1], "guide-b": [2]})
    sheet = carry(won.s)
    assert sheet.ticks == {"guide-a": [1, 2], "guide-b": [2]}
    won.s.ticked = 1
    won.s.kept = Progress(ticks={"guide-a": [2], "guide-b": [2, 1]})
    sheet = carry(won.s)
    assert sheet.ticks["guide-a"] == [2, 1]
    assert second_card(sheet).s.recalled == ["p02-guide-b-ending-1"]


@pytest.mark.rule("TAM-END-08", "TAM-END-09")
@pytest.mark.parametrize("kept", [None, Progress(ticks={"guide-a": [1]})])
def test_what_never_happened_does_not_come_back(kept: Progress | None) -> None:
    scene = second_card(kept)
    assert scene.story == "p02"
    assert not scene.happened(Recalled)
    assert scene.s.recalled == []


@pytest.mark.rule("TAM-END-08", "TAM-SCE-11")
@pytest.mark.parametrize(("result", "notes"), [("victory", {"guide-h": 2}), ("defeat", {"guide-h": 1})])
def test_a_choice_is_kept_of_a_scenario_that_was_won(result: str, notes: dict[str, int]) -> None:
    scene = seat_at(scenario="h", story="h01", specials="h08", step="world", time=9)
    scene.votes(1)
    assert scene.s.noted == 2
    scene.s.kept, scene.s.result = Progress(notes={"guide-h": 1}), result
    assert carry(scene.s).notes == notes


@pytest.mark.rule("TAM-END-08", "TAM-SCE-07")
def test_a_choice_comes_back_on_story_and_special_cards() -> None:
    sheet = Progress(notes={"guide-h": 2, "guide-j": 1})
    scene = seat_at(scenario="p", story="p02", step="world", time=1, kept=sheet)
    assert scene.story == "p03"
    assert scene.s.recalled == ["p03-guide-h-choice-2", "p12-guide-j-choice-1"]
