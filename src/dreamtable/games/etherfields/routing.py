"""ETH-SFT-06: routes over the Dreamworld map: several arrows as one wish, with what lies on the way."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count

from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.model import KEYS, NOTHING, View, WorldView
from dreamtable.games.etherfields.moves import GoTo, TakeShortcut
from dreamtable.games.etherfields.naming import card_name, location_name
from dreamtable.games.etherfields.wayfaring import SHORTCUT, there
from dreamtable.games.etherfields.world.cards import Location, icon_name
from dreamtable.kernel import Menu, Move
from dreamtable.telling import Note, Proposal, Word
from dreamtable.telling.guide import change as changes
from dreamtable.telling.guide import price as costs
from dreamtable.telling.guide import warning

KIND = "location"
PASSED = frozenset({"awakening", "key"})
"""ETH-DWM-12, -13: icons at which nothing is asked, drawn or read."""

Step = GoTo | TakeShortcut


def wishes(v: View, menu: Menu) -> list[str]:
    """ETH-SFT-06: return the locations that take more than one arrow, where the group says where it goes."""
    world = v.world
    if world is None or not any(isinstance(move, GoTo | TakeShortcut) for move in menu):
        return []
    if any(isinstance(move, GoTo) and move.to not in beside(world) for move in menu):
        return []  # ETH-DWM-15: the Team is put somewhere, it does not walk
    return [f"{KIND}:{to}" for to, steps in routes(world).items() if len(steps) > 1]


def beside(world: WorldView) -> list[str]:
    """ETH-DWM-03: return where the big arrows lead from where the Team stands."""
    here = there(world).get(world.team)
    return list(here.to) if here is not None else []


def routes(world: WorldView) -> dict[str, tuple[Step, ...]]:
    """Return the way to each location that can be reached: few arrows, and shortcuts only where they spare
    a long way round."""
    found = there(world)
    best: dict[str, tuple[Step, ...]] = {}
    tried = count()
    left: list[tuple[int, int, str, tuple[Step, ...]]] = [(0, next(tried), world.team, ())]
    while left:
        far, _, at, steps = heappop(left)
        if at in best or at not in found:
            continue
        best[at] = steps
        for step, cost in leading(found[at]):
            heappush(left, (far + cost, next(tried), step.to, (*steps, step)))
    del best[world.team]
    return best


def leading(place: Location) -> Iterator[tuple[Step, int]]:
    """ETH-DWM-03, -05: return the arrows of a location, each with what it counts."""
    yield from ((GoTo(to), 1) for to in place.to)
    yield from ((TakeShortcut(to), SHORTCUT) for to in place.short)


def route_to(world: WorldView, to: str) -> tuple[Step, ...]:
    """Return the arrows that lead to a location; none where there is no way."""
    return routes(world).get(to, ())


def plan(world: WorldView, to: str) -> list[Move]:
    """ETH-SFT-06: return the arrows that are walked at once: to the first place where something is asked,
    drawn, fought or read."""
    steps = route_to(world, to)
    return list(steps[: stop_of(world, steps)])


def stop_of(world: WorldView, steps: Sequence[Step]) -> int:
    """Return after how many arrows a route stops for the first time."""
    found = there(world)
    return next(
        (at for at, step in enumerate(steps, 1) if not PASSED.issuperset(found[step.to].icons)), len(steps)
    )


def told(v: View, world: WorldView, to: str) -> Proposal:
    """ETH-SFT-06: return a route with the icons on its way, its shortcuts, and the Season."""
    steps = route_to(world, to)
    notes = [*places_on(world, steps, v.keys)]
    shortcuts = [step for step in steps if isinstance(step, TakeShortcut)]
    free = change(v, v.first, "free-shortcuts") - world.shortcuts
    if len(shortcuts) > max(0, free):
        notes.append(costs("route-shortcuts", num=len(shortcuts) - max(0, free)))
    if world.season != NOTHING:
        notes.append(changes("route-season", season=card_name(world.season)))
    stop = stop_of(world, steps) if steps else 0
    if stop < len(steps):
        notes.append(warning("route-stops", place=location_name(steps[stop - 1].to)))
    refs = (f"{KIND}:{step.to}" for step in steps)
    title = Word("route-to", {"place": location_name(to)})
    return Proposal(title, notes, tuple(refs), goes_on=len(steps) > 1)


def places_on(world: WorldView, steps: Sequence[Step], keys: int) -> Iterator[Note]:
    """ETH-DWM-06, -17: return each place of a route with its icons, and where a Key is not gained."""
    found = there(world)
    for at, step in enumerate(steps, 1):
        icons = found[step.to].icons
        if "key" in icons:
            keys += 1
        kind = "shortcut" if isinstance(step, TakeShortcut) else "arrow"
        shown = list(map(icon_name, icons)) or Word("icon-none")
        full = "yes" if "key" in icons and keys > KEYS else "no"
        yield changes(
            "route-place",
            number=at,
            place=location_name(step.to),
            icons=Word("route-icons", {"icons": shown}),
            kind=kind,
            full=full,
        )
