"""ETH-PAI, ETH-TIM-06 to -08: Distress, what prevents it, and death."""

from typing import NoReturn

from dreamtable.games.etherfields.conditions import morphed_by
from dreamtable.games.etherfields.events import Cured, Died, DreamEnded, Remembered, Suffered
from dreamtable.games.etherfields.look import (
    cards_of,
    distress_left,
    distress_limit,
    is_flaw,
    may_fall,
    order,
)
from dreamtable.games.etherfields.model import (
    DISTRESS_LIMIT,
    ETHER_MARKERS,
    FEWEST_CARDS,
    HAND_LIMIT,
    PROGRESS_LIMIT,
    Dream,
    Harm,
)
from dreamtable.games.etherfields.scene import Scene
from dreamtable.kernel import NOTHING_TO_DO, Game, Outcome, Script, Seat

DEATH = "wisdom II-42 I"
"""ETH-PAI-06: the Wisdom card that is gained by failing."""


def suffer(scene: Scene, amounts: dict[Seat, int]) -> Script[None]:
    """ETH-PAI-01: some Dreamers suffer Distress at the same time; Anguish adds to it (ETH-MOR-02)."""
    if scene.line and is_stunned(scene):
        return NOTHING_TO_DO
    return _harm(scene, worse(scene, amounts, "anguish", 1), seals=False)


def seal_some(scene: Scene, amounts: dict[Seat, int]) -> Script[None]:
    """ETH-SEA-01: some Dreamers Seal cards at the same time; Sealing adds to it (ETH-MOR-03)."""
    return _harm(scene, worse(scene, amounts, "sealing", 2), seals=True)


def worse(scene: Scene, amounts: dict[Seat, int], kind: str, more: int) -> dict[Seat, int]:
    """ETH-MOR-02, -03, -11: return what a line inflicts; a Morphing adds once for each Dreamer."""
    added = more * morphed_by(scene, kind) if scene.line else 0
    if not added:
        return amounts
    found = dict(amounts)
    for seat, num in amounts.items():
        once = f"{kind} {seat}"
        if num and once not in scene.worsened:
            scene.worsened.append(once)
            found[seat] = num + added
    return found


def is_stunned(scene: Scene) -> bool:
    """ETH-STA-04, -08: say whether all figures from which a line of an Entity comes are Stunned."""
    figures = scene.s.figures if scene.stood is None else scene.stood
    own = [one for one in figures if one.entity == scene.card and not one.friend]
    return bool(own) and all(one.stunned for one in own)


def _harm(scene: Scene, amounts: dict[Seat, int], *, seals: bool) -> Script[None]:
    from dreamtable.games.etherfields.performing import happen, window

    g, s = scene.g, scene.s
    if not any(num > 0 for num in amounts.values()):
        return
    seats = len(s.dreamers)
    before = s.harm
    coming = [max(0, amounts.get(seat, 0)) for seat in range(seats)]
    harm = s.harm = Harm(seals, coming, [0] * seats, [0] * seats)
    if not scene.as_cost:  # ETH-ACT-02: a price is paid whole, nothing of it is prevented
        for seat in range(seats):
            if harm.amounts[seat]:
                yield from happen(g, "would-seal" if seals else "would-suffer", seat)
        yield from window(g, "harm", rule="ETH-TIM-06")
    borne = borne_by(harm)
    if not seals and sum(borne) > distress_left(s):
        s.overdrawn = True  # ETH-TIM-08: the check after the effect looks at who was to take them
    else:
        s.harm = before
    for seat, num in enumerate(borne):
        if not num:
            continue
        if seals:
            from dreamtable.games.etherfields.decks import seal_top

            seal_top(g, seat, num)
        else:
            take = min(num, distress_left(s))
            s.dreamers[seat].distress += take
            g.tell(Suffered, seat, take)


def borne_by(harm: Harm) -> list[int]:
    """Return how much comes to each Dreamer after all, with what was taken over from others."""
    return [own + taken for own, taken in zip(harm.amounts, harm.taken, strict=True)]


def cure(g: Game[Dream], seat: Seat, count: int) -> None:
    """ETH-PAI-01: Distress markers return to the supply."""
    d = g.state.dreamers[seat]
    count = min(count, d.distress)
    if count:
        d.distress -= count
        g.tell(Cured, seat, count)


# Death


def check(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-07: after each effect limits are kept, then who has lost has lost."""
    s = g.state
    hand, progress = may_fall(s, "hand"), may_fall(s, "progress")
    for d in s.dreamers:
        if len(d.hand) > HAND_LIMIT or len(d.progress) > PROGRESS_LIMIT or (hand and d.hand) or progress:
            return _keep_limits(g)
    look_at_losses(g)
    return NOTHING_TO_DO


def check_rapid(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-04, -07: the same after a Rapid effect; between the lines of a step nobody has lost yet."""
    if any(one.part in ("morph", "basic", "special") for one in g.state.stack):
        return NOTHING_TO_DO
    return check(g)


def _keep_limits(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-07, -18: limits that fell are kept at once, and only then it is seen who has lost."""
    from dreamtable.games.etherfields.decks import keep_limits

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
        or cards_of(d) + in_between(s, seat) < FEWEST_CARDS
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
    from dreamtable.games.etherfields.decks import gain_flaw
    from dreamtable.games.etherfields.possessions import lose

    s = g.state
    for seat in dead:
        g.tell(Died, seat)
    s.gained.append(DEATH)
    g.tell(Remembered, DEATH)
    for seat in range(len(s.dreamers)):
        lose(g, seat, "ether", ETHER_MARKERS)
    for seat in dead:
        gain_flaw(g, seat)
    close(g, "death")


def close(g: Game[Dream], ending: str) -> NoReturn:
    """ETH-END-07: the Dream is over, and with it the evening."""
    s = g.state
    s.ending = ending
    g.tell(DreamEnded, ending)
    seats = list(range(len(s.dreamers)))
    won = ending == "victory"
    g.end(Outcome(seats if won else [], [int(won)] * len(seats), ending))
