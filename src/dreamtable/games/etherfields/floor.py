"""ETH-TRO-05, ETH-BAS, ETH-TBT: the open floor, on which Dreamers act in any order."""

from collections.abc import Sequence
from functools import partial

from dreamtable.games.etherfields import poker
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Flaw, Influence
from dreamtable.games.etherfields.changes import change, forbidden, own_range
from dreamtable.games.etherfields.companions import slots_minded
from dreamtable.games.etherfields.costs import affordable, payable
from dreamtable.games.etherfields.decks import discard, is_progress, return_flaw
from dreamtable.games.etherfields.entities import unmorph
from dreamtable.games.etherfields.events import (
    GemPlaced,
    GemTaken,
    Lost,
    MoveAnnounced,
    SaidDone,
    TeamLost,
    TokenPut,
    TokenTaken,
    Withdrew,
)
from dreamtable.games.etherfields.look import entity_of, gems_left, order
from dreamtable.games.etherfields.losses import check, give_up
from dreamtable.games.etherfields.map import printed_at, redraw
from dreamtable.games.etherfields.model import NOTHING, Dream, Dreamer
from dreamtable.games.etherfields.movement import can_move, walk
from dreamtable.games.etherfields.moves import (
    Accept,
    Act,
    DiscardCard,
    Done,
    EndRound,
    GainGem,
    LeaveDream,
    Lift,
    MakeEffort,
    Peek,
    PickCard,
    PickNumber,
    PlaceCard,
    PlaceGem,
    PlayPoker,
    PutDown,
    Refuse,
    RemoveFlaw,
    RemoveMorphing,
    SpendHours,
    StartMove,
    TakeGem,
    Withdraw,
)
from dreamtable.games.etherfields.paying import pay_price
from dreamtable.games.etherfields.performing import allowed, dream_actions, perform
from dreamtable.games.etherfields.possessions import can_place, place
from dreamtable.games.etherfields.scene import Scene, scene_of
from dreamtable.games.etherfields.secrets import peek, peekable
from dreamtable.games.etherfields.supplies import gain
from dreamtable.games.etherfields.terms import Cost, Price
from dreamtable.games.etherfields.turn_cards import add_turns
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.windows import MOST_CANCELS, usable
from dreamtable.kernel import Game, LaterMenu, Move, Script, Seat, choose_exactly

DONE: Move = Done()
WITHDRAW: Move = Withdraw()
START_MOVE: Move = StartMove()
MAKE_EFFORT: Move = MakeEffort()
GAIN_GEM: Move = GainGem()
PEEK: Move = Peek()
SPEND_HOURS: Move = SpendHours()
LEAVE_DREAM: Move = LeaveDream()
YES: Move = Accept()
NO: Move = Refuse()
POKER: Move = PlayPoker()
END_ROUND: Move = EndRound()
MOVE_COST = Cost.read("XC")
MOVE_PRICE: Price = MOVE_COST.ways[0]
GEM_CARDS = 3


# The step


def begin_floor(s: Dream) -> None:
    """ETH-TRO-05: nobody is done yet."""
    for d in s.dreamers:
        d.done = False
    if s.options.turn_by_turn:
        s.rounds, s.passes, s.dream_action, s.round_acted = s.first, 0, False, False


def together(g: Game[Dream]) -> Script[bool]:
    """ETH-TRO-05, -06: somebody acts, or says to be done; say whether the step goes on."""
    s = g.state
    if all(d.done for d in s.dreamers):
        return False
    done = [seat for seat, d in enumerate(s.dreamers) if d.done]

    def offer() -> dict[Seat, Sequence[Move]]:
        waiting = sorted(order(s), key=lambda seat: s.dreamers[seat].acted)
        return {
            seat: (WITHDRAW,) if s.dreamers[seat].done else LaterMenu(partial(floor_menu, g, seat))
            for seat in waiting
        }

    seat, move = yield from g.ask_any(offer, rule="ETH-TRO-05", optional=done)
    yield from act(g, seat, move)
    return True


def rounds(g: Game[Dream]) -> Script[bool]:
    """ETH-TBT-01 to -04: whose round it is acts or ends the round; say whether the step goes on."""
    s = g.state
    seat = s.rounds
    if s.passes >= len(s.dreamers):
        return False

    def offer() -> dict[Seat, Sequence[Move]]:
        menus: dict[Seat, Sequence[Move]] = {seat: [END_ROUND, *floor_menu(g, seat)[1:]]}
        for other in order(s):
            if other != seat and (menu := [Act(one) for one in usable(g, other, "phase")]):
                menus[other] = menu
        return menus

    others = [other for other in range(len(s.dreamers)) if other != seat]
    by, move = yield from g.ask_any(offer, rule="ETH-TBT-02", optional=others)
    if move is END_ROUND:
        s.passes = 0 if s.round_acted else s.passes + 1
        s.rounds = (seat + 1) % len(s.dreamers)
        s.dream_action = s.round_acted = False
    else:
        cancels = s.dreamers[by].cancels
        yield from act(g, by, move)
        if by == seat and not isinstance(move, Withdraw) and s.dreamers[by].cancels <= cancels:
            s.round_acted = True  # what was taken back was not done
    return True


# What a Dreamer may do


def floor_menu(g: Game[Dream], seat: Seat) -> list[Move]:
    """ETH-ACT-01: return everything that a Dreamer may do now."""
    s = g.state
    d = s.dreamers[seat]
    moves: list[Move] = [DONE]
    if d.cancels >= MOST_CANCELS:
        return [DONE, WITHDRAW]
    moves += _walking(s, seat, d)
    moves += [Act(one) for one in _dream(g, seat)]
    moves += [Act(one) for one in usable(g, seat, "floor")]
    for card in dict.fromkeys(d.hand):
        if is_progress(card) and can_place(s, seat, card):
            moves.append(PlaceCard(card))
    if len(d.hand) >= GEM_CARDS and gems_left(s):
        moves.append(GAIN_GEM)
    if d.hand and s.secrets and not forbidden(s, seat, "peek") and peekable(s):
        moves.append(PEEK)
    if s.hours and s.turn_discard and "hours" not in d.proposed and not forbidden(s, seat, "add-turn"):
        moves.append(SPEND_HOURS)
    moves += _things(s, seat, d)
    if s.options.playing_cards and not s.poker_used and "poker" not in d.proposed:
        moves.append(POKER)
    if s.saga.ending == "gate" and "leave" not in d.proposed:
        moves.append(LEAVE_DREAM)
    return moves


def _dream(g: Game[Dream], seat: Seat) -> list[int]:
    s = g.state
    if s.options.turn_by_turn and s.dream_action:
        return []  # ETH-TBT-02
    return [action for action in dict.fromkeys(dream_actions(s, seat)) if allowed(g, seat, action)]


def _walking(s: Dream, seat: Seat, d: Dreamer) -> list[Move]:
    """ETH-BAS-01, -02: Move and Effort."""
    if not can_move(s, seat):
        return []
    moves = []
    if (d.hand or s.items) and payable(s, seat, MOVE_PRICE, NOTHING, "move"):
        moves.append(START_MOVE)
    if s.hours and d.efforts < 1 + change(s, seat, "effort-uses") and not forbidden(s, seat, "effort"):
        moves.append(MAKE_EFFORT)
    return moves


def _things(s: Dream, seat: Seat, d: Dreamer) -> list[Move]:
    """Gem slots, Flaws, Morphings, tokens."""
    moves: list[Move] = []
    for space in dict.fromkeys([d.space, *slots_minded(s, seat)]):
        printed = printed_at(s, space)
        if printed is None or not printed.has_slot or space in d.slots:  # ETH-MAP-26
            continue
        if space in s.gems:
            moves.append(TakeGem(space))
        elif d.gems:
            moves.append(PlaceGem(space))
    for card in d.flaws:
        price = BOX.card(card, Flaw).price
        if price is not None and affordable(s, seat, price, card):
            moves.append(RemoveFlaw(card))
    if s.entities and (d.ether or s.keys) and not forbidden(s, seat, "unmorph"):
        mask = own_range(s, seat, 1)
        seen: list[int] = []
        for figure in s.figures:
            entity = entity_of(s, figure.entity)
            if (
                entity is None
                or not entity.morphings
                or figure.entity in seen
                or not mask >> figure.space & 1
            ):
                continue
            seen.append(figure.entity)
            if d.ether:
                moves.append(RemoveMorphing(figure.id, True))
            if s.keys:
                moves.append(RemoveMorphing(figure.id, False))
    if s.tokens or d.carries:
        moves += _carrying(s, seat, d)
    return moves


def _carrying(s: Dream, seat: Seat, d: Dreamer) -> list[Move]:
    """ETH-MAP-30: tokens that may be taken up or put down."""
    moves: list[Move] = [PutDown(one) for one in d.carries if one not in d.lifted]
    if len(d.carries) < s.at_once and not forbidden(s, seat, "carry"):
        for token, spaces in s.tokens.items():
            if d.space in spaces and token not in d.lifted and can_be_carried(s, token):
                moves.append(Lift(token))
    return moves


def can_be_carried(s: Dream, token: str) -> bool:
    """ETH-MAP-30: say whether tokens of a kind may be taken up in this Dream."""
    return f"carry.{token}" in s.flags or f"carry.{token.partition('-')[0]}" in s.flags


# What it does


def act(g: Game[Dream], seat: Seat, move: Move) -> Script[None]:
    """Carry out what a Dreamer wants; then limits and losses are looked at (ETH-TIM-07)."""
    s = g.state
    d = s.dreamers[seat]
    cancels = d.cancels
    match move:
        case Done():
            d.done = True
            g.tell(SaidDone, seat)
            return
        case Withdraw():
            d.done = False
            d.cancels = 0
            g.tell(Withdrew, seat)
            return
        case Act(action):
            yield from perform(g, seat, action)
        case _:
            yield from basic(g, seat, move)
    s.clock += 1
    d.acted = s.clock
    if d.cancels == cancels:
        for other in s.dreamers:
            other.cancels = 0
    yield from check(g)


def basic(g: Game[Dream], seat: Seat, move: Move) -> Script[None]:
    """ETH-BAS: basic actions and other deeds."""
    s = g.state
    d = s.dreamers[seat]
    scene = scene_of(g, seat)
    match move:
        case StartMove():
            g.tell(MoveAnnounced, seat)
            paid = yield from pay_price(scene, MOVE_COST, kind="move")
            if paid is not None:
                yield from walk(scene, paid.x, a_move=True)
        case MakeEffort():
            yield from effort(scene)
        case GainGem():
            influence = [card for card in d.hand if isinstance(CARDS[card], Influence)]
            yield from _discard_for(g, seat, influence, GEM_CARDS, "ETH-BAS-04")
            gain(g, seat, "gem", 1)
        case Peek():
            yield from _discard_for(g, seat, d.hand, 1, "ETH-BAS-03")
            yield from peek(scene)
        case PlaceCard(card):
            yield from place(scene, card)
        case SpendHours():
            yield from spend_hours(g, seat)
        case PlayPoker():
            d.proposed.append("poker")
            yield from poker.propose(g, seat)
        case LeaveDream():
            yield from leave_dream(g, seat)
        case RemoveFlaw(card):
            price = BOX.card(card, Flaw).price
            if price is not None and (yield from pay_price(scene_of(g, seat, card), price)) is not None:
                d.flaws.remove(card)
                return_flaw(g, seat, card)
        case RemoveMorphing(figure, ether):
            yield from remove_morphing(scene, figure, ether=ether)
        case _:
            things(g, seat, move)


def things(g: Game[Dream], seat: Seat, move: Move) -> None:
    """ETH-MAP-13, -14, -30: Gems in slots, tokens taken up and put down."""
    s = g.state
    d = s.dreamers[seat]
    match move:
        case PlaceGem(space):
            d.gems -= 1
            s.gems.append(space)
            d.slots.append(space)
            g.tell(GemPlaced, seat, space)
        case TakeGem(space):
            s.gems.remove(space)
            d.gems += 1
            d.slots.append(space)
            g.tell(GemTaken, seat, space)
        case Lift(token):
            s.tokens[token].remove(d.space)
            d.carries.append(token)
            d.lifted.append(token)
            redraw(s)
            g.tell(TokenTaken, token, d.space)
        case PutDown(token):
            d.carries.remove(token)
            s.tokens.setdefault(token, []).append(d.space)
            d.lifted.append(token)
            redraw(s)
            g.tell(TokenPut, token, d.space)


def _discard_for(g: Game[Dream], seat: Seat, cards: Sequence[int], count: int, rule: str) -> Script[None]:
    for card in (yield from choose_exactly(g, seat, count, cards, DiscardCard, rule=rule)):
        discard(g, seat, card)


def effort(scene: Scene) -> Script[None]:
    """ETH-BAS-02: the Team loses X Hours, and the Dreamer moves up to X spaces."""
    g, s = scene.g, scene.s
    hours = (
        yield from scene.ask(scene.you, [PickNumber(one) for one in range(1, s.hours + 1)], rule="ETH-BAS-02")
    ).number
    scene.me.efforts += 1
    s.hours -= hours
    g.tell(TeamLost, "hour", hours)
    yield from walk(scene, hours)


def spend_hours(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-CLK-03: the group decides how many Hours become Turns."""
    s = g.state
    s.dreamers[seat].proposed.append("hours")
    most = min(s.hours, len(s.turn_discard))
    number = (
        yield from group(g, among([PickNumber(one) for one in range(most + 1)]), rule="ETH-CLK-03")
    ).number
    if number:
        s.hours -= number
        g.tell(TeamLost, "hour", number)
        add_turns(g, number)
        for d in s.dreamers:
            d.proposed = [one for one in d.proposed if one != "hours"]


def leave_dream(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-SAV-07: the group may end its evening inside a Dream of a campaign."""
    g.state.dreamers[seat].proposed.append("leave")
    if (yield from group(g, among([NO, YES]), rule="ETH-SAV-07", silence=NO)) is YES:
        give_up(g)


def remove_morphing(scene: Scene, figure: int, *, ether: bool) -> Script[None]:
    """ETH-BAS-06: discard 1 Ether or 1 Key, and remove a Morphing of the own choice."""
    g, s = scene.g, scene.s
    card = next(one.entity for one in s.figures if one.id == figure)
    entity = entity_of(s, card)
    if entity is None:
        return
    if ether:
        scene.me.ether -= 1
        g.tell(Lost, scene.you, "ether", 1)
    else:
        s.keys -= 1
        g.tell(TeamLost, "key", 1)
    tokens = sorted(set(entity.morphings))
    move = yield from scene.ask(scene.you, [PickCard(one) for one in tokens], rule="ETH-BAS-06")
    unmorph(g, entity, move.card)
