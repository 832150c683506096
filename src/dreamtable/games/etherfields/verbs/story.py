"""Verbs for the story: secrets, paragraphs, flags, endings, riddles, and what the campaign keeps."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Literal, NamedTuple

from dreamtable.content.effects import Readable, Step
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import DreamerCard, Item
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import Remembered, SecretShown
from dreamtable.games.etherfields.glosses import LIFETIMES
from dreamtable.games.etherfields.look import knows
from dreamtable.games.etherfields.losses import AWAKENING, DEATH, close, die
from dreamtable.games.etherfields.naming import NAMED, called
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import full_code, reveal, route, take_secret
from dreamtable.games.etherfields.terms import ONE, Number, step
from dreamtable.games.etherfields.turn_cards import loot
from dreamtable.games.etherfields.verbs.base import amount
from dreamtable.games.etherfields.world.cards import Wisdom as WisdomCard
from dreamtable.games.etherfields.world.gaining import catch_up
from dreamtable.games.etherfields.world.wisdom import take_in
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word

SHOPPING = "shopping II-41 C"


@step
class Reveal(Deed, frozen=True):
    """ETH-SEC-05: reveal a secret by its code."""

    code: str
    own: bool = False

    def secret(self) -> str:
        """Return that secret."""
        return self.code

    def do(self, scene: Scene) -> Script[None]:
        """Reveal it."""
        return reveal(scene, self.code, own=self.own)

    def own_card(self) -> str:
        """Return the card that each reveals, if it is their own."""
        return self.code if self.own else ""

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

    def opens(self) -> Iterable[int]:
        """Return that paragraph."""
        return (self.number,)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-script", {"number": str(self.number)})


def lifetime(name: str) -> str:
    """Return how long a flag or a counter lasts, by how its name begins."""
    return next((one for one in LIFETIMES if name.startswith(one)), "")


@step
class Flag(Deed, frozen=True):
    """Something is remembered, in this Turn, this Dream or the campaign (`turn.`, `dream.`, `camp.`)."""

    name: str
    clear: bool = False

    def faults(self) -> Iterator[str]:
        """Say when it would last for an unknown time."""
        yield from super().faults()
        if not self.name.startswith(LIFETIMES):
            yield f"{self.name!r} must begin with one of {', '.join(LIFETIMES)}: how long it lasts."

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

    def remembered(self) -> str:
        """Return how long it is."""
        return lifetime(self.name)

    def messages(self) -> Iterable[str]:
        """Return what it means if it lasts for this Turn: that is told."""
        return [self.text().key] if self.remembered() == "turn." else []

    def text(self) -> Word:
        """Return its words: what changes in this Turn, or that something is remembered, never what."""
        if self.remembered() == "turn.":
            return Word(f"flag-{self.name.replace('.', '-')}")
        lasts = self.remembered().removesuffix(".")
        return Word("do-flag", {"clear": "yes" if self.clear else "no", "lasts": lasts})


@step
class Counter(Deed, frozen=True):
    """ETH-SCR-06: a counter rises or falls, never below 0; or is set."""

    name: str
    num: Number = ONE
    set: int | None = None

    def faults(self) -> Iterator[str]:
        """Say when it would last for an unknown time."""
        yield from super().faults()
        if not self.name.startswith(LIFETIMES):
            yield f"{self.name!r} must begin with one of {', '.join(LIFETIMES)}: how long it lasts."

    def do(self, scene: Scene) -> Script[None]:
        """Count."""
        counters = scene.s.counters
        change = self.num.plus if not self.num.parts else amount(scene, self.num)
        value = self.set if self.set is not None else counters.get(self.name, 0) + change
        counters[self.name] = value if self.name == "dream.count" else max(0, value)
        return NOTHING_TO_DO

    def remembered(self) -> str:
        """Return how long it is."""
        return lifetime(self.name)

    def text(self) -> Word:
        """Return its words: of the campaign's counters only that they are kept."""
        if self.remembered() == "camp.":
            return Word("do-flag", {"clear": "no", "lasts": "camp"})
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

    def secret(self) -> str:
        """Return that secret."""
        return self.code

    def do(self, scene: Scene) -> Script[None]:
        """Take it to Storage."""
        card = take_secret(scene.g, full_code(scene.s, self.code))
        if card is not None:
            scene.g.tell(SecretShown, card)
            yield from route(scene, card)


def keep(scene: Scene, gained: str) -> None:
    """Note what the campaign keeps, and tell it (ETH-END-03)."""
    scene.s.gained.append(gained)
    catch_up(scene.s)
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

    def together(self, row: Sequence[Step]) -> Readable:
        """Return what tells of several of its sort."""
        return Together([one for one in row if isinstance(one, Keeping)])

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


@step
class Wisdom(Keeping, frozen=True):
    """ETH-SEC-14, ETH-WIS-01: gain a Wisdom card, which is active from now on."""

    def do(self, scene: Scene) -> Script[None]:
        """Gain it; one that is there already is not gained again."""
        s = scene.s
        if knows(s, self.code):
            return
        keep(scene, self.gained())
        for card in scene.g.components.these(BOX.secrets.get(self.code, ())):
            if isinstance(CARDS[card], WisdomCard):
                yield from take_in(scene.g, card)


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
    """ETH-ITM-08: Items that were not found join the Item Market: the first ones, those of a Dream, or one
    by its code."""

    dream: str | bool = True

    def do(self, scene: Scene) -> Script[None]:
        """Put them there."""
        s = scene.s
        before = len(s.item_market)
        for card in scene.g.components.these(BOX.of(Item)):
            item = BOX.card(card, Item)
            named = item.code == self.dream or item.code.startswith(f"{self.dream} ")
            unfound = named if isinstance(self.dream, str) else item.start
            if unfound and card not in (*s.items, *s.storage, *s.item_market):
                s.item_market.append(card)
        if len(s.item_market) > before:
            scene.g.tell(Remembered, f"item-market {len(s.item_market) - before}")
        return NOTHING_TO_DO

    def together(self, _row: Sequence[Step]) -> Readable:
        """Say it once, of however many."""
        return self


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
    return [*found, *dict.fromkeys(step.gained() for step in BOX.steps.all if isinstance(step, Keeping))]
