"""A table set for a scene: who sits there, and what lies on it; and the words in which tests tell it.

scene = seat_at(board(launcher="R r1c1, R r2c1, R r3c1"), step="launch")
(a,) = scene.players
a.launches("RRR")
assert a.has("energy") == 1
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec

from dreamtable.games.tamashii.box import ABILITIES, ACTIVITIES, BOX, BOXES, CARDS, NUMBERS, PROGRAMS
from dreamtable.games.tamashii.cards import BossCard
from dreamtable.games.tamashii.conditions import pool
from dreamtable.games.tamashii.launcher import COLUMNS, EDGE_BETWEEN, LOCKABLE
from dreamtable.games.tamashii.loading import CONTENT
from dreamtable.games.tamashii.look import order, place_of_tile
from dreamtable.games.tamashii.model import (
    CORE_OF,
    NOTHING,
    Boss,
    Calling,
    Colour,
    EnemyGroup,
    Foe,
    Jordan,
    Player,
    Progress,
    Resource,
    Step,
    Table,
    TamashiiOptions,
    View,
)
from dreamtable.games.tamashii.moves import (
    DoActivity,
    Launch,
    MoveTo,
    PickCell,
    PickCode,
    PickResource,
    PickWay,
    Ready,
    ResolveBox,
    UnlockCell,
    UseAbility,
    Write,
)
from dreamtable.games.tamashii.play import STEPS as PLAYED
from dreamtable.games.tamashii.rules import RULES
from dreamtable.games.tamashii.view import view
from dreamtable.kernel import CHECKPOINT, Event, Game, Match, Move, Script, Seat
from dreamtable.kernel.rng import Given, prepared
from inventing import Inventions
from refusing import refusal

CODES = ".RYGBOX"
STEPS = {
    "before-trace": Step.BEFORE_TRACE,
    "trace-roll": Step.TRACE_ROLL,
    "before-refill": Step.BEFORE_REFILL,
    "refill": Step.REFILL,
    "writing": Step.WRITING,
    "move": Step.MOVE,
    "area": Step.AREA,
    "launch": Step.LAUNCH,
    "combat": Step.COMBAT,
    "activities": Step.ACTIVITIES,
    "boss": Step.BOSS,
    "world": Step.WORLD,
    "passing": Step.PASSING,
}
BY_ONE = (Step.MOVE, Step.AREA, Step.LAUNCH, Step.COMBAT)
DIE = {"H": 0, "S": 3, "-": 5}
"""By face of a player die: a side that shows it."""
NUMBER_DIE = {"-": 0, "1": 1, "2": 3, "3": 5, "4": 7}
SYMBOL_DIE = {"basic": 0, "special": 5}
SEATS = "ABCD"
STANDS_STILL = "TAM-RND-01"
"""The rule that asks A to be ready, again and again, where a scene was to stop."""


INVENTED = Inventions(CONTENT)
invent = INVENTED.invent
"""Make components up, in words of content; return the id of the last one."""


@dataclass
class Board:
    """How a player stands before the scene begins."""

    colour: str = ""
    """Without one, a colour that nobody has."""
    launcher: str = ""
    """Such as `R r1c1, X r2c2`."""
    bag: str = ""
    dump: str = ""
    core: str = ""
    locks: str = "r1c5 r2c5 r3c5 r4c5"
    """The cells that are still locked."""
    resources: dict[str, int] = field(default_factory=dict)
    integrity: int = 5
    cap: int = 5
    trace: int | None = 0
    xp: int = 0
    at: int = 1
    """The number of the tile."""
    bodies: str = ""
    """The active one last."""
    cards: str = ""
    """Augmentations; equipped ones with a star: `tea-and-wire*`."""
    class_deck: str = ""
    queue: str = ""
    """The top enemy first, with its damage: `rust-hound:2 catcher`."""
    protocol: str = ""
    learned: int = 0
    writes: int | None = None
    carried: dict[str, int] = field(default_factory=dict)


board = Board


def codes(text: str) -> list[int]:
    """Return counts by code: `R4 Y3 X1`."""
    counts = [0] * 7
    for part in text.split():
        counts[CODES.index(part[0])] += int(part[1:] or 1)
    return counts


def cell(text: str) -> int:
    """Return a cell: `r1c5`."""
    return (int(text[1]) - 1) * COLUMNS + int(text[3]) - 1


def tokens_on(text: str) -> list[int]:
    """Return a launcher: `R r1c1, X r2c2`."""
    launcher = [0] * 20
    for part in filter(None, text.split(",")):
        code, at = part.split()
        launcher[cell(at)] = CODES.index(code)
    return launcher


def cards(text: str) -> list[int]:
    """Return cards by their ids."""
    return [NUMBERS[name.rstrip("*")] for name in text.split()]


def foes(text: str) -> list[Foe]:
    """Return a queue."""
    parts = [part.partition(":") for part in text.split()]
    return [Foe(NUMBERS[name], int(damage or 0)) for name, _, damage in parts]


def fresh(
    seats: int = 2, scenario: str = "b", mode: str | None = None, seed: str = "scene", **options: object
) -> Match[Table]:
    """Return a match that has gone through set-up with the first choice of everybody."""
    wanted = msgspec.convert({"scenario": scenario, "start": 0, **options}, TamashiiOptions)
    match: Match[Table] = Match(RULES, seats, seed, wanted, mode=mode)
    while match.state.round == 0:
        match.choose(match.due()[0], 0)
    return match


def seen_by(match: Match[Table], seat: Seat) -> View:
    """Return what a seat sees."""
    return view(match.state, seat)


def seat_at(
    *boards: Board,
    scenario: str = "b",
    mode: str | None = None,
    step: str = "launch",
    turn: str = "A",
    in_round: int = 2,
    time: int | None = None,
    story: str = "",
    specials: str = "",
    corrupted: int | None = None,
    deck: str | None = None,
    discard: str = "",
    market: str | None = None,
    bodies: str | None = None,
    success: int = 0,
    reveal: Sequence[int] = (),
    tokens: dict[int, dict[str, int]] | None = None,
    without: str = "",
    jordan: int | None = None,
    battery: int = 5,
    boss: str = "",
    seals: Sequence[int] = (),
    boss_damage: int = 0,
    faces: dict[str, list[int]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    objectives: str | None = None,
    first: str = "A",
    length: str = "medium",
    interaction: str = "gi10",
    variable: str = "gv08",
    dice: str = "",
    enemy: str = "",
    chance: Sequence[tuple[int, int]] = (),
    kept: Progress | None = None,
    stops: str = "",
) -> "Scene":
    """Return a table as it is told, with everything else as set-up leaves it, `without` some token.

    Together there are at least two: B looks on, and is asked to move when A has launched. A deck that is
    said to be empty (`deck=""`, `bodies=""`) is; one of which nothing is said is as dealt. The scene stands
    still where the step `stops` would begin.
    """
    mode = mode or "cooperative"
    if mode != "solo" and len(boards) < 2:
        boards = (*boards, *[Board()] * (2 - len(boards)))
    match = fresh(len(boards), scenario, mode, length=length)
    s = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=Table)
    s.first, s.round, s.kept = SEATS.index(first), in_round, kept
    s.supply = [0, 32, 32, 32, 32, 16, 16]
    used_colours = [Colour[one.colour.upper()] for one in boards if one.colour]
    free = [one for one in Colour if one not in used_colours]
    for tile in reveal:
        show_tile(s, tile)
    for number, one in enumerate(boards):
        colour = Colour[one.colour.upper()] if one.colour else free.pop(0)
        s.players[number] = player(s, one, colour, s.players[number].calling)
    if s.mode != "rivals":
        s.supply[6] = 10 if corrupted is None else corrupted
    lay_cards(s, story, specials, deck, discard, market, bodies)
    if time is not None:
        s.time = time
    if success:
        s.tokens.setdefault(s.story, {})["success"] = success
        s.success -= success
    for name, some in (on or {}).items():
        s.tokens[NUMBERS[name]] = dict(some)
    for tile in tokens or {}:
        show_tile(s, tile)
    if boss:
        s.boss = Boss(
            NUMBERS[boss],
            place_of_tile(s, BOX.card(NUMBERS[boss], BossCard).tile),
            damage=boss_damage,
            seals=list(seals),
        )
    for place in s.places:
        place.tokens.pop(without, None)
    for name, hidden in (faces or {}).items():
        s.faces[NUMBERS[name]] = list(hidden)
    for tile, some in (tokens or {}).items():
        s.places[place_of_tile(s, tile)].tokens.update(some)
    s.jordan = None
    if jordan is not None:
        s.jordan = Jordan(place_of_tile(s, jordan), battery)
    if s.mode == "rivals":
        s.standing = [s.standing[0], NUMBERS[variable], NUMBERS[interaction]]
        for p in s.players:
            p.stats = {}
        if objectives is not None:
            s.objectives = cards(objectives)
            s.objective_deck = [one for one in s.objective_deck if one not in s.objectives]
    begin(s, STEPS[step], SEATS.index(turn))
    for p, one in zip(s.players, boards, strict=True):
        if one.writes is not None:
            p.writes = one.writes
    s.rng.seed, s.rng.drawn = prepared("scene", places_of([*thrown(dice, enemy), *chance])), 0
    rules = replace(RULES, play=partial(play_until, stops=STEPS[stops])) if stops else RULES
    return Scene(Match(rules, len(boards), "scene", s.options, mode=mode, state=s))


def play_until(g: Game[Table], stops: Step) -> Script[None]:
    """Play until a step would begin, and stand still there."""
    s = g.state
    while s.step != stops:
        if g.keeping:
            yield CHECKPOINT
        yield from PLAYED[s.step](g)
    while True:
        yield from g.ask(0, [Ready()], rule=STANDS_STILL, always=True)


def thrown(faces: str, enemy: str = "") -> list[tuple[int, int]]:
    """Return what chance brings so that dice show this: `H S -`, then the enemy dice, `3 special`."""
    given = [(DIE[face], 6) for face in faces.split()]
    if enemy:
        number, symbol = enemy.split()
        given += [(NUMBER_DIE[number], 8), (SYMBOL_DIE[symbol], 8)]
    return given


def places_of(given: Sequence[tuple[int, int]]) -> dict[int, Given]:
    """Return numbers by their places in the stream of chance."""
    return {at: Given(number, of) for at, (number, of) in enumerate(given)}


def begin(s: Table, step: Step, turn: Seat) -> None:
    """Let a step begin."""
    from dreamtable.games.tamashii.planning import begin_window, begin_writing

    s.step, s.combat, s.dice, s.stack, s.done, s.turns = step, None, None, [], [], []
    if step in BY_ONE:
        seats = order(s)
        s.turns = seats[seats.index(turn) :]
    for p in s.players:
        p.ready = p.out = False
        p.launched, p.used = [], []
    if step == Step.WRITING:
        begin_writing(s)
    elif step in (Step.BEFORE_TRACE, Step.BEFORE_REFILL):
        begin_window(Game(s, listening=False))


def player(s: Table, one: Board, colour: Colour, calling: Calling | None) -> Player:
    """Return a player board as it is told."""
    p = Player(colour=colour, core=CORE_OF[colour], calling=calling)
    if one.core:
        p.core = CODES.index(one.core)
    p.launcher, p.bag, p.dump = tokens_on(one.launcher), codes(one.bag), codes(one.dump)
    locked = [cell(name) for name in one.locks.split()]
    for at in LOCKABLE:
        if at not in locked:
            p.unlocked |= 1 << at
    for name, points in one.resources.items():
        p.resources[Resource[name.upper()]] = points
    p.integrity, p.cap, p.trace, p.xp = one.integrity, one.cap, one.trace, one.xp
    show_tile(s, one.at)
    p.place = p.start = place_of_tile(s, one.at)
    p.bodies = cards(one.bodies)
    p.cards = cards(one.cards)
    p.equipped = [NUMBERS[name[:-1]] for name in one.cards.split() if name.endswith("*")]
    p.class_deck, p.queue = cards(one.class_deck), foes(one.queue)
    p.protocol = NUMBERS[one.protocol] if one.protocol else NOTHING
    p.learned = one.learned
    p.carried = dict(one.carried)
    for code, count in enumerate(p.launcher):
        if count:
            s.supply[count] -= 1
        del code
    for code in range(1, 7):
        s.supply[code] -= p.bag[code] + p.dump[code]
    return p


def show_tile(s: Table, tile: int) -> None:
    """Let a tile lie face-up on the map, wherever it may."""
    if place_of_tile(s, tile) != NOTHING:
        return
    pools = [s.tiles, *s.zone_tiles.values()]
    pool = next((one for one in pools if tile in one), None)
    place = next(one for one in s.places if not one.shown and one.tile == 0)
    if pool is None:
        s.tiles.pop()
    else:
        pool.remove(tile)
    place.tile, place.shown, place.explore = tile, True, False


def lay_cards(
    s: Table,
    story: str,
    specials: str,
    deck: str | None,
    discard: str,
    market: str | None,
    bodies: str | None,
) -> None:
    """Lay scenario cards, enemy deck and body market as they are told."""
    if story:
        s.story = NUMBERS[story]
        s.drawn, s.turned, s.tokens = [s.story], [s.story], {}
    if specials:
        s.specials = cards(specials)
        s.drawn += s.specials
    taken = [foe.enemy for p in s.players for foe in p.queue]
    if deck is not None:
        wanted = cards(deck)
        s.deck = [EnemyGroup(BOX.enemies[card].level, [card]) for card in wanted]
        taken += wanted
    s.discard = cards(discard)
    taken += s.discard
    s.enemy_rest = [card for card in s.enemy_rest if card not in taken]
    if deck is None:
        s.deck = [EnemyGroup(one.level, [card for card in one.cards if card not in taken]) for one in s.deck]
        s.deck = [one for one in s.deck if one.cards]
    worn = [card for p in s.players for card in p.bodies]
    if market is not None:
        s.market = cards(market)
        s.market_size = len(s.players) + 1
    if market is not None or bodies is not None:
        s.bodies = cards(bodies or "")
    s.market = [card for card in s.market if card not in worn]
    s.bodies = [card for card in s.bodies if card not in worn]


class Scene:
    """A running match, and what can be said about it."""

    def __init__(self, match: Match[Table]) -> None:
        self.match = match
        self.s = match.state
        self.players = [Hand(self, seat) for seat in range(match.seats)]

    @property
    def over(self) -> str:
        """How the match has ended."""
        return self.s.outcome.reason if self.s.outcome is not None else ""

    @property
    def events(self) -> list[Event]:
        """What has happened."""
        return self.match._game.events

    def happened(self, kind: type[Event]) -> list[Event]:
        """Return the events of a kind."""
        return [one for one in self.events if isinstance(one, kind)]

    def chance(self, *given: tuple[int, int]) -> "Scene":
        """Say what chance brings next, to forks and after an undo as well: each number, of how many."""
        self.match.renew(prepared("scene", places_of(given)), lost=0)
        return self

    def dice(self, faces: str, enemy: str = "") -> "Scene":
        """Say what the next dice show: `H S -`; then the enemy dice, `3 special`."""
        return self.chance(*thrown(faces, enemy))

    def seen_by(self, seat: Seat) -> View:
        """Return what a seat sees."""
        return seen_by(self.match, seat)

    def tile(self, number: int) -> dict[str, int]:
        """Return the tokens on a tile."""
        return self.s.places[place_of_tile(self.s, number)].tokens

    def on(self, card: str) -> dict[str, int]:
        """Return the tokens on a card."""
        return self.s.tokens.get(NUMBERS[card], {})

    @property
    def story(self) -> str:
        """The active story card."""
        return CARDS[self.s.story].id

    def drew(self, card: str) -> bool:
        """Say whether a scenario card was drawn."""
        return NUMBERS[card] in self.s.drawn

    def notices(self, what: str) -> object:
        """Return what a player sees at a word.

        Of the table: `story`, `last` (the card drawn last), `time`, `over`, `in-play d08`,
        `on e05 corrupted`, `tile 3 survivor`, `map ascend`, `seals`. Of the players, one after the other:
        `at`, `xp`, `trace`, `integrity`, `enemies`, a resource, a code (`X`), `carried survivor`.
        """
        name, *more = what.split()
        s, players = self.s, self.players
        match name, more:
            case (("story" | "over"), []):
                return getattr(self, name)
            case "last", []:
                return CARDS[s.drawn[-1]].id
            case "time", []:
                return s.time
            case "seals", []:
                return len(s.boss.seals) if s.boss is not None else 0
            case "in-play", [card]:
                return NUMBERS[card] in s.specials
            case "on", [card, token]:
                return self.on(card).get(token, 0)
            case "tile", [tile, token]:
                return self.tile(int(tile)).get(token, 0)
            case "map", [token]:
                return sum(place.tokens.get(token, 0) for place in s.places)
            case "at", []:
                return tuple(one.tile for one in players)
            case (("xp" | "trace" | "integrity"), []):
                return tuple(getattr(one.board, name) for one in players)
            case "enemies", []:
                return tuple(len(one.board.queue) for one in players)
            case "carried", [token]:
                return tuple(one.board.carried.get(token, 0) for one in players)
            case _ if name in CODES:
                return tuple(one.owns(name) for one in players)
        return tuple(one.has(name) for one in players)

    @property
    def ways(self) -> list[int]:
        """The ways among which the group chooses, from 0."""
        asked = [move for one in self.players for move in one.menu if isinstance(move, PickWay)]
        return sorted({int(move.way.rpartition("-")[2]) for move in asked})

    def votes(self, way: int) -> "Scene":
        """Let everybody vote for a way: the first one that is offered, or a later one."""
        for one in self.players:
            ways = [move for move in one.menu if isinstance(move, PickWay)]
            if ways:
                one.does(ways[way])
        return self

    def goes_on(self, *, until: Step | None = None, most: int = 200) -> "Scene":
        """Let everybody take the first entry of every menu, until a step or the end."""
        for _ in range(most):
            if self.match.question is None or (until is not None and self.s.step == until):
                break
            seat = self.match.due()[0]
            self.match.choose(seat, 0)
        return self


class Hand:
    """A player of a scene."""

    def __init__(self, scene: Scene, seat: Seat) -> None:
        self.scene = scene
        self.seat = seat

    @property
    def board(self) -> Player:
        """The player board."""
        return self.scene.s.players[self.seat]

    # What is asked and answered

    @property
    def asked(self) -> str:
        """The rule that asks this player, if one does."""
        question = self.scene.match.question_of(self.seat)
        return question.rule if question is not None else ""

    @property
    def menu(self) -> Sequence[Move]:
        """What may be done."""
        question = self.scene.match.question
        return question.menus.get(self.seat, ()) if question is not None else ()

    def can(self, move: Move | type[Move]) -> bool:
        """Say whether something is on the menu."""
        if isinstance(move, type):
            return any(isinstance(one, move) for one in self.menu)
        return move in self.menu

    def does(self, *moves: Move) -> "Hand":
        """Do some things one after the other."""
        for move in moves:
            if move not in self.menu:
                raise refusal(self.scene.match, self.seat, move)
            self.scene.match.answer(self.seat, move)
        return self

    # Words for moves

    def launch(self, pattern: str, of: str = "") -> Launch:
        """Return the launch of a program: by its pattern, and its card if there are several."""
        for number, entry in enumerate(PROGRAMS):
            if entry.pattern.text == pattern and (not of or (entry.card >= 0 and CARDS[entry.card].id == of)):
                return Launch(number)
        raise KeyError(pattern)

    def launches(self, pattern: str, of: str = "") -> "Hand":
        """Launch a program."""
        return self.does(self.launch(pattern, of))

    def writes(self, a: str, b: str) -> "Hand":
        """Write: exchange what two cells hold."""
        return self.does(self.write(a, b))

    def write(self, a: str, b: str) -> Write:
        """Return a write between two cells; one between cells that are not adjacent has no number."""
        return Write(EDGE_BETWEEN.get((cell(a), cell(b)), 99))

    def moves_to(self, tile: int) -> "Hand":
        """Move to a tile that lies face-up."""
        return self.does(MoveTo(place_of_tile(self.scene.s, tile)))

    def picks(self, *what: str) -> "Hand":
        """Pick resources, codes or cells: `energy`, `R`, `r1c1`."""
        for one in what:
            if one.upper() in Resource.__members__:
                self.does(PickResource(Resource[one.upper()]))
            elif len(one) == 1:
                self.does(PickCode(CODES.index(one)))
            else:
                self.does(PickCell(cell(one)))
        return self

    def unlocks(self, at: str) -> "Hand":
        """Unlock a cell."""
        return self.does(UnlockCell(cell(at)))

    def uses(self, card: str) -> "Hand":
        """Use the ability of a card."""
        return self.does(self.use(card))

    def use(self, card: str) -> UseAbility:
        """Return the use of a card's ability."""
        for move in self.menu:
            if isinstance(move, UseAbility) and CARDS[ABILITIES[move.ability].card].id == card:
                return move
        return UseAbility(NOTHING)

    def box(self, card: str, need: str, dice: int) -> ResolveBox:
        """Return a combat box with so many dice."""
        for number in BOX.boxes_of[NUMBERS[card]]:
            if BOXES[number].box.need.written == need:
                return ResolveBox(number, dice)
        raise KeyError(need)

    def activity(self, card: str, name: str) -> DoActivity:
        """Return a player activity."""
        for number, offer in enumerate(ACTIVITIES):
            if offer.of == card and offer.activity.id == name:
                return DoActivity(number)
        raise KeyError(name)

    def ready(self) -> "Hand":
        """Be done."""
        return self.does(Ready())

    # How things stand

    def has(self, what: str) -> int:
        """Return how much there is of a resource."""
        return self.board.resources[Resource[what.upper()]]

    def lies_on(self, at: str) -> str:
        """Return what lies on a cell."""
        return CODES[self.board.launcher[cell(at)]]

    @property
    def launcher(self) -> str:
        """What lies on the launcher, cell by cell."""
        return "".join(CODES[code] for code in self.board.launcher)

    def count(self, pile: str, code: str = "") -> int:
        """Return how many codes are in the bag or the dump area, all or of a type."""
        counts: list[int] = getattr(self.board, pile)
        return counts[CODES.index(code)] if code else sum(counts)

    def owns(self, code: str) -> int:
        """Return how many codes of a type the player has, wherever they are."""
        return pool(self.board)[CODES.index(code)]

    @property
    def queue(self) -> str:
        """The enemies locked on, the top enemy first, with their damage."""
        return " ".join(
            CARDS[foe.enemy].id + (f":{foe.damage}" if foe.damage else "") for foe in self.board.queue
        )

    @property
    def bodies(self) -> str:
        """The body cards, the active one last."""
        return " ".join(CARDS[card].id for card in self.board.bodies)

    @property
    def tile(self) -> int:
        """The tile of the figure."""
        return self.scene.s.places[self.board.place].tile
