"""ETH-VAR-02 to -10: once a Dream, a deck of playing cards may help or harm."""

from dreamtable.games.etherfields.decks import unseal
from dreamtable.games.etherfields.entities import morph, unmorph
from dreamtable.games.etherfields.events import PokerDrawn, PokerNamed, PokerSettled
from dreamtable.games.etherfields.harm import cure, seal_cards, suffer
from dreamtable.games.etherfields.look import gems_left, order
from dreamtable.games.etherfields.model import Dream, Element, Poker
from dreamtable.games.etherfields.moves import Accept, PickCard, PickElement, PickSeat, Refuse
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.supplies import gain, lose
from dreamtable.games.etherfields.terms import MANY
from dreamtable.games.etherfields.voting import among, group
from dreamtable.kernel import Game, Move, Script, Seat

DRAWN = 3
VALUES = [*range(2, 15)] * 4 + [15, 15]
"""ETH-VAR-04: number cards as printed, J 11, Q 12, K 13, A 14, joker 15."""


def propose(g: Game[Dream], _seat: Seat) -> Script[None]:
    """ETH-VAR-02, -03: the group may name an element, sees three cards, and stops or tries."""
    s = g.state
    refuse: Move = Refuse()
    ways = among([Accept(), refuse])
    if isinstance((yield from group(g, ways, rule="ETH-VAR-02", silence=refuse)), Refuse):
        return
    element = (yield from group(g, among(list(map(PickElement, Element))), rule="ETH-VAR-02")).element
    s.poker_used = True
    g.tell(PokerNamed, element)
    deck = list(VALUES)
    poker = s.poker = Poker(element, [g.rng.take(deck) for _ in range(DRAWN)])
    g.tell(PokerDrawn, poker.luck)
    if isinstance((yield from group(g, ways, rule="ETH-VAR-03", silence=refuse)), Accept):
        deck = list(VALUES)
        for card in poker.luck:
            deck.remove(card)
        poker.drawback = [g.rng.take(deck) for _ in range(DRAWN)]
        g.tell(PokerDrawn, poker.drawback)
        good = sum(poker.luck) > sum(poker.drawback)
        g.tell(PokerSettled, good)
        yield from settle(g, element, good=good)
    s.poker = None


def settle(g: Game[Dream], element: Element, *, good: bool) -> Script[None]:
    """ETH-VAR-05 to -10: what the cards bring."""
    s = g.state
    match element:
        case Element.MORPHINGS:
            if s.entities:
                moves = among([PickCard(entity.card) for entity in s.entities])
                card = (yield from group(g, moves, rule="ETH-VAR-06")).card
                entity = next(one for one in s.entities if one.card == card)
                if good:
                    for token in list(entity.morphings):
                        unmorph(g, entity, token)
                else:
                    morph(g, entity, 2)
        case Element.GEMS if good:
            while gems_left(s):
                gain(g, (yield from one(g, "ETH-VAR-07")), "gem", 1)
        case Element.GEMS:
            for seat in order(s):
                lose(g, seat, "gem", MANY)
        case Element.HOURS if good:
            gain(g, s.first, "hour", 2)
        case Element.HOURS:
            lose(g, s.first, "hour", MANY)
        case Element.DISTRESS:
            seat = yield from one(g, "ETH-VAR-09")
            if good:
                cure(g, seat, 2)
            else:
                yield from suffer(scene_of(g, seat), {seat: 1})
        case Element.SEALED if good:
            for seat in order(s):
                unseal(g, seat, 5)
        case Element.SEALED:
            yield from seal_cards(scene_of(g, s.first), dict.fromkeys(order(s), 5))


def one(g: Game[Dream], rule: str) -> Script[Seat]:
    """Let the group name a Dreamer."""
    moves = among([PickSeat(seat) for seat in order(g.state)])
    return (yield from group(g, moves, rule=rule)).seat
