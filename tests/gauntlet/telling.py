"""What a table computes for somebody besides the rules, to compare it between worlds."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from dreamtable.kernel import (
    WATCHER,
    Event,
    Match,
    Seat,
    copies_of,
    entries_on,
    question_word,
    source_words,
    sources_of,
)
from dreamtable.kernel.coach import Hint, Hints, situation_of

encode = msgspec.json.Encoder(enc_hook=list).encode  # a menu may be any sequence
MOVES_AHEAD = 1
"""How far what the next moves can bring about is compared: further on it only takes longer."""
LATELY = 12
"""How many events the coach has heard of."""


def told_besides(
    match: Match[Any], seat: Seat, view: Any, heard: Sequence[Event], hints: Sequence[Hint]
) -> dict[str, bytes]:
    """Return what whoever sees and heard this is told now besides the rules, by what it is."""
    rules = match.rules
    told: dict[str, object] = {"what asks": source_words(rules, view)}
    if rules.guide is not None:
        told["its role, goal and danger"] = rules.guide.standing(view)
    if rules.annals is not None and seat == WATCHER:
        told["gauges"] = rules.annals.gauges(view)
    question = match.question_of(seat)
    if question is not None:
        menu = match.menu(seat)
        title = rules.title(question, view) if rules.title is not None else None
        told["a question"] = title, question_word(question, rules.name_of), sources_of(rules, view, question)
        told["prices and forecasts"] = entries_on(rules, view, menu, question.rule)
        told["copies"] = [copies_of(rules, view, move) for move in menu] if question.picks > 1 else []
        if rules.hints is not None and seat in match.due():
            told["prospects"] = list(islice(rules.hints(view, seat), MOVES_AHEAD + 1))
    coach = Hints(rules, hints)
    coach.hear(seat, heard)
    told["a hint"] = coach.due(situation_of(match, seat)._replace(view=view))
    return {name: encode(one) for name, one in told.items()}


def tells_the_same(match: Match[Any], world: Match[Any], seat: Seat, hints: Sequence[Hint]) -> None:
    """Check 4: what a seat is told besides the rules is the same in another world that it can't tell from
    the true one, computed from nothing but what it gets of that world.
    """
    heard = [event for _, event in match.events(seat, max(0, match.happened - LATELY))]
    view = world.view(seat)
    seen = msgspec.json.decode(encode(view), type=type(view))
    here = told_besides(match, seat, match.view(seat), heard, hints)
    there = told_besides(world, seat, seen, heard, hints)
    for name, one in here.items():
        assert one == there[name], f"seat {seat} is told too much: {name}. {match.whereabouts()}"


def the_end_tells_what_was_seen(match: Match[Any], seat: Seat) -> None:
    """Check 4: what a seat is told of a match that is over follows from what it gets."""
    annals, view = match.rules.annals, match.view(seat)
    if annals is None:
        return
    seen = msgspec.json.decode(encode(view), type=type(view))
    heard = [event for _, event in match.events(seat)]
    events = msgspec.json.Decoder(match.rules.events)
    deeds = annals.deeds(view, heard), annals.deeds(seen, [events.decode(encode(one)) for one in heard])
    assert deeds[0] == deeds[1], f"seat {seat} is told too much: deeds. {match.whereabouts()}"
