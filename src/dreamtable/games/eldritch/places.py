"""ELD-MAP: spaces, and which of them the words of a card mean."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dreamtable.content.effects import MANY
from dreamtable.games.eldritch.box import BOX, CARDS, SPACE, SPACES
from dreamtable.games.eldritch.look import Look, Seen
from dreamtable.games.eldritch.map import TRAIN
from dreamtable.games.eldritch.model import NOTHING, OMENS
from dreamtable.games.eldritch.moves import PickSpace
from dreamtable.games.eldritch.pool import draw_for_space
from dreamtable.games.eldritch.terms import Place
from dreamtable.kernel import Script, Seat

if TYPE_CHECKING:
    from dreamtable.games.eldritch.scene import Scene

CHOSEN = {
    "nearest": "ELD-MAP-05",
    "adjacent": "ELD-MAP-08",
    "adjacent-by-train": "ELD-MAP-08",
    "any": "ELD-MAP-08",
    "chosen": "ELD-MAP-08",
}
"""Words for a space of one's choice, with the rule that asks."""


def here(look: Look) -> int:
    """Return the space of the resolver, or of what is resolved; or the one where you are as if there."""
    if look.elsewhere != NOTHING:
        return look.elsewhere
    person = look.g.state.people[look.you]
    return person.space if person is not None else look.space


def this_space(look: Look) -> int:
    """Return the space of this monster or token."""
    if look.foe is not None:
        return look.foe.space
    return look.space if look.space != NOTHING else here(look)


def spaces_of_type(kind: str) -> list[int]:
    """ELD-MAP-02: all spaces of a type."""
    return list(BOX.types.get(kind, ()))


def gate_space(gate: int) -> int:
    """Return the space of a gate."""
    return BOX.gates[gate][0]


def gate_spaces(s: Seen) -> list[int]:
    """Return the spaces with a gate."""
    return [BOX.gates[gate][0] for gate in s.gates]


def matching(s: Seen) -> list[int]:
    """ELD-GAT-03: the gates whose colour is that of the Omen's space."""
    colour, found = OMENS[s.omen], []
    for gate in s.gates:
        if BOX.gates[gate][1] == colour:
            found.append(gate)
    return found


def spaces_of_people(s: Seen) -> set[int]:
    """Return the spaces on which investigators are."""
    return {one.space for one in s.people if one is not None}


def fitting(look: Look, kind: str) -> list[int]:
    """Return the spaces that a filter means, each once, in the order of the map."""
    s = look.g.state
    match kind:
        case "gate":
            found = set(gate_spaces(s))
        case "gate-matching":
            found = {gate_space(gate) for gate in matching(s)}
        case "clue":
            found = set(s.clues.values())
        case "monster":
            found = {foe.space for foe in s.foes}
        case "investigator":
            found = spaces_of_people(s)
        case _:
            return spaces_of_type(kind)
    return sorted(found)


def nearest_of(spaces: Sequence[int], start: int) -> list[int]:
    """ELD-MAP-05: those of the spaces that are the fewest paths away."""
    distances, least = BOX.distances[start], MANY
    found: list[int] = []
    for space in spaces:
        if distances[space] < least:
            least, found = distances[space], []
        if distances[space] == least:
            found.append(space)
    return found


def meant_spaces(look: Look, words: Place, start: int | None = None) -> list[int]:
    """Return the spaces that are meant, or those among which somebody or chance may choose."""
    s = look.g.state
    match words.name:
        case "space":
            return [SPACE[words.of]]
        case "here":
            return [here(look)] if here(look) != NOTHING else []
        case "this-space":
            return [this_space(look)]
        case "expedition":
            return [s.site] if s.site != NOTHING else []
        case "lead-space":
            lead = s.people[s.lead]
            return [lead.space] if lead is not None else []
        case "all" | "any":
            return fitting(look, words.of)
        case "random" if words.of:
            return spaces_of_type(words.of)
        case "its-tokens":
            return spaces_of_tokens(s, look.card)
        case "space-of":
            return [foe.space for foe in s.foes if CARDS[foe.monster].id == words.of][:1]
    from_here = here(look) if start is None else start
    match words.name:
        case "nearest":
            return nearest_of(fitting(look, words.of), from_here)
        case "adjacent":
            return list(BOX.paths[from_here])
        case "adjacent-by-train":
            return [space for space, path in BOX.paths[from_here].items() if path == TRAIN]
        case _:
            return list(range(len(SPACES)))


def clues_on(s: Seen, spaces: Sequence[int]) -> list[int]:
    """Return the clues that lie on one of some spaces of the map."""
    return [clue for clue, space in s.clues.items() if space in spaces]


def spaces_of_tokens(s: Seen, card: int) -> list[int]:
    """Return the spaces with tokens of a card, in the order of the map."""
    return sorted({marker.space for marker in s.markers if marker.source == card})


def choose_space(scene: "Scene", spaces: Sequence[int], rule: str, seat: Seat | None = None) -> Script[int]:
    """Let somebody choose one of some spaces."""
    asked = scene.you if seat is None else seat
    move = yield from scene.ask(asked, list(map(PickSpace, spaces)), rule=rule)
    return move.space


def spaces(
    scene: "Scene", words: Place, by: Seat | None = None, start: int | None = None
) -> Script[list[int]]:
    """Return the space or spaces that are meant; chosen by the resolver unless somebody else is named."""
    if words.name == "random":
        return (yield from random_space(scene, words.of))
    found = meant_spaces(scene, words, start)
    if words.name not in CHOSEN or not found:
        return found
    return [(yield from choose_space(scene, found, CHOSEN[words.name], by))]


def searched_spaces(scene: "Scene", words: Place) -> Script[list[int]]:
    """Return the spaces where something is looked for: all among which one could choose."""
    if words.name == "random":
        return (yield from random_space(scene, words.of))
    return meant_spaces(scene, words)


def random_space(scene: "Scene", kind: str) -> Script[list[int]]:
    """ELD-RSP-01 to -03: the space on a random clue, which is discarded; without a clue the lead chooses."""
    s = scene.g.state
    if not s.clue_pool and not s.clue_discard:
        choice = spaces_of_type(kind) if kind else list(range(len(SPACES)))
        return [(yield from choose_space(scene, choice, "ELD-RSP-02", s.lead))]
    found = draw_for_space(scene.g, kind)
    return [found] if found is not None else []
