"""TAM-ENM, TAM-DMG: the enemy deck, the queues, damage and defeat."""

from collections.abc import Iterable

from dreamtable.games.tamashii.box import BOX, CARDS, ENEMIES
from dreamtable.games.tamashii.cards import Special
from dreamtable.games.tamashii.events import (
    EnemyDamaged,
    EnemyDeckRenewed,
    EnemyDefeated,
    EnemyDiscarded,
    EnemyMended,
    EnemyMoved,
    LockedOn,
)
from dreamtable.games.tamashii.goals import note
from dreamtable.games.tamashii.happening import happen
from dreamtable.games.tamashii.model import NOTHING, EnemyGroup, Foe, Player, Table
from dreamtable.games.tamashii.moves import PickEnemy
from dreamtable.games.tamashii.resources import gain_xp
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import Target
from dreamtable.kernel import Game, Script, Seat


def level_of(enemy: int) -> int:
    """Return the level of an enemy."""
    return ENEMIES[enemy].level


def cards_left(s: Table) -> bool:
    """TAM-VOC-07: say whether an enemy could be drawn."""
    return bool(s.deck or s.discard)


def draw_enemy(g: Game[Table]) -> int:
    """TAM-ENM-05: draw the top enemy; from an empty deck first renew it. NOTHING if there is none."""
    s = g.state
    if not s.deck:
        if not s.discard:
            return NOTHING
        level = max(map(level_of, s.discard))
        s.deck = [EnemyGroup(level, [card for card in s.discard if level_of(card) == level])]
        s.discard = [card for card in s.discard if level_of(card) != level]
        s.renewed = True
        g.tell(EnemyDeckRenewed, level)
    group = s.deck[0]
    card = g.rng.take(group.cards)
    if not group.cards:
        s.deck.pop(0)
    return card


def lock_on(g: Game[Table], seat: Seat, count: int) -> int:
    """TAM-ENM-06: so many enemies join the bottom of a player's queue; return how many came."""
    came = 0
    for _ in range(count):
        enemy = draw_enemy(g)
        if enemy == NOTHING:
            break
        join(g.state.players[seat], Foe(enemy))
        if isinstance(CARDS[enemy], Special) and enemy not in g.state.drawn:
            g.unseal()
            g.state.drawn.append(enemy)
        g.tell(LockedOn, seat, enemy)
        came += 1
    return came


def join(p: Player, foe: Foe, *, top: bool = False) -> None:
    """TAM-ENM-06, TAM-RUN-07: an enemy joins a queue; its programs are new there."""
    p.queue.insert(0 if top else len(p.queue), foe)
    own = BOX.programs_of.get(foe.enemy, ())
    p.launched = [one for one in p.launched if one not in own]


def leave(s: Table, seat: Seat, foe: Foe) -> None:
    """TAM-CBT-14, -15: an enemy leaves a queue; the number die stays on its card, or moves to the right."""
    p = s.players[seat]
    at = index_of(p, foe)
    p.queue.pop(at)
    fight = s.combat
    if fight is None or not s.turns or s.turns[0] != seat or fight.at == NOTHING:
        return
    if at <= fight.at:
        fight.at -= 1  # towards the top enemy; if it was the top enemy, the die is removed


def index_of(p: Player, foe: Foe) -> int:
    """Return where an enemy stands in a queue."""
    for at, one in enumerate(p.queue):
        if one is foe:
            return at
    return NOTHING


def stands(p: Player, foe: Foe) -> bool:
    """Say whether an enemy is still in a player's queue."""
    return index_of(p, foe) != NOTHING


def damage(scene: Scene, foe: Foe, count: int, owner: Seat | None = None) -> Script[None]:
    """TAM-DMG-02, -03, -05: an enemy takes damage; at 0 integrity it is defeated at once."""
    g = scene.g
    seat = scene.you if owner is None else owner
    dealt = min(count, ENEMIES[foe.enemy].hp - foe.damage)
    if dealt <= 0:
        return
    foe.damage += dealt
    g.tell(EnemyDamaged, seat, foe.enemy, dealt)
    note(g, scene.you, "damage-dealt", dealt)
    if foe.damage >= ENEMIES[foe.enemy].hp:
        yield from defeat(g, seat, foe)


def defeat(g: Game[Table], seat: Seat, foe: Foe) -> Script[None]:
    """TAM-DMG-03: the enemy is discarded, and its queue's owner gains 1 experience."""
    s = g.state
    if not stands(s.players[seat], foe):
        return
    leave(s, seat, foe)
    s.discard.append(foe.enemy)
    g.tell(EnemyDefeated, seat, foe.enemy)
    gain_xp(g, seat, 1)
    note(g, seat, "defeat", level=level_of(foe.enemy))
    yield from happen(g, "defeat", seat, foe=foe)


def expel(g: Game[Table], seat: Seat, foe: Foe, *, quietly: bool = False) -> Script[None]:
    """TAM-DMG-04: the enemy is discarded without being defeated."""
    s = g.state
    if not stands(s.players[seat], foe):
        return
    leave(s, seat, foe)
    s.discard.append(foe.enemy)
    g.tell(EnemyDiscarded, seat, foe.enemy)
    if not quietly:
        yield from happen(g, "expel", seat, foe=foe)


def mend(g: Game[Table], seat: Seat, foe: Foe, count: int) -> None:
    """TAM-DMG-06, TAM-VOC-08: an enemy recovers, never above its printed integrity."""
    mended = min(count, foe.damage)
    if mended > 0:
        foe.damage -= mended
        g.tell(EnemyMended, seat, foe.enemy, mended)


def requeue(g: Game[Table], seat: Seat, foe: Foe, *, top: bool) -> None:
    """TAM-VOC-08: an enemy goes to the top or the bottom of its queue, with its damage."""
    s = g.state
    p = s.players[seat]
    fight = s.combat
    at = index_of(p, foe)
    under = p.queue[fight.at] if fight is not None and 0 <= fight.at < len(p.queue) else None
    p.queue.pop(at)
    p.queue.insert(0 if top else len(p.queue), foe)
    if fight is not None and under is not None and s.turns and s.turns[0] == seat:
        fight.at = index_of(p, under)  # TAM-CBT-15: the die stays on its card
    g.tell(EnemyMoved, seat, foe.enemy, top)


def hand_over(g: Game[Table], seat: Seat, foe: Foe, to: Seat, *, top: bool) -> None:
    """An enemy leaves a queue, with its damage, and joins another player's."""
    s = g.state
    leave(s, seat, foe)
    join(s.players[to], foe, top=top)
    g.tell(EnemyMoved, to, foe.enemy, top)


def targets(scene: Scene, words: Target) -> Script[list[Foe]]:
    """TAM-VOC-01: return the enemies of the own queue that are meant."""
    queue = scene.me.queue
    match words.name:
        case "self":
            return [scene.foe] if scene.foe is not None and stands(scene.me, scene.foe) else []
        case "all":
            return list(queue)
        case "others":
            return [foe for foe in queue if foe is not scene.foe]
        case "next":
            return queue[1:2]
        case "last":
            return queue[-1:]
        case "chosen" if len(queue) > 1:
            moves = [PickEnemy(foe.enemy) for foe in queue]
            move = yield from scene.ask(scene.you, moves, rule="TAM-VOC-01")
            return [queue[moves.index(move)]]
    return queue[:1]


def build_deck(
    g: Game[Table], groups: Iterable[tuple[int, int]], usable: list[int], only_here: list[int]
) -> None:
    """TAM-ENM-03, -04, -12: the groups of the deck from the top, each of random cards of its level."""
    s = g.state
    rest = list(usable)
    for count, level in groups:
        pool = [card for card in rest if level_of(card) == level]
        cards = [g.rng.take(pool) for _ in range(min(count, len(pool)))]
        rest = [card for card in rest if card not in cards]
        cards += [card for card in only_here if level_of(card) == level]
        if cards:
            s.deck.append(EnemyGroup(level, g.components.in_order(cards)))
    s.enemy_rest = rest
