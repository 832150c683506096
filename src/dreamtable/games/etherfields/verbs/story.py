"""Verbs for the story: secrets, paragraphs, flags, endings, riddles, and what the campaign keeps."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import ClassVar, Literal, NamedTuple, get_args

import msgspec

from dreamtable.content.effects import Condition, Readable, Steps
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import SUITS, DreamerCard, Item
from dreamtable.games.etherfields.events import (
    AnswerEntered,
    AnswerWrong,
    DialSet,
    HintGiven,
    Remembered,
    RiddleSolved,
    SecretShown,
)
from dreamtable.games.etherfields.harm import DEATH, close, die
from dreamtable.games.etherfields.model import SPACES, Riddle
from dreamtable.games.etherfields.moves import AskHint, EnterAnswer, Leave, SetDial
from dreamtable.games.etherfields.naming import NAMED, called
from dreamtable.games.etherfields.paying import affordable, pay_price
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import full_code, reveal, take_secret
from dreamtable.games.etherfields.steps import all_steps, number_of
from dreamtable.games.etherfields.terms import ONE, Cost, Number, step
from dreamtable.games.etherfields.turn_cards import loot
from dreamtable.games.etherfields.verbs.base import Deed, amount
from dreamtable.kernel import NOTHING_TO_DO, Move, Script, Word

ENTER: Move = EnterAnswer()
LEAVE: Move = Leave()
HINT: Move = AskHint()
HINT_NAMES = ("nudge", "method")
HINTS = len(HINT_NAMES)
SHOPPING = "shopping II-41 C"
AWAKENING = "awakening"
Dial = Literal["digit", "suit", "glyph", "space", "dreamer"]
GLYPHS = ("light", "darkness", "water", "swamp", "key", "hour", "mask", "gem")


def alphabet(sort: Dial) -> list[str]:
    """Return what a dial of a sort can show, each by its name, in the order in which answers count them."""
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


@step
class Reveal(Deed, frozen=True):
    """ETH-SEC-05: reveal a secret by its code."""

    code: str
    own: bool = False

    def do(self, scene: Scene) -> Script[None]:
        """Reveal it."""
        return reveal(scene, self.code, own=self.own)

    def text(self) -> Word:
        """Return its words."""
        kind = "tile" if self.code.startswith("tile ") else "card"
        secret = Word(f"secret-{kind}", {"code": self.code.removeprefix(f"{kind} ")})
        return Word("do-reveal", {"code": secret, "own": "yes" if self.own else "no"})


@step
class ScriptStep(Deed, frozen=True):
    """ETH-SCR-01: open a paragraph."""

    verb = "script"
    number: int

    def do(self, scene: Scene) -> Script[None]:
        """Open it."""
        return open_paragraph(scene, self.number)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-script", {"number": str(self.number)})


@step
class Flag(Deed, frozen=True):
    """Something is remembered, in this Turn, this Dream or the campaign (`turn.`, `dream.`, `camp.`)."""

    name: str
    clear: bool = False

    def do(self, scene: Scene) -> Script[None]:
        """Remember it, or forget it."""
        flags = scene.s.flags
        if self.clear and self.name in flags:
            flags.remove(self.name)
        elif not self.clear and self.name not in flags:
            flags.append(self.name)
            if self.name.startswith("camp."):
                scene.g.tell(Remembered, f"flag {self.name}")
        return NOTHING_TO_DO


@step
class Counter(Deed, frozen=True):
    """ETH-SCR-06: a counter rises or falls, never below 0; or is set."""

    name: str
    num: Number = ONE
    set: int | None = None

    def do(self, scene: Scene) -> Script[None]:
        """Count."""
        counters = scene.s.counters
        change = self.num.plus if not self.num.parts else amount(scene, self.num)
        value = self.set if self.set is not None else counters.get(self.name, 0) + change
        counters[self.name] = value if self.name == "dream.count" else max(0, value)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-counter", {"num": self.num.text()})


@step
class Loot(Deed, frozen=True):
    """ETH-TRN-10: gain the Loot of the current Turn card."""

    def do(self, scene: Scene) -> Script[None]:
        """Gain it."""
        return loot(scene.g)


@step
class EndDream(Deed, frozen=True):
    """ETH-END-07: the Dream ends."""

    ending: Literal["victory", "failure"]

    def do(self, scene: Scene) -> Script[None]:
        """End it."""
        close(scene.g, self.ending)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-end-dream", {"ending": self.ending})


@step
class Perish(Deed, frozen=True):
    """ETH-PAI-03: you die, and all fail."""

    personal: ClassVar[bool] = True

    def do(self, scene: Scene) -> Script[None]:
        """Die."""
        die(scene.g, [scene.you])


@step
class Note(Deed, frozen=True):
    """ETH-SEC-17: the Team gains a Note."""

    code: str

    def do(self, scene: Scene) -> Script[None]:
        """Take it to Storage."""
        card = take_secret(scene.g, full_code(scene.s, self.code))
        if card is not None:
            scene.s.notes.append(card)
            scene.g.tell(SecretShown, card)
        return NOTHING_TO_DO


def keep(scene: Scene, gained: str) -> None:
    """Note what the campaign keeps, and tell it (ETH-END-03)."""
    scene.s.gained.append(gained)
    scene.g.tell(Remembered, gained)


class Keeping(Deed, frozen=True):
    """What the campaign keeps: it is noted, and counts from the next evening on."""

    code: str

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        keep(scene, self.gained())
        return NOTHING_TO_DO

    def gained(self) -> str:
        """Return what is kept."""
        return f"{self.called()} {self.code}"

    def text(self) -> Word:
        """Return its words."""
        return kept_text([self])


def kept_text(several: Sequence[Keeping]) -> Word:
    """Return the words for things of one sort that the campaign keeps: what has a name is called by it."""
    sort = several[0].called()
    names = [Word("in-marks", {"what": called(one.code)}) for one in several]
    return Word(f"do-{sort}", {"num": len(several)} | ({"what": names} if sort in NAMED else {}))


class Together(NamedTuple):
    """Things of one sort that the campaign keeps one after another."""

    several: Sequence[Keeping]

    def text(self) -> Word:
        """Return their words in one sentence."""
        return kept_text(self.several)


def gathered(steps: Steps) -> Iterator[Readable]:
    """Yield the steps of a page; what is kept of one sort in a row stands together."""
    for _, some in groupby(steps, key=type):
        row = list(some)
        kept = [one for one in row if isinstance(one, Keeping)]
        yield from [Together(kept)] if kept else row


@step
class Wisdom(Keeping, frozen=True):
    """ETH-SEC-14: gain a Wisdom card."""


@step
class Season(Keeping, frozen=True):
    """The Season changes."""


@step
class Gate(Keeping, frozen=True):
    """ETH-GATE-12: gain a Gate."""


@step
class RemoveGate(Keeping, frozen=True):
    """ETH-END-06: a Gate leaves the campaign."""


@step
class WorldTile(Keeping, frozen=True):
    """A tile of the Dreamworld is found."""


@step
class AddSlumber(Keeping, frozen=True):
    """A Slumber joins its deck."""


@step
class AddFate(Keeping, frozen=True):
    """A Fate card joins its deck."""


@step
class AddMarket(Keeping, frozen=True):
    """Cards join the Influence Market."""


@step
class Shopping(Deed, frozen=True):
    """Gain Shopping cards."""

    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Note them."""
        for _ in range(amount(scene, self.num)):
            keep(scene, SHOPPING)
        return NOTHING_TO_DO


@step
class Memory(Deed, frozen=True):
    """ETH-FME-01: gain the next First Memories card of your Dreamer."""

    personal: ClassVar[bool] = True

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        keep(scene, f"memory {CARDS[scene.me.card].id}")
        return NOTHING_TO_DO


@step
class AddItemMarket(Deed, frozen=True):
    """ETH-ITM-08: Items of this Dream that were not found join the Item Market."""

    def do(self, scene: Scene) -> Script[None]:
        """Put them there."""
        s = scene.s
        before = len(s.item_market)
        for card in scene.g.components.these(BOX.of(Item)):
            if BOX.card(card, Item).start and card not in (*s.items, *s.storage, *s.item_market):
                s.item_market.append(card)
        if len(s.item_market) > before:
            scene.g.tell(Remembered, f"item-market {len(s.item_market) - before}")
        return NOTHING_TO_DO


@step
class Awaken(Deed, frozen=True):
    """ETH-END-05: an Awakening follows, with the next evening."""

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        keep(scene, AWAKENING)
        return NOTHING_TO_DO


def all_gained() -> list[str]:
    """Return everything that can be kept."""
    found = [SHOPPING, AWAKENING, DEATH, *(f"memory {CARDS[card].id}" for card in BOX.of(DreamerCard))]
    return [*found, *dict.fromkeys(step.gained() for step in all_steps() if isinstance(step, Keeping))]


# Riddles


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What the dials must show for a paragraph to open, each by its place in the alphabet of its dial."""

    dials: tuple[int, ...]
    script: int


@step
class RiddleStep(Deed, frozen=True):
    """ETH-RID-01: dials are set one after another, then entered for a price, or left."""

    personal: ClassVar[bool] = True
    verb = "riddle"
    dials: tuple[Dial, ...]
    answers: tuple[Answer, ...]
    wrong: int = 0
    price: Cost = Cost.read("H1 or seal(1)")
    unordered: bool = False
    name: str = ""
    """What its two hints are called, if there are any: `riddle-<name>-nudge`, `riddle-<name>-method`."""
    clues: Condition | None = None
    """What must have been seen to know the answer; without it bots do not try."""

    def do(self, scene: Scene) -> Script[None]:
        """Set the dials; the answer is looked at when it is entered, and never before."""
        g, s = scene.g, scene.s
        number = number_of(self)
        if number in s.solved or number in scene.me.riddles:
            return
        scene.me.riddles.append(number)
        before = s.riddle
        riddle = s.riddle = Riddle(number, scene.you, [], list(self.dials))
        while True:
            moves = self.moves(scene, riddle)
            move = yield from scene.g.ask(scene.you, moves, rule="ETH-RID-01", always=True)
            match move:
                case SetDial(setting):
                    riddle.dials.append(setting)
                    g.tell(DialSet, scene.you, setting)
                case AskHint():
                    s.hints[number] = s.hints.get(number, 0) + 1
                    g.unseal()
                    g.tell(HintGiven, number, s.hints[number])
                case EnterAnswer():
                    s.riddle = before
                    yield from self.enter(scene, riddle)
                    return
                case _:
                    s.riddle = before
                    return

    def moves(self, scene: Scene, riddle: Riddle) -> list[Move]:
        """Return the alphabet of the next dial, or what can be done with all of them set."""
        number = number_of(self)
        moves: list[Move] = [LEAVE]
        if self.name and scene.s.hints.get(number, 0) < HINTS:
            moves.append(HINT)
        if len(riddle.dials) < len(self.dials):
            moves += map(SetDial, alphabet(self.dials[len(riddle.dials)]))
        elif affordable(scene.s, scene.you, self.price):
            moves.append(ENTER)
        return moves

    def enter(self, scene: Scene, riddle: Riddle) -> Script[None]:
        """Pay, then hold the answer against the right ones."""
        g, s = scene.g, scene.s
        if (yield from pay_price(scene, self.price)) is None:
            return
        g.tell(AnswerEntered, scene.you)
        g.unseal()
        said = sorted(riddle.dials) if self.unordered else riddle.dials
        for answer in self.answers:
            right = self.shown_for(answer)
            if said == (sorted(right) if self.unordered else right):
                s.solved.append(riddle.step)
                g.tell(RiddleSolved, riddle.step)
                yield from open_paragraph(scene, answer.script)
                return
        g.tell(AnswerWrong, riddle.step)
        if self.wrong:
            yield from open_paragraph(scene, self.wrong)

    def shown_for(self, answer: Answer) -> list[str]:
        """Return what the dials show for an answer."""
        return [alphabet(sort)[at] for sort, at in zip(self.dials, answer.dials, strict=True)]

    def possible(self, scene: Scene) -> bool:
        """Say whether it is open to you in this Turn."""
        number = number_of(self)
        return number not in scene.s.solved and number not in scene.me.riddles

    def text(self) -> Word:
        """Return its words, which tell nothing of the answer."""
        return Word("do-riddle", {"num": len(self.dials), "price": self.price.text()})
