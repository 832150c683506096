"""A speaker says things in one language: moves, events, questions, and the words of the tables themselves."""

import re
from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from dreamtable.kernel import AnyRules, BadSetup, DreamtableError, Event, Move, Question, Seat, unknown
from dreamtable.lang.japanese import going_on, te_form
from dreamtable.lang.messages import Messages, Said, written_in
from dreamtable.lang.sentences import last_sentence
from dreamtable.telling import (
    Telling,
    Word,
    args_of,
    question_word,
    seat_word,
    stories_in,
    tag_of,
    telling_of,
    word_of,
)

LANGUAGES = {"zh-Hans": "简体中文", "en": "English", "ja": "日本語"}
_ALIASES = {"zh": "zh-Hans", "zh-cn": "zh-Hans", "zh_cn": "zh-Hans", "zh-hans": "zh-Hans", "jp": "ja"}
_JOIN = {"zh-Hans": "、", "en": ", ", "ja": "、"}
_BETWEEN = {
    "clauses": {"zh-Hans": "，", "en": " and ", "ja": "、"},
    "either": {"zh-Hans": "或", "en": " or ", "ja": "または"},
    "both": {"zh-Hans": "，且", "en": " and ", "ja": "、かつ"},
    "one-holds": {"zh-Hans": "，或", "en": " or ", "ja": "、または"},
    "amounts": {"zh-Hans": "和", "en": " and ", "ja": "と"},
    "table": {"zh-Hans": "；", "en": "; ", "ja": "。"},
    "sentences": {"zh-Hans": "。", "en": ". ", "ja": "。"},
}
"""Words made of words: things done together, alternatives, what must all hold, or at least in part, things
that are counted, the lines of a table, sentences after a heading."""
_THEN = {"zh-Hans": "，然后", "en": ", then ", "ja": "。その後、"}
_AFTER = {"zh-Hans": "。然后", "en": ". Then ", "ja": "。その後、"}
"""Between the steps of a sequence inside a sentence; and after one that is more than a sentence."""
_STOP = {"zh-Hans": "。", "en": ".", "ja": "。"}
_YOU_FIRST = re.compile(r"(^|[.!?] )(y)(?=our?\b)")
_BEGINNING = re.compile(r"(^|[.:!?] )([a-z])")


class MissingMessage(DreamtableError):
    """A language file lacks a message, or the message is broken."""


def language(name: str) -> str:
    """Return the language that a name such as `zh` means, or say which there are."""
    wanted = name.strip().split(".")[0]
    for candidate in (wanted, wanted.replace("_", "-").split("-")[0]):
        found = _ALIASES.get(candidate.lower(), candidate)
        if found in LANGUAGES:
            return found
    raise BadSetup(unknown("language", name, LANGUAGES))


OWN = "dreamtable.lang"
"""The package in which the words of the tables themselves lie."""
OF_CARDS = "dreamtable.content.effects"
"""The package in which the words lie that the cards of all games share."""
YOU = "you"
"""What the one who reads is, for messages that speak of seats; and the message for it."""
THEM = "them"
"""What others are, for messages that speak of what they may do: the form of the verb is the one for `you`."""
YOURSELF = "yourself"
"""The message for the one who reads, where that one would be the doer, too."""
UNREVEALED = "secret"
"""The folder beside the other words of a game for those that nobody may read before a match reveals them."""


def sources(lang: str, package: str = OWN) -> dict[str, str]:
    """Return the language files of a package by name: `en.ftl`, all `en.….ftl`, and those in `secret/`.

    Clients are built with the first one, or are given it; they never get another as a whole.
    """
    try:
        folder = files(package) / "locale"
    except (ImportError, TypeError):
        raise BadSetup(f"There is no package {package!r} in which words could lie.") from None
    found = {
        f"{prefix}{file.name}": file
        for prefix, part in (("", folder), (f"{UNREVEALED}/", folder / UNREVEALED))
        for file in (part.iterdir() if part.is_dir() else ())
        if file.name.startswith(f"{lang}.") and file.name.endswith(".ftl")
    }
    return {name: file.read_text(encoding="utf-8") for name, file in sorted(found.items())}


def spoken_in(lang: str, package: str) -> str:
    """Return the language in which a package is read: the wanted one, or English where it lacks that."""
    return lang if sources(lang, package) else "en"


def _parts(word: Word) -> list[Word]:
    """Return the words that a word is made of."""
    parts = word.args["parts"]
    return parts if isinstance(parts, list) else []


@cache
def _written(lang: str, package: str) -> dict[str, str]:
    """Return the messages of a package as they are written: of a game, or of the tables themselves."""
    return written_in("\n".join(sources(spoken_in(lang, package), package).values()))


def _agreeing(*said: Any) -> Any:
    """Return the form of a verb that goes with `you`, or that with a name: who it is, and both forms."""
    who, you, other = map(str, said)
    return you if who in (YOU, THEM) else other


def _permitted(said: Any) -> Any:
    """Return a Japanese text as it stands before もよい."""
    return te_form(str(said))


def _last(said: Any) -> Any:
    """Return the last sentence of a text."""
    return last_sentence(str(said))


FUNCTIONS = {"DO": _agreeing, "TE": _permitted, "LAST": _last}
"""What messages can ask for besides what they are given."""


@cache
def _messages(lang: str, package: str | None, texts: tuple[str, ...] = ()) -> Messages:
    """Return all messages in a language: those of the tables, of a game, and of its packs."""
    written = [_written(lang, OWN)]
    if package is not None:
        if (files(package) / "content").is_dir():
            written.append(_written(lang, OF_CARDS))
        written.append(_written(lang, package))
    written += [written_in(text) for text in texts]
    return Messages(lang, written, FUNCTIONS)


def words_of_packs(rules: AnyRules, packs: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return the words of packs in a language, or those in English, or in what a pack speaks."""
    if not packs or rules.storing.catalogue is None:
        return ()
    known = rules.storing.catalogue().packs
    said = [known[name].texts for name in packs if name in known]
    return tuple(
        text
        for texts in said
        for text in texts.get(lang) or texts.get("en") or next(iter(texts.values()), ())
    )


class Speaker:
    """Says things about one game (or none) in one language, with the names of the players."""

    def __init__(
        self,
        lang: str,
        rules: AnyRules | None = None,
        names: list[str] | None = None,
        *,
        package: str | None = None,
        packs: Sequence[str] = (),
        seats: int = 0,
    ) -> None:
        """Take the words of the game from its `package`; without its rules only these can be said.

        The words of `packs` come on top of them. Who speaks about a table knows how many `seats` it has.
        """
        self.lang = language(lang)
        self.rules = rules
        self.names = names or []
        self.seats = seats
        texts = words_of_packs(rules, packs, self.lang) if rules is not None else ()
        self._messages = _messages(
            self.lang, telling_of(rules).package if rules is not None else package, texts
        )

    def has(self, key: str) -> bool:
        """Say whether there is such a message."""
        return self._messages.has(key)

    def say(self, key: str, **args: Said | Word | list[Word]) -> str:
        """Return a message in this language."""
        return self.word(Word(key, dict(args)))

    def bot_name(self, seat: Seat) -> str:
        """Return what a bot on a seat is called: as its game does, or as everywhere, and marked as a bot."""
        for key in (f"persona-{seat + 1}-name", f"bot-persona-{seat + 1}"):
            if self.has(key):
                return self.say("bot-name", name=self.say(key))
        return self.say("bot-name", name=self.say("seat-number", number=seat + 1))

    def word(self, word: Word) -> str:
        """Return the text of a word. Who speaks often may keep it."""
        return self.put(word)

    def put(self, word: Word) -> str:
        """Put a word into this language."""
        if word.key == "seat":
            return self._name(word.args["seat"])
        if word.key == "sequence":
            return self._sentences(word)
        if word.key in _BETWEEN:
            return self._joined(word)
        if not self._messages.has(word.key):
            raise MissingMessage(f"The language {self.lang} has no message {word.key!r}.")
        said: dict[str, Said] = {"person": YOU}
        for name, value in word.args.items():
            if isinstance(value, list):
                said[f"{name}_count"] = len(value)
                said[name] = self._said(value)
                continue
            known = self._settled(value)
            said[f"{name}_is"] = self._kind(known) if isinstance(known, Word) else "plain"
            said[name] = self._said(known)
        try:
            return self._messages.say(word.key, said)
        except ValueError as error:
            raise MissingMessage(f"The message {word.key!r} in {self.lang} is broken: {error}.") from None

    def figure(self, value: Said | Word) -> Said:
        """Return a figure that is printed on something: a number, or words where it is none yet."""
        known = self._settled(value)
        return self.word(known) if isinstance(known, Word) else known

    def move(self, move: Move, view: object = None, reader: Seat | None = None) -> str:
        """Return a move as an entry of a menu, said to the seat that is asked or to nobody."""
        return self.entry(word_of(move, self._telling.name_of, view), reader)

    def entry(self, word: Word, reader: Seat | None = None) -> str:
        """Return the word of a move as a sentence begins; who reads is not called by name but `yourself`."""
        if reader is not None and self._telling.says_you:
            own, me = seat_word(reader), Word(YOURSELF, {YOU: 1})
            word = Word(word.key, {name: me if one == own else one for name, one in word.args.items()})
        text = self.put(word)
        return text[:1].upper() + text[1:]

    def event(self, event: Event) -> str:
        """Return an event as a line of the log."""
        return self.word(word_of(event, self._telling.name_of))

    def fact(self, event: Event, reader: Seat | None = None) -> str:
        """Return what happened without the story that goes with it, said to a seat or to nobody."""
        word = word_of(event, self._telling.name_of)
        args = {**word.args, **dict.fromkeys(stories_in(event, self._telling.name_of), "")}
        if reader is None or not self._telling.says_you:
            return self.put(Word(word.key, args)).strip()
        own = seat_word(reader)
        to_reader = {
            name: Word("seat", {**own.args, YOU: 1}) if one == own else one for name, one in args.items()
        }
        return self._addressed(self.put(Word(word.key, to_reader)).strip(), self._name(reader))

    def _addressed(self, text: str, name: str) -> str:
        """Return a text that says you instead of a name."""
        if self.lang == "en":
            text = text.replace(f"{name}'s", self.say("your"))
        you = text.replace(name, self.say(YOU))
        return _YOU_FIRST.sub(lambda found: found[1] + found[2].upper(), you) if self.lang == "en" else you

    def tale(self, event: Event) -> str:
        """Return the story that an event tells beside what happened."""
        stories = stories_in(event, self._telling.name_of).values()
        return "\n".join(text for word in stories if (text := self.word(word)))

    def turning(self, event: Event) -> str:
        """Return what a turning point is called."""
        return self.word(Word(f"turning-{tag_of(event)}", args_of(event, self._telling.name_of)))

    def joined(self, names: list[str]) -> str:
        """Return names one after the other."""
        return _JOIN[self.lang].join(names)

    def question(self, question: Question, view: object = None) -> str:
        """Return a question as its seat reads it, who sees the table so."""
        telling = self._telling
        title = telling.title(question, view) if telling.title is not None and view is not None else None
        return self.word(title if title is not None else question_word(question, telling.name_of))

    @property
    def _rules(self) -> AnyRules:
        if self.rules is None:
            raise MissingMessage("This speaker belongs to no game.")
        return self.rules

    @cached_property
    def _telling(self) -> Telling:
        return telling_of(self._rules)

    def _settled(self, value: Said | Word) -> Said | Word:
        """Return a number in place of its words, where this table knows it."""
        if not self.seats or not isinstance(value, Word):
            return value
        number_at = self._telling.number_at
        number = number_at(value, self.seats) if number_at is not None else None
        return value if number is None else number

    def _kind(self, word: Word) -> str:
        """Return what messages may ask of a word: its key, or that it is the one who reads."""
        return YOU if YOU in word.args else word.key

    def _name(self, seat: object) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", number=seat + 1 if isinstance(seat, int) else 0)

    def _joined(self, word: Word) -> str:
        *most, last = (str(self._said(part)) for part in _parts(word))
        if self.lang == "ja" and word.key == "clauses":
            most = list(map(going_on, most))
        between = _BETWEEN[word.key][self.lang]
        comma = ", " if self.lang == "en" and word.key == "clauses" else between
        return between.join([comma.join(most), last]) if most else last

    def _sentences(self, word: Word) -> str:
        """Return one sentence after the other; also for things done together."""
        stop = _STOP[self.lang]
        every = [one for part in _parts(word) for one in (_parts(part) if part.key == "clauses" else [part])]
        parts = [f"{self._said(one)}".removesuffix(stop) + stop for one in every]
        if self.lang != "en":
            return "".join(parts)
        return _BEGINNING.sub(lambda found: found[1] + found[2].upper(), " ".join(parts))

    def _steps(self, word: Word) -> str:
        """Return a sequence inside a sentence."""
        text = ""
        for part in _parts(word):
            between = _AFTER if _STOP[self.lang] in text else _THEN
            text += f"{between[self.lang] if text else ''}{self._said(part)}"
        return text

    def _said(self, value: object) -> Said:
        if isinstance(value, Word):
            return self._steps(value) if value.key == "sequence" else self.word(value)
        if isinstance(value, list):
            return _JOIN[self.lang].join(str(self._said(one)) for one in value)
        if isinstance(value, int):
            return value
        return "none" if value is None else str(value)
