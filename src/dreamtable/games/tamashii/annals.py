"""What is told of a match of Tamashii when it is over."""

from collections import Counter
from collections.abc import Sequence

from dreamtable.games.tamashii.events import EnemyDefeated, Launched, ObjectiveTaken, PlayerReset
from dreamtable.games.tamashii.launcher import CORRUPTED
from dreamtable.games.tamashii.model import NOTHING, Step, View
from dreamtable.games.tamashii.naming import card_name
from dreamtable.games.tamashii.rivals import score
from dreamtable.games.tamashii.seen import table_seen
from dreamtable.kernel import Annals, Deeds, Event, Gauge, Seat, Word, enum_word, seat_word


def gauges(v: View) -> list[Gauge]:
    """TAM-TIM-01, TAM-COD-07: the time, the corrupted codes that are left, and the enemies locked on.

    TAM-VS-18: against each other the points of everybody, those of objectives only when they are turned up.
    """
    if v.step < Step.BEFORE_TRACE:
        return []
    if v.mode == "rivals":
        s = table_seen(v)
        return [Gauge(seat_word(seat), max(0, score(s, seat)), 0, seat) for seat in range(len(v.players))]
    return [
        Gauge(Word("gauge-time"), v.time),
        Gauge(Word("gauge-corrupted"), v.supply[CORRUPTED]),
        Gauge(Word("gauge-enemies"), sum([len(p.queue) for p in v.players])),
    ]


def deeds(v: View, told: Sequence[Event]) -> Deeds:
    """Return what everybody was and did, and how far all came together."""
    counts = Counter(type(event) for event in told)
    together = [Word("deed-rounds", {"count": v.round})]
    for key, count in (
        ("deed-tiles", sum([place.shown for place in v.places])),
        ("deed-enemies", counts[EnemyDefeated]),
        ("deed-resets", counts[PlayerReset]),
    ):
        if count:
            together.append(Word(key, {"count": count}))
    return Deeds([seat_deeds(v, told, seat) for seat in range(len(v.players))], together)


def seat_deeds(v: View, told: Sequence[Event], seat: Seat) -> list[Word]:
    """Return the body and class of a seat, its points against others, and what it did."""
    p = v.players[seat]
    words = [card_name(p.body) if p.body != NOTHING else Word("deed-no-body")]
    if p.calling is not None:
        words.append(enum_word(p.calling))
    if v.mode == "rivals":
        words.append(Word("deed-points", {"count": score(table_seen(v), seat)}))
    for key, kind in (
        ("deed-objectives", ObjectiveTaken),
        ("deed-programs", Launched),
        ("deed-enemies", EnemyDefeated),
        ("deed-resets", PlayerReset),
    ):
        count = sum([isinstance(event, kind) and event.seat == seat for event in told])
        if count:
            words.append(Word(key, {"count": count}))
    return words


ANNALS = Annals(gauges, deeds)
