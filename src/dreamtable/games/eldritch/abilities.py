"""What components do while they are in play: the second half of the vocabulary."""

from typing import Literal

import msgspec

from dreamtable.content import effects
from dreamtable.content.effects import (
    ALWAYS,
    FREE,
    YOURS,
    Arguments,
    Condition,
    Power,
    Steps,
    Verb,
    change_text,
    if_text,
    optional,
    steps_in,
    text_of,
)
from dreamtable.games.eldritch.names import AnyMonster
from dreamtable.games.eldritch.terms import SUCCESSES, YOU, Number, Place, Who, ability
from dreamtable.telling import Word

Limit = Literal["", "once-per-test", "once-per-round"]
During = Literal["", "combat", "acquire", "research", "other-world", "expedition", "encounter", "spell"]
AnySkill = Literal["any", "lore", "influence", "observation", "strength", "will"]
Stat = Literal["damage", "horror", "toughness", "travel-tickets", "weapon-bonus"]
Cannot = Literal[
    "move",
    "act-except-this",
    "trade",
    "rest",
    "spend-train-ticket",
    "spend-ship-ticket",
    "recover-sanity-by-rest",
    "recover-health-by-rest",
    "close-gate",
    "set-omen",
    "gain-clue",
]
Happening = Literal[
    "gain-this",
    "gain-spell",
    "gain-condition",
    "gain-clue-by-research",
    "rest",
    "travel",
    "prepare",
    "acquire",
    "trade",
    "encounter-choice",
    "other-world",
    "expedition",
    "research",
    "fallen-encounter",
    "combat-start",
    "after-will-test",
    "strength-test",
    "spell-test",
    "test",
    "combat-end",
    "defeat-this",
    "defeat-monster",
    "defeat",
    "investigator-loses-health-to-this",
    "would-lose-health",
    "would-lose-sanity",
    "become-delayed",
    "stand-up",
    "fall-by-health",
    "fall-by-sanity",
    "encounter",
    "spawn-this",
    "clue-spawned",
    "gate-spawned",
    "close-gate",
    "omen-enter",
    "doom-would-advance",
    "investigator-defeated",
    "tokens-zero",
    "mythos-end",
]

TEST_VERBS = {"dice", "bonus", "add-success", "reroll", "set-die", "success-on", "use-skill"}
TEST_EVENTS = {
    "test",
    "strength-test",
    "spell-test",
    "other-world",
    "expedition",
    "research",
    "fallen-encounter",
}
"""Events that a test may be; an effect on tests at another event lasts as long as what has begun."""
AFTER_ROLL = {"add-success", "reroll", "set-die"}
WORLD_EVENTS = frozenset(
    {
        "clue-spawned",
        "gate-spawned",
        "investigator-defeated",
        "omen-enter",
        "doom-would-advance",
        "mythos-end",
    }
)
"""Events that concern everybody, whoever did it."""


@ability
class StandingBonus(Power, frozen=True):
    """ELD-TST-04: a bonus to tests of a skill; only the highest one counts for a test."""

    verb = "bonus"
    skill: AnySkill
    num: int
    during: During = ""
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words."""
        return _for_tests("bonus", self.skill, self.num, self.during, self.if_)


@ability
class StandingDice(Power, frozen=True):
    """ELD-TST-05: additional dice for tests; all of them add up."""

    verb = "dice"
    skill: AnySkill
    num: int
    during: During = ""
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words."""
        return _for_tests("dice", self.skill, self.num, self.during, self.if_)


@ability
class StandingReroll(Power, frozen=True):
    """ELD-RRL-04: some dice of a test, or all that show certain faces, may be rolled again."""

    verb = "reroll"
    num: int = 0
    faces: tuple[int, ...] = ()
    skill: AnySkill = "any"
    during: During = ""
    limit: Limit = "once-per-test"

    def text(self) -> Word:
        """Return its words."""
        word = _for_tests("reroll", self.skill, self.num, self.during, ALWAYS)
        limit = Word(f"limit-{self.limit}")
        return Word(
            word.key, word.args | {"faces": _span(self.faces) if self.faces else "none", "limit": limit}
        )


@ability
class StandingSuccess(Power, frozen=True):
    """ELD-TST-14: successes added to the result of tests."""

    verb = "add-success"
    num: int
    during: During = ""
    who: Who = YOU

    def text(self) -> Word:
        """Return its words."""
        word = _for_tests("add-success", "any", self.num, self.during, ALWAYS)
        return Word(word.key, word.args | {"who": self.who.text()})


@ability
class StandingMod(Power, frozen=True):
    """A figure is changed: damage or horror of monsters that one fights, tickets, bonuses of weapons."""

    verb = "mod"
    stat: Stat
    num: Number
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words: of the monsters that one fights, unless it stands on a monster itself."""
        return self.text_of("fought")

    def text_of(self, whose: Literal["fought", "this"]) -> Word:
        """Return its words for figures of those whom one fights, or of this monster."""
        word = change_text(f"has-mod-{self.stat}", self.num)
        return Word(word.key, word.args | {"if": if_text(self.if_), "whose": whose})


@ability
class StandingFaces(Power, frozen=True):
    """ELD-TST-07: which faces are successes."""

    verb = "success-on"
    faces: tuple[int, ...]

    def text(self) -> Word:
        """Return its words; more faces than usual are a blessing, fewer are a curse."""
        *others, last = self.faces
        fewer = "yes" if len(self.faces) < len(SUCCESSES) else "no"
        faces = [Word("face-number", {"face": face}) for face in others]
        return Word("has-success-on", {"faces": faces, "last": last, "fewer": fewer})


@ability
class Forbidden(effects.Forbidden, frozen=True):
    """ELD-GEN-03: what cannot be done while this is in play."""


@ability
class Action(Power, frozen=True):
    """ELD-CMP-01: an action of its own, at a price or without."""

    verb = "action"
    do: Steps
    cost: Steps = ()

    def text(self) -> Word:
        """Return its words."""
        return _priced("has-action", self.do, self.cost)


@ability
class LocalAction(Power, frozen=True):
    """ELD-CMP-04: an action for every investigator on the holder's space."""

    verb = "local-action"
    do: Steps
    cost: Steps = ()

    def text(self) -> Word:
        """Return its words."""
        return _priced("has-local-action", self.do, self.cost)


@ability
class Reckoning(Power, frozen=True):
    """ELD-RKN-01: carried out at each reckoning."""

    verb = "reckoning"
    do: Steps

    def text(self) -> Word:
        """Return its words."""
        return Word("has-reckoning", {"do": text_of(self.do)})


@ability
class AsEncounter(Power, frozen=True):
    """ELD-ENC-08: may be resolved as an encounter on certain spaces."""

    verb = "encounter"
    do: Steps
    at: Place

    def text(self) -> Word:
        """Return its words."""
        return Word("has-encounter", {"do": text_of(self.do), "at": self.at.text()})


NEVER = Word("do-cancel", {"what": "event"})
"""What a card says that lets something not happen."""


class Triggered(effects.Triggered, frozen=True):
    """Something that follows an event, or takes its place."""

    name: AnyMonster = ""
    """The monster whose defeat is meant."""

    @property
    def is_plain(self) -> bool:
        """Whether it comes every time, to you, without a choice and without a price."""
        return not (self.may or self.cost is not FREE or self.limit) and self.whose == YOURS

    def event_text(self) -> Word:
        """Return the words for what it waits for."""
        name = Word(f"card-{self.name}") if self.name else "none"
        return Word(f"when-{self.event}", {"name": name, "who": self.whose.name})


@ability
class When(Triggered, frozen=True):
    """ELD-GEN-11: carried out once each time the event happens."""

    verb = "when"

    def text(self) -> Word:
        """Return its words; of a monster that goes to a space of its own, that it spawns there."""
        home = self._home()
        return Word("has-home", {"at": home}) if home is not None else super().text()

    def _home(self) -> Word | None:
        """ELD-MON-01: return the words for the space to which a monster goes as soon as it spawns."""
        if self.event != "spawn-this" or not self.is_plain or self.if_ is not ALWAYS or len(self.do) != 1:
            return None
        moved = self.do[0].text()
        to = moved.args.get("to")
        itself = moved.key == "do-shift-monster" and moved.args["monster"] == Word("which-this")
        return to if itself and isinstance(to, Word) and to.key == "place-space" else None


@ability
class Instead(Triggered, frozen=True):
    """ELD-TIM-06: carried out in place of the event, which then does not happen."""

    verb = "instead"

    def text(self) -> Word:
        """Return its words; where nothing takes the place of the event, that it does not happen."""
        word = super().text()
        nothing = self.is_plain and [step.text() for step in self.do] == [
            Word("do-cancel", {"what": "event"})
        ]
        return Word("has-prevented", word.args | {"what": self.event}) if nothing else word


def alters_test(steps: Steps, verbs: set[str]) -> bool:
    """Say whether some of the steps concern the test at hand."""
    return any(isinstance(step, Verb) and step.called() in verbs for step in steps_in(steps))


def _span(faces: tuple[int, ...]) -> str:
    """Return faces such as `4–6`."""
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


def _for_tests(kind: str, skill: str, num: int, during: str, check: Condition) -> Word:
    args: Arguments = {
        "skill": Word(f"skill-{skill}"),
        "num": num,
        "during": Word(f"during-{during}") if during else "none",
        "if": if_text(check),
    }
    return Word(f"has-{kind}", args)


def _priced(key: str, do: Steps, cost: Steps) -> Word:
    return Word(key, {"do": text_of(do), "cost": optional(cost), "if": "none"})
