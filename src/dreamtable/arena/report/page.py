"""The page: one HTML file that opens anywhere, also without a network."""

import base64
import hashlib
import json
from functools import cache
from importlib.resources import files

import vl_convert

from dreamtable.arena.plan import Plan
from dreamtable.arena.report import chapters
from dreamtable.arena.report.before_after import before_and_after
from dreamtable.arena.report.charts import Spec
from dreamtable.arena.report.comparison import Comparison
from dreamtable.arena.report.figures import Figures
from dreamtable.arena.report.html import Html, join, tag
from dreamtable.arena.report.sheet import Section, Sheet
from dreamtable.arena.report.summary import summary
from dreamtable.arena.report.wording import Wording, plan_text

SNIPPET = "window.vegaEmbed = vegaEmbed;"
NOTES = 5
"""So many paragraphs say how to read the page."""


def page(plan: Plan, figures: Figures, comparison: Comparison | None, wording: Wording) -> str:
    """Return the whole page."""
    sheet = Sheet(wording)
    sections = [one for one in _sections(sheet, plan, figures, comparison) if one is not None]
    way = [tag("a", sheet.say(f"report-{one.name}"), href=f"#{one.name}") for one in sections]
    parts = [
        tag("section", tag("h2", sheet.say(f"report-{one.name}")), one.body, id=one.name) for one in sections
    ]
    body = join(
        [
            tag("a", sheet.say("web-skip"), class_="skip", href="#main"),
            _head(sheet, plan, figures),
            tag("nav", tag("div", *way), aria_label=sheet.say("report-contents")),
            tag("main", *parts, id="main"),
            tag("footer", tag("p", sheet.say("report-made"))),
        ]
    )
    title = sheet.say("report-title", game=sheet.say("game-title"))
    return _file(title, sheet.names.lang, body, sheet.charts)


def _sections(
    sheet: Sheet, plan: Plan, figures: Figures, comparison: Comparison | None
) -> list[Section | None]:
    lines = [tag("li", line) for line in summary(figures, comparison, sheet.wording)]
    return [
        Section("summary", tag("ul", *lines, class_="summary")),
        before_and_after(sheet, figures, comparison) if comparison is not None else None,
        chapters.wins(sheet, figures),
        chapters.winners(sheet, figures),
        chapters.things(sheet, figures),
        chapters.lengths(sheet, figures),
        chapters.endings(sheet, figures),
        chapters.failures(sheet, figures),
        _about(sheet, plan),
    ]


def _head(sheet: Sheet, plan: Plan, figures: Figures) -> Html:
    """Return the top of the page: which game, who played, and the first numbers."""
    bots = sheet.wording.listed([sheet.names.bot(bot) for bot in figures.bots])
    seats = (
        sheet.say("report-seats", count=figures.seats[0])
        if len(figures.seats) == 1
        else sheet.say("report-seat-counts", counts=", ".join(map(str, figures.seats)))
    )
    switch = tag(
        "button",
        tag("span", sheet.say("report-theme-dark"), class_="when-light"),
        tag("span", sheet.say("report-theme-light"), class_="when-dark"),
        id="theme",
        type="button",
    )
    return tag(
        "header",
        tag("div", tag("p", sheet.say("report-kind"), class_="kind"), switch, class_="top"),
        tag("h1", sheet.say("game-title")),
        tag("p", sheet.say("report-who", bots=bots, seats=seats, seed=plan.seed), class_="who"),
        _tiles(sheet, figures),
    )


def _tiles(sheet: Sheet, figures: Figures) -> Html:
    number = sheet.wording.number
    told = [
        (number(figures.finished), "report-tile-games"),
        (number(figures.decisions), "report-tile-decisions"),
        (number(figures.decisions / max(1, figures.finished)), "report-tile-mean"),
    ]
    if figures.together:
        told.append((sheet.wording.percent(figures.wins.rate), "report-tile-won"))
    if figures.failures:
        told.append((number(len(figures.failures)), "report-tile-failed"))
    tiles = [tag("div", tag("dt", sheet.say(key)), tag("dd", value)) for value, key in told]
    return tag("dl", *tiles, class_="tiles")


def _about(sheet: Sheet, plan: Plan) -> Section:
    """Say how to read the page, and what was played."""
    told = [
        ("report-plan-games", sheet.wording.number(plan.games)),
        *([("report-plan-mode", sheet.names.mode(plan.mode))] if plan.mode is not None else []),
        ("report-plan-seats", plan_text(plan.seats)),
        ("report-plan-bots", plan_text(plan.bots)),
        ("report-plan-rotate", sheet.say("report-yes" if plan.rotate else "report-no")),
        ("report-plan-seed", plan.seed),
        ("report-plan-options", plan_text(plan.options)),
        ("report-plan-rules-version", str(plan.rules_version)),
    ]
    notes = [tag("p", sheet.say(f"report-about-{number}")) for number in range(1, NOTES + 1)]
    listed = [join([tag("dt", sheet.say(key)), tag("dd", value)]) for key, value in told]
    parts = [
        tag("div", *notes, class_="notes"),
        tag("h3", sheet.say("report-plan")),
        tag("dl", *listed, class_="plan"),
    ]
    return Section("about", join(parts))


# The file


def _file(title: str, lang: str, body: Html, charts: dict[str, Spec]) -> str:
    data = json.dumps(charts, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    theme, libraries, script = _resource("theme.js"), _vega(), _resource("page.js")
    allowed = " ".join(_fingerprint(one) for one in (theme, libraries, script))
    # Nothing may be fetched, and no script may run but these: whatever a bot is called.
    policy = f"default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src {allowed}"
    head = tag(
        "head",
        Html('<meta charset="utf-8">'),
        Html(f'<meta http-equiv="Content-Security-Policy" content="{policy}">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", _resource("page.css")),
        tag("script", theme),
    )
    scripts = [
        tag("script", Html(data), type="application/json", id="charts"),
        tag("script", libraries, type="module"),
        tag("script", script, type="module"),
    ]
    return f"<!doctype html>\n{tag('html', head, tag('body', body, *scripts), lang=lang)}\n"


@cache
def _resource(name: str) -> Html:
    """Return a file that belongs to the page."""
    return Html((files("dreamtable.arena.report") / name).read_text(encoding="utf-8"))


@cache
def _vega() -> Html:
    """Return the scripts that draw the charts."""
    return Html(str(vl_convert.javascript_bundle(snippet=SNIPPET)).replace("</script", "<\\/script"))


def _fingerprint(script: str) -> str:
    digest = hashlib.sha256(script.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
