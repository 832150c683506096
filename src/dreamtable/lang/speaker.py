"""A speaker says things in one language: moves, events, questions, and the words of the tables themselves."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

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
    """Return the language file of a game, or of the tables themselves."""
    package = "dreamtable.lang" if game is None else f"dreamtable.games.{game}"
    return (files(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang, None)))
    if game is not None:
        bundle.add_resource(FluentResource(source(lang, game)))
    return bundle


class Speaker:
    """Says things about one game (or none) in one language, with the names of the players."""

    def __init__(self, lang: str, rules: AnyRules | None = None, names: list[str] | None = None) -> None:
        self.lang = language(lang)
        self.rules = rules
        self.names = names or []
        self._bundle = _bundle(self.lang, rules.name if rules is not None else None)

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
        pattern = self._bundle.get_message(word.key).value if self.has(word.key) else None
        if pattern is None:
            raise MissingMessage(f"The language {self.lang} has no message {word.key!r}.")
        said: dict[str, Said] = {}
        for name, value in word.args.items():
            if isinstance(value, list):
                said[f"{name}_count"] = len(value)
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

    def _said(self, value: object) -> Said:
        if isinstance(value, Word):
            return self.word(value)
        if isinstance(value, list):
            return _JOIN[self.lang].join(str(self._said(one)) for one in value)
        if isinstance(value, int):
            return value
        return "none" if value is None else str(value)
