"""Who is meant, and who of them is chosen."""

from collections.abc import Sequence
from typing import Any

import msgspec

from dreamtable.content.terms import Phrase
from dreamtable.kernel import Script, Seat
from dreamtable.telling import Word


class Who(Phrase):
    """Which players."""

    sort = "who"

    @property
    def acts(self) -> bool:
        """Whether somebody is meant who can do things; in loops something else may be meant."""
        return True

    def text(self) -> Word:
        """Return the words for them."""
        if not self.of:
            return Word(f"who-{self.name}")
        sort = self.arguments[self.name].sorts[0]
        return Word(f"who-{self.name}", {"of": Word(f"{sort}-{self.of}")})


YOU = Who("you")


class Whose(Phrase):
    """Whose event an ability waits for."""

    sort = "whose"
    names = {
        "you": "what you do, or what happens to you",
        "other": "what somebody else does, or what happens to him",
        "anybody": "whoever does it, or whomever it happens to",
    }


YOURS = Whose("you")


class Meant(msgspec.Struct, frozen=True, gc=False):
    """Whom words mean: all of these seats, or some that are chosen among them."""

    seats: Sequence[Seat]
    most: int | None = None
    """How many are chosen at most; None if nobody chooses because all are meant."""
    least: int = 0
    """How many must be chosen, as far as there are so many."""
    surely: tuple[Seat, ...] = ()
    """Who is meant besides, whoever is chosen."""

    @property
    def chosen(self) -> bool:
        """Whether somebody chooses among them."""
        return self.most is not None

    @property
    def anybody(self) -> bool:
        """Whether there is anybody at all."""
        return bool(self.seats or self.surely)


def meant(look: Any, words: Who) -> Meant:
    """Return whom words mean, as it can be seen from here."""
    found: Meant = look.meant(words)
    return found


def who(scene: Any, words: Who) -> Script[list[Seat]]:
    """Return the players who are meant, in turn order; let choose where there is a choice."""
    found = scene.meant(words)
    if found.most is None:
        return [*found.surely, *found.seats]
    taken = list(found.surely)
    left = list(found.seats)
    for number in range(min(found.most, len(left))):
        seat = yield from scene.ask_seat(left, may_stop=number >= found.least)
        if seat is None:
            break
        taken.append(seat)
        left.remove(seat)
    return taken
