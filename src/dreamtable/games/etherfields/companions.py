"""ETH-CMP: Companions come, are sent about, help, and leave."""

from collections.abc import Mapping

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import CompanionCard
from dreamtable.games.etherfields.decks import flip
from dreamtable.games.etherfields.events import CompanionCame, CompanionHelped, CompanionMoved
from dreamtable.games.etherfields.look import dreamers_of, free
from dreamtable.games.etherfields.map import bits, path, reach, walking, walks_from
from dreamtable.games.etherfields.model import NOTHING, Companion, Dream, Harm, Seen
from dreamtable.games.etherfields.moves import Accept, PickSpace, Refuse, Stay, Walk
from dreamtable.games.etherfields.scene import Scene
from dreamtable.kernel import Game, Move, Script, Seat

YES: Move = Accept()
NO: Move = Refuse()
STAY: Move = Stay()


def companion_of(s: Seen, kind: int) -> Companion | None:
    """Return a Companion that is there."""
    return next((one for one in s.companions if one.kind == kind), None)


def summon(scene: Scene, kind: int, card: int) -> Script[None]:
    """ETH-CMP-01: a Companion comes into your space; if that is full, into one next to it."""
    s = scene.s
    if companion_of(s, kind) is not None:
        return
    own = scene.me.space
    spaces = [own] if free(s, own) else [one for one in walks_from(s, own) if free(s, one)]
    if not spaces:
        return
    move = yield from scene.ask(scene.you, [PickSpace(one) for one in spaces], rule="ETH-CMP-01")
    if kind not in s.shown:
        scene.g.unseal()
        s.shown.append(kind)
    s.companions.append(Companion(kind, move.space, card))
    scene.g.tell(CompanionCame, kind, move.space)


def order(scene: Scene, kind: int, steps: int) -> Script[None]:
    """ETH-CMP-04: a Companion moves as a Dreamer does, through folds too; traps do nothing to it."""
    s = scene.s
    it = companion_of(s, kind)
    if it is not None:
        ends = bits(walking(s, it.space, steps))
        yield from send(scene, it, {end: path(s, it.space, end, steps, 0) for end in ends})


def fly(scene: Scene, it: Companion, steps: int) -> Script[None]:
    """ETH-CMP-04: a Companion moves over walls."""
    yield from send(scene, it, reach(scene.s, it.space, steps, 0, walls=steps))


def send(scene: Scene, it: Companion, ways: Mapping[int, list[int]]) -> Script[None]:
    """ETH-CMP-04: let a Companion go one of these ways, where there is room for it, or stay."""
    ends = [end for end in sorted(ways) if end != it.space and free(scene.s, end)]
    if not ends:
        return
    moves: list[Move] = [*map(Walk, ends), STAY]
    move = yield from scene.ask(scene.you, moves, rule="ETH-CMP-04")
    if isinstance(move, Walk):
        it.space = move.space
        scene.g.tell(CompanionMoved, it.kind, ways[move.space])


def slots_minded(s: Seen, seat: Seat) -> list[int]:
    """ETH-MAP-26: return the spaces whose Gem slots Companions mind for a Dreamer."""
    cards = dreamers_of(s)[seat].progress
    return [
        it.space for it in s.companions if it.card in cards and BOX.card(it.kind, CompanionCard).minds_slots
    ]


def stand_before(g: Game[Dream], harm: Harm) -> Script[None]:
    """ETH-CMP-02: a Companion whose card says so takes Distress that is aimed at a Dreamer in its space."""
    s = g.state
    for it in s.companions:
        shields = BOX.card(it.kind, CompanionCard).shields
        for seat, d in enumerate(s.dreamers):
            if d.space != it.space or not harm.amounts[seat] or not can_help(s, it, shields):
                continue
            if (yield from g.ask(seat, [YES, NO], rule="ETH-CMP-02")) is YES:
                it.helped = s.turn
                num = min(shields, harm.amounts[seat])
                harm.amounts[seat] -= num
                harm.prevented[seat] += num
                g.tell(CompanionHelped, seat, it.kind, num)
                if it.card != NOTHING:
                    flip(g, holder_of(s, it), it.card)


def can_help(s: Seen, it: Companion, shields: int) -> bool:
    """ETH-CMP-02: say whether it may help now: once a Turn while its card lies face up; without one once."""
    if not shields:
        return False
    if it.card == NOTHING:
        return not it.helped
    return it.helped != s.turn and it.card not in s.dreamers[holder_of(s, it)].flipped


def holder_of(s: Seen, it: Companion) -> Seat:
    """Return whose card a Companion belongs to."""
    return next(seat for seat, d in enumerate(dreamers_of(s)) if it.card in d.progress)
