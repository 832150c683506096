"""ELD-MON, ELD-EPC: monsters come, move, are hurt and go."""

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS
from dreamtable.games.eldritch.cards import AncientOne, Creature, Fighter
from dreamtable.games.eldritch.conditions import number
from dreamtable.games.eldritch.events import (
    MonsterDefeated,
    MonsterDiscarded,
    MonsterHealed,
    MonsterHurt,
    MonsterMoved,
    MonsterSpawned,
)
from dreamtable.games.eldritch.model import NOTHING, Foe, Table
from dreamtable.games.eldritch.mysteries import foe_fell
from dreamtable.games.eldritch.omen import world_scene
from dreamtable.games.eldritch.reactions import happen, settle, waits
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.which import is_epic, side_of_foe
from dreamtable.games.eldritch.who import active
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat


def figures(s: Table, monster: int) -> Fighter:
    """ELD-MON-05: the figures of a monster; those of cultists stand on the sheet."""
    card = CARDS[monster]
    if monster in BOX.by_sheet:
        sheet = BOX.card(s.ancient_one, AncientOne)
        return sheet.awake.cultist if s.awake and sheet.awake.cultist is not None else sheet.cultist
    if not isinstance(card, Creature):
        raise LookupError(f"{card.id} is no monster.")
    return card


def make_foe(g: Game[Table], monster: int, space: int, source: int = NOTHING) -> Foe:
    """ELD-EPC-06: a monster with its toughness as it is now."""
    printed = figures(g.state, monster).toughness
    bears = number(world_scene(g, monster), printed) if printed.parts else printed.plus
    return Foe(monster, space, 0, bears, source)


def draw_monster(g: Game[Table]) -> int:
    """ELD-MON-01, ELD-MON-02: take a random monster from the cup, if there is one."""
    cup = g.state.cup
    return g.rng.take(cup) if cup else NOTHING


def find_monster(g: Game[Table], name: str) -> int:
    """ELD-MON-04: take a monster of that name from the cup or from those set aside."""
    s = g.state
    for monster in NUMBERS[name]:
        for place in (s.aside, s.cup):
            if monster in place:
                place.remove(monster)
                return monster
    return NOTHING


def spawn(g: Game[Table], space: int, name: str = "") -> Script[Foe | None]:
    """ELD-MON-01: a monster comes onto the map, and its text for that is carried out at once."""
    monster = find_monster(g, name) if name else draw_monster(g)
    return put_on_map(g, monster, space, NOTHING) if monster != NOTHING else NOTHING_TO_DO


def spawn_epic(g: Game[Table], name: str, space: int, source: int) -> Script[Foe | None]:
    """ELD-EPC-02, ELD-EPC-05: an Epic Monster comes, unless it is there or gone already."""
    s = g.state
    (monster,) = NUMBERS[name]
    if monster in s.gone or any(foe.monster == monster for foe in s.foes):
        return NOTHING_TO_DO
    return put_on_map(g, monster, space, source)


def put_on_map(g: Game[Table], monster: int, space: int, source: int) -> Script[Foe]:
    """Lay a monster on its space; ELD-TIM-03: what it does when it is spawned comes at once."""
    s = g.state
    foe = make_foe(g, monster, space, source)
    s.foes.append(foe)
    if g.listening:
        g.tell(MonsterSpawned, monster, space)
    seat = active(s)  # ELD-MAP-05
    yield from foe_does(g, foe, "spawn-this", seat if s.people[seat] is not None else s.lead)
    return foe


def foe_does(g: Game[Table], foe: Foe, event: str, seat: Seat, scene: Scene | None = None) -> Script[None]:
    """Carry out what a monster does at an event; the investigator concerned resolves it."""
    s = g.state
    powers = side_of_foe(s, foe).when.get(event, ())
    if not powers:
        return NOTHING_TO_DO
    about = scene.within(foe.monster, seat) if scene is not None else Scene(g, seat, foe.monster)
    about.foe = foe
    about.personal = scene is not None
    return settle(about, waits(seat, foe.monster, powers), "ELD-CBT-01")


def move_foe(g: Game[Table], foe: Foe, space: int) -> None:
    """ELD-MON-06: an effect moves a monster."""
    if foe.space != space:
        foe.space = space
        g.tell(MonsterMoved, foe.monster, space)


def toughness(s: Table, foe: Foe) -> int:
    """ELD-CBT-05, ELD-MON-05: how much a monster bears; cultists change with the sheet."""
    if foe.monster in BOX.by_sheet:
        return figures(s, foe.monster).toughness.plus
    return foe.toughness


def hurt(g: Game[Table], foe: Foe, num: int, seat: Seat) -> Script[None]:
    """ELD-CBT-04, ELD-CBT-05: a monster loses Health, and is defeated when it has lost enough."""
    wound(g, foe, num)
    return check_foe(g, foe, seat)


def wound(g: Game[Table], foe: Foe, num: int) -> None:
    """ELD-CBT-04: lost Health is noted on a monster."""
    if num > 0:
        foe.damage += num
        g.tell(MonsterHurt, foe.monster, num)


def heal(g: Game[Table], foe: Foe, num: int) -> bool:
    """A monster's damage is removed; say whether there was any."""
    num = min(num, foe.damage)
    foe.damage -= num
    if num:
        g.tell(MonsterHealed, foe.monster, num)
    return num > 0


def check_foe(g: Game[Table], foe: Foe, seat: Seat) -> Script[None]:
    """ELD-CBT-14, ELD-TIM-03: a monster that has lost enough is defeated at once."""
    return defeat_foe(g, foe, seat) if is_beaten(g.state, foe) else NOTHING_TO_DO


def is_beaten(s: Table, foe: Foe) -> bool:
    """ELD-CBT-05, ELD-CBT-14: say whether a monster has lost as much Health as it bears."""
    return foe.damage >= toughness(s, foe) and not foe.away


def defeat_foe(g: Game[Table], foe: Foe, seat: Seat) -> Script[None]:
    """ELD-CBT-05, ELD-CBT-15: a monster is defeated; what waits for that follows."""
    yield from take_down(g, foe)
    yield from follow_defeat(g, foe, seat)


def take_down(g: Game[Table], foe: Foe) -> Script[None]:
    """ELD-CBT-05, ELD-MYS-05: a defeated monster leaves the map; what that solves is solved at once."""
    g.tell(MonsterDefeated, foe.monster)
    put_back(g, foe)
    return foe_fell(g, CARDS[foe.monster].id)


def follow_defeat(g: Game[Table], foe: Foe, seat: Seat) -> Script[None]:
    """ELD-TIM-08: what waits for a monster's defeat; its own text if the one who did it is still there."""
    s = g.state
    scene = Scene(g, seat, foe.monster, personal=False, space=foe.space, foe=foe)
    yield from happen(scene, "defeat", name=CARDS[foe.monster].id)
    if s.people[seat] is not None:
        yield from foe_does(g, foe, "defeat-this", seat)
    if s.people[seat] is not None:
        yield from happen(scene, "defeat-monster")


def put_back(g: Game[Table], foe: Foe) -> None:
    """ELD-MON-03, ELD-MON-04, ELD-EPC-05: to the cup, to those set aside, or out of the game."""
    s = g.state
    foe.away = True
    if not foe.token:
        return
    if foe.monster in s.ambushing:
        s.ambushing.remove(foe.monster)
    s.foes = [other for other in s.foes if other is not foe]
    if is_epic(foe):
        s.gone.append(foe.monster)
    elif foe.monster in s.kept_aside:
        s.aside.append(foe.monster)
    else:
        s.cup.append(foe.monster)


def discard_foe(g: Game[Table], foe: Foe) -> None:
    """ELD-MON-03: a monster leaves the map without being defeated."""
    g.tell(MonsterDiscarded, foe.monster)
    put_back(g, foe)
