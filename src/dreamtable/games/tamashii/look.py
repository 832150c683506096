"""Looks at a table: what conditions and numbers of cards are read from, and what stands on it."""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from dreamtable.games.tamashii.box import BOX, TILES
from dreamtable.games.tamashii.cards import Frame, Guide, Tile
from dreamtable.games.tamashii.model import (
    FACE_DOWN,
    GAP,
    NOTHING,
    Boss,
    Combat,
    Jordan,
    Seen,
    SeenPlace,
    SeenPlayer,
    Table,
)
from dreamtable.games.tamashii.parts import LETTERS
from dreamtable.kernel import RulesBug, Seat, seats_from

SOLO, COOPERATIVE, RIVALS = "solo", "cooperative", "rivals"
LESSONS = 3
"""TAM-LRN-02: the steps of a learning protocol."""


class Look(Protocol):
    """Whoever looks at the table because of a card: who resolves a text, or only wants to know."""

    @property
    def s(self) -> Seen:
        """The table."""

    @property
    def you(self) -> Seat:
        """Who looks."""

    @property
    def card(self) -> int:
        """Because of which card."""

    @property
    def dumped(self) -> int:
        """The codes dumped as the cost at hand."""

    @property
    def place(self) -> int:
        """The tile that is looked at, if it is one of several."""


# Players


def order(s: Seen) -> list[Seat]:
    """TAM-RND-02: all seats from the start player clockwise."""
    return seats_from(s.first, len(s.players))


def is_story(s: Seen) -> bool:
    """Say whether a scenario is played, not the scenario generator."""
    return s.mode != RIVALS


def frame_of(p: SeenPlayer) -> Frame:
    """TAM-BOD-07: return the active body of a player: the top body card, or the Walker."""
    return BOX.card(frame_number(p), Frame)


def frame_number(p: SeenPlayer) -> int:
    """Return the number of a player's active body."""
    return p.bodies[-1] if p.bodies else BOX.walkers[LETTERS[p.colour or 0]]


def own_cards(p: SeenPlayer) -> list[int]:
    """Return the cards whose abilities a player has: active body, equipped cards, learned protocol."""
    found = [p.bodies[-1] if p.bodies else frame_number(p), *p.equipped]
    if p.learned == LESSONS:
        found.append(p.protocol)
    return found


# The table


def cards_on_table(s: Seen) -> list[int]:
    """TAM-SCE-08: the cards in the middle of the table, whose rules hold for all; the strongest first."""
    found = []
    if s.story != NOTHING:
        found.append(s.story)
    found += s.specials
    if s.guide != NOTHING:
        found.append(s.guide)
    if (boss := boss_of(s)) is not None:
        found.append(boss.boss)
    return found + s.standing


def boss_of(s: Seen) -> Boss | None:
    """TAM-BOS-02: return the boss in play; nobody sees what its seals are."""
    if isinstance(s, Table):
        return s.boss
    seals = [NOTHING] * s.boss_seals
    return Boss(s.boss, s.boss_place, s.boss_damage, seals) if s.boss != NOTHING else None


def guide_of(s: Seen) -> Guide | None:
    """Return the guide of the scenario that is played; None against each other."""
    return BOX.card(s.guide, Guide) if s.guide != NOTHING else None


def scenario_of(s: Seen) -> Guide:
    """Return the guide of the scenario that is known to be played."""
    return BOX.card(s.guide, Guide)


# The map

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache
def _neighbours(places: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    at = {place: number for number, place in enumerate(places)}
    return tuple(
        tuple(at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at) for q, r in places
    )


def neighbours(s: Seen) -> tuple[tuple[int, ...], ...]:
    """Return by place the places next to it, gaps too."""
    return _neighbours(tuple([(one.q, one.r) for one in s.places]))


def is_gap(place: SeenPlace) -> bool:
    """TAM-MAP-05: say whether nobody can be there: no tile, or a closed one."""
    return place.tile == GAP or "closed" in place.tokens


def next_to(s: Seen, place: int) -> list[int]:
    """Return the places with a tile next to a place."""
    return [one for one in neighbours(s)[place] if not is_gap(s.places[one])]


def place_of_tile(s: Seen, tile: int) -> int:
    """Return where a tile lies face-up; NOTHING if it does not."""
    places: Sequence[SeenPlace] = s.places
    for number, place in enumerate(places):
        if place.tile == tile and place.shown:
            return number
    return NOTHING


def face_up_at(s: Seen, place: int) -> int:
    """Return the number of the tile that all see at a place, or NOTHING."""
    one = s.places[place]
    return one.tile if one.shown and one.tile > FACE_DOWN else NOTHING


def tile_at(s: Seen, place: int) -> Tile | None:
    """Return the tile that lies face-up at a place."""
    one = s.places[place]
    return TILES[one.tile] if one.shown and one.tile > FACE_DOWN else None


def distances(s: Seen, start: int, most: int, *, through_hidden: bool = False) -> dict[int, int]:
    """TAM-MAP-04, -05: by place, how far it is; ways go over face-up tiles, and end on face-down ones."""
    around = neighbours(s)
    found = {start: 0}
    front = [start]
    for distance in range(1, most + 1):
        reached = []
        for place in front:
            for other in around[place]:
                if other not in found and not is_gap(s.places[other]):
                    found[other] = distance
                    if s.places[other].shown or through_hidden:
                        reached.append(other)
        front = reached
        if not front:
            break
    return found


def figures_at(s: Seen, place: int) -> int:
    """TAM-SOL-03: how many players' figures stand at a place, Jordan too."""
    own = sum([1 for p in s.players if p.place == place])
    return own + (s.jordan is not None and s.jordan.place == place)


def figure_place(s: Seen, seat: Seat) -> int:
    """TAM-MAP-14, TAM-SOL-06: where the figure of a player stands, Jordan's while it is used as the own."""
    if s.jordan is not None and s.jordan.acting:
        return s.jordan.place
    return s.players[seat].place


def has_token(s: Seen, place: int, token: str) -> bool:
    """Say whether a token lies on a tile or is carried there."""
    if s.places[place].tokens.get(token):
        return True
    bearers: list[SeenPlayer | Jordan] = [*s.players]
    if s.jordan is not None:
        bearers.append(s.jordan)
    return any(one.carried.get(token) and one.place == place for one in bearers)


def carrier(s: Seen, seat: Seat) -> SeenPlayer | Jordan:
    """Return who carries markers for a player: Jordan while its figure is used, where the guide lets it."""
    if s.jordan is not None and s.jordan.acting and scenario_of(s).solo.jordan_carries:
        return s.jordan
    return s.players[seat]


def jordan_of(s: Seen) -> Jordan:
    """Return Jordan, who is known to be in play."""
    if s.jordan is None:
        raise RulesBug("Jordan is not in play.")
    return s.jordan


def combat_of(s: Seen) -> Combat:
    """Return the combat that is known to go on."""
    if s.combat is None:
        raise RulesBug("There is no combat.")
    return s.combat
