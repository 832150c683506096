"""What is printed on the components, for whoever shows them; and what an event reads aloud."""

from dreamtable.games.eldritch import texts
from dreamtable.games.eldritch.box import BOX, CARDS, PATH_NAMES, SPACES
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Artifact,
    Asset,
    Card,
    Condition,
    Epic,
    Expedition,
    Figures,
    Gate,
    Investigator,
    Monster,
    Mystery,
    Mythos,
    OtherWorld,
    Space,
    SpecialEncounter,
    Spell,
)
from dreamtable.games.eldritch.events import BackSeen, CardFlipped, EncounterBegan, StoryTold
from dreamtable.games.eldritch.model import EldritchOptions
from dreamtable.games.eldritch.terms import SKILLS
from dreamtable.games.eldritch.view import name_of
from dreamtable.kernel import Event, Path, Place, Printed, Thing, Word

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


def place(space: Space) -> Place:
    """ELD-MAP-02: return a space."""
    benefit = Word(f"benefit-{space.benefit}") if space.benefit else None
    return Place(
        space.id, Word(f"space-{space.id}"), space.type, space.number, space.site, benefit, space.x, space.y
    )


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


def told(event: Event, options: EldritchOptions) -> list[Word]:
    """ELD-ENC-13: return what may be read once an event has happened; outcomes too, if cards are open."""
    match event:
        case EncounterBegan(_, number, part) | StoryTold(_, number, part):
            card = CARDS[number]
            boxes = isinstance(card, OtherWorld | Expedition | SpecialEncounter)
            whole = options.open_cards or boxes or isinstance(card, AncientOne | Mystery | Mythos)
            shown = (
                ("initial", "pass", "fail") if boxes and options.open_cards and part == "initial" else (part,)
            )
            text = [word for one in shown for word in texts.part(card, one)] if whole else []
            return [Word(f"story-{card.id}-{part}"), *text]
        case CardFlipped(_, number, back) | BackSeen(_, number, [back]):
            card = CARDS[number]
            return [Word(f"story-{card.id}-{back + 1}"), *texts.back(card, back)]
    return []
