"""What things are called in a report: by the game's own language files, wherever they know it."""

from collections.abc import Sequence
from functools import cache
from typing import get_args

import msgspec

from dreamtable.arena.playing import read_word
from dreamtable.kernel import AnyRules
from dreamtable.lang import Speaker
from dreamtable.lang.speaker import MissingMessage
from dreamtable.telling import Word

BLANK = Word("report-blank")
"""Stands for whatever a move may be about."""


class Names:
    """Says names in one language; what the language files don't know keeps its own name."""

    def __init__(self, lang: str, rules: AnyRules, packs: Sequence[str] = ()) -> None:
        self.speaker = Speaker(lang, rules, packs=packs)
        self.lang = self.speaker.lang
        self._moves = {str(cls.__struct_config__.tag): cls for cls in get_args(rules.moves) or (rules.moves,)}
        self.thing = cache(self._thing)
        self.move = cache(self._move)

    def say(self, key: str, **args: int | str) -> str:
        """Return a message."""
        return self.speaker.say(key, **args)

    def _known(self, *words: Word) -> str | None:
        for word in words:
            if self.speaker.has(word.key):
                try:
                    return self.speaker.word(word)
                except MissingMessage:
                    continue
        return None

    def mode(self, name: str) -> str:
        """Return what a way of playing is called."""
        return self._known(Word(f"mode-{name}")) or _plain(name)

    def trait(self, name: str) -> str:
        """Return what a trait is called."""
        own = Word(f"report-by-{name}")
        return self._known(own, Word(f"trait-{name}")) or _plain(name)

    def figure(self, name: str) -> str:
        """Return what a number of the game is called."""
        return self._known(Word(f"figure-{name}")) or _plain(name)

    def value(self, trait: str, value: str) -> str:
        """Return what a value of a trait is called."""
        if trait == "bot":
            return self.bot(value)
        if trait == "seat":
            return self.say("report-seat", number=int(value) + 1)
        if trait == "seats":
            return self.say("report-seats", count=int(value))
        if trait == "thing":
            return self.thing(value)
        return self._known(Word(value), Word(f"{trait}-{value}")) or _plain(value)

    def bot(self, name: str) -> str:
        """Return what a bot is called, and the name by which it is asked for."""
        title = self._known(Word(f"web-bot-{name}"))
        return self.say("report-bot", title=title, name=name) if title is not None else name

    def reason(self, reason: str) -> str:
        """Return how a game ended."""
        return self._known(Word(f"reason-{reason}")) or _plain(reason)

    def deed(self, kind: str, name: str) -> str:
        """Return what a move or a thing is called."""
        return self.move(name) if kind == "moves" else self.thing(name)

    def _thing(self, name: str) -> str:
        """Return what a thing is called; its name is a word in JSON."""
        try:
            word = read_word(name)
        except msgspec.DecodeError:
            return name
        return self._known(word) or _plain(word.key)

    def _move(self, tag: str) -> str:
        """Return what a kind of move is called, whatever it is about."""
        args: dict[str, int | str | Word | list[Word]] = {}
        cls = self._moves.get(tag)
        for field in msgspec.structs.fields(cls) if cls is not None else ():
            many = getattr(field.type, "__origin__", None) is list
            args[field.name] = [BLANK, BLANK] if many else BLANK
        return self._known(Word(f"report-move-{tag}"), Word(f"move-{tag}", args)) or _plain(tag)


def _plain(name: str) -> str:
    """Return a name that no language file knows, as readable as it can be."""
    return name.replace("-", " ").replace("_", " ") if name else "–"
