"""Games that can't be loaded say so in a sentence, and harm no other game."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from dreamtable.cli import commands
from dreamtable.games import broken_games, manifest_of, own_games, playable_games, rules_of
from dreamtable.kernel import BadSetup
from outside.kit import forget_games, offer
from server.kit import Server, Visitor

TORN = """
from dreamtable.games import Manifest
from dreamtable.kernel import Mode

def load_rules():
    import no_such_thing

GAME = Manifest(name="torn", package="outsiders", modes=(Mode("all", range(2, 3)),), rules=load_rules)
OTHER = Manifest(name="other", package="outsiders", modes=(Mode("all", range(2, 3)),))
SEVEN = 7
"""


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """Offers games from a module, each by where it is found."""
    (tmp_path / "outsiders.py").write_text(TORN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def offered(**games: str) -> Path:
        forget_games()
        return offer(tmp_path, **games)

    yield offered
    forget_games()


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("nowhere:GAME", "ModuleNotFoundError: No module named 'nowhere'"),
        ("outsiders:NOTHING", "AttributeError"),
        ("outsiders:SEVEN", "is no Manifest but a int"),
        ("outsiders:OTHER", "calls itself 'other'"),
    ],
)
def test_a_manifest_that_does_not_load_is_named_with_the_reason(
    offered: Callable[..., Path], where: str, why: str
) -> None:
    offered(torn=where)
    assert why in broken_games()["torn"]
    assert playable_games() == own_games()
    with pytest.raises(BadSetup, match="The game 'torn'"):
        rules_of("torn")
    told = CliRunner().invoke(commands, ["games"])
    assert "lucidity" in told.output
    assert why in told.stderr


def test_rules_that_do_not_load_are_named_with_the_reason(offered: Callable[..., Path]) -> None:
    offered(torn="outsiders:GAME")
    with pytest.raises(BadSetup, match="The game 'torn' can't be loaded: ModuleNotFoundError"):
        rules_of("torn")


def test_no_game_from_outside_takes_the_place_of_ours(offered: Callable[..., Path]) -> None:
    offered(lucidity="outsiders:GAME")
    assert manifest_of("lucidity").package == "dreamtable.games.lucidity"


def test_a_game_still_to_come_says_so(offered: Callable[..., Path]) -> None:
    offered(other="outsiders:OTHER")
    with pytest.raises(BadSetup, match="'other' is still to come"):
        rules_of("other")


def test_the_server_leaves_a_torn_game_out_and_says_why_in_its_log(
    offered: Callable[..., Path], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = offered(torn="outsiders:GAME", lost="nowhere:GAME")
    server = Server(tmp_path_factory.mktemp("server"), outside=folder)
    try:
        visitor = Visitor(server)
        names = [game["name"] for game in visitor.get("/api/games")]
        assert names[: len(own_games())] == list(own_games())
        assert not {"torn", "lost"} & set(names)
        visitor.refused("POST", "/api/tables", {"game": "lost", "seats": 2}, status=404)
        assert "No module named 'nowhere'" in server.log()
        assert "No module named 'no_such_thing'" in server.log()
    finally:
        server.stop()
