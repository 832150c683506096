"""How the first half of book one of Etherfields goes for bots: Dreams, Slumbers, the cards of the market.

A half-book is The Waiting Room, the Way through the city, and The Drowned Arcade to an ending; with
`--dreams 4` it is the whole of book one. Teams of normal bots play, a quarter of the books with each number
of Dreamers: `python -m bench.half_books --seed autumn --books 200`; with `--saving` they also end one evening
before each Gate. The tables are written for `docs/balance.md`.
"""

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from dreamtable.arena.statistics import Interval, wilson
from dreamtable.bots import bot_named
from dreamtable.bots.bot import Bot
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Gate, Influence
from dreamtable.games.etherfields.events import (
    Died,
    Gained,
    MarketShown,
    Paid,
    Performed,
    Placed,
    SlumberBegan,
    SlumberEnded,
)
from dreamtable.games.etherfields.model import NOTHING, Dream, Dreamer
from dreamtable.games.etherfields.moves import Accept, BuyCard, EndEvening
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.world.cards import SlumberEntity
from dreamtable.kernel import Campaign, Chair, Event, Match, Move, Seat
from dreamtable.lang import Speaker

SEATS = (1, 2, 3, 4)
BOT = "greedy"
MOST_MATCHES = 45
SHOWN_OFTEN = 30
"""A card that was shown so often says something of itself."""
RARELY, TOO_OFTEN, EVERYWHERE = 0.1, 0.95, 0.6
SELDOM_PLACED, SURELY_BOUGHT = 0.15, 0.9
SLUMBERS_WON = (0.6, 0.85)
DREAMS_WON = {"i-01-x": (0.75, 0.9), "i-02-x": (0.6, 0.8), "i-03-x": (0.55, 0.75), "i-04-x": (0.55, 0.75)}
"""By Gate: the share of first tries that is meant to be won."""
MARKET = frozenset(
    card
    for card in BOX.of(Influence)
    if not BOX.notes[card].code and not BOX.card(card, Influence).owner and BOX.card(card, Influence).number
)


class Goods:
    """What came of one card of the market."""

    def __init__(self) -> None:
        self.shown = self.payable = self.bought = 0
        self.text = self.intent = 0
        self.held = self.placed = 0
        """In how many matches somebody had it, and in how many of them it was placed as Progress."""
        self.offered_won = self.held_won = 0
        """How many winners were offered it before, and how many of those had it."""

    def text_share(self) -> Interval:
        """Return how often it was played for its text, among all that it was played for."""
        return wilson(self.text, self.text + self.intent)

    def was_played(self) -> bool:
        """Say whether it was played often enough to say something of it."""
        return self.text + self.intent >= SHOWN_OFTEN

    def stays_in_hand(self) -> bool:
        """Say whether it is surely placed as Progress in too few of the matches in which somebody had it."""
        return wilson(self.placed, self.held).high < SELDOM_PLACED


TESTS: dict[str, Callable[[Goods], bool]] = {
    "never bought": lambda one: one.shown >= SHOWN_OFTEN and not one.bought,
    "bought nearly whenever it can be": lambda one: wilson(one.bought, one.payable).low > SURELY_BOUGHT,
    "hardly ever played for its text": lambda one: one.was_played() and one.text_share().high < RARELY,
    "hardly ever paid with": lambda one: one.was_played() and one.text_share().low > TOO_OFTEN,
    "in most decks of winners who were offered it": lambda one: (
        wilson(one.held_won, one.offered_won).low > EVERYWHERE
    ),
}
"""What a card must not be; each says so only beyond chance (95 %)."""


class Books:
    """What was counted over many books."""

    def __init__(self) -> None:
        self.books = 0
        self.deaths: Counter[int] = Counter()
        """By how many deaths a book had: how many books."""
        self.tries: defaultdict[tuple[str, int], list[bool]] = defaultdict(list)
        """By Gate and number of Dreamers: whether the first try of a Dream was a victory."""
        self.slumbers: defaultdict[tuple[str, int], list[bool]] = defaultdict(list)
        """By tile and number of Dreamers: whether a Slumber that was fought was won."""
        self.won_by: Counter[tuple[str, str]] = Counter()
        """By tile and its interaction: what was done last in Slumbers that were won."""
        self.ether: list[float] = []
        """Of each book, what a Dreamer gained."""
        self.ways: list[int] = []
        """Of each Way, the decisions."""
        self.goods: defaultdict[int, Goods] = defaultdict(Goods)
        self.lost: list[str] = []
        """The books that came to no end."""


class Book:
    """One campaign, played by bots."""

    def __init__(self, books: Books, seats: int, seed: str, dreams: int, *, saving: bool) -> None:
        self.books, self.seats, self.seed, self.dreams, self.saving = books, seats, seed, dreams, saving
        self.campaign: Campaign[Dream] = Campaign(RULES)
        self.entered: set[str] = set()
        self.deaths = 0
        self.ether = 0
        self.offered: list[set[int]] = [set() for _ in range(seats)]
        self.payable: list[set[int]] = [set() for _ in range(seats)]

    def play(self) -> None:
        """Play to the ending of the last Dream, or as long as a book may last."""
        ended: set[str] = set()
        for number in range(MOST_MATCHES):
            match = self.campaign.next_match(f"{self.seed} {number}", seats=self.seats)
            before = self.campaign.kept_after(self.campaign.latest)
            saves = self.saving and getattr(before, "ending", "") != "evening"
            self.finish(match, saves=saves)
            s = match.state
            self.count(match)
            self.campaign.finish(match)
            if s.world is None and s.ending in ("victory", "failure"):
                ended.add(CARDS[s.gate].id)
                if len(ended) == self.dreams:
                    break
        else:
            self.books.lost.append(self.seed)
        self.books.books += 1
        self.books.deaths[self.deaths] += 1
        self.books.ether.append(self.ether / self.seats)

    def finish(self, match: Match[Dream], *, saves: bool) -> None:
        """Let bots play a match; whoever saves ends the evening as soon as it can be, and buys then."""
        bots: dict[Seat, Bot] = {
            seat: bot_named(BOT, "etherfields", f"{self.seed} {seat}") for seat in range(self.seats)
        }
        chairs = {seat: Chair(match, seat) for seat in bots}
        ending = False
        while match.outcome is None:
            seat = match.due()[0]
            menu = list(chairs[seat].menu)
            self.look(seat, menu)
            wish = next((move for move in menu if isinstance(move, EndEvening)), None) if saves else None
            yes = next((move for move in menu if isinstance(move, Accept)), None) if ending else None
            ending = ending or wish is not None
            choice = wish or yes or bots[seat].choose(chairs[seat])
            if isinstance(choice, BuyCard):
                self.books.goods[choice.card].bought += 1
            match.answer(seat, choice)

    def look(self, seat: Seat, menu: Sequence[Move]) -> None:
        """Note what could be paid, each card once in a showing."""
        payable = {move.card for move in menu if isinstance(move, BuyCard)}
        for card in payable - self.payable[seat]:
            self.books.goods[card].payable += 1
        self.payable[seat] = payable

    def count(self, match: Match[Dream]) -> None:
        """Count what happened in a match."""
        s, told = match.state, match.told_from(0)
        if s.world is not None:
            self.books.ways.append(match.answers)
        elif CARDS[s.gate].id not in self.entered:
            gate = CARDS[s.gate].id
            self.entered.add(gate)
            self.books.tries[gate, self.seats].append(s.ending == "victory")
        self.count_fights(told)
        self.deaths += any(isinstance(event, Died) for event in told)
        self.ether += sum(event.num for event in told if isinstance(event, Gained) and event.thing == "ether")
        for seat, d in enumerate(s.dreamers):
            self.count_goods(seat, d, told, won=s.world is None and s.ending == "victory")

    def count_fights(self, told: Sequence[Event]) -> None:
        """Count the Slumbers that were fought, and by what those were won."""
        fought, last = NOTHING, ""
        for event in told:
            match event:
                case SlumberBegan(card):
                    fought, last = card, ""
                case Performed(_, action) if fought != NOTHING and ACTIONS[action].card == fought:
                    last = ACTIONS[action].action.id
                case SlumberEnded(card, result) if card == fought:
                    name = CARDS[card].id
                    self.books.slumbers[name, self.seats].append(result == "win")
                    if result == "win":
                        self.books.won_by[name, last] += 1
                    fought = NOTHING

    def count_goods(self, seat: Seat, d: Dreamer, told: Sequence[Event], *, won: bool) -> None:
        """Count what a Dreamer was shown, had, and did with the cards of the market."""
        goods = self.books.goods
        placed: set[int] = set()
        for event in told:
            match event:
                case MarketShown(who, cards) if who == seat:
                    for card in cards:
                        goods[card].shown += 1
                case Performed(who, action) if who == seat and ACTIONS[action].card in MARKET:
                    goods[ACTIONS[action].card].text += 1
                case Paid(who, card) if who == seat and card in MARKET:
                    goods[card].intent += 1
                case Placed(who, card) if who == seat and card in MARKET:
                    placed.add(card)
        piles = (d.deck.loose, d.deck.top, d.hand, d.discard, d.sealed, d.progress)
        held = {card for pile in piles for card in pile if card in MARKET}
        for card in held:
            goods[card].held += 1
            goods[card].placed += card in placed
        if won:
            for card in self.offered[seat]:
                goods[card].offered_won += 1
                goods[card].held_won += card in held
        for event in told:
            if isinstance(event, MarketShown) and event.seat == seat:
                self.offered[seat].update(card for card in event.cards if card in MARKET)


def share(wins: int, games: int) -> str:
    """Return a share with its interval (95 %)."""
    sure = wilson(wins, games)
    return (
        f"{100 * wins / games:.0f} % ({100 * sure.low:.0f}–{100 * sure.high:.0f}) of {games}"
        if games
        else "–"
    )


def marked(results: Sequence[bool], band: tuple[float, float]) -> str:
    """Return a share, marked if its interval lies outside of its band."""
    sure = wilson(sum(results), len(results))
    outside = " ✗" if results and (sure.low > band[1] or sure.high < band[0]) else ""
    return share(sum(results), len(results)) + outside


def by_seats(results: dict[tuple[str, int], list[bool]], name: str, band: tuple[float, float]) -> str:
    """Return the cells of a row: by number of Dreamers, and all."""
    cells = [f"{sum(own)} of {len(own)}" for seats in SEATS for own in [results.get((name, seats), [])]]
    every = [one for seats in SEATS for one in results.get((name, seats), [])]
    return " | ".join([*cells, marked(every, band)])


def names_of(results: Iterable[tuple[str, int]]) -> list[str]:
    """Return the components of a table in the order of the box."""
    return sorted({name for name, _ in results}, key=lambda name: BOX.numbers[name])


def told_fights(books: Books) -> Iterator[str]:
    """Return the tables of Dreams and of Slumbers, line by line."""
    speaker = Speaker("en", RULES)
    head = "| 1 | 2 | 3 | 4 | all |"
    yield f"| Dream, first try | meant {head}"
    yield "|---" * 7 + "|"
    for name in names_of(books.tries):
        low, high = band = DREAMS_WON[name]
        meant = f"{100 * low:.0f}–{100 * high:.0f} %"
        title = speaker.word(BOX.card(BOX.numbers[name], Gate).name())
        yield f"| {title} | {meant} | {by_seats(books.tries, name, band)} |"
    yield ""
    yield f"| Slumber, fought | won by {head}"
    yield "|---" * 7 + "|"
    for name in names_of(books.slumbers):
        ways = Counter({way: num for (tile, way), num in books.won_by.items() if tile == name})
        by = " · ".join(
            f"{speaker.say(f'action-{way}') if way else 'gone by itself'} {num}"
            for way, num in ways.most_common()
        )
        title = speaker.word(BOX.card(BOX.numbers[name], SlumberEntity).name())
        yield f"| {title} | {by} | {by_seats(books.slumbers, name, SLUMBERS_WON)} |"


def told_books(books: Books) -> Iterator[str]:
    """Return what books were like: deaths, Ether, the length of a Way."""
    every = [won for results in books.slumbers.values() for won in results]
    ways = sorted(books.ways)
    yield f"- {books.books} books; without an end: {', '.join(books.lost) or 'none'}"
    yield f"- Slumbers that were fought: {marked(every, SLUMBERS_WON)} won"
    yield "- Deaths in a book: " + ", ".join(
        f"{num} in {count}" for num, count in sorted(books.deaths.items())
    )
    yield f"- Ether that a Dreamer gains in a book: {sum(books.ether) / max(1, len(books.ether)):.1f}"
    if ways:
        middle, most = ways[len(ways) // 2], ways[len(ways) * 9 // 10]
        yield f"- Decisions of a Way: {middle} in the middle, nine of ten have fewer than {most}"


def told_goods(books: Books) -> Iterator[str]:
    """Return which cards of the market failed one of three tests: bought, used, not everywhere."""
    goods = {card: books.goods[card] for card in sorted(MARKET)}
    shown, bought = sum(one.shown for one in goods.values()), sum(one.bought for one in goods.values())
    some = sum(bool(one.bought) for one in goods.values())
    yield f"- The market: {shown} showings, {bought} cards bought, {some} of {len(goods)} at least once"
    for what, fails in TESTS.items():
        yield f"- {what}: {listed(card for card, one in goods.items() if fails(one))}"
    progress = (card for card in goods if BOX.card(card, Influence).place)
    unplaced = listed(card for card in progress if goods[card].stays_in_hand())
    yield f"- Progress that is hardly ever placed: {unplaced}"
    yield f"- bought by nobody: {listed(card for card, one in goods.items() if not one.bought)}"


def listed(cards: Iterable[int]) -> str:
    """Return cards by their names."""
    speaker = Speaker("en", RULES)
    return ", ".join(speaker.word(CARDS[card].name()) for card in cards) or "none"


def play(seed: str, books: int, dreams: int, minutes: float, *, saving: bool) -> Books:
    """Play so many books, in turns with each number of Dreamers, or until the time is up."""
    counted = Books()
    begun = time.monotonic()
    for number in range(books):
        if time.monotonic() - begun > 60 * minutes:
            break
        seats = SEATS[number % len(SEATS)]
        Book(counted, seats, f"{seed} {seats} {number}", dreams, saving=saving).play()
    return counted


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.half_books", description=__doc__)
    parser.add_argument("--seed", required=True, help="a name for these books; another one gives others")
    parser.add_argument("--books", type=int, default=200)
    parser.add_argument("--dreams", type=int, default=2, help="4: the whole of book one")
    parser.add_argument("--minutes", type=float, default=15.0, help="at most so long")
    parser.add_argument("--saving", action="store_true", help="end an evening before each Gate")
    asked = parser.parse_args(arguments)
    books = play(asked.seed, asked.books, asked.dreams, asked.minutes, saving=asked.saving)
    for lines in (told_fights(books), [""], told_books(books), told_goods(books)):
        for line in lines:
            print(line)


if __name__ == "__main__":
    main()
