"""Whispers: a tiny game of hidden cards that uses all kinds of questions, and can be made to leak on purpose.

Everybody holds three cards of a deck. All commit one in secret at once and show it; then, on an open floor,
whoever wants shouts once or everybody falls silent; then each in turn keeps or swaps a card with the deck.
Most points in hand win.
"""

from enum import IntEnum
from typing import Annotated

import msgspec

from dreamtable.kernel import (
    CHECKPOINT,
    Chance,
    Event,
    Game,
    Mode,
    Move,
    Options,
    Outcome,
    Ref,
    Rules,
    Script,
    Seat,
    State,
    at_once,
)
from dreamtable.telling import Annals, Deeds, Gauge, Guide, Note, Standing, Telling, Word
from dreamtable.telling.guide import odds

CARDS = 16
HAND = 3
CardId = Annotated[int, Ref("card")]


class Leak(IntEnum):
    """What this game gives away, to see that somebody notices."""

    NOTHING = 0
    IN_THE_VIEW = 1
    IN_THE_MENU = 2
    IN_AN_EVENT = 3
    IN_A_DREAM = 4
    IN_A_FORECAST = 5
    IN_THE_DANGER = 6
    IN_A_GAUGE = 7
    IN_A_DEED = 8


class WhispersOptions(Options, frozen=True):
    """How honest the game is."""

    leak: Leak = Leak.NOTHING


class Commit(Move, frozen=True):
    """Lay this card down."""

    card: CardId


class Shout(Move, frozen=True):
    """Be the one who shouts."""


class Silence(Move, frozen=True):
    """Say nothing more."""


class Keep(Move, frozen=True):
    """Keep the hand."""


class Swap(Move, frozen=True):
    """Put this card under the deck and draw another."""

    card: CardId


class Shown(Event, frozen=True):
    """Everybody shows the committed card."""

    reveals = True
    cards: list[CardId]


class Shouted(Event, frozen=True):
    """A seat shouted."""

    seat: Seat


class Swapped(Event, frozen=True):
    """A seat drew a card that only it sees."""

    seat: Seat
    card: CardId | None
    leaks: bool = False

    def seen_by(self, seat: Seat) -> "Swapped":
        """Only the drawer sees the card."""
        return self if seat == self.seat or self.leaks else Swapped(self.seat, None)

    def reveals_to(self, seat: Seat) -> bool:
        """The drawer learns the card."""
        return seat == self.seat


class Table(State):
    """The table."""

    deck: list[int]
    """Its end is the top."""
    hands: list[list[int]]
    leak: Leak
    shown: list[int] = []
    shouter: Seat | None = None
    silent: list[Seat] = []
    turn: Seat = 0


class View(msgspec.Struct, dict=True):
    """What a seat sees: its own hand, and the number of all other cards.

    The whole table lies behind it, where what is computed from a view might look.
    """

    hand: list[int]
    hand_sizes: list[int]
    deck: int
    shown: list[int]
    shouter: Seat | None
    turn: Seat
    spied: int | None


def setup(options: WhispersOptions, seats: int, rng: Chance) -> Table:
    """Deal the hands."""
    deck = list(range(CARDS))
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
    return Table(rng=rng.rng, deck=deck, hands=hands, leak=options.leak)


def play(g: Game[Table]) -> Script[None]:
    """Commit, shout, swap, count."""
    s = g.state
    seats = len(s.hands)
    yield CHECKPOINT
    if not s.shown:
        committed = yield from g.ask_all(
            lambda: {seat: [Commit(card) for card in hand] for seat, hand in enumerate(s.hands)},
            rule="WSP-01",
        )
        for seat, move in committed.items():
            s.hands[seat].remove(move.card)
            s.shown.append(move.card)
        g.tell(Shown, list(s.shown))
        yield CHECKPOINT
    while s.shouter is None and len(s.silent) < seats:
        seat, answer = yield from g.ask_any(
            lambda: {seat: [Shout(), Silence()] for seat in range(seats) if seat not in s.silent},
            rule="WSP-02",
        )
        if isinstance(answer, Shout):
            s.shouter = seat
            g.tell(Shouted, seat)
        else:
            s.silent.append(seat)
        yield CHECKPOINT
    while s.turn < seats:
        yield from swap(g, s.turn)
        s.turn += 1
        yield CHECKPOINT
    scores = [sum(hand) for hand in s.hands]
    g.end(Outcome([scores.index(max(scores))], scores, "counted"))


def swap(g: Game[Table], seat: Seat) -> Script[None]:
    """Keep the hand or swap one card."""
    s = g.state
    moves: list[Keep | Swap] = [Keep(), *(Swap(card) for card in s.hands[seat])]
    if s.leak is Leak.IN_THE_MENU and s.deck[-1] > CARDS // 2:
        moves.reverse()
    match (yield from g.ask(seat, moves, rule="WSP-03")):
        case Swap(card):
            s.hands[seat].remove(card)
            drawn = s.deck.pop()
            s.hands[seat].append(drawn)
            s.deck.insert(0, card)
            g.tell(Swapped, seat, drawn, s.leak is Leak.IN_AN_EVENT)


def view(s: Table, seat: Seat) -> View:
    """Return the own hand and public things."""
    mine = s.hands[seat] if seat >= 0 else []
    spied = s.hands[0][0] if s.leak is Leak.IN_THE_VIEW else None
    seen = View(mine, [len(hand) for hand in s.hands], len(s.deck), s.shown, s.shouter, s.turn, spied)
    vars(seen)["table"] = s
    return seen


def determinize(s: Table, seat: Seat, rng: Chance) -> None:
    """Deal what the seat can't see anew."""
    others = [other for other in range(len(s.hands)) if other != seat]
    hidden = [card for other in others for card in s.hands[other]] + s.deck
    if s.leak is not Leak.IN_A_DREAM:
        hidden.sort()
    rng.shuffle(hidden)
    for other in others:
        s.hands[other] = [hidden.pop() for _ in s.hands[other]]
    s.deck = hidden


def name_of(_view: object, kind: str, value: int) -> Word:
    """Return the word for a card."""
    return Word(f"{kind}-{value}")


def peeped(seen: View, leak: Leak) -> int:
    """Return what lies on top of the deck if the game gives it away there; else nothing."""
    table: Table | None = vars(seen).get("table")
    return 1 + table.deck[-1] if table is not None and table.leak is leak else 0


def standing(seen: View) -> Standing:
    """Say what a seat wants and fears."""
    danger = Word("danger", {"next": peeped(seen, Leak.IN_THE_DANGER)})
    return Standing("whisperer", Word("role"), Word("goal"), danger)


def notes(seen: View, move: Move, _rule: str) -> list[Note]:
    """Say what swapping brings."""
    return [odds("swap", drawn=peeped(seen, Leak.IN_A_FORECAST))] if isinstance(move, Swap) else []


GUIDE = Guide(standing=standing, notes=notes, explain=lambda _kind, _id: None)
ANNALS = Annals(
    gauges=lambda seen: [Gauge(Word("deck"), seen.deck + peeped(seen, Leak.IN_A_GAUGE))],
    deeds=lambda seen, told: Deeds(
        [[Word("held", {"cards": size}) for size in seen.hand_sizes]],
        [Word("next", {"card": peeped(seen, Leak.IN_A_DEED), "told": len(told)})],
    ),
)

RULES = Rules(
    name="whispers",
    modes=(Mode("rivals", range(2, 5)),),
    rules_version=1,
    options=WhispersOptions,
    state=Table,
    moves=Commit | Shout | Silence | Keep | Swap,
    events=Shown | Shouted | Swapped,
    setup=at_once(setup),
    play=play,
    view=view,
    determinize=determinize,
    telling=Telling(
        name_of=name_of,
        guide=GUIDE,
        annals=ANNALS,
    ),
)
