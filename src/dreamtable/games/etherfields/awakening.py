"""ETH-MCH-02, -07, ETH-ADD: a match that follows another: what was kept lies there again; back to the
Gate."""

from msgspec.structs import asdict, replace

from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Mask
from dreamtable.games.etherfields.decks import make_deck, show, turn_up
from dreamtable.games.etherfields.events import DreamerPicked, Remembered, SecretShown, WentBack
from dreamtable.games.etherfields.keeping import died_before, leads_to_way
from dreamtable.games.etherfields.look import back_of
from dreamtable.games.etherfields.model import NOTHING, Dream, InfluenceDeck, Saga, SagaDreamer, Zones
from dreamtable.games.etherfields.moves import GoBack, WakeUp
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.world.cards import Wisdom
from dreamtable.games.etherfields.world.gaining import catch_up, world_from
from dreamtable.games.etherfields.world.piles import with_code
from dreamtable.kernel import Game, Move, Script, Seat

BACK: Move = GoBack()
WAKE: Move = WakeUp()


def after_death(g: Game[Dream]) -> Script[bool]:
    """ETH-MCH-07: after a death the group goes back to the Gate, where nothing of the lost try counts, or
    awakens and keeps what was gained; say whether it was asked."""
    s = g.state
    if not died_before(s.saga):
        return False
    move = yield from group(g, among([BACK, WAKE]), rule="ETH-MCH-07")
    if move is BACK and s.saga.before is not None:
        s.saga = Saga(**asdict(s.saga.before))
    else:
        s.saga = replace(s.saga, ending="awakening", before=None)
    remember(s)
    if leads_to_way(s.saga):
        s.gate = NOTHING
        for card in open_world(s):
            show_again(g, card)
    g.tell(WentBack, move is BACK)
    return True


def remember(s: Dream) -> None:
    """ETH-MCH-02, ETH-WIS-01: let flags and counters of the campaign stand as they were kept, and lay its
    Wisdom cards out."""
    s.flags = [flag for flag in s.saga.flags if flag.startswith("camp.")]
    s.counters = dict(s.saga.counters)
    s.wisdom = known_wisdom(s.saga)
    s.shown += [card for card in s.wisdom if card not in s.shown]


def known_wisdom(saga: Saga) -> list[int]:
    """ETH-WIS-01: return the Wisdom cards that a Dream begins with, as they were gained."""
    codes = [one.removeprefix("wisdom ") for one in saga.gained if one.startswith("wisdom ")]
    found = list(saga.world.wisdom) if saga.world is not None else []
    found += [name for code in codes if (name := with_code(code, Wisdom)) and name not in found]
    return [NUMBERS[name] for name in found]


def open_world(s: Dream) -> list[int]:
    """ETH-MCH-01: a Way begins: the world lies there, with what was gained since; return what everybody knows
    of it: districts, Wisdom, the Season, First Memories."""
    world = s.world = world_from(s.saga.world, s.saga.gained)
    s.wisdom = []
    s.saga = replace(s.saga, world=None)
    names = (*world.districts, *world.wisdom, world.season, *world.memories)
    return [NUMBERS[name] for name in names if name]


def is_carried(s: Dream) -> bool:
    """ETH-MCH-02: say whether everything lies exactly as it did: on a Way, and in a Dream after one."""
    return s.world is not None or s.saga.ending == "gate"


def wake(g: Game[Dream]) -> None:
    """ETH-MCH-02: everybody has the Dreamer of the match before, and what the Team has lies where it lay;
    after a Dream that no Way follows everybody is unhurt, and Gems and Keys are gone (ETH-AWK-02, -03, -06).
    """
    s = g.state
    saga = s.saga
    s.flaw_deck += numbers(g, saga.flaws)
    if saga.ending == "gate" or (s.world is not None and s.world.team and saga.ending != "evening"):
        s.hours, s.keys, s.first = saga.hours, saga.keys, saga.first % len(s.dreamers)
    if len(saga.dreamers) == len(s.dreamers):
        for seat, kept in enumerate(saga.dreamers):
            take_up_again(g, seat, kept)
    elif s.world is not None:
        s.world.resting += saga.dreamers
    s.items = numbers(g, [one for one in saga.items if one not in saga.stored])
    s.storage = numbers(g, saga.stored)
    s.item_market = numbers(g, saga.market)
    s.notes = numbers(g, saga.notes)
    s.signs = numbers(g, saga.signs)
    for card in (*s.notes, *s.items, *s.storage, *s.item_market):
        show_again(g, card)


def take_up(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-SET-02, ETH-ADD-02, -03: a seat plays a Dreamer: one who rested with the own cards, a new one with
    the starting deck and, once the first Dream is over, with the two starting Masks."""
    s = g.state
    resting = s.world.resting if s.world is not None else []
    kept = next((one for one in resting if one.card == CARDS[card].id), None)
    if kept is not None:
        resting.remove(kept)
        take_up_again(g, seat, kept)
        return
    d = s.dreamers[seat]
    d.card = card
    g.tell(DreamerPicked, seat, card)
    make_deck(g, seat, g.components.these(BOX.starting_deck(card)))
    if s.world is not None:
        d.masks = [one for one in BOX.of(Mask) if BOX.card(one, Mask).owner == CARDS[card].id]
        first_memory(g, card)


def first_memory(g: Game[Dream], card: int) -> None:
    """ETH-FME-02: a Dreamer who is first played after the first Dream gains the first of the own First
    Memories then."""
    s = g.state
    gained = f"memory {CARDS[card].id}"
    if s.world is None or gained in (*s.saga.gained, *s.gained):
        return
    s.gained.append(gained)
    g.tell(Remembered, gained)
    catch_up(s)
    for name in s.world.memories:
        show_again(g, NUMBERS[name])


def take_up_again(g: Game[Dream], seat: Seat, kept: SagaDreamer) -> None:
    """Let a seat have its Dreamer again."""
    s = g.state
    d = s.dreamers[seat]
    d.card = NUMBERS[kept.card]
    g.tell(DreamerPicked, seat, d.card)
    d.masks = numbers(g, kept.masks)
    d.mask = NUMBERS.get(kept.mask, NOTHING)
    d.ether, d.ether_cards = kept.ether, kept.ether_cards
    d.unused = numbers(g, kept.unused)
    d.gifts, d.deeds = numbers(g, kept.gifts), dict(kept.deeds)
    d.signs, d.signs_owed = [NUMBERS[name] for name in kept.signs if name in NUMBERS], kept.signs_owed
    flaws = numbers(g, kept.flaws)
    for flaw in flaws:
        if flaw in s.flaw_deck:
            s.flaw_deck.remove(flaw)
    cards = numbers(g, kept.cards)
    for card in dict.fromkeys([*cards, *flaws, *d.unused, *d.gifts]):
        show_again(g, card)
    if kept.zones is not None and is_carried(s):
        lay_out(g, seat, kept.zones)
    else:
        make_deck(g, seat, [*cards, *flaws])


def lay_out(g: Game[Dream], seat: Seat, zones: Zones) -> None:
    """ETH-MCH-02: the cards of a Dreamer lie exactly as they lay."""
    d = g.state.dreamers[seat]
    loose = g.components.in_order(numbers(g, zones.loose))
    top = numbers(g, zones.top)
    mixed = any(back_of(card) != back_of(loose[0]) for card in loose[1:]) if loose else False
    d.deck = InfluenceDeck(loose, top, zones.back, mixed=mixed or bool(top))
    d.hand, d.discard, d.sealed = numbers(g, zones.hand), numbers(g, zones.discard), numbers(g, zones.sealed)
    d.progress, d.flipped = numbers(g, zones.progress), numbers(g, zones.flipped)
    d.flaws, d.gems, d.distress = numbers(g, zones.flaws), zones.gems, zones.distress
    if mixed and not zones.back:
        turn_up(g, seat)


def numbers(g: Game[Dream], names: list[str]) -> list[int]:
    """Return components of the box by their ids, those that there are; of several copies each once."""
    left = {name: list(g.components.these(BOX.copies.get(name, ()))) for name in names}
    return [left[name].pop(0) if len(left[name]) > 1 else left[name][0] for name in names if left[name]]


def show_again(g: Game[Dream], card: int) -> None:
    """ETH-SEC-06: what was revealed in an evening before can be read in this one too."""
    if BOX.notes[card].under and card not in g.state.shown:
        show(g, card)
        g.tell(SecretShown, card)
