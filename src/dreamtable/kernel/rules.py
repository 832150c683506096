"""What a game exports."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from dreamtable.kernel.annals import Annals
from dreamtable.kernel.components import EVERYTHING, Catalogue, Components, Table
from dreamtable.kernel.errors import BadRecord, BadSetup, unknown
from dreamtable.kernel.game import Game, S
from dreamtable.kernel.guide import Guide, Note, Prospect
from dreamtable.kernel.migrating import Migration, Stored
from dreamtable.kernel.model import Event, Kept, Move, Options, Seat
from dreamtable.kernel.printed import Printed, Sealed, Thing
from dreamtable.kernel.question import Question, Script
from dreamtable.kernel.rng import Chance
from dreamtable.kernel.words import Namer, Word, refs_of

O = TypeVar("O", bound=Options)  # noqa: E741
K = TypeVar("K", bound=Kept)


class OneAgainstMany(NamedTuple):
    """One seat plays against all others."""

    options: dict[str, object]
    """The options that put the one on the first seat."""
    one: str
    """What the one is called, and what the others are: messages of the game."""
    many: str


class Mode(NamedTuple):
    """A way to play a game: for how many, who shares a side, and whether seats have secrets."""

    name: str
    seats: range
    together: bool = False
    """Whether all seats are one side: they win or lose together."""
    open_hands: bool = False
    """Whether seats keep no secrets from each other: one person may hold several."""
    against: OneAgainstMany | None = None
    """Who the one is, where one plays against all others."""
    ignores: tuple[str, ...] = ()
    """Options of the game that mean nothing in it: hosts are not asked for them."""


class Opening(NamedTuple, Generic[O]):
    """What a match is set up from."""

    options: O
    seats: int
    rng: Chance
    mode: Mode
    kept: Kept | None = None
    """What the campaign kept of the sessions before; None at its beginning, and outside of campaigns."""
    components: Components = EVERYTHING
    """What lies in the box."""

    def kept_as(self, kind: type[K]) -> K:
        """Return what was kept, as the game's own struct; at the beginning an empty one."""
        if self.kept is None:
            return kind()
        if not isinstance(self.kept, kind):
            raise BadSetup(f"A {type(self.kept).__name__} was kept where a {kind.__name__} is needed.")
        return self.kept


class Offer(NamedTuple):
    """What a campaign lets its next session be: what is unlocked so far."""

    modes: tuple[str, ...] | None = None
    """The names of the modes; None for all of them."""
    options: Mapping[str, Sequence[object]] = {}
    """The values of an option, the usual one first; an option that is not named here is free."""
    over: bool = False
    """Whether the campaign has come to its end: nothing follows."""


def at_once(setup: Callable[[O, int, Chance], S]) -> Callable[[Opening[O]], S]:
    """Return the set-up of a game that goes by options, number of seats and chance alone."""
    return lambda opening: setup(opening.options, opening.seats, opening.rng)


@dataclass(frozen=True)
class Rules(Generic[S, O]):
    """One game: how it is set up, played and seen."""

    name: str
    modes: tuple[Mode, ...]
    """The ways to play it; without a wish it is the first one that is for so many."""
    rules_version: int
    options: type[O]
    state: type[S]
    moves: Any
    """The union of all its moves."""
    events: Any
    """The union of all its events."""
    setup: Callable[[Opening[O]], S]
    """From options, seats, chance, mode and what was kept to the first state."""
    play: Callable[[Game[S]], Script[None]]
    """The whole game; begins at any quiet point that the state describes."""
    view: Callable[[S, Seat], msgspec.Struct]
    """What a seat may see: a window onto the state, to be read or encoded before the next answer."""
    determinize: Callable[[S, Seat, Chance], None]
    """Changes in place what a seat can't know into something else that it can't tell from the truth."""
    name_of: Namer
    """What a thing on the table is called."""
    plain_names: bool = False
    """Whether `name_of` goes by the thing alone, whatever the view: then a move always reads the same."""
    looker: Callable[[S], Callable[[Seat], msgspec.Struct]] | None = None
    """Where it costs something to put together what is public: does it once, and gives seats their views."""
    package: str | None = None
    """The package in which its words (`locale/`) and its rulebook lie; None for a game without words."""
    kept: type[Kept] | None = None
    """What a campaign keeps between two sessions; None for a game that remembers nothing."""
    carry: Callable[[S], Kept] | None = None
    """What is kept of a session that is over."""
    offers: Callable[[Kept | None], Offer] | None = None
    """What is unlocked by what was kept, or at the beginning (None); without it everything always is."""
    campaign_options: frozenset[str] = frozenset()
    """Options that mean nothing but in a campaign: whoever hosts a single match is not asked for them."""
    remembered: Callable[[Kept], list[Word]] | None = None
    """What was kept, in words: only what all who play may know."""
    printed: Callable[[], Printed] | None = None
    """What is printed on its components, for tables that show it."""
    sealed: Sealed | None = None
    """What nobody can read before a match reveals it."""
    readable: Callable[[Any], Sequence[str]] | None = None
    """Of what is sealed, what may be read by whoever has a view: by ids, in the order to show it."""
    told: Callable[[Event, O], Sequence[str]] | None = None
    """What is read aloud when an event happens, for whoever learns of it: what is sealed, or just a story."""
    title: Callable[[Question, Any], Word | None] | None = None
    """What a question is called for whoever has a view, where the message of its rule does not say all."""
    traits: Callable[[S, Seat], dict[str, str]] | None = None
    """What kind of seat it is, or for WATCHER what kind of game: `trait-<name>` to a message."""
    figures: Callable[[S, Seat], dict[str, int]] | None = None
    """Numbers that a seat, or for WATCHER the game, ends with: `figure-<name>` to its value."""
    guide: Guide | None = None
    """What the table tells besides the rules: how it stands for a seat, what a move means."""
    hints: Callable[[Any, Seat], Iterable[Sequence[Prospect]]] | None = None
    """What a seat can bring about by its next moves, from its view: what is there already, then by one move,
    by two, and so on, each as soon as it is found. Nothing is read from the view after the first of them."""
    annals: Annals | None = None
    """What is told of a match when it is over; without it only traits and figures are."""
    number_at: Callable[[Word, int], int | None] | None = None
    """The number that words mean at a table of so many seats; None if they mean none that seats decide."""
    says_you: bool = False
    """Whether what happened can be told to the one it happened to: verbs agree with their seats (`DO`)."""
    catalogue: Callable[[], Catalogue] | None = None
    """The components by the names that stay, where they are content."""
    migrations: tuple[Migration, ...] = ()
    """What has changed in the form in which states, moves, events and keepings are stored, oldest first."""

    @property
    def state_version(self) -> int:
        """The version of that form: 1 before its first change; stored beside everything."""
        return len(self.migrations) + 1

    @cached_property
    def stored(self) -> Stored:
        """Reads what this version and those before it have stored."""
        return Stored(self)

    def components(self, packs: Sequence[str] = ()) -> Components:
        """Return what lies in the box of a new match that is played with some packs."""
        if self.catalogue is not None:
            return self.catalogue().chosen(packs)
        if packs:
            raise BadSetup(f"There are no packs for {self.name}: its components are no content.")
        return EVERYTHING

    def stored_components(self, packs: Sequence[str], table: Table) -> Components:
        """Return what lies in the box of a stored match, with what its numbers mean.

        A match that was stored before there were such tables has the numbers of those days.
        """
        if self.catalogue is None:
            return self.components(packs)
        catalogue = self.catalogue()
        return catalogue.stored(packs, table or catalogue.first or catalogue.chosen().table)

    def read_options(self, options: dict[str, object]) -> O:
        """Return the options as the game's own struct, or say what is wrong with them."""
        try:
            return msgspec.convert(options, self.options, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(self.options.__struct_fields__) or "none"
            raise BadSetup(f"Wrong options for {self.name}: {error}. Its options: {known}.") from None

    def read_kept(self, kept: bytes | msgspec.Raw, version: int) -> Kept | None:
        """Return what a campaign kept as the game's own struct, or say what is wrong with it."""
        if bytes(kept) == b"null":
            return None
        if self.kept is None:
            raise BadSetup(f"{self.name} has no campaign, so nothing can have been kept of one.")
        try:
            return self.stored.kept(bytes(kept), version)
        except BadRecord as error:
            raise BadSetup(f"What was kept does not fit {self.name}: {error}") from None

    def offer_after(self, kept: Kept | None) -> Offer:
        """Return what a session may be that follows on what was kept, or on nothing."""
        return self.offers(kept) if self.offers is not None else Offer()

    def read_aloud(self, event: Event, options: O) -> list[Thing]:
        """Return what is read when an event has happened, as whoever learned of it may read it."""
        if self.told is None or self.sealed is None:
            return []
        return [self.sealed.thing(one) for one in self.told(event, options)]

    @property
    def seats(self) -> range:
        """For how many players it is, in one mode or another."""
        return seats_in(self.modes)

    def mode_for(self, seats: int, name: str | None = None) -> Mode:
        """Return the mode of that name, or the first one for so many players; or say what is wrong."""
        named = self._modes_named(name)
        for mode in named:
            if seats in mode.seats:
                return mode
        admitted = seats_in(named)
        what = f"{self.name} ({name})" if name and len(self.modes) > 1 else self.name
        raise BadSetup(f"{what} is for {admitted[0]} to {admitted[-1]} players, not for {seats}.")

    def seats_for(self, mode: str | None) -> range:
        """Return for how many players a mode is, or without one the game; or say which modes there are."""
        return seats_in(self._modes_named(mode))

    def _modes_named(self, name: str | None) -> list[Mode]:
        named = [mode for mode in self.modes if name in (None, mode.name)]
        if not named:
            raise BadSetup(unknown("mode", str(name), [mode.name for mode in self.modes]))
        return named


def seats_in(modes: Sequence[Mode]) -> range:
    """Return for how many players modes are, from the fewest to the most."""
    return range(min(mode.seats[0] for mode in modes), max(mode.seats[-1] for mode in modes) + 1)


AnyRules = Rules[Any, Any]


def notes_on(rules: AnyRules, view: object, move: Move, rule: str) -> list[Note]:
    """Return what can be known of a move from the view of who may make it."""
    return rules.guide.notes(view, move, rule) if rules.guide is not None else []


def copies_of(rules: AnyRules, view: object, move: Move) -> int:
    """Return how many alike a move of a menu stands for, where equal things are shown once."""
    return rules.guide.copies(view, move) if rules.guide is not None and rules.guide.copies is not None else 1


def source_words(rules: AnyRules, view: object) -> list[Word]:
    """Return the names of the things whose text asks now, where the game knows them."""
    sources = rules.guide.sources(view) if rules.guide is not None and rules.guide.sources is not None else []
    pairs = [ref.split(":") for ref in sources]
    return [
        rules.name_of(view, kind, int(name)) if name.isdigit() else Word(f"{kind}-{name}")
        for kind, name in pairs
    ]


def sources_of(rules: AnyRules, view: object, question: Question) -> list[str]:
    """Return what a question is about, as somebody with this view may know: `["card:17", "seat:2"]`."""
    named = refs_of(question.about) if question.about is not None else []
    asking = rules.guide.sources(view) if rules.guide is not None and rules.guide.sources is not None else []
    return list(dict.fromkeys([*asking, *named]))
