"""The gauntlet: checks that every game passes at every seat count. Each takes a match or makes one."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from dreamtable.kernel import (
    WATCHER,
    AnyRules,
    Chance,
    Event,
    Match,
    Menu,
    Options,
    Seat,
    chance,
    from_bytes,
    record,
    replay,
    to_bytes,
)
from dreamtable.kernel import match as kernel_match
from dreamtable.kernel.match import Checkpoint

PATIENCE = 5_000
"""Players who only undo each other's gains can go on for as long as they like; after so many answers they
stop and take what is offered first."""
MOST_ANSWERS = 20_000
"""A match that takes longer than this does not end."""

encode = msgspec.json.encode
Policy = Callable[[Menu], int]


def policies(seed: str) -> list[Policy]:
    """Return ways to play that find different corners: at random, stubbornly first, last, and in turns."""
    chance = random.Random(seed)
    count = iter(range(10**9))
    return [
        lambda menu: chance.randrange(len(menu)),
        lambda menu: 0 if chance.random() < 0.9 else chance.randrange(len(menu)),
        lambda menu: len(menu) - 1 if chance.random() < 0.9 else chance.randrange(len(menu)),
        lambda menu: next(count) % len(menu),
    ]


def answer_one(match: Match[Any], policy: Policy) -> None:
    """Let somebody who is asked answer by the policy."""
    assert match.question is not None
    seats = sorted(match.question.menus)
    seat = seats[len(match.journal) % len(seats)]
    menu = match.question.menus[seat]
    assert menu, f"{match.question.rule} offers nothing to seat {seat}. {match.whereabouts()}"
    match.choose(seat, policy(menu) if len(match.journal) < PATIENCE else 0)


def play_to_the_end(
    rules: AnyRules,
    seats: int,
    seed: str,
    options: Options,
    policy: Policy,
    invariant: Callable[[Any], None],
) -> Match[Any]:
    """Check 1: a match ends, with components conserved after every answer and no event changed later."""
    match = Match(rules, seats, seed, options)
    invariant(match.state)
    told: list[bytes] = []
    while match.question is not None:
        told += map(encode, match._game.events[len(told) :])
        answer_one(match, policy)
        invariant(match.state)
        assert len(match.journal) < MOST_ANSWERS, f"This match does not end. {match.whereabouts()}"
    said = [encode(event) for event in match._game.events[: len(told)]]
    assert said == told, f"An event changed after it was told. {match.whereabouts()}"
    assert match.outcome is not None
    assert all(0 <= seat < seats for seat in match.outcome.winners)
    assert len(match.outcome.scores) == seats
    return match


def the_record_gives_the_same_match(match: Match[Any]) -> None:
    """Check 2: a record read back and replayed gives the same events, state and record."""
    content = to_bytes(record(match))
    again = replay(from_bytes(content), match.rules)
    assert to_bytes(record(again)) == content
    assert heard_by_all(again) == heard_by_all(match)


def heard_by_all(match: Match[Any]) -> list[bytes]:
    """Return what each seat and a watcher heard, as they would get it."""
    return [encode(match.events(seat)) for seat in (*range(match.seats), WATCHER)]


@contextmanager
def every_quiet_point_kept() -> Iterator[None]:
    """Make the kernel keep a copy at each checkpoint, so that each one is tried."""
    apart = kernel_match.ANSWERS_APART
    kernel_match.ANSWERS_APART = 0
    try:
        yield
    finally:
        kernel_match.ANSWERS_APART = apart


def forks_and_undo_equal_the_original(match: Match[Any], every: int = 1) -> None:
    """Check 3: resumed from every checkpoint, forked or rewound at every decision, a match is the same."""
    trail: list[tuple[str, bytes]] = []
    with every_quiet_point_kept():
        again = Match(match.rules, match.seats, match.seed, match.options)
        for seat, choice, _, _ in match.journal:
            trail.append((again.hash(), asked(again)))
            again.choose(seat, choice)
        trail.append((again.hash(), asked(again)))
        for number in range(0, len(trail), every):
            fork = again.fork(number)
            assert (fork.hash(), asked(fork)) == trail[number], f"fork at {number}. {match.whereabouts()}"
        for number in range(0, len(trail), max(1, len(trail) // 5)):
            fork = again.fork(number, listening=True)
            for seat, choice, _, _ in match.journal[number:]:
                fork.choose(seat, choice)
            assert fork.hash() == trail[-1][0], f"fork at {number} played on. {match.whereabouts()}"
            assert heard_by_all(fork) == heard_by_all(match)
        for number in range(len(trail) - 1, -1, -every):
            again.rewind(number)
            assert (again.hash(), asked(again)) == trail[number], f"back at {number}. {match.whereabouts()}"
        for seat, choice, _, _ in match.journal[len(again.journal) :]:
            again.choose(seat, choice)
        assert heard_by_all(again) == heard_by_all(match)


def asked(match: Match[Any]) -> bytes:
    """Return the open question as bytes, to compare."""
    question = match.question
    if question is None:
        return b"over"
    return encode([question.rule, question.about, sorted(question.menus.items())])


def nothing_leaks(match: Match[Any], every: int = 1) -> None:
    """Check 4: what a seat can't know makes no difference to what it sees, may do and hears."""
    with every_quiet_point_kept():
        again = Match(match.rules, match.seats, match.seed, match.options)
        for number, (seat, choice, _, _) in enumerate(match.journal):
            if number % every == 0:
                for viewer in (*range(match.seats), WATCHER):
                    view_tells_nothing(again, viewer)
            again.choose(seat, choice)
    for kept in again._checkpoints[1::every]:
        for viewer in (*range(match.seats), WATCHER):
            two_worlds_tell_the_same(match, kept, viewer)


def view_tells_nothing(match: Match[Any], viewer: Seat) -> None:
    """A seat sees and may do the same in every world that it can't tell from the true one."""
    question = match.question
    assert question is not None
    seen = encode(match.view(viewer))
    if viewer in question.menus:
        world = match.imagine(viewer, f"another world {len(match.journal)}")
        assert encode(world.menu(viewer)) == encode(question.menus[viewer]), (
            f"the menu of seat {viewer} knows too much. {match.whereabouts()}"
        )
    else:
        world = match.fork()
        world.rules.determinize(world.state, viewer, world._game.rng)
    assert encode(world.view(viewer)) == seen, f"seat {viewer} sees too much. {match.whereabouts()}"
    assert dream_of(match, viewer) == dream_of(world, viewer), (
        f"seat {viewer} dreams of what it can't know. {match.whereabouts()}"
    )


def dream_of(match: Match[Any], viewer: Seat) -> bytes:
    """Return the world that a seat imagines by a fixed seed: the same from all worlds it can't tell apart."""
    dream = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=match.rules.state)
    dream.rng.seed, dream.rng.drawn = "dream", 0
    match.rules.determinize(dream, viewer, Chance(dream.rng))
    return encode(dream)


def two_worlds_tell_the_same(match: Match[Any], kept: Checkpoint, viewer: Seat, steps: int = 12) -> None:
    """From a quiet point, two worlds that a seat can't tell apart, with the same answers and dice, tell it
    the same until they part: an answer is not possible in the other world, or something is turned up.
    """
    rules = match.rules
    worlds = []
    for other in (False, True):
        state = msgspec.msgpack.decode(kept.state, type=rules.state)
        if other:
            rules.determinize(state, viewer, chance(f"another world {kept.answers}"))
        worlds.append(Match(rules, match.seats, match.seed, match.options, state=state))
    for seat, _, move, _ in match.journal[kept.answers : kept.answers + steps]:
        heard = [encode(world.events(viewer)) for world in worlds]
        if any(event.reveals_to(viewer) for world in worlds for event in world._game.events):
            return
        where = f"{match.whereabouts()} From {kept.answers}."
        assert heard[0] == heard[1], f"seat {viewer} hears too much. {where}"
        seen = [encode([world.view(viewer), world.menu(viewer)]) for world in worlds]
        assert seen[0] == seen[1], f"seat {viewer} sees too much. {where}"
        if any(move not in world.menu(seat) for world in worlds):
            return
        for world in worlds:
            world.answer(seat, move)


def everything_survives_the_wire(match: Match[Any]) -> None:
    """Check 4: views, menus and events read back from JSON are what they were."""
    moves = msgspec.json.Decoder(match.rules.moves)
    events = msgspec.json.Decoder(match.rules.events)
    again = Match(match.rules, match.seats, match.seed, match.options)
    for seat, choice, _, _ in match.journal:
        assert again.question is not None
        for menu in again.question.menus.values():
            assert [moves.decode(encode(move)) for move in menu] == list(menu)
        view = again.view(seat)
        assert msgspec.json.decode(encode(view), type=type(view)) == view
        again.choose(seat, choice)
    for viewer in (*range(match.seats), WATCHER):
        for _, event in match.events(viewer):
            assert events.decode(encode(event)) == event


def subtypes(union: Any) -> tuple[type[Event], ...]:
    """Return the members of a union of moves or events."""
    return getattr(union, "__args__", (union,))
