"""LUC-TURN: the game from turn to turn, each in its steps."""

from collections.abc import Callable

from dreamtable.games.lucidity.check import Rest, check_rows, must_rest, rest, ways_to_rest
from dreamtable.games.lucidity.dice import draw, return_one, roll
from dreamtable.games.lucidity.end import end_game
from dreamtable.games.lucidity.events import DreamedOn, FellAsleep, LastWatch, TurnBegan
from dreamtable.games.lucidity.model import (
    BEGIN,
    DRAW,
    DREAMER,
    ELIMINATED,
    NIGHTMARE,
    OFF_TRACK,
    POWER_GOAL,
    RESOLVE,
    REST_OR_DREAM,
    RETURNED,
    SPACES,
    Table,
    Track,
    power_of,
)
from dreamtable.games.lucidity.moves import Consume, DreamAgain, SendMinions, Sleep
from dreamtable.games.lucidity.nightmares import consumable, take_power
from dreamtable.games.lucidity.resolve import resolve_next, send_minion
from dreamtable.games.lucidity.solo import end_if_survived, may_be_returned, may_dream_again, spooks_come
from dreamtable.kernel import CHECKPOINT, Game, Script, Seat, seats_from

SLEEPS = [Sleep(track) for track in Track]


def play(g: Game[Table]) -> Script[None]:
    """LUC-TURN-01, LUC-TURN-02: one step after the other, until an end condition is met."""
    s = g.state
    while True:
        if g.keeping:
            yield CHECKPOINT
        yield from STEPS[s.step](g, s.turn)


def begin_turn(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-NMT-01, LUC-STEP1-01: a Nightmare acts; a Dreamer chooses how deep to sleep."""
    s = g.state
    role = s.cards[seat].role
    g.tell(TurnBegan, seat, role)
    if role is NIGHTMARE:
        yield from nightmare_acts(g, seat)
        end_turn(g, seat)
        return
    spooks_come(g, seat)
    s.track = (yield from g.ask(seat, SLEEPS, rule="LUC-STEP1-01")).track
    s.space = 0
    g.tell(FellAsleep, seat, s.track, SPACES[s.track][0])
    s.step = DRAW


def nightmare_acts(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-NMT-01: a Nightmare consumes Power or sends minions."""
    moves: list[Consume | SendMinions] = [*consumable(g.state, seat), SendMinions()]
    match (yield from g.ask(seat, moves, rule="LUC-NMT-01")):
        case Consume(victim, die):
            take_power(g, seat, victim, die)
        case SendMinions():
            yield from send_minion(g, seat)


def draw_and_select(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-DRAW-01 to -03, LUC-RES-01: draw, return two, roll the rest."""
    s = g.state
    s.drawn = draw(g, seat, SPACES[s.track][s.space])
    for picks in range(RETURNED, 0, -1):
        yield from return_one(g, seat, may_be_returned(s, s.drawn), rule="LUC-DRAW-02", picks=picks)
    rolled, s.drawn = s.drawn, []
    roll(g, seat, rolled)
    card = s.cards[seat]
    card.pool += rolled
    card.resolving = True
    s.step = RESOLVE


def resolve_and_check(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-RES-09, LUC-TURN-03: when the pool is empty, the rows are checked; who still dreams goes on."""
    s = g.state
    card = s.cards[seat]
    while card.pool:
        yield from resolve_next(g, seat)
        if g.keeping:
            yield CHECKPOINT
    card.resolving = False
    s.exhausted = yield from check_rows(g, seat)
    if s.cards[seat].role is DREAMER:
        s.step = REST_OR_DREAM
    else:
        end_turn(g, seat)


def rest_or_dream_again(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-DRM-01, LUC-TRACK-05: a Dreamer who is not exhausted may go on to the next space."""
    s = g.state
    card, spaces = s.cards[seat], SPACES[s.track]
    if s.exhausted or s.space + 1 == len(spaces) or not may_dream_again(s, card):
        yield from must_rest(g, seat)
        end_turn(g, seat)
        return
    moves: list[Rest | DreamAgain] = [DreamAgain(), *ways_to_rest(card)]
    match (yield from g.ask(seat, moves, rule="LUC-DRM-01")):
        case DreamAgain():
            s.space += 1
            g.tell(DreamedOn, seat, spaces[s.space])
            s.step = DRAW
        case move:
            yield from rest(g, seat, move)
            end_turn(g, seat)


def end_turn(g: Game[Table], seat: Seat) -> None:
    """LUC-TIME-08: the marker leaves the track, 15 Power is tested, the next seat is on."""
    s = g.state
    s.space, s.exhausted = OFF_TRACK, False
    if len(s.cards) == 1:
        end_if_survived(g)
    elif s.watch is None and somebody_has_enough(s):
        if not s.last_watch:
            end_game(g, "power")
        s.watch = [other for other in seats_from(seat, len(s.cards)) if other != seat]
        g.tell(LastWatch, dreamers_among(s, s.watch))
    s.turn = next_seat(s, seat) if s.watch is None else next_on_watch(g, s.watch)
    s.step = BEGIN


def somebody_has_enough(s: Table) -> bool:
    """LUC-END-02: at the end of any turn 15 Power of anybody ends the game."""
    for card in s.cards:
        if 2 * len(card.power) >= POWER_GOAL and power_of(s.faces, card) >= POWER_GOAL:
            return True
    return False


def next_seat(s: Table, seat: Seat) -> Seat:
    """LUC-SETUP-06, LUC-SETUP-07: the next seat clockwise that is not eliminated."""
    while True:
        seat = (seat + 1) % len(s.cards)
        if seat == s.first:
            s.round += 1
        if s.cards[seat].role is not ELIMINATED:
            return seat


def next_on_watch(g: Game[Table], watch: list[Seat]) -> Seat:
    """LUC-VAR-02: every Dreamer but the one whose turn just ended has one more turn; then it is over."""
    seats = dreamers_among(g.state, watch)
    if not seats:
        end_game(g, "power")
    g.state.watch = seats[1:]
    return seats[0]


def dreamers_among(s: Table, seats: list[Seat]) -> list[Seat]:
    """Return those of the seats that are Dreamers."""
    return [seat for seat in seats if s.cards[seat].role is DREAMER]


STEPS: tuple[Callable[[Game[Table], Seat], Script[None]], ...] = (
    begin_turn,
    draw_and_select,
    resolve_and_check,
    rest_or_dream_again,
)
"""By `Step`."""
