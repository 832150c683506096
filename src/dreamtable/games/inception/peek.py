"""DRM-PEK: Dream Peek, for thieves to look at vaults, for the Lord to look at bribes."""

from dreamtable.games.inception.bribes import offer_bribe
from dreamtable.games.inception.cards import draw, use_card
from dreamtable.games.inception.character import world_of
from dreamtable.games.inception.events import BribesLookedAt, CardUsed, CardUsedOn, VaultLookedAt
from dreamtable.games.inception.model import CARDS, LEVELS, Card, Table, bit, bribes_of
from dreamtable.games.inception.moves import LookAt, Peek, PeekAtBribes
from dreamtable.games.inception.vaults import content_of, unopened
from dreamtable.kernel import Game, Script, Seat

PEEKS = [Peek(card) for card in range(CARDS)]
LOOKS = [LookAt(level) for level in (0, *LEVELS)]


def peeks(s: Table, seat: Seat, card: Card, reach: list[Seat]) -> list[Peek] | list[PeekAtBribes]:
    """DRM-PEK-01, DRM-PEK-06: a thief may always peek; the Lord needs a bribed thief within reach."""
    if seat == s.lord:
        return [PeekAtBribes(card, target) for target in reach if target in s.bribed]
    return [PEEKS[card]]


def peek(g: Game[Table], seat: Seat, move: Peek) -> Script[None]:
    """DRM-PEK-02, DRM-PEK-03: first the bribe, if the Lord gives one, then the look."""
    s = g.state
    use_card(g, seat, move.card)
    g.tell(CardUsed, seat, move.card)
    draw_in_chess_world(g, seat)
    yield from offer_bribe(g, seat, CardUsed(seat, move.card))
    looks = [LOOKS[level] for level in unopened(s)]
    level = (yield from g.ask(seat, looks, rule="DRM-PEK-02")).level
    s.vault_seen[s.vaults[level]] |= bit(seat)
    g.tell(VaultLookedAt, seat, level, content_of(s, level))


def peek_at_bribes(g: Game[Table], seat: Seat, move: PeekAtBribes) -> None:
    """DRM-PEK-06: the Lord looks at all bribes of a thief."""
    s = g.state
    use_card(g, seat, move.card)
    g.tell(CardUsedOn, seat, move.card, move.target)
    draw_in_chess_world(g, seat)
    bribes = bribes_of(s, move.target)
    for bribe in bribes:
        s.bribe_seen[bribe] |= bit(seat)
    g.tell(BribesLookedAt, seat, move.target, len(bribes), [s.bribes[bribe] for bribe in bribes])


def draw_in_chess_world(g: Game[Table], seat: Seat) -> None:
    """DRM-CHS-04: in the world of Chess whoever uses Dream Peek draws two cards at once."""
    count = world_of(g.state).peek_draw
    if count:
        draw(g, seat, count)
