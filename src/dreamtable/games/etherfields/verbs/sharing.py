"""Verbs for what Dreamers do for each other: giving cards, taking somebody along."""

from typing import ClassVar

from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import CardGiven, TakenAlong
from dreamtable.games.etherfields.look import dreamers_at
from dreamtable.games.etherfields.model import Passing
from dreamtable.games.etherfields.movement import ALONG, can_move
from dreamtable.games.etherfields.moves import Accept, PickCard, PickSeat, Refuse
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import ONE, Number, step
from dreamtable.games.etherfields.verbs.base import amount
from dreamtable.kernel import Move, Script, Seat, choose_exactly

YES: Move = Accept()
NO: Move = Refuse()


@step
class Give(Deed, frozen=True):
    """ETH-INF-02: cards of your hand go to another Dreamer's; used there, they lie on your discard pile."""

    personal: ClassVar[bool] = True
    num: Number = ONE
    here: bool = False
    """Whether it is only for Dreamers in your space."""

    def do(self, scene: Scene) -> Script[None]:
        """Choose what and whom."""
        g, s, you = scene.g, scene.s, scene.you
        num, own = amount(scene, self.num), self._own(scene)
        others = list(map(PickSeat, self._others(scene)))
        if not num or not own or not others:
            return
        chosen = yield from choose_exactly(g, you, num, own, PickCard, rule="ETH-INF-02")
        to = (yield from scene.ask(you, others, rule="ETH-INF-10")).seat
        for card in chosen:
            scene.me.hand.remove(card)
            s.dreamers[to].hand.append(card)
            s.lent[card] = you
            g.tell(CardGiven, you, to, card)

    def _others(self, scene: Scene) -> list[Seat]:
        there = dreamers_at(scene.s, scene.me.space) if self.here else range(len(scene.s.dreamers))
        return [seat for seat in there if seat != scene.you]

    def _own(self, scene: Scene) -> list[int]:
        return [card for card in scene.me.hand if card != scene.card and card not in scene.s.lent]

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a card to give, and somebody to give it to."""
        return bool(self._others(scene)) and bool(self._own(scene))


@step
class TakeAlong(Deed, frozen=True):
    """ETH-MOV-01: Dreamers of your space who agree go along with your next Move of this Turn."""

    personal: ClassVar[bool] = True
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Ask them one after another."""
        s, left = scene.s, amount(scene, self.num)
        for seat in self._here(scene):
            if not left:
                break
            move = yield from scene.g.ask(seat, [YES, NO], rule="ETH-GEN-03", about=scene.about(self))
            if move is YES:
                s.passing.append(Passing(ALONG, seat, scene.you, "next-move"))
                scene.g.tell(TakenAlong, scene.you, seat)
                left -= 1

    def _here(self, scene: Scene) -> list[Seat]:
        s = scene.s
        return [seat for seat in dreamers_at(s, scene.me.space) if seat != scene.you and can_move(s, seat)]

    def possible(self, scene: Scene) -> bool:
        """Say whether there is anybody here who could come."""
        return bool(self._here(scene))
