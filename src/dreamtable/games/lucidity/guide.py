"""What Lucidity tells its players besides its rules: how it stands, and what a move means."""

from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    ELIMINATED,
    EXHAUST,
    EXHAUST_LIMIT,
    FACES,
    HUNT,
    HUNT_LIMIT,
    NIGHTMARE,
    P1,
    P2,
    POWER_GOAL,
    RETURNED,
    SHADOW,
    SPACES,
    SYMBOLS,
    Card,
    Colour,
    Die,
    Role,
    Row,
    Symbol,
    Track,
    View,
    colours_of,
    power_of,
    shadow_limit,
)
from dreamtable.games.lucidity.moves import (
    Become,
    Consume,
    DreamAgain,
    GiveAsExhaust,
    GiveUp,
    LetItBe,
    MoveToHunt,
    Pick,
    PutBack,
    Reroll,
    RerollThis,
    Resolve,
    ReturnExhaust,
    ReturnNoShadow,
    ReturnShadow,
    SendMinions,
    SendTo,
    SetFace,
    Sleep,
    TakeHunt,
    TakePower,
    TargetRerolls,
    Tempt,
)
from dreamtable.games.lucidity.solo import POWER_PER_AWAKENED, hunters
from dreamtable.kernel import WATCHER, Move, kebab
from dreamtable.telling import (
    Alarm,
    Args,
    Explanation,
    Guide,
    Note,
    Standing,
    Word,
    enum_ref,
    enum_word,
    seat_word,
)
from dreamtable.telling.guide import change, odds, percent, price, warning

FEW_DICE = 12
"""With so few dice in the bag the end is near."""


# How it stands


def standing(v: View) -> Standing:
    """Return who the seat is, what it wants and what threatens it."""
    if v.seat == WATCHER:
        return Standing("watcher", Word("role-watcher"), race(v, WATCHER, "goal-watcher"), *bag_danger(v))
    card = v.cards[v.seat]
    if len(v.cards) == 1:
        return Standing("dreamer", Word("role-you-dreamer"), solo_goal(v, card), *dreamer_danger(v, card))
    if card.role is ELIMINATED:
        return Standing("eliminated", Word("role-you-eliminated"), Word("goal-eliminated"), *bag_danger(v))
    if card.role is NIGHTMARE and card.nightmare is not None:
        role = Word("role-you-nightmare", {"nightmare": enum_word(card.nightmare)})
        return Standing("nightmare", role, race(v, v.seat, "goal-nightmare"), *rival_danger(v))
    return Standing(
        "dreamer", Word("role-you-dreamer"), race(v, v.seat, "goal-dreamer"), *dreamer_danger(v, card)
    )


def race(v: View, seat: int, key: str) -> Word:
    """LUC-END-06: the most Power wins: the own, and the best of the others."""
    totals = {
        other: power_of(v.faces, card)
        for other, card in enumerate(v.cards)
        if other != seat and card.role is not ELIMINATED
    }
    own = power_of(v.faces, v.cards[seat]) if seat != WATCHER else 0
    if not totals:
        return Word(f"{key}-alone", {"power": own, "goal": POWER_GOAL})
    best = max(totals, key=lambda other: totals[other])
    return Word(key, {"power": own, "goal": POWER_GOAL, "rival": seat_word(best), "most": totals[best]})


def solo_goal(v: View, card: Card) -> Word:
    """LUC-SOLO-14: 15 Power, or enough of it when the last Spooks have come."""
    turns = max([len(column) for column in v.spooks], default=0)
    needed = POWER_PER_AWAKENED * sum(v.awakened)
    args = {"power": power_of(v.faces, card), "goal": POWER_GOAL, "turns": turns, "needed": needed}
    return Word("goal-solo", dict(args))


def dreamer_danger(v: View, card: Card) -> tuple[Word, Alarm]:
    """Return what is nearest to happen to a Dreamer: being hunted down, turned or exhausted."""
    limit = shadow_limit(len(v.cards))
    hunted, exhausted = len(card.hunt) + hunters(v), len(card.exhaust)
    shadows = max(map(len, card.shadows))
    left = min(HUNT_LIMIT - hunted, limit - shadows, EXHAUST_LIMIT - exhausted)
    if left == HUNT_LIMIT - hunted:
        count, word = hunted, Word("danger-hunt", {"count": hunted, "limit": HUNT_LIMIT})
    elif left == limit - shadows:
        fullest = next(colour for colour in Colour if len(card.shadows[colour]) == shadows)
        count = shadows
        word = Word("danger-shadow", {"count": shadows, "limit": limit, "colour": enum_word(fullest)})
    else:
        count, word = exhausted, Word("danger-exhaust", {"count": exhausted, "limit": EXHAUST_LIMIT})
    if not count:
        return bag_danger(v)
    return word, Alarm.NEXT if left <= 1 else Alarm.NEAR if left == 2 else Alarm.CALM


def rival_danger(v: View) -> tuple[Word, Alarm]:
    """A Nightmare fears only that another has more Power when the game ends."""
    totals = [power_of(v.faces, card) if seat != v.seat else -1 for seat, card in enumerate(v.cards)]
    most = max(totals)
    left = POWER_GOAL - most
    if left > 5:
        return bag_danger(v)
    rival = seat_word(totals.index(most))
    word = Word("danger-rival", {"rival": rival, "power": most, "goal": POWER_GOAL})
    return word, Alarm.NEXT if left <= 2 else Alarm.NEAR


def bag_danger(v: View) -> tuple[Word, Alarm]:
    """LUC-END-04: an empty bag ends the game."""
    left = len(v.bag)
    return Word("danger-bag", {"dice": left}), Alarm.NEAR if left <= FEW_DICE else Alarm.CALM


# What a move means


def notes(v: View, move: Move, _rule: str) -> list[Note]:
    """Return what can be known of a move."""
    match move:
        case Sleep(track):
            return drawing(SPACES[track][0])
        case DreamAgain():
            return [*drawing(SPACES[v.track][v.space + 1]), risk_of_bag(v)]
        case PutBack(die):
            return [faces_of(COLOUR_OF[die])]
        case Resolve(die):
            return resolving(v, die)
        case Reroll(die, pay):
            return rerolling(v, die, pay)
        case ReturnShadow(die):
            row = v.cards[v.seat].shadows[COLOUR_OF[die]]
            return [counted("note-shadow", len(row), len(row) - 1, shadow_limit(len(v.cards)), die)]
        case ReturnExhaust():
            return [counted("note-exhaust", len(v.cards[v.seat].exhaust), 0, EXHAUST_LIMIT)]
        case MoveToHunt():
            hunted = len(v.cards[v.seat].hunt)
            return [counted("note-hunt", hunted, hunted + 1, HUNT_LIMIT)]
        case Consume(_, die):
            return [change("note-gains-power", power=power(v, die))]
        case SendMinions():
            return [risk_of_bag(v)]
        case ReturnNoShadow():
            return [warning("note-nothing")]
        case GiveUp(die):
            return [price("note-pays-power", power=power(v, die))]
        case LetItBe():
            return [change("note-nothing")]
        case _:
            return []


def drawing(dice: int) -> list[Note]:
    """LUC-DRAW-01, LUC-DRAW-02: so many are drawn, two go back, the rest are rolled."""
    return [change("note-draws", drawn=dice, rolled=dice - RETURNED)]


def risk_of_bag(v: View) -> Note:
    """Return how likely a die from the bag shows each symbol."""
    counts = colours_of(v.bag)
    total = max(1, len(v.bag))

    def share(*symbols: Symbol) -> int:
        sides = sum(count * sum(face in symbols for face in FACES[at]) for at, count in enumerate(counts))
        return percent(sides / (6 * total))

    return odds(
        "note-bag", power=share(P1, P2), shadow=share(SHADOW), exhaust=share(EXHAUST), hunt=share(HUNT)
    )


def faces_of(colour: Colour) -> Note:
    """Return how likely a die of a colour shows each symbol."""
    faces = FACES[colour]
    return odds(
        "note-faces",
        power=sum(face in (P1, P2) for face in faces),
        shadow=faces.count(SHADOW),
        exhaust=faces.count(EXHAUST),
        hunt=faces.count(HUNT),
    )


def resolving(v: View, die: Die) -> list[Note]:
    """Return into which row a die will go, and how full that row is then."""
    card = v.cards[v.seat]
    match SYMBOLS[v.faces[die]]:
        case Symbol.HUNT:
            return [counted("note-hunt", len(card.hunt), len(card.hunt) + 1, HUNT_LIMIT)]
        case Symbol.EXHAUST:
            return [counted("note-exhaust", len(card.exhaust), len(card.exhaust) + 1, EXHAUST_LIMIT)]
        case Symbol.SHADOW:
            row = card.shadows[COLOUR_OF[die]]
            return [counted("note-shadow", len(row), len(row) + 1, shadow_limit(len(v.cards)), die)]
        case _:
            return [change("note-gains-power", power=power(v, die))]


def rerolling(v: View, die: Die, pay: Die) -> list[Note]:
    """LUC-RR-01: what a reroll costs, and what it may bring; nobody pays Power to lose Power."""
    notes = [price("note-pays-power", power=power(v, pay)), faces_of(COLOUR_OF[die])]
    if v.faces[die] in (P1, P2):
        notes.append(warning("note-rerolls-power", power=power(v, die)))
    return notes


def power(v: View, die: Die) -> int:
    """Return how much Power a die is worth that shows Power."""
    return 1 if v.faces[die] == P1 else 2


def counted(key: str, before: int, after: int, limit: int, die: Die | None = None) -> Note:
    """Return how a row fills or empties."""
    if die is None:
        return change(key, before=before, after=after, limit=limit)
    return change(key, before=before, after=after, limit=limit, colour=enum_word(COLOUR_OF[die]))


# What things are

RULES_OF = {"power-1": 2, "power-2": 2, "power": 2, "hunt": 3, "exhaust": 4, "shadow": 5}
"""By symbol and row: the line of the help card that tells of it."""


def explain(kind: str, name: str) -> Explanation | None:
    """Return what a die, a colour, a symbol, a row, a role, a track, a Nightmare or a Lord is."""
    match kind:
        case "die":
            return about_colour(COLOUR_OF[int(name)])
        case "colour":
            return about_colour(Colour[name.upper()])
        case "symbol" | "row":
            return Explanation(Word(f"{kind}-{name}"), [Word(f"summary-{RULES_OF[name]}")])
        case "role":
            line = {"dreamer": "summary-1", "nightmare": "summary-7", "eliminated": "goal-eliminated"}[name]
            return Explanation(Word(f"role-{name}"), [Word(line)])
        case "track":
            spaces = SPACES[Track[name.upper()]]
            args: Args = {"first": spaces[0], "spaces": len(spaces), "last": spaces[-1]}
            return Explanation(Word(f"track-{name}"), [Word("about-track", args)])
        case "nightmare" | "lord":
            return Explanation(Word(f"{kind}-{name}"), [Word(f"{kind}-{name}-text")])
        case _:
            return None


def about_colour(colour: Colour) -> Explanation:
    """LUC-DIE-03: the faces of a colour, and what its Shadows do."""
    said = enum_word(colour)
    return Explanation(
        Word("about-colour", {"colour": said}),
        [faces_of(colour).word, Word(f"shadow-{kebab(colour.name)}-text")],
    )


PRINTED = frozenset(map(enum_ref, (*Colour, *Symbol, *Row, *Role, *Track)))
"""What is printed on the dice, the Dreamer cards and the help cards."""

FREE = (
    Sleep,
    PutBack,
    Resolve,
    LetItBe,
    Pick,
    MoveToHunt,
    Become,
    ReturnShadow,
    ReturnNoShadow,
    ReturnExhaust,
    DreamAgain,
    Consume,
    SendMinions,
    SendTo,
    TargetRerolls,
    RerollThis,
    TakePower,
    GiveAsExhaust,
    Tempt,
    SetFace,
    TakeHunt,
)
GUIDE = Guide(standing, notes, explain, PRINTED, ends=(LetItBe,), free=FREE)
