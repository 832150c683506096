"""What is told of an evening of Etherfields when it is over."""

from collections.abc import Sequence

from dreamtable.games.etherfields.events import Performed, TileLaid
from dreamtable.games.etherfields.model import DISTRESS_MARKERS, View
from dreamtable.games.etherfields.naming import card_name
from dreamtable.kernel import Annals, Deeds, Event, Gauge, Seat, Word, seat_word

SLOTS = 12


def gauges(v: View) -> list[Gauge]:
    """Return the Distress of everybody, and how much of the Dreamscape lies open."""
    found = [
        Gauge(Word("gauge-distress", {"who": seat_word(seat)}), d.distress, DISTRESS_MARKERS, seat)
        for seat, d in enumerate(v.dreamers)
    ]
    return [*found, Gauge(Word("gauge-tiles"), len(v.tiles), SLOTS)]


def deeds(v: View, told: Sequence[Event]) -> Deeds:
    """Return who everybody was and what they did; how far the Dream was explored, and how long it took."""
    laid = len([event for event in told if isinstance(event, TileLaid)])
    together = [Word("deed-turns", {"count": v.turn}), Word("deed-tiles", {"count": laid})]
    return Deeds([seat_deeds(v, told, seat) for seat in range(len(v.dreamers))], together)


def seat_deeds(v: View, told: Sequence[Event], seat: Seat) -> list[Word]:
    """Return who a Dreamer was, how many actions it performed, and what it bears."""
    d = v.dreamers[seat]
    acted = len([event for event in told if isinstance(event, Performed) and event.seat == seat])
    return [
        card_name(d.card),
        Word("deed-actions", {"count": acted}),
        Word("deed-distress", {"distress": d.distress}),
    ]


ANNALS = Annals(gauges, deeds)
