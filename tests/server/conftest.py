"""One server for all tests of a process that need no server of their own."""

from collections.abc import Iterator

import pytest

from server.kit import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rate limits."""
    one = Server(tmp_path_factory.mktemp("server"))
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()
