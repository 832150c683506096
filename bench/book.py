"""How hard book one of Etherfields is: teams of its normal bots play it from the first Gate to the tram stop.

Campaigns of all numbers of Dreamers take turns, with an evening that ends before each Gate and without any,
so that each has as many as the time allows: `python -m bench.book --seed autumn --minutes 10`. The tables are
written for `docs/book-one.md`, which names the seed: numbers that were turned on some campaigns are judged by
others. Of Slumbers and the market `bench.half_books` tells.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from statistics import mean
from typing import NamedTuple

from bench.half_books import BOT, DREAMS_WON, MOST_MATCHES, SEATS
from dreamtable.arena.statistics import wilson
from dreamtable.bots import bot_named
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Gate
from dreamtable.games.etherfields.events import (
    AwakeningBegan,
    CardGained,
    Gained,
    Lost,
    TurnBegan,
)
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.model import Beginning, Dream, EtherfieldsOptions, Saga
from dreamtable.games.etherfields.moves import Act, EndEvening, PickChoice, PickOption
from dreamtable.games.etherfields.rules import RULES
from dreamtable.kernel import Chair, Match, Move
from dreamtable.lang import Speaker

BANDS = {BOX.card(BOX.numbers[gate], Gate).dream: band for gate, band in DREAMS_WON.items()}
"""By Dream: the share of first tries that is meant to be won."""
LAST = "I-04"
END: Move = EndEvening()
STRAYS = 0.3
"""How often whoever is curious tries something."""
WON, LOST, DEATH = "victory", "failure", "death"


class Tried(NamedTuple):
    """How a match of a campaign went."""

    dream: str
    """The Dream by its code; nothing for a Way."""
    seats: int
    saved: bool
    """Whether the campaign ends an evening before each Gate."""
    first: bool
    """Whether the Dream was not tried before."""
    ending: str
    dreamers: Sequence[str]
    turns: int
    decisions: int
    earned: int
    """Ether that Dreamers gained in the match."""
    spent: int
    bought: int
    """Cards that Dreamers gained on a Way."""
    awakened: int
    read: Sequence[int]
    """The pages that were opened in it."""


def tally(match: Match[Dream], *, saved: bool, first: bool) -> Tried:
    """Return what is counted of a match that is over."""
    s, told = match.state, [event for _, event in match.events(0)]
    ether = [event for event in told if isinstance(event, Gained | Lost) and event.thing == "ether"]
    gate = CARDS[s.gate] if s.gate >= 0 else None
    return Tried(
        dream=gate.dream if isinstance(gate, Gate) else "",
        seats=len(s.dreamers),
        saved=saved,
        first=first,
        ending=s.ending,
        dreamers=[CARDS[d.card].id for d in s.dreamers],
        turns=sum(isinstance(event, TurnBegan) for event in told),
        decisions=len(match.journal),
        earned=sum(event.num for event in ether if isinstance(event, Gained)),
        spent=sum(event.num for event in ether if isinstance(event, Lost)),
        bought=0 if s.world is None else sum(isinstance(event, CardGained) for event in told),
        awakened=sum(isinstance(event, AwakeningBegan) for event in told),
        read=[*s.read, *(s.world.pages if s.world is not None else ())],
    )


def play(match: Match[Dream], name: str, *, ends: bool, curious: bool = False) -> None:
    """Let bots play a match; on a Way they may be told to end the evening before they go on. Who is curious
    takes the ways of pages as chance has it, and tries now and then whatever can be done."""
    chance = random.Random(name)
    bots = {seat: bot_named(BOT, RULES.name, f"{name} {seat}") for seat in range(match.seats)}
    chairs = {seat: Chair(match, seat) for seat in bots}
    while match.outcome is None:
        seat = match.due()[0]
        menu = match.menu(seat)
        tempting = PickChoice | PickOption if chance.random() > STRAYS else PickChoice | PickOption | Act
        ways = [move for move in menu if isinstance(move, tempting)] if curious else []
        if ends and END in menu:
            match.answer(seat, END)
        else:
            match.answer(seat, chance.choice(ways) if ways else bots[seat].choose(chairs[seat]))


def campaign(seats: int, seed: str, *, saved: bool, curious: bool = False) -> Iterator[Tried]:
    """Play a campaign from the first Gate to the tram stop, or as long as anybody may wait for that."""
    kept: Saga | None = None
    tried: set[str] = set()
    for number in range(MOST_MATCHES):
        name = f"{seed} {number}"
        options = EtherfieldsOptions(gate=Beginning.I_01)
        match: Match[Dream] = Match(RULES, seats, name, options if kept is None else None, kept=kept)
        ends = saved and match.state.world is not None and kept is not None and kept.ending != "evening"
        play(match, name, ends=ends, curious=curious)
        one = tally(match, saved=saved, first=False)
        yield one._replace(first=bool(one.dream) and one.dream not in tried)
        tried.add(one.dream)
        kept = carry(match.state)
        if one.dream == LAST and one.ending != DEATH:
            return


def campaigns(seed: str, most: int | None, minutes: float, teams: Sequence[int]) -> Iterator[list[Tried]]:
    """Play campaigns in turns until there are so many of each kind, or the time is up."""
    begun = time.monotonic()
    for number in count() if most is None else range(most):
        for seats in teams:
            for saved in (False, True):
                if time.monotonic() - begun > 60 * minutes:
                    return
                yield list(campaign(seats, f"{seed} {seats} {saved} {number}", saved=saved))


# What is told of them


def share(won: int, of: int) -> str:
    """Return a share with its interval."""
    sure = wilson(won, of)
    return f"{100 * won / of:.0f} % ({100 * sure.low:.0f}–{100 * sure.high:.0f})" if of else "–"


def dreams(tried: Sequence[Tried], teams: Sequence[int]) -> Iterator[str]:
    """Return how Dreams went at the first try, by number of Dreamers."""
    heads = ("Dream, meant", "Dreamers", "tries", "won", "without an evening", "with one")
    more = ("lost", "died", "Turns", "decisions", "Ether")
    yield f"| {' | '.join((*heads, *more))} |"
    yield "|---" * (len(heads) + len(more)) + "|"
    for dream, (low, high) in BANDS.items():
        for seats in (*teams, 0):
            own = [one for one in tried if one.dream == dream and one.first and seats in (0, one.seats)]
            if not own:
                continue
            by = Counter(one.ending for one in own)
            sure = wilson(by[WON], len(own))
            outside = " ✗" if sure.low > high or sure.high < low else ""
            ways = [
                share(sum(one.ending == WON for one in kind), len(kind))
                for kind in ([one for one in own if one.saved is saved] for saved in (False, True))
            ]
            cells = [
                f"{dream}, {100 * low:.0f}–{100 * high:.0f} %",
                str(seats or "all"),
                str(len(own)),
                share(by[WON], len(own)) + outside,
                *ways,
                f"{100 * by[LOST] / len(own):.0f} %",
                f"{100 * by[DEATH] / len(own):.0f} %",
                f"{mean(one.turns for one in own):.1f}",
                f"{mean(one.decisions for one in own):.0f}",
                f"{mean(one.earned / one.seats for one in own):.1f}",
            ]
            yield f"| {' | '.join(cells)} |"


def alone(tried: Sequence[Tried]) -> Iterator[str]:
    """Return how often each Dreamer alone won each Dream at the first try."""
    yield f"| Dreamer alone | {' | '.join(BANDS)} |"
    yield "|---" * (len(BANDS) + 1) + "|"
    own = [one for one in tried if one.seats == 1 and one.first]
    for name in sorted({one.dreamers[0] for one in own}):
        cells = []
        for dream in BANDS:
            these = [one for one in own if one.dreamers[0] == name and one.dream == dream]
            cells.append(share(sum(one.ending == WON for one in these), len(these)))
        yield f"| {Speaker('en', RULES).say(f'card-{name}')} | {' | '.join(cells)} |"


def roads(played: Sequence[Sequence[Tried]], teams: Sequence[int]) -> Iterator[str]:
    """Return what lies between the Dreams, by number of Dreamers."""
    heads = ("Dreamers", "campaigns", "to the tram stop", "matches", "deaths", "decisions")
    more = ("Awakenings", "Ether earned", "Ether lost or spent", "cards bought")
    yield f"| {' | '.join((*heads, *more))} |"
    yield "|---" * (len(heads) + len(more)) + "|"
    for seats in teams:
        own = [one for one in played if one[0].seats == seats]
        every = [one for each in own for one in each]
        cells = [
            str(seats),
            str(len(own)),
            share(sum(each[-1].dream == LAST and each[-1].ending != DEATH for each in own), len(own)),
            f"{len(every) / len(own):.1f}",
            f"{sum(one.ending == DEATH for one in every) / len(own):.1f}",
            f"{sum(one.decisions for one in every) / len(own):.0f}",
            f"{sum(one.awakened for one in every) / len(own):.1f}",
            *(
                f"{sum(getattr(one, what) / seats for one in every) / len(own):.1f}"
                for what in ("earned", "spent", "bought")
            ),
        ]
        yield f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.book", description=__doc__)
    parser.add_argument("--seed", required=True, help="a name for these campaigns; another one gives others")
    parser.add_argument("--games", type=int, help="so many of each kind at each number of Dreamers")
    parser.add_argument("--minutes", type=float, default=10.0, help="at most so long")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, help="e.g. 1 4")
    asked = parser.parse_args(arguments)
    played = list(campaigns(asked.seed, asked.games, asked.minutes, asked.seats))
    tried = [one for each in played for one in each]
    print(f"{len(played)} campaigns, {len(tried)} matches, seed {asked.seed!r}")
    for lines in (dreams(tried, asked.seats), alone(tried), roads(played, asked.seats)):
        print(*lines, "", sep="\n")


if __name__ == "__main__":
    main()
