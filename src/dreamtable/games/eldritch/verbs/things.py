"""Verbs for cards, clues and tickets."""

from typing import Literal

import msgspec

from dreamtable.content.effects import MANY, Verb, either, who
from dreamtable.games.eldritch.box import CARDS, VALUES
from dreamtable.games.eldritch.cards import Artifact, Asset, Condition, Mythos, Spell
from dreamtable.games.eldritch.conditions import number
from dreamtable.games.eldritch.decks import back_of, has_trait
from dreamtable.games.eldritch.events import BackSeen, ClueDiscarded, ClueGained, TopSeen
from dreamtable.games.eldritch.in_play import cannot, sides
from dreamtable.games.eldritch.look import Look as AnyLook
from dreamtable.games.eldritch.model import BOTH_TICKETS, NOTHING, Fallen, Person, PersonView, Table, Ticket
from dreamtable.games.eldritch.moves import PickCard, PickDeck, PickTicket
from dreamtable.games.eldritch.moves import Stop as StopMove
from dreamtable.games.eldritch.mysteries import discard_ongoing
from dreamtable.games.eldritch.names import AnyCondition, DeckName, Possessions, ThisOrCondition, Traits
from dreamtable.games.eldritch.possessions import (
    box,
    can_gain_condition,
    discard,
    fill_reserve,
    flip,
    gain,
    gain_artifact,
    gain_asset,
    gain_clue,
    gain_condition,
    gain_spell,
    gain_ticket,
    held_card,
    keep_two_tickets,
    leave_reserve,
    lose_clues,
    lose_ticket,
    put_away,
)
from dreamtable.games.eldritch.reactions import happen
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.terms import ONE, THIS, YOU, Number, Who, step
from dreamtable.games.eldritch.verbs.people import whose
from dreamtable.games.eldritch.who import choosable, only_you, people_here, person_of
from dreamtable.kernel import NOTHING_TO_DO, Deck, Script, Seat, fix_top
from dreamtable.kernel import Move as AnyMove
from dreamtable.telling import Word

Names = str | tuple[str, ...]
KINDS: dict[str, type[Asset] | type[Artifact] | type[Spell] | type[Condition]] = {
    "asset": Asset,
    "artifact": Artifact,
    "spell": Spell,
    "condition": Condition,
}


def names_of(names: Names) -> tuple[str, ...]:
    """Return one name or several as several."""
    return (names,) if isinstance(names, str) and names else tuple(names)


def names_text(prefix: str, names: Names) -> Word | str:
    """Return the words for one of some names or traits, or none."""
    found = names_of(names)
    return either([Word(f"{prefix}-{name}") for name in found]) if found else "none"


@step
class Gain(Verb, frozen=True):
    """ELD-GAN, ELD-CLU-04: gain clues, cards, tickets, or all that a fallen investigator had."""

    one_of = ("clue", "asset", "artifact", "spell", "condition", "ticket", "all_of")
    clue: Number | None = None
    asset: Number | None = None
    artifact: Number | None = None
    spell: Number | None = None
    condition: AnyCondition = ""
    ticket: Literal["", "train", "ship", "any"] = ""
    num: Number = ONE
    from_: Literal["deck", "reserve"] = msgspec.field(default="deck", name="from")
    trait: Traits = ()
    name: DeckName = ""
    max_value: int = MANY
    all_of: Literal["", "fallen"] = ""
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant gains it."""
        scene.done = False
        seats = [scene.you] if only_you(scene, self.who) else (yield from who(scene, self.who))
        for seat in scene.present(seats):
            if (yield from self._gain(scene, seat)):
                scene.done = True

    def _gain(self, scene: Scene, seat: Seat) -> Script[bool]:
        g, traits = scene.g, names_of(self.trait)
        done = False
        if self.all_of:
            return (yield from take_over(scene, seat))
        if self.clue is not None:
            if self.clue == THIS:
                return (yield from gain_this_clue(scene, seat))
            for _ in range(number(scene, self.clue)):
                done = gain_clue(g, seat) or done
        if self.asset is not None:
            for _ in range(number(scene, self.asset)):
                reserve = self.from_ == "reserve"
                done = (
                    yield from gain_asset(
                        scene, seat, traits, self.name, reserve=reserve, at_most=self.max_value
                    )
                ) or done
        if self.artifact is not None:
            for _ in range(number(scene, self.artifact)):
                done = (yield from gain_artifact(scene, seat, traits, self.name)) or done
        if self.spell is not None:
            for _ in range(number(scene, self.spell)):
                done = (yield from gain_spell(g, seat, traits, self.name)) or done
        if self.condition:
            name = "" if self.condition == "any" else self.condition
            done = yield from gain_condition(scene, seat, name, traits)
        if self.ticket:
            for _ in range(number(scene, self.num)):
                yield from gain_ticket(g, seat, (yield from self._ticket(scene, seat)))
                done = True
        return done

    def _ticket(self, scene: Scene, seat: Seat) -> Script[Ticket]:
        if self.ticket != "any":
            return Ticket[self.ticket.upper()]
        move = yield from scene.ask(seat, list(map(PickTicket, BOTH_TICKETS)), rule="ELD-PRE-01")
        return move.ticket

    def possible(self, look: AnyLook) -> bool:
        """ELD-CND-04: say whether it could be chosen: he can't choose a condition that he has."""
        s = look.g.state
        if self.condition and self.who == YOU:
            name = "" if self.condition == "any" else self.condition
            return can_gain_condition(s, look.you, name, names_of(self.trait))
        if self.clue == THIS:
            return look.clue in s.clues
        if self.asset is not None and self.from_ == "reserve":
            return any(has_trait(n, names_of(self.trait)) and VALUES[n] <= self.max_value for n in s.reserve)
        return choosable(look, self.who)

    def text(self) -> Word:
        """Return its words."""
        args = whose(self.who)
        if self.all_of:
            return Word("do-gain-all", args)
        if self.clue is not None:
            if self.clue == THIS:
                return Word("do-gain-this-clue", args)
            return Word("do-gain-clue", {**args, "num": self.clue.text()})
        if self.ticket:
            return Word(
                "do-gain-ticket", {**args, "num": self.num.text(), "ticket": Word(f"ticket-{self.ticket}")}
            )
        traits = names_text("trait", self.trait)
        if self.condition:
            if self.condition == "any":
                return Word("do-gain-any-condition", {**args, "trait": traits})
            return Word("do-gain-condition", {**args, "card": Word(f"card-{self.condition}")})
        kind = "asset" if self.asset is not None else "artifact" if self.artifact is not None else "spell"
        count = self.asset or self.artifact or self.spell or ONE
        value = self.max_value if self.max_value < MANY else "none"
        named = Word(f"card-{self.name}") if self.name else "none"
        extra = {"num": count.text(), "trait": traits, "from": self.from_, "max": value, "name": named}
        return Word(f"do-gain-{kind}", {**args, **extra})


def gain_this_clue(scene: Scene, seat: Seat) -> Script[bool]:
    """ELD-CLU-04: the clue that is being encountered."""
    g, s = scene.g, scene.g.state
    if scene.clue not in s.clues or cannot(s, seat, "gain-clue"):
        return False
    del s.clues[scene.clue]
    person_of(s, seat).clues.append(scene.clue)
    g.tell(ClueGained, seat, scene.clue)
    if "research" in scene.during:
        about = Scene(g, seat, scene.card, during=scene.during, hand=scene.clue)
        yield from happen(about, "gain-clue-by-research")
    return True


def take_over(scene: Scene, seat: Seat) -> Script[bool]:
    """ELD-DFE-02, ELD-DFE-05: all that the fallen investigator had; spells that are held are discarded."""
    g, s = scene.g, scene.g.state
    fallen: Fallen | None = next((one for one in s.fallen if one.investigator == scene.hand), None)
    if fallen is None:
        return False
    person = person_of(s, seat)
    cards, fallen.cards = fallen.cards, []
    person.clues += fallen.clues
    fallen.clues = []
    for ticket in BOTH_TICKETS:
        person.tickets[ticket] += fallen.tickets[ticket]
    fallen.tickets = [0, 0]
    yield from keep_two_tickets(g, seat)
    for card in cards:
        if isinstance(CARDS[card], Spell) and held_card(person, CARDS[card].id) != NOTHING:
            put_away(g, card)
        else:
            yield from gain(g, seat, card)
    return True


@step
class Discard(Verb, frozen=True):
    """ELD-SPD-04: discard what one has, of one's own choice; or this card itself."""

    one_of = ("this", "clue", "asset", "artifact", "spell", "condition", "ticket")
    this: Literal["", "this"] = ""
    clue: Number | None = None
    asset: Number | None = None
    artifact: Number | None = None
    spell: Number | None = None
    condition: Number | None = None
    ticket: Number | None = None
    trait: Traits = ()
    name: Possessions = ()
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant discards."""
        scene.done = False
        if self.this:
            scene.done = discard_this(scene)
            return
        if self.clue == THIS:
            scene.done = discard_clue(scene)
            return
        for seat in scene.present((yield from who(scene, self.who))):
            if (yield from self._discard(scene, seat)):
                scene.done = True

    def _discard(self, scene: Scene, seat: Seat) -> Script[bool]:
        g = scene.g
        person = person_of(scene.g.state, seat)
        done = False
        if self.clue is not None:
            done = lose_clues(g, seat, number(scene, self.clue))
        if self.ticket is not None:
            for _ in range(min(number(scene, self.ticket), sum(person.tickets))):
                tickets = [PickTicket(ticket) for ticket in BOTH_TICKETS if person.tickets[ticket]]
                move = yield from scene.ask(seat, tickets, rule="ELD-SPD-04")
                lose_ticket(g, seat, move.ticket)
                done = True
        for kind, count in self._cards():
            for picks in range(min(number(scene, count), MANY), 0, -1):
                fitting = self._fitting(person, kind)
                if not fitting:
                    break
                together = min(picks, len(fitting))
                moves = list(map(PickCard, fitting))
                choice = yield from scene.ask(seat, moves, rule="ELD-SPD-04", picks=together)
                discard(g, seat, choice.card)
                done = True
        return done

    def _cards(self) -> list[tuple[str, Number]]:
        counts = {
            "asset": self.asset,
            "artifact": self.artifact,
            "spell": self.spell,
            "condition": self.condition,
        }
        return [(kind, count) for kind, count in counts.items() if count is not None]

    def _fitting(self, person: Person | PersonView, kind: str) -> list[int]:
        names, traits = names_of(self.name), names_of(self.trait)
        return [
            card
            for card in person.cards
            if isinstance(CARDS[card], KINDS[kind])
            and (not names or CARDS[card].id in names)
            and has_trait(card, traits)
        ]

    def possible(self, look: AnyLook) -> bool:
        """ELD-SPD-01: say whether there is enough to discard."""
        s = look.g.state
        if self.this:
            return any(card == look.card for card, _ in sides(s, look.you)) or look.card in s.ongoing
        if self.clue == THIS:
            return look.clue in s.clues
        if self.who != YOU:
            return choosable(look, self.who)
        person = s.people[look.you]
        if person is None:
            return False
        if self.clue is not None and len(person.clues) < number(look, self.clue, 0):
            return False
        if self.ticket is not None and sum(person.tickets) < number(look, self.ticket, 0):
            return False
        for kind, count in self._cards():
            if len(self._fitting(person, kind)) < number(look, count, 0):
                return False
        return True

    def text(self) -> Word:
        """Return its words."""
        args = whose(self.who)
        if self.this:
            return Word("do-discard-this")
        if self.clue is not None:
            if self.clue == THIS:
                return Word("do-discard-this-clue")
            return Word("do-discard-clue", {**args, "num": self.clue.text()})
        if self.ticket is not None:
            return Word("do-discard-ticket", {**args, "num": self.ticket.text()})
        ((kind, count),) = self._cards()[:1]
        names = names_text("card", self.name)
        extra = {"num": count.text(), "trait": names_text("trait", self.trait), "name": names}
        return Word(f"do-discard-{kind}", {**args, **extra})


def holder_of(s: Table, card: int) -> Seat | None:
    """Return who has a card, if somebody has it."""
    for seat, person in enumerate(s.people):
        if person is not None and card in person.cards:
            return seat
    return None


def discard_this(scene: Scene) -> bool:
    """Discard the card whose text it is, whoever has it."""
    s = scene.g.state
    holder = holder_of(s, scene.card)
    if holder is not None:
        discard(scene.g, holder, scene.card)
        return True
    if isinstance(CARDS[scene.card], Mythos) and scene.card in s.ongoing:
        discard_ongoing(scene.g, scene.card)
        return True
    return False


def discard_clue(scene: Scene) -> bool:
    """Discard the clue that is being encountered."""
    s = scene.g.state
    if scene.clue not in s.clues:
        return False
    del s.clues[scene.clue]
    s.clue_discard.append(scene.clue)
    scene.g.tell(ClueDiscarded, scene.clue)
    return True


@step
class Flip(Verb, frozen=True):
    """ELD-SPL-03, ELD-CND-02: flip this card, or a condition by its name."""

    what: ThisOrCondition

    def do(self, scene: Scene) -> Script[None]:
        """Flip it."""
        s = scene.g.state
        if self.what == "this":
            holder = holder_of(s, scene.card)
            return flip(scene, holder, scene.card) if holder is not None else NOTHING_TO_DO
        person = s.people[scene.you]
        card = held_card(person, self.what) if person is not None else NOTHING
        return flip(scene, scene.you, card) if card != NOTHING else NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return (
            Word("do-flip-this")
            if self.what == "this"
            else Word("do-flip", {"card": Word(f"card-{self.what}"), **whose(YOU)})
        )


@step
class Box(Verb, frozen=True):
    """ELD-SPD-08: this card leaves the game."""

    this: Literal["this"]

    def do(self, scene: Scene) -> Script[None]:
        """Return it to the box."""
        person = scene.g.state.people[scene.you]
        if person is not None and scene.card in person.cards:
            box(scene.g, scene.you, scene.card)
        return NOTHING_TO_DO


@step
class Peek(Verb, frozen=True):
    """Look at the back of a card in secret."""

    back_of: tuple[Literal["own-spell", "condition-here", "gained-spell"], ...]

    def do(self, scene: Scene) -> Script[None]:
        """Choose one of the backs that may be looked at."""
        g, s, seat = scene.g, scene.g.state, scene.you
        cards = self._cards(scene)
        scene.done = bool(cards)
        if cards:
            move = yield from scene.ask(seat, list(map(PickCard, cards)), rule="ELD-SPL-01")
            s.peeked[move.card] = s.peeked.get(move.card, 0) | 1 << seat
            g.tell(BackSeen, seat, move.card, [back_of(g, move.card)])

    def _cards(self, scene: Scene) -> list[int]:
        s = scene.g.state
        person = s.people[scene.you]
        if person is None:
            return []
        cards: list[int] = []
        if "gained-spell" in self.back_of and scene.hand in person.cards:
            cards.append(scene.hand)
        if "own-spell" in self.back_of:
            cards += [card for card in person.cards if isinstance(CARDS[card], Spell)]
        if "condition-here" in self.back_of:
            for seat in people_here(scene):
                cards += [card for card in person_of(s, seat).cards if isinstance(CARDS[card], Condition)]
        return cards

    def text(self) -> Word:
        """Return its words."""
        return Word("do-peek", {"back_of": either([Word(f"peek-{what}") for what in self.back_of])})


DECKS = ("mythos", "gate", "general", "america", "europe", "asia", "other-world", "research", "expedition")


def deck_of(s: Table, name: str) -> Deck:
    """Return the deck of a name, but for the Mythos deck, which lies in the order of its stages."""
    return {
        "gate": s.gate_stack,
        "general": s.general,
        "america": s.regional[0],
        "europe": s.regional[1],
        "asia": s.regional[2],
        "other-world": s.other_world,
        "research": s.research,
        "expedition": s.expedition,
    }[name]


@step
class Look(Verb, frozen=True):
    """Look at the top of a deck in secret."""

    deck: Literal["mythos", "gate", "any-encounter-or-mythos"]
    num: int = 1

    def do(self, scene: Scene) -> Script[None]:
        """Look."""
        g, s, seat = scene.g, scene.g.state, scene.you
        name: str = self.deck
        if self.deck == "any-encounter-or-mythos":
            moves = [PickDeck(deck) for deck in DECKS if deck != "gate" and self._left(s, deck)]
            move = yield from scene.ask(seat, moves, rule="ELD-GEN-10")
            name = move.deck
        top = slice(None, -self.num - 1, -1)
        cards = s.mythos[top] if name == "mythos" else fix_top(g, deck_of(s, name), self.num)
        for card in cards:
            s.looked[card] = s.looked.get(card, 0) | 1 << seat
        g.tell(TopSeen, seat, name, cards)
        scene.done = bool(cards)

    def _left(self, s: Table, name: str) -> int:
        return len(s.mythos if name == "mythos" else deck_of(s, name).pile)


@step
class Reserve(Verb, frozen=True):
    """ELD-ACQ-10: cards of the reserve are discarded; the slots are refilled at once."""

    discard: Number

    def do(self, scene: Scene) -> Script[None]:
        """Discard all, some, or so many of one's choice."""
        g, s, seat = scene.g, scene.g.state, scene.you
        name = self.discard.name
        left = list(s.reserve)
        most = len(left) if name in ("all", "any") else number(scene, self.discard)
        for _ in range(min(most, len(left))):
            if name == "all":
                card = left[0]
            else:
                moves: list[AnyMove] = list(map(PickCard, left))
                move = yield from scene.ask(
                    seat, [*moves, StopMove()] if name == "any" else moves, rule="ELD-ACQ-10"
                )
                if not isinstance(move, PickCard):
                    break
                card = move.card
            left.remove(card)
            leave_reserve(g, card, discard=True)
            scene.done = True
        fill_reserve(g)

    def text(self) -> Word:
        """Return its words."""
        kind = self.discard.name if self.discard.name in ("all", "any") else "some"
        return Word(f"do-reserve-{kind}", {"num": self.discard.text()})
