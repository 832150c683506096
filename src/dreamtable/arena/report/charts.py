"""The charts, drawn by Vega in the reader's browser. Colours are names: the page fills in its theme."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import altair as alt

from dreamtable.arena.report.estimates import Verdict
from dreamtable.arena.report.figures import Histogram, Spread

Spec = dict[str, Any]
ROWS = ((3, 46), (7, 36), (1000, 27))
"""Up to so many rows are so many pixels high each."""
INK, SOFT, LINE, ACCENT = "@@ink", "@@soft", "@@line", "@@accent"
COLOURS = ["@@c1", "@@c2", "@@c3", "@@c4", "@@c5", "@@c6"]
VERDICTS = [one.value for one in Verdict]
VERDICT_COLOURS = ["@@more", "@@less", "@@accent", "@@soft", "@@accent"]
VERDICT_SHAPES = ["triangle-up", "triangle-down", "circle", "circle", "circle"]


def _height(rows: int) -> int:
    return rows * next(high for most, high in ROWS if rows <= most)


def apart(labels: Sequence[str]) -> list[str]:
    """Tell rows of the same name apart."""
    seen: dict[str, int] = {}
    told = []
    for label in labels:
        seen[label] = seen.get(label, 0) + 1
        told.append(label if seen[label] == 1 else f"{label} ({seen[label]})")
    return told


def _spec(chart: alt.TopLevelMixin) -> Spec:
    found: Spec = chart.to_dict()
    for needless in ("$schema", "config"):
        found.pop(needless, None)
    return found


def _rows() -> alt.Y:
    return alt.Y("label:N", sort=None, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8))


def _verdict(shape: bool) -> dict[str, Any]:
    encoded: dict[str, Any] = {
        "color": alt.Color("verdict:N", legend=None, scale=alt.Scale(domain=VERDICTS, range=VERDICT_COLOURS))
    }
    if shape:
        encoded["shape"] = alt.Shape(
            "verdict:N", legend=None, scale=alt.Scale(domain=VERDICTS, range=VERDICT_SHAPES)
        )
    return encoded


def interval_chart(rows: list[dict[str, Any]], axis: str, *, zero: bool = False) -> Spec:
    """Return a row for each: a point at `value`, a line from `low` to `high`, perhaps a tick at `other`.

    They are shares; with `zero`, differences in percentage points, and a line marks that there is none.
    """
    data = alt.InlineData([row | {"label": label} for row, label in zip(rows, _labels(rows), strict=True)])
    scale = alt.Scale(zero=zero, nice=True)
    signed = "datum.value > 0 ? '+' + datum.label : datum.label"
    ticks = (
        alt.Axis(format=",~r", labelExpr=signed, tickCount=6) if zero else alt.Axis(format="%", tickCount=6)
    )
    x = alt.X("low:Q", title=axis, scale=scale, axis=ticks)
    base = alt.Chart(data).encode(y=_rows(), tooltip=alt.Tooltip("tip:N"))
    layers: list[alt.Chart] = []
    if zero:
        line = alt.Chart(alt.InlineData([{"at": 0}])).mark_rule(color=SOFT, strokeDash=[4, 3])
        layers.append(line.encode(x="at:Q"))
    layers.append(
        base.mark_rule(strokeWidth=3, opacity=0.5, strokeCap="round").encode(
            x=x, x2="high:Q", **_verdict(shape=False)
        )
    )
    if any(row.get("other") is not None for row in rows):
        layers.append(base.mark_tick(color=SOFT, thickness=2, size=15).encode(x="other:Q"))
    layers.append(
        base.mark_point(filled=True, size=85, opacity=1).encode(x="value:Q", **_verdict(shape=True))
    )
    return _spec(alt.layer(*layers).properties(width="container", height=_height(len(rows))))


def ratio_chart(rows: list[dict[str, Any]], axis: str) -> Spec:
    """Return a row for each: how many times as often, from `1 ×` to the left or to the right."""
    told = [
        row | {"label": label, "one": 1, "ratio": min(16.0, max(1 / 16, row["ratio"]))}
        for row, label in zip(rows, _labels(rows), strict=True)
    ]
    reach = max(2.0, *(max(row["ratio"], 1 / row["ratio"]) for row in told)) * 1.06
    ticks = [2.0**step for step in range(-4, 5) if 1 / reach <= 2.0**step <= reach]
    x = alt.X(
        "ratio:Q",
        title=axis,
        scale=alt.Scale(type="log", base=2, domain=[1 / reach, reach], nice=False),
        axis=alt.Axis(
            values=ticks,
            labelExpr="(datum.value < 1 ? '1/' + 1 / datum.value : datum.value) + ' ×'",
        ),
    )
    base = alt.Chart(alt.InlineData(told)).encode(y=_rows(), tooltip=alt.Tooltip("tip:N"))
    line = alt.Chart(alt.InlineData([{"at": 1}])).mark_rule(color=SOFT, strokeDash=[4, 3]).encode(x="at:Q")
    stem = base.mark_rule(strokeWidth=3, opacity=0.5).encode(x=x, x2="one:Q", **_verdict(shape=False))
    head = base.mark_point(filled=True, size=95, opacity=1).encode(x="ratio:Q", **_verdict(shape=True))
    return _spec(alt.layer(line, stem, head).properties(width="container", height=_height(len(rows))))


def bar_chart(rows: list[dict[str, Any]], axis: str) -> Spec:
    """Return a bar for each share, with its interval."""
    data = alt.InlineData([row | {"label": label} for row, label in zip(rows, _labels(rows), strict=True)])
    base = alt.Chart(data).encode(y=_rows(), tooltip=alt.Tooltip("tip:N"))
    x = alt.X("value:Q", title=axis, axis=alt.Axis(format="%", tickCount=6), scale=alt.Scale(zero=True))
    bars = base.mark_bar(color=ACCENT, cornerRadiusEnd=4, opacity=0.75, height=alt.RelativeBandSize(0.62))
    error = base.mark_rule(color=INK, strokeWidth=1.5, opacity=0.75)
    return _spec(
        alt.layer(bars.encode(x=x), error.encode(x="low:Q", x2="high:Q")).properties(
            width="container", height=_height(len(rows))
        )
    )


def histogram_chart(
    histogram: Histogram,
    axis: str,
    games: str,
    legend: str,
    named: Callable[[str], str],
    tip: Callable[..., str],
) -> Spec:
    """Return bars of how often a number fell where, one colour for each label."""
    labels = [named(spread.label) for spread in histogram.spreads]
    # Bars of single numbers stand on their number.
    shift = 0.5 if all(high - low == 1 for low, high, _, _ in histogram.bars) else 0.0
    values = [
        {
            "from": low - shift,
            "to": high - shift,
            "label": named(label),
            "at": labels.index(named(label)),
            "count": count,
            "tip": tip(low, high, named(label), count),
        }
        for low, high, label, count in histogram.bars
    ]
    many = len(labels) > 1
    colour = alt.Color(
        "label:N",
        title=legend,
        scale=alt.Scale(domain=labels, range=[COLOURS[at % len(COLOURS)] for at in range(len(labels))]),
        legend=alt.Legend(orient="top", symbolType="square") if many else None,
    )
    chart = (
        alt.Chart(alt.InlineData(values))
        .mark_bar(binSpacing=1)
        .encode(
            x=alt.X(
                "from:Q",
                bin="binned",
                title=axis,
                scale=alt.Scale(zero=False, nice=False),
                axis=alt.Axis(grid=False, tickMinStep=1, format=",d", tickCount=8),
            ),
            x2="to:Q",
            y=alt.Y("count:Q", title=games, stack="zero", axis=alt.Axis(tickCount=4, tickMinStep=1)),
            color=colour,
            order=alt.Order("at:Q"),
            tooltip=alt.Tooltip("tip:N"),
        )
    )
    return _spec(chart.properties(width="container", height=190))


def shares_chart(
    before: Histogram,
    after: Histogram,
    axis: str,
    share: str,
    names: tuple[str, str],
    tip: Callable[..., str],
) -> Spec:
    """Return two runs laid over each other: which share of the games fell where."""
    step = max([high - low for low, high, _, _ in before.bars + after.bars] or [1])
    values = []
    for name, histogram in zip(names, (before, after), strict=True):
        total = sum(count for _, _, _, count in histogram.bars) or 1
        at: dict[float, int] = {}
        for low, _, _, count in histogram.bars:
            start = math.floor(low / step) * step
            at[start] = at.get(start, 0) + count
        for start in sorted({*at, *(start + step for start in at), *(start - step for start in at)}):
            part = at.get(start, 0) / total
            values.append(
                {
                    "at": start,
                    "label": name,
                    "share": part,
                    "tip": tip(start, start + step, name, at.get(start, 0)),
                }
            )
    chart = (
        alt.Chart(alt.InlineData(values))
        .mark_area(interpolate="step-after", opacity=0.28, line={"strokeWidth": 2})
        .encode(
            x=alt.X("at:Q", title=axis, scale=alt.Scale(zero=False, nice=False), axis=alt.Axis(grid=False)),
            y=alt.Y("share:Q", title=share, stack=None, axis=alt.Axis(format="%", tickCount=4)),
            color=alt.Color(
                "label:N",
                title=None,
                scale=alt.Scale(domain=list(names), range=["@@c2", "@@c1"]),
                legend=alt.Legend(orient="top", symbolType="square"),
            ),
            tooltip=alt.Tooltip("tip:N"),
        )
    )
    return _spec(chart.properties(width="container", height=190))


def spread_chart(
    spreads: list[Spread], axis: str, named: Callable[[str], str], tip: Callable[[Spread], str]
) -> Spec:
    """Return a row for each: nearly all as a line, the middle half as a bar, the middle as a tick."""
    labels = apart([named(one.label) for one in spreads])
    values = [
        {
            "label": label,
            "p05": one.p05,
            "p25": one.p25,
            "median": one.median,
            "p75": one.p75,
            "p95": one.p95,
            "tip": tip(one),
        }
        for label, one in zip(labels, spreads, strict=True)
    ]
    base = alt.Chart(alt.InlineData(values)).encode(y=_rows(), tooltip=alt.Tooltip("tip:N"))
    x = alt.X(
        "p05:Q",
        title=axis,
        scale=alt.Scale(zero=True),
        axis=alt.Axis(format=",d", tickMinStep=1, tickCount=6),
    )
    return _spec(
        alt.layer(
            base.mark_rule(color=ACCENT, strokeWidth=3, opacity=0.45).encode(x=x, x2="p95:Q"),
            base.mark_bar(color=ACCENT, height=13, cornerRadius=4, opacity=0.75).encode(
                x="p25:Q", x2="p75:Q"
            ),
            base.mark_tick(color=INK, thickness=3, size=17).encode(x="median:Q"),
        ).properties(width="container", height=_height(len(spreads)))
    )


def _labels(rows: list[dict[str, Any]]) -> list[str]:
    return apart([str(row["label"]) for row in rows])
