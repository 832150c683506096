"""The map as a bot sees it: what it is worth to end a move on a tile."""

from math import ceil

from dreamtable.games.tamashii.advance import offered
from dreamtable.games.tamashii.bot.aims import Aims
from dreamtable.games.tamashii.bot.sight import Sight
from dreamtable.games.tamashii.bot.worth import Worth
from dreamtable.games.tamashii.box import ACTIVITIES, BOX, NUMBERS, PROGRAMS
from dreamtable.games.tamashii.changed import entry_trace, linger_trace
from dreamtable.games.tamashii.conditions import Onlooker, places_meant
from dreamtable.games.tamashii.launcher import counts_of
from dreamtable.games.tamashii.look import cards_on_table, distances, figure_place, guide_of, tile_at
from dreamtable.games.tamashii.model import FACE_DOWN, GAP

UNKNOWN_TILE = 1.0
"""What the effect of a tile is worth that nobody knows yet."""
UNKNOWN_TRACE = 2
FIND = 0.9
"""What an explore token is worth."""
A_ROUND_LATER = 0.72
"""What a goal is worth that lies a round further away."""
BATTERY = 1.3
"""What it is worth to keep a battery cell of Jordan's."""
HIDDEN_STRIDE = 1.3
"""How many tiles one comes on in a round where tiles are still face-down."""
TOO_LATE = 0.25
"""What a goal is still worth that can't be reached in time."""
FAR = 99


class Ground:
    """What places are worth to one player."""

    def __init__(self, sight: Sight, aims: Aims, worth: Worth) -> None:
        self.sight = sight
        self.aims = aims
        self.worth = worth
        self._far: dict[int, dict[int, float]] = {}
        self._areas: dict[int, float] = {}

    def area(self, place: int) -> float:
        """TAM-MAP-13: what the effect of a tile is worth to who stands there."""
        known = self._areas.get(place)
        if known is not None:
            return known
        s = self.sight.table
        tile = tile_at(s, place)
        worth = 0.0
        if tile is not None:
            me = s.players[self.sight.seat]
            here, me.place = me.place, place
            worth = max(0.0, self.worth.steps(tile.do, Onlooker(s, self.sight.seat, NUMBERS[tile.id])))
            me.place = here
        self._areas[place] = worth
        return worth

    def finding(self, place: int) -> float:
        """Return what it is worth to come to a place first: its token, its tile."""
        one = self.sight.view.places[place]
        worth = 0.0
        if one.explore:
            worth += FIND + self.worth.event("explore")
        if not one.shown:
            worth += UNKNOWN_TILE + self.worth.event("reveal") - 0.3 * one.lying
        return worth

    def going(self, place: int) -> float:
        """TAM-MAP-04: what it is worth to move to a place."""
        s, seat = self.sight.table, self.sight.seat
        shown = self.sight.view.places[place].shown
        trace = entry_trace(s, place, seat) if shown else UNKNOWN_TRACE
        worth = self.finding(place) + self.sight.trace(trace) + self.worth.event("enter")
        return worth + self.worth.event("visit-different-tiles") * 0.6 + self.being(place)

    def staying(self) -> float:
        """TAM-MAP-09: what it is worth to stay."""
        place = self.sight.me.place
        trace = linger_trace(self.sight.table, place, self.sight.seat)
        return self.sight.trace(trace) + self.worth.event("linger") + self.being(place)

    def being(self, place: int) -> float:
        """Return what it is worth to be somewhere: what can be done there, and how near goals are."""
        return self.area(place) + self.launching(place) + self.goals(place)

    def goals(self, place: int) -> float:
        """Return what the best goal is worth from a place, less for each round that it lies away."""
        rounds = self._rounds(place)
        best = self.aims.stand.get(place, 0.0)
        for goal, worth in self.aims.stand.items():
            if goal != place and worth > 0 and goal in rounds:
                late = TOO_LATE if rounds[goal] > self.sight.rounds - 1 else 1.0
                best = max(best, late * worth * A_ROUND_LATER ** rounds[goal])
        for other, one in enumerate(self.sight.view.places):
            if not one.shown and one.tile >= FACE_DOWN and other in rounds and other != place:
                best = max(best, 0.8 * self.finding(other) * A_ROUND_LATER ** rounds[other])
        return best

    def _rounds(self, place: int) -> dict[int, float]:
        """Return by place in how many rounds it can be reached; face-down tiles on the way hold one up."""
        known = self._far.get(place)
        if known is None:
            stride = max(1, self.sight.me.move)
            open_ways = distances(self.sight.table, place, FAR)
            all_ways = distances(self.sight.table, place, FAR, through_hidden=True)
            known = self._far[place] = {
                goal: ceil(open_ways[goal] / stride) if goal in open_ways else far / HIDDEN_STRIDE
                for goal, far in all_ways.items()
            }
        return known

    def launching(self, place: int) -> float:
        """TAM-SCE-12: what programs are worth that can be launched here only."""
        s, seat = self.sight.table, self.sight.seat
        total = 0.0
        counts = counts_of(self.sight.me.launcher)
        for card in cards_on_table(s):
            for number in BOX.programs_of.get(card, ()):
                entry = PROGRAMS[number]
                if entry.where.name and place in places_meant(Onlooker(s, seat, card), entry.where.name):
                    ready = entry.pattern.can_be_made_of(counts, self.sight.me.core)
                    open_ = entry.if_.holds(Onlooker(s, seat, card)) is not False
                    total += (0.8 if ready else 0.25) * max(0.0, self.worth.steps(entry.do)) * open_
        return total

    def jordan(self, place: int) -> float:
        """TAM-SOL-04: what it is worth to move Jordan somewhere: to find things, to stand in for a player."""
        if self.sight.view.places[place].tile == GAP:
            return -1.0
        s = self.sight.table
        jordan, guide = s.jordan, guide_of(s)
        if jordan is None:
            return 0.0
        before, jordan.place = jordan.place, place
        beside = self.activities()
        jordan.acting = True
        acting = self.activities() - (0.0 if guide is not None and guide.solo.jordan_carries else BATTERY)
        jordan.acting, jordan.place = False, before
        stands_in = 0.3 * self.aims.stand.get(place, 0.0)
        best = max(beside, acting, stands_in, self._bringing(place, jordan.carried))
        return self.finding(place) + best + 0.1 * self.area(place)

    def _bringing(self, place: int, carried: dict[str, int]) -> float:
        """Return what it is worth to be somewhere with what is to be brought somewhere else."""
        rounds, best = self._rounds(place), 0.0
        for (thing, at), worth in self.aims.things.items():
            count = carried.get(thing, 0)
            for goal in places_meant(self.sight.look, at) if count and worth > 0 else ():
                best = max(best, count * worth * A_ROUND_LATER ** rounds.get(goal, FAR))
        return best

    def activities(self) -> float:
        """TAM-ADV-01: what the best activity is worth that is open where the figures stand now."""
        s, seat = self.sight.table, self.sight.seat
        here = figure_place(s, seat)
        best = 0.0
        for number in offered(s):
            card, offer = ACTIVITIES[number].card, ACTIVITIES[number].activity
            look = Onlooker(s, seat, card)
            if offer.where.name and here not in places_meant(look, offer.where.name):
                continue
            if offer.if_.holds(look):
                best = max(best, self.worth.steps(offer.do, look))
        return best
