"""What all steps of Tamashii have: for whom, on which condition, how often, and whether one may."""

from typing import ClassVar

import msgspec

from dreamtable.content.effects import ALWAYS, Condition, Readable, Verb, holds, number, said_of, who
from dreamtable.content.terms import written
from dreamtable.games.tamashii.goals import notice
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import ME, Number, Per, Who
from dreamtable.kernel import Script, Seat, Word

COMMON = ("who", "if", "per", "may")
NUMBERS = ("num", "n")
OTHERS, OTHERS_DO, GOAL = "they", "them", "goal"
"""Whom words speak of, if not of you: others who do it, others who may do it, and whoever is to reach it."""
WITH_YOU = ("me", "each", "each-here")
"""Words for players of whom you are one."""
FOR_ALL = ("each", "all-others")
"""Words for players that mean the same wherever you are, and whatever you choose."""


class Deed(Verb, frozen=True, kw_only=True):
    """A step: somebody does it, or it happens to somebody."""

    besides = ("who", "if_", "per", "may")
    adds: ClassVar[bool] = False
    """Whether its words tell `more` of the same from as much again."""
    offers: ClassVar[bool] = False
    """Whether one may always leave it."""
    can_say_you: ClassVar[bool] = True
    """Whether `you` can stand before its words, where others were spoken of before."""
    who: Who = ME
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    per: Per | None = None
    may: bool = False

    def do(self, scene: Scene) -> Script[None]:
        """TAM-TMG-13: carry it out for everybody who is meant, each for itself; others go on if you reset."""
        if self.who == ME:
            yield from self._one(scene)
        elif not scene.fallen or self.who.name in FOR_ALL:
            for inside in (yield from scene.each(self.who)):
                inside.step = self
                yield from self._one(inside)

    def _one(self, scene: Scene) -> Script[None]:
        if scene.over or scene.fallen or (self.if_ is not ALWAYS and not holds(scene, self.if_)):
            return
        times = scene.times if self.per is None else scene.times * (number(scene, self.per.number) or 0)
        if times <= 0 or (self.may and not (yield from self._wanted(scene))):
            return
        yield from self.act(scene, times)
        yield from notice(scene.g)

    def _wanted(self, scene: Scene) -> Script[bool]:
        """Ask whether it is wanted, unless that was said already."""
        if scene.fallen:
            return False
        if scene.agreed:
            scene.agreed = False
            return True
        return (yield from scene.ask_yes(self))

    def partners(self, scene: Scene) -> Script[list[Seat]]:
        """Return those with whom you do it, for steps that you do with others; nobody once you have reset."""
        return [] if scene.fallen else (yield from who(scene, self.who))

    def act(self, scene: Scene, times: int, /) -> Script[None]:
        """Let one player do it, so many times."""
        raise NotImplementedError

    def amount(self, scene: Scene, num: Number, times: int = 1) -> int:
        """Return how many a number means, so many times."""
        return (number(scene, num) or 0) * times

    def text(self) -> Word:
        """Return its words, with for whom, how often and on which condition."""
        return self.text_after(None)

    def text_after(self, before: Readable | None) -> Word:
        """Return its words, where those of another step stand before it."""
        word = self._deed(before)
        if self.is_of_others:
            return self._of_others(word)
        if self.is_optional:
            word = Word("step-may", {"do": word})
        elif isinstance(before, Deed) and before.has_own_subject and self.can_say_you:
            word = Word("step-you", {"do": word})
        if self.if_ is not ALWAYS:
            word = Word("step-if", {"do": word, "if": self.if_.text()})
        return word

    def _of_others(self, word: Word) -> Word:
        """Return words that speak of those who are meant; the condition is looked at for each of them."""
        if self.if_ is not ALWAYS:
            word = Word("step-while", {"do": word, "if": self.if_.text()})
        may = "yes" if self.is_optional else "no"
        person = OTHERS_DO if self.is_optional else OTHERS
        return Word("step-who", {"who": self.who.text(), "may": may, "do": said_of(word, person)})

    def text_offered(self) -> Word | None:
        """Return its words after "you may"; None if they do not fit there."""
        if self.if_ is not ALWAYS or not self.yours:
            return None
        if self.is_of_others:
            return Word("step-let", {"who": self.who.text(), "do": said_of(self._deed(), OTHERS_DO)})
        return self._deed()

    def _deed(self, before: Readable | None = None) -> Word:
        """Return the words of the deed, with how often."""
        word = self.words()
        if self.adds:
            word = Word(word.key, {**word.args, "more": "yes" if self._is_more(before) else "no"})
        return word if self.per is None else Word("step-per", {"do": word, "per": self.per.text()})

    def _is_more(self, before: Readable | None) -> bool:
        """Say whether it is some more of what the step before did to you in any case."""
        if not isinstance(before, Deed) or self == before or self.who != ME:
            return False
        if before.who.name not in WITH_YOU or before.is_optional or before.if_ is not ALWAYS:
            return False
        same = self.words().key == before.words().key
        return same and self._besides_number() == before._besides_number()

    def _besides_number(self) -> dict[str, object]:
        fields = {field.name for field in msgspec.structs.fields(self)} - {*self.besides, *NUMBERS}
        return {name: getattr(self, name) for name in fields}

    @property
    def is_optional(self) -> bool:
        """Whether one may leave it."""
        return self.may or self.offers

    @property
    def is_of_others(self) -> bool:
        """Whether its words must say whom it concerns."""
        return self.who != ME and not self.tells_who

    @property
    def has_own_subject(self) -> bool:
        """Whether its words tell what somebody or something else does."""
        return self.is_of_others or not self.yours

    @property
    def tells_who(self) -> bool:
        """Whether its words say themselves whom it concerns."""
        return False

    def words(self) -> Word:
        """Return the words of the deed itself."""
        word = written(self, "do")
        return Word(word.key, {key: value for key, value in word.args.items() if key not in COMMON})

    def is_simple(self) -> bool:
        """Say whether it is one thing that you do."""
        plain = self.yours and self.who == ME and not self.is_optional
        return plain and self.if_ is ALWAYS and self.per is None and not self.inner()


class OfTable(Deed, frozen=True, kw_only=True):
    """A step that is about the table: whoever does it."""

    can_say_you = False
