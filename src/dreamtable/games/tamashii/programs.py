"""TAM-RUN, TAM-BAS: which programs a player has, and how one is launched."""

from collections.abc import Iterator

from dreamtable.content.effects import ALWAYS, holds, resolve
from dreamtable.games.tamashii.bodies import attach
from dreamtable.games.tamashii.box import BOX, PROGRAMS, kept
from dreamtable.games.tamashii.cards import FactionCard, JordanCard
from dreamtable.games.tamashii.changed import experience_program
from dreamtable.games.tamashii.codes import dump_cells
from dreamtable.games.tamashii.conditions import RESOURCE, Onlooker, places_meant
from dreamtable.games.tamashii.enemies import expel, level_of
from dreamtable.games.tamashii.events import Launched
from dreamtable.games.tamashii.goals import note, notice
from dreamtable.games.tamashii.happening import happen
from dreamtable.games.tamashii.launcher import OPEN, cells_of, fitting_cells, is_complete, placements
from dreamtable.games.tamashii.look import cards_on_table, figure_place
from dreamtable.games.tamashii.model import BATTERY, NOTHING, Foe, Seen, Table
from dreamtable.games.tamashii.moves import Accept, Refuse, UseCells
from dreamtable.games.tamashii.pieces import BASIC_PROGRAMS
from dreamtable.games.tamashii.resources import gain, gain_xp
from dreamtable.games.tamashii.scene import Scene, scene_of
from dreamtable.games.tamashii.terms import ANYWHERE
from dreamtable.kernel import Game, Move, Script, Seat

BASIC = range(len(BASIC_PROGRAMS))
EXPERIENCE = len(BASIC_PROGRAMS) - 1


def sources(s: Seen, seat: Seat) -> Iterator[int]:
    """TAM-RUN-04: the programs that a player has, whether their tokens lie there or not."""
    p = s.players[seat]
    of = BOX.programs_of
    yield from BASIC
    for card in p.equipped:
        yield from of.get(card, ())
    if p.queue:
        yield from of.get(p.queue[0].enemy, ())
    for card in s.market:
        yield from of[card]
    if p.protocol != NOTHING:
        for number in of.get(p.protocol, ()):
            entry = PROGRAMS[number]
            if p.learned == entry.step if entry.sort == "goal" else p.learned > entry.step:
                yield number
    if s.jordan is not None and s.jordan.battery < BATTERY:
        yield from of.get(jordan_card(), ())
    for card in cards_on_table(s):
        yield from of.get(card, ())


@kept
def jordan_card() -> int:
    """Return the number of the Jordan card."""
    return next(iter(BOX.of(JordanCard)), NOTHING)


def is_open(s: Seen, seat: Seat, number: int) -> bool:
    """TAM-SCE-12, TAM-BOS-04: say whether place and condition of a program are met."""
    entry = PROGRAMS[number]
    if entry.limit == "card" and number in s.launched_once:
        return False
    if entry.if_ is ALWAYS and entry.where == ANYWHERE:
        return True
    look = Onlooker(s, seat, entry.card)
    if entry.where != ANYWHERE and figure_place(s, seat) not in places_meant(look, entry.where.name):
        return False
    return bool(holds(look, entry.if_))


def launchable(s: Seen, seat: Seat, only: str = "any", *, limited: bool = True) -> list[int]:
    """TAM-RUN-03: the programs that a player can launch now: each once a step, and the tokens lie there."""
    p = s.players[seat]
    fits = fitting_cells(p.launcher, p.core, p.unlocked)
    found = []
    for number in sources(s, seat):
        if limited and number in p.launched:
            continue
        if only != "any" and not is_sort(number, only):
            continue
        if is_complete(fits, PROGRAMS[number].pattern) and is_open(s, seat, number):
            found.append(number)
    return found


def is_sort(number: int, only: str) -> bool:
    """Say whether a program is of the sort that an effect names."""
    sort = PROGRAMS[number].sort
    return number in BASIC if only == "basic" else sort == only


def launch(g: Game[Table], seat: Seat, number: int, *, limited: bool = True) -> Script[None]:
    """TAM-RUN-02: dump all tokens that the program uses, then resolve its effect."""
    s = g.state
    p = s.players[seat]
    entry = PROGRAMS[number]
    ways = placements(p.launcher, entry.pattern, p.core, p.unlocked)
    if len(ways) > 1:
        moves = [UseCells(tuple(cells_of(way))) for way in ways]
        move = yield from g.ask(seat, moves, rule="TAM-PRG-07", about=Launched(seat, number))
        cells = list(move.cells)
    else:
        cells = cells_of(ways[0])
    if limited:
        p.launched.append(number)
    if entry.limit == "card":
        s.launched_once.append(number)
    g.tell(Launched, seat, number)
    dumped = dump_cells(g, seat, cells)
    foe = p.queue[0] if entry.sort in ("intrude", "repel") and is_of_top(s, seat, entry.card) else None
    note_launch(g, seat, number, foe, dumped)
    scene = scene_of(g, seat, entry.card)
    scene.foe = foe
    yield from take_effect(scene, number)
    yield from after_launch(g, seat, number, foe)
    yield from notice(g)


def is_of_top(s: Table, seat: Seat, card: int) -> bool:
    """Say whether a program belongs to the own top enemy."""
    queue = s.players[seat].queue
    return bool(queue) and queue[0].enemy == card


def take_effect(scene: Scene, number: int) -> Script[None]:
    """TAM-RUN-02: what a launched program does."""
    g, seat = scene.g, scene.you
    s = g.state
    entry = PROGRAMS[number]
    match entry.sort:
        case "basic" | "extended" | "experience":
            take_basic_effect(g, seat, number)
        case "body":
            move: Move = yield from g.ask(
                seat, [Accept(), Refuse()], rule="TAM-BOD-06", about=Launched(seat, number)
            )
            if isinstance(move, Accept) and entry.card in s.market:
                yield from attach(g, seat, entry.card)
        case "repel":
            if scene.foe is not None:
                yield from expel(g, seat, scene.foe, quietly=True)  # TAM-ENM-09: discard first
            scene.repelling = True
            yield from resolve(entry.do, scene, "repel")
        case _:
            if isinstance(BOX.cards[entry.card], FactionCard):
                scene.faction = BOX.card(entry.card, FactionCard).faction
            yield from resolve(entry.do, scene, entry.sort)


def take_basic_effect(g: Game[Table], seat: Seat, number: int) -> None:
    """TAM-BAS-02 to -04: a basic program gives a resource or experience."""
    _, what, count = BASIC_PROGRAMS[number]
    if number == EXPERIENCE:
        gain_xp(g, seat, experience_program(g.state))
    else:
        gain(g, seat, RESOURCE[what], count)


def note_launch(g: Game[Table], seat: Seat, number: int, foe: Foe | None, dumped: list[int]) -> None:
    """TAM-VOC-10: count a launch for protocols and objectives."""
    entry = PROGRAMS[number]
    level = level_of(foe.enemy) if foe is not None else 0
    if number in BASIC:
        note(g, seat, "launch-basic")
    if entry.sort == "extended":
        note(g, seat, "launch-extended")
    if entry.sort == "faction":
        note(g, seat, "launch-faction")
    if entry.sort in ("intrude", "repel"):
        note(g, seat, entry.sort, level=level)
    if OPEN in dumped:
        note(g, seat, "launch-with-open")
    goal = number if entry.sort == "goal" else NOTHING
    note(g, seat, "launch", program=goal)  # last: what completed a step by more counts for the next one too


def after_launch(g: Game[Table], seat: Seat, number: int, foe: Foe | None) -> Script[None]:
    """TAM-VOC-03: the events of a launch."""
    entry = PROGRAMS[number]
    if number in BASIC:
        yield from happen(g, "launch-basic", seat)
    if entry.sort == "faction":
        faction = BOX.card(entry.card, FactionCard).faction
        yield from happen(g, "launch-faction", seat, faction=faction)
    if entry.sort in ("intrude", "repel"):
        yield from happen(g, entry.sort, seat, foe=foe)
    yield from happen(g, "launch", seat)
