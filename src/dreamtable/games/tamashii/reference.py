"""What is printed on the components, for whoever shows them; and what an event reads aloud."""

from collections.abc import Iterator

from dreamtable.content.effects import alone, parts_of, text_of
from dreamtable.games.tamashii import texts
from dreamtable.games.tamashii.box import ABILITIES, ACTIVITIES, BOX, BOXES, CARDS, NUMBERS, PROGRAMS
from dreamtable.games.tamashii.cards import (
    BossCard,
    Card,
    ClassCard,
    Ending,
    Enemy,
    EnemyBlock,
    FactionCard,
    Frame,
    Guide,
    Interaction,
    JordanCard,
    MapSetup,
    Objective,
    Protocol,
    ScenarioCard,
    ScoringAid,
    Situation,
    Special,
    Story,
    Tile,
    VariableRule,
    recalls_on,
)
from dreamtable.games.tamashii.events import (
    LockedOn,
    Recalled,
    SpecialDrawn,
    SpecialTurned,
    StoryDrawn,
    StoryTurned,
)
from dreamtable.games.tamashii.hints import effect_of
from dreamtable.games.tamashii.model import TamashiiOptions, View
from dreamtable.games.tamashii.programs import BASIC
from dreamtable.kernel import Event, Part, Printed, Thing, Word

Figures = dict[str, int | str | Word]
STORY, RULES = "story", "rules"
"""TAM-SCE-02: the two sides of a scenario card."""
RECALL = "recall"
"""TAM-END-08: what a story says besides, of an earlier scenario."""
WITHOUT_STORY = (MapSetup, Situation, VariableRule, Interaction, Objective, ScoringAid)


def printed() -> Printed:
    """Return every component by its number, of scenario cards only the back; and the basic programs."""
    return Printed([thing(card) for card in CARDS], parts=list(map(program, BASIC)))


def thing(card: Card) -> Thing:
    """Return a component without its secrets."""
    kind = str(card.__struct_config__.tag)
    if isinstance(card, ScenarioCard):
        return Thing(id=card.id, kind=kind, figures={"number": card.number})
    return Thing(
        id=card.id,
        kind=kind,
        name=Word(f"card-{card.id}"),
        title=Word(f"teaser-{card.id}") if isinstance(card, Guide) else None,
        text=texts.text_on(card),
        back=[Word(f"solo-{card.id}")] if isinstance(card, Guide) else [],
        flavour=None if isinstance(card, WITHOUT_STORY) else Word(f"story-{card.id}"),
        traits=traits_of(card),
        figures=figures_of(card) | tokens_of(card),
        parts=list(parts_on(card)),
    )


def parts_on(card: Card) -> Iterator[Part]:
    """Return the programs, combat boxes, abilities and activities of a component, which moves name."""
    number = NUMBERS[card.id]
    yield from map(program, BOX.programs_of.get(number, ()))
    for box in BOX.boxes_of.get(number, ()):
        _, held = BOXES[box]
        yield Part(f"box:{box}", "box", held.need.written, [text_of(held.do)])
    for ability, one in enumerate(ABILITIES):
        if one.card == number:
            yield Part(f"ability:{ability}", "ability", text=texts.ability_text(one.ability, one.time))
    for activity in BOX.activities_of.get(number, ()):
        _, offer = ACTIVITIES[activity]
        name = Word(f"activity-{card.id}-{offer.id}")
        yield Part(f"activity:{activity}", "activity", text=[name, texts.activity_text(offer)])


def program(number: int) -> Part:
    """TAM-PRG-01: return a program: its pattern, and what it does."""
    entry, does = PROGRAMS[number], effect_of(None, number)
    text = [does if does.key == "sequence" else alone(does)] if isinstance(does, Word) else []
    return Part(f"program:{number}", entry.sort, entry.pattern.text, text)


def tokens_of(card: Card) -> Figures:
    """TAM-TOK-03: return the names of the tokens and markers that a card speaks of.

    Scenario cards are sealed, and tell only what is not known without them.
    """
    named = {str(part.token) for part in parts_of(card) if hasattr(part, "token")}
    if isinstance(card, ScenarioCard):
        named -= {"ascend", "success"}
    return {f"token-{name}": Word(f"token-{name}") for name in sorted(named)}


def traits_of(card: Card) -> list[Word]:
    """Return the class or faction of a card."""
    match card:
        case ClassCard():
            return [Word(f"calling-{card.class_}")]
        case FactionCard():
            return [Word(f"faction-{card.faction}")]
        case Tile() if card.faction is not None:
            return [Word(f"faction-{card.faction}")]
    return []


def figures_of(card: Card) -> Figures:
    """Return the figures and patterns that are printed on a component."""
    match card:
        case Tile():
            values: Figures = {"entry": card.entry, "linger": card.linger}
            return {"number": card.number, **values, "type": card.type}
        case Frame():
            return {"number": card.number, "move": card.move, "attack": card.attack, "write": card.write}
        case Enemy():
            return {"number": card.number, **enemy_figures(card)}
        case ClassCard():
            return {"number": card.number, "cost": card.cost, "time": card.time}
        case FactionCard():
            return {"number": card.number, "cost": card.cost}
        case Protocol():
            return {"number": card.number, "steps": len(card.steps)}
        case BossCard():
            hp: Figures = {"hp": card.hp.text()} if card.hp is not None else {}
            return {"number": card.number, **hp}
        case JordanCard():
            return {"number": card.number, "move": card.move, "battery": card.battery}
        case Guide():
            rated: Figures = {"difficulty": card.difficulty, "length": card.length}
            return {"number": card.number, **rated, "warning": int(card.warning)}
        case Objective():
            return {"number": card.number, "points": card.points}
    return {"number": str(getattr(card, "number", ""))}


def enemy_figures(card: Enemy | EnemyBlock) -> Figures:
    """TAM-ENM-01: the values of an enemy."""
    return {
        "level": card.level,
        "hp": card.hp,
        "basic": card.basic,
        "special": text_of(card.special),
    }


# What a match reveals


def sealed_ids() -> Iterator[str]:
    """TAM-SSU-08: the sides of scenario cards, which nobody can read before they are drawn."""
    for card in CARDS:
        if isinstance(card, ScenarioCard):
            yield f"{STORY}/{card.id}"
            if isinstance(card, Story):
                yield f"{RULES}/{card.id}"
            if isinstance(card, Story | Special):
                yield from (f"{RECALL}/{line}" for line in recalls_on(card))


def sealed_thing(id_: str) -> Thing:
    """Return a side of a scenario card, or what a story says besides."""
    side, _, name = id_.partition("/")
    if side == RECALL:
        return Thing(id_, "recall", flavour=Word(f"recall-{name}"))
    card = CARDS[NUMBERS[name]]
    kind, title = str(card.__struct_config__.tag), Word(f"card-{name}")
    if side == RULES and isinstance(card, Story):
        rules = [Word(f"objective-{name}"), *texts.rule_side(card)]
        return Thing(id_, kind, title, text=rules, figures=tokens_of(card), parts=list(parts_on(card)))
    story = Word(f"story-{name}")
    figures = tokens_of(card)
    if isinstance(card, Special) and card.enemy is not None:
        figures |= enemy_figures(card.enemy)
    text = texts.instant_side(card) if isinstance(card, Story | Ending) else texts.text_on(card)
    parts = [] if isinstance(card, Story) else list(parts_on(card))
    return Thing(id_, kind, title, text=text, flavour=story, figures=figures, parts=parts)


def readable(seen: View) -> list[str]:
    """TAM-SCE-05: the story sides of all cards drawn, and the rule sides of those that were turned."""
    found = [f"{RECALL}/{line}" for line in seen.recalled]
    for number in seen.drawn:
        card = CARDS[number]
        found.append(f"{STORY}/{card.id}")
        if number in seen.turned:
            found.append(f"{RULES}/{card.id}")
    return found


def told(event: Event, _options: TamashiiOptions) -> list[str]:
    """TAM-SCE-05: what is read aloud when a card is drawn, turned, or locks on."""
    match event:
        case StoryDrawn(number) | SpecialDrawn(number) | SpecialTurned(_, number):
            return [f"{STORY}/{CARDS[number].id}"]
        case StoryTurned(number):
            return [f"{RULES}/{CARDS[number].id}"]
        case Recalled(_, _, line):
            return [f"{RECALL}/{line}"]
        case LockedOn(_, number) if isinstance(CARDS[number], Special):
            return [f"{STORY}/{CARDS[number].id}"]
    return []
