"""ETH-BST: the Luck die as the last source of Intent."""

from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.events import IntentAdded
from dreamtable.games.etherfields.harm import seal_cards, suffer
from dreamtable.games.etherfields.look import influence_in_deck
from dreamtable.games.etherfields.model import LUCK_ADDS, Dream, Luck, Luckless, Payment
from dreamtable.games.etherfields.moves import Bear
from dreamtable.games.etherfields.rolls import roll_luck
from dreamtable.games.etherfields.scene import Scene, happened
from dreamtable.games.etherfields.supplies import lose
from dreamtable.games.etherfields.tallies import in_a_dream, tally, tally_best
from dreamtable.kernel import Game, Script, Seat

FAIL_SEAL = 3


def add_intent(g: Game[Dream], pay: Payment, num: int) -> None:
    """Add Intent to a payment."""
    if num > 0:
        pay.paid += num
        g.tell(IntentAdded, pay.seat, pay.colour, num)


def boost(g: Game[Dream], pay: Payment) -> Script[bool]:
    """ETH-BST-01 to -07: roll the Luck die as the last source of Intent; say whether the action goes on."""
    s = g.state
    pay.boosted = pay.locked = True
    s.dreamers[pay.seat].boosts += 1
    luck = yield from roll_luck(g, pay.seat)
    if luck is Luck.FAIL:
        yield from bear_failure(g, pay.seat)
        return False
    add_intent(g, pay, LUCK_ADDS[luck])
    if luck > Luck.BLANK:
        yield from happened(g, "boost-good", pay.seat)
    return True


def bear_failure(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-BST-04: 1 Ether, 1 Distress or 3 Sealed cards."""
    s = g.state
    d = s.dreamers[seat]
    tally_best(s, seat, "boost-failing", d.distress)
    first = "failed" not in d.deeds and in_a_dream(s)
    tally(s, seat, "failed")
    if change(s, seat, "fail-price") or (first and change(s, seat, "first-fail")):
        return
    moves = [Bear(Luckless.DISTRESS)]
    if d.ether:
        moves.append(Bear(Luckless.ETHER))
    if influence_in_deck(d) >= FAIL_SEAL:
        moves.append(Bear(Luckless.SEAL))
    what = (yield from g.ask(seat, moves, rule="ETH-BST-04")).what
    scene = Scene(g, seat)
    if what is Luckless.ETHER:
        lose(g, seat, "ether", 1)
    elif what is Luckless.SEAL:
        yield from seal_cards(scene, {seat: FAIL_SEAL})
    else:
        yield from suffer(scene, {seat: 1})
