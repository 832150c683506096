"""What cards do while they are in play: they wait for events, change figures, forbid."""

from typing import Annotated

import msgspec

from dreamtable.content.effects.conditions import ALWAYS, Condition, if_text
from dreamtable.content.effects.numbers import Number
from dreamtable.content.effects.people import YOURS, Whose
from dreamtable.content.effects.prices import FREE, Price
from dreamtable.content.effects.steps import Steps
from dreamtable.content.effects.texts import Arguments, either, one_clause, sign_of, text_of
from dreamtable.content.naming import Names
from dreamtable.content.terms import Term, written
from dreamtable.telling import Word

EventName = Annotated[str, Names("event")]
LimitName = Annotated[str, Names("limit")]
ForbiddenName = Annotated[str, Names("cannot")]


class Ability:
    """Something that a card does while it is in play."""

    __slots__ = ()

    def text(self) -> Word:
        """Return its words."""
        raise NotImplementedError


class Power(Term, Ability, frozen=True):
    """An ability as it is written; see `Ability`."""

    def text(self) -> Word:
        """Return the message of the ability with its fields."""
        return written(self, "has")


Abilities = tuple[Ability, ...]


class Triggered(Power, frozen=True):
    """Something that follows an event, or takes its place."""

    event: EventName
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    may: bool = False
    cost: Price = FREE
    do: Steps = ()
    whose: Whose = YOURS

    def event_text(self) -> Word:
        """Return the words for what it waits for."""
        return Word(f"when-{self.event}", {"who": self.whose.name})

    def text(self) -> Word:
        """Return its words."""
        args: Arguments = {
            "event": self.event_text(),
            "if": if_text(self.if_),
            "may": "yes" if self.may else "no",
            "limit": Word(f"limit-{self.limit}") if self.limit else "none",
            "cost": self.cost.text(),
            "do": text_of(self.do),
            "simple": one_clause(self.do),
        }
        return Word(f"has-{self.called()}", args)


def change_text(key: str, num: Number, args: Arguments | None = None) -> Word:
    """Return the words for a figure that is changed by a number."""
    less = num.plus <= 0 and all(part.times < 0 for part in num.parts) and bool(num.plus or num.parts)
    if less:
        num = type(num)(-num.plus, *(part._replace(times=-part.times) for part in num.parts))
    change: Arguments = {"num": num.text(), "sign": sign_of(-1 if less else 1)}
    return Word(key, change | (args or {}))


class Forbidden(Power, frozen=True):
    """What cannot be done while this is in play."""

    verb = "cannot"
    things: tuple[ForbiddenName, ...]

    def text(self) -> Word:
        """Return its words."""
        return Word("has-cannot", {"things": either([Word(f"cannot-{thing}") for thing in self.things])})
