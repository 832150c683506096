"""What is told of a match when it is over: what everybody was and did, how it went, and where it turned."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from dreamtable.kernel.match import Match
from dreamtable.kernel.model import WATCHER, Event, Seat
from dreamtable.telling.annals import Deeds, Gauge
from dreamtable.telling.telling import telling_of
from dreamtable.telling.words import Word

MOST_POINTS = 80
"""A curve has no more points."""


class Curve(NamedTuple):
    """The course of a number, from the beginning to the end."""

    word: Word
    most: int
    seat: Seat | None
    values: list[int]


class TurningPoint(NamedTuple):
    """Where a match turned: after how many answers, and what happened, as the seat knows it in the end."""

    answers: int
    event: Event


class Story(NamedTuple):
    """A match that is over, as it is told to somebody."""

    deeds: Deeds
    curves: list[Curve]
    turning: list[TurningPoint]


def story_of(match: Match[Any], seats: Sequence[Seat], course: Iterable[Match[Any]] | None = None) -> Story:
    """Return what is told of a finished match to who sat on these seats, or on none.

    Its `course` is how it stood at first and after each answer; without one it is gone through once more.
    """
    eyes = seats[0] if seats else WATCHER
    annals = telling_of(match.rules).annals
    samples: list[list[Gauge]] = []
    told: list[Event] = []
    turning: list[TurningPoint] = []
    heard = 0
    for again in course if course is not None else match.retrace():
        if annals is not None:
            samples.append(annals.gauges(again.view(WATCHER)))
        learned = again.events_of(seats, heard) if len(seats) > 1 else again.events(eyes, heard)
        opened = opened_at_end(match, again, heard)
        heard = again.happened
        for number, event in learned:
            told.append(event)
            known = opened.get(number, event)
            if known.is_turning_point():
                turning.append(TurningPoint(max(1, again.answers), known))
    deeds = annals.deeds(match.view(eyes), told) if annals is not None else plain_deeds(match)
    return Story(deeds, curves_of([sample for sample in samples if sample]), turning)


def opened_at_end(match: Match[Any], again: Match[Any], since: int) -> dict[int, Event]:
    """Return by their numbers the events since then that everybody knows now, if the match is over."""
    if match.outcome is None:
        return {}
    events = again.told_from(since)
    first = again.happened - len(events)
    return {first + at: event for at, event in enumerate(events) if event.open_at_end}


def curves_of(samples: Sequence[Sequence[Gauge]]) -> list[Curve]:
    """Return the course of each number, with no more points than can be drawn."""
    if not samples:
        return []
    last = len(samples) - 1
    points = min(last, MOST_POINTS - 1)
    chosen = [samples[round(last * at / points)] if points else samples[0] for at in range(points + 1)]
    curves = []
    for at, gauge in enumerate(samples[-1]):
        values = [sample[at].value for sample in chosen]
        most = max(gauge.most, *(sample[at].value for sample in samples))
        curves.append(Curve(gauge.word, most, gauge.seat, values))
    return curves


def plain_deeds(match: Match[Any]) -> Deeds:
    """Return what every game can tell: what kinds of seats there were, and the figures of the whole game."""
    telling, state = telling_of(match.rules), match.state
    seats = [
        [Word(key) for key in telling.traits(state, seat).values()] if telling.traits is not None else []
        for seat in range(match.seats)
    ]
    figures = telling.figures(state, WATCHER) if telling.figures is not None else {}
    together = [
        Word("deed-figure", {"name": Word(f"figure-{name}"), "number": number})
        for name, number in figures.items()
    ]
    return Deeds(seats, together)
