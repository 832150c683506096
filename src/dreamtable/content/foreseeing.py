"""What lessons foresee in games whose components are data: cards by their names, dice by what they show."""

from collections.abc import Callable, Sequence

from dreamtable.kernel.components import Catalogue
from dreamtable.telling.coach import Find, Order


def find_named(catalogue: Callable[[], Catalogue]) -> Find:
    """Return what finds the component that a wish names, if it is there: `ghoul`, or `clue boston`."""

    def find(wish: str, things: Sequence[object]) -> object:
        kind, _, name = wish.rpartition(" ")
        names = catalogue().names.get(kind or "card", [])
        game = catalogue().game
        for thing in things:
            called = names[thing] if isinstance(thing, int) and 0 <= thing < len(names) else ""
            if called.partition("#")[0] == f"{game}/{name}":
                return thing
        return None

    return find


def order_named(catalogue: Callable[[], Catalogue]) -> Order:
    """Return what brings the components that a wish names to the top, the first one uppermost."""
    find = find_named(catalogue)

    def order(wish: str, things: Sequence[object]) -> list[object] | None:
        found = [find(name, things) for name in wish.split()]
        return None if None in found else found

    return order


def number_rolled(_state: object, wish: str, n: int) -> int | None:
    """Return by which number a die shows what a wish says."""
    return int(wish) - 1 if wish.isdigit() and int(wish) <= n else None
