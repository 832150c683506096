"""Everything that leaves a match, searched for texts that it has not revealed."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, BadMove, Match, Seat, record, to_bytes
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.server.campaigns.books import Teller
from dreamtable.server.campaigns.rows import SessionRow
from dreamtable.server.reference import reference_in
from dreamtable.server.replays import ALL_OPEN, timeline
from dreamtable.server.texts import Names, explanations, reference_with, voice_of
from dreamtable.server.updates import Situation, update
from dreamtable.telling import (
    Thing,
    Word,
    chapter_of,
    named_to,
    read_chapter,
    readable_to,
    sealing_of,
    stored,
)
from gauntlet.checks import begun_again, known_at_first, revealed_to

LEAST = 24
"""Shorter texts, in bytes, may come up by themselves within others."""
MOST_LOOKS = 50
"""About so many decisions of a match are looked at, besides those that reveal something."""
ALL_ANEW = 3
"""What was explained before is explained anew at one of so many looks, and in the end."""
FULL_STOPS = ".。"
APART, PIECE = 16, 8
"""Content is looked at in pieces of so many bytes, that far apart: any text of LEAST bytes holds one."""
encode = msgspec.json.encode


class Sealed:
    """The texts of a game in one language that nobody may read before they are revealed."""

    def __init__(self, game: str, lang: str) -> None:
        rules = rules_of(game)
        speaker, public = Speaker(lang, rules), encode(reference_in(game, lang))
        self.where: dict[bytes, set[str]] = {}
        """Each text as it stands in JSON, with the ids of those it can be read on."""
        self.pieces: dict[bytes, set[bytes]] = {}
        """The pieces of long texts that content may be found to hold, with those texts."""
        self.names: set[bytes] = set()
        """Texts that are too short for that."""
        sealing = sealing_of(rules)
        if sealing is None:
            return
        for one in sealing.ids():
            thing = sealing.thing(one)
            drawn = thing.figures.get("alt")
            made = {speaker.word(word) for word in (*thing.text, drawn) if isinstance(word, Word)}
            for text in texts_on(speaker, thing):
                mark = encode(text)[1:-1]
                if len(mark) < LEAST:
                    if thing.name is not None and text == speaker.word(thing.name):
                        self.note_name(encode(text), public, one)
                    continue
                price = encode(text.rstrip(FULL_STOPS))[1:-1]
                if text in made and price in public:
                    continue  # what is made from words may say the same on another card, also as a price
                assert mark not in public, f"the reference of {game} tells {text!r} of {one}"
                self.where.setdefault(mark, set()).add(one)
        self.names = {mark for mark in self.where if len(mark) < LEAST}
        for mark in self.where.keys() - self.names:
            for at in range(APART):
                self.pieces.setdefault(mark[at : at + PIECE], set()).add(mark)

    def note_name(self, mark: bytes, public: bytes, one: str) -> None:
        """Note a name that is short: by itself, in quotes, it does not come up, unless others have it too."""
        if mark not in public:
            self.where.setdefault(mark, set()).add(one)

    def standing_in(self, content: bytes) -> list[bytes]:
        """Return all texts that stand in some content, known or not."""
        there = {content[at : at + PIECE] for at in range(0, len(content), APART)} & self.pieces.keys()
        likely = self.names.union(*(self.pieces[piece] for piece in there))
        return [mark for mark in likely if mark in content]

    def found_in(
        self, content: bytes, known: Iterable[str] = (), among: Iterable[bytes] | None = None
    ) -> list[str]:
        """Return the texts in some content that can't be read on anything that is known, in part or whole;
        those among them, if it is known that no others stand there.
        """
        known = set(known)
        there = self.standing_in(content) if among is None else [mark for mark in among if mark in content]
        found = [mark for mark in there if not self.where[mark] & known]
        read = [mark for mark, ids in self.where.items() if ids & known] if found else []
        return [mark.decode() for mark in found if not any(mark in one for one in read)]


def texts_on(speaker: Speaker, thing: Thing) -> Iterator[str]:
    """Return everything that can be read on a thing, and the names of things that stand in its figures."""
    for word in (thing.name, thing.title, thing.flavour, *thing.text, *thing.back, *thing.traits):
        if word is not None:
            yield speaker.word(word)
    for value in thing.figures.values():
        if not isinstance(value, int):
            yield speaker.word(value) if isinstance(value, Word) else value


@cache
def sealed_in(game: str, lang: str) -> Sealed:
    """Return the sealed texts of a game in a language."""
    return Sealed(game, lang)


def sealed_texts_in(files: Iterable[Path], games: Iterable[str]) -> list[str]:
    """Return the sealed texts of games that stand in some files, in any language, escaped or not."""
    contents = [file.read_bytes() for file in files if file.is_file()]
    found = {mark for game in games for lang in LANGUAGES for mark in sealed_in(game, lang).where}
    marks = {mark for mark in found if not mark.startswith(b'"')}  # code may have names of its own
    ways = {
        way: mark for mark in marks for way in (mark, json.dumps(json.loads(b'"%s"' % mark))[1:-1].encode())
    }
    return sorted({mark.decode() for way, mark in ways.items() if any(way in one for one in contents)})


def nothing_unrevealed_is_sent(match: Match[Any], lang: str, every: int = 1) -> None:
    """Check 6: whatever reaches a seat at each decision, at the end and afterwards, tells no sealed text
    before an event has revealed it to that seat. In a long match fewer decisions are looked at, but each
    after which somebody knows more; what was told in between is looked at with the next one.
    """
    every = max(every, len(match.journal) // MOST_LOOKS)
    again = begun_again(match)
    viewers = (*range(match.seats), WATCHER)
    known = [{viewer: known_at_first(again, viewer) for viewer in viewers}]
    since, looks = 0, 0
    explained: dict[Seat, set[str]] = {viewer: set() for viewer in viewers}
    for number in range(len(match.journal) + 1):
        if number:
            before = again.happened
            again.choose(*match.journal[number - 1][:2])
            known.append(
                {viewer: known[-1][viewer] | revealed_to(again, viewer, before) for viewer in viewers}
            )
        if number % every == 0 or again.question is None or known[-1] != known[max(0, number - 1)]:
            for viewer in viewers:
                if again.question is None or looks % ALL_ANEW == 0:
                    explained[viewer].clear()
                content = sent(again, viewer, lang, since, explained[viewer])
                search(again, lang, content, known[-1][viewer], f"seat {viewer} is sent")
            since, looks = again.happened, looks + 1
    by_anybody = [set[str]().union(*each.values()) for each in known]
    search(match, lang, to_bytes(record(match)), by_anybody[-1], "the record holds")
    search(match, lang, chapter_told(match, lang), known[-1][WATCHER], "the book tells")
    for viewer in (*viewers, ALL_OPEN):
        whole = timeline(match, [], Names([]), viewer, lang)
        told = sealed_in(match.rules.name, lang).standing_in(whole)
        for number, step in enumerate(msgspec.json.decode(whole, type=list[msgspec.Raw])):
            may = by_anybody[number] if viewer == ALL_OPEN else known[number][viewer]
            where = f"step {number} of the replay for seat {viewer} shows"
            search(match, lang, bytes(step), may, where, told)


def chapter_told(match: Match[Any], lang: str) -> bytes:
    """Return a match as the chapter that whoever has the link to the book of its campaign can read."""
    chapter = chapter_of(match) if match.outcome is not None else None
    if chapter is None:
        return b""
    teller = Teller(voice_of(lang, match.rules.name), [""] * match.seats)
    told = teller.info(SessionRow(campaign_id="", number=0, follows=None, table_id=""), chapter, 1, [])
    assert read_chapter(stored(chapter)) == chapter
    return encode(told)


def search(
    match: Match[Any],
    lang: str,
    content: bytes,
    known: set[str],
    where: str,
    among: Iterable[bytes] | None = None,
) -> None:
    """Look for texts that are not known."""
    found = sealed_in(match.rules.name, lang).found_in(content, known, among)
    assert not found, f"{where} what was not revealed: {found}. {match.whereabouts()}"


def sent(match: Match[Any], viewer: Seat, lang: str, since: int, explained: set[str]) -> bytes:
    """Return everything that a seat gets: its update, its reference, what is explained to it besides what was
    before, and refusals of wrong moves.
    """
    voice = voice_of(lang, match.rules.name)
    readable = readable_to(match, [viewer])
    reading = voice.reading(readable, None)
    asks = [ref for ref in named_to(match, [viewer], since) if ref not in explained]
    explained.update(asks)
    told = update(match, viewer, voice, Names([]), since, Situation(), restart=not since, reading=reading)
    return b"\n".join(
        [
            encode(told),
            encode(reference_with(voice, readable).readable),
            encode(explanations(match, [viewer], asks, voice, Names([]))),
            *map(encode, refusals(match, viewer)),
        ]
    )


def refusals(match: Match[Any], viewer: Seat) -> Iterator[str]:
    """Return what a seat hears that answers with moves that are not allowed now."""
    allowed = match.menu(viewer)
    others = match.question.menus.values() if match.question is not None else ()
    for move in {entry[2] for entry in match.journal[-3:]} | {menu[-1] for menu in others}:
        if move not in allowed:
            try:
                match.answer(viewer, move)
            except BadMove as refusal:
                yield str(refusal)
            else:
                raise AssertionError(f"{move} was taken though it is not allowed. {match.whereabouts()}")
