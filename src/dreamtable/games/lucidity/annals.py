"""What is told of a match of Lucidity when it is over."""

from collections.abc import Sequence

from dreamtable.games.lucidity.events import Rolled
from dreamtable.games.lucidity.model import POWER_GOAL, View, power_of
from dreamtable.kernel import Event, Seat
from dreamtable.telling import Annals, Deeds, Gauge, Word, enum_word, seat_word


def gauges(v: View) -> list[Gauge]:
    """LUC-END-06: the Power of everybody."""
    return [
        Gauge(seat_word(seat), power_of(v.faces, card), POWER_GOAL, seat) for seat, card in enumerate(v.cards)
    ]


def deeds(v: View, told: Sequence[Event]) -> Deeds:
    """Return what everybody was and how much Power they had; how long it was, and how many dice fell."""
    rolled = sum([len(event.dice) for event in told if isinstance(event, Rolled)])
    together = [Word("deed-rounds", {"count": v.round}), Word("deed-dice", {"count": rolled})]
    return Deeds([seat_deeds(v, seat) for seat in range(len(v.cards))], together)


def seat_deeds(v: View, seat: Seat) -> list[Word]:
    """Return what a seat was, and its Power."""
    card = v.cards[seat]
    was = card.nightmare if card.nightmare is not None else card.role
    return [enum_word(was), Word("deed-power", {"power": power_of(v.faces, card)})]


ANNALS = Annals(gauges, deeds)
