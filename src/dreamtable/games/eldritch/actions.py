"""ELD-ACT, ELD-TRV, ELD-RST, ELD-PRE, ELD-ACQ, ELD-CMP: the Action Phase."""

from dreamtable.content.effects import possible, run
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS, SPACES, SPELLS, VALUES
from dreamtable.games.eldritch.cards import Condition
from dreamtable.games.eldritch.dice import take_test
from dreamtable.games.eldritch.events import (
    AcquireBegan,
    LoanTaken,
    Moved,
    Performed,
    Rested,
    StoodUp,
    TicketSpent,
)
from dreamtable.games.eldritch.health import recover_by_rest
from dreamtable.games.eldritch.in_play import Sides, cannot, forbidden, forbidden_by, having
from dreamtable.games.eldritch.model import (
    ACQUIRE,
    ACTIONS,
    DEEDS,
    INFLUENCE,
    PREPARE,
    REST,
    SHIP_TICKET,
    TRADE,
    TRAIN_TICKET,
    TRAVEL,
    Person,
    Table,
    Ticket,
)
from dreamtable.games.eldritch.moves import (
    Acquire,
    Buy,
    EndTurn,
    Perform,
    PerformLocal,
    Prepare,
    Rest,
    SpendTicket,
    Stop,
    TakeLoan,
    Throw,
    Trade,
    Travel,
)
from dreamtable.games.eldritch.possessions import (
    can_gain_condition,
    fill_reserve,
    gain,
    gain_condition,
    gain_ticket,
    leave_reserve,
)
from dreamtable.games.eldritch.reactions import happen, happen_to, replaced
from dreamtable.games.eldritch.scene import PASS, Scene
from dreamtable.games.eldritch.trade import trade
from dreamtable.games.eldritch.which import monsters_at
from dreamtable.games.eldritch.who import at, person_of, team
from dreamtable.kernel import NOTHING_TO_DO, Game, Move, Script, Seat

LOAN = 2
CONCERNING, ACTING_HERE, CHANGING = BOX.doing["action-phase"], BOX.doing["locals"], BOX.doing["mods"]

END_TURN: Move = EndTurn()
REST_HERE: Move = Rest()
ACQUIRE_HERE: Move = Acquire()
STOP: Move = Stop()
LOAN_OR_NOT: tuple[Move, ...] = (TakeLoan(), PASS)


def begin_actions(s: Table) -> None:
    """ELD-RND-05, ELD-ACT-01: a new Action Phase; what was used once a round may be used again."""
    s.round += 1
    s.turns = team(s)
    s.actions = ACTIONS
    s.performed, s.used, s.refused = [], [], []
    for person in s.people:
        if person is not None:
            person.acted = []


def action_turn(g: Game[Table], seat: Seat, person: Person) -> Script[None]:
    """ELD-ACT-01, ELD-ACT-04: one action of the investigator whose turn it is, or the end of his turn."""
    s = g.state
    if person.delayed:
        yield from stand_up(g, seat, person)
        end_turn(s)
        return
    move = yield from g.ask(seat, actions_of(g, seat, person), rule="ELD-ACT-01")
    if move is END_TURN:
        end_turn(s)
        return
    s.actions -= 1
    if (yield from do_action(g, seat, person, move)) is False:
        s.actions += 1
    if s.actions <= 0 or s.people[seat] is not person:
        end_turn(s)


def end_turn(s: Table) -> None:
    """The next investigator follows, with actions of his own."""
    s.turns.pop(0)
    s.actions = ACTIONS
    s.refused = []


def stand_up(g: Game[Table], seat: Seat, person: Person) -> Script[None]:
    """ELD-DLY-02, ELD-TIM-06: a Delayed investigator stands up instead of acting, unless that is replaced."""
    if not (yield from replaced(Scene(g, seat), "stand-up")):
        person.delayed = False
        g.tell(StoodUp, seat)


def extra_actions(g: Game[Table], seat: Seat, count: int) -> Script[None]:
    """ELD-ACT-03: further actions here and now, none that was performed this round."""
    s = g.state
    person = person_of(s, seat)
    while count:
        move = yield from g.ask(seat, actions_of(g, seat, person), rule="ELD-ACT-03")
        if move is END_TURN:
            return
        if (yield from do_action(g, seat, person, move)) is not False:
            count -= 1
        if s.people[seat] is not person:
            return


def actions_of(g: Game[Table], seat: Seat, person: Person) -> list[Move]:
    """ELD-ACT-02, ELD-ACT-05, ELD-ACT-06, ELD-ACT-09: every action that is legal now, or none."""
    s = g.state
    mine = having(person, CONCERNING)
    forbids = forbidden_by(s, mine)
    bound = "act-except-this" in forbids
    around = at(s, person.space)
    moves: list[Move] = []
    if not bound:
        moves = common_actions(s, seat, person, around, forbids)
        for card, side in mine:
            for power in side.actions:
                if card not in s.performed and (
                    not power.cost or possible(power.cost, acting(g, seat, card))
                ):
                    moves.append(Perform(card))
    for holder in around:
        if there := having(s.people[holder], ACTING_HERE):
            moves += local_actions(g, seat, person, holder, there, bound=bound)
    moves.append(END_TURN)
    return moves


def local_actions(
    g: Game[Table], seat: Seat, person: Person, holder: Seat, there: Sides, *, bound: bool
) -> list[Move]:
    """ELD-CMP-04: what a component of somebody here lets one do; who may do only that does nothing else."""
    moves: list[Move] = []
    for card, side in there:
        for local in side.locals:
            own = bound and (holder != seat or "act-except-this" not in side.cannot)
            if not own and card + DEEDS not in person.acted and possible(local.cost, acting(g, seat, card)):
                moves.append(PerformLocal(card, holder))
    return moves


def acting(g: Game[Table], seat: Seat, card: int) -> Scene:
    """Return the scene of a component action."""
    return Scene(g, seat, card, during=("spell",) if card in SPELLS else ())


def common_actions(
    s: Table, seat: Seat, person: Person, around: list[Seat], forbids: frozenset[str]
) -> list[Move]:
    """ELD-TRV, ELD-RST, ELD-TRD, ELD-PRE, ELD-ACQ: the actions that everybody has."""
    here, acted = person.space, person.acted
    monsters = monsters_at(s, here)
    moves: list[Move] = []
    if TRAVEL not in acted and "move" not in forbids:
        moves += BOX.ways[here]
    if REST not in acted and not monsters and "rest" not in forbids:
        moves.append(REST_HERE)
    if len(around) > 1 and TRADE not in acted and "trade" not in forbids:
        for other in around:
            if can_trade(s, seat, other):
                moves.append(Trade(other))
    if SPACES[here].type == "city":
        if PREPARE not in acted:
            moves += BOX.tickets[here]
        if ACQUIRE not in acted and not monsters:
            moves.append(ACQUIRE_HERE)
    return moves


def can_trade(s: Table, seat: Seat, other: Seat) -> bool:
    """ELD-TRD-01: say whether there is anything that could change hands."""
    if other == seat or other in s.refused or cannot(s, other, "trade"):
        return False
    for person in (person_of(s, seat), person_of(s, other)):
        if person.clues or sum(person.tickets) or any(not is_condition(card) for card in person.cards):
            return True
    return False


def is_condition(card: int) -> bool:
    """ELD-GAN-01: conditions are not possessions."""
    return isinstance(CARDS[card], Condition)


def do_action(g: Game[Table], seat: Seat, person: Person, move: Move) -> Script[bool | None]:
    """Carry an action out; ELD-TRD-02: only a trade that fails says False, that it was not used up."""
    match move:
        case Travel(space):
            return travel(g, seat, person, space)
        case Perform(card):
            return perform(g, seat, card)
        case Prepare(ticket):
            return prepare(g, seat, person, ticket)
        case Rest():
            return rest(g, seat, person)
        case Acquire():
            return acquire(g, seat, person)
        case Trade(partner):
            return try_trade(g, seat, person, partner)
        case PerformLocal(card, holder):
            return perform_local(g, seat, person, card, holder)
        case _:
            return NOTHING_TO_DO


def perform(g: Game[Table], seat: Seat, card: int) -> Script[None]:
    """ELD-CMP-01, ELD-CMP-05: the action of a component of one's own."""
    g.state.performed.append(card)
    g.tell(Performed, seat, card)
    scene = acting(g, seat, card)
    power = FRONTS[card].actions[0]
    scene.begin()
    if power.cost:
        yield from run(power.cost, scene)
    yield from run(power.do, scene)
    scene.end()


def perform_local(g: Game[Table], seat: Seat, person: Person, card: int, holder: Seat) -> Script[None]:
    """ELD-CMP-04: the local action of a component on this space."""
    person.acted.append(card + DEEDS)
    g.tell(Performed, seat, card)
    scene = acting(g, seat, card)
    scene.by = holder
    local = FRONTS[card].locals[0]
    scene.begin()
    yield from run(local.cost, scene)
    yield from run(local.do, scene)
    scene.end()


def try_trade(g: Game[Table], seat: Seat, person: Person, partner: Seat) -> Script[bool]:
    """ELD-TRD-02: a trade that does not take place is no action."""
    if not (yield from trade(g, seat, partner)):
        return False
    person.acted.append(TRADE)
    yield from happen_to(g, seat, "trade")
    return True


def prepare(g: Game[Table], seat: Seat, person: Person, ticket: Ticket) -> Script[None]:
    """ELD-PRE-01: a ticket."""
    person.acted.append(PREPARE)
    yield from gain_ticket(g, seat, ticket)
    yield from happen_to(g, seat, "prepare")


def travel(g: Game[Table], seat: Seat, person: Person, space: int) -> Script[None]:
    """ELD-TRV-01 to -05: one step, then further ones for tickets."""
    s = g.state
    person.acted.append(TRAVEL)
    go(g, seat, space)
    while any(person.tickets) and (moves := onward(s, seat, person)):
        move = yield from g.ask(seat, [*moves, STOP], rule="ELD-TRV-02")
        if not isinstance(move, SpendTicket):
            break
        person.tickets[move.ticket] -= 1
        g.tell(TicketSpent, seat, move.ticket)
        go(g, seat, move.space)
    yield from happen_to(g, seat, "travel")


def onward(s: Table, seat: Seat, person: Person) -> list[Move]:
    """ELD-TRV-02, ELD-TRV-03: where tickets lead from here."""
    moves: list[Move] = []
    for _, side in having(person, CHANGING):
        for mod in side.mods:
            if mod.stat == "travel-tickets":
                return moves
    forbids = forbidden(s, seat)
    if person.tickets[TRAIN_TICKET] and "spend-train-ticket" not in forbids:
        moves += BOX.rides[TRAIN_TICKET][person.space]
    if person.tickets[SHIP_TICKET] and "spend-ship-ticket" not in forbids:
        moves += BOX.rides[SHIP_TICKET][person.space]
    return moves


def go(g: Game[Table], seat: Seat, space: int) -> None:
    """An investigator comes to a space."""
    person_of(g.state, seat).space = space
    if g.listening:
        g.tell(Moved, seat, space)


def rest(g: Game[Table], seat: Seat, person: Person) -> Script[None]:
    """ELD-RST-01, ELD-RST-04: what waits for a rest, in the player's order; then 1 Health and 1 Sanity."""
    s = g.state
    person.acted.append(REST)
    g.tell(Rested, seat)
    scene = Scene(g, seat, during=("rest",))
    yield from happen(scene, "rest", rule="ELD-RST-04")
    if s.people[seat] is not None:
        health = "recover-health" not in scene.cancelled
        sanity = "recover-sanity" not in scene.cancelled
        recover_by_rest(g, seat, int(health), int(sanity))


def acquire(g: Game[Table], seat: Seat, person: Person) -> Script[None]:
    """ELD-ACQ-01 to -09, ELD-TIM-09: test Influence, perhaps take a loan, gain cards, refill the reserve."""
    s = g.state
    person.acted.append(ACQUIRE)
    g.tell(AcquireBegan, seat)
    scene = Scene(g, seat, during=("acquire",))
    money = yield from take_test(scene, INFLUENCE, 0)
    if s.people[seat] is not person:
        return
    if can_gain_condition(s, seat, "debt", ()):
        move: Move = yield from g.ask(seat, LOAN_OR_NOT, rule="ELD-ACQ-06")
        if isinstance(move, TakeLoan):
            g.tell(LoanTaken, seat)
            yield from gain_condition(scene, seat, "debt", ())
            money += LOAN
    bought = yield from buy(g, seat, money)
    if s.people[seat] is person:
        if not bought and s.reserve:
            throws: list[Move] = list(map(Throw, s.reserve))
            move = yield from g.ask(seat, [*throws, PASS], rule="ELD-ACQ-04")
            if isinstance(move, Throw):
                leave_reserve(g, move.card, discard=True)
        yield from happen_to(g, seat, "acquire")
    fill_reserve(g)


def buy(g: Game[Table], seat: Seat, money: int) -> Script[bool]:
    """ELD-ACQ-02, ELD-ACQ-03: cards whose total value is at most the result, one by one."""
    s = g.state
    person = person_of(s, seat)
    bought = False
    while s.people[seat] is person:
        moves: list[Move] = [Buy(card) for card in s.reserve if VALUES[card] <= money]
        if not moves:
            break
        move = yield from g.ask(seat, [*moves, STOP], rule="ELD-ACQ-02")
        if not isinstance(move, Buy):
            break
        money -= VALUES[move.card]
        bought = True
        leave_reserve(g, move.card, discard=False)
        yield from gain(g, seat, move.card)
    return bought
