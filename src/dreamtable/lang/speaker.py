"""A speaker says things in one language: moves, events, questions, and the words of the tables themselves."""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from dreamtable.kernel import (
    AnyRules,
    BadSetup,
    DreamtableError,
    Event,
    Move,
    Question,
    Word,
    args_of,
    unknown,
    word_of,
)

LANGUAGES = {"zh-Hans": "简体中文", "en": "English", "ja": "日本語"}
_ALIASES = {"zh": "zh-Hans", "zh-cn": "zh-Hans", "zh_cn": "zh-Hans", "zh-hans": "zh-Hans", "jp": "ja"}
_JOIN = {"zh-Hans": "、", "en": ", ", "ja": "、"}
_BETWEEN = {
    "clauses": {"zh-Hans": "，", "en": " and ", "ja": "。さらに、"},
    "either": {"zh-Hans": "或", "en": " or ", "ja": "または"},
    "table": {"zh-Hans": "；", "en": "; ", "ja": "。"},
}
"""Words made of words: things done together, alternatives, the lines of a table."""
_THEN = {"zh-Hans": "，然后", "en": ", then ", "ja": "。その後、"}
_AFTER = {"zh-Hans": "。然后", "en": ". Then ", "ja": "。その後、"}
"""Between the steps of a sequence inside a sentence; and after one that is more than a sentence."""
_STOP = {"zh-Hans": "。", "en": ".", "ja": "。"}
_BEGINNING = re.compile(r"(^|[.:!?] )([a-z])")

Said = int | str
"""An argument of a message, ready for Fluent."""


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


def source(lang: str, game: str | None) -> str:
    """Return the language files of a game, or of the tables themselves: `en.ftl` and all `en.….ftl`."""
    package = "dreamtable.lang" if game is None else f"dreamtable.games.{game}"
    found = [
        file
        for file in (files(package) / "locale").iterdir()
        if file.name.startswith(f"{lang}.") and file.name.endswith(".ftl")
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name))


def _parts(word: Word) -> list[Word]:
    """Return the words that a word is made of."""
    parts = word.args["parts"]
    return parts if isinstance(parts, list) else []


@cache
def _resource(lang: str, game: str | None) -> Resource:
    """Return the parsed messages of a game, or of the tables themselves, which all games share."""
    return FluentResource(source(lang, game))


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(_resource(lang, None))
    if game is not None:
        bundle.add_resource(_resource(lang, game))
    return bundle


class Speaker:
    """Says things about one game (or none) in one language, with the names of the players."""

    def __init__(self, lang: str, rules: AnyRules | None = None, names: list[str] | None = None) -> None:
        self.lang = language(lang)
        self.rules = rules
        self.names = names or []
        self._bundle = _bundle(self.lang, rules.name if rules is not None else None)

    def learn(self, text: str) -> None:
        """Take in further messages, for all who speak this language about this game here."""
        self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Say whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: Said | Word | list[Word]) -> str:
        """Return a message in this language."""
        return self.word(Word(key, dict(args)))

    def word(self, word: Word) -> str:
        """Return the text of a word."""
        if word.key == "seat":
            return self._name(word.args["seat"])
        if word.key == "sequence":
            return self._sentences(word)
        if word.key in _BETWEEN:
            return self._joined(word)
        pattern = self._bundle.get_message(word.key).value if self.has(word.key) else None
        if pattern is None:
            raise MissingMessage(f"The language {self.lang} has no message {word.key!r}.")
        said: dict[str, Said] = {}
        for name, value in word.args.items():
            if isinstance(value, list):
                said[f"{name}_count"] = len(value)
            else:
                said[f"{name}_is"] = value.key if isinstance(value, Word) else "plain"
            said[name] = self._said(value)
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise MissingMessage(f"The message {word.key!r} in {self.lang} is broken: {errors[0]}.")
        return str(text)

    def move(self, move: Move, view: object = None) -> str:
        """Return a move as an entry of a menu."""
        return self.word(word_of(move, self._rules.name_of, view))

    def event(self, event: Event) -> str:
        """Return an event as a line of the log."""
        return self.word(word_of(event, self._rules.name_of))

    def question(self, question: Question) -> str:
        """Return a question as its seat reads it."""
        about = question.about
        args = args_of(about, self._rules.name_of) if about is not None else {}
        return self.word(Word(f"ask-{question.rule}", args))

    @property
    def _rules(self) -> AnyRules:
        if self.rules is None:
            raise MissingMessage("This speaker belongs to no game.")
        return self.rules

    def _name(self, seat: object) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", number=seat + 1 if isinstance(seat, int) else 0)

    def _joined(self, word: Word) -> str:
        *most, last = (str(self._said(part)) for part in _parts(word))
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
