"""Hints: told once, one at a time, and only of what the seat knows."""

from collections.abc import Iterator
from typing import Any

import pytest

from dreamtable.games import playable_games, rules_of
from dreamtable.games.lessons import hints_of
from dreamtable.games.lucidity.events import BecameNightmare, Placed, Stolen
from dreamtable.games.lucidity.model import Nightmare, Row
from dreamtable.kernel import WATCHER, Match, Seat
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling.coach import Advice, Hint, Hints, situation_of
from gauntlet.games import ENTRIES, Seating, seatings_of
from gauntlet.test_gauntlet import a_match
from gauntlet.test_guide import readable
from lucidity.kit import card, seat_at

games = pytest.mark.parametrize("game", [game for game in ENTRIES if game in playable_games()])
ENOUGH = 24
"""In so many games at each number of seats everything comes up that is worth a hint, also what is rare."""


def told_in(seating: Seating, number: int) -> Iterator[tuple[Match[Any], Seat, Advice]]:
    """Yield all that is told in a game of the gauntlet, to readers who read at once."""
    finished = a_match(seating, number)
    match = finished.fork(0, listening=True)
    readers = {seat: Hints(match.rules, hints_of(seating.game)) for seat in range(match.seats)}
    told = 0
    for seat, choice in [*((entry[0], entry[1]) for entry in finished.journal), (WATCHER, 0)]:
        for one, hints in readers.items():
            hints.hear(one, [event for _, event in match.events(one, told)])
            while (advice := hints.due(situation_of(match, one))) is not None:
                yield match, one, advice
                assert hints.read(advice.name), f"{advice.name} is told twice"
        told = match.happened
        if seat != WATCHER:
            match.choose(seat, choice)


@games
def test_every_hint_comes_up_and_reads_well_in_every_language(game: str) -> None:
    left = {hint.name for hint in hints_of(game)}
    assert len(left) > 15
    speakers = [Speaker(lang, rules_of(game), list("甲乙丙丁戊己庚辛")) for lang in LANGUAGES]
    for number in range(ENOUGH):
        for seating in seatings_of(game):
            for match, seat, advice in told_in(seating, number):
                if advice.name in left:
                    left.discard(advice.name)
                    assert all(ref.split(":")[0] for ref in advice.refs)
                    for speaker in speakers:
                        text = speaker.word(advice.word)
                        assert readable(text), text
                    assert seat in range(match.seats)
        if not left:
            return
    assert not left, f"never told: {sorted(left)}"


@games
def test_hints_tell_nothing_that_the_seat_does_not_know(game: str) -> None:
    """In a world that the seat can't tell from the true one it is told the same."""
    rules = rules_of(game)
    seating = seatings_of(game)[-1 if game != "eldritch" else 1]
    finished = a_match(seating, 1)
    match = finished.fork(0, listening=True)
    for at, (seat, choice, _, _) in enumerate(finished.journal):
        if at % 5 == 0:
            heard = [event for _, event in match.events(seat)]
            truth, dream = Hints(rules, hints_of(game)), Hints(rules, hints_of(game))
            truth.hear(seat, heard)
            dream.hear(seat, heard)
            world = match.imagine(seat, f"another world {at}")
            for _ in range(3):
                said = truth.due(situation_of(match, seat))
                imagined = dream.due(situation_of(world, seat))
                assert (said and (said.name, said.refs)) == (imagined and (imagined.name, imagined.refs))
                if said is not None:
                    truth.read(said.name)
                    dream.read(said.name)
        match.choose(seat, choice)


def a_reader(*hints: Hint, seen: tuple[str, ...] = ()) -> tuple[Match[Any], Hints]:
    """Return a match of Lucidity at its first question, and what its first seat is told."""
    rules = rules_of("lucidity")
    match: Match[Any] = Match(rules, 3, "hints", rules.read_options({"first": 0}))
    return match, Hints(rules, hints, seen)


SLEEP = Hint(name="sleep", rule="LUC-STEP1-01", point=["@moves"])
STOLEN = Hint(name="stolen", event="stolen", own=True, point=["@event"])
NIGHTMARE = Hint(name="nightmare", event="became-nightmare", own=True, at_once=True, point=["@me"])


def test_a_hint_points_at_what_it_speaks_of() -> None:
    match, hints = a_reader(SLEEP, STOLEN)
    advice = hints.due(situation_of(match, 0))
    assert advice is not None
    assert advice.refs == ["track:light", "track:middle", "track:deep"]
    hints.read("sleep")
    hints.hear(0, [Stolen(0, 17, 1, Nightmare.DEPTHS)])
    match.choose(0, 0)
    advice = hints.due(situation_of(match, 0))
    assert advice is not None
    assert advice.refs == ["seat:0", "die:17", "seat:1", "nightmare:depths"]


def test_what_was_read_is_never_told_again() -> None:
    match, hints = a_reader(SLEEP, seen=("sleep",))
    assert hints.due(situation_of(match, 0)) is None
    assert not hints.read("sleep")
    assert not hints.read("no such hint")


def test_a_hint_stays_until_it_was_read_and_passes_with_its_question() -> None:
    match, hints = a_reader(SLEEP)
    first = hints.due(situation_of(match, 0))
    assert first is not None
    assert hints.due(situation_of(match, 0)) == first
    match.choose(0, 0)
    assert hints.due(situation_of(match, 0)) is None
    assert "sleep" in hints.seen


def test_at_each_decision_one_thing_is_told_but_what_cannot_wait_comes_at_once() -> None:
    match, hints = a_reader(SLEEP, STOLEN, NIGHTMARE)
    hints.hear(0, [Stolen(0, 17, 1, Nightmare.DEPTHS)])
    assert hints.due(situation_of(match, 0)) is not None
    hints.read("sleep")
    assert hints.due(situation_of(match, 0)) is None, "one at each decision"
    hints.hear(0, [BecameNightmare(0, Nightmare.ENVY, [])])
    advice = hints.due(situation_of(match, 0))
    assert advice is not None
    assert advice.name == "nightmare"
    hints.read("nightmare")
    match.choose(0, 0)
    advice = hints.due(situation_of(match, 0))
    assert advice is not None
    assert advice.name == "stolen"


def test_what_happens_to_others_calls_for_other_hints() -> None:
    match, hints = a_reader(STOLEN, Hint(name="shadow", event="placed", field={"row": 3}))
    hints.hear(0, [Stolen(2, 17, 1, Nightmare.DEPTHS), Placed(1, 5, Row.POWER)])
    assert hints.due(situation_of(match, 0)) is None
    hints.hear(0, [Placed(1, 5, Row.SHADOW)])
    assert hints.due(situation_of(match, 0)) is not None


def test_who_only_watches_is_told_nothing() -> None:
    match, hints = a_reader(SLEEP, NIGHTMARE)
    hints.hear(WATCHER, [BecameNightmare(0, Nightmare.ENVY, [])])
    assert hints.due(situation_of(match, WATCHER)) is None


def test_becoming_a_nightmare_is_explained_in_the_game_itself() -> None:
    scene = seat_at(card(shadows="Y Y", pool="Y-S"), card(), card())
    hints = Hints(scene.match.rules, hints_of("lucidity"))
    hints.hear(0, [event for _, event in scene.match.events(0)])
    advice = hints.due(situation_of(scene.match, 0))
    assert advice is not None
    assert advice.name == "nightmare"
