"""TAM-PLN, TAM-UPG: the planning phase: trace rolls, refill, writing, and upgrades at any moment of it."""

from functools import partial

from dreamtable.content.effects.waiting import usable, use
from dreamtable.games.tamashii.augmentations import (
    class_cards_left,
    draw_class_cards,
    equip,
    equippable,
    faction_of,
)
from dreamtable.games.tamashii.box import ABILITIES, BOX
from dreamtable.games.tamashii.changed import upgrade_costs, value_of
from dreamtable.games.tamashii.codes import discard_cells, gain_codes, make_write, more_writes, refill
from dreamtable.games.tamashii.dice import roll
from dreamtable.games.tamashii.enemies import lock_on
from dreamtable.games.tamashii.events import CardGiven, CardOffered, CardWanted, TradeRefused
from dreamtable.games.tamashii.goals import note, notice
from dreamtable.games.tamashii.happening import awaited_by, happen, happen_in
from dreamtable.games.tamashii.launcher import BASIC_TYPES, EMPTY, OPEN, locked_cells, writes
from dreamtable.games.tamashii.look import is_story, order, own_cards
from dreamtable.games.tamashii.model import (
    HIT,
    MEMORY,
    MOST_CAP,
    TOP_SPACE,
    TRACE_DICE,
    Player,
    Roll,
    Step,
    Table,
)
from dreamtable.games.tamashii.moves import (
    Accept,
    AskForCard,
    BuyCode,
    BuyOpenSource,
    DiscardCode,
    DrawClassCards,
    Equip,
    OfferCard,
    RaiseCap,
    Ready,
    Refuse,
    UnlockCell,
    UseAbility,
    Write,
)
from dreamtable.games.tamashii.parts import FACTIONS
from dreamtable.games.tamashii.resources import lose, raise_cap, spend_xp, unlock_cell
from dreamtable.games.tamashii.scene import Readied, scene_of
from dreamtable.games.tamashii.trace import set_trace
from dreamtable.kernel import CHECKPOINT, Game, LaterMenu, Move, Question, Script, Seat, part_of

READY: Move = Ready()
EDGE_MOVES = tuple(map(Write, range(31)))


# The steps


def window(g: Game[Table]) -> Script[None]:
    """TAM-UPG-08: before the trace roll and before the refill those may upgrade who can."""
    s = g.state
    busy = [seat for seat in order(s) if not s.players[seat].ready]
    yield from side_by_side(g, busy, rule="TAM-UPG-01")


def writing(g: Game[Table]) -> Script[None]:
    """TAM-PLN-04: all write, each in the own launcher, until everybody is ready."""
    s = g.state
    busy = [seat for seat in order(s) if not s.players[seat].ready]
    yield from side_by_side(g, busy, rule="TAM-WRI-02")


def side_by_side(g: Game[Table], busy: list[Seat], rule: str) -> Script[None]:
    """TAM-RND-03, TAM-VS-16: in story modes all at the same time, against each other one after another."""
    if not busy:
        return
    if is_story(g.state):
        yield from g.together({seat: partial(plan, g, seat, rule) for seat in busy}, rule=rule)
    else:
        for seat in busy:
            yield from plan(g, seat, rule)


def begin_writing(s: Table) -> None:
    """TAM-WRI-02: how many writes each player has."""
    for seat, p in enumerate(s.players):
        p.ready = p.out
        p.writes = 0
        more_writes(p, 0 if p.out else value_of(s, seat, "write"))


def begin_window(g: Game[Table]) -> None:
    """TAM-UPG-01, TAM-AUG-06: those may upgrade and use cards who can, but for who has reset (TAM-RST-04)."""
    for seat, p in enumerate(g.state.players):
        p.ready = p.out or not can_plan(g, seat)


def rolls_trace(s: Table) -> bool:
    """TAM-PLN-01: say whether somebody rolls for trace in this round."""
    return s.round > 1 and any(p.trace for p in s.players)


def trace_rolls(g: Game[Table]) -> Script[None]:
    """TAM-PLN-01, TAM-TRC-02: all roll, start player first; nobody draws before all dice are fixed."""
    s = g.state
    due = [0] * len(s.players)
    for seat in order(s) if s.round > 1 else ():
        p = s.players[seat]
        dice = TRACE_DICE[min(p.trace or 0, TOP_SPACE)]
        if not dice or p.out:
            continue
        scene = scene_of(g, seat)
        scene.readied = Readied(dice)
        yield from happen_in(scene, "trace-roll")
        faces = yield from roll(g, seat, scene.readied.dice, Roll.TRACE)
        due[seat] = faces[HIT]
        if not faces[HIT]:
            note(g, seat, "trace-roll-no-enemy")
            yield from notice(g)
    s.due = due


def lock_on_all(g: Game[Table]) -> Script[None]:
    """TAM-TRC-02, -03: enemies are drawn player by player from the start player; then trace becomes 0."""
    s = g.state
    for seat in order(s):
        if s.due[seat]:
            if lock_on(g, seat, s.due[seat]):
                set_trace(g, seat, 0)
            else:
                note(g, seat, "trace-roll-no-enemy")
    s.due = []
    yield from notice(g)


def refill_all(g: Game[Table]) -> Script[None]:
    """TAM-PLN-02: everybody's launcher is refilled."""
    s = g.state
    for seat in order(s):
        if not s.players[seat].out:
            refill(g, seat)
    for seat in order(s):
        if not s.players[seat].out:
            yield from happen(g, "refill", seat)
    yield from notice(g)


# What a player may do


def plan(g: Game[Table], seat: Seat, rule: str) -> Script[None]:
    """TAM-UPG-01, TAM-PLN-04: write and upgrade in any order, until ready."""
    s = g.state
    p = s.players[seat]
    moves = LaterMenu(partial(plans, s, seat, g))
    while not p.ready:
        yield CHECKPOINT
        _, choice = yield Question({seat: moves}, rule, silence=READY)
        match moves[choice]:
            case Write(edge):
                p.writes -= 1
                if p.most_writes is not None:
                    p.most_writes -= 1
                make_write(g, seat, edge)
            case UseAbility(number):
                yield from part_of(rule, seat, use_ability(g, seat, number))
            case Ready():
                p.ready = True
            case move:
                yield from part_of(rule, seat, upgrade(g, seat, move))
        yield from part_of(rule, seat, notice(g))
        if not p.ready:
            moves = LaterMenu(partial(plans, s, seat, g))
            p.ready = p.out or (p.writes <= 0 and len(moves) == 1)  # TAM-PLN-04: nothing is left to be done


def can_plan(g: Game[Table], seat: Seat) -> bool:
    """Say whether a player can do anything in the planning phase now."""
    return bool(upgrades(g.state, seat) or usable_now(g, seat, *moments(g.state)))


def plans(s: Table, seat: Seat, g: Game[Table]) -> list[Move]:
    """TAM-UPG-01: everything that a player may do now."""
    p = s.players[seat]
    moves: list[Move] = [READY]
    if s.step == Step.WRITING and p.writes > 0:
        moves += map(EDGE_MOVES.__getitem__, writes(p.launcher, p.unlocked))
    moves += map(UseAbility, usable_now(g, seat, *moments(s)))
    moves += upgrades(s, seat)
    return moves


def moments(s: Table) -> tuple[str, ...]:
    """TAM-AUG-06: the times of abilities that can be used now."""
    if s.step == Step.WRITING:
        return ("planning", "writing", "any")
    return ("planning", "any")


def usable_now(g: Game[Table], seat: Seat, *times: str) -> list[int]:
    """TAM-AUG-06: the own abilities that wait for no event and can be used at this time."""
    found = []
    p = g.state.players[seat]
    used = p.used
    for card in own_cards(p):
        if card not in BOX.usable:
            continue
        for number in BOX.usable[card]:
            held = ABILITIES[number]
            time = held.time or held.ability.when
            if time not in times or (number in used and held.ability.limit != "none"):
                continue
            if usable(scene_of(g, seat, card), awaited_by(seat, number)):
                found.append(number)
    return found


def use_ability(g: Game[Table], seat: Seat, number: int) -> Script[None]:
    """TAM-AUG-05: use an ability at a moment of choice."""
    yield from use(scene_of(g, seat, ABILITIES[number].card), awaited_by(seat, number))


# Upgrades


def upgrades(s: Table, seat: Seat) -> list[Move]:
    """TAM-UPG-02 to -06: the upgrades that a player can pay for."""
    p = s.players[seat]
    moves: list[Move] = []
    if p.resources[MEMORY]:
        moves += [DiscardCode(cell) for cell, code in enumerate(p.launcher) if code != EMPTY]
        moves += [BuyCode(code) for code in BASIC_TYPES if s.supply[code]]
    if len(p.cards) > len(p.equipped):
        moves += [Equip(card) for card in equippable(s, seat)]
    if p.xp:
        moves += experience_upgrades(s, seat)
    if len(s.players) > 1:
        moves += trades(s, seat)
    return moves


def experience_upgrades(s: Table, seat: Seat) -> list[Move]:
    """TAM-UPG-05, -06: what can be had for experience."""
    p = s.players[seat]
    costs = upgrade_costs(s)
    moves: list[Move] = []
    if p.xp >= costs["cap"] and p.cap < MOST_CAP:
        moves.append(RaiseCap())
    if p.xp >= costs["cell"]:
        moves += map(UnlockCell, locked_cells(p.unlocked))
    if p.xp >= costs["open"] and s.supply[OPEN]:
        moves.append(BuyOpenSource())
    if p.xp >= costs["class"] and class_cards_left(p):
        moves.append(DrawClassCards())
    return moves


def upgrade(g: Game[Table], seat: Seat, move: Move) -> Script[None]:
    """TAM-UPG-03 to -05: one upgrade."""
    s = g.state
    match move:
        case DiscardCode(cell):
            lose(g, seat, MEMORY, 1)
            yield from discard_cells(g, seat, [cell])
        case BuyCode(code):
            lose(g, seat, MEMORY, 1)
            gain_codes(g, seat, code, 1)
        case Equip(card):
            yield from equip(g, seat, card)
        case RaiseCap():
            spend_xp(g, seat, upgrade_costs(s)["cap"])
            raise_cap(g, seat, 1)
        case UnlockCell(cell):
            spend_xp(g, seat, upgrade_costs(s)["cell"])
            unlock_cell(g, seat, cell)
        case BuyOpenSource():
            spend_xp(g, seat, upgrade_costs(s)["open"])
            gain_codes(g, seat, OPEN, 1)
        case DrawClassCards():
            spend_xp(g, seat, upgrade_costs(s)["class"])
            yield from draw_class_cards(g, seat, 2, 1)
        case OfferCard(card, other):
            yield from trade(g, seat, card, giver=seat, taker=other)
        case AskForCard(card, other):
            yield from trade(g, seat, card, giver=other, taker=seat)


# Trade


def trades(s: Table, seat: Seat) -> list[Move]:
    """TAM-UPG-04: faction cards that a player may offer, or ask for; what was refused is not repeated."""
    moves: list[Move] = []
    p = s.players[seat]
    own = tradable(p)
    for other, its in enumerate(s.players):
        if other == seat or its.out:
            continue
        for card in own:
            if (card, other) not in p.refused:
                moves.append(OfferCard(card, other))
        for card in tradable(its):
            if (card, other) not in p.refused:
                moves.append(AskForCard(card, other))
    return moves


def tradable(owner: Player) -> list[int]:
    """TAM-UPG-04: the faction cards of a player that have not changed hands in this phase."""
    found = []
    for card in owner.cards:
        if card in BOX.faction_cards and card not in owner.dealt:
            found.append(card)
    return found


def trade(g: Game[Table], seat: Seat, card: int, *, giver: Seat, taker: Seat) -> Script[None]:
    """TAM-UPG-04: both must agree; an equipped card arrives unequipped."""
    s = g.state
    other = taker if seat == giver else giver
    about = CardOffered(seat, card, other) if seat == giver else CardWanted(seat, card, other)
    g.tell(type(about), seat, card, other)
    answer: Move = yield from g.ask(other, [Accept(), Refuse()], rule="TAM-UPG-04", about=about)
    still = card in s.players[giver].cards and card not in s.players[giver].dealt
    if isinstance(answer, Refuse) or not still:
        s.players[seat].refused.append((card, other))
        g.tell(TradeRefused, other, card)
        return
    was_equipped = card in s.players[giver].equipped
    s.players[giver].cards.remove(card)
    if was_equipped:
        s.players[giver].equipped.remove(card)
    s.players[taker].cards.append(card)
    s.players[taker].dealt.append(card)
    g.tell(CardGiven, giver, card, taker)
    faction = FACTIONS[faction_of(card)]
    yield from happen(g, "trade", giver, faction=faction)
    if was_equipped:
        s.traded_to = taker
        yield from happen(g, "trade-equipped", giver, faction=faction)
