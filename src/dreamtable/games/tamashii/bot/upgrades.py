"""What upgrades are worth (TAM-UPG)."""

from dreamtable.games.tamashii.augmentations import printed_cost
from dreamtable.games.tamashii.bot.aims import Aims
from dreamtable.games.tamashii.bot.sight import POINT, Sight
from dreamtable.games.tamashii.bot.worth import Worth
from dreamtable.games.tamashii.box import ABILITIES, BOX, CARDS
from dreamtable.games.tamashii.cards import ClassCard, FactionCard
from dreamtable.games.tamashii.launcher import BASE, CORRUPTED
from dreamtable.games.tamashii.model import MEMORY
from dreamtable.games.tamashii.moves import (
    BuyCode,
    BuyOpenSource,
    DiscardCode,
    DrawClassCards,
    Equip,
    RaiseCap,
    UnlockCell,
)
from dreamtable.games.tamashii.verbs.cards import Destroy
from dreamtable.kernel import Move

CELL_A_ROUND = 0.45
"""What it is worth each round that one cell more is refilled."""
MANY_CARDS = 2
"""So many cards that wait for memory are enough."""


class Upgrades:
    """Weighs upgrades for one player."""

    def __init__(self, sight: Sight, aims: Aims, worth: Worth) -> None:
        self.sight = sight
        self.aims = aims
        self.worth = worth

    def value(self, move: Move) -> float:
        """Return what an upgrade is worth, above its price."""
        sight, states = self.sight, self.aims.states
        me = sight.me
        lasting = min(7.0, sight.rounds)
        point = POINT if sight.against else 0.0
        match move:
            case UnlockCell():
                have = (me.unlocked & ~BASE).bit_count()
                return point + CELL_A_ROUND * lasting + states.get("unlocked-cell", 0.0) - 0.1 * have
            case RaiseCap():
                weak = 1.2 if me.integrity <= 2 else 0.0
                return point + 0.25 * lasting + weak + states.get("cap", 0.0) - 0.2 * (me.cap - 5)
            case BuyOpenSource():
                return point + 0.2 * lasting + states.get("open", 0.0)
            case DrawClassCards():
                waiting = sum(1 for card in me.cards if card not in me.equipped)
                room = waiting < MANY_CARDS and (lasting > 2 or me.resources[MEMORY] > 1)
                return (1.6 * point + 0.4 * lasting if room else 0.2) - 0.8 * waiting
            case Equip(card):
                return self.card(card) + states.get(self._sort(card), 0.0) - 0.9 * printed_cost(card)
            case BuyCode(code):
                spare = (
                    me.resources[MEMORY]
                    - 2
                    - sum(printed_cost(card) for card in me.cards if card not in me.equipped)
                )
                gain = (
                    sight.code(code)
                    + self.worth.event("gain-code")
                    + (0.1 if code == sight.wanted_code else 0)
                )
                return gain - (0.5 if spare > 0 else 1.2)
            case DiscardCode(cell):
                if me.launcher[cell] != CORRUPTED:
                    return self.worth.event("discard-code") - 1.6
                if self.aims.burned:
                    return self.aims.burned
                waits = any(card not in me.equipped for card in me.cards)
                return 1.5 + self.worth.event("discard-code") - (1.4 if waits else 0.9)
        return -1.0

    def _sort(self, card: int) -> str:
        return "equipped-faction" if isinstance(CARDS[card], FactionCard) else "equipped-class"

    def card(self, card: int) -> float:
        """Return what an augmentation is worth once it is equipped."""
        one = CARDS[card]
        point = POINT if self.sight.against else 0.0
        lasting = min(4.0, self.sight.rounds)
        if isinstance(one, FactionCard):
            lost = any(isinstance(step, Destroy) for step in one.do)
            use = max(0.3, self.worth.steps(one.do)) * (0.25 if one.p.pattern.size > 3 else 0.4)
            return (0.0 if lost else point) + use * (1.0 if lost else lasting)
        if isinstance(one, ClassCard):
            use = 0.5 * len(one.boxes)
            for number in BOX.abilities_of.get(card, ()):
                held = ABILITIES[number]
                done = max(0.3, self.worth.steps(held.ability.do))
                use += 0.5 if held.event else done if held.ability.do else 0.0
                use += done if held.ability.stat else 0.0
            return 2 * point + 0.5 * use * lasting
        return 0.0
