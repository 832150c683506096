"""A finished match as its players are told of it: who won, who was what, how it went, where it turned."""

from collections.abc import Sequence
from typing import Any

import msgspec

from dreamtable.kernel import Match, Outcome, Seat, story_of
from dreamtable.server.chapters import course_of, shows_all
from dreamtable.server.course import EARLIER_RULES
from dreamtable.server.journal import Chapter
from dreamtable.server.messages import CurveInfo, EndingInfo, Result, TurningInfo
from dreamtable.server.texts import Names, Voice, voice_of


def result_for(winners: Sequence[Seat] | None, own: Sequence[Seat]) -> Result:
    """Return whether somebody has won; who had no seat only knows that it is over."""
    if winners is None:
        return "unknown"
    if not own:
        return "over"
    return "won" if any(seat in winners for seat in own) else "lost"


def result_of(outcome: Outcome, own: Sequence[Seat]) -> Result:
    """Return how a match ended for somebody, also one of which nobody knows."""
    return result_for(outcome.winners if outcome.reason != EARLIER_RULES else None, own)


def ending(
    match: Match[Any], chapters: Sequence[Chapter], names: Names, seats: Sequence[Seat], lang: str
) -> bytes:
    """Return what is told of a finished match to who sat on these seats, as one JSON text."""
    voice = voice_of(lang, match.rules.name, match.components.packs, match.seats)
    outcome = match.outcome
    if outcome is None:
        raise ValueError("This match is not over.")
    story = story_of(match, seats, course_of(match, chapters))
    told = EndingInfo(
        result=result_of(outcome, seats),
        title=title_of(outcome, match, names, seats, voice),
        reason=names.into(voice.say(f"reason-{outcome.reason}")),
        seats=[[names.into(voice.word(word)) for word in words] for words in story.deeds.seats],
        together=[names.into(voice.word(word)) for word in story.deeds.together],
        curves=[
            CurveInfo(
                label=names.into(voice.word(curve.word)),
                most=curve.most,
                seat=curve.seat,
                values=curve.values,
            )
            for curve in (story.curves if shows_all(chapters) else ())
        ],
        turning=[
            TurningInfo(
                step=point.answers,
                title=names.into(voice.turning(point.event)),
                text=names.into(voice.event(point.event)),
            )
            for point in story.turning
        ],
    )
    return msgspec.json.encode(told)


def title_of(outcome: Outcome, match: Match[Any], names: Names, seats: Sequence[Seat], voice: Voice) -> str:
    """Return in one line how it ended for who sat on these seats."""
    together = match.mode.together and match.seats > 1
    match result_of(outcome, seats):
        case "unknown":
            return voice.say("ending-unknown")
        case "over" if outcome.winners:
            winners = names.into("\n".join(voice.names[seat] for seat in outcome.winners)).split("\n")
            return voice.say("winner", names=voice.joined(winners), names_count=len(winners))
        case "over":
            return voice.say("nobody-wins")
        case result:
            return voice.say(f"ending-{'all-' if together else ''}{result}")
