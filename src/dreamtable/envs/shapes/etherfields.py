"""Etherfields: every component of the box has a number of its own; fields hold those of some types."""

from dreamtable.envs.shape import (
    OUTSIDE,
    By,
    Counts,
    Domain,
    Each,
    EachSeat,
    First,
    Form,
    Of,
    Shape,
    Skip,
    named,
    numbers,
)
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import (
    Card,
    DreamerCard,
    Entity,
    Flaw,
    Gate,
    Influence,
    Item,
    Mask,
    Morphing,
    Overlay,
    Prop,
    Secret,
    Tile,
    TurnCard,
)
from dreamtable.games.etherfields.events import Announced, Asked
from dreamtable.games.etherfields.model import SPACES, TOKENS, WAYS
from dreamtable.games.etherfields.verbs.control import Choose
from dreamtable.games.etherfields.verbs.riddles import all_settings

TYPES: dict[str, tuple[type[Card], ...]] = {
    "card": (Card,),
    "dreamer": (DreamerCard,),
    "entity": (Entity,),
    "flaw": (Flaw,),
    "gate": (Gate,),
    "influence": (Influence, Flaw),
    "item": (Item,),
    "mask": (Mask,),
    "morphing": (Morphing,),
    "note": (Secret, Prop),
    "overlay": (Overlay,),
    "tile": (Tile,),
    "turn-card": (TurnCard,),
}
"""The domains that hold components of some types."""
FIGURES, DEEPEST, PAYMENTS, COMING, DIALS, POKER, STEPS = 8, 8, 4, 12, 8, 3, 6
"""Hardly more figures are there, texts within texts are hardly ever deeper, nor payments within payments."""


def within(types: tuple[type[Card], ...]) -> Domain:
    """Return the domain of the components of some types."""
    names: list[str] = []
    classes: list[int] = []
    for number, card in enumerate(CARDS):
        inside = isinstance(card, types)
        classes.append(len(names) if inside else OUTSIDE)
        if inside:
            names.append(f"{card.id} ({number})")
    return Domain(names, classes)


def paragraphs() -> Domain:
    """Return the domain of the paragraphs of the script."""
    pages = sorted(BOX.paragraphs)
    classes = [OUTSIDE] * (pages[-1] + 1)
    for place, number in enumerate(pages):
        classes[number] = place
    return Domain([f"paragraph {number}" for number in pages], classes)


def ways() -> list[int]:
    """Return the ways of all steps that let choose, as moves name them."""
    return [
        number * WAYS + at
        for number, step in enumerate(BOX.steps.all)
        if isinstance(step, Choose)
        for at in range(len(step.options))
    ]


def choices() -> list[int]:
    """Return the ways of all paragraphs, as moves name them."""
    return [
        number * WAYS + at
        for number in sorted(BOX.paragraphs)
        for at in range(len(getattr(CARDS[BOX.paragraphs[number]], "choices", ())))
    ]


def listed(things: list[int], kind: str) -> Domain:
    """Return the domain of things with numbers that lie far apart."""
    return Domain([f"{kind} {one}" for one in things], {one: place for place, one in enumerate(things)})


FIELDS: dict[str, Form] = {
    "mode": Skip(),
    "options.gate": Skip(),
    "options.pack_gate": Skip(),
    "gate": Of("gate"),
    "dreamers": EachSeat(),
    "dreamers.card": Of("dreamer"),
    "dreamers.known": Counts("influence"),
    "dreamers.hand": Counts("influence"),
    "dreamers.discard": Counts("influence"),
    "dreamers.sealed": Counts("influence"),
    "dreamers.progress": Counts("influence"),
    "dreamers.flipped": Counts("influence"),
    "dreamers.flaws": Counts("flaw"),
    "dreamers.masks": Counts("mask"),
    "dreamers.mask": Of("mask"),
    "dreamers.carries": Skip(),
    "dreamers.unused": Counts("influence"),
    "tiles": By("tile"),
    "tiles.tile": Of("tile"),
    "opened": Skip(),
    "walled": Skip(),
    "overlays": Counts("overlay"),
    "tokens": Skip(),
    "delivered": Skip(),
    "there": Skip(),
    "blocked": Skip(),
    "east": Skip(),
    "south": Skip(),
    "terrain": Skip(),
    "world": Skip(),
    "entities": By("card"),
    "entities.card": Of("entity"),
    "entities.morphings": Counts("morphing"),
    "figures": Each(FIGURES),
    "figures.id": Skip(),
    "figures.entity": Of("entity"),
    "morphings": Counts("morphing"),
    "current": Of("turn-card"),
    "coming": First(COMING, "turn-card"),
    "blocked_steps": Each(STEPS),
    "bets": Skip(),
    "items": Counts("item"),
    "storage": Counts("item"),
    "notes": Counts("note"),
    "lent": Skip(),
    "beside": Counts("note"),
    "removed": Skip(),
    "secrets": Skip(),
    "shown": Counts("card"),
    "flags": Skip(),
    "gained": Skip(),
    "markers": By("action"),
    "markers.action": Of("action"),
    "markers.counts": Each(3),
    "passing": Skip(),
    "solved": Skip(),
    "hints": Skip(),
    "entries": Skip(),
    "payments": Each(PAYMENTS),
    "payments.kind": Skip(),
    "payments.cards": Counts("influence"),
    "payments.items": Counts("item"),
    "harm.amounts": EachSeat(),
    "harm.prevented": EachSeat(),
    "harm.taken": EachSeat(),
    "riddle.step": Skip(),
    "riddle.dials": First(DIALS, "setting"),
    "riddle.sorts": Skip(),
    "poker.luck": Each(POKER),
    "poker.drawback": Each(POKER),
    "stack": Each(DEEPEST),
    "stack.part": Skip(),
    "ending": Skip(),
    "about.Asked.step": Skip(),
}
"""Not told: what tiles and paragraphs say by themselves (walls, what is sealed, what the Dream remembers),
where tokens lie, and what was changed for a time."""

MOVES = {
    "pick-dreamer.card": "dreamer",
    "discard-card.card": "influence",
    "place-card.card": "influence",
    "remove-flaw.card": "flaw",
    "pay-card.card": "influence",
    "pay-item.card": "item",
    "keep-on-top.card": "influence",
    "put-away.card": "influence",
    "pick-number.number": "number",
    "pick-step.number": "step-number",
}


def shape(_seats: int) -> Shape:
    """Return what the game declares."""
    actions = [
        f"{entry.action.id or CARDS[entry.card].id} ({number})" for number, entry in enumerate(ACTIONS)
    ]
    return Shape(
        domains={
            **{name: within(types) for name, types in TYPES.items()},
            "action": Domain(actions),
            "back": named(["", *dict.fromkeys(BOX.backs.values())]),
            "choice": listed(choices(), "choice"),
            "code": named(list(BOX.secrets)),
            "location": named([f"{letter}{place}" for letter in "abcdefgh" for place in range(1, 10)]),
            "rest": named(["deck", "sealed", "progress", "distress", "mask", "item"]),
            "goods": named(["influence", "item"]),
            "figure": Domain([f"figure {number}" for number in range(2 * FIGURES)]),
            "number": numbers(0, 20),
            "paragraph": paragraphs(),
            "price": named(BOX.prices()),
            "setting": named(all_settings()),
            "space": Domain([f"space {space}" for space in range(SPACES)]),
            "step-number": numbers(0, STEPS - 1),
            "thing": named(list(TOKENS)),
            "way": listed(ways(), "way"),
        },
        fields=FIELDS,
        moves=MOVES,
        about=(Announced, Asked),
    )
