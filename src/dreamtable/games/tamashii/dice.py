"""TAM-TMG-07, TAM-RES-10: rolls of player dice with their windows."""

from dreamtable.content.effects.waiting import Waiting, usable, use
from dreamtable.games.tamashii.events import DiceRerolled, DiceRolled, DieTurned
from dreamtable.games.tamashii.happening import awaited, fitting
from dreamtable.games.tamashii.model import (
    BLANK,
    HIT,
    PLAYER_DIE,
    REROLL,
    SPECIAL,
    Dice,
    Face,
    Roll,
    Table,
)
from dreamtable.games.tamashii.moves import KeepDice, PickFace, Reroll, Stop, UseAbility
from dreamtable.games.tamashii.resources import lose
from dreamtable.games.tamashii.scene import PASS, Scene, scene_of
from dreamtable.kernel import Game, Move, Script, Seat

KEEP: Move = KeepDice()
FACES = (HIT, SPECIAL, BLANK)


def roll_dice(g: Game[Table], seat: Seat, count: int, kind: Roll) -> Dice:
    """Roll player dice: the moment between the windows before and after."""
    faces = [0, 0, 0]
    for _ in range(count):
        faces[PLAYER_DIE[g.rng.below(6)]] += 1
    g.tell(DiceRolled, seat, kind, faces[HIT], faces[SPECIAL], faces[BLANK])
    return Dice(seat, kind, faces)


def roll(g: Game[Table], seat: Seat, count: int, kind: Roll) -> Script[list[int]]:
    """TAM-TMG-07: roll, then rerolls by cards and points in the owner's order; return the faces."""
    s = g.state
    dice = s.dice = roll_dice(g, seat, count, kind)
    if count:
        yield from rerolls(g, dice)
    s.dice = None
    return dice.faces


def rerolls(g: Game[Table], dice: Dice) -> Script[None]:
    """TAM-RES-10, -11: the owner's rerolls, then what others offer; after that the owner's again."""
    scene = scene_of(g, dice.seat)
    scene.dice = dice
    waiting = fitting(scene, awaited(g.state, "rolled", dice.seat))
    scene.event = "rolled"
    own = [one for one in waiting if one.owner == dice.seat]
    others = [one for one in waiting if one.owner != dice.seat]
    while True:
        yield from own_rerolls(g, scene, dice, own)
        if not others or not (yield from others_help(g, scene, others)):
            return


def own_rerolls(g: Game[Table], scene: Scene, dice: Dice, own: list[Waiting]) -> Script[None]:
    """TAM-RES-10, D-11: the owner may spend points once, and use own cards."""
    p = g.state.players[dice.seat]
    while True:
        mine = [one for one in own if usable(scene, one)]
        must = [one for one in mine if not one.power.may]
        if must:
            own.remove(must[0])
            yield from use(scene, must[0])
            continue
        moves: list[Move] = [UseAbility(one.number) for one in mine]
        if not dice.rerolled:
            moves += reroll_moves(dice.faces, p.resources[REROLL])
        if not moves:
            return
        match (yield from g.ask(dice.seat, [KEEP, *moves], rule="TAM-RES-10")):
            case Reroll(hits, specials, blanks):
                dice.rerolled = True
                lose(g, dice.seat, REROLL, hits + specials + blanks)
                reroll(g, dice, [hits, specials, blanks])
            case UseAbility(number):
                chosen = next(one for one in own if one.number == number)
                own.remove(chosen)
                yield from use(scene, chosen)
            case _:
                return


def others_help(g: Game[Table], scene: Scene, others: list[Waiting]) -> Script[bool]:
    """TAM-RES-13: what other players may do for these dice by their cards; say whether somebody did."""
    for one in [one for one in others if usable(scene, one)]:
        others.remove(one)
        move = yield from g.ask(one.owner, [PASS, UseAbility(one.number)], rule="TAM-AUG-05")
        if isinstance(move, UseAbility):
            yield from use(scene, one)
            return True
    return False


def reroll_moves(faces: list[int], points: int) -> list[Move]:
    """TAM-RES-10: the dice that can be rerolled together, by what they show."""
    if not points:
        return []
    hits, specials, blanks = faces
    return [
        Reroll(a, b, c)
        for a in range(min(hits, points) + 1)
        for b in range(min(specials, points - a) + 1)
        for c in range(min(blanks, points - a - b) + 1)
        if a + b + c
    ]


def reroll(g: Game[Table], dice: Dice, some: list[int]) -> None:
    """TAM-RES-12: roll these dice again."""
    count = sum(some)
    for face in FACES:
        dice.faces[face] -= some[face]
    for _ in range(count):
        dice.faces[PLAYER_DIE[g.rng.below(6)]] += 1
    now = dice.faces
    g.tell(DiceRerolled, dice.seat, count, now[HIT], now[SPECIAL], now[BLANK])


def reroll_some(scene: Scene, count: int) -> Script[None]:
    """Let the owner of the dice reroll up to so many of them by a card."""
    dice = scene.dice
    if dice is None:
        return
    moves = [KEEP, *reroll_moves(dice.faces, count)]
    move = yield from scene.ask(dice.seat, moves, rule="TAM-RES-11")
    if isinstance(move, Reroll):
        reroll(scene.g, dice, [move.hits, move.specials, move.blanks])


def turn_dice(scene: Scene, count: int, to: Face) -> Script[None]:
    """Let the owner turn up to so many dice to a face."""
    dice = scene.dice
    if dice is None:
        return
    for _ in range(count):
        moves: list[Move] = [PickFace(face) for face in FACES if face != to and dice.faces[face]]
        if not moves:
            return
        move = yield from scene.ask(scene.you, [Stop(), *moves], rule="TAM-TMG-07")
        if not isinstance(move, PickFace):
            return
        dice.faces[move.face] -= 1
        dice.faces[to] += 1
        scene.g.tell(DieTurned, dice.seat, move.face, to)


def successes(faces: list[int]) -> int:
    """TAM-CHK-02: a hit is 1 success, a special 2."""
    return faces[HIT] + 2 * faces[SPECIAL]
