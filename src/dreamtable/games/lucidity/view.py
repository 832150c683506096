"""LUC section 5: everything is open but the dice to come."""

from dreamtable.games.lucidity.model import COLOUR_OF, SYMBOLS, Table, View
from dreamtable.kernel import WATCHER, Chance, Question, Seat
from dreamtable.telling import Word, enum_word, seat_word


def view(s: Table, seat: Seat) -> View:
    """Return what a seat sees: the table, and which dice are in the bag."""
    return View(
        seat,
        s.cards,
        s.bag,
        s.faces,
        s.nightmares,
        s.on_nightmares,
        s.claimed,
        s.turn,
        s.round,
        s.step,
        s.track,
        s.space,
        s.drawn,
        s.exhausted,
        s.watch,
        s.lord,
        s.spooks,
        s.awakened,
        s.outcome,
    )


def determinize(_s: Table, _seat: Seat, _rng: Chance) -> None:
    """Nothing on the table is hidden; the chance to come is fresh already."""


def name_of(view: object, _kind: str, die: int) -> Word:
    """Return the word for a die: its colour and, where it lies rolled on the table, its symbol."""
    colour = enum_word(COLOUR_OF[die])
    if isinstance(view, View) and die not in view.drawn:
        return Word("die-showing", {"colour": colour, "symbol": enum_word(SYMBOLS[view.faces[die]])})
    return Word("die", {"colour": colour})


def title(question: Question, seen: View) -> Word | None:
    """Return the question of Envy with the name of the neighbour whose die is meant."""
    if question.rule != "LUC-SHD-04":
        return None
    return Word("ask-of-neighbour", {"seat": seat_word((seen.seat - 1) % len(seen.cards))})


def traits(s: Table, seat: Seat) -> dict[str, str]:
    """Return what a seat was: in the order of play, and at the end."""
    if seat == WATCHER:
        return {}
    card = s.cards[seat]
    found = {"role": enum_word(card.role).key, "start": "start-first" if seat == s.first else "start-later"}
    if card.nightmare is not None:
        found["nightmare"] = enum_word(card.nightmare).key
    return found


def figures(s: Table, seat: Seat) -> dict[str, int]:
    """Return how long the game was."""
    return {"rounds": s.round} if seat == WATCHER else {}
