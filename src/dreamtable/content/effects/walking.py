"""One way through everything that a card is made of."""

from collections.abc import Iterator

import msgspec


def parts_of(thing: object) -> Iterator[object]:
    """Return a thing and everything inside it, the outer before the inner: structs, words, numbers."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from parts_of(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from parts_of(one)
    elif isinstance(thing, dict):
        for one in thing.values():
            yield from parts_of(one)
    elif hasattr(thing, "parts_inside"):
        yield thing
        yield from parts_of(thing.parts_inside())
    elif thing is not None and not isinstance(thing, str | bool):
        yield thing
