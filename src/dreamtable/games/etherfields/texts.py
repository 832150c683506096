"""What is printed on components, as words made from what they do."""

from collections.abc import Iterator

from dreamtable.content.effects import (
    ALWAYS,
    Arguments,
    Steps,
    alone,
    change_text,
    either,
    optional,
    text_of,
)
from dreamtable.games.etherfields.cards import (
    Action,
    Card,
    DreamerCard,
    Entity,
    Flaw,
    Gate,
    Influence,
    Item,
    Lines,
    Mod,
    Paragraph,
    Secret,
    Tile,
    TurnCard,
    Usable,
)
from dreamtable.games.etherfields.terms import YOU, Cost
from dreamtable.games.etherfields.verbs.story import gathered
from dreamtable.kernel import Word


def text_on(card: Card) -> list[Word]:
    """Return what is printed on a component, a paragraph each."""
    return [alone(line) if line.key != "sequence" else line for line in _lines(card)]


def flavour_of(card: Card) -> Word | None:
    """Return the story on a component."""
    return Word(f"story-{card.id}") if has_story(card) else None


def has_story(card: Card) -> bool:
    """Say whether a component tells a story, be it a paragraph or a single line below its name."""
    return isinstance(card, Paragraph | Secret | Gate | DreamerCard | Item | Flaw)


def _lines(card: Card) -> Iterator[Word]:
    match card:
        case DreamerCard():
            back = Action(kw=("rapid",) if card.back.rapid else (), cost=card.back.cost, do=card.back.do)
            yield Word("print-back", {"action": action_text(back)})
        case Usable():
            yield from _usable(card)
        case Flaw():
            yield from _flaw(card)
        case TurnCard():
            steps = [Word(f"kind-{KINDS[one]}") for one in card.steps]
            yield Word("print-turn", {"suit": Word(f"suit-{card.suit}"), "steps": steps})
            yield Word("print-loot", {"do": text_of(card.loot)})
        case Paragraph():
            if card.do:
                yield text_of(gathered(card.do))
        case Lines():
            yield from _map(card)


KINDS = {"M": "morphing", "B": "basic", "S": "special", "V": "movement"}


def _usable(card: Usable) -> Iterator[Word]:
    if isinstance(card, Influence | Item) and any(card.intent.gives):
        yield intent_text(card.intent.gives)
    if isinstance(card, Influence) and card.place is not None:
        yield Word("print-place", {"cost": card.place.text()})
    action = card.action()
    if action is not None:
        yield action_text(action)
        if card.rapid and card.kw:
            yield Word("print-bonus", {"kw": card.kw})
    yield from map(mod_text, card.while_)
    for event, steps in card.when.items():
        yield Word("print-when", {"event": Word(f"when-{event}"), "do": text_of(steps)})


def intent_text(gives: tuple[int, int, int]) -> Word:
    """Return the words for the Intent that a card gives."""
    ways = [
        Word("cost-intent", {"num": num, "colour": "WCA"[colour]}) for colour, num in enumerate(gives) if num
    ]
    return Word("print-intent", {"ways": either(ways)})


def _flaw(card: Flaw) -> Iterator[Word]:
    if card.do:
        yield text_of(card.do)
    if card.stays:
        yield Word("print-stays")
    yield from map(mod_text, card.while_)
    if card.leave is not None:
        yield Word("print-leave", {"cost": card.leave.text()})
    if card.price is not None:
        yield Word("print-price", {"cost": card.price.text()})


def _map(card: Lines) -> Iterator[Word]:
    if isinstance(card, Secret):
        if card.do:
            yield text_of(card.do)
        yield from map(named_action_text, card.actions)
    if isinstance(card, Entity):
        yield Word("print-move", {"num": card.move, "figure": Word(f"figure-{card.figure}")})
        yield from map(named_action_text, card.interactions)
    if isinstance(card, Tile):
        for corner, space in card.spaces.items():
            for action in space.actions:
                yield Word(
                    "print-space", {"corner": Word(f"corner-{corner}"), "text": named_action_text(action)}
                )
            icons = [Word(f"thing-{one}") for one in space.icons if one not in ("trap", "gem")]
            if icons:  # what traps and Gem slots do is told below
                yield Word("print-icon", {"corner": Word(f"corner-{corner}"), "icons": icons})
            if space.trap:
                yield Word("print-trap", {"corner": Word(f"corner-{corner}"), "do": text_of(space.trap)})
            for mod in space.gem:
                yield Word("print-gem", {"corner": Word(f"corner-{corner}"), "text": mod_text(mod)})
        for kind in card.terrain.center:
            yield Word("print-terrain", {"terrain": Word(f"thing-{kind}")})
        yield from map(named_action_text, card.flying)
        if card.now:
            yield text_of(card.now)
    if isinstance(card, Gate):
        yield Word("print-gate", {"turns": card.turns})
        yield from map(named_action_text, card.actions)
    for kind, steps in (("morph", card.morph), ("basic", card.basic), ("special", card.special)):
        if steps:
            yield line_text(kind, steps)
    if card.turn_end:
        yield line_text("turn-end", card.turn_end)
    yield from map(mod_text, card.while_)


def line_text(kind: str, steps: Steps) -> Word:
    """Return the words of a line."""
    return Word(f"print-{kind}", {"do": text_of(steps)})


def action_text(action: Action) -> Word:
    """Return the words of an action: keywords, cost, needs, effect."""
    return Word(
        "print-action",
        {
            "kw": [Word(f"kw-{one}") for one in action.kw] or "none",
            "cost": cost_text(action.cost),
            "needs": "none" if action.needs is ALWAYS else action.needs.text(),
            "limit": action.limit or "none",
            "range": "none" if action.range is None else action.range,
            "do": optional(action.do),
        },
    )


def named_action_text(action: Action) -> Word:
    """Return the words of an action with its name."""
    return Word("print-named", {"name": Word(f"action-{action.id}"), "action": action_text(action)})


def cost_text(cost: Cost) -> Word:
    """Return the words of a cost."""
    return cost.text()


def mod_text(mod: Mod) -> Word:
    """Return the words of what holds while a card is active."""
    args: Arguments = {
        "who": mod.who.text(),
        "is-you": "yes" if mod.who == YOU else "no",
        "if": "none" if mod.if_ is ALWAYS else mod.if_.text(),
    }
    if mod.forbid:
        args["what"] = Word(f"forbid-{mod.forbid}")
        return Word("print-forbid", args)
    args["what"] = Word(f"mod-{mod.mod}")
    if mod.mod.endswith("-max"):
        return Word("print-max", args | {"num": mod.num.text()})
    return change_text("print-mod", mod.num, args)
