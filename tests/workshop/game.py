"""Workshop: a tiny game in which all plan at the same time, vote, and may object. It can be made to leak.

In each of two rounds everybody works at a bench of their own, all at once: carve marks, take parts from a
common shelf or give them back, draw tiles from a common bag or put them back, and swap marks with somebody
who agrees. Then all vote for a plan; with three parts somebody can decree it. Then the foreman approves it,
or not; anybody may object before. Marks that fit the plan count double.
"""

from collections.abc import Iterator
from enum import IntEnum
from functools import partial
from typing import Annotated

import msgspec

from dreamtable.kernel import (
    CHECKPOINT,
    Chance,
    Event,
    Game,
    Move,
    Options,
    Outcome,
    Ref,
    Rules,
    Script,
    Seat,
    State,
    at_once,
    seats_from,
)
from dreamtable.telling import Prospect, Telling, Word
from workshop.modes import MODES

ROUNDS = 2
CELLS = 2
PLANS = 3
STRENGTH = 4
"""How much somebody can do in a round."""
TILES = 12
DECREE = 3
"""What a decree costs, in parts."""

CellId = Annotated[int, Ref("cell")]
TileId = Annotated[int, Ref("tile")]
PlanId = Annotated[int, Ref("plan")]


class Leak(IntEnum):
    """What this game gives away or gets wrong, to see that somebody notices."""

    NOTHING = 0
    IN_A_LANE = 1
    AT_THE_HEAD = 2


class Decides(IntEnum):
    """Who decides which plan it is."""

    MAJORITY = 0
    LEADER = 1


class WorkshopOptions(Options, frozen=True):
    """How a plan is chosen, and how honest the game is."""

    decides: Decides = Decides.MAJORITY
    leak: Leak = Leak.NOTHING


class Carve(Move, frozen=True):
    """Carve the next mark into a cell."""

    cell: CellId


class Take(Move, frozen=True):
    """Take a part from the shelf."""


class GiveBack(Move, frozen=True):
    """Put a part back on the shelf."""


class Draw(Move, frozen=True):
    """Draw a tile from the bag."""


class Stow(Move, frozen=True):
    """Put a tile back into the bag."""


class Pick(Move, frozen=True):
    """This tile."""

    tile: TileId


class Offer(Move, frozen=True):
    """Offer to swap the marks of a cell with somebody."""

    seat: Seat
    cell: CellId


class Agree(Move, frozen=True):
    """Agree to swap."""


class Refuse(Move, frozen=True):
    """Do not swap, or do not go on."""


class Ready(Move, frozen=True):
    """Be done for this round."""


class Vote(Move, frozen=True):
    """Vote for a plan."""

    plan: PlanId


class Abstain(Move, frozen=True):
    """Leave it to the others."""


class Decree(Move, frozen=True):
    """Pay three parts to decide alone."""

    plan: PlanId


class Approve(Move, frozen=True):
    """Let the plan be built."""


class Reject(Move, frozen=True):
    """Let nothing be built."""


class Object(Move, frozen=True):
    """Say that one is against it."""


class Carved(Event, frozen=True):
    """A seat carved a mark."""

    seat: Seat
    cell: CellId
    mark: int


class Moved(Event, frozen=True):
    """A part went from the shelf to a seat, or back."""

    seat: Seat
    parts: int


class Drawn(Event, frozen=True):
    """A seat drew a tile that only it sees."""

    seat: Seat
    tile: TileId | None

    def seen_by(self, seat: Seat) -> "Drawn":
        """Only the drawer sees the tile."""
        return self if seat == self.seat else Drawn(self.seat, None)

    def reveals_to(self, seat: Seat) -> bool:
        """The drawer learns the tile."""
        return seat == self.seat


class Stowed(Event, frozen=True):
    """A seat put a tile back into the bag, which others do not see."""

    seat: Seat
    tile: TileId | None

    def seen_by(self, seat: Seat) -> "Stowed":
        """Only who did it knows the tile."""
        return self if seat == self.seat else Stowed(self.seat, None)


class Offered(Event, frozen=True):
    """A seat offered a swap."""

    by: Seat
    seat: Seat
    cell: CellId


class Answered(Event, frozen=True):
    """A seat agreed to a swap or refused it."""

    seat: Seat
    agreed: bool


class Planned(Event, frozen=True):
    """A plan was chosen: by a vote, or by somebody's decree."""

    plan: PlanId
    by: Seat | None


class Objected(Event, frozen=True):
    """A seat objected."""

    seat: Seat


class Built(Event, frozen=True):
    """The foreman approved the plan, or not."""

    seat: Seat
    approved: bool


class Bench(msgspec.Struct):
    """What somebody has."""

    marks: list[int]
    parts: int = 0
    tiles: list[int] = []
    strength: int = STRENGTH
    ready: bool = False
    refused: list[Seat] = []
    """Who has refused a swap in this round."""


class Table(State):
    """The workshop."""

    benches: list[Bench]
    bag: list[int]
    shelf: int
    leak: Leak
    decides: Decides
    round: int = 0
    plan: int | None = None
    objected: list[Seat] = []
    built: list[int] = []


class BenchView(msgspec.Struct):
    """A bench as somebody sees it."""

    marks: list[int]
    parts: int
    tiles: list[TileId]
    tile_count: int
    strength: int
    ready: bool


class View(msgspec.Struct):
    """The workshop as a seat sees it."""

    benches: list[BenchView]
    bag: int
    shelf: int
    round: int
    foreman: Seat
    plan: PlanId | None
    objected: list[Seat]
    built: list[PlanId]


def setup(options: WorkshopOptions, seats: int, rng: Chance) -> Table:
    """Put everything in its place."""
    bag = list(range(TILES))
    benches = [Bench(marks=[0] * CELLS, tiles=[rng.take(bag)]) for _ in range(seats)]
    return Table(
        rng=rng.rng, benches=benches, bag=bag, shelf=seats + 1, leak=options.leak, decides=options.decides
    )


def foreman(s: Table) -> Seat:
    """Return whose round it is."""
    return s.round % len(s.benches)


def play(g: Game[Table]) -> Script[None]:
    """Work, vote, build; then count."""
    s = g.state
    while s.round < ROUNDS:
        yield CHECKPOINT
        if s.plan is None:
            busy = [seat for seat, bench in enumerate(s.benches) if not bench.ready]
            yield from g.together({seat: partial(work, g, seat) for seat in busy}, rule="WRK-01")
            yield from choose_plan(g)
            yield CHECKPOINT
        yield from build(g)
    finish(g, "counted")


def finish(g: Game[Table], reason: str) -> None:
    """WRK-09: marks count, those of plans that were built twice; whoever has most wins."""
    s = g.state
    scores = [
        sum(1 + (mark - 1 in s.built) for mark in bench.marks if mark) + bench.parts for bench in s.benches
    ]
    most = max(scores)
    g.end(Outcome([seat for seat, score in enumerate(scores) if score == most], scores, reason))


# Everybody at once


def work(g: Game[Table], seat: Seat) -> Script[None]:
    """WRK-01: do what one likes at the own bench until one is ready."""
    bench = g.state.benches[seat]
    while not bench.ready:
        yield CHECKPOINT
        if g.state.leak is Leak.AT_THE_HEAD:
            bench.strength -= 1
        match (yield from g.ask(seat, chores(g.state, seat), rule="WRK-01")):
            case Carve(cell):
                bench.strength -= 1
                bench.marks[cell] = bench.marks[cell] % PLANS + 1
                g.tell(Carved, seat, cell, bench.marks[cell])
            case Take():
                yield from take(g, seat)
            case GiveBack():
                bench.parts -= 1
                g.state.shelf += 1
                g.tell(Moved, seat, -1)
            case Draw():
                bench.strength -= 1
                bench.tiles.append(g.rng.take(g.state.bag))
                g.tell(Drawn, seat, bench.tiles[-1])
            case Stow():
                yield from stow(g, seat)
            case Offer(other, cell):
                yield from swap(g, seat, other, cell)
            case Ready():
                bench.ready = True


def chores(s: Table, seat: Seat) -> list[Move]:
    """WRK-01: what somebody may do at the own bench."""
    bench = s.benches[seat]
    chores: list[Move] = [Ready()]
    if bench.strength > 0:
        chores += [Carve(cell) for cell in range(CELLS)]
        chores += [Take()] if s.shelf else []
        chores += [GiveBack()] if bench.parts else []
        chores += [Draw()] if s.bag else []
        chores += [Stow()] if len(bench.tiles) > 1 else []
        for other, its in enumerate(s.benches):
            if other != seat and other not in bench.refused:
                chores += [
                    Offer(other, cell) for cell in range(CELLS) if its.marks[cell] != bench.marks[cell]
                ]
    return chores


def take(g: Game[Table], seat: Seat) -> Script[None]:
    """WRK-02: in the last round the workshop closes with the last part."""
    s = g.state
    s.benches[seat].strength -= 1
    s.benches[seat].parts += 1
    s.shelf -= 1
    g.tell(Moved, seat, 1)
    if not s.shelf and s.round == ROUNDS - 1:
        finish(g, "closed")
    yield from ()


def stow(g: Game[Table], seat: Seat) -> Script[None]:
    """WRK-03: put a tile back into the bag, or think better of it."""
    s = g.state
    bench = s.benches[seat]

    def offer() -> list[Move]:
        return [Refuse(), *map(Pick, bench.tiles)]

    if s.leak is Leak.IN_A_LANE:
        move = yield from g.ask(seat, offer(), rule="WRK-03")
    else:
        move = yield from g.ask_anew(seat, offer, rule="WRK-03")
    if isinstance(move, Pick):
        bench.strength -= 1
        bench.tiles.remove(move.tile)
        s.bag.append(move.tile)
        g.tell(Stowed, seat, move.tile)


def swap(g: Game[Table], seat: Seat, other: Seat, cell: int) -> Script[None]:
    """WRK-04: two who agree swap the marks of a cell."""
    s = g.state
    s.benches[seat].strength -= 1
    offered = Offered(seat, other, cell)
    g.tell(Offered, seat, other, cell)
    answer = yield from g.ask(other, [Agree(), Refuse()], rule="WRK-04", about=offered)
    agreed = isinstance(answer, Agree)
    g.tell(Answered, other, agreed)
    if agreed:
        mine, its = s.benches[seat].marks, s.benches[other].marks
        mine[cell], its[cell] = its[cell], mine[cell]
    else:
        s.benches[seat].refused.append(other)


# Together


def choose_plan(g: Game[Table]) -> Script[None]:
    """WRK-05: all vote for a plan; a tie is the foreman's to break; if nobody cares it is the first one."""
    s = g.state

    def decrees(seat: Seat) -> list[Decree]:
        return [Decree(plan) for plan in range(PLANS)] if s.benches[seat].parts >= DECREE else []

    chosen = yield from g.ask_group(
        seats_from(foreman(s), len(s.benches)),
        lambda: [Vote(plan) for plan in range(PLANS)],
        rule="WRK-05",
        decides="majority" if s.decides is Decides.MAJORITY else "leader",
        abstain=Abstain(),
        ending=decrees,
    )
    match chosen:
        case Decree(plan):
            by = max(range(len(s.benches)), key=lambda seat: s.benches[seat].parts)
            s.benches[by].parts -= DECREE
            s.shelf += DECREE
            g.tell(Planned, plan, by)
            s.plan = plan
        case Vote(plan):
            g.tell(Planned, plan, None)
            s.plan = plan
        case _:
            g.tell(Planned, 0, None)
            s.plan = 0


def build(g: Game[Table]) -> Script[None]:
    """WRK-06: the foreman approves the plan or rejects it; the others may object before, but need not."""
    s = g.state
    plan = s.plan
    decider = foreman(s)
    others = [seat for seat in range(len(s.benches)) if seat != decider]

    def offer() -> dict[Seat, list[Move]]:
        menus: dict[Seat, list[Move]] = {seat: [Object()] for seat in others if seat not in s.objected}
        return {**menus, decider: [Approve(), Reject()]}

    while s.plan is not None:
        seat, move = yield from g.ask_any(offer, rule="WRK-06", optional=others)
        if isinstance(move, Object):
            s.objected.append(seat)
            g.tell(Objected, seat)
        else:
            approved = isinstance(move, Approve)
            if approved and plan is not None and plan not in s.built:
                s.built.append(plan)
            g.tell(Built, seat, approved)
            s.plan = None
            s.round += 1
            s.objected = []
            for bench in s.benches:
                bench.strength, bench.ready, bench.refused = STRENGTH, False, []
        yield CHECKPOINT


# What is seen


def view(s: Table, seat: Seat) -> View:
    """Return the own tiles and everything public."""
    benches = [
        BenchView(
            bench.marks,
            bench.parts,
            bench.tiles if at == seat or s.outcome is not None else [],
            len(bench.tiles),
            bench.strength,
            bench.ready,
        )
        for at, bench in enumerate(s.benches)
    ]
    return View(benches, len(s.bag), s.shelf, s.round, foreman(s), s.plan, s.objected, s.built)


def determinize(s: Table, seat: Seat, rng: Chance) -> None:
    """Deal the tiles anew that the seat can't see."""
    others = [bench for at, bench in enumerate(s.benches) if at != seat]
    hidden = sorted(tile for bench in others for tile in bench.tiles) + sorted(s.bag)
    hidden.sort()
    rng.shuffle(hidden)
    for bench in others:
        bench.tiles = [hidden.pop() for _ in bench.tiles]
    s.bag = hidden


def name_of(_view: object, kind: str, value: int) -> Word:
    """Return the word for a cell, a tile or a plan: they are numbered."""
    return Word(kind, {"number": value + 1})


def hints(view: View, seat: Seat) -> Iterator[list[Prospect]]:
    """Yield which marks the own cells bear, and which they can bear after carving once, twice …"""
    bench = view.benches[seat]
    marks = list(bench.marks)
    for carved in range(min(bench.strength, PLANS - 1) + 1):
        yield [
            Prospect(
                Word(
                    "ahead-mark",
                    {"cell": name_of(view, "cell", cell), "mark": (mark + carved - 1) % PLANS + 1},
                ),
                (f"cell:{cell}",),
                (Carve(cell),) * carved,
            )
            for cell, mark in enumerate(marks)
            if mark or carved
        ]


RULES = Rules(
    name="workshop",
    modes=MODES,
    rules_version=1,
    options=WorkshopOptions,
    state=Table,
    moves=Carve
    | Take
    | GiveBack
    | Draw
    | Stow
    | Pick
    | Offer
    | Agree
    | Refuse
    | Ready
    | Vote
    | Abstain
    | Decree
    | Approve
    | Reject
    | Object,
    events=Carved | Moved | Drawn | Stowed | Offered | Answered | Planned | Objected | Built,
    setup=at_once(setup),
    play=play,
    view=view,
    determinize=determinize,
    telling=Telling(
        package="workshop",
        name_of=name_of,
        hints=hints,
    ),
)
