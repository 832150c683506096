"""Verbs for the scenario: time, cards, endings."""

from typing import Annotated, Literal

from dreamtable.content import Names
from dreamtable.games.tamashii.bosses import boss_comes
from dreamtable.games.tamashii.box import NUMBERS
from dreamtable.games.tamashii.deeds import OfTable
from dreamtable.games.tamashii.events import LockedAgain, Noted, Ticked, Unlocked
from dreamtable.games.tamashii.model import NOTHING
from dreamtable.games.tamashii.moves import PickSeat
from dreamtable.games.tamashii.naming import lock_name
from dreamtable.games.tamashii.parts import CardName
from dreamtable.games.tamashii.scenario import draw_special, draw_story, drop_card, set_time
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import ONE, Number, place_word, step
from dreamtable.games.tamashii.tokens import put_on_card
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


@step
class Time(OfTable, frozen=True):
    """TAM-TIM-01: the time value changes."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Change it."""
        return set_time(scene.g, scene.s.time + self.amount(scene, self.num, times))

    def words(self) -> Word:
        """Return its words."""
        less = not self.num.parts and self.num.plus < 0
        num: int | Word = -self.num.plus if less else self.num.text()
        return Word("do-lower-time" if less else "do-time", {"num": num})


@step
class TimeSet(OfTable, frozen=True):
    """TAM-TIM-01: set the time value."""

    num: Number

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Set it."""
        return set_time(scene.g, self.amount(scene, self.num))


@step
class Story(OfTable, frozen=True):
    """TAM-SCE-05: draw a story card or an ending; the text that says so ends there (TAM-ADV-06)."""

    leads_on = True
    card: CardName

    def brings(self) -> tuple[str]:
        """Return the card."""
        return (self.card,)

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Draw it."""
        yield from draw_story(scene.g, NUMBERS[self.card])
        scene.stopped = True

    def words(self) -> Word:
        """Return its words."""
        return Word("do-story", {"card": place_word(self.card)})


@step
class Special(OfTable, frozen=True):
    """TAM-SCE-07: a special card comes into play."""

    card: CardName

    def brings(self) -> tuple[str]:
        """Return the card."""
        return (self.card,)

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Take it."""
        return draw_special(scene.g, NUMBERS[self.card])

    def words(self) -> Word:
        """Return its words."""
        return Word("do-special", {"card": place_word(self.card)})


@step
class Drop(OfTable, frozen=True):
    """A special card leaves play."""

    card: CardName

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Discard it."""
        drop_card(scene.g, NUMBERS[self.card])
        return NOTHING_TO_DO

    def words(self) -> Word:
        """Return its words."""
        return Word("do-drop", {"card": place_word(self.card)})


@step
class Success(OfTable, frozen=True):
    """TAM-VOC-11: put success tokens on the active story card."""

    num: Number = ONE

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Put them."""
        s = scene.s
        card = s.drawing[-1] if s.drawing else s.story
        if card != NOTHING:
            put_on_card(scene.g, card, "success", self.amount(scene, self.num, times))
        return NOTHING_TO_DO


@step
class BossIn(OfTable, frozen=True):
    """TAM-BOS-02: a boss comes into play."""

    verb = "boss"
    boss: Annotated[str, Names("boss")]

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Set it up."""
        return boss_comes(scene.g, NUMBERS[self.boss])

    def words(self) -> Word:
        """Return its words."""
        return Word("do-boss", {"boss": Word(f"card-{self.boss}")})


@step
class Unlock(OfTable, frozen=True):
    """TAM-END-02: components are available from the next game on."""

    locks: tuple[str, ...]

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Note them."""
        scene.s.gained += self.locks
        scene.g.tell(Unlocked, list(self.locks))
        return NOTHING_TO_DO

    def words(self) -> Word:
        """Return its words."""
        return Word("do-unlock", {"locks": list(map(lock_name, self.locks))})


@step
class Relock(OfTable, frozen=True):
    """TAM-END-03: components are locked again."""

    locks: tuple[str, ...]

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Note them."""
        scene.s.lost += self.locks
        scene.g.tell(LockedAgain, list(self.locks))
        return NOTHING_TO_DO

    def words(self) -> Word:
        """Return its words."""
        return Word("do-relock", {"locks": list(map(lock_name, self.locks))})


@step
class Tick(OfTable, frozen=True):
    """TAM-END-04: tick a number on the progress sheet."""

    number: int

    def leaves(self, by: str) -> int:
        """Return the ending."""
        return self.number if by == "ending" else 0

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Tick it."""
        scene.s.ticked = self.number
        scene.g.tell(Ticked, self.number)
        return NOTHING_TO_DO


@step
class Note(OfTable, frozen=True):
    """TAM-END-08: note on the progress sheet which way the group took, for stories of later scenarios."""

    number: int

    def leaves(self, by: str) -> int:
        """Return the way."""
        return self.number if by == "choice" else 0

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Note it."""
        scene.s.noted = self.number
        scene.g.tell(Noted, self.number)
        return NOTHING_TO_DO


@step
class Result(OfTable, frozen=True):
    """TAM-END-01: how the scenario ends, once the effects of this card are resolved."""

    yours = False
    result: Literal["victory", "defeat"]

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Note it."""
        scene.s.result = self.result
        return NOTHING_TO_DO

    def words(self) -> Word:
        """Return its words."""
        return Word(f"do-result-{self.result}")


@step
class NamePlayer(OfTable, frozen=True):
    """The group names a player for this card."""

    yours = False

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Let it pick one."""
        seats = list(range(len(scene.s.players)))
        moves = list(map(PickSeat, seats))
        move = yield from scene.ask_group(lambda: moves, rule="TAM-SCE-11")
        scene.s.named[scene.card] = move.seat
