"""What is printed on the components, as words: made of what they do, so that both are always the same.

A text is a list of paragraphs; whoever speaks makes sentences of them.
"""

from collections.abc import Iterable, Sequence

from dreamtable.content.effects import (
    ALWAYS,
    Condition,
    Step,
    Steps,
    alone,
    is_simple,
    mapped,
    optional,
    said_of,
    text_of,
    told,
)
from dreamtable.content.effects.texts import Arguments
from dreamtable.games.tamashii.box import BOX, LIMITS, flat_ability
from dreamtable.games.tamashii.cards import (
    Ability,
    Activity,
    Body,
    BossCard,
    Box,
    Card,
    Change,
    ClassCard,
    Ending,
    Enemy,
    EnemyBlock,
    FactionCard,
    Frame,
    Goal,
    Guide,
    Interaction,
    JordanCard,
    MapSetup,
    Objective,
    Paragraph,
    Protocol,
    Routine,
    ScoringAid,
    Situation,
    Special,
    Story,
    Tile,
    VariableRule,
)
from dreamtable.games.tamashii.deeds import GOAL, OTHERS, OTHERS_DO, Deed
from dreamtable.games.tamashii.scene import asks_first
from dreamtable.games.tamashii.terms import ANYWHERE, Where, tile_word
from dreamtable.games.tamashii.verbs.control import sign
from dreamtable.games.tamashii.verbs.people import FACE_WORDS
from dreamtable.kernel import Word

Text = list[Word]
OF_NOBODY = (
    "",
    "card-entered",
    "corrupted-empty",
    "first-attach",
    "give-up-body",
    "planning",
    "refill",
    "repel-corrupted",
    "round-end",
    "round-start",
    "time-is",
    "trade",
    "trade-equipped",
    "writing",
)
"""Events whose words name no player."""


def text_on(card: Card) -> Text:
    """Return what is printed on a component, without names and stories."""
    match card:
        case Tile():
            values: Arguments = {"entry": card.entry, "linger": card.linger}
            return [alone(Word("tile-values", values)), text_of(card.do)]
        case Frame():
            return _frame(card)
        case Enemy():
            return enemy_text(card)
        case Protocol():
            return _protocol(card)
        case ClassCard():
            timed = ability_text(flat_ability(card), card.time) if card.do or card.stat else []
            return [*map(box_text, card.boxes), *timed]
        case FactionCard():
            return [program_text("faction", card.p.pattern_word, card.do, check=card.if_)]
        case JordanCard():
            return [alone(Word("jordan-values", {"move": card.move})), *_programs("intrude", card.intrude)]
        case BossCard():
            return _boss(card)
    return _of_table(card)


def _of_table(card: Card) -> Text:
    """Return what is printed on a card in the middle of the table."""
    match card:
        case Guide():
            return [*_headed("text-setup", card.setup), *_rules(card)]
        case Story():
            return [*_headed("text-instant", card.instant), *_rules(card)]
        case Special():
            return _special(card)
        case Ending():
            return [text_of(card.instant)]
        case MapSetup():
            return [alone(Word("text-map"))]
        case Situation():
            return [deck_text(card), *_headed("text-reward", card.reward), *_reversed(card)]
        case VariableRule():
            return [*_steps(card.do), *_rules(card)]
        case Interaction():
            if card.p is None:
                return _rules(card)
            return [program_text("scenario", card.p.pattern_word, card.do, card.where), *_rules(card)]
        case Objective():
            points = Word("text-points", {"points": card.points})
            return [alone(goal_text(card.goal)), alone(points)]
        case ScoringAid():
            return [alone(Word("text-scoring"))]
    return []


def rule_side(card: Story) -> Text:
    """TAM-SCE-02: the rule side of a story card, without its instant effect."""
    return _rules(card)


def instant_side(card: Story | Special | Ending) -> Text:
    """TAM-SCE-02: the instant effect on the story side."""
    return _headed("text-instant", card.instant)


# Parts of components


def _frame(card: Frame) -> Text:
    values: Arguments = {"move": card.move, "attack": card.attack, "write": card.write}
    text = [alone(Word("frame-values", values))]
    text += [*map(box_text, card.boxes), *ability_text(card.ability)]
    if isinstance(card, Body):
        text.append(alone(Word("body-program", {"pattern": card.p.pattern_word})))
    return text


def box_text(box: Box) -> Word:
    """TAM-CBT-05: a combat box."""
    args: Arguments = {"need": box.need.text(), "many": "yes" if box.need.many else "no"}
    return alone(Word("box-line", {**args, "do": told(box.do)}))


def enemy_text(card: Enemy | EnemyBlock) -> Text:
    """TAM-ENM-01: what an enemy does."""
    values: Arguments = {"level": card.level, "hp": card.hp, "basic": card.basic}
    return [
        alone(Word("enemy-values", values)),
        alone(Word("enemy-special", {"do": told(card.special)})),
        *_programs("intrude", card.intrude),
        *_programs("repel", [card.repel]),
        *(line for ability in card.abilities for line in ability_text(ability, "table")),
    ]


def _protocol(card: Protocol) -> Text:
    text = []
    for number, lesson in enumerate(card.steps, 1):
        args: Arguments = {"number": number, "goal": goal_text(lesson.goal), "do": _told(lesson.do)}
        text.append(alone(Word("lesson-line", args)))
        if lesson.ability is not None:
            text += ability_text(lesson.ability)
    return text


def _boss(card: BossCard) -> Text:
    hp: Arguments = {"hp": card.hp.text() if card.hp is not None else "none", "tile": tile_word(card.tile)}
    text = [alone(Word("boss-values", hp)), *_headed("text-setup", card.setup), *_rules(card)]
    text += [*_headed("text-boss-activity", card.activity), *_programs("intrude", card.intrude)]
    for face, steps in card.seals.items():
        text.append(alone(Word("on-face", {"face": FACE_WORDS[face], "do": _told(steps)})))
    text.append(alone(Word("boss-defeat", {"check": card.defeat.text()})))
    return text


def _special(card: Special) -> Text:
    text = [*_headed("text-instant", card.instant), *_headed("text-turned", card.turned)]
    if card.enemy is not None:
        text += enemy_text(card.enemy)
    for face, steps in card.faces.items():
        text.append(alone(Word("on-face", {"face": FACE_WORDS[face], "do": _told(steps)})))
    if card.reference:
        text.append(alone(Word("text-reference")))
        text += _rules(BOX.card(BOX.numbers[card.reference], Guide))
    return [*text, *_rules(card)]


def _rules(card: Card) -> Text:
    """Return the special rules, programs, activities and world activity of a card."""
    text: Text = []
    for change in getattr(card, "changes", ()):
        text.append(alone(change_text(change)))
    for ability in getattr(card, "abilities", ()):
        text += ability_text(ability, "table")
    text += _programs("scenario", getattr(card, "programs", ()))
    text += map(activity_text, getattr(card, "player_activity", ()))
    text += paragraphs_text(getattr(card, "world_activity", ()))
    return text


def _reversed(card: Situation) -> Text:
    return [alone(Word("text-reversed"))] if card.order else []


def deck_text(card: Situation | Guide) -> Word:
    """TAM-ENM-03: the groups of an enemy deck."""
    groups = card.deck if isinstance(card, Situation) else card.enemy_deck
    parts = [Word("deck-group", {"num": count.text(), "level": level}) for count, level in groups]
    return alone(Word("text-deck", {"groups": parts}))


# Abilities, programs, activities


def ability_text(ability: Ability, time: str = "") -> Text:
    """TAM-VOC-03: what an ability waits for, and what it does."""
    text: Text = []
    if ability.stat:
        values = [
            Word(f"value-change-{name}", {"num": abs(change), "sign": sign(change)})
            for name, change in ability.stat.items()
        ]
        text.append(alone(Word("has-stat", {"values": values, "if": _if(ability.if_)})))
    if ability.p is not None:
        text.append(program_text("protocol", ability.p.pattern_word, ability.do))
    elif ability.do:
        word = Word("has-ability", _ability_args(ability, time))
        text.append(alone(mapped(word, _rising) if ability.when == "trace-rise" else word))
    return text


def _ability_args(ability: Ability, time: str) -> Arguments:
    own_time = time if time not in ("", "table", "passive") else ""
    usual = LIMITS.get(own_time or ability.when, "none")
    limit = ability.limit or usual
    may = bool(ability.may or own_time) and not asks_first(ability.do)
    of_any = time == "table" and ability.when not in OF_NOBODY
    return {
        "event": _event(ability, time) if ability.when else Word(f"moment-{own_time or 'any'}"),
        "if": _if(ability.if_),
        "limit": "none" if limit == "none" else Word(f"limit-{limit}"),
        "instead": "yes" if ability.instead else "no",
        "cost": optional(ability.cost),
        **(_done_by_any(ability, may=may) if of_any else _done(ability, may=may)),
    }


def _rising(word: Word) -> Word:
    """TAM-VOC-09: where trace is about to rise, it is not lowered, but rises by less."""
    return Word("do-rise-less", word.args) if word.key == "do-lower-trace" else word


def _done(ability: Ability, *, may: bool) -> Arguments:
    """Return what an ability does, and how it says that one may."""
    if ability.cost:
        return {"may": "yes", "do": text_of(ability.do)}
    if not may:
        return {"may": "no", "do": told(ability.do)}
    first, *others = ability.do
    offered = first.text_offered() if isinstance(first, Deed) and not is_simple(first) else None
    if offered is None:
        return {"may": "yes" if first.yours else "this", "do": text_of(ability.do)}
    return {"may": "yes", "do": Word("sequence", {"parts": [offered, *_rest(others)]})}


def _done_by_any(ability: Ability, *, may: bool) -> Arguments:
    """Return what an ability of a card in the middle of the table does, told of whom it concerns."""
    do, first = text_of(ability.do), ability.do[0]
    by_one = all(map(_is_done_by_one, ability.do))
    if by_one and isinstance(first, Deed) and first.is_optional and len(ability.do) == 1:
        do, may = first.text_offered() or do, True
    of_each = ability.when == "action-end"
    if of_each and ability.if_ is not ALWAYS:
        do = Word("step-while", {"do": do, "if": ability.if_.text()})
    if ability.cost:
        then = Word("step-you", {"do": do}) if by_one else do
        do = said_of(Word("do-pay", {"cost": text_of(ability.cost), "then": then}), OTHERS_DO)
    elif by_one:
        who = _each(ability.where) if of_each else Word("who-that")
        said = said_of(do, OTHERS_DO if may else OTHERS)
        do = Word("step-who", {"who": who, "may": "yes" if may else "no", "do": said})
    else:
        do = said_of(do if of_each else told(ability.do), OTHERS_DO)
    check = "none" if of_each or ability.if_ is ALWAYS else said_of(ability.if_.text(), OTHERS)
    return {"if": check, "cost": "none", "may": "no", "do": do}


def _each(where: Where) -> Word:
    return Word("who-each") if where == ANYWHERE else Word("who-each-on", {"at": where.text()})


def _is_done_by_one(step: Step) -> bool:
    """Say whether a step is something that a player does, so that words can say who."""
    if not isinstance(step, Deed) or step.if_ is not ALWAYS:
        return False
    return step.can_say_you and not step.has_own_subject


def _rest(steps: Sequence[Step]) -> list[Word]:
    return [text_of(steps)] if steps else []


def _event(ability: Ability, time: str) -> Word:
    whose = "any" if time == "table" else ability.who
    is_told_later = time == "table" and ability.when == "action-end"
    args: Arguments = {
        "whose": whose,
        "where": "none" if ability.where == ANYWHERE or is_told_later else ability.where.text(),
        "level": ability.level,
        "at": ability.at if ability.at is not None else 0,
    }
    return Word(f"when-{ability.when}", args)


def _if(condition: Condition) -> Word | str:
    return "none" if condition is ALWAYS else condition.text()


def _programs(sort: str, routines: Iterable[Routine]) -> Text:
    return [program_text(sort, one.p.pattern_word, one.do, one.where, one.if_, one.limit) for one in routines]


def program_text(
    sort: str,
    pattern: Word,
    do: Steps,
    where: Where = ANYWHERE,
    check: Condition = ALWAYS,
    limit: str = "",
) -> Word:
    """TAM-PRG-01: a program with what it does."""
    args: Arguments = {
        "sort": sort,
        "pattern": pattern,
        "where": "none" if where == ANYWHERE else where.text(),
        "if": _if(check),
        "limit": Word(f"limit-{limit}") if limit else "none",
        "do": _told(do),
    }
    return alone(_there(Word("program-line", args), where))


def activity_text(activity: Activity) -> Word:
    """TAM-ADV-01: a player activity."""
    args: Arguments = {
        "where": "none" if activity.where == ANYWHERE else activity.where.text(),
        "if": _if(activity.if_),
        "limit": Word("limit-group") if activity.limit == "group" else "none",
        "cost": optional(activity.cost),
        "do": text_of(activity.do) if activity.cost else told(activity.do),
    }
    return alone(_there(Word("activity-line", args), activity.where))


def _there(line: Word, where: Where) -> Word:
    """Return a line about something at a tile, which it calls by its name only once."""
    if not where.tile:
        return line
    named = where.text()
    inside = mapped(line, lambda one: Word("spot-here") if one == named else one)
    return Word(line.key, {**inside.args, "where": named})


def paragraphs_text(paragraphs: Sequence[Paragraph]) -> Text:
    """TAM-ADV-04: the world activity, paragraph by paragraph."""
    return [alone(_paragraph(one)) for one in paragraphs]


def _paragraph(one: Paragraph) -> Word:
    do: Arguments = {"do": told(one.do)}
    if one.if_ is not None:
        return Word("world-if", {**do, "check": one.if_.text()})
    if one.else_if is not None:
        return Word("world-else-if", {**do, "check": one.else_if.text()})
    return Word("world-else" if one.else_ else "world-always", do)


# Goals and changes


def goal_text(goal: Goal) -> Word:
    """TAM-VOC-10: what a goal asks for."""
    if goal.state is not None:
        return said_of(goal.state.text(), GOAL)
    if goal.program is not None:
        return Word("goal-program", {"pattern": goal.program.pattern_word})
    if goal.check is not None:
        kind = Word(f"check-type-{goal.check.type}")
        return Word("goal-check", {"type": kind, "need": goal.check.need.text()})
    same = "yes" if goal.same_step else "no"
    return Word(f"goal-{goal.event}", {"n": goal.n, "level": goal.level, "same": same})


def change_text(change: Change) -> Word:
    """What is other than printed while a card is in play."""
    word = _change(change)
    if change.if_ is not ALWAYS:
        return Word("change-while", {"change": word, "if": change.if_.text()})
    return word


def _change(change: Change) -> Word:
    if change.no_entry:
        until = change.until.upper()
        return Word("change-no-entry", {"tile": tile_word(change.tile), "until": until})
    if change.tile:
        which = "entry" if change.entry is not None else "linger"
        num = change.entry if change.entry is not None else change.linger or 0
        return Word(f"change-{which}", {"tile": tile_word(change.tile), "num": num})
    if change.tiles_with:
        args: Arguments = {"token": Word(f"token-{change.tiles_with}"), "times": change.linger_times}
        return Word("change-linger-times", args)
    if change.corrupted_discards_to:
        return Word("change-corrupted-discards", {"card": change.corrupted_discards_to.upper()})
    if change.upgrade:
        return Word(f"change-upgrade-{change.upgrade}", {"num": change.cost or 0})
    if change.fights:
        return Word("change-fights")
    for name in ("top_space", "resource_cap", "experience_program", "boss_move"):
        value: int | None = getattr(change, name)
        if value is not None:
            return Word(f"change-{name.replace('_', '-')}", {"num": value})
    return Word(f"value-change-{change.stat}", {"num": abs(change.add), "sign": sign(change.add)})


def _headed(key: str, steps: Steps) -> Text:
    return [alone(Word(key, {"do": told(steps)}))] if steps else []


def _told(steps: Steps) -> Word | str:
    return told(steps) if steps else "none"


def _steps(steps: Steps) -> Text:
    return [text_of(steps)] if steps else []
