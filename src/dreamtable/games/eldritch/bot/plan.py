"""How a bot spends its actions: all pairs of actions that matter are weighed, with where they end."""

from collections.abc import Iterator

from dreamtable.games.eldritch.abilities import Action
from dreamtable.games.eldritch.bot.field import Field
from dreamtable.games.eldritch.bot.fights import Spot
from dreamtable.games.eldritch.bot.odds import spread
from dreamtable.games.eldritch.bot.sight import worst_conditions
from dreamtable.games.eldritch.bot.verbs import TICKET
from dreamtable.games.eldritch.box import BOX, FRONTS, TRAITS
from dreamtable.games.eldritch.cards import Asset
from dreamtable.games.eldritch.map import PATH_NAMES, SHIP, TRAIN
from dreamtable.games.eldritch.model import (
    ACQUIRE,
    INFLUENCE,
    PREPARE,
    REST,
    SHIP_TICKET,
    TICKETS,
    TRADE,
    TRAIN_TICKET,
    TRAVEL,
    Ticket,
)
from dreamtable.games.eldritch.moves import (
    Acquire,
    EndTurn,
    Perform,
    PerformLocal,
    PickSpace,
    Prepare,
    Rest,
    SpendTicket,
    Stop,
    Trade,
    Travel,
)
from dreamtable.games.eldritch.verbs.people import Move as Walk
from dreamtable.games.eldritch.verbs.people import Recover
from dreamtable.kernel import Move, Seat

WALKERS = ("you", "any-here", "you-and-one-here")
LEAST = 0.1
"""Actions that are worth less are left."""
SMALL = 0.02
"""What doing anything at all is worth, so that equal plans begin with it."""


class Way:
    """A way over the map within one action, and where it ends."""

    __slots__ = ("moves", "space", "tickets")

    def __init__(self, moves: tuple[Move, ...], space: int, tickets: tuple[int, int]) -> None:
        self.moves = moves
        self.space = space
        self.tickets = tickets


class Plan:
    """What to do with the actions of this turn."""

    def __init__(self, field: Field, seat: Seat, menu: tuple[Move, ...], actions: int) -> None:
        self.field = field
        self.sight = field.sight
        self.worth = field.worth
        self.seat = seat
        self.person = self.sight.people[seat]
        self.menu = menu
        self.actions = actions
        self._places: dict[int, float] = {}
        self._performs: dict[tuple[int, int], float] = {}
        self._rest: float | None = None
        self._acquire: float | None = None
        self.performs = [move for move in menu if isinstance(move, Perform)]

    def place(self, space: int) -> float:
        """Return what it is worth to end the turn on a space."""
        known = self._places.get(space)
        if known is None:
            known = self._places[space] = self.field.place(self.seat, space)
        return known

    # Ways

    def ways(self, start: int, tickets: tuple[int, int]) -> list[Way]:
        """ELD-TRV-01, ELD-TRV-02: every space that one Travel reaches, by the fewest tickets."""
        found: dict[int, Way] = {}
        for space in BOX.paths[start]:
            found[space] = Way((Travel(space),), space, tickets)
        if any(
            mod.stat == "travel-tickets" for _, side in self.sight.hands[self.seat].sides for mod in side.mods
        ):
            return list(found.values())
        edge = list(found.values())
        while edge:
            further: list[Way] = []
            for way in edge:
                for ticket, path in ((TRAIN_TICKET, TRAIN), (SHIP_TICKET, SHIP)):
                    if not way.tickets[ticket] or self.sight.forbidden(
                        self.seat, f"spend-{PATH_NAMES[path]}-ticket"
                    ):
                        continue
                    left = (way.tickets[0] - (ticket == 0), way.tickets[1] - (ticket == 1))
                    for there, by in BOX.paths[way.space].items():
                        if by == path and there not in found and there != start:
                            found[there] = Way((*way.moves, SpendTicket(ticket, there)), there, left)
                            further.append(found[there])
            edge = further
        return list(found.values())

    def walks(self, card: int, start: int) -> list[Way]:
        """Return where the action of a component leads that moves the one who performs it."""
        walk = walk_of(FRONTS[card].actions)
        if walk is None:
            return []
        tickets = (self.person.tickets[0], self.person.tickets[1])
        found = {start: Way((Perform(card),), start, tickets)}
        edge = [found[start]]
        for _ in range(walk.up_to):
            further: list[Way] = []
            for way in edge:
                for there, path in BOX.paths[way.space].items():
                    if there not in found and (walk.along == "any" or PATH_NAMES[path] in walk.along):
                        found[there] = Way((*way.moves, PickSpace(there)), there, tickets)
                        further.append(found[there])
            edge = further
        del found[start]
        return list(found.values())

    # Deeds on the spot

    def rest(self) -> float:
        """Return what a rest is worth."""
        if self._rest is None:
            health, sanity = 1.0, 1.0
            for _, side in self.sight.hands[self.seat].sides:
                for step in [step for power in side.when.get("rest", ()) for step in power.do]:
                    if isinstance(step, Recover):
                        health += step.health.plus
                        sanity += step.sanity.plus
            if self.sight.forbidden(self.seat, "recover-sanity-by-rest"):
                sanity = 0.0
            ill = [card for card in worst_conditions(self.person) if TRAITS[card] & {"madness", "injury"}]
            self._rest = self.sight.recover(self.seat, health, sanity) + 0.8 * len(ill)
        return self._rest

    def acquire(self) -> float:
        """Return what trying to gain assets is worth."""
        if self._acquire is None:
            hand = self.sight.hands[self.seat]
            dice = hand.dice(INFLUENCE, 0, ("acquire",), self.person.space)
            values = sorted(
                (
                    (self.worth.card(card, self.seat), BOX.card(card, Asset).value)
                    for card in self.sight.view.reserve
                ),
                reverse=True,
            )
            best = [0.0] * 12
            for worth, price in values:
                for money in range(len(best) - 1, price - 1, -1):
                    best[money] = max(best[money], best[money - price] + worth)
            added = sum(power.num for _, side in hand.sides for power in side.successes)
            self._acquire = sum(
                chance * best[min(result + added, len(best) - 1)]
                for result, chance in enumerate(spread(dice, hand.faces))
            )
        return self._acquire

    def ticket(self, ticket: Ticket, tickets: tuple[int, int]) -> float:
        """Return what one more ticket is worth."""
        if sum(tickets) >= TICKETS:
            return 0.0
        return TICKET * (1.0 if not tickets[ticket] else 0.6)

    def perform(self, card: int, space: int) -> float:
        """Return what the action of a component is worth on a space, apart from walking."""
        known = self._performs.get((card, space))
        if known is None:
            known = self._performs[card, space] = self.field.deed(self.seat, card, space)
        return known

    # Plans

    def best(self) -> tuple[float, tuple[Move, ...]]:
        """Return the best plan: its worth and the first moves of it."""
        tickets = (self.person.tickets[0], self.person.tickets[1])
        acted = frozenset(self.person.acted)
        return self.after(self.person.space, tickets, acted, self.actions, frozenset())

    def after(
        self, space: int, tickets: tuple[int, int], acted: frozenset[int], actions: int, used: frozenset[int]
    ) -> tuple[float, tuple[Move, ...]]:
        """Return the best that can be done from here with so many actions, and how it begins."""
        best: tuple[float, tuple[Move, ...]] = (self.place(space), (EndTurn(),))
        if actions <= 0:
            return best
        for value, moves in self.choices(space, tickets, acted, actions, used):
            if better(value, moves, best[0]):
                best = (value, moves)
        return best

    def choices(
        self, space: int, tickets: tuple[int, int], acted: frozenset[int], actions: int, used: frozenset[int]
    ) -> Iterator[tuple[float, tuple[Move, ...]]]:
        """Return all actions that matter here: what each is worth with the best after it, and its moves."""
        home = space == self.person.space
        free = not self.sight.foes.get(space)
        for worth, move, deed, new in self.deeds(space, tickets, acted, free=free):
            yield worth + SMALL + self.after(space, new, acted | {deed}, actions - 1, used)[0], (move,)
        for performing in self.performs:
            if performing.card in used or walk_of(FRONTS[performing.card].actions) is not None:
                continue
            worth = self.perform(performing.card, space)
            if worth > LEAST:
                after = self.after(space, tickets, acted, actions - 1, used | {performing.card})
                yield worth + after[0], (performing,)
        for local in self.menu if home else ():
            if isinstance(local, PerformLocal) and local.card not in used:
                spot = Spot(self.sight.view, self.seat, space, card=local.card)
                worth = self.worth.steps(FRONTS[local.card].locals[0].do, spot)
                if worth > LEAST:
                    after = self.after(space, tickets, acted, actions - 1, used | {local.card})
                    yield worth + after[0], (local,)
        ways: list[tuple[Way, frozenset[int], frozenset[int]]] = []
        if TRAVEL not in acted and (not home or any(isinstance(move, Travel) for move in self.menu)):
            ways += [(way, acted | {TRAVEL}, used) for way in self.ways(space, tickets)]
        for performing in self.performs:
            if performing.card not in used:
                ways += [(way, acted, used | {performing.card}) for way in self.walks(performing.card, space)]
        for way, deeds, cards in ways:
            spent = TICKET * (sum(tickets) - sum(way.tickets))
            after = self.after(way.space, way.tickets, deeds, actions - 1, cards)
            yield after[0] - spent, (*way.moves, Stop())

    def firsts(self) -> dict[Move, tuple[float, tuple[Move, ...]]]:
        """Return what each first move leads to, and the rest of that action; the most for the best plan."""
        tickets = (self.person.tickets[0], self.person.tickets[1])
        acted = frozenset(self.person.acted)
        first: Move = EndTurn()
        most = self.place(self.person.space)
        found: dict[Move, tuple[float, tuple[Move, ...]]] = {first: (most, ())}
        for value, moves in self.choices(self.person.space, tickets, acted, self.actions, frozenset()):
            move, *rest = moves
            if move not in found or value > found[move][0]:
                found[move] = (value, tuple(rest))
            if better(value, moves, most):
                most, first = value, move
                found[move] = (value, tuple(rest))
        found[first] = (max(value for value, _ in found.values()) + SMALL, found[first][1])
        return found

    def deeds(
        self, space: int, tickets: tuple[int, int], acted: frozenset[int], *, free: bool
    ) -> list[tuple[float, Move, int, tuple[int, int]]]:
        """Return what can be done on a space: its worth, the move, the deed and the tickets afterwards."""
        found: list[tuple[float, Move, int, tuple[int, int]]] = []
        home = space == self.person.space
        if REST not in acted and free and (not home or Rest() in self.menu):
            found.append((self.rest(), Rest(), REST, tickets))
        if TRADE not in acted and self.sight.piles:
            for other, person in self.sight.people.items():
                if person.space == space and other != self.seat and (not home or Trade(other) in self.menu):
                    gain, given = self.field.exchange(self.seat, other)
                    if given:
                        found.append((gain, Trade(other), TRADE, tickets))
        if BOX.spaces[space].type != "city":
            return found
        if PREPARE not in acted:
            paths = BOX.paths[space].values()
            for ticket, path in ((TRAIN_TICKET, TRAIN), (SHIP_TICKET, SHIP)):
                if path in paths and sum(tickets) < TICKETS and (not home or Prepare(ticket) in self.menu):
                    more = (tickets[0] + (ticket == 0), tickets[1] + (ticket == 1))
                    found.append((self.ticket(ticket, tickets), Prepare(ticket), PREPARE, more))
        if ACQUIRE not in acted and free and (not home or Acquire() in self.menu):
            found.append((self.acquire(), Acquire(), ACQUIRE, tickets))
        return found


def better(value: float, moves: tuple[Move, ...], best: float) -> bool:
    """Say whether a plan beats the best before it: one that begins with a walk must do so by something."""
    return value > best + (SMALL if len(moves) > 1 else 0.0)


def walk_of(actions: tuple[Action, ...]) -> Walk | None:
    """Return the walk that an action is, if the one who performs it walks along paths."""
    for action in actions:
        step = action.do[0]
        if isinstance(step, Walk) and step.up_to and step.who.name in WALKERS and len(action.do) == 1:
            return step
    return None
