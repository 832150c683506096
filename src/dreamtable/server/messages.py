"""Everything that goes over the wire between the server and a client, and nothing else.

The browser's types are generated from this file.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from dreamtable.kernel import Outcome, Seat

Text = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Nonce = Annotated[str, Meta(min_length=8, max_length=64)]
Status = Literal["open", "running", "over"]


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """Base of all messages: objects with named fields."""


# What is on offer


class OptionInfo(Wire, frozen=True):
    """One option of a game, said in the reader's language."""

    name: str
    label: str
    kind: Literal["choice", "flag", "seat", "seats"]
    choices: list["ChoiceInfo"]
    default: str


class ChoiceInfo(Wire, frozen=True):
    """One value of an option."""

    value: str
    label: str


class GameInfo(Wire, frozen=True):
    """A game as the front page shows it."""

    name: str
    title: str
    tagline: str
    least_seats: int
    most_seats: int
    available: bool
    """Whether it can be played; False for games still to come."""
    options: list[OptionInfo]
    bots: list[str]
    one_for_many: bool
    """Whether one person may hold several seats."""


# People and tables


class Me(Wire, frozen=True):
    """Who the client is."""

    name: str
    account: str | None
    """The name of the account, if signed in."""
    lang: str


class Credentials(Wire, frozen=True, forbid_unknown_fields=True):
    """To register or to sign in."""

    account: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewName(Wire, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class NewLanguage(Wire, frozen=True, forbid_unknown_fields=True):
    """The language that somebody reads."""

    lang: str


class NewTable(Wire, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to host."""

    game: str
    seats: int
    options: dict[str, str] = {}
    bots: dict[int, str] = {}
    """Which seats bots take, with their level."""
    private: bool = True
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    """Time for one decision; None for as long as it takes."""
    start: bool = False
    """Start at once, with bots on all other seats."""


class SeatInfo(Wire, frozen=True):
    """Who sits on a seat."""

    name: str
    kind: Literal["empty", "person", "bot"]
    level: str | None
    """Of a bot."""
    online: bool
    away: bool
    """Whether a bot plays for an absent person."""
    conceded: bool = False
    """Whether the person has left the game for good."""


class TableInfo(Wire, frozen=True):
    """A table as lists and the table's own page show it."""

    id: str
    game: str
    status: Status
    private: bool
    host: Seat | None
    seats: list[SeatInfo]
    seconds: int | None
    options: dict[str, str]
    my_seat: Seat | None
    """The own seat; the first of them, if there are several."""
    my_seats: list[Seat]
    my_turn: bool
    answers: int
    updated: float
    """Seconds since 1970."""
    next_table: str | None
    """The rematch, if there is one."""
    invite: str | None = None
    """The secret that lets friends in; only for those who sit here."""


class Joining(Wire, frozen=True, forbid_unknown_fields=True):
    """To sit down: on any free seat, or on this one, with a part of the dice's seed."""

    seat: Seat | None = None
    invite: str | None = None
    nonce: Nonce | None = None
    also: bool = False
    """Whether to keep the seats that one has: only where one person may hold several."""


class BotSeat(Wire, frozen=True, forbid_unknown_fields=True):
    """To put a bot on a seat, or to take it away (None)."""

    seat: Seat
    level: str | None


class Created(Wire, frozen=True):
    """A new table, with the secret that lets friends in."""

    table: TableInfo
    invite: str


class Fairness(Wire, frozen=True):
    """How the seed of a table came about: commit first, nonces, and after the end the secret.

    The seed is the hexadecimal SHA-256 of the secret and all nonces in seat order, joined by a colon; the
    commitment is the hexadecimal SHA-256 of the secret.
    """

    commitment: str
    nonces: list[str]
    secret: str | None
    seed: str | None


class Problem(Wire, frozen=True):
    """Why something was refused, in the reader's language."""

    reason: str


class Health(Wire, frozen=True):
    """Whether the server and its database are well."""

    status: Literal["well", "unwell"]


# Rulebooks


class RuleText(Wire, frozen=True):
    """One rule of a rulebook."""

    id: str
    chapter: str
    text: str
    """In Markdown."""


# What is printed on the components of a game


class ThingInfo(Wire, frozen=True):
    """A component as everybody may read it at any time: nothing about where it is, and no secret side."""

    id: str
    kind: str
    name: str
    title: str
    """What follows the name, or nothing."""
    text: str
    """What it does, one line an ability."""
    back: str
    """What its other side says, if that is no secret."""
    flavour: str
    traits: list[str]
    figures: dict[str, int | str]
    """Printed figures by name: value, health, toughness."""


class SpaceInfo(Wire, frozen=True):
    """A space of a map of 1000 by 500."""

    id: str
    name: str
    type: str
    number: int
    """The number printed on it; 0 if it has none."""
    site: bool
    text: str
    """What it offers, or nothing."""
    x: int
    y: int


class PathInfo(Wire, frozen=True):
    """A path between two spaces."""

    ends: tuple[int, int]
    type: str


class Reference(Wire, frozen=True):
    """The components of a game by number, and its map, in the reader's language."""

    things: list[ThingInfo]
    spaces: list[SpaceInfo]
    paths: list[PathInfo]


# Live: from a client


class Hello(Wire, frozen=True, tag="hello"):
    """First message on a socket: the language, and how many events the client has already."""

    lang: str
    since: Annotated[int, Meta(ge=0)] = 0
    undone: Annotated[int, Meta(ge=0)] | None = None
    """The `undone` of the last update, so that events of a taken-back answer are noticed."""


class Answer(Wire, frozen=True, tag="answer"):
    """An answer to question `number`."""

    number: Annotated[int, Meta(ge=0)]
    move: Raw


class Undo(Wire, frozen=True, tag="undo"):
    """Take the own last answer back."""

    number: Annotated[int, Meta(ge=0)]


class Say(Wire, frozen=True, tag="say"):
    """Say something to the table: free text, or a quick phrase of the game by its number."""

    text: Text = ""
    phrase: int | None = None


class Away(Wire, frozen=True, tag="away"):
    """Let a bot take over, or come back."""

    away: bool


class Concede(Wire, frozen=True, tag="concede"):
    """Leave the game for good: a bot plays on."""


FromClient = Hello | Answer | Undo | Say | Away | Concede


# Live: to a client


class MoveInfo(Wire, frozen=True):
    """An entry of a menu: the move itself, its text, and what it touches (`die:17`, `seat:2`)."""

    move: Raw
    text: str
    refs: list[str]


class QuestionInfo(Wire, frozen=True):
    """What the seat is asked."""

    rule: str
    text: str
    moves: list[MoveInfo]


class EventInfo(Wire, frozen=True):
    """Something that happened: its number, the event itself, its line in the log, and what it touches."""

    number: int
    event: Raw
    text: str
    refs: list[str]
    story: str = ""
    """What is read aloud then: the part of a card that was secret until now."""


class Update(Wire, frozen=True, tag="update"):
    """Where the match stands for this seat, and what happened since the last update."""

    seat: Seat
    """Through whose eyes; of several own seats the one that is asked, else the last one."""
    number: int
    """Of the open question: how many answers the match has seen."""
    events: list[EventInfo]
    total: int
    """How many events there are in all: the `since` of a later hello."""
    view: Raw
    question: QuestionInfo | None
    waiting: list[Seat]
    """Whose answers the match waits for."""
    deadline: float | None
    """Seconds since 1970 at which the time for this decision is up."""
    can_undo: bool
    outcome: Outcome | None
    reason: str | None
    """Why it ended, in words."""
    restart: bool = False
    """Whether the client must forget the events it has: the match went back, or this is a first update."""
    undone: int = 0
    """How many answers were taken back so far."""


class Said(Wire, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    seat: Seat | None
    name: str
    text: str
    at: float


class TableChanged(Wire, frozen=True, tag="table"):
    """Who sits where has changed, or whether the match runs."""

    table: TableInfo


class Accepted(Wire, frozen=True, tag="accepted"):
    """The answer to question `number` is stored for good."""

    number: int


class Refused(Wire, frozen=True, tag="refused"):
    """What the client sent was refused and has changed nothing; the reason in the reader's language."""

    reason: str


ToClient = Update | Said | TableChanged | Accepted | Refused
