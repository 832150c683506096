"""A scene: who resolves which component's text, and what is at hand; and how this game asks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Self, TypeVar

import msgspec

from dreamtable.content import effects
from dreamtable.content.effects import Asked, Meant, Step
from dreamtable.content.effects.waiting import Waiting
from dreamtable.games.tamashii.box import BOX, CARDS
from dreamtable.games.tamashii.cards import Tile
from dreamtable.games.tamashii.conditions import counted, places_meant
from dreamtable.games.tamashii.events import AbilityUsed, WayChosen
from dreamtable.games.tamashii.look import figure_place, next_to, order
from dreamtable.games.tamashii.model import NOTHING, Dice, Foe, Player, Table
from dreamtable.games.tamashii.moves import Accept, Pass, PickSeat, PickWay, Refuse, UseAbility
from dreamtable.games.tamashii.wording import Spoken, asks_first
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

    steps = BOX.steps
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
        inside = super().within(card, you)
        inside.since, inside.began = inside.me.resets, ()
        inside.dumped = 0
        if self.event and inside.you != self.you:
            inside.chosen = self.you
        inside.event = ""
        return inside

    # Which text is being resolved

    def begin(self, part: str = "") -> None:
        """Put this text on the stack, and note how often everybody has reset."""
        if not self.began:  # a part of it may be resolved already
            self.began = tuple([p.resets for p in self.g.state.players])
        super().begin(part)

    # What is looked at

    count = counted

    def meant(self, words: effects.Who) -> Meant:
        """Return whom words mean."""
        return meant_players(self, words)

    @property
    def of_group(self) -> bool:
        """TAM-SCE-11: whether the group decides what this text leaves open."""
        if self.card == NOTHING or len(self.g.state.players) == 1:
            return False
        return CARDS[self.card].of_group and not self.personal

    # What is asked

    def about(self, step: Step | None = None) -> Asked | None:
        """Return what a question is about: the card, and a step of it if one is being carried out."""
        step = self.step if step is None else step
        return Asked(self.card, BOX.steps.number(step)) if self.card != NOTHING else None

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
        if self.of_group:
            self.step = step
            return (yield from self.ask_group(lambda: [YES, NO], rule="TAM-SCE-11")) is YES
        about = self.about(step)
        return (yield from self.g.ask(self.you, [YES, NO], rule="TAM-TMG-02", about=about)) is YES

    def ask_way(self, step: Step, labels: Mapping[int, str], by: str) -> Script[int]:
        """TAM-SCE-11, TAM-TMG-02: let the group choose on scenario cards, elsewhere the player."""
        name = BOX.steps.name(step)
        moves = [PickWay(f"{name}-{at}") for at in labels]
        self.step = step
        if by == "group" or (not by and self.of_group):
            move = yield from self.ask_group(lambda: moves, rule="TAM-SCE-11")
            at = list(labels)[moves.index(move)]
            answer = CARDS[self.card].answer_to(step, at) if isinstance(step, Spoken) else ""
            self.g.tell(WayChosen, self.card, move.way, answer)
        else:
            move = yield from self.ask(self.you, moves, rule="TAM-TMG-02")
        return list(labels)[moves.index(move)]

    def ask_waiting(self, owner: Seat, found: Sequence[Waiting], *, must: bool) -> Script[Waiting | None]:
        """TAM-TMG-05: let the owner choose which ability comes next; what is voluntary may be left."""
        moves: list[Move] = [UseAbility(one.number) for one in found]
        if not must:
            moves.append(PASS)
        rule = "TAM-TMG-05" if must else "TAM-AUG-05"
        move = yield from self.g.ask(owner, moves, rule=rule)
        return None if move is PASS else found[moves.index(move)]

    # What is done

    def with_you(self, seat: Seat) -> Self:
        """TAM-TMG-13: a scene for a player who is meant; a reset of one does not stop it for others."""
        inside = self.within(self.card, seat)
        inside.personal = True
        if self.began:
            inside.since, inside.began = self.began[seat], self.began
        inside.dumped = self.dumped
        inside.agreed = False
        return inside

    def owners(self) -> Iterable[Seat]:
        """TAM-TMG-04: from the start player clockwise."""
        return order(self.g.state)

    def is_spent(self, one: Waiting) -> bool:
        """TAM-VOC-04: say whether an ability was used as often as its limit allows."""
        number, limit = one.number, one.power.limit
        if limit == "none":
            return False
        if limit == "card":
            return number in self.g.state.used
        return number in self.g.state.players[one.owner].used

    def note_use(self, one: Waiting) -> None:
        """TAM-VOC-04: note and tell that an ability is used."""
        number = one.number
        self.agreed = one.power.may and asks_first(one.power.do)
        if one.power.limit == "card":
            self.g.state.used.append(number)
        elif one.power.limit != "none":
            self.g.state.players[one.owner].used.append(number)
        self.g.tell(AbilityUsed, one.owner, number)


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


def is_tile(card: int) -> bool:
    """Say whether a component is a tile."""
    return card != NOTHING and isinstance(CARDS[card], Tile)
