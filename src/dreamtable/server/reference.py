"""What is printed on the components of a game, in the reader's language."""

from functools import cache

from dreamtable.games import rules_of
from dreamtable.kernel import Place, Thing, Word
from dreamtable.lang import Speaker
from dreamtable.server.messages import PathInfo, Reference, SpaceInfo, ThingInfo


@cache
def reference_in(game: str, lang: str) -> Reference:
    """Return the components of a game by number, and its map; nothing for games that show none."""
    rules = rules_of(game)
    if rules.printed is None:
        return Reference(things=[], spaces=[], paths=[])
    printed = rules.printed()
    speaker = Speaker(lang, rules)
    known: dict[str, ThingInfo] = {}
    for thing in printed.things:
        if thing.id not in known:
            known[thing.id] = _thing(speaker, thing)
    return Reference(
        things=[known[thing.id] for thing in printed.things],
        spaces=[_space(speaker, place) for place in printed.places],
        paths=[PathInfo(ends=path.ends, type=path.type) for path in printed.paths],
    )


def _thing(speaker: Speaker, thing: Thing) -> ThingInfo:
    figures = {
        name: speaker.word(value) if isinstance(value, Word) else value
        for name, value in thing.figures.items()
    }
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
    )


def _space(speaker: Speaker, place: Place) -> SpaceInfo:
    return SpaceInfo(
        id=place.id,
        name=speaker.word(place.name),
        type=place.type,
        number=place.number,
        site=place.site,
        text=_said(speaker, place.offers),
        x=place.x,
        y=place.y,
    )


def _said(speaker: Speaker, word: Word | None) -> str:
    return speaker.word(word) if word is not None else ""
