"""Tables that stand at a moment one wants to look at, wherever the dice of a server would lead."""

import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from browser.kit import Guest, Seat
from dreamtable.games import bot_of, rules_of
from dreamtable.kernel import Chair, Match
from server.kit import Server

MOST_SEEDS = 12
MOST_ANSWERS = 4000
ME = 0
EVENINGS = "Evenings at home"
FRIENDS = [f"Friend {number}" for number in range(1, 8)]
Moment = Callable[[Match[Any]], bool]


def asked_by(rule: str, since: int = 0) -> Moment:
    """Say of a match of Tamashii whether its first seat is asked by a rule, in this round or a later one."""

    def is_it(match: Match[Any]) -> bool:
        question = match.question_of(ME) if ME in match.due() else None
        return question is not None and question.rule == rule and match.state.round >= since

    return is_it


def offers(kind: str) -> Moment:
    """Say whether the first seat may make a move of a kind."""

    def is_it(match: Match[Any]) -> bool:
        menu = match.menu(ME) if ME in match.due() else ()
        return any(move.__struct_config__.tag == kind for move in menu)

    return is_it


class LeadsTo:
    """Says whether a move of the first seat leads to events of these kinds, in this order."""

    def __init__(self, move: str, *kinds: str) -> None:
        self.move, self.kinds = move, kinds
        self.entry = 0

    def __call__(self, match: Match[Any]) -> bool:
        for entry, move in enumerate(match.menu(ME) if ME in match.due() else ()):
            if move.__struct_config__.tag != self.move:
                continue
            twin = match.fork(listening=True)
            twin.choose(ME, entry)
            told = iter([event.__struct_config__.tag for event in twin.told_from(match.happened)])
            if all(kind in told for kind in self.kinds):
                self.entry = entry
                return True
        return False


def with_boss(moment: Moment) -> Moment:
    """Say whether it is a moment with a boss."""
    return lambda match: match.state.boss is not None and moment(match)


def with_foes(moment: Moment) -> Moment:
    """Say whether it is a moment at which two enemies are locked on to the first seat."""
    return lambda match: moment(match) and len(match.state.players[ME].queue) > 1


def comes_to(
    guest: Guest,
    server: Server,
    moment: Moment,
    game: str,
    seats: int,
    mode: str | None = None,
    **options: str,
) -> Seat:
    """Sit on the first seat of a running table that has come to a moment; the others are away for a while."""
    seed, lines = course_to(moment, game, seats, mode, options)
    guest.page.goto(f"/#/table/{has_come_to(guest, server, seed, lines, game, seats, mode, options)}")
    return guest.seat


def has_come_to(
    guest: Guest,
    server: Server,
    seed: str,
    lines: Sequence[tuple[int, str]],
    game: str,
    seats: int,
    mode: str | None,
    options: dict[str, str],
    friends: Sequence[str] = FRIENDS,
) -> str:
    """Have the first seat of a table after these answers, with friends who are away; return its id."""
    guest.context.request.get("/api/me")
    body = {"game": game, "seats": seats, "options": options, **({"mode": mode} if mode else {})}
    answer = guest.context.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"]["id"])
    lay_out(server, table, seed, lines, seats, friends)
    return table


def has_evening(
    guest: Guest, server: Server, seed: str, lines: Sequence[tuple[int, str]], game: str
) -> tuple[str, str]:
    """Have an evening of a campaign, for one, after these answers; return the campaign and the table."""
    guest.context.request.get("/api/me")
    wish = {"game": game, "title": EVENINGS}
    campaign = guest.context.request.post("/api/campaigns", data=wish).json()["id"]
    body = {"number": 0, "follows": None, "seats": 1}
    answer = guest.context.request.post(f"/api/campaigns/{campaign}/sessions", data=body)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"]["id"])
    lay_out(server, table, seed, lines, 1)
    return str(campaign), table


def lay_out(
    server: Server,
    table: str,
    seed: str,
    lines: Sequence[tuple[int, str]],
    seats: int,
    friends: Sequence[str] = FRIENDS,
) -> None:
    """Let a table that was put up stand after these answers, with friends on all seats but the first."""
    now = time.time()
    with sqlite3.connect(server.file, timeout=60) as on:
        on.executemany(
            "UPDATE seats SET kind = 'person', person = ?, name = ? WHERE table_id = ? AND seat = ?",
            [(f"friend {seat}", friends[seat - 1], table, seat) for seat in range(1, seats)],
        )
        on.executemany(
            "INSERT INTO journal (table_id, number, kind, seat, move, at) VALUES (?, ?, 0, ?, ?, ?)",
            [(table, number, seat, move, now) for number, (seat, move) in enumerate(lines)],
        )
        on.execute(
            "UPDATE tables SET status = 'running', seed = ?, started = ?, entries = ?, answers = ? "
            "WHERE id = ?",
            (seed, now, len(lines), len(lines), table),
        )


def course_to(
    moment: Moment, game: str, seats: int, mode: str | None, options: dict[str, str]
) -> tuple[str, list[tuple[int, str]]]:
    """Return a seed, and the answers of quick bots that lead to a moment."""
    rules, bot = rules_of(game), bot_of(game)
    assert bot is not None
    for number in range(MOST_SEEDS):
        seed = f"moment {number}"
        match: Match[Any] = Match(rules, seats, seed, rules.read_options({**options}), mode=mode)
        bots = [bot.quick(f"{seed} {seat}") for seat in range(seats)]
        chairs = [Chair(match, seat) for seat in range(seats)]
        lines: list[tuple[int, str]] = []
        while match.question is not None and len(lines) < MOST_ANSWERS:
            if moment(match):
                return seed, lines
            seat = match.due()[0]
            move = bots[seat].choose(chairs[seat])
            lines.append((seat, msgspec.json.encode(move).decode()))
            match.answer(seat, move)
        if match.question is None and moment(match):
            return seed, lines
    raise AssertionError(f"No match of {game} comes to that moment.")
