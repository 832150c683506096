"""Terrorist: Manhunt and Zeal."""

from dreamtable.games.inception.cards import DISCARDS, discard, one_of_each_kind
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.events import PenaltyAccepted, ShotFired
from dreamtable.games.inception.model import Table
from dreamtable.games.inception.moves import AcceptPenalty, Discard
from dreamtable.kernel import Game, Script, Seat

PENALTY = -1
ZEAL = 1


class Terrorist(Thief):
    """Hunts on every level, and makes the target pay."""

    number = 25
    skills = ("manhunt", "zeal")

    any_level = True  # DRM-TER-01

    def before_roll(self, g: Game[Table], seat: Seat, target: Seat) -> Script[int]:
        """DRM-TER-02, DRM-TER-03: the target discards a card, or the result is one less."""
        self.announce(g, seat, ZEAL)
        cards = one_of_each_kind(g.state.hands[target])
        moves: list[AcceptPenalty | Discard] = [AcceptPenalty(), *(DISCARDS[card] for card in cards)]
        match (yield from g.ask(target, moves, rule="DRM-TER-02", about=ShotFired(seat, target))):
            case Discard(card):
                discard(g, target, [card])
                return 0
        g.tell(PenaltyAccepted, target)
        return PENALTY
