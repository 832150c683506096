"""What the numbers say, in plain words: only what there is evidence for."""

from dreamtable.arena.report.comparison import Change, Comparison
from dreamtable.arena.report.estimates import FEWEST, Verdict
from dreamtable.arena.report.figures import Deed, Figures, WinRow, WinTable
from dreamtable.arena.report.sheet import SURE
from dreamtable.arena.report.wording import Wording

MOST_NAMED = 3
"""So many are named; the others are counted."""


def summary(figures: Figures, comparison: Comparison | None, wording: Wording) -> list[str]:
    """Return the sentences at the top of the page."""
    lines = _what_is_there(figures, wording)
    if figures.finished < FEWEST:
        return [*lines, wording.say("report-sum-few", count=figures.finished, least=FEWEST)]
    if comparison is not None:
        lines += _changes(comparison, wording)
    lines += _who_wins(figures, wording)
    for table in figures.tables:
        if table.trait not in ("side", "seats"):
            lines += _standing_out(table, wording)
    return lines + _length_and_end(figures, wording) + _winners(figures.deeds, wording)


def _what_is_there(figures: Figures, wording: Wording) -> list[str]:
    lines = []
    if figures.games < figures.wanted:
        there, wanted = wording.number(figures.games), wording.number(figures.wanted)
        lines.append(wording.say("report-sum-unfinished", there=there, wanted=wanted))
    if figures.failures:
        lines.append(wording.say("report-sum-failed", count=len(figures.failures)))
    return lines


def _who_wins(figures: Figures, wording: Wording) -> list[str]:
    """Say how the sides fare, or the players together against the game."""
    sides = next((table for table in figures.tables if table.trait == "side"), None)
    if sides is None:
        if figures.together:
            return [wording.say("report-sum-together", rate=wording.rate(figures.wins))]
        return []
    rates = [
        wording.say(
            "report-sum-side", name=wording.names.value("side", row.value), rate=wording.rate(row.rate)
        )
        for row in sides.rows
    ]
    ahead = [wording.names.value("side", row.value) for row in sides.rows if row.verdict is Verdict.MORE]
    verdict = (
        wording.say("report-sum-ahead", names=wording.listed(ahead), count=len(ahead))
        if ahead
        else wording.say("report-sum-balanced")
    )
    return [wording.say("report-sum-sides", rates=wording.listed(rates), verdict=verdict)]


def _standing_out(table: WinTable, wording: Wording) -> list[str]:
    """Say who of a table stands out from the others in the same position, or that nobody does."""
    tested = [row for row in table.rows if row.verdict in (*SURE, Verdict.UNCLEAR)]
    if len(tested) < 2:
        return []
    trait = wording.names.trait(table.trait)
    better, worse = (
        sorted(
            (row for row in tested if row.verdict is verdict),
            key=lambda row: -abs(row.contrast.difference if row.contrast is not None else 0),
        )
        for verdict in SURE
    )
    parts = []
    if better:
        named = _named(table, better, wording)
        parts.append(wording.say("report-sum-better", names=named, count=len(better)))
    if worse and not (better and len(tested) == 2):
        key = "report-sum-worse-too" if better else "report-sum-worse"
        parts.append(wording.say(key, names=_named(table, worse, wording), count=len(worse)))
    if parts:
        verdict = wording.say("report-list-semicolon").join(parts)
        return [wording.say("report-sum-trait", trait=trait, verdict=verdict)]
    reach = max(
        max(abs(row.contrast.low), abs(row.contrast.high)) for row in tested if row.contrast is not None
    )
    key = "report-sum-fair-seats" if table.trait == "seat" else "report-sum-fair"
    return [wording.say(key, trait=trait, reach=wording.number(100 * reach))]


def _named(table: WinTable, rows: list[WinRow], wording: Wording) -> str:
    named = [
        wording.say(
            "report-sum-named",
            name=wording.win_name(table.trait, row.value, row.side),
            rate=wording.percent(row.rate.rate),
            difference=wording.points(row.contrast.difference if row.contrast is not None else 0, 0),
        )
        for row in rows[:MOST_NAMED]
    ]
    if len(rows) > MOST_NAMED:
        named.append(wording.say("report-sum-more", count=len(rows) - MOST_NAMED))
    return wording.listed(named)


def _length_and_end(figures: Figures, wording: Wording) -> list[str]:
    spreads = figures.lengths.spreads
    lines = []
    if len(spreads) == 1:
        one = spreads[0]
        lines.append(
            wording.say(
                "report-sum-length",
                median=wording.number(one.median),
                low=wording.number(one.p25),
                high=wording.number(one.p75),
            )
        )
    elif spreads:
        each = [
            wording.say(
                "report-sum-length-one",
                seats=wording.names.value("seats", one.label),
                median=wording.number(one.median),
            )
            for one in spreads
        ]
        lines.append(wording.say("report-sum-lengths", each=wording.listed(each)))
    if len(figures.reasons) > 1:
        reason, rate = figures.reasons[0]
        said = wording.names.reason(reason).rstrip(".。")
        lines.append(wording.say("report-sum-reason", reason=said, rate=wording.percent(rate.rate)))
    return lines


def _winners(deeds: list[Deed], wording: Wording) -> list[str]:
    """Say what winners do differently, and not only because they play longer; the largest effects first."""
    lines = []
    for verdict, key in ((Verdict.MORE, "report-sum-did-more"), (Verdict.LESS, "report-sum-did-less")):
        sure = [deed for deed in deeds if deed.sure is verdict][:MOST_NAMED]
        named = [
            wording.say("report-sum-deed", name=wording.deed_name(deed), rates=wording.deed_rates(deed))
            for deed in sure
        ]
        if named:
            lines.append(wording.say(key, deeds=wording.listed(named)))
    if lines:
        return lines
    return [wording.say("report-sum-no-deeds")] if deeds else []


def _changes(comparison: Comparison, wording: Wording) -> list[str]:
    sure = [one for one in comparison.changes if one.verdict in SURE]
    if not sure:
        return [wording.say("report-sum-unchanged", count=len(comparison.changes))]
    first = [one for one in sure if one.topic in ("win", "length", "reason")] or sure
    named = [
        wording.say(
            "report-sum-change",
            name=_changed_name(one, wording),
            before=wording.change(one, one.before),
            after=wording.change(one, one.after),
        )
        for one in first[:MOST_NAMED]
    ]
    return [
        wording.say(
            "report-sum-changed", sure=len(sure), count=len(comparison.changes), first=wording.listed(named)
        )
    ]


def _changed_name(change: Change, wording: Wording) -> str:
    name = wording.change_name(change).rstrip(".。")
    return wording.both(wording.names.trait(change.trait), name) if change.trait else name
