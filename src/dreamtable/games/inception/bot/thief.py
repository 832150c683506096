"""How a bot thinks as a loyal Dream Thief. What things are worth is counted in cards."""

import random

from dreamtable.games.inception.bot.memory import Memory
from dreamtable.games.inception.bot.mind import HIDEOUTS, NORMAL_DRAW, WIN, ZEAL, ZEAL_PRICE, Mind
from dreamtable.games.inception.bot.taste import Taste
from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.characters.black_hole import REGAINED
from dreamtable.games.inception.model import KIND_OF, LEVELS, LOCKS, Card, Content, Kind, Level, View
from dreamtable.games.inception.moves import (
    AcceptPenalty,
    BlackMarket,
    BodySwap,
    Cancel,
    Decline,
    Discard,
    Dispense,
    Draw,
    EndPhase,
    FromNothing,
    Give,
    Keep,
    Labyrinth,
    LookAt,
    MindPull,
    Peek,
    Push,
    Revive,
    Sacrifice,
    Salvation,
    Scout,
    Shoot,
    ShootAt,
    Support,
    TagAlong,
    Travel,
    Trickery,
    Unlock,
)
from dreamtable.kernel import Move, Seat

FAVOURITES = {
    "space-queen": 0.5,
    "forger": 0.5,
    "avatar": 0.5,
    "martyr": 0.4,
    "tourist": 0.2,
    "soul-sculptor": 0.2,
    "joker": 0.0,
    "lord-of-war": 0.1,
}
"""How much a thief likes a character: a slight taste, since no character makes a great difference."""
LIKED = 0.3
"""How much a thief likes all the others."""

KEEPING = (0.6, 1.2, 0.9, 0.8, 3.0, 1.7, 1.0, 1.2, 1.4, 0.5)
"""What a card is worth to a thief, by kind: Unseals open, Serums lead there, shots are small change."""

SPOILING = (1.0, 1.6, 1.5, 1.0, 4.0, 0.6, 0.3, 0.8, 1.5, 0.2)
"""What a card is worth to the Lord, by kind: Unseals are cancels, and M4 makes every shot a good one."""

ORDER: dict[type[Move], float] = {
    Sacrifice: 99.0,
    Scout: 95.0,
    FromNothing: 90.0,
    Peek: 85.0,
    Trickery: 80.0,
    BlackMarket: 78.0,
    Dispense: 76.0,
    BodySwap: 75.0,
    Salvation: 70.0,
    Shoot: 60.0,
    Unlock: 50.0,
    TagAlong: 45.0,
    Travel: 40.0,
    Labyrinth: 35.0,
    MindPull: 30.0,
    Revive: 20.0,
    Support: 10.0,
}
"""What comes first among all that is worth doing: cards, shots, the unlock, the way, and then friends."""

SUSPECT = 0.6
"""From this suspicion on a thief is treated as a traitor."""


class ThiefMind(Mind):
    """One look at the table by a thief who wants the secret opened."""

    def __init__(self, view: View, memory: Memory, chance: random.Random, taste: Taste) -> None:
        super().__init__(view, memory, chance)
        self.taste = taste
        self.odds = self.secret_odds()
        self._aim: Level | None = None

    def worth(self, move: Move, rule: str) -> float:
        """Return how good a move looks: what is worth doing in its order, and all else behind."""
        gain = self.gain(move, rule)
        return gain + ORDER.get(type(move), 0.0) if gain > 0 else gain

    def gain(self, move: Move, rule: str) -> float:
        """Return what a move gains over doing nothing."""
        match move:
            case EndPhase() | Decline() | AcceptPenalty():
                return 0.0
            case Cancel():
                return self.cancel_gain()
            case Shoot(card, target):
                return self.shot_gain(KIND_OF[card], target) - self.keeping(card)
            case Unlock():
                return self.unlock_gain()
            case Travel(_, level):
                return self.travel_gain(level) - self.travel_price()
            case Draw() if rule == NORMAL_DRAW:
                return 1.0
            case Draw(count):
                return self.draw_gain(count)
            case FromNothing():
                return self.draw_gain(2)
            case Peek():
                return self.peek_gain()
            case LookAt(level):
                return self.look_gain(level)
            case MindPull(_, target):
                return self.pull_gain(target) - KEEPING[Kind.MIND_PULL]
            case Revive(target):
                return self.revival_gain(target)
            case BodySwap(_, target):
                return self.swap_gain(target)
            case Discard(card) if rule == ZEAL:
                return ZEAL_PRICE - self.keeping(card)
            case Discard(card):
                return -self.keeping(card)
            case Give(card):
                return self.giving(card)
            case Push(level):
                return self.push_gain(self.memory.target, level)
            case ShootAt(target):
                return -self.friend_worth(target)
            case Keep(character):
                return FAVOURITES.get(CHARACTERS[character].name, LIKED) + self.chance.random()
            case _:
                return self.skill_gain(move)

    def skill_gain(self, _move: Move) -> float:
        """Return what a move of a character's skill gains."""
        return -1.0

    def swap_gain(self, _target: Seat) -> float:
        """Return what another's skill is worth for the rest of this turn."""
        return -1.0

    # Where the secret is

    def secret_odds(self) -> list[float]:
        """DRM-BOT-04 to -07: return by level how likely the secret is there, by looks and behaviour."""
        view = self.view
        if Content.SECRET in view.vaults:
            return [float(content is Content.SECRET) for content in view.vaults]
        odds = [0.0] * (1 + len(LEVELS))
        for level in LEVELS:
            if view.vaults[level] is None:
                # A Lord who exchanges vaults moves the secret behind many locks.
                prior = view.locks[level] if view.used_in_game else HIDEOUTS[level - 1]
                odds[level] = prior * self.memory.hint(level)
        total = sum(odds) or 1.0
        return [chance / total for chance in odds]

    def knows_secret(self) -> bool:
        """Return whether this thief is sure where the secret is."""
        return 1.0 in self.odds

    def aim(self) -> Level:
        """Return the level where this thief wants to unlock."""
        if self._aim is None:
            self._aim = max(LEVELS, key=self.prospect)
        return self._aim

    def prospect(self, level: Level) -> float:
        """Return how promising a level is: its odds, for the Unseals and the Serums that it takes."""
        if not self.odds[level]:
            return 0.0
        unseals: float = (self.view.locks[level] + 1) ** self.taste.locks  # with a cancel on the way
        missing = max(self.steps_to(level) - self.counts[Kind.TRANSIT_SERUM], 0)
        company = self.view.places.count(level) / self.seats
        return self.odds[level] / unseals * 0.8**missing * (1.0 + 0.6 * company)

    def steps_to(self, level: Level) -> int:
        """Return how many steps away a level is; Limbo is a step below level 1."""
        return abs(level - self.here)

    # Unlocking

    def unlock_gain(self) -> float:
        """Return whether to use an Unseal here and now, or to keep it for a better level."""
        if not (self.odds[self.here] and self.dares_to_open() and self.outruns_backflow()):
            return -1.0
        aim = self.aim()
        if aim == self.here:
            return 3.0
        missing = self.steps_to(aim) - self.counts[Kind.TRANSIT_SERUM]
        if missing <= 0 and not self.view.seals[self.me]:
            return -1.0
        spare = self.counts[Kind.UNSEAL] > 2
        late = self.rounds_left() < missing + 1
        as_good = self.prospect(self.here) > self.taste.detour * self.prospect(aim)
        return 1.0 if spare or late or as_good else -1.0

    def can_unlock(self) -> bool:
        """Return whether the rules let this thief unlock here, if only there is an Unseal."""
        view = self.view
        return (
            not view.opened[self.here] and view.unlocks < self.world.unlocks and self.me not in view.revived
        )

    def dares_to_open(self) -> bool:
        """Return whether the secret is likely enough here for the harm that gold would do; time presses.

        DRM-BOT-13: gold may bring a bribe, and in Harbor the second gold loses the game.
        """
        if self.view.locks[self.here] > 1:
            return True
        needed = self.taste.bribe * self.deal_share() if self.view.undealt else 0.0
        if self.world.vaults_lost:
            needed = max(needed, 0.6 if any(self.view.opened) else 0.4)
        return self.odds[self.here] > needed * min(self.rounds_left() / 4.0, 1.0)

    def outruns_backflow(self) -> bool:
        """DRM-BLK-01: return whether locks that fall now stay down, or the vault opens before Backflow."""
        if self.world.unlocks == 1 or self.counts[Kind.UNSEAL] > 3:
            return True
        locks, most = self.view.locks[self.here], LOCKS[self.seats][self.here]
        falling = self.unlocks_before_lord()
        return falling >= locks or most - locks + falling > REGAINED

    def unlocks_before_lord(self) -> float:
        """Return how many locks of this level can fall before the Lord's next turn."""
        view = self.view
        unlocks: float = min(self.world.unlocks - view.unlocks, self.counts[Kind.UNSEAL])
        for thief in self.thieves():
            soon = self.turns_until(thief) < self.turns_until(self.lord)
            if soon and view.places[thief] == self.here and self.suspicion(thief) < SUSPECT:
                unlocks += min(self.unseals_of(thief), self.world.unlocks)
        return unlocks

    def cancel_gain(self) -> float:
        """A loyal thief cancels only what would lose the game: a last gold in Harbor."""
        view = self.view
        level = view.places[view.turn]
        last = sum(view.opened) == self.world.vaults_lost - 1
        return WIN if last and view.locks[level] == 1 and view.vaults[level] is Content.GOLD else -1.0

    # Cards

    def keeping(self, card: Card) -> float:
        """Return what it is worth to keep a card."""
        kind = KIND_OF[card]
        if kind is Kind.TRANSIT_SERUM:
            return self.serum_worth()
        if kind is Kind.DREAM_PEEK and self.knows_secret():
            return 0.2
        return KEEPING[kind]

    def serum_worth(self) -> float:
        """Return what a Serum is worth: the way to the aim; in the Secret Passage also the way back."""
        serums = self.counts[Kind.TRANSIT_SERUM]
        if self.world.serum_revives and serums <= 1:
            return 2.5
        return KEEPING[Kind.TRANSIT_SERUM] if serums <= self.steps_to(self.aim()) else 0.7

    def cheapest_two(self) -> float:
        """Return what the two cards are worth that would be missed least."""
        return sum(sorted(self.keeping(card) for card in self.hand)[:2])

    def giving(self, card: Card) -> float:
        """Return how well this card can be given away: to the Lord, nothing that he can use."""
        useful = SPOILING[KIND_OF[card]] if self.taker() in (self.lord, None) else 0.0
        return -self.keeping(card) - useful

    def taker(self) -> Seat | None:
        """Return who gets a card that must be given: the killer, or the victim of Trickery."""
        return self.view.turn if self.view.turn != self.me else self.memory.target

    def draw_gain(self, count: int) -> float:
        """DRM-BOT-01: cards are good, but the deck is the clock."""
        if count >= self.view.deck_size:
            return -WIN
        return 1.0 if self.rounds_left() > 0.7 else -0.5

    def peek_gain(self) -> float:
        """Return whether to look at a vault, although a bribe may come with it."""
        if self.knows_secret() or self.view.deck_size <= self.world.peek_draw:
            return -1.0
        risk = self.deal_share() if self.view.undealt else 0.0
        return 1.5 - 4.0 * risk

    def look_gain(self, level: Level) -> float:
        """Return how good a vault is to look at: likely the secret, and not one that a friend knows."""
        known = any(self.is_friend(seat) for seat in self.view.looked[level])
        return 0.4 * self.odds[level] if known else self.odds[level]

    # Ways

    def travel_gain(self, level: Level) -> float:
        """Return what it is worth to be on another level: nearer to the aim."""
        return self.taste.step * (self.steps_to(self.aim()) - abs(level - self.aim()))

    def travel_price(self) -> float:
        """Return what a step costs; the last Serum in the Secret Passage is a way back from Limbo."""
        return 2.0 if self.world.serum_revives and self.counts[Kind.TRANSIT_SERUM] == 1 else 0.8

    def pull_gain(self, target: Seat) -> float:
        """Return what it is worth to pull a player here: a friend with cards, nearer to the aim."""
        if target == self.lord:
            return 0.0
        nearer = abs(self.view.places[target] - self.aim()) - self.steps_to(self.aim())
        return self.trust(target) * nearer * (0.4 + 0.25 * self.view.hand_sizes[target])

    def push_gain(self, target: Seat | None, level: Level) -> float:
        """Return how good it is to move a player to a level: friends to the aim, others away from it."""
        away = float(abs(level - self.aim()))
        return -away if self.is_friend(target) else away

    # Shots

    def shot_gain(self, kind: Kind, target: Seat) -> float:
        """Return what a shot promises: a Lord in Limbo can't cancel, and suspects may go there, too."""
        kill, move = self.shot_odds(kind, target)
        doubt = self.suspicion(target)
        if target == self.lord:
            gain = kill * self.lord_kill_gain() + move * 0.6
        elif doubt > SUSPECT:
            gain = kill * (8.0 * doubt - 5.0 + 2.0 * self.unseals_of(target))
        else:
            return -1.0
        if kind is Kind.ARMOUR_SPIRAL:
            gain += move * 2.0 * self.unseals_of(target)
        elif kind is Kind.BURSTING_WARHEAD:
            gain += move * 0.3 * self.view.hand_sizes[target]
        return gain

    def lord_kill_gain(self) -> float:
        """DRM-BOT-14: return what it is worth to have the Lord out of the way until his turn."""
        gain = 3.0 + min(self.view.hand_sizes[self.lord], 2)
        if self.counts[Kind.UNSEAL] and self.view.locks[self.here] == 1 and self.can_unlock():
            gain += 0.5 * WIN * self.odds[self.here]
        return gain

    # Friends

    def trust(self, seat: Seat) -> float:
        """Return 1 for a sure friend, 0 for somebody as likely to be a traitor, -1 for a sure traitor."""
        return 1.0 - 2.0 * self.suspicion(seat)

    def is_friend(self, seat: Seat | None) -> bool:
        """Return whether somebody is a thief and no suspect."""
        return seat is not None and seat != self.lord and self.suspicion(seat) < SUSPECT

    def friend_worth(self, seat: Seat) -> float:
        """Return what a friend on a level is worth: cards, and a place near the aim."""
        near = 1.0 / (1.0 + abs(self.view.places[seat] - self.aim()))
        return 1.0 + 0.4 * self.view.hand_sizes[seat] + 2.0 * near

    def revival_gain(self, target: Seat) -> float:
        """Return what a revival is worth after its price: one's own turn, or a friend where it matters."""
        if target == self.lord:
            return -WIN
        price = 1.5 if self.world.serum_revives else self.cheapest_two()
        if target == self.me:
            return 4.5 - price
        place = 2.0 if self.here == self.aim() else 0.5
        return self.trust(target) * (place + 0.4 * self.view.hand_sizes[target]) - price
