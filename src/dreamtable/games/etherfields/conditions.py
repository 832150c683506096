"""What numbers and conditions in a text mean just now."""

from typing import ClassVar

import msgspec

from dreamtable.content.effects import MANY, Counted, Fact
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import DreamerCard
from dreamtable.games.etherfields.look import (
    Look,
    active_progress,
    dreamers_of,
    entity_of,
    figure_of,
    is_a,
    morphed,
    suit_of,
)
from dreamtable.games.etherfields.map import is_on, room_of, space_named, within
from dreamtable.games.etherfields.model import (
    LUCK_ADDS,
    LUCK_NAMES,
    NOTHING,
    Figure,
    Phase,
    Seen,
    SeenDreamer,
    Tide,
)
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.games.etherfields.terms import COLOURS, fact, slot_words
from dreamtable.kernel import Seat
from dreamtable.telling import Word


def counted(look: Look, what: Counted) -> int | None:
    """Return how many there are of something."""
    s = look.s
    match what.name:
        case "P":
            return len(s.dreamers)
        case "X":
            return look.x
        case "same":
            return look.same
        case "keys":
            return s.keys
        case "hours":
            return s.hours
        case "turns-left":
            return len(s.turn_deck) + (s.current != NOTHING)
        case "turn":
            return s.turn
        case "roll":
            return LUCK_ADDS[s.last_roll] if s.last_roll is not None else 0
        case "paid-cards":
            return len(s.payments[-1].cards) if s.payments else 0
        case "counter":
            return s.counters.get(what.of, 0) if s.counters is not None else None
        case "tokens":
            return s.tokens.get(what.of, []).count(here(look))
        case "sum":
            return sum([own(s, d, what.of) for d in s.dreamers])
        case "least":
            return min([own(s, d, what.of) for d in s.dreamers])
        case "morphs":
            entity = entity_of(s, entity_named(what.of))
            return len(entity.morphings) if entity is not None else 0
        case "marks":
            entity = entity_of(s, look.card)
            return entity.marks if entity is not None else 0
        case "figures":
            return len([one for one in s.figures if one.entity == entity_named(what.of)])
        case "delivered":
            return len(s.delivered)
        case "level":
            return s.module.level if isinstance(s.module, Tide) else 0
        case "bar":
            return s.score.bar if s.score is not None else 0
        case "markers":
            same = BOX.called.get(what.of, ())
            return sum([sum(one.counts) for one in s.markers if one.action in same])
        case "wrong-notes":
            return s.score.wrong if s.score is not None else 0
        case "progress" if what.of:
            colour = COLOURS.index(what.of)
            active = active_progress(s, s.dreamers[look.you])
            return len([card for card in active if BOX.intent(card)[colour]])
        case "all":
            return MANY
        case _:
            return own(s, s.dreamers[look.you], what.name)


def own(s: Seen, d: SeenDreamer, name: str) -> int:
    """Return what a Dreamer has of something."""
    match name:
        case "distress":
            return d.distress
        case "sealed":
            return len(d.sealed)
        case "ether":
            return d.ether
        case "gems" | "gem":
            return d.gems
        case "hand":
            return len(d.hand)
        case "progress":
            return len(active_progress(s, d))
        case "flaws":
            return len(d.flaws)
        case "carried":
            return len(d.carries)
    return 0


def entity_named(code: str) -> int:
    """Return the number of an Entity by its code."""
    faces = BOX.secrets.get(f"tile {code}", ())
    return faces[0] if faces else NUMBERS.get(code, NOTHING)


def here(look: Look) -> int:
    """Return the space that `here` means: your own, in an interaction or a line of an Entity the figure's."""
    if look.place != NOTHING:
        return look.place
    figure = figure_of(look.s, look.figure)
    if figure is not None:
        return figure.space
    lines = spaces_of_line(look)
    return lines[0] if lines else look.s.dreamers[look.you].space


def standing(look: Look) -> int:
    """ETH-TRN-06: return your space; in a step of a Turn card, where you stood when it began."""
    return look.s.dreamers[look.you].space if look.fixed is None else look.fixed[look.you]


def spaces_of_line(look: Look) -> list[int]:
    """ETH-ENT-02: return where the figures stand from which a line of an Entity comes; else nothing."""
    if not look.line:
        return []
    figures = look.s.figures if look.stood is None else look.stood
    return list(dict.fromkeys(one.space for one in figures if one.entity == look.card and not one.friend))


@fact
class SuitIs(Fact, frozen=True):
    """The current suit is this one."""

    verb = "suit"
    suit: str

    def holds(self, look: Look) -> bool:
        """Say whether it is."""
        return suit_of(look.s) == SUITS.index(self.suit)

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-suit", {"suit": Word(f"suit-{self.suit}")})


class _OfThing(Fact, frozen=True):
    """Something with a thing that has a name."""

    def text(self) -> Word:
        """Return the words for it."""
        thing = str(getattr(self, self.__struct_fields__[0]))
        return Word(f"check-{self.called()}", {"of": Word(f"thing-{thing}")})


@fact
class On(_OfThing, frozen=True):
    """You stand in a space with an icon, a terrain or a token."""

    what: str

    def holds(self, look: Look) -> bool:
        """Say whether you do; in a line of an Entity, whether its figure does."""
        return is_on(look.s, standing(look) if look.yours else here(look), self.what)


@fact
class FigureOn(_OfThing, frozen=True):
    """The figure of an interaction stands in a space with an icon, a terrain or a token."""

    what: str

    def holds(self, look: Look) -> bool:
        """Say whether it does."""
        return is_on(look.s, here(look), self.what)

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-not-figure-on", {"of": Word(f"thing-{self.what}")})


@fact
class Flag(Fact, frozen=True):
    """Something was done in this Dream, or in the campaign."""

    name: str

    def holds(self, look: Look) -> bool:
        """Say whether it was."""
        return self.name in look.s.flags

    def text(self) -> Word:
        """Return the words for it."""
        return Word(f"flag-{self.name.replace('.', '-')}")


@fact
class Read(Fact, frozen=True):
    """ETH-SCR-01: a paragraph was read in this Dream."""

    number: int

    def holds(self, look: Look) -> bool:
        """Say whether it was."""
        return self.number in look.s.read

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-paragraph", {"number": str(self.number)})

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-not-paragraph", {"number": str(self.number)})


@fact
class Shown(Fact, frozen=True):
    """ETH-SEC-06: a secret was revealed in this Dream, by the code that stands on it."""

    code: str

    def holds(self, look: Look) -> bool:
        """Say whether it was."""
        return any(BOX.notes[card].code == self.code for card in look.s.shown)

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-not-shown", {"code": self.code})


@fact
class HasItem(Fact, frozen=True):
    """The Team has an Item, active or stored."""

    item: str

    def holds(self, look: Look) -> bool:
        """Say whether it has."""
        return NUMBERS.get(self.item, NOTHING) in (*look.s.items, *look.s.storage)

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-has", {"card": Word(f"card-{self.item}")})


@fact
class HasMask(Fact, frozen=True):
    """You own a Mask."""

    def holds(self, look: Look) -> bool:
        """Say whether you do."""
        return bool(look.s.dreamers[look.you].masks)

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-no-mask")


@fact
class HasNote(Fact, frozen=True):
    """The Team has a Note."""

    code: str

    def holds(self, look: Look) -> bool:
        """Say whether it has."""
        return any(BOX.notes[one].code == self.code for one in look.s.notes)

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-note", {"code": self.code})


@fact
class In(Fact, frozen=True):
    """Where the Dreamers are: in a Dream, in a Slumber, in the world between."""

    where: str

    def holds(self, look: Look) -> bool:
        """Say whether they are there."""
        world = look.s.world
        if world is None:
            return self.where == "dream"
        return self.where == ("slumber" if look.s.current != NOTHING else "world")

    def text(self) -> Word:
        """Return the words for it."""
        return Word(f"check-in-{self.where}")

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word(f"check-not-in-{self.where}")


@fact
class Drawing(Fact, frozen=True):
    """ETH-TRO-02: it is the Draw step."""

    def holds(self, look: Look) -> bool:
        """Say whether it is."""
        return look.s.phase is Phase.DRAW

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-drawing")


@fact
class DreamerIs(Fact, frozen=True):
    """You are this Dreamer."""

    verb = "dreamer"
    name: str

    def holds(self, look: Look) -> bool:
        """Say whether you are."""
        card = look.s.dreamers[look.you].card
        return card != NOTHING and BOX.card(card, DreamerCard).id == self.name

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-dreamer", {"card": Word(f"card-{self.name}")})


@fact
class Within(Fact, frozen=True):
    """You are within so many spaces of a figure of the source."""

    num: int

    def holds(self, look: Look) -> bool:
        """Say whether you are."""
        return look.you in near(look, self.num)


@fact
class LastRoll(Fact, frozen=True):
    """The Luck die showed this."""

    face: str

    def holds(self, look: Look) -> bool:
        """Say whether it did."""
        return look.s.last_roll is not None and LUCK_NAMES[look.s.last_roll] == str(self.face)

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-last-roll", {"face": Word(f"face-{self.face}")})


@fact
class EntityIs(Fact, frozen=True):
    """An Entity is in play."""

    verb = "entity"
    code: str

    def holds(self, look: Look) -> bool:
        """Say whether it is."""
        return entity_of(look.s, entity_named(self.code)) is not None

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-not-entity", {"code": self.code})


@fact
class Side(Fact, frozen=True):
    """A map tile lies on the Dreamscape."""

    code: str

    def holds(self, look: Look) -> bool:
        """Say whether it does."""
        return any(BOX.notes[laid.tile].code == self.code for laid in look.s.tiles)

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-not-side", {"code": self.code})


@fact
class Alone(Fact, frozen=True):
    """Nobody else is in your space."""

    def holds(self, look: Look) -> bool:
        """Say whether you are alone."""
        s, space = look.s, look.s.dreamers[look.you].space
        return not any(d.space == space for seat, d in enumerate(dreamers_of(s)) if seat != look.you)


@fact
class Solo(Fact, frozen=True):
    """ETH-SOL-01: there is one Dreamer alone."""

    def holds(self, look: Look) -> bool:
        """Say whether there is."""
        return len(look.s.dreamers) == 1

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-not-solo")


@fact
class Carries(_OfThing, frozen=True):
    """You carry a token."""

    token: str

    def holds(self, look: Look) -> bool:
        """Say whether you do."""
        return any(is_a(thing, self.token) for thing in look.s.dreamers[look.you].carries)


@fact
class GemIn(Fact, frozen=True):
    """ETH-MAP-13: a Gem lies in the slot of a space."""

    verb = "gem"
    space: str

    def holds(self, look: Look) -> bool:
        """Say whether it does."""
        return space_named(self.space) in look.s.gems

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-gem", {"space": slot_words(self.space)})


@fact
class Lit(Fact, frozen=True):
    """ETH-MAP-29: a space has Light."""

    space: str

    def holds(self, look: Look) -> bool:
        """Say whether it has."""
        return is_on(look.s, space_named(self.space), "light")

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-lit", {"space": slot_words(self.space)})


@fact
class Level(Fact, frozen=True):
    """ETH-DRM-01: the tide stands at this level."""

    num: int

    def holds(self, look: Look) -> bool:
        """Say whether it does."""
        return isinstance(look.s.module, Tide) and look.s.module.level == self.num

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-level", {"num": self.num})


@fact
class Sounded(Fact, frozen=True):
    """ETH-DRM-04: a bar was played or lost in this Turn."""

    def holds(self, look: Look) -> bool:
        """Say whether one was."""
        return look.s.score is not None and look.s.score.turn == look.s.turn


@fact
class Apart(Fact, frozen=True):
    """ETH-DRM-06: no two Dreamers are in the same room."""

    def holds(self, look: Look) -> bool:
        """Say whether everybody has a room of their own."""
        rooms = [room_of(look.s, d.space) for d in look.s.dreamers]
        return len(set(rooms)) == len(rooms)

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-apart")


@fact
class Clear(Fact, frozen=True):
    """No Dreamer is in the space of a figure of this Entity."""

    entity: str

    def holds(self, look: Look) -> bool:
        """Say whether they are all out of its way."""
        entity = entity_named(self.entity)
        taken = [one.space for one in look.s.figures if one.entity == entity]
        return not any(d.space in taken for d in look.s.dreamers)

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-clear", {"of": Word(f"card-{self.entity}")})


def morphed_by(look: Look, kind: str) -> int:
    """ETH-MOR-11: how many Morphings of a kind the source has; in a step of a Turn card, as it began."""
    if look.morphings is None:
        return morphed(look.s, look.card, kind)
    return len([one for one in look.morphings if CARDS[one].id == kind])


def near(look: Look, steps: int) -> list[Seat]:
    """ETH-ENT-05, ETH-MOR-05, ETH-STA-07: return the Dreamers within a range of the source's figures."""
    s = look.s
    spaces = look.fixed if look.fixed is not None else [d.space for d in s.dreamers]
    found: set[int] = set()
    reach = steps + morphed_by(look, "reach")
    for figure in s.figures if look.stood is None else look.stood:
        if figure.entity != look.card or figure.friend or (look.harming and figure.stunned):
            continue
        mask = within(s, figure.space, min(reach, 1) if figure.dazed else reach)
        for seat, space in enumerate(spaces):
            if mask >> space & 1:
                found.add(seat)
    return [seat for seat in range(len(spaces)) if seat in found]


class Onlooker(msgspec.Struct, gc=False):
    """Somebody who looks at the table without doing anything."""

    place: ClassVar[int] = NOTHING
    x: ClassVar[int] = 0
    same: ClassVar[int] = 0
    line: ClassVar[bool] = False
    yours: ClassVar[bool] = False
    harming: ClassVar[bool] = False
    fixed: ClassVar[list[int] | None] = None
    stood: ClassVar[list[Figure] | None] = None
    morphings: ClassVar[list[int] | None] = None
    s: Seen
    you: Seat
    card: int = NOTHING
    figure: int = NOTHING

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""
        return counted(self, what)
