"""ETH-LCK, ETH-RRL: dice, and rolling them again."""

from dreamtable.games.etherfields.changes import forbidden
from dreamtable.games.etherfields.events import LuckRolled, PaceRolled, Rerolling
from dreamtable.games.etherfields.look import figure_of, has_morphing, order
from dreamtable.games.etherfields.losses import check_rapid
from dreamtable.games.etherfields.model import (
    LUCK_DIE,
    LUCK_NAMES,
    MOVEMENT_DIE,
    NOTHING,
    Dream,
    Luck,
    Pace,
    Roll,
)
from dreamtable.games.etherfields.moves import Act, UseGem
from dreamtable.games.etherfields.scene import happened
from dreamtable.games.etherfields.tallies import in_a_dream, tally
from dreamtable.games.etherfields.windows import PASS_PHASE, USING, usable, ways_to_pass
from dreamtable.kernel import Game, Move, Script, Seat

GEM: Move = UseGem()
PACES = {"one": Pace.ONE, "full": Pace.FULL, "full-again": Pace.FULL_AGAIN}


def roll_luck(g: Game[Dream], seat: Seat) -> Script[Luck]:
    """ETH-LCK-01, ETH-TIM-05: roll the Luck die; the result counts when nobody rerolls any more."""
    s = g.state
    before = s.roll
    roll = s.roll = Roll(seat)
    throw(g)
    yield from rerolls(g)
    s.roll = before
    luck = roll.luck if roll.luck is not None else Luck.BLANK
    s.last_roll = luck
    if luck is Luck.THREE and in_a_dream(s):
        tally(s, seat, "luck-three")
    yield from happened(g, "luck-roll", seat)
    return luck


def roll_pace(g: Game[Dream], figure: int) -> Script[Pace]:
    """ETH-EMV-02, -11: roll the Entity Movement die for a figure."""
    s = g.state
    before = s.roll
    roll = s.roll = Roll(NOTHING, pace=Pace.ONE, figure=figure)
    throw(g)
    yield from rerolls(g)
    s.roll = before
    return roll.pace if roll.pace is not None else Pace.ONE


def throw(g: Game[Dream]) -> None:
    """Throw the die of the roll that is open."""
    roll = g.state.roll
    if roll is None:
        return
    if roll.pace is None:
        show_luck(g, roll, LUCK_DIE[g.rng.below(6)])
    else:
        show_pace(g, roll, MOVEMENT_DIE[g.rng.below(6)])


def show(g: Game[Dream], face: str) -> None:
    """ETH-TIM-05: let the die of the roll that is open show a face."""
    roll = g.state.roll
    if roll is not None and roll.pace is None:
        show_luck(g, roll, Luck(LUCK_NAMES.index(face)))
    elif roll is not None:
        show_pace(g, roll, PACES[face])


def show_luck(g: Game[Dream], roll: Roll, luck: Luck) -> None:
    """Note and tell what the Luck die shows."""
    roll.luck = g.state.last_roll = luck
    g.tell(LuckRolled, roll.seat, luck)


def show_pace(g: Game[Dream], roll: Roll, pace: Pace) -> None:
    """Note and tell what the movement die shows."""
    roll.pace = pace
    figure = figure_of(g.state, roll.figure)
    g.tell(PaceRolled, roll.figure, pace, figure.entity if figure is not None else NOTHING)


def rerolls(g: Game[Dream]) -> Script[None]:
    """ETH-RRL-02 to -04, ETH-TIM-20: everybody who can may let it be rolled again, or use what may be used at
    any moment, until all pass."""
    s = g.state
    passed: set[Seat] = set()

    def offer() -> dict[Seat, list[Move]]:
        found: dict[Seat, list[Move]] = {}
        for seat in [seat for seat in order(s) if seat not in passed]:
            gem = [GEM] if may_use_gem(s, seat) else []
            acts = usable(g, seat, "roll")
            if gem or acts:
                found[seat] = [*gem, *map(Act, acts), *ways_to_pass(acts, "roll")]
        return found

    while offer():
        seat, move = yield from g.ask_any(offer, rule="ETH-RRL-04")
        if not isinstance(move, Act | UseGem):
            passed.add(seat)
            s.dreamers[seat].quiet = s.dreamers[seat].quiet or move is PASS_PHASE
            continue
        passed.clear()
        if isinstance(move, Act):
            yield from USING.perform(g, seat, move.action)
            yield from check_rapid(g)
        else:
            s.dreamers[seat].gems -= 1
            g.tell(Rerolling, seat)
            throw(g)


def may_use_gem(s: Dream, seat: Seat) -> bool:
    """ETH-BAS-05, ETH-MOR-09: say whether a Dreamer may discard a Gem to reroll the die that lies there."""
    if not s.dreamers[seat].gems or not may_reroll(s, seat) or forbidden(s, seat, "reroll-gem"):
        return False
    return not (s.entities and has_morphing(s, "dull-gems"))


def may_reroll(s: Dream, seat: Seat) -> bool:
    """ETH-MOR-08: say whether a Dreamer may reroll at all."""
    return not (s.entities and has_morphing(s, "no-rerolls")) and not forbidden(s, seat, "reroll")
