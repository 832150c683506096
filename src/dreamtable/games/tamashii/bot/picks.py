"""What is picked where an effect leaves it open: types, resources, cards, tiles, players."""

from dreamtable.games.tamashii.augmentations import printed_cost
from dreamtable.games.tamashii.bot.aims import Aims
from dreamtable.games.tamashii.bot.map import Ground
from dreamtable.games.tamashii.bot.sight import Sight
from dreamtable.games.tamashii.bot.upgrades import Upgrades
from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.cards import Body
from dreamtable.games.tamashii.launcher import BASIC_TYPES, CORRUPTED, OPEN, counts_of
from dreamtable.games.tamashii.model import BLANK, Resource
from dreamtable.games.tamashii.moves import (
    KeepCard,
    KeepProtocol,
    PickCard,
    PickClass,
    PickCode,
    PickEnemy,
    PickFace,
    PickNumber,
    PickPlace,
    PickResource,
    PickSeat,
    StartAt,
)
from dreamtable.kernel import Move

FAVOURITES = (0.3, 0.4, 0.1, 0.2)
"""By class: Reaper, Striker, Trickster, Telepath."""


class Picks:
    """Weighs picks for one player."""

    def __init__(self, sight: Sight, aims: Aims, ground: Ground, rule: str) -> None:
        self.sight = sight
        self.aims = aims
        self.ground = ground
        self.rule = rule

    def value(self, move: Move) -> float:
        """Return how good a pick looks."""
        sight = self.sight
        match move:
            case PickResource(resource):
                return self.resource(Resource(resource))
            case PickCode(code):
                return self.code(code)
            case PickPlace(place) | StartAt(place):
                return self.place(place)
            case PickCard(card):
                return self.card(card)
            case KeepCard(card):
                return Upgrades(sight, self.aims, self.ground.worth).card(card) - 0.5 * printed_cost(card)
            case PickEnemy(enemy):
                foe = next((one for one in sight.me.queue if one.enemy == enemy), None)
                return sight.threat(foe) if foe is not None else 0.0
            case PickSeat(other):
                return self.player(other)
            case PickNumber(number):
                return float(number) if self.aims.burned else -float(number)
            case PickFace(face):
                return float(face == BLANK)
            case PickClass(calling):
                return FAVOURITES[calling]
            case KeepProtocol(card):
                return -float(len(CARDS[card].id) % 3)
        return 0.0

    def resource(self, resource: Resource) -> float:
        """A point that is gained, or lost."""
        if self.rule == "TAM-RES-02":
            return -self.sight.resource_lost(resource)
        return self.sight.resource(resource)

    def code(self, code: int) -> float:
        """A type to gain, to discard, to give back to the bag, to check, to be the core."""
        sight = self.sight
        match self.rule:
            case "TAM-KEY-03":
                return self.give_up(code)
            case "TAM-TIL-01":
                return 0.5 if code in BASIC_TYPES or code == OPEN else -1.0
            case "TAM-CHK-01":
                return float(counts_of(sight.me.launcher)[code])
            case "TAM-COD-13":
                return float(sight.own_codes[code])
        return sight.code(code) + (0.3 if code == sight.wanted_code else 0.0)

    def give_up(self, code: int) -> float:
        """Return how gladly a token is given up."""
        if code == CORRUPTED:
            return 3.0
        if code == OPEN:
            return -3.0
        return -0.1 * (code == self.sight.me.core)

    def place(self, place: int) -> float:
        """A tile to be on; where something bad comes to it, one far from everybody."""
        if self.rule in ("TAM-VOC-12", "TAM-SCE-04"):
            return -self.aims.stand.get(place, 0.0) - 0.3 * self.ground.area(place)
        if self.rule in ("TAM-TIL-01", "TAM-KEY-06"):
            return self.ground.finding(place)
        return self.ground.being(place)

    def card(self, card: int) -> float:
        """A body to take or to give up, a card to hand in."""
        sight = self.sight
        if isinstance(CARDS[card], Body):
            worth = sight.body(card)
            return worth if self.rule == "TAM-BOD-05" else -worth
        return -float(printed_cost(card))

    def player(self, other: int) -> float:
        """A player to help, or to harm."""
        one = self.sight.view.players[other]
        if self.sight.against:
            return float(sum(one.resources) + len(one.taken))
        return float(len(one.queue)) - 0.2 * one.integrity
