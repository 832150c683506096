"""What a bot makes of the table at a glance: what is where, what presses, and what things are worth."""

from collections.abc import Iterable
from functools import cache, cached_property

from dreamtable.content.effects import MANY, Steps, steps_in
from dreamtable.games.eldritch.bot.glance import Glance
from dreamtable.games.eldritch.bot.taste import Taste
from dreamtable.games.eldritch.bot.texts import prices
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS
from dreamtable.games.eldritch.cards import Condition, Solve, Spell
from dreamtable.games.eldritch.conditions import by_team
from dreamtable.games.eldritch.model import OMENS, TO_SOLVE, Colour, PersonView, View
from dreamtable.games.eldritch.terms import NONE
from dreamtable.games.eldritch.verbs.people import Spend
from dreamtable.games.eldritch.verbs.things import Discard
from dreamtable.games.eldritch.verbs.world import LoseGame
from dreamtable.kernel import Seat

BODY = (-10.0, -4.6, -2.7, -1.6, -0.9, -0.4, -0.1, 0.1, 0.2)
"""What it is worth to have so much Health or Sanity left: nothing left is defeat."""

ROUNDS_EACH = 5.0
"""How many rounds a team needs for a Mystery."""
HURRY = 2.6
"""How much more a Mystery is worth at most when the Mythos deck runs out."""
RUMOR = 20.0
"""What it is worth to be able to solve a rumor."""
AWAKE_DOOM = 4.0
"""What a point of Doom is worth once the Ancient One is awake."""
TEXTS_A_ROUND = 0.25
"""How much Doom the texts of cards advance in a round."""
GATES_A_ROUND = 0.6
"""How often gates spawn in a round."""
NEW_GATES = 0.5
"""Which part of the gates that will spawn stays open."""
OMENS_A_ROUND = 0.85
"""How often the Omen advances in a round."""
RECKONINGS_A_ROUND = 0.6
"""How often there is a reckoning in a round."""
FEW = 2.0
LEAST_PRESSING = 0.5
"""How much less a point of Doom may be worth when there is enough."""

CONDITIONS = {
    "blessed": 3.0,
    "cursed": -3.0,
    "debt": -1.2,
    "dark-pact": -3.5,
    "detained": -2.5,
    "night-terrors": -1.6,
    "paranoia": -1.2,
    "lost-hours": -1.4,
    "broken-leg": -1.8,
    "crushed-hand": -1.2,
    "slow-bleed": -2.0,
}
UNKNOWN_CONDITION = -1.7


class Sight(Glance):
    """One look at the table."""

    def __init__(self, view: View, taste: Taste) -> None:
        super().__init__(view)
        self.taste = taste

    # How the game stands

    @cached_property
    def unsolved(self) -> int:
        """Return how many Mysteries are still to be solved, the Final one with them."""
        final = self.view.awake and not self.view.final_solved
        return max(0, TO_SOLVE - len(self.view.solved)) + int(final)

    @cached_property
    def solving(self) -> float:
        """Return what it is worth to solve a Mystery: a larger team puts more work into it."""
        return self.taste.mystery * max(4, self.view.players)

    @cached_property
    def hurry(self) -> float:
        """Return how much the end of the Mythos deck presses: more than 1 if the team is late."""
        needed = ROUNDS_EACH * self.unsolved
        return min(HURRY, max(1.0, needed / max(1.0, self.rounds)))

    @cached_property
    def progress(self) -> tuple[int, int]:
        """Return how many tokens the active mystery has, and how many it needs; none if it needs a defeat."""
        view = self.view
        if self.mystery is None or not view.mystery_goal:
            return 0, 0
        if self.mystery.solve.clues_on_this is not None:
            return len(view.clues_on.get(view.mystery, ())), view.mystery_goal
        return view.tokens.get(view.mystery, 0), view.mystery_goal

    @cached_property
    def token(self) -> float:
        """Return what a token on the active mystery is worth: more, the fewer are missing."""
        have, need = self.progress
        if have >= need:
            return 0.0
        return self.solving * self.hurry / need * (1.0 + 0.3 * (have + 1) / need)

    @cached_property
    def sheet_clue(self) -> float:
        """Return what a clue on the awake Ancient One's sheet is worth."""
        final = self.ancient.awake.final if self.ancient is not None else None
        if not self.view.awake or self.view.final_solved or final is None or final.solve_when is None:
            return 0.0
        have = len(self.view.clues_on.get(self.view.ancient_one, ()))
        need = by_team(self.view.players)
        return self.solving * self.hurry / need if have < need else 0.0

    @cached_property
    def targets(self) -> dict[str, float]:
        """Return the Epic Monsters whose defeat is wanted, with what it is worth."""
        view = self.view
        wanted: dict[str, float] = {}
        solves: list[Solve | None] = [self.mystery.solve if self.mystery is not None else None]
        if view.awake and not view.final_solved and self.ancient is not None:
            final = self.ancient.awake.final
            solves.append(final.solve_on if final is not None else None)
        for solve in solves:
            if solve is not None and solve.defeat:
                wanted[solve.defeat] = self.solving * self.hurry
        for _, power in self.hooks("defeat"):
            wanted[power.name] = wanted.get(power.name, 0.0) + 9.0
        return wanted

    @cached_property
    def few(self) -> float:
        """Return how much less gates and Doom count for a small team: it can't hold gates shut, but hurry."""
        return min(1.0, (FEW + self.view.players) / (FEW + 4))

    @cached_property
    def needed(self) -> float:
        """Return how many rounds the team still needs, if there are so many."""
        have, need = self.progress
        rounds = ROUNDS_EACH * (self.unsolved - (have / need if need else 0.0)) + 1.0
        return min(rounds, float(self.rounds))

    @cached_property
    def doom_a_round(self) -> float:
        """Return how much Doom advances in a round, by the gates that are open and those that will be."""
        view = self.view
        coming = NEW_GATES * GATES_A_ROUND * view.gates_due * self.needed / 2
        gates = sum(rate_of(gate) for gate in view.gates) + coming * OMENS_A_ROUND / 3
        return TEXTS_A_ROUND + gates + OMENS_A_ROUND * sum(view.omen_tokens) / len(OMENS)

    @cached_property
    def doom(self) -> float:
        """Return what one point of Doom is worth now."""
        view = self.view
        if view.awake:
            return AWAKE_DOOM
        most = self.taste.pressing
        pressing = self.needed * self.doom_a_round / view.doom if view.doom else most
        deadly = self.ancient is not None and self.ancient.awake.final is None
        return (
            self.taste.doom * self.few * min(most, max(LEAST_PRESSING, pressing)) * (1.2 if deadly else 1.0)
        )

    def gate(self, gate: int) -> float:
        """Return what it is worth to be rid of a gate."""
        coming = rate_of(gate) * self.needed
        if OMENS[(self.view.omen + 1) % len(OMENS)] == BOX.gates[gate][1]:
            coming += 0.4
        return self.taste.gate * self.few * min(1.0, 4 / self.view.players) + coming * self.doom

    # Clues and cards that are needed

    @cached_property
    def wanted(self) -> dict[str, int]:
        """Return how many clues, spells and artifacts the active mystery still asks for."""
        have, need = self.progress
        wanted: dict[str, int] = {}
        if self.mystery is None or need <= have:
            return wanted
        side = FRONTS[self.view.mystery]
        powers = [power for powers in side.when.values() for power in powers]
        costs = [power.cost.steps for power in powers]
        costs += prices(self.view.mystery)
        for cost in costs:
            for kind, count in self._asked(cost):
                wanted[kind] = max(wanted.get(kind, 0), count * (need - have))
        return wanted

    def _asked(self, cost: Steps) -> Iterable[tuple[str, int]]:
        for step in cost:
            if isinstance(step, Spend) and step.clue != NONE:
                yield "clue", int(self.number(step.clue))
            elif isinstance(step, Discard):
                for kind in ("spell", "artifact", "asset"):
                    count = getattr(step, kind)
                    if count is not None:
                        yield kind, int(self.number(count))

    @cached_property
    def piles(self) -> list[tuple[float, int, int]]:
        """Return what asks for several clues of one hand: what it is worth, how many, and how often."""
        found: list[tuple[float, int, int]] = []
        for card in self.view.rumors:
            asked = [count for cost in prices(card) for _, count in self._asked(cost)]
            if asked:
                late = 1.4 if self.view.tokens.get(card, MANY) < 3 else 1.0
                found.append((RUMOR * late * (3.0 if _loses(card) else 0.6), max(asked), 1))
        have, need = self.progress
        if self.wanted.get("clue") and need > have:
            each = self.wanted["clue"] // (need - have)
            found.append((self.token, each, need - have))
        return found

    def pile(self, clues: int) -> float:
        """Return what it is worth that one hand holds so many clues, beyond what each is worth."""
        total = 0.0
        for worth, each, times in self.piles:
            full = min(clues // each, times)
            rest = (clues - full * each) / each if full < times else 0.0
            total += self.taste.hoard * worth * (full + rest * rest)
        return total

    def one_more(self, seat: Seat) -> float:
        """Return what one more clue is worth to an investigator."""
        held = len(self.people[seat].clues)
        return self.clue + self.pile(held + 1) - self.pile(held)

    def one_less(self, seat: Seat) -> float:
        """Return what it costs an investigator to spend a clue."""
        held = len(self.people[seat].clues)
        return self.clue + self.pile(held) - self.pile(held - 1)

    @cached_property
    def clue(self) -> float:
        """Return what a clue in hand is worth."""
        held = sum(len(person.clues) for person in self.people.values())
        missing = self.wanted.get("clue", 0) - held
        return 1.4 + (0.6 if missing > 0 else 0.0) + (0.8 if self.sheet_clue else 0.0)

    def spell(self, seat: Seat) -> float:
        """Return what one more spell is worth to an investigator."""
        person = self.people[seat]
        held = any(isinstance(CARDS[card], Spell) for card in person.cards)
        needed = 0.5 * self.token if self.wanted.get("spell", 0) and not held else 0.0
        return 0.5 + 0.15 * person.skills[0] + needed

    # Bodies

    def fallen(self) -> float:
        """Return what the defeat of an investigator costs beyond what was counted for an empty body."""
        return -3.0 if self.view.awake else 0.0

    @cached_property
    def bodies(self) -> tuple[float, ...]:
        """Return by Health or Sanity what it is worth to have so much left."""
        return (BODY[0] - self.doom + self.fallen(), *BODY[1:], *BODY[-1:] * 8)

    def body(self, left: int) -> float:
        """Return what so much Health or Sanity is worth."""
        return self.bodies[left] if left > 0 else self.bodies[0]

    def lose(self, seat: Seat, health: float, sanity: float) -> float:
        """Return what a loss costs, as a negative number."""
        person = self.people[seat]
        change = 0.0
        if health:
            change += self.body(person.health - round(health)) - self.body(person.health)
        if sanity:
            change += self.body(person.sanity - round(sanity)) - self.body(person.sanity)
        return change

    def recover(self, seat: Seat, health: float, sanity: float) -> float:
        """Return what recovering is worth, up to the maximum."""
        person = self.people[seat]
        health = min(round(health), person.most_health - person.health)
        sanity = min(round(sanity), person.most_sanity - person.sanity)
        return (
            self.body(person.health + health)
            - self.body(person.health)
            + self.body(person.sanity + sanity)
            - self.body(person.sanity)
        )


def rate_of(gate: int) -> float:
    """Return how much Doom a gate costs in a round."""
    return OMENS_A_ROUND * OMENS.count(Colour(BOX.gates[gate][1])) / len(OMENS)


@cache
def _loses(card: int) -> bool:
    """Say whether a rumor ends the game when its tokens are gone."""
    powers = FRONTS[card].when.get("tokens-zero", ())
    return any(isinstance(step, LoseGame) for power in powers for step in steps_in(power.do))


def worst_conditions(person: PersonView) -> list[int]:
    """Return an investigator's conditions that one would like to be rid of, the worst first."""
    found = [card for card in person.cards if isinstance(CARDS[card], Condition)]
    found = [card for card in found if CONDITIONS.get(CARDS[card].id, 0.0) < 0]
    return sorted(found, key=lambda card: CONDITIONS.get(CARDS[card].id, 0.0))
