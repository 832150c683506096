"""How a bot reads the table: hands, odds of shots, time left, who may have changed sides."""

import random

from dreamtable.games.inception.bot.cards import unseal_rate, unseals_of
from dreamtable.games.inception.bot.memory import Memory
from dreamtable.games.inception.character import CHARACTERS, NOBODY
from dreamtable.games.inception.characters.soul_sculptor import SoulSculptor
from dreamtable.games.inception.characters.terrorist import Terrorist
from dreamtable.games.inception.dice import FACES
from dreamtable.games.inception.model import (
    HAND_LIMIT,
    KIND_OF,
    LEVELS,
    LIMBO,
    SHOOT_CLASS,
    Face,
    Kind,
    Level,
    View,
)
from dreamtable.games.inception.shoot import M4, RESULTS
from dreamtable.kernel import Move, Seat

WIN = 40.0
"""What the game is worth, in cards."""

NORMAL_DRAW = "DRM-DRW-03"
ZEAL = "DRM-TER-02"

ZEAL_PRICE = 0.9
"""A card that is worth less is well spent on a better roll against Zeal."""

HIDEOUTS = (0.22, 0.2, 0.26, 0.32)
"""DRM-BOT-04: how often a Lord hides the secret on each level.

Many locks near, or few locks far away: with six players no level is then much safer than another.
"""


class Mind:
    """One look at the table from one seat."""

    def __init__(self, view: View, memory: Memory, chance: random.Random) -> None:
        self.view = view
        self.memory = memory
        self.chance = chance
        self.me = view.seat
        self.lord = view.lord
        self.here = view.places[view.seat]
        self.hand = view.hands[view.seat]
        self.counts = [0] * len(Kind)
        for card in self.hand:
            self.counts[KIND_OF[card]] += 1
        self.character = view.characters[view.seat]
        self.world = CHARACTERS[view.world].world
        self.seats = len(view.places)
        self._suspicion: dict[Seat, float] = {}
        self._unseal_rate = -1.0

    def worth(self, _move: Move, _rule: str) -> float:
        """Return how good a move of the menu looks, in cards; doing nothing is worth 0."""
        return 0.0

    # Time

    def cards_a_round(self) -> int:
        """DRM-BOT-01: return how many cards a plain round takes from the deck."""
        return 2 * self.seats + self.world.thief_draw * (self.seats - 1 + len(self.view.undealt))

    def rounds_left(self) -> float:
        """Return how many more rounds the deck lasts."""
        return self.view.deck_size / self.cards_a_round()

    # Cards

    def unseal_rate(self) -> float:
        """DRM-BOT-02: return the share of Unseals among the cards that nobody has seen yet."""
        if self._unseal_rate < 0:
            self._unseal_rate = unseal_rate(self.view)
        return self._unseal_rate

    def unseals_of(self, seat: Seat) -> float:
        """Return how many Unseals another player is likely to hold."""
        return unseals_of(self.view, seat, self.unseal_rate())

    def shots(self) -> int:
        """Return how many SHOOT-class cards the own hand holds."""
        return sum(self.counts[:SHOOT_CLASS])

    def over_limit(self) -> int:
        """Return how many cards would have to be discarded now."""
        return len(self.hand) - HAND_LIMIT

    # Sides

    def suspicion(self, seat: Seat) -> float:
        """DRM-BOT-03, DRM-BOT-08: return how likely a thief is a traitor, by bribes and behaviour."""
        known = self._suspicion.get(seat)
        if known is None:
            known = self._suspicion[seat] = self._judge(seat)
        return known

    def _judge(self, seat: Seat) -> float:
        view = self.view
        bribes = view.bribes[seat]
        if not bribes or seat == self.lord:
            return 0.0
        if Face.DEAL in bribes:
            return 1.0
        piles = [*view.bribes, view.undealt]
        unknown = sum(pile.count(None) for pile in piles)
        deals = view.deals - sum(pile.count(Face.DEAL) for pile in piles)
        loyal = 1.0
        for drawn in range(bribes.count(None)):
            loyal *= max(unknown - deals - drawn, 0) / (unknown - drawn)
        if loyal <= 0.0:
            return 1.0
        odds = (1.0 - loyal) / loyal * self.memory.guilt[seat]
        return odds / (1.0 + odds)

    def deal_share(self) -> float:
        """Return the share of DEAL in the bribe pile, as far as this player can tell."""
        piles = [*self.view.bribes, self.view.undealt]
        unknown = sum(pile.count(None) for pile in piles)
        deals = self.view.deals - sum(pile.count(Face.DEAL) for pile in piles)
        return deals / unknown if unknown else 0.0

    # Places

    def thieves(self) -> list[Seat]:
        """Return the other thieves."""
        return [seat for seat in range(self.seats) if seat not in (self.me, self.lord)]

    def closed(self) -> list[Level]:
        """Return the levels whose vaults are closed."""
        return [level for level in LEVELS if not self.view.opened[level]]

    def turns_until(self, seat: Seat) -> int:
        """Return how many turns from now it is that seat's turn; 0 if it is now."""
        return (seat - self.view.turn) * self.view.onward % self.seats

    # Shots

    def shot_odds(self, kind: Kind, target: Seat, modifier: int = 0) -> tuple[float, float]:
        """DRM-SHT-03, DRM-SHT-09: return how likely a shot of one's own kills, and how likely it moves."""
        view = self.view
        deadly, moving = RESULTS[kind]
        if self.me == self.lord:
            modifier += M4
        if target == self.lord:
            modifier += self.world.lord_dice
        skills = NOBODY if view.seals[target] or self.here == LIMBO else CHARACTERS[self.character]
        if isinstance(skills, Terrorist):
            modifier -= 1
        kill = min(deadly - modifier, FACES) / FACES
        hit = min(moving - modifier, FACES) / FACES
        if skills.dice > 1:
            kill, hit = 1 - (1 - kill) ** 2, 1 - (1 - hit) ** 2
        if isinstance(skills, SoulSculptor):
            carved = min(max(view.hand_sizes[target], 1), FACES)
            kill = 1.0 if carved <= deadly else kill
            hit = 1.0 if carved <= moving else hit
        return kill, hit - kill
