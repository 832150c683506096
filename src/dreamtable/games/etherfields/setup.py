"""ETH-SET: from options and chance to the first state; who plays whom; the Gate is entered."""

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.cards import DreamerCard, Flaw, Morphing, Tile, TurnCard
from dreamtable.games.etherfields.decks import make_deck
from dreamtable.games.etherfields.events import DreamerPicked, Entered, GateOpened, TurnsDealt
from dreamtable.games.etherfields.look import gate_of, is_full
from dreamtable.games.etherfields.map import OFFSETS
from dreamtable.games.etherfields.model import (
    FIRST_HOURS,
    NOTHING,
    Dream,
    Dreamer,
    EtherfieldsOptions,
    Memory,
)
from dreamtable.games.etherfields.moves import EnterAt, PickDreamer
from dreamtable.games.etherfields.performing import happen
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import name_you, open_paragraph
from dreamtable.kernel import Game, Opening, Script, Seat

FIRST_GATE = "i-01-x"


def setup(opening: Opening[EtherfieldsOptions], gate: str = FIRST_GATE) -> Dream:
    """ETH-SET-01 to -06: the table of a first session."""
    kept = opening.kept_as(Memory)
    these = opening.components.these
    pool = [card for card in these(BOX.of(Morphing)) for _ in range(BOX.card(card, Morphing).copies)]
    return Dream(
        rng=opening.rng.rng,
        mode=opening.mode.name,
        options=opening.options,
        gate=NUMBERS[gate],
        first=opening.rng.below(opening.seats) if opening.seats > 1 else 0,
        dreamers=[Dreamer() for _ in range(opening.seats)],
        hours=FIRST_HOURS[opening.seats],
        morphings=pool,
        flaw_deck=these(BOX.of(Flaw)),
        flags=[flag for flag in kept.flags if flag.startswith("camp.")],
        counters=dict(kept.counters),
    )


def choose_dreamers(g: Game[Dream]) -> Script[bool]:
    """ETH-SET-02: one after another picks a Dreamer nobody has; say whether somebody was asked."""
    s = g.state
    for seat in range(len(s.dreamers)):
        if s.dreamers[seat].card == NOTHING:
            taken = [d.card for d in s.dreamers]
            free = [card for card in g.components.these(BOX.of(DreamerCard)) if card not in taken]
            move = yield from g.ask(seat, [PickDreamer(card) for card in free], rule="ETH-SET-02")
            s.dreamers[seat].card = move.card
            g.tell(DreamerPicked, seat, move.card)
            make_deck(g, seat, g.components.these(BOX.starting_deck(move.card)))
            return True
    return False


def open_gate(g: Game[Dream]) -> Script[None]:
    """ETH-GATE-04 to -07: set-up, Turn cards, introduction."""
    s = g.state
    gate = gate_of(s)
    g.tell(GateOpened, s.gate)
    scene = scene_of(g, s.first, s.gate)
    scene.nobody = True
    yield from name_you(scene, gate.setup)
    yield from resolve(gate.setup, scene, "setup")
    s.turn_pool = g.components.these(BOX.of(TurnCard))
    s.turn_deck = [NOTHING] * gate.turns
    s.turn_discard = [NOTHING] * (len(s.turn_pool) - gate.turns)
    g.tell(TurnsDealt, gate.turns)
    scene = scene_of(g, s.first)
    scene.nobody = True
    yield from open_paragraph(scene, gate.intro)


def entrances(s: Dream) -> list[int]:
    """ETH-MAP-06: return the spaces where Dreamers enter."""
    found = []
    for laid in s.tiles:
        found += [laid.space + OFFSETS[corner] for corner in BOX.card(laid.tile, Tile).entrance]
    return [space for space in found if not is_full(s, space)]


def enter_all(g: Game[Dream]) -> Script[bool]:
    """ETH-GATE-08: one Dreamer after another enters; say whether somebody did."""
    s = g.state
    for seat in range(len(s.dreamers)):
        if s.dreamers[seat].space == NOTHING:
            yield from enter(g, seat)
            return True
    for seat in range(len(s.dreamers)):
        yield from happen(g, "dream-start", seat)
    return False


def enter(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-MAP-06: a Dreamer chooses an entrance space."""
    move = yield from g.ask(seat, [EnterAt(space) for space in entrances(g.state)], rule="ETH-MAP-06")
    g.state.dreamers[seat].space = move.space
    g.tell(Entered, seat, move.space)
