"""Eldritch Horror: every component of the box has a number of its own; fields hold those of some types."""

from dreamtable.envs.shape import (
    OUTSIDE,
    By,
    Counts,
    Domain,
    Each,
    EachSeat,
    First,
    Form,
    Known,
    Of,
    Shape,
    Skip,
    named,
    numbers,
)
from dreamtable.games.eldritch.box import BOX, CARDS, SPACES
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Artifact,
    Asset,
    Card,
    Condition,
    Epic,
    Gate,
    Investigator,
    Monster,
    Mystery,
    Mythos,
    Spell,
)
from dreamtable.games.eldritch.events import Asked, TradeProposed
from dreamtable.games.eldritch.model import DEEDS, OMENS, Deed, Skill, Ticket
from dreamtable.games.eldritch.verbs.things import DECKS
from dreamtable.kernel import kebab

TYPES: dict[str, tuple[type[Card], ...]] = {
    "card": (Card,),
    "ancient-one": (AncientOne,),
    "artifact": (Artifact,),
    "asset": (Asset,),
    "back": (Condition, Spell),
    "condition": (Condition,),
    "gate": (Gate,),
    "investigator": (Investigator,),
    "monster": (Monster, Epic),
    "mystery": (Mystery,),
    "mythos": (Mythos,),
    "possession": (Artifact, Asset, Condition, Spell),
    "spell": (Spell,),
}
"""The domains that hold components of some types."""


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


def deeds() -> Domain:
    """Return the domain of what somebody did this round: the actions that all have, or some local one."""
    return Domain([*(kebab(deed.name) for deed in Deed), "local"], [*Deed, *[DEEDS] * len(CARDS)])


DEEPEST, MOST_DICE = 6, 12
"""Texts within texts are hardly ever deeper, and hardly any test has more dice."""

FIELDS: dict[str, Form] = {
    "people": EachSeat(),
    "people.investigator": Of("investigator"),
    "people.skills": Each(len(Skill)),
    "people.improved": Each(len(Skill)),
    "people.tickets": Each(len(Ticket)),
    "people.cards": Counts("possession"),
    "people.turned": Counts("possession"),
    "people.acted": Counts("deed"),
    "fallen": By("investigator"),
    "fallen.investigator": Of("investigator"),
    "fallen.tickets": Each(len(Ticket)),
    "fallen.cards": Counts("possession"),
    "unused": Counts("investigator"),
    "ancient_one": Of("ancient-one"),
    "omen": Of("omen"),
    "mystery": Of("mystery"),
    "solved": Counts("mystery"),
    "mythos_discard": Counts("mythos"),
    "current": Of("mythos"),
    "ongoing": Counts("mythos"),
    "rumors": Counts("mythos"),
    "omen_tokens": Each(len(OMENS)),
    "gates": Counts("gate"),
    "gate_discard": Counts("gate"),
    "foes": By("monster"),
    "foes.monster": Of("monster"),
    "foes.source": Skip(),
    "ambushing": Counts("monster"),
    "cup": Counts("monster"),
    "aside": Counts("monster"),
    "reserve": Counts("asset"),
    "asset_discard": Counts("asset"),
    "artifact_discard": Counts("artifact"),
    "top_spell": Of("spell"),
    "top_condition": Of("condition"),
    "backs": Known("back"),
    "stack": Each(DEEPEST),
    "stack.part": Skip(),
    "stack.foe": Of("monster"),
    "stack.dice": Each(MOST_DICE),
    "about.Asked.step": Skip(),
    "about.TradeProposed.given": Counts("possession"),
    "about.TradeProposed.taken": Counts("possession"),
}
"""Not told: of a foe, which card put it there (an Epic Monster has one that does); of a text, which part is
resolved (where one stands says that)."""

MOVES = {
    "choose-investigator.investigator": "investigator",
    "choose-ancient-one.ancient_one": "ancient-one",
    "give-card.card": "possession",
    "buy.card": "asset",
    "throw.card": "asset",
    "fight.monster": "monster",
    "pick-monster.monster": "monster",
    "reroll-with-clue.face": "face",
    "reroll-with-card.face": "face",
    "pick-die.face": "face",
    "pick-omen.place": "omen",
    "pick-number.number": "number",
}


def shape(seats: int) -> Shape:
    """Return what the game declares."""
    spaces = [space.id for space in SPACES]
    domains = {name: within(types) for name, types in TYPES.items()}
    return Shape(
        domains={
            **domains,
            "space": Domain(spaces),
            "clue": Domain(spaces),
            "deck": named(DECKS),
            "label": named(BOX.labels()),
            "deed": deeds(),
            "face": numbers(1, 6),
            "omen": Domain([f"omen {place}" for place in range(len(OMENS))]),
            "number": numbers(-len(spaces), len(spaces)),
        },
        fields={**FIELDS, "turns": First(seats)},
        moves=MOVES,
        about=(Asked, TradeProposed),
    )
