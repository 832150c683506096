"""The nouns of Tamashii: codes, players, enemies, the map, the scenario, the table."""

import enum
from enum import IntEnum
from typing import Annotated

import msgspec

from dreamtable.content.effects import CardState, Resolving
from dreamtable.games.tamashii.launcher import BASE, BLUE, CELLS, GREEN, RED, YELLOW
from dreamtable.kernel import Kept, Options, Outcome, Ref, Seat

CardId = Annotated[int, Ref("card")]
"""A component by its number in the box: bodies, enemies, augmentations, scenario cards, generator cards."""

TileId = Annotated[int, Ref("tile")]
"""An area tile by the number printed on it."""

PlaceId = Annotated[int, Ref("place")]
"""A place of the map, on which a tile lies face-up or face-down: its number in `Table.places`."""

ProgramId = Annotated[int, Ref("program")]
"""A program by its number in the box."""

CellId = Annotated[int, Ref("cell")]
"""A cell of the launcher, 0-19, row by row."""

EdgeId = Annotated[int, Ref("edge")]
"""A pair of adjacent cells: a write between them."""

CodeId = Annotated[int, Ref("code")]
"""A type of code, 1-6."""

AbilityId = Annotated[int, Ref("ability")]
"""An ability by its number in the box."""

BoxId = Annotated[int, Ref("box")]
"""A combat box by its number in the box of components."""

StepId = Annotated[int, Ref("step")]
"""A step that asks, by its number among all steps in the box."""

WayId = Annotated[str, Ref("way")]
"""One way of a choice: the name of the step that lets choose, a hyphen, and the number of the way."""

AnswerId = Annotated[str, Ref("story")]
"""The line that answers a choice of a story card: the card, a hyphen, and the number of the way from 1."""

ActivityId = Annotated[int, Ref("activity")]
"""A player activity by its number in the box."""

NOTHING = -1
MOST_SEATS = 8
"""What is remembered of a thing and a player together: its number times this, and the seat."""
FACE_DOWN = 0
"""The tile of a place whose tile nobody knows."""
GAP = -1
"""The tile of a place without one (TAM-MAP-05)."""


class Resource(IntEnum):
    """TAM-CMP-11: the four resources."""

    SHIELD = 0
    MEMORY = 1
    ENERGY = 2
    REROLL = 3


class Colour(IntEnum):
    """TAM-CMP-13: the colours of the player boards, each with the core type of that name."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3


class Calling(IntEnum):
    """TAM-AUG-01: the four classes."""

    REAPER = 0
    STRIKER = 1
    TRICKSTER = 2
    TELEPATH = 3


class Faction(IntEnum):
    """TAM-AUG-01: the four factions."""

    SPARTANS = 0
    NINKYODO = 1
    SEEKERS = 2
    NAMELESS = 3


class Find(IntEnum):
    """TAM-EXP-01: the kinds of explore tokens."""

    EXPERIENCE = 0
    BASIC_CODE = 1
    ENERGY = 2
    SHIELD = 3
    REROLL = 4
    MEMORY = 5


class Face(IntEnum):
    """TAM-CMP-03: the faces of a player die."""

    HIT = 0
    SPECIAL = 1
    BLANK = 2


class Step(IntEnum):
    """Where the game stands: the steps of set-up and of a round (TAM-SET, TAM-RND-01)."""

    COLOURS = 0
    CLASSES = 1
    PROTOCOLS = 2
    STARTS = 3
    OPENING = 4
    BEFORE_TRACE = 5
    TRACE_ROLL = 6
    LOCK_ON = 7
    BEFORE_REFILL = 8
    REFILL = 9
    WRITING = 10
    MOVE = 11
    AREA = 12
    LAUNCH = 13
    ACTION_END = 14
    COMBAT = 15
    SLOTS = 16
    ACTIVITIES = 17
    BOSS = 18
    WORLD = 19
    PASSING = 20


class Roll(IntEnum):
    """TAM-TMG-07: what player dice are rolled for."""

    TRACE = 0
    ATTACK = 1
    CHECK = 2
    CARD = 3


SHIELD, MEMORY, ENERGY, REROLL = Resource
RESOURCES = tuple(Resource)
HIT, SPECIAL, BLANK = Face
CORE_OF = (RED, YELLOW, GREEN, BLUE)
"""TAM-CMP-13: by colour, the type printed on the board."""
PLAYER_DIE = (HIT, HIT, HIT, SPECIAL, SPECIAL, BLANK)
"""TAM-CMP-03."""
NUMBER_DIE = (0, 1, 1, 2, 2, 3, 3, 4)
"""TAM-CMP-04: 0 is the blank."""
SYMBOL_DIE = (False, False, False, False, False, True, True, True)
"""TAM-CMP-04: whether the special symbol is shown."""
FINDS = (3, 5, 3, 3, 3, 3)
"""TAM-CMP-07: by kind, how many explore tokens."""
TRACE_DICE = (0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3)
"""TAM-CMP-08: by space of the trace track, how many dice."""
TOP_SPACE = 10
MOST_CAP = 10
FIRST_CAP = 5
MOST_TIME = 12
MOST_RESOURCE = 5
BASIC_CODES = 32
OPEN_CODES = 16
CORRUPTED_CODES = 16
ASCEND_TOKENS = 23
SUCCESS_TOKENS = 8
MOST_BODIES = 2
BATTERY = 5


class Scenario(enum.Enum):
    """TAM-SSU-01: the scenarios of the box."""

    A = "a"
    B = "b"
    C = "c"
    D = "d"
    E = "e"
    F = "f"
    G = "g"
    H = "h"
    J = "j"
    K = "k"
    P = "p"


class Components(enum.Enum):
    """TAM-END-09: which components may come into a match outside of a campaign."""

    EVERYTHING = "everything"
    FIRST_BOX = "first-box"


class Length(enum.Enum):
    """TAM-VS-03: how long a match against each other lasts."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"


TIMES = {Length.SHORT: 5, Length.MEDIUM: 7, Length.LONG: 9}


class TamashiiOptions(Options, frozen=True):
    """What the host decides."""

    scenario: Scenario = Scenario.A
    components: Components = Components.EVERYTHING
    """TAM-END-09: outside of a campaign."""
    length: Length = Length.MEDIUM
    """TAM-VS-03: in a match against each other."""
    protocols: bool = False
    """TAM-VS-02: learning protocols in a match against each other."""
    start: int | None = None
    """TAM-SSU-10: the first start player's seat; None for a random one."""
    guide: str = ""
    """A scenario of a pack, by the id of its guide, in place of one of the box."""
    experienced: bool = False
    """TAM-END-07: the Prologue counts as won, without being played."""


class Progress(Kept):
    """TAM-END-08: what a campaign keeps: what is unlocked, and the ticks on the progress sheet."""

    unlocked: list[str] = []
    """Lock numbers."""
    ticks: dict[str, list[int]] = {}
    """By guide: the numbers ticked, in the order in which that was done first."""
    notes: dict[str, int] = {}
    """By guide: the way that the group took last where a card has it noted."""
    played: int = 0
    won: int = 0


class Foe(msgspec.Struct):
    """TAM-ENM-06: an enemy that is locked on to a player."""

    enemy: CardId
    damage: int = 0


class Player(msgspec.Struct, omit_defaults=True):
    """A player board with all that lies on it and beside it."""

    colour: Colour | None = None
    core: CodeId = RED
    """TAM-COD-12: the type that the core token shows."""
    launcher: list[int] = msgspec.field(default_factory=lambda: [0] * CELLS)
    """By cell: the code that lies there."""
    unlocked: int = BASE
    """The cells that can be used: a bit for each."""
    bag: list[int] = msgspec.field(default_factory=lambda: [0] * 7)
    """By code: how many."""
    dump: list[int] = msgspec.field(default_factory=lambda: [0] * 7)
    hand: list[int] = []
    """TAM-KEY-04: tokens that were drawn and are still to be put on the launcher."""
    resources: list[int] = msgspec.field(default_factory=lambda: [0] * 4)
    """By resource."""
    integrity: int = FIRST_CAP
    cap: int = FIRST_CAP
    trace: int | None = 0
    """None while there is no trace marker (TAM-PRO-05)."""
    xp: int = 0
    place: PlaceId = 0
    start: PlaceId = 0
    """TAM-RST-08: where the player started."""
    bodies: list[CardId] = []
    """Body cards; the last one is active. Without any the Walker is."""
    calling: Calling | None = None
    cards: list[CardId] = []
    """Augmentations, in the order in which they came."""
    equipped: list[CardId] = []
    class_deck: list[CardId] = []
    """In no order, but for those that lie below."""
    class_below: list[CardId] = []
    """TAM-UPG-05: cards put under the class deck, the highest first; the owner knows them."""
    drawn: list[CardId] = []
    """D-09: class cards drawn, of which some are to be kept."""
    protocol: CardId = NOTHING
    protocols: list[CardId] = []
    """TAM-SET-11: the two cards to choose from."""
    learned: int = 0
    """TAM-LRN-04: how many steps of the protocol are completed."""
    counted: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """TAM-LRN-06: by step of the protocol, what was counted for it."""
    visited: list[TileId] = []
    """TAM-VOC-10: tiles counted as visited for the open step."""
    queue: list[Foe] = []
    """TAM-ENM-07: the top enemy first."""
    out: bool = False
    """TAM-RST-02: has reset, and skips the rest of the phase."""
    resets: int = 0
    ready: bool = False
    """D-33: is done in the parallel step."""
    writes: int = 0
    """TAM-WRI-02, -05: writes left in the writing step, or of an effect."""
    most_writes: int | None = None
    """How many writes are left at most in the next writing step or this one, where an effect says so."""
    launched: list[ProgramId] = []
    """TAM-RUN-03: programs launched in this launch step."""
    used: list[AbilityId] = []
    """TAM-AUG-08: abilities used: those that have a limit."""
    dealt: list[CardId] = []
    """TAM-UPG-04: faction cards that changed hands in this planning phase."""
    refused: list[tuple[CardId, Seat]] = []
    """TAM-UPG-04: offers refused in this planning phase: card and seat."""
    moved: bool = False
    """Whether the figure moved in this move & trace step."""
    carried: dict[str, int] = {}
    """Markers that the player carries, by name."""
    stats: dict[str, int] = {}
    """TAM-VOC: changes of values until the end of the game, by name."""
    brief: dict[str, int] = {}
    """The same until the end of the round."""
    stunned: int = 0
    """TAM-VOC-06: enemy slots of the next combat phase that are skipped."""
    taken: list[CardId] = []
    """TAM-VS-12: objectives taken."""
    goals: dict[CardId, int] = {}
    """TAM-GEN-02: by displayed objective, what was counted for it."""
    visits: dict[CardId, list[TileId]] = {}
    """TAM-GEN-02: by displayed objective, the tiles counted for it."""


class Place(msgspec.Struct, array_like=True):
    """A place of the map with what lies there."""

    q: int
    r: int
    tile: TileId = FACE_DOWN
    """FACE_DOWN where nobody knows it, GAP where there is none."""
    shown: bool = False
    """Whether the tile is face-up."""
    explore: bool = False
    """Whether an explore token lies here."""
    find: int = NOTHING
    """The kind of the explore token, if somebody has looked at it."""
    peeked: int = 0
    """A bit for each seat that has looked at what is face-down here: the tile and its token."""
    tokens: dict[str, int] = {}
    """Ascend and success tokens and generic markers, by name."""
    lying: int = 0
    """How many special cards lie face-down here."""
    marked: bool = False
    """TAM-VOC-12: whether the guide marks it."""


class EnemyGroup(msgspec.Struct):
    """TAM-ENM-03: a part of the enemy deck, in no order."""

    level: int
    cards: list[CardId]


class Dice(msgspec.Struct):
    """TAM-TMG-07: player dice that were rolled."""

    seat: Seat
    roll: Roll
    faces: list[int]
    """By face: how many dice show it."""
    rerolled: bool = False
    """TAM-RES-10: whether reroll points were spent."""
    fixed: bool = False


class Combat(msgspec.Struct):
    """TAM-CBT: the combat phase of the player whose turn it is."""

    faces: list[int]
    """By face: dice not used yet."""
    at: int = NOTHING
    """TAM-CBT-03: where in the queue the number die lies, from the top enemy; NOTHING if on no card."""
    special: bool = False
    """TAM-CBT-11: whether the symbol die shows special."""
    boxes: list[BoxId] = []
    """TAM-CBT-07: single-use boxes that were resolved."""
    stunned: int = 0
    """TAM-VOC-06: enemy slots that are still skipped."""
    enemies_turn: bool = False
    """TAM-CBT-04: whether an enemy slot comes next."""


class Boss(msgspec.Struct):
    """TAM-BOS-02: a boss in play."""

    boss: CardId
    place: PlaceId
    damage: int = 0
    seals: list[int] = []
    """TAM-TOK-04: die face tokens that lie face-down on its card, in no order."""


class Jordan(msgspec.Struct):
    """TAM-SOL-01: the helper robot."""

    place: PlaceId
    battery: int = BATTERY
    moved: bool = False
    free: bool = True
    """TAM-SOL-14: whether the free move is still to be had in this step."""
    acting: bool = False
    """TAM-SOL-06: whether Jordan's figure is used as the own one in this step."""
    freshly_moved: bool = False
    """TAM-SOL-14: whether Jordan made the player's move, so that the area effect is decided anew."""
    promised: bool = False
    """TAM-SOL-09: whether Jordan is meant for the area effect."""
    carried: dict[str, int] = {}
    """Markers that Jordan carries, where the guide lets it."""
    wears: bool = False
    """Whether Jordan wears the covered body of the player, where the guide says so."""


class Table(CardState, kw_only=True, omit_defaults=True):
    """The whole table."""

    options: TamashiiOptions
    mode: str
    players: list[Player]
    unlocked: list[str]
    """TAM-END-09: the lock numbers of components that this match may use, besides those ending in 00."""
    guide: CardId = NOTHING
    kept: Progress | None = None
    """What the campaign had kept before; None outside of one."""

    step: Step = Step.COLOURS
    round: int = 0
    first: Seat = 0
    """TAM-SSU-10: who has the start player token."""
    turns: list[Seat] = []
    """Who is still to have a turn in this phase; the first one has it."""
    time: int = 0
    supply: list[int]
    """TAM-SET-02: the common supply of codes, by code. Corrupted codes: TAM-SSU-05, TAM-VS-09."""
    boxed: int = 0
    """TAM-COD-05: corrupted codes out of the game."""
    ascend: int = ASCEND_TOKENS
    success: int = SUCCESS_TOKENS

    places: list[Place] = []
    spots: dict[str, PlaceId] = {}
    """By row.column of the guide's map, the place."""
    zones: dict[str, list[PlaceId]] = {}
    """Sets of places that the guide names."""
    tiles: list[TileId] = []
    """Face-down tiles that nobody has looked at, in no order."""
    zone_tiles: dict[str, list[TileId]] = {}
    """The same by zone, where the guide deals tiles by zones."""
    tile_box: list[TileId] = []
    """TAM-VS-05: tiles that may be drawn but are not needed; unseen where tiles were picked at random."""
    finds: list[int] = []
    """Explore tokens by kind that nobody has looked at: those on the map, and those left in the box."""
    laid: list[CardId] = []
    """Special cards that lie face-down on tiles, in no order."""

    deck: list[EnemyGroup] = []
    """TAM-ENM-03: from the top."""
    enemy_rest: list[CardId] = []
    """TAM-ENM-03: enemies that were not picked for the deck; nobody knows which."""
    discard: list[CardId] = []
    renewed: bool = False
    """TAM-ENM-05: whether discarded enemies are the deck, so that everybody knows which."""
    due: list[int] = []
    """TAM-PLN-01: by seat, how many enemies the trace roll draws."""
    factions: list[list[CardId] | None] = msgspec.field(default_factory=lambda: [None] * 4)
    """By faction: its deck in no order; None before it is laid out."""
    market: list[CardId] = []
    market_size: int = 0
    bodies: list[CardId] = []
    """TAM-SET-14: the body deck in no order, but for those that lie below."""
    bodies_below: list[CardId] = []
    """Body cards put under the deck, the highest first."""
    removed: list[CardId] = []
    """TAM-AUG-12: augmentations that left the game."""
    worn: list[CardId] = []
    """Body cards that were attached in this game."""
    protocol_pile: list[CardId] = []
    started: int = 0
    """How many players have picked their start tile."""

    story: CardId = NOTHING
    """TAM-SCE-03: the active story card."""
    last: CardId = NOTHING
    """TAM-SCE-05: the story card that is being replaced."""
    specials: list[CardId] = []
    """TAM-SCE-04: special cards in play."""
    drawn: list[CardId] = []
    """Scenario cards that were drawn, in order."""
    tokens: dict[CardId, dict[str, int]] = {}
    """Tokens on cards, by card and name."""
    faces: dict[CardId, list[int]] = {}
    """TAM-TOK-04: die face tokens that lie face-down on cards, in no order."""
    used: list[AbilityId] = []
    """Abilities that work once while their card is in play, and were used."""
    launched_once: list[ProgramId] = []
    """Programs that can be launched once while their card is in play, and were."""
    turned: list[CardId] = []
    """TAM-SCE-05: story cards that have shown their rule side."""
    drawing: list[CardId] = []
    """Story cards whose instant effect is being resolved."""
    kept_stories: list[CardId] = []
    """TAM-SCE-06: story cards that stay beside the slot."""
    dropped: list[CardId] = []
    """Special cards that left play."""
    traded_to: Seat = NOTHING
    """Who got the equipped card that was traded last."""
    named: dict[CardId, Seat] = {}
    """By card, the player who is named for it."""
    fresh_story: bool = False
    """TAM-SCE-09: a story card was drawn outside of the world activity of this round."""
    since: int = 0
    """The round in which the active story card was drawn."""
    result: str = ""
    """TAM-END-01: `victory` or `defeat`, once a card says so; or `experienced` (TAM-END-07)."""
    ticked: int = 0
    noted: int = 0
    """TAM-END-08: the way that a card has noted for later stories."""
    recalled: list[str] = []
    """What stories have said of earlier scenarios, each as card, scenario, what it goes by, and which."""
    gained: list[str] = []
    """TAM-END-02: lock numbers unlocked by this match."""
    lost: list[str] = []
    """TAM-END-03: lock numbers locked again by this match."""
    picked: dict[str, int] = {}
    """What a card let the group pick, by name: a faction, a tile, a seat."""

    combat: Combat | None = None
    dice: Dice | None = None
    boss: Boss | None = None
    jordan: Jordan | None = None
    done: list[Annotated[int, Ref("activity", each=MOST_SEATS)]] = []
    """TAM-ADV-02: activities done in this step, each with its player; see advance.py."""

    situation: CardId = NOTHING
    """TAM-VS-06."""
    standing: list[CardId] = []
    """TAM-VS-07: variable rule and player interaction cards."""
    objectives: list[CardId] = []
    """TAM-VS-08: on display."""
    next_objective: CardId = NOTHING
    """TAM-VS-08: face-up on the deck."""
    objective_deck: list[CardId] = []
    """In no order."""
    tried: list[Annotated[int, Ref("card", each=MOST_SEATS)]] = []
    """TAM-VS-11: checks attempted or left in this step, each with its player; see rivals.py."""
    stack: list[Resolving] = []
    """What is being resolved, the outermost first; empty where nothing is."""


class PlayerView(msgspec.Struct, gc=False):
    """A board as a seat sees it; see `Player`."""

    colour: Colour | None
    core: CodeId
    launcher: list[int]
    unlocked: int
    bag: list[int]
    dump: list[int]
    hand: list[int]
    resources: list[int]
    integrity: int
    cap: int
    trace: int | None
    xp: int
    place: PlaceId
    start: PlaceId
    body: CardId
    """The active body: a body card, or the Walker."""
    bodies: list[CardId]
    move: int
    attack: int
    write: int
    calling: Calling | None
    cards: list[CardId]
    equipped: list[CardId]
    class_left: int
    class_below: list[CardId]
    drawn: list[CardId]
    protocol: CardId
    protocols: list[CardId]
    learned: int
    counted: list[int]
    queue: list[Foe]
    out: bool
    resets: int
    ready: bool
    writes: int
    launched: list[ProgramId]
    used: list[AbilityId]
    carried: dict[str, int]
    taken: list[CardId]
    goals: dict[CardId, int]


class PlaceView(msgspec.Struct, gc=False):
    """A place as a seat sees it; see `Place`."""

    q: int
    r: int
    tile: TileId
    shown: bool
    explore: bool
    find: int
    tokens: dict[str, int]
    lying: int
    marked: bool


class View(msgspec.Struct, gc=False, kw_only=True):
    """Everything that a seat may see; see `Table`."""

    seat: Seat
    mode: str
    guide: CardId
    step: Step
    round: int
    first: Seat
    turns: list[Seat]
    time: int
    supply: list[int]
    boxed: int
    ascend: int
    success: int
    top_space: int
    resource_cap: int
    players: list[PlayerView]
    places: list[PlaceView]
    zones: dict[str, list[PlaceId]]
    deck: list[list[int]]
    """The enemy deck from the top: level and number of cards of each group."""
    discard: list[CardId]
    due: list[int]
    factions: list[int | None]
    market: list[CardId]
    bodies_left: int
    story: CardId
    last: CardId
    specials: list[CardId]
    kept_stories: list[CardId]
    drawn: list[CardId]
    drawing: list[CardId]
    turned: list[CardId]
    tokens: dict[CardId, dict[str, int]]
    faces: dict[CardId, int]
    used: list[int]
    launched_once: list[ProgramId]
    done: list[int]
    combat: Combat | None
    dice: Dice | None
    boss: CardId
    boss_place: PlaceId
    boss_damage: int
    boss_seals: int
    jordan: Jordan | None
    situation: CardId
    standing: list[CardId]
    objectives: list[CardId]
    next_objective: CardId
    objectives_left: int
    named: dict[CardId, Seat]
    removed: list[CardId]
    gained: list[str]
    lost: list[str]
    ticked: int
    recalled: list[str]
    stack: list[Resolving]
    outcome: Outcome | None


Seen = Table | View
"""What lies on the table: as it is, or as a seat sees it."""
SeenPlace = Place | PlaceView
SeenPlayer = Player | PlayerView
