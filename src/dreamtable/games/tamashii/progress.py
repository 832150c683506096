"""TAM-END: the campaign: what is unlocked, the ticks, and which scenarios are offered."""

from dreamtable.games.tamashii.box import BOX, CARDS
from dreamtable.games.tamashii.cards import Guide
from dreamtable.games.tamashii.model import NOTHING, Components, Progress, Scenario, Table
from dreamtable.kernel import Game, Kept, Offer, Outcome, Word

PROLOGUE = "guide-a"
FIRST_TICK = 1
FROM_PROLOGUE = ("BO01", "EN01", "LP01")
"""TAM-END-07: what the Prologue's first ending unlocks."""
STORY_MODES = ("solo", "cooperative")


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
    """TAM-END-06, -07: the Prologue first; the final scenario when every other one has a tick."""
    sheet = kept if isinstance(kept, Progress) else Progress()
    box = {"components": [Components.FIRST_BOX]}
    if PROLOGUE not in sheet.ticks:
        return Offer(STORY_MODES, {"scenario": [Scenario.A], **box})
    guides = {BOX.card(card, Guide).id: BOX.card(card, Guide) for card in BOX.of(Guide)}
    others = [name for name, guide in guides.items() if not guide.final]
    last = all(name in sheet.ticks for name in others)
    open_ = [
        one for one in Scenario if (guide := guides.get(f"guide-{one.value}")) and (last or not guide.final)
    ]
    return Offer(STORY_MODES, {"scenario": open_, "experienced": [False], **box})


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
        locks = [Word("lock-number", {"lock": lock}) for lock in kept.unlocked]
        lines.append(Word("kept-unlocked", {"locks": locks}))
    return lines
