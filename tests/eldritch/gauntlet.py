"""Eldritch Horror in the gauntlet."""

from dreamtable.games.eldritch.model import Difficulty, EldritchOptions, God, Numbers
from eldritch.invariants import nothing_is_twice
from gauntlet.entry import Entry

ENTRY = Entry(
    [
        EldritchOptions(),
        EldritchOptions(ancient_one=God.RANDOM, random_investigators=True, starting_rumor=True),
        EldritchOptions(ancient_one=God.YOG_SOTHOTH, difficulty=Difficulty.HARD, open_cards=True),
        EldritchOptions(ancient_one=God.SHUB_NIGGURATH, numbers=Numbers.HARDER, final_alone=True),
    ],
    nothing_is_twice,
)
