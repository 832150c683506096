"""The part of a report that holds two runs against each other."""

from dreamtable.arena.report.chapters import MOST_EACH_WAY, MOST_ROWS, bar_tip, ratio
from dreamtable.arena.report.charts import interval_chart, ratio_chart, shares_chart
from dreamtable.arena.report.comparison import Change, Comparison
from dreamtable.arena.report.figures import Figures
from dreamtable.arena.report.html import Html, join, tag
from dreamtable.arena.report.sheet import SURE, Cell, Section, Sheet
from dreamtable.arena.report.wording import plan_text


def before_and_after(sheet: Sheet, figures: Figures, comparison: Comparison) -> Section:
    """Tell what changed."""
    parts = [sheet.how("report-comparison-how"), plans(sheet, comparison)]
    wins = [one for one in comparison.changes if one.topic == "win"]
    for trait in dict.fromkeys([table.trait for table in figures.tables] + [one.trait for one in wins]):
        if here := [one for one in wins if one.trait == trait]:
            parts.append(win_panel(sheet, trait, here))
    parts.append(games_panel(sheet, figures, comparison))
    deeds = [one for one in comparison.changes if one.topic in ("moves", "things")]
    if deeds:
        parts.append(deed_panel(sheet, deeds))
    return Section("comparison", join(parts))


def plans(sheet: Sheet, comparison: Comparison) -> Html:
    """Say in what the plans of the two runs differ."""
    if not comparison.plans:
        return sheet.how("report-plans-same")
    rows = [
        [
            sheet.named(sheet.say(f"report-plan-{name.replace('_', '-')}")),
            sheet.named(plan_text(before)),
            sheet.named(plan_text(after)),
        ]
        for name, before, after in comparison.plans
    ]
    heads = [sheet.say(key) for key in ("report-plan", "report-before", "report-after")]
    table = sheet.table(sheet.say("report-plans-differ"), heads, rows)
    return tag("div", tag("p", sheet.say("report-plans-differ"), class_="note"), table, class_="panel")


def win_panel(sheet: Sheet, trait: str, changes: list[Change]) -> Html:
    """Return how win rates by one trait changed."""
    title = sheet.names.trait(trait) if trait else sheet.say("report-change-together")
    strongest = sorted(changes, key=lambda one: -abs(one.effect))[:MOST_ROWS]
    marks = [
        {
            "label": sheet.wording.change_name(one),
            "value": 100 * one.difference,
            "low": 100 * one.low,
            "high": 100 * one.high,
            "verdict": one.verdict.value,
            "tip": tip(sheet, one),
        }
        for one in sorted(strongest, key=lambda one: -one.difference)
    ]
    chart = sheet.chart(
        interval_chart(marks, sheet.say("report-difference"), zero=True),
        sheet.say("report-chart-changes", what=title),
    )
    return sheet.panel(
        title, chart, table(sheet, sorted(changes, key=lambda one: -one.difference), mixed=False)
    )


def games_panel(sheet: Sheet, figures: Figures, comparison: Comparison) -> Html:
    """Return how the games as a whole changed: their length, their numbers, their endings."""
    title = sheet.say("report-decisions-a-game")
    chart = sheet.chart(
        shares_chart(
            comparison.before.lengths,
            figures.lengths,
            title,
            sheet.say("report-share"),
            (sheet.say("report-before"), sheet.say("report-after")),
            lambda low, high, label, count: bar_tip(sheet, low, high, label, count),
        ),
        sheet.say("report-chart-histogram", what=title),
    )
    whole = [one for one in comparison.changes if one.topic in ("length", "figure", "reason")]
    return sheet.panel(sheet.say("report-changes-games"), chart, table(sheet, whole))


def deed_panel(sheet: Sheet, deeds: list[Change]) -> Html:
    """Return what is done and used more or less often than before."""
    clear = [one for one in deeds if one.verdict in SURE][: 3 * MOST_EACH_WAY]
    marks = [
        {
            "label": sheet.wording.change_name(one),
            "ratio": ratio(one.after, one.before),
            "verdict": one.verdict.value,
            "tip": tip(sheet, one),
        }
        for one in sorted(clear, key=lambda one: -ratio(one.after, one.before))
    ]
    chart = (
        sheet.chart(
            ratio_chart(marks, sheet.say("report-times-as-before")), sheet.say("report-chart-changed-deeds")
        )
        if marks
        else sheet.nothing("report-nothing-changed")
    )
    return sheet.panel(sheet.say("report-changes-deeds"), chart, table(sheet, deeds))


def tip(sheet: Sheet, one: Change) -> str:
    """Return what a change says when it is pointed at."""
    wording = sheet.wording
    numbers = f"{wording.change(one, one.before)} → {wording.change(one, one.after)}"
    verdict = sheet.say(f"report-change-{one.verdict.value}")
    return f"{wording.change_name(one)}: {numbers} · {wording.changed(one)} · {verdict}"


def table(sheet: Sheet, changes: list[Change], *, mixed: bool = True) -> Html:
    """Return changes as a table; where they are `mixed`, each says what kind of number it is."""
    wording = sheet.wording
    rows = []
    for one in changes:
        number, span = tag("b", wording.changed(one)), tag("small", wording.changed_within(one))
        verdict = sheet.verdict(one.verdict, "report-change")
        rows.append(
            [
                sheet.named(
                    wording.change_name(one), sheet.say(f"report-topic-{one.topic}") if mixed else ""
                ),
                Cell(wording.change(one, one.before), one.before),
                Cell(wording.change(one, one.after), one.after),
                Cell(join([number, " ", span, Html("<br>"), verdict]), one.effect),
            ]
        )
    keys = ("report-what", "report-before", "report-after", "report-changed")
    return sheet.table(sheet.say("report-comparison"), [sheet.say(key) for key in keys], rows)
