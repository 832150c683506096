"""ETH-CHO: how the group decides, and what ends a vote."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from dreamtable.content.effects import Asked
from dreamtable.games.etherfields.look import order
from dreamtable.games.etherfields.losses import check_rapid
from dreamtable.games.etherfields.model import NOTHING, Dream
from dreamtable.games.etherfields.moves import Abstain, Decide
from dreamtable.games.etherfields.windows import USING, ways_to_decide
from dreamtable.kernel import Game, Move, Script

M = TypeVar("M", bound=Move)


ABSTAIN = Abstain()


def among(moves: Sequence[M]) -> Callable[[], Sequence[M]]:
    """Return what offers these moves, whenever it is asked."""
    return lambda: moves


def group(
    g: Game[Dream],
    offer: Callable[[], Sequence[M]],
    *,
    rule: str,
    about: Asked | None = None,
    silence: M | None = None,
) -> Script[M]:
    """ETH-CHO-05: let the group vote; a tie is the First Player's; if all abstain, it is the first option, or
    where the choice is optional what silence means.
    """
    s = g.state
    while True:
        answer = yield from g.ask_group(
            order(s), offer, rule=rule, about=about, abstain=ABSTAIN, ending=ways_to_decide(g)
        )
        if answer is None:
            return offer()[0] if silence is None else silence
        if not isinstance(answer, Decide):
            return answer
        yield from decide(g, answer)
        if s.decider != NOTHING:
            seat, s.decider = s.decider, NOTHING
            return (yield from g.ask(seat, offer(), rule="ETH-CHO-07", about=about))


def decide(g: Game[Dream], move: Decide) -> Script[None]:
    """ETH-CHO-07: somebody uses what ends a vote; who takes it back lets the group vote anew."""
    yield from USING.perform(g, move.seat, move.action)
    yield from check_rapid(g)


def lead(
    g: Game[Dream], offer: Callable[[], Sequence[M]], *, rule: str, about: Asked | None = None
) -> Script[M]:
    """ETH-CHO-05: let the First Player decide, or by option the group."""
    s = g.state
    if s.options.votes:
        return (yield from group(g, offer, rule=rule, about=about))
    answer = yield from g.ask_group(
        order(s), offer, rule=rule, about=about, decides="leader", abstain=ABSTAIN
    )
    return offer()[0] if answer is None else answer
