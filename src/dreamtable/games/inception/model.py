"""The nouns of Inception City: cards, places, vaults, bribes and the table."""

import enum
from enum import IntEnum
from typing import Annotated

import msgspec

from dreamtable.kernel import Options, Outcome, Ref, Seat, State

Card = Annotated[int, Ref("card")]
"""An action card by its number, 0-101; `KIND_OF` says what it is."""

Level = Annotated[int, Ref("level")]
"""DRM-GEN-03: a place: a dream level 1-4, or 0 for Limbo."""

CharacterId = Annotated[int, Ref("character")]
"""A character card by its number, or 0 for none; `CHARACTERS` in `character.py` says what it does."""

SkillId = Annotated[int, Ref("skill")]
"""A skill: ten times the number of its character, plus its place on that card."""


class Kind(IntEnum):
    """DRM-CRD: the kinds of action cards."""

    SHOOT = 0
    ASSASSIN_KING = 1
    ARMOUR_SPIRAL = 2
    BURSTING_WARHEAD = 3
    UNSEAL = 4
    TRANSIT_SERUM = 5
    DREAM_PEEK = 6
    MIND_PULL = 7
    FROM_NOTHING = 8
    BODY_SWAP = 9


class Content(IntEnum):
    """DRM-SET-07: what lies in a vault."""

    GOLD = 0
    SECRET = 1


class Face(IntEnum):
    """DRM-BRB-01: the face of a bribe card."""

    FAIL = 0
    DEAL = 1


class Step(IntEnum):
    """DRM-TRN-03: where the game stands; PLAY includes the open times D4 and X1 around it."""

    SET_UP = 0
    TURN_START = 1
    DRAW = 2
    PLAY = 3
    CREATION = 4
    DISCARD = 5


class Preset(enum.Enum):
    """DRM-SET-01: which action cards are in the game."""

    FULL = "full"
    FIRST_GAME = "first-game"


# Members by their own names: in a running game these are looked up far faster than through the enum.
(
    SHOOT,
    ASSASSIN_KING,
    ARMOUR_SPIRAL,
    BURSTING_WARHEAD,
    UNSEAL,
    TRANSIT_SERUM,
    DREAM_PEEK,
    MIND_PULL,
    FROM_NOTHING,
    BODY_SWAP,
) = Kind
GOLD, SECRET = Content
FAIL, DEAL = Face
SET_UP, TURN_START, DRAW, PLAY, CREATION, DISCARD = Step

COPIES = (28, 3, 3, 3, 24, 20, 8, 5, 3, 5)
"""DRM-CRD-01 to -10: how many cards there are of each kind."""

KIND_OF = tuple(kind for kind in Kind for _ in range(COPIES[kind]))
CARDS = len(KIND_OF)
FIRST_BODY_SWAP = CARDS - COPIES[BODY_SWAP]
SHOOT_CLASS = 4
"""DRM-GEN-06: the kinds below this number have SHOOT in their name."""

LIMBO = 0
LEVELS = (1, 2, 3, 4)
ADJACENT = ((), (2,), (1, 3), (2, 4), (3,))
"""DRM-GEN-04, DRM-MOV-03: where one step leads from each place."""

LOCKS = {
    4: (0, 4, 3, 2, 1),
    5: (0, 5, 4, 3, 2),
    6: (0, 5, 4, 3, 2),
    7: (0, 5, 4, 3, 2),
    8: (0, 6, 5, 4, 3),
}
"""DRM-SET-08: the locks that each level starts with, by number of players; Limbo has none."""

BRIBES = {
    4: (DEAL, FAIL),
    5: (DEAL, FAIL, FAIL),
    6: (DEAL, FAIL, FAIL),
    7: (DEAL, DEAL, FAIL),
    8: (DEAL, DEAL, FAIL),
}
"""DRM-SET-10: the bribe pile, by number of players."""

MOST_SEATS = 8
HAND_LIMIT = 5
NO_CHARACTER = 0
UNDEALT = -1
WATCHING = 1 << MOST_SEATS
"""Stands for everybody who only watches, in what is known by whom."""


class InceptionOptions(Options, frozen=True):
    """What the host decides."""

    preset: Preset = Preset.FULL
    lord: int | None = None
    """The Lord's seat; None for a random one."""
    volunteers: tuple[int, ...] = ()
    """DRM-SET-03: who would like to be the Lord; one of them is, if no seat is fixed."""
    teaching: bool = False
    """DRM-VAR-02: no characters, no world view, no Body Swap."""
    clockwise: bool = False
    """DRM-VAR-03: turns go to the left, as in the even games of a series."""


class Table(State, kw_only=True):
    """The whole table. Lists by place have five entries, of which number 0, Limbo, is never used."""

    lord: Seat
    turn: Seat
    onward: int
    """DRM-TRN-02, DRM-VAR-03: 1, or -1 if turns go the other way round."""
    step: Step
    body_swaps: bool
    """Whether Body Swap is in the game."""

    deck: list[Card]
    """Its end is the top."""
    discard: list[Card]
    """Its end is the top."""
    hands: list[list[Card]]
    """By seat, each in ascending order."""
    seen: dict[Card, int] = {}
    """Cards in hands or in the deck that others than their holder can place: a bit for each such seat."""

    offered: list[list[CharacterId]]
    """By seat: the characters to choose from during set-up; empty afterwards."""
    characters: list[CharacterId]
    """By seat: the character card held now."""
    owned: list[CharacterId]
    """By seat: the character card that comes back at turn end."""
    used: dict[SkillId, int] = {}
    """DRM-GEN-10: how often each limited skill was used this turn."""
    used_in_game: dict[SkillId, int] = {}
    """The same for skills that are limited for the whole game."""

    places: list[Level]
    """By seat."""
    fell_at: Level = 1
    """DRM-ADV-03: the level where the Lord last went down."""
    seals: list[int]
    """DRM-LAB-01: by seat, at how many more ends of an own turn the seal is still there; 0 for no seal."""

    locks: list[int]
    """By level."""
    opened: list[bool]
    """By level: whether the vault is open."""
    vaults: list[int]
    """By level: the vault card that lies there, 0-3."""
    secret: int = -1
    """The vault card that hides the secret; -1 before the Lord has placed it."""
    vault_seen: list[int]
    """By vault card: a bit for each seat that has looked at it."""

    bribes: list[Face]
    """By bribe card: its face."""
    bribed: list[Seat]
    """By bribe card: the thief who holds it, or UNDEALT."""
    bribe_seen: list[int]
    """By bribe card: a bit for each seat that knows its face."""

    unlocks: int = 0
    """DRM-UNL-12: successful unlocks of the current player this turn; nobody else can unlock."""
    revived: list[Seat] = []
    """DRM-UNL-11: who was revived this turn."""
    free_moved: bool = False
    """DRM-ADV-02: whether the Lord has made the free move of this turn."""
    acted: bool = False
    """DRM-PLY-05: whether the current player has begun the play phase with some action."""
    fresh: list[Card] = []
    """DRM-PNT-01: the cards of this turn's normal draw, until something closes the open time after it."""
    out_of_control: bool = False
    """DRM-JOK-03: whether the current player has used Out of Control this turn."""


class View(msgspec.Struct):
    """What a seat sees: all that is public, and what it has come to know. After the end, everything."""

    seat: Seat
    lord: Seat
    turn: Seat
    onward: int
    step: Step
    body_swaps: bool

    deck_size: int
    top: list[Card | None]
    """The deck from the top down to the deepest card that the seat knows."""
    discard: list[Card]
    hand_sizes: list[int]
    hands: list[list[Card]]
    """By seat: the cards that the seat knows to be there; its own hand is complete."""

    offered: list[CharacterId]
    """The characters that the seat may choose from during set-up."""
    characters: list[CharacterId]
    owned: list[CharacterId]
    world: CharacterId
    """The Lord character whose world view is in force; 0 for none."""
    used: dict[SkillId, int]
    used_in_game: dict[SkillId, int]

    places: list[Level]
    fell_at: Level
    seals: list[int]

    locks: list[int]
    opened: list[bool]
    vaults: list[Content | None]
    """By level: what lies in the vault there, as far as the seat knows; Limbo has none."""
    looked: list[list[Seat]]
    """By level: the thieves who have looked at the vault that lies there now."""

    undealt: list[Face | None]
    """The bribe pile, as far as the seat knows it."""
    bribes: list[list[Face | None]]
    """By seat: the bribes it holds, as far as this seat knows them."""
    deals: int
    """How many of all bribe cards are DEAL."""

    unlocks: int
    revived: list[Seat]
    free_moved: bool
    acted: bool
    fresh: list[Card]
    """The cards that the seat itself could show with Scout."""
    out_of_control: bool
    outcome: Outcome | None


# What can be read off the table


def bit(seat: Seat) -> int:
    """Return the bit that stands for a seat in what is known by whom; watchers have one, too."""
    return 1 << seat if seat >= 0 else WATCHING


def seats_in_turn(s: Table) -> list[Seat]:
    """DRM-TIM-03: return all seats in turn order, beginning with the current player."""
    seats = len(s.hands)
    return [(s.turn + step * s.onward) % seats for step in range(seats)]


def is_open_target(s: Table, seat: Seat) -> bool:
    """DRM-LMB-03, DRM-LAB-02: whether cards and skills can choose a player: on a level and not sealed."""
    return s.places[seat] != LIMBO and not s.seals[seat]


def within_reach(s: Table, seat: Seat) -> list[Seat]:
    """DRM-GEN-07: return the other players whom cards and skills can choose."""
    seals = s.seals
    return [other for other, place in enumerate(s.places) if place and other != seat and not seals[other]]


def undealt(s: Table) -> list[int]:
    """Return the bribe cards that nobody holds."""
    return [bribe for bribe, holder in enumerate(s.bribed) if holder == UNDEALT]


def bribes_of(s: Table, seat: Seat) -> list[int]:
    """Return the bribe cards that a thief holds."""
    return [bribe for bribe, holder in enumerate(s.bribed) if holder == seat]
