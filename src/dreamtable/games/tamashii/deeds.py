"""What all steps of Tamashii have: for whom, on which condition, how often, and whether one may."""

from dreamtable.content.effects import ALWAYS, holds, number, who
from dreamtable.games.tamashii.goals import notice
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import ME, Number
from dreamtable.games.tamashii.wording import FOR_ALL, Spoken
from dreamtable.kernel import Script, Seat


class Deed(Spoken, frozen=True, kw_only=True):
    """A step: somebody does it, or it happens to somebody."""

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


class OfTable(Deed, frozen=True, kw_only=True):
    """A step that is about the table: whoever does it."""

    can_say_you = False
