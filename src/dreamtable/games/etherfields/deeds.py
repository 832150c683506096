"""What every verb of this game says of itself."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

from dreamtable.content.effects import Readable, Step, Verb
from dreamtable.content.terms import written
from dreamtable.games.etherfields.terms import Number, Who
from dreamtable.telling import Word


class Help(NamedTuple):
    """What may be done for a payment that is open."""

    adds: tuple[tuple[str, Number], ...] = ()
    """Intent that is added, each with its colour or `same`."""
    recolours: bool = False
    draws: bool = False


NO_HELP = Help()


class Deed(Verb, frozen=True):
    """A step that somebody carries out, or that happens to somebody."""

    moment: ClassVar[str] = ""
    """The moment at which alone it makes sense: `roll`, `harm`, `payment`, `step`, `vote`."""
    personal: ClassVar[bool] = False
    """ETH-SCR-04: whether it concerns `you` although it does not say so by `who`."""

    must_be_possible: ClassVar[bool] = False
    """Whether an action of the Dream that does it is offered only where it can be done."""
    deliberate: ClassVar[bool] = False
    """Whether bots do it only where the Dream wants just that: tried at random it does harm."""

    def helps(self) -> Help:
        """Return what it may do for a payment."""
        return NO_HELP

    def own_card(self) -> str:
        """ETH-SEC-08: return the code of the card that each who does it has of their own; else nothing."""
        return ""

    def way(self, _at: int) -> Word:
        """Return the words of one of the ways that it lets choose."""
        return Word("step-none")

    def opens(self) -> Iterable[int]:
        """Return the paragraphs that it opens, by their numbers."""
        return ()

    def secret(self) -> str:
        """ETH-SEC-05: return the secret that it takes, by its code; else nothing."""
        return ""

    def sets_aside(self) -> str:
        """ETH-GATE-04: return the Dream whose secrets it takes out of the box; else nothing."""
        return ""

    def messages(self) -> Iterable[str]:
        """Return what it needs in every language, beyond the words of its verb."""
        return ()

    def remembered(self) -> str:
        """ETH-SFT-15: return how long something is remembered by it (`turn.`, `camp.` …), or nothing."""
        return ""

    def staked(self) -> Sequence[Step]:
        """Return what happens to whoever has bet by it, and wins."""
        return ()

    def together(self, _row: Sequence[Step]) -> Readable | None:
        """Return what tells of it and its like in a row in one sentence, where there is such a sentence."""
        return None

    def can_be_chosen(self, _scene: Any) -> bool:
        """Say whether a way of several that has it can be chosen now."""
        return True

    def text(self) -> Word:
        """Return its words: whom it concerns is said unless it is you."""
        word = written(self, "do")
        who = getattr(self, "who", None)
        args = dict(word.args)
        if isinstance(who, Who):
            args["is-you"] = "yes" if who.name == "you" else "no"
        return Word(word.key, args)
