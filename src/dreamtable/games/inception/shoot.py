"""DRM-SHT: shooting, with a card or as if with one."""

from dreamtable.games.inception.cards import discard, show, use_card
from dreamtable.games.inception.character import CHARACTERS, NOBODY, Character, skills_of
from dreamtable.games.inception.dice import result_of, roll_dice
from dreamtable.games.inception.events import CardUsedOn, ResultKnown, ShotFired
from dreamtable.games.inception.limbo import kill
from dreamtable.games.inception.model import (
    ADJACENT,
    ARMOUR_SPIRAL,
    BURSTING_WARHEAD,
    KIND_OF,
    LEVELS,
    MOST_SEATS,
    SHOOT,
    SHOOT_CLASS,
    UNSEAL,
    Card,
    Kind,
    Table,
)
from dreamtable.games.inception.movement import move_to
from dreamtable.games.inception.moves import Push, Shoot, ShootAt
from dreamtable.kernel import Game, Script, Seat

SHOTS = [
    [Shoot(card, target) for target in range(MOST_SEATS)]
    for card, kind in enumerate(KIND_OF)
    if kind < SHOOT_CLASS
]
SHOTS_AS_IF = [ShootAt(target) for target in range(MOST_SEATS)]
PUSHES = [Push(level) for level in (0, *LEVELS)]

RESULTS = ((1, 4), (2, 5), (2, 5), (2, 5))
"""DRM-SHT-09: by kind, the highest result that kills and the highest that moves."""

M4 = -1
"""DRM-ADV-01: what is added when the Lord shoots."""


def shots(s: Table, seat: Seat, card: Card, reach: list[Seat]) -> list[Shoot]:
    """DRM-SHT-01, DRM-TER-01: one other player of the same level; with Manhunt of any level."""
    if CHARACTERS[s.characters[seat]].any_level:
        return shots_at_all(s, seat, card, reach)
    ways, places = SHOTS[card], s.places
    here = places[seat]
    return [ways[target] for target in reach if places[target] == here]


def shots_at_all(_s: Table, _seat: Seat, card: Card, reach: list[Seat]) -> list[Shoot]:
    """DRM-SHT-02: Assassin King reaches every level."""
    ways = SHOTS[card]
    return [ways[target] for target in reach]


def shoot(g: Game[Table], seat: Seat, move: Shoot) -> Script[None]:
    """DRM-SHT-03, S1: the card is played and the target fixed."""
    use_card(g, seat, move.card)
    g.tell(CardUsedOn, seat, move.card, move.target)
    yield from fire(g, seat, move.target, KIND_OF[move.card])


def shoot_as_if(g: Game[Table], seat: Seat, target: Seat, modifier: int = 0) -> Script[None]:
    """DRM-SHT-08: a normal SHOOT without a card, at a target that the effect names."""
    g.tell(ShotFired, seat, target)
    yield from fire(g, seat, target, SHOOT, modifier)


def fire(g: Game[Table], shooter: Seat, target: Seat, kind: Kind, modifier: int = 0) -> Script[None]:
    """DRM-SHT-03 to -07: S2 to S8; the target rolls, and the result decides."""
    s = g.state
    skills = skills_against(s, shooter, target)
    modifier += yield from skills.before_roll(g, shooter, target)
    dice = roll_dice(g, target, skills.dice)
    roll = yield from skills.choose_roll(g, shooter, dice)
    if shooter == s.lord:
        modifier += M4
    result = result_of(g, target, roll, modifier)
    result = yield from skills.after_result(g, shooter, target, result)
    deadly, moving = RESULTS[kind]
    if result <= deadly:
        yield from kill(g, target, shooter)
    elif result <= moving:
        strip(g, target, kind)
        yield from push(g, shooter, target, result)


def skills_against(s: Table, shooter: Seat, target: Seat) -> Character:
    """DRM-LAB-02, DRM-GLD-04: the shooter's skills do not affect a sealed target."""
    return NOBODY if s.seals[target] else skills_of(s, shooter)


def strip(g: Game[Table], target: Seat, kind: Kind) -> None:
    """DRM-CRD-03, DRM-CRD-04, DRM-SHT-10: the hand is shown, and all cards of a class are discarded."""
    hand = g.state.hands[target]
    if kind is ARMOUR_SPIRAL:
        lost = [card for card in hand if KIND_OF[card] is UNSEAL]
    elif kind is BURSTING_WARHEAD:
        lost = [card for card in hand if KIND_OF[card] < SHOOT_CLASS]
    else:
        return
    show(g, target, hand)
    discard(g, target, lost)


def push(g: Game[Table], shooter: Seat, target: Seat, result: int) -> Script[None]:
    """DRM-SHT-06, DRM-LAB-10: the shooter chooses the adjacent level; a sealed target stays."""
    s = g.state
    if s.seals[target]:
        return
    pushes = [PUSHES[level] for level in ADJACENT[s.places[target]]]
    move = yield from g.ask(shooter, pushes, rule="DRM-SHT-06", about=ResultKnown(target, result))
    yield from move_to(g, target, move.level)
