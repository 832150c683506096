"""What must be so in content beyond the form of each card: spans, boxes, parts, the map, and texts."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from dreamtable.content.effects import Option, Verb, parts_of
from dreamtable.content.effects.checking import MOST, faults_inside
from dreamtable.content.effects.spans import gaps, is_span
from dreamtable.content.terms import ID
from dreamtable.games.eldritch.abilities import AsEncounter
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Artifact,
    Asset,
    Card,
    Complex,
    Condition,
    Epic,
    Expedition,
    Gate,
    General,
    Investigator,
    Monster,
    Mystery,
    Mythos,
    OtherWorld,
    Regional,
    Research,
    Space,
    SpecialEncounter,
    Spell,
)
from dreamtable.games.eldritch.map import PATH_NAMES
from dreamtable.games.eldritch.model import MOST_DOOM
from dreamtable.games.eldritch.terms import NONE, Spot
from dreamtable.games.eldritch.verbs import foes, people, tests, things, world


def faults(card: msgspec.Struct, cards: Sequence[msgspec.Struct]) -> Iterator[str]:
    """Return what is wrong with a card among all cards."""
    if not isinstance(card, Card):
        return
    if not ID.fullmatch(card.id):
        yield f"{card.id!r} is no id: write small letters and figures with hyphens, as in 'boat-hook'."
    for part in parts_of(card):
        yield from _faults_inside(part)
    match card:
        case Space():
            yield from _of_space(card, _spaces(cards))
        case General() | Research():
            for part in ("city", "wilderness", "sea"):
                if not getattr(card, part):
                    yield f"the part {part!r} is empty: the card needs all three."
        case Regional():
            yield from _of_regional(card, _spaces(cards))
        case OtherWorld() | Expedition() | SpecialEncounter():
            yield from _of_complex(card, _spaces(cards))
        case Spell():
            yield from _of_spell(card)
        case Condition():
            yield from _of_condition(card, cards)
        case Mythos():
            yield from _of_mythos(card)
        case Mystery():
            yield from _of_mystery(card)
        case Gate() if _spaces(cards)[card.city].type != "city":
            yield f"gates open in cities, and {card.city!r} is none."
        case Monster() if not 1 <= card.count <= MOST:
            yield f"count must be from 1 to {MOST}, not {card.count}."
        case Investigator() if card.health < 1 or card.sanity < 1:
            yield "health and sanity must be at least 1."
        case AncientOne() if not 1 <= card.doom <= MOST_DOOM or card.solve < 1:
            yield f"doom must be from 1 to {MOST_DOOM}, and solve at least 1."
        case _:
            return


def _spaces(cards: Sequence[msgspec.Struct]) -> dict[str, Space]:
    return {one.id: one for one in cards if isinstance(one, Space)}


ONE_OF: dict[type[Verb], tuple[str, ...]] = {
    things.Gain: ("clue", "asset", "artifact", "spell", "condition", "ticket", "all_of"),
    things.Discard: ("this", "clue", "asset", "artifact", "spell", "condition", "ticket"),
    foes.Spawn: ("monster", "epic", "gate", "clue"),
    world.Doom: ("advance", "retreat"),
    world.Omen: ("advance", "to", "set_"),
    foes.Shift: ("monster", "clue"),
    world.SetAside: ("monster", "special"),
    world.Token: ("eldritch", "clue", "mystery"),
    people.Move: ("to", "up_to"),
}
"""Verbs whose sentence is about one of these things, so that exactly one must be given."""

SOME_OF: dict[type[Verb], tuple[str, ...]] = {
    people.Lose: ("health", "sanity"),
    people.Recover: ("health", "sanity"),
    people.Spend: ("clue", "health", "sanity", "ticket"),
    tests.Prevent: ("health", "sanity"),
}
"""Verbs that need at least one of these."""


def _faults_inside(part: object) -> Iterator[str]:
    if isinstance(part, Verb):
        yield from _of_verb(part)
    yield from faults_inside(part)
    match part:
        case people.Spend() if part.from_ != "you" and part.clue == NONE:
            yield f"spend: only clues can be spent from {part.from_}."
        case world.Token() if part.clue != NONE and (part.to is None or part.to.name not in Spot.cards):
            yield f"token: clues are put on a card: to one of {', '.join(Spot.cards)}."
        case world.Token() if part.to is None and part.from_ not in ("this", "sheet"):
            yield "token: it must say where tokens are put (to), or from which card they are taken (from)."


def _of_verb(verb: Verb) -> Iterator[str]:
    kind = type(verb)
    needs = ONE_OF.get(kind) or SOME_OF.get(kind, ())
    given = [field for field in needs if getattr(verb, field) not in (None, "", 0, NONE)]
    names = ", ".join(field.rstrip("_").replace("_", "-") for field in needs)
    if needs and not given:
        yield f"{verb.called()}: it must say one of {names}."
    elif kind in ONE_OF and len(given) > 1:
        yield f"{verb.called()}: it can say only one of {names}; write two steps."


def _of_space(card: Space, spaces: dict[str, Space]) -> Iterator[str]:
    """ELD-MAP-04: paths work in both directions, so both ends must say the same where both say it."""
    for other, path in card.paths.items():
        back = spaces[other].paths.get(card.id, path)
        if other == card.id:
            yield "a path leads to the space itself."
        if back != path:
            yield f"the path to {other!r} is {path!r} here and {back!r} there."
        if path not in PATH_NAMES:
            yield f"{path!r} is no path."
    if not card.paths and all(card.id not in other.paths for other in spaces.values()):
        yield "no path leads here."
    if (card.region is not None or card.site) and card.number:
        yield "a named space has no number."
    if card.region is not None and card.type != "city":
        yield "only a city has a region."


def _of_regional(card: Regional, spaces: dict[str, Space]) -> Iterator[str]:
    """ELD-LOC-02: a part for each named city of its region, and for no other."""
    cities = [space.id for space in spaces.values() if space.region == card.deck]
    parts = regional_parts(card)
    for city in cities:
        if city not in parts:
            yield f"the part for {city!r} is missing: the card needs {', '.join(cities)}."
    for part in parts:
        if part not in cities:
            yield f"{part!r} is not in {card.deck}."


def regional_parts(card: Regional) -> list[str]:
    """Return the cities that a card has a part for."""
    return [field for field in card.__struct_fields__ if field not in ("id", "deck") and getattr(card, field)]


def _of_complex(card: Complex, spaces: dict[str, Space]) -> Iterator[str]:
    """ELD-CPX-01: three boxes, of which the first is a test or a choice."""
    if card.initial != "choose" and not (len(card.initial) == 1 and isinstance(card.initial[0], tests.Test)):
        yield "initial must be one test, or the word 'choose'."
    elif card.initial != "choose" and any(one.inner() for one in card.initial):
        yield "initial is the test alone: what follows stands in the boxes pass and fail."
    for box, steps in (("pass", card.pass_), ("fail", card.fail)):
        if not steps:
            yield f"the box {box!r} is empty: the card needs all three."
    if isinstance(card, Expedition) and not spaces[card.site].site:
        sites = ", ".join(space.id for space in spaces.values() if space.site)
        yield f"no expedition leads to {card.site!r}: the sites are {sites}."


def _of_spell(card: Spell) -> Iterator[str]:
    """ELD-SPL-03: every result of the test has exactly one line on each back."""
    if not card.backs:
        yield "a spell needs at least one back."
    for number, back in enumerate(card.backs, 1):
        wrong = [span for span in back.by_result if not is_span(span)]
        if wrong:
            yield f"back {number}: {wrong[0]!r} is no span of results: write '0', '1-2' or '3+'."
            return
        if fault := gaps(back.by_result):
            yield f"back {number}: {fault}"


def _of_condition(card: Condition, cards: Sequence[msgspec.Struct]) -> Iterator[str]:
    """ELD-CND-03: a condition has backs; of two opposites each names the other."""
    if not card.backs:
        yield "a condition needs at least one back."
    if card.opposite:
        other = next(one for one in cards if isinstance(one, Condition) and one.id == card.opposite)
        if other.opposite != card.id:
            yield f"its opposite {other.id!r} must name it as opposite, too."


def _of_mythos(card: Mythos) -> Iterator[str]:
    """ELD-MYT: an event does something at once; an ongoing card has abilities; a rumor has a place."""
    if ("event" in card.traits) == ("ongoing" in card.traits):
        yield "its traits must say either 'event' or 'ongoing'."
    elif "event" in card.traits and not card.do:
        yield "an event needs `do`."
    elif "ongoing" in card.traits and not card.abilities:
        yield "an ongoing card needs `abilities`."
    if "rumor" in card.traits and not card.space:
        yield "a rumor needs a `space`."


def _of_mystery(card: Mystery) -> Iterator[str]:
    """ELD-MYS-04, ELD-MYS-05: exactly one way to solve it."""
    solve = card.solve
    ways = (solve.clues_on_this, solve.eldritch_on_this, solve.clues_on_sheet, solve.defeat)
    if sum(bool(way) for way in ways) != 1:
        yield "solve must say exactly one of clues-on-this, eldritch-on-this, clues-on-sheet, defeat."


def texts_of(card: msgspec.Struct) -> Iterator[str]:
    """Return the messages that a card needs in every language."""
    if isinstance(card, Card):
        yield from _own_texts(card)
        for part in parts_of(card):
            if isinstance(part, Option):
                yield f"label-{part.label}"
            elif isinstance(part, AsEncounter) and not isinstance(card, Asset | Artifact):
                yield f"story-{card.id}-encounter"


def _own_texts(card: Card) -> Iterable[str]:
    match card:
        case Space():
            return [f"space-{card.id}"]
        case Gate():
            return []
        case Investigator():
            stories = [f"story-{card.id}-{part}" for part in ("action", "crippled", "insane")]
            return [f"card-{card.id}", f"title-{card.id}", *stories]
        case AncientOne():
            return [f"card-{card.id}", f"title-{card.id}", f"story-{card.id}-final"]
        case General() | Research():
            return [f"story-{card.id}-{part}" for part in ("city", "wilderness", "sea")]
        case Regional():
            return [f"story-{card.id}-{city}" for city in regional_parts(card)]
        case OtherWorld() | Expedition() | SpecialEncounter():
            stories = [f"story-{card.id}-{box}" for box in ("initial", "pass", "fail")]
            labels = [f"label-{card.id}-{box}" for box in ("pass", "fail") if card.initial == "choose"]
            names = [f"card-{card.id}"] if isinstance(card, OtherWorld) else []
            return [*names, *stories, *labels]
        case Spell() | Condition():
            backs = [f"story-{card.id}-{number}" for number in range(1, len(card.backs) + 1)]
            return [f"card-{card.id}", *backs]
        case Asset() | Artifact() | Monster() | Epic() | Mystery() | Mythos():
            return [f"card-{card.id}", f"story-{card.id}"]
        case _:
            return []
