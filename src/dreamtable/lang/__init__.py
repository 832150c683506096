"""Languages: from words to sentences, and the rulebook pages."""

from dreamtable.lang.rulebook import Rule, Rulebook, rulebook
from dreamtable.lang.speaker import LANGUAGES, Speaker, language

__all__ = ["LANGUAGES", "Rule", "Rulebook", "Speaker", "language", "rulebook"]
