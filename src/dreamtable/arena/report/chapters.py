"""The parts of a report about one run: who wins, what winners do, how long it takes, how it ends."""

from dreamtable.arena.report.charts import (
    Spec,
    bar_chart,
    histogram_chart,
    interval_chart,
    ratio_chart,
    spread_chart,
)
from dreamtable.arena.report.estimates import Contrast, Verdict
from dreamtable.arena.report.figures import Deed, Figures, Histogram, Spread, WinRow, WinTable
from dreamtable.arena.report.html import Html, join, tag
from dreamtable.arena.report.sheet import SURE, Cell, Section, Sheet

MOST_ROWS = 30
"""A chart with more rows than this is not read."""
MOST_EACH_WAY = 7


# Win rates


def wins(sheet: Sheet, figures: Figures) -> Section | None:
    """Tell who wins, by everything in which players differ."""
    if not figures.tables:
        return None
    how = [sheet.how("report-wins-how"), *together(sheet, figures)]
    return Section("wins", join([*how, *[win_panel(sheet, one) for one in figures.tables]]))


def together(sheet: Sheet, figures: Figures) -> list[Html]:
    """Say what is compared where all players win or lose together."""
    return [sheet.how("report-note-together")] if figures.together else []


def win_panel(sheet: Sheet, table: WinTable) -> Html:
    """Return the win rates by one trait."""
    name = sheet.names.trait(table.trait)
    rows = table.rows
    if table.trait not in ("seat", "seats"):
        rows = sorted(rows, key=lambda row: -row.rate.rate)
    shown = sorted(sorted(rows, key=_by_difference)[:MOST_ROWS], key=rows.index)
    chart = sheet.chart(
        interval_chart([win_mark(sheet, table, row) for row in shown], sheet.say("report-win-rate")),
        sheet.say("report-chart-wins", trait=name),
    )
    heads = [name, sheet.say("report-played"), sheet.say("report-win-rate"), sheet.say("report-others")]
    note = "" if table.telling else sheet.say("report-note-seats")
    caption = sheet.say("report-table-wins", trait=name)
    return sheet.panel(name, chart, sheet.table(caption, heads, win_rows(sheet, table, rows)), note)


def _by_difference(row: WinRow) -> float:
    return -abs(row.contrast.difference) if row.contrast is not None else 0.0


def win_mark(sheet: Sheet, table: WinTable, row: WinRow) -> Spec:
    """Return a win rate as a row of a chart."""
    name = sheet.wording.win_name(table.trait, row.value, row.side)
    other = None if row.contrast is None else min(1.0, max(0.0, row.rate.rate - row.contrast.difference))
    tip = f"{name}: {sheet.wording.rate(row.rate, 1)}"
    if row.contrast is not None:
        points = sheet.wording.points(row.contrast.difference)
        tip += f" · {points} · {sheet.say(f'report-verdict-{row.verdict.value}')}"
    return {
        "label": name,
        "value": row.rate.rate,
        "low": row.rate.low,
        "high": row.rate.high,
        "other": other,
        "verdict": row.verdict.value,
        "tip": tip,
    }


def win_rows(sheet: Sheet, table: WinTable, rows: list[WinRow]) -> list[list[Cell]]:
    """Return win rates as rows of a table."""
    return [
        [
            sheet.named(sheet.wording.win_name(table.trait, row.value, row.side)),
            sheet.counted(row.rate.seats),
            sheet.rated(row.rate),
            sheet.compared(row.contrast, row.verdict),
        ]
        for row in rows
    ]


def things(sheet: Sheet, figures: Figures) -> Section | None:
    """Tell how those fared who used a card or another thing."""
    table = figures.things
    if not table.rows:
        return None
    clear = [row for row in table.rows if row.verdict in SURE]
    marks = [
        win_mark(sheet, table, row)
        | {
            "value": 100 * row.contrast.difference,
            "low": 100 * row.contrast.low,
            "high": 100 * row.contrast.high,
            "other": None,
        }
        for row in sorted(clear, key=_by_difference)[: 3 * MOST_EACH_WAY]
        if row.contrast is not None
    ]
    marks.sort(key=lambda mark: -mark["value"])
    chart = (
        sheet.chart(
            interval_chart(marks, sheet.say("report-difference"), zero=True), sheet.say("report-chart-things")
        )
        if marks
        else sheet.nothing("report-nothing-sure")
    )
    keys = ("report-thing", "report-used-by", "report-win-rate", "report-others")
    rows = win_rows(sheet, table, sorted(table.rows, key=lambda row: -row.rate.seats))
    told = sheet.table(sheet.say("report-things"), [sheet.say(key) for key in keys], rows)
    how = [sheet.how("report-things-how"), *together(sheet, figures)]
    return Section("things", join([*how, sheet.panel("", chart, told)]))


# What winners do differently


def winners(sheet: Sheet, figures: Figures) -> Section | None:
    """Tell what winners do more and less often than losers, side by side where there are sides."""
    if not figures.deeds:
        return None
    parts = [sheet.how("report-winners-how")]
    for side in sorted({deed.side for deed in figures.deeds}):
        title = sheet.names.value("side", side) if side else sheet.say("report-all-players")
        parts.append(deed_panel(sheet, title, [deed for deed in figures.deeds if deed.side == side]))
    return Section("winners", join(parts))


def deed_panel(sheet: Sheet, title: str, deeds: list[Deed]) -> Html:
    """Return what the winners of one side do differently: in a game, and among as many decisions."""
    a_game = [(deed, deed.a_game, deed.verdict) for deed in deeds]
    of_decisions = [(deed, deed.of_decisions, deed.verdict_of_decisions) for deed in deeds]
    first = deed_chart(sheet, a_game, "report-times-a-game", sheet.say("report-chart-winners", side=title))
    label = sheet.say("report-chart-winners-decisions", side=title)
    second = deed_chart(sheet, of_decisions, "report-times-of-decisions", label)
    charts = tag("div", *dict.fromkeys([first, second]), class_="pair")
    keys = ("report-what", "report-winners-losers", "report-a-game", "report-of-decisions")
    rows = [
        [
            sheet.named(sheet.names.deed(deed.kind, deed.name), sheet.say(f"report-kind-{deed.kind}")),
            Cell(sheet.wording.deed_rates(deed), deed.a_game.group),
            times(sheet, deed.a_game, deed.verdict),
            times(sheet, deed.of_decisions, deed.verdict_of_decisions),
        ]
        for deed in deeds
    ]
    table = sheet.table(sheet.say("report-table-winners", side=title), [sheet.say(key) for key in keys], rows)
    return tag("div", tag("h3", title), charts, table, class_="panel")


def times(sheet: Sheet, contrast: Contrast, verdict: Verdict) -> Cell:
    """Return the cell of how many times as often winners did something."""
    shown = sheet.wording.times(ratio(contrast.group, contrast.others))
    return Cell(join([tag("b", shown), Html("<br>"), sheet.verdict(verdict)]), contrast.effect)


def deed_chart(sheet: Sheet, deeds: list[tuple[Deed, Contrast, Verdict]], axis: str, label: str) -> Html:
    """Return the clear differences, the strongest of each direction."""
    strongest = sorted(deeds, key=lambda one: -abs(one[1].effect))
    shown = [
        one for verdict in SURE for one in [each for each in strongest if each[2] is verdict][:MOST_EACH_WAY]
    ]
    if not shown:
        return sheet.nothing("report-nothing-sure")
    marks: list[Spec] = []
    for deed, contrast, verdict in shown:
        name = sheet.names.deed(deed.kind, deed.name)
        often = ratio(contrast.group, contrast.others)
        kind = sheet.say(f"report-kind-{deed.kind}")
        rates = f"{sheet.wording.brief(contrast.group)} : {sheet.wording.brief(contrast.others)}"
        marks.append(
            {
                "label": name,
                "ratio": often,
                "verdict": verdict.value,
                "tip": f"{name} ({kind}): {rates}, {sheet.wording.times(often)}",
            }
        )
    marks.sort(key=lambda mark: -mark["ratio"])
    return sheet.chart(ratio_chart(marks, sheet.say(axis)), label)


def ratio(some: float, others: float) -> float:
    """Return how many times as often; at most a million times."""
    return min(1e6, some / others) if others > 1e-9 else 1.0 if some <= 1e-9 else 1e6


# How long, and how it ends


def lengths(sheet: Sheet, figures: Figures) -> Section | None:
    """Tell how long games are, and the numbers that they end with."""
    if not figures.lengths.bars:
        return None
    parts = [
        sheet.how("report-lengths-how"),
        histogram_panel(sheet, figures.lengths, sheet.say("report-decisions-a-game"), "seats"),
    ]
    if len(figures.per_seat) > 1:
        parts.append(per_seat_panel(sheet, figures.per_seat, "side" if figures.sides else "bot"))
    parts += [histogram_panel(sheet, one, sheet.names.figure(one.name), "seats") for one in figures.figures]
    for one in figures.endings:
        name = sheet.say("report-score") if one.name == "score" else sheet.names.figure(one.name)
        parts.append(histogram_panel(sheet, one, name, "won"))
    return Section("lengths", join(parts))


def per_seat_panel(sheet: Sheet, spreads: list[Spread], by: str) -> Html:
    """Return how many decisions a player takes."""
    title = sheet.say("report-decisions-a-player")

    def tip(one: Spread) -> str:
        brief = sheet.wording.brief
        return f"{brief(one.median)} ({brief(one.p25)}–{brief(one.p75)}; {brief(one.p05)}–{brief(one.p95)})"

    chart = sheet.chart(
        spread_chart(spreads, title, lambda label: label_of(sheet, by, label), tip),
        sheet.say("report-chart-histogram", what=title),
    )
    return sheet.panel(title, chart, spread_table(sheet, spreads, title, by))


def label_of(sheet: Sheet, by: str, label: str) -> str:
    """Return what a group is called."""
    return sheet.say(f"report-won-{label}") if by == "won" else sheet.names.value(by, label)


def histogram_panel(sheet: Sheet, histogram: Histogram, name: str, by: str) -> Html:
    """Return how often a number was how large."""
    what = sheet.say("report-players" if by == "won" else "report-games")
    legend = sheet.say("report-result") if by == "won" else sheet.names.trait(by)
    chart = sheet.chart(
        histogram_chart(
            histogram,
            name,
            what,
            legend,
            lambda label: label_of(sheet, by, label),
            lambda low, high, label, count: bar_tip(sheet, low, high, label, count),
        ),
        sheet.say("report-chart-histogram", what=name),
    )
    return sheet.panel(name, chart, spread_table(sheet, histogram.spreads, name, by))


def bar_tip(sheet: Sheet, low: float, high: float, label: str, count: int) -> str:
    """Return what a bar of a histogram says when it is pointed at."""
    number = sheet.wording.number
    span = number(low) if high - low <= 1 else f"{number(low)}–{number(high - 1)}"
    return f"{span} · {label}: {number(count)}"


def spread_table(sheet: Sheet, spreads: list[Spread], name: str, by: str) -> Html:
    """Return where a number lay, for each group."""
    brief = sheet.wording.brief
    rows = [
        [
            sheet.named(label_of(sheet, by, one.label)),
            sheet.counted(one.games),
            Cell(brief(one.median), one.median),
            Cell(f"{brief(one.p25)}–{brief(one.p75)}", one.p75 - one.p25),
            Cell(f"{brief(one.p05)}–{brief(one.p95)}", one.p95 - one.p05),
            Cell(brief(one.mean), one.mean),
        ]
        for one in spreads
    ]
    count = "report-games" if by == "seats" else "report-players"
    keys = (count, "report-median", "report-half", "report-most", "report-mean")
    first = sheet.say("report-result") if by == "won" else sheet.names.trait(by)
    caption = sheet.say("report-table-spread", what=name)
    return sheet.table(caption, [first, *[sheet.say(key) for key in keys]], rows)


def endings(sheet: Sheet, figures: Figures) -> Section | None:
    """Tell how the games end."""
    if not figures.reasons:
        return None
    marks: list[Spec] = []
    rows = []
    for reason, rate in figures.reasons:
        name = sheet.names.reason(reason)
        tip = f"{name} {sheet.wording.rate(rate, 1)}"
        marks.append({"label": name, "value": rate.rate, "low": rate.low, "high": rate.high, "tip": tip})
        rows.append([sheet.named(name), sheet.counted(rate.wins), sheet.rated(rate)])
    chart = sheet.chart(bar_chart(marks, sheet.say("report-share")), sheet.say("report-chart-endings"))
    heads = [sheet.say(key) for key in ("report-reason", "report-games", "report-share")]
    return Section("endings", sheet.panel("", chart, sheet.table(sheet.say("report-endings"), heads, rows)))


def failures(sheet: Sheet, figures: Figures) -> Section | None:
    """List the games that failed."""
    if not figures.failures:
        return None
    names = sheet.names
    rows = [
        [
            Cell(str(one.game), one.game),
            sheet.named(one.seed),
            sheet.named(names.value("seat", str(one.seat)) if one.seat is not None else "–"),
            sheet.named(names.bot(one.bot) if one.bot else "–"),
            sheet.named(one.why),
        ]
        for one in figures.failures
    ]
    keys = ("report-game-number", "report-seed", "report-by-seat", "report-by-bot", "report-why")
    table = sheet.table(sheet.say("report-failed"), [sheet.say(key) for key in keys], rows)
    return Section("failed", join([sheet.how("report-failed-how"), tag("div", table, class_="panel")]))
