"""What every part of a report is made of: panels with a chart and a table beside it."""

from typing import NamedTuple

from dreamtable.arena.report.charts import Spec
from dreamtable.arena.report.estimates import Contrast, Rate, Verdict
from dreamtable.arena.report.html import Html, join, tag
from dreamtable.arena.report.wording import Wording

LONG = 14
"""A table with more rows than this can be searched."""
SURE = (Verdict.MORE, Verdict.LESS)
SIGNS = {
    Verdict.MORE: "▲",
    Verdict.LESS: "▼",
    Verdict.UNCLEAR: "≈",
    Verdict.TOO_FEW: "?",
    Verdict.UNTESTED: "–",
}


class Cell(NamedTuple):
    """A cell of a table: what it shows, and by what it is sorted."""

    shown: str
    order: float | str
    numeric: bool = True


class Section(NamedTuple):
    """A part of the page; its title is the message `report-<name>`."""

    name: str
    body: Html


class Sheet:
    """Collects the charts of a page, and makes its pieces."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.names = wording.names
        self.say = wording.say
        self.charts: dict[str, Spec] = {}
        self._tables = 0

    def how(self, key: str) -> Html:
        """Return a paragraph that says how to read what follows."""
        return tag("p", self.say(key), class_="how")

    def nothing(self, key: str) -> Html:
        """Return what stands in the place of a chart that would be empty."""
        return tag("p", self.say(key), class_="nothing")

    def chart(self, spec: Spec, label: str) -> Html:
        """Return the place of a chart; the label is for those who can't see it."""
        name = f"chart-{len(self.charts) + 1}"
        self.charts[name] = spec
        drawing = tag("div", aria_hidden="true")
        return tag("div", drawing, id=name, class_="chart", role="img", aria_label=label)

    def panel(self, title: str, chart: Html, table: Html, note: str = "") -> Html:
        """Return a chart and a table side by side; on a phone one below the other."""
        parts = [tag("h3", title)] if title else []
        if note:
            parts.append(tag("p", note, class_="note"))
        return tag("div", *parts, tag("div", chart, table, class_="pair"), class_="panel")

    def table(self, caption: str, heads: list[str], rows: list[list[Cell]]) -> Html:
        """Return a table whose heads are buttons that sort it."""
        self._tables += 1
        name = f"table-{self._tables}"
        numeric = [cell.numeric for cell in rows[0]] if rows else [False] * len(heads)
        head = [
            tag("th", tag("button", text, type="button"), scope="col", class_="number" if right else "name")
            for text, right in zip(heads, numeric, strict=True)
        ]
        body = [tag("tr", *[_cell(at, cell) for at, cell in enumerate(row)]) for row in rows]
        parts = [tag("caption", caption), tag("thead", tag("tr", *head)), tag("tbody", *body)]
        scroll = tag(
            "div",
            tag("table", *parts, id=name),
            class_="scroll",
            tabindex="0",
            role="group",
            aria_label=caption,
        )
        return tag("div", self._search(name) if len(rows) > LONG else Html(""), scroll, class_="table")

    def _search(self, table: str) -> Html:
        field = Html(f'<input type="search" data-for="{table}">')
        return tag("label", tag("span", self.say("report-search")), field, class_="search")

    # Cells

    def named(self, name: str, kind: str = "") -> Cell:
        """Return the cell of a name, with its kind in small letters."""
        shown = join([name, " ", tag("small", kind)]) if kind else name
        return Cell(shown, name, numeric=False)

    def counted(self, count: int) -> Cell:
        """Return the cell of a whole number."""
        return Cell(self.wording.number(count), count)

    def rated(self, rate: Rate) -> Cell:
        """Return the cell of a rate with its interval."""
        wording = self.wording
        span = wording.within(rate.low, rate.high, 1)
        return Cell(join([tag("b", wording.percent(rate.rate, 1)), " ", tag("small", span)]), rate.rate)

    def compared(self, contrast: Contrast | None, verdict: Verdict) -> Cell:
        """Return the cell of a difference of win rates, with its interval and verdict."""
        if contrast is None:
            return Cell(self.verdict(Verdict.UNTESTED), -9.0)
        wording = self.wording
        span = wording.span(100 * contrast.low, 100 * contrast.high)
        number = tag("b", wording.signed(100 * contrast.difference))
        parts = [number, " ", tag("small", span), Html("<br>"), self.verdict(verdict)]
        return Cell(join(parts), contrast.difference)

    def verdict(self, verdict: Verdict, key: str = "report-verdict") -> Html:
        """Return a verdict in words, with a sign."""
        sign = tag("span", SIGNS[verdict], aria_hidden="true")
        return tag("span", sign, " ", self.say(f"{key}-{verdict.value}"), class_=f"verdict {verdict.value}")


def _cell(at: int, cell: Cell) -> Html:
    order = f"{cell.order:.6g}" if isinstance(cell.order, float) else str(cell.order)
    look = "number" if cell.numeric else "name"
    if at == 0:
        return tag("th", cell.shown, class_=look, data_v=order, scope="row")
    return tag("td", cell.shown, class_=look, data_v=order)
