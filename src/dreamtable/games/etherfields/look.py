"""What can be seen on the table: values with what changes them, ranges, figures, supplies."""

from collections.abc import Sequence
from typing import Protocol

from dreamtable.content.effects import Counted
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import FLAW, Entity, Gate, Influence, TurnCard
from dreamtable.games.etherfields.model import (
    CAPACITY,
    DISTRESS_MARKERS,
    ETHER_MARKERS,
    FIRST_HOURS,
    GEMS,
    LIGHTS,
    MOST_TURNS,
    NOTHING,
    STORY_HOURS,
    STORY_TURNS,
    TOKENS,
    ActiveEntity,
    Dreamer,
    EtherfieldsOptions,
    Figure,
    Seen,
    SeenDreamer,
    WorldView,
)
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.kernel import Seat, seats_from

COUNTED_LIGHTS = LIGHTS[:3]
"""ETH-LIM-01: the Lights that are of the same three tokens."""


class Look(Protocol):
    """Whoever looks at the table: a scene, or somebody who only thinks, perhaps over a view.

    What can't be known from there is None.
    """

    @property
    def s(self) -> Seen:
        """What lies on the table."""

    @property
    def you(self) -> Seat:
        """Who resolves the text."""

    @property
    def card(self) -> int:
        """Whose text it is."""

    @property
    def figure(self) -> int:
        """The figure that an interaction was used on."""

    @property
    def place(self) -> int:
        """What `here` means, if it is not your space."""

    @property
    def x(self) -> int:
        """What was chosen as X."""

    @property
    def same(self) -> int:
        """How many cards were just discarded."""

    @property
    def line(self) -> bool:
        """Whether it is a line of an Entity."""

    @property
    def yours(self) -> bool:
        """Whether it speaks of you though a line of an Entity says it: for each Dreamer, or on a page."""

    @property
    def harming(self) -> bool:
        """Whether Stunned figures do not count."""

    @property
    def fixed(self) -> list[int] | None:
        """Where the Dreamers stood when a step of a Turn card began."""

    @property
    def stood(self) -> list[Figure] | None:
        """The Entity figures as they were then."""

    @property
    def morphings(self) -> list[int] | None:
        """The Morphings of the Entity as they lay there then."""

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""


def first_hours(dreamers: int, options: EtherfieldsOptions) -> int:
    """ETH-SET-06, ETH-SFT-10: return the Hours that so many Dreamers begin with."""
    return FIRST_HOURS[dreamers] + (STORY_HOURS if options.story else 0)


def turns_in(gate: Gate, options: EtherfieldsOptions) -> int:
    """ETH-GATE-05, ETH-SFT-10: return how many Turn cards the Dream behind a Gate begins with."""
    return min(MOST_TURNS, gate.turns + (STORY_TURNS if options.story else 0))


def order(s: Seen) -> list[Seat]:
    """ETH-TIM-10: return all seats from the First Player on."""
    return seats_from(s.first, len(s.dreamers))


def dreamers_of(s: Seen) -> Sequence[SeenDreamer]:
    """Return the Dreamers."""
    return s.dreamers


# What works


def has_morphing(s: Seen, kind: str) -> bool:
    """Say whether a Morphing lies on any Entity."""
    for entity in s.entities:
        for token in entity.morphings:
            if CARDS[token].id == kind:
                return True
    return False


def active_progress(s: Seen, d: SeenDreamer) -> list[int]:
    """ETH-PRG-06, ETH-MOR-07: return the placed Progress cards that work."""
    if not d.progress or (s.entities and has_morphing(s, "undoing")):
        return []
    return [card for card in d.progress if card not in d.flipped] if d.flipped else d.progress


def active_mask(s: Seen, seat: Seat) -> int:
    """ETH-MSK-02, ETH-MOR-06: return the Mask that works; NOTHING if none does."""
    d = s.dreamers[seat]
    if d.mask == NOTHING or (s.entities and has_morphing(s, "unmasking")):
        return NOTHING
    for one in s.passing:
        if one.forbids and one.what == "mask" and one.seat in (seat, NOTHING):
            return NOTHING
    return d.mask


def own_sources(s: Seen, seat: Seat) -> list[int]:
    """Return the cards that change things for their owner; equal ones once (ETH-PRG-09)."""
    d = s.dreamers[seat]
    sources = list(dict.fromkeys(active_progress(s, d))) if d.progress else []
    sources += d.flaws
    if d.gifts:
        sources += d.gifts
    if d.mask != NOTHING and active_mask(s, seat) != NOTHING:
        sources.append(d.mask)
    return sources


def table_sources(s: Seen) -> list[int]:
    """ETH-SSN-01, ETH-WIS-01: return what works for the whole table besides Gate, secrets and tiles:
    Entities, and between the Dreams Season, Wisdom and Quirks."""
    return [*[entity.card for entity in s.entities], *lying_between(s)]


def lying_between(s: Seen) -> list[int]:
    """ETH-SSN-01, ETH-WIS-01, ETH-FAT-05: return the Wisdom cards; on a Way Season and Quirks besides."""
    if s.world is None:
        return s.wisdom
    if isinstance(s.world, WorldView):
        found = [s.world.season, *s.world.wisdom]
    else:
        found = [NUMBERS.get(name, NOTHING) for name in (s.world.season, *s.world.wisdom)]
    return [*[card for card in found if card != NOTHING], *quirks_of(s)]


def wisdom_of(s: Seen) -> list[int]:
    """ETH-WIS-01: return the Wisdom cards that were gained, the last one last."""
    if s.world is None:
        return s.wisdom
    if isinstance(s.world, WorldView):
        return s.world.wisdom
    return [NUMBERS[name] for name in s.world.wisdom]


def knows(s: Seen, code: str) -> bool:
    """ETH-WIS-01: say whether a Wisdom card was gained, by its code."""
    return any(BOX.notes[card].code == code for card in wisdom_of(s))


def quirks_of(s: Seen) -> list[int]:
    """ETH-FAT-03: return the Quirks that lie there."""
    if s.world is None:
        return []
    if isinstance(s.world, WorldView):
        return [one.card for one in s.world.quirks]
    return [NUMBERS[one.card] for one in s.world.quirks]


# Supplies


def distress_left(s: Seen) -> int:
    """ETH-PAI-04: how many Distress markers are left."""
    return DISTRESS_MARKERS - sum([d.distress for d in s.dreamers])


def ether_left(s: Seen) -> int:
    """ETH-LIM-01: how much Ether is left."""
    return ETHER_MARKERS - sum([d.ether for d in s.dreamers])


def gems_left(s: Seen) -> int:
    """ETH-LIM-01: how many Gems are left."""
    return GEMS - sum([d.gems for d in s.dreamers]) - len(s.gems)


def is_a(thing: str, token: str) -> bool:
    """Say whether a token is of a kind: Story token 3 is a Story token."""
    return thing == token or thing.partition("-")[0] == token


def tokens_left(s: Seen, token: str) -> int:
    """ETH-LIM-01: how many tokens of a kind are left; what was delivered does not come back."""
    kinds = COUNTED_LIGHTS if token in COUNTED_LIGHTS else (token,)
    lying = sum([len(s.tokens.get(one, ())) for one in kinds])
    carried = sum([d.carries.count(one) for d in s.dreamers for one in kinds])
    delivered = sum([s.delivered.count(one) for one in kinds])
    return TOKENS.get(kinds[0], 0) - lying - carried - delivered


# Cards


def cards_of(d: Dreamer) -> int:
    """ETH-PAI-05: how many cards a Dreamer has in deck, hand and discard pile."""
    return len(d.deck.loose) + len(d.deck.top) + len(d.hand) + len(d.discard)


def deck_size(d: Dreamer) -> int:
    """ETH-INF-12: how many cards a deck has."""
    return len(d.deck.loose) + len(d.deck.top)


def influence_in_deck(d: Dreamer) -> int:
    """ETH-SEA-06: how many Influence cards a deck has."""
    return len([card for card in (*d.deck.loose, *d.deck.top) if isinstance(CARDS[card], Influence)])


def back_of(card: int) -> str:
    """ETH-INF-13: return the back of a card."""
    return BOX.backs[card]


def is_flaw(card: int) -> bool:
    """Say whether a card is a Flaw."""
    return BOX.backs.get(card) == FLAW


def top_back(d: Dreamer) -> str:
    """ETH-INF-13: return the back of the top card of a deck, which everybody sees."""
    deck = d.deck
    if deck.top:
        return back_of(deck.top[-1])
    if not deck.loose:
        return ""
    return deck.back if deck.mixed else back_of(deck.loose[0])


def suit_of(s: Seen) -> int:
    """ETH-TRN-16: return the current suit; NOTHING without a card."""
    if s.suit is not None:
        return int(s.suit)
    return SUITS.index(BOX.card(s.current, TurnCard).suit) if s.current != NOTHING else NOTHING


def steps_of(s: Seen) -> tuple[str, ...]:
    """ETH-TRN-03: return the steps of the current Turn card."""
    return BOX.card(s.current, TurnCard).steps if s.current != NOTHING else ()


def gate_of(s: Seen) -> Gate:
    """Return the Gate of the Dream."""
    return BOX.card(s.gate, Gate)


def script_of(s: Seen) -> str:
    """ETH-SEC-05, ETH-SCR-05: return the Dream whose letters and moments count; on a Way it is the world."""
    return gate_of(s).dream if s.gate != NOTHING else "world"


# Figures


def dreamers_at(s: Seen, space: int) -> list[Seat]:
    """Return the Dreamers in a space."""
    return [seat for seat, d in enumerate(dreamers_of(s)) if d.space == space]


def figures_at(s: Seen, space: int) -> list[Figure]:
    """Return the Entity figures in a space."""
    return [one for one in s.figures if one.space == space]


def is_big(figure: Figure) -> bool:
    """ETH-CAP-07: say whether a figure fills its space."""
    return BOX.card(figure.entity, Entity).figure == "big"


def is_full(s: Seen, space: int) -> bool:
    """ETH-CAP-01, -09: say whether a space is full."""
    there = figures_at(s, space)
    if there and any(map(is_big, there)):
        return True
    return taken_places(s, space) >= CAPACITY


def taken_places(s: Seen, space: int) -> int:
    """ETH-CAP-01, ETH-CMP-02: return how many stand in a space."""
    return len(figures_at(s, space)) + len(dreamers_at(s, space)) + companions_at(s, space)


def companions_at(s: Seen, space: int) -> int:
    """ETH-CMP-02: return how many Companions stand in a space, and take a place of it."""
    return len([one for one in s.companions if one.space == space])


def free(s: Seen, space: int) -> bool:
    """ETH-MOV-06: say whether a figure may come to stand in a space."""
    return bool(s.there >> space & 1) and not is_full(s, space)


def figure_of(s: Seen, number: int) -> Figure | None:
    """Return a figure by its number."""
    for one in s.figures:
        if one.id == number:
            return one
    return None


def entity_of(s: Seen, card: int) -> ActiveEntity | None:
    """Return an Entity tile in play."""
    for one in s.entities:
        if one.card == card:
            return one
    return None


def morphed(s: Seen, entity: int, kind: str) -> int:
    """ETH-MOR-11: how many Morphings of a kind lie on an Entity."""
    found = entity_of(s, entity)
    return len([one for one in found.morphings if CARDS[one].id == kind]) if found is not None else 0
