"""Sealed Letters: a tiny game of texts that nobody knows before they are opened. It can leak on purpose.

A chest holds sealed letters; on each envelope stands a number. In turn everybody opens one for all to read,
holds one against the lamp to read it alone, draws one by chance and keeps it, shows everybody one that was
drawn, or burns one unread. Letters are worth points to whoever opens, shows or keeps them; most points win.

What is inside is nowhere in the state, which knows numbers and how many copies are left. So it can't be dealt
anew for an imagined world either: rules that look inside say `g.unseal`, and a dream ends there.
"""

from collections.abc import Iterator
from enum import IntEnum
from typing import Annotated, NamedTuple

import msgspec

from dreamtable.games import Manifest
from dreamtable.kernel import (
    CHECKPOINT,
    WATCHER,
    AnyBot,
    AnyRules,
    Campaigning,
    Chance,
    Event,
    Game,
    Kept,
    Mode,
    Move,
    Opening,
    Options,
    Outcome,
    Ref,
    Rules,
    Script,
    Seat,
    State,
)
from dreamtable.telling import Explanation, Guide, Note, Sealing, Standing, Telling, Thing, Word

ROUNDS = 4
Code = Annotated[int, Ref("letter")]


class Letter(NamedTuple):
    """What is in an envelope."""

    points: int
    sender: str
    copies: int = 1


LETTERS = {
    11: Letter(2, "great-aunt-ottilie-of-the-silver", copies=2),
    12: Letter(-3, "the-collector-of-window-taxes"),
    13: Letter(5, "the-captain-of-the-meridian"),
    14: Letter(1, "a-schoolfriend-with-a-frog"),
    15: Letter(-1, "the-porter-of-the-night-lodge", copies=2),
    16: Letter(4, "nobody-who-could-be-named"),
    17: Letter(0, "yourself-in-another-ten-years"),
    18: Letter(-4, "the-founder-of-the-cracked-bell"),
    19: Letter(3, "the-mother-superior-in-silence"),
    20: Letter(6, "the-other-heir-of-the-house"),
}
"""The content of the box: what the program knows, and no player."""


class Leak(IntEnum):
    """What this game gives away, to see that somebody notices."""

    NOTHING = 0
    IN_THE_VIEW = 1
    IN_THE_GATE = 2
    IN_THE_MENU = 3
    IN_AN_EVENT = 4
    IN_A_DREAM = 5
    AT_THE_END = 6
    BY_UNDO = 7
    IN_THE_REPLAY = 8


class LettersOptions(Options, frozen=True):
    """How honest the game is."""

    leak: Leak = Leak.NOTHING


class Open(Move, frozen=True):
    """Read a letter to everybody."""

    letter: Code


class HoldUp(Move, frozen=True):
    """Read a letter against the lamp, alone."""

    letter: Code


class Draw(Move, frozen=True):
    """Keep a letter that chance picks, and read it alone."""


class Show(Move, frozen=True):
    """Read a letter that was drawn to everybody."""

    letter: Code


class Burn(Move, frozen=True):
    """Let a letter be read by nobody."""

    letter: Code


class Opened(Event, frozen=True):
    """A letter was read to everybody; whether it was new to anybody."""

    seat: Seat
    letter: Code
    new: bool

    def reveals_to(self, _seat: Seat) -> bool:
        """Everybody learns what was in it."""
        return self.new


class HeldUp(Event, frozen=True):
    """A seat read a letter alone: everybody sees which, only the reader what is in it."""

    seat: Seat
    letter: Code
    read: Code | None
    leaks: bool = False

    def seen_by(self, seat: Seat) -> "HeldUp":
        """Only the reader can read it."""
        return self if seat == self.seat or self.leaks else HeldUp(self.seat, self.letter, None)

    def reveals_to(self, seat: Seat) -> bool:
        """The reader learns what is in it."""
        return seat == self.seat


class Drawn(HeldUp, frozen=True):
    """A seat drew a letter, and read it alone."""

    def seen_by(self, seat: Seat) -> "Drawn":
        """Only the reader can read it."""
        return self if seat == self.seat or self.leaks else Drawn(self.seat, self.letter, None)


class Burnt(Event, frozen=True):
    """Nobody will ever read it."""

    seat: Seat
    letter: Code


class Album(Kept):
    """What is kept between two evenings: letters that were read to everybody are known from then on."""

    letters: list[int] = []


class Chest(State):
    """The table: envelopes by their numbers, nothing of what is in them."""

    left: dict[int, int]
    """How many copies of each letter are still sealed in the chest."""
    hands: list[list[int]]
    """The letters that each seat has drawn and not shown: everybody sees the envelopes."""
    known: list[list[int]]
    """The letters that each seat has read, in order."""
    opened: list[int]
    """Those that were read to everybody."""
    burnt: list[int]
    scores: list[int]
    leak: Leak
    turn: int = 0


class View(msgspec.Struct):
    """What a seat sees: all envelopes, and which letters it has read."""

    left: dict[int, int]
    hands: list[list[int]]
    opened: list[int]
    burnt: list[int]
    scores: list[int]
    turn: int
    read: list[int]
    leak: Leak
    sender: str = ""
    outcome: Outcome | None = None


def setup(opening: Opening[LettersOptions]) -> Chest:
    """Put all letters into the chest that are not in the album."""
    album = opening.kept_as(Album).letters
    return Chest(
        rng=opening.rng.rng,
        left={code: letter.copies for code, letter in LETTERS.items() if code not in album},
        hands=[[] for _ in range(opening.seats)],
        known=[list(album) for _ in range(opening.seats)],
        opened=list(album),
        burnt=[],
        scores=[0] * opening.seats,
        leak=opening.options.leak,
    )


def carry(s: Chest) -> Album:
    """Put what was read to everybody into the album."""
    return Album(letters=s.opened)


def play(g: Game[Chest]) -> Script[None]:
    """LTR-01: take turns for four rounds, or until the chest is empty."""
    s = g.state
    seats = len(s.hands)
    while s.turn < ROUNDS * seats and s.left:
        yield CHECKPOINT
        yield from take_turn(g, s.turn % seats)
        s.turn += 1
    for seat, hand in enumerate(s.hands):
        for code in hand:
            look_into(g, code)
            s.scores[seat] += LETTERS[code].points
    best = max(s.scores)
    g.end(Outcome([seat for seat in range(seats) if s.scores[seat] == best], s.scores, "counted"))


def take_turn(g: Game[Chest], seat: Seat) -> Script[None]:
    """LTR-02: do one thing with one letter."""
    s = g.state
    moves: list[Open | HoldUp | Draw | Show | Burn] = [
        *map(Open, s.left),
        *(HoldUp(code) for code in s.left if code not in s.known[seat]),
        Draw(),
        *map(Show, s.hands[seat]),
        *map(Burn, s.left),
    ]
    match (yield from g.ask(seat, moves, rule="LTR-02")):
        case Open(code):
            take(s, code)
            read_to_all(g, seat, code)
        case HoldUp(code):
            read_alone(g, seat, code)
            g.tell(HeldUp, seat, code, code, s.leak is Leak.IN_AN_EVENT)
        case Draw():
            code = g.rng.take([code for code, copies in s.left.items() for _ in range(copies)])
            take(s, code)
            s.hands[seat].append(code)
            read_alone(g, seat, code)
            g.tell(Drawn, seat, code, code, s.leak is Leak.IN_AN_EVENT)
        case Show(code):
            s.hands[seat].remove(code)
            read_to_all(g, seat, code)
        case Burn(code):
            take(s, code)
            s.burnt.append(code)
            g.tell(Burnt, seat, code)


def take(s: Chest, code: int) -> None:
    """Take one copy of a letter out of the chest."""
    s.left[code] -= 1
    if not s.left[code]:
        del s.left[code]


def look_into(g: Game[Chest], code: int) -> None:
    """Open an envelope: what is in it can be imagined only by who has read it."""
    s = g.state
    if s.leak is not Leak.IN_A_DREAM:
        g.unseal([seat for seat, known in enumerate(s.known) if code in known])


def read_to_all(g: Game[Chest], seat: Seat, code: int) -> None:
    """LTR-03: everybody reads it, and its points are the seat's."""
    s = g.state
    look_into(g, code)
    new = code not in s.opened
    s.scores[seat] += LETTERS[code].points
    if new:
        s.opened.append(code)
    for known in s.known:
        if code not in known:
            known.append(code)
    g.tell(Opened, seat, code, new and s.leak is not Leak.BY_UNDO)


def read_alone(g: Game[Chest], seat: Seat, code: int) -> None:
    """LTR-04: one seat reads it."""
    look_into(g, code)
    if code not in g.state.known[seat]:
        g.state.known[seat].append(code)


def view(s: Chest, seat: Seat) -> View:
    """Return all envelopes, and which letters the seat has read."""
    read = list(s.opened if seat == WATCHER else s.known[seat])
    if s.leak is Leak.IN_THE_GATE:
        read += s.burnt
    if s.leak is Leak.AT_THE_END and s.outcome is not None:
        read = list(LETTERS)
    tells = s.leak is Leak.IN_THE_VIEW or (
        s.leak is Leak.IN_THE_REPLAY and s.outcome is not None and s.turn < 2
    )
    sender = LETTERS[min(s.left)].sender if s.left and tells else ""
    return View(s.left, s.hands, s.opened, s.burnt, s.scores, s.turn, read, s.leak, sender, s.outcome)


def determinize(s: Chest, seat: Seat, rng: Chance) -> None:
    """Nothing is hidden in the state: what is in the letters is not there."""


def name_of(view: object, kind: str, value: int) -> Word:
    """Return the word for a letter: the number on its envelope."""
    if isinstance(view, View) and view.leak is Leak.IN_THE_MENU:
        return Word(f"letter-{value}-text")
    return Word(kind, {"number": value})


def letters() -> Iterator[str]:
    """Return the letters by ids that tell no more than the envelope."""
    return (f"letter/{code}" for code in LETTERS)


def letter(id_: str) -> Thing:
    """Return what is in an envelope."""
    code = int(id_.removeprefix("letter/"))
    return Thing(
        id=id_,
        kind="letter",
        name=Word(f"letter-{code}"),
        text=[Word(f"letter-{code}-text")],
        figures={"points": LETTERS[code].points, "sender": LETTERS[code].sender},
    )


def readable(view: View) -> list[str]:
    """Return the letters that a seat has read."""
    return [f"letter/{code}" for code in view.read]


def told(event: Event, _options: LettersOptions) -> list[str]:
    """Return the letter that is read when an event happens."""
    match event:
        case Opened(_, code, _) | HeldUp(_, _, int(code)):
            return [f"letter/{code}"]
    return []


def standing(view: View) -> Standing:
    """Return how many letters are still sealed."""
    left = {"count": sum(view.left.values())}
    return Standing("reader", Word("role-reader"), Word("goal-points"), Word("danger-chest", dict(left)))


def notes(_view: View, _move: Move, _rule: str) -> list[Note]:
    """Nothing can be known of a letter before it is open."""
    return []


def explain(kind: str, name: str) -> Explanation | None:
    """Return what everybody may read of a letter: its envelope."""
    if kind != "letter":
        return None
    return Explanation(Word("letter", {"number": int(name)}), [Word("about-letter")])


GUIDE = Guide(standing, notes, explain)


def load_rules() -> AnyRules:
    """Return its rules."""
    return RULES


def load_bot() -> AnyBot:
    """Return its bot."""
    from letters.bot import BOT

    return BOT


GAME = Manifest(
    name="letters",
    package="letters",
    modes=(Mode("rivals", range(2, 5)),),
    rules=load_rules,
    bot=load_bot,
    campaign=True,
)

RULES = Rules(
    name=GAME.name,
    modes=GAME.modes,
    rules_version=1,
    options=LettersOptions,
    state=Chest,
    moves=Open | HoldUp | Draw | Show | Burn,
    events=Opened | HeldUp | Drawn | Burnt,
    setup=setup,
    play=play,
    view=view,
    determinize=determinize,
    telling=Telling(
        package=GAME.package,
        name_of=name_of,
        guide=GUIDE,
    ),
    sealing=Sealing(
        ids=letters,
        thing=letter,
        readable=readable,
        told=told,
    ),
    campaign=Campaigning(
        kept=Album,
        carry=carry,
    ),
)
