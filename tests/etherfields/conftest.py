"""The small Dream is in the box while a test of Etherfields runs."""

from collections.abc import Iterator

import pytest

from etherfields.kit import with_small_dream


@pytest.fixture(autouse=True)
def _small_dream() -> Iterator[None]:
    with with_small_dream():
        yield
