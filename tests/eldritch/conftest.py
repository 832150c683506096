"""What tests of this game make up leaves the box with them."""

from collections.abc import Iterator

import pytest

from eldritch.kit import INVENTIONS


@pytest.fixture(autouse=True)
def _inventions() -> Iterator[None]:
    """Let components that a test makes up be in the box until it ends."""
    INVENTIONS.testing = True
    yield
    INVENTIONS.testing = False
    INVENTIONS.take_out()
