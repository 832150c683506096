"""A Dreamer who plays sensibly by what the Dream's content declares as its goals, from the view alone."""

from typing import NamedTuple

from dreamtable.content.effects import ALWAYS, holds
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Influence, Tile
from dreamtable.games.etherfields.look import Onlooker, change, gate_of, progress_limit
from dreamtable.games.etherfields.map import OFFSETS, distance, is_on
from dreamtable.games.etherfields.model import (
    NOTHING,
    Colour,
    Dream,
    Dreamer,
    InfluenceDeck,
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
    MakeEffort,
    Pass,
    PassPhase,
    PayCard,
    PayItem,
    PickCard,
    PickColour,
    PickNumber,
    PlaceCard,
    PlaceGem,
    PutAway,
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
from dreamtable.games.etherfields.paying import kind_of, markers_on, moment_of
from dreamtable.games.etherfields.steps import step_of
from dreamtable.games.etherfields.terms import Price
from dreamtable.games.etherfields.verbs.story import RiddleStep
from dreamtable.kernel import BotWithoutMemory, Chair, GameBot, Move, Seat
from dreamtable.kernel.rng import Rng

SAFE = 3
"""So far from the Distress limit one may still bear something."""
FEW_TURNS = 2


class Aim(NamedTuple):
    """An action that brings the Dream on, and how far away it is."""

    action: int
    space: int
    steps: int
    first: bool
    """Whether it is what is wanted next of all."""


def dream_of(v: View) -> Dream:
    """Return a table as the view shows it: what is hidden is left out."""
    return Dream(
        rng=Rng(""),
        mode=v.mode,
        options=v.options,
        gate=v.gate,
        phase=v.phase,
        turn=v.turn,
        first=v.first,
        dreamers=[
            Dreamer(
                card=d.card,
                space=d.space,
                deck=InfluenceDeck([], d.known),
                hand=d.hand,
                discard=d.discard,
                sealed=d.sealed,
                progress=d.progress,
                flipped=d.flipped,
                flaws=d.flaws,
                masks=d.masks,
                mask=d.mask,
                ether=d.ether,
                gems=d.gems,
                distress=d.distress,
                dazed=d.dazed,
                paralyzed=d.paralyzed,
                carries=d.carries,
                used=d.used,
                efforts=d.efforts,
                boosts=d.boosts,
            )
            for d in v.dreamers
        ],
        hours=v.hours,
        keys=v.keys,
        tiles=v.tiles,
        tokens=v.tokens,
        gems=v.gems,
        there=v.there,
        blocked=v.blocked,
        east=v.east,
        south=v.south,
        terrain=v.terrain,
        entities=v.entities,
        figures=v.figures,
        current=v.current,
        suit=v.suit,
        items=v.items,
        storage=v.storage,
        notes=v.notes,
        beside=v.beside,
        flags=v.flags,
        closed=v.closed,
        markers=v.markers,
        passing=v.passing,
    )


def aims_of(s: Dream, seat: Seat) -> list[Aim]:
    """Return what the Dream wants now and lies on the map, each with its way from a Dreamer."""
    found: list[Aim] = []
    first = True
    own = s.dreamers[seat].space
    for goal in gate_of(s).goals:
        look = Onlooker(s, seat)
        if holds(look, goal.done) or (goal.needs is not ALWAYS and not holds(look, goal.needs)):
            continue
        open_ = [BOX.named[name] for name in goal.want if BOX.named[name] not in s.closed]
        for action in open_:
            space = space_of(s, action)
            if space == NOTHING:
                continue
            entry = ACTIONS[action]
            if entry.action.needs is not ALWAYS and not holds(look, entry.action.needs):
                continue
            steps = distance(s, own, space)
            if steps is not None:
                kind = kind_of(entry.action)
                reach = 1 + change(s, seat, f"range-{kind}") if kind != "action" else 0
                found.append(Aim(action, space, max(0, steps - reach), first))
        if open_:
            first = False
    return found


def space_of(s: Dream, action: int) -> int:
    """Return the space of a map action; NOTHING if its tile does not lie there."""
    entry = ACTIONS[action]
    for laid in s.tiles:
        if laid.tile == entry.card and isinstance(CARDS[entry.card], Tile):
            return laid.space + tuple(OFFSETS.values())[entry.at]
    return NOTHING


def aim_of(s: Dream, seat: Seat) -> Aim | None:
    """Return what a Dreamer goes for: Dreamers share the aims out, the nearest first; who is over helps."""
    own = aims_of(s, seat)
    if not own:
        return None
    taken: list[int] = []
    pairs: list[tuple[int, int, int]] = []
    for other in range(len(s.dreamers)):
        for aim in own if other == seat else aims_of(s, other):
            pairs.append(
                (aim.steps + (0 if aim.first else 1) - fits(s, other, aim.action), other, aim.action)
            )
    busy: list[int] = []
    for _, other, action in sorted(pairs):
        if other in busy or action in taken:
            continue
        busy.append(other)
        taken.append(action)
        if other == seat:
            return next(aim for aim in own if aim.action == action)
    return min(own, key=lambda aim: (not is_gradual(aim.action), aim.steps))


def is_gradual(action: int) -> bool:
    """Say whether several may pay for an action."""
    return ACTIONS[action].action.cost.ways[0].gradual


def fits(s: Dream, seat: Seat, action: int) -> int:
    """Return how well a hand fits an action: 2 if it could be paid at once."""
    for colour, need in needs_of(s, action):
        if intent_in(s, seat, colour) >= need:
            return 2
    return 0


def needs_of(s: Dream, action: int) -> list[tuple[int, int]]:
    """Return by colour how much Intent an action still takes; for a gradual one a single multiple."""
    price: Price = ACTIONS[action].action.cost.ways[0]
    times = len(s.dreamers) if price.times_players else 1
    return [(colour, max(1, num * times)) for colour, num in price.intents]


def intent_in(s: Dream, seat: Seat, colour: int) -> int:
    """Return how much Intent of a colour a Dreamer has at hand."""
    cards = (*s.dreamers[seat].hand, *s.items)
    return sum([BOX.intent(card)[colour] for card in cards])


def worth_of(s: Dream, aim: Aim | None, card: int) -> float:
    """Return how much a card of the hand helps towards an aim."""
    gives = BOX.intent(card)
    worth = 0.1 * sum(gives)
    if aim is not None:
        worth += max([gives[colour] for colour, _ in needs_of(s, aim.action)], default=0)
        if aim.steps:
            worth += 1.2 * gives[Colour.CUNNING]
    held = CARDS[card]
    if isinstance(held, Influence) and held.rapid:
        worth += 0.5
    return worth


class EtherfieldsBot(BotWithoutMemory):
    """Goes for the aims of the Dream, pays with what is least needed, and keeps out of harm."""

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return how good each entry of the menu looks."""
        v = chair.view
        if not isinstance(v, View):
            return [0.0] * len(chair.menu)
        s = dream_of(v)
        seat = chair.seat
        aim = aim_of(s, seat) if s.dreamers[seat].space != NOTHING else None
        if v.payments and v.payments[-1].seat == seat:
            return [rate_payment(s, v.payments[-1], aim, move) for move in chair.menu]
        return [rate(s, v, seat, aim, move) for move in chair.menu]

    def is_worth_searching(self, chair: Chair) -> bool:
        """Only what is done on the open floor is worth a thought."""
        return chair.rule in ("ETH-TRO-05", "ETH-TBT-02") and len(chair.menu) > 2


def rate(s: Dream, v: View, seat: Seat, aim: Aim | None, move: Move) -> float:
    """Return how good a move looks outside of a payment."""
    d = s.dreamers[seat]
    match move:
        case Act(action):
            return rate_action(s, v, seat, aim, action)
        case StartMove() if aim is not None and aim.steps:
            return 60.0 if spare_cunning(s, seat, aim) else 5.0
        case MakeEffort() if aim is not None and aim.steps:
            late = v.turns_left <= 5 or len(s.dreamers) > 1
            return 40.0 if 0 < aim.steps <= 2 and late and not intent_in(s, seat, Colour.CUNNING) else 3.0
        case Walk(space):
            return rate_space(s, aim, space)
        case Stay():
            return rate_space(s, aim, d.space)
        case PlaceCard(card):
            place = BOX.card(card, Influence).place
            early = len(d.progress) < progress_limit(s, seat) and v.turns_left > 4
            return 24.0 if early and place and can_pay(s, seat, place.ways[0], card) else -1.0
        case DiscardCard(card):
            return 30.0 - 12.0 * worth_of(s, aim, card) if len(d.hand) > 2 else 0.0
        case PickCard(card):
            return -worth_of(s, aim, card) if card in d.hand else 0.0
        case KeepOnTop(card):
            return worth_of(s, aim, card)
        case PutAway():
            return 1.5
        case Bear(what):
            return rate_harm(s, seat, what)
        case UseGem():
            return 8.0 if v.roll is not None and v.roll.luck is Luck.FAIL and v.roll.seat == seat else -5.0
        case SpendHours():
            return 45.0 if v.turns_left < FEW_TURNS else -5.0
        case PickNumber(number):
            return rate_number(v, aim, number)
        case PickColour(colour):
            return float(intent_in(s, seat, colour) + 3 * marked(s, v, colour))
        case RemoveFlaw():
            return 28.0
        case PlaceGem():
            return 1.0
        case SetDial(setting):
            return rate_dials(s, v, seat, setting)
        case EnterAnswer():
            return rate_dials(s, v, seat)
        case RemoveMorphing():
            return 22.0
        case _:
            return FIXED.get(type(move), 0.0)


def rate_dials(s: Dream, v: View, seat: Seat, *setting: str) -> float:
    """ETH-RID-01: an answer is set and entered only by who has seen the clues of the riddle."""
    riddle = step_of(v.riddle.step) if v.riddle is not None else None
    if v.riddle is None or not isinstance(riddle, RiddleStep) or riddle.clues is None:
        return -1.0
    if not holds(Onlooker(s, seat), riddle.clues):
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
    Pass: 2.0,
    PassPhase: 2.5,
    Accept: 1.0,
    Leave: 0.5,
    EnterAt: 1.0,
}


def rate_action(s: Dream, v: View, seat: Seat, aim: Aim | None, action: int) -> float:
    """Return how good it looks to use an action."""
    entry = ACTIONS[action]
    wanted = [one.action for one in aims_of(s, seat)]
    if action in wanted:
        enough = fits(s, seat, action) > 0
        return 120.0 if enough else 50.0 if is_close(s, seat, action) else 4.0
    if v.roll is not None:
        bad = v.roll.luck is Luck.FAIL and v.roll.seat == seat
        return 6.0 if bad and moment_of(entry.action) == "roll" else -1.0
    if v.harm is not None:
        return -1.0 if moment_of(entry.action) != "harm" else 6.0 if v.harm.amounts[seat] else 3.0
    if entry.sort in ("map", "secret") and "single" in entry.action.kw:
        spare = v.turns_left > 3 and fits(s, seat, action) > 0
        return 70.0 if spare and (aim is None or not aim.first or len(s.dreamers) > 1) else 12.0
    price = entry.action.cost.ways[0]
    if price.intents:
        return 21.0 if can_pay(s, seat, price, entry.card) and v.turns_left > 5 else -1.0
    parts = [part.what for part in price.parts]
    if "distress" in parts or "seal" in parts or "hand" in parts or "gem" in parts:
        return 8.0
    return 22.0 if entry.sort in ("progress", "mask") else 12.0


def can_pay(s: Dream, seat: Seat, price: Price, card: int) -> bool:
    """Say whether the other cards at hand pay the Intent of a price."""
    times = len(s.dreamers) if price.times_players else 1
    for colour, num in price.intents:
        own = BOX.intent(card)[colour] if card in (*s.dreamers[seat].hand, *s.items) else 0
        if intent_in(s, seat, colour) - own >= max(1, num) * times:
            return True
    return not price.intents


def is_close(s: Dream, seat: Seat, action: int) -> bool:
    """Say whether a Boost would probably be enough."""
    if s.dreamers[seat].boosts:
        return False
    return any(intent_in(s, seat, colour) + 1 >= need for colour, need in needs_of(s, action))


def spare_cunning(s: Dream, seat: Seat, aim: Aim) -> bool:
    """Say whether there is Cunning for a Move that is not better kept for the aim itself."""
    have = intent_in(s, seat, Colour.CUNNING)
    return have > 0 and aim.steps > 0


def rate_space(s: Dream, aim: Aim | None, space: int) -> float:
    """Return how good it is to stand in a space: near the aim, away from figures and traps."""
    score = 0.0
    if aim is not None:
        steps = distance(s, space, aim.space)
        score -= 10.0 * (steps if steps is not None else 30)
    for figure in s.figures:
        far = distance(s, space, figure.space)
        if far is not None and far <= 1:
            score -= 4.0
    if is_on(s, space, "trap"):
        score -= 2.0
    return score


def rate_harm(s: Dream, seat: Seat, what: Luckless) -> float:
    """Return what is easiest to bear."""
    d = s.dreamers[seat]
    if what is Luckless.ETHER:
        return 3.0
    if what is Luckless.DISTRESS:
        return 2.0 if d.distress < SAFE else -2.0
    return 1.0 if len(d.sealed) < 6 else -1.0


def rate_number(v: View, aim: Aim | None, number: int) -> float:
    """Return how good a number is: of Hours for Turns as many as there are, for Effort what the way takes."""
    if v.turns_left < FEW_TURNS:
        return float(number)
    if aim is not None and aim.steps:
        return -abs(float(aim.steps - number))
    return -float(number)


def marked(s: Dream, v: View, colour: int) -> int:
    """Return how many markers of a colour lie on the action that is being announced."""
    return sum([one.counts[colour] for one in v.markers]) if s.markers else 0


def rate_payment(s: Dream, pay: Payment, aim: Aim | None, move: Move) -> float:
    """Return how good a move looks in the own payment."""
    seat = pay.seat
    need = wanted_in(s, pay, aim)
    left = need - pay.paid - pay.less
    can = sum(
        [BOX.intent(card)[pay.colour] for card in (*s.dreamers[seat].hand, *s.items) if card != pay.card]
    )
    match move:
        case Finish():
            return 90.0 if left <= 0 or not can else 10.0
        case PayCard(card) | PayItem(card):
            if left <= 0 or (can < left and not may_boost(s, seat, left - can)):
                return -5.0
            gives = BOX.intent(card)[pay.colour] or max(BOX.intent(card))
            waste = max(0, gives - left)
            return 50.0 + 2.0 * min(gives, left) - 4.0 * waste - worth_of(s, None, card)
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


def may_boost(s: Dream, seat: Seat, left: int) -> bool:
    """Say whether a Boost is likely to bring what is missing."""
    return not s.dreamers[seat].boosts and left <= 1


def wanted_in(s: Dream, pay: Payment, aim: Aim | None) -> int:
    """Return how much Intent is wanted in a payment."""
    if pay.kind == "move":
        can = intent_in(s, pay.seat, pay.colour) + pay.paid
        return max(1, min(aim.steps if aim is not None else 1, can + pay.less))
    if pay.action != NOTHING and ACTIONS[pay.action].action.cost.ways[0].gradual:
        missing = len(s.dreamers) - markers_on(s, pay.action, pay.colour)
        can = intent_in(s, pay.seat, pay.colour) + pay.paid
        return pay.base * max(1, min(missing, can // max(1, pay.base)))
    return pay.need or max(1, pay.base)


def evaluate(s: Dream) -> list[float]:
    """Return how likely the Team is to win: by the goals that are done, the Turns left, the harm borne."""
    goals = gate_of(s).goals
    if s.ending:
        return [float(s.ending == "victory")] * len(s.dreamers)
    done = len([goal for goal in goals if holds(Onlooker(s, 0), goal.done)])
    share = done / max(1, len(goals))
    time = len(s.turn_deck) / max(1, gate_of(s).turns)
    harm = sum([d.distress for d in s.dreamers]) / (8 * len(s.dreamers))
    value = 0.2 + 0.6 * share + 0.3 * (time - (1 - share)) - 0.3 * harm
    return [min(0.98, max(0.02, value))] * len(s.dreamers)


BOT = GameBot(quick=EtherfieldsBot, baseline=EtherfieldsBot, evaluate=evaluate, worlds=24, horizon=25)
