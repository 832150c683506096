"""What a bot sees at a glance: who and what is where, and what is in play for everybody."""

from functools import cached_property

from dreamtable.content.effects import Number, number
from dreamtable.games.eldritch.abilities import When
from dreamtable.games.eldritch.bot.odds import Hand
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS, SPACE, SPACES
from dreamtable.games.eldritch.cards import AncientOne, Epic, Fighter, Gate, Monster, Mystery
from dreamtable.games.eldritch.conditions import UNCOUNTED
from dreamtable.games.eldritch.model import NOTHING, Foe, PersonView, View
from dreamtable.games.eldritch.onlooker import Onlooker
from dreamtable.games.eldritch.places import meant_spaces
from dreamtable.games.eldritch.sides import Side
from dreamtable.games.eldritch.terms import Place
from dreamtable.kernel import Seat

GUESSES = {"result": 1.3, "monsters-here": 1.0}
"""About how many there are of what can't be known beforehand."""


class Glance:
    """The table, sorted."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.look = Onlooker(view, view.lead)
        self.people: dict[Seat, PersonView] = {
            seat: person for seat, person in enumerate(view.people) if person is not None
        }
        self.hands = {seat: Hand(view, seat, person) for seat, person in self.people.items()}
        self.gates = {SPACE[BOX.card(gate, Gate).city]: gate for gate in view.gates}
        self.rounds = view.mythos_size + 1
        self.foes: dict[int, list[Foe]] = {}
        for foe in view.foes:
            self.foes.setdefault(foe.space, []).append(foe)
        ancient = CARDS[view.ancient_one] if view.ancient_one != NOTHING else None
        self.ancient = ancient if isinstance(ancient, AncientOne) else None
        self._hooks: dict[str, list[tuple[int, When]]] = {}
        self._forbidden: dict[Seat, frozenset[str]] = {}
        mystery = CARDS[view.mystery] if view.mystery != NOTHING else None
        self.mystery = mystery if isinstance(mystery, Mystery) else None

    # What is in play for everybody

    @cached_property
    def world(self) -> list[tuple[int, Side]]:
        """Return sheet, mystery and ongoing mythos cards with the side that is up."""
        view = self.view
        found: list[tuple[int, Side]] = []
        if self.ancient is not None:
            sheet = BOX.back_sides[view.ancient_one] if view.awake else FRONTS[view.ancient_one]
            found.append((view.ancient_one, sheet))
        if self.mystery is not None:
            found.append((view.mystery, FRONTS[view.mystery]))
        return found + [(card, FRONTS[card]) for card in view.ongoing]

    def hooks(self, event: str) -> list[tuple[int, When]]:
        """Return what happens for everybody when an event comes."""
        known = self._hooks.get(event)
        if known is None:
            known = [(card, power) for card, side in self.world for power in side.when.get(event, ())]
            self._hooks[event] = known
        return known

    def forbidden(self, seat: Seat, thing: str) -> bool:
        """ELD-GEN-03: say whether something in play forbids it."""
        known = self._forbidden.get(seat)
        if known is None:
            sides = [*self.world, *(self.hands[seat].sides if seat in self.hands else ())]
            known = self._forbidden[seat] = frozenset(one for _, side in sides for one in side.cannot)
        return thing in known

    def places(self, words: Place, card: int) -> list[int]:
        """Return the spaces at which a text can be encountered."""
        return meant_spaces(Onlooker(self.view, self.view.lead, card=card), words)

    def number(self, words: Number, most: int = 2) -> float:
        """Return how many are meant, or about how many where that can't be known."""
        if not words.parts:
            return words.plus
        if words.name in UNCOUNTED:
            return most + words.plus
        known = number(self.look, words)
        return GUESSES.get(words.name, 1.0) + words.plus if known is None else known

    def figures(self, monster: int) -> Fighter:
        """ELD-MON-05: the figures of a monster."""
        card = CARDS[monster]
        if isinstance(card, Monster) and card.figures == "sheet" and self.ancient is not None:
            awake = self.ancient.awake.cultist
            return awake if self.view.awake and awake is not None else self.ancient.cultist
        if not isinstance(card, Monster | Epic):
            raise LookupError(f"{card.id} is no monster.")
        return card

    def side(self, monster: int) -> Side:
        """ELD-MON-05: what a monster does."""
        card = CARDS[monster]
        if isinstance(card, Monster) and card.figures == "sheet":
            return BOX.cultists[self.view.ancient_one][self.view.awake]
        return FRONTS[monster]


def kind_of(space: int) -> str:
    """Return the type of a space."""
    return SPACES[space].type
