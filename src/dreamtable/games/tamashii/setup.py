"""TAM-SET, TAM-SSU: from options and chance to the first table, and the steps of set-up."""

from collections.abc import Sequence

from dreamtable.content.effects import number, resolve
from dreamtable.games.tamashii.bodies import fill_market
from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS, TILES
from dreamtable.games.tamashii.cards import Body, ClassCard, Enemy, Guide, MapPlan, Protocol, StartPlan
from dreamtable.games.tamashii.conditions import Onlooker
from dreamtable.games.tamashii.enemies import build_deck
from dreamtable.games.tamashii.events import (
    ClassPicked,
    ColourPicked,
    FigurePut,
    ProtocolKept,
    ProtocolsDealt,
    StartPlayer,
)
from dreamtable.games.tamashii.exploring import faction_deck
from dreamtable.games.tamashii.launcher import BASIC_TYPES, CORRUPTED
from dreamtable.games.tamashii.look import (
    COOPERATIVE,
    RIVALS,
    SOLO,
    face_up_at,
    guide_of,
    order,
    place_of_tile,
    scenario_of,
)
from dreamtable.games.tamashii.model import (
    BASIC_CODES,
    CORE_OF,
    CORRUPTED_CODES,
    FINDS,
    NOTHING,
    OPEN_CODES,
    Calling,
    Colour,
    Components,
    Find,
    Place,
    Player,
    Progress,
    Table,
    TamashiiOptions,
)
from dreamtable.games.tamashii.moves import KeepProtocol, PickClass, PickColour, StartAt
from dreamtable.games.tamashii.parts import CLASSES, FACTIONS
from dreamtable.games.tamashii.scenario import draw_story, jordan_comes
from dreamtable.games.tamashii.scene import world_scene
from dreamtable.games.tamashii.terms import Number
from dreamtable.games.tamashii.unlocking import is_unlocked
from dreamtable.kernel import BadSetup, Game, Opening, Script, Seat

EACH_BASIC = 3
"""TAM-SET-13: tokens of each basic type in the bag; one more of the core type."""
PROTOCOLS_DEALT = 2


def setup(opening: Opening[TamashiiOptions]) -> Table:
    """TAM-SET-02 to -09: the common supply and a board for everybody, before anybody chooses."""
    options, seats, rng, mode = opening.options, opening.seats, opening.rng, opening.mode
    if options.start is not None and not 0 <= options.start < seats:
        raise BadSetup(f"The start player's seat must be from 0 to {seats - 1}, not {options.start}.")
    kept = opening.kept_as(Progress) if opening.kept is not None else None
    guide = NOTHING if mode.name == RIVALS else find_guide(opening)
    supply = [0, *[BASIC_CODES] * len(BASIC_TYPES), OPEN_CODES, CORRUPTED_CODES]
    return Table(
        rng=rng.rng,
        options=options,
        mode=mode.name,
        players=[Player() for _ in range(seats)],
        unlocked=usable_locks(options, kept),
        guide=guide,
        kept=kept,
        first=options.start if options.start is not None else rng.below(seats),
        supply=supply,
        finds=list(FINDS),
    )


def find_guide(opening: Opening[TamashiiOptions]) -> int:
    """TAM-SSU-01: the guide of the scenario that the host chose; of a pack with one, without a wish that."""
    components = opening.components
    added = [CARDS[card].id for card in components.of_packs(BOX.of(Guide))]
    name = opening.options.guide or next(iter(added), f"guide-{opening.options.scenario.value}")
    guides = {CARDS[card].id: card for card in components.these(BOX.of(Guide))}
    if name not in guides:
        raise BadSetup(f"There is no scenario guide {name!r}. There are: {', '.join(guides)}.")
    first_box = opening.kept is None and opening.options.components is Components.FIRST_BOX
    if first_box and BOX.card(guides[name], Guide).final:  # TAM-END-09
        raise BadSetup("The final scenario is not in the first box: take another one, or everything.")
    return guides[name]


def usable_locks(options: TamashiiOptions, kept: Progress | None) -> list[str]:
    """TAM-END-09: what is unlocked; `*` stands for everything."""
    if kept is not None:
        return list(kept.unlocked)
    return ["*"] if options.components is Components.EVERYTHING else []


def skips(s: Table, step: str) -> bool:
    """TAM-SET-01: say whether a scenario skips a step of set-up."""
    guide = guide_of(s)
    return guide is not None and step in guide.skip_setup


# Choices of the players


def choose_colours(g: Game[Table]) -> Script[bool]:
    """TAM-SET-03 to -13: the next player picks a free colour; say whether another one follows."""
    s = g.state
    seat = next((one for one in order(s) if s.players[one].colour is None), None)
    if seat is None:
        return False
    if seat == s.first:
        g.tell(StartPlayer, seat)
    taken = [p.colour for p in s.players]
    free = [colour for colour in Colour if colour not in taken]
    move = yield from g.ask(seat, list(map(PickColour, free)), rule="TAM-SET-03")
    take_board(s, seat, move.colour)
    g.tell(ColourPicked, seat, move.colour)
    return True


def take_board(s: Table, seat: Seat, colour: Colour) -> None:
    """TAM-SET-08, -13: the core type of the board, and the codes in the bag."""
    p = s.players[seat]
    p.colour = colour
    p.core = CORE_OF[colour]
    for code in BASIC_TYPES:
        p.bag[code] = EACH_BASIC + (code == p.core)
        s.supply[code] -= p.bag[code]
    if skips(s, "2c"):
        p.trace = None


def choose_classes(g: Game[Table]) -> Script[bool]:
    """TAM-SET-10: the next player picks a class that nobody has; say whether another one follows."""
    s = g.state
    seat = next((one for one in order(s) if s.players[one].calling is None), None)
    if seat is None or skips(s, "3c"):
        return False
    taken = [p.calling for p in s.players]
    free = [calling for calling in Calling if calling not in taken]
    move = yield from g.ask(seat, list(map(PickClass, free)), rule="TAM-SET-10")
    take_class(g, seat, move.calling)
    g.tell(ClassPicked, seat, move.calling)
    return True


def take_class(g: Game[Table], seat: Seat, calling: Calling) -> None:
    """TAM-SET-10, TAM-SOL-01, TAM-VS-02: two start cards are equipped; the rest is the class deck."""
    s = g.state
    p = s.players[seat]
    p.calling = calling
    second = "start-coop" if s.mode == COOPERATIVE else "start-solo"
    for number_ in g.components.these(BOX.of(ClassCard)):
        card = BOX.card(number_, ClassCard)
        if card.class_ != CLASSES[calling]:
            continue
        if card.role in ("start", second):
            p.cards.append(number_)
            p.equipped.append(number_)
        elif card.role == "deck" and is_unlocked(s, card.unlock):
            p.class_deck.append(number_)


def deal_protocols(g: Game[Table]) -> None:
    """TAM-SET-11: two random unlocked protocols for each player."""
    s = g.state
    if skips(s, "3d") or (s.mode == RIVALS and not s.options.protocols):
        return
    protocols = g.components.these(BOX.of(Protocol))
    s.protocol_pile = [card for card in protocols if is_unlocked(s, BOX.card(card, Protocol).unlock)]
    for seat in order(s):
        p = s.players[seat]
        for _ in range(min(PROTOCOLS_DEALT, len(s.protocol_pile))):
            p.protocols.append(g.rng.take(s.protocol_pile))
        g.tell(ProtocolsDealt, seat, list(p.protocols))


def choose_protocols(g: Game[Table]) -> Script[bool]:
    """TAM-SET-11: the next player keeps one of the two; say whether another one follows."""
    s = g.state
    seat = next((one for one in order(s) if s.players[one].protocols), None)
    if seat is None:
        return False
    p = s.players[seat]
    move = yield from g.ask(seat, list(map(KeepProtocol, p.protocols)), rule="TAM-SET-11", always=True)
    p.protocol = move.card
    s.protocol_pile += [card for card in p.protocols if card != move.card]
    s.protocol_pile = g.components.in_order(s.protocol_pile)
    p.protocols = []
    g.tell(ProtocolKept, seat, move.card)
    return True


# The table


def lay_out(g: Game[Table]) -> Script[None]:
    """TAM-SET-14, TAM-SSU-02 to -07: market, map, enemy deck, corrupted supply, factions, figures."""
    s = g.state
    guide = scenario_of(s)
    if not skips(s, "5"):
        set_market(g, guide.bodies.count, guide.bodies.market_extra)
    lay_map(g, guide.map)
    mark_places(s, guide)
    lay_finds(s, guide)
    build_enemy_deck(g, guide.enemy_deck, [NUMBERS[name] for name in guide.enemies])
    s.supply[CORRUPTED] = min(CORRUPTED_CODES, count_of(s, guide.corrupted))
    for faction in guide.factions:
        s.factions[FACTIONS.index(faction)] = faction_deck(g, faction)
    if isinstance(guide.start_tile, int):
        for seat in order(s):
            put_at_start(g, seat, place_of_tile(s, guide.start_tile))
    yield from ()


def count_of(s: Table, words: Number) -> int:
    """TAM-SSU-12, -13: a number of a guide; below 0 it is 0."""
    return max(0, number(Onlooker(s, s.first), words) or 0)


def set_market(g: Game[Table], count: int | None = None, extra: int = 0) -> None:
    """TAM-SET-14: the unlocked bodies are shuffled, and P + 1 of them revealed."""
    s = g.state
    every = g.components.these(BOX.of(Body))
    bodies = [card for card in every if is_unlocked(s, BOX.card(card, Body).unlock)]
    if count is not None:
        locked = [card for card in every if card not in bodies]
        while len(bodies) < count and locked:
            bodies.append(g.rng.take(locked))
        while len(bodies) > count:
            g.rng.take(bodies)
    s.bodies = g.components.in_order(bodies)
    s.market_size = len(s.players) + 1 + extra
    fill_market(g)


def lay_map(g: Game[Table], plan: MapPlan) -> None:
    """TAM-SSU-02: tiles face-up in their places, the others at random face-down."""
    s = g.state
    for tile, (q, r) in plan.face_up.items():
        s.places.append(Place(q, r, tile, shown=True))
    if plan.face_down_random is not None:
        s.tiles = sorted(plan.face_down_random.tiles)
        s.places += [Place(q, r) for q, r in plan.face_down_random.at]
    at: dict[str, int] = {}
    for row, line in enumerate(plan.rows.split("/") if plan.rows else ()):
        for column, cell in enumerate(line.split()):
            if cell == ".":
                continue
            q = column - (row - row % 2) // 2
            at[f"{row + 1}.{column + 1}"] = len(s.places)
            s.places.append(Place(q, row, int(cell), shown=True) if cell != "?" else Place(q, row))
    if isinstance(plan.face_down, dict):
        s.zone_tiles = {zone: sorted(tiles) for zone, tiles in plan.face_down.items()}
    elif plan.rows:
        s.tiles = sorted(plan.face_down)
    s.zones = {zone: [at[one] for one in places if one in at] for zone, places in plan.zones.items()}
    s.spots = at


def mark_places(s: Table, guide: Guide) -> None:
    """TAM-VOC-12: the marked tiles of the guide."""
    for tile in guide.marked.tiles:
        s.places[place_of_tile(s, tile)].marked = True
    most = count_of(s, guide.marked.n) if guide.marked.n is not None else len(guide.marked.places)
    for spot in guide.marked.places[:most]:
        s.places[s.spots[spot]].marked = True


def lay_finds(s: Table, guide: Guide) -> None:
    """TAM-SSU-03: an explore token on each face-down tile, some kinds left out."""
    for kind in guide.explore.remove_kinds:
        s.finds[Find[kind.upper().replace("-", "_")]] = 0
    for place in s.places:
        if (not place.shown and guide.explore.at == "all-face-down") or (
            place.marked and guide.explore.at == "marked-tiles"
        ):
            place.explore = True


def build_enemy_deck(g: Game[Table], groups: Sequence[tuple[Number, int]], only_here: Sequence[int]) -> None:
    """TAM-ENM-03: the groups of the guide, of unlocked enemies."""
    s = g.state
    enemies = g.components.these(BOX.of(Enemy))
    usable = [card for card in enemies if is_unlocked(s, BOX.card(card, Enemy).unlock)]
    counted = [(count_of(s, count), level) for count, level in groups]
    build_deck(g, counted, usable, list(only_here))


def put_at_start(g: Game[Table], seat: Seat, place: int) -> None:
    """TAM-SSU-07: a figure stands on its start tile."""
    p = g.state.players[seat]
    p.place = p.start = place
    g.tell(FigurePut, seat, place, face_up_at(g.state, place))


def choose_starts(g: Game[Table]) -> Script[bool]:
    """The next player picks one of the start tiles of the guide; say whether another one follows."""
    s = g.state
    guide = guide_of(s)
    if guide is None or not isinstance(guide.start_tile, StartPlan):
        return False
    plan = guide.start_tile
    seats = order(s)
    done = s.started
    if done == len(seats):
        return False
    here = [s.players[seat].start for seat in seats[:done]]
    if s.mode == SOLO and guide.solo.jordan_tile:
        here.append(place_of_tile(s, guide.solo.jordan_tile))
    places = [place_of_tile(s, tile) for tile in plan.choose]
    wanting = [place for place in places if here.count(place) < plan.each]
    open_ = wanting if len(wanting) >= len(seats) - done else places
    move = yield from g.ask(seats[done], list(map(StartAt, open_)), rule="TAM-SSU-07")
    put_at_start(g, seats[done], move.place)
    s.started += 1
    return True


def open_scenario(g: Game[Table]) -> Script[None]:
    """TAM-SSU-08 to -11: the guide's own set-up, Jordan, and the first card."""
    s = g.state
    guide = scenario_of(s)
    if not guide.solo.jordan_with:
        tile = guide.solo.jordan_tile
        jordan_comes(g, place_of_tile(s, tile) if tile else s.players[0].place)
    yield from resolve(guide.setup, world_scene(g, s.guide), "setup")
    yield from draw_story(g, NUMBERS[guide.first_card])
    s.fresh_story = False


def tile_numbers(s: Table) -> list[int]:
    """Return the numbers of all unlocked tiles."""
    return sorted(tile for tile, card in TILES.items() if is_unlocked(s, card.unlock))
