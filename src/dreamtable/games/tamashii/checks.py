"""TAM-CHK: checks and team checks."""

from dreamtable.games.tamashii.codes import STOP, cells_of_kind, dump_cells
from dreamtable.games.tamashii.dice import rerolls, roll_dice, successes
from dreamtable.games.tamashii.events import CheckMade
from dreamtable.games.tamashii.happening import happen_in
from dreamtable.games.tamashii.launcher import BASIC_TYPES, LETTERS
from dreamtable.games.tamashii.model import Dice, Player, Roll, SeenPlayer, Table
from dreamtable.games.tamashii.moves import PickCell, PickCode
from dreamtable.games.tamashii.scene import Readied, Scene, scene_of
from dreamtable.kernel import Game, Move, Script, Seat, seats_from


def fitting(p: SeenPlayer, kind: str) -> list[int]:
    """TAM-CHK-02, -03: the cells whose tokens can be dumped for a check."""
    return cells_of_kind(p, kind, with_open=True)


def can_try(p: Player, kind: str) -> bool:
    """TAM-CHK-04: say whether a player has a token for a check."""
    if kind == "chosen":
        return any(fitting(p, LETTERS[code]) for code in BASIC_TYPES)
    return bool(fitting(p, kind))


def name_type(scene: Scene, kind: str) -> Script[str]:
    """Let the player name the type of a check of any one type."""
    if kind != "chosen":
        return kind
    codes = [code for code in BASIC_TYPES if fitting(scene.me, LETTERS[code])]
    if not codes:
        return LETTERS[BASIC_TYPES[0]]
    move = yield from scene.ask(scene.you, list(map(PickCode, codes)), rule="TAM-CHK-01")
    return LETTERS[move.code]


def commit(g: Game[Table], seat: Seat, kind: str, scene: Scene) -> Script[int]:
    """TAM-CHK-02, -04: dump any number of tokens of the type; return how many."""
    p = g.state.players[seat]
    cells = fitting(p, kind)
    picked: list[int] = []
    while cells:
        moves: list[Move] = [STOP, *map(PickCell, cells)]
        move = yield from g.ask(seat, moves, rule="TAM-CHK-02", about=scene.about(), always=True)
        if not isinstance(move, PickCell):
            break
        picked.append(move.cell)
        cells.remove(move.cell)
    return len(dump_cells(g, seat, picked))


def check(scene: Scene, kind: str, need: int) -> Script[bool | None]:
    """TAM-CHK-02: a personal check; None if it was not attempted."""
    g, seat = scene.g, scene.you
    kind = yield from name_type(scene, kind)
    count = yield from commit(g, seat, kind, scene)
    if not count:
        return None
    return (yield from settle_check(g, seat, {seat: count}, need))


def joining(scene: Scene) -> list[Seat]:
    """TAM-CHK-05, TAM-RST-09: who may join a team check; in another's activity nobody who has reset."""
    players = scene.s.players
    seats = seats_from(scene.you, len(players))
    return [seat for seat in seats if not (scene.personal and players[seat].out)]


def team_check(scene: Scene, kind: str, need: int) -> Script[bool | None]:
    """TAM-CHK-05, -07, -08: from the starter clockwise everyone may dump tokens; successes add up."""
    g, seat = scene.g, scene.you
    kind = yield from name_type(scene, kind)
    given: dict[Seat, int] = {}
    for one in joining(scene):
        count = yield from commit(g, one, kind, scene)
        if count:
            given[one] = count
    if not given:
        return None
    return (yield from settle_check(g, seat, given, need))


def settle_check(g: Game[Table], starter: Seat, given: dict[Seat, int], need: int) -> Script[bool]:
    """TAM-CHK-05, -06: all roll, then each may reroll the own dice; then successes are counted."""
    s = g.state
    rolled: list[Dice] = []
    for seat, count in given.items():
        scene = scene_of(g, seat)
        scene.readied = Readied(count)
        yield from happen_in(scene, "check")
        rolled.append(roll_dice(g, seat, scene.readied.dice, Roll.CHECK))
    for dice in rolled:
        s.dice = dice
        yield from rerolls(g, dice)
    s.dice = None
    total = sum([successes(dice.faces) for dice in rolled])
    passed = total >= need
    g.tell(CheckMade, starter, total, need, passed)
    return passed
