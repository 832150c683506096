"""What each game declares for learning, a file a game."""

import importlib

from dreamtable.envs.shape import Shape
from dreamtable.kernel import BadSetup


def shape_of(game: str, seats: int) -> Shape:
    """Return what a game declares for so many seats, or say that it declares nothing."""
    try:
        module = importlib.import_module(f"dreamtable.envs.shapes.{game}")
    except ModuleNotFoundError:
        raise BadSetup(
            f"{game} has no environment yet: a file {game}.py in dreamtable/envs/shapes would declare it."
        ) from None
    shape: Shape = module.shape(seats)
    return shape
