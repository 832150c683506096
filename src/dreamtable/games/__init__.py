"""The games: our own, found by looking into this folder, and those that installed packages offer."""

import importlib
import os
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from dreamtable.games.manifest import Manifest
from dreamtable.kernel import AnyBot, AnyRules, BadSetup, DreamtableError, unknown, what_went_wrong

if TYPE_CHECKING:
    from dreamtable.content.game import Content

__all__ = [
    "Manifest",
    "all_games",
    "bot_of",
    "broken_games",
    "broken_packs",
    "content_of",
    "games_with_content",
    "manifest_of",
    "own_games",
    "playable_games",
    "rules_of",
    "use_packs",
    "use_packs_in",
]

T = TypeVar("T")
PACKS = "DREAMTABLE_PACKS"
"""The folders of packs that games are played with, as the environment names them to all processes."""
GROUP = "dreamtable.games"
"""The group of entry points by which packages offer games: `name = "package:GAME"`."""


@cache
def _own() -> tuple[str, ...]:
    """Return the names of the games in this folder."""
    return tuple(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _offered() -> dict[str, EntryPoint]:
    """Return the games that installed packages offer, by name; none takes the place of one of our own."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _own()}


@cache
def manifest_of(name: str) -> Manifest:
    """Return what a game says of itself, or say which games there are."""
    own = name in _own()
    if not own and name not in _offered():
        raise BadSetup(unknown("game", name, all_games()))
    where = f"{__name__}.{name}:GAME" if own else _offered()[name].value
    try:
        found = importlib.import_module(f"{__name__}.{name}").GAME if own else _offered()[name].load()
    except Exception as error:
        raise BadSetup(f"The game {name!r} ({where}) can't be loaded: {what_went_wrong(error)}.") from error
    if not isinstance(found, Manifest):
        raise BadSetup(f"The game {name!r} ({where}) is no Manifest but a {type(found).__name__}.")
    if found.name != name:
        raise BadSetup(f"The game {name!r} ({where}) calls itself {found.name!r}: both must be the same.")
    return found


@cache
def _found() -> tuple[dict[str, Manifest], dict[str, str]]:
    """Return all games by name in the order of the shelf, and what is wrong with those that do not load."""
    games: list[Manifest] = []
    broken: dict[str, str] = {}
    for name in (*_own(), *_offered()):
        try:
            games.append(manifest_of(name))
        except BadSetup as error:
            broken[name] = str(error)
    games.sort(key=lambda game: (game.coming, game.shelf, game.name))
    return {game.name: game for game in games}, broken


def all_games() -> dict[str, Manifest]:
    """Return all games by name, those still to come last."""
    return _found()[0]


def broken_games() -> dict[str, str]:
    """Return the games that do not load, each with a sentence that says why."""
    return _found()[1]


def playable_games() -> tuple[str, ...]:
    """Return the names of the games that can be played."""
    return tuple(name for name, game in all_games().items() if not game.coming)


def own_games() -> tuple[str, ...]:
    """Return the names of the games that can be played and come with this package."""
    return tuple(name for name in playable_games() if name in _own())


def games_with_content() -> tuple[str, ...]:
    """Return the names of the games whose cards are data."""
    return tuple(name for name, game in all_games().items() if game.content is not None)


def rules_of(name: str) -> AnyRules:
    """Return the rules of a game, or say which games there are."""
    game = manifest_of(name)
    if game.rules is None:
        raise BadSetup(f"The game {name!r} is still to come. There is: {', '.join(playable_games())}.")
    rules = _loaded(name, game.rules)
    _take_packs(name)
    return rules


def use_packs(folders: Iterable[Path]) -> None:
    """Name packs that matches can choose, here and in processes started from here; before all else."""
    os.environ[PACKS] = os.pathsep.join(str(folder.resolve()) for folder in folders)


def use_packs_in(folder: Path) -> None:
    """Name all packs that lie in a folder."""
    from dreamtable.content.packs import packs_in

    use_packs(packs_in(folder))


@cache
def _take_packs(name: str) -> dict[str, str]:
    """Put the packs that were named into the box of their game, once; return what is wrong with others."""
    game, folders = manifest_of(name), _named_packs()
    if game.content is None or not folders:
        return {}
    from dreamtable.content.packs import head_of, take_in

    content = _loaded(name, game.content)
    broken: dict[str, str] = {}
    for folder in folders:
        try:
            if head_of(Path(folder)).game == name:
                take_in(Path(folder), content)
        except DreamtableError as error:
            broken[folder] = str(error)
    return broken


def _named_packs() -> list[str]:
    """Return the folders of the packs that were named."""
    return [folder for folder in os.environ.get(PACKS, "").split(os.pathsep) if folder]


def broken_packs(name: str) -> dict[str, str]:
    """Return the folders of packs that were named and that a game can't use, each with what is wrong."""
    if not _named_packs():
        return {}  # the game need not be loaded to know that
    rules_of(name)
    return _take_packs(name)


def bot_of(name: str) -> AnyBot | None:
    """Return the bot that a game brings, if it brings one."""
    game = manifest_of(name)
    return _loaded(name, game.bot) if game.bot is not None else None


def content_of(name: str) -> "tuple[Content, AnyRules]":
    """Return the content of a game whose cards are data, and its rules."""
    game = manifest_of(name)
    if game.content is None:
        raise BadSetup(unknown("game with cards of its own", name, games_with_content()))
    rules = rules_of(name)
    return _loaded(name, game.content), rules


def _loaded(name: str, load: Callable[[], T]) -> T:
    """Return a part of a game, or say why it can't be loaded."""
    try:
        return load()
    except DreamtableError:
        raise
    except Exception as error:
        raise BadSetup(f"The game {name!r} can't be loaded: {what_went_wrong(error)}.") from error
