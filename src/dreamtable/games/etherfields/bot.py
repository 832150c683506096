"""A Dreamer who plays sensibly by what the Dream's content declares as its goals, from the view alone."""

from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

from dreamtable.content.effects import ALWAYS, holds, steps_in
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Influence
from dreamtable.games.etherfields.changes import change, distress_limit, progress_limit
from dreamtable.games.etherfields.conditions import Onlooker
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.gradual import markers_on
from dreamtable.games.etherfields.judging import brings_of
from dreamtable.games.etherfields.map import distance, is_on, space_named, within
from dreamtable.games.etherfields.model import (
    DISTRESS_MARKERS,
    FEWEST_CARDS,
    NOTHING,
    SPACES,
    Colour,
    Luck,
    Luckless,
    Payment,
    View,
)
from dreamtable.games.etherfields.moves import (
    Abstain,
    Accept,
    Act,
    Bear,
    Boost,
    Cancel,
    Decide,
    DiscardCard,
    Done,
    Draw,
    EndRound,
    EnterAnswer,
    EnterAt,
    Finish,
    GainGem,
    GiveUp,
    KeepOnTop,
    Leave,
    Lift,
    MakeEffort,
    Pass,
    PassPhase,
    PayCard,
    PayItem,
    PickCard,
    PickColour,
    PickNumber,
    PickSpace,
    PlaceCard,
    PlaceGem,
    PutAway,
    PutDown,
    Refuse,
    RemoveFlaw,
    RemoveMorphing,
    SetDial,
    SpendHours,
    StartMove,
    Stay,
    TakeGem,
    UseGem,
    Walk,
)
from dreamtable.games.etherfields.standing import (
    Goals,
    brings,
    declared,
    evaluate,
    harmful,
    in_sight,
    leads_to,
    lying,
    places_of,
)
from dreamtable.games.etherfields.terms import Price
from dreamtable.games.etherfields.verbs.riddles import RiddleStep
from dreamtable.games.etherfields.wayfaring import rate_way
from dreamtable.kernel import BotWithoutMemory, Chair, GameBot, Move, Seat

SAFE = 3
"""So far from the Distress limit one may still bear something."""
FEW_TURNS = 2
FAR = 30
HOURS_KEPT = 5
"""So many Hours are worth more as Turns while much is still to do."""
LOSES_NOTHING = 99.0
CARDS_SEALED = 3
"""ETH-SHU-02, ETH-BST-04: so many cards are Sealed in place of 1 Distress."""
FEW_CARDS = 9
REFUGE = 3
WORTH_A_CARD = 2.0
"""A text that brings so much beyond its price is worth more than the card in hand."""
WORTH_A_RIDE = 3
"""So many steps are worth what a way round costs."""
WAITS = 6
"""So many spaces farther one goes for anything else than to wait somewhere."""
ANYWHERE = ("flying", "gate")
"""Actions that the rules let one use anywhere; some are wanted in one space alone."""
DELIVERS = 4
"""So many spaces farther one goes to deliver what one carries."""


class Aim(NamedTuple):
    """An action that brings the Dream on, and how far away it is."""

    action: int
    space: int
    """Where it is done; of a token that is to be delivered, where that lies."""
    steps: int
    first: bool
    """Whether it is what is wanted next of all."""
    own: bool
    """Whether nobody else can do it: who carries something delivers it."""
    goal: int
    """Which of the goals it serves: of several ways to one, one is enough."""
    short: bool = False
    """Whether its last marker is not to be laid yet."""


def aims_of(v: View, seat: Seat, goals: Goals) -> list[Aim]:
    """Return what the Dream wants now and lies on the map, each with its way from a Dreamer."""
    found: list[Aim] = []
    first = True
    own = v.dreamers[seat].space
    for number, goal in enumerate(goals(v)):
        look = Onlooker(v, seat)
        if holds(look, goal.done) or (goal.needs is not ALWAYS and not holds(look, goal.needs)):
            continue
        open_ = [action for name in goal.want if is_open(v, action := lying(v, name))]
        if goal.short:
            open_ = [action for action in open_ if begun(v, action) < len(v.dreamers) - 1]
        for name in goal.stand:
            steps = distance(v, own, space_named(name))
            if steps is not None:
                found.append(Aim(NOTHING, space_named(name), steps, False, False, number))
        for action in open_:
            places = places_of(v, seat, action)
            for space in map(space_named, goal.at) if goal.at and places else places:
                steps = distance(v, own, space)
                if steps is None:
                    continue
                kind = ACTIONS[action].kind
                reach = 1 + change(v, seat, f"range-{kind}") if kind != "action" else 0
                carries = bool(v.dreamers[seat].carries and brings(action, BOX.edition))
                found.append(Aim(action, space, max(0, steps - reach), first, carries, number, goal.short))
        if open_:
            first = False
    return found


def is_open(v: View, action: int) -> bool:
    """Say whether an action may still be used, in this Turn too."""
    return action not in v.closed and not (ACTIONS[action].action.limit and action in v.used)


def aim_of(v: View, seat: Seat, goals: Goals) -> Aim | None:
    """Return what a Dreamer goes for: Dreamers share the aims out, the nearest first; who is over helps."""
    own = aims_of(v, seat, goals)
    if not own:
        return None
    taken: dict[tuple[int, int], int] = {}
    pairs: list[tuple[int, int, Aim]] = []
    for other in range(len(v.dreamers)):
        for aim in own if other == seat else aims_of(v, other, goals):
            late = WAITS if aim.action == NOTHING else 0 if aim.first else 1
            late -= (DELIVERS if aim.own else 0) + begun(v, aim.action)
            pairs.append((aim.steps + late - fits(v, other, aim.action), other, aim))
    busy: list[int] = []
    for _, other, aim in sorted(pairs):
        what = (aim.goal, aim.space)
        if other in busy or (what in taken and not aim.own):
            continue
        if other == seat:
            return aim
        busy.append(other)
        taken[what] = aim.action
    helps = [aim for aim in own if taken.get((aim.goal, aim.space), aim.action) == aim.action]
    return min(helps or own, key=lambda aim: (not is_gradual(aim.action), aim.steps))


def begun(v: View, action: int) -> int:
    """ETH-GRD-03: return how many markers lie on an action already."""
    return sum([sum(one.counts) for one in v.markers if one.action == action])


def is_gradual(action: int) -> bool:
    """Say whether several may pay for an action."""
    return action != NOTHING and ACTIONS[action].action.cost.ways[0].gradual


def fits(v: View, seat: Seat, action: int) -> int:
    """Return how well a hand fits an action: 2 if it could be paid at once."""
    if action == NOTHING:
        return 0
    needs = needs_of(v, action)
    if not needs or any(intent_in(v, seat, colour) >= need for colour, need in needs):
        return 2
    return 0


def needs_of(v: View, action: int) -> list[tuple[int, int]]:
    """ETH-ACT-18: return by colour how much Intent an action still takes; of a gradual one one multiple."""
    if action == NOTHING:
        return []
    price: Price = ACTIONS[action].action.cost.ways[0]
    times = len(v.dreamers) if price.times_players else 1
    dearer = change(v, v.seat, "cost-next")
    return [(colour, max(1, num * times + dearer)) for colour, num in price.intents]


def intent_in(v: View, seat: Seat, colour: int) -> int:
    """Return how much Intent of a colour a Dreamer has at hand."""
    cards = (*v.dreamers[seat].hand, *v.items)
    return sum([BOX.intent(card)[colour] for card in cards])


def worth_of(v: View, aim: Aim | None, card: int) -> float:
    """Return how much a card of the hand helps towards an aim."""
    gives = BOX.intent(card)
    worth = 0.1 * sum(gives)
    if aim is not None:
        worth += max([gives[colour] for colour, _ in needs_of(v, aim.action)], default=0)
        if aim.steps:
            worth += 1.2 * gives[Colour.CUNNING]
    held = CARDS[card]
    if isinstance(held, Influence) and held.rapid:
        worth += 0.5
    return worth


class EtherfieldsBot(BotWithoutMemory):
    """Goes for the aims of the Dream, pays with what is least needed, and keeps out of harm."""

    goals: Goals = staticmethod(declared)
    """What it holds to be wanted."""

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return how good each entry of the menu looks."""
        v = chair.view
        if not isinstance(v, View):
            return [0.0] * len(chair.menu)
        seat = chair.seat
        if chair.rule == "ETH-PAI-10":  # nobody dies for a price
            return [float(isinstance(move, Refuse)) for move in chair.menu]
        inside = v.dreamers[seat].space != NOTHING and (v.gate != NOTHING or bool(v.entities))
        aim = aim_of(v, seat, self.goals) if inside else None
        aims = aims_of(v, seat, self.goals) if inside else []
        if v.payments and v.payments[-1].seat == seat:
            pay = v.payments[-1]
            if pay.action != NOTHING and all(one.short for one in aims if one.action == pay.action):
                aim = next((one for one in aims if one.action == pay.action), aim)
            return [rate_payment(v, pay, aim, move) for move in chair.menu]
        wanted = [one.action for one in aims if not (one.steps and ACTIONS[one.action].sort in ANYWHERE)]
        return [rate(v, seat, aim, wanted, move, self.goals) for move in chair.menu]

    def is_worth_searching(self, chair: Chair) -> bool:
        """Only what is done on the open floor is worth a thought."""
        return chair.rule in ("ETH-TRO-05", "ETH-TBT-02") and len(chair.menu) > 2


class ReadingBot(EtherfieldsBot):
    """The same beside people: it goes for what it sees on the map, not for what it can't have read."""

    goals: Goals = staticmethod(in_sight)


def rate(v: View, seat: Seat, aim: Aim | None, wanted: Sequence[int], move: Move, goals: Goals) -> float:
    """Return how good a move looks outside of a payment."""
    between = rate_way(v, seat, move) if v.world is not None else None
    if between is not None:
        return between
    d = v.dreamers[seat]
    match move:
        case Act(action):
            return rate_action(v, seat, aim, wanted, action)
        case StartMove() if aim is not None and aim.steps:
            worth = spare_cunning(v, seat, aim) and is_better_elsewhere(v, seat, aim)
            return 60.0 if worth else 5.0
        case StartMove() if flees(v, seat):
            return 25.0
        case MakeEffort() if aim is not None and aim.steps:
            return 40.0 if is_worth_hours(v, seat, aim, goals) else 3.0
        case Walk(space):
            return rate_space(v, seat, aim, space)
        case Stay():
            return rate_space(v, seat, aim, d.space)
        case PlaceCard(card):
            place = BOX.card(card, Influence).place
            early = len(d.progress) < progress_limit(v, seat) and v.turns_left > 4
            return 24.0 if early and place and can_pay(v, seat, place.ways[0], card) else -1.0
        case DiscardCard(card):
            return 30.0 - 12.0 * worth_of(v, aim, card) if len(d.hand) > 2 else 0.0
        case PickCard(card):
            return -worth_of(v, aim, card) if card in d.hand else 0.0
        case KeepOnTop(card):
            return worth_of(v, aim, card)
        case PutAway():
            return 1.5
        case PickSpace(space):
            return 1.0 if any(one.space == space for one in v.figures) else 0.0
        case Bear(what):
            return rate_harm(v, seat, what)
        case UseGem():
            return 8.0 if v.roll is not None and v.roll.luck is Luck.FAIL and v.roll.seat == seat else -5.0
        case SpendHours():
            return 45.0 if v.turns_left < FEW_TURNS else -5.0
        case PickNumber(number):
            return rate_number(v, aim, number)
        case PickColour(colour):
            return float(intent_in(v, seat, colour) + marked(v, aim, colour))
        case RemoveFlaw():
            return 28.0
        case PlaceGem(space):
            return 25.0 if aim is not None and aim.space == space else 1.0
        case Lift():
            return 80.0
        case SetDial(setting):
            return rate_dials(v, seat, setting)
        case EnterAnswer():
            return rate_dials(v, seat)
        case RemoveMorphing():
            return 22.0
        case _:
            return FIXED.get(type(move), 0.0)


def rate_dials(v: View, seat: Seat, *setting: str) -> float:
    """ETH-RID-01: an answer is set and entered only by who has seen the clues of the riddle."""
    riddle = BOX.steps.at(v.riddle.step) if v.riddle is not None else None
    if v.riddle is None or not isinstance(riddle, RiddleStep) or riddle.clues is None:
        return -1.0
    if not holds(Onlooker(v, seat), riddle.clues):
        return -1.0
    shown = [*v.riddle.dials, *setting]
    return 10.0 if riddle.shown_for(riddle.answers[0])[: len(shown)] == shown else -1.0


FIXED: dict[type[Move], float] = {
    Done: 20.0,
    EndRound: 20.0,
    Draw: 15.0,
    Abstain: -10.0,
    Decide: -10.0,
    GainGem: 1.0,
    TakeGem: -1.0,
    PutDown: -5.0,
    Pass: 2.0,
    PassPhase: 2.5,
    Accept: 1.0,
    Leave: 0.5,
    EnterAt: 1.0,
}


def rate_action(v: View, seat: Seat, aim: Aim | None, wanted: Sequence[int], action: int) -> float:
    """Return how good it looks to use an action."""
    entry = ACTIONS[action]
    if action not in wanted and is_deliberate(action, BOX.edition):
        return -5.0
    if action in wanted:
        enough = fits(v, seat, action) > 0
        first = aim is not None and aim.action == action
        return 120.0 + first if enough else 50.0 + first if is_close(v, seat, action) else 4.0
    if v.roll is not None:
        bad = v.roll.luck is Luck.FAIL and v.roll.seat == seat and not wears_out(v, seat, action)
        return 6.0 if bad and entry.moment == "roll" else -1.0
    if v.harm is not None:
        return -1.0 if entry.moment != "harm" else 6.0 if v.harm.amounts[seat] else 3.0
    if entry.sort in ("map", "secret") and "single" in entry.action.kw:
        spare = v.turns_left > 3 and fits(v, seat, action) > 0
        return 70.0 if spare and (aim is None or not aim.first or len(v.dreamers) > 1) else 12.0
    price = entry.action.cost.ways[0]
    if saved(v, seat, aim, action) >= WORTH_A_RIDE and can_pay(v, seat, price, NOTHING):
        return 65.0
    if leads_to(action, BOX.edition) != NOTHING and entry.sort == "map":
        return -1.0
    if (
        entry.sort == "hand"
        and entry.moment in ("", "step")
        and brings_of(action, BOX.edition) >= WORTH_A_CARD
    ):
        return 20.5 if can_pay(v, seat, price, entry.card) else -1.0
    if price.intents:
        return 21.0 if can_pay(v, seat, price, entry.card) and v.turns_left > 5 else -1.0
    parts = [part.what for part in price.parts]
    if "distress" in parts or "seal" in parts or "hand" in parts or "gem" in parts:
        return 8.0
    return 22.0 if entry.sort in ("progress", "mask") else 12.0


@cache
def is_deliberate(action: int, _edition: object) -> bool:
    """Say whether an action does what is not tried at random."""
    return any(isinstance(one, Deed) and one.deliberate for one in steps_in(ACTIONS[action].action.do))


def wears_out(v: View, seat: Seat, action: int) -> bool:
    """Say whether an action takes cards from a deck that has few left: who reshuffles suffers for it."""
    costs = [part.what for part in ACTIONS[action].action.cost.ways[0].parts]
    return "top" in costs and v.dreamers[seat].deck < FEW_CARDS


def saved(v: View, seat: Seat, aim: Aim | None, action: int) -> int:
    """Return how many steps on the way to an aim an action saves that puts one elsewhere."""
    end = leads_to(action, BOX.edition)
    if aim is None or end == NOTHING:
        return 0
    now, then = distance(v, v.dreamers[seat].space, aim.space), distance(v, end, aim.space)
    return (now if now is not None else FAR) - (then if then is not None else FAR)


def can_pay(v: View, seat: Seat, price: Price, card: int) -> bool:
    """Say whether the other cards at hand pay the Intent of a price."""
    times = len(v.dreamers) if price.times_players else 1
    dearer = change(v, seat, "cost-next")
    for colour, num in price.intents:
        own = BOX.intent(card)[colour] if card in (*v.dreamers[seat].hand, *v.items) else 0
        if intent_in(v, seat, colour) - own >= max(1, num) * times + dearer:
            return True
    return not price.intents


def is_close(v: View, seat: Seat, action: int) -> bool:
    """Say whether a Boost would probably be enough."""
    if v.dreamers[seat].boosts:
        return False
    return any(intent_in(v, seat, colour) + 1 >= need for colour, need in needs_of(v, action))


def is_worth_hours(v: View, seat: Seat, aim: Aim, goals: Goals) -> bool:
    """ETH-CLK-03: say whether to walk by Hours; some are kept for Turns while much is still to do."""
    if not aim.steps or intent_in(v, seat, Colour.CUNNING):
        return False
    left = [goal for goal in goals(v) if not holds(Onlooker(v, seat), goal.done)]
    if len(left) > v.turns_left:
        return aim.steps <= v.hours - HOURS_KEPT
    return aim.steps <= 2 and (v.turns_left <= 5 or len(v.dreamers) > 1)


def spare_cunning(v: View, seat: Seat, aim: Aim) -> bool:
    """ETH-ACT-18: say whether there is Cunning for a Move, whatever is to be paid on top of it."""
    dearer = change(v, seat, "cost-move") + change(v, seat, "cost-next")
    return intent_in(v, seat, Colour.CUNNING) > max(0, dearer) and aim.steps > 0


def is_better_elsewhere(v: View, seat: Seat, aim: Aim) -> bool:
    """Say whether there is a space in reach where one would rather stand: who begins a Move does not stay."""
    if not in_danger(v, seat) or not harmful(v.gate, BOX.edition):
        return True
    own = v.dreamers[seat].space
    mask = within(v, own, min(aim.steps, intent_in(v, seat, Colour.CUNNING)))
    stays = rate_space(v, seat, aim, own)
    return any(rate_space(v, seat, aim, space) > stays for space in range(SPACES) if mask >> space & 1)


def hurts(v: View, space: int) -> bool:
    """Say whether the Gate's lines bring Distress in a space."""
    return any(is_on(v, space, terrain) for terrain in harmful(v.gate, BOX.edition))


def bearable(v: View, seat: Seat) -> int:
    """ETH-PAI-03, -04: return how much Distress a Dreamer may have, with an equal share of the markers."""
    return min(DISTRESS_MARKERS // len(v.dreamers), distress_limit(v, seat))


def in_danger(v: View, seat: Seat) -> bool:
    """Say whether a Dreamer can bear but little more."""
    return v.dreamers[seat].distress >= bearable(v, seat) - SAFE


def flees(v: View, seat: Seat) -> bool:
    """Say whether a Dreamer had better stand somewhere else at the end of the Turn."""
    own = v.dreamers[seat].space
    return hurts(v, own) and in_danger(v, seat) and refuge(v, own) is not None


def refuge(v: View, space: int) -> int | None:
    """Return how far the next space is where the Gate's lines bring no Distress; None if that is too far."""
    for steps in range(1, REFUGE + 1):
        mask = within(v, space, steps)
        if any(mask >> one & 1 and not hurts(v, one) for one in range(SPACES)):
            return steps
    return None


def rate_space(v: View, seat: Seat, aim: Aim | None, space: int) -> float:
    """Return how good it is to stand in a space: near the aim, away from figures and traps."""
    score = 0.0
    if aim is not None:
        steps = distance(v, space, aim.space)
        score -= 10.0 * (steps if steps is not None else FAR)
    for figure in v.figures:
        far = distance(v, space, figure.space)
        if far is not None and far <= 1:
            score -= 4.0
    if is_on(v, space, "trap"):
        score -= 2.0
    if hurts(v, space):
        score -= 4.0 if not in_danger(v, seat) else 12.0 if aim is not None and aim.steps else 60.0
    return score


def rate_harm(v: View, seat: Seat, what: Luckless) -> float:
    """Return what is easiest to bear: of Distress and cards that of which more could still be lost."""
    d = v.dreamers[seat]
    if what is Luckless.ETHER:
        return LOSES_NOTHING
    if what is Luckless.DISTRESS:
        return bearable(v, seat) - d.distress
    return (d.deck + len(d.hand) + len(d.discard) - FEWEST_CARDS) / CARDS_SEALED


def rate_number(v: View, aim: Aim | None, number: int) -> float:
    """Return how good a number is: of Hours for Turns as many as there are, for Effort what the way takes."""
    if v.turns_left < FEW_TURNS:
        return float(number)
    if aim is not None and aim.steps:
        return -abs(float(aim.steps - number))
    return -float(number)


def marked(v: View, aim: Aim | None, colour: int) -> int:
    """ETH-GRD-07: return how much speaks for a colour: its markers on the action that is announced, and none
    on others, which have to give theirs."""
    on_all = sum([one.counts[colour] for one in v.markers])
    own = markers_on(v, aim.action, colour) if aim is not None else on_all
    return 3 * own - 2 * (on_all - own)


def rate_payment(v: View, pay: Payment, aim: Aim | None, move: Move) -> float:
    """Return how good a move looks in the own payment."""
    seat = pay.seat
    need = wanted_in(v, pay, aim)
    left = need - pay.paid - pay.less
    can = sum(
        [BOX.intent(card)[pay.colour] for card in (*v.dreamers[seat].hand, *v.items) if card != pay.card]
    )
    match move:
        case Finish():
            return 90.0 if left <= 0 or not can else 10.0
        case PayCard(card) | PayItem(card):
            if left <= 0 or (can < left and not may_boost(v, seat, left - can)):
                return -5.0
            gives = BOX.intent(card)[pay.colour] or max(BOX.intent(card))
            waste = max(0, gives - left)
            return 50.0 + 2.0 * min(gives, left) - 4.0 * waste - worth_of(v, None, card)
        case Boost():
            return 30.0 if 0 < left <= 2 and not can else -20.0
        case Act(action):
            return 20.0 if left > 0 and can < left and is_cheap(action) else -4.0
        case Cancel():
            return 0.0
        case GiveUp():
            return -1.0
    return 0.0


def is_cheap(action: int) -> bool:
    """Say whether one may well use an action to help a payment: Distress is too dear for that."""
    return all(part.what != "distress" for part in ACTIONS[action].action.cost.ways[0].parts)


def may_boost(v: View, seat: Seat, left: int) -> bool:
    """Say whether a Boost is likely to bring what is missing."""
    return not v.dreamers[seat].boosts and left <= 1


def wanted_in(v: View, pay: Payment, aim: Aim | None) -> int:
    """Return how much Intent is wanted in a payment."""
    if pay.kind == "move":
        can = intent_in(v, pay.seat, pay.colour) + pay.paid
        way = aim.steps if aim is not None and aim.steps else refuge(v, v.dreamers[pay.seat].space) or 1
        return max(1, min(way, can + pay.less))
    if pay.action != NOTHING and ACTIONS[pay.action].action.cost.ways[0].gradual:
        missing = len(v.dreamers) - markers_on(v, pay.action, pay.colour)
        missing -= aim is not None and aim.action == pay.action and aim.short
        can = intent_in(v, pay.seat, pay.colour) + pay.paid
        return pay.base * max(1, min(missing, can // max(1, pay.base)))
    return pay.need or max(1, pay.base)


RESTING = (Done, EndRound, Pass, PassPhase, Abstain)


def is_first_turn(v: View) -> bool:
    """Say whether the first Turn is not over yet."""
    return v.turn <= 1


BOT = GameBot(
    quick=EtherfieldsBot,
    baseline=EtherfieldsBot,
    evaluate=evaluate,
    worlds=24,
    horizon=25,
    resting=RESTING,
    in_first_turn=is_first_turn,
    among_people=GameBot(
        quick=ReadingBot,
        baseline=ReadingBot,
        evaluate=partial(evaluate, goals=in_sight),
        worlds=24,
        horizon=25,
    ),
)
