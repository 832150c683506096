"""What must be so with the cards of Tamashii, beyond names that exist; and the words that they need."""

import re
from collections.abc import Iterable, Iterator

import msgspec

from dreamtable.content.effects import parts_of, steps_in
from dreamtable.content.effects.checking import faults_inside
from dreamtable.games.tamashii.cards import (
    Activity,
    Card,
    ClassCard,
    Defeat,
    Enemy,
    Frame,
    Guide,
    MapSetup,
    Paragraph,
    Protocol,
    ScenarioCard,
    Special,
    Story,
    Tile,
    Victory,
    recalls_on,
)
from dreamtable.games.tamashii.unlocking import is_free
from dreamtable.games.tamashii.verbs import story as verbs
from dreamtable.games.tamashii.verbs.control import Choose
from dreamtable.games.tamashii.verbs.world import Carry, Lay, PutDown, Shift, Tokens

_LETTERS = re.compile(r"[a-z]+(?=\d)")
START_TILES = 4
"""TAM-GEN-01: on every map of the generator."""
BUILT_IN = ("ascend", "success", "seal", "marker", "that-faction")
"""Tokens whose names the game has itself."""


def faults(card: msgspec.Struct, cards: Iterable[msgspec.Struct]) -> Iterator[str]:
    """Return what is wrong with a card among all cards."""
    for part in parts_of(card):
        yield from faults_inside(part)
        if isinstance(part, Choose) and len(part.ways.ways) < 2:
            yield "choose: there must be at least two ways."
    match card:
        case ClassCard() if card.role != "deck" and (card.cost or not is_free(card.unlock)):
            yield "a start card costs nothing and is unlocked from the start."
        case Frame() if not card.boxes:
            yield "a body has at least one combat box."
        case Tile() if card.linger < card.entry:
            yield "the linger trace is never below the entry trace."
        case Enemy() if not card.intrude:
            yield "an enemy has at least one intrude program."
        case MapSetup():
            yield from _of_map(card.map)
        case Story():
            yield from _of_story(card)
            yield from _of_recalls(card, [one for one in cards if isinstance(one, Card)])
        case Special():
            yield from _of_recalls(card, [one for one in cards if isinstance(one, Card)])
        case Guide():
            yield from _of_guide(card, [one for one in cards if isinstance(one, Card)])


def _of_map(plan: str) -> Iterator[str]:
    """TAM-GEN-01: four start tiles, 6 to 10 face-down tiles."""
    starts, hidden = plan.count("1") + plan.count("R"), plan.count("?")
    if plan.count("1") != 1 or starts != START_TILES:
        yield "a map has 1 Shelter and 3 Ruins face-up."
    if not 6 <= hidden <= 10:
        yield f"a map has 6 to 10 face-down tiles, not {hidden}."


def _of_story(card: Story) -> Iterator[str]:
    """TAM-SCE-13, TAM-ADV-05: something leads on from every story card, and chains begin with an if."""
    if not any(isinstance(step, verbs.Story) for step in steps_in(card)):
        yield "nothing leads on from this card: no text of it draws another story card or an ending."
    before: Paragraph | None = None
    for one in card.world_activity:
        begun = before is not None and (before.if_ is not None or before.else_if is not None)
        if (one.else_if is not None or one.else_) and not begun:
            yield "world-activity: an else stands where no if stands before it."
        before = one


def _of_recalls(card: Story | Special, cards: list[Card]) -> Iterator[str]:
    """TAM-END-08: there are words for all that a scenario can leave on the progress sheet."""
    guides = {one.id: one for one in cards if isinstance(one, Guide)}
    for recall in card.recalls:
        if recall.of not in guides:
            continue
        own = scenario_cards(guides[recall.of], cards)
        steps = [step for one in own.values() for step in steps_in(one)]
        verb = verbs.Tick if recall.by == "ending" else verbs.Note
        left = {step.number for step in steps if isinstance(step, verb)}
        if left != set(range(1, recall.lines + 1)):
            yield f"recalls: {recall.of} leaves {sorted(left)} by {recall.by}, not 1 to {recall.lines}."


def scenario_cards(guide: Guide, cards: Iterable[Card]) -> dict[str, Card]:
    """Return the cards of a scenario, by id: those whose letters are the number of its guide."""
    wanted = guide.number.lower()
    return {
        card.id: card
        for card in cards
        if isinstance(card, ScenarioCard) and (found := _LETTERS.match(card.id)) and found[0] == wanted
    }


def _of_guide(guide: Guide, cards: list[Card]) -> Iterator[str]:
    """TAM-SSU-08: every card of a scenario can be drawn, and it can be won and lost."""
    own = scenario_cards(guide, cards)
    reached: set[str] = set()
    next_ = {guide.first_card, guide.on_corrupted_empty, *guide.enemies, *named_in(guide)}
    next_ |= {guide.defeat} if guide.defeat else set()
    while next_:
        reached |= next_
        next_ = {one for name in next_ if name in own for one in named_in(own[name])} - reached
    if lost := sorted(set(own) - reached):
        yield f"nothing brings {', '.join(lost)} into play."
    if not any(isinstance(own.get(name), Victory) for name in reached):
        yield "no victory card can be drawn."
    if not any(isinstance(own.get(name), Defeat) for name in reached):
        yield "no defeat card can be drawn."
    yield from _of_guide_map(guide)


def _of_guide_map(guide: Guide) -> Iterator[str]:
    """TAM-SSU-02: as many tiles as there are places for them."""
    plan = guide.map
    if plan.rows and not isinstance(plan.face_down, dict):
        places = plan.rows.count("?")
        if places != len(plan.face_down):
            yield f"the map has {places} face-down places, but {len(plan.face_down)} tiles for them."
    if plan.face_down_random is not None and len(plan.face_down_random.tiles) != len(
        plan.face_down_random.at
    ):
        yield "there must be as many face-down tiles as places for them."


def named_in(card: Card) -> Iterator[str]:
    """Return the scenario cards that the texts of a card bring into play."""
    for step in steps_in(card):
        if isinstance(step, verbs.Story | verbs.Special):
            yield step.card
        elif isinstance(step, Lay):
            yield from step.cards


# Words


def texts_of(card: msgspec.Struct) -> Iterator[str]:
    """Return the messages that a card needs in every language."""
    if not isinstance(card, Card):
        return
    yield f"card-{card.id}"
    if isinstance(card, ScenarioCard | Guide | Frame | Tile | Enemy | Protocol):
        yield f"story-{card.id}"
    if isinstance(card, Guide):
        yield from (f"teaser-{card.id}", f"solo-{card.id}")
    if isinstance(card, Story):
        yield f"objective-{card.id}"
    if isinstance(card, Story | Special):
        yield from (f"recall-{line}" for line in recalls_on(card))
    for part in parts_of(card):
        match part:
            case Activity():
                yield f"activity-{card.id}-{part.id}"
            case Choose() if isinstance(card, Story):
                for number, way in enumerate(part.ways.ways, 1):
                    yield f"label-{card.id}-{way.label}" if way.label else f"choice-{card.id}-{number}"
            case Tokens() | Carry() | PutDown() | Shift() if part.token not in BUILT_IN:
                yield from (f"token-{part.token}", f"tokens-{part.token}")
