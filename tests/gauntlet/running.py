"""Running matches of every game, stored in the middle of every kind of question: later versions go on."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from dreamtable.games import bot_of, rules_of
from dreamtable.kernel import (
    AnyRules,
    Campaign,
    Match,
    Question,
    Record,
    from_bytes,
    record,
    resume_record,
    to_bytes,
)
from gauntlet import checks
from gauntlet.games import ENTRIES, Seating, seatings_of
from gauntlet.test_gauntlet import a_match

FOLDER = Path(__file__).parents[1] / "corpus" / "running"
OF_A_KIND = 3
"""So many questions of each kind are stored of a game."""
SESSION = "session"
"""The kind of a question in the second session of a campaign: the match began with what was kept."""


def kind_of(question: Question) -> str:
    """Return how a question is asked."""
    if question.lanes is not None:
        votes = any(asked.question.votes is not None for asked in question.lanes.values())
        return "vote-in-lanes" if votes else "lanes"
    if question.votes is not None:
        return "vote"
    if question.window is not None:
        return "window"
    if question.sealed is not None:
        return "secret"
    if question.optional:
        return "may-answer"
    return "several-asked" if len(question.menus) > 1 else "picks" if question.picks > 1 else "one-asked"


def moments(seating: Seating, number: int) -> Iterator[tuple[str, Match[Any]]]:
    """Return each question of a match with its kind; it is always the same match, so look at once."""
    for twin in a_match(seating, number).retrace():
        if twin.answers and twin.question is not None:
            yield kind_of(twin.question), twin


def begun_campaign(rules: AnyRules) -> Campaign[Any]:
    """Return a campaign with one session, after which it is not over."""
    for attempt in range(100):
        campaign: Campaign[Any] = Campaign(rules)
        first = campaign.next_match(f"running {attempt}")
        bot = bot_of(rules.name)
        policies = checks.policies(f"running {attempt}")
        policy = checks.as_bots_do(bot, first.seats, "running") if bot is not None else policies[0]
        while first.question is not None:
            checks.answer_one(first, policy)
        campaign.finish(first)
        if not campaign.offer_after(campaign.latest).over:
            return campaign
    raise AssertionError(f"No campaign of {rules.name} goes on after its first session.")


def second_sessions(rules: AnyRules) -> Iterator[tuple[str, Match[Any]]]:
    """Return a few questions of a session that began with what a campaign kept."""
    policy = checks.policies("running campaign")[0]
    campaign = begun_campaign(rules)
    second = campaign.next_match("running")
    while second.question is not None:
        checks.answer_one(second, policy)
        if second.answers % 20 == 0 and second.question is not None:
            yield SESSION, second


def chosen(game: str) -> Iterator[tuple[str, Record]]:
    """Return matches of a game as they are to be stored, each with a name: a few of every kind."""
    taken: dict[str, set[str]] = {}
    rules = rules_of(game)
    found = (moment for number in range(2) for one in seatings_of(game) for moment in moments(one, number))
    sessions = second_sessions(rules) if rules.campaign is not None else iter(())
    for source in (found, sessions):
        for kind, match in source:
            assert match.question is not None
            rule = match.question.rule
            known = taken.setdefault(kind, set())
            # not its very first questions, of which there is little to lose
            if rule not in known and len(known) < OF_A_KIND and match.answers > 10 * len(known):
                known.add(rule)
                yield f"{kind}-{rule}", record(match)


def write() -> None:
    """Store running matches of every game whose versions have none yet. What is stored is never rewritten."""
    for game in ENTRIES:
        rules = rules_of(game)
        version = f"s{rules.state_version}v{rules.rules_version}"
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        if not any(folder.glob(f"{version}-*")):
            for name, kept in chosen(game):
                content = gzip.compress(to_bytes(kept), mtime=0)
                (folder / f"{version}-{name}.json.gz").write_bytes(content)


def read(file: Path) -> Record:
    """Return a stored match."""
    return from_bytes(gzip.decompress(file.read_bytes()))


def forgotten(stored: Any, now: Any, where: str = "state") -> Iterator[str]:
    """Return what was stored and is no longer there once it was read; new fields are no loss."""
    if isinstance(stored, dict) and isinstance(now, dict):
        for name, value in stored.items():
            if name not in now:
                yield f"{where}.{name}"
            else:
                yield from forgotten(value, now[name], f"{where}.{name}")
    elif isinstance(stored, list) and isinstance(now, list) and len(stored) <= len(now):
        for place, (one, other) in enumerate(zip(stored, now, strict=False)):
            yield from forgotten(one, other, f"{where}[{place}]")
    elif stored != now:
        yield where


def goes_on(kept: Record, rules: AnyRules) -> Match[Any]:
    """Check: a stored match opens where it stood, with all that its state said. Return it."""
    for snapshot in kept.snapshots:
        state = rules.stored.state(snapshot.state, snapshot.version)
        if snapshot.version == rules.state_version:
            plain = msgspec.msgpack.decode(snapshot.state)
            lost = list(forgotten(plain, msgspec.msgpack.decode(msgspec.msgpack.encode(state))))
            assert not lost, f"the state has changed without a migration: {', '.join(lost[:5])}"
    # As one of an earlier version it is not played again from its seed: it must go on from its quiet point.
    earlier = msgspec.structs.replace(kept, rules_version=min(kept.rules_version, rules.rules_version - 1))
    match, before = resume_record(earlier, rules)
    assert match.past.answers == kept.snapshots[0].answers, "its last quiet point can't be read"
    asked_again = before.renewed[-1].lost if before.renewed else 0
    assert match.answers == len(kept.answers) - asked_again
    assert match.question is not None
    return match


if __name__ == "__main__":
    write()
