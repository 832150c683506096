"""What things on the table are called."""

from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Paragraph, Secret
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.map import tile_at
from dreamtable.games.etherfields.model import COLUMNS, NOTHING, WAYS, View
from dreamtable.games.etherfields.parts import CORNERS, DREAM_SORTS
from dreamtable.games.etherfields.terms import price_text, read_price
from dreamtable.games.etherfields.world.cards import District, number_of
from dreamtable.telling import Word


def name(seen: object, kind: str, thing: int | str) -> Word:
    """Return the word for a thing of a kind."""
    if isinstance(thing, str):
        told = card_of_token(seen, thing) if kind == "thing" else None
        return told if told is not None else text_name(kind, thing)
    match kind:
        case "card":
            return card_name(thing)
        case "action":
            return action_name(thing)
        case "space":
            return space_name(seen, thing)
        case "figure":
            return figure_name(seen, thing)
        case "paragraph":
            return Word("paragraph-number", {"number": str(thing)})
        case "step":
            return BOX.steps.asked(thing)
        case "way":
            return way_name(thing)
        case "choice":
            return choice_name(thing)
    return Word(f"{kind}-{thing}")


def card_of_token(seen: object, thing: str) -> Word | None:
    """Return the name of the card beside the board that tells of a token; None if there is none."""
    card = card_with_token(seen, thing)
    return CARDS[card].name() if card is not None else None


def card_with_token(seen: object, thing: str) -> int | None:
    """Return the card beside the board that tells of a token; None if there is none."""
    for card in seen.beside if isinstance(seen, View) else ():
        held = CARDS[card]
        if isinstance(held, Secret) and held.token == thing:
            return card
    return None


def text_name(kind: str, thing: str) -> Word:
    """Return the word for a thing that has a name."""
    match kind:
        case "price":
            return price_text(read_price(thing, thing))
        case "setting":
            return setting_name(thing)
        case "gained":
            return gained_name(thing)
        case "goal":
            return goal_name(thing)
        case "location":
            return location_name(thing)
        case "code":
            code, _, portrait = thing.partition("/")
            if portrait:
                return Word("code-portrait", {"code": code, "dreamer": Word(f"card-{portrait}")})
            return Word("code-name", {"code": code})
        case "back" if not thing:
            return Word("back-empty")
        case "back":
            if thing in BOX.back_actions:
                return Word("back-dreamer", {"dreamer": Word(f"card-{thing}")})
            return Word(f"back-{thing}") if thing in ("plain", "flaw") else Word("back-code", {"code": thing})
    return Word(f"{kind}-{thing}")


def card_name(number: int) -> Word:
    """Return the name of a card."""
    if number == NOTHING:
        return Word("card-none")
    return CARDS[number].name()


def action_name(number: int) -> Word:
    """Return the name of an action: its own, or that of its card."""
    entry = ACTIONS[number]
    if entry.sort in (*DREAM_SORTS, "wisdom"):
        return Word(f"action-{entry.action.id}")
    if entry.sort == "back":
        return Word("action-back", {"action": Word(f"action-{entry.action.id}")})
    return card_name(entry.card)


def space_name(seen: object, space: int) -> Word:
    """Return the name of a space: the tile that is seen to lie there, and its corner; else its slot."""
    if space == NOTHING:
        return Word("space-none")
    laid = tile_at(seen, space) if isinstance(seen, View) else None
    if laid is not None:
        down, right = divmod(space - laid.space, COLUMNS)
        corner = Word(f"corner-{CORNERS[down * 2 + right]}")
        return Word("space-in", {"tile": card_name(laid.tile), "corner": corner})
    return slot_name(space)


def slot_name(space: int) -> Word:
    """Return what a space is called where no tile is known: its slot and its corner."""
    row, column = divmod(space, COLUMNS)
    slot = f"{'ABC'[row // 2]}{column // 2 + 1}"
    return Word("space-at", {"slot": slot, "corner": Word(f"corner-{CORNERS[row % 2 * 2 + column % 2]}")})


def goal_name(goal: str) -> Word:
    """Return what the Dream wants, in words: `i-01-x halves 1 2`, or without stages its Gate alone."""
    gate, *stage = goal.split(" ")
    if not stage:
        return Word(f"goal-{gate}")
    name, done, of = stage
    return Word(f"goal-{gate}-{name}", {"done": int(done), "of": int(of)})


NAMED = ("wisdom", "season", "gate", "remove-gate", "world-tile")
"""What the campaign keeps by name; of other cards only their sort is told, their faces are for later."""


def gained_name(gained: str) -> Word:
    """Return the name of what the campaign keeps: `wisdom II-41 M`, `shopping II-41 C`, `awakening`."""
    sort, _, which = gained.partition(" ")
    if sort in NAMED:
        return Word(f"gained-{sort}", {"what": called(which)})
    match sort:
        case "flag":
            return Word(f"flag-{which.replace('.', '-')}")
        case "memory":
            return Word("gained-memory", {"dreamer": Word(f"card-{which}")})
        case "item-market":
            return Word("gained-item-market", {"count": int(which)})
        case "shopping" | "awakening" | "add-slumber" | "add-fate" | "add-market":
            return Word(f"gained-{sort}")
    return Word("code-name", {"code": gained})  # as it was told before it had words


def location_name(location: str) -> Word:
    """ETH-DWM-03: return the name of a place on the Dreamworld map: its district's, and which one it is."""
    for card in BOX.of(District):
        tile = BOX.card(card, District)
        if location in tile.locations:
            return Word("location-at", {"district": tile.name(), "number": number_of(location)})
    return Word("location-nowhere")


def called(code: str) -> Word:
    """Return the name that stands on what has a code: a Wisdom card, a Season, a Gate, a district."""
    return Word(f"named-{code.lower().replace(' ', '-')}")


def setting_name(setting: str) -> Word:
    """Return the name of what a dial of a riddle shows."""
    sort, _, shown = setting.partition("-")
    match sort:
        case "digit":
            return Word("setting-digit", {"number": shown})
        case "space":
            return slot_name(int(shown))
        case "dreamer":
            return Word(f"card-{shown}")
    return Word(f"{sort}-{shown}")


def figure_name(seen: object, number: int) -> Word:
    """Return the name of a figure: its Entity's, and its number."""
    for one in seen.figures if isinstance(seen, View) else ():
        if one.id == number:
            return Word("figure-of", {"card": card_name(one.entity), "number": number + 1})
    return Word("figure-number", {"number": number + 1})


def way_name(number: int) -> Word:
    """Return the name of a way of a card: what it does."""
    step = BOX.steps.at(number // WAYS)
    return step.way(number % WAYS) if isinstance(step, Deed) else Word("step-none")


def choice_name(number: int) -> Word:
    """Return the name of a way of a paragraph."""
    return BOX.card(BOX.paragraphs[number // WAYS], Paragraph).choice(number % WAYS)
