"""What numbers and conditions in a card's text mean just now."""

from functools import cache

from msgspec.structs import astuple

from dreamtable.games.eldritch.abilities import ALWAYS
from dreamtable.games.eldritch.box import CARDS, SPACES, TRAITS
from dreamtable.games.eldritch.model import (
    COLOUR,
    NOTHING,
    OMENS,
    Person,
    Table,
)
from dreamtable.games.eldritch.scene import (
    MANY,
    Scene,
    gate_spaces,
    here,
    monsters_at,
    spaces_of_people,
    this_space,
)
from dreamtable.games.eldritch.terms import Check, Comparison, Has, Number

FIELDS = Check.__struct_fields__


def number(scene: Scene, words: Number, most: int = MANY) -> int:
    """Return how many are meant now."""
    if not words.name:
        return words.plus
    s = scene.g.state
    match words.name:
        case "players":
            base = s.players
        case "half-players":
            base = (s.players + 1) // 2  # ELD-GEN-09
        case "result":
            base = scene.result
        case "gates":
            base = len(s.gates)
        case "tokens":
            base = s.omen_tokens[s.omen]
        case "monsters-here":
            base = len(monsters_at(s, scene.foe.space)) - 1 if scene.foe is not None else 0
        case _:
            base = most
    return base + words.plus


def holds(scene: Scene, check: Check) -> bool:
    """Say whether a condition is fulfilled."""
    if check is ALWAYS:
        return True
    s = scene.g.state
    for field, value in _said(check):
        if not _holds(scene, s, field, value):
            return False
    return True


@cache
def _said(check: Check) -> list[tuple[str, object]]:
    """Return what a condition says, without all that it does not say."""
    fields = zip(FIELDS, astuple(check), strict=True)
    return [(field, value) for field, value in fields if value is not None]


def _holds(scene: Scene, s: Table, field: str, value: object) -> bool:
    check = value
    match field:
        case "space":
            place = here(scene)
            return place != NOTHING and SPACES[place].type == check
        case "space_has":
            return _space_has(s, this_space(scene), str(check))
        case "any_investigator_on":
            return check in [SPACES[space].type for space in spaces_of_people(s)]
        case "omen":
            return OMENS[s.omen] == COLOUR[str(check)]
        case "cup_empty":
            return (not s.cup) == check
        case "during":
            return check in scene.during
        case "trait":
            return scene.hand != NOTHING and check in TRAITS[scene.hand]
        case "who":
            return True  # looked at where the event happens
        case "chosen_as_cost":
            return scene.as_cost == check
        case "defeated":
            return scene.foe is None or scene.foe.away
        case "done":
            return scene.done == check
        case "awake":
            return s.awake == check
        case _:
            return _compares(scene, s, field, value)


def _compares(scene: Scene, s: Table, field: str, value: object) -> bool:
    if isinstance(value, Check):
        return not holds(scene, value)
    if isinstance(value, Has):
        person = s.people[scene.you]
        return person is not None and has(
            person, value.clue, value.condition or value.name, value.asset_trait
        )
    counted = {
        "gates": len(s.gates),
        "result": scene.result,
        "tokens_on_omen": s.omen_tokens[s.omen],
        "tokens_on_sheet": s.tokens.get(s.ancient_one, 0),
    }[field]
    return isinstance(value, Comparison) and value.holds(counted, number(scene, value.number))


def has(person: Person, clues: int, name: str, asset_trait: str) -> bool:
    """Say whether an investigator has that."""
    if len(person.clues) < clues:
        return False
    if name and all(CARDS[card].id != name for card in person.cards):
        return False
    return not asset_trait or any(asset_trait in TRAITS[card] for card in person.cards)


def _space_has(s: Table, space: int, thing: str) -> bool:
    match thing:
        case "gate":
            return space in gate_spaces(s)
        case "monster":
            return any(foe.space == space for foe in s.foes)
        case "clue":
            return space in s.clues.values()
        case _:
            return any(one.space == space for one in s.fallen)
