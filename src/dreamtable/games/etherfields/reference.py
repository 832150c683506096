"""What is printed on the components, for whoever shows them."""

from dreamtable.content.effects import alone
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS, DREAM_SORTS
from dreamtable.games.etherfields.cards import (
    CORNERS,
    Card,
    DreamerCard,
    Entity,
    Gate,
    Influence,
    Item,
    Mask,
    Paragraph,
    Secret,
    Tile,
    TurnCard,
    Usable,
)
from dreamtable.games.etherfields.texts import action_text, flavour_of, text_on
from dreamtable.kernel import Printed, Thing, Word

Figures = dict[str, int | str | Word]
COLOURS = ("wrath", "cunning", "awareness")


def is_sealed(held: Card) -> bool:
    """ETH-SEC-04, ETH-SCR-03: say whether a component is hidden until it is revealed."""
    return isinstance(held, Paragraph | Tile | Entity | Secret) or (
        isinstance(held, Influence | Item) and bool(held.code)
    )


def printed() -> Printed:
    """Return every component by its number; of what is sealed only that there is something."""
    return Printed([envelope(n) if is_sealed(held) else thing(n) for n, held in enumerate(CARDS)])


def envelope(number: int) -> Thing:
    """Return a sealed component: nothing can be read on it."""
    return Thing(f"sealed-{number}", "sealed")


def thing(number: int, written: str = "") -> Thing:
    """Return what can be read on a component."""
    held = CARDS[number]
    return Thing(
        id=written or held.id,
        kind=str(held.__struct_config__.tag),
        name=None if isinstance(held, Paragraph) else Word(f"card-{held.id}"),
        text=text_on(held),
        flavour=flavour_of(held),
        figures=figures_of(number),
    )


def figures_of(number: int) -> Figures:
    """Return what boards draw with: Intent by colour, suits and steps, spaces with icons, and actions."""
    held = CARDS[number]
    found: Figures = {}
    if isinstance(held, Influence | Item):
        found |= {name: num for name, num in zip(COLOURS, held.intent.gives, strict=True) if num}
    if isinstance(held, Usable):
        found |= {"cost": held.cost.written} if held.cost is not None else {}
        found |= {"kw": held.kw} if held.kw else {}
        found |= {"rapid": 1} if held.rapid else {}
    if isinstance(held, Influence | Mask) and held.owner:
        found["owner"] = held.owner
    if isinstance(held, Influence) and held.place is not None:
        found["place"] = held.place.written
    if isinstance(held, DreamerCard) and held.back.rapid:
        found["rapid"] = 1
    if isinstance(held, TurnCard):
        found |= {"suit": held.suit, "steps": "".join(held.steps)}
    if isinstance(held, Entity):
        found |= {"figure": held.figure, "move": held.move}
    if isinstance(held, Paragraph):
        found |= {"number": held.number, "ending": held.ending}
    if isinstance(held, Secret):
        found |= {"code": held.code, "back": held.back, "portrait": held.portrait}
    if isinstance(held, Gate):
        found |= {"code": held.code, "turns": held.turns}
    if isinstance(held, Tile):
        found |= {"code": held.code, "slot": held.slot}
        found |= {
            f"icons-{corner}": " ".join(space.icons) for corner, space in held.spaces.items() if space.icons
        }
    return found | actions_on(number)


def actions_on(number: int) -> Figures:
    """Return the actions of a component: of a Dream by place, each with name, cost, keywords and words."""
    found: Figures = {}
    for action in BOX.actions_of.get(number, ()):
        entry = ACTIONS[action]
        if entry.sort not in DREAM_SORTS:
            found["action"] = action
            continue
        place = f"actions-{CORNERS[entry.at]}" if entry.sort == "map" else "actions"
        found[place] = f"{found[place]} {action}" if place in found else str(action)
        found[f"name-{action}"] = Word(f"action-{entry.action.id}")
        found[f"cost-{action}"] = entry.action.cost.written
        found[f"kw-{action}"] = " ".join(entry.action.kw)
        found[f"text-{action}"] = alone(action_text(entry.action))
    return found
