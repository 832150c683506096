"""DRM-END: the end of the game, who wins, and the points of a series."""

from typing import NoReturn

from dreamtable.games.inception.events import GameEnded
from dreamtable.games.inception.model import DEAL, Table, bribes_of
from dreamtable.kernel import Game, Outcome, Seat

FOUND = "secret-opened"
DECK_EMPTY = "deck-empty"
VAULTS_LOST = "vaults-lost"

POINTS = 3
"""DRM-VAR-04: what a winner gets in a series."""


def end_game(g: Game[Table], reason: str) -> NoReturn:
    """DRM-END-06, DRM-END-07: the whole side wins, wherever its players are."""
    s = g.state
    traitors = traitors_of(s)
    lord_side = [s.lord, *traitors]
    lord_wins = reason != FOUND
    winners = [seat for seat in range(len(s.hands)) if (seat in lord_side) is lord_wins]
    scores = [points_of(s, seat) if seat in winners else 0 for seat in range(len(s.hands))]
    g.tell(GameEnded, winners, traitors, scores, reason)
    g.end(Outcome(winners, scores, reason))


def traitors_of(s: Table) -> list[Seat]:
    """DRM-GEN-02, DRM-TRT-01: return the thieves who hold a DEAL bribe."""
    return sorted(
        {s.bribed[bribe] for bribe, face in enumerate(s.bribes) if face is DEAL and s.bribed[bribe] >= 0}
    )


def points_of(s: Table, winner: Seat) -> int:
    """DRM-VAR-04: one point more for a winning thief who holds bribes and only FAIL ones."""
    faces = [s.bribes[bribe] for bribe in bribes_of(s, winner)]
    return POINTS + 1 if faces and DEAL not in faces else POINTS
