"""What is printed on the components of a game, in the reader's language."""

from collections.abc import Mapping
from functools import cache

import msgspec

from dreamtable.games import rules_of
from dreamtable.kernel import AnyRules, Supplement
from dreamtable.lang import Speaker
from dreamtable.server.messages import PartInfo, PathInfo, Reference, SpaceInfo, ThingInfo
from dreamtable.telling import Part, Space, Thing, Word, telling_of


@cache
def reference_in(game: str, lang: str, packs: tuple[str, ...] = (), seats: int = 0) -> Reference:
    """Return what is printed on the components of a game and its board; nothing for games that show none.

    In the places of components of packs that are not played with stands nothing. At a table of so many seats
    numbers are printed that follow from that.
    """
    rules = rules_of(game)
    read = telling_of(rules).printed
    if read is None:
        return Reference(things=[], spaces=[], paths=[], parts=[])
    printed = read()
    speaker = Speaker(lang, rules, packs=packs, seats=seats)
    components = rules.components([pack for pack in packs if pack in packs_of(rules)])
    nothing = thing_info(speaker, Thing(id="", kind=""))
    known: dict[str, ThingInfo] = {}
    things = []
    for number, thing in enumerate(printed.things):
        if components.has(number) and thing.id not in known:
            known[thing.id] = thing_info(speaker, thing)
        things.append(known[thing.id] if components.has(number) else nothing)
    return Reference(
        things=things,
        spaces=[space_info(speaker, space) for space in printed.spaces],
        paths=[PathInfo(ends=path.ends, type=path.type) for path in printed.paths],
        parts=[part_info(speaker, part) for part in printed.parts],
    )


def packs_of(rules: AnyRules) -> Mapping[str, Supplement]:
    """Return the packs that a game can be played with here."""
    return rules.storing.catalogue().packs if rules.storing.catalogue is not None else {}


def thing_info(speaker: Speaker, thing: Thing) -> ThingInfo:
    """Return a component in the reader's language."""
    figures = {name: speaker.figure(value) for name, value in thing.figures.items()}
    return ThingInfo(
        id=thing.id,
        kind=thing.kind,
        name=_said(speaker, thing.name),
        title=_said(speaker, thing.title),
        text="\n".join(map(speaker.word, thing.text)),
        back="\n".join(map(speaker.word, thing.back)),
        flavour=_said(speaker, thing.flavour),
        traits=[speaker.word(trait) for trait in thing.traits],
        figures=figures,
        parts=[part_info(speaker, part) for part in thing.parts],
    )


def part_info(speaker: Speaker, part: Part) -> PartInfo:
    """Return a part of a component in the reader's language."""
    return PartInfo(
        ref=part.ref, sort=part.sort, drawn=part.drawn, text="\n".join(map(speaker.word, part.text))
    )


def space_info(speaker: Speaker, space: Space) -> SpaceInfo:
    """Return a place on the board in the reader's language."""
    read = msgspec.structs.asdict(thing_info(speaker, space.thing))
    return SpaceInfo(**read, x=space.x, y=space.y)


def _said(speaker: Speaker, word: Word | None) -> str:
    return speaker.word(word) if word is not None else ""
