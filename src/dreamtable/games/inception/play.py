"""DRM-TRN: the game from turn to turn, each in its steps."""

from collections.abc import Callable

from dreamtable.games.inception.action import play_phase
from dreamtable.games.inception.cards import DISCARDS, choose_cards, discard
from dreamtable.games.inception.character import CHARACTERS, Character, reacting, skills_of
from dreamtable.games.inception.draw import draw_phase
from dreamtable.games.inception.events import SealEnded, TurnBegan
from dreamtable.games.inception.limbo import revive
from dreamtable.games.inception.model import DISCARD, DRAW, LIMBO, TURN_START, Table
from dreamtable.games.inception.setup import choose_in_secret
from dreamtable.games.inception.swap import swap_back
from dreamtable.kernel import CHECKPOINT, Game, Script, Seat


def play(g: Game[Table]) -> Script[None]:
    """DRM-TRN-03: one step after the other, until somebody wins."""
    s = g.state
    while True:
        if g.keeping:
            yield CHECKPOINT
        yield from STEPS[s.step](g, s.turn)


def start_turn(g: Game[Table], seat: Seat) -> Script[None]:
    """DRM-TRN-05, DRM-ADV-03, DRM-DRW-03: the Lord stands up again; then D1 of the draw phase."""
    s = g.state
    g.tell(TurnBegan, seat)
    if seat == s.lord and s.places[seat] == LIMBO:
        yield from revive(g, seat, s.fell_at, by=seat)
    skills_of(s, seat).before_draw(g, seat)
    s.step = DRAW


def creation(g: Game[Table], _seat: Seat) -> Script[None]:
    """DRM-DSC-01, X2: skills of the discard phase."""
    s = g.state
    for seat in reacting(s, Character.discard_phase):
        yield from skills_of(s, seat).discard_phase(g, seat)
    s.step = DISCARD


def discard_phase(g: Game[Table], seat: Seat) -> Script[None]:
    """DRM-DSC-02 to -05, X3: down to the hand limit, also in Limbo; then the turn ends."""
    s = g.state
    excess = len(s.hands[seat]) - CHARACTERS[s.characters[seat]].hand_limit(s)
    if excess > 0:
        cards = yield from choose_cards(g, seat, excess, DISCARDS, rule="DRM-DSC-02")
        discard(g, seat, cards)
    end_turn(g, seat)


def end_turn(g: Game[Table], seat: Seat) -> None:
    """DRM-TRN-06: characters return, seals end, all marks of the turn are cleared, the next seat is on."""
    s = g.state
    swap_back(g)
    if s.seals[seat]:
        s.seals[seat] -= 1
        if not s.seals[seat]:
            g.tell(SealEnded, seat)
    s.used, s.unlocks, s.revived, s.fresh = {}, 0, [], []
    s.free_moved = s.acted = s.out_of_control = False
    s.turn = (seat + s.onward) % len(s.hands)  # DRM-TRN-02, DRM-TRN-07
    s.step = TURN_START


STEPS: tuple[Callable[[Game[Table], Seat], Script[None]], ...] = (
    choose_in_secret,
    start_turn,
    draw_phase,
    play_phase,
    creation,
    discard_phase,
)
"""By `Step`."""
