"""Proposals: whoever wishes for something is told the answers that it takes, to give them all at once.

A plan is made from what the seat sees, and tried in a world that it can't tell from the true one: so it
holds as far as anybody can know, and tells nothing that the seat does not.
"""

from collections.abc import Sequence
from typing import Any

from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Move, Seat
from dreamtable.telling.guide import Proposal
from dreamtable.telling.telling import telling_of

TRIAL = "proposal"
"""The seed of the worlds in which plans are tried."""


def wishes_of(match: Match[Any], seat: Seat) -> list[str]:
    """Return the things that a seat can wish for now, such as `space:12`."""
    guide = telling_of(match.rules).guide
    menu = match.menu(seat)
    if guide is None or guide.proposing is None or not menu:
        return []
    return guide.proposing.wishes(match.view(seat), menu)


def proposal_for(match: Match[Any], seat: Seat, wish: str) -> Proposal | None:
    """Return all that a wish of a seat takes, as far as it can be answered for; None if it can't be had."""
    guide = telling_of(match.rules).guide
    if guide is None or guide.proposing is None or wish not in wishes_of(match, seat):
        return None
    view = match.view(seat)
    moves = tried(match, seat, guide.proposing.plan(view, wish), guide.proposing.picks)
    return guide.proposing.told(view, wish, moves)._replace(moves=tuple(moves)) if moves else None


def tried(match: Match[Any], seat: Seat, plan: Sequence[Move], picks: tuple[type[Move], ...]) -> list[Move]:
    """Return the answers of a plan that fit one after the other, without those that nobody asks for."""
    world = match.imagine(seat, TRIAL)
    given: list[Move] = []
    for move in plan:
        if move in world.menu(seat):
            world.answer(seat, move)
            given.append(move)
            agree(world, seat, move)
        elif not isinstance(move, picks):
            break
    return given


def agree(world: Match[Any], seat: Seat, move: Move) -> None:
    """In an imagined world let everybody vote as a seat has; a plan of a group holds as far as it agrees."""
    question = world.question
    while question is not None and seat in (question.votes or {}):
        others = [one for one in world.due() if one != seat and move in world.menu(one)]
        if not others:
            return
        world.answer(others[0], move)
        question = world.question
