"""What a bot keeps in mind between two questions: who behaved like a traitor, and what hints at the secret.

Nearly all of it comes from comparing the table with how it looked at the last question, so a bot plays alike
whether events are kept or not.
"""

from copy import copy
from itertools import pairwise

from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.events import VaultsExchanged
from dreamtable.games.inception.model import KIND_OF, LEVELS, LIMBO, Card, Kind, Level, View
from dreamtable.games.inception.moves import Cancel, Shoot, ShootAt, Trickery
from dreamtable.kernel import Event, Move, Seat

CANCEL_WINDOW = "DRM-UNL-04"
SPOILS = "DRM-DTH-01"

GUILT_OF_CANCEL = 20.0
"""A loyal thief has next to no reason to cancel an unlock."""
GUILT_OF_KILLING = 5.0
"""A loyal thief kills a friend only in a fight with a suspect."""

LORD_GUARDS = 3.0
"""A Lord rarely spends an Unseal on gold."""
LOOKER_STAYS = 6.0
"""A loyal thief who has looked at gold does not unlock there."""
LOOKER_LEAVES, BRIBED_LOOKER_LEAVES = 0.1, 0.35
"""A loyal thief who has looked at the secret unlocks nowhere else; a bribed one may want to mislead."""
FOLLOW_THE_VAULT = 6.0
"""DRM-BOT-07: the vault that a Lord exchanges was probably the secret."""
SUREST, LEAST = 20.0, 0.05
"""Everything can be faked, so no hint counts more or less than this."""


class Snapshot:
    """The public table as it was at the last question."""

    __slots__ = ("discarded", "hand_sizes", "level", "locks", "opened", "places", "turn")

    def __init__(self, view: View, rule: str) -> None:
        self.turn = view.turn
        self.discarded = len(view.discard)
        self.hand_sizes = view.hand_sizes
        self.places = list(view.places)
        self.locks = list(view.locks)
        self.opened = sum(view.opened)
        self.level = view.places[view.turn] if rule == CANCEL_WINDOW else LIMBO
        """Where an unlock was on its way, if one was."""


class Memory:
    """What one player has noticed so far."""

    def __init__(self) -> None:
        self.guilt = [1.0] * 8
        """By seat: how many times likelier its behaviour is for a traitor than for a loyal thief."""
        self.target: Seat | None = None
        """Whom this player shot at or tricked last."""
        self.weapon = Kind.SHOOT
        """What the last shot was fired with."""
        self.exposed = False
        """Whether this player has done what only a traitor does."""
        self._hints = [1.0] * (1 + len(LEVELS))
        """By level: how many times likelier what was seen is if the secret lies there."""
        self._transposed = 0
        self._before: Snapshot | None = None

    def copy(self) -> "Memory":
        """Return the same memory for an imagined world."""
        twin = copy(self)
        twin.guilt, twin._hints = list(self.guilt), list(self._hints)
        return twin

    def hint(self, level: Level) -> float:
        """Return how strongly behaviour points to a level."""
        return min(max(self._hints[level], LEAST), SUREST)

    def likelihood(self, secret: Level | None, traitors: list[Seat]) -> float:
        """Return how well it fits what was noticed that the secret lies there and these are the traitors.

        1 is what fits best of all that could be.
        """
        if secret is None:
            return 1.0
        fit = self.hint(secret) / max([self.hint(level) for level in LEVELS])
        for seat, guilt in enumerate(self.guilt):
            fit *= (guilt if seat in traitors else 1.0) / max(guilt, 1.0)
        return fit

    def observe(self, view: View, rule: str) -> None:
        """Compare the table with the last look at it, and draw conclusions."""
        before = self._before
        if before is not None:
            self._notice_cancel(view, before)
            self._notice_killing(view, before)
            self._notice_transposition(view)
        if rule == CANCEL_WINDOW and view.turn != view.seat:
            self._notice_unlock(view)
        if rule == SPOILS and not CHARACTERS[view.world].world.bribe_shot:
            self.guilt[view.turn] *= GUILT_OF_KILLING
        self._before = Snapshot(view, rule)

    def hear(self, event: Event) -> None:
        """DRM-CHS-03: which vaults changed places is public, but the table does not show it afterwards."""
        if isinstance(event, VaultsExchanged):
            self._hints[event.other] *= FOLLOW_THE_VAULT

    def remember(self, move: Move) -> None:
        """Remember what this player does: whom it concerns, and what it gives away."""
        match move:
            case Shoot(card, target):
                self.target, self.weapon = target, KIND_OF[card]
            case ShootAt(target):
                self.target, self.weapon = target, Kind.SHOOT
            case Trickery(target):
                self.target = target
            case Cancel():
                self.exposed = True

    def _notice_cancel(self, view: View, before: Snapshot) -> None:
        """Two Unseals in a row on the pile, and a hand that is smaller: somebody cancelled an unlock."""
        new = view.discard[before.discarded :]
        level = before.level
        if level:
            cancelled = bool(new) and _is_unseal(new[0]) and view.locks[level] >= before.locks[level]
        else:
            cancelled = any(_is_unseal(first) and _is_unseal(second) for first, second in pairwise(new))
            level = view.places[view.turn] if view.turn == before.turn else LIMBO
        if cancelled:
            self._blame(view, before, level)

    def _blame(self, view: View, before: Snapshot, level: Level) -> None:
        """Find who cancelled: the Lord gives a hint, and a thief gives himself away."""
        fewer = [
            seat
            for seat, size in enumerate(view.hand_sizes)
            if size == before.hand_sizes[seat] - 1 and seat not in (view.seat, view.turn, before.turn)
        ]
        if view.lord in fewer:
            self._hints[level] *= self._guarded(before.locks[level])
        elif len(fewer) == 1:
            self.guilt[fewer[0]] *= GUILT_OF_CANCEL

    def _guarded(self, _locks: int) -> float:
        """Return how strongly a cancel of the Lord hints at a level with so many locks."""
        return LORD_GUARDS

    def _notice_killing(self, view: View, before: Snapshot) -> None:
        """A thief fell in the turn of a thief, and not by Tsunami or for the Imperial City."""
        killer = view.turn
        if (
            killer in (view.lord, view.seat)
            or killer != before.turn
            or sum(view.opened) != before.opened
            or CHARACTERS[view.world].world.bribe_shot
        ):
            return
        for seat, place in enumerate(view.places):
            if place == LIMBO != before.places[seat] and seat not in (killer, view.lord, view.seat):
                self.guilt[killer] *= GUILT_OF_KILLING

    def _notice_transposition(self, view: View) -> None:
        """DRM-BOT-07: after an exchange of vaults, hints about levels are worth nothing."""
        uses = sum(view.used_in_game.values())
        if uses != self._transposed:
            self._transposed = uses
            self._hints = [1.0] * len(self._hints)

    def _notice_unlock(self, view: View) -> None:
        """DRM-BOT-05: a thief who has looked at vaults unlocks, and so says something about them."""
        thief, here = view.turn, view.places[view.turn]
        leaves = BRIBED_LOOKER_LEAVES if view.bribes[thief] else LOOKER_LEAVES
        for level in LEVELS:
            if thief in view.looked[level] and not view.opened[level]:
                self._hints[level] *= LOOKER_STAYS if level == here else leaves


def _is_unseal(card: Card) -> bool:
    return KIND_OF[card] is Kind.UNSEAL
