"""A Dream set for a test: who is where, what they hold, which Turn card lies there.

    table = dream(2, hands=["a1 a2", ""], at="A1.nw A1.ne")
    table.does(0, act("x-once"), pay("a1"))
    assert table.dreamers[0].ether == 1

Things are written by their ids in content; the small Dream of fixture.yaml is in the box besides the real
one while a test of this folder runs (`conftest.py`), and so is what the test makes up by `invent`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, Self

from dreamtable.content.reading import read_all
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS, NUMBERS
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
from dreamtable.games.etherfields.play import PHASES
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.secrets import set_aside
from dreamtable.games.etherfields.setup import setup
from dreamtable.kernel import CHECKPOINT, Event, Game, Match, Move, Opening, Script, Seat, chance
from dreamtable.kernel.rng import Given, prepared
from inventing import Inventions, copied, restored
from refusing import refusal

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
    before = copied(vars(BOX))
    BOX.add(small_dream())
    BOX.edition = EDITION
    try:
        yield
    finally:
        INVENTED.take_out()
        restored(vars(BOX), before)


EDITION = object()
"""Of the box with the small Dream: what is made of it need be made but once."""


INVENTED = Inventions(CONTENT)
invent = INVENTED.invent
"""Make components up, in words of content; return the id of the last one."""


def written(move: Move) -> str:
    """Return a move as tests write it: cards and actions by their ids."""
    said = {name: getattr(move, name) for name in move.__struct_fields__}
    if "action" in said:
        said["action"] = ACTIONS[said["action"]].action.id
    if "card" in said:
        said["card"] = CARDS[said["card"]].id
    return f"{type(move).__name__}({', '.join(str(one) for one in said.values())})"


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

    def __init__(self, state: Dream, stops: "Stop | None" = None) -> None:
        rules = RULES if stops is None else replace(RULES, play=partial(play_until, stops=stops))
        self.match: Match[Dream] = Match(rules, len(state.dreamers), "test", state=state)

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

    def does(self, seat: Seat, *moves: Move) -> Self:
        """Let a seat do one thing after another."""
        for move in moves:
            menu = self.menu(seat)
            if move not in menu:
                raise refusal(self.match, seat, move, written)
            self.match.choose(seat, menu.index(move))
        return self

    def brings(self, *given: Given) -> Self:
        """Say what chance brings next, to forks and after an undo as well."""
        self.match.renew(prepared("test", dict(enumerate(given))), lost=0)
        return self

    def all_do(self, move: Move) -> Self:
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


class Stop(NamedTuple):
    """Where a Dream stands still: as a phase begins, or in it after so many steps of the Turn card."""

    phase: Phase
    steps: int = 0


STANDS_STILL = "ETH-TRO-01"
"""The rule that asks the first seat to be done, again and again, where a Dream was to stop."""


def play_until(g: Game[Dream], stops: Stop) -> Script[None]:
    """Play until a Dream is to stop, and stand still there."""
    s = g.state
    while s.phase is not stops.phase or s.step < stops.steps:
        if g.keeping:
            yield CHECKPOINT
        yield from PHASES[s.phase](g)
    while True:
        yield from g.ask(0, [Done()], rule=STANDS_STILL, always=True)


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
    flaws: str | None = None,
    stops: Stop | None = None,
    gate: str = "x-gate",
    tiles: str = "X-01 A, X-01 B, X-01 C, X-01 D",
    turns: int = 4,
    names: Sequence[str] = NAMES,
    also: Callable[[Dream], None] | None = None,
    table: type[Table] = Table,
    **options: Any,
) -> Table:
    """Set a Dream up as it stands on the open floor of its first Turn.

    A deck that is said to be empty (`decks=["", "a1"]`, `flaws=""`, `turns=0`) is; one of which nothing is
    said is as dealt. The Dream stands still where it `stops`.
    """
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
            s.shown.append(number)
        s.figures.append(Figure(s.figures_made, number, space_named(space)))
        s.figures_made += 1
    s.items = cards(items)
    if flaws is not None:
        s.flaw_deck = cards(flaws)
    if also is not None:
        also(s)
    return table(s, stops)


def game(table: Table) -> Game[Dream]:
    """Return what rules are carried out with, outside of a match."""
    return Game(table.s, listening=False)


def night(table: Table) -> Table:
    """Let everybody be done, and answer what is asked by its first entry, until the next Turn."""
    turn = table.s.turn
    table.all_do(Done())
    while table.match.outcome is None and table.s.turn == turn and not table.is_asked(0, STANDS_STILL):
        table.match.choose(table.match.due()[0], 0)
    return table
