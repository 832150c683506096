"""Plays one game of a plan from set-up to outcome, and notes what is worth knowing about it."""

import contextlib
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from types import FrameType, TracebackType
from typing import Any, Self

import msgspec

from dreamtable.arena.plan import Plan
from dreamtable.bots import Bot, bot_named
from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, AnyRules, Chair, Match, Menu, Move, RulesBug, Seat
from dreamtable.telling import Word, tag_of, telling_of, things_of

BOT_FAILED = "bot-failed"
RULES_FAILED = "rules-failed"
MOST_ANSWERS = 200_000
"""A game that asks more often than this will never end."""
MOST_WORDS = 300
"""No reason is longer than this."""
LOOKS = 4
"""How often within its limit it is looked whether a bot is late."""


class Count(msgspec.Struct, frozen=True):
    """How often something was chosen."""

    name: str
    count: int


class GameRow(msgspec.Struct, kw_only=True):
    """One game, or one session of a campaign."""

    game: int
    """Its number in the plan; all sessions of a campaign have the same."""
    session: int = 0
    """The how manieth session of the campaign it is."""
    ends: bool = False
    """Whether the campaign came to its end with it."""
    seed: str
    seats: int
    mode: str
    rules_version: int
    answers: int
    reason: str
    """That of the outcome; BOT_FAILED or RULES_FAILED if there was none."""
    failed_seat: Seat | None = None
    failed_bot: str | None = None
    failed_why: str | None = None
    hash: str = ""
    """The fingerprint of the state at the end."""
    traits: dict[str, str] = {}
    figures: dict[str, int] = {}


class SeatRow(msgspec.Struct, kw_only=True):
    """One seat of a game."""

    game: int
    session: int = 0
    seats: int
    seat: Seat
    bot: str
    won: bool | None
    """None in a game that has no outcome."""
    score: int | None
    decisions: int
    traits: dict[str, str] = {}
    figures: dict[str, int] = {}
    moves: list[Count] = []
    """The names of the moves that the seat chose."""
    things: list[Count] = []
    """What these moves touched, other than seats: words, written by `written`."""


class Played(msgspec.Struct):
    """What is noted about a game."""

    game: GameRow
    seats: list[SeatRow]


class BotFailed(Exception):
    """A bot raised, chose what is not on its menu, or took too long."""

    def __init__(self, seat: Seat, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


class Overrun(BaseException):
    """Interrupts a bot that takes too long. No Exception: a bot that catches those must not catch this."""


class Clock:
    """Limits how long a bot thinks: by an alarm where there is one, otherwise by a look at the end."""

    __slots__ = ("_before", "_begun", "_rings", "_running", "limit")

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._running = False
        self._begun = 0.0
        self._rings = (
            limit > 0
            and hasattr(signal, "setitimer")
            and threading.current_thread() is threading.main_thread()
        )

    def __enter__(self) -> Self:
        if self._rings:
            self._before = signal.signal(signal.SIGALRM, self._ring)
            # One alarm that rings again and again costs nothing at the single move.
            signal.setitimer(signal.ITIMER_REAL, self.limit / LOOKS, self.limit / LOOKS)
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._rings:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)

    def start(self) -> None:
        """Begin to count the seconds of a move."""
        self._begun = time.monotonic()
        self._running = True

    def stop(self) -> None:
        """End the move."""
        self._running = False

    @property
    def late(self) -> bool:
        """Whether the last move took too long."""
        return 0 < self.limit < time.monotonic() - self._begun

    def _ring(self, _signal: int, _frame: FrameType | None) -> None:
        if self._running and self.late:
            raise Overrun


def play_one(plan: Plan, number: int) -> Played:
    """Play a game of the plan. Whatever goes wrong in it is noted, not raised."""
    rules = rules_of(plan.game)
    row = new_row(plan, number, rules, plan.seed_of(number))
    return play_row(plan, row, lambda: set_up(plan, number, rules))[0]


def new_row(plan: Plan, number: int, rules: AnyRules, seed: str, session: int = 0) -> GameRow:
    """Return the row of a game before it is played."""
    return GameRow(
        game=number,
        session=session,
        seed=seed,
        seats=plan.seats_of(number),
        mode=rules.mode_for(plan.seats_of(number), plan.mode).name,
        rules_version=rules.rules_version,
        answers=0,
        reason="",
    )


def play_row(plan: Plan, row: GameRow, begin: Callable[[], Match[Any]]) -> tuple[Played, Match[Any] | None]:
    """Play a match and note what came of it; return the match, too, if it began."""
    names = plan.bots_of(row.game)
    match: Match[Any] | None = None
    try:
        match = begin()
        play_match(match, bots_for(plan, names, row.seed), plan.limit)
    except BotFailed as failed:
        row.reason = BOT_FAILED
        row.failed_seat, row.failed_bot, row.failed_why = failed.seat, names[failed.seat], failed.why
    except RulesBug as bug:
        row.reason, row.failed_why = RULES_FAILED, brief(str(bug))
    if match is None:
        return Played(row, [nothing_of(row, seat, bot) for seat, bot in enumerate(names)]), None
    row.answers = len(match.journal)
    row.hash = match.hash()
    if match.outcome is not None and not row.reason:
        row.reason = match.outcome.reason
    row.traits = traits_of(match, WATCHER)
    row.figures = figures_of(match, WATCHER)
    return Played(row, seat_rows(match, row, names)), match


def set_up(plan: Plan, number: int, rules: AnyRules) -> Match[Any]:
    """Return the match of a game as it begins."""
    try:
        return Match(
            rules,
            plan.seats_of(number),
            plan.seed_of(number),
            rules.read_options(plan.options),
            mode=plan.mode,
            components=rules.components(plan.packs),
            listening=watched(plan),
            keeping=watched(plan),
        )
    except RulesBug:
        raise
    except Exception as error:
        raise RulesBug(f"The game can't be set up: {told(error)}") from error


def watched(plan: Plan) -> bool:
    """Say whether somebody remembers or looks ahead: only for those it is told what happens."""
    return any(bot != "random" for bot in plan.bots)


def bots_for(plan: Plan, names: list[str], seed: str) -> list[Bot]:
    """Return fresh bots for all seats of a game."""
    bots = []
    for seat, name in enumerate(names):
        try:
            bots.append(bot_named(name, plan.game, f"{seed} {seat}"))
        except Exception as error:
            raise BotFailed(seat, told(error)) from error
    return bots


def play_match(match: Match[Any], bots: list[Bot], limit: float) -> None:
    """Let the bots play to the end, in the order in which they are to be served."""
    chairs = [Chair(match, seat) for seat in range(match.seats)]
    with Clock(limit) as clock:
        while (question := match.question) is not None:
            seat = match.due()[0]
            match.choose(seat, answer(bots[seat], chairs[seat], question.menus[seat], clock))
            if len(match.journal) > MOST_ANSWERS:
                raise RulesBug(f"The game does not end: {MOST_ANSWERS:,} answers and still going.")


def answer(bot: Bot, chair: Chair, menu: Menu, clock: Clock) -> int:
    """Return which entry of the menu a bot chooses, or say how it failed."""
    try:
        clock.start()
        try:
            move = bot.choose(chair)
        finally:
            clock.stop()
        late = clock.late
        choice = place_of(move, menu)
    except Overrun:
        late = True
    except (Exception, SystemExit) as error:
        raise BotFailed(chair.seat, f"{told(error)} ({chair.rule})") from error
    if late:
        raise BotFailed(chair.seat, f"More than {clock.limit:g} seconds for one move ({chair.rule})")
    if choice is None:
        raise BotFailed(chair.seat, f"{shown(move)} is not on its menu ({chair.rule})")
    return choice


def place_of(move: Move, menu: Menu) -> int | None:
    """Return which entry of the menu a move is; None if it is none."""
    try:
        return menu.index(move)
    except ValueError:
        return None


def told(error: BaseException) -> str:
    """Return an error in one line."""
    text = " ".join(str(error).split())
    return brief(f"{type(error).__name__}: {text}" if text else type(error).__name__)


def shown(move: object) -> str:
    """Return what a bot answered, whatever it is."""
    text = f"a {type(move).__name__}"
    with contextlib.suppress(Exception):
        text = msgspec.json.encode(move).decode() if isinstance(move, Move) else repr(move)
    return brief(text)


def brief(text: str) -> str:
    """Return a text cut to what fits in a table."""
    return text if len(text) <= MOST_WORDS else f"{text[: MOST_WORDS - 1]}…"


# What is noted


def seat_rows(match: Match[Any], row: GameRow, names: list[str]) -> list[SeatRow]:
    """Return what is noted about each seat."""
    moves: list[Counter[str]] = [Counter() for _ in names]
    things: list[Counter[str]] = [Counter() for _ in names]
    decisions = [0] * len(names)
    game = match.rules.name
    for seat, _, move, _ in match.journal:
        decisions[seat] += 1
        name, touched = noted(game, move)
        moves[seat][name] += 1
        for thing in touched:
            things[seat][thing] += 1
    outcome = match.outcome if row.failed_why is None else None
    return [
        SeatRow(
            game=row.game,
            session=row.session,
            seats=row.seats,
            seat=seat,
            bot=bot,
            won=seat in outcome.winners if outcome is not None else None,
            score=outcome.scores[seat] if outcome is not None else None,
            decisions=decisions[seat],
            traits=traits_of(match, seat),
            figures=figures_of(match, seat),
            moves=counted(moves[seat]),
            things=counted(things[seat]),
        )
        for seat, bot in enumerate(names)
    ]


def nothing_of(row: GameRow, seat: Seat, bot: str) -> SeatRow:
    """Return the row of a seat of a game that did not even begin."""
    return SeatRow(
        game=row.game,
        session=row.session,
        seats=row.seats,
        seat=seat,
        bot=bot,
        won=None,
        score=None,
        decisions=0,
    )


def counted(counter: Counter[str]) -> list[Count]:
    """Return counts in the order of their names."""
    return [Count(name, count) for name, count in sorted(counter.items())]


def traits_of(match: Match[Any], seat: Seat) -> dict[str, str]:
    """Return what kind of seat (or, for WATCHER, of game) it was."""
    traits = telling_of(match.rules).traits
    return traits(match.state, seat) if traits is not None else {}


def figures_of(match: Match[Any], seat: Seat) -> dict[str, int]:
    """Return the numbers that a seat (or, for WATCHER, the game) ended with."""
    figures = telling_of(match.rules).figures
    return figures(match.state, seat) if figures is not None else {}


def noted(game: str, move: Move) -> tuple[str, list[str]]:
    """Return the name of a move, and the words of what it touches other than seats."""
    try:
        return _noted(game, move)
    except TypeError:  # a move that names a list can't be remembered
        return _noted.__wrapped__(game, move)


@lru_cache(maxsize=50_000)
def _noted(game: str, move: Move) -> tuple[str, list[str]]:
    return tag_of(move), [thing_word(game, *thing) for thing in things_of(move) if thing[0] != "seat"]


@lru_cache(maxsize=50_000)
def thing_word(game: str, kind: str, thing: Any) -> str:
    """Return the word for a thing such as card 17, as text."""
    return written(telling_of(rules_of(game)).name_of(None, kind, thing))


# Words as text, so that a report can say them in any language


def written(word: Word) -> str:
    """Return a word as compact JSON: `"kind-shoot"`, or `["die",{"colour":"colour-red"}]`."""
    return msgspec.json.encode(_write(word)).decode()


def read_word(text: str) -> Word:
    """Return the word that `written` wrote."""
    word = _read(msgspec.json.decode(text))
    return word if isinstance(word, Word) else Word(text)


def _write(value: "int | str | Word | list[Word]") -> Any:
    match value:
        case Word(key, args):
            return [key, {name: _write(arg) for name, arg in args.items()}] if args else key
        case list():
            return [_write(one) for one in value]
        case str():
            return {"text": value}
    return value


def _read(value: Any) -> Any:
    match value:
        case str():
            return Word(value)
        case [str(key), dict(args)]:
            return Word(key, {str(name): _read(arg) for name, arg in args.items()})
        case list():
            return [_read(one) for one in value]
        case {"text": text}:
            return text
    return value
