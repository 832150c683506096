"""Tables of Lucidity that its board draws with."""

from dreamtable.games.lucidity import GAME, model

TABLES = {
    "DICE_PER_COLOUR": model.DICE_PER_COLOUR,
    "EXHAUST_LIMIT": model.EXHAUST_LIMIT,
    "HUNT_LIMIT": model.HUNT_LIMIT,
    "NIGHTMARE_COLOUR": model.NIGHTMARE_COLOUR,
    "OFF_TRACK": model.OFF_TRACK,
    "POWER_GOAL": model.POWER_GOAL,
    "SPACES": model.SPACES,
    "SHADOW_LIMITS": {seats: model.shadow_limit(seats) for seats in GAME.seats},
}
