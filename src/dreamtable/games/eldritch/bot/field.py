"""The map as a bot sees it: what it is worth to end a turn on each space, and who goes where."""

from functools import cached_property

from dreamtable.content.effects import Steps
from dreamtable.games.eldritch.bot.fights import Spot
from dreamtable.games.eldritch.bot.glance import kind_of
from dreamtable.games.eldritch.bot.memory import Memory
from dreamtable.games.eldritch.bot.odds import some
from dreamtable.games.eldritch.bot.sight import Sight
from dreamtable.games.eldritch.bot.texts import parts
from dreamtable.games.eldritch.bot.verbs_world import boxes
from dreamtable.games.eldritch.bot.worth import Worth
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS, SPACES
from dreamtable.games.eldritch.cards import (
    Epic,
    Expedition,
    General,
    Investigator,
    OtherWorld,
    Regional,
    Research,
    Spell,
)
from dreamtable.games.eldritch.model import ACTION, NOTHING, OBSERVATION, Fallen, Meeting, Skill
from dreamtable.games.eldritch.moves import Meet
from dreamtable.games.eldritch.verbs.foes import Hurt
from dreamtable.kernel import Seat

Mark = tuple[Seat, str, tuple[int, ...]]
Shares = dict[Seat, dict[int, float]]

PATIENCE = 0.8
"""What a goal is worth that lies a round further away."""
STEPS_A_ROUND = 1.7
TAKEN = 0.35
"""What a goal is worth for which somebody else is on the way."""
HALE = 5
"""So much Health or Sanity is as good as more."""
RICH = 3
"""So many clues are as good as more to pass tests with."""
ROOM = {"epic": 0.75, "text": 0.5}
"""Which part of the team may go for the same goal; else one."""
CROWD = 1.5
"""Goals worth less than this more than a quiet encounter are not shared out."""


class Field:
    """What spaces are worth to each investigator."""

    def __init__(self, sight: Sight, worth: Worth, memory: Memory) -> None:
        self.sight = sight
        self.worth = worth
        self.view = sight.view
        self.memory = memory
        self._marks: dict[Seat, tuple[int, ...]] = {}
        self._found: dict[tuple[Seat, int], float] = {}

    def mark(self, seat: Seat, part: str) -> Mark:
        """Return what the average worth of encounters depends on, to remember it by."""
        mark = self._marks.get(seat)
        if mark is None:
            view, one = self.view, self.sight.people[seat]
            own = (min(one.health, HALE), min(one.sanity, HALE), min(len(one.clues), RICH))
            self._marks[seat] = mark = (
                *own,
                view.mystery,
                view.awake,
                NOTHING,
                *one.improved,
                *one.cards,
                NOTHING,
                *one.turned,
            )
        return seat, part, mark

    # Encounters

    def meeting(self, move: Meet, seat: Seat, space: int) -> float:
        """Return what an encounter is worth."""
        match move:
            case Meet(Meeting.GENERAL):
                return self.quiet(seat, kind_of(space))
            case Meet(Meeting.REGIONAL):
                return self.quiet(seat, SPACES[space].id)
            case Meet(Meeting.RESEARCH, _, clue) if clue is not None:
                return self.research(seat, space, clue)
            case Meet(Meeting.OTHER_WORLD, gate) if gate is not None:
                return self.other_world(seat, space, gate)
            case Meet(Meeting.EXPEDITION):
                return self.expedition(seat, space)
            case Meet(Meeting.FALLEN, card) if card is not None:
                return max(self.rescue(seat, one) for one in self.view.fallen if one.investigator == card)
            case Meet(Meeting.TEXT, card) if card is not None:
                return self.text(seat, space, card)
        return 0.0

    def quiet(self, seat: Seat, part: str) -> float:
        """Return what a general or regional encounter is worth on average."""
        mark = self.mark(seat, part)
        known = self.memory.known.get(mark)
        if known is None:
            spot = Spot(self.view, seat, self.sight.people[seat].space, during=("encounter",))
            cards: list[Steps] = [getattr(BOX.card(n, General), part, ()) for n in BOX.of(General)]
            if part not in ("city", "wilderness", "sea"):
                cards = [getattr(BOX.card(n, Regional), part) for n in BOX.of(Regional)]
            worths = [self.worth.steps(steps, spot) for steps in cards if steps]
            known = self.memory.known[mark] = (sum(worths) / max(1, len(worths)), 0.0)
        return known[0]

    def research(self, seat: Seat, space: int, clue: int) -> float:
        """Return what a research encounter is worth on average."""
        kind = kind_of(space)
        spot = Spot(self.view, seat, space, during=("encounter", "research"), clue=clue)
        prize = self.worth.finding(spot)
        mark = self.mark(seat, f"research {kind}")
        known = self.memory.known.get(mark)
        if known is None:
            ao = self.sight.ancient.id if self.sight.ancient is not None else ""
            cards = [BOX.card(n, Research) for n in BOX.of_sort(Research, ao)]
            full = sum(self.worth.steps(getattr(card, kind), spot) for card in cards) / max(1, len(cards))
            spot.clue = NOTHING
            rest = sum(self.worth.steps(getattr(card, kind), spot) for card in cards) / max(1, len(cards))
            known = self.memory.known[mark] = (rest, (full - rest) / max(prize, 0.1))
        return known[0] + known[1] * prize

    def other_world(self, seat: Seat, space: int, gate: int) -> float:
        """Return what an encounter beyond a gate is worth on average."""
        spot = Spot(self.view, seat, space, during=("encounter", "other-world"), gate=gate)
        prize = self.worth.closing(spot)
        mark = self.mark(seat, "gate")
        known = self.memory.known.get(mark)
        if known is None:
            cards = BOX.of(OtherWorld)
            full = sum(boxes(self.worth, card, spot) for card in cards) / max(1, len(cards))
            spot.gate = NOTHING
            rest = sum(boxes(self.worth, card, spot) for card in cards) / max(1, len(cards))
            known = self.memory.known[mark] = (rest, (full - rest) / max(prize, 0.1))
        return known[0] + known[1] * prize

    def expedition(self, seat: Seat, space: int) -> float:
        """Return what the active expedition is worth on average."""
        spot = Spot(self.view, seat, space, during=("encounter", "expedition"))
        site = SPACES[space].id
        cards = [n for n in BOX.of(Expedition) if BOX.card(n, Expedition).site == site]
        value = sum(boxes(self.worth, card, spot) for card in cards) / max(1, len(cards))
        return value + self.worth.after("expedition", spot)

    def rescue(self, seat: Seat, fallen: Fallen) -> float:
        """Return what it is worth to meet a fallen investigator."""
        card = BOX.card(fallen.investigator, Investigator)
        spot = Spot(self.view, seat, fallen.space, during=("encounter", "fallen-encounter"))
        return self.worth.steps(card.insane if fallen.mad else card.crippled, spot)

    def text(self, seat: Seat, space: int, card: int) -> float:
        """Return what the encounter of a rumor, a mystery or the sheet is worth."""
        side = next(side for number, side in self.sight.world if number == card)
        gate = self.sight.gates.get(space, NOTHING)
        spot = Spot(self.view, seat, space, during=("encounter",), card=card, gate=gate)
        return self.worth.steps(side.encounters[0].do, spot)

    def deed(self, seat: Seat, card: int, space: int) -> float:
        """Return what the action of a component is worth on a space."""
        power = FRONTS[card].actions[0]
        during = ("spell",) if isinstance(CARDS[card], Spell) else ()
        spot = Spot(self.view, seat, space, during=during, card=card)
        return self.worth.steps(power.cost, spot) + self.worth.steps(power.do, spot)

    def shots(self, seat: Seat) -> list[tuple[int, float]]:
        """Return the spaces from which actions reach an Epic Monster that is to be defeated."""
        cards = [card for card, side in self.sight.hands[seat].sides if side.actions]
        cards = [card for card in cards if any(isinstance(step, Hurt) for step in parts(card))]
        if not cards:
            return []
        near = {
            space
            for foe in self.view.foes
            if CARDS[foe.monster].id in self.sight.targets
            for space in BOX.paths[foe.space]
        }
        return [
            (space, self.stay(seat, space) + sum(self.deed(seat, card, space) for card in cards))
            for space in sorted(near)
        ]

    # Spaces

    @cached_property
    def special(self) -> dict[int, str]:
        """Return the spaces where something is to be had that one is enough for, or several may go for."""
        view = self.view
        found: dict[int, str] = dict.fromkeys(view.clues.values(), "clue")
        found |= dict.fromkeys((one.space for one in view.fallen), "fallen")
        if view.site != NOTHING:
            found[view.site] = "expedition"
        found |= dict.fromkeys(self.sight.gates, "gate")
        for card, side in self.sight.world:
            for power in side.encounters:
                kind = "text" if card in (view.ancient_one, view.mystery) else "rumor"
                found |= dict.fromkeys(self.sight.places(power.at, card), kind)
        for foe in view.foes:
            if isinstance(CARDS[foe.monster], Epic) and CARDS[foe.monster].id in self.sight.targets:
                found[foe.space] = "epic"
        return found

    def encounter(self, seat: Seat, space: int) -> float:
        """Return what the best encounter on a space is worth."""
        view = self.view
        options = [self.quiet(seat, kind_of(space))]
        if SPACES[space].region is not None:
            options.append(self.quiet(seat, SPACES[space].id))
        if space in self.special:
            options += [self.research(seat, space, clue) for clue, at in view.clues.items() if at == space]
            if space in self.sight.gates:
                options.append(self.other_world(seat, space, self.sight.gates[space]))
            if view.site == space:
                options.append(self.expedition(seat, space))
            options += [self.rescue(seat, one) for one in view.fallen if one.space == space]
            for card, side in self.sight.world:
                for power in side.encounters:
                    if space in self.sight.places(power.at, card):
                        options.append(self.text(seat, space, card))
        return max(options)

    def stay(self, seat: Seat, space: int) -> float:
        """Return what an Encounter Phase on a space is worth: its fights, then perhaps its encounter."""
        known = self._found.get((seat, space))
        if known is not None:
            return known
        worth, free = 0.0, 1.0
        spot = Spot(self.view, seat, space, during=("encounter",))
        foes = self.sight.foes.get(space, [])
        for number, foe in enumerate(foes):
            value, kills = self.worth.fight(foe, spot)
            worth += value - 0.5 * number
            free *= kills
        if free > 0.02:
            worth += free * self.encounter(seat, space)
        self._found[seat, space] = worth
        return worth

    # Who goes where

    def skilled(self, seat: Seat) -> list[float]:
        """Return by skill the chance to pass a test."""
        hand = self.sight.hands[seat]
        space = hand.person.space
        return [some(hand.dice(skill, 0, ("encounter",), space), hand.faces) for skill in Skill]

    def rough(self, seat: Seat, space: int, chances: list[float]) -> float:
        """Return about what a goal is worth to somebody."""
        worth, free = 0.0, 1.0
        spot = Spot(self.view, seat, space, during=("encounter",))
        for foe in self.sight.foes.get(space, []):
            value, kills = self.worth.fight(foe, spot)
            worth += value
            free *= kills
        options = [0.0]
        mean = sum(chances) / len(chances)
        if space in self.sight.gates:
            closed = 0.7 * mean * mean + 0.3 * mean
            spot.gate = self.sight.gates[space]
            prize = self.worth.closing(spot)
            options.append(closed * prize - (1 - closed) * 1.5)
        if space in self.view.clues.values():
            found = 0.5 * chances[OBSERVATION] + 0.5 * mean
            prize = self.worth.finding(spot)
            options.append(found * prize - (1 - found))
        if self.view.site == space:
            options.append(3.5 * mean - 1.0 + self.worth.after("expedition", spot))
        options += [self.rescue(seat, one) for one in self.view.fallen if one.space == space]
        for card, side in self.sight.world:
            for power in side.encounters:
                if space in self.sight.places(power.at, card):
                    options.append(self.text(seat, space, card))
        return worth + free * max(options)

    @cached_property
    def taken(self) -> Shares:
        """Return for each seat what is left of goals for which others are on the way."""
        key = (self.view.round, self.view.phase, len(self.view.turns), *self.sight.people)
        if self.memory.shared_at != key:
            self.memory.shared_at, self.memory.shared = key, self.shared_out()
        return self.memory.shared

    def shared_out(self) -> Shares:
        """Share goals out by worth: who is best for one goes for it."""
        claims: list[tuple[float, Seat, int]] = []
        waiting = self.view.turns if self.view.phase is ACTION else []
        for seat, person in self.sight.people.items():
            chances = self.skilled(seat)
            for space in self.special:
                away = BOX.distances[person.space][space]
                if away and seat not in waiting and self.view.phase is ACTION:
                    away += 2
                extra = self.rough(seat, space, chances)
                if extra > CROWD:
                    claims.append((extra * PATIENCE ** (away / STEPS_A_ROUND), seat, space))
        claims.sort(key=lambda claim: (-claim[0], claim[1], claim[2]))
        goals: dict[Seat, int] = {}
        claimed: dict[int, list[Seat]] = {}
        for _, seat, space in claims:
            owners = claimed.setdefault(space, [])
            if seat not in goals and len(owners) < self.room(space):
                goals[seat] = space
                owners.append(seat)
        return {
            seat: {
                space: TAKEN
                for space, owners in claimed.items()
                if seat not in owners and len(owners) >= self.room(space)
            }
            for seat in self.sight.people
        }

    def room(self, space: int) -> int:
        """Return how many may go for the goal on a space."""
        return max(1, round(ROOM.get(self.special[space], 0.0) * self.view.players))

    def share(self, seat: Seat, space: int) -> float:
        """Return what is left of a space's goal for a seat."""
        return self.taken[seat].get(space, 1.0)

    def own(self, seat: Seat, space: int) -> float:
        """Return what a stay is worth when others go there too."""
        worth = self.stay(seat, space)
        share = self.share(seat, space)
        if share == 1.0:
            return worth
        quiet = self.quiet(seat, kind_of(space))
        return quiet + (worth - quiet) * share if worth > quiet else worth

    @cached_property
    def _hopes(self) -> dict[Seat, list[tuple[int, float]]]:
        return {}

    def hopes(self, seat: Seat) -> list[tuple[int, float]]:
        """Return the spaces worth going to, each with what it is worth."""
        known = self._hopes.get(seat)
        if known is None:
            spaces = [*self.special]
            if self.sight.wanted.get("spell"):
                spaces += [n for n, space in enumerate(SPACES) if space.benefit.endswith("spells")]
            known = [(space, self.own(seat, space)) for space in dict.fromkeys(spaces)]
            known += self.shots(seat)
            known += [(space, 0.8 * gain) for space, gain in self.meetings(seat)]
            known = self._hopes[seat] = [one for one in known if one[1] > 0]
        return known

    def exchange(self, seat: Seat, other: Seat) -> tuple[float, int]:
        """Return what it is worth to bring the clues of two together, and how many to give, or to take."""
        if self.sight.forbidden(seat, "trade") or self.sight.forbidden(other, "trade"):
            return 0.0, 0
        mine, theirs = len(self.sight.people[seat].clues), len(self.sight.people[other].clues)
        now = self.sight.pile(mine) + self.sight.pile(theirs)
        best = (0.0, 0)
        for given in range(-theirs, mine + 1):
            gain = self.sight.pile(mine - given) + self.sight.pile(theirs + given) - now
            if gain > best[0] + 0.01:
                best = (gain, given)
        return best

    def meetings(self, seat: Seat) -> list[tuple[int, float]]:
        """Return where somebody is with whom an exchange of clues is worth while."""
        if not self.sight.piles:
            return []
        others = [other for other in self.sight.people if other != seat]
        return [(self.sight.people[other].space, self.exchange(seat, other)[0]) for other in others]

    def place(self, seat: Seat, space: int) -> float:
        """Return what it is worth to end a turn on a space: the encounter there, and what lies near."""
        distances = BOX.distances[space]
        later = 0.0
        for goal, worth in self.hopes(seat):
            rounds = max(1.0, distances[goal] / STEPS_A_ROUND)
            value = worth * PATIENCE**rounds * (0.4 if goal == space else 1.0)
            later = max(later, value)
        return self.own(seat, space) + self.sight.taste.later * later
