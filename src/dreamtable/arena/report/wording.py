"""Numbers, differences and verdicts as a reader likes them."""

import msgspec

from dreamtable.arena.report.comparison import Change
from dreamtable.arena.report.estimates import Rate
from dreamtable.arena.report.figures import Deed
from dreamtable.arena.report.naming import Names

MINUS = "−"
ENDLESS = 1e5
"""More times than this is said as endlessly many."""


class Wording:
    """Writes numbers in one language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number with its thousands apart."""
        text = f"{abs(value):,.{digits}f}"
        return f"{MINUS}{text}" if value < 0 and text.strip("0.,") else text

    def brief(self, value: float) -> str:
        """Return a number with as many digits as it deserves."""
        size = abs(value)
        return self.number(value, 0 if size >= 100 or value == int(value) else 1 if size >= 10 else 2)

    def percent(self, share: float, digits: int = 0) -> str:
        """Return a share as a percentage."""
        return self.say("report-percent", value=self.number(100 * share, digits))

    def within(self, low: float, high: float, digits: int = 0) -> str:
        """Return an interval of shares: `51–57 %`."""
        span = f"{self.number(100 * low, digits)}–{self.number(100 * high, digits)}"
        return self.say("report-percent", value=span)

    def rate(self, rate: Rate, digits: int = 0) -> str:
        """Return a rate with its interval: `54 % (51–57 %)`."""
        return self.say(
            "report-with-interval",
            value=self.percent(rate.rate, digits),
            interval=self.within(rate.low, rate.high, digits),
        )

    def signed(self, value: float, digits: int = 1) -> str:
        """Return a difference with its sign."""
        text = self.number(value, digits)
        return text if text.startswith(MINUS) or not text.strip("0.,") else f"+{text}"

    def span(self, low: float, high: float, digits: int = 1) -> str:
        """Return an interval of differences, with their signs."""
        return self.say("report-from-to", low=self.signed(low, digits), high=self.signed(high, digits))

    def points(self, difference: float, digits: int = 1) -> str:
        """Return a difference of shares in percentage points."""
        return self.say("report-points", value=self.signed(100 * difference, digits))

    def times(self, ratio: float) -> str:
        """Return how many times as often."""
        return "∞" if ratio >= ENDLESS else f"{self.number(ratio, 2 if ratio < 10 else 0)} ×"

    def change(self, change: Change, value: float) -> str:
        """Return one of the numbers of a change."""
        return self.percent(value, 1) if change.share else self.brief(value)

    def changed(self, change: Change) -> str:
        """Return by how much something changed."""
        if change.share:
            return self.points(change.difference)
        return f"{'+' if change.difference > 0 else ''}{self.brief(change.difference)}"

    def changed_within(self, change: Change) -> str:
        """Return the interval of a change."""
        scale, digits = (100, 1) if change.share else (1, 2)
        return self.span(scale * change.low, scale * change.high, digits)

    def change_name(self, change: Change) -> str:
        """Return what changed."""
        names = self.names
        match change.topic:
            case "win" if not change.trait:
                return self.say("report-change-together")
            case "win":
                return self.win_name(change.trait, change.value, change.side)
            case "reason":
                return names.reason(change.value)
            case "length":
                return self.say("report-decisions-a-game")
            case "figure":
                return names.figure(change.value)
        return names.deed(change.topic, change.value)

    def win_name(self, trait: str, value: str, side: str) -> str:
        """Return who won: a value of a trait, perhaps on one side only."""
        name = self.names.value(trait, value)
        return self.both(name, self.names.value("side", side)) if side else name

    def deed_name(self, deed: Deed) -> str:
        """Return what somebody did, and on which side."""
        name = self.names.deed(deed.kind, deed.name)
        return self.both(self.names.value("side", deed.side), name) if deed.side else name

    def deed_rates(self, deed: Deed) -> str:
        """Return how often winners and losers did something in a game."""
        return f"{self.brief(deed.a_game.group)} : {self.brief(deed.a_game.others)}"

    def both(self, first: str, second: str) -> str:
        """Return two names together."""
        return f"{first} · {second}"

    def listed(self, parts: list[str]) -> str:
        """Return a list inside a sentence."""
        return self.say("report-list-comma").join(parts)


def plan_text(value: object) -> str:
    """Return a part of a plan as text."""
    match value:
        case bool():
            return "✓" if value else "–"
        case list():
            return ", ".join(map(str, value)) or "–"
        case dict():
            return ", ".join(f"{name}={_plain(one)}" for name, one in value.items()) or "–"
    return str(value)


def _plain(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
