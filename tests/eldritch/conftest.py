"""What tests of this game make up leaves the box with them."""

from collections.abc import Iterator

import pytest

from eldritch.kit import INVENTED


@pytest.fixture(autouse=True)
def _inventions() -> Iterator[None]:
    INVENTED.testing = True
    yield
    INVENTED.testing = False
    INVENTED.take_out()
