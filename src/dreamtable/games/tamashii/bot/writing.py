"""Which writes bring most: programs that can be launched side by side, weighed by what they are worth."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dreamtable.games.tamashii.launcher import (
    EDGES,
    OPEN,
    Pattern,
    counts_of,
    fitting_cells,
    mask_of,
    placements_on,
)
from dreamtable.games.tamashii.reach import MOST_WRITES, Reach, hints, lying

SPENT = (0.0, 0.0, 0.0, 0.0, 0.0, 0.8, 0.0)
"""By type: what a token is worth that a program takes; open source only where it stands for a basic code."""
PER_WRITE = 0.001
"""Of two plans that bring the same, the shorter one is better."""
SEEDS = 4
"""So many launchers are written on when some writes are done and some are left."""
LOOKED_AT = 12
"""So many launchers of those that a write or two make are looked at closely, the most promising ones."""
WORTH_A_SEARCH = 4
"""So many programs that take three writes are looked at more closely, those worth most."""


class Wish(NamedTuple):
    """A program, and what it is worth to launch it."""

    pattern: Pattern
    worth: float


class Launch(NamedTuple):
    """A program of the wishes, by its place there, and the cells whose tokens it takes."""

    wish: int
    cells: int


class Plan(NamedTuple):
    """Writes, and what can be launched after them."""

    worth: float
    writes: tuple[int, ...]
    launches: tuple[Launch, ...]


def best_launches(
    launcher: Sequence[int],
    wishes: Sequence[Wish],
    core: int,
    unlocked: int,
    among: Sequence[int] | None = None,
    spent: Sequence[float] = SPENT,
) -> tuple[float, tuple[Launch, ...]]:
    """Return the programs that are worth most together, no two of which want the same token.

    Only some wishes are looked at where it is known that no others lie there.
    """
    fits = fitting_cells(launcher, core, unlocked)
    prices = [
        (price, mask_of(cell for cell, token in enumerate(launcher) if token == code))
        for code, price in enumerate(spent)
        if price
    ]
    found: list[tuple[float, int, list[tuple[float, int]]]] = []
    for number in range(len(wishes)) if among is None else among:
        pattern, worth = wishes[number]
        if worth <= 0:
            continue
        worth += spent[OPEN] * pattern.symbols.count(OPEN)
        places = [
            (worth - sum([price * (cells & lie).bit_count() for price, lie in prices]), cells)
            for cells in placements_on(fits, pattern)
        ]
        places = [place for place in places if place[0] > 0]
        if places:
            places.sort(reverse=True)
            found.append((places[0][0], number, places))
    found.sort(reverse=True, key=lambda one: one[0])
    rests = [0.0] * (len(found) + 1)
    for at in range(len(found) - 1, -1, -1):
        rests[at] = rests[at + 1] + found[at][0]
    best: tuple[float, tuple[Launch, ...]] = (0.0, ())

    def go_on(at: int, worth: float, taken: int, launches: tuple[Launch, ...]) -> None:
        nonlocal best
        if worth > best[0]:
            best = (worth, launches)
        if at == len(found) or worth + rests[at] <= best[0]:
            return
        _, number, places = found[at]
        for gain, cells in places:
            if not cells & taken:
                go_on(at + 1, worth + gain, taken | cells, (*launches, Launch(number, cells)))
        go_on(at + 1, worth, taken, launches)

    go_on(0, 0.0, 0, ())
    return best


class Writing:
    """Looks for the writes after which the programs on a launcher are worth most."""

    def __init__(
        self, wishes: Sequence[Wish], core: int, unlocked: int, spent: Sequence[float] = SPENT
    ) -> None:
        self.wishes = wishes
        self.spent = spent
        self.core = core
        self.unlocked = unlocked
        self._known: dict[tuple[int, ...], tuple[float, tuple[Launch, ...]]] = {}

    def plan(self, launcher: Sequence[int], writes: int) -> Plan:
        """Return the best plan that was found for so many writes; none are needed where none help."""
        start = tuple(launcher)
        worth, launches = self._launches(start)
        best = Plan(worth, (), launches)
        counts = counts_of(start)
        if not writes or not any(
            wish.worth > 0 and wish.pattern.can_be_made_of(counts, self.core) for wish in self.wishes
        ):
            return best
        seeds = [(best, start)]
        while seeds:
            found: dict[tuple[int, ...], Plan] = {}
            promising: list[tuple[Plan, tuple[int, ...]]] = []
            for number, (plan, made) in enumerate(seeds):
                left = writes - len(plan.writes)
                for after, after_made in self._around(made, plan.writes, min(left, MOST_WRITES - 1)):
                    if after_made not in found or found[after_made].worth < after.worth:
                        found[after_made] = after
                if left >= MOST_WRITES and not number:
                    promising = list(self._on_the_way(made, plan.writes))
            ranked = sorted(found.items(), key=lambda item: -item[1].worth)[:SEEDS]
            best = max([best, *(plan for _, plan in ranked)], key=lambda plan: plan.worth)
            seeds = [(plan, made) for made, plan in ranked] + promising
            seeds = [(plan, made) for plan, made in seeds if len(plan.writes) < writes]
        return best

    def _around(
        self, launcher: tuple[int, ...], done: tuple[int, ...], writes: int
    ) -> list[tuple[Plan, tuple[int, ...]]]:
        """Return plans for the launchers some writes further on which something lies, the best first."""
        reach = Reach(launcher, self.core, self.unlocked)
        for _ in range(writes):
            reach.step()
        fits = reach.fitting()
        most: dict[int, float] = {}
        lie: dict[int, list[int]] = {}
        everywhere = (1 << len(reach.ways)) - 1
        for wish, (pattern, worth) in enumerate(self.wishes):
            if worth > 0 and pattern.can_be_made_of(reach.counts, self.core):
                launchers = 0
                for lies in lying(pattern, self.unlocked):
                    one = everywhere
                    for symbol, cell in lies.wants:
                        one &= fits[symbol][cell]
                        if not one:
                            break
                    launchers |= one
                for number in bits(launchers):
                    most[number] = most.get(number, 0.0) + worth
                    lie.setdefault(number, []).append(wish)
        plans: list[tuple[Plan, tuple[int, ...]]] = []
        most.pop(0, None)
        for number in sorted(most, key=lambda number: (-most[number], number))[:LOOKED_AT]:
            if len(plans) == SEEDS and plans[-1][0].worth >= most[number]:
                break
            way = reach.ways[number]
            made = written(launcher, way)
            worth, launches = self._launches(made, lie[number])
            plans.append((Plan(worth - PER_WRITE * (len(done) + len(way)), (*done, *way), launches), made))
            plans.sort(key=lambda one: -one[0].worth)
            del plans[SEEDS:]
        return plans

    def _on_the_way(
        self, launcher: tuple[int, ...], done: tuple[int, ...]
    ) -> Iterator[tuple[Plan, tuple[int, ...]]]:
        """Yield the launchers two writes further on the way to programs that take three."""
        *_, last = hints(launcher, [wish.pattern for wish in self.wishes], self.core, self.unlocked)
        last = [hint for hint in last if self.wishes[hint.program].worth > 0]
        last.sort(key=lambda hint: -self.wishes[hint.program].worth)
        for hint in last[:WORTH_A_SEARCH]:
            way = hint.writes[:-1]
            made = written(launcher, way)
            worth, launches = self._launches(made)
            yield Plan(worth - PER_WRITE * (len(done) + len(way)), (*done, *way), launches), made

    def _launches(
        self, launcher: tuple[int, ...], among: Sequence[int] | None = None
    ) -> tuple[float, tuple[Launch, ...]]:
        known = self._known.get(launcher)
        if known is None:
            known = best_launches(launcher, self.wishes, self.core, self.unlocked, among, self.spent)
            self._known[launcher] = known
        return known


def written(launcher: tuple[int, ...], writes: Sequence[int]) -> tuple[int, ...]:
    """Return a launcher after some writes."""
    after = list(launcher)
    for edge in writes:
        a, b = EDGES[edge]
        after[a], after[b] = after[b], after[a]
    return tuple(after)


def bits(mask: int) -> Iterator[int]:
    """Yield the places of the ones in a number, from the lowest on."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
