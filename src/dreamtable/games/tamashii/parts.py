"""What stands on the components of the box: abilities, changes, programs, activities, goals; and their words.

A text is a list of paragraphs; whoever speaks makes sentences of them.
"""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from dreamtable.content import Names
from dreamtable.content.component import Text
from dreamtable.content.effects import (
    ALWAYS,
    FREE,
    Arguments,
    Condition,
    Price,
    Step,
    Steps,
    alone,
    if_text,
    is_simple,
    mapped,
    said_of,
    text_of,
    told,
)
from dreamtable.games.tamashii.terms import ANYWHERE, Need, Number, Program, Where, tile_word
from dreamtable.games.tamashii.wording import FACE_WORDS, GOAL, OTHERS, OTHERS_DO, Spoken, asks_first, sign
from dreamtable.telling import Word

Letter = Literal["R", "Y", "G", "B"]
FaceName = Literal["H", "S", "blank"]
ClassName = Literal["reaper", "striker", "trickster", "telepath"]
FactionName = Literal["spartans", "ninkyodo", "seekers", "nameless"]
Timing = Literal["planning", "combat", "launch", "any", "passive"]
EventName = Annotated[str, Names("event")]
GoalName = Annotated[str, Names("goal")]
LimitName = Literal["", "step", "phase", "round", "game", "none", "player", "card", "group"]
CardName = Annotated[str, Names("story", "special", "victory", "defeat")]
GuideName = Annotated[str, Names("guide")]
CLASSES: tuple[ClassName, ...] = ("reaper", "striker", "trickster", "telepath")
FACTIONS: tuple[FactionName, ...] = ("spartans", "ninkyodo", "seekers", "nameless")
LETTERS: tuple[Letter, ...] = ("R", "Y", "G", "B")
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
CHOSEN_MOMENTS = ("planning", "writing")
"""TAM-VOC-04: events that come at the moment the owner picks."""
TABLE = "table"
"""The time of abilities of cards in the middle of the table, which are everybody's."""
LIMITS = {
    "planning": "phase",
    "writing": "phase",
    "launch": "step",
    "combat": "phase",
    "any": "round",
}
"""TAM-AUG-08, TAM-VOC-04: how often, where nothing is printed."""

# Sentences that several of them share


def headed(key: str, steps: Steps) -> Text:
    """Return steps under a heading."""
    return [alone(Word(key, {"do": told(steps)}))] if steps else []


def on_faces(faces: dict[FaceName, Steps]) -> Text:
    """Return what happens by die face."""
    return [
        alone(Word("on-face", {"face": FACE_WORDS[face], "do": told_or_none(steps)}))
        for face, steps in faces.items()
    ]


def told_or_none(steps: Steps) -> Word | str:
    """Return steps as sentences, as an argument of a message."""
    return told(steps) if steps else "none"


def at_or_none(where: Where) -> Word | str:
    """Return a place as an argument of a message."""
    return "none" if where == ANYWHERE else where.text()


def there(line: Word, where: Where) -> Word:
    """Return a line about something at a tile, which it calls by its name only once."""
    if not where.tile:
        return line
    named = where.text()
    inside = mapped(line, lambda one: Word("spot-here") if one == named else one)
    return Word(line.key, {**inside.args, "where": named})


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
        "where": at_or_none(where),
        "if": if_text(check),
        "limit": Word(f"limit-{limit}") if limit else "none",
        "do": told_or_none(do),
    }
    return alone(there(Word("program-line", args), where))


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab", gc=False):
    """A part of a component."""


class Ability(Part, frozen=True, kw_only=True):
    """TAM-VOC-03: something that waits for an event, changes a value, or is a program."""

    when: EventName = ""
    """What it waits for; nothing where it is used at a time of its own."""
    who: Literal["me", "other"] = "me"
    """Whose event: the owner's, or another player's."""
    where: Where = ANYWHERE
    level: int = 0
    at: int | None = None
    """Of `time-is`: the value."""
    to: Literal["", "named"] = ""
    """Of a trade: to whom."""
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    may: bool = False
    instead: bool = False
    """Whether it takes the place of the event."""
    cost: Price = FREE
    do: Steps = ()
    stat: dict[str, int] = {}
    p: Program | None = None

    def time_of(self, time: str) -> str:
        """Return when its owner uses it, if that is printed on the card."""
        return time if time not in ("", TABLE, "passive") else ""

    def text(self, time: str = "") -> Text:
        """TAM-VOC-03: return what it waits for, and what it does."""
        text: Text = []
        if self.stat:
            values = [
                Word(f"value-change-{name}", {"num": abs(change), "sign": sign(change)})
                for name, change in self.stat.items()
            ]
            text.append(alone(Word("has-stat", {"values": values, "if": if_text(self.if_)})))
        if self.p is not None:
            text.append(program_text("protocol", self.p.pattern_word, self.do))
        elif self.do:
            word = Word("has-ability", self._args(time))
            text.append(alone(mapped(word, _rising) if self.when == "trace-rise" else word))
        return text

    def _args(self, time: str) -> Arguments:
        own_time = self.time_of(time)
        limit = self.limit or LIMITS.get(own_time or self.when, "none")
        may = bool(self.may or own_time) and not asks_first(self.do)
        of_any = time == TABLE and self.when not in OF_NOBODY
        return {
            "event": self._event(time) if self.when else Word(f"moment-{own_time or 'any'}"),
            "if": if_text(self.if_),
            "limit": "none" if limit == "none" else Word(f"limit-{limit}"),
            "instead": "yes" if self.instead else "no",
            "cost": self.cost.text(),
            **(self._done_by_any(may=may) if of_any else self._done(may=may)),
        }

    def _event(self, time: str) -> Word:
        is_told_later = time == TABLE and self.when == "action-end"
        args: Arguments = {
            "whose": "any" if time == TABLE else self.who,
            "where": "none" if is_told_later else at_or_none(self.where),
            "level": self.level,
            "at": self.at if self.at is not None else 0,
        }
        return Word(f"when-{self.when}", args)

    def _done(self, *, may: bool) -> Arguments:
        """Return what it does, and how it says that one may."""
        if self.cost is not FREE:
            return {"may": "yes", "do": text_of(self.do)}
        if not may:
            return {"may": "no", "do": told(self.do)}
        first, *others = self.do
        offered = first.text_offered() if isinstance(first, Spoken) and not is_simple(first) else None
        if offered is None:
            return {"may": "yes" if first.yours else "this", "do": text_of(self.do)}
        rest = [text_of(others)] if others else []
        return {"may": "yes", "do": Word("sequence", {"parts": [offered, *rest]})}

    def _done_by_any(self, *, may: bool) -> Arguments:
        """Return what it does on a card in the middle of the table, told of whom it concerns."""
        do, first = text_of(self.do), self.do[0]
        by_one = all(map(_is_done_by_one, self.do))
        if by_one and isinstance(first, Spoken) and first.is_optional and len(self.do) == 1:
            do, may = first.text_offered() or do, True
        of_each = self.when == "action-end"
        if of_each and self.if_ is not ALWAYS:
            do = Word("step-while", {"do": do, "if": self.if_.text()})
        if self.cost is not FREE:
            then = Word("step-you", {"do": do}) if by_one else do
            do = said_of(Word("do-pay", {"cost": self.cost.text(), "then": then}), OTHERS_DO)
        elif by_one:
            who = _each(self.where) if of_each else Word("who-that")
            said = said_of(do, OTHERS_DO if may else OTHERS)
            do = Word("step-who", {"who": who, "may": "yes" if may else "no", "do": said})
        else:
            do = said_of(do if of_each else told(self.do), OTHERS_DO)
        check = "none" if of_each or self.if_ is ALWAYS else said_of(self.if_.text(), OTHERS)
        return {"if": check, "cost": "none", "may": "no", "do": do}


def _rising(word: Word) -> Word:
    """TAM-VOC-09: where trace is about to rise, it is not lowered, but rises by less."""
    return Word("do-rise-less", word.args) if word.key == "do-lower-trace" else word


def _each(where: Where) -> Word:
    return Word("who-each") if where == ANYWHERE else Word("who-each-on", {"at": where.text()})


def _is_done_by_one(step: Step) -> bool:
    """Say whether a step is something that a player does, so that words can say who."""
    if not isinstance(step, Spoken) or step.if_ is not ALWAYS:
        return False
    return step.can_say_you and not step.has_own_subject


class Change(Part, frozen=True, kw_only=True):
    """What holds while a card is in play: a value that is other than printed."""

    tile: int = 0
    entry: int | None = None
    linger: int | None = None
    no_entry: bool = False
    until: CardName = ""
    tiles_with: str = ""
    linger_times: int = 1
    top_space: int | None = None
    resource_cap: int | None = None
    experience_program: int | None = None
    stat: str = ""
    add: int = 0
    fights: Literal["", "its-tile"] = ""
    boss_move: int | None = None
    corrupted_discards_to: CardName = ""
    upgrade: Literal["", "open", "cap", "cell", "class"] = ""
    cost: int | None = None
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words."""
        word = self._plain()
        return word if self.if_ is ALWAYS else Word("change-while", {"change": word, "if": self.if_.text()})

    def _plain(self) -> Word:
        if self.no_entry:
            until = self.until.upper()
            return Word("change-no-entry", {"tile": tile_word(self.tile), "until": until})
        if self.tile:
            which = "entry" if self.entry is not None else "linger"
            num = self.entry if self.entry is not None else self.linger or 0
            return Word(f"change-{which}", {"tile": tile_word(self.tile), "num": num})
        if self.tiles_with:
            args: Arguments = {"token": Word(f"token-{self.tiles_with}"), "times": self.linger_times}
            return Word("change-linger-times", args)
        if self.corrupted_discards_to:
            return Word("change-corrupted-discards", {"card": self.corrupted_discards_to.upper()})
        if self.upgrade:
            return Word(f"change-upgrade-{self.upgrade}", {"num": self.cost or 0})
        if self.fights:
            return Word("change-fights")
        for name in ("top_space", "resource_cap", "experience_program", "boss_move"):
            value: int | None = getattr(self, name)
            if value is not None:
                return Word(f"change-{name.replace('_', '-')}", {"num": value})
        return Word(f"value-change-{self.stat}", {"num": abs(self.add), "sign": sign(self.add)})


class Box(Part, frozen=True, kw_only=True):
    """TAM-CBT-05: a combat box."""

    need: Need
    do: Steps

    def text(self) -> Word:
        """Return its words."""
        args: Arguments = {"need": self.need.text(), "many": "yes" if self.need.many else "no"}
        return alone(Word("box-line", {**args, "do": told(self.do)}))


class Routine(Part, frozen=True, kw_only=True):
    """TAM-PRG-01: a program of a component, with what it does."""

    id: str = ""
    p: Program
    where: Where = ANYWHERE
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    do: Steps = ()

    def text(self, sort: str) -> Word:
        """Return its words: the pattern and what it does."""
        return program_text(sort, self.p.pattern_word, self.do, self.where, self.if_, self.limit)


def programs_text(sort: str, routines: Iterable[Routine]) -> Text:
    """Return the words of some programs."""
    return [one.text(sort) for one in routines]


class Activity(Part, frozen=True, kw_only=True):
    """TAM-ADV-01: what a card offers in the player activity step."""

    id: str
    where: Where = ANYWHERE
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    cost: Price = FREE
    do: Steps

    def text(self) -> Word:
        """Return its words."""
        args: Arguments = {
            "where": at_or_none(self.where),
            "if": if_text(self.if_),
            "limit": Word("limit-group") if self.limit == "group" else "none",
            "cost": self.cost.text(),
            "do": told(self.do) if self.cost is FREE else text_of(self.do),
        }
        return alone(there(Word("activity-line", args), self.where))


class Paragraph(Part, frozen=True, kw_only=True):
    """TAM-ADV-04: a paragraph of a world activity."""

    if_: Condition | None = msgspec.field(default=None, name="if")
    else_if: Condition | None = None
    else_: bool = msgspec.field(default=False, name="else")
    do: Steps

    def text(self) -> Word:
        """Return its words."""
        do: Arguments = {"do": told(self.do)}
        if self.if_ is not None:
            return alone(Word("world-if", {**do, "check": self.if_.text()}))
        if self.else_if is not None:
            return alone(Word("world-else-if", {**do, "check": self.else_if.text()}))
        return alone(Word("world-else" if self.else_ else "world-always", do))


class CheckGoal(Part, frozen=True, kw_only=True):
    """TAM-VS-10: an objective that is fulfilled by a check."""

    type: str
    need: Number


class Goal(Part, frozen=True, kw_only=True):
    """TAM-LRN-06, TAM-VOC-10: what a step of a protocol or an objective asks for."""

    event: GoalName = ""
    n: int = 1
    same_step: bool = False
    level: int = 0
    state: Condition | None = None
    program: Program | None = None
    check: CheckGoal | None = None

    def text(self) -> Word:
        """Return its words."""
        if self.state is not None:
            return said_of(self.state.text(), GOAL)
        if self.program is not None:
            return Word("goal-program", {"pattern": self.program.pattern_word})
        if self.check is not None:
            kind = Word(f"check-type-{self.check.type}")
            return Word("goal-check", {"type": kind, "need": self.check.need.text()})
        same = "yes" if self.same_step else "no"
        return Word(f"goal-{self.event}", {"n": self.n, "level": self.level, "same": same})


class Lesson(Part, frozen=True, kw_only=True):
    """TAM-LRN-02: a step of a learning protocol."""

    goal: Goal
    do: Steps = ()
    ability: Ability | None = None

    def text(self, number: int) -> Text:
        """Return what it asks for and gives, and the ability that is learned."""
        args: Arguments = {"number": number, "goal": self.goal.text(), "do": told_or_none(self.do)}
        return [alone(Word("lesson-line", args)), *(self.ability.text() if self.ability is not None else [])]
