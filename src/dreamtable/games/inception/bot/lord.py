"""How a bot thinks as the Dream Lord."""

import random

from dreamtable.games.inception.bot.memory import Memory
from dreamtable.games.inception.bot.mind import HIDEOUTS, WIN, ZEAL, ZEAL_PRICE, Mind
from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.characters.chess import USES as TRANSPOSITIONS
from dreamtable.games.inception.characters.chess import Chess
from dreamtable.games.inception.characters.forger import Forger
from dreamtable.games.inception.characters.fortress import Fortress
from dreamtable.games.inception.characters.judge_of_mind import JudgeOfMind
from dreamtable.games.inception.characters.secret_passage import SecretPassage
from dreamtable.games.inception.characters.terrorist import Terrorist
from dreamtable.games.inception.model import (
    ADJACENT,
    KIND_OF,
    LEVELS,
    LIMBO,
    Card,
    CharacterId,
    Content,
    Face,
    Kind,
    Level,
    Step,
    View,
)
from dreamtable.games.inception.moves import (
    AcceptPenalty,
    BodySwap,
    Cancel,
    Carve,
    ChooseDie,
    Decline,
    Discard,
    Draw,
    EndPhase,
    FreeMove,
    FromNothing,
    Give,
    GiveBribe,
    GiveChosenBribe,
    Hide,
    KeepAndHide,
    MindPull,
    PeekAtBribes,
    Push,
    Scout,
    Shoot,
    ShootAt,
    Take,
    Teleport,
    Transpose,
    Travel,
    Trickery,
)
from dreamtable.games.inception.shoot import RESULTS
from dreamtable.kernel import Move, Seat

FAVOURITES = {"chess": 0.6, "secret-passage": 0.5, "feast": 0.0}
"""How much the Lord likes a character: those that stand out, by how often such Lords win."""
LIKED = 0.3
"""How much the Lord likes all the others."""

KEEPING = (1.0, 1.8, 1.6, 1.3, 4.0, 0.8, 0.5, 0.9, 1.9, 0.2)
"""What a card is worth to the Lord, by kind: an Unseal is a cancel, M4 makes every shot a good one."""

SHOT_PRICE = 0.5
"""A shot kept for later is worth only half: a thief hit early costs the thieves more."""
TELEPORT_PRICE = 1.5
"""Somebody worse to send to Limbo may come along; but not much worse."""

NEAR = (1.0, 0.5, 0.25, 0.15)
"""How much of a threat a thief is at so many steps from the secret."""

ORDER: dict[type[Move], float] = {
    FromNothing: 90.0,
    PeekAtBribes: 80.0,
    BodySwap: 75.0,
    Scout: 75.0,
    Trickery: 70.0,
    Teleport: 65.0,
    Shoot: 60.0,
    MindPull: 50.0,
    FreeMove: 40.0,
    Travel: 30.0,
}
"""What to do first among all that is worth doing: new cards before shots, shots before leaving."""


class LordMind(Mind):
    """One look at the table by the Lord, who knows where the secret is."""

    def __init__(self, view: View, memory: Memory, chance: random.Random) -> None:
        super().__init__(view, memory, chance)
        self.secret = view.vaults.index(Content.SECRET) if Content.SECRET in view.vaults else LIMBO
        self.urgency = 4.0 / (1.0 + view.locks[self.secret])
        """How pressing threats are: the fewer locks on the secret, the more."""
        self._opening: Move | None = None

    def worth(self, move: Move, rule: str) -> float:
        """Return how good a move looks: what is worth doing in its order, and all else behind."""
        gain = self.gain(move, rule)
        return gain + ORDER.get(type(move), 0.0) if gain > 0 else gain

    def gain(self, move: Move, rule: str) -> float:
        """Return what a move gains over doing nothing."""
        match move:
            case Cancel():
                return self.cancel_gain()
            case EndPhase() | Decline() | AcceptPenalty():
                return 0.0
            case Shoot(card, target):
                return self.shot_gain(KIND_OF[card], target) - SHOT_PRICE * self.keeping(card)
            case FreeMove(level):
                return self.move_gain(level)
            case Travel(card, level):
                return self.move_gain(level) - self.keeping(card)
            case Teleport(_, target):
                return self.kill_gain(target) - TELEPORT_PRICE
            case MindPull(_, target):
                return self.pull_gain(target) - KEEPING[Kind.MIND_PULL]
            case ShootAt(target):
                return self.shot_gain(Kind.SHOOT, target)
            case Push(level):
                return self.push_gain(self.memory.target, level)
            case Draw() | FromNothing() | Scout():
                return 1.0
            case PeekAtBribes(_, target):
                return 0.5 if None in self.view.bribes[target] else -1.0
            case GiveBribe():
                return self.bribe_gain()
            case GiveChosenBribe(face):
                return 2.0 if face is Face.DEAL else 1.5
            case Transpose(level):
                return self.transposition_gain(level)
            case Discard(card) if rule == ZEAL:
                return ZEAL_PRICE - self.keeping(card)
            case Discard(card) | Give(card):
                return -self.keeping(card)
            case Take(card):
                return self.keeping(card)
            case KeepAndHide() | Hide():
                return 1.0 if move == self.opening() else 0.0
            case BodySwap(_, target):
                return self.swap_gain(target)
            case Trickery(target, count):
                return count * 0.7 * (1.0 - self.suspicion(target))
            case ChooseDie(roll):
                return -float(roll)
            case Carve(result):
                return 1.0 if result <= RESULTS[self.memory.weapon][0] else -1.0
        return -1.0

    def opening(self) -> Move:
        """DRM-SET-06, DRM-SET-07: return the choices before the game; thieves must not foresee the level."""
        if self._opening is None:
            (level,) = self.chance.choices(LEVELS, HIDEOUTS)
            offered = self.view.offered
            self._opening = KeepAndHide(max(offered, key=self.liking), level) if offered else Hide(level)
        return self._opening

    def liking(self, character: CharacterId) -> float:
        """Return how much the Lord would like to be this character today."""
        return FAVOURITES.get(CHARACTERS[character].name, LIKED) + self.chance.random()

    def keeping(self, card: Card) -> float:
        """Return what it is worth to keep a card."""
        kind = KIND_OF[card]
        if kind is Kind.TRANSIT_SERUM:
            if self.character == SecretPassage.number:
                return 3.5
            if self.character == Fortress.number:
                return 1.6
        return KEEPING[kind]

    # Unlocks and vaults

    def cancel_gain(self) -> float:
        """Return whether to cancel: an unlock that opens the secret, and now and then another as cover."""
        view = self.view
        level = view.places[view.turn]
        locks, spare = view.locks[level], self.counts[Kind.UNSEAL] - 1
        if level == self.secret:
            needed = locks == 1 or spare > 0
            return WIN if needed and not self.can_transpose() else -1.0
        return self.cover_gain(locks, spare)

    def cover_gain(self, locks: int, spare: int) -> float:
        """DRM-BOT-10: who cancels at the secret only gives it away; in Harbor gold is welcome."""
        if self.world.vaults_lost or locks > 1 or spare < 2:
            return -1.0
        return 1.0 if self.chance.random() < 0.25 else -1.0

    def can_transpose(self) -> bool:
        """Return whether Transposition can still save a vault about to open."""
        used = self.view.used_in_game.get(CHARACTERS[Chess.number].skill(), 0)
        return (
            self.character == Chess.number
            and self.here != LIMBO
            and used < TRANSPOSITIONS
            and len(self.closed()) > 1
        )

    def transposition_gain(self, level: Level) -> float:
        """Return how good a new place for the secret is: many locks, few thieves; gold is left alone."""
        view = self.view
        if view.locks[self.secret] > 0:
            return -WIN if level == self.secret else -1.0
        return WIN + view.locks[level] - 0.7 * view.places.count(level)

    def bribe_gain(self) -> float:
        """Return what a random bribe is worth: perhaps a traitor; for Feast, a card less each turn."""
        price = self.rounds_left() if self.world.thief_draw else 0.0
        return 6.0 * self.deal_share() - price

    # Shots and places

    def threat(self, thief: Seat, place: Level) -> float:
        """Return how dangerous a thief would be at a place: near the secret, with Unseals in hand."""
        if place == LIMBO or not self.secret:
            return 0.0
        return NEAR[abs(place - self.secret)] * (0.4 + self.unseals_of(thief))

    def kill_gain(self, thief: Seat) -> float:
        """Return what it is worth to see a thief in Limbo; a traitor there is a loss."""
        doubt = self.suspicion(thief)
        danger = self.threat(thief, self.view.places[thief])
        return (1.0 - doubt) * (2.0 + 2.0 * self.urgency * danger) - 4.0 * doubt

    def push_gain(self, thief: Seat | None, level: Level) -> float:
        """Return what it is worth to move a thief to a level: away from the secret."""
        if thief is None:
            return float(abs(level - self.secret))
        loyal = 1.0 - self.suspicion(thief)
        less = self.threat(thief, self.view.places[thief]) - self.threat(thief, level)
        return loyal * self.urgency * less

    def shot_gain(self, kind: Kind, target: Seat) -> float:
        """Return what a shot at a thief promises."""
        kill, move = self.shot_odds(kind, target)
        pushes = [self.push_gain(target, level) for level in ADJACENT[self.view.places[target]]]
        gain = kill * self.kill_gain(target) + move * max(pushes, default=0.0)
        if kind is Kind.ARMOUR_SPIRAL:
            gain += move * 2.0 * self.unseals_of(target) * (1.0 - self.suspicion(target))
        return gain

    def move_gain(self, level: Level) -> float:
        """Return what it is worth to move to another level."""
        return self.place_worth(level) - self.place_worth(self.here) + self.ruthless_gain()

    def ruthless_gain(self) -> float:
        """DRM-FRT-01: a move of the Fortress is a shot at anyone."""
        if self.character != Fortress.number:
            return 0.0
        within = [thief for thief in self.thieves() if self.view.places[thief] and not self.view.seals[thief]]
        return max((self.shot_gain(Kind.SHOOT, thief) for thief in within), default=0.0)

    def place_worth(self, level: Level) -> float:
        """Return how good a level is to stand on: targets for the shots in hand, few enemies, not far."""
        view = self.view
        there = [thief for thief in self.thieves() if view.places[thief] == level]
        targets = sorted((self.shot_gain(Kind.SHOOT, t) for t in there if not view.seals[t]), reverse=True)
        hunting = sum(max(gain, 0.0) for gain in targets[: self.shots()])
        danger = sum(0.3 * (1.0 - self.suspicion(thief)) for thief in there)
        far = abs(level - self.secret)
        return hunting - danger - 0.15 * max(far - 1, 0) - (0.05 if far == 0 else 0.0)

    def pull_gain(self, thief: Seat) -> float:
        """Return what it is worth to pull a thief here: off the secret, and in front of the own shots."""
        gain = self.push_gain(thief, self.here)
        if self.shots() and self.view.places[thief] != self.here:
            gain += max(self.shot_gain(Kind.SHOOT, thief), 0.0)
        return gain

    def swap_gain(self, thief: Seat) -> float:
        """Return what another's skill is worth for the rest of this turn."""
        if self.view.step is Step.DRAW:
            return -1.0
        skill = self.view.characters[thief]
        if skill == Forger.number:
            return 1.0
        if skill in (Terrorist.number, JudgeOfMind.number) and self.shots() >= 2:
            return 1.0
        return -1.0
