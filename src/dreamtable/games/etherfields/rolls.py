"""ETH-LCK, ETH-RRL: dice, and rolling them again."""

from dreamtable.games.etherfields.events import LuckRolled, PaceRolled, Rerolling
from dreamtable.games.etherfields.look import forbidden, has_morphing, order
from dreamtable.games.etherfields.model import LUCK_DIE, MOVEMENT_DIE, NOTHING, Dream, Luck, Pace, Roll
from dreamtable.games.etherfields.moves import Act, Pass, UseGem
from dreamtable.kernel import Game, Move, Script, Seat

PASS: Move = Pass()
GEM: Move = UseGem()


def roll_luck(g: Game[Dream], seat: Seat) -> Script[Luck]:
    """ETH-LCK-01, ETH-TIM-05: roll the Luck die; the result counts when nobody rerolls any more."""
    from dreamtable.games.etherfields.performing import happen

    s = g.state
    before = s.roll
    roll = s.roll = Roll(seat)
    throw(g)
    yield from rerolls(g)
    s.roll = before
    luck = roll.luck if roll.luck is not None else Luck.BLANK
    s.last_roll = luck
    yield from happen(g, "luck-roll", seat)
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
        roll.luck = LUCK_DIE[g.rng.below(6)]
        g.state.last_roll = roll.luck
        g.tell(LuckRolled, roll.seat, roll.luck)
    else:
        roll.pace = MOVEMENT_DIE[g.rng.below(6)]
        g.tell(PaceRolled, roll.figure, roll.pace)


def rerolls(g: Game[Dream]) -> Script[None]:
    """ETH-RRL-02 to -04: everybody who can may let it be rolled again, until all pass."""
    s = g.state
    if not may_reroll(s):
        return
    passed: set[Seat] = set()

    def offer() -> dict[Seat, list[Move]]:
        found: dict[Seat, list[Move]] = {}
        for seat in order(s):
            if seat not in passed and (menu := ways_to_reroll(g, seat)):
                found[seat] = [*menu, PASS]
        return found

    while offer():
        seat, move = yield from g.ask_any(offer, rule="ETH-RRL-04")
        if move is PASS:
            passed.add(seat)
            continue
        passed.clear()
        if move is GEM:
            s.dreamers[seat].gems -= 1
            g.tell(Rerolling, seat)
            throw(g)
        elif isinstance(move, Act):
            from dreamtable.games.etherfields.harm import check
            from dreamtable.games.etherfields.performing import perform

            yield from perform(g, seat, move.action)
            yield from check(g)  # ETH-TIM-07: it is complete


def may_reroll(s: Dream) -> bool:
    """ETH-MOR-08: say whether rerolls are possible at all."""
    return not (s.entities and has_morphing(s, "no-rerolls"))


def ways_to_reroll(g: Game[Dream], seat: Seat) -> list[Move]:
    """ETH-BAS-05, ETH-RRL-01: return how a Dreamer may reroll the die that lies there."""
    from dreamtable.games.etherfields.performing import usable

    s = g.state
    if forbidden(s, seat, "reroll"):
        return []
    moves: list[Move] = []
    dull = s.entities and has_morphing(s, "dull-gems")
    if s.dreamers[seat].gems and not dull and not forbidden(s, seat, "reroll-gem"):
        moves.append(GEM)
    moves += [Act(action) for action in usable(g, seat, "roll")]
    return moves
