"""Lord of War: Black Market."""

from dreamtable.games.inception.cards import DISCARDS, choose_cards, discard, one_of_each_kind, take_from_pile
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.model import Table
from dreamtable.games.inception.moves import BlackMarket, Take
from dreamtable.kernel import Game, Move, Script, Seat

COST = 2


class LordOfWar(Thief):
    """Buys from the discard pile."""

    number = 18
    skills = ("black-market",)

    def actions(self, s: Table, seat: Seat, _reach: list[Seat]) -> list[Move]:
        """DRM-LOW-01, DRM-LAB-08: once per turn for two cards, unless sealed."""
        blocked = self.times_used(s) or s.seals[seat] or len(s.hands[seat]) < COST
        return [] if blocked else [BlackMarket()]

    def act(self, g: Game[Table], seat: Seat, _move: Move) -> Script[None]:
        """DRM-LOW-01, DRM-LOW-02: any card of the pile, also one of the two just discarded."""
        self.count_use(g, seat)
        cost = yield from choose_cards(g, seat, COST, DISCARDS, rule="DRM-LOW-01")
        discard(g, seat, cost)
        wares = [Take(card) for card in one_of_each_kind(sorted(g.state.discard))]
        take_from_pile(g, seat, (yield from g.ask(seat, wares, rule="DRM-LOW-02")).card)
