"""A sensible player of Lucidity: weighs each choice by what it adds to or costs the own standing."""

from math import exp

from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    DREAMER,
    ELIMINATED,
    EXHAUST,
    EXHAUST_LIMIT,
    FACES,
    GREEN,
    HUNT,
    HUNT_LIMIT,
    NIGHTMARE,
    P2,
    POWER_GOAL,
    RED,
    SHADOW,
    SPACES,
    WATCHED,
    YELLOW,
    Card,
    Colour,
    Die,
    Symbol,
    Table,
    View,
    colours_of,
    power_of,
    shadow_limit,
)
from dreamtable.games.lucidity.moves import (
    Become,
    Consume,
    DreamAgain,
    GiveAsExhaust,
    GiveUp,
    LetItBe,
    MoveToHunt,
    Pick,
    PutBack,
    Reroll,
    RerollThis,
    Resolve,
    ReturnExhaust,
    ReturnNoShadow,
    ReturnShadow,
    SendMinions,
    SendTo,
    SetFace,
    Sleep,
    TakeHunt,
    TakePower,
    TargetRerolls,
    Tempt,
)
from dreamtable.kernel import BotWithoutMemory, Chair, GameBot, Move, Seat


class GreedyBot(BotWithoutMemory):
    """Takes the choice that looks best at once; equal ones by chance."""

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return what each move of the menu is worth, in points of Power."""
        view = chair.view
        if not isinstance(view, View):
            raise TypeError("this bot plays Lucidity")
        mind = Mind(view, chair.seat)
        rule = chair.rule
        return [mind.worth(move, rule) for move in chair.menu]


class Mind:
    """One look at the table from one seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.card = view.cards[seat]
        self.limit = shadow_limit(len(view.cards))
        self.solo = len(view.cards) == 1

    # What things are worth, in points of Power

    def face_worth(self, card: Card, colour: Colour, face: int) -> float:
        """Return what it is worth to the owner of a card to resolve this face now."""
        if self.view.claimed[colour] and face in WATCHED[colour]:
            return -1.5 if face == SHADOW else -1.0
        if face == HUNT:
            return -(2.0, 3.5, 8.0, 20.0)[min(len(card.hunt), 3)]
        if face == EXHAUST:
            return -(0.5, 1.5, 3.0 + 0.3 * len(card.power))[min(len(card.exhaust), 2)]
        if face == SHADOW:
            return self.shadow_worth(card, colour)
        return float(face)

    def shadow_worth(self, card: Card, colour: Colour) -> float:
        """Return what a Shadow costs: its effect, and the way to a Nightmare."""
        count = len(card.shadows[colour]) + 1
        cost = (0.0, 0.6, 1.2, 2.5, 3.0)[min(count, 4)]
        if count >= self.limit:
            cost = 12.0 if self.solo else self.nightmare_cost(card)
        if colour is RED:
            cost += 1.5 if card.exhaust else 0.0
        if colour is GREEN:
            cost += 0.3 if card.power else 0.0
        return -cost

    def nightmare_cost(self, card: Card) -> float:
        """Return what becoming a Nightmare costs: much early, nothing for somebody in trouble."""
        trouble = len(card.hunt) * 2.0 + len(card.exhaust)
        return 3.0 - trouble

    def die_worth(self, card: Card, die: Die) -> float:
        """Return what it is worth on average to roll and resolve this die."""
        colour = COLOUR_OF[die]
        return sum(self.face_worth(card, colour, face) for face in FACES[colour]) / 6

    # What moves are worth

    def worth(self, move: Move, rule: str) -> float:
        """Return how good a move of the menu looks."""
        faces = self.view.faces
        match move:
            case Sleep(track):
                return self.depth_worth(SPACES[track][0])
            case DreamAgain():
                return self.depth_worth(SPACES[self.view.track][self.view.space + 1]) - 0.6
            case PutBack(die) if rule == "LUC-MIN-01":
                return self.die_worth(self.victim(), die)
            case PutBack(die):
                return -self.die_worth(self.card, die)
            case Resolve(die):
                return 0.1 * self.face_worth(self.card, COLOUR_OF[die], faces[die])
            case Reroll(die, pay):
                return self.reroll_worth(die, pay, rule)
            case ReturnExhaust():
                return (0.0, 0.8, 2.5, 6.0)[min(len(self.card.exhaust), 3)]
            case ReturnShadow(die):
                return self.free_worth(COLOUR_OF[die])
            case ReturnNoShadow():
                return -0.1
            case Become(colour):
                return float(len(self.view.on_nightmares[colour])) + (0.5 if colour is GREEN else 0.0)
            case Consume(victim, die):
                return 2.0 * faces[die] + 0.1 * power_of(faces, self.view.cards[victim])
            case SendMinions():
                return 1.5
            case SendTo(receiver):
                return self.threat(receiver)
            case TargetRerolls():
                return 1.0
            case RerollThis(die):
                owner = self.owner_of(die)
                gain = self.face_worth(owner, COLOUR_OF[die], faces[die]) - self.die_worth(owner, die)
                return 0.5 + gain
            case TakePower(die):
                return float(faces[die])
            case GiveAsExhaust():
                target = self.view.cards[self.view.turn]
                return 0.0 if len(target.exhaust) < EXHAUST_LIMIT - 1 else 1.5
            case LetItBe():
                return 0.5
            case Tempt():
                return 1.0
            case SetFace(symbol):
                return self.tempting(symbol)
            case TakeHunt():
                return 1.0
            case MoveToHunt(die) if self.card.role is NIGHTMARE:
                return float(len(self.view.cards[self.view.turn].hunt)) - 0.5
            case MoveToHunt(die):
                return 0.1 if COLOUR_OF[die] is YELLOW else 0.0
            case Pick(die):
                return self.pick_worth(die, rule)
            case GiveUp(die):
                return -float(faces[die])
        return 0.0

    def depth_worth(self, dice: int) -> float:
        """Return what drawing so many dice and keeping the best is worth, with the risks on the card."""
        bag = colours_of(self.view.bag)
        total = len(self.view.bag)
        if total < dice:
            return -5.0
        each = sorted(
            (self.die_worth(self.card, colour * 20), count) for colour, count in enumerate(bag) if count
        )
        average = sum(worth * count for worth, count in each) / total
        rolled = dice - 2
        best = each[-1][0]
        value = rolled * (average * 0.6 + best * 0.4)
        danger = 0.0
        if len(self.card.hunt) >= HUNT_LIMIT - 1:
            danger += 2.0 * rolled
        if len(self.card.exhaust) >= EXHAUST_LIMIT - 1:
            danger += 0.7 * rolled
        missing = POWER_GOAL - power_of(self.view.faces, self.card)
        hurry = 0.3 * rolled if 0 < missing <= 4 else 0.0
        return value - danger + hurry

    def free_worth(self, colour: Colour) -> float:
        """Return what it is worth to let a Shadow of this colour go."""
        count = len(self.card.shadows[colour])
        worth = (0.0, 0.4, 1.2, 3.0, 4.0)[min(count, 4)]
        return worth * (2.0 if self.solo else 1.0)

    def reroll_worth(self, die: Die, pay: Die, rule: str) -> float:
        """Return what a reroll is worth after its price."""
        faces = self.view.faces
        if rule == "LUC-RR-08":
            owner = self.owner_of(die)
            return (
                self.face_worth(owner, COLOUR_OF[die], faces[die]) - self.die_worth(owner, die) - faces[pay]
            )
        now = self.face_worth(self.card, COLOUR_OF[die], faces[die])
        price = 1.3 * faces[pay]
        return self.die_worth(self.card, die) - now - price - 0.8

    def pick_worth(self, die: Die, rule: str) -> float:
        """Return how good it is to pick this die: of another's card, of the own pool, or to offer it."""
        faces = self.view.faces
        if rule == "LUC-SHD-04":
            owner = self.owner_of(die)
            return float(faces[die]) if die in owner.power else -1.0
        if rule == "LUC-NENV-03":
            return self.die_worth(self.card, die) - self.face_worth(self.card, COLOUR_OF[die], faces[die])
        return 1.0 if die in self.card.exhaust else 0.5 if die in self.card.hunt else 0.0

    def tempting(self, symbol: Symbol) -> float:
        """Return how much a face hurts the target, as Temptation sees it."""
        target = self.view.cards[self.view.turn]
        if symbol == HUNT:
            return 1.0 + len(target.hunt)
        if symbol == EXHAUST:
            return 0.8 + len(target.exhaust)
        if symbol == SHADOW:
            return 1.5
        return 0.0

    def victim(self) -> Card:
        """Return the card of the Dreamer who is the best target for a minion."""
        seats = [seat for seat, card in enumerate(self.view.cards) if card.role is DREAMER]
        return self.view.cards[max(seats, key=self.threat)]

    def threat(self, seat: Seat) -> float:
        """Return how worthwhile it is to trouble a Dreamer: strong ones, and ones close to the edge."""
        card = self.view.cards[seat]
        edge = (0.0, 0.5, 1.0, 4.0)[min(len(card.hunt), 3)] + (0.0, 0.5, 1.5, 2.0)[min(len(card.exhaust), 3)]
        return power_of(self.view.faces, card) * 0.5 + edge

    def owner_of(self, die: Die) -> Card:
        """Return the card that a die is on, or whose pool it is in."""
        for card in self.view.cards:
            rows = (card.pool, card.power, card.hunt, card.exhaust, *card.shadows)
            if any(die in row for row in rows):
                return card
        return self.card


def evaluate(s: Table) -> list[float]:
    """Return how likely each seat is to win, as games of quick bots went on from tables like this one."""
    if len(s.cards) == 1:
        card = s.cards[0]
        danger = 0.7 * len(card.hunt) + 0.65 * sum(s.awakened)
        return [1 / (1 + exp(danger - 1.3 - 0.3 * standing(s, card)))]
    strengths = [0.0 if card.role is ELIMINATED else exp(standing(s, card)) for card in s.cards]
    total = sum(strengths)
    return [strength / total for strength in strengths]


def standing(s: Table, card: Card) -> float:
    """Return how well a player stands: Power counts, the more the nearer the goal; Hunt dice are a danger."""
    power = power_of(s.faces, card)
    to_come = sum([1 for die in card.pool if s.faces[die] <= P2])
    value = 0.25 * power + 0.018 * power * power + 0.3 * to_come
    return value - 0.23 if card.role is NIGHTMARE else value - 0.1 * len(card.hunt)


BOT = GameBot(
    quick=GreedyBot,
    baseline=GreedyBot,
    evaluate=evaluate,
    worlds=400,
    horizon=30,
    doubt=1.0,
)
