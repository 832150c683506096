"""What happens in Etherfields, as it is told."""

from functools import cache
from typing import ClassVar

from dreamtable.content.effects import Asked as Asked
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Tile
from dreamtable.games.etherfields.model import (
    NOTHING,
    ActionId,
    BackName,
    CardId,
    ChoiceId,
    CodeName,
    Colour,
    Element,
    FigureId,
    GainedName,
    GoalName,
    Kind,
    LocationName,
    Luck,
    Pace,
    ParagraphId,
    Phase,
    ResultName,
    SettingName,
    SpaceId,
    StepId,
    Suit,
    ThingName,
)
from dreamtable.kernel import Event, Heading, Seat


@cache
def turns_with_the_tide(card: CardId, _edition: object) -> bool:
    """ETH-DRM-01: say whether a tile has a dry and a drowned side."""
    tile = CARDS[card]
    if not isinstance(tile, Tile):
        return False
    others = (BOX.card(one, Tile) for one in BOX.of(Tile))
    return tile.drowned or any(one.drowned and one.state_of == tile.code for one in others)


class AskedOf(Event, frozen=True):
    """Whom a question is about. Never told by itself."""

    seat: Seat


class DreamerPicked(Event, frozen=True):
    """ETH-SET-02: who plays whom."""

    seat: Seat
    card: CardId


class GateOpened(Event, frozen=True):
    """ETH-GATE-02: a Gate is entered."""

    reveals: ClassVar[bool] = True
    card: CardId


class TurnsDealt(Event, frozen=True):
    """ETH-GATE-05: so many Turn cards are laid out."""

    count: int


class Entered(Event, frozen=True):
    """ETH-GATE-08: a Dreamer entered."""

    beat: ClassVar[bool] = True
    seat: Seat
    space: SpaceId


class TurnBegan(Event, frozen=True):
    """ETH-TRN-02: a Turn begins with this card."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    heads: ClassVar[Heading] = "turn"
    turn: int
    card: CardId


class FirstPlayer(Event, frozen=True):
    """ETH-TBT-06: who is First Player."""

    seat: Seat


class PhaseBegan(Event, frozen=True):
    """ETH-TRO-01: where the Turn stands."""

    phase: Phase


class Discarded(Event, frozen=True):
    """Cards went to a discard pile."""

    seat: Seat
    cards: list[CardId]


class Drawn(Event, frozen=True):
    """ETH-TRO-02: cards were drawn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: list[CardId]


class BackShown(Event, frozen=True):
    """ETH-INF-13: which back lies on top of a deck now."""

    reveals: ClassVar[bool] = True
    seat: Seat
    back: BackName


class Reshuffled(Event, frozen=True):
    """ETH-SHU-01: a discard pile became a deck."""

    seat: Seat


class CardsSealed(Event, frozen=True):
    """ETH-SEA-01: cards were Sealed."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: list[CardId]


class Unsealed(Event, frozen=True):
    """ETH-SEA-02: cards were Unsealed."""

    seat: Seat
    cards: list[CardId]


class Suffered(Event, frozen=True):
    """ETH-PAI-01: Distress was suffered."""

    beat: ClassVar[bool] = True
    seat: Seat
    num: int


class Cured(Event, frozen=True):
    """ETH-PAI-01: Distress was cured."""

    seat: Seat
    num: int


class Prevented(Event, frozen=True):
    """ETH-TIM-06: harm was prevented."""

    seat: Seat
    num: int


class Redirected(Event, frozen=True):
    """ETH-TIM-06: Distress goes to another Dreamer."""

    seat: Seat
    to: Seat
    num: int


class Gained(Event, frozen=True):
    """A Dreamer gained something."""

    seat: Seat
    thing: ThingName
    num: int


class Lost(Event, frozen=True):
    """A Dreamer lost something."""

    seat: Seat
    thing: ThingName
    num: int


class TeamGained(Event, frozen=True):
    """The Team gained something."""

    thing: ThingName
    num: int


class TeamLost(Event, frozen=True):
    """The Team lost something."""

    thing: ThingName
    num: int


class Announced(Event, frozen=True):
    """ETH-TIM-03: an action was announced."""

    seat: Seat
    action: ActionId


class MoveAnnounced(Event, frozen=True):
    """ETH-BAS-01: a Move was announced."""

    seat: Seat


class PlacingAnnounced(Event, frozen=True):
    """ETH-PRG-02: a Progress card is to be placed."""

    seat: Seat
    card: CardId


class Paid(Event, frozen=True):
    """ETH-ACT-04: a card was discarded for Intent."""

    seat: Seat
    card: CardId
    colour: Colour
    num: int


class IntentAdded(Event, frozen=True):
    """Intent was added to a payment."""

    seat: Seat
    colour: Colour
    num: int


class Cancelled(Event, frozen=True):
    """ETH-ACT-16: an action was taken back."""

    seat: Seat


class Failed(Event, frozen=True):
    """ETH-BST-06: an action failed."""

    seat: Seat


class Performed(Event, frozen=True):
    """ETH-TIM-03: an action was performed."""

    beat: ClassVar[bool] = True
    seat: Seat
    action: ActionId


class MarkersPut(Event, frozen=True):
    """ETH-GRD-03: Intent markers were put on an action."""

    action: ActionId
    colour: Colour
    num: int


class MarkersTaken(Event, frozen=True):
    """ETH-GRD-06: Intent markers returned to the supply."""

    action: ActionId
    num: int


class LuckRolled(Event, frozen=True):
    """ETH-LCK-01: the Luck die was rolled."""

    reveals: ClassVar[bool] = True
    seat: Seat
    luck: Luck


class PaceRolled(Event, frozen=True):
    """ETH-EMV-01: the movement die was rolled for a figure."""

    reveals: ClassVar[bool] = True
    figure: FigureId
    pace: Pace
    entity: CardId = NOTHING
    """Whose figure it is."""


class Rerolling(Event, frozen=True):
    """ETH-RRL-01: somebody lets a die be rolled again."""

    seat: Seat


class TileMarked(Event, frozen=True):
    """ETH-ENT-08: how many Universal markers lie on an Entity tile now."""

    card: CardId
    num: int


class DieTurned(Event, frozen=True):
    """ETH-TIM-05: somebody lets the die that was rolled show something else, which is told next."""

    seat: Seat


class SuitNamed(Event, frozen=True):
    """ETH-TRN-01: somebody bets on the suit of the next Turn card."""

    seat: Seat
    suit: Suit


class BetSettled(Event, frozen=True):
    """ETH-TRN-01: whether the card that is current now has the suit that somebody named."""

    seat: Seat
    suit: Suit
    won: bool


class CardGiven(Event, frozen=True):
    """ETH-INF-02: a card of a hand went to another Dreamer's."""

    seat: Seat
    to: Seat
    card: CardId


class CardReturned(Event, frozen=True):
    """ETH-MKT-04: a card went under the Influence Market."""

    seat: Seat
    card: CardId


class TakenBack(Event, frozen=True):
    """ETH-INF-11: a card came back from a discard pile into the hand."""

    seat: Seat
    card: CardId


class TakenAlong(Event, frozen=True):
    """ETH-MOV-01: somebody goes along with the next Move of another Dreamer."""

    seat: Seat
    other: Seat


class Moved(Event, frozen=True):
    """ETH-MOV-01: a Dreamer moved."""

    beat: ClassVar[bool] = True
    seat: Seat
    path: list[SpaceId]


class Relocated(Event, frozen=True):
    """ETH-MOV-06: a Dreamer was relocated."""

    beat: ClassVar[bool] = True
    seat: Seat
    space: SpaceId


class Pushed(Event, frozen=True):
    """ETH-CAP-03: a Dreamer was pushed."""

    beat: ClassVar[bool] = True
    seat: Seat
    space: SpaceId


class FigureSpawned(Event, frozen=True):
    """ETH-SPN-01: a figure came."""

    beat: ClassVar[bool] = True
    figure: FigureId
    card: CardId
    space: SpaceId


class FigureMoved(Event, frozen=True):
    """ETH-EMV-03: a figure moved."""

    beat: ClassVar[bool] = True
    figure: FigureId
    path: list[SpaceId]
    entity: CardId = NOTHING
    """Whose figure it is."""


class FigureStood(Event, frozen=True):
    """A figure was put somewhere."""

    beat: ClassVar[bool] = True
    figure: FigureId
    space: SpaceId
    entity: CardId = NOTHING
    """Whose figure it is."""


class FigureGone(Event, frozen=True):
    """A figure left the Dreamscape."""

    beat: ClassVar[bool] = True
    figure: FigureId
    entity: CardId = NOTHING
    """Whose figure it is."""


class MorphingAdded(Event, frozen=True):
    """ETH-MOR-01: a Morphing lies on an Entity."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    card: CardId
    token: CardId


class MorphingRemoved(Event, frozen=True):
    """ETH-MOR-10: a Morphing returned to the pool."""

    card: CardId
    token: CardId


class FigureState(Event, frozen=True):
    """ETH-STA-01: a figure has a State."""

    beat: ClassVar[bool] = True
    figure: FigureId
    card: CardId
    entity: CardId = NOTHING
    """Whose figure it is."""


class DreamerState(Event, frozen=True):
    """ETH-STA-01: a Dreamer has a State."""

    beat: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Placed(Event, frozen=True):
    """ETH-PRG-02: a Progress card was placed."""

    seat: Seat
    card: CardId


class Flipped(Event, frozen=True):
    """ETH-PRG-06: a Progress card was flipped."""

    seat: Seat
    card: CardId


class Unflipped(Event, frozen=True):
    """ETH-PRG-06: a Progress card was turned back."""

    seat: Seat
    card: CardId


class CardGained(Event, frozen=True):
    """ETH-INF-10: a Dreamer gained a card."""

    seat: Seat
    card: CardId


class FlawGained(Event, frozen=True):
    """ETH-FLW-01: a Dreamer gained a Flaw."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


class FlawDrawn(Event, frozen=True):
    """ETH-FLW-02: a Flaw was drawn."""

    seat: Seat
    card: CardId


class FlawRemoved(Event, frozen=True):
    """ETH-FLW-04: a Flaw went under its deck."""

    seat: Seat
    card: CardId


class ItemGained(Event, frozen=True):
    """ETH-ITM-04: the Team gained an Item."""

    card: CardId


class ItemStored(Event, frozen=True):
    """ETH-ITM-07: an Item went to Storage."""

    card: CardId


class ItemActive(Event, frozen=True):
    """ETH-ITM-06: an Item became active."""

    reveals: ClassVar[bool] = True
    card: CardId


class MaskGained(Event, frozen=True):
    """ETH-MSK-01: a Dreamer gained a Mask."""

    seat: Seat
    card: CardId


class FlawSpared(Event, frozen=True):
    """ETH-SFT-10: in story mode a Dreamer was spared a Flaw."""

    seat: Seat


class StreetsEnd(Event, frozen=True):
    """ETH-GATE-12: no Gate of this edition is left; the city stays open."""


class SignGained(Event, frozen=True):
    """ETH-SGN-03: a Dreamer gained a personal Sign."""

    seat: Seat
    card: CardId


class SignFound(Event, frozen=True):
    """ETH-SGN-02: the Team gained a Sign."""

    card: CardId


class SignSpent(Event, frozen=True):
    """ETH-SGN-02, -03: a Dreamer used a Sign, which goes back to the supply."""

    seat: Seat
    card: CardId


class MaskWorn(Event, frozen=True):
    """ETH-MSK-02: a Dreamer wears a Mask."""

    seat: Seat
    card: CardId


class MaskTakenOff(Event, frozen=True):
    """ETH-MSK-06: a Mask was discarded."""

    seat: Seat
    card: CardId


class StepBegan(Event, frozen=True):
    """ETH-TRN-03: a step of the Turn card is resolved."""

    beat: ClassVar[bool] = True
    kind: Kind


class StepBlocked(Event, frozen=True):
    """ETH-TRN-07: a step of the Turn card was blocked."""

    number: int
    kind: Kind


class TurnEnded(Event, frozen=True):
    """ETH-TRO-09: the Turn card was discarded."""

    turn: int


class TurnAdded(Event, frozen=True):
    """ETH-TRN-08: Turns were added."""

    count: int


class OutOfTurns(Event, frozen=True):
    """ETH-TRO-10: there is no Turn card left."""

    turning: ClassVar[bool] = True


class SaidDone(Event, frozen=True):
    """ETH-TRO-06: a Dreamer wants nothing more."""

    seat: Seat


class Withdrew(Event, frozen=True):
    """ETH-TRO-06: a Dreamer wants to act after all."""

    seat: Seat


class GemPlaced(Event, frozen=True):
    """ETH-MAP-13: a Gem was put into a slot."""

    seat: Seat
    space: SpaceId


class GemTaken(Event, frozen=True):
    """ETH-MAP-14: a Gem was taken out of a slot."""

    seat: Seat
    space: SpaceId


class TokenPut(Event, frozen=True):
    """A token was put into a space."""

    thing: ThingName
    space: SpaceId


class TokenMoved(Event, frozen=True):
    """A loose token went from space to space, or drifted."""

    beat: ClassVar[bool] = True
    thing: ThingName
    space: SpaceId
    to: SpaceId


class TokenDelivered(Event, frozen=True):
    """A token was delivered, and has left the map for good."""

    seat: Seat
    thing: ThingName


class WentBack(Event, frozen=True):
    """ETH-MCH-07: after a death the group went back to the Gate, or awoke."""

    back: bool


class TideTurned(Event, frozen=True):
    """ETH-DRM-01, -17: the marker on the tide table went on, and the water stands there."""

    beat: ClassVar[bool] = True
    box: int
    level: int


class SnowFell(Event, frozen=True):
    """ETH-DRM-07: the snow has put out so many Lights."""

    beat: ClassVar[bool] = True
    count: int


class CompanionCame(Event, frozen=True):
    """ETH-CMP-01: a Companion is there."""

    reveals: ClassVar[bool] = True
    companion: CardId
    space: SpaceId


class CompanionMoved(Event, frozen=True):
    """ETH-CMP-04: a Companion went from space to space."""

    companion: CardId
    way: list[SpaceId]


class CompanionHelped(Event, frozen=True):
    """ETH-CMP-02: a Companion has taken Distress for a Dreamer."""

    seat: Seat
    companion: CardId
    count: int


class CompanionGone(Event, frozen=True):
    """ETH-CMP-03: a Companion leaves."""

    companion: CardId


class Drifted(Event, frozen=True):
    """ETH-DRM-02: a Dreamer drifted with the tide."""

    beat: ClassVar[bool] = True
    seat: Seat
    space: SpaceId


class BarPlayed(Event, frozen=True):
    """ETH-DRM-04: a bar of the score was played, and so many are."""

    beat: ClassVar[bool] = True
    seat: Seat
    suit: Suit
    bar: int


class WrongNote(Event, frozen=True):
    """ETH-DRM-04: a room played out of its turn; so many bars are left."""

    beat: ClassVar[bool] = True
    seat: Seat
    suit: Suit
    bar: int


class OverlayGone(Event, frozen=True):
    """ETH-OVL-06: an Overlay was taken away."""

    card: CardId


class TokenTaken(Event, frozen=True):
    """A token was taken from a space."""

    thing: ThingName
    space: SpaceId


class WallChanged(Event, frozen=True):
    """ETH-MAP-09: a wall is gone, or was put."""

    space: SpaceId
    other: SpaceId
    open: bool


class TileLaid(Event, frozen=True):
    """ETH-SEC-10: a map tile was laid."""

    reveals: ClassVar[bool] = True
    turning: ClassVar[bool] = True
    card: CardId
    space: SpaceId

    def is_turning_point(self) -> bool:
        """ETH-DRM-01: a tile that turns with the tide turns again and again: that is none."""
        return not turns_with_the_tide(self.card, BOX.edition)


class EntityCame(Event, frozen=True):
    """ETH-SEC-11: an Entity tile became active."""

    reveals: ClassVar[bool] = True
    turning: ClassVar[bool] = True
    card: CardId


class SecretShown(Event, frozen=True):
    """ETH-SEC-06: a secret was revealed."""

    reveals: ClassVar[bool] = True
    card: CardId


class ParagraphRead(Event, frozen=True):
    """ETH-SCR-01: a paragraph was opened."""

    reveals: ClassVar[bool] = True
    number: ParagraphId


class ChoiceTaken(Event, frozen=True):
    """ETH-CHO-01: a way of a paragraph was taken."""

    choice: ChoiceId


class GoalNearer(Event, frozen=True):
    """The group has learned more of what the Dream wants, or has done a step of it."""

    turning: ClassVar[bool] = True
    goal: GoalName


class WayShut(Event, frozen=True):
    """ETH-SCR-09: a way of a paragraph can't be taken now, for want of its price or of what a Dreamer has."""

    choice: ChoiceId


class Looked(Event, frozen=True):
    """Cards on top of a deck were looked at."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: list[CardId]


class ActionClosed(Event, frozen=True):
    """ETH-MAP-08: an action got a Block token."""

    action: ActionId


class SuitChanged(Event, frozen=True):
    """ETH-TRN-16: the suit counts as another one."""

    suit: Suit


class Remembered(Event, frozen=True):
    """ETH-END-03: what the campaign would keep, or what an ending does to it."""

    reveals: ClassVar[bool] = True
    gained: GainedName


class DialSet(Event, frozen=True):
    """A dial was set."""

    seat: Seat
    setting: SettingName


class AnswerEntered(Event, frozen=True):
    """An answer was entered."""

    seat: Seat


class RiddleSolved(Event, frozen=True):
    """A riddle was solved."""

    reveals: ClassVar[bool] = True
    step: StepId


class DialsCleared(Event, frozen=True):
    """ETH-RID-03: the dials are set anew."""

    seat: Seat


class AnswerNear(Event, frozen=True):
    """ETH-RID-06: the answer was a near miss."""

    reveals: ClassVar[bool] = True
    step: StepId


class AnswerWrong(Event, frozen=True):
    """The answer was wrong."""

    reveals: ClassVar[bool] = True
    step: StepId


class HintGiven(Event, frozen=True):
    """A hint was asked for."""

    reveals: ClassVar[bool] = True
    step: StepId
    number: int


class PokerNamed(Event, frozen=True):
    """ETH-VAR-02: what the playing cards are to influence."""

    element: Element


class PokerDrawn(Event, frozen=True):
    """ETH-VAR-03: playing cards were drawn."""

    reveals: ClassVar[bool] = True
    cards: list[int]


class PokerSettled(Event, frozen=True):
    """ETH-VAR-05: what the playing cards say."""

    good: bool


class Died(Event, frozen=True):
    """ETH-PAI-03: a Dreamer died."""

    turning: ClassVar[bool] = True
    seat: Seat


class DreamEnded(Event, frozen=True):
    """ETH-END-07: the Dream is over."""

    ending: str


class Peeked(Event, frozen=True):
    """ETH-BAS-03: a Dreamer looked at a secret: everybody sees which, only that one what it is."""

    seat: Seat
    code: CodeName
    card: CardId | None

    def seen_by(self, seat: Seat) -> "Peeked":
        """Only who looks sees the face."""
        return self if seat == self.seat else Peeked(self.seat, self.code, None)

    def reveals_to(self, seat: Seat) -> bool:
        """Who looks learns it."""
        return seat == self.seat


class TileRode(Event, frozen=True):
    """ETH-MAP-31: a tile went elsewhere with all that is on it."""

    card: CardId
    space: SpaceId


class WayBegan(Event, frozen=True):
    """ETH-MCH-01: a Way begins."""


class TeamMoved(Event, frozen=True):
    """ETH-DWM-03: the Team marker stands on this location now."""

    to: LocationName


class GoodStop(Event, frozen=True):
    """ETH-SFT-14: here is a good place to stop; what stopping means is told with it."""


class FateDrawn(Event, frozen=True):
    """ETH-FAT-01: a Fate card was drawn."""

    reveals: ClassVar[bool] = True
    card: CardId


class QuirkPlaced(Event, frozen=True):
    """ETH-FAT-03: a Fate card lies in the Quirk slot of a tile."""

    card: CardId
    tile: CardId


class QuirkGone(Event, frozen=True):
    """ETH-FAT-06: a Quirk went under the Fate deck."""

    card: CardId


class SlumberDrawn(Event, frozen=True):
    """ETH-SLU-01: a Slumber tile was drawn."""

    reveals: ClassVar[bool] = True
    card: CardId


class SlumberBegan(Event, frozen=True):
    """ETH-SLU-06: a Slumber is set up."""

    card: CardId


class SlumberEnded(Event, frozen=True):
    """ETH-SLU-11: a Slumber is over."""

    card: CardId
    result: ResultName


class HoursSet(Event, frozen=True):
    """ETH-CLK-04: the Hour counter was set."""

    hours: int


class AwakeningBegan(Event, frozen=True):
    """ETH-AWK-02: the group awakens."""


class DreamerChanged(Event, frozen=True):
    """ETH-AWK-08: somebody plays another Dreamer."""

    seat: Seat
    card: CardId


class DreamerWanted(Event, frozen=True):
    """ETH-AWK-08: somebody would like to play the Dreamer of somebody else, who is asked."""

    seat: Seat
    card: CardId


class DeckBuilt(Event, frozen=True):
    """ETH-DCK-01: a deck was built."""

    seat: Seat
    inside: int
    outside: int


class MarketShown(Event, frozen=True):
    """ETH-MKT-02: what a Dreamer may buy."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: list[CardId]


class ShoppingUsed(Event, frozen=True):
    """ETH-SHP-01: a Shopping card was used; so many are left."""

    left: int


class EtherStored(Event, frozen=True):
    """ETH-SAV-03: Ether became a II-41 R card."""

    seat: Seat


class WayEnded(Event, frozen=True):
    """ETH-MCH-01: the Way is over: `gate` or `evening`."""

    ending: str


Events = (
    Asked
    | AskedOf
    | DreamerPicked
    | GateOpened
    | TurnsDealt
    | Entered
    | TurnBegan
    | FirstPlayer
    | PhaseBegan
    | Discarded
    | Drawn
    | BackShown
    | Reshuffled
    | CardsSealed
    | Unsealed
    | Suffered
    | Cured
    | Prevented
    | Redirected
    | Gained
    | Lost
    | TeamGained
    | TeamLost
    | Announced
    | MoveAnnounced
    | PlacingAnnounced
    | Paid
    | IntentAdded
    | Cancelled
    | Failed
    | Performed
    | MarkersPut
    | MarkersTaken
    | LuckRolled
    | PaceRolled
    | Rerolling
    | Moved
    | Relocated
    | Pushed
    | FigureSpawned
    | FigureMoved
    | FigureStood
    | FigureGone
    | MorphingAdded
    | MorphingRemoved
    | FigureState
    | DreamerState
    | Placed
    | Flipped
    | Unflipped
    | CardGained
    | FlawGained
    | FlawDrawn
    | FlawRemoved
    | ItemGained
    | ItemStored
    | ItemActive
    | MaskGained
    | MaskWorn
    | MaskTakenOff
    | StepBegan
    | StepBlocked
    | TurnEnded
    | TurnAdded
    | OutOfTurns
    | SaidDone
    | Withdrew
    | GemPlaced
    | GemTaken
    | TokenPut
    | TokenTaken
    | WallChanged
    | TileLaid
    | EntityCame
    | SecretShown
    | ParagraphRead
    | ChoiceTaken
    | Looked
    | ActionClosed
    | SuitChanged
    | Remembered
    | DialSet
    | AnswerEntered
    | RiddleSolved
    | AnswerWrong
    | AnswerNear
    | DialsCleared
    | TokenMoved
    | TokenDelivered
    | TideTurned
    | WentBack
    | GoalNearer
    | WayShut
    | Drifted
    | SnowFell
    | CompanionCame
    | CompanionMoved
    | CompanionHelped
    | CompanionGone
    | BarPlayed
    | WrongNote
    | OverlayGone
    | HintGiven
    | PokerNamed
    | PokerDrawn
    | PokerSettled
    | Died
    | DreamEnded
    | Peeked
    | TileMarked
    | DieTurned
    | SuitNamed
    | BetSettled
    | CardGiven
    | TakenAlong
    | TakenBack
    | CardReturned
    | WayBegan
    | GoodStop
    | TeamMoved
    | FateDrawn
    | QuirkPlaced
    | QuirkGone
    | SlumberDrawn
    | SlumberBegan
    | SlumberEnded
    | HoursSet
    | AwakeningBegan
    | DreamerChanged
    | DreamerWanted
    | DeckBuilt
    | MarketShown
    | ShoppingUsed
    | EtherStored
    | WayEnded
    | TileRode
    | FlawSpared
    | StreetsEnd
    | SignGained
    | SignFound
    | SignSpent
)
