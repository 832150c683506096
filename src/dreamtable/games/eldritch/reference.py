"""What is printed on the components, for whoever shows them; and what an event reads aloud."""

from collections.abc import Iterator

from dreamtable import kernel
from dreamtable.games.eldritch import texts
from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, SPACES
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Artifact,
    Asset,
    Card,
    Complex,
    Condition,
    Epic,
    Figures,
    Gate,
    Investigator,
    Monster,
    Mystery,
    Mythos,
    Space,
    Spell,
)
from dreamtable.games.eldritch.events import (
    Awakened,
    BackSeen,
    CardFlipped,
    EncounterBegan,
    Performed,
    StoryTold,
)
from dreamtable.games.eldritch.map import PATH_NAMES
from dreamtable.games.eldritch.model import EldritchOptions, View
from dreamtable.games.eldritch.terms import SKILLS
from dreamtable.games.eldritch.view import name_of
from dreamtable.kernel import Event, Path, Printed, Thing, Word

Numbers = dict[str, int | str | Word]
SORTS = ("weapon", "tome", "ally", "service", "trinket", "magical")
"""The traits that say best what an asset is, first come first."""


def printed() -> Printed:
    """Return every component by its number, and the map."""
    things: dict[str, Thing] = {card.id: thing(number, card) for number, card in enumerate(CARDS)}
    paths = [
        Path((here, there), PATH_NAMES[kind])
        for here, others in enumerate(BOX.paths)
        for there, kind in others.items()
        if here < there
    ]
    return Printed([things[card.id] for card in CARDS], [place(space) for space in SPACES], paths)


def place(space: Space) -> kernel.Space:
    """ELD-MAP-02: return a space of the map, which is drawn 1000 wide and 500 high."""
    figures: Numbers = {"number": space.number} if space.number else {}
    thing = Thing(
        id=space.id,
        kind=space.type,
        name=Word(f"space-{space.id}"),
        text=[Word(f"benefit-{space.benefit}")] if space.benefit else [],
        figures=figures | ({"site": 1} if space.site else {}),
    )
    return kernel.Space(thing, space.x, space.y)


def thing(number: int, card: Card) -> Thing:
    """Return a component without its secrets."""
    return Thing(
        id=card.id,
        kind=str(card.__struct_config__.tag),
        name=name_of(None, "card", number),
        title=Word(f"title-{card.id}") if isinstance(card, Investigator | AncientOne) else None,
        text=texts.front(card),
        back=texts.awake(card) if isinstance(card, AncientOne) else [],
        flavour=Word(f"story-{card.id}")
        if isinstance(card, Asset | Artifact | Monster | Epic | Mystery | Mythos)
        else None,
        traits=[Word(f"trait-{trait}") for trait in getattr(card, "traits", ())],
        figures=figures(card),
    )


def figures(card: Card) -> Numbers:
    """Return the figures that are printed on a component."""
    match card:
        case Investigator():
            skills: Numbers = {skill: int(getattr(card.skills, skill)) for skill in SKILLS}
            return {"health": card.health, "sanity": card.sanity, **skills}
        case AncientOne():
            found = {"doom": card.doom, **combat(card.cultist, "cultist-")}
            found["cultist-text"] = Word("sequence", {"parts": texts.cultists(card)})
            if card.awake.cultist is not None:
                found |= combat(card.awake.cultist, "awake-cultist-")
                found["awake-cultist-text"] = Word("sequence", {"parts": texts.cultists(card, is_awake=True)})
            return found
        case Monster() if card.figures == "sheet":
            return {"sheet": 1}
        case Monster() | Epic():
            return combat(card)
        case Gate():
            return {"omen": card.omen, "space": BOX.space[card.city]}
        case Mythos():
            return {"colour": card.colour, "tokens": card.tokens}
        case Asset():
            return {"value": card.value, "sort": sort(card.traits)}
        case Artifact():
            return {"sort": sort(card.traits)} if sort(card.traits) else {}
        case Spell() | Condition():
            return {"sort": next((one for one in card.traits if one != "common"), "")}
    return {}


def sort(traits: tuple[str, ...]) -> str:
    """Return the trait that says best what a card is."""
    return next((one for one in SORTS if one in traits), "item" if "item" in traits else "")


def combat(of: Monster | Epic | Figures, prefix: str = "") -> Numbers:
    """ELD-CBT: return the figures of a monster."""
    toughness = of.toughness.text()
    found: Numbers = {
        f"{prefix}horror": of.horror,
        f"{prefix}damage": of.damage,
        f"{prefix}toughness": toughness,
    }
    for name, modifier in (("will", of.will), ("strength", of.strength)):
        if modifier is not None:
            found[prefix + name] = modifier
    return found


STORY, TASK, TEXT, BACK = "story", "task", "text", "back"
"""What can be revealed of a card: how a part is told, what it asks for, what it does; one of its backs."""
ACTION, FINAL = "action", "final"
"""No secrets: told when an investigator does what only he or she can, and when an Ancient One wakes."""
OPEN = (AncientOne, Mystery, Mythos)
"""What the parts of these do is printed on their fronts."""


def sealed_ids() -> Iterator[str]:
    """ELD-ENC-13, ELD-CND-02: return what can't be read before somebody meets it or turns it up."""
    for card in {card.id: card for card in CARDS}.values():
        for part in texts.parts(card):
            yield _sealed(STORY, card, part)
            if not isinstance(card, OPEN):
                yield _sealed(TASK, card, part)
                yield _sealed(TEXT, card, part)
        for back in range(len(getattr(card, "backs", ()))):
            yield _sealed(BACK, card, back + 1)


def sealed_thing(id_: str) -> Thing:
    """Return what is sealed, by its id."""
    what, of, part = id_.split("/")
    card = CARDS[NUMBERS[of][0]]
    kind, story = str(card.__struct_config__.tag), Word(f"story-{of}-{part}")
    if what == TEXT:
        return Thing(id_, kind, text=texts.part(card, part))
    if what == TASK:
        return Thing(id_, kind, text=[texts.closed(word) for word in texts.part(card, part)])
    return Thing(id_, kind, text=texts.back(card, int(part) - 1) if what == BACK else [], flavour=story)


def readable(view: View) -> list[str]:
    """ELD-CND-02, ELD-SPL-03: return the backs that a seat has looked at."""
    return [_sealed(BACK, CARDS[card], back + 1) for card, back in view.backs.items()]


def told(event: Event, options: EldritchOptions) -> list[str]:
    """ELD-ENC-13: return what may be read once an event has happened; outcomes too, if cards are open."""
    match event:
        case EncounterBegan(_, number, part) | StoryTold(_, number, part):
            card = CARDS[number]
            return [_sealed(STORY, card, part), *read_aloud(card, part, open_cards=options.open_cards)]
        case CardFlipped(_, number, back) | BackSeen(_, number, [back]):
            return [_sealed(BACK, CARDS[number], back + 1)]
        case Performed(_, number) if isinstance(CARDS[number], Investigator):
            return [_sealed(STORY, CARDS[number], ACTION)]
        case Awakened(number):
            return [_sealed(STORY, CARDS[number], FINAL)]
    return []


def read_aloud(card: Card, part: str, *, open_cards: bool) -> list[str]:
    """ELD-ENC-13: return what may be read of a part that is met: all of it, the test of a box, or nothing."""
    boxes = isinstance(card, Complex)
    if open_cards and boxes and part == "initial":
        return [_sealed(TEXT, card, one) for one in ("initial", "pass", "fail")]
    if open_cards or isinstance(card, OPEN):
        return [_sealed(TEXT, card, part)]
    return [_sealed(TASK, card, part)] if boxes else []


def _sealed(what: str, card: Card, part: str | int) -> str:
    return f"{what}/{card.id}/{part}"
