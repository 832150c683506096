"""ETH-FME: First Memories: what a Dreamer must do for each, and what is remembered then."""

from collections.abc import Callable, Mapping

from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.look import active_progress
from dreamtable.games.etherfields.map import within
from dreamtable.games.etherfields.model import NOTHING, Dream, World
from dreamtable.games.etherfields.scene import WAITING, scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.tallies import in_a_dream, tally
from dreamtable.games.etherfields.world.cards import FirstMemory
from dreamtable.games.etherfields.world.piles import without
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat


def active_cards(s: Dream, seat: Seat) -> int:
    """ETH-PRG-06: return how many active Progress cards a Dreamer has."""
    return len(active_progress(s, s.dreamers[seat]))


def cut_off(s: Dream, seat: Seat) -> int:
    """ETH-MAP-09: say whether walls shut a Dreamer's space off on all sides."""
    space = s.dreamers[seat].space
    return int(in_a_dream(s) and space != NOTHING and within(s, space, 1) == 1 << space)


LOOKED_AT: Mapping[str, Callable[[Dream, Seat], int]] = {"active-progress": active_cards, "cut-off": cut_off}
"""ETH-FME-03: the deeds that can be seen on the table; the others are counted as they are done."""


def fulfilled(s: Dream, seat: Seat, memory: FirstMemory) -> bool:
    """ETH-FME-03: say whether a Dreamer has done what a First Memory asks for."""
    look = LOOKED_AT.get(memory.deed)
    done = look(s, seat) if look is not None else s.dreamers[seat].deeds.get(memory.deed, 0)
    return done >= memory.num


def recall(g: Game[Dream]) -> Script[None]:
    """ETH-FME-01: when nothing is pending, a First Memory whose condition is met opens its paragraph and is
    removed from the game."""
    s = g.state
    world = s.world if s.world is not None else s.saga.world
    if world is None or not world.memories:
        return NOTHING_TO_DO
    return _recall(g, world)


def _recall(g: Game[Dream], world: World) -> Script[None]:
    s = g.state
    for name in [one for one in world.memories if one not in s.recalled]:
        memory = BOX.card(NUMBERS[name], FirstMemory)
        seat = seat_of(s, memory.owner)
        if seat != NOTHING and fulfilled(s, seat, memory):
            s.recalled.append(name)
            s.removed.append(memory.code)
            if memory.lasts():
                s.dreamers[seat].gifts.append(NUMBERS[name])
            if s.world is not None:
                s.world = without(s.world, [name])
            yield from open_paragraph(scene_of(g, seat), memory.page)


def recall_at_end(g: Game[Dream]) -> Script[None]:
    """ETH-FME-01, -03: the Dream has come to an ending: what counts at its end is remembered still in it."""
    s = g.state
    if in_a_dream(s):
        for seat, d in enumerate(s.dreamers):
            tally(s, seat, "distress-at-end", d.distress)
            tally(s, seat, "no-penalty", 0 if "penalty" in d.deeds else 1)
    return recall(g)


def seat_of(s: Dream, dreamer: str) -> Seat:
    """ETH-FME-02: return who plays a Dreamer; NOTHING if nobody does, and then the card waits."""
    return next((seat for seat, d in enumerate(s.dreamers) if d.card == NUMBERS[dreamer]), NOTHING)


WAITING.at_end = recall_at_end
