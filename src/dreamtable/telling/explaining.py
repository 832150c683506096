"""What somebody at a table may ask about, and what is answered: nothing that nobody has named to them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Seat
from dreamtable.telling.guide import Explanation
from dreamtable.telling.telling import telling_of
from dreamtable.telling.words import refs_in, refs_of


def explanation_of(match: Match[Any], seats: Sequence[Seat], ref: str) -> Explanation | None:
    """Return what a thing is, such as `die:17`, for somebody on these seats.

    None for what has no more to say than its name, and for what neither their views nor their menus nor what
    they were told has named: to ask tells nothing that is hidden.
    """
    return explanations_of(match, seats, [ref]).get(ref)


def explanations_of(match: Match[Any], seats: Sequence[Seat], refs: Iterable[str]) -> dict[str, Explanation]:
    """Return what several things are, by one look at what was named; see `explanation_of`."""
    guide = telling_of(match.rules).guide
    if guide is None:
        return {}
    asked = list(dict.fromkeys(refs))
    unheard = set(asked)
    for named in _named(match, seats):
        unheard.difference_update(named)
        if not unheard:
            break
    found = {}
    for ref in asked:
        kind, _, name = ref.partition(":")
        if ref not in unheard and (known := guide.explain(kind, name)) is not None:
            found[ref] = known
    return found


def named_to(match: Match[Any], seats: Sequence[Seat], since: int = 0) -> list[str]:
    """Return everything that somebody on these seats may ask about, what was named last first.

    Of what happened, what was told `since` counts.
    """
    return list(dict.fromkeys(ref for refs in _named(match, seats, since) for ref in refs))


def _named(match: Match[Any], seats: Sequence[Seat], since: int = 0) -> Iterator[list[str]]:
    """Yield what was named, in the order in which it is looked for."""
    for seat in seats:
        for move in match.menu(seat):
            yield refs_of(move)
        question = match.question_of(seat)
        if question is not None and question.about is not None:
            yield refs_of(question.about)
    for _, event in reversed(match.events_of(seats, since)):
        yield refs_of(event)
    for seat in seats:
        yield sorted(refs_in(match.view(seat)))
    guide = telling_of(match.rules).guide
    if guide is not None:
        yield sorted(guide.printed)
