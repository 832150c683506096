"""What is told of a match of Inception City when it is over."""

from collections.abc import Sequence

from dreamtable.games.inception.events import Killed, Unlocked
from dreamtable.games.inception.model import DEAL, LEVELS, View
from dreamtable.games.inception.view import name_of
from dreamtable.kernel import Event, Seat
from dreamtable.telling import Annals, Deeds, Gauge, Word


def gauges(v: View) -> list[Gauge]:
    """DRM-END-01, DRM-END-02: the locks that are left, the open vaults, and the deck, which is time."""
    return [
        Gauge(Word("gauge-locks"), sum(v.locks)),
        Gauge(Word("gauge-vaults"), sum(v.opened), len(LEVELS)),
        Gauge(Word("gauge-deck"), v.deck_size),
    ]


def deeds(v: View, told: Sequence[Event]) -> Deeds:
    """Return on which side everybody was and what they did; how many vaults were open, and the cards left."""
    together = [
        Word("deed-vaults", {"count": sum(v.opened)}),
        Word("deed-deck", {"count": v.deck_size}),
    ]
    return Deeds([seat_deeds(v, told, seat) for seat in range(len(v.places))], together)


def seat_deeds(v: View, told: Sequence[Event], seat: Seat) -> list[Word]:
    """Return a seat's side, traitors revealed, its character, whom it killed and what it unlocked."""
    traitor = DEAL in v.bribes[seat]
    side = "side-lord" if seat == v.lord else "side-traitor" if traitor else "side-thief"
    killed = sum([isinstance(event, Killed) and event.by == seat != event.seat for event in told])
    unlocked = sum([isinstance(event, Unlocked) and event.seat == seat for event in told])
    words = [Word(side), name_of(None, "character", v.owned[seat])]
    if killed:
        words.append(Word("deed-killed", {"count": killed}))
    if unlocked:
        words.append(Word("deed-unlocked", {"count": unlocked}))
    return words


ANNALS = Annals(gauges, deeds)
