"""The table of worth: every verb that cards can say, with its weight or why it has none."""

from dreamtable.content.effects import Counted, If, holds
from dreamtable.games.tamashii.bot.sight import POINT
from dreamtable.games.tamashii.bot.worth import UNKNOWN, Worth, flat, unweighed, weighs
from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.cards import FactionCard
from dreamtable.games.tamashii.conditions import CODES, counted
from dreamtable.games.tamashii.launcher import CORRUPTED, OPEN, empty_cells
from dreamtable.games.tamashii.look import figure_place
from dreamtable.games.tamashii.model import MEMORY, RESOURCES, SHIELD
from dreamtable.games.tamashii.terms import NONE
from dreamtable.games.tamashii.verbs import cards, codes, control, foes, people, story, world

DIE = 0.9
"""A die more in a roll."""
WRITE = 0.45
PREPARE = 0.8
DUMPED = 0.45
"""A token that leaves the launcher unused."""
ASCEND = "ascend"
PLENTY = 4
"""So many corrupted codes of one's own are enough to burn."""


# Steering


@weighs(If)
def if_(w: Worth, step: If) -> float:
    """Every case, as likely as it is."""
    total, left = 0.0, 1.0
    for check, steps in ((step.check, step.then), *((one.check, one.then) for one in step.else_if)):
        known = holds(w.look, check)
        likely = left * (UNKNOWN if known is None else float(known))
        total += likely * w.steps(steps)
        left -= likely
    return total + left * w.steps(step.else_)


@weighs(control.Choose)
def choose(w: Worth, step: control.Choose) -> float:
    """The best way."""
    return max((w.steps(way.do) + w.steps(way.cost.steps) for way in step.ways.ways), default=0.0)


@weighs(control.Pay)
def pay(w: Worth, step: control.Pay) -> float:
    """Only what is worth its price is paid for."""
    return max(0.0, w.steps(step.cost.steps) + w.steps(step.then))


def check_of(w: Worth, step: control.Checking, *, team: bool) -> float:
    """What passing and failing is worth, as likely as it is; tokens are lost either way."""
    need = w.sight.count(step.need, 3)
    chance = w.chance(step.type, need, team=team)
    passed, failed = w.steps(step.pass_), w.steps(step.fail)
    price = DUMPED * min(need, w.tokens_for(step.type, w.sight.seat))
    worth = chance * passed + (1 - chance) * failed - price
    return worth if step.must else max(0.0, worth)


@weighs(control.Check)
def check(w: Worth, step: control.Check) -> float:
    """A personal check."""
    return check_of(w, step, team=False)


@weighs(control.TeamCheck)
def team_check(w: Worth, step: control.TeamCheck) -> float:
    """A team check."""
    return check_of(w, step, team=True)


@weighs(control.Stat)
def stat(w: Worth, step: control.Stat) -> float:
    """More of a value, for a round or for good."""
    lasting = min(4.0, w.sight.rounds) if step.until == "game" else 1.0
    return lasting * (0.4 * step.move + 0.8 * step.attack + 0.5 * step.write)


# Players


@weighs(people.Gain)
def gain(w: Worth, step: people.Gain) -> float:
    """Points of resources."""
    sight = w.sight
    total = sight.any_resource * sight.count(step.any) if step.any != NONE else 0.0
    for resource in RESOURCES:
        num = getattr(step, resource.name.lower())
        if num != NONE:
            total += sight.resource(resource, sight.count(num))
    return total


def lost(w: Worth, step: people.Resources) -> float:
    """What it costs to lose points."""
    sight = w.sight
    total = 0.7 * min(sight.count(step.any), sum(sight.me.resources)) if step.any != NONE else 0.0
    for resource in RESOURCES:
        num = getattr(step, resource.name.lower())
        if num != NONE:
            total += sight.resource_lost(resource, sight.count(num))
    return -total


@weighs(people.Lose)
def lose(w: Worth, step: people.Lose) -> float:
    """Points that are lost."""
    return lost(w, step)


@weighs(people.Spend)
def spend(w: Worth, step: people.Spend) -> float:
    """Points that are paid; what can't be paid is no way."""
    me = w.sight.me
    for resource in RESOURCES:
        num = getattr(step, resource.name.lower())
        if num != NONE and me.resources[resource] < w.sight.count(num):
            return -99.0
    return lost(w, step)


@weighs(people.Give)
def give(w: Worth, step: people.Give) -> float:
    """To a friend it is half lost."""
    return lost(w, step) * (1.0 if w.sight.against else 0.4)


@weighs(people.Take)
def take(w: Worth, step: people.Take) -> float:
    """Points from others."""
    return (1.6 if w.sight.against else -0.2) * max(1, w.sight.count(step.any))


@weighs(people.Xp)
def xp(w: Worth, step: people.Xp) -> float:
    """Experience."""
    return (w.sight.xp + (w.aims.xp if w.aims is not None else 0.0)) * w.sight.count(step.num)


@weighs(people.Wound)
def wound(w: Worth, step: people.Wound) -> float:
    """Wounds, as far as no shield catches them."""
    count = w.sight.count(step.num)
    shield = min(count, w.sight.me.resources[SHIELD])
    return -w.sight.wounds(count - shield) - 0.8 * shield


@weighs(people.Bleed)
def bleed(w: Worth, step: people.Bleed) -> float:
    """Lost integrity."""
    return -w.sight.wounds(w.sight.count(step.num))


@weighs(people.Recover)
def recover(w: Worth, step: people.Recover) -> float:
    """Integrity."""
    count = min(w.sight.count(step.num), w.sight.me.cap - w.sight.me.integrity)
    return w.sight.recovered(count) + count * w.event("recover")


@weighs(people.Cap)
def cap(w: Worth, step: people.Cap) -> float:
    """A higher cap."""
    return (POINT if w.sight.against else 2.0) * w.sight.count(step.num)


@weighs(people.UnlockCell)
def unlock_cell(w: Worth, step: people.UnlockCell) -> float:
    """Cells that are refilled each round."""
    return (POINT + 1.0 if w.sight.against else 3.5) * w.sight.count(step.num)


@weighs(people.Trace)
def trace(w: Worth, step: people.Trace) -> float:
    """Trace that rises or falls."""
    return w.sight.trace(w.sight.count(step.num))


@weighs(people.TraceSet)
def trace_set(w: Worth, step: people.TraceSet) -> float:
    """Trace that is set."""
    return w.sight.trace(w.sight.count(step.num) - (w.sight.me.trace or 0))


@weighs(people.Reset)
def reset(w: Worth, _step: people.Reset) -> float:
    """A reset."""
    return -7.0 - 2 * w.sight.corrupted


@weighs(people.AddDie)
def add_die(w: Worth, step: people.AddDie) -> float:
    """Dice for a roll."""
    return DIE * w.sight.count(step.num)


@weighs(people.Reroll)
def reroll(w: Worth, step: people.Reroll) -> float:
    """Dice that are rolled again."""
    return 0.5 * w.sight.count(step.num)


@weighs(people.TurnDie)
def turn_die(w: Worth, step: people.TurnDie) -> float:
    """Dice that are turned."""
    return 0.7 * w.sight.count(step.n)


@weighs(people.RollFor)
def roll_for(w: Worth, step: people.RollFor) -> float:
    """What each face brings, as likely as it is."""
    each = w.steps(step.H) / 2 + w.steps(step.S) / 3 + w.steps(step.blank) / 6
    return each * w.sight.count(step.n)


flat(people.Prevent, 1.2)
flat(people.Duel, 0.3)
flat(people.KeepBody, 2.0)
flat(people.SkipCombat, 1.5)
unweighed(people.TraceOn, "it comes to everybody when the story wants it")


# Codes


@weighs(codes.Code)
def code(w: Worth, step: codes.Code) -> float:
    """Codes, corrupted ones as a loss."""
    total = 0.0
    for kind in codes.KINDS:
        amount = getattr(step, kind)
        if amount.is_none:
            continue
        count = w.sight.count(amount.low)
        if kind in ("any", "basic"):
            total += count * (w.sight.code(w.sight.wanted_code) + w.event("gain-code"))
        elif kind == "corrupted":
            most = count if amount.high is None else w.sight.count(amount.high)
            total += max(count * gained_corrupted(w), most * gained_corrupted(w))
        else:
            which = w.sight.me.core if kind == "core" else CODES.get(kind, OPEN)
            total += count * (w.sight.code(which) + w.event("gain-code"))
    return total


def gained_corrupted(w: Worth) -> float:
    """A corrupted code is a burden, unless the scenario wants them burned."""
    burned = w.aims.burned if w.aims is not None else 0.0
    if burned:
        return 0.6 * burned if w.sight.own_codes[CORRUPTED] < PLENTY else -0.5
    return -w.sight.corrupted


@weighs(codes.Dump)
def dump(w: Worth, step: codes.Dump) -> float:
    """Tokens that leave the launcher."""
    return -DUMPED * sum(
        min(8, w.sight.count(getattr(step, kind).low))
        for kind in codes.KINDS
        if not getattr(step, kind).is_none
    )


@weighs(codes.Discard)
def discard(w: Worth, step: codes.Discard) -> float:
    """Corrupted codes are gladly discarded, others from the dump area without regret."""
    own = w.sight.own_codes[CORRUPTED]
    burned = w.aims.burned if w.aims is not None else 0.0
    if not step.corrupted.is_none:
        each = burned or 1.6
        return each * min(own, w.sight.count(step.corrupted.low)) + w.event("discard-code")
    return (1.0 if own and step.from_ != "launcher" else -0.1) + w.event("discard-code")


@weighs(codes.Restore)
def restore(w: Worth, step: codes.Restore) -> float:
    """Better codes in the bag."""
    return 0.15 * min(w.sight.count(step.num), sum(w.sight.me.dump))


@weighs(codes.Prepare)
def prepare(w: Worth, step: codes.Prepare) -> float:
    """Tokens on cells of choice."""
    room = len(empty_cells(w.sight.me.launcher, w.sight.me.unlocked))
    return PREPARE * min(room, w.sight.count(step.num))


@weighs(codes.Write)
def write(w: Worth, step: codes.Write) -> float:
    """Writes."""
    return WRITE * w.sight.count(step.num)


flat(codes.Core, 0.1)
flat(codes.LimitWrites, -1.0)
flat(codes.ExchangeCode, 0.2)
flat(codes.Launch, 1.2)


# Enemies


@weighs(foes.Damage)
def damage(w: Worth, step: foes.Damage) -> float:
    """Damage to the enemies that are meant."""
    sight, count = w.sight, w.sight.count(step.n)
    queue = sight.me.queue
    if not queue:
        return 0.0
    if step.target.name == "all":
        return sum(sight.damage(foe, count) for foe in queue) + count * w.event("damage-dealt")
    at = {"next": 1, "last": -1}.get(step.target.name, 0)
    if at >= len(queue):
        return 0.0
    foe = queue[at]
    ends = w.event("defeat") if count >= sight.left_on(foe) else 0.0
    return sight.damage(foe, count) + ends + count * w.event("damage-dealt")


@weighs(foes.Defeat)
def defeat(w: Worth, step: foes.Defeat) -> float:
    """An enemy that is defeated at once."""
    most = 99 if step.max is None else w.sight.count(step.max)
    fitting = [foe for foe in w.sight.me.queue if w.sight.left_on(foe) <= most]
    if step.target.name == "top":
        fitting = [foe for foe in fitting if foe is w.sight.top]
    return max((w.sight.defeated(foe) + w.event("defeat") for foe in fitting), default=0.0)


@weighs(foes.Expel)
def expel(w: Worth, step: foes.Expel) -> float:
    """Enemies that go."""
    gone = w.sight.me.queue if step.target.name == "all" else w.sight.me.queue[:1]
    return sum(w.sight.threat(foe) for foe in gone)


@weighs(foes.Mend)
def mend(w: Worth, step: foes.Mend) -> float:
    """Damage that is gone."""
    hurt = sum(foe.damage for foe in w.sight.me.queue)
    return -0.6 * min(hurt, w.sight.count(step.n))


@weighs(foes.Lock)
def lock(w: Worth, step: foes.Lock) -> float:
    """Enemies that come."""
    return -w.sight.lock * w.sight.count(step.num)


@weighs(foes.HandOver)
def hand_over(w: Worth, _step: foes.HandOver) -> float:
    """An enemy that is somebody else's from now on."""
    top = w.sight.top
    return (w.sight.threat(top) if w.sight.against else 0.2) if top is not None else 0.0


@weighs(foes.BossDamage)
def boss_damage(w: Worth, step: foes.BossDamage) -> float:
    """Damage to a boss: what the scenario is about."""
    return 2.0 * w.sight.count(step.num)


flat(foes.Requeue, 0.2)
flat(foes.Stun, 1.2)
flat(foes.BossMove, -0.3)


# Cards


@weighs(cards.SwapBody)
def swap_body(w: Worth, _step: cards.SwapBody) -> float:
    """The other body, if it is better."""
    bodies = w.sight.me.bodies
    if len(bodies) < 2:
        return 0.0
    return max(0.0, w.sight.body(bodies[0]) - w.sight.body(bodies[-1])) + w.event("swap-body")


@weighs(cards.TakeBody)
def take_body(w: Worth, _step: cards.TakeBody) -> float:
    """The best body of the market."""
    return max((w.sight.attached(card) for card in w.sight.view.market), default=0.0)


@weighs(cards.DrawFaction)
def draw_faction(w: Worth, _step: cards.DrawFaction) -> float:
    """A faction card, if there is or will be memory for it."""
    me = w.sight.me
    waiting = sum(1 for card in me.cards if card not in me.equipped)
    worth = 2.4 if me.resources[MEMORY] > waiting else 1.4
    worth *= 0.35 if w.sight.rounds < 2 else 1.0
    return max(0.2, worth - 0.6 * waiting) + w.event("draw-faction")


@weighs(cards.Destroy)
def destroy(w: Worth, _step: cards.Destroy) -> float:
    """This card is gone then: a point in a match against each other is not lost by it (TAM-VS-18)."""
    return -0.8 if not w.sight.late else 0.0


@weighs(cards.HandIn)
def hand_in(w: Worth, _step: cards.HandIn) -> float:
    """A faction card less."""
    equipped = [card for card in w.sight.me.equipped if isinstance(CARDS[card], FactionCard)]
    return -2.0 if equipped else -9.0


flat(cards.Market, 0.2)
flat(cards.DrawClass, 2.2)
flat(cards.Equip, 1.0)


# The map


@weighs(world.Reveal)
def reveal(w: Worth, _step: world.Reveal) -> float:
    """A tile more to go to."""
    return 0.5 + w.event("reveal")


@weighs(world.Place)
def place(w: Worth, step: world.Place) -> float:
    """Tokens where the scenario wants them, or does not."""
    count = min(4, w.sight.count(step.n))
    wanted = w.wanted(step.token, step.at.name)
    if step.at.name == "battery":
        return 0.8
    return count * (wanted if wanted else -0.4 if step.token == ASCEND else 0.0)


@weighs(world.Remove)
def remove(w: Worth, step: world.Remove) -> float:
    """Tokens that go."""
    count = min(4, w.sight.count(step.n))
    wanted = w.wanted(step.token, step.at.name)
    return -count * (wanted if wanted else -0.8 if step.token == ASCEND else 0.0)


@weighs(world.Carry)
def carry(w: Worth, step: world.Carry) -> float:
    """What is to be brought somewhere is taken along, from where it is not wanted."""
    have = w.carried.get(step.token, 0)
    place = w.look.s.places[figure_place(w.look.s, w.sight.seat)]
    if have >= w.sight.count(step.max) or not place.tokens.get(step.token):
        return 0.0
    most, here = w.wanted(step.token, ""), w.wanted(step.token, str(place.tile))
    return 0.75 * most if here < most else 0.0


@weighs(world.PutDown)
def put_down(w: Worth, step: world.PutDown) -> float:
    """What was brought is put down where it is wanted."""
    tile = w.look.s.places[figure_place(w.look.s, w.sight.seat)].tile
    have = w.carried.get(step.token, 0)
    most, here = w.wanted(step.token, ""), w.wanted(step.token, str(tile))
    return have * (here if here >= most else -0.5)


@weighs(world.Shift)
def shift(w: Worth, step: world.Shift) -> float:
    """Markers that come where they are wanted."""
    return (w.wanted(step.token, step.to.name) - w.wanted(step.token, step.from_.name)) * shifted(w, step)


def shifted(w: Worth, step: world.Shift) -> int:
    """Return how many markers there are to be moved."""
    what = Counted("count", step.token, step.from_.name)
    return min(4, counted(w.look, what) or 0)


flat(world.Move, 0.5)
flat(world.Put, 0.4)
flat(world.Peek, 0.2)
flat(world.OpenTile, 0.3)
flat(world.CloseTile, -0.3)
flat(world.FaceOf, -1.0)
unweighed(world.RemoveTile, "who is on it steps aside, the rest is the story's")
unweighed(world.ShuffleTiles, "nobody knows where anything will be")
unweighed(world.SwapTiles, "the group decides it when it comes")
unweighed(world.Lay, "a part of the set-up")
unweighed(world.FaceTokens, "a part of the set-up")


# The scenario


@weighs(story.Success)
def success(w: Worth, step: story.Success) -> float:
    """Success tokens on the active card: what the scenario is about."""
    return w.wanted("success", "card") * w.sight.count(step.num)


@weighs(story.Time)
def time(w: Worth, step: story.Time) -> float:
    """Rounds that are gained or lost."""
    return 2.0 * w.sight.count(step.num)


unweighed(story.TimeSet, "it comes with a new card, whatever one does")
unweighed(story.Story, "what the next card says nobody knows")
flat(story.Special, 0.6)
unweighed(story.Drop, "a reference that is no longer needed")
unweighed(story.BossIn, "it comes when the story wants it")
unweighed(story.Unlock, "for later games")
unweighed(story.Relock, "for later games")
unweighed(story.Tick, "for later games")
unweighed(story.Note, "for later games")
unweighed(story.Result, "the end is no choice")
unweighed(story.NamePlayer, "somebody must be named")
