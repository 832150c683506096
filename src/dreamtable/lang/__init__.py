"""Languages: from words to sentences, and the rulebook pages."""

from dreamtable.lang.asking import source_of, what_asks
from dreamtable.lang.rulebook import Rule, Rulebook, rulebook
from dreamtable.lang.speaker import LANGUAGES, Speaker, language, sources, spoken_in

__all__ = [
    "LANGUAGES",
    "Rule",
    "Rulebook",
    "Speaker",
    "language",
    "rulebook",
    "source_of",
    "sources",
    "spoken_in",
    "what_asks",
]
