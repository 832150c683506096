"""The nouns of Etherfields: options, Dreamers, decks, the Dreamscape, Entities, the Turn, the table."""

from enum import Enum, IntEnum
from typing import Annotated

import msgspec

from dreamtable.content.effects import CardState
from dreamtable.kernel import Kept, Options, Outcome, Ref, Seat

CardId = Annotated[int, Ref("card")]
"""A component by its number in the box: Influence cards, Items, Masks, Flaws, tiles, Entities …"""

ActionId = Annotated[int, Ref("action")]
"""An action by its number in the box."""

SpaceId = Annotated[int, Ref("space")]
"""A space of the Dreamscape, 0-47, row by row (ETH-MAP-01)."""

FigureId = Annotated[int, Ref("figure")]
"""An Entity figure; numbers are not used again."""

CodeName = Annotated[str, Ref("code")]
"""The back of a secret: its code, with the portrait if it shows one (ETH-SEC-07, ETH-SEC-08)."""

BackName = Annotated[str, Ref("back")]
"""The back of an Influence card: a Dreamer's, `plain`, `flaw` or the code of a secret (ETH-INF-13)."""

ThingName = Annotated[str, Ref("thing")]
"""A terrain, a token, an icon by its name."""

ParagraphId = Annotated[int, Ref("paragraph")]
"""A paragraph of the script by its number."""

StepId = Annotated[int, Ref("step")]
"""A step of a text by its number among all in the box."""

WAYS = 16
WayId = Annotated[int, Ref("way", each=WAYS)]
"""A way of a step that lets choose: WAYS times the number of the step, and its place."""

ChoiceId = Annotated[int, Ref("choice")]
"""A way of a paragraph: WAYS times the number of the paragraph, and its place."""

PriceName = Annotated[str, Ref("price")]
"""A way to pay, as it is written."""

SettingName = Annotated[str, Ref("setting")]
"""What a dial of a riddle can show: its sort and which one, as in `digit-7` or `suit-hearts`."""

LocationName = Annotated[str, Ref("location")]
"""ETH-DWM-03: a place on the Dreamworld map, by its id: `b3`."""

RestName = Annotated[str, Ref("rest")]
"""ETH-DWM-12, ETH-DEL-02: in what a Dreamer recovers: `deck`, `sealed`, `progress`, `distress`, `mask`,
`item`."""

GoodsName = Annotated[str, Ref("goods")]
"""ETH-SHP-01: what is bought: `influence` or `item`."""

ResultName = Annotated[str, Ref("result")]
"""ETH-SLU-11: how a Slumber ended: `win`, `loss`, `none`, `death`, `cancelled`."""

GainedName = Annotated[str, Ref("gained")]
"""What an ending leaves, by its sort and its code or number: `wisdom II-41 M`, `flag camp.knows-wraith`."""

GoalName = Annotated[str, Ref("goal")]
"""What the Dream wants as far as it is known: the Gate, the stage, steps taken and steps in all."""

NOTHING = -1
ROWS, COLUMNS = 6, 8
SPACES = ROWS * COLUMNS
HAND_LIMIT = 6
PROGRESS_LIMIT = 4
DISTRESS_LIMIT = 8
ITEM_SLOTS = 3
FEWEST_CARDS = 6
DISTRESS_MARKERS = 16
ETHER_MARKERS = 16
GEMS = 6
KEYS = 4
MARKERS = 4
"""ETH-GRD-07: Intent markers of each colour."""
CAPACITY = 4
"""ETH-CAP-01: figures in a space."""
MOST_HOURS = 12
FIRST_HOURS = (0, 5, 4, 3, 2, 1)
"""ETH-SET-06: Hours by the number of Dreamers."""
MOST_TURNS = 12
STORY_TURNS, STORY_SLUMBER, STORY_HOURS = 2, 1, 2
"""ETH-SFT-10: so many Turn cards in a Dream and in a Slumber, and so many Hours, story mode gives more."""
DRAWN = 4
"""ETH-TRO-02: cards in the Draw step."""
TOKENS = {"light": 3, "darkness": 2, "swamp": 1, "water": 2, "threat": 20, "story": 10, "universal": 16}
TOKENS |= {"spirit": 5, "personal": 4, "hole": 1, "wall": 1, "light-ember": 1}
STORY_TOKENS = tuple(f"story-{number}" for number in range(1, TOKENS["story"] + 1))
"""The Story tokens that are told apart by their numbers: there is one of each."""
TOKENS |= dict.fromkeys(STORY_TOKENS, 1)
LIGHTS = ("light", "light-night", "light-steady", "light-ember")
"""ETH-MAP-29, -30: Light tokens: plain ones, one that may be carried, one that may be carried and never goes
out; what goes on glowing in a burnt place is none of the tokens, but lies there like one."""
MORTAL = LIGHTS[:2]
"""ETH-MAP-29: what can go out; nothing puts the others out."""


class Colour(IntEnum):
    """ETH-ACT-03: the colours of Intent."""

    WRATH = 0
    CUNNING = 1
    AWARENESS = 2


class Luck(IntEnum):
    """ETH-LCK-01: the results of the Luck die."""

    FAIL = 0
    BLANK = 1
    ONE = 2
    TWO = 3
    THREE = 4


LUCK_DIE = (Luck.FAIL, Luck.BLANK, Luck.ONE, Luck.ONE, Luck.TWO, Luck.THREE)
LUCK_ADDS = (0, 0, 1, 2, 3)
LUCK_NAMES = ("fail", "blank", "1", "2", "3")


class Pace(IntEnum):
    """ETH-EMV-02: the results of the Entity Movement die."""

    ONE = 0
    FULL = 1
    FULL_AGAIN = 2


MOVEMENT_DIE = (Pace.ONE, Pace.ONE, Pace.FULL, Pace.FULL, Pace.FULL, Pace.FULL_AGAIN)


class Phase(IntEnum):
    """Where the evening stands."""

    DREAMERS = 0
    """ETH-SET-02: who plays whom."""
    GATE = 1
    ENTRANCE = 2
    START = 3
    """ETH-TIM-14: a Turn begins."""
    DRAW = 4
    FLOOR = 5
    """ETH-TRO-05: Cards and Actions."""
    EVENTS = 6
    """ETH-TRO-07: the steps of the Turn card."""
    TURN_END = 7
    OVER = 8
    WAKING = 9
    """ETH-AWK: Awakening, one step after the other."""
    TRAVEL = 10
    """ETH-DWM-03: the Team stands on the Dreamworld map, and the group says what is next."""
    ARRIVAL = 11
    """ETH-DWM-06: the icons of a location are resolved."""
    SLUMBER = 12
    """ETH-SLU-06: a Slumber is set up."""
    SLUMBER_END = 13
    """ETH-SLU-11: a Slumber is over."""


class Suit(IntEnum):
    """ETH-TRN-01: the suits."""

    HEARTS = 0
    SPADES = 1
    DIAMONDS = 2
    CLUBS = 3


class Luckless(IntEnum):
    """ETH-BST-04: what a failed Boost costs."""

    ETHER = 0
    DISTRESS = 1
    SEAL = 2


class Element(IntEnum):
    """ETH-VAR-02: what playing cards may influence."""

    MORPHINGS = 0
    GEMS = 1
    HOURS = 2
    DISTRESS = 3
    SEALED = 4


class Kind(IntEnum):
    """ETH-TRN-03: the kinds of steps of a Turn card."""

    MORPHING = 0
    BASIC = 1
    SPECIAL = 2
    MOVEMENT = 3


STEP_LETTERS = "MBSV"


class Beginning(Enum):
    """ETH-GATE-01: the Gates at which a single evening can begin, by their ids in content."""

    I_01 = "i-01-x"
    I_02 = "i-02-x"
    I_03 = "i-03-x"
    I_04 = "i-04-x"


class EtherfieldsOptions(Options, frozen=True):
    """DP-02: what the group decides before the evening."""

    gate: Beginning = Beginning.I_01
    """Where a single evening begins; a campaign says itself which Gate is next."""
    pack_gate: str = ""
    """A Gate of a pack, by its id, in place of one of the box."""
    turn_by_turn: bool = False
    """ETH-TBT-01: Dreamers take rounds instead of acting together."""
    one_roll: bool = False
    """ETH-EMV-01: one movement roll for all figures of a step."""
    playing_cards: bool = False
    """ETH-VAR-02: once a Dream a deck of playing cards may help or harm."""
    votes: bool = False
    """ETH-CHO-05: the group also votes on what the First Player decides."""
    short_nights: bool = False
    """ETH-VAR-11: the way between two Dreams is shorter."""
    story: bool = False
    """ETH-SFT-10: story mode: more Turns and Hours, and no Flaws."""
    closed_hands: bool = False
    """Clients show only how many cards others hold; rules go on as with open hands."""


class InfluenceDeck(msgspec.Struct):
    """A face-down Influence deck. Nobody knows its order, so it has none, but for what lies known on top."""

    loose: list[CardId] = []
    top: list[CardId] = []
    """Cards on top that everybody has seen, the top one last."""
    back: BackName = ""
    """ETH-INF-13: the back of the top card, while `top` is empty and backs differ."""
    mixed: bool = False
    """Whether its backs may differ."""


class Dreamer(msgspec.Struct):
    """A Dreamer and the zones of the board."""

    card: CardId = NOTHING
    space: SpaceId = NOTHING
    deck: InfluenceDeck = msgspec.field(default_factory=InfluenceDeck)
    hand: list[CardId] = []
    discard: list[CardId] = []
    """ETH-INF-11: the top card last."""
    sealed: list[CardId] = []
    """ETH-SEA-03: the last one sealed last."""
    progress: list[CardId] = []
    flipped: list[CardId] = []
    """ETH-PRG-06: those of them that are face down."""
    flaws: list[CardId] = []
    """ETH-FLW-03: Flaws in the Progress zone."""
    masks: list[CardId] = []
    mask: CardId = NOTHING
    """ETH-MSK-02: the active Mask."""
    ether: int = 0
    ether_cards: int = 0
    """ETH-SAV-03: II-41 R cards, worth 1 Ether each at the next set-up."""
    unused: list[CardId] = []
    """ETH-DCK-03: Influence cards that were left out of the deck."""
    gems: int = 0
    distress: int = 0
    dazed: int = 0
    """ETH-STA-03: how many Dreamers Phases must still end."""
    paralyzed: int = 0
    carries: list[ThingName] = []
    used: list[ActionId] = []
    """What was used in this Turn."""
    spent: list[ActionId] = []
    """What was used in this Dream and cannot be used again."""
    efforts: int = 0
    boosts: int = 0
    slots: list[SpaceId] = []
    """ETH-MAP-26: Gem slots touched in this Turn."""
    riddles: list[StepId] = []
    """Riddles opened in this Turn."""
    bonus: int = 0
    """ETH-MAP-18: cards more in the Draw step."""
    placed: int = 0
    """How many Progress cards were placed in this Turn."""
    lifted: list[ThingName] = []
    """ETH-MAP-30: tokens taken up or put down in this Turn."""
    proposed: list[str] = []
    """What was proposed to the group in this Turn."""
    cancels: int = 0
    """How often in a row it announced something and took it back."""
    quiet: bool = False
    """Whether it wants to use nothing in this phase."""
    done: bool = False
    acted: int = 0
    """When it acted last, to offer first to who has waited longest."""
    answered: list[CardId] = []
    """The cards that have done in this Turn what they do the first time that something happens."""
    peeked: list[CardId] = []
    """ETH-BAS-03: the secrets that it has looked at alone, the last one last."""
    gifts: list[CardId] = []
    """ETH-FME-03: the First Memories whose gift stays with this Dreamer."""
    deeds: dict[str, int] = {}
    """ETH-FME-03: what was done that First Memories ask for, and how often."""
    signs: list[CardId] = []
    """ETH-SGN-03: personal Signs."""
    signs_owed: int = 0
    """ETH-SGN-06: personal Signs that were gained before the rule was known."""


class Laid(msgspec.Struct):
    """A map tile on the Dreamscape."""

    tile: CardId
    space: SpaceId
    """Where its north-west space lies."""


class Figure(msgspec.Struct):
    """ETH-ENT-01: a figure of an Entity."""

    id: FigureId
    entity: CardId
    space: SpaceId
    dazed: bool = False
    stunned: bool = False
    paralyzed: bool = False
    poisoned: bool = False
    friend: bool = False
    """ETH-ENT-11: whether it is befriended."""


class ActiveEntity(msgspec.Struct):
    """ETH-ENT-08: an Entity tile in play."""

    card: CardId
    morphings: list[CardId] = []
    marks: int = 0
    """The Universal markers on the tile."""


class Markers(msgspec.Struct):
    """ETH-GRD-03: Intent markers on an action, by colour."""

    action: ActionId
    counts: list[int]


class Passing(msgspec.Struct):
    """A change that ends by itself."""

    what: str
    num: int
    seat: Seat
    """Whom it concerns; NOTHING for all."""
    until: str
    """`turn`, `dream`, `next` (the next payment), `next-move`."""
    forbids: bool = False


class Payment(msgspec.Struct):
    """ETH-TIM-03: a payment that is open."""

    seat: Seat
    action: ActionId
    """NOTHING for a basic action."""
    card: CardId
    """The card that is being played or placed."""
    kind: str
    """`move`, `place`, `assault`, `contact`, `action`."""
    colour: Colour
    base: int
    """What one multiple costs; 0 for X."""
    need: int
    """What is wanted at least; 0 where any amount will do."""
    less: int = 0
    """ETH-ACT-18: reductions, negative where it costs more."""
    paid: int = 0
    cards: list[CardId] = []
    items: list[CardId] = []
    recolours: int = 0
    """How many cards may still be discarded as any colour."""
    locked: bool = False
    """ETH-ACT-16: whether it can't be cancelled any more."""
    boosted: bool = False


class Roll(msgspec.Struct):
    """ETH-TIM-05: a roll before it is applied."""

    seat: Seat
    """Who rolled; NOTHING for Entities."""
    luck: Luck | None = None
    pace: Pace | None = None
    figure: FigureId = NOTHING


class Harm(msgspec.Struct):
    """ETH-TIM-06: Distress or Seals that are about to come, by seat."""

    seals: bool
    amounts: list[int]
    prevented: list[int]
    taken: list[int] = []
    """What was taken over from others, which is neither prevented nor taken over again."""


class Riddle(msgspec.Struct):
    """A riddle that is open: what its dials show."""

    step: StepId
    seat: Seat
    dials: list[SettingName]
    sorts: list[str] = []
    """Of each dial, what it shows: `digit`, `suit`, `glyph`, `space`, `dreamer`."""


class Entered(msgspec.Struct):
    """ETH-RID-12: an entry that was made, and what came of it."""

    dials: list[SettingName]
    result: str
    """`right`, `near` or `wrong`."""


class Tide(msgspec.Struct, tag="tide"):
    """ETH-DRM-01, -17: the tide of Dream 2: where its marker lies on the table, and how high it stands."""

    box: int = 1
    level: int = 0
    fell: bool = False
    """Whether it has fallen in this Dream."""


class Score(msgspec.Struct):
    """ETH-DRM-04 to -06: the music of Dream 3, as far as it was played."""

    bar: int = 0
    """How many bars were played."""
    wrong: int = 0
    """How many wrong notes there were."""
    turn: int = 0
    """The Turn in which a bar was played or lost last."""
    tuned: Suit | None = None
    """The room that was tuned last, by its suit."""


class Snow(msgspec.Struct, tag="snow"):
    """ETH-DRM-07, -08: the snow of Dream 4."""

    fell: bool = False
    """Whether it has put out a Light in this Dream."""
    lit: int = 0
    """How many spaces round the stairs had Light after it fell last."""


class Companion(msgspec.Struct):
    """ETH-CMP-01: a Companion on the Dreamscape."""

    kind: CardId
    space: SpaceId
    card: CardId = NOTHING
    """ETH-CMP-03: the Progress card that has summoned it; NOTHING for one that stays as long as the Dream."""
    helped: int = 0
    """The Turn in which it helped last; 0 for never."""


class Poker(msgspec.Struct):
    """ETH-VAR-03: playing cards that lie open."""

    element: Element
    luck: list[int]
    drawback: list[int] = []


class Bet(msgspec.Struct):
    """A suit that somebody has named for the next Turn card, and the step that says what it is worth."""

    seat: Seat
    suit: Suit
    card: CardId
    step: StepId


class Resolving(msgspec.Struct):
    """A text that is being resolved."""

    card: CardId
    seat: Seat
    part: str = ""


class Zones(msgspec.Struct):
    """ETH-MCH-02: the zones of a Dreamer exactly as they lay; cards by their ids."""

    loose: list[str] = []
    top: list[str] = []
    back: str = ""
    hand: list[str] = []
    discard: list[str] = []
    sealed: list[str] = []
    progress: list[str] = []
    flipped: list[str] = []
    flaws: list[str] = []
    gems: int = 0
    distress: int = 0


class SagaDreamer(msgspec.Struct):
    """What a campaign keeps of a Dreamer; components by their ids."""

    card: str
    cards: list[str] = []
    """ETH-DCK: the Influence cards that it owns."""
    flaws: list[str] = []
    masks: list[str] = []
    mask: str = ""
    ether: int = 0
    unused: list[str] = []
    """ETH-DCK-03: Influence cards that were left out of the deck."""
    ether_cards: int = 0
    """ETH-SAV-03: II-41 R cards."""
    gifts: list[str] = []
    """ETH-FME-03: the First Memories whose gift stays."""
    deeds: dict[str, int] = {}
    """ETH-FME-03: what is counted over several matches for First Memories."""
    signs: list[str] = []
    """ETH-SGN-03: personal Signs."""
    signs_owed: int = 0
    zones: Zones | None = None
    """Where everything lay; None if all of it is in the deck."""


class Pile(msgspec.Struct):
    """A face-down deck: nobody knows its order, but for what was seen on top and what was put under it."""

    loose: list[str] = []
    top: list[str] = []
    """What is known to lie on top, the next one first."""
    below: list[str] = []
    """What was put under it, in this order."""

    def __len__(self) -> int:
        return len(self.loose) + len(self.top) + len(self.below)


class Quirk(msgspec.Struct):
    """ETH-FAT-03: a Fate card in the Quirk slot of a tile."""

    card: str
    tile: str


class World(msgspec.Struct):
    """What lies between the Dreams. Components by their ids, so that it is kept as it is (ETH-MCH-02)."""

    districts: list[str] = []
    """ETH-DWM-01: the Dreamworld tiles that were found."""
    team: LocationName = ""
    """ETH-DWM-03: where the Team marker stands."""
    icons: list[str] = []
    """ETH-DWM-06: of the location that was entered, those that are still to be resolved."""
    shortcuts: int = 0
    """ETH-DWM-16: how many were taken in this travel."""
    fates: Pile = msgspec.field(default_factory=Pile)
    fate: str = ""
    """ETH-FAT-01: the Fate card that is being resolved."""
    quirks: list[Quirk] = []
    slumbers: Pile = msgspec.field(default_factory=Pile)
    """ETH-LSE-03: the Slumber deck: what was put under it lies below the Delta tile."""
    delta: str = ""
    """ETH-LSE-03: the Delta tile."""
    slumber: str = ""
    """ETH-SLU-06: the Slumber tile that is being resolved."""
    result: str = ""
    """ETH-SLU-11: how it ended, while that is carried out."""
    won: list[str] = []
    """ETH-SLU-17: the Slumbers that were won."""
    put: list[str] = []
    """ETH-SLU-11: the tokens that the Slumber put on the map, each with its space: `light 12`."""
    map_tiles: Pile = msgspec.field(default_factory=Pile)
    """ETH-LSE-04: the deck of Slumber Map tiles."""
    season: str = ""
    """ETH-SSN-01: the Season that lies on top."""
    wisdom: list[str] = []
    gates: list[str] = []
    """ETH-GATE-12: the Gates that can be entered."""
    owed: list[str] = []
    """ETH-GATE-12: what is owed, each by its code: `gate I-03 X`."""
    market: Pile = msgspec.field(default_factory=Pile)
    """ETH-MKT-01: the Influence Market."""
    shopping: int = 0
    """ETH-SHP-01: Shopping cards."""
    fought: dict[str, int] = {}
    """ETH-VAR-13: by Slumber tile: how often it was fought in this chapter."""
    passed: list[str] = []
    """ETH-VAR-14: the Slumber tiles that were let pass in this chapter."""
    shopped: int = 0
    """How many of them were used."""
    memories: list[str] = []
    """ETH-FME-01: First Memories cards that wait to be fulfilled."""
    pages: list[ParagraphId] = []
    """ETH-SCR-08: paragraphs of the world that were opened."""
    waking: int = 0
    """ETH-AWK: the step of the Awakening that is next; 0 while there is none."""
    taken: int = 0
    """How many of the things that the campaign has gained lie in their places here."""
    given_back: list[str] = []
    """ETH-AWK-08: starting cards of Dreamers who were played before and are not now."""
    played: list[str] = []
    """ETH-AWK-08: those Dreamers."""
    removed: list[str] = []
    """ETH-SAV-05: what has left the game: Fate cards, Slumbers."""
    resting: list[SagaDreamer] = []
    """ETH-ADD-03: Dreamers whose players are not there."""


class Trace(msgspec.Struct):
    """ETH-SFT-11, -12: what a campaign has seen of a Dream, by the ids of components."""

    found: list[str] = []
    """The secret cards that were revealed."""
    endings: list[str] = []
    """The paragraphs by which it ended."""
    dreamers: list[str] = []
    """Who was there."""


class Keeping(Kept):
    """ETH-MCH-02: everything that lives longer than a match: what the campaign keeps of its evenings."""

    evenings: int = 0
    ending: str = ""
    """How the last evening ended."""
    gate: str = ""
    """Where it was played, by the id of the Gate."""
    flags: list[str] = []
    counters: dict[str, int] = {}
    gained: list[str] = []
    items: list[str] = []
    masks: list[str] = []
    notes: list[str] = []
    used_notes: list[str] = []
    """ETH-NOT-03: Notes that were used and are removed from the game."""
    signs: list[str] = []
    """ETH-SGN-02: universal Signs."""
    stored: list[str] = []
    """Of the Items: those that lie in Storage."""
    market: list[str] = []
    """ETH-ITM-08: Items that can be bought."""
    flaws: list[str] = []
    """ETH-SEC-16: secret Flaws that have joined the Flaw deck."""
    pages: list[str] = []
    """ETH-SFT-01: the pages that are told of later, in the order in which they were read."""
    traces: dict[str, Trace] = {}
    """ETH-SFT-11, -12: by the id of its Gate: what was seen of a Dream."""
    dreamers: list[SagaDreamer] = []
    """By seat."""
    world: World | None = None
    """What lies between the Dreams; None until a Way was made from what was gained."""
    hours: int = 0
    keys: int = 0
    first: Seat = 0
    awakens: bool = False
    """ETH-AWK-10: whether the next Way begins with an Awakening."""


class Saga(Keeping):
    """ETH-MCH-02, -07: what is kept; after a death also what was kept before, for going back to the Gate."""

    before: Keeping | None = None


class Dream(CardState):
    """The table."""

    mode: str
    options: EtherfieldsOptions
    gate: CardId
    saga: Saga = msgspec.field(default_factory=Saga)
    """What the campaign had kept when the evening began."""
    phase: Phase = Phase.DREAMERS
    turn: int = 0
    first: Seat = 0
    dreamers: list[Dreamer] = []
    hours: int = 0
    keys: int = 0
    clock: int = 0
    """Counts deeds, for who acted least recently."""

    tiles: list[Laid] = []
    opened: list[str] = []
    """Walls that are gone, as `space:direction`."""
    walled: list[str] = []
    """Walls that were put."""
    opened_now: list[str] = []
    """Of the walls that are gone: those that stand again when the Turn ends."""
    overlays: list[CardId] = []
    """ETH-OVL-01: the Overlays that lie there, the later ones on top."""
    tokens: dict[ThingName, list[SpaceId]] = {}
    delivered: list[ThingName] = []
    """Tokens that were delivered, and have left the map for good."""
    at_once: int = 1
    """ETH-MAP-30: how many tokens a Dreamer may carry at a time."""
    gems: list[SpaceId] = []
    """ETH-MAP-13: active Gem slots."""
    there: int = 0
    """Masks made from the tiles, a bit for each space: on the map and not blocked."""
    blocked: int = 0
    east: int = 0
    """Spaces whose edge to the east is open."""
    south: int = 0
    terrain: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    module: Tide | Snow | None = None
    """The state of the rule that the Dream alone has."""
    companions: list[Companion] = []
    """ETH-CMP-01: the Companions that are there."""
    score: Score | None = None
    """ETH-DRM-04: the score that is played; None in a Dream without one."""
    world: World | None = None
    """ETH-MCH-01: on a Way, what lies between the Dreams; None in a Dream."""
    wisdom: list[CardId] = []
    """ETH-WIS-01: in a Dream, the Wisdom cards in the order in which they were gained; on a Way the world has
    them."""
    recalled: list[str] = []
    """ETH-FME-01: the First Memories that were fulfilled in this match."""

    entities: list[ActiveEntity] = []
    figures: list[Figure] = []
    figures_made: int = 0
    morphings: list[CardId] = []
    """ETH-MOR-01: the pool."""

    turn_deck: list[CardId] = []
    """The top one first; NOTHING for one that nobody has seen."""
    turn_discard: list[CardId] = []
    """The bottom one first."""
    turn_pool: list[CardId] = []
    """The Turn cards that nobody has seen."""
    current: CardId = NOTHING
    suit: Suit | None = None
    """ETH-TRN-16: the suit that counts instead of the printed one."""
    step: int = 0
    """How many steps of the Turn card are resolved."""
    blocked_steps: list[int] = []
    bets: list[Bet] = []
    """Suits that were named for the next Turn card."""

    flaw_deck: list[CardId] = []
    flaws_below: list[CardId] = []
    """Flaws that were put under the deck, in this order."""
    items: list[CardId] = []
    storage: list[CardId] = []
    item_market: list[CardId] = []
    notes: list[CardId] = []
    used_notes: list[CardId] = []
    """ETH-NOT-03: the Notes that were used in this match."""
    signs: list[CardId] = []
    """ETH-SGN-02: the universal Signs that lie with the Team."""
    lent: dict[CardId, Seat] = {}
    """Influence cards that somebody holds for another Dreamer, and whose they are."""
    beside: list[CardId] = []
    """ETH-SEC-19: secrets that lie beside the board."""
    removed: list[CodeName] = []
    secrets: dict[CodeName, int] = {}
    """ETH-SEC-04: what is still sealed, by its back: how many copies are left."""
    shown: list[CardId] = []
    """The secrets that were revealed, in order."""
    read: list[ParagraphId] = []
    """The paragraphs that were opened, in order."""
    chosen: list[str] = []
    """Ways of paragraphs that are offered only once and were taken."""

    flags: list[str] = []
    counters: dict[str, int] = {}
    gained: list[GainedName] = []
    """What the campaign would keep: Wisdom, Gates, Seasons, tiles of the world, by code."""
    closed: list[ActionId] = []
    """ETH-MAP-08: actions with a Block token."""
    used: list[ActionId] = []
    """Elements used in this Turn."""
    markers: list[Markers] = []
    passing: list[Passing] = []
    solved: list[StepId] = []
    hints: dict[StepId, int] = {}
    entries: dict[StepId, list[Entered]] = {}
    """ETH-RID-12: by riddle: what was entered."""

    rounds: Seat = NOTHING
    """ETH-TBT-01: whose round it is."""
    passes: int = 0
    dream_action: bool = False
    """ETH-TBT-02: whether a Dream action was performed in this round."""
    round_acted: bool = False
    """ETH-TBT-04: whether anything was done in this round: else it is a pass."""
    poker_used: bool = False
    last_roll: Luck | None = None

    payments: list[Payment] = []
    roll: Roll | None = None
    harm: Harm | None = None
    riddle: Riddle | None = None
    poker: Poker | None = None
    stack: list[Resolving] = []
    decider: Seat = NOTHING
    """ETH-CHO-07: who settles the vote that is open."""
    goal: str = ""
    """What the group was told last of what the Dream wants."""
    ending: str = ""
    overdrawn: bool = False
    """ETH-PAI-04: whether a Distress marker was missing; `harm` says then who was to take one."""


class DreamerView(msgspec.Struct):
    """A Dreamer as everybody sees it."""

    card: CardId
    space: SpaceId
    deck: int
    back: BackName
    known: list[CardId]
    hand: list[CardId]
    discard: list[CardId]
    sealed: list[CardId]
    progress: list[CardId]
    flipped: list[CardId]
    flaws: list[CardId]
    masks: list[CardId]
    mask: CardId
    ether: int
    ether_cards: int
    unused: list[CardId]
    gems: int
    distress: int
    hand_limit: int
    progress_limit: int
    distress_limit: int
    dazed: int
    paralyzed: int
    carries: list[ThingName]
    used: list[ActionId]
    efforts: int
    boosts: int
    done: bool
    acted: int
    gifts: list[CardId] = []
    signs: list[CardId] = []


class QuirkView(msgspec.Struct):
    """A Fate card in the Quirk slot of a tile."""

    card: CardId
    tile: CardId


class WorldView(msgspec.Struct):
    """What everybody sees between the Dreams: of face-down decks only how many cards they have."""

    districts: list[CardId]
    team: LocationName
    icons: list[str]
    shortcuts: int
    fates: int
    fate: CardId
    quirks: list[QuirkView]
    slumbers: int
    """ETH-LSE-03: tiles above Delta."""
    slumber: CardId
    map_tiles: int
    season: CardId
    wisdom: list[CardId]
    gates: list[CardId]
    owed: list[GainedName]
    market: int
    shopping: int
    memories: list[CardId]
    waking: int


class View(msgspec.Struct):
    """What a seat sees."""

    seat: Seat
    mode: str
    options: EtherfieldsOptions
    gate: CardId
    phase: Phase
    turn: int
    first: Seat
    dreamers: list[DreamerView]
    hours: int
    keys: int
    tiles: list[Laid]
    opened: list[str]
    walled: list[str]
    overlays: list[CardId]
    tokens: dict[ThingName, list[SpaceId]]
    delivered: list[ThingName]
    at_once: int
    gems: list[SpaceId]
    there: int
    blocked: int
    east: int
    south: int
    terrain: list[int]
    module: Tide | Snow | None
    world: WorldView | None
    entities: list[ActiveEntity]
    figures: list[Figure]
    morphings: list[CardId]
    turns_left: int
    turns_discarded: int
    current: CardId
    suit: Suit | None
    coming: list[CardId]
    step: int
    blocked_steps: list[int]
    bets: list[Bet]
    flaws_left: int
    items: list[CardId]
    storage: list[CardId]
    notes: list[CardId]
    lent: dict[CardId, Seat]
    beside: list[CardId]
    removed: list[CodeName]
    secrets: dict[CodeName, int]
    shown: list[CardId]
    read: list[ParagraphId]
    flags: list[str]
    """What this Dream remembers; the paragraphs that say so were read."""
    gained: list[GainedName]
    closed: list[ActionId]
    used: list[ActionId]
    markers: list[Markers]
    passing: list[Passing]
    solved: list[StepId]
    hints: dict[StepId, int]
    """Of riddles: how many hints were asked for."""
    entries: dict[StepId, list[Entered]]
    rounds: Seat
    payments: list[Payment]
    roll: Roll | None
    harm: Harm | None
    riddle: Riddle | None
    poker: Poker | None
    stack: list[Resolving]
    distress_left: int
    ending: str
    outcome: Outcome | None
    looks: list[CardId] = []
    """ETH-BAS-03: the secrets that the seat has looked at alone, and nobody has revealed since."""
    score: Score | None = None
    companions: list[Companion] = []
    wisdom: list[CardId] = []
    signs: list[CardId] = []
    item_slots: int = ITEM_SLOTS
    """ETH-ITM-01, -11: how many Items may be active."""

    @property
    def turn_deck(self) -> list[CardId]:
        """The Turn deck as the state has it."""
        return self.coming

    @property
    def counters(self) -> dict[str, int] | None:
        """What is counted, which nobody sees."""
        return None

    @property
    def last_roll(self) -> Luck | None:
        """The Luck die that was rolled last, which lies there no longer."""
        return None


Seen = Dream | View
"""What lies on the table: as it is, or as everybody sees it."""
SeenDreamer = Dreamer | DreamerView
