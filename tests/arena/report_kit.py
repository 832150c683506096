"""Runs of games made up by hand, and the report about them as a reader finds it."""

from collections.abc import Iterable, Mapping
from html.parser import HTMLParser
from pathlib import Path

from dreamtable.arena import results
from dreamtable.arena.plan import Plan, to_json
from dreamtable.arena.playing import Count, GameRow, Played, SeatRow
from dreamtable.arena.report import report
from dreamtable.arena.results import Results, read


def a_game(
    number: int,
    won: list[bool],
    *,
    bots: list[str] | None = None,
    traits: list[dict[str, str]] | None = None,
    moves: list[dict[str, int]] | None = None,
    things: list[dict[str, int]] | None = None,
    reason: str = "power",
    answers: int = 20,
    why: str | None = None,
) -> Played:
    """Return what is noted of a game: for each seat whether it won, and what it did. `why` says it failed."""
    seats = len(won)
    bots = bots or ["random"] * seats
    row = GameRow(
        game=number,
        seed=f"made up {number}",
        seats=seats,
        mode="rivals",
        rules_version=1,
        answers=answers,
        reason=reason if why is None else "bot-failed",
        failed_seat=None if why is None else 0,
        failed_bot=None if why is None else bots[0],
        failed_why=why,
    )
    return Played(
        row,
        [
            SeatRow(
                game=number,
                seats=seats,
                seat=seat,
                bot=bots[seat],
                won=won[seat] if why is None else None,
                score=int(won[seat]) if why is None else None,
                decisions=10,
                traits=traits[seat] if traits else {},
                moves=_counts(moves[seat] if moves else {}),
                things=_counts(things[seat] if things else {}),
            )
            for seat in range(seats)
        ],
    )


def _counts(counts: Mapping[str, int]) -> list[Count]:
    return [Count(name, count) for name, count in sorted(counts.items()) if count]


def a_run(
    folder: Path,
    played: Iterable[Played],
    *,
    game: str = "lucidity",
    planned: int | None = None,
    seats: list[int] | None = None,
) -> Path:
    """Store games as a run, the first ones of as many as were planned."""
    games = list(played)
    first = games[0]
    plan = Plan(
        game=game,
        seats=seats or [first.game.seats],
        bots=[seat.bot for seat in first.seats],
        games=planned or len(games),
        seed="made up",
        rules_version=1,
        chunk=len(games),
    )
    folder.mkdir()
    (folder / results.PLAN).write_bytes(to_json(plan))
    results.store(folder, 0, results.chunk_of(games))
    return folder


def run_of(folder: Path, played: Iterable[Played], *, game: str = "lucidity") -> Results:
    """Return the results of games made up by hand."""
    return read(a_run(folder, played, game=game))


class Read(HTMLParser):
    """A report as it is read: its language, its sentences, its tables by their captions."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.page = page
        self.lang = ""
        self.sentences: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._caption = ""
        self._text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag == "html":
            self.lang = dict(attrs)["lang"] or ""
        if tag in ("caption", "li", "th", "td"):
            self._text = ""
        if tag == "br":
            self._text += " "
        if tag == "tr":
            self.tables.setdefault(self._caption, []).append([])

    def handle_endtag(self, tag: str) -> None:
        text = " ".join(self._text.split())
        if tag == "caption":
            self._caption = text
        elif tag == "li":
            self.sentences.append(text)
        elif tag in ("th", "td"):
            self.tables[self._caption][-1].append(text)

    def handle_data(self, data: str) -> None:
        self._text += data

    def row(self, caption: str, name: str) -> list[str]:
        """Return the row of a table that begins with a name."""
        return next(row for row in self.tables[caption] if row[0] == name)


def read_report(folder: Path, against: Path | None = None, lang: str = "en") -> Read:
    """Make the report about a run and read it."""
    return Read(report(folder, against, lang))
