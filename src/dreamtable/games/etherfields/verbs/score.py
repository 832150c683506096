"""ETH-DRM-04 to -06: verbs for the music of Dream 3: a score, bars that are played, rooms that are tuned."""

from collections.abc import Iterable
from typing import ClassVar, Literal

import msgspec

from dreamtable.games.etherfields.conditions import entity_named
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.entities import spawn
from dreamtable.games.etherfields.events import BarPlayed, SuitChanged, WrongNote
from dreamtable.games.etherfields.look import gate_of
from dreamtable.games.etherfields.map import distance, spaces_with
from dreamtable.games.etherfields.model import Dream, Score, Suit
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.games.etherfields.parts import Suit as SuitName
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.terms import step
from dreamtable.games.etherfields.verbs.world import PlaceTile
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


class Astray(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A wrong note with a page of its own, the first time: this suit after so many bars."""

    suit: SuitName
    bar: int
    script: int


@step
class ScoreStep(Deed, frozen=True):
    """ETH-DRM-04: in the set-up of a Gate: a score is to be played, suit after suit; each bar has a page."""

    verb = "score"
    suits: tuple[SuitName, ...]
    scripts: tuple[int, ...]
    wrong: int
    astray: tuple[Astray, ...] = ()

    def do(self, scene: Scene) -> Script[None]:
        """Lay out an empty page."""
        scene.s.score = Score()
        return NOTHING_TO_DO

    def opens(self) -> Iterable[int]:
        """Return the pages of its bars and of wrong notes."""
        return (*self.scripts, self.wrong, *(one.script for one in self.astray))

    def page_of(self, s: Dream, suit: SuitName, bar: int) -> int:
        """Return the page of a wrong note: one of its own that was not read yet, or that of all others."""
        own = [one.script for one in self.astray if one.suit == suit and one.bar == bar]
        return next((page for page in own if page not in s.read), self.wrong)

    def text(self) -> Word:
        """Return its words, which tell nothing of the order."""
        return Word("do-score", {"num": len(self.suits)})


def score_of(s: Dream) -> ScoreStep | None:
    """Return the score of the Dream; nobody knows all of it before it was played."""
    return next((one for one in gate_of(s).setup if isinstance(one, ScoreStep)), None)


@step
class Play(Deed, frozen=True):
    """ETH-DRM-04, -05: a room plays: the next bar of the score, or a wrong note, by which a bar is lost and
    the room turns to its quarrel side; `next` is whichever room is next."""

    personal: ClassVar[bool] = True
    must_be_possible: ClassVar[bool] = True
    deliberate: ClassVar[bool] = True
    suit: Literal["hearts", "spades", "diamonds", "clubs", "next"]
    quarrel: str = ""
    """The quarrel side of the room."""

    def do(self, scene: Scene) -> Script[None]:
        """Play it; only now it turns out whether it was right."""
        s = scene.s
        score, written = s.score, score_of(s)
        if score is None or written is None or not self.possible(scene):
            return
        score.turn = s.turn
        due = written.suits[score.bar]
        suit = due if self.suit == "next" else self.suit
        if suit == due:
            score.bar += 1
            scene.g.tell(BarPlayed, scene.you, Suit(SUITS.index(suit)), score.bar)
            yield from open_paragraph(scene, written.scripts[score.bar - 1])
            return
        page = written.page_of(s, suit, score.bar)
        score.bar = max(0, score.bar - 1)
        score.wrong += 1
        scene.g.tell(WrongNote, scene.you, Suit(SUITS.index(suit)), score.bar)
        yield from open_paragraph(scene, page)
        if self.quarrel:
            yield from PlaceTile(self.quarrel).do(scene)

    def possible(self, scene: Scene) -> bool:
        """ETH-DRM-04: say whether no bar was played or lost in this Turn; never whether it would be right."""
        score, written = scene.s.score, score_of(scene.s)
        if score is None or written is None:
            return False
        return score.turn != scene.s.turn and score.bar < len(written.suits)

    def secret(self) -> str:
        """Return the tile that it may lay."""
        return f"tile {self.quarrel}" if self.quarrel else ""

    def text(self) -> Word:
        """Return its words."""
        return Word("do-play", {"next": "yes" if self.suit == "next" else "no"})


@step
class Tune(Deed, frozen=True):
    """ETH-DRM-06: a room tunes the house: its suit is current until the Turn ends, and an Entity comes to
    the spawn space nearest to the room."""

    deliberate: ClassVar[bool] = True
    suit: SuitName
    calls: str
    goto: int = 0
    """The page of the first tuning of all."""

    def do(self, scene: Scene) -> Script[None]:
        """Change the suit; then somebody comes to play the bar again."""
        g, s = scene.g, scene.s
        first = s.score is not None and s.score.tuned is None
        suit = s.suit = Suit(SUITS.index(self.suit))
        if s.score is not None:
            s.score.tuned = suit
        g.tell(SuitChanged, suit)
        if first and self.goto:
            yield from open_paragraph(scene, self.goto)
        yield from spawn(g, entity_named(self.calls), 1, nearest_spawns(s, self.suit))

    def opens(self) -> Iterable[int]:
        """Return that page."""
        return (self.goto,) if self.goto else ()

    def secret(self) -> str:
        """Return the Entity that comes."""
        return f"tile {self.calls}"

    def text(self) -> Word:
        """Return its words."""
        return Word("do-tune", {"suit": Word(f"suit-{self.suit}")})


def nearest_spawns(s: Dream, suit: SuitName) -> list[int]:
    """ETH-DRM-06: return the spawn spaces that are nearest to the room of a suit."""
    far: dict[int, int] = {}
    for room in spaces_with(s, f"special-{suit}"):
        for space in spaces_with(s, "spawn"):
            steps = distance(s, room, space)
            if steps is not None:
                far[space] = min(steps, far.get(space, steps))
    return [space for space, steps in far.items() if steps == min(far.values())]
