"""What the table asks for: read from active cards, objectives and the own protocol, nothing hidden."""

from collections.abc import Iterator, Sequence

from dreamtable.content.effects import AllOf, AnyOf, Compared, Condition, If, NotSo, Step, number, steps_in
from dreamtable.games.tamashii.bot.sight import POINT, Sight
from dreamtable.games.tamashii.bot.worth import Worth
from dreamtable.games.tamashii.box import ABILITIES, ACTIVITIES, BOX, CARDS, PROGRAMS
from dreamtable.games.tamashii.cards import Objective, Protocol, Special, Story
from dreamtable.games.tamashii.changed import upgrade_costs
from dreamtable.games.tamashii.conditions import All, Onlooker, places_meant
from dreamtable.games.tamashii.launcher import OPEN
from dreamtable.games.tamashii.look import cards_on_table, guide_of, place_of_tile
from dreamtable.games.tamashii.model import GAP, NOTHING
from dreamtable.games.tamashii.parts import FACTIONS, Goal, Paragraph
from dreamtable.games.tamashii.verbs import story as stories

STEP = 6.0
"""A step towards the end of the active card."""
URGENT = 1.6
"""How much more it is worth when the time is short."""
LESSON = 2.2
"""A completed step of the own protocol."""
MEET = 8.0
"""To stand where all are to stand."""
CLOCKS = ("time", "round")
ENOUGH_OPEN = 2
"""So many open-source codes are enough for programs that ask for one."""
ON_THE_WAY = 0.55
"""What a thing is worth that is not yet where it is wanted."""
THAT_FACTION = "that-faction"


class Aims:
    """What brings the game on, for one seat."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.events: dict[str, float] = {}
        """By event: what it is worth besides that it happens once more."""
        self.things: dict[tuple[str, str], float] = {}
        """By thing and place: what one more of it is worth; below 0 for what is to go."""
        self.stand: dict[int, float] = {}
        """By place: what it is worth to stand there when the round ends."""
        self.states: dict[str, float] = {}
        """By a value of one's own (`bodies`, `open`, `unlocked-cell` …): what one more is worth."""
        self.checks: dict[str, float] = {}
        """By type of a check that is wanted: what a token of it is worth on the launcher."""
        self.burned = 0.0
        """What it is worth to discard a corrupted code, where the scenario wants that."""
        self.kept_open = 0.0
        """What an open-source code is worth on the launcher, for programs of the scenario that ask for it."""
        self.worth = Worth(sight, self)
        if sight.against:
            self._read_objectives()
        else:
            self._read_story()
            self.burned = max(
                (worth for (thing, _), worth in self.things.items() if thing == "corrupted"), default=0.0
            )
            self._read_rules()
        self._read_protocol()
        self._bring()

    def _bring(self) -> None:
        """What one carries is to be brought where it is wanted."""
        for token, count in self.sight.me.carried.items():
            for (thing, at), worth in self.things.items():
                if thing == token and worth > 0:
                    for place in places_meant(self.sight.look, at):
                        self.stand[place] = max(self.stand.get(place, 0.0), count * worth)

    def thing(self, thing: str, at: str) -> float:
        """Return what one more of a thing at a place is worth; anywhere, if no place is named.

        Where it is not wanted itself, it is half as good: it can be brought where it is.
        """
        names = FACTIONS if thing == THAT_FACTION else (thing,)
        best, most = 0.0, 0.0
        for (name, where), worth in self.things.items():
            if name in names:
                most = max(most, worth)
                if at and self._same(where, at) and abs(worth) > abs(best):
                    best = worth
        return best or (most if not at else ON_THE_WAY * most)

    @property
    def xp(self) -> float:
        """What a point of experience is worth more than usual: what it buys is wanted."""
        wanted = max((self.states.get(name, 0.0) for name in ("open", "unlocked-cell", "cap")), default=0.0)
        return 0.5 * max(0.0, wanted) / max(1, upgrade_costs(self.sight.table)["open"] / 2)

    def _same(self, wanted: str, at: str) -> bool:
        """Say whether a place is the one that is wanted, or a part of it."""
        sight = self.sight
        story = sight.view.story
        if wanted == at or (wanted == "card" and story != NOTHING and at == CARDS[story].id):
            return True
        if wanted == "map":
            return at.isdigit() or at in ("my-tile", "marked-tiles")
        here = sight.table.players[sight.seat].place if at == "my-tile" else NOTHING
        place = place_of_tile(sight.table, int(at)) if at.isdigit() else here
        return place != NOTHING and place in places_meant(sight.look, wanted)

    # Scenarios

    def _read_story(self) -> None:
        """TAM-ADV-03: what world activities wait for, but for what leads to the defeat card of the guide."""
        s = self.sight.table
        guide = guide_of(s)
        bad = {guide.on_corrupted_empty, guide.defeat} if guide is not None else set()
        for card in cards_on_table(s):
            one = CARDS[card]
            if isinstance(one, Story | Special):
                for check, target in leads(one.world_activity):
                    if target not in bad:
                        self._want(check, card, STEP)

    def _want(self, check: Condition, card: int, weight: float) -> None:
        """Take in what a condition asks for."""
        match check:
            case AllOf():
                for part in check.parts:
                    self._want(part, card, weight)
            case AnyOf():
                for part in check.parts:
                    self._want(part, card, weight)
            case NotSo():
                pass
            case All():
                self._want_all(check, weight)
            case Compared():
                self._want_number(check, card, weight)

    def _want_all(self, check: All, weight: float) -> None:
        """TAM-SOL-15: everybody is to be somewhere, or to have something."""
        thing, _, at = check.what.partition("@")
        if thing == "player":
            self._stand_at(at, MEET * weight / STEP)
        else:
            self.states[thing] = self.states.get(thing, 0.0) + weight

    def _stand_at(self, at: str, weight: float) -> None:
        look = self.sight.look
        places = places_meant(look, at)
        for place in places:
            self.stand[place] = self.stand.get(place, 0.0) + weight
        if not places:  # nobody knows where it is
            self.events["reveal"] = self.events.get("reveal", 0.0) + 0.5 * weight

    def _want_number(self, check: Compared, card: int, weight: float) -> None:
        """A number is to be so large, or so small; of two counts the one is to become the other."""
        sight = self.sight
        look = Onlooker(sight.table, sight.seat, card)
        have, need = number(look, check.left), number(look, check.than.number)
        if have is None or need is None:
            return
        missing = need - have + (check.than.sign == ">")
        if check.than.sign in (">=", ">"):
            missing = max(0, missing)
        elif check.than.sign in ("<", "<="):
            missing = min(0, missing)
        if not missing:
            return
        hurry = URGENT if 0 < sight.view.time <= 3 else 1.0
        each = weight * hurry * (1.0 if missing > 0 else -1.0)
        for part in check.than.number.parts:
            if part.name == "count":  # it is easier to bring more there than to lose some here
                self._want_thing(part.of, part.at, -each, card)
                return
        for part in check.left.parts:
            if part.name == "me":
                self.states[part.of] = self.states.get(part.of, 0.0) + each
            elif part.name == "count":
                self._want_thing(part.of, part.at, each, card)
            elif part.name not in CLOCKS:
                self.states[part.name] = self.states.get(part.name, 0.0) + each

    def _want_thing(self, thing: str, at: str, each: float, card: int) -> None:
        match thing:
            case "tile-revealed" | "stronghold":
                self.events["reveal"] = self.events.get("reveal", 0.0) + each
            case "tile-hidden":
                self.events["reveal"] = self.events.get("reveal", 0.0) - each
            case "player" | "wearer":
                self._stand_at(at, 0.8 * each)
            case "enemy":
                self.states["enemies"] = self.states.get("enemies", 0.0) + each
            case _:
                key = at if at != "card" or card == self.sight.view.story else CARDS[card].id
                self.things[thing, key] = max(self.things.get((thing, key), 0.0), each, key=abs)
                if at == "open-marked-tiles":  # a closed place counts for nothing
                    self.things["ascend", "marked-tiles"] = -0.8 * each
        if at in ("me", "my-pool") and thing not in ("player", "enemy"):
            self.states[thing] = self.states.get(thing, 0.0) + each

    def _read_rules(self) -> None:
        """TAM-SCE-08: what abilities, activities and programs of the cards on the table bring."""
        s, seat = self.sight.table, self.sight.seat
        me = s.players[seat]
        for card in cards_on_table(s):  # what an activity needs is worth something to others
            for one in BOX.activities_of.get(card, ()):
                offer = ACTIVITIES[one].activity
                gain = self.worth.steps(offer.do, Onlooker(s, seat, card)) + self._wish_of(offer.do)
                self._want_means(offer.if_, card, gain)
        for card in cards_on_table(s):
            for one in BOX.abilities_of.get(card, ()):
                event = ABILITIES[one].event
                if event and one not in me.used and one not in s.used:
                    self._read_ability(one, event, card)
            for one in BOX.activities_of.get(card, ()):
                self._read_activity(one, card)
            for one in BOX.programs_of.get(card, ()):
                entry = PROGRAMS[one]
                if OPEN in entry.pattern.symbols and isinstance(CARDS[card], Story | Special):
                    gain = self.worth.steps(entry.do)
                    self.kept_open = max(self.kept_open, 0.4 * gain)
                    if self.sight.own_codes[OPEN] < ENOUGH_OPEN:
                        self.states["open"] = max(self.states.get("open", 0.0), 0.5 * gain)

    def _read_ability(self, ability: int, event: str, card: int) -> None:
        """An event is worth what waits for it; where that is bound to a place, it is good to stand there."""
        s, seat = self.sight.table, self.sight.seat
        me, here = s.players[seat], s.players[seat].place
        one = ABILITIES[ability].ability
        look = Onlooker(s, seat, card)
        gain = self.worth.steps(one.do, look)
        if not gain:
            return
        bound = places_meant(look, one.where.name) if one.where.name else None
        if (bound is None or here in bound) and one.if_.holds(look) is not False:
            self.events[event] = self.events.get(event, 0.0) + gain
            return
        for place in range(len(s.places)):
            me.place = place
            if (bound is None or place in bound) and one.if_.holds(look) is not False:
                self.stand[place] = max(self.stand.get(place, 0.0), 0.4 * gain)
        me.place = here

    def _read_activity(self, activity: int, card: int) -> None:
        """TAM-ADV-01: one wants to stand where an activity brings something, with tokens for its check."""
        s, seat = self.sight.table, self.sight.seat
        me, here = s.players[seat], s.players[seat].place
        offer = ACTIVITIES[activity].activity
        look = Onlooker(s, seat, card)
        named = places_meant(look, offer.where.name) if offer.where.name else range(len(s.places))
        wish = self._wish_of(offer.do)
        if offer.where.name and not named:
            self.events["reveal"] = self.events.get("reveal", 0.0) + 0.25 * wish
        for place in named:
            me.place = place
            if s.places[place].tile == GAP or offer.if_.holds(look) is False:
                continue
            gain = self.worth.steps(offer.cost.steps, look) + self.worth.steps(offer.do, look)
            gain = max(gain, 0.45 * wish)
            if gain > 0:
                self.stand[place] = max(self.stand.get(place, 0.0), gain)
        me.place = here
        for step in steps_in(offer):
            kind = getattr(step, "type", "")
            if isinstance(kind, str) and kind and hasattr(step, "need"):
                self.checks[kind] = max(self.checks.get(kind, 0.0), 0.25 * self._wish_of((step,)))

    def _want_means(self, check: Condition, card: int, gain: float) -> None:
        """Take in what a player must have so that an activity is open."""
        parts = check.parts if isinstance(check, AllOf) else (check,)
        for part in parts:
            if isinstance(part, Compared) and gain > 0:
                own = [one for one in part.left.parts if one.name == "me" or one.at in ("me", "my-pool")]
                if own and own[0].of not in ("tile", *self.sight.me.carried):
                    self._want_number(part, card, 0.5 * gain)

    def _wish_of(self, steps: Sequence[Step]) -> float:
        """Return what it would be worth if the checks in a text were passed."""
        total = 0.0
        for step in steps:
            passed = getattr(step, "pass_", None)
            total += self.worth.steps(passed) if passed else 0.0
        return total

    # Objectives and protocols

    def _read_objectives(self) -> None:
        """TAM-VS-12: what displayed objectives ask for; others may be faster."""
        me = self.sight.me
        for card in self.sight.view.objectives:
            one = CARDS[card]
            if isinstance(one, Objective):
                self._read_goal(one.goal, me.goals.get(card, 0), 0.75 * POINT * one.points)

    def _read_protocol(self) -> None:
        """TAM-LRN-02: what the open step of the own protocol asks for."""
        me = self.sight.me
        if me.protocol == NOTHING or me.learned >= 3:
            return
        lesson = BOX.card(me.protocol, Protocol).steps[me.learned]
        worth = 3.0 if lesson.ability is not None else LESSON
        self._read_goal(lesson.goal, me.counted[me.learned], worth)

    def _read_goal(self, goal: Goal, counted: int, worth: float) -> None:
        if goal.event:
            missing = max(1, goal.n - counted)
            near = 1.25 if missing == 1 else 1.0
            share = worth * near / missing if not goal.same_step else worth / (goal.n + 1)
            self.events[goal.event] = self.events.get(goal.event, 0.0) + share
        elif goal.state is not None:
            self._want(goal.state, NOTHING, worth / 2)
        elif goal.check is not None:
            self.checks[goal.check.type] = max(self.checks.get(goal.check.type, 0.0), 0.2 * worth)


def leads(text: Sequence[Paragraph]) -> Iterator[tuple[Condition, str]]:
    """Yield the conditions of a world activity under which a card is drawn, each with that card."""
    for one in text:
        check = one.if_ or one.else_if
        for step in one.do:
            if isinstance(step, stories.Story) and check is not None:
                yield check, step.card
            elif isinstance(step, If):
                for case, then in ((step.check, step.then), *((e.check, e.then) for e in step.else_if)):
                    for inner in then:
                        if isinstance(inner, stories.Story):
                            yield case, inner.card
