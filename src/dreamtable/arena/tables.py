"""The standings of a tournament as tables in the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from dreamtable.arena.rounds import Kind
from dreamtable.arena.standings import Difference, Share, Standings
from dreamtable.lang import Speaker

SURE = 0.05
"""A difference that chance makes less often than this is called one."""
LEAST_SHOWN = 0.001


def show(console: Console, speaker: Speaker, standings: Standings) -> None:
    """Print the standings."""
    console.print(Text(speaker.say("game-title"), style="bold magenta"))
    if standings.kind is Kind.TEAMS:
        show_teams(console, speaker, standings)
    elif standings.ratings:
        show_ratings(console, speaker, standings)
        show_meetings(console, speaker, standings)
    if standings.parts:
        show_parts(console, speaker, standings)
    for failure in standings.failures:
        key = "tournament-failed" if failure.bot is not None else "tournament-rules-failed"
        bot, games, why, seed = failure.bot or "", failure.games, failure.why, failure.seed
        console.print(Text(speaker.say(key, bot=bot, games=games, why=why, seed=seed), style="red"))


def show_table(console: Console, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table with its title; all columns but the first hold numbers."""
    table = Table(show_edge=False, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if number else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(Text(title, style="bold"))
    console.print(table)
    console.print()


def show_ratings(console: Console, speaker: Speaker, standings: Standings) -> None:
    """Print how strong bots are."""
    columns = ["arena-bot", "tournament-rating", "arena-interval", "tournament-points", "tournament-games"]
    rows = [
        [
            one.bot,
            f"{one.rating:.0f}",
            f"{one.low:.0f} – {one.high:.0f}",
            f"{one.points:.1f}".removesuffix(".0"),
            f"{one.games}",
        ]
        for one in standings.ratings
    ]
    show_table(console, speaker.say("tournament-ratings"), [speaker.say(key) for key in columns], rows)
    if standings.one_sided:
        console.print(Text(f"{speaker.say('tournament-one-sided')}\n"))


def show_meetings(console: Console, speaker: Speaker, standings: Standings) -> None:
    """Print what each got against each; the columns have the numbers of the rows."""
    bots = [rating.bot for rating in standings.ratings]
    got = {(one.one, one.other): percent(one.got, "\n") for one in standings.meetings}
    columns = [speaker.say("arena-bot"), *(f"{place}" for place in range(1, len(bots) + 1))]
    rows = [
        [f"{place} {one}", *(got.get((one, other), "") for other in bots)]
        for place, one in enumerate(bots, start=1)
    ]
    show_table(console, speaker.say("tournament-each"), columns, rows)


def show_parts(console: Console, speaker: Speaker, standings: Standings) -> None:
    """Print how bots did alone and among the many."""
    against = standings.tournament.against
    if against is None:
        return
    columns = ["arena-bot", against.one, against.many]
    rows = [[part.bot, percent(part.alone), percent(part.together)] for part in standings.parts]
    show_table(console, speaker.say("tournament-sides"), [speaker.say(key) for key in columns], rows)


def show_teams(console: Console, speaker: Speaker, standings: Standings) -> None:
    """Print how often teams won, and whether they differ."""
    columns = ["arena-bot", "arena-win-rate", "tournament-games"]
    rows = [[team.bot, percent(team.won), f"{team.won.games}"] for team in standings.teams]
    show_table(console, speaker.say("tournament-teams"), [speaker.say(key) for key in columns], rows)
    for one in standings.differences:
        console.print(Text(difference_text(speaker, one)))


def difference_text(speaker: Speaker, one: Difference) -> str:
    """Return in words how two teams compare."""
    return speaker.say(
        "tournament-difference",
        one=one.one,
        other=one.other,
        only_one=one.only_one,
        only_other=one.only_other,
        chance=f"= {one.chance:.3f}" if one.chance >= LEAST_SHOWN else f"< {LEAST_SHOWN}",
        sure="yes" if one.chance < SURE else "no",
    )


def percent(got: Share, between: str = " ") -> str:
    """Return a share with its interval."""
    return f"{got.share:.1%}{between}({got.low:.1%} – {got.high:.1%})" if got.games else "–"
