"""What is told of a match of Eldritch Horror when it is over."""

from collections import Counter
from collections.abc import Sequence

from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import AncientOne
from dreamtable.games.eldritch.events import (
    ClueGained,
    Defeated,
    Devoured,
    GateClosed,
    InvestigatorChosen,
    MonsterDefeated,
)
from dreamtable.games.eldritch.model import NOTHING, View
from dreamtable.games.eldritch.view import name_of
from dreamtable.kernel import Event, Seat
from dreamtable.telling import Annals, Deeds, Gauge, Word


def gauges(v: View) -> list[Gauge]:
    """ELD-WIN-01, ELD-OMN-05: how far Doom is from the end, the solved Mysteries, and the open Gates."""
    if v.ancient_one == NOTHING:
        return []
    return [
        Gauge(Word("gauge-doom"), v.doom),
        Gauge(Word("gauge-mysteries"), len(v.solved), needed(v)),
        Gauge(Word("gauge-gates"), len(v.gates)),
    ]


def needed(v: View) -> int:
    """ELD-MYS-02: how many Mysteries have to be solved."""
    return BOX.card(v.ancient_one, AncientOne).solve


def deeds(v: View, told: Sequence[Event]) -> Deeds:
    """Return who everybody was and what they did, and how far all came together."""
    counts = Counter(type(event) for event in told)
    together = [Word("deed-mysteries", {"count": len(v.solved), "needed": needed(v)})]
    for key, count in (
        ("deed-gates", counts[GateClosed]),
        ("deed-monsters", counts[MonsterDefeated]),
        ("deed-lost", counts[Defeated] + counts[Devoured]),
        ("deed-doom", v.doom),
        ("deed-rounds", v.round),
    ):
        if count:
            together.append(Word(key, {"count": count}))
    return Deeds([seat_deeds(v, told, seat) for seat in range(len(v.people))], together)


def seat_deeds(v: View, told: Sequence[Event], seat: Seat) -> list[Word]:
    """Return a seat's investigators, its Clues and the Gates that it closed."""
    own = [
        event.investigator for event in told if isinstance(event, InvestigatorChosen) and event.seat == seat
    ]
    words = [name_of(v, "card", one) for one in dict.fromkeys(own)]
    for key, kind in (("deed-clues", ClueGained), ("deed-gates", GateClosed)):
        count = sum([isinstance(event, kind) and event.seat == seat for event in told])
        if count:
            words.append(Word(key, {"count": count}))
    return words


ANNALS = Annals(gauges, deeds)
