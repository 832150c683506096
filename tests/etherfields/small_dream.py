"""A server on which an evening of Etherfields leads into the small Dream of fixture.yaml."""

import dataclasses
from collections.abc import Iterator
from functools import partial

from dreamtable.games.etherfields import rules
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Paragraph
from dreamtable.games.etherfields.parts import DREAM_SORTS
from dreamtable.games.etherfields.setup import setup
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.lang.messages import written_in
from etherfields.kit import action, small_dream, with_small_dream
from server.kit import serve_in_child

GATE = "x-gate"
with with_small_dream():
    LOCK, TALE = action("x-lock"), action("x-tale")
"""The action that opens the riddle, and the one that opens a paragraph with choices."""


def serve_small_dream(
    settings: bytes, log: str, one_for_many: bool, outside: str | None, newer: bool
) -> None:
    """Serve in this process, with the small Dream as the first one, and words for it."""
    BOX.add(small_dream())
    vars(rules)["RULES"] = dataclasses.replace(rules.RULES, setup=partial(setup, gate=GATE))
    for lang in LANGUAGES:
        Speaker(lang, rules.RULES)._messages.add(written_in("\n".join(words())))
    serve_in_child(settings, log, one_for_many, outside, newer)


def words() -> Iterator[str]:
    """Yield words for what the small Dream brings: what a thing is called is what it is called in content."""
    yield f"goal-{GATE} = Open the lock."
    for held in CARDS[NUMBERS[GATE] :]:
        yield f"card-{held.id} = {held.id}"
        yield f"story-{held.id} = The story of {held.id}."
        if isinstance(held, Paragraph):
            yield from (f"choice-{held.id}-{at + 1} = Way {at + 1}" for at in range(len(held.choices)))
    for entry in ACTIONS:
        if entry.sort in DREAM_SORTS and entry.action.id.startswith("x-"):
            yield f"action-{entry.action.id} = {entry.action.id}"
