"""What Tamashii tells its players besides its rules: how it stands, and what a move means."""

from collections.abc import Iterator

from dreamtable.content.effects import number, text_of
from dreamtable.games.tamashii.augmentations import printed_cost
from dreamtable.games.tamashii.bot.odds import success_chance
from dreamtable.games.tamashii.box import (
    ABILITIES,
    ACTIVITIES,
    BOX,
    BOXES,
    CARDS,
    PROGRAMS,
    TILES,
    kept,
)
from dreamtable.games.tamashii.cards import Body, Objective
from dreamtable.games.tamashii.changed import entry_trace, experience_program, linger_trace, upgrade_costs
from dreamtable.games.tamashii.checks import fitting
from dreamtable.games.tamashii.conditions import Onlooker
from dreamtable.games.tamashii.foretelling import foretold
from dreamtable.games.tamashii.hints import effect_of
from dreamtable.games.tamashii.launcher import BASIC_TYPES, CORRUPTED, LETTERS, LIGHT, LOCKABLE, OPEN
from dreamtable.games.tamashii.model import (
    NOTHING,
    SHIELD,
    TRACE_DICE,
    Calling,
    Colour,
    Face,
    Faction,
    Find,
    PlayerView,
    Resource,
    Roll,
    Step,
    View,
)
from dreamtable.games.tamashii.moves import (
    Accept,
    AimAtBoss,
    AimAtEnemy,
    AskForCard,
    BuyCode,
    BuyOpenSource,
    DiscardCode,
    DoActivity,
    DrawClassCards,
    Equip,
    Finish,
    JordanDoes,
    JordanMovesForYou,
    KeepCard,
    KeepDice,
    KeepProtocol,
    Launch,
    MoveJordan,
    MoveTo,
    OfferCard,
    Pass,
    PickCard,
    PickCell,
    PickClass,
    PickCode,
    PickColour,
    PickEnemy,
    PickFace,
    PickNumber,
    PickPlace,
    PickResource,
    PickSeat,
    PickWay,
    RaiseCap,
    RaiseShield,
    Ready,
    Refuse,
    Reroll,
    ResolveBox,
    SpendEnergy,
    StartAt,
    Stay,
    Stop,
    TakeWounds,
    TryObjective,
    UnlockCell,
    UseAbility,
    UseArea,
    UseCells,
    UseJordan,
    UseOwnFigure,
    Write,
)
from dreamtable.games.tamashii.naming import CODE_NAMES, name, piece_name
from dreamtable.games.tamashii.parts import Activity
from dreamtable.games.tamashii.programs import launchable
from dreamtable.games.tamashii.reaching import progress
from dreamtable.games.tamashii.rivals import score
from dreamtable.games.tamashii.verbs.control import Checking, TeamCheck
from dreamtable.kernel import WATCHER, Move
from dreamtable.telling import Alarm, Belonging, Explanation, Guide, Note, Standing, Word, enum_ref, seat_word
from dreamtable.telling.guide import change, odds, percent, price, warning
from dreamtable.telling.words import Args

FEW_CODES = 2
"""So few corrupted codes are left that one reset takes the last of them."""
SOON = 3
"""So few rounds are left that the end is near."""


# How it stands


def standing(v: View) -> Standing:
    """Return who the seat is, what it wants, and what threatens it."""
    me = None if v.seat == WATCHER else v.players[v.seat]
    side = "watcher" if me is None else v.mode
    return Standing(side, role(v, me), goal(v), *danger(v, me), progress(v), tuple(belongings(v)))


def role(v: View, me: PlayerView | None) -> Word:
    """Return who one is: the body one wears, and the class."""
    if me is None:
        return Word("role-watcher")
    if me.body == NOTHING:
        return Word("role-you-nobody")
    body = BOX.name(me.body)
    if me.calling is None:
        return Word("role-you-walker", {"body": body})
    calling = Word(f"calling-{me.calling.name.lower()}")
    return Word("role-you-rival" if v.mode == "rivals" else "role-you", {"body": body, "calling": calling})


def goal(v: View) -> Word:
    """TAM-SCE-02, TAM-VS-01: the objective of the active card and the time for it; or the score."""
    if v.step < Step.BEFORE_TRACE:
        return Word("goal-beginning")
    if v.mode == "rivals":
        best = max(score(v, seat) for seat in range(len(v.players)) if seat != v.seat)
        if v.seat == WATCHER:
            return Word("goal-rivals-watched", {"best": best, "time": v.time})
        return Word("goal-rivals", {"points": score(v, v.seat), "best": best, "time": v.time})
    if v.story == NOTHING:
        return Word("goal-beginning")
    done, of = progress(v)
    objective = Word(f"objective-{CARDS[v.story].id}")
    return Word("goal-story", {"objective": objective, "done": done, "of": of, "time": v.time})


def belongings(v: View) -> Iterator[Belonging]:
    """TAM-TOK-06: yield the tokens that somebody carries."""
    for seat, player in enumerate(v.players):
        for token, count in player.carried.items():
            if count:
                args: Args = {"token": name("token", token), "count": count, "seat": seat_word(seat)}
                yield Belonging(f"token:{token}", Word("held-by", args))


def danger(v: View, me: PlayerView | None) -> tuple[Word, Alarm]:
    """Return what is nearest: a reset, the last corrupted code, the end of the time, enemies, trace."""
    if me is not None and me.queue:
        worst = coming_wounds(v)
        if worst >= me.integrity + me.resources[SHIELD]:
            return Word("danger-reset", harm(me, worst)), Alarm.NEXT
    story = v.mode != "rivals" and v.step >= Step.BEFORE_TRACE
    left = v.supply[CORRUPTED]
    if story and left <= FEW_CODES:
        return Word("danger-corrupted", {"left": left}), Alarm.NEXT
    if v.step >= Step.BEFORE_TRACE and 0 < v.time <= 1:
        return Word("danger-last-round", {"time": v.time}), Alarm.NEXT
    if me is not None and me.queue:
        return Word("danger-enemies", harm(me, coming_wounds(v))), Alarm.NEAR
    if me is not None and me.trace and me.trace >= v.top_space - 2:
        return Word("danger-trace-top", {"trace": me.trace, "top": v.top_space}), Alarm.NEAR
    if story and left <= 2 * FEW_CODES:
        return Word("danger-corrupted", {"left": left}), Alarm.NEAR
    if v.step >= Step.BEFORE_TRACE and 0 < v.time <= SOON:
        return Word("danger-time", {"time": v.time}), Alarm.NEAR
    if me is not None and me.trace:
        dice = TRACE_DICE[min(me.trace, len(TRACE_DICE) - 1)]
        return Word("danger-trace", {"trace": me.trace, "dice": dice}), Alarm.CALM
    return Word("danger-none", {"left": left if story else 0, "time": v.time}), Alarm.CALM


def coming_wounds(v: View) -> int:
    """TAM-CBT-10: how many wounds the enemies of the seat may give in combat."""
    signs = [sign for one in foretold(v) for sign in one.signs]
    return sum(sign.num for sign in signs if f"seat:{v.seat}" in sign.refs)


def harm(me: PlayerView, wounds: int) -> Args:
    """Return who threatens with how many wounds, and what is left to bear them."""
    others = len(me.queue) - 1
    first = name("card", me.queue[0].enemy)
    return {"enemy": first, "others": others, "wounds": wounds, "left": me.integrity}


# What a move means


def notes(v: View, move: Move, _rule: str) -> list[Note]:
    """Return what can be known of a move."""
    if v.seat == WATCHER or isinstance(move, Write):
        return []
    me = v.players[v.seat]
    match move:
        case MoveTo(place):
            return list(of_move(v, place))
        case Stay():
            return of_trace(v, linger_trace(v, me.place, v.seat))
        case Equip(card):
            return [price("note-memory", count=printed_cost(card))]
        case BuyCode() | DiscardCode():
            return [price("note-memory", count=1)]
        case RaiseCap():
            return [price("note-experience", count=upgrade_costs(v)["cap"]), change("note-cap")]
        case UnlockCell() if v.step in (Step.BEFORE_TRACE, Step.BEFORE_REFILL, Step.WRITING):
            late = v.step is Step.WRITING
            cost = price("note-experience", count=upgrade_costs(v)["cell"])
            return [cost, change("note-cell-late" if late else "note-cell")]
        case UnlockCell():
            return [price("note-no-cost")]
        case BuyOpenSource():
            return [price("note-experience", count=upgrade_costs(v)["open"]), change("note-open")]
        case DrawClassCards():
            return [price("note-experience", count=upgrade_costs(v)["class"]), change("note-class")]
        case Ready() if v.step is Step.WRITING and me.writes:
            return [warning("note-writes-left", count=me.writes)]
        case Finish() if v.step is Step.LAUNCH:
            left = launchable(v, v.seat)
            return [warning("note-programs-left", count=len(left))] if left else []
        case _:
            return of_dice_and_cards(v, me, move)


def of_dice_and_cards(v: View, me: PlayerView, move: Move) -> list[Note]:
    """Return what can be known of programs, dice, checks and Jordan."""
    match move:
        case Launch(program):
            entry = PROGRAMS[program]
            does = effect_of(program, experience_program(v))
            found = [price("note-tokens", count=entry.pattern.size)]
            found += [change("note-does", do=does)] if isinstance(does, Word) else []
            return [*found, warning("note-repel")] if entry.sort == "repel" else found
        case ResolveBox(box):
            return on_box(box)
        case PickCell(cell):
            code = me.launcher[cell]
            return [change("note-token", code=name("code", code))] if code else []
        case UseArea():
            return on_tile(v.places[me.place].tile)
        case KeepCard(card) | KeepProtocol(card):
            return on_card(card)
        case PickCard(card) if isinstance(CARDS[card], Body):
            return on_card(card)
        case PickClass(calling):
            return [change(f"web-tamashii-class-{calling.name.lower()}")]
        case RaiseShield():
            return [change("note-shield", count=me.resources[SHIELD])]
        case UseAbility(ability):
            return on_ability(ability)
        case UseCells(cells):
            spent = sum(me.launcher[cell] == OPEN for cell in cells)
            return [warning("note-open-spent", count=spent)] if spent else []
        case SpendEnergy(energy) if energy:
            return [change("note-dice", count=me.attack + energy)]
        case Reroll(hits, specials, blanks):
            return [price("note-reroll", count=hits + specials + blanks)]
        case DoActivity(activity):
            offer = ACTIVITIES[activity]
            return [*check_notes(v, offer.activity, offer.card), *on_activity(activity)]
        case TryObjective(card):
            one = CARDS[card]
            if isinstance(one, Objective) and one.goal.check is not None:
                need = number(Onlooker(v, v.seat, card), one.goal.check.need) or 0
                return [chance_note(tokens_for(v, v.seat, one.goal.check.type), need)]
            return []
        case UseJordan() | JordanMovesForYou() if v.jordan is not None:
            last = v.jordan.battery == 1
            return [price("note-battery"), *([warning("note-last-battery")] if last else [])]
        case _:
            return []


@kept
def on_tile(tile: int) -> list[Note]:
    """Return what the effect of a tile is."""
    return [change("note-does", do=text_of(TILES[tile].do))] if tile in TILES else []


@kept
def on_card(card: int) -> list[Note]:
    """Return what is printed on a card that one may keep."""
    return [change("note-printed", text=text) for text in BOX.text_on(CARDS[card])]


@kept
def on_activity(activity: int) -> list[Note]:
    """Return what comes of an activity."""
    return [change("note-does", do=text_of(ACTIVITIES[activity].activity.do))]


@kept
def on_box(box: int) -> list[Note]:
    """Return what is printed on a combat box."""
    filled = BOXES[box].box
    return [change("note-does-each" if filled.need.many else "note-does", do=text_of(filled.do))]


@kept
def on_ability(ability: int) -> list[Note]:
    """Return what is printed of an ability: its price, and what it does."""
    held = ABILITIES[ability].ability
    cost = held.cost.text()
    paid = price("note-cost", cost=cost) if isinstance(cost, Word) else price("note-no-cost")
    return [paid, change("note-does", do=text_of(held.do))]


def of_move(v: View, place: int) -> Iterator[Note]:
    """TAM-MAP-07, -09: what is known of a move: the trace, and what lies there."""
    one = v.places[place]
    if one.explore:
        yield change("note-explore")
    if one.shown:
        yield from of_trace(v, entry_trace(v, place, v.seat))
    else:
        yield price("note-no-trace" if v.players[v.seat].trace is None else "note-unknown")


def of_trace(v: View, rise: int) -> list[Note]:
    """TAM-TRC-04: how trace rises, and whether it comes to the top space."""
    trace = v.players[v.seat].trace
    if trace is None or not rise:
        return [price("note-no-trace")]
    found = [price("note-trace", count=rise)]
    return [*found, warning("note-top-space")] if trace + rise >= v.top_space else found


def check_notes(v: View, activity: Activity, card: int) -> list[Note]:
    """TAM-CHK-02: how likely a check is passed with all tokens that lie ready for it."""
    for step in activity.do:
        if isinstance(step, Checking):
            seats = range(len(v.players)) if isinstance(step, TeamCheck) else [v.seat]
            dice = sum(tokens_for(v, seat, step.type) for seat in seats)
            return [chance_note(dice, number(Onlooker(v, v.seat, card), step.need) or 0)]
    return []


def tokens_for(v: View, seat: int, kind: str) -> int:
    """TAM-CHK-03: how many tokens a player could dump for a check."""
    p = v.players[seat]
    if kind == "chosen":
        return max(len(fitting(p, LETTERS[code])) for code in BASIC_TYPES)
    return len(fitting(p, kind))


def chance_note(dice: int, need: int) -> Note:
    """Return how likely so many dice pass a check."""
    return odds("note-check", dice=dice, need=need, chance=percent(success_chance(dice, need)))


# What things are


def explain(kind: str, thing: str) -> Explanation | None:
    """Return what a component, a tile, a program, a code, a resource or the like is."""
    if kind in ENUMS:
        return Explanation(Word(f"{kind}-{thing}"), [Word(f"about-{kind}-{thing}")])
    if kind == "token":
        own = thing in ("ascend", "success")
        return Explanation(name(kind, thing), [Word(f"about-token-{thing}" if own else "about-token")])
    if (kind, thing) in MARKERS:
        marker = f"web-tamashii-{MARKERS[kind, thing]}"
        return Explanation(Word(marker), [Word(f"{marker}-how")])
    if kind in ("lock", "way"):
        return Explanation(name(kind, thing), [Word(f"about-{kind}")])
    try:
        at = int(thing)
    except ValueError:
        return None
    return explain_number(kind, at) if at >= 0 else None


def explain_number(kind: str, at: int) -> Explanation | None:
    """The same for what goes by a number."""
    text: list[Word]
    match kind:
        case "card" if at < len(CARDS):
            return about_card(at)
        case "tile":
            text = [Word("about-tile")] if not at else [*BOX.text_on(TILES[at]), Word("about-tile")]
        case "program":
            entry = PROGRAMS[at]
            effect = entry.effect()
            does = [effect] if isinstance(effect, Word) else []
            return Explanation(piece_name(entry), [*does, Word(f"about-program-{entry.sort}")])
        case "cell":
            sort = "locked" if at in LOCKABLE else "light" if LIGHT >> at & 1 else "plain"
            text = [Word(f"about-cell-{sort}")]
        case "code":
            text = [Word(f"about-code-{CODE_NAMES[at]}")]
        case "ability":
            text = [text_of(ABILITIES[at].ability.do), Word("about-ability")]
        case "box":
            text = [text_of(BOXES[at].box.do), Word("about-box")]
        case "activity":
            text = [text_of(ACTIVITIES[at].activity.do), Word("about-activity")]
        case "place" | "edge":
            text = [Word(f"about-{kind}")]
        case _:
            return None
    return Explanation(name(kind, at), text)


def about_card(at: int) -> Explanation:
    """Return what is printed on a component, and what its kind is for."""
    card = CARDS[at]
    return Explanation(card.name(), [*BOX.text_on(card), Word(f"about-{card.kind()}")])


def sources(v: View) -> list[str]:
    """Return the card whose text is being resolved."""
    text = next((one for one in reversed(v.stack) if one.card != NOTHING), None)
    return [f"card:{text.card}"] if text is not None else []


MARKERS = {("time", "0"): "time", ("track", "trace"): "trace", ("track", "integrity"): "integrity"}
"""What is counted on the board, and whose words say so."""
ENUMS = ("resource", "colour", "calling", "faction", "find", "face", "roll")
PRINTED = frozenset(
    [
        *map(enum_ref, (*Resource, *Colour, *Calling, *Faction, *Find, *Face, *Roll)),
        *(f"code:{code}" for code in range(1, 7)),
        *(f"cell:{cell}" for cell in range(20)),
        *(f"program:{at}" for at in range(9)),
    ]
)
"""What is printed on the player boards, the dice and the help cards."""

FREE = (
    PickColour,
    PickClass,
    KeepProtocol,
    StartAt,
    Write,
    KeepCard,
    OfferCard,
    AskForCard,
    Ready,
    MoveJordan,
    UseOwnFigure,
    UseArea,
    UseCells,
    Finish,
    SpendEnergy,
    KeepDice,
    ResolveBox,
    AimAtBoss,
    AimAtEnemy,
    RaiseShield,
    TakeWounds,
    Accept,
    Refuse,
    Pass,
    Stop,
    PickCode,
    PickCell,
    PickResource,
    PickEnemy,
    PickCard,
    PickSeat,
    PickPlace,
    PickNumber,
    PickFace,
    PickWay,
    DoActivity,
    JordanDoes,
    TryObjective,
)
ENDS = (Ready, Stay, UseOwnFigure, Finish, KeepDice, TakeWounds, Refuse, Pass, Stop)
GUIDE = Guide(standing, notes, explain, PRINTED, ENDS, sources, FREE, foretold=foretold)
