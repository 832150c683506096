"""Everything that goes over the wire between the server and a client, and nothing else.

The browser's types are generated from this file.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from dreamtable.bots import Boldness
from dreamtable.kernel import Heading, Outcome, Seat

Text = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
PackNames = Annotated[list[Annotated[str, Meta(min_length=1, max_length=64)]], Meta(max_length=32)]
Nonce = Annotated[str, Meta(min_length=8, max_length=64)]
Status = Literal["open", "running", "over"]
Result = Literal["won", "lost", "over", "unknown"]
"""How a match ended for somebody; `over` for who had no seat, `unknown` where nobody can tell any more."""


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


class ModeInfo(Wire, frozen=True):
    """A way to play a game, said in the reader's language."""

    name: str
    label: str
    least_seats: int
    most_seats: int
    together: bool
    """Whether all win or lose together."""
    open_hands: bool
    """Whether one person may hold several seats."""
    ignores: list[str]
    """Options that mean nothing in it."""


class PickInfo(Wire, frozen=True):
    """Something that is recommended for a first game."""

    move: str
    """The kind of move by which it is chosen."""
    ref: str
    why: str


class FirstGameInfo(Wire, frozen=True):
    """How a game is dealt to somebody who has never played it through."""

    seats: int
    mode: str | None
    options: dict[str, str]
    picks: list[PickInfo] = []
    """What is recommended where there is a choice."""


class PackInfo(Wire, frozen=True):
    """A pack that a table can be played with."""

    name: str
    title: str
    version: str
    author: str


class GameInfo(Wire, frozen=True):
    """A game as the front page shows it."""

    name: str
    title: str
    tagline: str
    least_seats: int
    most_seats: int
    available: bool
    """Whether it can be played; False for games still to come."""
    modes: list[ModeInfo]
    """The ways to play it; without a wish it is the first one that is for so many."""
    options: list[OptionInfo]
    bots: list[str]
    lesson: bool
    """Whether there is a first lesson."""
    campaign: bool = False
    """Whether something is kept between its matches."""
    ahead: bool = False
    """Whether one can ask what the next moves can bring about."""
    story: bool = False
    """Whether there is something to read that nobody knows before: bots can be bold about it."""
    first_game: FirstGameInfo | None = None
    """How it is dealt to newcomers, if not as usual."""
    packs: list[PackInfo] = []
    """What it can be played with here besides its own box."""


class GameWords(Wire, frozen=True):
    """The words of a game, for a client that was built without it."""

    lang: str
    """The language they are in: the reader's, or English where the game lacks that."""
    sources: list[str]
    """Files in Fluent's format, later ones on top of earlier ones."""


# People and tables


class Me(Wire, frozen=True):
    """Who the client is."""

    name: str
    account: str | None
    """The name of the account, if signed in."""
    lang: str
    hints: bool = True
    """Whether one wants to be told what is new."""
    learned: list[str] = []
    """The games whose lesson one has had, or did not want."""
    new_to: list[str] = []
    """The games of which one has played no match to its end yet."""
    offered: list[str] = []
    """The games at whose tables one is offered their rules in short."""
    recovery: str | None = None
    """The code by which a lost password is replaced; told once, when it is made."""


class Credentials(Wire, frozen=True, forbid_unknown_fields=True):
    """To register or to sign in."""

    account: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Wire, frozen=True, forbid_unknown_fields=True):
    """To change a password: who has an account says the one of before once more."""

    password: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class FriendKey(Wire, frozen=True, forbid_unknown_fields=True):
    """What stands in the link by which somebody becomes a friend."""

    key: Annotated[str, Meta(max_length=64)]


class Unfriending(Wire, frozen=True, forbid_unknown_fields=True):
    """Whom somebody does not want as a friend any more."""

    who: Annotated[str, Meta(max_length=32)]


class FriendTable(Wire, frozen=True):
    """An open table at which a friend sits."""

    id: str
    game: str


class FriendInfo(Wire, frozen=True):
    """A friend."""

    who: str
    """By what one knows them, and nobody else does."""
    name: str
    tables: list[FriendTable]
    """Open tables at which they sit, to which one may come."""


class FriendsInfo(Wire, frozen=True):
    """One's friends."""

    key: str | None
    """What stands in the own link; None as long as there is none."""
    friends: list[FriendInfo]


class MailInfo(Wire, frozen=True):
    """Where somebody gets letters."""

    offered: bool
    """Whether this server sends any."""
    address: str | None = None
    confirmed: bool = False
    calls: bool = False
    """Whether one is called there when a table waits."""


class MailAddress(Wire, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to get letters; the password shows that it is them."""

    address: Annotated[str, Meta(max_length=254)]
    password: Annotated[str, Meta(max_length=200)]


class MailWish(Wire, frozen=True, forbid_unknown_fields=True):
    """Whether somebody wants to be called by mail."""

    calls: bool


class Forgotten(Wire, frozen=True, forbid_unknown_fields=True):
    """The account of somebody who does not know its password."""

    account: Name


class PushAddress(Wire, frozen=True, forbid_unknown_fields=True):
    """Where a browser wants to be called, and by which keys what is said to it is sealed."""

    address: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class PushForgotten(Wire, frozen=True, forbid_unknown_fields=True):
    """A browser that does not want to be called any more."""

    address: Annotated[str, Meta(max_length=1000)]


class PushKey(Wire, frozen=True):
    """By what browsers know the calls of this server."""

    key: str


class Recovery(Wire, frozen=True, forbid_unknown_fields=True):
    """To replace a lost password by the code that was shown at the registration."""

    account: Name
    code: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewRecovery(Wire, frozen=True, forbid_unknown_fields=True):
    """To have another code, for which the password is said once more."""

    password: Annotated[str, Meta(max_length=200)]


class Farewell(Wire, frozen=True, forbid_unknown_fields=True):
    """To be deleted: who has an account says the password once more."""

    password: Annotated[str, Meta(max_length=200)] | None = None


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
    mode: str | None = None
    """Which way to play; None for the first one that is for so many."""
    options: dict[str, str] = {}
    bots: dict[int, str] = {}
    """Which seats bots take, with their level."""
    private: bool = True
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    """Time for one decision; None for as long as it takes."""
    hints: bool = True
    """Whether newcomers are told what is new to them."""
    suggestions: bool = True
    """Whether players may ask what a bot would do."""
    what_if: bool = False
    """Whether players may try out what might come, before the match is over."""
    boldness: Boldness = Boldness.CONSIDERATE
    """How much of the story bots take upon themselves."""
    start: bool = False
    """Start at once, with bots on all other seats."""
    packs: PackNames = []
    """Which packs it is played with."""


class NewHints(Wire, frozen=True, forbid_unknown_fields=True):
    """Whether somebody wants to be told what is new."""

    wanted: bool


Conducted = Literal["muted", "removed", "banned"]
"""What the host lets happen to somebody: they may not speak, do not sit any more, may not come."""
Mark = Annotated[str, Meta(max_length=32)]
"""By what somebody is known at one table."""


class GuestInfo(Wire, frozen=True):
    """Somebody who may not speak at a table, or not come."""

    who: str
    name: str
    standing: Literal["muted", "banned"]


class Conduct(Wire, frozen=True, forbid_unknown_fields=True):
    """What the host lets happen to somebody, on a seat or not; nothing: all is well again."""

    seat: Seat | None = None
    who: Mark | None = None
    standing: Conducted | None = None


class Quiet(Wire, frozen=True, forbid_unknown_fields=True):
    """Whether those who only watch may not speak."""

    on: bool


class Muting(Wire, frozen=True, forbid_unknown_fields=True):
    """Somebody whom one does not want to hear, or wants to hear again."""

    on: bool
    seat: Seat | None = None
    who: Mark | None = None


class Report(Wire, frozen=True, forbid_unknown_fields=True):
    """What the operator should know of somebody."""

    why: Text
    seat: Seat | None = None
    who: Mark | None = None


class Thanks(Wire, frozen=True):
    """It is done, and there is nothing to tell of it."""


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
    since: float | None = None
    """Seconds since 1970 at which nobody was there any more; None while somebody is, and for bots."""
    relieved: Literal["table", "time"] | None = None
    """Why a bot plays for somebody who did not ask for it: those at the table let it, or the clock did."""
    offered: bool = False
    """Whether somebody who comes later may take it, in the middle of the match."""


Topic = Literal["relieve", "pause", "go-on"]
"""What a table decides together: that a bot stands in for somebody, to rest, and to go on."""


class AgreementInfo(Wire, frozen=True):
    """Something that some at the table are for, and that is not decided yet."""

    topic: Topic
    seat: Seat | None
    """For whom a bot is to stand in."""
    by: list[Seat]
    """Who is for it."""
    needed: int
    """How many it takes."""


class RematchInfo(Wire, frozen=True):
    """The table at which the same people play again."""

    table: str
    status: Status
    host: Seat | None
    """Who proposed it, and may begin."""
    ready: list[Seat]
    """Who is there for it."""
    waits: list[Seat]
    """For whom it waits."""


class BranchInfo(Wire, frozen=True):
    """The moment of another match from which one branches off."""

    table: str
    step: int
    imagined: bool
    """Whether what is hidden there is made up, since it is not over yet."""


class TableInfo(Wire, frozen=True):
    """A table as lists and the table's own page show it."""

    id: str
    game: str
    mode: str
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
    lesson: bool
    """Whether a lesson is given here: its dice are prepared, and it counts nowhere."""
    hints: bool
    """Whether newcomers are told what is new to them."""
    suggestions: bool
    """Whether players may ask what a bot would do."""
    my_orders: bool
    """Whether what there is only one answer to is answered by itself on the own seats."""
    askable: list[Seat]
    """The bots that leave what nobody has read to people, and take it if they are asked to."""
    invite: str | None = None
    """The secret that lets friends in; only for those who sit here."""
    campaign: str | None = None
    """The campaign of which this is a session."""
    session: int | None = None
    """Which session of it this is."""
    result: Result | None = None
    """How it ended for the reader; None while it is played."""
    reason: str | None = None
    """Why it ended, in words."""
    packs: list[PackInfo] = []
    """What is played with besides the game's own box."""
    rests: float | None = None
    """Seconds since 1970 until which those who play have agreed to rest; None while the match goes on."""
    agreements: list[AgreementInfo] = []
    """What is to be decided."""
    rematch: RematchInfo | None = None
    """Who is ready for a rematch, if somebody has proposed one."""
    newcomers: bool = False
    """Whether the rules let somebody take a bot's seat in the middle of the match."""
    absence: float = 0.0
    """After how many seconds others may let a bot play for somebody who is not there."""
    watchers: int = 0
    """How many look on who have no seat."""
    daily: str | None = None
    """The day whose dream is dreamt here."""
    closed: bool = False
    """Whether nothing of it is for others yet, and nothing is taken back or suggested: the day goes on."""
    quiet: bool = False
    """Whether those who only watch may not speak."""
    guests: list[GuestInfo] = []
    """Who may not speak or come; only for the host."""
    group: str | None = None
    """The group that plays here; only for those who sit here."""
    what_if: bool = False
    """Whether those who play may try out what might come, before the match is over."""
    branch: BranchInfo | None = None
    """From where it goes its own way, if it is a what-if: it counts nowhere."""


class Joining(Wire, frozen=True, forbid_unknown_fields=True):
    """To sit down: on any free seat, or on this one, with a part of the dice's seed."""

    seat: Seat | None = None
    invite: str | None = None
    nonce: Nonce | None = None
    also: bool = False
    """Whether to keep the seats that one has: only where one person may hold several."""


class Invitation(Wire, frozen=True, forbid_unknown_fields=True):
    """The secret of an invitation, shown to be let in."""

    invite: Annotated[str, Meta(max_length=64)]


class BotSeat(Wire, frozen=True, forbid_unknown_fields=True):
    """To put a bot on a seat, or to take it away (None)."""

    seat: Seat
    level: str | None


class Readiness(Wire, frozen=True, forbid_unknown_fields=True):
    """Whether one is there for a rematch."""

    ready: bool = True


class SeatOffer(Wire, frozen=True, forbid_unknown_fields=True):
    """To offer the seat of a bot in a running match to newcomers, or no longer."""

    seat: Seat
    on: bool = True


class Created(Wire, frozen=True):
    """A new table, with the secret that lets friends in."""

    table: TableInfo
    invite: str


class NewBranch(Wire, frozen=True, forbid_unknown_fields=True):
    """To play on from a moment of a match, on a seat or on all."""

    step: Annotated[int, Meta(ge=0)] = 0
    """After how many answers; of a match that is not over always as it stands."""
    seat: Seat = 0
    alone: bool = False
    """Whether to take all seats: only where one person may hold several."""


class CurveInfo(Wire, frozen=True):
    """The course of a number, from the beginning to the end."""

    label: str
    most: int
    """What it can go up to, or has gone up to."""
    seat: Seat | None
    """Whose number it is; None for that of the whole table."""
    values: list[int]


class TurningInfo(Wire, frozen=True):
    """Where a match turned."""

    step: int
    """Of the replay."""
    title: str
    text: str


class EndingInfo(Wire, frozen=True):
    """A finished match as somebody is told of it."""

    result: Result
    title: str
    reason: str
    seats: list[list[str]]
    """By seat: what it was and what it did."""
    together: list[str]
    """What was reached, for all."""
    curves: list[CurveInfo]
    turning: list[TurningInfo]
    keeps: bool = False
    """Whether it can be the first session of a campaign, although it was none."""
    onward: "PosterInfo | None" = None
    """What its campaign would go on with."""
    at_once: bool = False
    """Whether its campaign goes on by itself."""
    chapter: bool = False
    """Whether it can be read as a chapter of a book."""
    stood_in: list[int] = []
    """By seat: how many of its answers a substitute gave."""


class Fairness(Wire, frozen=True):
    """How the seed of a table came about: commit first, nonces, and after the end the secret.

    The commitment is the hexadecimal SHA-256 of the secret. The seed is that of the secret and all nonces in
    seat order, each after its length in four bytes, the highest first; in scheme 1 joined by a colon.
    """

    commitment: str
    nonces: list[str]
    secret: str | None
    seed: str | None
    scheme: int = 1


# Campaigns


class NewCampaign(Wire, frozen=True, forbid_unknown_fields=True):
    """A campaign that somebody wants to begin."""

    game: str
    title: Annotated[str, Meta(max_length=100)] = ""


class CampaignTitle(Wire, frozen=True, forbid_unknown_fields=True):
    """What a campaign shall be called."""

    title: Annotated[str, Meta(max_length=100)]


class FirstSession(Wire, frozen=True, forbid_unknown_fields=True):
    """A finished match that shall be the first session of a campaign."""

    table: Annotated[str, Meta(max_length=64)]


class NewSession(Wire, frozen=True, forbid_unknown_fields=True):
    """A session that somebody wants to begin."""

    number: int
    """Which number it will have: a second one that was begun at the same time is refused."""
    follows: int | None
    """The session that it goes on from; None for the beginning."""
    seats: int
    mode: str | None = None
    options: dict[str, str] = {}
    bots: dict[int, str] = {}
    seat: Seat | None = None
    """Where the one sits who begins it; None for the first seat that no bot has."""
    led: dict[int, int] = {}
    """Seats of members who are away, with their number: a bot leads each of them until its owner comes."""
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    start: bool = False
    packs: PackNames | None = None
    """Which packs it is played with; None for those of the session that it follows."""


class OfferInfo(Wire, frozen=True):
    """What the next session may be: what is unlocked, in the reader's language."""

    modes: list[ModeInfo]
    options: list[OptionInfo]
    limited: list[str]
    """The names of the options of which not everything may always be chosen."""
    locked: int
    """How many choices are still locked."""
    over: bool
    """Whether the campaign has come to its end here."""


class MemberInfo(Wire, frozen=True):
    """Somebody who takes part in a campaign."""

    number: int
    name: str
    leads: bool
    me: bool


class TreasureInfo(Wire, frozen=True):
    """Something that a campaign has unlocked or won."""

    name: str
    why: str
    """What it is good for."""
    sort: str
    count: int
    """How many alike there are."""


class PosterInfo(Wire, frozen=True):
    """A session that a campaign promises."""

    name: str
    """By what its picture is known."""
    title: str
    teaser: str
    facts: list[str]
    """How long and how hard it is."""
    option: str
    """The option by which it is chosen; nothing where there is nothing to choose."""
    value: str
    endings: int
    """How many endings the group has found."""
    locked: str | None
    """When it opens, if it is not open yet."""


class ReachedInfo(Wire, frozen=True):
    """An ending that a campaign has reached: what it is called, when, and by whom."""

    name: str
    session: int
    players: list[str]
    ended: float | None


class ShelfInfo(Wire, frozen=True):
    """What a campaign has seen of one of its stories; of what it has not seen only how much it is."""

    picture: str
    title: str
    endings: list[ReachedInfo]
    places: int
    """How many endings there are."""
    found: int
    secrets: int
    """How many secrets were found, of how many."""


class SeatingInfo(Wire, frozen=True):
    """What a session was played with, for one that shall be played with the same."""

    seats: int
    mode: str
    options: dict[str, str]
    bots: dict[int, str]
    """Which seats bots had, with their level."""
    mine: list[Seat]
    """Which seats the reader had."""
    others: dict[int, int]
    """Which seats other members had, with their number."""
    seconds: int | None


class SessionInfo(Wire, frozen=True):
    """A session of a campaign."""

    number: int
    follows: int | None
    chapter: int
    """The how manieth it is in its line."""
    table: str
    status: Status
    players: list[str]
    my_turn: bool
    choices: list[str]
    """What was chosen of what was unlocked, in words."""
    winners: list[str]
    reason: str | None
    """Why it ended, in words; None while it is played."""
    remembered: list[str]
    """What was kept of it, in words."""
    unlocked: list[str]
    """What can be chosen after it and could not before, in words."""
    offer: OfferInfo | None
    """What may follow; None while it is played, or if what was kept can't be read any more."""
    ended: float | None
    seating: SeatingInfo
    title: str
    """What it was about; nothing if that is not told."""
    chosen: list[str]
    """The ways that were taken in its story."""
    closing: str
    """The page on which it ended."""
    gained: list[TreasureInfo]
    """What it has won or unlocked."""
    unverified: bool = False
    """Whether it came from a file, or follows one that did, and can't be played again here to be checked."""
    missed: bool = False
    """Whether it is over, and the reader did not sit there."""
    told: list[str] = []
    """What happened in it, in a few sentences."""


class CampaignInfo(Wire, frozen=True):
    """A campaign as its own page shows it; to others than members only who takes part."""

    id: str
    game: str
    title: str
    member: bool
    leads: bool
    members: list[MemberInfo]
    sessions: list[SessionInfo]
    beginning: OfferInfo | None
    next_number: int
    """Of the session that is begun next."""
    latest: int | None
    """The session that was finished last."""
    updated: float
    invite: str | None
    treasures: list[TreasureInfo] = []
    """What was won and unlocked so far."""
    posters: list[PosterInfo] = []
    """What can be played next, and what may be one day."""
    previously: list[str] = []
    """What happened until the end of the latest session, in a few sentences."""
    shelves: list[ShelfInfo] = []
    """What was seen of each story, in all its sessions."""
    book: str | None = None
    """By what its book is read by whoever has the link; None while it is not shared."""


class LeafInfo(Wire, frozen=True):
    """Something in a chapter: a page that was read, a plate without words, or a way that was chosen."""

    kind: Literal["page", "plate", "choice"]
    title: str
    text: str
    sort: str
    """What kind of thing it was, for its picture."""
    name: str
    """By what it is known, for its picture."""
    closed: list[str] = []
    """Where a way was chosen: those that nobody went."""
    last: bool = False
    """Whether the story ended here."""


class CarriedInfo(Wire, frozen=True):
    """Who somebody was, and what they had in the end."""

    player: str
    seat: Seat
    who: str
    things: list[str]


class ChapterInfo(Wire, frozen=True):
    """An evening as a chapter of the book."""

    session: int
    follows: int | None
    chapter: int
    """The how manieth it is in its line."""
    title: str
    opening: str
    picture: str
    """By what the picture of the whole chapter is known."""
    players: list[str]
    won: bool
    reason: str
    leaves: list[LeafInfo]
    carried: list[CarriedInfo]
    together: list[str]
    gained: list[str]
    doors: list[str]
    """What was seen and never opened."""
    ended: float


class BookInfo(Wire, frozen=True):
    """The book that a group has made: all evenings that are over."""

    campaign: str | None
    """The campaign, for those who take part in it."""
    game: str
    title: str
    authors: list[str]
    chapters: list[ChapterInfo]
    untold: int
    """How many evenings are over of which no chapter can be made."""
    key: str | None
    """By what it is read by whoever has the link, for those who take part; None while it is not shared."""
    leads: bool
    """Whether the reader may share it."""


class BookSharing(Wire, frozen=True, forbid_unknown_fields=True):
    """Whether whoever has the link may read the book."""

    shared: bool


class CampaignLine(Wire, frozen=True):
    """A campaign in a list."""

    id: str
    game: str
    title: str
    members: list[str]
    chapters: int
    """How many sessions the line has that was played last."""
    running: bool
    my_turn: bool
    over: bool
    updated: float


class Problem(Wire, frozen=True):
    """Why something was refused, in the reader's language."""

    reason: str


class Health(Wire, frozen=True):
    """Whether people can play, and if not why."""

    status: Literal["well", "unwell"]
    problems: list[str] = []
    """`disk-full`, `locked`, `read-only`, `database-away`, `redis-away`."""


# Rulebooks


class RuleText(Wire, frozen=True):
    """One rule of a rulebook."""

    id: str
    chapter: str
    text: str
    """In Markdown."""


# What is printed on the components of a game


class PartInfo(Wire, frozen=True):
    """A part of a component that moves and events name by itself."""

    ref: str
    sort: str
    drawn: str
    """What is drawn on it, as the boards of the game read it."""
    text: str


class ThingInfo(Wire, frozen=True):
    """A component as its reader may read it: nothing about where it is, and no side that is secret."""

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
    parts: list[PartInfo]


class SpaceInfo(ThingInfo, frozen=True):
    """A place on the printed board of a game, and where it lies on the picture."""

    x: int
    y: int


class PathInfo(Wire, frozen=True):
    """A way between two spaces, by their numbers."""

    ends: tuple[int, int]
    type: str


class Reference(Wire, frozen=True):
    """What is printed on the components of a game, by number, and on its board, in the reader's language."""

    things: list[ThingInfo]
    spaces: list[SpaceInfo]
    paths: list[PathInfo]
    parts: list[PartInfo]
    """What is printed for everybody, on no component of its own."""


class TableReference(Reference, frozen=True):
    """The same for one table, with what its match has revealed to the reader of what was sealed."""

    readable: list[ThingInfo]


class Reading(Wire, frozen=True):
    """A change of what the reader can read of what was sealed."""

    things: list[ThingInfo]
    """What can be read now and could not be read before, or all of it."""
    closed: list[str]
    """What can be read no longer, by ids."""
    whole: bool
    """Whether these things are all: what was there before is to be forgotten."""


class ExplanationInfo(Wire, frozen=True):
    """What a thing is that a menu, the log or the board names."""

    ref: str
    title: str
    text: str
    """Paragraphs, one a line."""


# Live: from a client


class Hello(Wire, frozen=True, tag="hello"):
    """First message on a socket: the language, and how many events the client has already."""

    lang: str
    since: Annotated[int, Meta(ge=0)] = 0
    undone: Annotated[int, Meta(ge=0)] | None = None
    """The `undone` of the last update, so that events of a taken-back answer are noticed."""
    stages: bool = False
    """Whether the client shows what happened before it lets anybody answer, and says when it is ready."""


class Answer(Wire, frozen=True, tag="answer"):
    """An answer to question `number`, of a lane or of all."""

    number: Annotated[int, Meta(ge=0)]
    move: Raw
    lane: Seat | None = None
    seat: Seat | None = None
    """Which of several own seats answers; None for the one through whose eyes the table is seen."""


class Ready(Wire, frozen=True, tag="ready"):
    """Question `number`, of a lane or of all, can be answered now: the time for it begins."""

    number: Annotated[int, Meta(ge=0)]
    lane: Seat | None = None
    seat: Seat | None = None
    """Which of several own seats; None for the one through whose eyes the table is seen."""


class Skip(Wire, frozen=True, tag="skip"):
    """What happens until the own seat is asked need not be followed: bots may play on at once."""


class Reads(Wire, frozen=True, tag="reads"):
    """A page of the story is open before somebody, who wants to read it in peace; or it is closed again."""

    on: bool


class Undo(Wire, frozen=True, tag="undo"):
    """Take the own last answer back, while the own question has this number."""

    number: Annotated[int, Meta(ge=0)]


class Look(Wire, frozen=True, tag="look"):
    """See the table through another of several own seats."""

    seat: Seat


class Say(Wire, frozen=True, tag="say"):
    """Say something to the table: free text, or a quick phrase of the game by its number."""

    text: Text = ""
    phrase: int | None = None
    to: Seat | None = None
    """A bot that is asked to take what bots leave to people: "Ben, take it"."""


class Away(Wire, frozen=True, tag="away"):
    """Let a bot take over, or come back."""

    away: bool


class Concede(Wire, frozen=True, tag="concede"):
    """Leave the game for good: a bot plays on."""


class Agree(Wire, frozen=True, tag="agree"):
    """Be for something that the table decides together, or no longer."""

    topic: Topic
    seat: Seat | None = None
    """For whom a bot is to stand in."""
    on: bool = True


class Orders(Wire, frozen=True, tag="orders"):
    """Let what there is only one answer to be answered by itself, or ask it too."""

    on: bool


class Suggest(Wire, frozen=True, tag="suggest"):
    """Ask what a bot would do on the seat through whose eyes the table is seen."""


class Coached(Wire, frozen=True, tag="coached"):
    """What the coach said was read (on), the lesson is left (skip), or no more hints are wanted (mute)."""

    name: Annotated[str, Meta(max_length=100)]
    wish: Literal["on", "skip", "mute"]


class SeeAhead(Wire, frozen=True, tag="ahead"):
    """Be told what the next moves can bring about, while the own question has this number."""

    number: Annotated[int, Meta(ge=0)]


class PinUp(Wire, frozen=True, tag="pin"):
    """Pin something that was revealed to the clue board, move it there, or take it off."""

    id: Annotated[str, Meta(max_length=100)]
    x: Annotated[int, Meta(ge=0, le=1000)] = 500
    y: Annotated[int, Meta(ge=0, le=1000)] = 500
    off: bool = False


WrittenNotes = Annotated[str, Meta(max_length=2000)]
Stroke = Annotated[list[Annotated[int, Meta(ge=0, le=10_000)]], Meta(max_length=400)]
Strokes = Annotated[list[Stroke], Meta(max_length=200)]


class Jot(Wire, frozen=True, tag="jot"):
    """Write the page of notes that the group shares."""

    text: WrittenNotes


class Draw(Wire, frozen=True, tag="draw"):
    """Draw a stroke over the map: places one after another, across and down; none wipes the last one away."""

    stroke: Stroke


class Wish(Wire, frozen=True, tag="wish"):
    """Be told what something takes that one wishes for, while the own question has this number."""

    number: Annotated[int, Meta(ge=0)]
    ref: Annotated[str, Meta(max_length=100)]


FromClient = (
    Hello
    | Answer
    | Ready
    | Skip
    | Reads
    | Undo
    | Look
    | Say
    | Away
    | Concede
    | Agree
    | Orders
    | Suggest
    | Coached
    | SeeAhead
    | Wish
    | PinUp
    | Jot
    | Draw
)


# Live: to a client


class NoteInfo(Wire, frozen=True):
    """Something that can be known of a move before it is made."""

    kind: Literal["price", "chance", "change", "warning"]
    text: str


class MoveInfo(Wire, frozen=True):
    """An entry of a menu: the move itself, its text, and what it touches (`die:17`, `seat:2`)."""

    move: Raw
    text: str
    refs: list[str]
    notes: list[NoteInfo] = []
    rank: Literal[0, 1, 2] = 0
    """1 for what ends or declines something, after all that can be done; 2 for what is hardly ever meant."""
    copies: int = 1
    """How many alike it stands for, where several are picked."""


class BelongingInfo(Wire, frozen=True):
    """Something that the group has with it."""

    ref: str
    text: str


class StandingInfo(Wire, frozen=True):
    """How it stands for the seat: who it is, what it wants, what threatens it."""

    side: str
    """A name that stays; when it changes, the player is told and confirms it."""
    role: str
    goal: str
    danger: str
    alarm: Literal[0, 1, 2]
    """How near the danger is."""
    steps: tuple[int, int] = (0, 0)
    """Of a goal that counts: how many steps were taken, and how many it takes."""
    belongings: list[BelongingInfo] = []
    """What the group has with it for its goal."""


class SignInfo(Wire, frozen=True):
    """What a board can draw of something that is foretold."""

    kind: Literal["walk", "hurt", "close", "change"]
    refs: list[str]
    """Whom or what it concerns; of a walk the figure, and the places that it comes through."""
    num: int
    sure: bool
    """Whether it comes in any case, and not only as dice may fall."""


class ForetoldInfo(Wire, frozen=True):
    """Something that comes by itself if nobody does anything about it."""

    ref: str
    """What on the table announces it, as in `turn-step:1`."""
    text: str
    signs: list[SignInfo]


class QuestionInfo(Wire, frozen=True):
    """What the seat is asked."""

    rule: str
    text: str
    moves: list[MoveInfo]
    refs: list[str] = []
    """What it is about."""
    source: str = ""
    """Who or what asks, where the text does not say it."""
    picks: int = 1
    """How many of these are picked in a row, with this one: they can be picked together and confirmed."""
    wishes: list[str] = []
    """What on the table can be wished for: the answers that it takes are proposed then, as one."""


class CoachInfo(Wire, frozen=True):
    """What the coach says now: a step of a lesson, or a hint."""

    name: str
    text: str
    refs: list[str]
    """What to point at."""
    step: int
    """Of a lesson, from 1 on; 0 for a hint."""
    steps: int
    moves: list[int] | None
    """Which entries of the menu are open in this step; None for all."""
    waits: bool
    """Whether the lesson waits for a move, and not for a click."""


class VoteInfo(Wire, frozen=True):
    """What somebody has voted for."""

    seat: Seat
    text: str


class EventInfo(Wire, frozen=True):
    """Something that happened: its number, the event itself, its line in the log, and what it touches."""

    number: int
    event: Raw
    text: str
    refs: list[str]
    story: str = ""
    """What is read aloud then: the part of a card that was secret until now."""
    turning: str = ""
    """What it is called if the match turns with it."""
    heads: Heading = ""
    """Whether a round or a turn begins with it."""
    late: str = ""
    """Said before it, if a substitute answered because somebody's time was up."""
    stood_in: str = ""
    """Said before it, if a bot answered for somebody who was not there."""


class MomentInfo(Wire, frozen=True):
    """How the table stood when something was told, before what followed from it."""

    number: int
    """Of the event that was told then."""
    view: Raw
    """The parts of the view that are another now, as they were."""


class Update(Wire, frozen=True, tag="update"):
    """Where the match stands for this seat, and what happened since the last update."""

    seat: Seat
    """Through whose eyes; of several own seats the one that is asked, else the last one."""
    number: int
    """Of the question to this seat: how many answers went before it, as far as they concern it."""
    answers: int
    """How many answers the match has seen in all."""
    events: list[EventInfo]
    total: int
    """How many events there are in all: the `since` of a later hello."""
    first: int
    """When events are to be forgotten: the number from which on they are told here. Earlier ones are read in
    pages."""
    view: Raw
    standing: StandingInfo | None
    """None for a game that does not tell."""
    foretold: list[ForetoldInfo]
    """What comes by itself if nobody does anything about it, in its order."""
    question: QuestionInfo | None
    waiting: list[Seat]
    """Whose answers the match waits for."""
    deadline: float | None
    """Seconds since 1970 at which the time for this decision is up; for who is not asked, the next one."""
    can_undo: bool
    outcome: Outcome | None
    reason: str | None
    """Why it ended, in words."""
    restart: bool = False
    """Whether the client must forget the events it has: the match went back, or this is a first update."""
    undone: int = 0
    """How many answers were taken back so far."""
    reading: Reading | None = None
    """What the match has revealed since the last update; None if nothing."""
    coach: CoachInfo | None = None
    """What a newcomer is told now."""
    lane: Seat | None = None
    """In whose lane the seat is asked, or is to be asked; None if no lanes are open."""
    late: str = ""
    """Said after the last event: whose time was up since, so that a substitute answered."""
    votes: list[VoteInfo] = []
    """Who has voted for what so far, if there is a vote."""
    still: bool = False
    """Whether the view is that of the end: of how the match stood here only what was told is kept."""
    moments: list[MomentInfo] = []
    """How the table stood in between, in the order of the events, where that is known."""


class Change(Wire, frozen=True, tag="change"):
    """What has changed for this seat since the last update or change on the same socket.

    What is left out is as it was; of events, moments, what can be read and who was late it is nothing.
    """

    seat: Seat | UnsetType = UNSET
    number: int | UnsetType = UNSET
    answers: int | UnsetType = UNSET
    total: int | UnsetType = UNSET
    view: Raw | UnsetType = UNSET
    standing: StandingInfo | UnsetType | None = UNSET
    foretold: list[ForetoldInfo] | UnsetType = UNSET
    question: QuestionInfo | UnsetType | None = UNSET
    waiting: list[Seat] | UnsetType = UNSET
    deadline: float | UnsetType | None = UNSET
    can_undo: bool | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    reason: str | UnsetType | None = UNSET
    undone: int | UnsetType = UNSET
    coach: CoachInfo | UnsetType | None = UNSET
    lane: Seat | UnsetType | None = UNSET
    votes: list[VoteInfo] | UnsetType = UNSET
    events: list[EventInfo] | UnsetType = UNSET
    reading: Reading | UnsetType = UNSET
    late: str | UnsetType = UNSET
    moments: list[MomentInfo] | UnsetType = UNSET


class LogPage(Wire, frozen=True):
    """What happened earlier, as lines of the log."""

    events: list[EventInfo]
    first: int
    """From which event on they are told; what was before is on the page before, and 0 is the beginning."""


class Said(Wire, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    seat: Seat | None
    name: str
    text: str
    at: float
    who: str | None = None
    """By what the one who said it is known at this table; None where nobody knows any more."""
    muted: bool = False
    """Whether the reader does not want to hear whoever said it: there is no text then."""


class PinInfo(Wire, frozen=True):
    """Something on the clue board, and where."""

    thing: ThingInfo
    x: int
    y: int


class Papers(Wire, frozen=True, tag="papers"):
    """What the group has pinned up, written down and drawn."""

    pins: list[PinInfo]
    text: str
    strokes: list[list[int]]


class Known(Wire, frozen=True, tag="known"):
    """What all who sit here have read before, in another evening of their campaign (ETH-SFT-03)."""

    pages: list[str]


class TableChanged(Wire, frozen=True, tag="table"):
    """Who sits where has changed, or whether the match runs."""

    table: TableInfo


class Meanwhile(Wire, frozen=True, tag="meanwhile"):
    """Somebody is back: what happened since can be asked for, step by step."""

    since: float
    """Seconds since 1970 at which they left."""
    first: int
    """How many answers there were then."""
    answers: int
    """How many there were since."""


class Accepted(Wire, frozen=True, tag="accepted"):
    """The answer to question `number`, of a lane or of all, is stored for good."""

    number: int
    lane: Seat | None = None


class Timed(Wire, frozen=True, tag="timed"):
    """The time for the open question has begun."""

    answers: int
    """As in the update that has put the question."""
    undone: int
    deadline: float | None
    """Seconds since 1970 at which it is up."""


class Suggested(Wire, frozen=True, tag="suggested"):
    """What a bot would do that sees what the seat sees, and no more."""

    number: int
    """The question that it answers."""
    lane: Seat | None
    move: Raw
    reason: str = ""
    """Why, where the game tells it."""


class Refused(Wire, frozen=True, tag="refused"):
    """What the client sent was refused and has changed nothing; the reason in the reader's language."""

    reason: str
    number: int | None = None
    """If it was an answer, to which question, of a lane or of all."""
    lane: Seat | None = None


class WayInfo(Wire, frozen=True):
    """Something that can be brought about, what it is made of, and the moves that lead there."""

    text: str
    refs: list[str]
    moves: list[Raw]


class Ahead(Wire, frozen=True, tag="ahead"):
    """What so many moves of a seat can bring about and fewer can't; told step by step."""

    number: int
    """Of the question to this seat when it asked."""
    seat: Seat
    moves: int
    ways: list[WayInfo]


class Proposed(Wire, frozen=True, tag="proposed"):
    """All that a wish of a seat takes, to be confirmed as one; without moves it can't be had any more."""

    number: int
    """Of the question to this seat when it wished."""
    seat: Seat
    wish: str
    text: str = ""
    notes: list[NoteInfo] = []
    refs: list[str] = []
    """What it leads through and takes."""
    moves: list[Raw] = []
    """The answers that it consists of, in their order."""
    goes_on: bool = False
    """Whether the same is to be wished for again once they are given."""


ToClient = (
    Papers
    | Known
    | Proposed
    | Ahead
    | Update
    | Change
    | Timed
    | Said
    | TableChanged
    | Meanwhile
    | Accepted
    | Suggested
    | Refused
)


# What was played


class PastSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a match that is over."""

    name: str
    own: bool
    bot: bool
    won: bool
    was: list[str]
    """What it was, in words."""
    score: int | None
    stood_in: int
    """How many answers a substitute gave."""
    rating: int | None
    """How whoever reads this was rated after it."""


class FeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An achievement of a game, and how often it was earned."""

    id: str
    name: str
    how: str
    times: int


class SeatFeats(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody achieved in a match that is over."""

    seat: Seat
    feats: list[FeatInfo]


class PastMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match that somebody has played to the end."""

    id: str
    game: str
    at: float
    result: Result
    reason: str | None
    campaign: str | None
    counts: bool
    """Whether it counts in the profile: not if a substitute played most of it."""
    seats: list[PastSeat]
    feats: list[FeatInfo]


class HistoryPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the history."""

    matches: list[PastMatch]
    before: float | None
    """Before when the next page begins; None on the last one."""
    found: int
    """How many there are from here on."""


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How many matches were played and won."""

    played: int
    won: int


class TraitStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """How it went as something: on a side, with a character."""

    sort: str
    name: str
    total: Tally


class GameStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody's matches of a game say."""

    game: str
    total: Tally
    traits: list[TraitStatistics]
    rating: int | None
    rated: int
    """How many matches were rated."""
    feats: list[FeatInfo]


class PartnerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom one has played."""

    name: str
    played: int
    won: int
    """How often both have won."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody's finished matches say."""

    name: str
    total: Tally
    uncounted: int
    """How many matches do not count: a substitute played most of them, or nobody knows how they ended."""
    streak: int
    longest: int
    """How many in a row were won at most."""
    games: list[GameStatistics]
    partners: list[PartnerInfo]


DayState = Literal["coming", "open", "over"]


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """What became of the dream of a day, for somebody who began it."""

    table: str
    name: str
    own: bool
    status: Status
    result: Result | None
    """None while it is played."""
    reason: str | None
    score: int | None
    answers: int
    counts: bool
    """Whether it is on the record: begun with an account, over by midnight, and without a substitute."""
    was: list[str]
    """What they were, in words."""


class DailyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The dream of a day in one game."""

    game: str
    options: list[str]
    """What is played, in words; nothing before the day."""
    commitment: str
    """The hash of its secret, from which all chance comes."""
    committed: float
    """Seconds since 1970 at which the server committed to it."""
    secret: str | None
    """Once the day is over."""
    started: int
    """How many have begun it."""
    own: DailyResult | None
    results: list[DailyResult]
    """The best first; nothing before the day is over, but those that are not on the record."""


class DayPage(msgspec.Struct, frozen=True, kw_only=True):
    """The dreams of a day."""

    day: str
    state: DayState
    ends: float
    """Seconds since 1970 at which the day is over, at midnight in Greenwich."""
    before: str | None
    """The last day before it that has dreams."""
    after: str | None
    dreams: list[DailyInfo]


# Groups

GroupTitle = Annotated[str, Meta(min_length=1, max_length=60)]


class NewGroup(Wire, frozen=True, forbid_unknown_fields=True):
    """A group that somebody founds."""

    title: GroupTitle


class MeetingInfo(Wire, frozen=True):
    """When a group meets: on the clock of a time zone, once (0) or every so many days."""

    start: Annotated[str, Meta(max_length=19)]
    """As in `2026-11-20T19:30`."""
    zone: Annotated[str, Meta(max_length=64)]
    every: Literal[0, 7, 14, 28] = 0
    next: float | None = None
    """Seconds since 1970; None if it is over."""


class GroupChange(Wire, frozen=True, forbid_unknown_fields=True):
    """How a group is called, and when it meets."""

    title: GroupTitle
    meets: MeetingInfo | None


class Parting(Wire, frozen=True, forbid_unknown_fields=True):
    """Who leaves a group: oneself, or whom the host sends away."""

    who: Mark | None = None


class Saying(Wire, frozen=True, forbid_unknown_fields=True):
    """Something that is said to a group, by somebody who has heard all up to a line."""

    text: Text
    after: int = -1


class GroupTable(Wire, frozen=True, forbid_unknown_fields=True):
    """Which game a group wants to play."""

    game: Annotated[str, Meta(max_length=64)]


class GroupLine(Wire, frozen=True):
    """A group as a list shows it."""

    id: str
    title: str
    members: list[str]
    next: float | None
    """When it meets next, in seconds since 1970."""


class GroupMember(Wire, frozen=True):
    """Somebody who belongs to a group."""

    name: str
    who: str
    own: bool
    host: bool


class GroupSaid(Wire, frozen=True):
    """What somebody said to their group."""

    number: int
    name: str
    text: str
    at: float
    own: bool


class GroupMatch(Wire, frozen=True):
    """A match that a group has played."""

    id: str
    game: str
    at: float
    names: list[str]
    winners: list[str]
    reason: str | None
    seat: Seat | None
    """The own seat."""
    moment: str | None
    """Where it turned, in words; for those who were there."""
    step: int | None
    campaign: str | None


class GroupInfo(Wire, frozen=True):
    """All that a group's page shows."""

    id: str
    title: str
    host: bool
    invite: str
    calendar: str
    meets: MeetingInfo | None
    members: list[GroupMember]
    tables: list[TableInfo]
    campaigns: list[str]
    matches: list[GroupMatch]
    said: list[GroupSaid]
