"""What a seat may do in Tamashii."""

from dreamtable.games.tamashii.model import (
    AbilityId,
    ActivityId,
    BoxId,
    Calling,
    CardId,
    CellId,
    CodeId,
    Colour,
    EdgeId,
    Face,
    PlaceId,
    ProgramId,
    Resource,
    WayId,
)
from dreamtable.kernel import Move, Seat


class PickColour(Move, frozen=True):
    """TAM-SET-03: take the board of this colour."""

    colour: Colour


class PickClass(Move, frozen=True):
    """TAM-SET-10: play this class."""

    calling: Calling


class KeepProtocol(Move, frozen=True):
    """TAM-SET-11: keep this learning protocol."""

    card: CardId


class StartAt(Move, frozen=True):
    """TAM-VS-05: begin on this tile."""

    place: PlaceId


# Planning


class Write(Move, frozen=True):
    """TAM-WRI-01: shift a token to an adjacent cell, or swap two."""

    edge: EdgeId


class DiscardCode(Move, frozen=True):
    """TAM-UPG-03: for 1 memory, discard the token on a cell."""

    cell: CellId


class BuyCode(Move, frozen=True):
    """TAM-UPG-03: for 1 memory, gain a basic code."""

    code: CodeId


class Equip(Move, frozen=True):
    """TAM-UPG-03: pay for an augmentation and equip it."""

    card: CardId


class RaiseCap(Move, frozen=True):
    """TAM-UPG-05: for experience, the integrity cap and integrity rise by 1."""


class UnlockCell(Move, frozen=True):
    """TAM-UPG-05: for experience, unlock a cell; also where an effect unlocks one."""

    cell: CellId


class BuyOpenSource(Move, frozen=True):
    """TAM-UPG-05: for experience, gain an open-source code."""


class DrawClassCards(Move, frozen=True):
    """TAM-UPG-05: for experience, draw 2 class cards and keep 1."""


class KeepCard(Move, frozen=True):
    """D-09: keep this card of those drawn."""

    card: CardId


class OfferCard(Move, frozen=True):
    """TAM-UPG-04: offer a faction augmentation to another player."""

    card: CardId
    seat: Seat


class AskForCard(Move, frozen=True):
    """TAM-UPG-04: ask another player for a faction augmentation."""

    card: CardId
    seat: Seat


class Ready(Move, frozen=True):
    """D-33: be done with this step."""


# Action


class MoveTo(Move, frozen=True):
    """TAM-MAP-04: move to a tile."""

    place: PlaceId


class Stay(Move, frozen=True):
    """TAM-MAP-03: stay."""


class MoveJordan(Move, frozen=True):
    """TAM-SOL-04: move Jordan, free of charge."""

    place: PlaceId


class JordanMovesForYou(Move, frozen=True):
    """TAM-SOL-14: for 1 battery Jordan makes the player's move."""


class UseJordan(Move, frozen=True):
    """TAM-SOL-06: for 1 battery use Jordan's figure as the own one in this step."""


class UseOwnFigure(Move, frozen=True):
    """TAM-SOL-08: go by the own figure."""


class UseArea(Move, frozen=True):
    """TAM-MAP-13: resolve the effect of the own tile."""


class Launch(Move, frozen=True):
    """TAM-RUN-02: launch a program."""

    program: ProgramId


class UseCells(Move, frozen=True):
    """TAM-PRG-07: launch it with the tokens on these cells."""

    cells: tuple[CellId, ...]


class UseAbility(Move, frozen=True):
    """TAM-AUG-05: use an ability."""

    ability: AbilityId


class Finish(Move, frozen=True):
    """Be done with the own step."""


# Dice and combat


class SpendEnergy(Move, frozen=True):
    """TAM-RES-09: spend so much energy for as many dice."""

    energy: int


class Reroll(Move, frozen=True):
    """TAM-RES-10: reroll so many dice of each face."""

    hits: int
    specials: int
    blanks: int


class KeepDice(Move, frozen=True):
    """TAM-TMG-07: let the dice be."""


class ResolveBox(Move, frozen=True):
    """TAM-CBT-05: resolve a combat box with so many dice."""

    box: BoxId
    dice: int


class AimAtBoss(Move, frozen=True):
    """Deal the damage of a box to the boss."""


class AimAtEnemy(Move, frozen=True):
    """Deal the damage of a box to the top enemy."""


class RaiseShield(Move, frozen=True):
    """TAM-RES-04: cancel as many wounds as there is shield."""


class TakeWounds(Move, frozen=True):
    """TAM-RES-04: spend no shield."""


# What effects ask


class Accept(Move, frozen=True):
    """Yes."""


class Refuse(Move, frozen=True):
    """No."""


class Pass(Move, frozen=True):
    """Use nothing now."""


class Stop(Move, frozen=True):
    """No more."""


class PickCode(Move, frozen=True):
    """D-08: a code of this type."""

    code: CodeId


class PickCell(Move, frozen=True):
    """This cell, or the token on it."""

    cell: CellId


class PickResource(Move, frozen=True):
    """D-26: a point of this resource."""

    resource: Resource


class PickEnemy(Move, frozen=True):
    """This enemy of the own queue."""

    enemy: CardId


class PickCard(Move, frozen=True):
    """This card."""

    card: CardId


class PickSeat(Move, frozen=True):
    """This player."""

    seat: Seat


class PickPlace(Move, frozen=True):
    """This tile."""

    place: PlaceId


class PickNumber(Move, frozen=True):
    """So many."""

    number: int


class PickFace(Move, frozen=True):
    """A die that shows this face."""

    face: Face


class PickWay(Move, frozen=True):
    """D-25: this way of several."""

    way: WayId


# Advance


class DoActivity(Move, frozen=True):
    """TAM-ADV-01: do what a card offers."""

    activity: ActivityId


class JordanDoes(Move, frozen=True):
    """TAM-SOL-06: let Jordan do what a card offers."""

    activity: ActivityId


class TryObjective(Move, frozen=True):
    """TAM-VS-10: make the check of an objective."""

    card: CardId


Moves = (
    PickColour
    | PickClass
    | KeepProtocol
    | StartAt
    | Write
    | DiscardCode
    | BuyCode
    | Equip
    | RaiseCap
    | UnlockCell
    | BuyOpenSource
    | DrawClassCards
    | KeepCard
    | OfferCard
    | AskForCard
    | Ready
    | MoveTo
    | Stay
    | MoveJordan
    | JordanMovesForYou
    | UseJordan
    | UseOwnFigure
    | UseArea
    | Launch
    | UseCells
    | UseAbility
    | Finish
    | SpendEnergy
    | Reroll
    | KeepDice
    | ResolveBox
    | AimAtBoss
    | AimAtEnemy
    | RaiseShield
    | TakeWounds
    | Accept
    | Refuse
    | Pass
    | Stop
    | PickCode
    | PickCell
    | PickResource
    | PickEnemy
    | PickCard
    | PickSeat
    | PickPlace
    | PickNumber
    | PickFace
    | PickWay
    | DoActivity
    | JordanDoes
    | TryObjective
)
