"""Who or what asks: every question says where it comes from."""

from dreamtable.kernel import BadSetup, Question
from dreamtable.lang.rulebook import rulebook
from dreamtable.lang.speaker import Speaker
from dreamtable.telling import source_words, telling_of


def source_of(speaker: Speaker, question: Question, text: str, view: object) -> str:
    """Return what asks, as whoever has the view may know; nothing if the text of the question says it."""
    names = what_asks(speaker, question, view)
    said = text.casefold()
    return "" if any(name.casefold() in said for name in names) else " · ".join(names)


def what_asks(speaker: Speaker, question: Question, view: object) -> list[str]:
    """Return the names of cards or the phase that ask, or else the chapter of the rule; if anybody knows."""
    rules = speaker.rules
    if rules is None:
        return []
    names = [speaker.word(word) for word in source_words(rules, view)]
    if names:
        return names
    try:
        rule = rulebook(rules.name, speaker.lang, telling_of(rules).package).rules.get(question.rule)
    except BadSetup:
        return []
    return [rule.chapter] if rule is not None else []
