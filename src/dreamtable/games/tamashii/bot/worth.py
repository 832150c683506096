"""What the steps of cards are worth: a table by verb, read by whoever judges a text before it is resolved."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from dreamtable.content.effects import ALWAYS, If, Step, Steps, holds
from dreamtable.games.tamashii.bot.odds import success_chance
from dreamtable.games.tamashii.bot.sight import Sight
from dreamtable.games.tamashii.conditions import Onlooker
from dreamtable.games.tamashii.deeds import Deed
from dreamtable.games.tamashii.launcher import BASIC_TYPES, LETTERS, OPEN, counts_of
from dreamtable.games.tamashii.terms import ME

if TYPE_CHECKING:
    from dreamtable.games.tamashii.bot.aims import Aims

V = TypeVar("V", bound=Step)
UNKNOWN = 0.5
"""How likely a condition holds of which nothing is known."""


class Worth:
    """Weighs texts for one seat."""

    def __init__(self, sight: Sight, aims: "Aims | None" = None) -> None:
        self.sight = sight
        self.aims = aims
        """What the table asks for; None while that is still being found out."""
        self.look = sight.look
        self._deep = 0

    def steps(self, steps: Sequence[Step] | Steps, look: Onlooker | None = None) -> float:
        """Return what some steps are worth together."""
        if self._deep > 4:
            return 0.0
        before, self.look = self.look, look or self.look
        self._deep += 1
        total = sum(self.step(one) for one in steps)
        self._deep -= 1
        self.look = before
        return total

    def step(self, step: Step) -> float:
        """Return what a step is worth to this seat's side."""
        weigh = TABLE.get(type(step))
        if weigh is None:
            return 0.0
        if isinstance(step, If):
            return weigh(self, step)
        if not isinstance(step, Deed):
            return 0.0
        likely = 1.0
        if step.if_ is not ALWAYS:
            known = holds(self.look, step.if_)
            likely = UNKNOWN if known is None else float(known)
        if not likely:
            return 0.0
        worth = weigh(self, step)
        if step.per is not None:
            worth *= self.sight.count(step.per.number)
        if step.may:
            worth = max(0.0, worth)
        return worth * likely * (1.0 if step.who == ME else self.concern(step.who.name))

    def concern(self, who: str) -> float:
        """Return how much it matters what happens to some players, against the same to oneself."""
        others = self.sight.others
        if self.sight.against:
            return {"each": 0.1, "me": 1.0, "each-here": 0.3}.get(who, -0.5)
        return {"each": 1.0 + others, "all-others": float(others), "each-here": 1.5}.get(who, 1.0)

    @property
    def carried(self) -> dict[str, int]:
        """What the figure carries that would act: the own one, or Jordan's."""
        jordan = self.look.s.jordan
        return jordan.carried if jordan is not None and jordan.acting else self.sight.me.carried

    def wanted(self, thing: str, at: str) -> float:
        """Return what one more of a thing at a place is worth to the scenario."""
        return self.aims.thing(thing, at) if self.aims is not None else 0.0

    def event(self, name: str) -> float:
        """Return what it is worth besides that an event happens once more."""
        return self.aims.events.get(name, 0.0) if self.aims is not None else 0.0

    # Checks

    def tokens_for(self, kind: str, seat: int) -> int:
        """TAM-CHK-02: how many tokens on a player's launcher can be dumped for a check."""
        p = self.sight.view.players[seat]
        counts = counts_of(p.launcher)
        if kind == "core":
            return counts[p.core] + counts[OPEN]
        if kind in ("any", "basic"):
            return sum(counts[code] for code in BASIC_TYPES) + counts[OPEN]
        if kind == "chosen":
            return max(counts[code] for code in BASIC_TYPES) + counts[OPEN]
        return counts[LETTERS.index(kind)] + counts[OPEN]

    def chance(self, kind: str, need: int, *, team: bool) -> float:
        """Return how likely a check is passed with all tokens that lie ready for it."""
        seats = range(len(self.sight.view.players)) if team else [self.sight.seat]
        return success_chance(sum(self.tokens_for(kind, seat) for seat in seats), need)


Weigh = Callable[[Worth, V], float]
TABLE: dict[type[Step], Callable[..., float]] = {}
"""By verb: what it is worth."""
UNWEIGHED: dict[type[Step], str] = {}
"""By verb that has no weight: why."""


def weighs(verb: type[V]) -> Callable[[Weigh[V]], Weigh[V]]:
    """Take what a verb is worth into the table; for use as a decorator."""

    def add(weigh: Weigh[V]) -> Weigh[V]:
        TABLE[verb] = weigh
        return weigh

    return add


def flat(verb: type[Step], value: float) -> None:
    """Let a verb always be worth the same."""
    TABLE[verb] = lambda _worth, _step: value


def unweighed(verb: type[Step], why: str) -> None:
    """Say that a verb has no weight of its own, and why."""
    UNWEIGHED[verb] = why
