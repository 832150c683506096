"""What all steps of Tamashii have: for whom, on which condition, how often, and whether one may."""

import msgspec

from dreamtable.content.effects import ALWAYS, Condition, Verb, holds, number, who
from dreamtable.content.terms import written
from dreamtable.games.tamashii.goals import notice
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import ME, Number, Per, Who
from dreamtable.kernel import Script, Seat, Word

COMMON = ("who", "if", "per", "may")
FOR_ALL = ("each", "all-others")
"""Words for players that mean the same wherever you are, and whatever you choose."""


class Deed(Verb, frozen=True, kw_only=True):
    """A step: somebody does it, or it happens to somebody."""

    besides = ("who", "if_", "per", "may")
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
        word = self.words()
        if self.per is not None:
            word = Word("step-per", {"do": word, "per": self.per.text()})
        if self.who != ME and not self.tells_who:
            word = Word("step-who", {"do": word, "who": self.who.text(), "may": "yes" if self.may else "no"})
        elif self.may:
            word = Word("step-may", {"do": word})
        if self.if_ is not ALWAYS:
            word = Word("step-if", {"do": word, "if": self.if_.text()})
        return word

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
        return self.who == ME and not self.may and self.if_ is ALWAYS and not self.inner()
