"""A scene: who resolves which component's text, and what is at hand; and how this game asks."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Self, TypeVar

import msgspec

from dreamtable.content import effects
from dreamtable.content.effects import Asked, Step, Waiting, possible, run, who
from dreamtable.games.eldritch.box import BOX, SPELLS
from dreamtable.games.eldritch.conditions import counted
from dreamtable.games.eldritch.events import DiceThrown, StoryTold, Used
from dreamtable.games.eldritch.model import NOTHING, Foe, Resolving, Table
from dreamtable.games.eldritch.moves import Accept, Pass, PickOption, PickSeat, Refuse, Resolve, Stop, Use
from dreamtable.games.eldritch.which import named
from dreamtable.games.eldritch.who import in_play, meant_people, order
from dreamtable.games.eldritch.wishes import decide
from dreamtable.kernel import Move, Script, Seat, roll_some

if TYPE_CHECKING:
    from dreamtable.games.eldritch.dice import Test

__all__ = ["Combat", "Loss", "Scene", "possible", "run", "who"]

PASS: Move = Pass()
M = TypeVar("M", bound=Move)


class Loss(msgspec.Struct, gc=False):
    """ELD-TIM-05: what somebody is about to lose."""

    health: int
    sanity: int


class Combat(msgspec.Struct, gc=False):
    """ELD-CBT: what changed the combat that is going on."""

    foe: Foe
    mods: dict[str, int] = msgspec.field(default_factory=lambda: {"damage": 0, "horror": 0})
    no_resistance: bool = False
    dice: int = 0


class Scene(effects.Scene[Table], gc=False):
    """What steps are carried out in: `you` resolve the text of a component."""

    resolving = Resolving
    personal: bool = True
    """ELD-DEF-02: whether it ends when `you` are defeated."""
    during: tuple[str, ...] = ()
    rule: str = "ELD-GEN-11"
    """The rule that asks in which order abilities of the same moment come."""
    foe: Foe | None = None
    """This monster."""
    spawned: Foe | None = None
    """ELD-MON-07: the monster that was just spawned, wherever it went."""
    combat: Combat | None = None
    gate: int = NOTHING
    clue: int = NOTHING
    space: int = NOTHING
    """This space, where no investigator and no monster says it."""
    elsewhere: int = NOTHING
    """The space on which you act as if you were there, although you are not."""
    test: "Test | None" = None
    loss: Loss | None = None
    hand: int = NOTHING
    """The card or clue that the event is about."""

    @property
    def fought(self) -> Foe | None:
        """The monster that is being fought."""
        return self.combat.foe if self.combat is not None else None

    @property
    def defeated(self) -> bool | None:
        """Whether this monster was defeated."""
        return self.foe is None or self.foe.away

    @property
    def over(self) -> bool:
        """ELD-DEF-02: whether the rest is lost."""
        return self.stopped or (self.personal and self.g.state.people[self.you] is None)

    def within(self, card: int, you: Seat | None = None) -> Self:
        """Return a scene for another component's text, with the same things at hand."""
        during = self.during
        if card in SPELLS and "spell" not in during:  # ELD-SPL-07
            during = (*during, "spell")
        inside = super().within(card, you)
        inside.during, inside.way = during, ""
        if inside.you != self.you:
            inside.elsewhere = NOTHING
        return inside

    # Which text is being resolved

    def tell_way(self) -> None:
        """ELD-ENC-10: tell how a test ended or where a choice leads, if the card has a story of it."""
        card = BOX.cards[self.card]
        if self.g.listening and self.way in card.outcomes():
            self.g.tell(StoryTold, self.you, self.card, self.way, f"{card.id}-{self.way}")

    # What is looked at

    count = counted
    meant = meant_people

    def present(self, seats: list[Seat]) -> Iterable[Seat]:
        """ELD-DEF-02: one after the other of those who are meant, but for who has fallen before its turn."""
        people = self.g.state.people
        if len(seats) == 1 and people[seats[0]] is not None:  # nobody falls before the first
            return seats
        return in_play(people, seats)

    # What is asked

    def ask_seat(self, seats: Sequence[Seat], *, may_stop: bool) -> Script[Seat | None]:
        """ELD-GEN-06: let the resolver choose an investigator."""
        moves: list[Move] = list(map(PickSeat, seats))
        move = yield from self.ask(self.you, [*moves, Stop()] if may_stop else moves, rule="ELD-GEN-06")
        return move.seat if isinstance(move, PickSeat) else None

    def ask_way(self, step: Step, labels: Mapping[int, str], by: str) -> Script[int]:
        """ELD-GEN-10, ELD-GEN-05: let the resolver choose one of several ways, or the lead for the team."""
        moves, about = list(map(PickOption, labels.values())), self.about(step)
        if by == "lead":
            move = yield from decide(self.g, moves, rule="ELD-GEN-10", about=about)
        else:
            move = yield from self.g.ask(self.you, moves, rule="ELD-GEN-10", about=about)
        return list(labels)[moves.index(move)]

    def ask_yes(self, step: Step) -> Script[bool]:
        """ELD-GEN-10: ask whether the resolver wants it."""
        yes: Move = Accept()
        move = yield from self.g.ask(self.you, [yes, Refuse()], rule="ELD-GEN-10", about=self.about(step))
        return move is yes

    def about(self, step: Step | None = None) -> Asked | None:
        """ELD-ENC-13: what a question is about; with closed cards not what tests of an encounter bring."""
        step = self.step if step is None else step
        secret = self.card in BOX.closed or "fallen-encounter" in self.during
        hidden = secret and self.card != NOTHING and not self.g.state.options.open_cards
        return Asked(self.card, BOX.number_of(step, is_closed=hidden)) if step is not None else None

    def ask_waiting(self, owner: Seat, found: Sequence[Waiting], *, must: bool) -> Script[Waiting | None]:
        """ELD-TIM-02: let the owner choose which ability comes next."""
        moves: list[Move] = []
        for one in found:
            moves.append(Use(one.card) if one.power.may else Resolve(one.card))
        if not must:
            moves.append(PASS)
        move = yield from self.g.ask(owner, moves, rule=self.rule)
        return None if move is PASS else found[moves.index(move)]

    # What is done

    def each(self, words: effects.Who) -> Script[Iterable[Self]]:
        """ELD-GEN-12: a scene for each investigator who is meant; or for each Cultist on the map."""
        if words.name == "each-cultist":
            return self._each_foe(named(self.g.state, "cultist"))
        return (yield from super().each(words))

    def _each_foe(self, foes: list[Foe]) -> Iterable[Self]:
        for foe in foes:
            inside = self.within(self.card)
            inside.foe = foe
            yield inside

    def with_you(self, seat: Seat) -> Self:
        """Return a scene that ends when somebody is defeated."""
        inside = self.within(self.card, seat)
        inside.personal = True
        return inside

    def throw(self, dice: int, _die: str = "") -> Sequence[int | str]:
        """ELD-TST-12: roll dice that are no test."""
        faces = roll_some(self.g, dice)
        self.g.tell(DiceThrown, self.you, list(faces))
        return faces

    def owners(self) -> Iterable[Seat]:
        """ELD-TIM-02: the owners from the lead clockwise."""
        return order(self.g.state)

    def is_spent(self, one: Waiting) -> bool:
        """ELD-SET-28: say whether an effect once a round was used in it; there is none before the first."""
        s = self.g.state
        return one.power.limit == "once-per-round" and (one.card in s.used or not s.round)

    def note_use(self, one: Waiting) -> None:
        """Note and tell that an ability is used."""
        if one.power.limit == "once-per-round":
            self.g.state.used.append(one.card)
        self.g.tell(Used, one.owner, one.card)
