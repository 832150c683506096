"""ETH-END, ETH-MCH: what a campaign keeps of an evening, and what may follow."""

from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Gate, Influence, Paragraph
from dreamtable.games.etherfields.look import is_flaw
from dreamtable.games.etherfields.losses import AWAKENING, DEATH
from dreamtable.games.etherfields.model import (
    NOTHING,
    Beginning,
    Dream,
    Dreamer,
    Keeping,
    Saga,
    SagaDreamer,
    World,
    Zones,
)
from dreamtable.games.etherfields.naming import gained_name
from dreamtable.games.etherfields.shelves import traced
from dreamtable.games.etherfields.tallies import LASTING
from dreamtable.games.etherfields.world.piles import without
from dreamtable.kernel import Kept, Offer
from dreamtable.telling import Poster, Treasure, Word

FIRST_GATE = Beginning.I_01
ABOUT = frozenset(
    {
        "wisdom",
        "season",
        "gate",
        "remove-gate",
        "world-tile",
        "add-slumber",
        "add-fate",
        "add-market",
        "shopping",
        "memory",
        "awakening",
        "flag",
        "item-market",
    }
)
"""What the campaign keeps of which it can be said what it is good for."""


def carry(s: Dream) -> Saga:
    """ETH-MCH-02: return what is kept of a match that is over; after a death also what was kept before."""
    return Saga(
        evenings=s.saga.evenings + 1,
        ending=s.ending,
        gate=CARDS[s.gate].id if s.gate != NOTHING else s.saga.gate,
        flags=[flag for flag in s.flags if flag.startswith("camp.")],
        counters={name: value for name, value in s.counters.items() if name.startswith("camp.")},
        gained=[*s.saga.gained, *s.gained],
        items=ids([*s.items, *s.storage]),
        masks=ids([card for d in s.dreamers for card in d.masks]),
        notes=ids(s.notes),
        used_notes=[*s.saga.used_notes, *ids(s.used_notes)],
        signs=ids(s.signs),
        stored=ids(s.storage),
        market=ids(s.item_market),
        flaws=ids([card for card in (*s.flaw_deck, *s.flaws_below) if BOX.notes[card].code]),
        pages=[*s.saga.pages, *(page.id for page in map(page_of, s.read) if page.recalled)],
        traces=traced(s),
        dreamers=list(map(kept_dreamer, s.dreamers)),
        before=as_it_was(s.saga) if s.ending == "death" else None,
        world=kept_world(s),
        hours=s.hours,
        keys=s.keys,
        first=s.first,
        awakens=s.world is None and AWAKENING in s.gained,
    )


def kept_world(s: Dream) -> World | None:
    """ETH-FME-01, ETH-MCH-02: return what lies between the Dreams, without what was remembered in one."""
    if s.world is not None or s.saga.world is None or not s.recalled:
        return s.world if s.world is not None else s.saga.world
    return without(s.saga.world, s.recalled)


def leads_to_way(kept: Keeping) -> bool:
    """ETH-MCH-01: say whether a Way comes next: after a Dream that has opened the city, after Awakening from
    a death, and with an evening."""
    known = any(one.startswith("world-tile ") for one in kept.gained)
    return known and kept.ending in ("victory", "failure", "awakening", "evening")


def page_of(number: int) -> Paragraph:
    """Return a page of the script."""
    return BOX.card(BOX.paragraphs[number], Paragraph)


def as_it_was(saga: Saga) -> Keeping:
    """ETH-MCH-07: return what was kept before an evening, to go back to."""
    return Keeping(**{name: getattr(saga, name) for name in Keeping.__struct_fields__})


def ids(cards: list[int]) -> list[str]:
    """Return components by the names that stay."""
    return [CARDS[card].id for card in cards]


def kept_dreamer(d: Dreamer) -> SagaDreamer:
    """ETH-MCH-02, ETH-AWK-02: return what is kept of a Dreamer: all cards, wherever they lie."""
    piles = (d.deck.loose, d.deck.top, d.hand, d.discard, d.sealed, d.progress, d.flaws)
    owned = sorted(card for pile in piles for card in pile)
    return SagaDreamer(
        card=CARDS[d.card].id,
        cards=ids([card for card in owned if isinstance(CARDS[card], Influence)]),
        flaws=ids([card for card in owned if is_flaw(card)]),
        masks=ids(d.masks),
        mask=CARDS[d.mask].id if d.mask >= 0 else "",
        ether=d.ether,
        unused=ids(d.unused),
        ether_cards=d.ether_cards,
        gifts=ids(d.gifts),
        deeds={deed: num for deed, num in d.deeds.items() if deed in LASTING},
        signs=ids(d.signs),
        signs_owed=d.signs_owed,
        zones=Zones(
            loose=ids(d.deck.loose),
            top=ids(d.deck.top),
            back=d.deck.back,
            hand=ids(d.hand),
            discard=ids(d.discard),
            sealed=ids(d.sealed),
            progress=ids(d.progress),
            flipped=ids(d.flipped),
            flaws=ids(d.flaws),
            gems=d.gems,
            distress=d.distress,
        ),
    )


def next_gate(kept: Saga) -> str:
    """ETH-PAI-07, ETH-GATE-12: return the Gate that comes next: after a death the same, after an ending the
    first one that was gained, is not removed and can be entered; nothing if there is none."""
    if kept.ending not in ("victory", "failure", "evening"):
        return kept.gate or FIRST_GATE.value
    gates = {BOX.card(card, Gate).code: BOX.card(card, Gate).id for card in BOX.of(Gate)}
    known = {one.value for one in Beginning}
    for gained in kept.gained:
        sort, _, code = gained.partition(" ")
        if sort == "gate" and f"remove-gate {code}" not in kept.gained and gates.get(code) in known:
            return gates[code]
    return ""


def offers(kept: Kept | None) -> Offer:
    """ETH-MCH-03: say what may follow: a Way, also when no Gate of this edition is left, or the Gate that was
    entered; without either nothing does. It follows by itself, and for as many (ETH-ADD-04), unless the
    evening was ended (ETH-SAV-01)."""
    goes_on = isinstance(kept, Saga) and kept.ending != "evening"
    seats = len(kept.dreamers) or None if isinstance(kept, Saga) and goes_on else None
    if isinstance(kept, Saga) and leads_to_way(kept):
        return Offer(seats=seats, at_once=goes_on)
    gate = next_gate(kept) if isinstance(kept, Saga) else FIRST_GATE.value
    if not gate:
        return Offer(over=True)
    fitting = [one for one in Beginning if one.value == gate]
    return Offer(options={"gate": fitting} if fitting else {}, seats=seats, at_once=goes_on)


def remembered(kept: Kept) -> list[Word]:
    """Return what was kept, in words."""
    if not isinstance(kept, Saga) or not kept.evenings:
        return []
    words = [Word(f"kept-{kept.ending}"), *(Word(f"told-{page}") for page in kept.pages)]
    words += [Word("kept-item", {"card": Word(f"card-{one}")}) for one in kept.items]
    words += [Word("kept-mask", {"card": Word(f"card-{one}")}) for one in kept.masks]
    words += [Word("kept-note", {"card": Word(f"card-{one}")}) for one in kept.notes]
    words += map(gained_name, dict.fromkeys(kept.gained))
    words += [gained_name(f"flag {flag}") for flag in kept.flags]
    if not next_gate(kept):
        words.append(Word("kept-no-further"))
    return words


TOLD_AGAIN = 3
"""ETH-SFT-01: of so many pages it is told again what was done there."""


def previously(kept: Kept) -> list[Word]:
    """ETH-SFT-01: return in at most five sentences what was done last, how it ended, and what comes next."""
    if not isinstance(kept, Saga) or not kept.evenings:
        return []
    words = [Word(f"told-{page}") for page in list(dict.fromkeys(kept.pages))[-TOLD_AGAIN:]]
    if kept.ending == "death":
        words.append(Word("kept-death"))
    gate = next_gate(kept)
    if not gate:
        return [*words, Word("kept-no-further")]
    name = BOX.card(BOX.numbers[gate], Gate).name()
    return [*words, Word("previously-way" if leads_to_way(kept) else "previously-gate", {"gate": name})]


def died_before(kept: Saga) -> bool:
    """Say whether the group has still to choose what follows a death."""
    return kept.ending == "death" and kept.before is not None and DEATH in kept.gained


def treasures(kept: Kept) -> list[Treasure]:
    """ETH-END-03: what the evenings left, and what it is good for."""
    if not isinstance(kept, Saga):
        return []
    found = [Treasure(Word(f"card-{one}"), Word("about-kept-item"), "item") for one in kept.items]
    found += [Treasure(Word(f"card-{one}"), Word("about-kept-mask"), "mask") for one in kept.masks]
    found += [Treasure(Word(f"card-{one}"), Word("about-kept-note"), "note") for one in kept.notes]
    found += [Treasure(Word(f"card-{one}"), Word("about-kept-sign"), "sign") for one in kept.signs]
    own = [one for d in kept.dreamers for one in d.signs]
    found += [Treasure(Word(f"card-{one}"), Word("about-kept-own-sign"), "own-sign") for one in own]
    for gained in (*dict.fromkeys(kept.gained), *(f"flag {flag}" for flag in kept.flags)):
        sort = gained.partition(" ")[0]
        if sort in ABOUT:
            found.append(Treasure(gained_name(gained), Word(f"about-gained-{sort}"), sort))
    return found


def posters(kept: Kept | None) -> list[Poster]:
    """ETH-GATE-12: the Dreams that have come to an end, and what comes next: a Way or a Gate."""
    saga = kept if isinstance(kept, Saga) else Saga()
    coming = next_gate(saga)
    gates = [BOX.card(card, Gate) for card in BOX.of(Gate)]
    found = [poster(gate, is_next=False) for gate in gates if f"remove-gate {gate.code}" in saga.gained]
    if leads_to_way(saga):
        return [*found, way_poster(BOX.card(BOX.numbers[coming], Gate) if coming else None)]
    return [*found, *(poster(gate, is_next=True) for gate in gates if gate.id == coming)]


def way_poster(gate: Gate | None) -> Poster:
    """ETH-MCH-01: return the Way, with the Dream that it may lead to, or that there is none as yet."""
    return Poster(
        name="way",
        title=Word("way-title"),
        teaser=Word("way-teaser"),
        facts=[Word("way-leads-to", {"gate": gate.name()}) if gate is not None else Word("kept-no-further")],
    )


def poster(gate: Gate, *, is_next: bool) -> Poster:
    """ETH-GATE-02: return a Gate with what stands on it."""
    return Poster(
        name=gate.id,
        title=gate.name(),
        teaser=Word(f"story-{gate.id}"),
        facts=[Word("gate-turns", {"turns": gate.turns})],
        option="gate" if gate.id in {one.value for one in Beginning} else "",
        value=gate.id,
        endings=0 if is_next else 1,
        locked=None if is_next else Word("about-gained-remove-gate"),
    )
