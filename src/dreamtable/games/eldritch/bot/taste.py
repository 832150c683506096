"""What a bot likes and fears: the same rules of thumb, weighed by a casual team or by a practised one."""

from typing import NamedTuple


class Taste(NamedTuple):
    """What things are worth to a bot, in points; a quiet round of one investigator is worth about two."""

    mystery: float = 9.0
    """A solved Mystery, for each player of a team of four or more."""
    wound: float = 0.6
    """Which part of the worth of an Epic Monster's defeat its wounds have already."""
    doom: float = 4.5
    """A point of Doom, when it lasts just as long as the team needs."""
    pressing: float = 2.0
    """How much more a point of Doom is worth at most when it runs out."""
    gate: float = 10.0
    """An open gate beside its Doom, as a loss: it draws monsters."""
    hoard: float = 0.4
    """Which part of what asks for several clues of one hand the clues that lie ready for it are worth."""
    later: float = 1.0
    """What may be done in later rounds, against what is done in this one."""
    improved: float = 1.0
    """How much improved skills count."""


CASUAL = Taste()
PRACTISED = Taste(
    mystery=16.0, wound=1.0, doom=3.6, pressing=1.5, gate=9.0, hoard=0.25, later=0.75, improved=0.8
)
"""Rounded from what won more often in 3,600 games of teams of many tastes; `bench.tastes` tries it again."""

ALONE = Taste(mystery=64.0, wound=1.8, doom=1.0, pressing=1.5, gate=5.0, later=0.8, hoard=0.25)
"""Whoever is alone can't hold gates shut, and wins by hurrying."""
MANY = 5
"""From so many on two gates open at a time."""


def in_team(taste: Taste, players: int) -> Taste:
    """Return what a bot likes in a team of so many: alone it hurries, in a large one it takes more care."""
    if players == 1 and taste in (CASUAL, PRACTISED):
        return ALONE
    return PRACTISED if players >= MANY and taste == CASUAL else taste
