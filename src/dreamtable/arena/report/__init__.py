"""The report: one page that tells what many games say, to look at rather than to read."""

from pathlib import Path

from dreamtable.arena.results import NoResults
from dreamtable.games import rules_of


def report(folder: Path, against: Path | None = None, lang: str = "en") -> str:
    """Return the page of a run of games, if wanted compared with another run."""
    try:
        import altair  # noqa: F401
        import polars  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError:
        raise NoResults(
            "Reports need libraries that are not installed: pip install 'dreamtable[arena]'"
        ) from None
    from dreamtable.arena.report.comparison import check_same_game, compare
    from dreamtable.arena.report.figures import figures_of
    from dreamtable.arena.report.naming import Names
    from dreamtable.arena.report.page import page
    from dreamtable.arena.report.wording import Wording
    from dreamtable.arena.results import read, read_plan, sessions_as_games

    for one in (folder, against):
        if one is not None and not one.is_dir():
            raise NoResults(f"There is no folder {one}.")
    if against is not None:
        check_same_game(read_plan(against), read_plan(folder))
    results = sessions_as_games(read(folder))
    figures = figures_of(results)
    comparison = None
    if against is not None:
        before = sessions_as_games(read(against))
        comparison = compare(before, results, figures_of(before), figures)
    names = Names(lang, rules_of(results.plan.game), results.plan.packs)
    return page(results.plan, figures, comparison, Wording(names))


__all__ = ["report"]
