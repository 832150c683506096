"""What components are in play: what investigators have, and what lies there for everybody."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from dreamtable.games.eldritch.box import BOX, FRONTS, SHOWING
from dreamtable.games.eldritch.look import Seen
from dreamtable.games.eldritch.model import NOTHING, Person, PersonView
from dreamtable.games.eldritch.sides import Side
from dreamtable.games.eldritch.who import CLOCKWISE
from dreamtable.kernel import Seat

FORBIDDING = BOX.doing["cannot"]
NOTHING_FORBIDDEN: frozenset[str] = frozenset()

Sides = Sequence[tuple[int, Side]]
"""Components with what they do."""


def sides(s: Seen, seat: Seat) -> list[tuple[int, Side]]:
    """Return what an investigator has in play: sheet and cards that show their front."""
    person = s.people[seat]
    if person is None:
        return []
    return [
        SHOWING[person.investigator],
        *[SHOWING[card] for card in person.cards if card not in person.turned],
    ]


def having(person: Person | PersonView | None, numbers: AbstractSet[int]) -> Sides:
    """Return those sides of an investigator's components that are among some, such as all with rerolls."""
    if person is None:
        return ()
    sheet = person.investigator
    if numbers.isdisjoint(person.cards):
        return (SHOWING[sheet],) if sheet in numbers else ()
    found = [SHOWING[sheet]] if sheet in numbers else []
    turned = person.turned
    for card in person.cards:
        if card in numbers and card not in turned:
            found.append(SHOWING[card])
    return found


def holders(s: Seen, numbers: AbstractSet[int]) -> list[Seat]:
    """Return the seats whose investigator has one of some components, lead first."""
    people, found = s.people, []
    for seat in CLOCKWISE[s.players][s.lead]:
        one = people[seat]
        if one is not None and (one.investigator in numbers or not numbers.isdisjoint(one.cards)):
            found.append(seat)
    return found


def sheet(s: Seen) -> Side:
    """ELD-AWK-02: the side of the Ancient One's sheet that is up."""
    return BOX.back_sides[s.ancient_one] if s.awake else FRONTS[s.ancient_one]


def world(s: Seen) -> list[tuple[int, Side]]:
    """Return what is in play for everybody: the sheet, the mystery, ongoing mythos cards."""
    found = [(s.ancient_one, sheet(s))] if s.ancient_one != NOTHING else []
    if s.mystery != NOTHING:
        found.append(SHOWING[s.mystery])
    return found + [SHOWING[card] for card in s.ongoing]


def in_world(s: Seen, numbers: AbstractSet[int]) -> list[tuple[int, Side]]:
    """Return those of the sides in play for everybody that are among some components."""
    found = []
    if s.ancient_one in numbers:
        found.append((s.ancient_one, sheet(s)))
    if s.mystery in numbers:
        found.append(SHOWING[s.mystery])
    for card in s.ongoing:
        if card in numbers:
            found.append(SHOWING[card])
    return found


def forbidden(s: Seen, seat: Seat) -> frozenset[str]:
    """ELD-GEN-03: everything that components forbid to an investigator now."""
    return forbidden_by(s, having(s.people[seat], FORBIDDING))


def forbidden_by(s: Seen, mine: Sides) -> frozenset[str]:
    """ELD-GEN-03: the same, where it is known what he has."""
    things = NOTHING_FORBIDDEN
    for card in s.ongoing:
        if card in FORBIDDING:
            things |= FRONTS[card].cannot
    for _, side in mine:
        if side.cannot:
            things |= side.cannot
    return things


def cannot(s: Seen, seat: Seat, thing: str) -> bool:
    """ELD-GEN-03: say whether a component forbids it to an investigator."""
    return thing in forbidden(s, seat)
