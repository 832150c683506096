"""A tournament: every bot meets every other one; what is finished is kept, and rated in the end."""

from pathlib import Path

from dreamtable.arena.results import read
from dreamtable.arena.rounds import Round, Tournament, rounds
from dreamtable.arena.running import HERE, Progress, run
from dreamtable.arena.standings import Game, Standings, games_of, standings_of, store


def play_tournament(
    tournament: Tournament,
    folder: Path,
    on: str = HERE,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Standings:
    """Play what is missing in the folder of a tournament, write `ratings.json` there and return it."""
    planned = list(rounds(tournament))
    all_games = sum(one.plan.games for one in planned)
    played: list[tuple[Round, list[Game]]] = []
    before = 0
    for one in planned:

        def told(done: int, _games: int, before: int = before) -> None:
            if progress is not None:
                progress(before + done, all_games)

        run(one.plan, folder / one.folder, on, workers, told)
        before += one.plan.games
        played.append((one, games_of(one, read(folder / one.folder), tournament.kind)))
    standings = standings_of(tournament, played)
    store(standings, folder)
    return standings
