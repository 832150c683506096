"""Decisions, matches, copies and forks a second, for every game and for tic-tac-toe; loading of content.

Each figure is the best of several short runs (CPU time, one core), and also a ratio to a plain counting loop
measured in the same process, so that figures from different machines can be compared.
"""

import argparse
import gc
import json
import os
import platform
import random
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from bench.tictactoe import RULES as TICTACTOE
from dreamtable.content.game import Content
from dreamtable.games import GAMES, WITH_CONTENT, content_of, rules_of
from dreamtable.kernel import AnyRules, Match, Menu, Question, Seat

TYPICAL_SEATS = {"tictactoe": 2, "lucidity": 4, "inception": 6, "eldritch": 4}
encode = msgspec.msgpack.encode


def best(work: Callable[[], int], rounds: int) -> float:
    """Return how many units of work are done in a second, in the best of several rounds."""
    fastest = 0.0
    for _ in range(rounds):
        begun = time.process_time()
        done = work()
        fastest = max(fastest, done / (time.process_time() - begun))
    return fastest


def count(steps: int = 200_000) -> int:
    """The calibration loop: plain counting."""
    total = 0
    for step in range(steps):
        total += step & 7
    return steps


def asked(question: Question) -> tuple[Seat, Menu]:
    """Return a seat that is asked, and its menu."""
    return next(iter(question.menus.items()))


def play(rules: AnyRules, seats: int, matches: int, *, watched: bool) -> tuple[int, int]:
    """Play random matches; watched ones keep events, and every seat looks before every answer."""
    chance = random.Random(f"{rules.name} {seats}").random
    decisions = 0
    for number in range(matches):
        match = Match(rules, seats, f"bench {number}", listening=watched, keeping=watched)
        while (question := match.question) is not None:
            if watched:
                for seat in range(seats):
                    match.view(seat)
            for seat, menu in question.menus.items():  # `asked`, without a call that is not the game's
                match.choose(seat, int(chance() * len(menu)))
                break
            decisions += 1
        if watched:
            for seat in range(seats):
                match.events(seat)
    return decisions, matches


def fork_times(rules: AnyRules, seats: int, matches: int = 3) -> list[float]:
    """Return the seconds of a fork at each decision of a few matches, each the best of five."""
    times = []
    chance = random.Random(7).random
    for number in range(matches):
        match: Match[Any] = Match(rules, seats, f"fork {number}", listening=False)
        while (question := match.question) is not None:
            spans = []
            for _ in range(5):
                begun = time.perf_counter()
                match.fork()
                spans.append(time.perf_counter() - begun)
            times.append(min(spans))
            seat, menu = asked(question)
            match.choose(seat, int(chance() * len(menu)))
    return sorted(times)


def middle_state(rules: AnyRules, seats: int) -> Any:
    """Return the state in the middle of a random match."""
    chance = random.Random(3).random
    states = []
    match: Match[Any] = Match(rules, seats, "copy", listening=False)
    while (question := match.question) is not None:
        states.append(encode(match.state))
        seat, menu = asked(question)
        match.choose(seat, int(chance() * len(menu)))
    return msgspec.msgpack.decode(states[len(states) // 2], type=rules.state)


def copies(rules: AnyRules, state: Any, times: int = 2_000) -> int:
    """Copy a state as the kernel does: encode and decode."""
    decode = msgspec.msgpack.Decoder(rules.state).decode
    put = msgspec.msgpack.Encoder().encode
    for _ in range(times):
        decode(put(state))
    return times


def figures(rules: AnyRules, rounds: int) -> list[tuple[str, float, str]]:
    """Return the figures of one game: name, value, unit."""
    seats = TYPICAL_SEATS.get(rules.name, rules.seats[len(rules.seats) // 2])
    matches = 400 if rules.name == "tictactoe" else 25
    name = rules.name
    gc.collect()
    gc.freeze()
    plain = best(lambda: play(rules, seats, matches, watched=False)[0], rounds)
    whole = best(lambda: play(rules, seats, matches, watched=False)[1], rounds)
    watched = best(lambda: play(rules, seats, matches, watched=True)[0], rounds)
    state = middle_state(rules, seats)
    copied = best(lambda: copies(rules, state), rounds)
    forks = fork_times(rules, seats)
    gc.unfreeze()
    return [
        (f"{name}.decisions", plain, "1/s"),
        (f"{name}.decisions-watched", watched, "1/s"),
        (f"{name}.matches", whole, "1/s"),
        (f"{name}.copy", 1e6 / copied, "µs"),
        (f"{name}.copies", copied, "1/s"),
        (f"{name}.fork-mean", sum(forks) / len(forks) * 1e6, "µs"),
        (f"{name}.fork-p99", forks[int(len(forks) * 0.99)] * 1e6, "µs"),
        (f"{name}.fork-worst", forks[-1] * 1e6, "µs"),
    ]


def loading(content: Content, rounds: int) -> list[tuple[str, float, str]]:
    """Return how long the content of a game takes to load: from its files, and from the cache."""
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, XDG_CACHE_HOME=folder):

        def cold() -> int:
            shutil.rmtree(Path(folder) / "dreamtable", ignore_errors=True)
            content.load()
            return 1

        def cached() -> int:
            content.load()
            return 1

        return [
            (f"{content.game}.load", 1e3 / best(cold, max(1, rounds // 5)), "ms"),
            (f"{content.game}.load-cached", 1e3 / best(cached, rounds), "ms"),
        ]


def main(arguments: list[str]) -> None:
    """Print the figures as a table, or with --json one object a line."""
    parser = argparse.ArgumentParser(prog="dreamtable bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument(
        "--game", choices=["tictactoe", *dict.fromkeys((*GAMES, *WITH_CONTENT))], help="this game only"
    )
    parser.add_argument("--rounds", type=int, default=25, help="how many short runs to take the best of")
    chosen = parser.parse_args(arguments)
    loop = best(count, chosen.rounds)
    if not chosen.json:
        print(f"{platform.python_implementation()} {platform.python_version()}, one core, random play")
        print(f"calibration loop: {loop:,.0f} steps/s; ratio = figure per million steps of it")
    for rules in (TICTACTOE, *(rules_of(game) for game in GAMES)):
        if chosen.game in (None, rules.name):
            show(figures(rules, chosen.rounds), loop, as_json=chosen.json)
    for game in WITH_CONTENT:
        if chosen.game in (None, game):
            show(loading(content_of(game)[0], chosen.rounds), loop, as_json=chosen.json)


def show(rows: list[tuple[str, float, str]], loop: float, *, as_json: bool) -> None:
    """Print figures with their ratios to the loop."""
    for name, value, unit in rows:
        # a rate against the loop's rate; a duration as the steps the loop does meanwhile, in millions
        ratio = value / loop * 1e6 if unit == "1/s" else value * loop / {"µs": 1e12, "ms": 1e9}[unit]
        if as_json:
            print(json.dumps({"name": name, "value": round(value, 3), "unit": unit, "ratio": ratio}))
        else:
            print(f"{name:32} {value:14,.1f} {unit:4} {ratio:14.6g}")
