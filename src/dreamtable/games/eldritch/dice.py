"""ELD-TST, ELD-RRL: tests, and rolls that are no tests."""

from collections.abc import Sequence
from operator import add

import msgspec

from dreamtable.content.effects import Waiting, holds, usable, use
from dreamtable.games.eldritch.abilities import StandingReroll
from dreamtable.games.eldritch.box import BOX, CARDS, SPELLS, TRAITS
from dreamtable.games.eldritch.cards import Creature
from dreamtable.games.eldritch.events import Rerolled, Rolled, TestBegan, Tested, Used
from dreamtable.games.eldritch.in_play import Sides, having
from dreamtable.games.eldritch.model import NOTHING, STRENGTH, Person, Resolving, Skill, Table
from dreamtable.games.eldritch.moves import KeepDice, PickDie, RerollWithCard, RerollWithClue, Use
from dreamtable.games.eldritch.possessions import spend_clue
from dreamtable.games.eldritch.reactions import waits
from dreamtable.games.eldritch.scene import PASS, Scene
from dreamtable.games.eldritch.terms import SUCCESSES
from dreamtable.games.eldritch.who import person_of
from dreamtable.kernel import Move, Script, Seat, roll, roll_some

SKILL_NAMES = ("lore", "influence", "observation", "strength", "will")
KEEP_DICE: Move = KeepDice()
BEFORE_ROLL, AFTER_ROLL, ADDING = BOX.doing["before-roll"], BOX.doing["after-roll"], BOX.doing["successes"]


class Test(msgspec.Struct, gc=False):
    """ELD-TIM-07: a test that is going on, with its skill declared."""

    __test__ = False
    scene: Scene
    seat: Seat
    skill: Skill
    modifier: int
    bonus: int = 0
    """The highest bonus of an effect that was declared."""
    extra: int = 0
    added: int = 0
    counts: dict[int, int] = {}
    """Faces that count for several successes."""
    dice: list[int] = []
    rerolled: list[int] = []
    """Cards whose rerolls once a test were used."""
    text: Resolving | None = None
    """What the state says of it while something is asked."""

    @property
    def events(self) -> list[str]:
        """Return the events that this test is."""
        found, during = ["test"], self.scene.during
        if self.skill == STRENGTH:
            found.append("strength-test")
        if "spell" in during:
            found.append("spell-test")
        for one in ("other-world", "expedition", "research", "fallen-encounter"):
            if one in during:
                found.append(one)
        return found


def skill_value(person: Person, skill: Skill) -> int:
    """ELD-TST-03: the printed number and the improvement token."""
    return BOX.skills[person.investigator][skill] + person.improved[skill]


def skill_values(person: Person) -> list[int]:
    """ELD-TST-03: the same for all skills."""
    return list(map(add, BOX.skills[person.investigator], person.improved))


def take_test(scene: Scene, skill: Skill, modifier: int) -> Script[int]:
    """ELD-TIM-07, ELD-TST-08: an investigator tests a skill; return the result."""
    g, s, seat = scene.g, scene.g.state, scene.you
    person = person_of(s, seat)
    test = Test(scene, seat, skill, modifier)
    mine = having(person, BEFORE_ROLL)
    if mine and (found := changing(test, mine, before=True)):
        yield from shown_while(test, offer(scene, test, found))
        if s.people[seat] is not person:
            return 0
        mine = having(person, BEFORE_ROLL)
    pool = dice_pool(test, person, mine)
    test.dice = sorted(roll_some(g, pool))
    if g.listening:
        g.tell(TestBegan, seat, test.skill, modifier, pool)
        g.tell(Rolled, seat, list(test.dice))
    mine = having(person, AFTER_ROLL)
    powers = rerolling(s, test, mine) if mine else []
    if person.clues or powers:
        yield from shown_while(test, reroll(scene, test, person, powers))
    if mine and (found := changing(test, mine, before=False)):
        yield from shown_while(test, offer(scene, test, found))
        if s.people[seat] is not person:
            return 0
        mine = having(person, AFTER_ROLL)
    result = successes(test, mine) + others_help(s, test, person)
    if g.listening:
        g.tell(Tested, seat, test.skill, result)
    scene.result = result
    return result


def shown_while(test: Test, asking: Script[None]) -> Script[None]:
    """Let a test stand on the stack while something is asked in it: nobody looks at other times."""
    stack = test.scene.g.state.stack
    test.text = Resolving(NOTHING, test.seat, "", NOTHING, test.skill, test.modifier, test.dice)
    stack.append(test.text)
    yield from asking
    stack.pop()
    test.text = None


def dice_pool(test: Test, person: Person, mine: Sides) -> int:
    """ELD-TST-02, ELD-TST-06: skill, modifier, the highest bonus, all additional dice; at least one die."""
    bonus, extra = test.bonus, test.extra
    if test.scene.combat is not None and "spell" not in test.scene.during:  # ELD-SPL-07
        extra += test.scene.combat.dice
    for card, side in mine:
        for power in side.bonuses:
            if applies(test, power.skill, power.during) and holds(test.scene, power.if_):
                bonus = max(bonus, bonus_of(test, person, card, power.num))
        for dice in side.dice:
            if applies(test, dice.skill, dice.during) and holds(test.scene, dice.if_):
                extra += dice.num
    return max(1, skill_value(person, test.skill) + test.modifier + bonus + extra)


def applies(test: Test, skill: str, during: str) -> bool:
    """Say whether an ability for a skill and an occasion concerns a test."""
    return (skill == "any" or skill == SKILL_NAMES[test.skill]) and (
        not during or during in test.scene.during
    )


def bonus_of(test: Test, person: Person, card: int, num: int) -> int:
    """ELD-CBT-13: what is left of a bonus after resistances and a crushed hand."""
    if resisted(test.scene, magical=is_magical(card)):
        return 0
    if "weapon" in TRAITS[card]:
        for _, side in having(person, BOX.doing["mods"]):
            for mod in side.mods:
                if mod.stat == "weapon-bonus":
                    num = max(0, num + mod.num.plus)
    return num


def is_magical(card: int) -> bool:
    """ELD-CBT-13: say whether a bonus comes from a Magical possession or a spell."""
    return "magical" in TRAITS[card] or card in SPELLS


def resisted(scene: Scene, *, magical: bool) -> bool:
    """ELD-CBT-13: say whether the monster being fought resists bonuses of that sort."""
    combat = scene.combat
    if combat is None or combat.no_resistance:
        return False
    monster = CARDS[combat.foe.monster]
    keywords = monster.keywords if isinstance(monster, Creature) else ()
    return ("magical-resistance" if magical else "physical-resistance") in keywords


def changing(test: Test, mine: Sides, *, before: bool) -> list[Waiting]:
    """ELD-TST-05, ELD-TST-14: what changes a test, before the roll or after the rerolls."""
    found: list[Waiting] = []
    for card, side in mine:
        by_event = side.before_roll if before else side.after_roll
        if by_event and card != test.scene.card:  # a card does not change the test on itself
            for event in test.events:
                if event in by_event:
                    found += waits(test.seat, card, by_event[event])
    return found


def offer(scene: Scene, test: Test, found: list[Waiting]) -> Script[None]:
    """ELD-TST-05, ELD-TST-14: what must change the test does; what may is offered."""
    s = scene.g.state
    inside = scene.within(scene.card, test.seat)
    inside.test = test
    while found := [one for one in found if usable(inside, one)]:
        must = [one for one in found if not one.power.may]
        chosen = must[0] if must else None
        if chosen is None:
            moves: list[Move] = [Use(one.card) for one in found]
            move = yield from scene.g.ask(test.seat, [*moves, PASS], rule="ELD-TST-05")
            if not isinstance(move, Use):
                return
            chosen = next(one for one in found if one.card == move.card)
        found.remove(chosen)
        yield from use(inside, chosen)
        if s.people[test.seat] is None:
            return


def rerolling(s: Table, test: Test, mine: Sides) -> list[tuple[int, StandingReroll]]:
    """ELD-RRL-04: the cards by which dice of a test may be rolled again."""
    found = []
    for card, side in mine:
        for power in side.rerolls:
            if _may_reroll(s, test, card, power):
                found.append((card, power))
    return found


def reroll(
    scene: Scene, test: Test, person: Person, powers: list[tuple[int, StandingReroll]]
) -> Script[None]:
    """ELD-RRL-01 to -06: dice are rolled again, by clues and by cards, one by one."""
    g, s = scene.g, scene.g.state
    left = {}
    for card, power in powers:
        left[card] = len(test.dice) if power.faces else power.num
    while True:
        faces = sorted(set(test.dice))
        moves: list[Move] = list(map(RerollWithClue, faces)) if person.clues else []
        for card, power in powers:
            if left[card]:
                moves += rerolls_by(card, power, faces)
        if not moves:
            return
        move = yield from g.ask(test.seat, [KEEP_DICE, *moves], rule="ELD-RRL-01")
        match move:
            case RerollWithClue(face):
                spend_clue(g, test.seat, person)
            case RerollWithCard(card, face):
                power = dict(powers)[card]
                if power.faces and card not in test.rerolled:  # once each, those that show them now
                    left[card] = shown(test.dice, power.faces)
                left[card] -= 1
                _note_use(s, test, card, power)
            case _:
                return
        roll_again(scene, test, face)


def rerolls_by(card: int, power: StandingReroll, faces: Sequence[int]) -> list[Move]:
    """ELD-RRL-04: the dice that a card may roll again."""
    return [RerollWithCard(card, face) for face in faces if not power.faces or face in power.faces]


def shown(dice: Sequence[int], faces: Sequence[int]) -> int:
    """Return how many dice show some faces."""
    return sum(die in faces for die in dice)


def _may_reroll(s: Table, test: Test, card: int, power: StandingReroll) -> bool:
    used = power.limit == "once-per-round" and (card in s.used or not s.round)
    return not used and applies(test, power.skill, power.during)


def _note_use(s: Table, test: Test, card: int, power: StandingReroll) -> None:
    if card not in test.rerolled:
        test.rerolled.append(card)
        test.scene.g.tell(Used, test.seat, card)
        if power.limit == "once-per-round":
            s.used.append(card)


def roll_again(scene: Scene, test: Test, face: int) -> None:
    """ELD-RRL-02: the new face counts, even if worse."""
    new = roll(scene.g)
    test.dice.remove(face)
    test.dice.append(new)
    test.dice.sort()
    scene.g.tell(Rerolled, test.seat, face, new)


def choose_die(scene: Scene, test: Test, faces: Sequence[int]) -> Script[int]:
    """Let the tester choose a die by its face."""
    move = yield from scene.g.ask(test.seat, list(map(PickDie, sorted(set(faces)))), rule="ELD-TST-14")
    return move.face


def successes(test: Test, mine: Sides) -> int:
    """ELD-TST-07, ELD-TST-08, ELD-TST-14: count the faces that are successes, and add what is added."""
    faces, result = SUCCESSES, test.added
    for _, side in mine:
        if side.faces and faces is SUCCESSES:
            faces = side.faces[0].faces
        for power in side.successes:
            if not power.during or power.during in test.scene.during:
                result += power.num
    for die in test.dice:
        if die in faces:
            result += test.counts.get(die, 1)
    return result


def others_help(s: Table, test: Test, person: Person) -> int:
    """ELD-TST-14: successes that are added by what others on the same space have."""
    added, here = 0, person.space
    for other in s.people:
        if other is not None and other.space == here and other is not person:
            for _, side in having(other, ADDING):
                for power in side.successes:
                    if power.who.name == "each-here" and (
                        not power.during or power.during in test.scene.during
                    ):
                        added += power.num
    return added
