"""What happens in Tamashii, as it is told."""

from typing import Annotated, ClassVar

from dreamtable.content.effects import Asked as Asked
from dreamtable.games.tamashii.model import (
    NOTHING,
    AbilityId,
    ActivityId,
    AnswerId,
    BoxId,
    Calling,
    CardId,
    CellId,
    CodeId,
    Colour,
    EdgeId,
    Face,
    Find,
    PlaceId,
    ProgramId,
    Resource,
    Roll,
    Step,
    TileId,
    WayId,
)
from dreamtable.kernel import Event, Heading, Ref, Seat

TokenName = Annotated[str, Ref("token")]
"""A token or marker by its name in the language files."""
LockName = Annotated[str, Ref("lock")]
"""A lock number."""


class StartPlayer(Event, frozen=True):
    """TAM-SSU-10: who has the start player token."""

    seat: Seat


class ColourPicked(Event, frozen=True):
    """TAM-SET-03: a player took a board."""

    seat: Seat
    colour: Colour


class ClassPicked(Event, frozen=True):
    """TAM-SET-10: a player chose a class."""

    seat: Seat
    calling: Calling


class ProtocolsDealt(Event, frozen=True):
    """TAM-SET-11: a player got learning protocols to choose from, which only he sees."""

    seat: Seat
    cards: list[CardId]

    def seen_by(self, seat: Seat) -> "ProtocolsDealt":
        """Only who got them sees them."""
        return self if seat == self.seat else ProtocolsDealt(self.seat, [])

    def reveals_to(self, seat: Seat) -> bool:
        """Who got them learns them."""
        return seat == self.seat


class ProtocolKept(Event, frozen=True):
    """TAM-SET-11: a player kept a learning protocol."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


class RoundBegan(Event, frozen=True):
    """TAM-RND-01: a round begins."""

    beat: ClassVar[bool] = True
    heads: ClassVar[Heading] = "round"
    round: int


class StepBegan(Event, frozen=True):
    """TAM-RND-01: a step begins."""

    step: Step


class TurnBegan(Event, frozen=True):
    """TAM-RND-02: a player's turn in a phase begins."""

    beat: ClassVar[bool] = True
    heads: ClassVar[Heading] = "turn"
    seat: Seat
    step: Step


# Codes


class Refilled(Event, frozen=True):
    """TAM-PLN-02: tokens came from the bag to the launcher."""

    reveals: ClassVar[bool] = True
    seat: Seat
    codes: list[CodeId]


class CodesDrawn(Event, frozen=True):
    """TAM-KEY-04: tokens were drawn to be put on the launcher."""

    reveals: ClassVar[bool] = True
    seat: Seat
    codes: list[CodeId]


class CodePut(Event, frozen=True):
    """TAM-KEY-04: a token was put on a cell."""

    seat: Seat
    cell: CellId
    code: CodeId


class BagFilled(Event, frozen=True):
    """TAM-BAG-02: the dump area went into the bag."""

    seat: Seat


class Written(Event, frozen=True):
    """TAM-WRI-01: two cells exchanged what they hold."""

    seat: Seat
    edge: EdgeId


class CodesGained(Event, frozen=True):
    """TAM-KEY-01: a player gained codes."""

    seat: Seat
    codes: list[CodeId]


class CodesDumped(Event, frozen=True):
    """TAM-KEY-02: tokens went to the dump area."""

    beat: ClassVar[bool] = True
    seat: Seat
    codes: list[CodeId]


class CodesDiscarded(Event, frozen=True):
    """TAM-KEY-03: tokens were discarded."""

    seat: Seat
    codes: list[CodeId]


class CodesRestored(Event, frozen=True):
    """TAM-TIL-01: tokens went from the dump area to the bag."""

    seat: Seat
    codes: list[CodeId]


class CodesExchanged(Event, frozen=True):
    """Two players exchanged the tokens on a cell."""

    seat: Seat
    other: Seat
    cell: CellId


class CoreChanged(Event, frozen=True):
    """TAM-COD-13: a player's core type changed."""

    seat: Seat
    code: CodeId


class CellUnlocked(Event, frozen=True):
    """TAM-LAU-03: a cell was unlocked."""

    seat: Seat
    cell: CellId


# Players


class ResourceGained(Event, frozen=True):
    """TAM-RES-01: a player gained points of a resource."""

    seat: Seat
    resource: Resource
    number: int


class ResourceLost(Event, frozen=True):
    """TAM-RES-02: a player lost or spent points of a resource."""

    seat: Seat
    resource: Resource
    number: int


class ExperienceGained(Event, frozen=True):
    """A player gained experience."""

    seat: Seat
    number: int


class ExperienceSpent(Event, frozen=True):
    """A player spent or lost experience."""

    seat: Seat
    number: int


class CapRaised(Event, frozen=True):
    """TAM-UPG-05: a player's integrity cap changed."""

    seat: Seat
    cap: int


class ShieldRaised(Event, frozen=True):
    """TAM-RES-04: shield cancelled wounds."""

    seat: Seat
    number: int


class WoundsPrevented(Event, frozen=True):
    """TAM-TMG-08: wounds were prevented."""

    seat: Seat
    number: int


class IntegrityLost(Event, frozen=True):
    """TAM-BRD-02: a player lost integrity."""

    beat: ClassVar[bool] = True
    seat: Seat
    number: int


class Recovered(Event, frozen=True):
    """TAM-KEY-07: a player recovered."""

    seat: Seat
    number: int


class PlayerReset(Event, frozen=True):
    """TAM-RST-01: a player resets."""

    turning: ClassVar[bool] = True
    seat: Seat


class BodyDieRolled(Event, frozen=True):
    """TAM-RST-01: the symbol die of a reset."""

    seat: Seat
    special: bool


class TraceChanged(Event, frozen=True):
    """TAM-TRC-01: a player's trace is now so much."""

    beat: ClassVar[bool] = True
    seat: Seat
    trace: int


class TraceSwitchedOn(Event, frozen=True):
    """TAM-PRO-05: everybody puts the trace marker on 0."""


class StepLearned(Event, frozen=True):
    """TAM-LRN-02: a step of a learning protocol was completed."""

    seat: Seat
    card: CardId
    number: int


# Cards of players


class CardDrawn(Event, frozen=True):
    """TAM-AUG-09: a player got an augmentation."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


class ClassCardsDrawn(Event, frozen=True):
    """D-09: a player drew class cards, which only he sees."""

    seat: Seat
    cards: list[CardId]

    def seen_by(self, seat: Seat) -> "ClassCardsDrawn":
        """Only who drew them sees them."""
        return self if seat == self.seat else ClassCardsDrawn(self.seat, [])

    def reveals_to(self, seat: Seat) -> bool:
        """Who drew them learns them."""
        return seat == self.seat


class Equipped(Event, frozen=True):
    """TAM-AUG-10: a card was equipped."""

    seat: Seat
    card: CardId


class CardLost(Event, frozen=True):
    """TAM-AUG-12: an augmentation left the game."""

    seat: Seat
    card: CardId


class CardOffered(Event, frozen=True):
    """TAM-UPG-04: a player offered a card to another one."""

    seat: Seat
    card: CardId
    to: Seat


class CardWanted(Event, frozen=True):
    """TAM-UPG-04: a player asked another one for a card."""

    seat: Seat
    card: CardId
    of: Seat


class CardGiven(Event, frozen=True):
    """TAM-UPG-04: a card changed hands."""

    seat: Seat
    card: CardId
    to: Seat


class TradeRefused(Event, frozen=True):
    """TAM-UPG-04: a trade was refused."""

    seat: Seat
    card: CardId


class Attached(Event, frozen=True):
    """TAM-BOD-05: a player attached a body."""

    seat: Seat
    card: CardId


class BodySwapped(Event, frozen=True):
    """TAM-BOD-09: a player's other body is active."""

    seat: Seat
    card: CardId


class BodyLost(Event, frozen=True):
    """TAM-RST-01, TAM-BOD-08: a body card went under the body deck."""

    beat: ClassVar[bool] = True
    seat: Seat
    card: CardId


class MarketFilled(Event, frozen=True):
    """TAM-SET-14: a body card came into the market."""

    reveals: ClassVar[bool] = True
    card: CardId


class MarketCleared(Event, frozen=True):
    """TAM-TIL-01: a market card went under the body deck."""

    card: CardId


class AbilityUsed(Event, frozen=True):
    """TAM-AUG-05: an ability is used."""

    seat: Seat
    ability: AbilityId


class Launched(Event, frozen=True):
    """TAM-RUN-02: a program was launched."""

    beat: ClassVar[bool] = True
    seat: Seat
    program: ProgramId


# The map


class FigurePut(Event, frozen=True):
    """TAM-MAP-12: a figure was put on a tile."""

    beat: ClassVar[bool] = True
    seat: Seat
    place: PlaceId
    tile: TileId = NOTHING


class Moved(Event, frozen=True):
    """TAM-MAP-04: a player moved."""

    beat: ClassVar[bool] = True
    seat: Seat
    place: PlaceId
    tile: TileId = NOTHING


class Stayed(Event, frozen=True):
    """TAM-MAP-03: a player stayed."""

    seat: Seat


class TileRevealed(Event, frozen=True):
    """TAM-MAP-07: a tile was turned up."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    place: PlaceId
    tile: TileId


class TileChanged(Event, frozen=True):
    """A place has another tile now, or none."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    place: PlaceId
    tile: TileId
    before: TileId = NOTHING


class FindRevealed(Event, frozen=True):
    """TAM-EXP-02: an explore token was turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    find: Find


class Peeked(Event, frozen=True):
    """TAM-TIL-01: a player looked at a face-down tile and its token."""

    seat: Seat
    place: PlaceId
    tile: TileId = NOTHING
    find: Find | None = None

    def seen_by(self, seat: Seat) -> "Peeked":
        """Only who looked knows."""
        return self if seat == self.seat else Peeked(self.seat, self.place)

    def reveals_to(self, seat: Seat) -> bool:
        """Who looked learns it."""
        return seat == self.seat


class AreaUsed(Event, frozen=True):
    """TAM-MAP-13: the effect of a tile is resolved."""

    beat: ClassVar[bool] = True
    seat: Seat
    tile: TileId


class TokensPut(Event, frozen=True):
    """TAM-TOK-01: tokens were put on a tile."""

    place: PlaceId
    token: TokenName
    number: int
    tile: TileId = NOTHING


class TokensTaken(Event, frozen=True):
    """Tokens were taken from a tile."""

    place: PlaceId
    token: TokenName
    number: int
    tile: TileId = NOTHING


class TokensPutOnCard(Event, frozen=True):
    """Tokens were put on a card."""

    card: CardId
    token: TokenName
    number: int


class TokensTakenFromCard(Event, frozen=True):
    """Tokens were taken from a card."""

    card: CardId
    token: TokenName
    number: int


class Carried(Event, frozen=True):
    """A player took markers along, or put them down."""

    seat: Seat
    token: TokenName
    number: int


# Enemies and combat


class LockedOn(Event, frozen=True):
    """TAM-ENM-06: an enemy locked on to a player."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Seat
    enemy: CardId


class EnemyDeckRenewed(Event, frozen=True):
    """TAM-ENM-05: discarded enemies are the deck again."""

    level: int


class EnemyDamaged(Event, frozen=True):
    """TAM-DMG-02: an enemy took damage."""

    beat: ClassVar[bool] = True
    seat: Seat
    enemy: CardId
    number: int


class EnemyMended(Event, frozen=True):
    """TAM-DMG-06: an enemy recovered."""

    seat: Seat
    enemy: CardId
    number: int


class EnemyDefeated(Event, frozen=True):
    """TAM-DMG-03: an enemy was defeated."""

    beat: ClassVar[bool] = True
    seat: Seat
    enemy: CardId


class EnemyDiscarded(Event, frozen=True):
    """TAM-DMG-04: an enemy was discarded without being defeated."""

    beat: ClassVar[bool] = True
    seat: Seat
    enemy: CardId


class EnemyMoved(Event, frozen=True):
    """TAM-VOC-08: an enemy has another place in a queue, or in another queue."""

    beat: ClassVar[bool] = True
    seat: Seat
    enemy: CardId
    top: bool


class DiceRolled(Event, frozen=True):
    """TAM-TMG-07: player dice were rolled."""

    reveals: ClassVar[bool] = True
    seat: Seat
    roll: Roll
    hits: int
    specials: int
    blanks: int


class DiceRerolled(Event, frozen=True):
    """TAM-RES-10: some dice were rolled again; now they show this."""

    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    hits: int
    specials: int
    blanks: int


class DieTurned(Event, frozen=True):
    """A die was turned."""

    seat: Seat
    face: Face
    to: Face


class EnemyDiceRolled(Event, frozen=True):
    """TAM-CBT-02: the enemy dice of a combat."""

    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    special: bool


class BoxResolved(Event, frozen=True):
    """TAM-CBT-05: a combat box is resolved."""

    seat: Seat
    box: BoxId
    dice: int


class EnemyActs(Event, frozen=True):
    """TAM-CBT-10: an enemy attacks."""

    beat: ClassVar[bool] = True
    seat: Seat
    enemy: CardId
    special: bool


class EnemyStunned(Event, frozen=True):
    """TAM-VOC-06: an enemy does not act."""

    seat: Seat
    enemy: CardId


# The scenario


class TimeSet(Event, frozen=True):
    """TAM-TIM-01: the time value."""

    time: int


class StoryDrawn(Event, frozen=True):
    """TAM-SCE-05: a story card was drawn."""

    turning: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    card: CardId


class StoryTurned(Event, frozen=True):
    """TAM-SCE-05: a story card shows its rule side; it is the active one."""

    reveals: ClassVar[bool] = True
    card: CardId


class SpecialDrawn(Event, frozen=True):
    """TAM-SCE-07: a special card came into play."""

    reveals: ClassVar[bool] = True
    card: CardId


class SpecialTurned(Event, frozen=True):
    """TAM-SCE-04: a player turned up a card that lay on a tile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


class CardDropped(Event, frozen=True):
    """TAM-SCE-05: a scenario card left play."""

    card: CardId


class WayChosen(Event, frozen=True):
    """TAM-SCE-11: the group chose a way of a card."""

    card: CardId
    way: WayId
    answer: AnswerId = ""


class ActivityDone(Event, frozen=True):
    """TAM-ADV-01: a player does what a card offers."""

    seat: Seat
    activity: ActivityId


class CheckMade(Event, frozen=True):
    """TAM-CHK-02: how a check ended."""

    seat: Seat
    successes: int
    need: int
    passed: bool


class FaceRevealed(Event, frozen=True):
    """TAM-TOK-04: a die face token was turned up."""

    reveals: ClassVar[bool] = True
    card: CardId
    face: Face


class Ticked(Event, frozen=True):
    """TAM-END-04: a tick on the progress sheet."""

    number: int


class Noted(Event, frozen=True):
    """TAM-END-08: a choice on the progress sheet."""

    number: int


class Recalled(Event, frozen=True):
    """TAM-END-08: a story tells what became of an earlier scenario."""

    reveals: ClassVar[bool] = True
    card: CardId
    guide: CardId
    line: str
    """As in `Table.recalled`."""


class Unlocked(Event, frozen=True):
    """TAM-END-02: components are available from the next game on."""

    locks: list[LockName]


class LockedAgain(Event, frozen=True):
    """TAM-END-03: components are locked again."""

    locks: list[LockName]


class Ended(Event, frozen=True):
    """TAM-END-01: the scenario is over."""

    victory: bool


class BossCame(Event, frozen=True):
    """TAM-BOS-02: a boss is in play."""

    turning: ClassVar[bool] = True
    card: CardId
    place: PlaceId
    tile: TileId = NOTHING


class BossMoved(Event, frozen=True):
    """TAM-BOS-05: a boss moved."""

    beat: ClassVar[bool] = True
    card: CardId
    place: PlaceId
    tile: TileId = NOTHING


class BossDamaged(Event, frozen=True):
    """TAM-BOS-04: a boss took damage."""

    beat: ClassVar[bool] = True
    card: CardId
    number: int


class JordanCame(Event, frozen=True):
    """TAM-SOL-01: Jordan is in play."""

    place: PlaceId
    tile: TileId = NOTHING


class JordanMoved(Event, frozen=True):
    """TAM-SOL-04: Jordan moved."""

    beat: ClassVar[bool] = True
    place: PlaceId
    tile: TileId = NOTHING


class BatteryChanged(Event, frozen=True):
    """TAM-SOL-06: how many cells of Jordan's battery are full."""

    beat: ClassVar[bool] = True
    battery: int


class JordanLeft(Event, frozen=True):
    """TAM-SOL-11: Jordan left the game."""


# Against each other


class SituationDrawn(Event, frozen=True):
    """TAM-VS-05 to -07: a generator card holds for this game."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    card: CardId


class ObjectiveShown(Event, frozen=True):
    """TAM-VS-08: an objective is on display."""

    card: CardId


class ObjectiveNext(Event, frozen=True):
    """TAM-VS-08: the next objective lies face-up on its deck."""

    reveals: ClassVar[bool] = True
    card: CardId


class ObjectiveTaken(Event, frozen=True):
    """TAM-VS-12: a player took an objective."""

    turning: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Scored(Event, frozen=True):
    """TAM-VS-18: how many points a player has."""

    seat: Seat
    points: int


Events = (
    Asked
    | StartPlayer
    | ColourPicked
    | ClassPicked
    | ProtocolsDealt
    | ProtocolKept
    | RoundBegan
    | StepBegan
    | TurnBegan
    | Refilled
    | CodesDrawn
    | CodePut
    | BagFilled
    | Written
    | CodesGained
    | CodesDumped
    | CodesDiscarded
    | CodesRestored
    | CodesExchanged
    | CoreChanged
    | CellUnlocked
    | ResourceGained
    | ResourceLost
    | ExperienceGained
    | ExperienceSpent
    | CapRaised
    | ShieldRaised
    | WoundsPrevented
    | IntegrityLost
    | Recovered
    | PlayerReset
    | BodyDieRolled
    | TraceChanged
    | TraceSwitchedOn
    | StepLearned
    | CardDrawn
    | ClassCardsDrawn
    | Equipped
    | CardLost
    | CardOffered
    | CardWanted
    | CardGiven
    | TradeRefused
    | Attached
    | BodySwapped
    | BodyLost
    | MarketFilled
    | MarketCleared
    | AbilityUsed
    | Launched
    | FigurePut
    | Moved
    | Stayed
    | TileRevealed
    | TileChanged
    | FindRevealed
    | Peeked
    | AreaUsed
    | TokensPut
    | TokensTaken
    | TokensPutOnCard
    | TokensTakenFromCard
    | Carried
    | LockedOn
    | EnemyDeckRenewed
    | EnemyDamaged
    | EnemyMended
    | EnemyDefeated
    | EnemyDiscarded
    | EnemyMoved
    | DiceRolled
    | DiceRerolled
    | DieTurned
    | EnemyDiceRolled
    | BoxResolved
    | EnemyActs
    | EnemyStunned
    | TimeSet
    | StoryDrawn
    | StoryTurned
    | SpecialDrawn
    | SpecialTurned
    | CardDropped
    | WayChosen
    | ActivityDone
    | CheckMade
    | FaceRevealed
    | Ticked
    | Noted
    | Recalled
    | Unlocked
    | LockedAgain
    | Ended
    | BossCame
    | BossMoved
    | BossDamaged
    | JordanCame
    | JordanMoved
    | BatteryChanged
    | JordanLeft
    | SituationDrawn
    | ObjectiveShown
    | ObjectiveNext
    | ObjectiveTaken
    | Scored
)
