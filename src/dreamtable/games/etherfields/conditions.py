"""What numbers and conditions in a text mean just now."""

from dreamtable.content.effects import MANY, Counted, Fact
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import SUITS, DreamerCard
from dreamtable.games.etherfields.look import (
    Look,
    active_progress,
    entity_of,
    figure_of,
    morphed,
    suit_of,
)
from dreamtable.games.etherfields.map import is_on, within
from dreamtable.games.etherfields.model import LUCK_ADDS, LUCK_NAMES, NOTHING, Dream, Dreamer, Figure
from dreamtable.games.etherfields.terms import COLOURS, fact
from dreamtable.kernel import Seat, Word


def counted(look: Look, what: Counted) -> int | None:
    """Return how many there are of something."""
    s = look.s
    match what.name:
        case "P":
            return len(s.dreamers)
        case "X":
            return int(getattr(look, "x", 0))
        case "same":
            return int(getattr(look, "same", 0))
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
            return s.counters.get(what.of, 0)
        case "tokens":
            return s.tokens.get(what.of, []).count(here(look))
        case "sum":
            return sum([own(s, d, what.of) for d in s.dreamers])
        case "morphs":
            entity = entity_of(s, entity_named(what.of))
            return len(entity.morphings) if entity is not None else 0
        case "figures":
            return len([one for one in s.figures if one.entity == entity_named(what.of)])
        case "progress" if what.of:
            colour = COLOURS.index(what.of)
            active = active_progress(s, s.dreamers[look.you])
            return len([card for card in active if BOX.intent(card)[colour]])
        case "all":
            return MANY
        case _:
            return own(s, s.dreamers[look.you], what.name)


def own(s: Dream, d: Dreamer, name: str) -> int:
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
    return 0


def entity_named(code: str) -> int:
    """Return the number of an Entity by its code."""
    faces = BOX.secrets.get(f"tile {code}", ())
    return faces[0] if faces else NUMBERS.get(code, NOTHING)


def here(look: Look) -> int:
    """Return the space that `here` means: your own, in an interaction or a line of an Entity the figure's."""
    space: int = getattr(look, "place", NOTHING)
    if space != NOTHING:
        return space
    figure = figure_of(look.s, getattr(look, "figure", NOTHING))
    if figure is not None:
        return figure.space
    lines = spaces_of_line(look)
    return lines[0] if lines else look.s.dreamers[look.you].space


def spaces_of_line(look: Look) -> list[int]:
    """ETH-ENT-02: return where the figures stand from which a line of an Entity comes; else nothing."""
    if not getattr(look, "line", False):
        return []
    stood: list[Figure] | None = getattr(look, "stood", None)
    figures = look.s.figures if stood is None else stood
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
        """Say whether you do."""
        return is_on(look.s, here(look), self.what)


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
        return any(getattr(CARDS[one], "code", "") == self.code for one in look.s.notes)

    def text(self) -> Word:
        """Return the words for it."""
        return Word("check-note", {"code": self.code})


@fact
class In(Fact, frozen=True):
    """Where the Dreamers are: in a Dream, in a Slumber, in the world between."""

    where: str

    def holds(self, _look: Look) -> bool:
        """Say whether they are there; there is nothing but Dreams yet."""
        return self.where == "dream"

    def text(self) -> Word:
        """Return the words for it."""
        return Word(f"check-in-{self.where}")


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


@fact
class Side(Fact, frozen=True):
    """A map tile lies on the Dreamscape."""

    code: str

    def holds(self, look: Look) -> bool:
        """Say whether it does."""
        return any(getattr(CARDS[laid.tile], "code", "") == self.code for laid in look.s.tiles)


@fact
class Alone(Fact, frozen=True):
    """Nobody else is in your space."""

    def holds(self, look: Look) -> bool:
        """Say whether you are alone."""
        s, space = look.s, look.s.dreamers[look.you].space
        return not any(d.space == space for seat, d in enumerate(s.dreamers) if seat != look.you)


@fact
class Carries(_OfThing, frozen=True):
    """You carry a token."""

    token: str

    def holds(self, look: Look) -> bool:
        """Say whether you do."""
        return self.token in look.s.dreamers[look.you].carries


def morphed_by(look: Look, kind: str) -> int:
    """ETH-MOR-11: how many Morphings of a kind the source has; in a step of a Turn card, as it began."""
    then: list[int] | None = getattr(look, "morphings", None)
    if then is None:
        return morphed(look.s, look.card, kind)
    return len([one for one in then if CARDS[one].id == kind])


def near(look: Look, steps: int) -> list[Seat]:
    """ETH-ENT-05, ETH-MOR-05, ETH-STA-07: return the Dreamers within a range of the source's figures."""
    s = look.s
    fixed: list[int] | None = getattr(look, "fixed", None)
    spaces = fixed if fixed is not None else [d.space for d in s.dreamers]
    found: set[int] = set()
    reach = steps + morphed_by(look, "reach")
    stunned: bool = getattr(look, "harming", False)
    stood: list[Figure] | None = getattr(look, "stood", None)
    for figure in s.figures if stood is None else stood:
        if figure.entity != look.card or figure.friend or (stunned and figure.stunned):
            continue
        mask = within(s, figure.space, min(reach, 1) if figure.dazed else reach)
        for seat, space in enumerate(spaces):
            if mask >> space & 1:
                found.add(seat)
    return [seat for seat in range(len(spaces)) if seat in found]
