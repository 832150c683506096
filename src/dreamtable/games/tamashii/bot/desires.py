"""What programs are worth: those on the launcher now, and those that writes may complete."""

from functools import cached_property

from dreamtable.games.tamashii.bot.aims import Aims
from dreamtable.games.tamashii.bot.sight import Sight
from dreamtable.games.tamashii.bot.worth import Worth
from dreamtable.games.tamashii.bot.writing import SPENT, Wish
from dreamtable.games.tamashii.box import PROGRAMS
from dreamtable.games.tamashii.changed import experience_program, reach
from dreamtable.games.tamashii.conditions import CODES, RESOURCE, Onlooker, places_meant
from dreamtable.games.tamashii.launcher import BASIC_TYPES, OPEN
from dreamtable.games.tamashii.model import Step
from dreamtable.games.tamashii.pieces import BASIC_PROGRAMS, Entry
from dreamtable.games.tamashii.programs import BASIC, is_open, sources

ELSEWHERE = 0.7
"""What a program is worth whose place can still be reached in this round."""
LESSON = 2.2
AT_HAND = 0.5
"""Which part of a token's worth for a check counts while the check is only near."""


class Desires:
    """The programs that one player has, with what they are worth."""

    def __init__(self, sight: Sight, aims: Aims, worth: Worth) -> None:
        self.sight = sight
        self.aims = aims
        self.worth = worth

    @cached_property
    def numbers(self) -> list[int]:
        """The programs that are still to be launched and could be, by their numbers."""
        launching = self.sight.view.step is Step.LAUNCH
        launched = self.sight.me.launched if launching else ()
        return [one for one in sources(self.sight.table, self.sight.seat) if one not in launched]

    @cached_property
    def wishes(self) -> list[Wish]:
        """The same with what they are worth."""
        return [Wish(PROGRAMS[one].pattern, self.of(one)) for one in self.numbers]

    def of(self, number: int) -> float:
        """Return what it is worth to launch a program."""
        entry = PROGRAMS[number]
        there = self._reachable(number, entry)
        if not there:
            return 0.0
        worth = self._effect(number, entry) + self.worth.event("launch")
        if number in BASIC:
            worth += self.worth.event("launch-basic")
        if entry.sort in ("intrude", "repel"):
            worth += self.worth.event(entry.sort)
        if entry.sort == "extended":
            worth += self.worth.event("launch-extended")
        if entry.sort == "faction":
            worth += self.worth.event("launch-faction")
        return worth * there

    def _reachable(self, number: int, entry: Entry) -> float:
        """Return 1 if a program can be launched where one stands, less if one must still go there."""
        s, seat = self.sight.table, self.sight.seat
        if is_open(s, seat, number):
            return 1.0
        if self.sight.view.step in (Step.AREA, Step.LAUNCH) or not entry.where.name:
            return 0.0
        wanted = places_meant(Onlooker(s, seat, entry.card), entry.where.name)
        goals = reach(s, s.players[seat].place, self.sight.me.move, seat)
        return ELSEWHERE if any(place in goals for place in wanted) else 0.0

    def _effect(self, number: int, entry: Entry) -> float:
        sight = self.sight
        match entry.sort:
            case "basic" | "extended":
                _, what, count = BASIC_PROGRAMS[number]
                return sight.resource(RESOURCE[what], count) + 0.05
            case "experience":
                return (sight.xp + self.aims.xp) * experience_program(sight.table)
            case "body":
                return self.body(entry.card)
            case "repel":
                top = sight.top
                gone = (sight.threat(top) if top is not None else 0.0) - self.aims.states.get("enemies", 0.0)
                return gone + self.worth.steps(entry.do)
            case "goal":
                return LESSON
            case _:
                return self.worth.steps(entry.do)

    def body(self, card: int) -> float:
        """Return what it is worth to attach a body, with what waits for that."""
        events = self.worth.event("attach") + self.worth.event("first-attach")
        return self.sight.attached(card) + events + self.aims.states.get("bodies", 0.0)

    @cached_property
    def spent(self) -> list[float]:
        """By type: what a token is worth that stays on the launcher, for checks that are wanted."""
        prices = list(SPENT)
        prices[OPEN] = max(prices[OPEN], self.aims.kept_open)
        near = AT_HAND if self.sight.view.step is not Step.LAUNCH else 1.0
        for kind, worth in self.aims.checks.items():
            codes = (
                list(BASIC_TYPES)
                if kind in ("any", "basic", "chosen")
                else [CODES.get(kind, self.sight.me.core)]
            )
            for code in codes:
                prices[code] = max(prices[code], near * worth)
        return prices
