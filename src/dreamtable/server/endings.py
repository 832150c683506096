"""A finished match as its players are told of it: who won, who was what, how it went, where it turned."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from dreamtable.games import bot_of
from dreamtable.kernel import BadSetup, Match, Outcome, Seat
from dreamtable.kernel.campaign import check_unlocked, modes_within
from dreamtable.lang import Speaker
from dreamtable.server.chapters import course_of, shows_all
from dreamtable.server.journal import LATE, STAND_IN, Chapter, Entry
from dreamtable.server.messages import CurveInfo, EndingInfo, PosterInfo, Result, TurningInfo
from dreamtable.server.stored_match import EARLIER_RULES, standing
from dreamtable.server.texts import Names, Voice, voice_of
from dreamtable.telling import Poster, story_of, telling_of


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
    match: Match[Any],
    chapters: Sequence[Chapter],
    names: Names,
    seats: Sequence[Seat],
    lang: str,
    entries: Sequence[Entry] = (),
    *,
    counts: bool = True,
) -> bytes:
    """Return what is told of a finished match to who sat on these seats, as one JSON text.

    No campaign goes on from one that does not count.
    """
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
        keeps=counts and could_begin(match),
        chapter=(annals := telling_of(match.rules).annals) is not None and annals.evening is not None,
        onward=onward(match, voice) if counts and (match.kept is not None or could_begin(match)) else None,
        at_once=counts and goes_on_at_once(match),
        stood_in=stood_in(match.seats, entries),
    )
    return msgspec.json.encode(told)


def chances(match: Match[Any], chapters: Sequence[Chapter], names: Names, lang: str) -> list[CurveInfo]:
    """Return the chance in percent that the usual bot gave each side after each answer, if there is one.

    Who win and lose together are a side. Amidst something that was begun it is as it was before.
    """
    bot = bot_of(match.rules.name)
    if bot is None or not shows_all(chapters):
        return []
    given: list[list[int]] = []
    for again in course_of(match, chapters):
        outcome = again.outcome
        if outcome is not None:
            given.append([100 * (seat in outcome.winners) for seat in range(match.seats)])
        elif given and not bot.is_quiet(again.state):
            given.append(given[-1])
        else:
            given.append([round(100 * one) for one in bot.evaluate(again.state)])
    voice = voice_of(lang, match.rules.name, match.components.packs, match.seats)
    sides: dict[tuple[int, ...], list[Seat]] = {}
    for seat in range(match.seats):
        sides.setdefault(tuple(one[seat] for one in given), []).append(seat)
    return [
        CurveInfo(
            label=voice.joined(names.into("\n".join(voice.names[seat] for seat in seats)).split("\n")),
            most=100,
            seat=seats[0] if len(seats) == 1 else None,
            values=list(values),
        )
        for values, seats in sides.items()
    ]


def stood_in(seats: int, entries: Sequence[Entry]) -> list[int]:
    """Return by seat how many answers a substitute gave."""
    given = Counter(entry.seat for entry in standing(entries) if entry.kind in (LATE, STAND_IN))
    return [given[seat] for seat in range(seats)]


def could_begin(match: Match[Any]) -> bool:
    """Say whether a match was played as the first session of a campaign may be, with something to keep."""
    rules = match.rules
    if rules.campaign is None or match.kept is not None or match.outcome is None:
        return False
    offer = rules.offer_after(None)
    try:
        check_unlocked(offer, match.options)
    except BadSetup:
        return False
    return match.mode in modes_within(rules, offer)


def onward(match: Match[Any], voice: Voice) -> PosterInfo | None:
    """Return what a campaign goes on with after a match, if it goes on."""
    rules, told = match.rules, telling_of(match.rules).posters
    if rules.campaign is None or told is None:
        return None
    kept = rules.campaign.carry(match.state)
    offer = rules.offer_after(kept)
    usual = {name: msgspec.to_builtins(values[0]) for name, values in offer.options.items() if values}
    for poster in told(kept) if not offer.over else ():
        if poster.locked is None and usual.get(poster.option, poster.value) == poster.value:
            return poster_info(poster, voice)
    return None


def goes_on_at_once(match: Match[Any]) -> bool:
    """Say whether a campaign goes on after a match without being asked to."""
    rules = match.rules
    if rules.campaign is None:
        return False
    offer = rules.offer_after(rules.campaign.carry(match.state))
    return offer.at_once and not offer.over


def poster_info(poster: Poster, speaker: Speaker) -> PosterInfo:
    """Return a session that a campaign promises, in the reader's language."""
    return PosterInfo(
        name=poster.name,
        title=speaker.word(poster.title),
        teaser=speaker.word(poster.teaser),
        facts=list(map(speaker.word, poster.facts)),
        option=poster.option,
        value=poster.value,
        endings=poster.endings,
        locked=speaker.word(poster.locked) if poster.locked is not None else None,
    )


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
