"""From plain data to structs, strictly: what is wrong is told with file, line and the nearest valid name."""

import hashlib
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeVar, Union, get_args, get_origin

import msgspec

from dreamtable.content.problems import ContentError, Misread, Problem, Raw, nearest

if TYPE_CHECKING:
    from dreamtable.content.parsing import Source

T = TypeVar("T")

STALE = 30 * 24 * 60 * 60
"""After so many seconds content in the cache is thrown away when other content comes."""

_WAY = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")
_UNKNOWN_FIELD = re.compile(r"unknown field `([^`]*)`")
_MISSING_FIELD = re.compile(r"missing required field `([^`]*)`")
_BAD_VALUE = re.compile(r"Invalid enum value '([^']*)'")


class Reads(Protocol):
    """What turns plain data into something that cards say: a vocabulary, a small language."""

    def read(self, raw: Raw, tongue: "Tongue", /) -> Any:
        """Return what is written."""


Tongue = Mapping[type[Any], Reads]
"""What cards of a game can say: by the type that stands for it in fields, what reads it.

Types that are not in it read themselves. It goes along with all reading, so that verbs that games share can
hold verbs that only one game has.
"""

OWN_WORDS: Tongue = {}
"""Every type reads itself."""


class Placed(NamedTuple):
    """A card that was read, and where it stands."""

    card: msgspec.Struct
    raw: dict[str, Raw]
    source: "Source"

    @property
    def id(self) -> str:
        """Return the id of the card."""
        return str(self.raw.get("id", ""))

    def problem(self, message: str, about: str | None = None) -> Problem:
        """Return what is wrong with it: at the innermost place that says `about`, if it is given."""
        line = _line_of(self.raw, about, self.source) if about is not None else None
        return Problem(self.source.name, line or self.source.line(self.raw), self.id, message)


def _line_of(raw: Raw, word: str, source: "Source") -> int | None:
    inside = raw.values() if isinstance(raw, dict) else raw if isinstance(raw, list) else ()
    for one in inside:
        if isinstance(one, dict | list) and (line := _line_of(one, word, source)) is not None:
            return line
    said = isinstance(raw, dict | list) and any(_says(one, word) for one in (*raw, *inside))
    return source.line(raw) if said else None


def _says(raw: Raw, word: str) -> bool:
    return isinstance(raw, str) and (raw == word or f"({word})" in raw)


class Reader:
    """Turns mappings into structs: `kinds` says which struct an entry of each kind becomes."""

    def __init__(self, kinds: dict[str, type[msgspec.Struct]], tongue: Tongue = OWN_WORDS) -> None:
        self.kinds = kinds
        self.tongue = tongue

    def read(self, source: "Source") -> tuple[list[Placed], list[Problem]]:
        """Return the cards of a file, and what is wrong with those that can't be read."""
        cards: list[Placed] = []
        problems: list[Problem] = []
        for entry in source.entries:
            try:
                cards.append(Placed(self.card(entry), entry, source))
            except Misread as error:
                line = locate(error.raw, error.path, source.lines) or source.line(entry)
                problems.append(Problem(source.name, line, str(entry.get("id", "")), str(error)))
        return cards, problems

    def card(self, entry: dict[str, Raw]) -> msgspec.Struct:
        """Return what one mapping says."""
        kind = entry.get("kind")
        if not isinstance(kind, str) or kind not in self.kinds:
            known = ", ".join(sorted(self.kinds))
            wrong = (
                f"{kind!r} is no kind of card.{nearest(kind, self.kinds)}"
                if kind
                else "the card has no kind."
            )
            raise Misread(f"{wrong} Kinds: {known}.", entry, "")
        return convert(entry, self.kinds[kind], self.tongue)


def convert(raw: Raw, wanted: type[T], tongue: Tongue = OWN_WORDS) -> T:
    """Return plain data as a struct; what is said inside it is read as the tongue has it."""
    deeper: list[Misread] = []

    def read(kind: Any, value: Raw) -> Any:
        bare = get_origin(kind) or kind
        reader: Reads = tongue.get(bare, bare)
        try:
            return reader.read(value, tongue)
        except Misread as error:
            deeper.append(error)
            raise

    try:
        return msgspec.convert(raw, wanted, dec_hook=read)
    except msgspec.ValidationError as error:
        if deeper:
            raise deeper[0] from None
        message, _, path = str(error).partition(" - at `$")
        path = path.rstrip("`")
        message = message.replace(" - at `key` in `$", " as a key - at `$").removesuffix(" - at `$`")
        sentence = message if message.endswith((".", "?")) else f"{message}."
        sentence = f"{path.lstrip('.')}: {sentence}" if path else sentence
        raise Misread(sentence + _hint(message, type_at(wanted, path)), raw, path) from None


def _hint(message: str, at: object) -> str:
    """Return the nearest valid name for what is wrong, and all there are."""
    known: list[str] = []
    if isinstance(at, type) and issubclass(at, msgspec.Struct):
        known = [field.encode_name for field in msgspec.structs.fields(at)]
    elif get_origin(at) is Literal:
        known = [str(value) for value in get_args(at) if value != ""]
    wrong = _UNKNOWN_FIELD.search(message) or _BAD_VALUE.search(message)
    if wrong is None and _MISSING_FIELD.search(message) is None:
        return ""
    return f"{nearest(wrong[1], known) if wrong else ''} Allowed here: {', '.join(known)}." if known else ""


def type_at(wanted: object, path: str) -> object:
    """Return the type that is expected at the end of a way such as `.awake.do[0]`."""
    for key, _ in _WAY.findall(path):
        wanted = _inside(_bare(wanted), key)
    return _bare(wanted)


def _inside(wanted: object, key: str) -> object:
    if key and isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
        fields = {field.encode_name: field.type for field in msgspec.structs.fields(wanted)}
        return fields.get(key, object)
    args = get_args(wanted)
    return args[-1] if get_origin(wanted) is dict and args else args[0] if args else object


def _bare(wanted: object) -> object:
    """Return a type without `None` and without what is noted about it."""
    if hasattr(wanted, "__metadata__"):
        return _bare(get_args(wanted)[0])
    if get_origin(wanted) in (Union, UnionType):
        inner = [one for one in get_args(wanted) if one is not type(None)]
        return _bare(inner[0])
    return wanted


def locate(raw: Raw, path: str, lines: dict[int, int]) -> int | None:
    """Return the line of the innermost mapping or list on a way such as `.awake.do[0]`."""
    line = lines.get(id(raw))
    for key, index in _WAY.findall(path):
        try:
            raw = raw[key] if key else raw[int(index)]
        except (KeyError, IndexError, TypeError, ValueError):
            break
        line = lines.get(id(raw), line)
    return line


Checking = Callable[[Sequence[Placed]], list[Problem]]
"""Looks at all cards together."""


def read_files(files: Sequence[tuple[str, str]], reader: Reader, check: Checking) -> list[msgspec.Struct]:
    """Return the cards of some files, each a name and its text, or raise everything that is wrong with them.

    Reading YAML is slow, so plain data that was found right is kept in the user's cache.
    """
    key = hashlib.blake2b(digest_size=16)
    for name, text in files:
        key.update(f"{name}\0{text}\0".encode())
    kept = _cache() / f"content-{key.hexdigest()}.msgpack"
    known = _recall(kept)
    if known is not None:
        try:
            return [reader.card(entry) for entry in known]
        except (Misread, KeyError, TypeError):
            kept.unlink(missing_ok=True)  # what cards may say has changed: read again, to say the line
    placed, problems = read_all(files, reader)
    problems = problems or check(placed)
    if problems:
        raise ContentError(*problems)
    _keep(kept, [one.raw for one in placed])
    return [one.card for one in placed]


def read_all(files: Sequence[tuple[str, str]], reader: Reader) -> tuple[list[Placed], list[Problem]]:
    """Return the cards of some files, and everything that is wrong with those that can't be read."""
    from dreamtable.content.parsing import parse  # YAML is only needed where there is nothing in the cache

    placed: list[Placed] = []
    problems: list[Problem] = []
    for name, text in files:
        try:
            cards, wrong = reader.read(parse(name, text))
        except ContentError as error:
            problems += [one for one in error.problems if isinstance(one, Problem)]
        else:
            placed += cards
            problems += wrong
    return placed, problems


def _cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "dreamtable"


def _recall(kept: Path) -> list[dict[str, Raw]] | None:
    try:
        return msgspec.msgpack.decode(kept.read_bytes(), type=list[dict[str, Raw]])
    except (OSError, msgspec.DecodeError):
        return None


def _keep(kept: Path, entries: list[dict[str, Raw]]) -> None:
    """Store what was read, and throw old content away; a cache that can't be written is no misfortune."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(msgspec.msgpack.encode(entries))
        fresh.replace(kept)
        newest = kept.stat().st_mtime
        for old in kept.parent.glob("content-*"):
            if newest - old.stat().st_mtime > STALE:
                old.unlink(missing_ok=True)
    except OSError:
        return
