"""The games, found by name."""

import importlib

from dreamtable.kernel import AnyRules, BadSetup, unknown

GAMES = ("lucidity", "inception")


def rules_of(name: str) -> AnyRules:
    """Return the rules of a game, or say which games there are."""
    if name not in GAMES:
        raise BadSetup(unknown("game", name, GAMES))
    rules: AnyRules = importlib.import_module(f"dreamtable.games.{name}").RULES
    return rules
