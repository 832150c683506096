"""The id of an environment carries a version that is raised when an observation changes."""

import dataclasses
import os
import subprocess
import sys
from types import SimpleNamespace

import msgspec
import pytest

from dreamtable.envs import make_env, make_raw_env, versions
from dreamtable.envs.shapes import lucidity
from dreamtable.envs.versions import (
    LayoutVersion,
    known_version,
    layout_of,
    raised,
    version_of,
)
from dreamtable.games import own_games

MEASURE = """
import msgspec
from dreamtable.envs.versions import layouts_of
from dreamtable.games import own_games
print(msgspec.json.encode({game: layouts_of(game) for game in own_games()}).decode())
"""


@pytest.fixture(scope="module")
def layouts() -> dict[str, dict[int, str]]:
    """The layouts of all games in a process of its own: other tests put cards into the boxes of this one."""
    alone = {name: value for name, value in os.environ.items() if name != "DREAMTABLE_PACKS"}
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True, timeout=300, env=alone
    )
    return msgspec.json.decode(done.stdout, type=dict[str, dict[int, str]])


@pytest.mark.parametrize("game", own_games())
def test_a_layout_that_has_changed_has_another_version(game: str, layouts: dict[str, dict[int, str]]) -> None:
    known = known_version(game)
    assert known is not None
    assert known.layouts == layouts[game], (
        f"what is observed of {game}, or can be done, has changed: raise its version with `make layouts`"
    )


def test_the_id_carries_the_version() -> None:
    env = make_raw_env("eldritch", 2)
    known = known_version("eldritch")
    assert known is not None
    assert env.metadata["name"] == str(env) == f"dreamtable_eldritch_v{known.version}"
    assert make_env("lucidity", 2).metadata["name"] == f"dreamtable_lucidity_v{version_of('lucidity')}"


def test_a_change_raises_the_version_by_one_and_no_change_leaves_it() -> None:
    first = raised(None, {2: "a", 3: "b"})
    assert first == LayoutVersion(1, {2: "a", 3: "b"})
    assert raised(first, {2: "a", 3: "b"}) is first
    assert raised(LayoutVersion(6, {2: "a"}), {2: "z"}) == LayoutVersion(7, {2: "z"})


def test_another_class_of_things_is_another_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    before = layout_of("lucidity", 2)
    declared = lucidity.shape(2)
    name, domain = next(iter(declared.domains.items()))
    renamed = type(domain)(["something else", *domain.names[1:]], domain.keys or domain.classes)
    other = dataclasses.replace(declared, domains={**declared.domains, name: renamed})
    monkeypatch.setattr(lucidity, "shape", lambda _seats: other)
    assert layout_of("lucidity", 2) != before


def test_another_kind_of_move_is_another_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    before = layout_of("lucidity", 2)
    env = make_raw_env("lucidity", 2)
    kinds = env.kinds_of_actions()
    assert {kind for kind, _, _ in kinds} <= {action.split()[0] for action in env.actions()}
    fewer = SimpleNamespace(observation_layout=env.observation_layout, kinds_of_actions=lambda: kinds[:-1])
    monkeypatch.setattr(versions, "make_raw_env", lambda _game, _seats: fewer)
    assert layout_of("lucidity", 2) != before


def test_a_game_that_was_never_given_a_version_has_the_first_one() -> None:
    assert version_of("no-such-game") == versions.FIRST
    assert all(version_of(game) >= 1 for game in own_games())
