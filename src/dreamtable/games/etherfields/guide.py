"""What Etherfields tells its players besides its rules: how it stands, and what a move means."""

from collections.abc import Iterator
from functools import cache
from typing import get_args

from dreamtable.content.effects import Arguments, alone
from dreamtable.games.etherfields.bot import aim_of
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Flaw, Gate, Influence, Item, Tile
from dreamtable.games.etherfields.changes import change as changed
from dreamtable.games.etherfields.floor import MOVE_COST
from dreamtable.games.etherfields.foretelling import foretold, harm_to, nearest_harm
from dreamtable.games.etherfields.judging import advice_on, advised, intent_in
from dreamtable.games.etherfields.look import turns_in
from dreamtable.games.etherfields.map import bonus_at, distance, path
from dreamtable.games.etherfields.model import (
    COLUMNS,
    DRAWN,
    FEWEST_CARDS,
    NOTHING,
    SPACES,
    WAYS,
    Colour,
    DreamerView,
    Element,
    Kind,
    Luck,
    Luckless,
    Pace,
    Phase,
    Suit,
    View,
    WorldView,
)
from dreamtable.games.etherfields.movement import trapped
from dreamtable.games.etherfields.moves import (
    Abstain,
    Act,
    Bear,
    Boost,
    BuyCard,
    Cancel,
    DiscardCard,
    Done,
    Draw,
    EndRound,
    EnterGate,
    GainGem,
    GiveUp,
    Leave,
    LeaveOut,
    MakeEffort,
    Moves,
    Pass,
    PassPhase,
    PayCard,
    PayItem,
    Peek,
    PickDreamer,
    PlaceCard,
    PutIn,
    Refuse,
    RemoveFlaw,
    RemoveMorphing,
    SpendHours,
    StartMove,
    Stay,
    TakeAdvice,
    UseGem,
    Walk,
    Withdraw,
)
from dreamtable.games.etherfields.naming import action_name, card_name, card_with_token, goal_name, name
from dreamtable.games.etherfields.parts import CORNERS, TERRAINS
from dreamtable.games.etherfields.proposing import PROPOSING
from dreamtable.games.etherfields.quest import goal_of, stage_of, steps_of
from dreamtable.games.etherfields.standing import in_sight
from dreamtable.games.etherfields.terms import NAMES, Cost, for_group
from dreamtable.games.etherfields.verbs.control import Choose
from dreamtable.games.etherfields.verbs.riddles import all_settings
from dreamtable.games.etherfields.world.cards import District
from dreamtable.games.etherfields.world.gates import price_of as gate_price
from dreamtable.games.etherfields.world.places import places_in
from dreamtable.games.etherfields.world.shopping import ITEM_PRICE, price_of
from dreamtable.kernel import WATCHER, Menu, Move
from dreamtable.telling import Alarm, Belonging, Explanation, Guide, Note, Standing, Word, enum_ref, seat_word
from dreamtable.telling.guide import change, odds, price, warning
from dreamtable.telling.words import Args

FRAIL = 2
FEW_CARDS = 9
FEW_MARKERS = 4
FEW_TURNS = 3
ON_THE_MAP = (Phase.WAKING, Phase.TRAVEL, Phase.ARRIVAL, Phase.SLUMBER, Phase.SLUMBER_END)
"""Where no Turn card threatens."""


# How it stands


def standing(v: View) -> Standing:
    """Return who the seat's Dreamer is, what the Dream asks for, and what threatens it."""
    role = Word("role-watcher")
    if v.seat != WATCHER:
        card = v.dreamers[v.seat].card
        role = (
            Word("role-nobody") if card == NOTHING else Word("role-you", {"dreamer": name(v, "card", card)})
        )
    begun = v.phase > Phase.GATE and v.world is None
    goal = goal_name(goal_of(v)) if begun else way_goal(v)
    stage = stage_of(v) if begun else None
    steps = steps_of(v, stage) if stage is not None else (0, 0)
    side = "watcher" if v.seat == WATCHER else "dreamer"
    return Standing(side, role, goal, *danger(v), steps, tuple(belongings(v)))


def way_goal(v: View) -> Word:
    """ETH-MCH-01, ETH-SLU-06: return what is wanted before a Dream: to enter it; on a Way, to deal with the
    Slumber that has come, or to reach a Gate with its Keys."""
    if v.world is None:
        return Word("goal-beginning")
    if v.world.slumber != NOTHING:
        return Word("goal-slumber", {"card": card_name(v.world.slumber)})
    return gate_goal(v, v.world)


def gate_goal(v: View, world: WorldView) -> Word:
    """ETH-HNT-05: return which owned Gate can be paid and how many arrows it lies away, else what the nearest
    one asks for, or that the streets end here."""
    far = {
        card: steps
        for card in world.gates
        if (steps := arrows_to(world, BOX.card(card, Gate).district)) is not None
    }
    if not far:
        return Word("goal-way") if world.gates or not world.team else Word("goal-streets-end")
    card = min(far, key=lambda one: (gate_price(v, BOX.card(one, Gate)) > v.keys, far[one]))
    keys = gate_price(v, BOX.card(card, Gate))
    found: Arguments = {"gate": card_name(card), "steps": far[card], "keys": keys, "have": v.keys}
    return Word("goal-gate" if keys <= v.keys else "goal-keys", found)


def arrows_to(world: WorldView, code: str) -> int | None:
    """ETH-DWM-03: return how many arrows it is to a Gate location of a district; None without one."""
    tiles = [BOX.card(card, District) for card in world.districts]
    there = places_in([tile.id for tile in tiles])
    letters = {at[:1] for tile in tiles if code in (tile.code, tile.of) for at in tile.locations}
    found, reached = 0, {world.team} & there.keys()
    edge = set(reached)
    while edge:
        if any(at[:1] in letters and "gate" in there[at].icons for at in edge):
            return found
        edge = {to for at in edge for to in there[at].to if to in there} - reached
        reached |= edge
        found += 1
    return None


def belongings(v: View) -> Iterator[Belonging]:
    """ETH-MAP-30, ETH-ITM-02, ETH-SEC-17: yield what the Team has with it: tokens, active Items, Notes."""
    for seat, d in enumerate(v.dreamers):
        for thing in d.carries:
            card = card_with_token(v, thing)
            ref = f"thing:{thing}" if card is None else f"card:{card}"
            yield Belonging(ref, Word("held-by", {"thing": name(v, "thing", thing), "seat": seat_word(seat)}))
    for card in dict.fromkeys((*v.items, *v.notes)):
        yield Belonging(f"card:{card}", Word("held", {"card": card_name(card)}))


def worn(v: View) -> tuple[Word, Alarm] | None:
    """ETH-PAI-03, -05: return who is near to death by Distress, or by too few cards."""
    for seat, d in enumerate(v.dreamers):
        left = d.distress_limit - d.distress
        if left <= FRAIL:
            args: Args = {"left": left, "who": seat_word(seat)}
            return Word("danger-distress", args), Alarm.NEXT
        if (cards := cards_of(d)) <= FEW_CARDS:
            alarm = Alarm.NEXT if cards <= FEWEST_CARDS else Alarm.NEAR
            return Word("danger-cards", {"cards": cards, "who": seat_word(seat)}), alarm
    return None


def danger(v: View) -> tuple[Word, Alarm]:
    """Return what is nearest: a death, missing markers, the last Turn, a harm that is foretold, few Turns."""
    if v.phase <= Phase.ENTRANCE:
        return Word("danger-beginning"), Alarm.CALM
    if v.phase in ON_THE_MAP or (v.world is not None and v.current == NOTHING):
        return worn(v) or (Word("danger-way"), Alarm.CALM)
    coming = foretold(v)
    for seat, d in enumerate(v.dreamers):
        harm, sure = harm_to(coming, seat)
        if harm and d.distress + harm >= d.distress_limit:
            deadly: Args = {"who": seat_word(seat), "sure": "yes" if sure else "no"}
            return Word("danger-deadly", deadly), Alarm.NEXT
    if (frail := worn(v)) is not None:
        return frail
    if v.distress_left <= FEW_MARKERS:
        return Word("danger-supply", {"left": v.distress_left}), Alarm.NEXT
    if not v.turns_left:
        return Word("danger-last"), Alarm.NEXT
    if (harm_next := nearest_harm(coming, v.seat)) is not None:
        return Word("danger-foretold", {"line": harm_next.word}), Alarm.NEAR
    alarm = Alarm.NEAR if v.turns_left <= FEW_TURNS else Alarm.CALM
    return Word("danger-turns", {"turns": v.turns_left}), alarm


def cards_of(d: DreamerView) -> int:
    """ETH-PAI-05: how many cards a Dreamer has that count."""
    return d.deck + len(d.hand) + len(d.discard)


# What a move means


def cost_note(v: View, cost: Cost, action: int = NOTHING) -> Note:
    """Return what something costs this group; of a gradual cost, how many parts are left to pay."""
    own = for_group(cost, len(v.dreamers))
    if own.is_free:
        return price("note-free")
    if not any(way.gradual for way in own.ways):
        return price("note-cost", cost=own.words())
    part = Cost(own.written, tuple(way._replace(gradual=False) for way in own.ways))
    paid = max((max(one.counts) for one in v.markers if one.action == action), default=0)
    return price("note-cost-parts", cost=part.words(), parts=len(v.dreamers), left=len(v.dreamers) - paid)


def notes(v: View, move: Move, _rule: str) -> list[Note]:
    """Return what can be known of a move."""
    d = None if v.seat == WATCHER else v.dreamers[v.seat]
    if d is None:
        return []
    match move:
        case Act(action):
            return [cost_note(v, ACTIONS[action].action.cost, action)]
        case StartMove():
            return [price("note-cost", cost=MOVE_COST.text()), change("note-move")]
        case MakeEffort():
            return [price("note-hours", hours=v.hours)]
        case GainGem():
            return [price("note-gem")]
        case Peek():
            return [price("note-peek")]
        case PlaceCard(card):
            cost = BOX.card(card, Influence).place
            return [cost_note(v, cost)] if cost is not None else []
        case PayCard(card) | PayItem(card) if v.payments:
            return [paying(v, card)]
        case Boost():
            return [odds("note-boost")]
        case UseGem():
            return [price("note-reroll")]
        case SpendHours():
            return [change("note-turns")]
        case RemoveFlaw(card):
            cost = BOX.card(card, Flaw).price
            return [cost_note(v, cost)] if cost is not None else []
        case RemoveMorphing(_, ether):
            return [price("note-morphing", ether="yes" if ether else "no")]
        case Done():
            return [warning("note-cards-left", count=len(d.hand))] if len(d.hand) > 2 else []
        case Walk(space):
            return trap_notes(v, d.space, space)
        case LeaveOut(card) | PutIn(card):
            return deck_notes(d, card)
        case TakeAdvice():
            return [advice_note(d)]
        case BuyCard(card) if isinstance(CARDS[card], Influence):
            return buying_notes(v, d, card)
        case BuyCard(card):
            return [
                price("note-ether", num=ITEM_PRICE if card in BOX.of(Item) else price_of(v, v.seat, card))
            ]
        case EnterGate(card):
            gate = BOX.card(card, Gate)
            return [price("note-keys", num=gate_price(v, gate)), length_note(v, gate)]
        case PickDreamer(card):
            theirs = [seat for seat, one in enumerate(v.dreamers) if one.card == card]
            return [change("note-exchange", who=seat_word(seat)) for seat in theirs]
        case Bear(Luckless.DISTRESS) if d.distress + 1 >= d.distress_limit:
            return [warning("note-deadly")]
    return []


TURN_MINUTES = 1
"""ETH-SFT-13: each Dreamer adds so many minutes to a Turn, which takes as long itself: 4 for three."""
QUARTER = 15


def length_note(v: View, gate: Gate) -> Note:
    """ETH-SFT-13: return how long a Dream is expected to take, as a range of a quarter of an hour."""
    turns = turns_in(gate, v.options)
    least = turns * TURN_MINUTES * (1 + len(v.dreamers)) // QUARTER * QUARTER
    return change("note-length", least=least, most=least + QUARTER)


def own_influence(d: DreamerView) -> list[int]:
    """Return the Influence cards of a Dreamer that everybody sees; in deck building these are all."""
    return [card for card in (*d.discard, *d.unused) if isinstance(CARDS[card], Influence)]


def deck_notes(d: DreamerView, card: int) -> list[Note]:
    """ETH-SFT-07: return why a card had better be in the deck, or left out of it."""
    advice = advice_on(card, own_influence(d))
    return [change("note-why", why=advice.word())] if advice is not None else []


def advice_note(d: DreamerView) -> Note:
    """ETH-SFT-07: return what the suggested deck has."""
    owned = own_influence(d)
    inside = [one.card for one in advised(owned) if one.inside]
    return change("note-advice", num=len(inside), out=len(owned) - len(inside), **shades(inside))


def shades(cards: list[int]) -> dict[str, int]:
    """Return the Intent of some cards by the names of the colours."""
    return dict(zip(NAMES, intent_in(cards), strict=True))


def buying_notes(v: View, d: DreamerView, card: int) -> list[Note]:
    """ETH-MKT-02: return what a card costs, and what the cards would be like with it."""
    cost = price_of(v, v.seat, card)
    then = [*own_influence(d), *d.hand, *d.sealed, *d.progress, card]
    return [
        price("note-market-price", num=cost, have=d.ether),
        change("note-deck-then", count=len(then) + d.deck, **shades(then)),
    ]


def reason(v: View, move: Move) -> Word | None:
    """Return why a move is suggested: what it leads to, as far as anybody can see it on the map."""
    if v.seat == WATCHER or v.dreamers[v.seat].space == NOTHING:
        return None
    aim = aim_of(v, v.seat, in_sight)
    match move:
        case Act(action) if aim is not None and aim.action == action:
            return Word("reason-opens")
        case StartMove() | MakeEffort() | Walk() if aim is not None and aim.steps:
            return Word("reason-towards", {"action": action_name(aim.action)})
        case StartMove() | MakeEffort() | Walk():
            return Word("reason-safer")
        case PayCard() | PayItem():
            return Word("reason-least-missed")
        case Done():
            return Word("reason-nothing-better")
    return None


def unasked(v: View, menu: Menu, rule: str) -> Move | None:
    """ETH-TRO-03: who could hold all that is drawn need not be asked what to discard first."""
    if (
        rule != "ETH-TRO-03"
        or v.seat == WATCHER
        or any(not isinstance(one, Draw | DiscardCard) for one in menu)
    ):
        return None
    d = v.dreamers[v.seat]
    drawn = DRAWN + bonus_at(v, d.space) + changed(v, v.seat, "draw")
    return Draw() if len(d.hand) + drawn <= d.hand_limit else None


def paying(v: View, card: int) -> Note:
    """Return what a card gives to the payment that is open."""
    pay = v.payments[-1]
    num = BOX.intent(card)[pay.colour] or max(BOX.intent(card))
    return change("note-intent", num=num, colour=Word(f"colour-{pay.colour.name.lower()}"))


def trap_notes(v: View, start: int, end: int) -> list[Note]:
    """ETH-MAP-15: warn of a trap at the end of a way, or on it."""
    if is_trap(v, end):
        return [warning("note-trap")]
    steps = distance(v, start, end)
    way = path(v, start, end, steps, trapped(v)) if steps is not None else []
    return [warning("note-trap-way")] if any(is_trap(v, space) for space in way) else []


def is_trap(v: View, space: int) -> bool:
    """Say whether there is a trap in a space."""
    for laid in v.tiles:
        row, column = divmod(space - laid.space, COLUMNS)
        if row in (0, 1) and column in (0, 1):
            printed = BOX.card(laid.tile, Tile).spaces.get(CORNERS[row * 2 + column])
            return printed is not None and bool(printed.trap)
    return False


# What things are

ENUMS = (Colour, Luck, Pace, Phase, Kind, Suit, Luckless, Element)
SHARED = ("suit", "luckless", "element")
"""Kinds whose members are explained alike."""
RESOURCES = ("ether", "gem", "key", "hour")
HARM = ("distress", "sealed")


def explain(kind: str, written: str) -> Explanation | None:
    """Return what a component, an action, a space or the like is."""
    if f"{kind}:{written}" in PRINTED:
        key = kind if kind in SHARED else f"{kind}-{written}"
        return Explanation(Word(f"{kind}-{written}"), [Word(f"about-{key}")])
    match kind:
        case "code" | "back" | "price":
            return Explanation(name(None, kind, written), [Word(f"about-{kind}")])
        case "setting" if written in all_settings():
            return Explanation(name(None, kind, written), [Word("about-setting")])
        case "goal":
            return Explanation(goal_name(written), [Word("about-goal")])
        case "gained":
            sort = written.partition(" ")[0]
            return Explanation(name(None, kind, written), [Word(f"about-gained-{sort}")])
        case "thing":
            about = written if written in (*RESOURCES, *HARM, *TERRAINS) else "token"
            return Explanation(Word(f"thing-{written}"), [Word(f"about-thing-{about}")])
    if not written.isdigit():
        return None
    return explain_number(kind, int(written))


def explain_number(kind: str, number: int) -> Explanation | None:
    """Return what a thing with a number is."""
    return _explained(kind, number, BOX.edition)


@cache
def _explained(kind: str, number: int, _edition: object) -> Explanation | None:
    match kind:
        case "card" if number < len(CARDS):
            return Explanation(name(None, "card", number), CARDS[number].about())
        case "action" if number < len(ACTIONS):
            entry = ACTIONS[number]
            text = [alone(entry.action.text())] if entry.has_name else CARDS[entry.card].words()
            return Explanation(action_name(number), text)
        case "space" if number < SPACES:
            return Explanation(name(None, kind, number), [Word("about-space")])
        case "paragraph" if number in BOX.paragraphs:
            return Explanation(name(None, kind, number), [Word("about-paragraph")])
        case "choice" if number // WAYS in BOX.paragraphs:
            return Explanation(name(None, kind, number), [Word("about-choice")])
        case "way" if isinstance(BOX.steps.at(number // WAYS), Choose):
            return Explanation(name(None, kind, number), [Word("about-way")])
        case "figure":
            return Explanation(name(None, kind, number), [Word("about-figure")])
    return None


PRINTED = frozenset(enum_ref(member) for kind in ENUMS for member in kind)

PRICED = (
    Act,
    StartMove,
    MakeEffort,
    GainGem,
    Peek,
    PlaceCard,
    UseGem,
    RemoveMorphing,
    RemoveFlaw,
)
"""Moves that say their price; all others cost nothing but what they name."""
FREE = tuple(kind for kind in get_args(Moves) if kind not in PRICED)
ENDS = (Done, EndRound, Pass, PassPhase, Stay, Cancel, GiveUp, Refuse, Abstain, Leave, Withdraw)


def sources(v: View) -> list[str]:
    """Return whose text asks now; else it is the phase."""
    if v.stack and v.stack[-1].card != NOTHING:
        return [f"card:{v.stack[-1].card}"]
    return [enum_ref(v.phase)]


GUIDE = Guide(
    standing,
    notes,
    explain,
    PRINTED,
    ENDS,
    sources,
    FREE,
    foretold=foretold,
    proposing=PROPOSING,
    unasked=unasked,
    reason=reason,
)
