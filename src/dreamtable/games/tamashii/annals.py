"""What is told of a match of Tamashii when it is over."""

from collections import Counter
from collections.abc import Sequence

from dreamtable.games.tamashii.box import BOX, CARDS
from dreamtable.games.tamashii.cards import STORY, ScenarioCard
from dreamtable.games.tamashii.events import EnemyDefeated, Launched, ObjectiveTaken, PlayerReset, WayChosen
from dreamtable.games.tamashii.launcher import CORRUPTED
from dreamtable.games.tamashii.model import NOTHING, Step, View
from dreamtable.games.tamashii.naming import named
from dreamtable.games.tamashii.reference import hidden
from dreamtable.games.tamashii.rivals import score
from dreamtable.games.tamashii.wording import Spoken
from dreamtable.kernel import Event, Seat
from dreamtable.telling import Annals, Chosen, Deeds, Evening, Gauge, Word, enum_word, seat_word


def gauges(v: View) -> list[Gauge]:
    """TAM-TIM-01, TAM-COD-07: the time, the corrupted codes that are left, and the enemies locked on.

    TAM-VS-18: against each other the points of everybody, those of objectives only when they are turned up.
    """
    if v.step < Step.BEFORE_TRACE:
        return []
    if v.mode == "rivals":
        return [Gauge(seat_word(seat), max(0, score(v, seat)), 0, seat) for seat in range(len(v.players))]
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
    words = [BOX.name(p.body) if p.body != NOTHING else Word("deed-no-body")]
    if p.calling is not None:
        words.append(enum_word(p.calling))
    if v.mode == "rivals":
        words.append(Word("deed-points", {"count": score(v, seat)}))
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


# As a chapter of the book


def evening(v: View, told: Sequence[Event]) -> Evening | None:
    """TAM-SCE-01: a scenario as a chapter: its guide, who had what in the end, and what stayed face-down."""
    if v.guide == NOTHING or not v.drawn:
        return None
    guide = CARDS[v.guide]
    covered = sum([not place.shown for place in v.places])
    lying = sum([place.lying for place in v.places])
    closed = (("door-tiles", covered), ("door-cards", lying))
    return Evening(
        picture=guide.id,
        title=guide.name(),
        opening=Word(f"story-{guide.id}"),
        closing=hidden(STORY, v.drawn[-1]),
        carried=[carried(v, seat) for seat in range(len(v.players))],
        together=deeds(v, told).together,
        doors=[Word(key, {"count": count}) for key, count in closed if count],
    )


def carried(v: View, seat: Seat) -> list[Word]:
    """TAM-BOD-02, TAM-AUG-01: the body of a seat, its class, what it had equipped and what it carried."""
    p = v.players[seat]
    words = [BOX.name(p.body) if p.body != NOTHING else Word("deed-no-body")]
    if p.calling is not None:
        words.append(enum_word(p.calling))
    words += map(BOX.name, p.equipped)
    return words + [Word(f"token-{token}") for token, count in p.carried.items() for _ in range(count)]


def chosen(event: Event) -> Chosen | None:
    """TAM-SCE-11: the way that the group took on a story card, and those that it could read beside it."""
    if not isinstance(event, WayChosen) or not isinstance(CARDS[event.card], ScenarioCard):
        return None
    step, _, way = event.way.rpartition("-")
    one = BOX.steps.named(step)
    if not isinstance(one, Spoken):
        return None
    ways = CARDS[event.card].ways_of(one)
    left = [other for at, other in enumerate(ways) if at != int(way)]
    return Chosen(ways[int(way)], left, named("story", event.answer) if event.answer else None)


ANNALS = Annals(gauges, deeds, evening, chosen)
