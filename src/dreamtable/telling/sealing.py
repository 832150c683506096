"""What nobody can read before a match reveals it: paragraphs, letters, the backs of cards."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from dreamtable.kernel.errors import BadSetup
from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Event, Options, Seat
from dreamtable.kernel.rules import AnyRules, Carried
from dreamtable.telling.printed import Thing


@dataclass(frozen=True, kw_only=True)
class Sealing(Carried):
    """The part of the rules of a game with sealed texts: what there is, who may read it, what is read aloud.

    The rules themselves say `g.unseal()` before they use what is sealed.
    """

    ids: Callable[[], Iterable[str]]
    """All that there is in the box, by ids that tell nothing of what is inside."""
    thing: Callable[[str], Thing]
    """What can be read on one once it is revealed; also what is no secret and only read aloud."""
    readable: Callable[[Any], Sequence[str]]
    """What may be read by whoever has a view: by ids, in the order to show it."""
    told: Callable[[Event, Any], Sequence[str]]
    """What is read aloud when an event happens, for whoever learns of it: what is sealed, or just a story. It
    goes by the options of the match."""


def sealing_of(rules: AnyRules) -> Sealing | None:
    """Return what a game says of its sealed texts; None where nothing is sealed."""
    if rules.sealing is None or isinstance(rules.sealing, Sealing):
        return rules.sealing
    raise BadSetup(f"The `sealing` of {rules.name} is a {type(rules.sealing).__name__}, not a Sealing.")


def readable_to(match: Match[Any], seats: Sequence[Seat]) -> list[str]:
    """Return what somebody on these seats may read now of what was sealed, by ids, in order."""
    sealing = sealing_of(match.rules)
    if sealing is None:
        return []
    return list(dict.fromkeys(one for seat in seats for one in sealing.readable(match.view(seat))))


def read_aloud(rules: AnyRules, event: Event, options: Options) -> list[Thing]:
    """Return what is read when an event has happened, as whoever learned of it may read it."""
    sealing = sealing_of(rules)
    return [sealing.thing(one) for one in sealing.told(event, options)] if sealing is not None else []
