"""The table of worth, second half: verbs for the world."""

from dreamtable.games.eldritch.bot.fights import Spot
from dreamtable.games.eldritch.bot.worth import Worth, flat, unweighed, weighs
from dreamtable.games.eldritch.box import BOX, CARDS
from dreamtable.games.eldritch.cards import Complex, Gate, SpecialEncounter
from dreamtable.games.eldritch.model import OMENS, SKILL
from dreamtable.games.eldritch.verbs import foes, tests, world

MONSTER = -1.3
"""What one more monster on the map is worth."""
SPAWNED_GATE = -5.0
LOST_GAME = -60.0

flat(foes.Heal, -0.5)
flat(foes.Shift, 0.3)
flat(world.Reckoning, -3.0)
flat(world.Surge, -2.5)
flat(world.DrawMythos, -4.0)
flat(world.EncounterAs, 2.0)
flat(world.LoseGame, LOST_GAME)
flat(world.Win, -LOST_GAME)
unweighed(world.SetAside, "set-up only: nobody decides about it")
unweighed(world.Lead, "who leads is weighed when it is chosen")


@weighs(foes.Spawn)
def spawn(w: Worth, step: foes.Spawn, _spot: Spot) -> float:
    """Clues are welcome; the rest is not."""
    if step.gate is not None:
        return SPAWNED_GATE * w.sight.number(step.gate)
    if step.clue is not None:
        research = any(
            power.event == "gain-clue-by-research" for _, power in w.sight.hooks("gain-clue-by-research")
        )
        return (1.6 if research else 1.0) * w.sight.number(step.clue)
    if step.epic:
        return -6.0
    return MONSTER * (w.sight.number(step.monster) if step.monster is not None else 1.0)


@weighs(foes.Hurt)
def hurt(w: Worth, step: foes.Hurt, spot: Spot) -> float:
    """Damage to the best monster, or to all."""
    points = w.sight.number(step.num)
    values = []
    for foe in w.best_foe(step.which, spot):
        each, prize = w.prize(foe, spot)
        values.append(each * points + (prize if points >= w.toughness(foe) else 0.15))
    if step.which.name.startswith("one-"):
        return max(values, default=0.0)
    return sum(values)


def removed(w: Worth, step: foes.Remove | foes.Defeat, spot: Spot) -> float:
    """Return what it is worth that the worst of some monsters is gone."""
    foes = w.best_foe(step.which, spot, step.max_toughness)
    return max((1.3 + 0.3 * w.toughness(foe) for foe in foes), default=0.0)


@weighs(foes.Fight)
def fight(w: Worth, step: foes.Fight, spot: Spot) -> float:
    """The best fight."""
    return max((w.fight(foe, spot)[0] for foe in w.best_foe(step.which, spot)), default=0.0)


@weighs(foes.Ambush)
def ambush(w: Worth, step: foes.Ambush, spot: Spot) -> float:
    """A fight with whatever comes."""
    return w.sight.number(step.num) * w.ambush(spot, step.name)


@weighs(world.Close)
def close(w: Worth, _step: world.Close, spot: Spot) -> float:
    """The gate, and what follows its closing."""
    return w.closing(spot)


@weighs(world.DropGate)
def drop_gate(w: Worth, _step: world.DropGate, _spot: Spot) -> float:
    """The worst gate."""
    return max((w.sight.gate(gate) for gate in w.view.gates), default=0.0)


@weighs(world.Doom)
def doom(w: Worth, step: world.Doom, _spot: Spot) -> float:
    """Points of Doom."""
    back = 0.0 if w.view.awake else w.sight.number(step.retreat)
    return w.sight.doom * (back - w.sight.number(step.advance))


@weighs(world.Omen)
def omen(w: Worth, step: world.Omen, _spot: Spot) -> float:
    """The gates that match next."""
    if step.set_:
        return 0.4
    colour = OMENS[(w.view.omen + 1) % len(OMENS)].name.lower()
    doors = [gate for gate in w.view.gates if BOX.card(gate, Gate).omen == colour]
    return -w.sight.doom * len(doors)


@weighs(world.Token)
def token(w: Worth, step: world.Token, spot: Spot) -> float:
    """Progress of the Mystery or of the Final one."""
    sight, view = w.sight, w.view
    to = step.to.name if step.to is not None else ""
    if to == "mystery" or (to == "this" and spot.card == view.mystery):
        own = sight.one_more(spot.seat) if step.clue.plus and step.from_ in ("gained", "you") else 0.0
        return sight.token * max(1, step.eldritch.plus) - own
    if to == "sheet":
        if not step.clue.plus:
            return 0.0
        if step.from_ == "you" and not sight.people[spot.seat].clues:
            return 0.0
        return sight.sheet_clue - (sight.clue if step.from_ == "you" else 0.0)
    if step.from_ == "sheet":
        return -5.0
    return -1.5 if to.startswith("omen-") else 0.0


@weighs(world.Mystery)
def mystery(w: Worth, _step: world.Mystery, _spot: Spot) -> float:
    """One token, or two points of damage to its Epic Monster."""
    if w.sight.token:
        return w.sight.token
    return max((2 * 0.6 * worth / 7 for worth in w.sight.targets.values()), default=0.0)


@weighs(world.Special)
def special(w: Worth, step: world.Special, spot: Spot) -> float:
    """The encounters of that deck on average."""
    cards = BOX.of_sort(SpecialEncounter, step.title)
    return sum(boxes(w, card, spot) for card in cards) / max(1, len(cards))


def boxes(w: Worth, card: int, spot: Spot) -> float:
    """ELD-CPX-02: what a card with an initial test and two boxes is worth."""
    thing = CARDS[card]
    if not isinstance(thing, Complex):
        return 0.0
    inside = spot.of(spot.seat, spot.space, card)
    passed, failed = w.steps(thing.pass_, inside), w.steps(thing.fail, inside)
    if thing.initial == "choose":
        return max(passed, failed)
    test = thing.initial[0]
    if not isinstance(test, tests.Test):
        return failed
    hand = w.sight.hands[spot.seat]
    chance = w.chance(inside, SKILL[test.test.skill], test.test.modifier)
    rescued = failed
    if hand.person.clues:
        again = passed * hand.faces / 6 + failed * (1 - hand.faces / 6) - w.sight.one_less(spot.seat)
        rescued = max(failed, again)
    return chance * passed + (1 - chance) * rescued


@weighs(foes.Remove)
def remove(w: Worth, step: foes.Remove, spot: Spot) -> float:
    """The worst monster leaves."""
    return removed(w, step, spot)


@weighs(foes.Defeat)
def defeat(w: Worth, step: foes.Defeat, spot: Spot) -> float:
    """The worst monster is defeated."""
    return removed(w, step, spot)


@weighs(world.Rumor)
def rumor(w: Worth, _step: world.Rumor, spot: Spot) -> float:
    """What the rumor would have done."""
    return w.rumor(spot.card)
