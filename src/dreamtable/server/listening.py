"""Those who look on at a table, each with what it has heard and read."""

from collections.abc import Callable, Sequence

import msgspec

from dreamtable.kernel import WATCHER, Seat
from dreamtable.server.messages import Said, ToClient
from dreamtable.server.updates import Place
from dreamtable.telling.coach import Hints

encode = msgspec.json.Encoder().encode


class Listener:
    """Somebody who looks on, from a seat or from beside the table."""

    __slots__ = (
        "chat",
        "end",
        "hints",
        "known",
        "lang",
        "muted",
        "person",
        "read",
        "reads_since",
        "seat",
        "seats",
        "send",
        "skips",
        "stages",
        "told",
        "unheard",
    )

    def __init__(
        self,
        person: str | None,
        lang: str,
        send: Callable[[bytes], None],
        end: Callable[[], None] = lambda: None,
    ) -> None:
        self.seat: Seat = WATCHER
        """The seat through whose eyes it sees the table."""
        self.seats: tuple[Seat, ...] = ()
        """All seats of its own."""
        self.person = person
        self.lang = lang
        self.send = send
        self.end = end
        """Closes its line: whoever it is may not come any more."""
        self.muted: frozenset[str] = frozenset()
        """Whom it does not want to hear."""
        self.told = 0
        """How many events it has heard of."""
        self.known: Place | None = None
        """Where it knows the match to stand; None before it was told everything."""
        self.read: tuple[str, ...] | None = None
        """What it can read of what was sealed; None before it was told."""
        self.chat: int | None = None
        """The number of the last thing said that it has heard; None before it has heard what went before."""
        self.unheard: list[Said] = []
        """What was said while it had yet to hear what went before."""
        self.hints: Hints | None = None
        """What it is still to be told of the game; None if it wants no hints."""
        self.stages = False
        """Whether it shows what happened first, and says when a question can be answered."""
        self.reads_since: float | None = None
        """Since when it has a page of the story open; None if it has none."""
        self.skips = False
        """Whether it need not follow what happens until its seat is asked."""

    def sit(self, seats: Sequence[Seat]) -> None:
        """Have these seats from now on, or none."""
        self.seats = tuple(seats)
        if self.seat not in seats:
            self.seat = seats[0] if seats else WATCHER

    def turn_to(self, asked: Sequence[Seat]) -> None:
        """Look through one of the own seats that is asked; if none is, through the last one."""
        if self.seat not in asked:
            self.seat = next((seat for seat in asked if seat in self.seats), self.seat)

    def hear(self, line: Said) -> None:
        """Hear what was said, in order and only once."""
        if self.chat is None:
            self.unheard.append(line)
        elif line.number > self.chat:
            self.chat = line.number
            self.tell(line)

    def hear_of_before(self, lines: list[Said]) -> None:
        """Hear what was said before, and then what was said meanwhile."""
        meanwhile, self.unheard, self.chat = self.unheard, [], -1
        for line in (*lines, *meanwhile):
            self.hear(line)

    def tell(self, message: ToClient) -> None:
        """Send a message."""
        self.send(encode(message))
