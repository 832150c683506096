"""Games as PettingZoo environments, for learning. Needs `pip install 'dreamtable[rl]'`."""

from typing import TYPE_CHECKING

from dreamtable.games import rules_of
from dreamtable.kernel import BadSetup, DreamtableError
from dreamtable.telling import telling_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

    from dreamtable.envs.environment import DreamtableEnv

__all__ = ["make_env", "make_parallel_env", "make_raw_env"]

MISSING = "Environments need pettingzoo, gymnasium and numpy: pip install 'dreamtable[rl]'."


def make_raw_env(
    game: str,
    seats: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    observation: str = "dict",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    turns: str = "asked",
    alike: str = "apart",
    illegal: str = "error",
    mode: str | None = None,
) -> "DreamtableEnv":
    """Return a game as an environment of this class, without any wrapper; `make_env` says what is what."""
    rules = rules_of(game)
    rules.mode_for(seats, mode)
    try:
        from dreamtable.envs import environment as made
        from dreamtable.envs.shapes import shape_of
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.split(".")[0] in ("pettingzoo", "gymnasium", "numpy"):
            raise DreamtableError(MISSING) from None
        raise
    made.check("observation", observation, made.OBSERVATIONS)
    made.check("way of taking turns", turns, made.TURNS)
    made.check("way of telling moves apart", alike, made.ALIKE)
    made.check("way with illegal actions", illegal, made.ILLEGAL)
    if render_mode is not None:
        made.check("render mode", render_mode, made.RENDER_MODES)
    if max_cycles is not None and max_cycles < 1:
        raise BadSetup(f"max_cycles must be at least 1, not {max_cycles}.")
    return made.DreamtableEnv(
        rules,
        shape_of(game, seats),
        made.questions_of(telling_of(rules).package),
        seats,
        rules.read_options(options or {}),
        seed=seed,
        observation=observation,
        max_cycles=max_cycles,
        render_mode=render_mode,
        turns=turns,
        alike=alike,
        replacing=illegal == "replace",
        mode=mode,
    )


def make_env(
    game: str,
    seats: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    observation: str = "dict",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    turns: str = "asked",
    alike: str = "apart",
    illegal: str = "error",
    mode: str | None = None,
) -> "AECEnv":
    """Return a game as a PettingZoo AEC environment.

    `seed` determines all games that follow, and so does that of `reset`; without one they differ every time.
    `options` are those of the game; `mode` is a way of playing it, by default the first one for so many.
    `observation`: "dict" names every field of the view, "flat" is one vector. After `max_cycles` answers the
    game is cut off. `render_mode`: "ansi" or "human".

    `turns`: "asked" lets those act who are asked, in the order of seats; "all" lets every seat act in every
    cycle, and who is not asked can only wait. `alike`: "apart" gives every entry of a menu an action of its
    own, "one" takes entries that look the same for one action. `illegal`: "error" refuses an illegal action
    with a sentence, "terminate" ends the game (PettingZoo's TerminateIllegalWrapper, reward -1), "replace"
    takes a legal one by chance instead.
    """
    env = make_raw_env(
        game, seats, seed, options, observation, max_cycles, render_mode, turns, alike, illegal, mode
    )
    if illegal == "terminate":
        from pettingzoo.utils import TerminateIllegalWrapper  # type: ignore[import-untyped]

        return TerminateIllegalWrapper(env, illegal_reward=-1)
    return env


def make_parallel_env(
    game: str,
    seats: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    observation: str = "dict",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    alike: str = "apart",
    illegal: str = "error",
    mode: str | None = None,
) -> "ParallelEnv":
    """Return a game as a PettingZoo parallel environment: all seats act in every step, most of them wait."""
    env = make_env(
        game, seats, seed, options, observation, max_cycles, render_mode, "all", alike, illegal, mode
    )
    from pettingzoo.utils.conversions import aec_to_parallel  # type: ignore[import-untyped]

    return aec_to_parallel(env)
