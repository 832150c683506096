"""TAM-BOD: bodies and the body market."""

from dreamtable.games.tamashii.box import BOX
from dreamtable.games.tamashii.events import (
    Attached,
    BodyLost,
    BodySwapped,
    MarketCleared,
    MarketFilled,
    TokensTakenFromCard,
)
from dreamtable.games.tamashii.goals import note
from dreamtable.games.tamashii.happening import happen
from dreamtable.games.tamashii.model import MOST_BODIES, Table
from dreamtable.games.tamashii.moves import PickCard, Stop
from dreamtable.games.tamashii.scene import Scene
from dreamtable.kernel import Game, Script, Seat


def fill_market(g: Game[Table]) -> None:
    """TAM-SET-14, TAM-BOD-11: reveal body cards until the market is full, as far as there are any."""
    s = g.state
    while len(s.market) < s.market_size and (s.bodies or s.bodies_below):
        card = g.rng.take(s.bodies) if s.bodies else s.bodies_below.pop(0)
        s.market.append(card)
        g.tell(MarketFilled, card)
        for p in s.players:  # TAM-RUN-07: it is a new source
            p.launched = [one for one in p.launched if one not in BOX.programs_of[card]]


def attach(g: Game[Table], seat: Seat, card: int) -> Script[None]:
    """TAM-BOD-05, -08: a market card becomes the active body; of two older ones the player gives one up."""
    s = g.state
    p = s.players[seat]
    if len(p.bodies) >= MOST_BODIES:
        move = yield from g.ask(seat, list(map(PickCard, p.bodies)), rule="TAM-BOD-08")
        yield from happen(g, "give-up-body", seat, body=move.card)
        yield from lose_body(g, seat, move.card)
    s.market.remove(card)
    p.bodies.append(card)
    g.tell(Attached, seat, card)
    first = card not in s.worn
    if first:
        s.worn.append(card)
    fill_market(g)
    yield from happen(g, "attach", seat, body=card)
    if first:
        yield from happen(g, "first-attach", seat, body=card)


def lose_body(g: Game[Table], seat: Seat, card: int) -> Script[None]:
    """TAM-RST-01, TAM-BOD-08: a body card goes under the body deck; markers on it are removed."""
    s = g.state
    s.players[seat].bodies.remove(card)
    s.bodies_below.append(card)
    g.tell(BodyLost, seat, card)
    for token, count in s.tokens.pop(card, {}).items():
        g.tell(TokensTakenFromCard, card, token, count)
    fill_market(g)  # TAM-BOD-11
    yield from ()


def swap_bodies(g: Game[Table], seat: Seat) -> None:
    """TAM-BOD-09: the other body card becomes active; with fewer than two nothing happens."""
    p = g.state.players[seat]
    if len(p.bodies) == MOST_BODIES:
        p.bodies.reverse()
        g.tell(BodySwapped, seat, p.bodies[-1])
        note(g, seat, "swap-body")


def refresh_market(scene: Scene, count: int) -> Script[None]:
    """TAM-TIL-01: put market cards under the body deck and refill."""
    g = scene.g
    s = g.state
    for _ in range(count):
        if not s.market:
            return
        if scene.of_group:
            move = yield from scene.ask_group(lambda: list(map(PickCard, s.market)), rule="TAM-TIL-01")
        else:
            move = yield from scene.ask(scene.you, list(map(PickCard, s.market)), rule="TAM-TIL-01")
        s.market.remove(move.card)
        s.bodies_below.append(move.card)
        g.tell(MarketCleared, move.card)
        fill_market(g)


def take_body(g: Game[Table], seat: Seat) -> Script[None]:
    """Take a market card of choice and attach it without its program."""
    s = g.state
    if not s.market:
        return
    move = yield from g.ask(seat, [*map(PickCard, s.market), Stop()], rule="TAM-BOD-05")
    if isinstance(move, PickCard):
        yield from attach(g, seat, move.card)
