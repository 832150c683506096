"""TAM-END: the campaign: what is unlocked, the ticks, and which scenarios are offered."""

from dreamtable.games.tamashii.box import BOX, CARDS
from dreamtable.games.tamashii.cards import Guide
from dreamtable.games.tamashii.model import Components, Progress, Scenario, Table
from dreamtable.kernel import Kept, Offer, Word

PROLOGUE = "guide-a"
FIRST_TICK = 1
FROM_PROLOGUE = ("BO01", "EN01", "LP01")
"""TAM-END-07: what the Prologue's first ending unlocks."""
STORY_MODES = ("solo", "cooperative")


def carry(s: Table) -> Progress:
    """TAM-END-02 to -05: what is kept of a session that is over."""
    before = s.kept or Progress()
    ticks = {guide: list(numbers) for guide, numbers in before.ticks.items()}
    unlocked = list(before.unlocked)
    if skips_prologue(s.kept, CARDS[s.guide].id):
        tick(ticks, PROLOGUE, FIRST_TICK)
        unlocked += FROM_PROLOGUE
    if s.ticked:
        tick(ticks, CARDS[s.guide].id, s.ticked)
    locks = [lock for lock in dict.fromkeys([*unlocked, *s.gained]) if lock not in s.lost]
    won = before.won + (s.result == "victory")
    return Progress(unlocked=sorted(locks), ticks=ticks, played=before.played + 1, won=won)


def tick(ticks: dict[str, list[int]], guide: str, number: int) -> None:
    """TAM-END-05: ticking twice does nothing."""
    own = ticks.setdefault(guide, [])
    if number not in own:
        own.append(number)
        own.sort()


def offers(kept: Kept | None) -> Offer:
    """TAM-END-06, -07: the Prologue first; the final scenario when every other one has a tick."""
    sheet = kept if isinstance(kept, Progress) else Progress()
    guides = {BOX.card(card, Guide).id: BOX.card(card, Guide) for card in BOX.of(Guide)}
    open_ = []
    for one in Scenario:
        guide = guides.get(f"guide-{one.value}")
        if guide is None:
            continue
        others = [name for name, other in guides.items() if not other.final]
        if not guide.final or all(name in sheet.ticks for name in others):
            open_.append(one)
    return Offer(STORY_MODES, {"scenario": open_, "components": [Components.FIRST_BOX]})


def skips_prologue(kept: Progress | None, guide: str) -> bool:
    """TAM-END-07: whoever takes another scenario before the Prologue has a tick begins as experienced."""
    return guide != PROLOGUE and (kept is None or PROLOGUE not in kept.ticks)


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
