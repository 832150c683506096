"""What a text promises to whoever lets it come: what it does, by which odds, and how far it brings."""

from collections.abc import Mapping, Sequence

from dreamtable.content.effects import May, Number, Option, Power, Steps, Triggered, Unless, parts_of, text_of
from dreamtable.games.eldritch.bot.glance import Glance
from dreamtable.games.eldritch.bot.odds import Hand, some
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS, SPELLS
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Card,
    Complex,
    Creature,
    Expedition,
    Mystery,
    OtherWorld,
    Parted,
    Research,
)
from dreamtable.games.eldritch.model import NOTHING, SKILL, PersonView, Resolving, View
from dreamtable.games.eldritch.moves import Accept, PickOption, Resolve, Use
from dreamtable.games.eldritch.sides import Side
from dreamtable.games.eldritch.verbs.tests import Test
from dreamtable.games.eldritch.verbs.world import Mystery as MysteryVerb
from dreamtable.games.eldritch.verbs.world import Token
from dreamtable.games.eldritch.view import name_of
from dreamtable.telling import Note
from dreamtable.telling.guide import change, odds, percent

Powers = Mapping[str, Sequence[Triggered]]
OCCASIONS: dict[type[Card], str] = {Research: "research", OtherWorld: "other-world", Expedition: "expedition"}
"""What a test is during while the text of such a card is resolved."""


def promised(
    v: View, person: PersonView | None, move: Use | Resolve | Accept | PickOption, rule: str
) -> list[Note]:
    """Return what a move that lets a text come does; of a question that says it itself, how far it brings."""
    if not isinstance(move, Use | Resolve):
        return advancing(v, steps_answered(v, move), asking(v).card)
    powers = offered(v, move, rule)
    notes = [Note("change", text_of([power])) for power in powers]
    first = next((steps_of(power) for power in powers), ())
    if isinstance(move, Use) and person is not None:
        notes += first_test(v, person, move.card, first)
    elif rule == "ELD-TIM-14":
        notes += solving(v, move.card, alone=not powers)
    return notes + advancing(v, [steps_of(power) for power in powers], move.card)


# What it does


def offered(v: View, move: Use | Resolve, rule: str) -> list[Power]:
    """Return the abilities of a component that a rule offers or lets resolve."""
    side = side_up(v, move.card)
    if rule == "ELD-RKN-02":
        return list(side.reckonings)
    if rule == "ELD-TIM-14":
        return list(side.when.get("mythos-end", ()))
    rolled = any(one.dice for one in v.stack)
    tests = side.after_roll if rolled else side.before_roll
    nearest: dict[str, Powers] = {"ELD-TIM-06": side.instead, "ELD-TST-05": tests}
    every: list[Powers] = [side.when, side.before_roll, side.after_roll, side.instead]
    for waiting in (nearest.get(rule, side.when), *every):
        wanted = [one for powers in waiting.values() for one in powers if one.may is isinstance(move, Use)]
        if wanted:
            return [*wanted]
    return []


def side_up(v: View, card: int) -> Side:
    """Return what a component does as it lies: cultists by the sheet, an Ancient One asleep or awake."""
    if card == v.ancient_one and v.awake:
        return BOX.back_sides[card]
    return Glance(v).side(card) if isinstance(CARDS[card], Creature) else FRONTS[card]


def steps_of(power: Power) -> Steps:
    """Return what an ability does."""
    steps: Steps = getattr(power, "do", ())
    return steps


# By which odds


def first_test(v: View, person: PersonView, card: int, steps: Steps) -> list[Note]:
    """ELD-TST-02: how likely the test is passed that a text begins with."""
    if not steps or not isinstance(steps[0], Test):
        return []
    test, hand = steps[0].test, Hand(v, v.seat, person)
    dice = hand.dice(SKILL[test.skill], test.modifier, occasion(v, card), person.space)
    skill = test.text()
    return [odds("note-test", skill=skill, dice=dice, chance=percent(some(dice, hand.faces)))]


def occasion(v: View, card: int) -> tuple[str, ...]:
    """ELD-SPL-07: what a test on a card is during, as far as that can be seen."""
    found = ["spell"] if card in SPELLS else []
    for one in v.stack:
        kind = type(CARDS[one.card]) if one.card != NOTHING else Card
        if issubclass(kind, Parted | Complex):
            found.append("encounter")
        if kind in OCCASIONS:
            found.append(OCCASIONS[kind])
        if one.foe != NOTHING:
            found.append("combat")
    return tuple(found)


# How far it brings


def advancing(v: View, ways: list[Steps], card: int) -> list[Note]:
    """ELD-MYS-04, ELD-MYS-06: how many tokens the active Mystery has then, if that is sure."""
    have, need = progress(v)
    more = {surely_put(v, steps, card) for steps in ways}
    if not need or len(more) != 1 or more == {0}:
        return []
    then = have + more.pop()
    mystery = name_of(v, "card", v.mystery)
    reached = "no" if then < need else "already" if have >= need else "last" if is_last(v) else "yes"
    return [change("note-mystery", mystery=mystery, have=have, then=then, need=need, reached=reached)]


def solving(v: View, card: int, *, alone: bool) -> list[Note]:
    """ELD-MYS-02, ELD-MYS-04, ELD-FIN-01: what has its tokens in the end step is solved; what that means."""
    have, need = progress(v)
    if card == v.ancient_one and alone:
        return [change("note-solves-final")]
    if card != v.mystery or not have >= need > 0:
        return []
    then, needed = len(v.solved) + 1, BOX.card(v.ancient_one, AncientOne).solve
    return [change("note-solves", then=then, needed=needed, last="yes" if is_last(v) else "no")]


def is_last(v: View) -> bool:
    """ELD-MYS-02, ELD-FIN-01: say whether the game is won with the active Mystery."""
    return (not v.awake or v.final_solved) and len(v.solved) + 1 >= BOX.card(v.ancient_one, AncientOne).solve


def progress(v: View) -> tuple[int, int]:
    """Return how many tokens the active Mystery has and needs; none if it is solved in another way."""
    if not v.mystery_goal:
        return 0, 0
    if BOX.card(v.mystery, Mystery).solve.clues_on_this is not None:
        return len(v.clues_on.get(v.mystery, ())), v.mystery_goal
    return v.tokens.get(v.mystery, 0), v.mystery_goal


def surely_put(v: View, steps: Steps, card: int) -> int:
    """Return how many tokens that count steps put on the active Mystery, whatever dice show."""
    clues = BOX.card(v.mystery, Mystery).solve.clues_on_this is not None if v.mystery != NOTHING else False
    count = 0
    for step in steps:
        match step:
            case MysteryVerb(what="advance"):
                count += 1
            case Token(to=to) if to is not None and (
                to.name == "mystery" or (to.name == "this" and card == v.mystery)
            ):
                count += known(step.clue if clues else step.eldritch)
    return count


def known(number: Number) -> int:
    """Return a number that is printed as such; nothing for one that is counted."""
    return 0 if number.parts else number.plus


def asking(v: View) -> Resolving:
    """Return the text that asks."""
    texts = [one for one in v.stack if one.card != NOTHING]
    return texts[-1] if texts else Resolving(NOTHING, v.seat)


def steps_answered(v: View, move: Accept | PickOption) -> list[Steps]:
    """Return what the text that asks does if it is answered so; several ways if it can't be known which."""
    text = asking(v)
    if text.card == NOTHING:
        return []
    parts = list(parts_of(part_of(CARDS[text.card], text.part)))
    if isinstance(move, PickOption):
        return [one.do for one in parts if isinstance(one, Option) and one.label == move.label]
    return [one.do_ if isinstance(one, May) else () for one in parts if isinstance(one, May | Unless)]


def part_of(card: Card, name: str) -> object:
    """Return the part of a card that is resolved, or all of it where it is not divided."""
    return getattr(card, "pass_" if name == "pass" else name, card)
