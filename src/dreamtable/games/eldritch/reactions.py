"""ELD-GEN-11, ELD-TIM-02, ELD-TIM-06: components that wait for an event, or take its place."""

from collections.abc import Iterable

from dreamtable.content import effects
from dreamtable.content.effects import Waiting
from dreamtable.games.eldritch.abilities import WORLD_EVENTS, Triggered
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.in_play import having, holders, in_world
from dreamtable.games.eldritch.model import Table
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.who import person_of
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat

WAITING = BOX.waiters


def waits(owner: Seat, card: int, powers: Iterable[Triggered]) -> list[Waiting]:
    """Return abilities of one component whose event has come."""
    found = []
    for power in powers:
        found.append(Waiting(owner, card, power))
    return found


def waiting(s: Table, seat: Seat, event: str, name: str = "") -> list[Waiting]:
    """Return the abilities that wait for an event that somebody triggers, lead first; then the world's."""
    found: list[Waiting] = []
    waiters = WAITING[event]
    held = waiters.held
    if waiters.shared and held:
        for owner in holders(s, held):
            for card, side in having(s.people[owner], held):
                for power in side.when.get(event, ()):
                    if _concerns(s, power, owner, seat, event):
                        found.append(Waiting(owner, card, power))
    elif held and (mine := having(s.people[seat], held)):
        for card, side in mine:
            for power in side.when.get(event, ()):
                found.append(Waiting(seat, card, power))
    if waiters.open:
        for card, side in in_world(s, waiters.open):
            for power in side.when.get(event, ()):
                if power.name in ("", name):
                    asked = seat if s.people[seat] is not None else s.lead
                    found.append(Waiting(asked, card, power))
    return found


def _concerns(s: Table, power: Triggered, owner: Seat, seat: Seat, event: str) -> bool:
    """Say whether somebody's ability waits for what happens to a seat: his own, or another's on his space."""
    if power.whose.name == "other-here":
        return owner != seat and s.people[seat] is not None and not _apart(s, owner, seat)
    return owner == seat or event in WORLD_EVENTS


def _apart(s: Table, one: Seat, other: Seat) -> bool:
    return person_of(s, one).space != person_of(s, other).space


def happen(scene: Scene, event: str, *, name: str = "", rule: str = "ELD-GEN-11") -> Script[None]:
    """ELD-GEN-11: let every component that waits for an event do what it does, each once."""
    found = waiting(scene.g.state, scene.trigger, event, name)
    return settle(scene, found, rule) if found else NOTHING_TO_DO


def happen_to(g: Game[Table], seat: Seat, event: str) -> Script[None]:
    """ELD-GEN-11: the same for an event of which nothing is to be known but to whom it happens."""
    found = waiting(g.state, seat, event)
    return settle(Scene(g, seat), found) if found else NOTHING_TO_DO


def settle(scene: Scene, found: list[Waiting], rule: str = "ELD-GEN-11") -> Script[None]:
    """ELD-TIM-02: whoever owns effects of the same moment orders them; what is optional may be left."""
    scene.rule = rule
    return effects.settle(scene, found)


def replacing(s: Table, seat: Seat, event: str) -> list[Waiting]:
    """ELD-TIM-06: the abilities of the one it happens to that could take the place of an event."""
    found: list[Waiting] = []
    numbers = BOX.replacing.get(event)
    if numbers is not None and (mine := having(s.people[seat], numbers)):
        for card, side in mine:
            found += waits(seat, card, side.instead.get(event, ()))
    return found


def replaced(scene: Scene, event: str) -> Script[bool | None]:
    """ELD-TIM-06: let the one it happens to replace the event; say whether it was replaced."""
    found = replacing(scene.g.state, scene.trigger, event)
    return replaced_by(scene, found) if found else NOTHING_TO_DO


def replaced_by(scene: Scene, found: list[Waiting]) -> Script[bool]:
    """ELD-TIM-06: let one of some abilities take the place of an event."""
    scene.rule = "ELD-TIM-06"
    return effects.replaced_by(scene, found)
