"""Manners: a bot that sits beside people leaves the story to them.

The story is what nobody has read yet: a page, a secret, a face-down card. Which moves would open some of it
is listed nowhere, it is tried: an imagined world ends in fog where it would have to reveal what is sealed.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from dreamtable.games import bot_of
from dreamtable.kernel import AnyBot, AnyRules, Chair, Event, Match, Menu, Move, Seat
from dreamtable.telling import sealing_of

COURSE = 24
"""After so many answers a move has opened whatever it opens: it was paid for, and what it does was chosen."""


class Boldness(StrEnum):
    """How much of the story a bot takes upon itself where people sit."""

    RESERVED = "reserved"
    """It opens nothing while there is anything else that it can do."""
    CONSIDERATE = "considerate"
    """It lets people go first: what they leave lying when they are done, it takes."""
    BOLD = "bold"
    """It plays as among bots."""


class Chooser(Protocol):
    """What manners need of a bot."""

    def choose(self, chair: Chair) -> Move:
        """Return a move of the seat's menu."""
        ...


class GuestChair(Chair):
    """The chair of a bot that leaves some of its menu to others."""

    __slots__ = ("_menu",)

    def __init__(self, match: Match[Any], seat: Seat, menu: Menu) -> None:
        super().__init__(match, seat)
        self._menu = menu

    @property
    def menu(self) -> Menu:
        """What it may do, but for what it leaves."""
        return self._menu


class Company(NamedTuple):
    """The people at a table, and how bold its bots are."""

    people: Collection[Seat]
    boldness: Boldness = Boldness.CONSIDERATE
    asked: Collection[Seat] = ()
    """The bots that people have asked to take what they would leave to them: for now these are bold."""

    def seat(self, match: Match[Any], seat: Seat) -> Chair | None:
        """Return the chair from which a bot is to choose now; None if it waits for people."""
        own = bot_of(match.rules.name)
        if own is None or not self.people or self.boldness is Boldness.BOLD:
            return Chair(match, seat)
        if seat in self.asked:
            return Chair(match, seat)
        menu = match.menu(seat)
        asked = [other for other in match.due() if other in self.people]
        question = match.question_of(seat)
        if question is not None and question.votes is not None:
            return None if asked else GuestChair(match, seat, self._with_people(question.votes, menu))
        if asked and own.in_first_turn(match.view(seat)):
            return None
        if self.boldness is Boldness.CONSIDERATE and not asked:
            return Chair(match, seat)
        kept = [move for move in menu if isinstance(move, own.resting) or not opens(own, match, seat, move)]
        if len(kept) == len(menu) or not kept:
            return Chair(match, seat) if kept or not asked else None
        return GuestChair(match, seat, kept)

    def choose(self, bot: Chooser, match: Match[Any], seat: Seat) -> Move | None:
        """Return what a bot does now; None if it waits for people: it has nothing to do but the story."""
        chair = self.seat(match, seat)
        if chair is None:
            return None
        move = bot.choose(chair)
        return None if self.waits_with(match, seat, chair, move) else move

    def waits_with(self, match: Match[Any], seat: Seat, chair: Chair, move: Move) -> bool:
        """Say whether a bot would be done only because it leaves the story to people who are still at it."""
        own = bot_of(match.rules.name)
        if own is None or not isinstance(chair, GuestChair) or not isinstance(move, own.resting):
            return False
        considerate = self.boldness is Boldness.CONSIDERATE
        return considerate and any(other in self.people for other in match.due() if other != seat)

    def _with_people(self, votes: Mapping[Seat, Move], menu: Menu) -> Menu:
        """Return what a bot may vote for: what most people voted for, anything if they leave it open."""
        cast = Counter(move for seat, move in votes.items() if seat in self.people and move in menu)
        return [move for move, _ in cast.most_common(1)] or menu


def is_taken(match: Match[Any], move: Move, told: Iterable[Event]) -> bool:
    """Say whether a bot has done what it was asked for: something was opened, or it has no more to do."""
    own, sealing = bot_of(match.rules.name), sealing_of(match.rules)
    if own is None or sealing is None or isinstance(move, own.resting):
        return True
    return any(sealing.told(event, match.options) for event in told)


def can_be_asked(rules: AnyRules, boldness: Boldness) -> bool:
    """Say whether bots leave something to people that these can ask them to take."""
    return sealing_of(rules) is not None and bot_of(rules.name) is not None and boldness is not Boldness.BOLD


ALONE = Company(())
"""No people: a bot does what it likes."""


def opens(own: AnyBot, match: Match[Any], seat: Seat, move: Move) -> bool:
    """Say whether a move leads to what nobody has read yet, before the seat is free to do something else."""
    question = match.question_of(seat)
    begun = question.rule if question is not None else ""
    world = match.imagine(seat, f"manners {match.number(seat)}")
    bots = [own.quick(f"manners {one}") for one in range(world.seats)]
    world.answer(seat, move)
    for _ in range(COURSE):
        asked = next((one for one in world.due() if world.lane_of(one) in (None, seat)), None)
        if asked is None or (one := world.question_of(asked)) is None or one.rule == begun:
            break
        answer = bots[asked].choose(Chair(world, asked))
        if isinstance(answer, own.resting):
            break
        world.answer(asked, answer)
    return world.in_fog
