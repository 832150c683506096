"""What things are worth to a player as the table stands; a point of a resource is worth about 1."""

from functools import cached_property

from msgspec.structs import replace

from dreamtable.content.effects import number
from dreamtable.games.tamashii.augmentations import printed_cost
from dreamtable.games.tamashii.box import CARDS, ENEMIES
from dreamtable.games.tamashii.cards import Frame
from dreamtable.games.tamashii.conditions import Onlooker, pool
from dreamtable.games.tamashii.launcher import BASIC_TYPES, CORRUPTED, OPEN
from dreamtable.games.tamashii.look import RIVALS
from dreamtable.games.tamashii.model import (
    ENERGY,
    MEMORY,
    NOTHING,
    REROLL,
    SHIELD,
    TRACE_DICE,
    Foe,
    PlayerView,
    Resource,
    View,
)
from dreamtable.games.tamashii.terms import Number
from dreamtable.kernel import Seat

POINT = 3.0
"""TAM-VS-18: a point of the score, in resources."""
XP = 1.6
RESET = 7.0
"""What it costs to reset, beside the corrupted codes."""
ATTACKERS = (0.0, 0.875, 1.5, 1.875, 2.0)
"""TAM-CBT-03: how many enemies attack on average, by the length of the queue."""
SPECIAL_SHARE = 3 / 8
LASTS = 2.5
"""For so many rounds an enemy is about that nobody does anything against."""
WOUNDS = (0.0, 6.0, 3.0, 2.0, 1.4, 1.0, 0.8, 0.7, 0.6, 0.6, 0.6)
"""By integrity before it: what a point of integrity is worth."""
PER_TRACE = 0.22
LOCK = 1.6
"""What an enemy costs that locks on, if it can't be known which."""


class Sight:
    """One seat's look at the table."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.me: PlayerView = view.players[seat]
        self.table = replace(view, players=[*view.players], jordan=view.jordan and replace(view.jordan))
        """What it sees, laid out once more: the own figure and Jordan's may be moved there in thought."""
        self.table.players[seat] = replace(self.me)
        self.look = Onlooker(self.table, seat)
        self.against = view.mode == RIVALS
        self.others = len(view.players) - 1

    @cached_property
    def rounds(self) -> float:
        """About how many rounds are left."""
        return float(self.view.time) if self.against or self.view.time else 6.0

    @cached_property
    def late(self) -> bool:
        """Whether what is built up now will hardly be used any more."""
        return self.against and self.view.time <= 2

    def count(self, words: Number, otherwise: int = 1) -> int:
        """Return how many a number means; a guess where that can't be known."""
        known = number(self.look, words)
        return otherwise if known is None else min(known, 12)

    # Goods

    def resource(self, resource: Resource, points: int = 1) -> float:
        """Return what so many points more of a resource are worth; none beyond the most one can have."""
        have, most = self.me.resources[resource], self.view.resource_cap
        total = 0.0
        for at in range(have, min(most, have + points)):
            total += self._point(resource, at)
        return total

    def resource_lost(self, resource: Resource, points: int = 1) -> float:
        """Return what so many points less cost."""
        have = self.me.resources[resource]
        return sum(self._point(resource, at) for at in range(max(0, have - points), have))

    def _point(self, resource: Resource, at: int) -> float:
        """Return what the next point of a resource is worth to who has `at` of it."""
        fading = (1.0, 0.95, 0.85, 0.75, 0.65)[min(at, 4)]
        if self.late:
            return 0.9
        match Resource(resource):
            case Resource.MEMORY:
                waiting = [printed_cost(card) for card in self.me.cards if card not in self.me.equipped]
                wanted = bool(waiting) and at < min(waiting) + 1
                return (1.5 if wanted else 1.0) * fading
            case Resource.ENERGY:
                return (1.25 if self.me.queue else 1.0) * fading
            case Resource.SHIELD:
                return (1.2 if self.me.queue or self.me.integrity <= 3 else 1.0) * fading
            case _:
                return 0.95 * fading

    @cached_property
    def any_resource(self) -> float:
        """What a point of a resource is worth that one may choose."""
        return max(self.resource(one) for one in (SHIELD, MEMORY, ENERGY, REROLL))

    @cached_property
    def xp(self) -> float:
        """What a point of experience is worth: half an upgrade."""
        if self.late and self.view.time <= 1 and self.me.xp % 2 == 0:
            return 0.5
        return XP

    def code(self, code: int) -> float:
        """Return what it is worth to own one code more."""
        if code == CORRUPTED:
            return -self.corrupted
        if code == OPEN:
            return (POINT + 0.5) if self.against else 2.0
        if self.late:
            return 0.0
        return 0.55 if code == self.me.core else 0.45

    @cached_property
    def corrupted(self) -> float:
        """What a corrupted code costs."""
        left = self.view.supply[CORRUPTED]
        if self.against:
            return 2.2 if left else 0.0
        if left <= 2:
            return 12.0
        return 2.0 + (2.0 if left <= 2 * len(self.view.players) else 0.0)

    @cached_property
    def own_codes(self) -> list[int]:
        """All own codes, by type."""
        return pool(self.table.players[self.seat])

    @cached_property
    def wanted_code(self) -> int:
        """The basic code that is gained with most use: of the core type, unless one has plenty of it."""
        return max(BASIC_TYPES, key=lambda code: (code == self.me.core) * 2.5 - self.own_codes[code])

    # Harm

    def wounds(self, count: int) -> float:
        """Return what it costs to take so many wounds, without a shield."""
        left, total = self.me.integrity, 0.0
        for _ in range(count):
            if left <= 0:
                break
            total += WOUNDS[min(left, 10)]
            left -= 1
        return total + (RESET + 2 * self.corrupted if left <= 0 < count else 0.0)

    def recovered(self, count: int) -> float:
        """Return what it is worth to recover."""
        have = self.me.integrity
        return sum(WOUNDS[at + 1] * 0.8 for at in range(have, min(self.me.cap, have + count)))

    def trace(self, by: int) -> float:
        """Return what a change of trace is worth: below 0 if it rises."""
        if self.me.trace is None or not by:
            return 0.0
        now = self.me.trace
        after = max(0, now + by)
        top = self.view.top_space
        if after >= top:
            return -2.2 * self.lock + PER_TRACE * now
        return (self._trace(now) - self._trace(after)) * (0.4 if self.rounds < 1.5 else 1.0)

    def _trace(self, at: int) -> float:
        """Return what it costs to stand on a space of the trace track."""
        return 0.5 * TRACE_DICE[min(at, 10)] * self.lock * 0.5 + PER_TRACE * at

    @cached_property
    def lock(self) -> float:
        """What it costs when an enemy locks on: the more of them wait, the more."""
        level = self.view.deck[0][0] if self.view.deck else 1
        might = self.me.attack + 0.5 * self.me.resources[ENERGY]
        return max(0.3, LOCK * (0.6 + 0.5 * level) + 0.5 * len(self.me.queue) - 0.35 * (might - 2))

    # Enemies

    def left_on(self, foe: Foe) -> int:
        """Return the integrity that an enemy has left."""
        return ENEMIES[foe.enemy].hp - foe.damage

    def threat(self, foe: Foe) -> float:
        """Return what it costs to leave an enemy in the queue."""
        enemy = ENEMIES[foe.enemy]
        a_hit = (1 - SPECIAL_SHARE) * self.wounds(enemy.basic) + SPECIAL_SHARE * self.wounds(enemy.level + 1)
        queue = self.me.queue
        share = ATTACKERS[min(len(queue), 4)] / max(1, len(queue))
        return min(12.0, a_hit * share * min(LASTS, self.rounds))

    def defeated(self, foe: Foe) -> float:
        """Return what it is worth to defeat an enemy."""
        return self.xp + self.threat(foe)

    def damage(self, foe: Foe, count: int) -> float:
        """Return what damage to an enemy is worth, the last point most of all."""
        left = self.left_on(foe)
        if left <= 0 or count <= 0:
            return 0.0
        whole = self.defeated(foe)
        if count >= left:
            return whole
        return 0.75 * whole * count / left

    @property
    def top(self) -> Foe | None:
        """The own top enemy."""
        return self.me.queue[0] if self.me.queue else None

    # Bodies

    def body(self, card: int) -> float:
        """Return how good a body is."""
        frame = CARDS[card]
        if not isinstance(frame, Frame):
            return 0.0
        boxes = 0.0
        for box in frame.boxes:
            boxes += 0.5 if box.need.many else 0.4
        ability = 0.8 if frame.ability.do or frame.ability.stat else 0.0
        return 0.9 * frame.move + 1.2 * frame.attack + 1.5 * frame.write + boxes + ability

    def attached(self, card: int) -> float:
        """Return what it is worth to attach a body."""
        now = self.body(self.me.body) if self.me.body != NOTHING else 0.0
        gain = (self.body(card) - now) * (1.3 if not self.late else 0.3)
        if not self.me.bodies:
            gain += 1.0  # a reset may cost it, not the Walker
        return gain
