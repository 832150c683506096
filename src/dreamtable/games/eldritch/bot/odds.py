"""Odds for the bot: how dice fall, and how many of them an investigator rolls."""

from functools import cache

from dreamtable.content.effects import ALWAYS, Condition
from dreamtable.games.eldritch.box import CARDS, FRONTS, SPACES, TRAITS
from dreamtable.games.eldritch.cards import Epic, Monster, Spell
from dreamtable.games.eldritch.dice import SKILL_NAMES
from dreamtable.games.eldritch.model import PersonView, Skill, View
from dreamtable.games.eldritch.onlooker import Onlooker
from dreamtable.games.eldritch.sides import Side
from dreamtable.games.eldritch.terms import SUCCESSES
from dreamtable.kernel import Seat


@cache
def spread(dice: int, faces: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2… successes with so many dice, each by so many of its six faces."""
    chances = [1.0]
    hit = faces / 6
    for _ in range(dice):
        chances = [
            (chances[n] * (1 - hit) if n < len(chances) else 0.0) + (chances[n - 1] * hit if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    return tuple(chances)


@cache
def some(dice: int, faces: int) -> float:
    """Return the chance of at least one success."""
    return 1 - (1 - faces / 6) ** dice


class Hand:
    """What an investigator brings to tests: sheet and cards that show their front."""

    __slots__ = ("_dice", "_rerolls", "faces", "person", "seat", "sides", "view")

    def __init__(self, view: View, seat: Seat, person: PersonView) -> None:
        self.view = view
        self.seat = seat
        self.person = person
        self.sides: list[tuple[int, Side]] = [(person.investigator, FRONTS[person.investigator])]
        self.sides += [(card, FRONTS[card]) for card in person.cards if card not in person.turned]
        self.faces = len(next((power.faces for _, side in self.sides for power in side.faces), SUCCESSES))
        self._dice: dict[tuple[Skill, tuple[str, ...], str, int | None], int] = {}
        self._rerolls: dict[tuple[Skill, tuple[str, ...]], int] = {}

    def bonus(
        self, skill: Skill, during: tuple[str, ...], space: int, foe: int | None = None, but: int = -1
    ) -> int:
        """Return the highest bonus for a test, perhaps without one card."""
        best = 0
        name = SKILL_NAMES[skill]
        for card, side in self.sides:
            for power in side.bonuses:
                if card == but or power.num <= best or power.skill not in ("any", name):
                    continue
                if (not power.during or power.during in during) and self.fits(power.if_, space, during):
                    if foe is not None and resists(foe, card):
                        continue
                    best = power.num
        return best

    def dice(
        self, skill: Skill, modifier: int, during: tuple[str, ...], space: int, foe: int | None = None
    ) -> int:
        """Return how many dice are rolled for a test."""
        key = (skill, during, SPACES[space].type, foe)
        known = self._dice.get(key)
        if known is None:
            known = self._dice[key] = self.person.skills[skill] + self._extra(skill, during, space, foe)
        return max(1, known + modifier)

    def _extra(self, skill: Skill, during: tuple[str, ...], space: int, foe: int | None) -> int:
        """Return how many dice cards add to a skill."""
        extra = self.bonus(skill, during, space, foe)
        name = SKILL_NAMES[skill]
        for _, side in self.sides:
            for power in side.dice:
                if power.skill in ("any", name) and (not power.during or power.during in during):
                    extra += power.num if self.fits(power.if_, space, during) else 0
        return extra

    def rerolls(self, skill: Skill, during: tuple[str, ...]) -> int:
        """Return how many dice cards let one roll again."""
        known = self._rerolls.get((skill, during))
        if known is None:
            name = SKILL_NAMES[skill]
            known = self._rerolls[skill, during] = sum(
                power.num or 1
                for _, side in self.sides
                for power in side.rerolls
                if power.skill in ("any", name) and (not power.during or power.during in during)
            )
        return known

    def fits(self, check: Condition, space: int, during: tuple[str, ...]) -> bool:
        """Say whether a condition may hold on a space."""
        look = Onlooker(self.view, self.seat, space, during=during)
        return check is ALWAYS or check.holds(look) is not False

    def holds(self, name: str) -> bool:
        """Say whether the investigator has a card of that name."""
        return any(CARDS[card].id == name for card in self.person.cards)


def resists(foe: int, card: int) -> bool:
    """ELD-CBT-13: say whether a monster resists the bonus of a card."""
    monster = CARDS[foe]
    magical = "magical" in TRAITS[card] or isinstance(CARDS[card], Spell)
    word = "magical-resistance" if magical else "physical-resistance"
    return isinstance(monster, Monster | Epic) and word in monster.keywords
