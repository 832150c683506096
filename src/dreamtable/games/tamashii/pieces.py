"""What has a number of its own on components, since moves name it: programs, abilities, boxes, activities."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from dreamtable.content.component import NOTHING, Piece
from dreamtable.content.effects import ALWAYS, FREE, Condition, Steps, alone, optional, text_of
from dreamtable.games.tamashii.launcher import Pattern, pattern
from dreamtable.games.tamashii.parts import CHOSEN_MOMENTS, LIMITS, Ability, Activity, Box, Routine
from dreamtable.games.tamashii.terms import ANYWHERE, Where, pattern_word
from dreamtable.games.tamashii.wording import Spoken
from dreamtable.telling import Part, Word

if TYPE_CHECKING:
    from dreamtable.games.tamashii.box import Box as TheBox

BASIC_PROGRAMS: tuple[tuple[str, str, int], ...] = (
    ("RRR", "energy", 1),
    ("YYY", "reroll", 1),
    ("GGG", "memory", 1),
    ("BBB", "shield", 1),
    ("RRRR", "energy", 2),
    ("YYYY", "reroll", 2),
    ("GGGG", "memory", 2),
    ("BBBB", "shield", 2),
    ("RYGB", "xp", 1),
)
"""TAM-BAS-02 to -04: pattern, what it gives, and how much."""


class Numbered(Piece, frozen=True, gc=False):
    """A piece of this game."""

    def noted(self, number: int, box: "TheBox") -> None:
        """Tell the box what is looked up again and again while playing."""
        raise NotImplementedError

    def name(self, card: Word) -> Word:
        """Return what it is called; `card` is the name of its component."""
        raise NotImplementedError


class Entry(Numbered, frozen=True, gc=False):
    """A program of the box."""

    row = "program"
    sort: str
    """basic, extended, experience, faction, intrude, repel, body, goal, protocol or scenario."""
    pattern: Pattern
    do: Steps = ()
    where: Where = ANYWHERE
    if_: Condition = ALWAYS
    limit: str = ""
    step: int = 0
    """Of a protocol: the step whose goal it is."""
    gives: str = ""
    count: int = 0
    """Of a program that everybody has: what it gives, and how much."""

    def noted(self, _number: int, box: "TheBox") -> None:
        """Be a program of the box."""
        box.programs.append(self)

    def name(self, card: Word) -> Word:
        """Return what it is called, with the name of its card."""
        drawn = pattern_word(self.pattern.text)
        if self.card == NOTHING:
            return Word(f"program-{self.sort}", {"pattern": drawn})
        return Word("program-of", {"card": card, "sort": self.sort, "pattern": drawn})

    def effect(self, count: int | None = None) -> Word | str:
        """Return what is printed beside it; of what everybody has, so much as it gives at a table."""
        if self.gives:
            return Word("ahead-gain", {"what": self.gives, "count": self.count if count is None else count})
        if self.sort in ("body", "goal"):
            return Word("ahead-attach" if self.sort == "body" else "ahead-goal")
        return optional(self.do)

    def printed(self, ref: str) -> Part:
        """TAM-PRG-01: return its pattern, and what it does."""
        does = self.effect()
        text = [does if does.key == "sequence" else alone(does)] if isinstance(does, Word) else []
        return Part(ref, self.sort, self.pattern.text, text)


class Filled(Numbered, frozen=True, gc=False):
    """TAM-CBT-05: a combat box of the box."""

    row = "box"
    box: Box

    def noted(self, _number: int, box: "TheBox") -> None:
        """Be a combat box of the box."""
        box.boxes.append(self)

    def name(self, card: Word) -> Word:
        """Return what it is called, with the name of its card."""
        need = self.box.need
        return Word("box-of", {"card": card, "need": need.text(), "many": "yes" if need.many else "no"})

    def printed(self, ref: str) -> Part:
        """Return what it needs, and what it does."""
        return Part(ref, "box", self.box.need.written, [text_of(self.box.do)])


class Held(Numbered, frozen=True, eq=False, gc=False):
    """TAM-AUG-08: an ability of the box, with the limit that it has."""

    row = "ability"
    ability: Ability
    time: str = ""
    """When it is used, where it waits for no event: `planning`, `launch`, `combat`, `any`."""

    @property
    def event(self) -> str:
        """What it waits for; nothing where its owner picks the moment."""
        does = (step.at_moment for step in self.ability.do if isinstance(step, Spoken))
        event = next(filter(None, does), self.ability.when)
        return event if event not in CHOSEN_MOMENTS else ""

    def noted(self, number: int, box: "TheBox") -> None:
        """Be an ability of the box: one that waits for an event, or one that is used."""
        box.abilities.append(self)
        if self.event:
            waiting = box.waiting.setdefault(self.event, {})
            waiting[self.card] = (*waiting.get(self.card, ()), number)
        elif self.ability.do:
            box.usable.setdefault(self.card, []).append(number)

    def name(self, card: Word) -> Word:
        """Return what it is called: as its card."""
        return card

    def printed(self, ref: str) -> Part:
        """Return what it waits for, and what it does."""
        return Part(ref, "ability", text=self.ability.text(self.time))


class Offer(Numbered, frozen=True, gc=False):
    """TAM-ADV-01: an activity of the box."""

    row = "activity"
    of: str
    """The id of its card."""
    activity: Activity

    def noted(self, _number: int, box: "TheBox") -> None:
        """Be an activity of the box."""
        box.activities.append(self)

    def name(self, _card: Word) -> Word:
        """Return what it is called."""
        return Word(f"activity-{self.of}-{self.activity.id}")

    def printed(self, ref: str) -> Part:
        """Return its name, and what it does."""
        return Part(ref, "activity", text=[self.name(Word("")), self.activity.text()])

    def messages(self) -> Iterator[str]:
        """Return its name."""
        yield self.name(Word("")).key


def basic_programs() -> Iterator[Entry]:
    """TAM-BAS-01: return the programs that everybody has."""
    for number, (text, gives, count) in enumerate(BASIC_PROGRAMS):
        sort = "basic" if number < 4 else "extended" if number < 8 else "experience"
        yield Entry(NOTHING, sort, pattern(text), gives=gives, count=count)


def programs(number: int, sort: str, routines: Iterable[Routine]) -> Iterator[Entry]:
    """Return the programs of a component."""
    for one in routines:
        yield Entry(number, sort, one.p.pattern, one.do, one.where, one.if_, one.limit)


def boxes(number: int, filled: Iterable[Box]) -> Iterator[Filled]:
    """Return the combat boxes of a component."""
    return (Filled(number, one) for one in filled)


def abilities(number: int, every: Iterable[Ability], time: str = "") -> Iterator[Held]:
    """TAM-AUG-08: abilities with their limits; using an augmentation is voluntary (TAM-AUG-05)."""
    for ability in every:
        if ability.do or ability.stat:
            own_time = ability.time_of(time)
            chosen = ability.when in CHOSEN_MOMENTS
            limit = ability.limit or LIMITS.get(own_time or (ability.when if chosen else ""), "none")
            may = ability.may or bool(own_time) or ability.cost is not FREE or chosen
            yield Held(number, replace(ability, limit=limit, may=may), own_time)


def activities(number: int, card: str, every: Iterable[Activity]) -> Iterator[Offer]:
    """Return the activities that a component offers."""
    return (Offer(number, card, one) for one in every)
