"""The components of the way between the Dreams, as they are written in content."""

import re
from collections.abc import Iterator
from typing import ClassVar, Literal

import msgspec

from dreamtable.content.component import Drawn, Everything, Waits
from dreamtable.content.effects import Steps, text_of
from dreamtable.content.problems import nearest
from dreamtable.games.etherfields.cards import Card, Entity, Lines, Note, Tile, pages_in
from dreamtable.games.etherfields.glosses import DEEDS
from dreamtable.games.etherfields.parts import Action, Corner, Entry, Mod, Part
from dreamtable.telling import Word

WORLD = "world"
"""The script of the paragraphs that belong to no Dream."""
ICONS = ("awakening", "fate", "slumber", "shop", "gate", "key", "sanctuary", "door")
"""ETH-DWM-08 to -14: the icons of locations; `script-119` is a paragraph, `glyph-key` a Sign."""
WITH_NUMBER = re.compile(r"(script|glyph)-[a-z0-9]+")


class Coded(Card, frozen=True, kw_only=True):
    """A secret of the world that is called by what stands on it wherever its code is told."""

    code: str

    def name(self) -> Word:
        """Return what it is called."""
        return Word(f"named-{self.code.lower().replace(' ', '-')}")


# Slumbers


class SlumberEntity(Entity, frozen=True, kw_only=True, tag="slumber"):
    """ETH-SLU-06: a Slumber tile with an Entity: one is fought, talked to, or let pass."""

    turns: int
    """ETH-SLU-06: so many Turn cards."""
    actions: tuple[Action, ...] = ()
    """What anybody may do from anywhere."""
    skip: bool = False
    """ETH-SLU-07: whether its Out of Turns effect may be resolved at the start of a Turn."""
    out: Steps = ()
    """ETH-SLU-09: what happens when the Turn deck is used up, or when it is skipped."""
    fixed: bool = False
    """ETH-SLU-08, -16: whether that effect speaks of what its set-up lays out."""
    gone: Steps = ()
    """ETH-SLU-20: what happens when its last figure has left the map."""
    first_win: int = 0
    """ETH-SLU-17: the paragraph that opens when it is won for the first time."""
    when: dict[str, Steps] = {}
    deliverance: Action | None = None
    """ETH-SLU-13: printed, and ignored until the rule is unlocked."""

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return its interactions, and what stands on the tile besides."""
        yield from super().pieces(number)
        yield from (Entry.of(number, "flying", action) for action in self.actions)

    def waits(self) -> Waits:
        """Return what it waits for besides."""
        return super().waits()._replace(events=self.when)

    def own_lines(self) -> Iterator[Word]:
        """Return its Turns, how it moves, what can be done, and what happens in the end."""
        yield Word("print-slumber", {"turns": self.turns})
        yield from super().own_lines()
        if self.behaviour.startswith("jumps-to:"):
            yield Word("print-jumps", {"of": Word(f"thing-{self.behaviour.partition(':')[2]}")})
        for action in self.actions:
            yield action.with_name()
        for event, steps in self.when.items():
            yield Word("print-when", {"event": Word(f"when-{event}"), "do": text_of(steps)})
        if self.gone:
            yield Word("print-gone", {"do": text_of(self.gone)})
        if self.out:
            yield Word("print-out", {"skip": "yes" if self.skip else "no", "do": text_of(self.out)})
        if self.deliverance is not None:
            yield Word("print-deliverance", {"action": self.deliverance.text()})

    def drawn(self) -> Drawn:
        """Return its Turns besides."""
        return super().drawn() | {"code": self.code, "turns": self.turns}

    def faults(self, box: Everything) -> Iterator[str]:
        """Say what is missing for its Slumber to begin and to end."""
        yield from super().faults(box)
        if not self.out:
            yield "it does not say what happens when its Turns are used up (ETH-SLU-09)."
        if self.first_win and self.first_win not in pages_in(box):
            yield f"there is no paragraph {self.first_win}."


class SlumberEvent(Card, frozen=True, kw_only=True, tag="event"):
    """ETH-SLU-02: a Slumber tile that is simply carried out; also the Delta Phase (ETH-DEL-01)."""

    told: ClassVar[bool] = True
    code: str
    do: Steps
    delta: bool = False
    """ETH-LSE-03: whether it lies lowest in the Slumber deck, with a green back."""

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(code=self.code, under=f"tile {self.code}")

    def lines(self) -> Iterator[Word]:
        """Return what it does."""
        yield text_of(self.do)

    def drawn(self) -> Drawn:
        """Return its code, and whether its back is green."""
        found: Drawn = {"code": self.code}
        return found | ({"delta": 1} if self.delta else {})


class SlumberTile(Tile, frozen=True, kw_only=True, tag="slumber-tile"):
    """ETH-SLU-05: a tile of the Slumber Dreamscape."""

    setup: bool = False
    """Whether it is one of the two that lie there from the beginning."""
    quirk: Corner | None = None
    """ETH-FAT-03, -05: of a tile with a Quirk slot, the space that is joined to it."""

    def own_lines(self) -> Iterator[Word]:
        """Return where its Quirk slot is besides."""
        yield from super().own_lines()
        if self.quirk is not None:
            yield Word("print-quirk-slot", {"corner": Word(f"corner-{self.quirk}")})

    def drawn(self) -> Drawn:
        """Return its Quirk slot besides."""
        return super().drawn() | ({"quirk": self.quirk} if self.quirk is not None else {})


# The Dreamworld


class Location(Part, frozen=True, kw_only=True):
    """ETH-DWM-03 to -06: a place on the Dreamworld map."""

    icons: tuple[str, ...] = ()
    """From left to right."""
    to: tuple[str, ...] = ()
    """ETH-DWM-03, -04: where its big arrows lead."""
    short: tuple[str, ...] = ()
    """ETH-DWM-05: where its shortcuts lead."""
    door: str = ""
    """ETH-DWM-14: the location behind its door."""
    sign: Steps = ()
    """What the Team gets for the Sign that is drawn there."""


class District(Coded, frozen=True, kw_only=True, tag="district"):
    """ETH-DWM-01: a tile of the Dreamworld map."""

    slot: str
    of: str = ""
    """ETH-DWM-19: of a later side, the code of the first; what it does not name stays as it was there."""
    locations: dict[str, Location]

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(code=self.code, under=f"tile {self.code}")

    def lines(self) -> Iterator[Word]:
        """Return its locations, each with its icons in their order."""
        for at, place in self.locations.items():
            icons = list(map(icon_name, place.icons))
            yield Word("print-location", {"number": number_of(at), "icons": icons or Word("icon-none")})

    def drawn(self) -> Drawn:
        """Return its slot, and of each location the icons, arrows and shortcuts."""
        found: Drawn = {"code": self.code, "slot": self.slot}
        for at, place in self.locations.items():
            found[f"icons-{at}"] = " ".join(place.icons)
            found[f"to-{at}"] = " ".join(place.to)
            found[f"short-{at}"] = " ".join(place.short)
        return found

    def messages(self) -> Iterator[str]:
        """Return also the names of its icons."""
        yield from super().messages()
        yield from (icon_key(one) for place in self.locations.values() for one in place.icons)

    def faults(self, box: Everything) -> Iterator[str]:
        """Say which icons there are not, and which of its paragraphs."""
        yield from super().faults(box)
        if self.slot not in SLOTS:
            yield f"{self.slot!r} is no slot of the Dreamworld: it has {', '.join(SLOTS)}."
        for icon in [one for place in self.locations.values() for one in place.icons]:
            if icon not in ICONS and WITH_NUMBER.fullmatch(icon) is None:
                yield f"there is no icon {icon!r}.{nearest(icon, ICONS)}"
            sort, _, which = icon.partition("-")
            if sort == "script" and int(which) not in pages_in(box):
                yield f"there is no paragraph {which}."


SLOTS = tuple(f"{row}{column}" for row in "AB" for column in range(1, 5))


def icon_key(icon: str) -> str:
    """Return the message for an icon of a location."""
    return "icon-script" if icon.startswith("script-") else f"icon-{icon}"


def icon_name(icon: str) -> Word:
    """Return what an icon of a location is called."""
    number = icon.removeprefix("script-")
    return Word(icon_key(icon), {"number": number} if number != icon else {})


def number_of(location: str) -> str:
    """Return which location of its district one is: the 3 of `b3`."""
    return location[1:]


# Cards


class Fate(Lines, frozen=True, kw_only=True, tag="fate"):
    """ETH-FAT-01: a Fate card; with `quirk` one that stays in a Quirk slot (ETH-FAT-03)."""

    told: ClassVar[bool] = True
    do: Steps = ()
    quirk: bool = False
    placed: Steps = ()
    """What is done when it comes into a slot."""
    actions: tuple[Action, ...] = ()
    """ETH-FAT-05: what can be done in its Quirk space."""

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return its actions."""
        return (Entry.of(number, "map", action) for action in self.actions)

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return super().note()._replace(under=self.code, peeked=bool(self.code))

    def own_lines(self) -> Iterator[Word]:
        """Return what it does when it is drawn, and in its slot."""
        if self.do:
            yield text_of(self.do)
        if self.placed:
            yield Word("print-quirk", {"text": text_of(self.placed)})
        for action in self.actions:
            yield Word("print-quirk-space", {"text": action.with_name()})

    def drawn(self) -> Drawn:
        """Return whether it stays as a Quirk."""
        return {"quirk": 1} if self.quirk else {}


class Season(Coded, frozen=True, kw_only=True, tag="season"):
    """ETH-SSN-01: a Season, which changes rules of travelling while it lies on top."""

    told: ClassVar[bool] = True
    while_: tuple[Mod, ...] = msgspec.field(default=(), name="while")
    when: dict[str, Steps] = {}

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(code=self.code, under=self.code, standing=self.while_)

    def waits(self) -> Waits:
        """Return what it waits for besides."""
        return super().waits()._replace(events=self.when)

    def lines(self) -> Iterator[Word]:
        """Return what is other than usual."""
        for mod in self.while_:
            yield mod.text()
        for event, steps in self.when.items():
            yield Word("print-when", {"event": Word(f"when-{event}"), "do": text_of(steps)})
        if not self.while_ and not self.when:
            yield Word("print-plain-season")


class Wisdom(Coded, frozen=True, kw_only=True, tag="wisdom"):
    """ETH-WIS-01: a Wisdom card, which adds or changes a rule from the moment it is gained."""

    do: Steps = ()
    """What happens when it is gained."""
    while_: tuple[Mod, ...] = msgspec.field(default=(), name="while")
    when: dict[str, Steps] = {}
    actions: tuple[Action, ...] = ()
    """What anybody may do from now on, between the Dreams and in them."""

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return its actions."""
        return (Entry.of(number, "wisdom", action) for action in self.actions)

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(code=self.code, under=self.code, standing=self.while_)

    def waits(self) -> Waits:
        """Return what it waits for besides."""
        return super().waits()._replace(events=self.when)

    def lines(self) -> Iterator[Word]:
        """Return the rule that stands on it, and what can be done by it."""
        yield Word(f"rule-{self.id}")
        for action in self.actions:
            yield action.with_name()

    def messages(self) -> Iterator[str]:
        """Return also its rule."""
        yield from super().messages()
        yield f"rule-{self.id}"


class Shopping(Card, frozen=True, kw_only=True, tag="shopping"):
    """ETH-SHP-01: the Shopping cards."""

    code: str
    copies: int = 8

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(code=self.code, under=self.code)

    def lines(self) -> Iterator[Word]:
        """Return what it is good for."""
        yield Word("print-shopping")


class FirstMemory(Card, frozen=True, kw_only=True, tag="memory"):
    """ETH-FME-01: a First Memories card: a goal of one Dreamer."""

    code: str
    owner: str
    """Whose it is, by the id of the Dreamer."""
    number: Literal[1, 2, 3]
    """ETH-FME-03: which of his three."""
    deed: str
    """What he must do."""
    num: int = 1
    """How often, or how much."""
    page: int
    """The paragraph that opens then."""
    while_: tuple[Mod, ...] = msgspec.field(default=(), name="while")
    """ETH-FME-03: what is other than usual for the owner from then on."""
    when: dict[str, Steps] = {}

    def lasts(self) -> bool:
        """ETH-FME-03: say whether it gives something that stays with its Dreamer."""
        return bool(self.while_ or self.when)

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(code=self.code, under=self.code, standing=self.while_)

    def waits(self) -> Waits:
        """Return what it waits for besides."""
        return super().waits()._replace(events=self.when)

    def lines(self) -> Iterator[Word]:
        """Return what he must do, and what it opens."""
        yield Word(f"deed-of-{self.deed}", {"num": self.num})
        yield Word("do-script", {"number": str(self.page)})
        for mod in self.while_:
            yield Word("print-from-now", {"do": mod.text()})
        for event, steps in self.when.items():
            told = Word("print-when", {"event": Word(f"when-{event}"), "do": text_of(steps)})
            yield Word("print-from-now", {"do": told})

    def messages(self) -> Iterator[str]:
        """Return also the words for the deed."""
        yield from super().messages()
        yield f"deed-of-{self.deed}"

    def faults(self, box: Everything) -> Iterator[str]:
        """Say which deed and which paragraph there is not."""
        yield from super().faults(box)
        if self.deed not in DEEDS:
            yield f"no First Memory asks for {self.deed!r}.{nearest(self.deed, DEEDS)}"
        if self.page not in pages_in(box):
            yield f"there is no paragraph {self.page}."
