"""ETH-PAI, ETH-TIM-07: limits that are kept, who has lost, and how a Dream ends."""

from typing import NoReturn

from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.cards import Influence
from dreamtable.games.etherfields.changes import distress_limit, may_fall
from dreamtable.games.etherfields.decks import gain_flaw, give_back, keep_limits
from dreamtable.games.etherfields.events import CompanionGone, Died, DreamEnded, Remembered
from dreamtable.games.etherfields.look import cards_of, is_flaw, order
from dreamtable.games.etherfields.model import (
    DISTRESS_LIMIT,
    ETHER_MARKERS,
    FEWEST_CARDS,
    HAND_LIMIT,
    NOTHING,
    PROGRESS_LIMIT,
    Dream,
    Harm,
)
from dreamtable.games.etherfields.supplies import lose
from dreamtable.kernel import NOTHING_TO_DO, Game, Outcome, Script, Seat


class SlumberOver(Exception):
    """ETH-SLU-11, ETH-TIM-16: a Slumber ends at once, in the middle of whatever is pending; on the map a
    death ends the travel in the same way (ETH-MCH-06)."""

    def __init__(self, result: str) -> None:
        super().__init__(result)
        self.result = result


AWAKENING = "awakening"
"""ETH-END-05: what is noted when an ending orders an Awakening."""
DEATH = "wisdom II-42 I"
"""ETH-PAI-06: the Wisdom card that is gained by failing."""


def borne_by(harm: Harm) -> list[int]:
    """Return how much comes to each Dreamer after all, with what was taken over from others."""
    return [own + taken for own, taken in zip(harm.amounts, harm.taken, strict=True)]


def check(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-07: after each effect limits are kept, then who has lost has lost."""
    s = g.state
    if s.companions:
        dismiss(g)
    hand, progress = may_fall(s, "hand"), may_fall(s, "progress")
    for d in s.dreamers:
        if len(d.hand) > HAND_LIMIT or len(d.progress) > PROGRESS_LIMIT or (hand and d.hand) or progress:
            return _keep_limits(g)
    look_at_losses(g)
    return NOTHING_TO_DO


def dismiss(g: Game[Dream]) -> None:
    """ETH-CMP-03: a Companion leaves when its card has left play."""
    s = g.state
    for it in list(s.companions):
        if it.card != NOTHING and not any(it.card in d.progress for d in s.dreamers):
            s.companions.remove(it)
            g.tell(CompanionGone, it.kind)


def check_rapid(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-04, -07: the same after a Rapid effect; between the lines of a step nobody has lost yet."""
    if any(one.part in ("morph", "basic", "special") for one in g.state.stack):
        return NOTHING_TO_DO
    return check(g)


def check_effect(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-07, ETH-GEN-08: the same after one effect of several: not between lines, and not on one
    Influence card, which is looked at after its last effect."""
    stack = g.state.stack
    return NOTHING_TO_DO if stack and isinstance(CARDS[stack[-1].card], Influence) else check_rapid(g)


def _keep_limits(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-07, -18: limits that fell are kept at once, and only then it is seen who has lost."""
    for seat in order(g.state):
        yield from keep_limits(g, seat)
    look_at_losses(g)


def look_at_losses(g: Game[Dream]) -> None:
    """ETH-PAI-03 to -05: too much Distress, a missing marker or too few cards are the end."""
    s = g.state
    lower = may_fall(s, "distress")
    missing = borne_by(s.harm) if s.overdrawn and s.harm is not None else [0] * len(s.dreamers)
    dead = [
        seat
        for seat, d in enumerate(s.dreamers)
        if missing[seat]
        or ((cards := cards_of(d)) < FEWEST_CARDS and cards + in_between(s, seat) < FEWEST_CARDS)
        or ((lower or d.distress >= DISTRESS_LIMIT) and d.distress >= distress_limit(s, seat))
    ]
    if dead and not s.ending:
        die(g, dead)


def in_between(s: Dream, seat: Seat) -> int:
    """ETH-FLW-03: return how many drawn Flaws of a Dreamer are being resolved just now."""
    staying = s.dreamers[seat].flaws
    return len([one for one in s.stack if one.seat == seat and is_flaw(one.card) and one.card not in staying])


def die(g: Game[Dream], dead: list[Seat]) -> NoReturn:
    """ETH-PAI-03, -06, -09: a Dreamer dies, and all fail: Ether is lost, who died gains a Flaw."""
    s = g.state
    for seat in dead:
        g.tell(Died, seat)
    s.gained.append(DEATH)
    g.tell(Remembered, DEATH)
    for seat in range(len(s.dreamers)):
        lose(g, seat, "ether", ETHER_MARKERS)
    for seat in dead:
        gain_flaw(g, seat)
    if s.world is not None:
        raise SlumberOver("death")
    close(g, "death")


def give_up(g: Game[Dream]) -> NoReturn:
    """ETH-SAV-07: the evening ends inside a Dream: that counts as a death, but nobody gains a Flaw, and there
    is no way back to the Gate."""
    s = g.state
    s.gained.append(DEATH)
    g.tell(Remembered, DEATH)
    for seat in range(len(s.dreamers)):
        lose(g, seat, "ether", ETHER_MARKERS)
    close(g, "evening")


def close(g: Game[Dream], ending: str) -> NoReturn:
    """ETH-END-07: the Dream is over, and with it the evening."""
    s = g.state
    s.ending = ending
    give_back(s)
    g.tell(DreamEnded, ending)
    seats = list(range(len(s.dreamers)))
    won = ending == "victory"
    g.end(Outcome(seats if won else [], [int(won)] * len(seats), ending))
