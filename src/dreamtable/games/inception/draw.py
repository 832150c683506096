"""DRM-DRW: the draw phase."""

from dreamtable.games.inception.cards import NOT_HELD, draw, holds
from dreamtable.games.inception.character import skills_of, world_of
from dreamtable.games.inception.model import BODY_SWAP, PLAY, Table, within_reach
from dreamtable.games.inception.moves import DECLINE, BodySwap, Decline, Draw
from dreamtable.games.inception.swap import may_swap, swap, swaps
from dreamtable.kernel import Event, Game, Move, Script, Seat

DRAWS = [Draw(count) for count in range(7)]

NORMAL_DRAW = 2


def draw_phase(g: Game[Table], seat: Seat) -> Script[None]:
    """DRM-DRW-03, D2 and D3: Body Swap, as often as one likes; then the normal draw or what replaces it."""
    s = g.state
    skills = skills_of(s, seat)
    count = normal_draw(s, seat)
    moves: list[Move] = [DRAWS[count], *skills.replacements(s, seat)]
    always = may_swap(s, seat)
    if always:
        card = holds(s.hands[seat], BODY_SWAP)
        moves += swaps(s, seat, card, within_reach(s, seat)) if card != NOT_HELD else []
    match (yield from g.ask(seat, moves, rule="DRM-DRW-03", always=always)):
        case BodySwap() as move:
            swap(g, seat, move)
            return
        case Draw():
            s.fresh = draw(g, seat, count)
        case move:
            yield from skills.replace_draw(g, seat, move)  # DRM-DRW-04
    s.step = PLAY


def normal_draw(s: Table, seat: Seat) -> int:
    """DRM-DRW-01, DRM-DRW-02: two cards, more in the world of Feast and for its Lord."""
    count = NORMAL_DRAW + skills_of(s, seat).extra_cards(s, seat)
    return count if seat == s.lord else count + world_of(s).thief_draw


def wants_cards(
    g: Game[Table], seat: Seat, count: int, *, rule: str, about: Event | None = None
) -> Script[bool]:
    """DRM-TIM-12: whether a player takes the full number of an optional draw; the alternative is none."""
    moves: list[Draw | Decline] = [DECLINE, DRAWS[count]]
    return isinstance((yield from g.ask(seat, moves, rule=rule, about=about)), Draw)
