"""TAM-COD, TAM-BAG, TAM-KEY: code tokens between supply, bag, launcher and dump area."""

from collections.abc import Iterable, Sequence
from functools import cache

from dreamtable.games.tamashii.box import NUMBERS
from dreamtable.games.tamashii.changed import changes
from dreamtable.games.tamashii.events import (
    BagFilled,
    CodePut,
    CodesDiscarded,
    CodesDrawn,
    CodesDumped,
    CodesGained,
    CodesRestored,
    Refilled,
    TokensPutOnCard,
    Written,
)
from dreamtable.games.tamashii.goals import note
from dreamtable.games.tamashii.happening import happen
from dreamtable.games.tamashii.launcher import (
    BASIC_TYPES,
    CORRUPTED,
    EMPTY,
    LETTERS,
    OPEN,
    empty_cells,
    to_refill,
    write,
    writes,
)
from dreamtable.games.tamashii.look import is_story
from dreamtable.games.tamashii.model import Player, SeenPlayer, Table
from dreamtable.games.tamashii.moves import PickCell, PickCode, Stop, Write
from dreamtable.games.tamashii.scenario import corrupted_due
from dreamtable.games.tamashii.scene import Scene
from dreamtable.kernel import Game, Move, Script, Seat

STOP: Move = Stop()


# Drawing


def draw_code(g: Game[Table], seat: Seat) -> int:
    """TAM-BAG-02, -03: draw a token; the dump area goes into an empty bag first. EMPTY if there is none."""
    p = g.state.players[seat]
    left = sum(p.bag)
    if not left:
        if not any(p.dump):
            return EMPTY
        p.bag, p.dump = p.dump, [0] * 7
        left = sum(p.bag)
        g.tell(BagFilled, seat)
    at = g.rng.below(left)
    for code, count in enumerate(p.bag):
        if at < count:
            p.bag[code] -= 1
            return code
        at -= count
    return EMPTY


def refill(g: Game[Table], seat: Seat) -> None:
    """TAM-PLN-02: fill every empty highlighted cell, top row first."""
    p = g.state.players[seat]
    drawn: list[int] = []
    for cell in to_refill(p.launcher, p.unlocked):
        code = draw_code(g, seat)
        if code == EMPTY:
            break
        p.launcher[cell] = code
        drawn.append(code)
    if drawn:
        g.tell(Refilled, seat, drawn)


def prepare(scene: Scene, count: int) -> Script[None]:
    """TAM-KEY-04: draw so many tokens, all of them, then put each on any empty cell."""
    g, seat = scene.g, scene.you
    p = scene.me
    room = len(empty_cells(p.launcher, p.unlocked))
    drawn = []
    for _ in range(min(count, room)):
        code = draw_code(g, seat)
        if code != EMPTY:
            drawn.append(code)
    if not drawn:
        return
    g.tell(CodesDrawn, seat, list(drawn))
    p.hand = drawn
    yield from put_hand(scene)


def put_hand(scene: Scene) -> Script[None]:
    """D-13: put each token that was drawn, or gained for the launcher, on any empty cell."""
    g, seat = scene.g, scene.you
    p = scene.me
    while p.hand:
        move = yield from scene.ask(
            seat, list(map(PickCell, empty_cells(p.launcher, p.unlocked))), rule="TAM-KEY-04"
        )
        code = p.hand.pop(0)
        p.launcher[move.cell] = code
        g.tell(CodePut, seat, move.cell, code)


def write_now(scene: Scene, count: int) -> Script[None]:
    """TAM-WRI-05: up to so many writes right now."""
    g, seat = scene.g, scene.you
    p = scene.me
    p.writes = count
    while p.writes:
        edges = writes(p.launcher, p.unlocked)
        if not edges:
            break
        move = yield from scene.ask(seat, [STOP, *map(Write, edges)], rule="TAM-WRI-05")
        if not isinstance(move, Write):
            break
        p.writes -= 1
        make_write(g, seat, move.edge)
    p.writes = 0


def more_writes(p: Player, count: int) -> None:
    """TAM-WRI-02: more writes in the writing step, as far as no effect limits them."""
    p.writes += count
    if p.most_writes is not None:
        p.writes = min(p.writes, p.most_writes)


def make_write(g: Game[Table], seat: Seat, edge: int) -> None:
    """TAM-WRI-01: one write."""
    write(g.state.players[seat].launcher, edge)
    g.tell(Written, seat, edge)


# Gaining


def gain_codes(g: Game[Table], seat: Seat, code: int, count: int, to: str = "dump") -> int:
    """TAM-KEY-01, TAM-COD-15: gain codes from the common supply, as far as there are any."""
    s = g.state
    p = s.players[seat]
    count = min(count, s.supply[code])
    if count <= 0:
        return 0
    s.supply[code] -= count
    put_gained(p, code, count, to)
    g.tell(CodesGained, seat, [code] * count)
    note(g, seat, "gain-code", count)
    return count


def put_gained(p: Player, code: int, count: int, to: str) -> None:
    """TAM-BAG-04: gained codes go to the dump area unless the effect names a place that has room for them."""
    if to == "launcher":
        room = max(0, len(empty_cells(p.launcher, p.unlocked)) - len(p.hand))
        p.hand += [code] * min(count, room)  # to be put down: put_hand
        count -= min(count, room)
    (p.bag if to == "bag" else p.dump)[code] += count


def gain_any(scene: Scene, count: int, to: str = "dump") -> Script[None]:
    """D-08: gain basic codes, each of a type that the player picks."""
    g, seat = scene.g, scene.you
    s = g.state

    def offer() -> Sequence[Move]:
        return [PickCode(code) for code in BASIC_TYPES if s.supply[code]] or [STOP]

    for _ in range(count):
        move = yield from scene.ask_anew(seat, offer, rule="TAM-KEY-01")
        if not isinstance(move, PickCode):
            return
        gain_codes(g, seat, move.code, 1, to)


def gain_corrupted(g: Game[Table], seat: Seat, count: int, to: str = "dump") -> Script[None]:
    """TAM-COD-04, TAM-COD-08: gain corrupted codes one at a time from the corrupted supply."""
    s = g.state
    p = s.players[seat]
    for _ in range(count):
        if s.supply[CORRUPTED] <= 0:
            if not is_story(s):  # TAM-VS-09
                return
            yield from corrupted_due(g, seat)
            continue
        s.supply[CORRUPTED] -= 1
        put_gained(p, CORRUPTED, 1, to)
        g.tell(CodesGained, seat, [CORRUPTED])
        yield from happen(g, "gain-corrupted", seat)


# Dumping and discarding


def dump_cells(g: Game[Table], seat: Seat, cells: Iterable[int]) -> list[int]:
    """TAM-KEY-02: tokens go from the launcher to the dump area; return them."""
    p = g.state.players[seat]
    dumped = []
    for cell in cells:
        code = p.launcher[cell]
        if code != EMPTY:
            p.launcher[cell] = EMPTY
            p.dump[code] += 1
            dumped.append(code)
    if dumped:
        g.tell(CodesDumped, seat, dumped)
    return dumped


def dump_corrupted(g: Game[Table], seat: Seat) -> None:
    """TAM-COD-06: at the end of the launch step all corrupted codes leave the launcher."""
    p = g.state.players[seat]
    dump_cells(g, seat, [cell for cell, code in enumerate(p.launcher) if code == CORRUPTED])


def discard_cells(g: Game[Table], seat: Seat, cells: Iterable[int]) -> Script[None]:
    """TAM-KEY-03: tokens go from the launcher back to the supply."""
    p = g.state.players[seat]
    gone = []
    for cell in cells:
        gone.append(p.launcher[cell])
        p.launcher[cell] = EMPTY
    return put_away(g, seat, gone)


def discard_from(g: Game[Table], seat: Seat, pile: list[int], code: int) -> Script[None]:
    """TAM-KEY-03: a token goes from the dump area or the bag back to the supply."""
    pile[code] -= 1
    return put_away(g, seat, [code])


def put_away(g: Game[Table], seat: Seat, gone: list[int]) -> Script[None]:
    """TAM-COD-05, TAM-VS-09: discarded tokens go to the supply, corrupted ones of a scenario to the box."""
    s = g.state
    for code in gone:
        if code != CORRUPTED or not is_story(s):
            s.supply[code] += 1
            continue
        card = kept_by(s)
        if card is None:
            s.boxed += 1
        else:
            tokens = s.tokens.setdefault(card, {})
            tokens["corrupted"] = tokens.get("corrupted", 0) + 1
            g.tell(TokensPutOnCard, card, "corrupted", 1)
    g.tell(CodesDiscarded, seat, gone)
    note(g, seat, "discard-code", len(gone))
    if CORRUPTED in gone:
        yield from happen(g, "discard-corrupted", seat)


def kept_by(s: Table) -> int | None:
    """Return the card on which discarded corrupted codes are put, if a rule says so."""
    for _, change in changes(s):
        if change.corrupted_discards_to:
            return NUMBERS[change.corrupted_discards_to]
    return None


def restore(scene: Scene, count: int) -> Script[None]:
    """TAM-TIL-01: up to so many tokens go from the dump area to the bag."""
    g, seat = scene.g, scene.you
    p = scene.me
    back = []
    for _ in range(count):
        codes = [code for code in range(1, 7) if p.dump[code]]
        if not codes:
            break
        move = yield from scene.ask(seat, [STOP, *map(PickCode, codes)], rule="TAM-TIL-01")
        if not isinstance(move, PickCode):
            break
        p.dump[move.code] -= 1
        p.bag[move.code] += 1
        back.append(move.code)
    if back:
        g.tell(CodesRestored, seat, back)


# Choosing tokens of the launcher


def cells_of_kind(p: SeenPlayer, kind: str, *, with_open: bool) -> list[int]:
    """Return the cells whose token counts as what is asked for."""
    codes = codes_of(kind, p.core, with_open=with_open)
    return [cell for cell, code in enumerate(p.launcher) if code in codes]


@cache
def codes_of(kind: str, core: int, *, with_open: bool) -> tuple[int, ...]:
    """TAM-COD-09, -11: the types that count as what is asked for; open source only where it may."""
    types: tuple[int, ...]
    match kind:
        case "any" | "all":
            return tuple(range(1, 7))
        case "open":
            return (OPEN,)
        case "corrupted":
            return (CORRUPTED,)
        case "basic":
            types = BASIC_TYPES
        case "core":
            types = (core,)
        case _:
            types = (LETTERS.index(kind),)
    return (*types, OPEN) if with_open else types


def pick_cells(scene: Scene, cells: list[int], low: int, high: int, rule: str) -> Script[list[int]]:
    """Let the owner pick some of these tokens of the launcher, from so many to so many."""
    if low >= len(cells):
        return cells
    picked: list[int] = []
    while len(picked) < high and cells:
        moves: list[Move] = list(map(PickCell, cells))
        needed = low - len(picked)
        if needed > 0:
            move = yield from scene.ask(scene.you, moves, rule=rule, picks=needed)
        else:
            move = yield from scene.ask(scene.you, [STOP, *moves], rule=rule)
        if not isinstance(move, PickCell):
            break
        picked.append(move.cell)
        cells.remove(move.cell)
    return picked
