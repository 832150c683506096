"""A Dream set for a test: who is where, what they hold, which Turn card lies there.

    table = dream(2, hands=["a1 a2", ""], at="A1.nw A1.ne")
    table.does(0, act("x-once"), pay("a1"))
    assert table.dreamers[0].ether == 1

Things are written by their ids in content; the small Dream of fixture.yaml is in the box besides the real
one while a test of this folder runs (`conftest.py`).
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from dreamtable.content.reading import read_all
from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.cards import Card, Gate, Item, Tile, TurnCard
from dreamtable.games.etherfields.loading import CONTENT
from dreamtable.games.etherfields.map import place_of, redraw, space_named
from dreamtable.games.etherfields.model import (
    LUCK_DIE,
    LUCK_NAMES,
    MOVEMENT_DIE,
    NOTHING,
    ActiveEntity,
    Dream,
    Dreamer,
    EtherfieldsOptions,
    Figure,
    InfluenceDeck,
    Laid,
    Phase,
)
from dreamtable.games.etherfields.moves import Act, Done, PayCard, PayItem
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.secrets import set_aside
from dreamtable.games.etherfields.setup import setup
from dreamtable.kernel import Event, Game, Match, Move, Opening, Script, Seat, chance
from dreamtable.kernel.rng import Given, prepared

NAMES = ("specialist", "free-spirit", "tough-guy", "gambler")


@cache
def small_dream() -> tuple[Card, ...]:
    """Return the components of the small Dream."""
    text = (Path(__file__).parent / "fixture.yaml").read_text(encoding="utf-8")
    placed, problems = read_all([("fixture.yaml", text)], CONTENT.reader())
    problems = problems or CONTENT.check(placed, CONTENT.cards())
    assert not problems, problems
    return tuple(one.card for one in placed if isinstance(one.card, Card))


@contextmanager
def with_small_dream() -> Iterator[None]:
    """Let the small Dream be in the box, and no longer than that: other tests know the real one alone."""
    before = {name: _copied(kept) for name, kept in vars(BOX).items() if not isinstance(kept, list)}
    cards, actions = len(BOX.cards), len(BOX.actions)
    BOX.add(small_dream())
    try:
        yield
    finally:
        del BOX.cards[cards:], BOX.intents[cards:], BOX.actions[actions:]
        for name, kept in before.items():
            now = getattr(BOX, name)
            now.clear()
            now.update(kept)


def _copied(kept: dict[Any, Any] | set[Any]) -> dict[Any, Any] | set[Any]:
    if isinstance(kept, set):
        return set(kept)
    return {key: copy(held) if isinstance(held, list | dict) else held for key, held in kept.items()}


class Refused(Exception):
    """Somebody wanted to do what is not on the menu."""


def card(name: str) -> int:
    """Return the number of a component."""
    return NUMBERS[name]


def cards(written: str) -> list[int]:
    """Return the numbers of some components."""
    return [NUMBERS[name] for name in written.split()]


def action(name: str) -> int:
    """Return the number of an action: of the Dream by its own id, of a card by the card's."""
    if name in BOX.named:
        return BOX.named[name]
    if name in BOX.back_actions:
        return BOX.back_actions[name]
    return BOX.actions_of[NUMBERS[name]][0]


def act(name: str) -> Act:
    """Announce an action."""
    return Act(action(name))


def pay(name: str) -> Move:
    """Discard a card or an Item for its Intent."""
    number = NUMBERS[name]
    return PayItem(number) if number in BOX.of(Item) else PayCard(number)


def at(name: str) -> int:
    """Return a space by slot and corner."""
    return space_named(name)


def luck(face: str) -> Given:
    """Return the chance by which the Luck die shows a face."""
    return Given(next(n for n, one in enumerate(LUCK_DIE) if LUCK_NAMES[one] == face), 6)


def pace(face: str) -> Given:
    """Return the chance by which the movement die shows `one`, `full` or `full-again`."""
    wanted = ("one", "full", "full-again").index(face)
    return Given(next(n for n, one in enumerate(MOVEMENT_DIE) if one == wanted), 6)


def carry_out(script: Script[Any]) -> list[str]:
    """Carry a piece of rules out, with the first entry of every menu; return the rules that asked."""
    asked: list[str] = []
    try:
        question = next(script)
        while True:
            asked.append(question.rule)
            question = script.send((next(iter(question.menus)), 0))
    except StopIteration:
        return asked


class Table:
    """A match in the middle of a Dream."""

    def __init__(self, state: Dream) -> None:
        self.match: Match[Dream] = Match(RULES, len(state.dreamers), "test", state=state)

    @property
    def s(self) -> Dream:
        """The state."""
        return self.match.state

    @property
    def dreamers(self) -> list[Dreamer]:
        """The Dreamers."""
        return self.s.dreamers

    def menu(self, seat: Seat) -> list[Move]:
        """Return what a seat may do."""
        return list(self.match.menu(seat))

    def can(self, seat: Seat, move: Move) -> bool:
        """Say whether a seat may do something."""
        return move in self.menu(seat)

    def does(self, seat: Seat, *moves: Move) -> "Table":
        """Let a seat do one thing after another."""
        for move in moves:
            menu = self.menu(seat)
            if move not in menu:
                raise Refused(f"{move} is not among {menu}")
            self.match.choose(seat, menu.index(move))
        return self

    def all_do(self, move: Move) -> "Table":
        """Let every seat that may do something do it."""
        for seat in range(len(self.dreamers)):
            if self.can(seat, move):
                self.does(seat, move)
        return self

    def is_asked(self, seat: Seat, rule: str) -> bool:
        """Say whether a seat is asked by a rule."""
        question = self.match.question_of(seat)
        return question is not None and question.rule == rule and seat in self.match.due()

    def events(self, kind: type[Event], seat: Seat = 0) -> list[Any]:
        """Return what a seat learned of a kind."""
        return [event for _, event in self.match.events(seat) if isinstance(event, kind)]

    def hand(self, seat: Seat) -> list[str]:
        """Return the ids of a hand."""
        return [BOX.cards[one].id for one in self.dreamers[seat].hand]


def dream(
    seats: int = 2,
    *,
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    where: str = "",
    turn: str = "t01",
    figures: Sequence[tuple[str, str]] = (),
    items: str = "",
    phase: Phase = Phase.FLOOR,
    brings: Sequence[Given] = (),
    gate: str = "x-gate",
    tiles: str = "X-01 A, X-01 B, X-01 C, X-01 D",
    turns: int = 4,
    names: Sequence[str] = NAMES,
    also: Callable[[Dream], None] | None = None,
    **options: bool,
) -> Table:
    """Set a Dream up as it stands on the open floor of its first Turn."""
    rng = chance(prepared("test", dict(enumerate(brings))) if brings else "test")
    opening = Opening(EtherfieldsOptions(**options), seats, chance("test"), RULES.modes[0])
    s = setup(opening, gate)
    s.rng, s.first, s.phase, s.turn = rng.rng, 0, phase, 1
    set_aside(Game(s, listening=False), BOX.card(s.gate, Gate).dream)
    for code in tiles.split(", "):
        tile = BOX.secrets[f"tile {code}"][0]
        s.secrets.pop(f"tile {code}", None)
        s.shown.append(tile)
        s.tiles.append(Laid(tile, place_of(BOX.card(tile, Tile))))
    redraw(s)
    s.turn_pool = [one for one in BOX.of(TurnCard) if BOX.cards[one].id != turn]
    s.current = NUMBERS[turn]
    s.turn_deck = [NOTHING] * turns
    s.turn_discard = [NOTHING] * (11 - turns)
    spaces = where.split()
    for seat, d in enumerate(s.dreamers):
        d.card = NUMBERS[names[seat]]
        start = BOX.starting_deck(d.card)
        d.deck = InfluenceDeck(cards(decks[seat]) if seat < len(decks) else start)
        if seat < len(decks):
            d.deck = InfluenceDeck([], cards(decks[seat])[::-1], mixed=True)
        d.hand = cards(hands[seat]) if seat < len(hands) else []
        d.discard = cards(discards[seat]) if seat < len(discards) else []
        d.space = space_named(spaces[seat] if seat < len(spaces) else "A1.nw")
    for entity, space in figures:
        number = NUMBERS[entity]
        if all(one.card != number for one in s.entities):
            s.entities.append(ActiveEntity(number))
            s.secrets.pop(f"tile {getattr(BOX.cards[number], 'code', '')}", None)
        s.figures.append(Figure(s.figures_made, number, space_named(space)))
        s.figures_made += 1
    s.items = cards(items)
    if also is not None:
        also(s)
    return Table(s)


def game(table: Table) -> Game[Dream]:
    """Return what rules are carried out with, outside of a match."""
    return Game(table.s, listening=False)


def night(table: Table) -> Table:
    """Let everybody be done, and answer what is asked by its first entry, until the next Turn."""
    turn = table.s.turn
    table.all_do(Done())
    while table.match.outcome is None and table.s.turn == turn:
        table.match.choose(table.match.due()[0], 0)
    return table
