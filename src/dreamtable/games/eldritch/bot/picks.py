"""One look at the table from one seat: which monster, space, card or comrade to pick."""

from itertools import islice

from dreamtable.games.eldritch.bot.texts import parts
from dreamtable.games.eldritch.bot.weighing import Weighing
from dreamtable.games.eldritch.box import BOX, CARDS
from dreamtable.games.eldritch.cards import Condition, Gate, Investigator
from dreamtable.games.eldritch.model import ACTION, ENCOUNTER, NOTHING, OMENS
from dreamtable.games.eldritch.verbs import foes, people, things
from dreamtable.kernel import Seat

TEAM = (
    "samuel-otieno",
    "leela-deshpande",
    "noah-littlebear",
    "jack-callahan",
    "moana-rewi",
    "rafael-quintana",
    "ingrid-solheim",
    "eleanor-whitcombe",
    "shun-takeda",
    "song-yulan",
    "sister-agnese-moretti",
    "hafiz-demir",
)
"""Investigators, the most useful first."""


class Picks(Weighing):
    """What a pick is worth."""

    def fight(self, monster: int) -> float:
        """Return what it is worth to take on a monster."""
        foe = next((one for one in self.view.foes if one.monster == monster), None)
        if foe is None:
            return 0.0
        spot = self.spot()
        value = sum(self.worth.prize(foe, spot)) / (1 + 0.2 * self.worth.toughness(foe))
        return value + (0.1 * self.worth.fight(foe, spot)[0] if foe.space == spot.space else 0.0)

    def space(self, space: int) -> float:
        """Return what it is worth to pick a space: to go there, or for something else to come there."""
        if self.rule == "ELD-DEF-04":
            return -sum(BOX.distances[space][one.space] for one in self.sight.people.values())
        own = self.seat in self.sight.people and self.view.phase in (ACTION, ENCOUNTER)
        if own and self.about_me():
            return self.field.place(self.seat, space)
        near = min((BOX.distances[space][one.space] for one in self.sight.people.values()), default=0)
        return float(near)

    def about_me(self) -> bool:
        """Say whether the card that is resolved moves people."""
        for text in islice(self.at_hand.texts, 2):
            steps = parts(text.card)
            if any(isinstance(step, foes.Shift) and step.monster is not None for step in steps):
                return any(isinstance(step, people.Move) for step in steps)
        return True

    def give(self, number: int) -> float:
        """Return what it is worth to give somebody clues from afar: those whom it is about are not named."""
        others = [other for other in self.sight.people if other != self.seat]
        return max(
            (float(number == self.field.exchange(self.seat, other)[1]) for other in others), default=0.0
        )

    def other(self, seat: Seat) -> float:
        """Return what it is worth to pick an investigator; whoever has none chooses one first."""
        if seat not in self.sight.people:
            return 20.0
        card = self.at_hand.card
        steps = parts(card) if card != NOTHING else ()
        worth = 0.0
        for step in steps:
            match step:
                case people.Recover():
                    worth += self.sight.recover(seat, step.health.plus, step.sanity.plus)
                case things.Gain() if step.condition:
                    hand = self.sight.hands[seat]
                    worth += -5.0 if hand.holds(step.condition) else 0.1 * sum(hand.person.skills)
                case people.Move():
                    here = self.sight.people[seat].space
                    ways = [self.field.place(seat, space) for space in BOX.paths[here]]
                    worth += max(ways) - self.field.place(seat, here)
                case people.ShareClues():
                    worth += self.field.exchange(self.seat, seat)[0]
                case _:
                    pass
        return worth

    def pick(self, card: int) -> float:
        """Return what it is worth to pick a card: to gain it, or to lose it."""
        thing = CARDS[card]
        if isinstance(thing, Gate):
            return self.sight.gate(card)
        worth = self.worth.card(card, self.seat, owned=self.rule == "ELD-SPD-04")
        if self.rule == "ELD-GAN-07":
            return worth
        if isinstance(thing, Condition) and self.rule == "ELD-SPL-01":
            return 0.0
        return -worth

    def omen(self, place: int) -> float:
        """Return how much Doom the Omen brings soon from a space of its track."""
        total = 0.0
        for ahead, weight in ((1, 1.0), (2, 0.7), (3, 0.4)):
            colour = OMENS[(place + ahead) % len(OMENS)].name.lower()
            total += weight * sum(getattr(CARDS[gate], "omen", "") == colour for gate in self.view.gates)
            total += weight * self.view.omen_tokens[(place + ahead) % len(OMENS)]
        return total

    def leading(self, seat: Seat) -> float:
        """Return how fit somebody is to lead: the lead bears what the mythos brings."""
        person = self.sight.people[seat]
        strong = min(person.health, person.sanity) + 0.2 * (person.skills[0] + person.skills[1])
        return strong - (2.0 if person.delayed else 0.0)

    def join(self, card: int) -> float:
        """Return how useful an investigator would be now."""
        sheet = BOX.card(card, Investigator)
        rank = TEAM.index(sheet.id) if sheet.id in TEAM else len(TEAM)
        worth = -0.5 * rank
        if self.view.round:
            start = BOX.space[sheet.start]
            worth -= 0.3 * min((BOX.distances[start][space] for space in self.field.special), default=0)
        return worth

    def loan(self) -> float:
        """Return what two more successes are worth against a debt."""
        values = sorted(self.worth.card(card, self.seat) for card in self.view.reserve)
        return (values[-1] if values else 0.0) - 2.6
