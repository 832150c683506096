"""How a bot thinks as a thief who has taken the Lord's money."""

from dreamtable.games.inception.bot.skills import SkilledMind
from dreamtable.games.inception.bot.thief import SPOILING
from dreamtable.games.inception.characters.martyr import CHANGE as SACRIFICED
from dreamtable.games.inception.model import KIND_OF, Card, Kind, Level
from dreamtable.games.inception.moves import AddLocks, TakeLocks
from dreamtable.kernel import Seat

SUSPECT_SECRET = 0.3
"""From these odds on a traitor treats a level as that of the secret."""


class TraitorMind(SkilledMind):
    """One look at the table by a traitor, who passes for a thief as long as that is safe."""

    def in_the_open(self) -> bool:
        """Return whether hiding is no use any more: the traitor has shown himself, or the end is near."""
        return self.memory.exposed or self.rounds_left() < 2.0

    def danger(self, thief: Seat) -> float:
        """Return how much a thief threatens the secret, as far as the traitor can tell."""
        place = self.view.places[thief]
        return self.odds[place] * (0.5 + self.unseals_of(thief)) * 4.0 / (1.0 + self.view.locks[place])

    # Unlocking

    def unlock_gain(self) -> float:
        """DRM-BOT-12: gold is the best cover, and wins in Harbor; the secret stays locked."""
        if self.odds[self.here] >= SUSPECT_SECRET:
            return -1.0
        if self.world.vaults_lost and self.odds[self.here] == 0.0:
            return 3.0
        return 0.5 if self.counts[Kind.UNSEAL] > 2 and not self.in_the_open() else -1.0

    def cancel_gain(self) -> float:
        """Cancel late: only what may open the secret, and nothing in Harbor that may be gold."""
        view = self.view
        level = view.places[view.turn]
        needed = 0.5 if self.world.vaults_lost else SUSPECT_SECRET
        return 5.0 if view.locks[level] == 1 and self.odds[level] >= needed else -1.0

    def lock_gain(self, move: TakeLocks | AddLocks) -> float:
        """Two locks more, and it was all for nothing."""
        return 1.0 if isinstance(move, AddLocks) else -1.0

    def sacrifice_gain(self) -> float:
        """Two locks more on the secret are worth a life, once nothing is to be hidden."""
        saving = self.odds[self.here] >= SUSPECT_SECRET and self.view.locks[self.here] <= SACRIFICED
        return 1.0 if saving and self.in_the_open() else -1.0

    # Cards

    def draw_gain(self, _count: int) -> float:
        """The deck is the clock, and it may run."""
        return 1.0

    def out_of_control_gain(self) -> float:
        """Cards that burn are cards that no thief draws; but Unseals are cancels."""
        return 2.0 if not self.counts[Kind.UNSEAL] else -1.0

    def scatter_gain(self) -> float:
        """A hand without Unseals may go."""
        return 2.0 if not self.counts[Kind.UNSEAL] else -1.0

    def gift_gain(self, card: Card, target: Seat) -> float:
        """Give to those who can do least with it."""
        return -self.danger(target) - 0.1 * self.keeping(card)

    def giving(self, card: Card) -> float:
        """Give the Lord what he needs, and thieves what nobody needs."""
        if self.taker() in (self.lord, None):
            return SPOILING[KIND_OF[card]]
        return -self.keeping(card)

    def creation_gain(self, card: Card) -> float:
        """An Unseal on the deck is a present for the Lord, if he draws next."""
        return SPOILING[KIND_OF[card]] - 1.2 if self.following() == self.lord else -1.0

    def market_gain(self) -> float:
        """An Unseal from the pile is another cancel."""
        return self.best_of_pile() - self.cheapest_two()

    def trickery_gain(self, target: Seat) -> float:
        """Seem to rob the Lord and give him what he needs; rob thieves once nothing is to be hidden."""
        if target == self.lord:
            return 0.3
        return 0.5 if self.in_the_open() else -1.0

    def peek_gain(self) -> float:
        """Know what to guard; bribes do no harm any more."""
        return -1.0 if self.knows_secret() else 1.0

    # Others

    def shot_gain(self, kind: Kind, target: Seat) -> float:
        """Shoot those who threaten the secret, once nothing is to be hidden."""
        if target == self.lord or not self.in_the_open():
            return -1.0
        kill, move = self.shot_odds(kind, target)
        return (kill * 5.0 + move) * self.danger(target)

    def friend_worth(self, seat: Seat) -> float:
        """The most dangerous thief is the best target."""
        return -self.danger(seat)

    def push_gain(self, _target: Seat | None, level: Level) -> float:
        """Push thieves away from where the secret may be."""
        return -self.odds[level]

    def pull_gain(self, target: Seat) -> float:
        """Pull thieves away from where the secret may be."""
        if target == self.lord or not self.in_the_open():
            return -1.0
        return 6.0 * (self.odds[self.view.places[target]] - self.odds[self.here])

    def revival_gain(self, target: Seat) -> float:
        """Only the living can cancel; others may stay where they are."""
        return 2.0 if target == self.me else -1.0

    def salvation_gain(self, _target: Seat) -> float:
        """Leave the lost alone."""
        return -1.0

    def support_gain(self, _target: Seat) -> float:
        """Keep the own hand."""
        return -1.0

    def seal_gain(self, _target: Seat) -> float:
        """Shelter nobody."""
        return -1.0

    def inject_gain(self, _target: Seat, _level: Level) -> float:
        """Help nobody on the way."""
        return -1.0

    def swap_gain(self, _target: Seat) -> float:
        """Keep to the own character."""
        return -1.0
