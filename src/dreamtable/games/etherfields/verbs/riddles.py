"""ETH-RID: riddles: dials that are set, entered for a price, and held against the answers."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import ClassVar, Literal, get_args

import msgspec

from dreamtable.content.effects import Condition
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import DreamerCard
from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.costs import affordable
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import (
    AnswerEntered,
    AnswerNear,
    AnswerWrong,
    DialsCleared,
    DialSet,
    HintGiven,
    ParagraphRead,
    RiddleSolved,
)
from dreamtable.games.etherfields.model import SPACES, Dream, Entered, Riddle
from dreamtable.games.etherfields.moves import (
    Accept,
    AskHint,
    ClearDials,
    EnterAnswer,
    Leave,
    Refuse,
    SetDial,
)
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.games.etherfields.paying import pay_price, use_up
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.tallies import in_a_dream, tally
from dreamtable.games.etherfields.terms import Cost, step
from dreamtable.games.etherfields.voting import among, group
from dreamtable.kernel import Move, Script, Seat
from dreamtable.telling import Word

ENTER: Move = EnterAnswer()
LEAVE: Move = Leave()
HINT: Move = AskHint()
CLEAR: Move = ClearDials()
YES: Move = Accept()
NO: Move = Refuse()
FREE_ENTRY = "riddle-free"
HINT_NAMES = ("nudge", "method")
HINTS = len(HINT_NAMES)
Dial = Literal["digit", "suit", "glyph", "space", "dreamer"]
GLYPHS = (
    "moth",
    "key",
    "wave",
    "ladder",
    "eye",
    "bell",
    "thread",
    "salt",
    "hare",
    "candle",
    "door",
    "mask",
    "wheel",
)
"""ETH-SGN: the thirteen glyphs, in the order of the catalogue."""


def alphabet(sort: Dial) -> list[str]:
    """ETH-RID-02: return what a dial of a sort can show, in the order in which answers count them."""
    shown: Sequence[object]
    match sort:
        case "digit":
            shown = range(10)
        case "suit":
            shown = SUITS
        case "glyph":
            shown = GLYPHS
        case "space":
            shown = range(SPACES)
        case _:
            shown = [CARDS[card].id for card in BOX.of(DreamerCard)]
    return [f"{sort}-{one}" for one in shown]


def all_settings() -> list[str]:
    """Return what dials of all sorts can show."""
    return [setting for sort in get_args(Dial) for setting in alphabet(sort)]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What the dials must show for a paragraph to open, each by its place in the alphabet of its dial."""

    dials: tuple[int, ...]
    script: int


@step
class RiddleStep(Deed, frozen=True):
    """ETH-RID-01: dials are set one after another, then entered for a price, or left."""

    personal: ClassVar[bool] = True
    must_be_possible: ClassVar[bool] = True
    verb = "riddle"
    dials: tuple[Dial, ...]
    answers: tuple[Answer, ...]
    wrong: int = 0
    price: Cost = Cost.read("H1 or seal(1)")
    unordered: bool = False
    name: str = ""
    """What its two hints are called, if there are any: `riddle-<name>-nudge`, `riddle-<name>-method`."""
    clues: Condition | None = None
    """ETH-RID-10: what must have been seen to know the answer; without it bots do not try."""
    near: tuple[Answer, ...] = ()
    """ETH-RID-06: near misses, which open their own paragraph and close nothing."""
    closed_by: tuple[int, ...] = ()
    """ETH-RID-11: paragraphs that give what it gives by another way."""
    opening: int = 0
    """The paragraph that is read when it is opened for the first time."""

    def do(self, scene: Scene) -> Script[None]:
        """Set the dials; the answer is looked at when it is entered, and never before."""
        s = scene.s
        number = self.number
        if not self.possible(scene):
            return
        scene.me.riddles.append(number)
        if self.opening and self.opening not in s.read:
            yield from open_paragraph(scene, self.opening)
        before = s.riddle
        riddle = s.riddle = Riddle(number, scene.you, [], list(self.dials))
        entered = yield from self.set_dials(scene, riddle)
        s.riddle = before
        if entered:
            yield from self.enter(scene, riddle)

    @property
    def number(self) -> int:
        """ETH-RID-11: what stands for it: of a riddle that is printed several times, the first step."""
        mine = BOX.steps.number(self)
        return first_called(self.name, BOX.edition) if self.name else mine

    def set_dials(self, scene: Scene, riddle: Riddle) -> Script[bool]:
        """ETH-RID-03, -08: who opened it sets the dials, anybody may ask for a hint; say whether they are
        entered."""
        g, s, you = scene.g, scene.s, scene.you
        others = [seat for seat in range(len(s.dreamers)) if seat != you]

        def offer() -> dict[Seat, Sequence[Move]]:
            found: dict[Seat, Sequence[Move]] = {you: self.moves(scene, riddle)}
            return found | ({seat: [HINT] for seat in others} if self.has_hint(s) else {})

        while True:
            _, move = yield from g.ask_any(offer, rule="ETH-RID-01", optional=others)
            match move:
                case SetDial(setting):
                    riddle.dials.append(setting)
                    g.tell(DialSet, you, setting)
                case ClearDials():
                    riddle.dials = []
                    g.tell(DialsCleared, you)
                case AskHint():
                    s.hints[riddle.step] = s.hints.get(riddle.step, 0) + 1
                    g.unseal()
                    g.tell(HintGiven, riddle.step, s.hints[riddle.step])
                case EnterAnswer():
                    if (yield from self.agreed(scene, riddle)):
                        return True
                    riddle.dials = []
                    g.tell(DialsCleared, you)
                case _:
                    return False

    def agreed(self, scene: Scene, riddle: Riddle) -> Script[bool]:
        """ETH-RID-03, -12: the group says whether it is entered; what was entered before is asked about."""
        again = any(self.same(one.dials, riddle.dials) for one in scene.s.entries.get(riddle.step, ()))
        if len(scene.s.dreamers) < 2 and not again:
            return True
        rule = "ETH-RID-12" if again else "ETH-RID-03"
        return (yield from group(scene.g, among([YES, NO]), rule=rule, silence=NO)) is YES

    def has_hint(self, s: Dream) -> bool:
        """ETH-RID-08: say whether there is a hint that nobody has asked for."""
        return bool(self.name) and s.hints.get(self.number, 0) < HINTS

    def moves(self, scene: Scene, riddle: Riddle) -> list[Move]:
        """Return the alphabet of the next dial, or what can be done with all of them set."""
        moves: list[Move] = [LEAVE]
        if self.has_hint(scene.s):
            moves.append(HINT)
        if riddle.dials:
            moves.append(CLEAR)
        if len(riddle.dials) < len(self.dials):
            moves += map(SetDial, alphabet(self.dials[len(riddle.dials)]))
        elif is_free_entry(scene) or affordable(scene.s, scene.you, self.price):
            moves.append(ENTER)
        return moves

    def enter(self, scene: Scene, riddle: Riddle) -> Script[None]:
        """ETH-RID-04 to -07: pay, then hold the settings against the answers, the near misses, the rest."""
        g, s = scene.g, scene.s
        if is_free_entry(scene):
            free = next(one for one in s.passing if one.what == FREE_ENTRY and one.seat == scene.you)
            use_up(s, [free])
        elif (yield from pay_price(scene, self.price)) is None:
            return
        g.tell(AnswerEntered, scene.you)
        g.unseal()
        right, near = self.among(riddle, self.answers), self.among(riddle, self.near)
        result = "right" if right else "near" if near else "wrong"
        s.entries.setdefault(riddle.step, []).append(Entered(riddle.dials, result))
        if right:
            s.solved.append(riddle.step)
            if in_a_dream(s) and all(one.result == "right" for one in s.entries[riddle.step]):
                tally(s, scene.you, "riddle-clean")
            g.tell(RiddleSolved, riddle.step)
            yield from open_paragraph(scene, right)
        elif near:
            g.tell(AnswerNear, riddle.step)
            if near in s.read:  # ETH-RID-06: what it gave is not given again
                g.tell(ParagraphRead, near)
            else:
                yield from open_paragraph(scene, near)
        else:
            g.tell(AnswerWrong, riddle.step)
            if self.wrong:
                yield from open_paragraph(scene, self.wrong)

    def among(self, riddle: Riddle, answers: Sequence[Answer]) -> int:
        """Return the paragraph of the answer that the dials show; 0 if they show none of them."""
        for answer in answers:
            if self.same(riddle.dials, self.shown_for(answer)):
                return answer.script
        return 0

    def same(self, one: Sequence[str], other: Sequence[str]) -> bool:
        """Say whether two settings are the same, in any order where that does not matter."""
        return sorted(one) == sorted(other) if self.unordered else list(one) == list(other)

    def opens(self) -> Iterable[int]:
        """Return the paragraphs of right answers, near misses, wrong ones, its opening, and those that close
        it."""
        pages = [answer.script for answer in (*self.answers, *self.near)]
        return (*pages, *self.closed_by, *(one for one in (self.wrong, self.opening) if one))

    def faults(self) -> Iterator[str]:
        """ETH-RID-10: say what keeps it from being solved, or from being solved fairly."""
        if self.clues is None:
            yield "a riddle must name its clues: 'clues: <what was seen>'."
        for answer in (*self.answers, *self.near):
            sizes = [len(alphabet(sort)) for sort in self.dials]
            if len(answer.dials) != len(sizes) or any(
                not 0 <= at < size for at, size in zip(answer.dials, sizes, strict=False)
            ):
                yield f"an answer sets {list(answer.dials)}, which its dials can't show."

    def messages(self) -> Iterable[str]:
        """Return its hints, if it has a name."""
        return [f"riddle-{self.name}-{hint}" for hint in HINT_NAMES] if self.name else []

    def shown_for(self, answer: Answer) -> list[str]:
        """Return what the dials show for an answer."""
        return [alphabet(sort)[at] for sort, at in zip(self.dials, answer.dials, strict=True)]

    def possible(self, scene: Scene) -> bool:
        """ETH-RID-01, -11: say whether it is open, and to you in this Turn."""
        if any(page in scene.s.read for page in self.closed_by):
            return False
        return self.number not in scene.s.solved and self.number not in scene.me.riddles

    def text(self) -> Word:
        """Return its words, which tell nothing of the answer."""
        return Word("do-riddle", {"num": len(self.dials), "price": self.price.text()})


def is_free_entry(scene: Scene) -> bool:
    """ETH-RID-04: say whether the next entry of a Dreamer costs nothing."""
    return change(scene.s, scene.you, FREE_ENTRY) > 0


@cache
def first_called(name: str, _edition: object) -> int:
    """ETH-RID-11: return the number of the first step with a riddle of a name."""
    steps = enumerate(BOX.steps.all)
    return next(at for at, one in steps if isinstance(one, RiddleStep) and one.name == name)
