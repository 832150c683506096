"""What tests of this game make up leaves the box with them."""

from collections.abc import Iterator

import pytest

from tamashii.kit import INVENTED


@pytest.fixture(autouse=True)
def _inventions() -> Iterator[None]:
    yield
    INVENTED.take_out()
