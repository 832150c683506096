"""What things on the table are called."""

from dreamtable.games.tamashii.box import ABILITIES, ACTIVITIES, BOXES, CARDS, PROGRAMS
from dreamtable.games.tamashii.launcher import COLUMNS, EDGES
from dreamtable.games.tamashii.model import FACE_DOWN, NOTHING, View
from dreamtable.games.tamashii.steps import asked
from dreamtable.games.tamashii.terms import pattern_word, tile_word
from dreamtable.games.tamashii.verbs.control import way_name
from dreamtable.kernel import Word

CODE_NAMES = ("empty", "red", "yellow", "green", "blue", "open", "corrupted")


def name(kind: str, thing: int | str, seen: View | None = None) -> Word:
    """Return the word for a thing of a kind, for whoever sees the table so."""
    if isinstance(thing, str):
        return named(kind, thing)
    match kind:
        case "card":
            return card_name(thing)
        case "tile":
            return tile_word(thing) if thing > FACE_DOWN else Word("tile-none")
        case "place":
            return place_name(thing, seen)
        case "code":
            return Word(f"code-{CODE_NAMES[thing]}")
        case "cell":
            return Word("cell-at", {"row": thing // COLUMNS + 1, "column": thing % COLUMNS + 1})
        case "edge":
            a, b = EDGES[thing]
            return Word("edge-between", {"a": name("cell", a), "b": name("cell", b)})
        case "program":
            return program_name(thing)
        case "ability":
            return card_name(ABILITIES[thing].card)
        case "box":
            card, box = BOXES[thing]
            return Word(
                "box-of",
                {"card": card_name(card), "need": box.need.text(), "many": "yes" if box.need.many else "no"},
            )
        case "activity":
            card, activity = ACTIVITIES[thing]
            return Word(f"activity-{CARDS[card].id}-{activity.id}")
        case "step":
            return asked(thing)
    return Word(f"{kind}-{thing}")


def named(kind: str, thing: str) -> Word:
    """Return the word for a thing that goes by a name."""
    if kind == "lock":
        return Word("lock-number", {"lock": thing})
    if kind == "way":
        step, _, way = thing.rpartition("-")
        return way_name(step, int(way))
    return Word(f"{kind}-{thing}")


def place_name(number: int, seen: View | None) -> Word:
    """Return what lies at a place, as far as one sees it."""
    tile = seen.places[number].tile if seen is not None and number < len(seen.places) else FACE_DOWN
    if tile > FACE_DOWN:
        return tile_word(tile)
    return Word("place-number", {"number": number + 1})


def card_name(number: int) -> Word:
    """Return the name of a card."""
    return Word(f"card-{CARDS[number].id}") if number != NOTHING else Word("card-none")


def program_name(number: int) -> Word:
    """Return the name of a program: its card and its pattern."""
    entry = PROGRAMS[number]
    pattern = pattern_word(entry.pattern.text)
    if entry.card == NOTHING:
        return Word(f"program-{entry.sort}", {"pattern": pattern})
    return Word("program-of", {"card": card_name(entry.card), "sort": entry.sort, "pattern": pattern})
