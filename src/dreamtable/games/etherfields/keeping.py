"""ETH-END, ETH-SAV-05: what a campaign would keep of an evening."""

from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.model import Dream, Memory
from dreamtable.games.etherfields.naming import gained_name
from dreamtable.kernel import Kept, Offer, Word


def carry(s: Dream) -> Memory:
    """Return what is kept of an evening that is over."""
    return Memory(
        evenings=1,
        ending=s.ending,
        flags=[flag for flag in s.flags if flag.startswith("camp.")],
        counters={name: value for name, value in s.counters.items() if name.startswith("camp.")},
        gained=s.gained,
        items=[CARDS[card].id for card in (*s.items, *s.storage)],
        masks=[CARDS[card].id for d in s.dreamers for card in d.masks],
        notes=[CARDS[card].id for card in s.notes],
    )


def offers(kept: Kept | None) -> Offer:
    """Say what may follow: after a death the Dream again (ETH-PAI-07), after an ending nothing yet."""
    over = isinstance(kept, Memory) and kept.ending in ("victory", "failure")
    return Offer(over=over)


def remembered(kept: Kept) -> list[Word]:
    """Return what was kept, in words."""
    if not isinstance(kept, Memory) or not kept.evenings:
        return []
    words = [Word(f"kept-{kept.ending}")]
    words += [Word("kept-item", {"card": Word(f"card-{one}")}) for one in kept.items]
    words += [Word("kept-mask", {"card": Word(f"card-{one}")}) for one in kept.masks]
    words += map(gained_name, dict.fromkeys(kept.gained))
    words += [gained_name(f"flag {flag}") for flag in kept.flags]
    return words
