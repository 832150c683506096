"""What is told of an evening of Etherfields when it is over."""

from collections.abc import Sequence

from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Paragraph
from dreamtable.games.etherfields.events import ChoiceTaken, Performed, TileLaid
from dreamtable.games.etherfields.model import DISTRESS_MARKERS, NOTHING, WAYS, View
from dreamtable.games.etherfields.naming import action_name, card_name
from dreamtable.games.etherfields.shelves import found_word
from dreamtable.kernel import Event, Seat
from dreamtable.telling import Annals, Chosen, Deeds, Evening, Gauge, Word, seat_word

SLOTS = 12


def gauges(v: View) -> list[Gauge]:
    """Return the Distress of everybody, and how much of the Dreamscape lies open."""
    found = [
        Gauge(Word("gauge-distress", {"who": seat_word(seat)}), d.distress, DISTRESS_MARKERS, seat)
        for seat, d in enumerate(v.dreamers)
    ]
    return [*found, Gauge(Word("gauge-tiles"), len(v.tiles), SLOTS)]


def deeds(v: View, told: Sequence[Event]) -> Deeds:
    """Return who everybody was and what they did; how far the Dream was explored, and how long it took
    (ETH-SFT-11)."""
    laid = len({event.space for event in told if isinstance(event, TileLaid)})
    together = [Word("deed-turns", {"count": v.turn}), Word("deed-tiles", {"count": laid}), *found_word(v)]
    if v.options.story:  # ETH-SFT-10
        together.append(Word("deed-story-mode"))
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


# As a chapter of the book


def evening(v: View, told: Sequence[Event]) -> Evening | None:
    """ETH-GATE-02, ETH-MCH-01: a Dream as a chapter: its Gate, who had what in the end, and what nobody did
    there; a Way between two Dreams is one, too."""
    if v.world is not None:
        picture, title, opening = "way", Word("way-title"), Word("way-teaser")
    elif v.gate != NOTHING:
        gate = CARDS[v.gate].id
        picture, title, opening = gate, card_name(v.gate), Word(f"story-{gate}")
    else:
        return None
    kept = [*v.items, *v.storage, *v.notes]
    return Evening(
        picture=picture,
        title=title,
        opening=opening,
        closing=closing(v),
        carried=[carried(v, seat) for seat in range(len(v.dreamers))],
        together=[*deeds(v, told).together, *map(card_name, kept)],
        doors=list(map(action_name, left_undone(told))),
    )


def closing(v: View) -> str:
    """ETH-END-07: the paragraph that was the ending, or the last one."""
    pages = [BOX.card(BOX.paragraphs[number], Paragraph) for number in v.read]
    last = next((page for page in reversed(pages) if page.ending), pages[-1] if pages else None)
    return last.sealed_id(0) if last is not None else ""


def carried(v: View, seat: Seat) -> list[Word]:
    """ETH-MSK-01, ETH-FLW-01: who a Dreamer was, with Masks and Flaws."""
    d = v.dreamers[seat]
    return [card_name(d.card), *map(card_name, (*d.masks, *d.flaws))]


def left_undone(told: Sequence[Event]) -> list[int]:
    """ETH-ACT-01: the actions on tiles that everybody could read, that lead on in the story, and that nobody
    performed.
    """
    done = {event.action for event in told if isinstance(event, Performed)}
    known = {ACTIONS[action].action.id for action in done}
    left: dict[str, int] = {}
    for card in [event.card for event in told if isinstance(event, TileLaid)]:
        for number in BOX.actions_of.get(card, ()):
            action = ACTIONS[number].action
            if "single" in action.kw and action.id not in known:
                left.setdefault(action.id, number)
    return list(left.values())


def chosen(event: Event) -> Chosen | None:
    """ETH-CHO-01: the way of a paragraph that was taken, and those that stood beside it."""
    if not isinstance(event, ChoiceTaken):
        return None
    page, taken = BOX.card(BOX.paragraphs[event.choice // WAYS], Paragraph), event.choice % WAYS
    left = [page.choice(at) for at in range(len(page.choices)) if at != taken]
    return Chosen(page.choice(taken), left)


ANNALS = Annals(gauges, deeds, evening, chosen)
