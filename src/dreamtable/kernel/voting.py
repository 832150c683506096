"""Deciding together: who has still to vote, and what the votes say."""

from collections import Counter
from collections.abc import Sequence
from typing import Generic, Literal

from dreamtable.kernel.model import M, Move, Seat

Decider = Literal["majority", "leader"]
"""Who decides: most votes, once all have voted; or the first seat, whom the others may advise."""


class Ballots(Generic[M]):
    """Who has voted for what; the leader is the first of the seats."""

    __slots__ = ("_decides", "abstain", "given", "seats", "votes")

    def __init__(self, seats: Sequence[Seat], decides: Decider, abstain: Move | None) -> None:
        self.seats = seats
        self.abstain = abstain
        """The move by which one does not vote for anything; None if everybody has to."""
        self.votes: dict[Seat, M | None] = {}
        """None for who has abstained."""
        self.given: Counter[Seat] = Counter()
        """How often each seat has voted."""
        self._decides = decides

    def waiting(self) -> Sequence[Seat]:
        """Return who has still to vote, nobody once it is decided; for a leader who abstains the next one."""
        if self._decides == "majority":
            return [seat for seat in self.seats if seat not in self.votes]
        for seat in self.seats:
            if seat not in self.votes:
                return [seat]
            if self.votes[seat] is not None:
                break
        return []

    def in_turn(self) -> Sequence[Seat]:
        """Return all seats, those first who have still to vote."""
        waiting = self.waiting()
        return [*waiting, *(seat for seat in self.seats if seat not in waiting)]

    def keep(self, options: Sequence[M]) -> None:
        """Let only those votes stand that can still be given."""
        self.votes = {seat: vote for seat, vote in self.votes.items() if vote is None or vote in options}

    def menu(self, seat: Seat, options: Sequence[M]) -> list[Move]:
        """Return what a seat may vote for: anything else than already; advice is given once."""
        if self._decides == "leader" and seat in self.votes:
            return []
        menu: list[Move] = [option for option in options if option != self.votes.get(seat)]
        if self.abstain is not None and (seat not in self.votes or self.votes[seat] is not None):
            menu.append(self.abstain)
        return menu

    def vote(self, seat: Seat, options: Sequence[M], move: Move) -> None:
        """Note what a seat votes for."""
        self.given[seat] += 1
        self.votes[seat] = next((option for option in options if option == move), None)

    def shown(self) -> dict[Seat, Move]:
        """Return the votes as everybody sees them."""
        votes = {seat: vote if vote is not None else self.abstain for seat, vote in self.votes.items()}
        return {seat: vote for seat, vote in votes.items() if vote is not None}

    def favoured(self) -> Sequence[M]:
        """Return what the votes say: one option, several in a tie, or none if all have abstained."""
        cast = [vote for seat in self.seats if (vote := self.votes.get(seat)) is not None]
        if self._decides == "leader":
            return cast[:1]
        most = max(map(cast.count, cast), default=0)
        return [vote for at, vote in enumerate(cast) if cast.count(vote) == most and vote not in cast[:at]]
