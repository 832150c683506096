"""What a game tells besides its rules, all in one part of them; and what is asked of it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from dreamtable.kernel.errors import BadSetup
from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Kept, Move, Seat
from dreamtable.kernel.question import Question
from dreamtable.kernel.rules import AnyRules, Carried
from dreamtable.telling.annals import Annals
from dreamtable.telling.chronicle import Poster, Shelf, Treasure
from dreamtable.telling.guide import Foretold, Guide, Note, Prospect, Standing
from dreamtable.telling.printed import Printed
from dreamtable.telling.words import Namer, Word, refs_of


def plain_name(_view: object, kind: str, name: int) -> Word:
    """Return what a thing is called in a game that does not say: `card-17`."""
    return Word(f"{kind}-{name}")


@dataclass(frozen=True, kw_only=True)
class Telling(Carried):
    """The part of the rules of a game that can be told: whatever is not said here is not told.

    Everything is computed from what a seat sees and was told, so it can't tell more than the seat knows. Only
    `traits` and `figures` look at the state: they are asked for when a match is over.
    """

    package: str | None = None
    """The package in which its words (`locale/`) and its rulebook lie; None for a game without words."""
    name_of: Namer = plain_name
    """What a thing on the table is called."""
    plain_names: bool = False
    """Whether `name_of` goes by the thing alone, whatever the view: then a move always reads the same."""
    says_you: bool = False
    """Whether what happened can be told to the one it happened to: verbs agree with their seats (`DO`)."""
    title: Callable[[Question, Any], Word | None] | None = None
    """What a question is called for whoever has a view, where the message of its rule does not say all."""
    printed: Callable[[], Printed] | None = None
    """What is printed on its components, for tables that show it."""
    guide: Guide | None = None
    """What the table tells besides the rules: how it stands for a seat, what a move means."""
    hints: Callable[[Any, Seat], Iterable[Sequence[Prospect]]] | None = None
    """What a seat can bring about by its next moves, from its view: what is there already, then by one move,
    by two, and so on, each as soon as it is found. Nothing is read from the view after the first of them."""
    annals: Annals | None = None
    """What is told of a match when it is over; without it only traits and figures are."""
    traits: Callable[[Any, Seat], dict[str, str]] | None = None
    """What kind of seat it is, or for WATCHER what kind of game: `trait-<name>` to a message."""
    figures: Callable[[Any, Seat], dict[str, int]] | None = None
    """Numbers that a seat, or for WATCHER the game, ends with: `figure-<name>` to its value."""
    number_at: Callable[[Word, int], int | None] | None = None
    """The number that words mean at a table of so many seats; None if they mean none that seats decide."""
    remembered: Callable[[Kept], list[Word]] | None = None
    """What a campaign kept, in words: only what all who play may know."""
    previously: Callable[[Kept], list[Word]] | None = None
    """What happened so far, in a few sentences, for who goes on: nothing but what was told."""
    treasures: Callable[[Kept], list[Treasure]] | None = None
    """What a campaign has unlocked or won, each thing with what it is good for."""
    posters: Callable[[Kept | None], list[Poster]] | None = None
    """What a campaign can be played as, and what it may be one day; at its beginning nothing is kept."""
    shelves: Callable[[Sequence[Kept]], list[Shelf]] | None = None
    """What was seen of each story by all sessions of a campaign together, from what was kept of them."""


NOTHING_TOLD = Telling()


def telling_of(rules: AnyRules) -> Telling:
    """Return what a game tells."""
    if isinstance(rules.telling, Telling):
        return rules.telling
    if rules.telling is None:
        return NOTHING_TOLD
    raise BadSetup(f"The `telling` of {rules.name} is a {type(rules.telling).__name__}, not a Telling.")


def standing_for(match: Match[Any], seat: Seat) -> Standing | None:
    """Return how it stands for a seat, as far as it knows; None in a game that does not tell."""
    guide = telling_of(match.rules).guide
    return match.read_view(seat, guide.standing) if guide is not None else None


def foretold_to(match: Match[Any], seat: Seat) -> list[Foretold]:
    """Return what comes by itself if nobody does anything about it, as far as a seat can know."""
    guide = telling_of(match.rules).guide
    if guide is None or guide.foretold is None or match.outcome is not None:
        return []
    return match.read_view(seat, guide.foretold)


def notes_on(rules: AnyRules, view: object, move: Move, rule: str) -> list[Note]:
    """Return what can be known of a move from the view of who may make it."""
    guide = telling_of(rules).guide
    return guide.notes(view, move, rule) if guide is not None else []


def reason_for(rules: AnyRules, view: object, move: Move) -> Word | None:
    """Return why a move is suggested to somebody who sees the table so; None where nothing is told of it."""
    guide = telling_of(rules).guide
    return guide.reason(view, move) if guide is not None and guide.reason is not None else None


def copies_of(rules: AnyRules, view: object, move: Move) -> int:
    """Return how many alike a move of a menu stands for, where equal things are shown once."""
    guide = telling_of(rules).guide
    return guide.copies(view, move) if guide is not None and guide.copies is not None else 1


def source_words(rules: AnyRules, view: object) -> list[Word]:
    """Return the names of the things whose text asks now, where the game knows them."""
    name_of = telling_of(rules).name_of
    pairs = [ref.split(":") for ref in _asking(rules, view)]
    return [
        name_of(view, kind, int(name)) if name.isdigit() else Word(f"{kind}-{name}") for kind, name in pairs
    ]


def sources_of(rules: AnyRules, view: object, question: Question) -> list[str]:
    """Return what a question is about, as somebody with this view may know: `["card:17", "seat:2"]`."""
    named = refs_of(question.about) if question.about is not None else []
    return list(dict.fromkeys([*_asking(rules, view), *named]))


def _asking(rules: AnyRules, view: object) -> list[str]:
    """Return the things whose text asks now."""
    guide = telling_of(rules).guide
    return guide.sources(view) if guide is not None and guide.sources is not None else []
