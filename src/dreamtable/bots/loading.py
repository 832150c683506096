"""Bots from elsewhere: installed packages, modules and files."""

import importlib
import importlib.util
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from dreamtable.kernel import BadSetup, unknown, what_went_wrong

if TYPE_CHECKING:
    from dreamtable.bots.bot import Bot

GROUP = "dreamtable.bots"
"""The group of entry points by which packages offer bots."""

HOW = "A bot of your own is named path/to/file.py:Name or package.module:Name."


@cache
def _offered() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def installed(game: str) -> dict[str, EntryPoint]:
    """Return the bots that installed packages offer for a game, by name.

    An entry point `bold` plays every game; `lucidity.bold` is what `bold` means in Lucidity.
    """
    found = {point.name: point for point in _offered() if "." not in point.name}
    prefix = f"{game}."
    found |= {point.name[len(prefix) :]: point for point in _offered() if point.name.startswith(prefix)}
    return dict(sorted(found.items()))


def is_code(name: str) -> bool:
    """Say whether a name is that of code (`file.py:Name`): to be run only if the user at hand gave it."""
    return ":" in name


def load_bot(name: str, game: str, seed: str) -> "Bot":
    """Return a fresh bot of an installed package, a module or a file, or say what is wrong with it."""
    factory = _named_in_code(name) if is_code(name) else _of_package(name, installed(game)[name])
    if not callable(factory):
        raise BadSetup(f"{name!r} is no bot but {_a(factory)}: it must take (game, seed) and return a bot.")
    try:
        bot: Bot = factory(game, seed)
    except Exception as error:
        raise BadSetup(
            f"The bot {name!r} could not be made for {game}: {what_went_wrong(error)}. "
            "It is called with (game, seed)."
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup(
            f"{name!r} makes {_a(bot)}, which is no bot: a bot has a method choose(chair) that returns "
            "a move of chair.menu."
        )
    return bot


def _of_package(name: str, point: EntryPoint) -> object:
    try:
        return point.load()
    except Exception as error:
        raise BadSetup(
            f"The bot {name!r}, installed as {point.value!r}, can't be loaded: {what_went_wrong(error)}."
        ) from error


def _named_in_code(name: str) -> object:
    where, _, what = name.rpartition(":")
    if not where or not what.isidentifier():
        raise BadSetup(f"{name!r} names no bot. {HOW}")
    module = _file(Path(where).resolve()) if where.endswith(".py") else _module(where, what)
    if not hasattr(module, what):
        names = [one for one, value in vars(module).items() if not one.startswith("_") and callable(value)]
        own = [one for one in names if getattr(module, one).__module__ == module.__name__]
        raise BadSetup(f"In {where}: {unknown('name', what, own)}" if own else f"There is no bot in {where}.")
    return getattr(module, what)


def _module(where: str, what: str) -> ModuleType:
    try:
        return importlib.import_module(where)
    except Exception as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{where}.".startswith(f"{missing}."):
            raise BadSetup(
                f"There is no module {where!r} here. A file is named with its ending: "
                f"{where.replace('.', '/')}.py:{what}."
            ) from None
        raise BadSetup(f"The module {where!r} can't be loaded: {what_went_wrong(error)}.") from error


@cache
def _file(path: Path) -> ModuleType:
    """Run a file once and return what it defines."""
    if not path.is_file():
        raise BadSetup(f"There is no file {path}.")
    name = f"bots in {path}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadSetup(f"The file {path} can't be loaded.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # annotations in the file are looked up there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadSetup(f"The file {path} can't be loaded: {what_went_wrong(error)}.") from error
    return module


def _a(thing: object) -> str:
    return "None" if thing is None else f"a {type(thing).__name__}"
