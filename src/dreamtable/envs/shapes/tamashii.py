"""Tamashii: the launcher cell by cell, cards by their numbers; fields hold those of some types."""

from dreamtable.envs.shape import (
    OUTSIDE,
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
from dreamtable.games.tamashii import GAME
from dreamtable.games.tamashii.box import ABILITIES, ACTIVITIES, BOX, BOXES, CARDS, ENEMIES, PROGRAMS
from dreamtable.games.tamashii.cards import (
    Body,
    BossCard,
    Card,
    ClassCard,
    Defeat,
    FactionCard,
    Guide,
    Interaction,
    MapSetup,
    Objective,
    Protocol,
    Situation,
    Special,
    Story,
    VariableRule,
    Victory,
    Walker,
)
from dreamtable.games.tamashii.events import Asked, CardOffered, CardWanted, IntegrityLost, Launched
from dreamtable.games.tamashii.launcher import BASE, CELLS, EDGES, LOCKABLE, cells_of
from dreamtable.games.tamashii.model import Face, Find, Resource
from dreamtable.games.tamashii.naming import CODE_NAMES
from dreamtable.games.tamashii.parts import FACTIONS
from dreamtable.games.tamashii.verbs.control import Choose
from dreamtable.kernel import kebab

TYPES: dict[str, tuple[type[Card], ...]] = {
    "card": (Card,),
    "augmentation": (ClassCard, FactionCard),
    "body": (Body, Walker),
    "boss": (BossCard,),
    "class-card": (ClassCard,),
    "faction-card": (FactionCard,),
    "guide": (Guide,),
    "objective": (Objective,),
    "protocol": (Protocol,),
    "scenario-card": (Story, Special, Victory, Defeat),
    "standing": (MapSetup, VariableRule, Interaction),
    "situation": (Situation,),
}
"""The domains that hold components of some types."""
PLACES, TILES, LONGEST_QUEUE, DEEPEST, GROUPS, MOST_DICE = 16, 24, 10, 6, 6, 14
"""No map has more places, hardly any queue is longer, texts within texts are hardly ever deeper."""


def within(types: tuple[type[Card], ...]) -> Domain:
    """Return the domain of the components of some types."""
    return picked([isinstance(card, types) for card in CARDS])


def picked(inside: list[bool]) -> Domain:
    """Return the domain of some components."""
    names: list[str] = []
    classes: list[int] = []
    for card, fits in zip(CARDS, inside, strict=True):
        classes.append(len(names) if fits else OUTSIDE)
        if fits:
            names.append(card.id)
    return Domain(names, classes)


def tokens() -> list[str]:
    """Return the names of all tokens and markers that cards put somewhere."""
    found = {"ascend", "success", "marker", "closed", "lying-card", *FACTIONS}
    found |= {name for card in CARDS for step in card.spoken() for name in step.tokens()}
    return sorted(found)


def ways() -> list[str]:
    """Return the ways of all choices, as moves name them."""
    return [
        f"{name}-{way}"
        for name, step in zip(BOX.steps.names, BOX.steps.all, strict=True)
        if isinstance(step, Choose)
        for way in range(len(step.ways.ways))
    ]


def placements() -> Domain:
    """Return the domain of the sets of cells on which programs can lie."""
    masks = sorted({one.cells for entry in PROGRAMS for one in entry.pattern.placements})
    cells = [tuple(cells_of(mask)) for mask in masks]
    return Domain([" ".join(map(str, some)) for some in cells], {some: at for at, some in enumerate(cells)})


def unlocked() -> Domain:
    """Return the domain of which cells of column 5 are unlocked."""
    masks = [
        BASE | sum(1 << cell for at, cell in enumerate(LOCKABLE) if number >> at & 1) for number in range(16)
    ]
    return Domain(
        [f"unlocked {number:04b}" for number in range(16)], {mask: at for at, mask in enumerate(masks)}
    )


FIELDS: dict[str, Form] = {
    "mode": Of("mode"),
    "guide": Of("guide"),
    "supply": Each(len(CODE_NAMES)),
    "players": EachSeat(),
    "players.launcher": First(CELLS, "token-on-cell"),
    "players.unlocked": Of("unlocked"),
    "players.bag": Each(len(CODE_NAMES)),
    "players.dump": Each(len(CODE_NAMES)),
    "players.hand": First(4, "token-on-cell"),
    "players.resources": Each(len(Resource)),
    "players.body": Of("body"),
    "players.bodies": Counts("body"),
    "players.cards": Counts("augmentation"),
    "players.equipped": Counts("augmentation"),
    "players.class_below": Counts("class-card"),
    "players.drawn": Counts("class-card"),
    "players.protocol": Of("protocol"),
    "players.protocols": Counts("protocol"),
    "players.counted": Each(3),
    "players.queue": Each(LONGEST_QUEUE),
    "players.queue.enemy": Of("enemy"),
    "players.carried": Counts("token"),
    "players.taken": Counts("objective"),
    "players.goals": Counts("objective"),
    "places": Each(PLACES),
    "places.find": Of("find"),
    "places.tokens": Counts("token"),
    "zones": Skip(),
    "deck": Each(GROUPS),
    "deck[]": Each(2),
    "discard": Counts("enemy"),
    "due": EachSeat(),
    "factions": Each(len(FACTIONS)),
    "market": Counts("body"),
    "story": Of("scenario-card"),
    "last": Of("scenario-card"),
    "specials": Counts("scenario-card"),
    "kept_stories": Counts("scenario-card"),
    "drawn": Counts("scenario-card"),
    "drawing": Counts("scenario-card"),
    "tokens": Counts("token"),
    "faces": Counts("scenario-card"),
    "used": Counts("ability"),
    "done": Skip(),
    "combat.faces": Each(len(Face)),
    "combat.boxes": Counts("box"),
    "dice.faces": Each(len(Face)),
    "boss": Of("boss"),
    "jordan.carried": Counts("token"),
    "situation": Of("situation"),
    "standing": Counts("standing"),
    "objectives": Counts("objective"),
    "next_objective": Of("objective"),
    "named": Skip(),
    "removed": Counts("augmentation"),
    "gained": Skip(),
    "lost": Skip(),
    "recalled": Skip(),
    "stack": Each(DEEPEST),
    "stack.part": Skip(),
    "about.Asked.step": Skip(),
}
"""Not told: which places a guide calls a zone (the guide says that), which activities were done (the menu
says that), who is named for a card, on which card tokens lie, what an ending unlocks, and what stories say of
earlier scenarios."""

MOVES = {
    "pick-number.number": "number",
    "spend-energy.energy": "energy",
    "reroll.hits": "energy",
    "reroll.specials": "energy",
    "reroll.blanks": "energy",
    "resolve-box.dice": "dice",
    "use-cells.cells": "placement",
    "keep-protocol.card": "protocol",
    "equip.card": "augmentation",
    "keep-card.card": "class-card",
    "offer-card.card": "faction-card",
    "ask-for-card.card": "faction-card",
    "try-objective.card": "objective",
    "pick-enemy.enemy": "enemy",
}


def shape(seats: int) -> Shape:
    """Return what the game declares."""
    codes = [*CODE_NAMES[1:]]
    return Shape(
        domains={
            **{name: within(types) for name, types in TYPES.items()},
            "enemy": picked([number in ENEMIES for number in range(len(CARDS))]),
            "tile": Domain(["face-down", *(f"tile {tile}" for tile in range(1, TILES + 1))]),
            "place": Domain([f"place {place}" for place in range(PLACES)]),
            "program": Domain([f"program {number}" for number in range(len(PROGRAMS))]),
            "ability": Domain([f"ability {number}" for number in range(len(ABILITIES))]),
            "box": Domain([f"box {number}" for number in range(len(BOXES))]),
            "activity": Domain([f"activity {number}" for number in range(len(ACTIVITIES))]),
            "cell": Domain([f"cell {cell}" for cell in range(CELLS)]),
            "edge": Domain([f"edge {a} {b}" for a, b in EDGES]),
            "code": Domain(codes, [OUTSIDE, *range(len(codes))]),
            "token-on-cell": Domain(CODE_NAMES),
            "unlocked": unlocked(),
            "placement": placements(),
            "token": named(tokens()),
            "way": named(ways()),
            "mode": named([mode.name for mode in GAME.modes]),
            "find": Domain([kebab(find.name) for find in Find]),
            "number": numbers(0, 20),
            "energy": numbers(0, 6),
            "dice": numbers(1, MOST_DICE),
        },
        fields={**FIELDS, "turns": First(seats)},
        moves=MOVES,
        about=(Asked, CardOffered, CardWanted, Launched, IntegrityLost),
    )
