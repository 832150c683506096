"""TAM-VOC-03, TAM-TMG-05: events, and the abilities that wait for them."""

from collections.abc import Iterator

from dreamtable.content.effects.waiting import Waiting, replaced_by, settle
from dreamtable.games.tamashii.box import ABILITIES, BOX, ENEMIES
from dreamtable.games.tamashii.conditions import places_meant
from dreamtable.games.tamashii.look import cards_on_table, figure_place, order, own_cards
from dreamtable.games.tamashii.model import NOTHING, Foe, Step, Table
from dreamtable.games.tamashii.scene import Scene, scene_of, world_scene
from dreamtable.games.tamashii.terms import ANYWHERE
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat

PHASES = {
    "planning": (
        Step.BEFORE_TRACE,
        Step.TRACE_ROLL,
        Step.LOCK_ON,
        Step.BEFORE_REFILL,
        Step.REFILL,
        Step.WRITING,
    ),
    "launch": (Step.LAUNCH,),
    "combat": (Step.COMBAT, Step.SLOTS),
}
"""TAM-AUG-06: by the time that a card shows, the steps in which it can be used."""


def awaited(s: Table, event: str, seat: Seat) -> list[Waiting]:
    """Return the abilities that wait for an event of a player: the own ones, others', those of the table."""
    waiters = BOX.waiting.get(event)
    if not waiters:
        return []
    found: list[Waiting] = []
    for owner in order(s):
        cards = own_cards(s.players[owner])
        if not waiters.keys().isdisjoint(cards):
            wanted = "me" if owner == seat else "other"
            for card in cards:
                for number in waiters.get(card, ()):
                    if ABILITIES[number].ability.who == wanted:
                        found.append(awaited_by(owner, number))
    for foe in s.players[seat].queue:
        if foe.enemy in waiters:
            found += [awaited_by(seat, number) for number in waiters[foe.enemy]]
    for card in cards_on_table(s):
        if card in waiters:
            found += [awaited_by(seat, number) for number in waiters[card]]
    return found


def awaited_by(owner: Seat, number: int) -> Waiting:
    """Return an ability as somebody uses it."""
    held = ABILITIES[number]
    return Waiting(owner, held.card, held.ability, number)


def fitting(scene: Scene, found: list[Waiting], at: int | None = None) -> list[Waiting]:
    """Return those of some abilities for which the event is the right one: time, place, level, value."""
    return [one for one in found if _fits(scene, one, at)]


def _fits(scene: Scene, one: Waiting, at: int | None) -> bool:
    held = ABILITIES[one.number]
    ability = held.ability
    if held.time in PHASES and scene.s.step not in PHASES[held.time]:
        return False
    if ability.where != ANYWHERE:
        place = scene.place if scene.place != NOTHING else figure_place(scene.g.state, scene.you)
        if place not in places_meant(scene, ability.where.name):
            return False
    if ability.level and (scene.foe is None or ENEMIES[scene.foe.enemy].level < ability.level):
        return False
    if ability.to == "named" and scene.s.named.get(one.card) != scene.s.traded_to:
        return False
    return ability.at is None or ability.at == at


def happen(
    g: Game[Table],
    event: str,
    seat: Seat,
    *,
    foe: Foe | None = None,
    place: int = NOTHING,
    body: int = NOTHING,
    faction: str = "",
) -> Script[None]:
    """TAM-TMG-05: let abilities come that wait for what happened to a player."""
    found = awaited(g.state, event, seat)
    if not found:
        return NOTHING_TO_DO
    scene = scene_of(g, seat)
    scene.foe, scene.place, scene.body, scene.faction = foe, place, body, faction
    return let_come(scene, event, found)


def happen_in(scene: Scene, event: str) -> Script[None]:
    """The same for an event with something at hand that abilities change: dice, wounds, a rise."""
    found = awaited(scene.g.state, event, scene.you)
    return let_come(scene, event, found) if found else NOTHING_TO_DO


def let_come(scene: Scene, event: str, found: list[Waiting], at: int | None = None) -> Script[None]:
    """Let those abilities come that fit the event."""
    found = fitting(scene, found, at)
    if not found:
        return NOTHING_TO_DO
    scene.event = event
    return settle(scene, found)


def replaced(g: Game[Table], event: str, seat: Seat) -> Script[bool]:
    """Let an ability take the place of an event; say whether one did."""
    scene = scene_of(g, seat)
    found = [
        one for one in fitting(scene, awaited(g.state, event, seat)) if ABILITIES[one.number].ability.instead
    ]
    if not found:
        return False
    scene.event = event
    return (yield from replaced_by(scene, found))


def happen_to_all(g: Game[Table], event: str, at: int | None = None) -> Script[None]:
    """Let abilities come that wait for something that is nobody's: a round, the time."""
    s = g.state
    if event not in BOX.waiting:
        return
    for number in list(_of_table(s, event)):
        scene = world_scene(g, ABILITIES[number].card)
        scene.event = event
        one = awaited_by(s.first, number)
        if _fits(scene, one, at):
            yield from settle(scene, [one])
    for seat in order(s):
        own = [
            awaited_by(seat, number)
            for card in own_cards(s.players[seat])
            for number in BOX.waiting[event].get(card, ())
        ]
        if own:
            yield from let_come(scene_of(g, seat), event, own, at)


def _of_table(s: Table, event: str) -> Iterator[int]:
    for card in cards_on_table(s):
        yield from BOX.waiting[event].get(card, ())


def forget(s: Table, limit: str, seat: Seat | None = None) -> None:
    """TAM-AUG-08: what was used up to a limit can be used again."""
    for number, p in enumerate(s.players):
        if p.used and (seat is None or number == seat):
            p.used = [one for one in p.used if ABILITIES[one].ability.limit != limit]


def forget_card(s: Table, card: int) -> None:
    """Forget what was used of a card that left play."""
    for p in s.players:
        p.used = [one for one in p.used if ABILITIES[one].card != card]
    s.used = [one for one in s.used if ABILITIES[one].card != card]
