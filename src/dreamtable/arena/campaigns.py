"""Plays a whole campaign of a plan, session after session."""

from collections import Counter
from typing import Any

import msgspec

from dreamtable.arena.plan import Plan
from dreamtable.arena.playing import (
    RULES_FAILED,
    Played,
    brief,
    new_row,
    play_one,
    play_row,
    told,
    watched,
)
from dreamtable.games import rules_of
from dreamtable.kernel import Campaign, DreamtableError, Match, RulesBug


def play_all(plan: Plan, number: int) -> list[Played]:
    """Play a game of the plan: one match, or all sessions of a campaign."""
    return Tour(plan, number).play() if plan.campaign else [play_one(plan, number)]


class Tour:
    """Bots on their way through a campaign."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.campaign: Campaign[Any] = Campaign(rules_of(plan.game))
        self.tried: Counter[tuple[str, str]] = Counter()
        """How often each value of an option was chosen so far."""

    @property
    def seed(self) -> str:
        """The seed of the next session."""
        return f"{self.plan.seed_of(self.number)} {len(self.campaign.sessions)}"

    def play(self) -> list[Played]:
        """Play to the end, or as many sessions as the plan allows; one that fails is the last."""
        played: list[Played] = []
        while len(played) < self.plan.campaign:
            row = new_row(self.plan, self.number, self.campaign.rules, self.seed, len(played))
            one, match = play_row(self.plan, row, self.next_match)
            played.append(one)
            if match is None or row.failed_why is not None:
                break
            try:
                row.ends = self.campaign.offer_after(self.campaign.finish(match)).over
            except Exception as error:  # noqa: BLE001 (whatever the rules do, it is noted)
                row.reason, row.failed_why = RULES_FAILED, brief(f"Nothing can be kept of it: {told(error)}")
            if row.ends or row.failed_why is not None:
                break
        return played

    def next_match(self) -> Match[Any]:
        """Return the next session as it begins."""
        try:
            return self.campaign.next_match(
                self.seed,
                seats=self.plan.seats_of(self.number),
                options=self.choose(),
                packs=self.plan.packs,
                listening=watched(self.plan),
                keeping=watched(self.plan),
            )
        except DreamtableError as error:
            raise RulesBug(str(error)) from error
        except Exception as error:
            raise RulesBug(f"The session can't be set up: {told(error)}") from error

    def choose(self) -> dict[str, object]:
        """Return the options of the plan, and of what is unlocked what was tried least."""
        options = dict(self.plan.options)
        for name, values in self.campaign.offer_after(self.campaign.latest).options.items():
            plain = [(self.tried[name, str(value)], at, value) for at, value in enumerate(map(str, values))]
            _, at, value = min(plain)
            options[name] = msgspec.to_builtins(values[at])
            self.tried[name, value] += 1
        return options
