"""In the terminal a whole deed is one answer: what it takes is told before, and done as one."""

import pytest
from rich.console import Console
from rich.prompt import Prompt

from dreamtable.terminal.session import Session
from etherfields.way import WayTable, way


class Typist:
    """Types lines into a session, one for each prompt, and then leaves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, table: WayTable, *lines: str, bots: int = 0) -> None:
        self.lines = list(lines)
        monkeypatch.setattr(Prompt, "ask", self._type)
        self.console = Console(width=160, record=True, quiet=False, file=open("/dev/null", "w"))  # noqa: SIM115
        players = ["Ada", *["bot:random"] * bots]
        self.session = Session(self.console, "en", table.match, players, hinting=False)

    def _type(self, *_: object, **__: object) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def plays(self) -> str:
        """Play until all is typed; return what was shown."""
        self.session.run()
        return self.console.export_text()


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("DREAMTABLE_HOME", str(tmp_path))


@pytest.mark.rule("ETH-SFT-06")
def test_a_route_is_read_and_walked_by_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    table = way(1, at="b5", slumbers="wraith")
    ada = Typist(monkeypatch, table, "w", "w 2", "")
    shown = ada.plays()
    assert "Go as far as" in shown
    assert "1. Suburbia 6: Key" in shown
    assert table.world.team != "b5"


def test_what_was_wished_for_and_not_confirmed_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    table = way(1, at="b5")
    Typist(monkeypatch, table, "w 1", "no").plays()
    assert table.world.team == "b5"
