"""What a table computes for somebody besides the rules, to compare it between worlds."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from dreamtable.kernel import WATCHER, Event, Match, Menu, Seat
from dreamtable.telling import (
    Proposing,
    copies_of,
    entries_on,
    question_word,
    source_words,
    sources_of,
    telling_of,
)
from dreamtable.telling.coach import Hint, Hints, situation_of

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
    telling = telling_of(rules)
    told: dict[str, object] = {"what asks": source_words(rules, view)}
    if telling.guide is not None:
        told["its role, goal and danger"] = telling.guide.standing(view)
        told["what is foretold"] = telling.guide.foretold(view) if telling.guide.foretold else []
    if telling.annals is not None and seat == WATCHER:
        told["gauges"] = telling.annals.gauges(view)
    question = match.question_of(seat)
    if question is not None:
        menu = match.menu(seat)
        title = telling.title(question, view) if telling.title is not None else None
        told["a question"] = (
            title,
            question_word(question, telling.name_of),
            sources_of(rules, view, question),
        )
        told["proposals"] = proposals(telling.guide.proposing if telling.guide else None, view, menu)
        told["prices and forecasts"] = entries_on(rules, view, menu, question.rule)
        told["copies"] = [copies_of(rules, view, move) for move in menu] if question.picks > 1 else []
        if telling.hints is not None and seat in match.due():
            told["prospects"] = list(islice(telling.hints(view, seat), MOVES_AHEAD + 1))
    coach = Hints(rules, hints)
    coach.hear(seat, heard)
    told["a hint"] = coach.due(situation_of(match, seat)._replace(view=view))
    return {name: encode(one) for name, one in told.items()}


def proposals(proposing: Proposing | None, view: Any, menu: Menu) -> list[object]:
    """Return what is proposed to whoever sees this, for all that can be wished for."""
    if proposing is None:
        return []
    plans = {wish: list(proposing.plan(view, wish)) for wish in proposing.wishes(view, menu)}
    return [(proposing.told(view, wish, plan), plan) for wish, plan in plans.items()]


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
    annals, view = telling_of(match.rules).annals, match.view(seat)
    if annals is None:
        return
    seen = msgspec.json.decode(encode(view), type=type(view))
    heard = [event for _, event in match.events(seat)]
    events = msgspec.json.Decoder(match.rules.events)
    deeds = annals.deeds(view, heard), annals.deeds(seen, [events.decode(encode(one)) for one in heard])
    assert deeds[0] == deeds[1], f"seat {seat} is told too much: deeds. {match.whereabouts()}"
