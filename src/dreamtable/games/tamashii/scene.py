"""A scene: who resolves which component's text, and what is at hand; and how this game asks."""

from collections.abc import Callable, Iterable, Sequence
from typing import Self, TypeVar

import msgspec
from msgspec.structs import replace

from dreamtable.content import effects
from dreamtable.content.effects import Counted, Meant, Step, who
from dreamtable.content.effects.scene import NOTHING_CANCELLED
from dreamtable.content.effects.waiting import Waiting
from dreamtable.games.tamashii.box import BOX, CARDS
from dreamtable.games.tamashii.cards import BossCard, Guide, ScenarioCard, Tile
from dreamtable.games.tamashii.conditions import counted
from dreamtable.games.tamashii.events import AbilityUsed, Asked
from dreamtable.games.tamashii.look import figure_place, next_to, order
from dreamtable.games.tamashii.model import NOTHING, Dice, Foe, Player, Resolving, Table
from dreamtable.games.tamashii.moves import Accept, Pass, PickSeat, Refuse, UseAbility
from dreamtable.games.tamashii.steps import number_of
from dreamtable.kernel import Game, Move, RulesBug, Script, Seat

M = TypeVar("M", bound=Move)
PASS: Move = Pass()
YES: Move = Accept()
NO: Move = Refuse()


class Harm(msgspec.Struct, gc=False):
    """TAM-TMG-08: wounds that are about to be taken."""

    wounds: int


class Rise(msgspec.Struct, gc=False):
    """TAM-VOC-09: a rise of trace that is about to happen."""

    by: int


class Readied(msgspec.Struct, gc=False):
    """TAM-TMG-07: player dice that are about to be rolled."""

    dice: int


class Scene(effects.Scene[Table], gc=False):
    """What steps are carried out in: `you` resolve the text of a component."""

    personal: bool = True
    """TAM-RST-03: whether it ends when `you` reset."""
    since: int = 0
    """How often `you` had reset when it began."""
    began: tuple[int, ...] = ()
    """TAM-RST-09: by seat, how often everybody had reset when this text began."""
    foe: Foe | None = None
    """The enemy whose text it is, or that the event is about."""
    body: int = NOTHING
    """The body card that the event is about."""
    faction: str = ""
    """The faction of the card that was handed in, traded or launched in this text."""
    place: int = NOTHING
    """This tile: where the event happened, or the one of several that is looked at."""
    harm: Harm | None = None
    rise: Rise | None = None
    readied: Readied | None = None
    dice: Dice | None = None
    dumped: int = 0
    """TAM-VOC-11: the codes dumped as this cost."""
    chosen: Seat | None = None
    """Who is meant by `chosen`, where an event says so."""
    event: str = ""
    """The event that is happening, while abilities that wait for it are looked for."""
    agreed: bool = False
    """Whether it was said already that a price is to be paid."""
    kept_body: bool = False
    """Whether the body is kept in a reset."""
    boxed: bool = False
    """Whether it is a combat box."""
    times: int = 1
    """TAM-CBT-08: how often each step counts: once for each die of a multi-use box."""
    repelling: bool = False
    """Whether it is the penalty of a repel."""

    @property
    def s(self) -> Table:
        """The table."""
        return self.g.state

    @property
    def me(self) -> Player:
        """The player who resolves it."""
        return self.g.state.players[self.you]

    @property
    def fallen(self) -> bool:
        """TAM-RST-03: whether you have reset since the text began, so that the rest passes you by."""
        return self.personal and self.g.state.players[self.you].resets != self.since

    def within(self, card: int, you: Seat | None = None) -> Self:
        """Return a scene for another component's text, with the same things at hand."""
        you = self.you if you is None else you
        return replace(
            self,
            card=card,
            you=you,
            by=self.you if self.by is None else self.by,
            since=self.g.state.players[you].resets,
            began=(),
            stopped=False,
            done=False,
            cancelled=NOTHING_CANCELLED,
            dumped=0,
            chosen=self.you if self.event and you != self.you else self.chosen,
            event="",
        )

    # Which text is being resolved

    def begin(self, part: str = "") -> None:
        """Put this text on the stack; not in lanes, where several are resolved at once."""
        if not self.began:  # a part of it may be resolved already
            self.began = tuple([p.resets for p in self.g.state.players])
        if self.g.lanes is None:
            self.g.state.stack.append(Resolving(self.card, self.you, part))

    def end(self) -> None:
        """Take this text from the stack."""
        if self.g.lanes is None and self.g.state.stack:
            self.g.state.stack.pop()

    # What is looked at

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""
        return counted(self, what)

    def meant(self, words: effects.Who) -> Meant:
        """Return whom words mean."""
        return meant_players(self, words)

    def can_choose(self, _steps: Sequence[Step]) -> bool:
        """Ways can be chosen whatever comes of them (TAM-TMG-02)."""
        return True

    @property
    def of_group(self) -> bool:
        """TAM-SCE-11: whether the group decides what this text leaves open."""
        if self.card == NOTHING or len(self.g.state.players) == 1:
            return False
        return isinstance(CARDS[self.card], ScenarioCard | Guide | BossCard) and not self.personal

    # What is asked

    def about(self) -> Asked | None:
        """Return what a question is about: the step that is being carried out."""
        return Asked(self.card, number_of(self.step)) if self.step is not None else None

    def ask(self, seat: Seat, moves: Sequence[M], *, rule: str, picks: int = 1) -> Script[M]:
        """Ask somebody what the step that is being carried out leaves open; of a set, how many are left."""
        about = self.about() if len(moves) > 1 else None
        return self.g.ask(seat, moves, rule=rule, about=about, picks=picks)

    def ask_anew(self, seat: Seat, offer: Callable[[], Sequence[M]], *, rule: str) -> Script[M]:
        """The same where others may change what is offered: those who plan at the same time."""
        if self.g.lanes is not None:
            return self.g.ask_anew(seat, offer, rule=rule, about=self.about())
        return self.ask(seat, offer(), rule=rule)

    def ask_group(self, offer: Callable[[], Sequence[M]], *, rule: str) -> Script[M]:
        """TAM-SCE-11: let the group decide; the start player has the casting vote."""
        seats = order(self.g.state)
        if len(seats) == 1 or self.g.lanes is not None:
            return (
                yield from self.ask(self.you if self.g.lanes is not None else seats[0], offer(), rule=rule)
            )
        answer = yield from self.g.ask_group(seats, offer, rule=rule, about=self.about())
        if answer is None:
            raise RulesBug(f"{rule} let nobody abstain, but all did.")
        return answer

    def ask_seat(self, seats: Sequence[Seat], *, may_stop: bool) -> Script[Seat | None]:
        """Let the resolver choose a player."""
        moves: list[Move] = list(map(PickSeat, seats))
        move = yield from self.ask(self.you, [*moves, PASS] if may_stop else moves, rule="TAM-VOC-02")
        return move.seat if isinstance(move, PickSeat) else None

    def ask_yes(self, step: Step) -> Script[bool]:
        """Ask whether the resolver wants it."""
        about = Asked(self.card, number_of(step))
        if self.of_group:
            self.step = step
            return (yield from self.ask_group(lambda: [YES, NO], rule="TAM-SCE-11")) is YES
        return (yield from self.g.ask(self.you, [YES, NO], rule="TAM-TMG-02", about=about)) is YES

    def ask_waiting(self, owner: Seat, found: Sequence[Waiting], *, must: bool) -> Script[Waiting | None]:
        """TAM-TMG-05: let the owner choose which ability comes next; what is voluntary may be left."""
        moves: list[Move] = [UseAbility(ability_of(one)) for one in found]
        if not must:
            moves.append(PASS)
        rule = "TAM-TMG-05" if must else "TAM-AUG-05"
        move = yield from self.g.ask(owner, moves, rule=rule)
        return None if move is PASS else found[moves.index(move)]

    # What is done

    def each(self, words: effects.Who) -> Script[Iterable[Self]]:
        """TAM-TMG-13: a scene for each player who is meant; a reset of one does not stop it for others."""
        seats = yield from who(self, words)
        return self._each_seat(seats)

    def _each_seat(self, seats: list[Seat]) -> Iterable[Self]:
        for seat in seats:
            inside = self.within(self.card, seat)
            inside.personal = True
            if self.began:
                inside.since, inside.began = self.began[seat], self.began
            inside.dumped = self.dumped
            inside.agreed = False
            yield inside

    def owners(self) -> Iterable[Seat]:
        """TAM-TMG-04: from the start player clockwise."""
        return order(self.g.state)

    def is_spent(self, one: Waiting) -> bool:
        """TAM-VOC-04: say whether an ability was used as often as its limit allows."""
        number = ability_of(one)
        limit = one.power.limit
        if limit == "none":
            return False
        if limit == "card":
            return number in self.g.state.used
        return number in self.g.state.players[one.owner].used

    def note_use(self, one: Waiting) -> None:
        """TAM-VOC-04: note and tell that an ability is used."""
        number = ability_of(one)
        self.agreed = one.power.may and asks_first(one.power.do)
        if one.power.limit == "card":
            self.g.state.used.append(number)
        elif one.power.limit != "none":
            self.g.state.players[one.owner].used.append(number)
        self.g.tell(AbilityUsed, one.owner, number)


class Awaited(Waiting, eq=False, gc=False):
    """An ability whose event has come, with its number in the box."""

    number: int = NOTHING


def ability_of(one: Waiting) -> int:
    """Return the number of an ability in the box."""
    return one.number if isinstance(one, Awaited) else NOTHING


def scene_of(g: Game[Table], seat: Seat, card: int = NOTHING) -> Scene:
    """Return a scene in which a player resolves a text."""
    return Scene(g, seat, card, since=g.state.players[seat].resets)


def world_scene(g: Game[Table], card: int) -> Scene:
    """Return a scene in which the group resolves the text of a card in the middle of the table."""
    return Scene(g, g.state.first, card, personal=False)


def meant_players(scene: Scene, words: effects.Who) -> Meant:
    """Return whom words mean, in the order of TAM-TMG-13."""
    s, you = scene.g.state, scene.you
    match words.name:
        case "me" | "you":
            return Meant([you])
        case "each":
            return Meant(order(s))
        case "all-others":
            return Meant([seat for seat in order(s) if seat != you])
        case "left":
            return Meant([(you + 1) % len(s.players)] if len(s.players) > 1 else [])
        case "chosen" if scene.chosen is not None:
            return Meant([scene.chosen])
        case "chosen" if _helps_others(scene):
            return Meant([seat for seat in order(s) if seat != you], most=1, least=1)
        case "chosen":
            return Meant(order(s), most=1, least=1)
        case "other":
            return Meant([seat for seat in order(s) if seat != you], most=1, least=1)
    return _meant_there(scene, words)


def _helps_others(scene: Scene) -> bool:
    """Say whether it is a card for other players (TAM-AUG-02)."""
    held = [BOX.abilities[number].ability.who for number in BOX.usable.get(scene.card, ())]
    return "other" in held


def _meant_there(scene: Scene, words: effects.Who) -> Meant:
    """Return the players who are meant because of where they stand."""
    from dreamtable.games.tamashii.conditions import places_meant

    s, you = scene.g.state, scene.you
    here = figure_place(s, you)
    one = False
    match words.name:
        case "others-here" | "each-here":
            there = [here]
        case "chosen-here":
            there, one = [here], True
        case "chosen-near":
            there, one = [here, *next_to(s, here)], True
        case "each-on-its-tile":
            there = [s.boss.place] if s.boss is not None else []
        case "each-adjacent":
            there = next_to(s, s.boss.place) if s.boss is not None else []
        case "each-on-tile-with-ascend":
            there = [number for number, place in enumerate(s.places) if place.tokens.get("ascend")]
        case _:
            there = places_meant(scene, words.of)
    without_me = words.name in ("others-here", "chosen-here", "chosen-near")
    seats = [seat for seat in order(s) if s.players[seat].place in there and not (without_me and seat == you)]
    return Meant(seats, most=1, least=1) if one else Meant(seats)


def asks_first(steps: Sequence[Step]) -> bool:
    """Say whether a text begins with what one may leave; who has chosen the text is not asked again."""
    first = steps[0] if steps else None
    return isinstance(first, effects.Verb) and (first.called() == "pay" or bool(getattr(first, "may", False)))


def is_tile(card: int) -> bool:
    """Say whether a component is a tile."""
    return card != NOTHING and isinstance(CARDS[card], Tile)
