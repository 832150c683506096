"""The gauntlet: checks that every game passes at every seat count. Each takes a match or makes one."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from dreamtable.kernel import (
    BEGINNING,
    WATCHER,
    AnyBot,
    AnyRules,
    BadMove,
    Campaign,
    Chair,
    Chance,
    Dream,
    Event,
    Match,
    Menu,
    Options,
    Seat,
    Snapshot,
    chance,
    from_bytes,
    record,
    replay,
    resume,
    to_bytes,
)
from dreamtable.kernel import match as kernel_match
from dreamtable.kernel.campaign import modes_within
from dreamtable.kernel.timeline import Checkpoint
from dreamtable.telling import read_aloud, readable_to, sealing_of
from dreamtable.telling.coach import Hint
from gauntlet.telling import encode, tells_the_same, the_end_tells_what_was_seen

PATIENCE = 5_000
"""Players who only undo each other's gains can go on for as long as they like; after so many answers they
stop and take what is offered first."""
MOST_ANSWERS = 20_000
"""A match that takes longer than this does not end."""
TOLD_APART = 3
"""What a seat is told besides the rules is compared at one of so many decisions; not at the same for all."""

Policy = Callable[[Match[Any], Seat], int]
"""Which entry of its menu a seat takes."""


def policies(seed: str) -> list[Policy]:
    """Return ways to play that find different corners: at random, stubbornly first, last, and in turns."""
    chance = random.Random(seed)
    count = iter(range(10**9))
    ways: list[Callable[[Menu], int]] = [
        lambda menu: chance.randrange(len(menu)),
        lambda menu: 0 if chance.random() < 0.9 else chance.randrange(len(menu)),
        lambda menu: len(menu) - 1 if chance.random() < 0.9 else chance.randrange(len(menu)),
        lambda menu: next(count) % len(menu),
    ]
    return [as_menus_go(way) for way in ways]


def as_menus_go(way: Callable[[Menu], int]) -> Policy:
    """Return a way that looks at the menu alone."""
    return lambda match, seat: way(match.menu(seat))


def as_bots_do(bot: AnyBot, seats: int, seed: str) -> Policy:
    """Return the way of a game's own bots, now and then by chance: it comes further than chance alone."""
    chance = random.Random(seed)
    bots = [bot.quick(f"{seed} {seat}") for seat in range(seats)]

    def answer(match: Match[Any], seat: Seat) -> int:
        menu = match.menu(seat)
        if seat not in match.due() or chance.random() < 0.1:
            return chance.randrange(len(menu))
        return list(menu).index(bots[seat].choose(Chair(match, seat)))

    return answer


def answer_one(match: Match[Any], policy: Policy) -> None:
    """Let somebody who is asked answer by the policy; who need not answer, now and then."""
    assert match.question is not None
    seats = sorted(match.due() if len(match.journal) % 3 else match.question.menus)
    seat = seats[len(match.journal) % len(seats)]
    menu = match.question.menus[seat]
    assert menu, f"{match.question.rule} offers nothing to seat {seat}. {match.whereabouts()}"
    match.choose(seat, policy(match, seat) if len(match.journal) < PATIENCE else 0)


def play_to_the_end(
    rules: AnyRules,
    seats: int,
    seed: str,
    options: Options,
    policy: Policy,
    invariant: Callable[[Any], None],
    mode: str | None = None,
) -> Match[Any]:
    """Check 1: a match ends, with components conserved after every answer and no event changed later."""
    match = Match(rules, seats, seed, options, mode=mode)
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


def begun_again(match: Match[Any], state: Any = None) -> Match[Any]:
    """Return a match as it began, or at a quiet point of it."""
    return Match(
        match.rules,
        match.seats,
        match.seed,
        match.options,
        mode=match.mode.name,
        kept=match.kept,
        state=state,
    )


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
        again = begun_again(match)
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


def branches_equal_the_original(match: Match[Any], every: int = 1) -> None:
    """Check 3: begun as another match from any decision, it stands as the original did."""
    again = begun_again(match)
    for seat, choice, _, _ in match.journal:
        number = again.answers
        if number % every == 0:
            begins, answers = again.branch(number)
            other = branched_off(match, begins)
            for by, move, drawn in answers:
                other.answer(by, move)
                assert other.drawn == drawn
            assert other.hash() == again.hash(), f"branch at {number}. {match.whereabouts()}"
            assert [encode(other.menu(one)) for one in range(match.seats)] == [
                encode(again.menu(one)) for one in range(match.seats)
            ], f"branch at {number}. {match.whereabouts()}"
        again.choose(seat, choice)


def branched_off(match: Match[Any], begins: Snapshot, dreamer: Seat | None = None) -> Match[Any]:
    """Return another match of the same game that begins there."""
    return resume(
        match.rules,
        match.seats,
        f"{match.seed} another",
        match.options,
        mode=match.mode.name,
        kept=match.kept,
        snapshots=[begins],
        dreamer=dreamer,
    )


def forks_of_one_question_are_alike(match: Match[Any], every: int = 1) -> None:
    """Check 3: the first fork of a question leaves a quiet point to the next ones, which equal the original
    all the same, play on as it does, and imagine the same worlds.
    """
    again = begun_again(match)
    for number, (seat, choice, _, _) in enumerate(match.journal):
        if number % every:
            again.choose(seat, choice)
            continue
        here = again.hash(), asked(again)
        plain = begun_at_the_last_copy(again)
        for fork in (plain, again.fork(), again.fork(), again.fork().fork()):
            assert (fork.hash(), asked(fork)) == here, f"fork at {number}. {match.whereabouts()}"
            for later in match.journal[number : number + 6]:
                fork.choose(*later[:2])
            told = fork.hash(), asked(fork)
            assert told == (plain.hash(), asked(plain)), f"fork at {number} played on. {match.whereabouts()}"
        worlds = [one.imagine(seat, "dream") for one in (begun_at_the_last_copy(again), again)]
        first, second = [(world.hash(), asked(world)) for world in worlds]
        assert first == second, f"dream at {number}. {match.whereabouts()}"
        again.choose(seat, choice)


def begun_at_the_last_copy(match: Match[Any]) -> Match[Any]:
    """Return a fork that uses nothing that forks before it have left."""
    match._spare = None
    fork = match.fork()
    match._spare = None
    return fork


def asked(match: Match[Any]) -> bytes:
    """Return the open question as bytes, to compare: what each seat is asked, and who is to answer."""
    question = match.question
    if question is None:
        return b"over"
    parts = []
    for seat, menu in sorted(question.menus.items()):
        part = match.question_of(seat)
        assert part is not None
        parts.append((seat, menu, part.rule, part.about, part.votes, match.number(seat), match.lane_of(seat)))
    return encode([question.rule, match.due(), parts])


def one_lane_does_not_disturb_another(match: Match[Any]) -> tuple[int, int]:
    """Check 3, in lanes: an answer, or taking one back, leaves the numbers of all other lanes as they are;
    a match that goes on without an answer is as if it had never been given. Return how many answers were
    taken back after which others had answered, and how often others had built on one.
    """
    back = built_on = 0
    again = begun_again(match)
    for seat, choice, _, _ in match.journal:
        before = numbers_by_lane(again)
        lane = again.lane_of(seat)
        again.choose(seat, choice)
        after = numbers_by_lane(again)
        for other in before.keys() & after.keys() - {lane} if again._since_opening() else ():
            where = again.whereabouts()
            assert before[other] == after[other], f"lane {lane} disturbs lane {other}. {where}"
        for undoer in range(match.seats):
            place = again.undoable(undoer) if again.lane_of(undoer) is not None else None
            if place is not None and place < len(again.journal) - 1:
                fine = taken_back_as_if_never_given(again, undoer, place)
                back, built_on = back + fine, built_on + (not fine)
    return back, built_on


def numbers_by_lane(match: Match[Any]) -> dict[Seat, int]:
    """Return the number of the question in each open lane that asks its own seat."""
    menus = match.question.menus if match.question is not None else ()
    return {seat: match.number(seat) for seat in menus if match.lane_of(seat) == seat}


def taken_back_as_if_never_given(match: Match[Any], seat: Seat, place: int) -> bool:
    """Say whether a seat's answer in a lane could be taken back; if not, nothing has changed."""
    twin = match.fork(listening=True)
    lane = twin._since_opening()[place - len(twin.journal)].lane
    before = numbers_by_lane(twin)
    try:
        assert twin.undo(seat) == place
    except BadMove:
        assert (twin.hash(), asked(twin)) == (match.hash(), asked(match))
        assert heard_by_all(twin) == heard_by_all(match)
        return False
    straight = begun_again(match)
    for at, (by, _, move, _) in enumerate(match.journal):
        if at != place:
            straight.answer(by, move)
    assert (twin.hash(), asked(twin)) == (straight.hash(), asked(straight)), match.whereabouts()
    assert heard_by_all(twin) == heard_by_all(straight), match.whereabouts()
    after = numbers_by_lane(twin)
    for other in before.keys() & after.keys() - {lane}:
        assert before[other] == after[other], f"undo in lane {lane} disturbs lane {other}."
    return True


def nothing_leaks(match: Match[Any], every: int = 1, hints: Sequence[Hint] = ()) -> None:
    """Check 4: what a seat can't know makes no difference to what it sees, may do, hears and is told of it.

    What is computed besides the rules is compared at some of the decisions.
    """
    viewers = (*range(match.seats), WATCHER)
    with every_quiet_point_kept():
        again = begun_again(match)
        for number, (seat, choice, _, _) in enumerate(match.journal):
            if number % every == 0:
                for viewer in viewers:
                    world = view_tells_nothing(again, viewer)
                    if number // every % TOLD_APART == viewer % TOLD_APART:
                        tells_the_same(again, world, viewer, hints)
            again.choose(seat, choice)
    for viewer in viewers:
        the_end_tells_what_was_seen(again, viewer)
    for kept in again._checkpoints[1::every]:
        for viewer in (*range(match.seats), WATCHER):
            two_worlds_tell_the_same(match, kept, viewer)


def view_tells_nothing(match: Match[Any], viewer: Seat) -> Match[Any]:
    """A seat sees and may do the same in every world that it can't tell from the true one; return one."""
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
    return world


def beats_tell_nothing(match: Match[Any], *, every: int = 1) -> None:
    """Also amidst an answer a seat sees the same in every world that it can't tell from the true one.

    Who looks changes nothing.
    """
    again = begun_again(match)
    rules, looks = match.rules, 0

    def look(number: int) -> None:
        nonlocal looks
        looks += 1
        if looks % every:
            return
        stands = msgspec.msgpack.encode(again._game.state)
        for viewer in (*range(match.seats), WATCHER):
            world = msgspec.msgpack.decode(stands, type=rules.state)
            rules.determinize(world, viewer, chance(f"another world {number}"))
            assert encode(again.view(viewer)) == encode(rules.view(world, viewer)), (
                f"seat {viewer} sees too much at event {number}. {again.whereabouts()}"
            )

    for seat, choice, _, _ in match.journal:
        with again.watched(look):
            again.choose(seat, choice)
    assert again.hash() == match.hash()


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
        worlds.append(begun_again(match, state))
    if viewer != WATCHER and all(world.question is not None for world in worlds):
        branches = [world.branch(0, Dream(viewer, "dream")).begins.state for world in worlds]
        assert branches[0] == branches[1], (
            f"seat {viewer} plays on in a world that knows too much. {match.whereabouts()}"
        )
    for seat, _, move, _ in match.journal[kept.answers : kept.answers + steps]:
        heard = [encode(world.events(viewer)) for world in worlds]
        if any(event.reveals_to(viewer) for world in worlds for event in world._game.events):
            return
        where = f"{match.whereabouts()} From {kept.answers}."
        assert heard[0] == heard[1], f"seat {viewer} hears too much. {where}"
        seen = [encode([world.view(viewer), world.menu(viewer)]) for world in worlds]
        assert seen[0] == seen[1], f"seat {viewer} sees too much. {where}"
        if worlds[0].menu(viewer):
            dreams = [asked(world.imagine(viewer, "dream")) for world in worlds]
            assert dreams[0] == dreams[1], f"seat {viewer} dreams of menus that it can't know. {where}"
        if any(move not in world.menu(seat) for world in worlds):
            return
        for world in worlds:
            world.answer(seat, move)


def everything_survives_the_wire(match: Match[Any]) -> None:
    """Check 4: views, menus and events read back from JSON are what they were."""
    moves = msgspec.json.Decoder(match.rules.moves)
    events = msgspec.json.Decoder(match.rules.events)
    again = begun_again(match)
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


def everybody_sees_the_table_of_now(match: Match[Any]) -> None:
    """Check 4: what is seen at one look for all seats, also after going back, is what a look afresh shows."""
    again = begun_again(match)
    for number, (seat, choice, _, _) in enumerate(match.journal):
        if number % 7 == 3:
            again.rewind(number - 1)
            again.choose(*match.journal[number - 1][:2])
        state = msgspec.msgpack.decode(msgspec.msgpack.encode(again._game.state), type=match.rules.state)
        for viewer in (*range(match.seats), WATCHER):
            where = f"seat {viewer} sees what is no more. {again.whereabouts()}"
            assert encode(again.view(viewer)) == encode(match.rules.view(state, viewer)), where
        again.choose(seat, choice)


def what_is_read_was_revealed(match: Match[Any]) -> None:
    """Check 5: what becomes readable to a seat, or is read aloud, comes with an event that reveals it.

    Such an event is a line in the log, and nobody takes back what led to it.
    """
    again = begun_again(match)
    sealing = sealing_of(match.rules)
    sealed = set(sealing.ids()) if sealing is not None else set()
    viewers = (*range(match.seats), WATCHER)
    known = {viewer: known_at_first(again, viewer) for viewer in viewers}
    for seat, choice, _, _ in match.journal:
        since = again.happened
        again.choose(seat, choice)
        for viewer in viewers:
            known[viewer] |= revealed_to(again, viewer, since)
            read = set(readable_to(again, [viewer])) | read_aloud_to(again, viewer, since)
            new = read & sealed - known[viewer]
            assert not new, (
                f"seat {viewer} reads {sorted(new)}, which no event revealed. {again.whereabouts()}"
            )


def known_at_first(match: Match[Any], viewer: Seat) -> set[str]:
    """Return what a seat may read at the beginning: what set-up reveals, and what a campaign kept."""
    kept = readable_to(match, [viewer]) if match.kept is not None else ()
    return {*kept, *revealed_to(match, viewer)}


def read_aloud_to(match: Match[Any], viewer: Seat, since: int = 0, *, revealed: bool = False) -> set[str]:
    """Return what was read aloud to a seat; maybe only by events that say they reveal something."""
    return {
        thing.id
        for number, event in match.events(viewer, since)
        if not revealed or match._game.events[number].reveals_to(viewer)
        for thing in read_aloud(match.rules, event, match.options)
    }


def revealed_to(match: Match[Any], viewer: Seat, since: int = 0) -> set[str]:
    """Return what is sealed and was revealed to a seat by events."""
    return read_aloud_to(match, viewer, since, revealed=True)


def no_dream_opens_what_is_sealed(match: Match[Any], every: int = 1, steps: int = 12) -> None:
    """Check 5, for games in which nobody knows what is sealed: no imagined world does, whoever dreams it."""
    again = begun_again(match)
    for number, (seat, choice, _, _) in enumerate(match.journal):
        if number % every == 0 and again.question is not None:
            for dreamer in again.question.menus:
                dream_opens_nothing(again, dreamer, steps)
        again.choose(seat, choice)


def dream_opens_nothing(match: Match[Any], dreamer: Seat, steps: int) -> None:
    """In a dream of a seat nobody reads what neither it nor the reader could read before."""
    viewers = (*range(match.seats), WATCHER)
    may = {viewer: set(readable_to(match, [viewer, dreamer])) for viewer in viewers}
    seed = f"dream {len(match.journal)}"
    branch = match.branch(match.answers, Dream(dreamer, seed)).begins
    for world in (match.imagine(dreamer, seed), branched_off(match, branch, dreamer)):
        policy = policies(seed)[0]
        for _ in range(steps):
            if world.question is None:
                break
            answer_one(world, policy)
            for viewer in viewers:
                read = set(readable_to(world, [viewer])) | read_aloud_to(world, viewer)
                assert read <= may[viewer], (
                    f"a dream of seat {dreamer} opens {sorted(read - may[viewer])}. {match.whereabouts()}"
                )


def subtypes(union: Any) -> tuple[type[Event], ...]:
    """Return the members of a union of moves or events."""
    return getattr(union, "__args__", (union,))


# Campaigns


def play_a_campaign(rules: AnyRules, seed: str, sessions: int) -> Campaign[Any]:
    """Check 8: a campaign goes on from session to session, with whatever is unlocked, until its end."""
    campaign: Campaign[Any] = Campaign(rules, title=seed)
    chance = random.Random(seed)
    ways = policies(seed)
    while len(campaign.sessions) < sessions and not campaign.offer_after(campaign.latest).over:
        follows = chance.choice([campaign.latest, campaign.latest, BEGINNING, *campaign.finished])
        if not campaign.offer_after(follows).over:
            campaign.finish(play_a_session(campaign, follows, chance, chance.choice(ways)))
    return campaign


def play_a_session(
    campaign: Campaign[Any], follows: int | None, chance: random.Random, policy: Policy
) -> Match[Any]:
    """Return a finished session with any of what is unlocked there."""
    offer = campaign.offer_after(follows)
    mode = chance.choice(modes_within(campaign.rules, offer))
    match = campaign.next_match(
        f"{campaign.title} {len(campaign.sessions)}",
        follows=follows,
        seats=chance.choice(mode.seats),
        mode=mode.name,
        options={name: msgspec.to_builtins(chance.choice(values)) for name, values in offer.options.items()},
    )
    while match.question is not None:
        answer_one(match, policy)
        assert len(match.journal) < MOST_ANSWERS, f"This session does not end. {match.whereabouts()}"
    return match


def the_campaign_survives_a_file(campaign: Campaign[Any]) -> None:
    """Check 8: a campaign read back is the same, every record in it replays, and all of it follows."""
    content = campaign.to_bytes()
    again: Campaign[Any] = Campaign.from_bytes(content, lambda _: campaign.rules)
    again.check()
    assert again.to_bytes() == content
    for session in again.sessions:
        the_record_gives_the_same_match(replay(session.record, campaign.rules))


def every_keeping_can_be_played_on_from(campaign: Campaign[Any], seed: str) -> None:
    """Check 8: each point can be played on from again, and nothing that was there before is changed by it."""
    chance = random.Random(seed)
    before = [encode(session) for session in campaign.sessions]
    for follows in (BEGINNING, *campaign.finished):
        if not campaign.offer_after(follows).over:
            match = play_a_session(campaign, follows, chance, policies(seed)[0])
            began = campaign.kept_after(follows)
            assert encode(match.kept) == encode(began), f"what was kept has changed. {match.whereabouts()}"
            forks_and_undo_equal_the_original(match, every=7)
            nothing_leaks(match, every=11)
            campaign.finish(match)
    assert [encode(session) for session in campaign.sessions[: len(before)]] == before
    the_campaign_survives_a_file(campaign)
