"""What is printed on the components, as words: each side and part by itself, so that what is hidden stays so.

A text is a list of paragraphs; whoever speaks makes sentences of them.
"""

from collections.abc import Iterable
from functools import cache

import msgspec

from dreamtable.content.effects import (
    Comparison,
    Option,
    Readable,
    Step,
    Steps,
    alone,
    parts_of,
    settled,
    steps_in,
    text_of,
)
from dreamtable.content.effects.spans import shown
from dreamtable.games.eldritch.abilities import Action, AsEncounter, Forbidden, StandingMod
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import (
    Abilities,
    AncientOne,
    Artifact,
    Asset,
    Card,
    Condition,
    Epic,
    Expedition,
    Figures,
    General,
    Investigator,
    Monster,
    Mystery,
    Mythos,
    OtherWorld,
    Regional,
    Research,
    Solve,
    SpecialEncounter,
    Spell,
)
from dreamtable.games.eldritch.conditions import half
from dreamtable.games.eldritch.model import NOTHING
from dreamtable.games.eldritch.terms import Place, SkillTest
from dreamtable.kernel import Word

Text = list[Word]


def number_at(word: Word, players: int) -> int | None:
    """ELD-GEN-08, ELD-GEN-09: return the number that words mean where so many investigators set out."""
    return settled(word, {"number-players": players, "number-half-players": half(players)})


def number_of(step: Step, *, is_closed: bool = False) -> int:
    """Return the number of a step among all that are in the box, or that of its closed text behind them."""
    count = len(BOX.cards)
    number = _numbers(count).get(id(step), NOTHING)
    return number + len(_steps(count)) if is_closed and number != NOTHING else number


def step_of(number: int) -> Step | None:
    """Return a step by its number, or by that of its closed text."""
    steps = _steps(len(BOX.cards))
    return steps[number % len(steps)] if number != NOTHING else None


def asked(number: int) -> Word:
    """Return the question of a step by its number."""
    step = step_of(number)
    if step is None:
        return Word("step-none")
    text = alone(step.question())
    return closed(text) if number >= len(_steps(len(BOX.cards))) else text


HIDDEN = {"check-result", "number-result"}
"""Words that speak of the result of a test."""


def closed(word: Word) -> Word:
    """ELD-ENC-13: return a text without what its tests bring, which is told when they are settled."""
    outcomes = ("pass", "fail") if word.key == "do-test" else ()
    args: dict[str, int | str | Word | list[Word]] = {}
    for name, value in word.args.items():
        if isinstance(value, list):
            together = [part for one in value for part in _clauses(one)]
            args[name] = [closed(one) for one in together if not _tells_result(one)]
        elif name in outcomes:
            args[name] = "none"
        else:
            args[name] = closed(value) if isinstance(value, Word) else value
    return Word(word.key, args)


def _clauses(word: Word) -> list[Word]:
    """Return one thing after the other of what is done together, if a part of it can't be told."""
    parts = word.args.get("parts")
    apart = word.key == "clauses" and _tells_result(word)
    return parts if apart and isinstance(parts, list) else [word]


def _tells_result(word: Word) -> bool:
    """Say whether a text depends on the result of a test that stands before it."""
    if word.key in HIDDEN:
        return True
    if word.key == "do-test":
        return False
    for value in word.args.values():
        inner = value if isinstance(value, list) else [value]
        if any(isinstance(one, Word) and _tells_result(one) for one in inner):
            return True
    return False


@cache
def _steps(count: int) -> list[Step]:
    return [step for card in BOX.cards[:count] for step in steps_in(card)]


@cache
def _numbers(count: int) -> dict[int, int]:
    return {id(step): number for number, step in enumerate(_steps(count))}


def labels() -> list[str]:
    """Return what the ways are called that cards let somebody choose from."""
    found = {part.label for card in BOX.cards for part in parts_of(card) if isinstance(part, Option)}
    for card in BOX.cards:
        if getattr(card, "initial", None) == "choose":
            found |= {f"{card.id}-pass", f"{card.id}-fail"}
    return sorted(found)


def front(card: Card) -> Text:
    """Return what everybody may read on a component in play: the front of spells, conditions and sheets."""
    match card:
        case Asset() | Artifact():
            return _each(card.abilities)
        case Spell():
            return _each(card.front)
        case Condition():
            return [*_each(card.front), *_gained_again(card)]
        case Monster() | Epic():
            return [
                *(alone(Word(f"keyword-{word}")) for word in card.keywords),
                *_of_monster(card.abilities),
            ]
        case Investigator():
            return _each([Action(do=card.action), *card.passive])
        case AncientOne():
            return [*_headed("text-setup", card.setup), *_each(card.abilities)]
        case Mystery():
            return [*_headed("text-enter", card.enter), *_each(card.abilities), *_solved(card.solve)]
        case Mythos():
            return _mythos(card)
    return []


def awake(card: AncientOne) -> Text:
    """ELD-AWK-02: return the back of an Ancient One's sheet."""
    back = card.awake
    goals = (back.final.solve_on, back.final.solve_when) if back.final is not None else ()
    return [
        *_headed("text-awake", back.do),
        *_headed("text-doom-instead", back.doom_instead),
        *_each(back.abilities),
        *(one for goal in goals if goal is not None for one in _solved(goal, final=True)),
    ]


def cultists(card: AncientOne, *, is_awake: bool = False) -> Text:
    """ELD-MON-05: return what cultists do under an Ancient One, asleep or awake."""
    return _of_monster(cultist(card, is_awake=is_awake).abilities)


def cultist(card: AncientOne, *, is_awake: bool = False) -> Figures:
    """ELD-MON-05: return the figures of cultists under an Ancient One."""
    return card.awake.cultist or card.cultist if is_awake else card.cultist


def figures(card: Figures | Monster | Epic) -> Text:
    """ELD-CBT-02, ELD-CBT-03, ELD-CBT-11: return the figures of a monster in words."""
    text: Text = []
    for skill, modifier, key, harm in (
        (card.will_skill, card.will, "figure-horror", card.horror),
        (card.strength_skill, card.strength, "figure-damage", card.damage),
    ):
        if modifier is not None:
            test = SkillTest(skill, modifier).text()
            text.append(alone(Word(key, {"test": test, "harm": harm})))
    text.append(alone(Word("figure-toughness", {"num": card.toughness.text()})))
    return text


def sheet(card: Investigator) -> Text:
    """ELD-SET-06: return the figures of an investigator and where it begins, in words."""
    skills = msgspec.structs.asdict(card.skills)
    figures = {"health": card.health, "sanity": card.sanity, **skills}
    return [alone(Word("figure-sheet", {**figures, "space": Word(f"space-{card.start}")}))]


def back(card: Card, number: int) -> Text:
    """ELD-SPL-03, ELD-CND-02: return one of the secret backs of a spell or condition."""
    match card:
        case Spell():
            lines = card.backs[number].by_result.items()
            return [
                alone(Word("on-result", {"result": shown(span), "do": text_of(steps)}))
                for span, steps in lines
            ]
        case Condition():
            return [text_of(card.backs[number])]
    return []


def part(card: Card, name: str) -> Text:
    """ELD-ENC-10: return one part of an encounter, such as `city`, `pass` or `encounter`."""
    match card:
        case General() | Research() | Regional():
            steps: Steps = getattr(card, name, ())
            return _all(steps)
        case OtherWorld() | Expedition() | SpecialEncounter():
            if name != "initial":
                return _all(card.pass_ if name == "pass" else card.fail)
            return _all(card.initial) if not isinstance(card.initial, str) else [_choice(card.id)]
        case Investigator():
            return _all(card.insane if name == "insane" else card.crippled)
        case AncientOne():
            return _encounters(card.awake.abilities)
        case Mystery() | Mythos():
            return _encounters(card.abilities)
    return []


def parts(card: Card) -> list[str]:
    """Return the parts of a component that can be met as encounters."""
    match card:
        case General() | Research():
            return ["city", "wilderness", "sea"]
        case Regional():
            cities = [name for name in card.__struct_fields__ if name not in ("id", "deck")]
            return [name for name in cities if getattr(card, name)]
        case OtherWorld() | Expedition() | SpecialEncounter():
            return ["initial", "pass", "fail"]
        case Investigator():
            return ["crippled", "insane"]
    return ["encounter"] if part(card, "encounter") else []


def _choice(id_: str) -> Word:
    """ELD-CPX-03: the two ways that a beginning without a test offers."""
    labels = {"pass": Word(f"label-{id_}-pass"), "fail": Word(f"label-{id_}-fail")}
    return alone(Word("text-initial-choose", {**labels}))


def _mythos(card: Mythos) -> Text:
    abilities = [_for_all(one) if isinstance(one, Forbidden) else text_of([one]) for one in card.abilities]
    text = [*_headed("text-enter", card.enter), *abilities, *_all(card.do)]
    if "rumor" in card.traits:
        rumor = Word("text-rumor", {"space": Place("space", card.space).text(), "tokens": card.tokens})
        return [alone(rumor), *text]
    return text


def _for_all(forbidden: Forbidden) -> Word:
    """Return what a card in the middle of the table forbids everybody."""
    return alone(Word("has-cannot-all", forbidden.text().args))


def _of_monster(abilities: Abilities) -> Text:
    """Return what a monster does: it changes figures of its own."""
    return [
        alone(one.text_of("this")) if isinstance(one, StandingMod) else text_of([one]) for one in abilities
    ]


def _solved(solve: Solve, *, final: bool = False) -> Text:
    if solve.defeat:
        key = "text-final-defeat" if final else "text-solve-defeat"
        return [alone(Word(key, {"monster": Word(f"card-{solve.defeat}")}))]
    goals: dict[str, Comparison | None] = {
        "clues-on-this": solve.clues_on_this,
        "eldritch-on-this": solve.eldritch_on_this,
        "clues-on-sheet": solve.clues_on_sheet,
    }
    return [
        alone(Word(f"text-solve-{where}", {"than": goal.text()}))
        for where, goal in goals.items()
        if goal is not None
    ]


def _gained_again(card: Condition) -> Text:
    """ELD-CND-07, ELD-CND-08: what happens to a condition and its opposite."""
    text = [alone(Word("text-second-flip"))] if card.second else []
    if card.opposite:
        text.append(alone(Word("text-opposite", {"card": Word(f"card-{card.opposite}")})))
    return text


def _encounters(abilities: Abilities) -> Text:
    return [text_of(one.do) for one in abilities if isinstance(one, AsEncounter)]


def _each(abilities: Iterable[Readable]) -> Text:
    return [text_of([one]) for one in abilities]


def _all(steps: Steps) -> Text:
    return [text_of(steps)] if steps else []


def _headed(key: str, steps: Steps) -> Text:
    return [alone(Word(key, {"do": text_of(steps)}))] if steps else []
