"""LUC-SOLO: one Dreamer alone against a Lord and its Spooks."""

from dreamtable.games.lucidity.dice import take_from_bag
from dreamtable.games.lucidity.end import end_game
from dreamtable.games.lucidity.events import Awoke, SpooksCame
from dreamtable.games.lucidity.model import (
    BLUE,
    COLOUR_OF,
    EXHAUST,
    P1,
    POWER_GOAL,
    SHADOW,
    Card,
    Colour,
    Die,
    Lord,
    Table,
    View,
    power_of,
)
from dreamtable.games.lucidity.moves import GiveUp
from dreamtable.kernel import Chance, Game, Script, Seat

SPOOKS = {
    Lord.DEPTHS: ("SSPSSS", "SPSESS", "PSSSPS"),
    Lord.ENVY: ("SSPSESPS", "SEPSSSES"),
    Lord.IMPRISONMENT: ("SSESSPSS", "ESPSSESS"),
    Lord.PRIMEVAL_FEAR: ("SSPSSPSS", "SPSESSPS"),
}
"""LUC-SOLO-04: the faces of the Spook spaces of each Lord, a column each, bottom first."""

SPOOK_FACES = {"S": SHADOW, "E": EXHAUST, "P": P1}

POWER_PER_AWAKENED = 2
ENVIED_POWER = 4


def place_spooks(table: Table, lord: Lord, rng: Chance) -> None:
    """LUC-SOLO-03: random dice fill the Spook spaces, each turned to the prescribed face."""
    table.lord = lord
    table.awakened = [False] * 4
    for column in SPOOKS[lord]:
        dice = [take_from_bag(table.bag, rng) for _ in column]
        for die, face in zip(dice, column, strict=True):
            table.faces[die] = SPOOK_FACES[face]
        table.spooks.append(dice)


def spooks_come(g: Game[Table], seat: Seat) -> None:
    """LUC-SOLO-05: the lowest Spook of every column moves into the pool, face unchanged."""
    dice = [column.pop(0) for column in g.state.spooks if column]
    if dice:
        g.state.cards[seat].pool += dice
        g.tell(SpooksCame, seat, dice)


def may_be_returned(s: Table, dice: list[Die]) -> list[Die]:
    """LUC-SOLO-08: dice of an Awakened colour may not be returned to the bag."""
    return [die for die in dice if not s.awakened[COLOUR_OF[die]]] if s.awakened else dice


def dice_from_the_depths(s: Table) -> int:
    """LUC-SOLO-17: two for the Lord of the Depths while blue is Awakened, else one."""
    return 2 if s.awakened and s.awakened[BLUE] and s.lord is Lord.DEPTHS else 1


def hunters(s: Table | View) -> int:
    """LUC-SOLO-20: for the Lord of Primeval Fear each Awakened Nightmare hunts along."""
    return sum(s.awakened) if s.awakened and s.lord is Lord.PRIMEVAL_FEAR else 0


def may_dream_again(s: Table, card: Card) -> bool:
    """LUC-SOLO-19: against the Lord of Imprisonment not while any die is in the Exhaust row."""
    return not card.exhaust or s.lord is not Lord.IMPRISONMENT


def envied(g: Game[Table], seat: Seat) -> Script[Die | None]:
    """LUC-SOLO-18: at each rest the Lord of Envy wants a Power 1 die from whoever has 4 Power."""
    s = g.state
    card = s.cards[seat]
    if s.lord is None or s.lord is not Lord.ENVY or power_of(s.faces, card) < ENVIED_POWER:
        return None
    ones = [die for die in card.power if s.faces[die] == P1]
    move = yield from g.ask(seat, [GiveUp(die) for die in ones or card.power], rule="LUC-SOLO-18")
    card.power.remove(move.die)
    return move.die


def awaken(g: Game[Table], seat: Seat, colour: Colour) -> None:
    """LUC-SOLO-07, LUC-SOLO-09: a full Shadow row goes back and wakes its Nightmare, once."""
    s = g.state
    row = s.cards[seat].shadows[colour]
    s.bag += row
    row.clear()
    if s.awakened[colour]:
        end_game(g, "awakened-twice")
    s.awakened[colour] = True
    g.tell(Awoke, seat, s.nightmares[colour])


def end_if_survived(g: Game[Table]) -> None:
    """LUC-SOLO-14 to -16: 15 Power wins; after the last Spooks, Power for each Awakened decides."""
    s = g.state
    power = power_of(s.faces, s.cards[0])
    if power >= POWER_GOAL:
        end_game(g, "power", won=True)
    if not any(s.spooks):
        enough = power >= POWER_PER_AWAKENED * sum(s.awakened)
        end_game(g, "spooks-endured" if enough else "spooks-prevailed", won=enough)
