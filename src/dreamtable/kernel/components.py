"""Which components a match is played with: numbers in this process, names that stay the same for ever.

A card is a small number while a program runs, since that is fast. Which number that is depends on the files
and packs the program was started with. So a stored match keeps a table of what its numbers mean, and is
written and read in its own numbers, whatever they are here.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from dreamtable.kernel.errors import BadSetup, MissingComponent, unknown
from dreamtable.kernel.model import Ref

T = TypeVar("T")

Table = dict[str, list[str]]
"""By kind of thing, as in its `Ref`: what each number means, `pack/id`; an empty name where it means nothing.

Of several copies of a card the second is `pack/id#2`. The game's own box is the pack with the game's name.
"""


class Supplement(NamedTuple):
    """A pack that can be chosen for a match: what is told of it, and its words."""

    name: str
    title: str
    version: str = ""
    author: str = ""
    texts: Mapping[str, Sequence[str]] = {}
    """By language: files of messages."""


class Catalogue:
    """All components of a game that this process knows: its own box, and the packs it was started with."""

    def __init__(
        self,
        game: str,
        names: Table,
        packs: Sequence[Supplement],
        fingerprint: Callable[[str], str],
        first: Table | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.first = first
        """What the numbers meant before matches were stored with a table, where there are such matches."""
        self.packs: dict[str, Supplement] = {pack.name: pack for pack in packs}
        self._fingerprint = fingerprint
        """Of what the cards of a pack say, or by the game's name those of its own box."""
        self._chosen: dict[tuple[str, ...], Components] = {}
        self._stored: dict[str, Components] = {}

    def chosen(self, packs: Sequence[str] = ()) -> "Components":
        """Return the components of a new match: the game's own box and some packs; or say which there are."""
        key = tuple(sorted(set(packs)))
        if key not in self._chosen:
            for name in key:
                if name not in self.packs:
                    raise BadSetup(unknown("pack", name, self.packs))
            boxes = {self.game, *key}
            table = {kind: _without_others(names, boxes) for kind, names in self.names.items()}
            self._chosen[key] = Components(self, key, table)
        return self._chosen[key]

    def stored(self, packs: Sequence[str], table: Table) -> "Components":
        """Return the components of a match that was stored with a table of its own."""
        key = digest_of(table)
        if key not in self._stored:
            components = Components(self, tuple(packs), table)
            components.must_be_there()
            self._stored[key] = components
        return self._stored[key]

    def content_of(self, packs: Sequence[str]) -> str:
        """Return a fingerprint of what the cards of the game and of some packs say."""
        said = [self._fingerprint(name) for name in (self.game, *packs)]
        return hashlib.blake2b("\n".join(said).encode(), digest_size=8).hexdigest()


PART = ":"
"""Stands in the names of what is printed on a component: `pack/id:2`."""


def _without_others(names: Sequence[str], boxes: set[str]) -> list[str]:
    """Return names with nothing in the place of those from other boxes."""
    own = [name if box_of(name) in boxes else "" for name in names]
    while own and not own[-1]:
        own.pop()
    return own


def box_of(name: str) -> str:
    """Return the pack that a component comes from."""
    return name.partition("/")[0]


def digest_of(table: Table) -> str:
    """Return by what a table is found again: equal for equal tables."""
    return hashlib.blake2b(msgspec.json.encode(table), digest_size=16).hexdigest()


class Components:
    """What lies in the box of one match."""

    __slots__ = ("_all", "_digest", "_here", "_own", "catalogue", "packs", "table")

    def __init__(
        self, catalogue: Catalogue | None, packs: tuple[str, ...] = (), table: Table | None = None
    ) -> None:
        self.catalogue = catalogue
        self.packs = packs
        """Those that were chosen besides the game's own box."""
        self.table: Table = table or {}
        known = catalogue.names if catalogue is not None else {}
        self._digest = ""
        self._own: dict[str, dict[int, int]] = {}
        """By kind: from numbers of this process to those of the match."""
        self._here: dict[str, dict[int, int]] = {}
        """The same the other way, where they differ."""
        for kind, names in self.table.items():
            numbers = {name: number for number, name in enumerate(known.get(kind, ())) if name}
            here = {own: numbers[name] for own, name in enumerate(names) if name in numbers}
            self._own[kind] = {number: own for own, number in here.items()}
            if len(here) < sum(map(bool, names)) or any(own != number for own, number in here.items()):
                self._here[kind] = here
        self._all = not self._here and all(
            len(self._own[kind]) == sum(map(bool, names)) for kind, names in known.items()
        )

    @property
    def digest(self) -> str:
        """By what its table is found again; empty for a game whose components are no content."""
        if not self._digest and self.table:
            self._digest = digest_of(self.table)
        return self._digest

    @property
    def agree(self) -> bool:
        """Whether the match has the same numbers as this process."""
        return not self._here

    def these(self, numbers: Sequence[int], kind: str = "card") -> list[int]:
        """Return those components that are in the box of this match, in the order that they have there."""
        if self._all:
            return list(numbers)
        own = self._own[kind]
        if kind in self._here:
            return sorted([number for number in numbers if number in own], key=own.__getitem__)
        return [number for number in numbers if number in own]

    def of_packs(self, numbers: Sequence[int], kind: str = "card") -> list[int]:
        """Return those components that a pack has brought into the box of this match."""
        if not self.packs:
            return []
        own, names = self._own[kind], self.table[kind]
        return [number for number in self.these(numbers, kind) if box_of(names[own[number]]) in self.packs]

    def in_order(self, numbers: Iterable[int], kind: str = "card") -> list[int]:
        """Return components in the order that they have in the box of this match."""
        return sorted(numbers, key=self._own[kind].__getitem__ if kind in self._here else None)

    def has(self, number: int, kind: str = "card") -> bool:
        """Say whether a component is in the box of this match."""
        return self._all or kind not in self._own or number in self._own[kind]

    def must_be_there(self) -> None:
        """Refuse a box that components are missing from; a card that is there may have other parts now."""
        for kind, here in self._here.items():
            for own, name in enumerate(self.table[kind]):
                if name and own not in here and PART not in name:
                    raise self._missing(name)

    def _missing(self, name: str) -> MissingComponent:
        pack, _, card = name.partition("/")
        card = card.partition("#")[0].partition(PART)[0]
        if self.catalogue is not None and pack not in (self.catalogue.game, *self.catalogue.packs):
            return MissingComponent(
                pack,
                card,
                f"The match is played with the pack {pack!r}, which is not here: give it with --pack.",
            )
        return MissingComponent(
            pack, card, f"The match is played with {card!r} of {pack!r}, which is not there any more."
        )

    def here(self, thing: T, hint: Any) -> T:
        """Return something that was stored, of the given type, in the numbers of this process."""
        return self._moved(thing, hint, self._here, back=False)

    def own(self, thing: T, hint: Any) -> T:
        """Return something of the given type in the numbers of the match, as it is stored."""
        return self._moved(thing, hint, self._own, back=True)

    def _moved(self, thing: T, hint: Any, numbers: Mapping[str, Mapping[int, int]], *, back: bool) -> T:
        if self.agree:
            return thing
        walk = _walk(hint, frozenset(self._here))
        if walk is None:
            return thing
        try:
            moved: T = walk(thing, numbers)
        except _Absent as absent:
            names = self.table[absent.kind]
            known = not back and absent.number < len(names) and names[absent.number]
            if known:
                raise self._missing(known) from None
            raise BadSetup(f"There is no {absent.kind} {absent.number} in the box of this match.") from None
        return moved


EVERYTHING = Components(None)
"""For games whose components are no content: all of them are always there."""


class _Absent(Exception):
    """A number that means nothing."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(kind, number)
        self.kind = kind
        self.number = number


Walk = Callable[[Any, Mapping[str, Mapping[int, int]]], Any]


@cache
def _walk(hint: Any, kinds: frozenset[str]) -> Walk | None:
    """Return what gives things of a type other numbers; None where nothing in it has one of these kinds."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        ref = next((note for note in inner[1:] if isinstance(note, Ref) and note.kind in kinds), None)
        return _number(ref) if ref is not None else _walk(inner[0], kinds)
    if origin in (Union, UnionType):
        return _either(inner, kinds)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint, kinds)
    walks = [_walk(one, kinds) for one in inner]
    if not any(walks):
        return None
    if origin is dict:
        key, value = (walk or _same for walk in walks)
        return lambda thing, numbers: {key(name, numbers): value(one, numbers) for name, one in thing.items()}
    if origin is tuple and ... not in inner:
        places = [walk or _same for walk in walks]
        return lambda thing, numbers: tuple(
            walk(one, numbers) for walk, one in zip(places, thing, strict=True)
        )
    each = walks[0] or _same
    return lambda thing, numbers: origin(each(one, numbers) for one in thing)


def _same(thing: Any, _numbers: Mapping[str, Mapping[int, int]]) -> Any:
    return thing


def _number(ref: Ref) -> Walk:
    kind, beyond, each = ref.kind, ref.beyond, ref.each

    def move(number: Any, numbers: Mapping[str, Mapping[int, int]]) -> Any:
        if not isinstance(number, int) or number < beyond:
            return number
        thing, rest = divmod(number - beyond, each)
        found = numbers[kind].get(thing)
        if found is None:
            raise _Absent(kind, thing)
        return found * each + rest + beyond

    return move


def _either(arms: Iterable[Any], kinds: frozenset[str]) -> Walk | None:
    """Return what goes into that one of several types that a thing has: structs are told apart by class."""
    walks = [(arm, walk) for arm in arms if (walk := _walk(arm, kinds)) is not None]
    if not walks:
        return None
    structs = {arm: walk for arm, walk in walks if isinstance(arm, type)}
    others = [walk for arm, walk in walks if not isinstance(arm, type)]

    def move(thing: Any, numbers: Mapping[str, Mapping[int, int]]) -> Any:
        walk = structs.get(type(thing))
        if walk is None:
            walk = (
                others[0] if others and thing is not None and not isinstance(thing, msgspec.Struct) else _same
            )
        return walk(thing, numbers)

    return move


def _struct(kind: type[msgspec.Struct], kinds: frozenset[str]) -> Walk | None:
    hints = get_type_hints(kind, include_extras=True)
    walks = [
        (name, walk) for name in kind.__struct_fields__ if (walk := _walk(hints[name], kinds)) is not None
    ]
    if not walks:
        return None
    return lambda thing, numbers: msgspec.structs.replace(
        thing, **{name: walk(getattr(thing, name), numbers) for name, walk in walks}
    )
