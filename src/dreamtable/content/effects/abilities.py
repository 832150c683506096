"""What cards do while they are in play: they wait for events, change figures, forbid, offer actions."""

from typing import Annotated

import msgspec

from dreamtable.content.effects.conditions import ALWAYS, Condition
from dreamtable.content.effects.numbers import MANY, NONE, Number
from dreamtable.content.effects.people import YOURS, Whose
from dreamtable.content.effects.steps import Steps
from dreamtable.content.effects.texts import Arguments, either, one_clause, optional, sign_of, text_of
from dreamtable.content.naming import Names
from dreamtable.content.terms import Term, written
from dreamtable.kernel import Word

EventName = Annotated[str, Names("event")]
LimitName = Annotated[str, Names("limit")]
FigureName = Annotated[str, Names("figure")]
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


def if_text(condition: Condition) -> Word | str:
    """Return the words for a condition, or `none` if nothing is asked for."""
    return "none" if condition is ALWAYS else condition.text()


class Triggered(Power, frozen=True):
    """Something that follows an event, or takes its place."""

    event: EventName
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    may: bool = False
    cost: Steps = ()
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
            "cost": optional(self.cost),
            "do": text_of(self.do),
            "simple": one_clause(self.do),
        }
        return Word(f"has-{self.called()}", args)


class When(Triggered, frozen=True):
    """Carried out once each time the event happens; it may change what happens."""

    verb = "when"


class Instead(Triggered, frozen=True):
    """Carried out in place of the event, which then does not happen."""

    verb = "instead"


class After(Triggered, frozen=True):
    """Carried out once each time the event has happened."""

    verb = "after"


class Change(Power, frozen=True):
    """A figure is other than printed while this is in play."""

    figure: FigureName
    num: Number = NONE
    """By how much it is higher; negative for lower."""
    least: int = -MANY
    """It is not changed below this."""
    most: int = MANY
    """It is at most this, whatever it would be."""
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words."""
        args: Arguments = {
            "figure": Word(f"figure-{self.figure}"),
            "if": if_text(self.if_),
            "least": "none" if self.least == -MANY else self.least,
        }
        if self.most != MANY:
            return Word("has-limit", args | {"most": self.most})
        return change_text("has-change", self.num, args)


def change_text(key: str, num: Number, args: Arguments | None = None) -> Word:
    """Return the words for a figure that is changed by a number."""
    less = not num.parts and num.plus < 0
    change: Arguments = {"num": abs(num.plus) if less else num.text(), "sign": sign_of(-1 if less else 1)}
    return Word(key, change | (args or {}))


class Forbidden(Power, frozen=True):
    """What cannot be done while this is in play."""

    verb = "cannot"
    things: tuple[ForbiddenName, ...]

    def text(self) -> Word:
        """Return its words."""
        return Word("has-cannot", {"things": either([Word(f"cannot-{thing}") for thing in self.things])})


class Action(Power, frozen=True):
    """An action of its own, at a price or without."""

    do: Steps
    cost: Steps = ()
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words."""
        args: Arguments = {"do": text_of(self.do), "cost": optional(self.cost), "if": if_text(self.if_)}
        return Word("has-action", args)
