"""TAM-BOS: bosses on the map."""

from dreamtable.content.effects import holds, resolve
from dreamtable.games.tamashii.box import BOX
from dreamtable.games.tamashii.cards import BossCard
from dreamtable.games.tamashii.changed import added, changes, in_force
from dreamtable.games.tamashii.conditions import Onlooker, boss_left
from dreamtable.games.tamashii.events import BossCame, BossDamaged, BossMoved, FaceRevealed
from dreamtable.games.tamashii.happening import happen_to_all
from dreamtable.games.tamashii.look import (
    distances,
    face_up_at,
    figure_place,
    next_to,
    order,
    place_of_tile,
)
from dreamtable.games.tamashii.model import BLANK, HIT, NOTHING, SPECIAL, Boss, Face, Table
from dreamtable.games.tamashii.moves import AimAtBoss, AimAtEnemy
from dreamtable.games.tamashii.parts import FaceName
from dreamtable.games.tamashii.scene import Scene, world_scene
from dreamtable.kernel import Game, Move, Script, Seat

FAR = 99
FACE_NAMES: tuple[FaceName, ...] = ("H", "S", "blank")


def boss_comes(g: Game[Table], card: int) -> Script[None]:
    """TAM-BOS-02: do the set-up of a boss at once."""
    s = g.state
    sheet = BOX.card(card, BossCard)
    place = place_of_tile(s, sheet.tile)
    if place == NOTHING:
        place = next((at for at, one in enumerate(s.places) if one.tile == sheet.tile), 0)
    s.boss = Boss(card, place)
    g.tell(BossCame, card, place, face_up_at(s, place))
    yield from resolve(sheet.setup, world_scene(g, card), "setup")


def fights(s: Table, seat: Seat) -> bool:
    """Say whether a player can fight the boss in the combat phase, by the figure that is used."""
    if s.boss is None or figure_place(s, seat) != s.boss.place or boss_left(s) == 0:
        return False
    return any(change.fights and in_force(s, card, change, seat) for card, change in changes(s))


def aim(scene: Scene) -> Script[bool]:
    """Let a player on the boss's tile say whether the damage of a box goes to it."""
    if not fights(scene.s, scene.you):
        return False
    if not scene.me.queue:
        return True
    moves: list[Move] = [AimAtEnemy(), AimAtBoss()]
    return isinstance((yield from scene.ask(scene.you, moves, rule="TAM-BOS-04")), AimAtBoss)


def damage_boss(g: Game[Table], count: int, *, hit: bool) -> Script[None]:
    """TAM-BOS-04: damage counters on the boss are shared."""
    s = g.state
    if s.boss is None:
        return
    if hit:
        count = max(0, count + added(s, s.first, "boss-hit"))
    dealt = min(count, boss_left(s))
    if dealt > 0:
        s.boss.damage += dealt
        g.tell(BossDamaged, s.boss.boss, dealt)
        yield from happen_to_all(g, "boss-damaged")


def is_defeated(s: Table) -> bool:
    """TAM-BOS-03: say whether the boss is defeated, as its card says."""
    if s.boss is None:
        return False
    return bool(holds(Onlooker(s, s.first, s.boss.boss), BOX.card(s.boss.boss, BossCard).defeat))


def act(g: Game[Table]) -> Script[None]:
    """TAM-BCO-02: the boss's activity, top to bottom."""
    s = g.state
    if s.boss is not None and not is_defeated(s):
        card = s.boss.boss
        yield from resolve(BOX.card(card, BossCard).activity, world_scene(g, card), "activity")


def move_boss(g: Game[Table], steps: int) -> None:
    """TAM-BOS-05: towards the nearest player, over face-down tiles too; a tie: start player side."""
    s = g.state
    boss = s.boss
    if boss is None:
        return
    for card, change in reversed(changes(s)):  # TAM-TMG-01: the strongest last
        if change.boss_move is not None and in_force(s, card, change, s.first):
            steps = change.boss_move
    for _ in range(steps):
        near = distances(s, boss.place, FAR, through_hidden=True)
        goals = [(near.get(s.players[seat].place, FAR), at) for at, seat in enumerate(order(s))]
        if min(goals)[0] in (0, FAR):
            return
        target = s.players[order(s)[min(goals)[1]]].place
        ways = distances(s, target, FAR, through_hidden=True)
        boss.place = min(next_to(s, boss.place), key=lambda place: (ways.get(place, FAR), place))
        g.tell(BossMoved, boss.boss, boss.place, face_up_at(s, boss.place))


def open_seal(scene: Scene) -> Script[None]:
    """A seal of the boss is opened: a face-down face token is turned, and what its line says happens."""
    g = scene.g
    boss = g.state.boss
    if boss is None or not boss.seals:
        return
    face = Face(g.rng.take(boss.seals))
    g.tell(FaceRevealed, boss.boss, face)
    sheet = BOX.card(boss.boss, BossCard)
    inside = scene.within(boss.boss)
    inside.personal = False
    yield from resolve(sheet.seals.get(FACE_NAMES[face], ()), inside, "seal")


def put_seals(g: Game[Table]) -> None:
    """TAM-TOK-04: a set of die face tokens lies face-down on the boss card."""
    if g.state.boss is not None:
        g.state.boss.seals = [HIT, SPECIAL, BLANK]
