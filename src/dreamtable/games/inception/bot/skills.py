"""How a bot uses the skills of the thief characters."""

from dreamtable.games.inception.bot.mind import WIN
from dreamtable.games.inception.bot.thief import SPOILING, ThiefMind
from dreamtable.games.inception.characters.avatar import Avatar
from dreamtable.games.inception.characters.black_swan import GAINED as SCATTERED
from dreamtable.games.inception.characters.dream_interpreter import DreamInterpreter
from dreamtable.games.inception.characters.forger import Forger
from dreamtable.games.inception.characters.joker import Joker
from dreamtable.games.inception.characters.judge_of_mind import JudgeOfMind
from dreamtable.games.inception.characters.lord_of_war import LordOfWar
from dreamtable.games.inception.characters.martyr import CHANGE as SACRIFICED
from dreamtable.games.inception.characters.point_man import FOUND as SCOUTED
from dreamtable.games.inception.characters.soul_sculptor import SoulSculptor
from dreamtable.games.inception.characters.terrorist import Terrorist
from dreamtable.games.inception.dice import FACES
from dreamtable.games.inception.model import HAND_LIMIT, KIND_OF, Card, Kind, Level, Step
from dreamtable.games.inception.moves import (
    AddLocks,
    BlackMarket,
    Carve,
    ChooseDie,
    Dispense,
    GiveTo,
    Inject,
    Labyrinth,
    OutOfControl,
    PutOnTop,
    Sacrifice,
    Salvation,
    Scatter,
    Scout,
    Support,
    TagAlong,
    Take,
    TakeLocks,
    Trickery,
)
from dreamtable.games.inception.shoot import RESULTS
from dreamtable.kernel import Move, Seat

MARKSMEN = (Terrorist.number, JudgeOfMind.number, SoulSculptor.number)
"""The characters whose skills make shots better."""


class SkilledMind(ThiefMind):
    """One look at the table by a loyal thief with a character."""

    def skill_gain(self, move: Move) -> float:
        """Return what a move of a character's skill gains."""
        match move:
            case TagAlong():
                return self.travel_gain(self.view.places[self.lord])
            case OutOfControl():
                return self.out_of_control_gain()
            case Scatter():
                return self.scatter_gain()
            case GiveTo(card, target):
                return self.gift_gain(card, target)
            case Scout():
                return self.scout_gain()
            case Sacrifice():
                return self.sacrifice_gain()
            case TakeLocks() | AddLocks():
                return self.lock_gain(move)
            case Support(target):
                return self.support_gain(target)
            case Labyrinth(card, target):
                return self.seal_gain(target) - self.keeping(card)
            case Dispense(card):
                return self.dispense_gain(card)
            case Inject(_, target, level):
                return self.inject_gain(target, level)
            case Trickery(target, count):
                return self.trickery_gain(target) * count
            case BlackMarket():
                return self.market_gain()
            case Take(card):
                return self.keeping(card)
            case Salvation(card, target):
                return self.salvation_gain(target) - self.keeping(card)
            case PutOnTop(card):
                return self.creation_gain(card)
            case ChooseDie(roll):
                return float(roll if self.is_friend(self.memory.target) else -roll)
            case Carve(result):
                return self.carve_gain(result)
        return -1.0

    # Cards for oneself

    def out_of_control_gain(self) -> float:
        """Return what a rolled draw is worth if the whole hand goes at turn end; a plain draw is worth 1."""
        if self.view.deck_size <= FACES:
            return -WIN
        stakes = sum(self.keeping(card) for card in self.hand)
        one_unseal_short = self.view.locks[self.here] == 1 and not self.counts[Kind.UNSEAL]
        eager = one_unseal_short and self.odds[self.here] > 0.3
        return (3.5 if eager else 0.5) - 0.8 * stakes

    def scout_gain(self) -> float:
        """Show the cards only if that brings new ones."""
        found = any(KIND_OF[card] is Kind.TRANSIT_SERUM for card in self.view.fresh)
        return self.draw_gain(SCOUTED) if found else -1.0

    def market_gain(self) -> float:
        """Return what the best card of the pile is worth: two for one pays for an Unseal to use at once."""
        needed = self.here == self.aim() and self.can_unlock() and not self.counts[Kind.UNSEAL]
        if not needed and self.over_limit() <= 0:
            return -1.0
        return self.best_of_pile() - self.cheapest_two()

    def best_of_pile(self) -> float:
        """Return what the best card of the discard pile is worth."""
        return max((self.keeping(card) for card in self.view.discard), default=0.0)

    def dispense_gain(self, card: Card) -> float:
        """Return what a Serum for a card is worth, while the way is longer than the Serums in hand."""
        missing = self.steps_to(self.aim()) - self.counts[Kind.TRANSIT_SERUM]
        if missing <= 0 or KIND_OF[card] is Kind.TRANSIT_SERUM:
            return -1.0
        return 1.3 - self.keeping(card)

    def trickery_gain(self, target: Seat) -> float:
        """Return what a blind card of another is worth, for one of the own: the Lord's, or a suspect's."""
        return 0.8 if target == self.lord else -0.4 * self.trust(target)

    # Cards for friends

    def scatter_gain(self) -> float:
        """Return what a new hand is worth when the old one goes to friends; a plain draw is worth 1."""
        friends = [seat for seat in self.thieves() if self.view.places[seat] and self.suspicion(seat) < 0.3]
        if not friends or self.rounds_left() < 1.0 or self.view.deck_size <= SCATTERED:
            return -1.0
        return 2.0 if len(self.hand) <= 3 else 0.5

    def gift_gain(self, card: Card, target: Seat) -> float:
        """Return how well a card is placed with a thief: near the aim, with room in the hand, trusted."""
        near = 1.0 / (1.0 + abs(self.view.places[target] - self.aim()))
        room = 0.2 * max(HAND_LIMIT - self.view.hand_sizes[target], 0)
        return self.keeping(card) * near + room - 5.0 * self.suspicion(target)

    def support_gain(self, target: Seat) -> float:
        """Return what it is worth to give everything to a friend, and to be there."""
        if target == self.lord:
            return -1.0
        too_many = max(len(self.hand) + self.view.hand_sizes[target] - HAND_LIMIT - 1, 0)
        price = 0.3 * len(self.hand) + too_many + 6.0 * self.suspicion(target)
        return self.travel_gain(self.view.places[target]) - price

    def salvation_gain(self, target: Seat) -> float:
        """Return what Salvation is worth: a friend back, and a hand; even the Lord's."""
        cards = self.view.hand_sizes[target]
        if target == self.lord:
            return 0.8 * cards - 1.0
        return 1.0 + self.trust(target) + 0.4 * cards

    def creation_gain(self, card: Card) -> float:
        """Return what it is worth to put a card on the deck: junk for the Lord, or what can't be kept."""
        if self.following() == self.lord:
            return 1.3 - self.keeping(card) - SPOILING[KIND_OF[card]]
        forced = self.view.turn == self.me and self.over_limit() > 0
        return 0.5 if forced and self.keeping(card) < 1.5 else -1.0

    def following(self) -> Seat:
        """Return who has the next turn."""
        return (self.view.turn + self.view.onward) % self.seats

    # Locks, seals, ways, shots

    def sacrifice_gain(self) -> float:
        """Return what two locks that nobody can keep are worth, for a life and a hand."""
        locks, odds = self.view.locks[self.here], self.odds[self.here]
        opens = locks <= SACRIFICED
        if not odds or (opens and not self.dares_to_open()):
            return -1.0
        price = 3.0 + sum(self.keeping(card) for card in self.hand)
        helps = 6.0 if self.here == self.aim() else 0.0
        return 2.0 / 3.0 * max(WIN * odds if opens else 0.0, helps) - price

    def lock_gain(self, move: TakeLocks | AddLocks) -> float:
        """Take locks away, unless there is only gold behind them."""
        return 1.0 if isinstance(move, TakeLocks) == (self.odds[self.here] > 0.0) else -1.0

    def seal_gain(self, target: Seat) -> float:
        """Return what a seal is worth: it shelters those who unlock, while the Lord is near."""
        near = abs(self.view.places[self.lord] - self.here) <= 1
        if target == self.lord or not near or self.here != self.aim():
            return -1.0
        return 1.5 * self.trust(target)

    def inject_gain(self, target: Seat, level: Level) -> float:
        """Return what it is worth to send a friend a step nearer to the aim with a Serum to spare."""
        spare = self.counts[Kind.TRANSIT_SERUM] > self.steps_to(self.aim())
        if not spare or target == self.lord or self.suspicion(target) > 0.3:
            return -1.0
        return 0.3 * self.travel_gain(level)

    def carve_gain(self, result: int) -> float:
        """Return whether the hand is better than the die: death for enemies, nothing for friends."""
        deadly, moving = RESULTS[self.memory.weapon]
        good = result > moving if self.is_friend(self.memory.target) else result <= deadly
        return 1.0 if good else -1.0

    def swap_gain(self, target: Seat) -> float:
        """Return what another's skill is worth for the rest of this turn."""
        view = self.view
        skill = view.characters[target]
        if self.character == Joker.number and view.out_of_control and len(self.hand) > 2:
            return 2.0
        if view.step is Step.DRAW:
            return -1.0
        unlocking = self.counts[Kind.UNSEAL] > 0 and self.here == self.aim() and self.can_unlock()
        travelling = self.counts[Kind.TRANSIT_SERUM] > 0 and self.here < self.aim()
        useful = (
            (skill == Forger.number and view.places[self.lord] and view.hand_sizes[self.lord] >= 2)
            or (skill == DreamInterpreter.number and unlocking)
            or (skill == Avatar.number and travelling)
            or (skill == LordOfWar.number and self.best_of_pile() - self.cheapest_two() > 1.0)
            or (skill in MARKSMEN and self.shots() >= 2)
        )
        return 0.7 if useful else -1.0
