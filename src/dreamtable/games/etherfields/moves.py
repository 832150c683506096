"""What a seat may do in Etherfields."""

from dreamtable.games.etherfields.model import (
    ActionId,
    CardId,
    ChoiceId,
    CodeName,
    Colour,
    Element,
    FigureId,
    GoodsName,
    Kind,
    LocationName,
    Luckless,
    PriceName,
    RestName,
    SettingName,
    SpaceId,
    Suit,
    ThingName,
    WayId,
)
from dreamtable.kernel import Move, Seat


class PickDreamer(Move, frozen=True):
    """ETH-SET-02: play this Dreamer."""

    card: CardId


class EnterAt(Move, frozen=True):
    """ETH-MAP-06: enter the Dreamscape here."""

    space: SpaceId


class DiscardCard(Move, frozen=True):
    """ETH-TRO-03: discard this card."""

    card: CardId


class Draw(Move, frozen=True):
    """ETH-TRO-02: discard nothing more, and draw."""


class Act(Move, frozen=True):
    """ETH-ACT-02: announce this action."""

    action: ActionId


class StartMove(Move, frozen=True):
    """ETH-BAS-01: pay Cunning to move."""


class MakeEffort(Move, frozen=True):
    """ETH-BAS-02: spend Hours to move."""


class GainGem(Move, frozen=True):
    """ETH-BAS-04: discard three Influence cards for a Gem."""


class Peek(Move, frozen=True):
    """ETH-BAS-03: discard a card to peek at a secret."""


class PeekAt(Move, frozen=True):
    """ETH-BAS-03: look at this secret."""

    code: CodeName


class RemoveMorphing(Move, frozen=True):
    """ETH-BAS-06: discard an Ether or a Key to remove a Morphing."""

    figure: FigureId
    ether: bool


class SpendHours(Move, frozen=True):
    """ETH-CLK-03: propose to spend Hours for Turns."""


class PlaceCard(Move, frozen=True):
    """ETH-PRG-02: pay for a Progress card and place it."""

    card: CardId


class PlaceGem(Move, frozen=True):
    """ETH-MAP-13: put a Gem into the slot."""

    space: SpaceId


class TakeGem(Move, frozen=True):
    """ETH-MAP-14: take the Gem out of the slot."""

    space: SpaceId


class RemoveFlaw(Move, frozen=True):
    """ETH-FLW-04: pay to be rid of this Flaw."""

    card: CardId


class Lift(Move, frozen=True):
    """ETH-MAP-30: take this token up."""

    thing: ThingName


class PutDown(Move, frozen=True):
    """ETH-MAP-30: put this token down."""

    thing: ThingName


class PlayPoker(Move, frozen=True):
    """ETH-VAR-02: propose to try the playing cards."""


class Done(Move, frozen=True):
    """ETH-TRO-06: want nothing more in this step."""


class Withdraw(Move, frozen=True):
    """ETH-TRO-06: want to act after all."""


class EndRound(Move, frozen=True):
    """ETH-TBT-03: end the own round."""


class PayCard(Move, frozen=True):
    """ETH-ACT-04: discard this card for its Intent."""

    card: CardId


class PayItem(Move, frozen=True):
    """ETH-ACT-04: discard this Item for its Intent."""

    card: CardId


class Boost(Move, frozen=True):
    """ETH-BST-01: roll the Luck die to add Intent."""


class Finish(Move, frozen=True):
    """ETH-TIM-03: close the payment."""


class Cancel(Move, frozen=True):
    """ETH-ACT-16: take everything back."""


class GiveUp(Move, frozen=True):
    """ETH-BST-06: leave it, what was paid is lost."""


class PickColour(Move, frozen=True):
    """ETH-ACT-09: pay in this colour."""

    colour: Colour


class PickPrice(Move, frozen=True):
    """ETH-ACT-19: pay in this way."""

    price: PriceName


class PickNumber(Move, frozen=True):
    """ETH-GEN-09: so many."""

    number: int


class UseGem(Move, frozen=True):
    """ETH-BAS-05: discard a Gem to reroll."""


class Pass(Move, frozen=True):
    """ETH-TIM-20: use nothing now."""


class PassPhase(Move, frozen=True):
    """ETH-TIM-20: use nothing in this whole phase."""


class Walk(Move, frozen=True):
    """ETH-MOV-01: move there."""

    space: SpaceId


class Stay(Move, frozen=True):
    """ETH-MOV-03: do not move."""


class PickSpace(Move, frozen=True):
    """Take this space."""

    space: SpaceId


class PickFigure(Move, frozen=True):
    """Take this figure."""

    figure: FigureId


class PickSeat(Move, frozen=True):
    """Take this Dreamer."""

    seat: Seat


class PickCard(Move, frozen=True):
    """Take this card."""

    card: CardId


class PickStep(Move, frozen=True):
    """ETH-TRN-07: block this step."""

    number: int
    sort: Kind


class Bear(Move, frozen=True):
    """ETH-SHU-02, ETH-BST-04: take this."""

    what: Luckless


class PickOption(Move, frozen=True):
    """ETH-CHO-01: take this way of a card."""

    way: WayId


class PickChoice(Move, frozen=True):
    """ETH-CHO-01: take this way of a paragraph."""

    choice: ChoiceId


class Accept(Move, frozen=True):
    """Yes."""


class Refuse(Move, frozen=True):
    """No."""


class Abstain(Move, frozen=True):
    """ETH-CHO-05: vote for nothing."""


class KeepOnTop(Move, frozen=True):
    """Put this card back on top."""

    card: CardId


class PutAway(Move, frozen=True):
    """Put this card on the discard pile."""

    card: CardId


class PutUnder(Move, frozen=True):
    """ETH-FAT-01: put this card, or this Slumber tile, under its deck."""

    card: CardId


class TakeMarker(Move, frozen=True):
    """ETH-GRD-07: take a marker from this action."""

    action: ActionId


class PutMarker(Move, frozen=True):
    """ETH-GRD-14: put a marker of this colour on this action."""

    action: ActionId
    colour: Colour


class Decide(Move, frozen=True):
    """ETH-CHO-07: end the vote by this, and choose for all."""

    seat: Seat
    action: ActionId


class SetDial(Move, frozen=True):
    """ETH-RID-01: set the next dial to this."""

    setting: SettingName


class EnterAnswer(Move, frozen=True):
    """Enter what the dials show."""


class Leave(Move, frozen=True):
    """Leave the riddle."""


class AskHint(Move, frozen=True):
    """Ask for a hint."""


class GoBack(Move, frozen=True):
    """ETH-MCH-07: back to the Gate: nothing of the lost try counts."""


class WakeUp(Move, frozen=True):
    """ETH-MCH-07: Awakening: what was gained is kept."""


class ClearDials(Move, frozen=True):
    """ETH-RID-03: set the dials anew."""


class PickThing(Move, frozen=True):
    """This token."""

    thing: ThingName


class PickElement(Move, frozen=True):
    """ETH-VAR-02: influence this."""

    element: Element


class PickSuit(Move, frozen=True):
    """Name this suit."""

    suit: Suit


class GoTo(Move, frozen=True):
    """ETH-DWM-03: go along a big arrow to this location."""

    to: LocationName


class TakeShortcut(Move, frozen=True):
    """ETH-DWM-05: take the shortcut to this location."""

    to: LocationName


class ThroughDoor(Move, frozen=True):
    """ETH-DWM-14: go through the door to this location."""

    to: LocationName


class Awaken(Move, frozen=True):
    """ETH-AWK-01: resolve Awakening."""


class EndEvening(Move, frozen=True):
    """ETH-SAV-01: end the evening."""


class EnterGate(Move, frozen=True):
    """ETH-GATE-02: pay the Keys of this Gate and enter it."""

    card: CardId


class TakeKey(Move, frozen=True):
    """ETH-DWM-08: gain a Key and resolve a Slumber."""


class FaceSlumber(Move, frozen=True):
    """ETH-SLU-06: face the Slumber."""


class SkipSlumber(Move, frozen=True):
    """ETH-SLU-07: resolve its Out of Turns effect instead."""


class Refresh(Move, frozen=True):
    """ETH-DWM-12: take this from the Sanctuary."""

    what: RestName


class Recover(Move, frozen=True):
    """ETH-DEL-02: recover in this way."""

    what: RestName


class UseShopping(Move, frozen=True):
    """ETH-SHP-01: use a Shopping card."""


class Shop(Move, frozen=True):
    """ETH-SHP-01: look at Influence cards, or at an Item."""

    what: GoodsName


class BuyCard(Move, frozen=True):
    """ETH-MKT-02, ETH-SHP-03: buy this."""

    card: CardId


class PutBack(Move, frozen=True):
    """ETH-SOL-01: remove the card from the game and draw another."""


class LeaveDream(Move, frozen=True):
    """ETH-SAV-07: propose to end the evening inside a Dream, which counts as a death."""


class LetPass(Move, frozen=True):
    """ETH-VAR-14: let a Slumber pass that was fought twice in this chapter."""


class LeaveOut(Move, frozen=True):
    """ETH-DCK-03: leave this card out of the deck."""

    card: CardId


class PutIn(Move, frozen=True):
    """ETH-DCK-01: put this card into the deck."""

    card: CardId


class TakeAdvice(Move, frozen=True):
    """ETH-SFT-07: take the deck that is suggested."""


class DeckDone(Move, frozen=True):
    """ETH-DCK-01: the deck is as it should be."""


Moves = (
    PickDreamer
    | EnterAt
    | DiscardCard
    | Draw
    | Act
    | StartMove
    | MakeEffort
    | GainGem
    | Peek
    | PeekAt
    | RemoveMorphing
    | SpendHours
    | PlaceCard
    | PlaceGem
    | TakeGem
    | RemoveFlaw
    | Lift
    | PutDown
    | PlayPoker
    | Done
    | Withdraw
    | EndRound
    | PayCard
    | PayItem
    | Boost
    | Finish
    | Cancel
    | GiveUp
    | PickColour
    | PickPrice
    | PickNumber
    | UseGem
    | Pass
    | PassPhase
    | Walk
    | Stay
    | PickSpace
    | PickFigure
    | PickSeat
    | PickCard
    | PickStep
    | Bear
    | PickOption
    | PickChoice
    | Accept
    | Refuse
    | Abstain
    | KeepOnTop
    | PutAway
    | PutUnder
    | LetPass
    | LeaveDream
    | TakeMarker
    | PutMarker
    | Decide
    | SetDial
    | EnterAnswer
    | Leave
    | AskHint
    | ClearDials
    | GoBack
    | WakeUp
    | PickThing
    | PickElement
    | PickSuit
    | GoTo
    | TakeShortcut
    | ThroughDoor
    | Awaken
    | EndEvening
    | EnterGate
    | TakeKey
    | FaceSlumber
    | SkipSlumber
    | Refresh
    | Recover
    | UseShopping
    | Shop
    | BuyCard
    | PutBack
    | LeaveOut
    | PutIn
    | DeckDone
    | TakeAdvice
)
