"""Chemist: Dispense and Inject."""

from dreamtable.games.inception.cards import (
    NOT_HELD,
    discard,
    holds,
    one_of_each_kind,
    take_from_pile,
    use_card,
)
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.events import CardUsedOn
from dreamtable.games.inception.model import ADJACENT, KIND_OF, TRANSIT_SERUM, Table
from dreamtable.games.inception.movement import move_to
from dreamtable.games.inception.moves import Dispense, Inject
from dreamtable.kernel import Game, Move, Script, Seat

USES = 2
INJECT = 1


class Chemist(Thief):
    """Fetches Transit Serum from the discard pile and uses it on others."""

    number = 14
    skills = ("dispense", "inject")

    def actions(self, s: Table, seat: Seat, reach: list[Seat]) -> list[Move]:
        """DRM-CHE-01 to -04: Dispense twice a turn, while a Serum lies in the pile; Inject without limit."""
        hand = s.hands[seat]
        moves: list[Move] = []
        if not s.seals[seat] and self.times_used(s) < USES and serums_in(s.discard):  # DRM-LAB-08
            moves += [Dispense(card) for card in one_of_each_kind(hand)]
        serum = holds(hand, TRANSIT_SERUM)
        if serum != NOT_HELD:
            place = s.places[seat]
            near = [target for target in reach if s.places[target] == place]
            moves += [Inject(serum, target, level) for target in near for level in ADJACENT[place]]
        return moves

    def act(self, g: Game[Table], seat: Seat, move: Move) -> Script[None]:
        """DRM-CHE-01, DRM-CHE-03: the Chemist also chooses the level of an injected player."""
        match move:
            case Dispense(card):
                serum = serums_in(g.state.discard)[-1]
                self.count_use(g, seat)
                discard(g, seat, [card])
                take_from_pile(g, seat, serum)
            case Inject(card, target, level):
                use_card(g, seat, card)
                g.tell(CardUsedOn, seat, card, target)
                self.announce(g, seat, INJECT)
                yield from move_to(g, target, level)


def serums_in(pile: list[int]) -> list[int]:
    """DRM-CHE-02: return the Transit Serums that lie in the discard pile before the cost is paid."""
    return [card for card in pile if KIND_OF[card] is TRANSIT_SERUM]
