"""ETH-TRN-03 to -06: what the steps of the Turn card will do if nobody does anything about it.

All of it is told from a view, so it tells what anybody at the table could work out: where figures may come to
by the movement die, whom their lines reach from there, and what that costs.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple

import msgspec
from msgspec.structs import replace

from dreamtable.content.effects import Counted, If, Step, holds, number, text_of
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Entity
from dreamtable.games.etherfields.conditions import counted, morphed_by
from dreamtable.games.etherfields.entities import goals_of, is_mover, paths_of, speed_of
from dreamtable.games.etherfields.harm import is_stunned
from dreamtable.games.etherfields.look import dreamers_at, steps_of
from dreamtable.games.etherfields.map import next_steps
from dreamtable.games.etherfields.model import NOTHING, STEP_LETTERS, Figure, Kind, Phase, View
from dreamtable.games.etherfields.naming import card_name
from dreamtable.games.etherfields.scene import meant_dreamers
from dreamtable.games.etherfields.turn_cards import line_sources, lines_of
from dreamtable.games.etherfields.verbs.entities import Morph
from dreamtable.games.etherfields.verbs.people import Seal, Suffer
from dreamtable.kernel import Seat
from dreamtable.telling import Foretold, Sign, Word, seat_word
from dreamtable.telling.words import Args

WORSE = {Suffer: ("anguish", 1), Seal: ("sealing", 2)}
"""ETH-MOR-02, -03: the Morphing that makes a harm worse, and by how much."""
AGAIN = 2
"""ETH-EMV-02: a figure that rolls `full again` is looked after for so many rolls."""

Places = Mapping[int, frozenset[int]]
"""Where each figure may stand, by its number."""


class Line(msgspec.Struct, gc=False):
    """Somebody who thinks of a line of a Turn card's step, with figures where they may stand by then."""

    place: ClassVar[int] = NOTHING
    figure: ClassVar[int] = NOTHING
    x: ClassVar[int] = 0
    same: ClassVar[int] = 0
    line: ClassVar[bool] = True
    yours: ClassVar[bool] = False
    fixed: ClassVar[list[int] | None] = None
    morphings: ClassVar[list[int] | None] = None
    s: View
    you: Seat
    card: int
    stood: list[Figure] | None = None
    harming: bool = False

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""
        return counted(self, what)


class Struck(NamedTuple):
    """Whom a harm reaches: in any case, or as the dice may fall."""

    sure: frozenset[Seat]
    maybe: frozenset[Seat]


def foretold(v: View) -> list[Foretold]:
    """Return what each step of the Turn card that is still to come does, in its order."""
    if v.current == NOTHING or not Phase.START <= v.phase <= Phase.EVENTS:
        return []
    places: Places = {one.id: frozenset([one.space]) for one in v.figures}
    told: list[Foretold] = []
    for at, letter in enumerate(steps_of(v)):
        if at < v.step or at in v.blocked_steps:
            continue
        ref, kind = f"turn-step:{at}", Kind(STEP_LETTERS.index(letter))
        if kind is Kind.MOVEMENT:
            lines = list(walks(v, ref, places))
            places = {one.id: moved(v, one, places[one.id]) for one in v.figures}
        else:
            lines = [line for card in line_sources(v, kind) for line in of_line(v, ref, card, kind, places)]
        told += lines or [Foretold(ref, Word("foretold-nothing"))]
    return told


# Movement


def walks(v: View, ref: str, places: Places) -> Iterator[Foretold]:
    """ETH-EMV-01 to -04: tell how far figures walk, and towards whom."""
    for figure in v.figures:
        if not is_mover(figure):
            continue
        args: Args = {"card": card_name(figure.entity)}
        aims = {goal: space for space in places[figure.id] for goal in goals_at(v, figure, space)}
        if not aims:
            yield Foretold(ref, Word("foretold-stays", args))
            continue
        whom = sorted({seat for goal in aims for seat in dreamers_at(v, goal)})
        args |= {"steps": max(1, speed_of(v, figure)), "whom": list(map(seat_word, whom)), "many": len(whom)}
        goal, start = next(iter(aims.items()))
        way = way_to(v, figure, start, goal)
        sign = Sign(
            "walk", (f"figure:{figure.id}", *(f"space:{space}" for space in way)), sure=len(aims) == 1
        )
        yield Foretold(ref, Word("foretold-walks", args), (sign,))


def goals_at(v: View, figure: Figure, space: int) -> list[int]:
    """Return what a figure goes for from a space where it may stand."""
    return goals_of(v, replace(figure, space=space))


def way_to(v: View, figure: Figure, start: int, goal: int) -> list[int]:
    """Return a way of a figure towards its goal, as far as it walks in one step at most."""
    if BOX.card(figure.entity, Entity).behaviour == "to-suit-icon":
        return [goal]
    way: list[int] = []
    for _ in range(speed_of(v, figure)):
        on = next_steps(v, way[-1] if way else start, goal, paths_of(v, figure))
        if not on:
            break
        way.append(on[0])
    return way


def moved(v: View, figure: Figure, places: frozenset[int]) -> frozenset[int]:
    """ETH-EMV-02: return where a figure may stand after it has moved, whatever the die shows."""
    if not is_mover(figure):
        return places
    ends: set[int] = set()
    for space in places:
        goals = goals_at(v, figure, space)
        if not goals:
            ends.add(space)
        elif BOX.card(figure.entity, Entity).behaviour == "to-suit-icon":
            ends.update(goals)
        else:
            full = speed_of(v, figure)
            for goal in goals:
                ends |= reached(v, figure, space, goal, {1, full, full * AGAIN})
    return frozenset(ends)


def reached(v: View, figure: Figure, start: int, goal: int, lengths: set[int]) -> set[int]:
    """Return where shortest ways towards a goal lead that are so many steps long."""
    inside, front, ends = paths_of(v, figure), {start}, set[int]()
    for length in range(1, max(lengths) + 1):
        front = {on for space in front for on in next_steps(v, space, goal, inside) or [space]}
        if length in lengths:
            ends |= front
    return ends


# Lines


def of_line(v: View, ref: str, card: int, kind: Kind, places: Places) -> Iterator[Foretold]:
    """ETH-TRN-04: tell what a line of a component does, and to whom."""
    told = []
    rest: list[Step] = []
    for step in happening(Line(v, v.first, card), lines_of(card, kind)):
        if isinstance(step, Suffer | Seal):
            told.append(of_harm(v, ref, card, step, places))
        else:
            rest.append(step)
    if rest:
        args: Args = {"card": card_name(card), "text": text_of(rest)}
        changes = any(isinstance(step, Morph) for step in rest)
        signs = (Sign("change", (f"card:{card}",)),) if changes else ()
        told.insert(0, Foretold(ref, Word("foretold-line", args), signs))
    return iter(told)


def happening(look: Line, steps: Iterable[Step]) -> Iterator[Step]:
    """Return the steps of a text that come to be carried out as it stands now."""
    for step in steps:
        if isinstance(step, If) and not step.else_if and (now := holds(look, step.check)) is not None:
            yield from happening(look, step.then if now else step.else_)
        else:
            yield step


def of_harm(v: View, ref: str, card: int, step: Suffer | Seal, places: Places) -> Foretold:
    """ETH-PAI-01, ETH-SEA-01: tell whom a line of a component harms, and how much."""
    kind = type(step)
    look = Line(v, v.first, card)
    num = max(0, number(look, step.num) or 0)
    num += WORSE[kind][1] * morphed_by(look, WORSE[kind][0])
    struck = whom(v, card, step, places)
    near = int(step.who.of) + morphed_by(look, "reach") if step.who.name == "range" else 0
    seals = kind is Seal
    args: Args = {"card": card_name(card), "num": num, "range": near, "seals": "yes" if seals else "no"}
    args |= {"whom": list(map(seat_word, sorted(struck.sure))), "many": len(struck.sure)}
    args |= {"maybe": list(map(seat_word, sorted(struck.maybe))), "perhaps": len(struck.maybe)}
    signs = [
        Sign("close" if seals else "hurt", (f"seat:{seat}",), num, sure=seat in struck.sure)
        for seat in sorted(struck.sure | struck.maybe)
    ]
    return Foretold(ref, Word("foretold-harm", args), tuple(signs))


def whom(v: View, card: int, step: Suffer | Seal, places: Places) -> Struck:
    """ETH-ENT-05: return whom a harm reaches, from wherever the figures of its Entity may stand by then."""
    own = [one for one in v.figures if one.entity == card and not one.friend]
    if not own:
        return Struck(seats(v, card, step, None), frozenset())
    sure, maybe = set[Seat](), set[Seat]()
    for figure in own:
        hits = [seats(v, card, step, [replace(figure, space=space)]) for space in places[figure.id]]
        sure |= frozenset.intersection(*hits)
        maybe |= frozenset.union(*hits)
    return Struck(frozenset(sure), frozenset(maybe - sure))


def seats(v: View, card: int, step: Suffer | Seal, stood: Sequence[Figure] | None) -> frozenset[Seat]:
    """Return whom a harm means, with the figures of its Entity in some places."""
    look = Line(v, v.first, card, list(stood) if stood is not None else None)
    look.harming = isinstance(step, Suffer)
    if look.harming and is_stunned(look):
        return frozenset()
    meant = meant_dreamers(look, step.who)
    return frozenset(meant.seats)


# What is nearest


def harm_to(told: Iterable[Foretold], seat: Seat) -> tuple[int, bool]:
    """Return how much Distress is foretold to a Dreamer, and whether all of it is sure."""
    signs = [
        sign for one in told for sign in one.signs if sign.kind == "hurt" and sign.refs == (f"seat:{seat}",)
    ]
    return sum(sign.num for sign in signs), all(sign.sure for sign in signs)


def nearest_harm(told: Iterable[Foretold], seat: Seat) -> Foretold | None:
    """Return the first harm that is foretold: to a Dreamer, else to any of them."""
    harms = [one for one in told if any(sign.kind in ("hurt", "close") for sign in one.signs)]
    own = (one for one in harms if any(sign.refs == (f"seat:{seat}",) for sign in one.signs))
    return next(own, harms[0] if harms else None)
