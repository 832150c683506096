"""HTML that can't be broken by what stands in it: everything is escaped that is not made here."""

from collections.abc import Sequence
from html import escape


class Html(str):
    """A text that is HTML already."""

    __slots__ = ()


def tag(name: str, *inside: str, **attributes: str | bool) -> Html:
    """Return an element; `class_` and `data_v` are written as `class` and `data-v`."""
    told = "".join(_attribute(key, value) for key, value in attributes.items())
    return Html(f"<{name}{told}>{join(inside)}</{name}>")


def join(parts: Sequence[str]) -> Html:
    """Return texts and elements one after the other."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def _attribute(key: str, value: str | bool) -> str:
    name = key.rstrip("_").replace("_", "-")
    if isinstance(value, bool):
        return f" {name}" if value else ""
    return f' {name}="{escape(value)}"'
