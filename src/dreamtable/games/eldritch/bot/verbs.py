"""The table of worth, first half: verbs that steer, and those for investigators and their things."""

from dreamtable.content.effects import Choose, For, If, May, Repeat, Roll, Steps, Unless
from dreamtable.content.effects.spans import lines_at
from dreamtable.games.eldritch.bot.fights import Spot
from dreamtable.games.eldritch.bot.sight import CONDITIONS, UNKNOWN_CONDITION, worst_conditions
from dreamtable.games.eldritch.bot.worth import Worth, counts, flat, unweighed, weighs
from dreamtable.games.eldritch.box import CARDS, NUMBERS
from dreamtable.games.eldritch.cards import Artifact, Asset, Condition, Spell
from dreamtable.games.eldritch.model import NOTHING, SKILL, TICKETS, Skill
from dreamtable.games.eldritch.terms import THIS
from dreamtable.games.eldritch.verbs import people, tests, things
from dreamtable.kernel import Seat

DELAY = -1.8
TICKET = 0.6
IMPROVED = (1.3, 0.9, 1.8, 1.4, 1.5)
"""By skill: what an improvement is worth."""

weighs(tests.Test)(Worth.test)
flat(people.Act, 1.5)
flat(people.ShareClues, 0.1)
flat(things.Box, -1.0)
flat(things.Peek, 0.1)
flat(things.Look, 0.2)
flat(things.Reserve, 0.2)
flat(tests.Bonus, 1.0)
flat(tests.AddSuccess, 1.0)
flat(tests.Reroll, 0.5)
flat(tests.SuccessOn, 0.5)
flat(tests.Ignore, 0.5)
flat(tests.SetDie, 0.5)
unweighed(tests.UseSkill, "which skill is better shows in the odds of the test")
unweighed(tests.Cancel, "what does not happen is weighed where the event is known")


@weighs(Choose)
def choose(w: Worth, step: Choose, spot: Spot) -> float:
    """The best way that can be taken."""
    ways = [w.steps((*one.cost.steps, *one.do), spot) for one in step.options if one.is_open(spot)]
    return max(ways, default=0.0)


@weighs(May)
def may(w: Worth, step: May, spot: Spot) -> float:
    """Only what is worth its price is done."""
    if not step.cost.payable(spot):
        return 0.0
    return max(0.0, w.steps(step.cost.steps, spot) + w.steps(step.do_, spot))


@weighs(Unless)
def unless(w: Worth, step: Unless, spot: Spot) -> float:
    """The price is paid if that is better."""
    done = w.steps(step.do_, spot)
    return max(done, w.steps(step.price.steps, spot)) if step.price.payable(spot) else done


@weighs(If)
def if_else(w: Worth, step: If, spot: Spot) -> float:
    """Every case, as likely as it is."""
    total, left = 0.0, 1.0
    for check, steps in ((step.check, step.then), *((one.check, one.then) for one in step.else_if)):
        likely = left * w.holds(check, spot)
        total += likely * w.steps(steps, spot)
        left -= likely
    return total + left * w.steps(step.else_, spot)


@weighs(For)
def for_each(w: Worth, step: For, spot: Spot) -> float:
    """Each who is meant."""
    if step.who.name == "each-cultist":
        cultists = sum(CARDS[foe.monster].id == "cultist" for foe in w.view.foes)
        return cultists * w.steps(step.do_, spot)
    people = w.sight.people
    return sum(w.steps(step.do_, spot.of(seat, people[seat].space)) for seat in w.who(step.who, spot))


@weighs(Repeat)
def repeat(w: Worth, step: Repeat, spot: Spot) -> float:
    """So many times."""
    return w.sight.number(step.num) * w.steps(step.do_, spot)


@weighs(Roll)
def roll(w: Worth, step: Roll, spot: Spot) -> float:
    """Each line by its faces."""
    lines = [w.steps(steps, spot) for face in range(1, 7) for steps in lines_at(step.faces, face)]
    return sum(lines) / 6 * w.sight.number(step.num)


@weighs(people.Lose)
def lose(w: Worth, step: people.Lose, spot: Spot) -> float:
    """Bodies suffer."""
    health, sanity = w.sight.number(step.health), w.sight.number(step.sanity)
    return sum(w.sight.lose(seat, health, sanity) for seat in w.who(step.who, spot))


@weighs(people.Recover)
def recover(w: Worth, step: people.Recover, spot: Spot) -> float:
    """Bodies heal."""
    health, sanity = w.sight.number(step.health), w.sight.number(step.sanity)
    return w.best_who(step.who, spot, lambda seat: w.sight.recover(seat, health, sanity))


@weighs(people.Spend)
def spend(w: Worth, step: people.Spend, spot: Spot) -> float:
    """A price in clues, tickets, Health or Sanity."""
    sight, clues = w.sight, w.sight.number(step.clue)
    cost = sight.clue * clues + TICKET * sight.number(step.ticket)
    if clues and step.from_ == "you" and spot.card not in (w.view.mystery, *w.view.rumors):
        held = len(sight.people[spot.seat].clues)
        cost += sight.pile(held) - sight.pile(max(0, held - round(clues)))
    return sight.lose(spot.seat, sight.number(step.health), sight.number(step.sanity)) - cost


@weighs(people.Improve)
def improve(w: Worth, step: people.Improve, spot: Spot) -> float:
    """A skill improves, if it still can."""
    total = 0.0
    for seat in w.who(step.who, spot):
        able = [IMPROVED[skill] for skill in Skill if w.sight.people[seat].improved[skill] < 2]
        if step.skill != "any":
            skill = SKILL[step.skill]
            able = [IMPROVED[skill]] if w.sight.people[seat].improved[skill] < 2 else []
        total += max(able, default=0.0)
    return w.sight.taste.improved * total


@weighs(people.Delay)
def delay(w: Worth, step: people.Delay, spot: Spot) -> float:
    """A turn is lost."""
    return DELAY * sum(not w.sight.people[seat].delayed for seat in w.who(step.who, spot))


@weighs(people.Move)
def move(_w: Worth, step: people.Move, _spot: Spot) -> float:
    """Somewhere else."""
    if step.to is None:
        return 0.5
    return -0.6 if step.to.name == "random" else 0.3


@weighs(things.Gain)
def gain(w: Worth, step: things.Gain, spot: Spot) -> float:
    """Whoever is meant gains it."""
    return w.best_who(step.who, spot, lambda seat: gain_by(w, step, seat, spot))


def gain_by(w: Worth, step: things.Gain, seat: Seat, spot: Spot) -> float:
    """Return what one investigator's gain is worth."""
    sight = w.sight
    worth = 0.0
    if step.all_of:
        fallen = [one for one in w.view.fallen if one.space == spot.space]
        worth += max(
            (1.0 + 1.2 * len(one.cards) + sight.clue * len(one.clues) for one in fallen), default=0.0
        )
    if step.clue == THIS:
        worth += w.finding(spot)
    elif step.clue is not None:
        worth += sight.one_more(seat) * sight.number(step.clue)
    if step.asset is not None:
        worth += w.best_reserve(seat, step) if step.from_ == "reserve" else 1.6
    if step.artifact is not None:
        worth += 2.8 + (0.4 * sight.token if sight.wanted.get("artifact") else 0.0)
    if step.spell is not None:
        worth += sight.spell(seat) * sight.number(step.spell)
    if step.condition:
        worth += condition(w, step.condition, seat)
    if step.ticket:
        room = TICKETS - sum(sight.people[seat].tickets)
        worth += TICKET * min(room, sight.number(step.num))
    return worth


def condition(w: Worth, name: str, seat: Seat) -> float:
    """Return what gaining a condition is worth to somebody."""
    worth = CONDITIONS.get(name, UNKNOWN_CONDITION)
    if w.sight.hands[seat].holds(name):
        return 0.5 if worth > 0 else -1.5 if name == "cursed" else 0.0
    return worth


@weighs(things.Discard)
def discard(w: Worth, step: things.Discard, spot: Spot) -> float:
    """What goes, and conditions that one is glad to lose."""
    if step.this:
        thing = CARDS[spot.card] if spot.card != NOTHING else None
        if isinstance(thing, Condition):
            return -CONDITIONS.get(thing.id, UNKNOWN_CONDITION)
        return -0.8 if isinstance(thing, Asset | Artifact | Spell) else 0.0
    if step.clue == THIS:
        return -1.0
    total = 0.0
    for seat in w.who(step.who, spot):
        person = w.sight.people[seat]
        if step.clue is not None:
            total -= w.sight.clue * min(len(person.clues), w.sight.number(step.clue, 99))
        if step.ticket is not None:
            total -= TICKET * min(sum(person.tickets), w.sight.number(step.ticket, 99))
        for kind, count in counts(step):
            cards = w.held(seat, kind, step)[: round(w.sight.number(count, 99))]
            if kind == "condition":
                bad = [card for card in worst_conditions(person) if card in w.held(seat, kind, step)]
                total -= CONDITIONS.get(CARDS[bad[0]].id, 0.0) if bad else 0.0
            else:
                total -= sum(max(0.3, w.card(card, seat, owned=True)) for card in cards)
    return total


@weighs(things.Flip)
def flip(w: Worth, step: things.Flip, spot: Spot) -> float:
    """The backs that it may have, on average; or the one that is known."""
    card = spot.card if step.what == "this" else NUMBERS[step.what][0]
    thing = CARDS[card] if card != NOTHING else None
    inside = spot.of(spot.seat, spot.space, card)
    if isinstance(thing, Condition):
        if step.what == "this" and card in w.sight.people[spot.seat].turned:
            return 0.0
        known = w.view.backs.get(card)
        backs = thing.backs if known is None else (thing.backs[known],)
        return sum(w.steps(back, inside) for back in backs) / len(backs)
    if isinstance(thing, Spell):
        known = w.view.backs.get(card)
        spells = thing.backs if known is None else (thing.backs[known],)
        lines = [w.steps(line(back.by_result, 1), inside) for back in spells]
        zeros = [w.steps(line(back.by_result, 0), inside) for back in spells]
        fail = 1 - w.chance(spot, SKILL["lore"], 0)
        return (fail * sum(zeros) + (1 - fail) * sum(lines)) / len(spells)
    return 0.0


def line(lines: dict[str, Steps], result: int) -> Steps:
    """Return the line of a spell's back for a result; without its own flipping back."""
    found: Steps = next(lines_at(lines, result), ())
    return tuple(step for step in found if not isinstance(step, things.Flip))


@weighs(tests.Prevent)
def prevent(w: Worth, step: tests.Prevent, spot: Spot) -> float:
    """A loss that does not happen."""
    return -w.sight.lose(spot.seat, w.sight.number(step.health), w.sight.number(step.sanity))


@weighs(people.Devour)
def devour(w: Worth, _step: people.Devour, _spot: Spot) -> float:
    """Worse than defeat: everything is gone."""
    return w.sight.body(0) - 3.0


@weighs(people.Fall)
def fall(w: Worth, _step: people.Fall, _spot: Spot) -> float:
    """Defeat."""
    return w.sight.body(0)


@weighs(tests.Dice)
def dice(w: Worth, step: tests.Dice, _spot: Spot) -> float:
    """Dice more."""
    return 0.5 * w.sight.number(step.num)


@weighs(tests.Mod)
def mod(w: Worth, step: tests.Mod, _spot: Spot) -> float:
    """Damage or horror less."""
    return -0.6 * w.sight.number(step.num)
