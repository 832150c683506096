"""Verbs for the map and what lies on it."""

from typing import Literal

import msgspec

from dreamtable.content.effects import ALWAYS, Arguments, Readable, holds, number, run
from dreamtable.games.tamashii.bosses import FACE_NAMES, open_seal, put_seals
from dreamtable.games.tamashii.box import BOX, NUMBERS
from dreamtable.games.tamashii.cards import Special
from dreamtable.games.tamashii.changed import may_enter
from dreamtable.games.tamashii.conditions import places_meant, worn_at
from dreamtable.games.tamashii.deeds import Deed, OfTable
from dreamtable.games.tamashii.events import (
    BatteryChanged,
    FaceRevealed,
    FigurePut,
    JordanMoved,
    TileChanged,
    TokensPut,
    TokensTaken,
)
from dreamtable.games.tamashii.exploring import arrive, move_by_effect, peek, put_figure, reveal_near
from dreamtable.games.tamashii.look import (
    carrier,
    distances,
    face_up_at,
    figure_place,
    figures_at,
    is_gap,
    next_to,
    order,
    place_of_tile,
)
from dreamtable.games.tamashii.model import BATTERY, BLANK, GAP, HIT, NOTHING, SPECIAL, Face
from dreamtable.games.tamashii.moves import PickPlace
from dreamtable.games.tamashii.parts import CardName
from dreamtable.games.tamashii.scene import Scene, is_tile
from dreamtable.games.tamashii.terms import (
    ANYWHERE,
    ONE,
    Number,
    Where,
    place_word,
    step,
    tile_word,
    token_words,
)
from dreamtable.games.tamashii.tokens import (
    MANY,
    carry,
    put_down,
    put_on_card,
    put_on_place,
    take_from_card,
    take_from_place,
)
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word

SHELTER = 1
SEAL, THAT_FACTION = "seal", "that-faction"
"""Words for tokens that are not put down by their name."""
FAR = 99


@step
class Move(Deed, frozen=True):
    """TAM-MAP-12: move up to so many tiles; trace does not change."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Move; an area effect that moves the figure ends its step (TAM-TIL-04)."""
        yield from move_by_effect(scene, self.amount(scene, self.num, times))
        if is_tile(scene.card) and scene.done:
            scene.stopped = True


@step
class Put(Deed, frozen=True):
    """TAM-VOC-12: put the figure on a tile."""

    tile: Where

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Put it there; with everybody's also Jordan's."""
        s, g = scene.s, scene.g
        place = yield from self._place(scene)
        if place == NOTHING:
            return
        yield from put_figure(g, scene.you, place)
        if s.jordan is not None and self.who.name == "each":
            s.jordan.place = place
            g.tell(JordanMoved, place, face_up_at(s, place))

    def _place(self, scene: Scene) -> Script[int]:
        s = scene.s
        if self.tile.tile:
            return place_of_tile(s, self.tile.tile)
        if self.tile.name == "start-tile":
            return scene.me.start
        shown = [
            at
            for at, one in enumerate(s.places)
            if one.shown and one.tile > 0 and at != scene.me.place
            if not is_gap(one) and may_enter(s, at, scene.you)
        ]
        if not shown:
            return NOTHING
        move = yield from scene.ask(scene.you, list(map(PickPlace, shown)), rule="TAM-TIL-03")
        return move.place


@step
class Reveal(Deed, frozen=True):
    """TAM-KEY-06: turn up a face-down tile near by."""

    range: Number = ONE

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Turn it up."""
        for _ in range(times):
            yield from reveal_near(scene, self.amount(scene, self.range))


@step
class Peek(Deed, frozen=True):
    """TAM-TIL-01: look at a face-down tile near by and its explore token."""

    range: Number = ONE

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Look."""
        return peek(scene, self.amount(scene, self.range))


# Tokens


class Tokens(OfTable, frozen=True):
    """Tokens of a name at a place."""

    token: str
    n: Number = ONE
    at: Where = Where("my-tile")

    def tokens(self) -> tuple[str]:
        """Return the token."""
        return (self.token,)

    def count(self, scene: Scene, times: int = 1) -> int:
        """Return how many are meant."""
        return min(MANY, self.amount(scene, self.n, times))

    def named(self, scene: Scene) -> str:
        """Return the name of the token; `that-faction` is the faction of the card at hand."""
        return scene.faction if self.token == THAT_FACTION else self.token

    def words(self) -> Word:
        """Return its words."""
        args: Arguments = {**token_words(self.token), "n": self.n.text(), "at": self.at.text()}
        return Word(f"do-{self.called()}", args)


def card_at(scene: Scene, at: str) -> int:
    """TAM-VOC-11: the card that a word for a place means; NOTHING if it is none."""
    s = scene.s
    match at:
        case "card":
            return scene.card
        case "last-card":
            return s.last
        case "story":
            return s.drawing[-1] if s.drawing else s.story
        case "boss-card":
            return s.boss.boss if s.boss is not None else NOTHING
        case "my-body":
            return scene.me.bodies[-1] if scene.me.bodies else NOTHING
        case "that-body":
            return scene.body
    return NUMBERS.get(at, NOTHING)


def pick_place(scene: Scene, places: list[int], rule: str, *, group: bool = False) -> Script[list[int]]:
    """Let the group, or the player whose text it is, pick one of some places."""
    if len(places) < 2:
        return places
    moves = list(map(PickPlace, places))
    if group or scene.of_group:
        move = yield from scene.ask_group(lambda: moves, rule=rule)
    else:
        move = yield from scene.ask(scene.you, moves, rule=rule)
    return [move.place]


def places_at(scene: Scene, at: str) -> Script[list[int]]:
    """TAM-VOC-12: the tiles on which tokens are put; some are picked by the group or by chance."""
    s, g = scene.s, scene.g
    tiles = [number for number, one in enumerate(s.places) if one.tile != GAP]
    match at:
        case "map" | "each-tile":
            return tiles
        case "each-tile-without-player":
            return [place for place in tiles if not figures_at(s, place)]
        case "chosen-tile-without-player":
            free = [place for place in tiles if not figures_at(s, place)]
            return (yield from pick_place(scene, free, "TAM-VOC-12"))
        case "chosen-revealed-tile":
            return (yield from pick_place(scene, [one for one in tiles if s.places[one].shown], "TAM-VOC-12"))
        case "random-revealed-tile" | "random-revealed-outside":
            shown = [place for place in tiles if s.places[place].shown]
            if at == "random-revealed-outside":
                shown = [place for place in shown if s.places[place].tile != SHELTER]
            return [g.rng.pick(shown)] if shown else []
        case "marked-tiles-2-each":
            return places_meant(scene, "marked-tiles")
        case "emptiest-marked-tile":
            free = places_meant(scene, "open-marked-tiles")
            fewest = min((figures_at(s, place) for place in free), default=0)
            free = [place for place in free if figures_at(s, place) == fewest]
            return (yield from pick_place(scene, free, "TAM-VOC-12"))
        case "here":
            return [scene.place if scene.place != NOTHING else figure_place(s, scene.you)]
    return places_meant(scene, at)


@step
class Place(Tokens, frozen=True):
    """TAM-VOC-12: put tokens somewhere."""

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Put them."""
        s, g = scene.s, scene.g
        count, token, at = self.count(scene, times), self.named(scene), self.at.name
        if at == "battery":
            if s.jordan is not None and s.jordan.battery < BATTERY:
                s.jordan.battery = min(BATTERY, s.jordan.battery + count)
                g.tell(BatteryChanged, s.jordan.battery)
            return
        if token == SEAL:
            put_seals(g)
            return
        card = card_at(scene, at)
        if card != NOTHING:
            put_on_card(g, card, token, count)
        elif at == "next-to-boss":
            yield from self._around_boss(scene, count)
        elif at == "farthest-face-down":
            for place in farthest_hidden(scene)[:count]:
                put_on_place(g, place, token, 1)
        elif at == "marked-tiles-2-each":
            for place in places_meant(scene, "marked-tiles"):
                put_on_place(g, place, token, 2)
        else:
            for place in (yield from places_at(scene, at)):
                put_on_place(g, place, token, count)

    def _around_boss(self, scene: Scene, count: int) -> Script[None]:
        """Spread tokens one by one over the tiles next to the boss; the group picks the first."""
        s = scene.s
        around = next_to(s, s.boss.place) if s.boss is not None else []
        first = yield from pick_place(scene, around, "TAM-VOC-12")
        at = around.index(first[0]) if first else 0
        for number_ in range(count if around else 0):
            put_on_place(scene.g, around[(at + number_) % len(around)], self.token, 1)


def farthest_hidden(scene: Scene) -> list[int]:
    """Return the face-down tiles, those farthest from the Shelter first; a tie goes by chance."""
    s = scene.s
    far = distances(s, max(0, place_of_tile(s, SHELTER)), FAR, through_hidden=True)
    hidden = [place for place, one in enumerate(s.places) if not one.shown and one.tile != GAP]
    scene.g.rng.shuffle(hidden)
    return sorted(hidden, key=lambda place: -far.get(place, FAR))


@step
class Remove(Tokens, frozen=True):
    """TAM-VOC-12: remove tokens from somewhere; `if` of each tile is looked at for each of several."""

    def do(self, scene: Scene) -> Script[None]:
        """Remove them."""
        if self.at.name != "each-tile":
            yield from super().do(scene)
            return
        for place in (yield from places_at(scene, "each-tile")):
            inside = scene.within(scene.card)
            inside.place = place
            if holds(inside, self.if_):
                take_from_place(scene.g, place, self.token, self.count(scene))

    def text_after(self, before: Readable | None) -> Word:
        """Return its words; a condition of each tile stands with the tiles."""
        if self.at.name != "each-tile" or self.if_ is ALWAYS:
            return super().text_after(before)
        return Word("do-remove-where", {**self.words().args, "if": self.if_.text()})

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Remove them."""
        g, at, count = scene.g, self.at.name, self.count(scene, times)
        token = self.named(scene)
        if token == SEAL:
            for _ in range(count):
                yield from open_seal(scene)
            return
        card = card_at(scene, at)
        if card != NOTHING:
            take_from_card(g, card, token, count)
            return
        places = yield from places_at(scene, at)
        if at == "map" and count < MANY:
            left = count
            for place in places:
                left -= take_from_place(g, place, token, left)
            return
        for place in places:
            take_from_place(g, place, token, count)


@step
class Carry(Deed, frozen=True):
    """Take markers from your tile along, at most so many with you."""

    token: str
    n: Number = ONE
    max: Number = ONE

    def tokens(self) -> tuple[str]:
        """Return the token."""
        return (self.token,)

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Take them along."""
        bearer = carrier(scene.s, scene.you)
        room = self.amount(scene, self.max) - bearer.carried.get(self.token, 0)
        count = min(self.amount(scene, self.n, times), room)
        if count > 0:
            carry(scene.g, scene.you, self.token, count)
        return NOTHING_TO_DO

    def possible(self, scene: Scene) -> bool:
        """Say whether there is one, and one more can be carried."""
        most = number(scene, self.max) or 0
        bearer = carrier(scene.s, scene.you)
        lying = scene.s.places[bearer.place].tokens.get(self.token, 0)
        return lying > 0 and bearer.carried.get(self.token, 0) < most

    def words(self) -> Word:
        """Return its words."""
        args: Arguments = {**token_words(self.token), "n": self.n.text(), "max": self.max.text()}
        return Word("do-carry", args)


@step
class PutDown(Deed, frozen=True):
    """Put all markers of a name that you carry onto your tile."""

    token: str

    def tokens(self) -> tuple[str]:
        """Return the token."""
        return (self.token,)

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Put them down."""
        put_down(scene.g, scene.you, self.token)
        return NOTHING_TO_DO

    def words(self) -> Word:
        """Return its words."""
        return Word("do-put-down", token_words(self.token))


@step
class Shift(OfTable, frozen=True):
    """Move markers from one place to another."""

    token: str
    n: Number
    from_: Where = msgspec.field(name="from", default=ANYWHERE)
    to: Where = ANYWHERE

    def tokens(self) -> tuple[str]:
        """Return the token."""
        return (self.token,)

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Take them from there, put them here."""
        g, count = scene.g, min(MANY, self.amount(scene, self.n, times))
        moved = 0
        for card in self._cards(scene):
            moved += take_from_card(g, card, self.token, count - moved, moved=True)
        if not self._cards(scene):
            for place in (yield from places_at(scene, self.from_.name)):
                moved += take_from_place(g, place, self.token, count - moved, along=True)
        card = card_at(scene, self.to.name)
        if card != NOTHING:
            put_on_card(g, card, self.token, moved, moved=True)
        elif moved:
            for place in (yield from places_at(scene, self.to.name))[:1]:
                put_on_place(g, place, self.token, moved, carried=True)

    def _cards(self, scene: Scene) -> list[int]:
        if self.from_.name == "worn-here":
            return worn_at(scene.s, figure_place(scene.s, scene.you))
        card = card_at(scene, self.from_.name)
        return [card] if card != NOTHING else []

    def words(self) -> Word:
        """Return its words."""
        args = {**token_words(self.token), "n": self.n.text()}
        return Word("do-shift", {**args, "from": self.from_.text(), "to": self.to.text()})


# Tiles


@step
class CloseTile(OfTable, frozen=True):
    """A tile is closed: it lies there, but nobody enters or crosses it."""

    tile: int

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Close it."""
        place = place_of_tile(scene.s, self.tile)
        if place != NOTHING and "closed" not in scene.s.places[place].tokens:
            scene.s.places[place].tokens["closed"] = 1
            scene.g.tell(TokensPut, place, "closed", 1, self.tile)
        yield from ()

    def words(self) -> Word:
        """Return its words."""
        return Word("do-close-tile", {"tile": tile_word(self.tile)})


@step
class OpenTile(OfTable, frozen=True):
    """A closed tile is open again."""

    tile: int

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Open it."""
        place = place_of_tile(scene.s, self.tile)
        if place != NOTHING and scene.s.places[place].tokens.pop("closed", 0):
            scene.g.tell(TokensTaken, place, "closed", 1, self.tile)
        yield from ()

    def words(self) -> Word:
        """Return its words."""
        return Word("do-open-tile", {"tile": tile_word(self.tile)})


@step
class RemoveTile(OfTable, frozen=True):
    """A tile leaves the map: what lies on it is lost, figures on it step to a neighbouring tile."""

    tile: int

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Remove it."""
        s, g = scene.s, scene.g
        place = place_of_tile(s, self.tile)
        if place == NOTHING:
            return
        for token, count in list(s.places[place].tokens.items()):
            take_from_place(g, place, token, count)
        s.places[place].tile = GAP
        g.tell(TileChanged, place, GAP, self.tile)
        around = next_to(s, place)
        for seat in order(s):
            if s.players[seat].place == place and around:
                inside = scene.within(scene.card, seat)
                move = yield from inside.ask(seat, list(map(PickPlace, around)), rule="TAM-MAP-16")
                yield from put_figure(g, seat, move.place)
        if s.jordan is not None and s.jordan.place == place and around:
            move = yield from scene.ask(0, list(map(PickPlace, around)), rule="TAM-MAP-16")
            s.jordan.place = move.place
            g.tell(JordanMoved, move.place, face_up_at(s, move.place))
            if not s.places[move.place].shown:
                yield from arrive(g, 0, move.place)

    def words(self) -> Word:
        """Return its words."""
        return Word("do-remove-tile", {"tile": tile_word(self.tile)})


@step
class ShuffleTiles(OfTable, frozen=True):
    """All tiles but some change places at random."""

    yours = False
    except_: tuple[int, ...] = msgspec.field(default=(), name="except")

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Shuffle them."""
        s, g = scene.s, scene.g
        places = [one for one in s.places if one.shown and one.tile > 0 and one.tile not in self.except_]
        tiles, before = [one.tile for one in places], [one.tile for one in s.places]
        g.rng.shuffle(tiles)
        for one, tile in zip(places, tiles, strict=True):
            one.tile = tile
        for at, one in enumerate(s.places):
            if one in places and one.tile != before[at]:
                g.tell(TileChanged, at, one.tile, before[at])
        yield from ()

    def words(self) -> Word:
        """Return its words."""
        return Word("do-shuffle-tiles", {"tiles": [tile_word(tile) for tile in self.except_]})


@step
class SwapTiles(OfTable, frozen=True):
    """Two adjacent revealed tiles change places with everything on them."""

    yours = False

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Let the group pick them."""
        s, g = scene.s, scene.g
        shown = [
            at
            for at, one in enumerate(s.places)
            if one.shown and one.tile > 0 and any(s.places[by].shown for by in next_to(s, at))
        ]
        first = yield from pick_place(scene, shown, "TAM-SCE-04", group=True)
        if not first:
            return
        near = [at for at in next_to(s, first[0]) if s.places[at].shown]
        second = yield from pick_place(scene, near, "TAM-SCE-04", group=True)
        a, b = first[0], second[0]
        one, other = s.places[a], s.places[b]
        for field in ("tile", "tokens", "explore", "find", "lying", "marked"):
            kept = getattr(one, field)
            setattr(one, field, getattr(other, field))
            setattr(other, field, kept)
        changed = {a: b, b: a}
        for seat, p in enumerate(s.players):
            if p.place in changed:
                p.place = changed[p.place]
                g.tell(FigurePut, seat, p.place, face_up_at(s, p.place))
        if s.jordan is not None and s.jordan.place in changed:
            s.jordan.place = changed[s.jordan.place]
        if s.boss is not None and s.boss.place in changed:
            s.boss.place = changed[s.boss.place]
        g.tell(TileChanged, a, one.tile, other.tile)
        g.tell(TileChanged, b, other.tile, one.tile)


# Cards on tiles, die face tokens


@step
class Lay(OfTable, frozen=True):
    """Lay special cards face-down on random tiles, one each; those that lie there are taken up first."""

    cards: tuple[CardName, ...]
    at: Literal["random-tiles", "random-face-down-tiles"] = "random-tiles"
    except_: tuple[int, ...] = msgspec.field(default=(), name="except")

    def brings(self) -> tuple[str, ...]:
        """Return the cards."""
        return self.cards

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Lay them out."""
        s, g = scene.s, scene.g
        for one in s.places:
            one.lying = 0
        cards = [NUMBERS[name] for name in self.cards if NUMBERS[name] not in s.dropped]
        s.laid = g.components.in_order(cards)
        free = [
            at
            for at, one in enumerate(s.places)
            if one.tile not in self.except_
            and one.tile != GAP
            and (not one.shown or self.at == "random-tiles")
        ]
        g.rng.shuffle(free)
        for at in free[: len(s.laid)]:
            s.places[at].lying = 1
            g.tell(TokensPut, at, "lying-card", 1, face_up_at(s, at))
        yield from ()

    def words(self) -> Word:
        """Return its words."""
        cards = [Word("spot-numbered-card", {"card": name.upper()}) for name in self.cards]
        tiles = [tile_word(tile) for tile in self.except_]
        return Word(
            "do-lay", {"cards": cards, "at": self.at, "tiles": tiles, "but": "yes" if tiles else "no"}
        )


@step
class FaceTokens(OfTable, frozen=True):
    """TAM-TOK-04: put a set of die face tokens face-down on a card, in place of those there."""

    card: CardName

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Put them."""
        scene.s.faces[NUMBERS[self.card]] = [HIT, SPECIAL, BLANK]
        yield from ()

    def words(self) -> Word:
        """Return its words."""
        return Word("do-face-tokens", {"card": place_word(self.card)})


@step
class FaceOf(OfTable, frozen=True):
    """Reveal a face-down die face token of a card, do what its line says, and shuffle the set."""

    verb = "face"
    card: CardName

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Reveal one."""
        number_ = NUMBERS[self.card]
        faces = scene.s.faces.get(number_)
        if not faces:
            return
        face = Face(scene.g.rng.pick(faces))
        scene.g.tell(FaceRevealed, number_, face)
        lines = BOX.card(number_, Special).faces
        inside = scene.within(number_)
        yield from run(lines.get(FACE_NAMES[face], ()), inside)

    def words(self) -> Word:
        """Return its words."""
        return Word("do-face", {"card": place_word(self.card)})
