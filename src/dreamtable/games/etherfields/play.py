"""ETH-TRO: the evening from phase to phase."""

from collections.abc import Callable, Sequence

from dreamtable.games.etherfields.awakening import after_death
from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.decks import discard
from dreamtable.games.etherfields.drawing import draw_cards
from dreamtable.games.etherfields.entities import end_states
from dreamtable.games.etherfields.events import FirstPlayer, PhaseBegan, TurnBegan
from dreamtable.games.etherfields.floor import begin_floor, rounds, together
from dreamtable.games.etherfields.look import order, steps_of
from dreamtable.games.etherfields.losses import SlumberOver, check
from dreamtable.games.etherfields.map import bonus_at, close_walls
from dreamtable.games.etherfields.model import DRAWN, Dream, Phase
from dreamtable.games.etherfields.moves import Act, DiscardCard, Draw
from dreamtable.games.etherfields.performing import perform
from dreamtable.games.etherfields.scene import happened
from dreamtable.games.etherfields.setup import choose_dreamers, enter_all, open_gate
from dreamtable.games.etherfields.tallies import survived
from dreamtable.games.etherfields.turn_cards import (
    discard_current,
    next_card,
    next_step,
    out_of_turns,
    settle_bets,
    turn_end_lines,
)
from dreamtable.games.etherfields.windows import usable, window
from dreamtable.games.etherfields.world import slumber
from dreamtable.games.etherfields.world.beginning import begin_way
from dreamtable.games.etherfields.world.memories import recall
from dreamtable.games.etherfields.world.travel import arrival, travel
from dreamtable.games.etherfields.world.waking import waking
from dreamtable.kernel import CHECKPOINT, Game, Move, Script, Seat

DRAW: Move = Draw()


def play(g: Game[Dream]) -> Script[None]:
    """ETH-TRO-01: one phase after the other, until the Dream is over."""
    s = g.state
    while True:
        yield CHECKPOINT
        try:
            yield from recall(g)
            yield from PHASES[s.phase](g)
        except SlumberOver as over:
            slumber.break_off(s, over.result)


def enter(g: Game[Dream], phase: Phase) -> None:
    """Go on to a phase."""
    g.state.phase = phase
    for d in g.state.dreamers:
        d.done = d.quiet = False
    g.tell(PhaseBegan, phase)


# Before the first Turn


def dreamers(g: Game[Dream]) -> Script[None]:
    """ETH-SET-02, ETH-MCH-07: who plays whom; before that, what follows a death."""
    if (yield from after_death(g)):
        return
    if not (yield from choose_dreamers(g)):
        if g.state.world is None:
            g.state.phase = Phase.GATE
        else:
            yield from begin_way(g)


def gate(g: Game[Dream]) -> Script[None]:
    """ETH-GATE-03 to -07: the Gate is opened."""
    yield from open_gate(g)
    g.state.phase = Phase.ENTRANCE


def entrance(g: Game[Dream]) -> Script[None]:
    """ETH-GATE-08: Dreamers enter."""
    if not (yield from enter_all(g)):
        g.state.phase = Phase.START


# The Dreamers Phase


def start(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-14: a Turn begins: marks are cleared, drawing bonuses fixed."""
    s = g.state
    if s.world is not None:
        yield from slumber.skip_or_go_on(g)
    s.turn += 1
    next_card(g)
    g.tell(TurnBegan, s.turn, s.current)
    s.used = []
    s.flags = [flag for flag in s.flags if not flag.startswith("turn.")]
    s.counters = {name: value for name, value in s.counters.items() if not name.startswith("turn.")}
    for seat, d in enumerate(s.dreamers):
        d.used, d.slots, d.riddles, d.proposed, d.lifted = [], [], [], [], []
        d.efforts = d.boosts = d.placed = d.cancels = 0
        d.answered = []
        d.bonus = bonus_at(s, d.space) + change(s, seat, "draw")
    yield from settle_bets(g)
    yield from happened(g, "turn-start", number=s.turn)
    yield from check(g)
    if s.world is not None and s.turn == 1:
        slumber.count_fight(s.world)
    enter(g, Phase.DRAW)


def draw(g: Game[Dream]) -> Script[None]:
    """ETH-TRO-02, -03: all may first discard, then draw."""
    s = g.state
    left = [seat for seat in order(s) if not s.dreamers[seat].done]
    if not left:
        enter(g, Phase.FLOOR)
        begin_floor(s)
        return
    for seat in left:
        if not s.dreamers[seat].hand and not usable(g, seat, "phase"):
            yield from draw_for(g, seat)
            return

    def offer() -> dict[Seat, Sequence[Move]]:
        return {
            seat: [
                DRAW,
                *map(DiscardCard, dict.fromkeys(s.dreamers[seat].hand)),
                *(Act(one) for one in usable(g, seat, "phase")),
            ]
            for seat in left
        }

    seat, move = yield from g.ask_any(offer, rule="ETH-TRO-03")
    match move:
        case DiscardCard(card):
            discard(g, seat, card)
        case Act(action):
            yield from perform(g, seat, action)
            yield from check(g)
        case _:
            yield from draw_for(g, seat)


def draw_for(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-TRO-02, ETH-MAP-18: a Dreamer draws."""
    d = g.state.dreamers[seat]
    d.done = True
    yield from draw_cards(g, seat, max(0, DRAWN + d.bonus))
    yield from check(g)


def floor(g: Game[Dream]) -> Script[None]:
    """ETH-TRO-05: Cards and Actions."""
    s = g.state
    if not (yield from rounds(g) if s.options.turn_by_turn else together(g)):
        for d in s.dreamers:
            d.dazed = d.paralyzed = 0  # ETH-TIM-15
        enter(g, Phase.EVENTS)


# The Dreamscape Phase


def events(g: Game[Dream]) -> Script[None]:
    """ETH-TRO-07: the steps of the Turn card."""
    s = g.state
    if s.step < len(steps_of(s)):
        yield from next_step(g)
    else:
        s.phase = Phase.TURN_END


def turn_end(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-13, ETH-TRO-09 to -11: the end of the Turn."""
    s = g.state
    yield from turn_end_lines(g)
    yield from happened(g, "turn-end", number=s.turn)
    yield from check(g)
    yield from window(g, "phase", rule="ETH-TIM-20")
    discard_current(g)
    s.passing = [one for one in s.passing if one.until in ("dream", "next")]
    end_states(s)
    close_walls(s)
    survived(s)
    s.current = -1
    if not s.turn_deck:
        yield from out_of_turns(g)
    s.first = (s.first + 1) % len(s.dreamers)
    if len(s.dreamers) > 1:
        g.tell(FirstPlayer, s.first)
    yield from check(g)
    s.phase = Phase.START


PHASES: dict[Phase, Callable[[Game[Dream]], Script[None]]] = {
    Phase.DREAMERS: dreamers,
    Phase.GATE: gate,
    Phase.ENTRANCE: entrance,
    Phase.START: start,
    Phase.DRAW: draw,
    Phase.FLOOR: floor,
    Phase.EVENTS: events,
    Phase.TURN_END: turn_end,
    Phase.WAKING: waking,
    Phase.TRAVEL: travel,
    Phase.ARRIVAL: arrival,
    Phase.SLUMBER: slumber.begin,
    Phase.SLUMBER_END: slumber.after,
}
