"""ETH-SET: from options and chance to the first state; who plays whom; the Gate is entered."""

from collections.abc import Callable

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.awakening import open_world, remember, take_up, wake
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import DreamerCard, Flaw, Gate, Morphing, TurnCard
from dreamtable.games.etherfields.dreams import fold, tide
from dreamtable.games.etherfields.events import Entered, GateOpened, TurnsDealt
from dreamtable.games.etherfields.keeping import leads_to_way, next_gate
from dreamtable.games.etherfields.look import first_hours, gate_of, is_full, turns_in
from dreamtable.games.etherfields.map import entrances
from dreamtable.games.etherfields.model import (
    NOTHING,
    Dream,
    Dreamer,
    EtherfieldsOptions,
    Saga,
    Snow,
    Tide,
)
from dreamtable.games.etherfields.moves import EnterAt, PickDreamer
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.script import name_you, open_paragraph
from dreamtable.kernel import BadSetup, Game, Opening, Script, Seat

MODULES: dict[str, Callable[[], Tide | Snow]] = {"tide": tide.begin, "fold": fold.begin}
"""Of each rule that a single Dream has: how its state begins."""


def find_gate(opening: Opening[EtherfieldsOptions], wanted: str = "") -> int:
    """ETH-GATE-01: return the Gate that the evening begins at; of a pack with one, without a wish that."""
    options, components = opening.options, opening.components
    added = [CARDS[card].id for card in components.of_packs(BOX.of(Gate))]
    kept = opening.kept_as(Saga)
    campaign = next_gate(kept) if kept.evenings else ""
    name = wanted or campaign or options.pack_gate or next(iter(added), options.gate.value)
    gates = {CARDS[card].id: card for card in components.these(BOX.of(Gate))}
    if name not in gates:
        raise BadSetup(f"There is no Gate {name!r}. There are: {', '.join(gates)}.")
    return gates[name]


def setup(opening: Opening[EtherfieldsOptions], gate: str = "") -> Dream:
    """ETH-SET-01 to -06: the table of a first session, or of a single evening at another Gate."""
    kept = opening.kept_as(Saga)
    these = opening.components.these
    pool = [card for card in these(BOX.of(Morphing)) for _ in range(BOX.card(card, Morphing).copies)]
    s = Dream(
        rng=opening.rng.rng,
        mode=opening.mode.name,
        options=opening.options,
        gate=NOTHING if leads_to_way(kept) and not gate else find_gate(opening, gate),
        first=opening.rng.below(opening.seats) if opening.seats > 1 else 0,
        dreamers=[Dreamer() for _ in range(opening.seats)],
        hours=first_hours(opening.seats, opening.options),
        morphings=pool,
        flaw_deck=[card for card in these(BOX.of(Flaw)) if not BOX.notes[card].code],
        saga=kept,
    )
    remember(s)
    if s.gate == NOTHING:
        s.shown += open_world(s)
    return s


def choose_dreamers(g: Game[Dream]) -> Script[bool]:
    """ETH-SET-02: one after another picks a Dreamer nobody has; say whether somebody was asked."""
    s = g.state
    if all(d.card == NOTHING for d in s.dreamers):
        wake(g)
    for seat in range(len(s.dreamers)):
        if s.dreamers[seat].card == NOTHING:
            taken = [d.card for d in s.dreamers]
            free = [card for card in g.components.these(BOX.of(DreamerCard)) if card not in taken]
            move = yield from g.ask(seat, [PickDreamer(card) for card in free], rule="ETH-SET-02")
            take_up(g, seat, move.card)
            return True
    return False


def open_gate(g: Game[Dream]) -> Script[None]:
    """ETH-GATE-04 to -07: set-up, Turn cards, introduction."""
    s = g.state
    gate = gate_of(s)
    g.tell(GateOpened, s.gate)
    s.module = MODULES[gate.module]() if gate.module else None
    scene = scene_of(g, s.first, s.gate)
    scene.nobody = True
    yield from name_you(scene, gate.setup)
    yield from resolve(gate.setup, scene, "setup")
    s.turn_pool = g.components.these(BOX.of(TurnCard))
    turns = turns_in(gate, s.options)
    s.turn_deck = [NOTHING] * turns
    s.turn_discard = [NOTHING] * (len(s.turn_pool) - turns)
    g.tell(TurnsDealt, turns)
    scene = scene_of(g, s.first)
    scene.nobody = True
    yield from open_paragraph(scene, gate.intro)


def enter_all(g: Game[Dream]) -> Script[bool]:
    """ETH-GATE-08: one Dreamer after another enters; say whether somebody did."""
    s = g.state
    for seat in range(len(s.dreamers)):
        if s.dreamers[seat].space == NOTHING:
            yield from enter(g, seat)
            return True
    for seat in range(len(s.dreamers)):
        yield from happened(g, "dream-start", seat)
    return False


def enter(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-MAP-06: a Dreamer chooses an entrance space."""
    open_ = [space for space in entrances(g.state) if not is_full(g.state, space)]
    move = yield from g.ask(seat, [EnterAt(space) for space in open_], rule="ETH-MAP-06")
    g.state.dreamers[seat].space = move.space
    g.tell(Entered, seat, move.space)
