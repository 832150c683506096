"""Lucidity: dice are told apart by colour and, once they are rolled, by the symbol that they show."""

from collections.abc import Sequence
from operator import add

from dreamtable.envs.shape import Counts, Domain, Each, EachSeat, First, Form, Shape, Size, Skip
from dreamtable.games.lucidity.model import COLOUR_OF, DICE, DICE_PER_COLOUR, Colour, Symbol, View
from dreamtable.kernel import kebab

SHOWN = [f"{kebab(colour.name)} {kebab(symbol.name)}" for colour in Colour for symbol in Symbol]
BASES = [colour * len(Symbol) - 1 for colour in COLOUR_OF]
"""Of each die: its class, less the number of the symbol that it shows."""

POWERS = (Symbol.POWER_1, Symbol.POWER_2)
PAYMENTS = [1 if face == Symbol.POWER_2 else 0 for face in range(1 + len(Symbol))]
LONGEST_COLUMN = 8
ALIKE = DICE_PER_COLOUR
"""There are no more dice of a colour."""


def showing(view: View) -> Sequence[int]:
    """Return the class of each die: its colour and symbol. Dice in the bag show nothing that matters."""
    return list(map(add, BASES, view.faces))


def paying(view: View) -> Sequence[int]:
    """Return the class of each die that may be paid: its Power; its colour is that of the rerolled one."""
    return [PAYMENTS[face] for face in view.faces]


def shape(seats: int) -> Shape:
    """Return what the game declares; Spooks and Lord are of the solo game only."""
    solo: dict[str, Form] = {
        "lord": Skip(),
        "spooks": Skip(),
        "awakened": Skip(),
    }
    if seats == 1:
        solo = {"spooks": Each(3), "spooks[]": First(LONGEST_COLUMN), "awakened": Each(4)}
    return Shape(
        domains={
            "die": Domain(SHOWN, [0] * DICE),
            "payment": Domain([kebab(symbol.name) for symbol in POWERS], [0] * DICE),
            "colour": Domain([kebab(colour.name) for colour in Colour], COLOUR_OF),
        },
        marks={"die": showing, "payment": paying},
        fields={
            "cards": EachSeat(),
            "cards.shadows": Each(4),
            "cards.shadows[]": Size(),
            "bag": Counts("colour"),
            "drawn": Counts("colour"),
            "faces": Skip(),
            "nightmares": Each(4),
            "on_nightmares": Each(4),
            "claimed": Each(4),
            **solo,
        },
        moves={"put-back.die": "colour", "reroll.pay": "payment"},
        copies={
            "put-back": 5,
            "resolve": ALIKE,
            "reroll": ALIKE,
            "pick": ALIKE,
            "move-to-hunt": ALIKE,
            "return-shadow": ALIKE,
            "reroll-this": ALIKE,
            "take-power": ALIKE,
            "take-hunt": ALIKE,
            "give-up": ALIKE,
        },
    )
