"""DRM-MOV: moving from level to level, by Transit Serum, Mind Pull and the Lord's free move."""

from dreamtable.games.inception.cards import use_card
from dreamtable.games.inception.character import skills_of
from dreamtable.games.inception.events import CardUsed, CardUsedOn, Moved
from dreamtable.games.inception.model import ADJACENT, CARDS, LEVELS, MOST_SEATS, PLAY, Card, Level, Table
from dreamtable.games.inception.moves import FreeMove, MindPull, Travel
from dreamtable.kernel import Game, Script, Seat

TRAVELS = [[Travel(card, level) for level in (0, *LEVELS)] for card in range(CARDS)]
PULLS = [[MindPull(card, target) for target in range(MOST_SEATS)] for card in range(CARDS)]
FREE_MOVES = [FreeMove(level) for level in (0, *LEVELS)]


def move_to(g: Game[Table], seat: Seat, level: Level) -> Script[None]:
    """DRM-MOV-01, DRM-MOV-06, DRM-LAB-04: change a player's level; a sealed player stays where he is."""
    s = g.state
    start = s.places[seat]
    if level == start or s.seals[seat]:
        return
    s.places[seat] = level
    g.tell(Moved, seat, start, level)
    yield from after_move(g, seat, start)


def after_move(g: Game[Table], seat: Seat, start: Level) -> Script[None]:
    """DRM-AVA-01, DRM-FRT-01: skills look for moves in the mover's own play phase only."""
    s = g.state
    if seat == s.turn and s.step is PLAY:
        yield from skills_of(s, seat).moved(g, seat, start)


def travels(s: Table, seat: Seat, card: Card, _reach: list[Seat]) -> list[Travel]:
    """DRM-CRD-06, DRM-MOV-03, DRM-LAB-06: to an adjacent level; not for a sealed player."""
    ways = TRAVELS[card]
    return [] if s.seals[seat] else [ways[level] for level in ADJACENT[s.places[seat]]]


def pulls(_s: Table, _seat: Seat, card: Card, reach: list[Seat]) -> list[MindPull]:
    """DRM-CRD-08: any other player on a level, also on the own one."""
    ways = PULLS[card]
    return [ways[target] for target in reach]


def free_moves(s: Table) -> list[FreeMove]:
    """DRM-ADV-02, DRM-ADV-05: the Lord, not sealed, once in his turn."""
    if s.free_moved or s.seals[s.lord]:
        return []
    return [FREE_MOVES[level] for level in ADJACENT[s.places[s.lord]]]


def travel(g: Game[Table], seat: Seat, move: Travel) -> Script[None]:
    """DRM-CRD-06: the user moves to an adjacent level of his choice."""
    use_card(g, seat, move.card)
    g.tell(CardUsed, seat, move.card)
    yield from move_to(g, seat, move.level)


def free_move(g: Game[Table], seat: Seat, move: FreeMove) -> Script[None]:
    """DRM-ADV-02: once per own turn the Lord moves without a card."""
    g.state.free_moved = True
    yield from move_to(g, seat, move.level)


def mind_pull(g: Game[Table], seat: Seat, move: MindPull) -> Script[None]:
    """DRM-CRD-08, DRM-MOV-04: another player comes to the user's level from any distance."""
    use_card(g, seat, move.card)
    g.tell(CardUsedOn, seat, move.card, move.target)
    yield from move_to(g, move.target, g.state.places[seat])
