"""TAM-CBT: the combat phase."""

from collections.abc import Iterator

from dreamtable.content.effects import resolve
from dreamtable.games.tamashii.bosses import fights
from dreamtable.games.tamashii.box import BOX, BOXES, ENEMIES
from dreamtable.games.tamashii.changed import value_of
from dreamtable.games.tamashii.dice import rerolls, roll_dice
from dreamtable.games.tamashii.enemies import index_of, stands
from dreamtable.games.tamashii.events import BoxResolved, EnemyActs, EnemyDiceRolled, EnemyStunned
from dreamtable.games.tamashii.goals import notice
from dreamtable.games.tamashii.happening import happen, happen_in
from dreamtable.games.tamashii.harm import wound
from dreamtable.games.tamashii.look import combat_of, frame_number
from dreamtable.games.tamashii.model import (
    ENERGY,
    HIT,
    NOTHING,
    NUMBER_DIE,
    SPECIAL,
    SYMBOL_DIE,
    Combat,
    Player,
    Roll,
    Table,
)
from dreamtable.games.tamashii.moves import Pass, ResolveBox, SpendEnergy, UseAbility
from dreamtable.games.tamashii.planning import usable_now, use_ability
from dreamtable.games.tamashii.resources import lose
from dreamtable.games.tamashii.scene import Readied, scene_of
from dreamtable.kernel import Game, Move, Script, Seat

PASS: Move = Pass()
SKIPS = "skip-combat"


def may_fight(s: Table, seat: Seat) -> bool:
    """TAM-CBT-01: without enemies the phase is skipped, unless a boss is to be fought."""
    p = s.players[seat]
    return not p.out and (bool(p.queue) or fights(s, seat))


def only_jordan_fights(s: Table, seat: Seat) -> bool:
    """TAM-SOL-06: say whether Jordan's figure can fight the boss and the own can't."""
    jordan = s.jordan
    if jordan is None or not jordan.battery or SKIPS in s.players[seat].brief or fights(s, seat):
        return False
    jordan.acting = True
    found = fights(s, seat)
    jordan.acting = False
    return found


def attack_roll(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-CBT-02, -03: energy and other dice, then all dice together, rerolls, and the number die is set."""
    s = g.state
    p = s.players[seat]
    if p.queue:
        yield from happen(g, "combat-start", seat)
    if p.brief.pop(SKIPS, 0) or not may_fight(s, seat):
        return
    scene = scene_of(g, seat)
    scene.readied = Readied(value_of(s, seat, "attack"))
    yield from happen_in(scene, "attack-roll")
    if p.out:
        return
    if p.resources[ENERGY]:
        moves = list(map(SpendEnergy, range(p.resources[ENERGY] + 1)))
        move = yield from g.ask(seat, moves, rule="TAM-RES-09")
        scene.readied.dice += lose(g, seat, ENERGY, move.energy)
    dice = s.dice = roll_dice(g, seat, scene.readied.dice, Roll.ATTACK)
    number, special = 0, False
    if p.queue:
        number, special = NUMBER_DIE[g.rng.below(8)], SYMBOL_DIE[g.rng.below(8)]
        g.tell(EnemyDiceRolled, seat, number, special)
    s.combat, p.stunned = Combat(dice.faces, special=special, stunned=p.stunned), 0
    s.combat.at = min(number, len(p.queue)) - 1 if number else NOTHING
    yield from rerolls(g, dice)
    s.dice = None


def slot(g: Game[Table], seat: Seat) -> Script[bool]:
    """TAM-CBT-04: the next slot; say whether another one follows."""
    s = g.state
    p = s.players[seat]
    fight = s.combat
    if fight is None or p.out:
        return False
    if fight.enemies_turn:
        fight.enemies_turn = False
        if fight.at != NOTHING:
            yield from enemy_slot(g, seat, fight)
            yield from notice(g)
        return not has_reset(p)
    acted = yield from player_slot(g, seat, fight)
    yield from notice(g)
    if has_reset(p) or (not acted and fight.at == NOTHING):
        return False  # TAM-CBT-12
    fight.enemies_turn = True
    return True


def has_reset(p: Player) -> bool:
    """TAM-RST-05: say whether a reset has ended the combat."""
    return p.out


# The player's slot


def player_slot(g: Game[Table], seat: Seat, fight: Combat) -> Script[bool]:
    """TAM-CBT-05, -13: resolve one combat box, or pass; say whether something was done."""
    s = g.state
    moves: list[Move] = list(box_moves(s.players[seat], fight))
    moves += [UseAbility(number) for number in usable_now(g, seat, "combat", "any")]
    if not moves:
        return False
    match (yield from g.ask(seat, [PASS, *moves], rule="TAM-CBT-05")):
        case ResolveBox(box, dice):
            yield from resolve_box(g, seat, box, dice)
        case UseAbility(number):
            yield from use_ability(g, seat, number)
        case _:
            return False
    return True


def boxes_of(p: Player) -> Iterator[int]:
    """TAM-CBT-06: the boxes on the active body and on equipped class augmentations."""
    yield from BOX.boxes_of.get(frame_number(p), ())
    for card in p.equipped:
        yield from BOX.boxes_of.get(card, ())


def box_moves(p: Player, fight: Combat) -> Iterator[Move]:
    """TAM-CBT-05, -07, -08: the boxes that can be resolved, each with so many dice."""
    hits, specials = fight.faces[HIT], fight.faces[SPECIAL]
    for number in boxes_of(p):
        need = BOXES[number].box.need
        if not need.many and number in fight.boxes:
            continue
        size = need.hits + need.specials
        most = min(
            hits // need.hits if need.hits else hits + specials,
            specials // need.specials if need.specials else hits + specials,
        )
        for times in range(1, (most if need.many else min(most, 1)) + 1):
            yield ResolveBox(number, times * size)


def resolve_box(g: Game[Table], seat: Seat, number: int, dice: int) -> Script[None]:
    """TAM-CBT-05, -08: use the dice, then resolve the effect, once for each set of dice."""
    s = g.state
    fight = combat_of(s)
    card, box = BOXES[number].card, BOXES[number].box
    need = box.need
    times = dice // (need.hits + need.specials)
    fight.faces[HIT] -= need.hits * times
    fight.faces[SPECIAL] -= need.specials * times
    if not need.many:
        fight.boxes.append(number)
    g.tell(BoxResolved, seat, number, dice)
    scene = scene_of(g, seat, card)
    scene.boxed = True
    scene.times = times
    yield from resolve(box.do, scene, "box")


# The enemy's slot


def enemy_slot(g: Game[Table], seat: Seat, fight: Combat) -> Script[None]:
    """TAM-CBT-10, -14: the enemy under the number die acts; then the die moves one card to the right."""
    p = g.state.players[seat]
    foe = p.queue[fight.at]
    if fight.stunned:
        fight.stunned -= 1
        g.tell(EnemyStunned, seat, foe.enemy)
    else:
        card = ENEMIES[foe.enemy]
        g.tell(EnemyActs, seat, foe.enemy, fight.special)
        if fight.special:
            scene = scene_of(g, seat, foe.enemy)
            scene.foe = foe
            yield from resolve(card.special, scene, "special")
        else:
            yield from wound(g, seat, card.basic)
    if stands(p, foe):
        fight.at = index_of(p, foe) - 1


def end_combat(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-CBT-20, TAM-VOC-06: unused dice are lost; slots that are still to be skipped are the next ones."""
    s = g.state
    p = s.players[seat]
    if s.combat is not None:
        p.stunned = s.combat.stunned
    s.combat = None
    if not p.out:
        yield from happen(g, "combat-end", seat)
        yield from notice(g)
