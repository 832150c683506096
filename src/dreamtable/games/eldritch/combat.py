"""ELD-CBT, ELD-AMB: combat encounters."""

from dreamtable.content.effects import holds
from dreamtable.games.eldritch.box import BOX, NUMBERS
from dreamtable.games.eldritch.conditions import number
from dreamtable.games.eldritch.dice import take_test
from dreamtable.games.eldritch.events import Ambushed, CombatBegan
from dreamtable.games.eldritch.health import settle_defeats, take_loss
from dreamtable.games.eldritch.in_play import having
from dreamtable.games.eldritch.model import NOTHING, SKILL, Foe, Resolving, Table
from dreamtable.games.eldritch.monsters import (
    draw_monster,
    figures,
    foe_does,
    follow_defeat,
    is_beaten,
    make_foe,
    put_back,
    take_down,
    wound,
)
from dreamtable.games.eldritch.reactions import happen
from dreamtable.games.eldritch.scene import Combat, Scene
from dreamtable.games.eldritch.which import side_of_foe
from dreamtable.kernel import Game, Script, Seat


def fight(g: Game[Table], seat: Seat, foe: Foe, during: tuple[str, ...] = ()) -> Script[None]:
    """ELD-CBT-01 to -10, ELD-TIM-08: one combat encounter, once through its steps."""
    s = g.state
    person = s.people[seat]
    if person is None:
        return
    g.tell(CombatBegan, seat, foe.monster)
    occasion = during
    if "spell" in during:  # ELD-SPL-07: its tests are not the spell's
        occasion = tuple(one for one in during if one != "spell")
    combat = Combat(foe)
    scene = Scene(g, seat, during=(*occasion, "combat"), foe=foe, combat=combat)
    s.stack.append(Resolving(NOTHING, seat, "", foe.monster))
    yield from foe_does(g, foe, "combat-start", seat, scene)
    for step in (start, will_test, strength_test):
        if not foe.away and s.people[seat] is person:
            yield from step(scene, foe, combat)
    if s.people[seat] is person:
        yield from foe_does(g, foe, "combat-end", seat, scene)
    if s.people[seat] is person:
        yield from happen(scene, "combat-end")
    s.stack.pop()


def start(scene: Scene, _foe: Foe, _combat: Combat) -> Script[None]:
    """ELD-TIM-08: effects at the start of combat."""
    return happen(scene, "combat-start")


def will_test(scene: Scene, foe: Foe, combat: Combat) -> Script[None]:
    """ELD-CBT-02, ELD-CBT-08, ELD-CBT-10, ELD-CBT-11: the Will test, and Sanity lost to horror."""
    g, s, seat = scene.g, scene.g.state, scene.you
    figure = figures(s, foe.monster)
    if figure.will is not None:
        result = yield from take_test(scene, SKILL[figure.will_skill], figure.will)
        if s.people[seat] is None:
            return
        horror = harm(scene, foe, "horror", figure.horror) + combat.mods["horror"]
        yield from take_loss(g, seat, 0, horror - result)
        yield from settle_defeats(g)
    if s.people[seat] is not None and not foe.away:
        yield from foe_does(g, foe, "after-will-test", seat, scene)
        yield from settle_defeats(g)


def strength_test(scene: Scene, foe: Foe, combat: Combat) -> Script[None]:
    """ELD-CBT-03, ELD-CBT-04, ELD-CBT-09, ELD-CBT-11: the Strength test; both lose Health at once."""
    g, s, seat = scene.g, scene.g.state, scene.you
    figure = figures(s, foe.monster)
    if figure.strength is None:
        return
    result = yield from take_test(scene, SKILL[figure.strength_skill], figure.strength)
    if s.people[seat] is None:
        return
    damage = harm(scene, foe, "damage", figure.damage) + combat.mods["damage"]
    lost = yield from take_loss(g, seat, damage - result, 0)
    wound(g, foe, result)
    beaten = is_beaten(s, foe)
    if beaten:
        yield from take_down(g, foe)  # ELD-TIM-04: a win comes before the investigator's defeat
    yield from settle_defeats(g)
    if beaten:
        yield from follow_defeat(g, foe, seat)
    elif lost:
        yield from foe_does(g, foe, "investigator-loses-health-to-this", seat)


def harm(scene: Scene, foe: Foe, stat: str, printed: int) -> int:
    """Return damage or horror after what changes it: the monster's own text, and the investigator's."""
    s = scene.g.state
    for mod in side_of_foe(s, foe).mods:
        if mod.stat == stat and holds(scene, mod.if_):
            printed += number(scene, mod.num)
    for _, side in having(s.people[scene.you], BOX.doing["mods"]):
        for mod in side.mods:
            if mod.stat == stat and holds(scene, mod.if_):
                printed += number(scene, mod.num)
    return printed


def ambush(g: Game[Table], seat: Seat, name: str, during: tuple[str, ...]) -> Script[None]:
    """ELD-AMB-01 to -07: a combat encounter with a monster that is on no space and goes back afterwards."""
    s = g.state
    if s.people[seat] is None:
        return
    monster = NUMBERS[name][0] if name else draw_monster(g)
    if monster == NOTHING:
        return
    g.tell(Ambushed, seat, monster)
    foe = make_foe(g, monster, NOTHING)
    foe.token = not name
    if foe.token:
        s.ambushing.append(monster)
    yield from fight(g, seat, foe, during)
    if not foe.away:
        put_back(g, foe)
