"""ELD-GEN-05: what the team decides: the others may mark what they wish, and the lead's choice counts."""

from collections.abc import Sequence
from typing import TypeVar

from dreamtable.games.eldritch.model import Table
from dreamtable.games.eldritch.who import team
from dreamtable.kernel import Event, Game, Move, RulesBug, Script

M = TypeVar("M", bound=Move)


def decide(g: Game[Table], moves: Sequence[M], *, rule: str, about: Event | None = None) -> Script[M]:
    """ELD-GEN-05: the lead decides; until then each other who is in play may mark once what he wishes."""
    s = g.state
    others = [seat for seat in team(s) if seat != s.lead]
    if len(moves) < 2 or not others:
        return (yield from g.ask(s.lead, moves, rule=rule, about=about))
    chosen: M | None = yield from g.ask_group(
        [s.lead, *others], lambda: moves, rule=rule, about=about, decides="leader"
    )
    if chosen is None:
        raise RulesBug(f"{rule}: the lead can't abstain.")
    return chosen
