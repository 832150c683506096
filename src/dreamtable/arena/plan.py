"""A plan: everything that decides what a simulation plays. Game n follows from the plan and n alone."""

import math
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from dreamtable.bots import bot_named
from dreamtable.games import rules_of
from dreamtable.kernel import AnyRules, BadSetup

FORMAT = 1
SWIFT = ("random", "easy", "greedy", "normal")
"""Bots that need no time worth mentioning: their games go in large chunks."""
MOST_AT_ONCE = 50
MOST_AT_ONCE_SLOW = 5
LEAST_CHUNKS = 16
"""Few games are cut into about so many chunks, so that there is work for several workers."""
_SEATS = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?")


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played: the same plan gives the same results, wherever and in whatever order."""

    game: str
    mode: str | None = None
    """Which way of playing; None for the first one that is for so many."""
    seats: list[int]
    """Seat counts; the games are dealt over them in turn."""
    bots: list[str]
    """By name; they sit down one after the other, and again from the first while seats are free."""
    games: int
    seed: str
    options: dict[str, object] = {}
    """All options of the game, also those that nobody chose."""
    rules_version: int
    rotate: bool = True
    """Whether the bots move on by a seat from game to game, so that each sits everywhere."""
    chunk: int = MOST_AT_ONCE
    """How many games are played and stored together."""
    limit: float = 60.0
    """How many seconds a bot may think about one move; 0 for as long as it likes."""
    campaign: int = 0
    """If not 0, each game is a whole campaign of so many sessions at most."""
    packs: list[str] = []
    """Which packs are played with, besides the game's own box."""
    content: str = ""
    """A fingerprint of what the cards say; empty where components are no content, and in old plans."""
    format: int = FORMAT

    def seats_of(self, number: int) -> int:
        """Return how many seats a game has."""
        return self.seats[number % len(self.seats)]

    def seed_of(self, number: int) -> str:
        """Return the seed of a game; that of its bots is this and their seat."""
        return f"{self.seed} {number}"

    def bots_of(self, number: int) -> list[str]:
        """Return the bots of a game, by seat."""
        # The seat counts come round together: else some count would always meet the same shift.
        shift = number // len(self.seats) if self.rotate else 0
        return [self.bots[(seat - shift) % len(self.bots)] for seat in range(self.seats_of(number))]

    @property
    def chunks(self) -> range:
        """The numbers of the chunks."""
        return range(math.ceil(self.games / self.chunk))

    def games_of(self, chunk: int) -> range:
        """Return the numbers of the games in a chunk."""
        return range(chunk * self.chunk, min(self.games, (chunk + 1) * self.chunk))


def make_plan(
    game: str,
    *,
    seats: Sequence[int],
    bots: Sequence[str],
    games: int,
    seed: str,
    mode: str | None = None,
    options: dict[str, object] | None = None,
    rotate: bool = True,
    chunk: int | None = None,
    limit: float = 60.0,
    campaign: int = 0,
    packs: Sequence[str] = (),
) -> Plan:
    """Return a plan that can be carried out, or say what is wrong with it."""
    rules = rules_of(game)
    plan = Plan(
        game=game,
        mode=mode,
        seats=list(seats),
        bots=list(bots),
        games=games,
        seed=seed,
        options=msgspec.json.decode(msgspec.json.encode(rules.read_options(options or {}))),
        rules_version=rules.rules_version,
        rotate=rotate,
        chunk=chunk if chunk is not None else usual_chunk(bots, games),
        limit=limit,
        campaign=campaign,
        packs=list(rules.components(packs).packs),
        content=content_of(rules, packs),
    )
    check(plan)
    return plan


def content_of(rules: AnyRules, packs: Sequence[str]) -> str:
    """Return a fingerprint of what the cards say that are played with."""
    return (
        rules.storing.catalogue().content_of(rules.components(packs).packs)
        if rules.storing.catalogue is not None
        else ""
    )


def usual_chunk(bots: Sequence[str], games: int) -> int:
    """Return how many games go together if nobody says it."""
    most = MOST_AT_ONCE if all(bot in SWIFT for bot in bots) else MOST_AT_ONCE_SLOW
    return max(1, min(most, math.ceil(games / LEAST_CHUNKS)))


def check(plan: Plan) -> None:
    """Refuse a plan that can't be carried out."""
    rules = rules_of(plan.game)
    if plan.rules_version != rules.rules_version:
        raise BadSetup(
            f"The plan is for version {plan.rules_version} of the rules of {plan.game}; "
            f"these are version {rules.rules_version}."
        )
    if plan.content and plan.content != content_of(rules, plan.packs):
        raise BadSetup(f"The plan is for other cards of {plan.game}: they have changed since it was made.")
    if not plan.seats:
        raise BadSetup("At least one number of seats is needed.")
    for seats in plan.seats:
        rules.mode_for(seats, plan.mode)
    rules.read_options(plan.options)
    if plan.campaign < 0:
        raise BadSetup(f"A campaign has at least 1 session, not {plan.campaign}.")
    if plan.campaign and rules.campaign is None:
        raise BadSetup(f"{plan.game} has no campaign: nothing is kept of its matches.")
    if plan.games < 1:
        raise BadSetup(f"At least 1 game must be played, not {plan.games}.")
    if plan.chunk < 1:
        raise BadSetup(f"At least 1 game must be stored at a time, not {plan.chunk}.")
    if not (math.isfinite(plan.limit) and plan.limit >= 0):
        raise BadSetup(f"The limit must be a number of seconds, or 0 for none, not {plan.limit}.")
    check_bots(plan)


def check_bots(plan: Plan) -> None:
    """Refuse bots that there are not, and more of them than could ever sit down."""
    if not plan.bots:
        raise BadSetup("At least one bot must be named.")
    if len(plan.bots) > max(plan.seats) and not plan.rotate:
        raise BadSetup(
            f"{len(plan.bots)} bots are named, but there are at most {max(plan.seats)} seats: "
            "without rotation some would never play."
        )
    for name in dict.fromkeys(plan.bots):
        bot_named(name, plan.game, "check")


def read_seats(text: str) -> list[int]:
    """Return the seat counts that a text such as `6`, `2-6` or `3,4` means."""
    counts: list[int] = []
    for part in text.split(","):
        written = _SEATS.fullmatch(part.strip())
        found = range(int(written[1]), int(written[2] or written[1]) + 1) if written is not None else range(0)
        if not found:
            raise BadSetup(f"Seats are given as 6, 2-6 or 3,4, not as {text!r}.")
        counts += [count for count in found if count not in counts]
    return counts


def to_json(plan: Plan) -> bytes:
    """Return a plan as the content of a file."""
    return msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n"


def from_json(content: bytes, file: Path) -> Plan:
    """Read a plan from the content of a file, or say why it is none."""
    try:
        plan = msgspec.json.decode(content, type=Plan)
    except msgspec.DecodeError as error:
        raise BadSetup(f"{file} is no plan of a simulation, or it is damaged: {error}.") from None
    if plan.format != FORMAT:
        raise BadSetup(f"{file} has format {plan.format}; this version reads format {FORMAT}.")
    return plan


def differences(old: Plan, new: Plan) -> list[str]:
    """Return in what two plans differ, each as `name: old, not new`."""
    before, after = facts(old), facts(new)
    if not old.content:  # made before plans said it
        after["content"] = ""
    names = dict.fromkeys([*before, *after])
    return [
        f"{name}: {brief(before.get(name))}, not {brief(after.get(name))}"
        for name in names
        if before.get(name) != after.get(name)
    ]


def facts(plan: Plan) -> dict[str, object]:
    """Return all that a plan says, each option of the game by itself."""
    fields = {name: getattr(plan, name) for name in Plan.__struct_fields__ if name != "options"}
    return {**fields, **{f"option {name}": value for name, value in plan.options.items()}}


def brief(value: object) -> str:
    """Return a value as it is written in the file of a plan."""
    return msgspec.json.encode(value).decode()
