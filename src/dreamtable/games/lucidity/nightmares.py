"""LUC-NMT, LUC-NAB: what Nightmares take, their thefts, and what each Nightmare does after one."""

from dreamtable.games.lucidity.dice import roll
from dreamtable.games.lucidity.events import GivenAsExhaust, PickedUp, PowerTaken, Stolen, Tempted
from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    EXHAUST,
    FACES,
    P1,
    P2,
    SYMBOLS,
    Die,
    Nightmare,
    Table,
    dice_on,
    nightmare_colour,
)
from dreamtable.games.lucidity.moves import (
    Consume,
    GiveAsExhaust,
    LetItBe,
    MoveToHunt,
    Pick,
    RerollThis,
    SetFace,
    TakeHunt,
    TakePower,
    TargetRerolls,
    Tempt,
)
from dreamtable.games.lucidity.rows import add_to_pool, leave_pool, leave_row, move_to_hunt
from dreamtable.kernel import Game, Script, Seat, choose_exactly


def consumable(s: Table, seat: Seat) -> list[Consume]:
    """LUC-NMT-02, LUC-NMT-03: Power dice of the own colour on any other player's card.

    Dice of one player that show the same are one choice.
    """
    colour = nightmare_colour(s.cards[seat])
    found: dict[tuple[Seat, int], Consume] = {}
    for victim, card in enumerate(s.cards):
        if victim != seat:
            for die in card.power:
                if COLOUR_OF[die] is colour:
                    found.setdefault((victim, s.faces[die]), Consume(victim, die))
    return list(found.values())


def take_power(g: Game[Table], seat: Seat, victim: Seat, die: Die) -> None:
    """Move a Power die to another player's Power row, same face."""
    g.state.cards[victim].power.remove(die)
    g.state.cards[seat].power.append(die)
    g.tell(PowerTaken, victim, die, seat)


def steal(g: Game[Table], thief: Seat, target: Seat, die: Die, *, again: bool) -> Script[None]:
    """LUC-NAB-02, LUC-NAB-03: the die turns to Power 1 in the Nightmare's Power row; then its ability.

    `again` marks a die that Temptation set itself: stolen like any other, but without the ability. That of
    Depths sends a minion, which is resolved in its turn; see `resolve`.
    """
    s = g.state
    s.faces[die] = P1
    s.cards[thief].power.append(die)
    nightmare = s.nightmares[COLOUR_OF[die]]
    g.tell(Stolen, target, die, thief, nightmare)
    match nightmare:
        case Nightmare.ENVY:
            yield from envy(g, thief, target)
        case Nightmare.IMPRISONMENT:
            yield from give_as_exhaust(g, thief, target, die, rule="LUC-NIMP-02")
        case Nightmare.PRIMEVAL_FEAR:
            yield from give_as_exhaust(g, thief, target, die, rule="LUC-NFEAR-02")
        case Nightmare.TEMPTATION_GREEN:
            if not again:  # LUC-TEMG-03
                yield from tempt(g, thief, target)
        case Nightmare.TEMPTATION_RED:
            yield from red_temptation(g, thief, target)


def envy(g: Game[Table], thief: Seat, target: Seat) -> Script[None]:
    """LUC-NENV-02 to -06: the target rerolls two dice of its own choice, or one of Envy's."""
    pool = g.state.cards[target].pool
    if not pool:
        return
    moves: list[TargetRerolls | RerollThis] = [TargetRerolls(), *(RerollThis(die) for die in pool)]
    match (yield from g.ask(thief, moves, rule="LUC-NENV-02")):
        case RerollThis(die):
            roll(g, target, [die])
        case TargetRerolls():
            faces = g.state.faces
            dice = yield from choose_exactly(
                g, target, 2, pool, Pick, rule="LUC-NENV-03", alike=lambda die: (COLOUR_OF[die], faces[die])
            )
            roll(g, target, dice)
            yield from envy_takes_power(g, thief, target, dice)


def envy_takes_power(g: Game[Table], thief: Seat, target: Seat, dice: list[Die]) -> Script[None]:
    """LUC-NENV-04: Envy may take one of the rerolled dice that show Power."""
    s = g.state
    moves = [TakePower(die) for die in dice if s.faces[die] in (P1, P2)]
    if not moves:
        return
    match (yield from g.ask(thief, [LetItBe(), *moves], rule="LUC-NENV-04")):
        case TakePower(die):
            leave_pool(s.cards[target], die)
            s.cards[thief].power.append(die)
            g.tell(PowerTaken, target, die, thief)


def give_as_exhaust(g: Game[Table], thief: Seat, target: Seat, die: Die, *, rule: str) -> Script[None]:
    """LUC-NIMP-02, LUC-NFEAR-02: put the stolen die into the target's Exhaust row instead of keeping it."""
    match (yield from g.ask(thief, [LetItBe(), GiveAsExhaust()], rule=rule)):
        case GiveAsExhaust():
            s = g.state
            s.cards[thief].power.remove(die)
            s.faces[die] = EXHAUST
            s.cards[target].exhaust.append(die)
            g.tell(GivenAsExhaust, target, die, thief)


def tempt(g: Game[Table], thief: Seat, target: Seat) -> Script[None]:
    """LUC-TEMG-02, LUC-TEMG-04: the target offers a die of its card; Temptation may set it to any face."""
    s = g.state
    card = s.cards[target]
    dice = dice_on(card)
    if not dice:
        return
    if isinstance((yield from g.ask(thief, [LetItBe(), Tempt()], rule="LUC-TEMG-02")), LetItBe):
        return
    die = (yield from g.ask(target, [Pick(die) for die in dice], rule="LUC-TEMG-02")).die
    faces = [SetFace(SYMBOLS[face]) for face in sorted(set(FACES[COLOUR_OF[die]]))]
    match (yield from g.ask(thief, [LetItBe(), *faces], rule="LUC-TEMG-02")):
        case SetFace(symbol):
            leave_row(card, die)
            g.tell(PickedUp, target, die, thief)
            s.faces[die] = symbol
            g.tell(Tempted, target, die, symbol, thief)
            add_to_pool(card, die)
            card.tempted.append(die)


def red_temptation(g: Game[Table], thief: Seat, target: Seat) -> Script[None]:
    """LUC-TEMR-02: move one of two Exhaust dice to Hunt, or take a Hunt die as Power 1, or nothing."""
    s = g.state
    card = s.cards[target]
    moves: list[LetItBe | MoveToHunt | TakeHunt] = [LetItBe()]
    if len(card.exhaust) >= 2:
        moves += [MoveToHunt(die) for die in card.exhaust]
    moves += [TakeHunt(die) for die in card.hunt]
    match (yield from g.ask(thief, moves, rule="LUC-TEMR-02")):
        case MoveToHunt(die):
            move_to_hunt(g, target, die)
        case TakeHunt(die):
            card.hunt.remove(die)
            s.faces[die] = P1
            s.cards[thief].power.append(die)
            g.tell(PowerTaken, target, die, thief)
