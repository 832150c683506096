"""A tiny game with the nouns of two games to come, on the language of effects that all games share.

Its cards are the fixtures: ten hard ones of each. Players have things, places have tokens, there is a clock.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from dreamtable.content import Names, Vocabulary
from dreamtable.content.box import Box
from dreamtable.content.component import Component, Side
from dreamtable.content.effects import (
    ALWAYS,
    FREE,
    ONE,
    YOU,
    Abilities,
    Ability,
    Arguments,
    CardState,
    Choose,
    Condition,
    Conditions,
    Counted,
    Fact,
    Forbidden,
    Meant,
    Number,
    Power,
    Price,
    Resolving,
    Scene,
    Step,
    StepPrice,
    Steps,
    Triggered,
    Verb,
    Waiting,
    Who,
    Whose,
    alone,
    holds,
    if_text,
    number,
    optional,
    parts_of,
    replaced_by,
    run,
    settle,
    take_control,
    text_of,
    who,
)
from dreamtable.content.game import Content
from dreamtable.kernel import NOTHING_TO_DO, Game, Move, Question, Script, Seat, chance
from dreamtable.telling import Word

FOLDER = Path(__file__).parent / "fixtures"

THINGS = {
    "time": "the clock of the table",
    "energy": "a resource",
    "resource": "a resource of any kind",
    "memory": "a resource",
    "xp": "experience",
    "trace": "how well one is seen",
    "wound": "harm to the body",
    "die": "dice of the roll at hand",
    "red-code": "red codes",
    "blue-code": "blue codes",
    "ether": "money",
    "gem": "a stone",
    "hour": "time of the team",
    "wrath": "an intent",
    "awareness": "an intent",
    "distress": "harm to the mind",
    "sealed": "cards that are sealed",
    "hand": "cards in hand",
    "progress": "placed cards",
}
TOKENS = {
    "success": "a success",
    "engineer": "somebody who builds",
    "enemy": "an enemy that is locked on",
    "corrupted": "a spoilt code",
    "ascend": "a token of the boss",
    "token": "a plain token",
    "figure": "the figure of this card",
    "player": "a player's figure",
}
PLACES = {
    "card": "this card",
    "map": "the whole map",
    "queues": "all queues",
    "pool": "your pool",
    "shelter": "a tile",
    "plant": "a tile",
    "tiles-without-player": "every tile without a player",
}
FACES = {"hit": "a hit", "special": "the other symbol", "blank": "nothing", "fail": "bad luck"}
FLAGS = dict.fromkeys(
    ("burned-fold", "met-self", "counted", "sold-name", "rest", "knows-wraith", "knight-free", "at-home"),
    "a flag",
)
PAGES = (
    *("silence", "flatline", "names", "jammer", "the-kitchen", "the-meal", "the-list", "the-crumbs"),
    "the-street-opens",
)
LISTS = {
    "thing": THINGS,
    "token": TOKENS,
    "place": PLACES,
    "face": FACES,
    "flag": dict.fromkeys(FLAGS, "something that was done"),
    "counter": {"mercy": "kindness", "debt": "what is owed"},
    "terrain": {"darkness": "where no light is"},
    "told": dict.fromkeys(PAGES, "another page"),
    "seen": {"face": "a face", "market": "the market", "card": "a card"},
    "event": {
        "attack-roll": "an attack is rolled",
        "trace-rise": "trace is about to rise",
        "code-discarded": "a code is discarded",
        "planning": "somebody plans",
        "world-activity": "the world acts",
        "enter": "somebody enters the plant",
        "special-step": "the special step comes",
        "assault": "somebody assaults",
        "suffering": "somebody is about to suffer",
    },
    "limit": dict.fromkeys(("once-per-phase", "once-per-round", "once-per-game"), "a limit"),
    "figure": {"hit": "damage to the boss", "move": "how far one moves", "hand-limit": "cards in hand"},
    "cannot": {"effort": "use effort"},
    "chooser": {"trigger": "whose deed it is"},
    "die": {"symbol": "a die of symbols", "luck": "the luck die"},
}

ThingName = Annotated[str, Names("thing")]
TokenName = Annotated[str, Names("token")]
PlaceName = Annotated[str, Names("place")]


class Amount(Number):
    """How many."""

    names = {
        "players": "how many play",
        "round": "the number of the round",
        "time": "the clock",
        "paid": "as many as were paid",
        "at-hand": "as much as is about to happen",
        "all": "as many as there are",
        "count(@)": "tokens at a place",
        "me()": "what you have of something",
        "sum()": "what all have of something together",
        "counter()": "a counter",
    }
    arguments = {
        "count": Names("token"),
        "me": Names("thing"),
        "sum": Names("thing"),
        "counter": Names("counter"),
    }
    places = {"count": Names("place")}


class Player(Who):
    """Which players."""

    names = {
        "you": "who resolves it",
        "each": "everybody",
        "trigger": "whose deed it is",
        "chosen": "a player of your choice",
        "each-at()": "everybody at a place",
        "each-elsewhere": "everybody who is not at the plant",
    }
    arguments = {"each-at": Names("place")}


STEPS: Vocabulary[Verb] = Vocabulary("step")
ABILITIES: Vocabulary[Power] = Vocabulary("ability")
CONDITIONS = Conditions()
take_control(STEPS)


class When(Triggered, frozen=True):
    """Carried out once each time the event is about to happen; it may change what happens."""


class Instead(Triggered, frozen=True):
    """Carried out in place of the event, which then does not happen."""


class Action(Power, frozen=True):
    """An action of its own, at a price or without."""

    do: Steps
    cost: Price = FREE
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words."""
        args: Arguments = {"do": text_of(self.do), "cost": self.cost.text(), "if": if_text(self.if_)}
        return Word("has-action", args)


for power in (When, Instead, Forbidden, Action):
    ABILITIES.add(power)


class Board(CardState):
    """The whole table."""

    people: list[dict[str, int]]
    at: list[str]
    """By seat: the place."""
    tokens: dict[str, int] = {}
    """By `token@place`: how many."""
    time: int = 0
    round: int = 1
    flags: list[str] = []
    counters: dict[str, int] = {}
    owners: dict[int, Seat] = {}
    """By card in play: whose it is."""
    used: list[int] = []
    told: list[str] = []
    faces: list[int | str] = []
    """What the next dice show."""
    ended: str = ""
    stack: list[Resolving] = []


class Pick(Move, frozen=True):
    """Choose a way."""

    label: str


class Yes(Move, frozen=True):
    """Agree."""


class No(Move, frozen=True):
    """Disagree, stop, pass."""


class PickSeat(Move, frozen=True):
    """Choose a player."""

    seat: Seat


class Use(Move, frozen=True):
    """Use an ability."""

    card: int


class PickNumber(Move, frozen=True):
    """Choose how many."""

    number: int


class Scenery(Scene[Board], gc=False):
    """What a text of this game is resolved in."""

    amount: int = 0
    """How much is about to happen."""
    paid: int = 0

    def count(self, what: Counted) -> int | None:
        """Return how many there are."""
        s = self.g.state
        mine = s.people[self.you]
        match what.name:
            case "players":
                return len(s.people)
            case "round":
                return s.round
            case "time":
                return s.time
            case "paid":
                return self.paid
            case "at-hand":
                return self.amount
            case "me":
                return mine.get(what.of, 0)
            case "sum":
                return sum(one.get(what.of, 0) for one in s.people)
            case "counter":
                return s.counters.get(what.of, 0)
            case "count" if what.of == "player":
                return s.at.count(what.at)
            case "count":
                return s.tokens.get(f"{what.of}@{what.at}", 0)
            case _:
                return 99

    def meant(self, words: Who) -> Meant:
        """Return whom words mean."""
        s = self.g.state
        everybody = list(range(len(s.people)))
        match words.name:
            case "you":
                return Meant([self.you])
            case "trigger":
                return Meant([self.trigger])
            case "chosen":
                return Meant(everybody, most=1, least=1)
            case "each-at":
                return Meant([seat for seat in everybody if s.at[seat] == words.of])
            case "each-elsewhere":
                return Meant([seat for seat in everybody if s.at[seat] != "plant"])
            case _:
                return Meant(everybody)

    def ask_seat(self, seats: Sequence[Seat], *, may_stop: bool) -> Script[Seat | None]:
        """Let `you` choose a player."""
        moves: list[Move] = list(map(PickSeat, seats))
        move = yield from self.g.ask(self.you, [*moves, No()] if may_stop else moves, rule="FIX-01")
        return move.seat if isinstance(move, PickSeat) else None

    def ask_way(self, _step: Step, labels: Mapping[int, str], by: str) -> Script[int]:
        """Let `you` choose a way, or whose deed it is."""
        moves = list(map(Pick, labels.values()))
        move = yield from self.g.ask(self.trigger if by else self.you, moves, rule="FIX-02")
        return list(labels)[moves.index(move)]

    def ask_yes(self, _step: Step) -> Script[bool]:
        """Ask whether `you` want it."""
        yes: Move = Yes()
        return (yield from self.g.ask(self.you, [yes, No()], rule="FIX-03")) is yes

    def ask_waiting(self, owner: Seat, found: Sequence[Waiting], *, must: bool) -> Script[Waiting | None]:
        """Let the owner choose what comes next."""
        moves: list[Move] = [Use(one.card) for one in found]
        move = yield from self.g.ask(owner, moves if must else [*moves, No()], rule="FIX-04")
        return next((one for one in found if isinstance(move, Use) and one.card == move.card), None)

    def throw(self, dice: int, _die: str) -> Sequence[int | str]:
        """Return the faces that were foreseen."""
        faces = self.g.state.faces
        thrown, faces[:] = faces[:dice], faces[dice:]
        return thrown

    def owners(self) -> Iterable[Seat]:
        """Return all seats."""
        return range(len(self.g.state.people))

    def is_spent(self, one: Waiting) -> bool:
        """Say whether a card was used already."""
        return one.card in self.g.state.used

    def note_use(self, one: Waiting) -> None:
        """Note it."""
        self.g.state.used.append(one.card)

    def change(self, seat: Seat, what: str, by: int) -> None:
        """Give somebody something, or take it away as far as there is any."""
        s = self.g.state
        if what == "time":
            s.time = max(0, s.time + by)
        else:
            s.people[seat][what] = max(0, s.people[seat].get(what, 0) + by)


# Facts


@CONDITIONS.vocabulary.add
class Flag(Fact, frozen=True):
    """Something was noted long ago."""

    name: Annotated[str, Names("flag")]

    def holds(self, look: Scenery) -> bool | None:
        """Say whether it was."""
        return self.name in look.g.state.flags

    def text(self) -> Word:
        """Return its words."""
        return Word("check-flag", {"flag": Word(f"flag-{self.name}"), "so": "yes"})

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-flag", {"flag": Word(f"flag-{self.name}"), "so": "no"})


@CONDITIONS.vocabulary.add
class AllAt(Fact, frozen=True):
    """Everybody is at a place."""

    place: PlaceName

    def holds(self, look: Scenery) -> bool | None:
        """Say whether they are."""
        return all(at == self.place for at in look.g.state.at)

    def text(self) -> Word:
        """Return its words."""
        return Word("check-all-at", {"place": Word(f"place-{self.place}")})


@CONDITIONS.vocabulary.add
class On(Fact, frozen=True):
    """The figure stands on such ground, which nobody knows before it is uncovered."""

    terrain: Annotated[str, Names("terrain")]

    def holds(self, look: Scenery) -> bool | None:
        """Say whether it does, if that is known."""
        counted = look.g.state.tokens.get(f"{self.terrain}@card")
        return None if counted is None else counted > 0

    def text(self) -> Word:
        """Return its words."""
        return Word("check-on", {"terrain": Word(f"terrain-{self.terrain}")})


@CONDITIONS.vocabulary.add
class Within(Fact, frozen=True):
    """You are near."""

    num: int

    def holds(self, look: Scenery) -> bool | None:
        """Say whether you are."""
        return look.g.state.at[look.you] == "plant"


# Verbs


@STEPS.add
class Gain(Verb, frozen=True):
    """Get something."""

    what: ThingName
    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scenery) -> Script[None]:
        """Everybody who is meant gets it."""
        for seat in (yield from who(scene, self.who)):
            scene.change(seat, self.what, number(scene, self.num) or 0)

    def text(self) -> Word:
        """Return its words."""
        return thing_text("do-gain", self.what, self.num, self.who)


@STEPS.add
class Lose(Verb, frozen=True):
    """Lose something, as far as one has it."""

    what: ThingName
    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scenery) -> Script[None]:
        """Everybody who is meant loses it."""
        for seat in (yield from who(scene, self.who)):
            scene.change(seat, self.what, -(number(scene, self.num) or 0))

    def possible(self, scene: Scenery) -> bool:
        """Say whether there is something to lose."""
        return scene.g.state.people[scene.you].get(self.what, 0) > 0

    def can_be_chosen(self, _scene: Scenery) -> bool:
        """It may be chosen whether or not there is anything to lose."""
        return True

    def text(self) -> Word:
        """Return its words."""
        return thing_text("do-lose", self.what, self.num, self.who)


@STEPS.add
class Spend(Verb, frozen=True):
    """Pay with something, perhaps with more of it than is needed."""

    what: ThingName
    num: Number = ONE
    up_to: int = 0

    def do(self, scene: Scenery) -> Script[None]:
        """Choose how many, and pay."""
        least = number(scene, self.num) or 0
        have = scene.g.state.people[scene.you].get(self.what, 0)
        choice = list(map(PickNumber, range(least, min(have, self.up_to or least) + 1)))
        scene.paid = (yield from scene.g.ask(scene.you, choice, rule="FIX-05")).number
        scene.change(scene.you, self.what, -scene.paid)

    def possible(self, scene: Scenery) -> bool:
        """Say whether there is enough."""
        return scene.g.state.people[scene.you].get(self.what, 0) >= (number(scene, self.num) or 0)

    def text(self) -> Word:
        """Return its words."""
        word = thing_text("do-spend", self.what, self.num, YOU)
        return Word(word.key, word.args | {"up_to": self.up_to or "none"})


def thing_text(key: str, what: str, num: Number, whom: Who) -> Word:
    """Return the words for so much of something."""
    return Word(key, {"what": Word(f"thing-{what}"), "num": num.text(), "who": whom.text()})


@STEPS.add
class SetTime(Verb, frozen=True):
    """The clock shows a number."""

    to: Number

    def do(self, scene: Scenery) -> Script[None]:
        """Set it."""
        scene.g.state.time = number(scene, self.to) or 0
        return NOTHING_TO_DO


@STEPS.add
class Put(Verb, frozen=True):
    """Tokens are put somewhere."""

    token: TokenName
    at: PlaceName
    num: Number = ONE

    def do(self, scene: Scenery) -> Script[None]:
        """Put them."""
        tokens, where = scene.g.state.tokens, f"{self.token}@{self.at}"
        tokens[where] = tokens.get(where, 0) + (number(scene, self.num) or 0)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return token_text("do-put", self.token, self.num, self.at)


@STEPS.add
class Take(Verb, frozen=True):
    """Tokens are taken away, as far as there are any."""

    token: TokenName
    at: PlaceName
    num: Number = ONE

    def do(self, scene: Scenery) -> Script[None]:
        """Take them."""
        tokens, where = scene.g.state.tokens, f"{self.token}@{self.at}"
        tokens[where] = max(0, tokens.get(where, 0) - (number(scene, self.num) or 0))
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return token_text("do-take", self.token, self.num, self.at)


def token_text(key: str, token: str, num: Number, at: str) -> Word:
    """Return the words for tokens at a place."""
    return Word(key, {"token": Word(f"token-{token}"), "num": num.text(), "at": Word(f"place-{at}")})


@STEPS.add
class Story(Verb, frozen=True):
    """Another page follows."""

    page: Annotated[str, Names("told")]

    def do(self, scene: Scenery) -> Script[None]:
        """Turn to it."""
        scene.g.state.told.append(self.page)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-story", {"page": Word(f"page-{self.page}")})


@STEPS.add
class Reveal(Verb, frozen=True):
    """Something is turned up."""

    what: Annotated[str, Names("seen")]

    def do(self, scene: Scenery) -> Script[None]:
        """Turn it up."""
        scene.g.state.told.append(f"{self.what} {scene.you}")
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-reveal", {"what": Word(f"seen-{self.what}")})


@STEPS.add
class Mark(Verb, frozen=True):
    """Something is noted for later."""

    flag: Annotated[str, Names("flag")]

    def do(self, scene: Scenery) -> Script[None]:
        """Note it."""
        scene.g.state.flags.append(self.flag)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-mark", {"flag": Word(f"flag-{self.flag}")})


@STEPS.add
class Check(Verb, frozen=True):
    """All test together; then what follows on a pass or on a fail."""

    skill: Literal["core"]
    need: Number
    pass_: Steps = msgspec.field(default=(), name="pass")
    fail: Steps = ()

    def do(self, scene: Scenery) -> Script[None]:
        """Add the faces of a die for each player up."""
        scene.result = sum(int(face) for face in scene.throw(len(scene.g.state.people), ""))
        return run(self.pass_ if scene.result >= (number(scene, self.need) or 0) else self.fail, scene)

    def text(self) -> Word:
        """Return its words."""
        outcomes = {"pass": optional(self.pass_), "fail": optional(self.fail)}
        return Word("do-check", {"need": self.need.text(), **outcomes})


@STEPS.add
class Prevent(Verb, frozen=True):
    """What is about to happen becomes less."""

    num: Number

    def do(self, scene: Scenery) -> Script[None]:
        """Note by how much."""
        scene.cancelled |= {f"less {number(scene, self.num)}"}
        return NOTHING_TO_DO


@STEPS.add
class End(Verb, frozen=True):
    """It ends."""

    yours = False
    how: Literal["won", "lost", "nothing"]

    def do(self, scene: Scenery) -> Script[None]:
        """End it."""
        scene.g.state.ended = self.how
        scene.stopped = True
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word(f"do-end-{self.how}")


@STEPS.add
class PutAway(Verb, frozen=True):
    """This card leaves play."""

    what: Literal["this"]

    def do(self, scene: Scenery) -> Script[None]:
        """Put it away."""
        del scene.g.state.owners[scene.card]
        return NOTHING_TO_DO


@STEPS.add
class Nothing(Verb, frozen=True):
    """Nothing happens."""

    def do(self, _scene: Scenery) -> Script[None]:
        """Do nothing."""
        return NOTHING_TO_DO


# Cards


class Thing(Component, frozen=True, kw_only=True):
    """What lies on the table."""

    def paragraphs(self) -> list[Word]:
        """Return what is printed on it."""
        return []

    def sides(self, _number: int) -> Iterator[Side]:
        """Return the one side that it has; nothing has a name here."""
        yield Side(self.id, text=self.paragraphs())


class Card(Thing, frozen=True, kw_only=True, tag="card"):
    """A card that is in play."""

    abilities: Abilities

    def paragraphs(self) -> list[Word]:
        """Return a paragraph for each ability."""
        return [text_of([one]) for one in self.abilities]


class Page(Thing, frozen=True, kw_only=True, tag="page"):
    """A page: what happens at once, and what the world does each round while it lies there."""

    do: Steps
    world: Steps = ()

    def paragraphs(self) -> list[Word]:
        """Return what happens at once, and what the world does."""
        world = [alone(Word("text-world", {"do": text_of(self.world)}))] if self.world else []
        return [text_of(self.do), *world]


def base() -> list[tuple[str, str]]:
    """Return the fixtures."""
    return [(file.name, file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.yaml"))]


BOX = Box(Thing)
CARDS = BOX.cards
CONTENT = Content(
    game="fixtures",
    package=__name__,
    title="the fixtures",
    box=BOX,
    tongue={
        Step: STEPS,
        Ability: ABILITIES,
        Condition: CONDITIONS,
        Number: Amount,
        Who: Player,
        Price: StepPrice,
    },
    languages=(Amount, Player, Whose, StepPrice),
    lists=LISTS,
    base=base,
)
CONTENT.fill()


def card_number(name: str) -> int:
    """Return the number of a card."""
    return BOX.numbers[name]


# Play


class Play:
    """A table at which texts are resolved and questions answered from a script."""

    def __init__(self, *people: dict[str, int], at: str = "", **state: Any) -> None:
        places = at.split() or ["shelter"] * len(people)
        board = Board(rng=chance("fixtures").rng, people=[dict(one) for one in people], at=places, **state)
        self.game = Game(board, listening=False)
        self.asked: list[Question] = []

    @property
    def board(self) -> Board:
        """Return the table as it is."""
        return self.game.state

    def scene(self, card: str = "", seat: Seat = 0, amount: int = 0) -> Scenery:
        """Return a scene at this table."""
        return Scenery(self.game, seat, card_number(card) if card else -1, amount=amount)

    def answer(self, script: Generator[Question, tuple[Seat, int], Any], answers: Sequence[Move]) -> Any:
        """Let a script run to its end; every question gets the next answer, and none is left."""
        left = list(answers)
        try:
            question = next(script)
            while True:
                self.asked.append(question)
                ((seat, menu),) = question.menus.items()
                assert left, f"nobody answers {list(menu)}"
                assert left[0] in menu, f"{left[0]} is not among {list(menu)}"
                question = script.send((seat, list(menu).index(left.pop(0))))
        except StopIteration as over:
            assert not left, f"{left} were never asked for"
            return over.value

    def page(self, name: str, *answers: Move, part: str = "do", seat: Seat = 0) -> Scenery:
        """Resolve a part of a page."""
        scene = self.scene(name, seat)
        steps: Steps = getattr(CARDS[card_number(name)], part)
        self.answer(run(steps, scene), answers)
        return scene

    def act(self, name: str, *answers: Move, seat: Seat = 0) -> bool:
        """Perform the action of a card; say whether it could be."""
        scene = self.scene(name, seat)
        card = BOX.card(card_number(name), Card)
        action = next(one for one in card.abilities if isinstance(one, Action))
        if not holds(scene, action.if_) or not action.cost.payable(scene):
            return False
        self.answer(action.cost.pay(scene), ())
        self.answer(run(action.do, scene), answers)
        return True

    def event(
        self,
        name: str,
        *answers: Move,
        seat: Seat = 0,
        amount: int = 0,
        deed: Callable[[Scenery], None] = lambda _scene: None,
    ) -> bool:
        """Let an event happen to somebody, with all that cards make of it; say whether it happened."""
        scene = self.scene(seat=seat, amount=amount)
        found = [
            Waiting(owner, card, power)
            for card, owner in self.board.owners.items()
            for power in BOX.card(card, Card).abilities
            if isinstance(power, Triggered) and power.event == name and concerns(power, owner, seat)
        ]
        return bool(self.answer(happen(scene, found, deed), answers))


def concerns(power: Triggered, owner: Seat, trigger: Seat) -> bool:
    """Say whether an ability waits for what a player does."""
    return power.whose.name == "anybody" or (owner == trigger) == (power.whose.name == "you")


def happen(scene: Scenery, found: list[Waiting], deed: Callable[[Scenery], None]) -> Script[bool]:
    """Let an event happen, after what takes its place or comes with it; say whether it did happen."""
    if (yield from replaced_by(scene, [one for one in found if isinstance(one.power, Instead)])):
        return False
    yield from settle(scene, [one for one in found if isinstance(one.power, When)])
    less = sum(int(one.split()[1]) for one in scene.cancelled if one.startswith("less "))
    scene.amount = max(0, scene.amount - less)
    deed(scene)
    return True


def choices_in(card: object) -> list[Choose]:
    """Return the choices that a card gives."""
    return [part for part in parts_of(card) if isinstance(part, Choose)]
