"""What a side of a component does while it is in play, sorted for use; and what is looked for in play."""

from collections.abc import Iterable
from typing import TypeVar, get_args

from dreamtable.content.effects import Ability
from dreamtable.games.eldritch.abilities import (
    AFTER_ROLL,
    TEST_EVENTS,
    TEST_VERBS,
    Action,
    AsEncounter,
    Forbidden,
    Happening,
    Instead,
    LocalAction,
    Reckoning,
    StandingBonus,
    StandingDice,
    StandingFaces,
    StandingMod,
    StandingReroll,
    StandingSuccess,
    When,
    alters_test,
)

A = TypeVar("A", bound=Ability)
EVENTS: tuple[str, ...] = get_args(Happening)


class Side:
    """One side of a component: what it does while it is in play."""

    __slots__ = (
        "actions",
        "after_roll",
        "before_roll",
        "bonuses",
        "cannot",
        "dice",
        "encounters",
        "faces",
        "instead",
        "locals",
        "mods",
        "reckonings",
        "rerolls",
        "successes",
        "when",
    )

    def __init__(self, abilities: Iterable[Ability] = ()) -> None:
        """Sort abilities by what they are."""
        every = tuple(abilities)
        self.bonuses = _of(every, StandingBonus)
        self.dice = _of(every, StandingDice)
        self.rerolls = _of(every, StandingReroll)
        self.successes = _of(every, StandingSuccess)
        self.mods = _of(every, StandingMod)
        self.faces = _of(every, StandingFaces)
        self.cannot = frozenset(thing for one in _of(every, Forbidden) for thing in one.things)
        self.actions = _of(every, Action)
        self.locals = _of(every, LocalAction)
        self.reckonings = _of(every, Reckoning)
        self.encounters = _of(every, AsEncounter)
        self.when: dict[str, tuple[When, ...]] = {}
        self.before_roll: dict[str, tuple[When, ...]] = {}
        self.after_roll: dict[str, tuple[When, ...]] = {}
        for when in _of(every, When):
            where = self.when
            if when.event in TEST_EVENTS and alters_test(when.do, TEST_VERBS):
                where = self.after_roll if alters_test(when.do, AFTER_ROLL) else self.before_roll
            where[when.event] = (*where.get(when.event, ()), when)
        self.instead: dict[str, tuple[Instead, ...]] = {}
        for instead in _of(every, Instead):
            self.instead[instead.event] = (*self.instead.get(instead.event, ()), instead)


def _of(abilities: tuple[Ability, ...], kind: type[A]) -> tuple[A, ...]:
    return tuple(one for one in abilities if isinstance(one, kind))


EMPTY = Side()


class Waiters:
    """The components that wait for an event."""

    __slots__ = ("held", "open", "shared")

    def __init__(self, shared: bool) -> None:
        self.held: set[int] = set()
        """Those that an investigator can have."""
        self.open: set[int] = set()
        """Sheets, mysteries and mythos cards."""
        self.shared = shared
        """Whether some concern an event that happens to somebody else."""


SOUGHT: dict[str, tuple[str, ...]] = {
    "action-phase": ("actions", "cannot"),
    "cannot": ("cannot",),
    "encounters": ("encounters",),
    "locals": ("locals",),
    "mods": ("mods",),
    "reckonings": ("reckonings",),
    "successes": ("successes",),
    "before-roll": ("before_roll", "bonuses", "dice"),
    "after-roll": ("after_roll", "faces", "rerolls", "successes"),
}
"""What is looked for again and again, each with the parts of a side where it may stand."""
