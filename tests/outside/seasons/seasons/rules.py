"""The rules of Seasons, all of them.

In each of three rounds everybody plants or digs. What is planted blooms by chance, the more surely the more
seeds were saved from the years before. Under one of the beds a key is buried, under the same one in all
years, and nobody knows which before it is dug up. Enough blooms win the year. The courtyard comes first; a
won year opens the orchard and lets the gardeners be rivals; the key opens the pond; a won year at the pond
ends the campaign.
"""

from enum import StrEnum
from typing import Annotated

import msgspec

from dreamtable.api import (
    CHECKPOINT,
    Campaigning,
    Chance,
    Event,
    Game,
    Kept,
    Move,
    Offer,
    Opening,
    Options,
    Outcome,
    Ref,
    Rules,
    Script,
    Seat,
    State,
    Telling,
    Word,
    enum_word,
)
from seasons import GAME

ROUNDS = 3
BEDS = 4
Bed = Annotated[int, Ref("bed")]


class Garden(StrEnum):
    """Where the year is spent."""

    COURTYARD = "courtyard"
    ORCHARD = "orchard"
    POND = "pond"


NEEDED = {Garden.COURTYARD: 1, Garden.ORCHARD: 2, Garden.POND: 2}
"""How many blooms each gardener must bring for the year to be won."""


class SeasonsOptions(Options, frozen=True):
    """Where to go this year."""

    garden: Garden = Garden.COURTYARD
    late_frost: bool = False


class Harvest(Kept):
    """What the years leave behind."""

    years: int = 0
    seeds: int = 0
    opened: list[Garden] = msgspec.field(default_factory=lambda: [Garden.COURTYARD])
    blooms: list[int] = []
    """Of each year."""
    buried: Bed = 0
    found: bool = False
    ended: bool = False


class Plant(Move, frozen=True):
    """Plant a bed."""

    bed: Bed


class Dig(Move, frozen=True):
    """Dig a bed over, to see what lies under it."""

    bed: Bed


class Bloomed(Event, frozen=True):
    """A bed bloomed, or stayed bare."""

    seat: Seat
    bed: Bed
    blooms: bool


class Dug(Event, frozen=True):
    """A bed was dug over."""

    reveals = True
    seat: Seat
    bed: Bed
    key: bool


class Year(State):
    """A garden and its year."""

    garden: Garden
    rivals: bool
    late_frost: bool
    blooms: list[int]
    kept: Harvest
    dug: list[Bed] = []
    turn: int = 0


class Sight(msgspec.Struct):
    """What everybody sees: all but the key."""

    garden: Garden
    blooms: list[int]
    seeds: int
    dug: list[Bed]
    found: bool
    turn: int
    outcome: Outcome | None


def setup(opening: Opening[SeasonsOptions]) -> Year:
    """Go to the garden with what the years before left; in the first year the key is buried."""
    kept = opening.kept_as(Harvest)
    if opening.kept is None:
        kept.buried = opening.rng.below(BEDS)
    return Year(
        rng=opening.rng.rng,
        garden=opening.options.garden,
        rivals=opening.mode.name == "rivals",
        late_frost=opening.options.late_frost,
        blooms=[0] * opening.seats,
        kept=kept,
    )


def play(g: Game[Year]) -> Script[None]:
    """Everybody in turn plants or digs; then the year is counted."""
    s = g.state
    seats = len(s.blooms)
    while s.turn < ROUNDS * seats:
        yield CHECKPOINT
        seat = s.turn % seats
        beds = range(BEDS)
        moves: list[Plant | Dig] = [Plant(bed) for bed in beds]
        moves += [Dig(bed) for bed in beds if bed not in s.dug and not s.kept.found]
        match (yield from g.ask(seat, moves, rule="SEA-01")):
            case Plant(bed):
                bloomed = g.rng.below(6) < 3 - s.late_frost + min(2, s.kept.seeds)
                s.blooms[seat] += bloomed
                g.tell(Bloomed, seat, bed, bloomed)
            case Dig(bed):
                s.dug.append(bed)
                s.kept.found = bed == s.kept.buried
                g.tell(Dug, seat, bed, s.kept.found)
        s.turn += 1
    won = sum(s.blooms) >= NEEDED[s.garden] * seats
    best = [seat for seat in range(seats) if s.blooms[seat] == max(s.blooms)]
    winners = (best if s.rivals else list(range(seats))) if won else []
    g.end(Outcome(winners, list(s.blooms), "bloom" if won else "bare"))


def carry(s: Year) -> Harvest:
    """Return what the year leaves behind."""
    kept = s.kept
    won = s.outcome is not None and s.outcome.reason == "bloom"
    opened = [*kept.opened]
    for garden, opens in ((Garden.ORCHARD, won), (Garden.POND, kept.found)):
        if opens and garden not in opened:
            opened.append(garden)
    return Harvest(
        years=kept.years + 1,
        seeds=kept.seeds + won,
        opened=opened,
        blooms=[*kept.blooms, sum(s.blooms)],
        buried=kept.buried,
        found=kept.found,
        ended=won and s.garden is Garden.POND,
    )


def offers(kept: Kept | None) -> Offer:
    """Return where the next year may be spent, and how."""
    harvest = kept if isinstance(kept, Harvest) else Harvest()
    modes = ("together", "rivals") if harvest.seeds else ("together",)
    return Offer(modes, {"garden": harvest.opened}, harvest.ended)


def remembered(kept: Kept) -> list[Word]:
    """Tell of the years; not where the key lies."""
    assert isinstance(kept, Harvest)
    told = [Word("kept-years", {"years": kept.years, "blooms": sum(kept.blooms)})]
    if kept.seeds:
        told.append(Word("kept-seeds", {"seeds": kept.seeds}))
    if kept.found:
        told.append(Word("kept-key"))
    return told


def view(s: Year, _seat: Seat) -> Sight:
    """Everybody sees the same."""
    return Sight(s.garden, s.blooms, s.kept.seeds, s.dug, s.kept.found, s.turn, s.outcome)


def determinize(s: Year, _seat: Seat, rng: Chance) -> None:
    """The key lies under some bed that was not dug over."""
    hidden = [bed for bed in range(BEDS) if bed not in s.dug]
    if not s.kept.found and hidden:
        s.kept.buried = hidden[rng.below(len(hidden))]


def name_of(_view: object, kind: str, value: int) -> Word:
    """Return the word for a bed."""
    return Word(kind, {"number": value + 1})


RULES = Rules(
    name=GAME.name,
    modes=GAME.modes,
    rules_version=1,
    options=SeasonsOptions,
    state=Year,
    moves=Plant | Dig,
    events=Bloomed | Dug,
    setup=setup,
    play=play,
    view=view,
    determinize=determinize,
    telling=Telling(
        package=GAME.package,
        name_of=name_of,
        traits=lambda s, seat: {} if seat >= 0 else {"garden": enum_word(s.garden).key},
        figures=lambda s, seat: {"blooms": s.blooms[seat] if seat >= 0 else sum(s.blooms)},
        remembered=remembered,
    ),
    campaign=Campaigning(
        kept=Harvest,
        carry=carry,
        offers=offers,
    ),
)
