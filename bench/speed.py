"""How fast every game is played, seen, forked, imagined, learned and loaded; and other engines beside it.

Decisions, matches, copies, forks, imagined worlds, steps of environments and matches of bots a second.

Each figure is the best of several short runs (CPU time, one core), and also a ratio to a plain counting loop
measured in the same process just before, so that figures from different machines can be compared.
"""

import argparse
import dataclasses
import gc
import json
import os
import platform
import random
import shutil
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from bench import opening, storing
from bench.peers.engines import PEERS, random_steps
from bench.tictactoe import RULES as TICTACTOE
from dreamtable.bots import bot_named, play_out, swift_bot
from dreamtable.content.game import Content
from dreamtable.games import content_of, games_with_content, manifest_of, playable_games, rules_of
from dreamtable.kernel import AnyRules, Match, Menu, Seat

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


def asked(match: Match[Any]) -> tuple[Seat, Menu]:
    """Return who is to answer, and the menu."""
    seat = match.due()[0]
    return seat, match.menu(seat)


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
                if seat not in question.optional or len(question.menus) == len(question.optional):
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
        while match.question is not None:
            spans = []
            for _ in range(5):
                begun = time.perf_counter()
                match.fork()
                spans.append(time.perf_counter() - begun)
            times.append(min(spans))
            seat, menu = asked(match)
            match.choose(seat, int(chance() * len(menu)))
    return sorted(times)


def forks_of_one_question(rules: AnyRules, seats: int, *, imagined: bool, times: int = 10) -> int:
    """Fork each question of a match so often, as search does; or imagine so many worlds there."""
    chance = random.Random(11).random
    match: Match[Any] = Match(rules, seats, "ten forks", listening=False)
    while match.question is not None:
        seat, menu = asked(match)
        for number in range(times):
            if imagined:
                match.imagine(seat, str(number))
            else:
                match.fork()
        match.choose(seat, int(chance() * len(menu)))
    return times * match.answers


def in_environments(rules: AnyRules, seats: int, rounds: int) -> list[tuple[str, float, str]]:
    """Return how many steps learners make in the environment of a game: see, mask, act."""
    from dreamtable.envs import make_env  # numpy and PettingZoo are not needed for anything else

    env = make_env(rules.name, seats, observation="flat", seed=1)
    return [(f"{rules.name}.env-steps", best(lambda: random_steps(env), rounds), "1/s")]


def middle_state(rules: AnyRules, seats: int) -> Any:
    """Return the state in the middle of a random match."""
    chance = random.Random(3).random
    states = []
    match: Match[Any] = Match(rules, seats, "copy", listening=False)
    while match.question is not None:
        states.append(encode(match.state))
        seat, menu = asked(match)
        match.choose(seat, int(chance() * len(menu)))
    return msgspec.msgpack.decode(states[len(states) // 2], type=rules.state)


def copies(rules: AnyRules, state: Any, times: int = 2_000) -> int:
    """Copy a state as the kernel does: encode and decode."""
    decode = msgspec.msgpack.Decoder(rules.state).decode
    put = msgspec.msgpack.Encoder().encode
    for _ in range(times):
        decode(put(state))
    return times


def greedy_games(rules: AnyRules, seats: int, matches: int = 2) -> int:
    """Play matches between the game's own swift bots."""
    bot = swift_bot(rules.name)
    for number in range(matches):
        match: Match[Any] = Match(rules, seats, f"greedy {number}")
        play_out(match, {seat: bot_named(bot, rules.name, f"{number} {seat}") for seat in range(seats)})
    return matches


def by_bots(rules: AnyRules, seats: int, rounds: int) -> list[tuple[str, float, str]]:
    """Return how many matches sensible bots play: what balance reports and campaigns of games are made of."""
    return [(f"{rules.name}.greedy", best(lambda: greedy_games(rules, seats), max(1, rounds // 5)), "1/s")]


def in_mode(rules: AnyRules, mode: str | None) -> AnyRules:
    """Return the rules of a game that is played in one way only."""
    if mode is None:
        return rules
    return dataclasses.replace(rules, modes=(rules.mode_for(rules.seats_for(mode)[0], mode),))


def figures(rules: AnyRules, seats: int, rounds: int) -> list[tuple[str, float, str]]:
    """Return the figures of one game: name, value, unit."""
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
    tenth = best(lambda: forks_of_one_question(rules, seats, imagined=False), max(1, rounds // 5))
    worlds = best(lambda: forks_of_one_question(rules, seats, imagined=True), max(1, rounds // 5))
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
        (f"{name}.forks-of-one-question", tenth, "1/s"),
        (f"{name}.imagined-worlds", worlds, "1/s"),
    ]


def loading(content: Content, rounds: int) -> list[tuple[str, float, str]]:
    """Return how long the content of a game takes to load: from its files, and from the cache."""
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, XDG_CACHE_HOME=folder):

        def cold() -> int:
            shutil.rmtree(Path(folder) / "dreamtable", ignore_errors=True)
            content.fresh_box()
            return 1

        def cached() -> int:
            content.fresh_box()
            return 1

        return [
            (f"{content.game}.load", 1e3 / best(cold, max(1, rounds // 5)), "ms"),
            (f"{content.game}.load-cached", 1e3 / best(cached, rounds), "ms"),
        ]


def main(arguments: list[str]) -> None:
    """Print the figures as a table, or with --json one object a line."""
    parser = argparse.ArgumentParser(prog="dreamtable bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--game", choices=[TICTACTOE.name, *playable_games()], help="this game only")
    parser.add_argument("--mode", help="this way to play the game only")
    parser.add_argument("--rounds", type=int, default=25, help="how many short runs to take the best of")
    parser.add_argument("--peers", action="store_true", help="other engines only")
    chosen = parser.parse_args(arguments)
    warnings.simplefilter("ignore")
    if not chosen.json:
        print(f"{platform.python_implementation()} {platform.python_version()}, one core, random play")
        print("ratio = figure per million steps of a counting loop")
    for rows in groups(chosen):
        loop = best(count, chosen.rounds)
        show(rows(), loop, as_json=chosen.json)
    if chosen.game is None and not chosen.json:
        for name, peer in PEERS.items():
            if not peer.is_installed():
                print(f"not measured: {name} (pip install --group peers)")


def groups(chosen: argparse.Namespace) -> Iterator[Callable[[], list[tuple[str, float, str]]]]:
    """Yield what measures figures that belong together, as they were asked for."""
    rounds = chosen.rounds
    if not chosen.peers:
        if chosen.game in (None, TICTACTOE.name):
            yield partial(figures, TICTACTOE, TICTACTOE.seats[0], rounds)
        for game in playable_games():
            if chosen.game in (None, game):
                rules = in_mode(rules_of(game), chosen.mode)
                seats = min(max(manifest_of(game).usual_seats, rules.seats[0]), rules.seats[-1])
                yield partial(figures, rules, seats, rounds)
                yield partial(by_bots, rules, seats, rounds)
                yield partial(in_environments, rules, seats, rounds)
                yield partial(storing.figures, rules, seats)
        if chosen.game is None:
            yield partial(opening.figures, rounds)
        for game in games_with_content():
            if chosen.game in (None, game):
                yield partial(loading, content_of(game)[0], rounds)
    if chosen.game is None:
        for name, peer in PEERS.items():
            if peer.is_installed():
                yield partial(beside, name, rounds)


def beside(name: str, rounds: int) -> list[tuple[str, float, str]]:
    """Return the figures of another engine."""
    return [(f"{name}.{what}", best(work, rounds), "1/s") for what, work in PEERS[name].works().items()]


def show(rows: list[tuple[str, float, str]], loop: float, *, as_json: bool) -> None:
    """Print figures with their ratios to the loop."""
    for name, value, unit in rows:
        # a rate against the loop's rate; a duration as the steps the loop does meanwhile, in millions; a size
        # does not depend on the machine
        ratio = (
            value / loop * 1e6 if unit == "1/s" else value * loop / {"µs": 1e12, "ms": 1e9, "B": loop}[unit]
        )
        if as_json:
            print(json.dumps({"name": name, "value": round(value, 3), "unit": unit, "ratio": ratio}))
        else:
            print(f"{name:32} {value:14,.1f} {unit:4} {ratio:14.6g}")
