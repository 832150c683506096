"""TAM hidden information: what a seat may see; and a world that it can't tell from the real one."""

from collections.abc import Callable
from itertools import repeat

from msgspec.structs import replace

from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.cards import Enemy
from dreamtable.games.tamashii.changed import resource_cap, top_space, values_of_all
from dreamtable.games.tamashii.conditions import pool
from dreamtable.games.tamashii.enemies import level_of
from dreamtable.games.tamashii.launcher import CORRUPTED
from dreamtable.games.tamashii.look import frame_number
from dreamtable.games.tamashii.model import (
    FACE_DOWN,
    NOTHING,
    Place,
    PlaceView,
    Player,
    PlayerView,
    Table,
    View,
)
from dreamtable.games.tamashii.naming import name
from dreamtable.kernel import WATCHER, Chance, Seat
from dreamtable.telling import Word, enum_word


def view(s: Table, seat: Seat) -> View:
    """Return all that a seat may see: everything but what lies face-down."""
    return looker(s)(seat)


def looker(s: Table) -> Callable[[Seat], View]:
    """Return what shows a seat its view: the public part, its own cards, and what it has looked at."""
    public = View(
        seat=WATCHER,
        mode=s.mode,
        guide=s.guide,
        step=s.step,
        round=s.round,
        first=s.first,
        turns=s.turns,
        time=s.time,
        supply=s.supply,
        boxed=s.boxed,
        ascend=s.ascend,
        success=s.success,
        top_space=top_space(s),
        resource_cap=resource_cap(s),
        players=list(map(player_view, s.players, values_of_all(s), repeat(s.outcome is not None))),
        places=[place_view(place) for place in s.places],
        zones=s.zones,
        deck=[[group.level, len(group.cards)] for group in s.deck],
        discard=s.discard,
        due=s.due,
        factions=[None if deck is None else len(deck) for deck in s.factions],
        market=s.market,
        bodies_left=len(s.bodies) + len(s.bodies_below),
        story=s.story,
        last=s.last,
        specials=s.specials,
        kept_stories=s.kept_stories,
        drawn=s.drawn,
        drawing=s.drawing,
        turned=s.turned,
        tokens=s.tokens,
        faces={card: len(faces) for card, faces in s.faces.items()},
        used=s.used,
        launched_once=s.launched_once,
        done=s.done,
        combat=s.combat,
        dice=s.dice,
        boss=s.boss.boss if s.boss is not None else NOTHING,
        boss_place=s.boss.place if s.boss is not None else NOTHING,
        boss_damage=s.boss.damage if s.boss is not None else 0,
        boss_seals=len(s.boss.seals) if s.boss is not None else 0,
        jordan=s.jordan,
        situation=s.situation,
        standing=s.standing,
        objectives=s.objectives,
        next_objective=s.next_objective,
        objectives_left=len(s.objective_deck),
        named=s.named,
        removed=s.removed,
        gained=s.gained,
        lost=s.lost,
        ticked=s.ticked,
        recalled=s.recalled,
        stack=s.stack,
        outcome=s.outcome,
    )
    peeked = [(at, place) for at, place in enumerate(s.places) if place.peeked]

    def look(seat: Seat) -> View:
        seen = replace(public, seat=seat)
        if seat == WATCHER:
            return seen
        p = s.players[seat]
        if p.class_below or p.drawn or p.protocols or p.taken:
            seen.players = list(public.players)
            seen.players[seat] = replace(
                public.players[seat],
                class_below=p.class_below,
                drawn=p.drawn,
                protocols=p.protocols,
                taken=p.taken,
            )
        if peeked:
            seen.places = list(public.places)
            for at, place in peeked:
                if place.peeked >> seat & 1:
                    seen.places[at] = place_view(place, known=True)
        return seen

    return look


def player_view(p: Player, values: tuple[int, int, int], over: bool) -> PlayerView:
    """Return a board as everybody sees it: what only its owner has looked at is left out."""
    dressed = p.colour is not None
    move, attack, write = values if dressed else (0, 0, 0)
    return PlayerView(
        colour=p.colour,
        core=p.core,
        launcher=p.launcher,
        unlocked=p.unlocked,
        bag=p.bag,
        dump=p.dump,
        hand=p.hand,
        resources=p.resources,
        integrity=p.integrity,
        cap=p.cap,
        trace=p.trace,
        xp=p.xp,
        place=p.place,
        start=p.start,
        body=frame_number(p) if dressed else NOTHING,
        bodies=p.bodies,
        move=move,
        attack=attack,
        write=write,
        calling=p.calling,
        cards=p.cards,
        equipped=p.equipped,
        class_left=len(p.class_deck) + len(p.class_below) + len(p.drawn),
        class_below=[],
        drawn=[],
        protocol=p.protocol,
        protocols=[],
        learned=p.learned,
        counted=p.counted,
        queue=p.queue,
        out=p.out,
        resets=p.resets,
        ready=p.ready,
        writes=p.writes,
        launched=p.launched,
        used=p.used,
        carried=p.carried,
        taken=p.taken if over else [NOTHING] * len(p.taken),
        goals=p.goals,
    )


def place_view(place: Place, *, known: bool = False) -> PlaceView:
    """Return a place as everybody sees it, or as who has looked at it does."""
    knows = place.shown or known
    return PlaceView(
        q=place.q,
        r=place.r,
        tile=place.tile if knows or place.tile < FACE_DOWN else FACE_DOWN,
        shown=place.shown,
        explore=place.explore,
        find=place.find if known else NOTHING,
        tokens=place.tokens,
        lying=place.lying,
        marked=place.marked,
    )


def determinize(s: Table, seat: Seat, rng: Chance) -> None:
    """Change what a seat can't know: face-down tiles, explore tokens, the order of decks."""
    change_places(s, seat, rng)
    change_enemies(s, rng)
    change_private(s, seat, rng)
    s.bodies.sort()
    s.laid.sort()
    s.objective_deck.sort()
    for deck in s.factions:
        if deck is not None:
            deck.sort()
    for faces in s.faces.values():
        faces.sort()
    if s.boss is not None:
        s.boss.seals.sort()


def change_places(s: Table, seat: Seat, rng: Chance) -> None:
    """Let tiles and tokens that only others have looked at be unknown again; unused tiles may be others."""
    for number, place in enumerate(s.places):
        if not place.peeked or (seat != WATCHER and place.peeked >> seat & 1):
            continue
        if not place.shown:
            zone = next((zone for zone in s.zone_tiles if number in s.zones[zone]), "")
            (s.zone_tiles[zone] if zone else s.tiles).append(place.tile)
            place.tile = FACE_DOWN
        if place.find != NOTHING:
            s.finds[place.find] += 1
        place.find, place.peeked = NOTHING, 0
    for tiles in s.zone_tiles.values():
        tiles.sort()
    if s.tile_box:
        some = sorted(s.tiles + s.tile_box)
        rng.shuffle(some)
        hidden = len(s.tiles)
        s.tiles[:] = sorted(some[:hidden])
        s.tile_box[:] = sorted(some[hidden:])
    s.tiles.sort()


def change_enemies(s: Table, rng: Chance) -> None:
    """TAM-ENM-03: which enemies of a level are in the deck nobody knows, but those of the scenario."""
    for group in s.deck:
        own = [card for card in group.cards if not isinstance(CARDS[card], Enemy)]
        drawn_again = s.renewed
        rest = [] if drawn_again else [card for card in s.enemy_rest if level_of(card) == group.level]
        some = sorted([card for card in group.cards if card not in own] + rest)
        rng.shuffle(some)
        kept = len(group.cards) - len(own)
        group.cards[:] = sorted(some[:kept] + own)
        if not drawn_again:
            others = [card for card in s.enemy_rest if level_of(card) != group.level]
            s.enemy_rest[:] = sorted(others + some[kept:])
    s.enemy_rest.sort()


def change_private(s: Table, seat: Seat, rng: Chance) -> None:
    """Change what only other players have looked at: class cards, protocols, objectives they took."""
    pile = list(s.protocol_pile)
    for number, p in enumerate(s.players):
        p.class_deck.sort()
        if number == seat:
            continue
        some = sorted(p.class_deck + p.class_below + p.drawn)
        rng.shuffle(some)
        below, drawn = len(p.class_below), len(p.drawn)
        p.class_below, p.drawn = some[:below], some[below : below + drawn]
        p.class_deck = sorted(some[below + drawn :])
        pile += p.protocols
    pile.sort()
    rng.shuffle(pile)
    for number, p in enumerate(s.players):
        if number != seat:
            p.protocols = [pile.pop() for _ in p.protocols]
    s.protocol_pile = sorted(pile)


def name_of(seen: object, kind: str, thing: int | str) -> Word:
    """Return the word for a thing, for whoever sees the table so."""
    return name(kind, thing, seen if isinstance(seen, View) else None)


def traits(s: Table, seat: Seat) -> dict[str, str]:
    """Return the colour and class of a seat; of the game, the scenario."""
    if seat == WATCHER:
        return {"scenario": f"card-{CARDS[s.guide].id}"} if s.guide != NOTHING else {}
    p = s.players[seat]
    found = {"colour": enum_word(p.colour).key} if p.colour is not None else {}
    if p.calling is not None:
        found["class"] = enum_word(p.calling).key
    return found


def figures(s: Table, seat: Seat) -> dict[str, int]:
    """Return how often a seat has reset and its corrupted codes; of the game, all of that and its length."""
    players = s.players if seat == WATCHER else [s.players[seat]]
    found = {
        "resets": sum([p.resets for p in players]),
        "corrupted": sum([pool(p)[CORRUPTED] for p in players]),
    }
    if seat == WATCHER:
        found["rounds"] = s.round
        found["tiles"] = sum([1 for place in s.places if place.shown])
    return found
