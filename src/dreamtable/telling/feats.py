"""Achievements: data beside a game that say what somebody must have done in a match that is over."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import yaml

from dreamtable.kernel.match import Match
from dreamtable.kernel.model import WATCHER, Event, Seat
from dreamtable.telling.telling import telling_of

FILE = "achievements.yaml"


class Happening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Events that are counted, of those that the seat was told."""

    event: str
    """The kind of event, by its tag."""
    by: str | None = None
    """The field that must name the own seat."""
    where: dict[str, int | str | bool] = {}
    """What other fields must be."""
    least: int = 1
    most: int | None = None

    def is_in(self, told: Sequence[Event], seat: Seat) -> bool:
        """Say whether it happened as often as it must."""
        count = sum(self._fits(event, seat) for event in told)
        return count >= self.least and (self.most is None or count <= self.most)

    def _fits(self, event: Event, seat: Seat) -> bool:
        if type(event).__struct_config__.tag != self.event:
            return False
        if self.by is not None and getattr(event, self.by) != seat:
            return False
        return all(msgspec.to_builtins(getattr(event, name)) == value for name, value in self.where.items())


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Between what a number must be."""

    least: int | None = None
    most: int | None = None

    def holds(self, number: int) -> bool:
        """Say whether a number lies between."""
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


class Feat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An achievement: `feat-<id>` names it, `feat-<id>-how` says how it is earned. All of it must hold."""

    id: str
    won: bool | None = None
    mode: str | None = None
    reason: str | None = None
    traits: dict[str, str] = {}
    """What the seat must have been."""
    figures: dict[str, Limits] = {}
    """Numbers with which the seat, or else the game, must have ended."""
    score: Limits = Limits()
    seats: Limits = Limits()
    happened: tuple[Happening, ...] = ()

    def earned(self, match: Match[Any], seat: Seat, told: Sequence[Event]) -> bool:
        """Say whether a seat has earned it, by what it was told in a match that is over."""
        outcome, telling, state = match.outcome, telling_of(match.rules), match.state
        if outcome is None:
            return False
        if self.won is not None and (seat in outcome.winners) != self.won:
            return False
        if self.mode not in (None, match.mode.name) or self.reason not in (None, outcome.reason):
            return False
        if not self.score.holds(outcome.scores[seat]) or not self.seats.holds(match.seats):
            return False
        traits = telling.traits(state, seat) if telling.traits is not None and self.traits else {}
        if any(traits.get(name) != value for name, value in self.traits.items()):
            return False
        figures: dict[str, int] = {}
        if telling.figures is not None and self.figures:
            figures = telling.figures(state, WATCHER) | telling.figures(state, seat)
        if not all(name in figures and one.holds(figures[name]) for name, one in self.figures.items()):
            return False
        return all(one.is_in(told, seat) for one in self.happened)


@cache
def feats_in(package: str) -> tuple[Feat, ...]:
    """Return the achievements of a game, by its package."""
    file = files(package) / FILE
    if not file.is_file():
        return ()
    return msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), tuple[Feat, ...])


def earned(match: Match[Any], seat: Seat, told: Sequence[Event]) -> list[str]:
    """Return which achievements a seat has earned in a match that is over."""
    package = telling_of(match.rules).package
    if package is None:
        return []
    return [feat.id for feat in feats_in(package) if feat.earned(match, seat, told)]
