"""TAM-END: the campaign: what is unlocked, the ticks, and which scenarios are offered."""

from dreamtable.games.tamashii.box import BOX, CARDS
from dreamtable.games.tamashii.cards import Guide
from dreamtable.games.tamashii.model import NOTHING, Components, Progress, Scenario, Table
from dreamtable.games.tamashii.naming import lock_name, locked_by
from dreamtable.kernel import Game, Kept, Offer, Outcome
from dreamtable.telling import Poster, Treasure, Word

PROLOGUE = "guide-a"
FIRST_TICK = 1
FROM_PROLOGUE = ("BO01", "EN01", "LP01")
"""TAM-END-07: what the Prologue's first ending unlocks."""
STORY_MODES = ("solo", "cooperative")
DIFFICULTIES = ("easy", "medium", "hard")
LENGTHS = ("short", "medium", "long")


def carry(s: Table) -> Progress:
    """TAM-END-02 to -05: what is kept of a session that is over."""
    before = s.kept or Progress()
    ticks = {guide: list(numbers) for guide, numbers in before.ticks.items()}
    notes = dict(before.notes)
    if s.ticked:
        tick(ticks, CARDS[s.guide].id, s.ticked)
    if s.noted and s.result == "victory":
        notes[CARDS[s.guide].id] = s.noted
    locks = [lock for lock in dict.fromkeys([*before.unlocked, *s.gained]) if lock not in s.lost]
    won = before.won + (s.result == "victory")
    played = before.played + 1
    return Progress(unlocked=sorted(locks), ticks=ticks, notes=notes, played=played, won=won)


def tick(ticks: dict[str, list[int]], guide: str, number: int) -> None:
    """TAM-END-05: ticking twice does nothing."""
    own = ticks.setdefault(guide, [])
    if number not in own:
        own.append(number)


def offers(kept: Kept | None) -> Offer:
    """TAM-END-06, -07: the Prologue first; the final scenario when every other one has a tick.

    What has no tick yet comes next, the easiest of it first.
    """
    sheet = kept if isinstance(kept, Progress) else Progress()
    box = {"components": [Components.FIRST_BOX]}
    if PROLOGUE not in sheet.ticks:
        return Offer(STORY_MODES, {"scenario": [Scenario.A], **box})
    last = final_is_open(sheet)
    open_ = [one for one in Scenario if last or not guide_of(one).final]
    open_.sort(key=lambda one: (guide_id(one) in sheet.ticks, *demands(guide_of(one))))
    return Offer(STORY_MODES, {"scenario": open_, "experienced": [False], **box})


def guide_id(scenario: Scenario) -> str:
    """Return the id of the guide of a scenario."""
    return f"guide-{scenario.value}"


def guide_of(scenario: Scenario) -> Guide:
    """Return the guide of a scenario."""
    return BOX.card(BOX.numbers[guide_id(scenario)], Guide)


def demands(guide: Guide) -> tuple[bool, int, bool, int]:
    """TAM-SCE-01: return what a scenario asks of a group, for putting them into an order."""
    return guide.final, DIFFICULTIES.index(guide.difficulty), guide.warning, LENGTHS.index(guide.length)


def final_is_open(sheet: Progress) -> bool:
    """TAM-END-06: say whether every scenario but the final one has a tick."""
    return all(guide_id(one) in sheet.ticks for one in Scenario if not guide_of(one).final)


def counts_as_won(s: Table) -> bool:
    """TAM-END-07: say whether it is the Prologue, and the host wants to begin as experienced."""
    return s.options.experienced and s.guide != NOTHING and CARDS[s.guide].id == PROLOGUE


def win_unplayed(g: Game[Table]) -> None:
    """TAM-END-07: an experienced start: the Prologue's first tick and what it unlocks, at once."""
    s = g.state
    s.ticked, s.gained, s.result = FIRST_TICK, list(FROM_PROLOGUE), "experienced"
    seats = list(range(len(s.players)))
    g.end(Outcome(seats, [1] * len(seats), s.result))


def remembered(kept: Kept) -> list[Word]:
    """TAM-END-04: the progress sheet in words."""
    if not isinstance(kept, Progress):
        return []
    lines = [Word("kept-played", {"played": kept.played, "won": kept.won})]
    for guide, ticks in sorted(kept.ticks.items()):
        lines.append(Word("kept-ticks", {"guide": Word(f"card-{guide}"), "ticks": len(ticks)}))
    if kept.unlocked:
        lines.append(Word("kept-unlocked", {"locks": list(map(lock_name, kept.unlocked))}))
    return lines


def treasures(kept: Kept) -> list[Treasure]:
    """TAM-END-02: what was unlocked, and what it brings into the next scenario."""
    if not isinstance(kept, Progress):
        return []
    return [
        Treasure(lock_name(lock), Word(f"why-{name.key}", name.args), lock[:2].lower())
        for lock in kept.unlocked
        if locked_by(lock) and (name := lock_name(lock))
    ]


def posters(kept: Kept | None) -> list[Poster]:
    """TAM-SCE-01, TAM-END-06, -07: every scenario with what its guide promises, and when it opens."""
    sheet = kept if isinstance(kept, Progress) else Progress()
    open_ = offers(kept).options["scenario"]
    return [poster(one, sheet, is_open=one in open_) for one in Scenario]


def poster(scenario: Scenario, sheet: Progress, *, is_open: bool) -> Poster:
    """Return a scenario with what its guide promises."""
    guide = guide_of(scenario)
    facts = [Word(f"length-{guide.length}"), Word(f"difficulty-{guide.difficulty}")]
    if guide.warning:
        facts.append(Word("guide-warning"))
    locked = None if is_open else Word("opens-last" if guide.final else "opens-after-prologue")
    return Poster(
        name=guide.id,
        title=guide.name(),
        teaser=Word(f"teaser-{guide.id}"),
        facts=facts,
        option="scenario",
        value=scenario.value,
        endings=len(sheet.ticks.get(guide.id, ())),
        locked=locked,
    )
