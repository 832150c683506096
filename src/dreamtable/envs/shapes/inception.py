"""Inception City: cards are told apart by their kind only; nobody cares which of two Unseals it is."""

from dreamtable.envs.shape import OUTSIDE, Domain, Each, EachSeat, First, Shape, members, numbers
from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.events import (
    CardUsed,
    Killed,
    LocksChanged,
    ResultKnown,
    ShotFired,
    SkillUsed,
    Unlocked,
    Unlocking,
)
from dreamtable.games.inception.model import KIND_OF, LEVELS, Kind

PLACES = 1 + len(LEVELS)
NEXT_CARDS = 3
"""Of the deck, the first so many cards are told in order."""
SKILLS_OF = 10
"""The number of a skill is so many times that of its character, plus its place."""


def shape(_seats: int) -> Shape:
    """Return what the game declares."""
    characters = sorted(CHARACTERS)
    names = [CHARACTERS[number].name if number else "none" for number in characters]
    by_number = [OUTSIDE] * (characters[-1] + 1)
    skills = [OUTSIDE] * SKILLS_OF * len(by_number)
    skill_names: list[str] = []
    for place, number in enumerate(characters):
        by_number[number] = place
        for which, skill in enumerate(CHARACTERS[number].skills):
            skills[SKILLS_OF * number + which] = len(skill_names)
            skill_names.append(skill)
    return Shape(
        domains={
            "card": Domain(members(Kind).names, [int(kind) for kind in KIND_OF]),
            "level": Domain(["limbo", *(f"level {level}" for level in LEVELS)]),
            "character": Domain(names, by_number),
            "skill": Domain(skill_names, skills),
            "drawn": numbers(0, 6),
            "taken": numbers(1, 2),
            "die": numbers(1, 6),
        },
        fields={
            "top": First(NEXT_CARDS),
            "hand_sizes": EachSeat(),
            "hands": EachSeat(),
            "characters": EachSeat(),
            "owned": EachSeat(),
            "places": EachSeat(),
            "seals": EachSeat(),
            "locks": Each(PLACES),
            "opened": Each(PLACES),
            "vaults": Each(PLACES),
            "looked": Each(PLACES),
            "bribes": EachSeat(),
        },
        moves={
            "draw.count": "drawn",
            "trickery.count": "taken",
            "choose-die.roll": "die",
            "carve.result": "die",
        },
        about=(CardUsed, Killed, LocksChanged, ResultKnown, ShotFired, SkillUsed, Unlocked, Unlocking),
    )
