"""The games, found by name."""

import importlib
from typing import TYPE_CHECKING

from dreamtable.kernel import AnyRules, BadSetup, unknown

if TYPE_CHECKING:
    from dreamtable.content.game import Content

GAMES = ("lucidity", "inception", "eldritch")
WITH_CONTENT = ("eldritch",)
"""Those whose cards are data."""


def rules_of(name: str) -> AnyRules:
    """Return the rules of a game, or say which games there are."""
    if name not in GAMES:
        raise BadSetup(unknown("game", name, GAMES))
    rules: AnyRules = importlib.import_module(f"dreamtable.games.{name}").RULES
    return rules


def content_of(name: str) -> "tuple[Content, AnyRules]":
    """Return the content of a game whose cards are data, and its rules."""
    if name not in WITH_CONTENT:
        raise BadSetup(unknown("game with cards of its own", name, WITH_CONTENT))
    rules: AnyRules = importlib.import_module(f"dreamtable.games.{name}").RULES
    content: Content = importlib.import_module(f"dreamtable.games.{name}.loading").CONTENT
    return content, rules
