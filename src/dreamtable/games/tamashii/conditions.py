"""TAM-VOC-02, TAM-VOC-11: what numbers and conditions in a card's text mean just now."""

from collections.abc import Sequence

import msgspec

from dreamtable.content.effects import MANY, Counted, Fact, number
from dreamtable.games.tamashii.box import BOX, CARDS, ENEMIES, NUMBERS, TILES
from dreamtable.games.tamashii.cards import BossCard, ClassCard, FactionCard
from dreamtable.games.tamashii.launcher import BASIC_TYPES, CORRUPTED, LOCKABLE, OPEN, counts_of
from dreamtable.games.tamashii.look import (
    Look,
    boss_of,
    carrier,
    figure_place,
    figures_at,
    next_to,
    place_of_tile,
    tile_at,
)
from dreamtable.games.tamashii.model import (
    MOST_RESOURCE,
    NOTHING,
    RESOURCES,
    Seen,
    SeenPlace,
    SeenPlayer,
    Table,
)
from dreamtable.games.tamashii.parts import CardName
from dreamtable.games.tamashii.terms import fact, place_word, tile_word
from dreamtable.kernel import Seat
from dreamtable.telling import Word

CODES = {"R": 1, "Y": 2, "G": 3, "B": 4, "open": OPEN, "corrupted": CORRUPTED}
RESOURCE = {one.name.lower(): one for one in RESOURCES}


class Onlooker(msgspec.Struct, gc=False):
    """Somebody who looks at the table without doing anything."""

    s: Seen
    you: Seat
    card: int = NOTHING
    dumped: int = 0
    place: int = NOTHING

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""
        return counted(self, what)


def counted(look: Look, what: Counted) -> int | None:
    """Return how many there are of something; None if that can't be known from here."""
    s = look.s
    match what.name:
        case "count":
            return count_at(look, what.of, what.at)
        case "me":
            return mine(s, look.you, what.of)
        case "P":
            return len(s.players)
        case "round":
            return s.round
        case "time":
            return s.time
        case "dumped":
            return look.dumped
        case "highest-trace":
            return max(p.trace or 0 for p in s.players)
        case "top":
            queue = s.players[look.you].queue
            return left_on(s, queue[0].enemy, queue[0].damage) if queue and what.of == "left" else 0
        case "supply":
            return in_supply(s, what.of)
        case "boss":
            return boss_left(s)
        case _:
            return MANY


def mine(s: Seen, seat: Seat, name: str) -> int:
    """TAM-VOC-02: a value of a player."""
    p = s.players[seat]
    match name:
        case "integrity":
            return p.integrity
        case "cap":
            return p.cap
        case "trace":
            return p.trace or 0
        case "xp":
            return p.xp
        case "enemies":
            return len(p.queue)
        case "bodies":
            return len(p.bodies)
        case "tile":
            tile = tile_at(s, figure_place(s, seat))
            return tile.number if tile is not None else 0
        case "resets":
            return p.resets
    return p.resources[RESOURCE[name]] if name in RESOURCE else p.carried.get(name, 0)


def left_on(_s: Seen, enemy: int, damage: int) -> int:
    """TAM-DMG-02: the integrity that an enemy has left."""
    return ENEMIES[enemy].hp - damage


def in_supply(s: Seen, name: str) -> int:
    """Return what is left in a supply."""
    if name in CODES:
        return s.supply[CODES[name]]
    return s.ascend if name == "ascend" else s.success if name == "success" else MANY


def boss_left(s: Seen) -> int:
    """TAM-BOS-01: the integrity that the boss has left."""
    boss = boss_of(s)
    if boss is None:
        return 0
    card = BOX.card(boss.boss, BossCard)
    if card.hp is None:
        return MANY
    return max(0, (number(Onlooker(s, s.first), card.hp) or 0) - boss.damage)


# Counting things at places


def count_at(look: Look, thing: str, at: str) -> int:
    """TAM-VOC-11: how many of a thing there are at a place."""
    s = look.s
    p = s.players[look.you]
    match at:
        case "me":
            return owned(s, look.you, thing)
        case "my-queue":
            return len(p.queue)
        case "queues":
            return sum([len(one.queue) for one in s.players])
        case "my-launcher":
            return codes(counts_of(p.launcher), thing)
        case "my-dump":
            return codes(p.dump, thing)
        case "my-bag":
            return codes(p.bag, thing)
        case "my-pool":
            return codes(pool(p), thing)
        case "pools":
            return sum([codes(pool(one), thing) for one in s.players])
        case "my-load":
            return carrier(s, look.you).carried.get(thing, 0)
        case "carried":
            with_jordan = s.jordan.carried.get(thing, 0) if s.jordan is not None else 0
            return with_jordan + sum([one.carried.get(thing, 0) for one in s.players])
        case "bodies":
            return sum([on_card(s, body, thing) for one in s.players for body in one.bodies])
        case "my-body":
            return on_card(s, p.bodies[-1], thing) if p.bodies else 0
        case "worn-here":
            return sum([on_card(s, body, thing) for body in worn_at(s, figure_place(s, look.you))])
        case "card":
            return on_card(s, look.card, thing)
        case "last-card":
            return on_card(s, s.last, thing)
        case "boss-card":
            if (boss := boss_of(s)) is None:
                return 0
            return len(boss.seals) if thing == "seal" else on_card(s, boss.boss, thing)
        case "map":
            return sum([count_on(s, place, thing) for place in range(len(s.places))])
    if at in NUMBERS:
        return on_card(s, NUMBERS[at], thing)
    return sum([count_on(s, place, thing) for place in places_meant(look, at)])


def places_meant(look: Look, at: str) -> list[int]:
    """TAM-VOC-12: the places of the map that a word means."""
    s = look.s
    places: Sequence[SeenPlace] = s.places
    tile, _, near = at.partition("-")
    if tile.isdigit():
        place = place_of_tile(s, int(tile))
        if place == NOTHING:
            return []
        if not near:
            return [place]
        around = next_to(s, place)
        return around if near == "adjacent" else [place, *around]
    match at:
        case "my-tile":
            return [figure_place(s, look.you)]
        case "marked-tiles":
            return [number for number, place in enumerate(places) if place.marked]
        case "open-marked-tiles":
            return [
                number
                for number, place in enumerate(places)
                if place.marked and not place.tokens.get("ascend")
            ]
        case "all-face-down":
            return [number for number, place in enumerate(places) if not place.shown and place.tile >= 0]
        case "here":
            return [look.place] if look.place != NOTHING else [figure_place(s, look.you)]
        case "its-tile":
            return [boss.place] if (boss := boss_of(s)) is not None else []
        case "its-tile-or-adjacent":
            return [boss.place, *next_to(s, boss.place)] if (boss := boss_of(s)) is not None else []
        case "own-or-adjacent-player":
            here = figure_place(s, look.you)
            near_by = [here, *next_to(s, here)]
            others = [s.players[seat].place for seat in range(len(s.players)) if seat != look.you]
            return [here] if any(place in near_by for place in others) else []
    return s.zones.get(at, [])


def count_on(s: Seen, place: int, thing: str) -> int:
    """Return how many of a thing there are on a tile of the map."""
    one = s.places[place]
    match thing:
        case "player":
            return figures_at(s, place)
        case "wearer":
            return len(worn_at(s, place))
        case "tile-revealed":
            return int(one.shown and one.tile > 0)
        case "tile-hidden":
            return int(not one.shown and one.tile >= 0)
        case "explore":
            return int(one.explore)
        case "stronghold":
            return int(one.shown and one.tile > 0 and TILES[one.tile].type == "stronghold")
    carried = sum([p.carried.get(thing, 0) for p in s.players if p.place == place])
    if s.jordan is not None and s.jordan.place == place:
        carried += s.jordan.carried.get(thing, 0)
    return one.tokens.get(thing, 0) + carried


def worn_at(s: Seen, place: int) -> list[int]:
    """Return the body cards that are worn on a tile; Jordan may wear the covered one."""
    found = [p.bodies[-1] for p in s.players if p.place == place and p.bodies]
    if s.jordan is not None and s.jordan.place == place and s.jordan.wears:
        covered = s.players[0].bodies[:-1]
        found += covered[-1:]
    return found


def on_card(s: Seen, card: int, thing: str) -> int:
    """Return how many tokens of a name lie on a card."""
    if thing == "face":
        return len(s.faces.get(card, ())) if isinstance(s, Table) else s.faces.get(card, 0)
    return s.tokens.get(card, {}).get(thing, 0)


def pool(p: SeenPlayer) -> list[int]:
    """TAM-COD-02: all codes of a player, by type; those that are still to be put on the launcher too."""
    counts = counts_of([*p.launcher, *p.hand])
    return [p.bag[code] + p.dump[code] + counts[code] for code in range(7)]


def codes(counts: list[int], thing: str) -> int:
    """Return how many codes of a name there are among some."""
    if thing == "basic":
        return sum([counts[code] for code in BASIC_TYPES])
    if thing == "code":
        return sum(counts[1:])
    return counts[CODES[thing]]


def owned(s: Seen, seat: Seat, thing: str) -> int:
    """Return how many of a thing a player has."""
    p = s.players[seat]
    match thing:
        case "body":
            return len(p.bodies)
        case "enemy":
            return len(p.queue)
        case "resource-at-5":
            return sum([1 for value in p.resources if value >= MOST_RESOURCE])
        case "unlocked-cell":
            return sum([1 for cell in LOCKABLE if p.unlocked >> cell & 1])
        case "equipped-faction":
            return sum([1 for card in p.equipped if isinstance(CARDS[card], FactionCard)])
        case "equipped-class":
            return sum([1 for card in p.equipped if isinstance(CARDS[card], ClassCard)])
        case "faction-card":
            return sum([1 for card in p.cards if isinstance(CARDS[card], FactionCard)])
        case "resource":
            return sum(p.resources)
    if thing in CODES or thing in ("basic", "code"):
        return codes(pool(p), thing)
    return carrier(s, seat).carried.get(thing, 0)


@fact
class All(Fact, frozen=True):
    """Every player's own figure is on a tile, or every player has something somewhere."""

    what: str

    def holds(self, look: Look) -> bool | None:
        """TAM-SOL-15: look at everybody; Jordan is not needed."""
        thing, _, at = self.what.partition("@")
        s = look.s
        for seat in range(len(s.players)):
            own = Onlooker(s, seat, look.card)
            if thing == "player":
                if figure_place(s, seat) not in places_meant(own, at):
                    return False
            elif not count_at(own, thing, at):
                return False
        return True

    def text(self) -> Word:
        """Return its words."""
        thing, _, at = self.what.partition("@")
        if thing == "player":
            return Word("check-all-players", {"at": place_word(at)})
        return Word("check-all", {"of": Word(f"tokens-{thing}"), "at": place_word(at)})


@fact
class Closed(Fact, frozen=True):
    """A tile is closed."""

    tile: int

    def holds(self, look: Look) -> bool | None:
        """Look at the tile."""
        place = place_of_tile(look.s, self.tile)
        return place != NOTHING and "closed" in look.s.places[place].tokens

    def text(self) -> Word:
        """Return its words."""
        return Word("check-closed", {"tile": tile_word(self.tile)})


@fact
class InPlay(Fact, frozen=True):
    """A special card is in play."""

    card: CardName

    def holds(self, look: Look) -> bool | None:
        """Look at the special cards."""
        return NUMBERS[self.card] in look.s.specials

    def text(self) -> Word:
        """Return its words."""
        return Word("check-in-play", {"card": place_word(self.card)})

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-not-in-play", {"card": place_word(self.card)})
