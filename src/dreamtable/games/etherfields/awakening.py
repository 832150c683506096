"""ETH-AWK, ETH-MCH-07: an evening that follows another: what is kept lies there again; back to the Gate."""

from msgspec.structs import asdict, replace

from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.decks import make_deck
from dreamtable.games.etherfields.events import DreamerPicked, SecretShown, WentBack
from dreamtable.games.etherfields.keeping import died_before
from dreamtable.games.etherfields.model import NOTHING, Dream, Saga, SagaDreamer
from dreamtable.games.etherfields.moves import GoBack, WakeUp
from dreamtable.games.etherfields.voting import among, group
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
    g.tell(WentBack, move is BACK)
    return True


def remember(s: Dream) -> None:
    """ETH-MCH-02: let flags and counters of the campaign stand as they were kept."""
    s.flags = [flag for flag in s.saga.flags if flag.startswith("camp.")]
    s.counters = dict(s.saga.counters)


def wake(g: Game[Dream]) -> None:
    """ETH-AWK-02, -03, -06: everybody has the Dreamer of the evenings before, all cards in the deck, and is
    unhurt; Ether, Flaws, Masks, Items and Notes are kept, Gems and Keys are not."""
    s = g.state
    saga = s.saga
    s.flaw_deck += numbers(g, saga.flaws)
    if len(saga.dreamers) == len(s.dreamers):
        for seat, kept in enumerate(saga.dreamers):
            take_up_again(g, seat, kept)
    s.items = numbers(g, [one for one in saga.items if one not in saga.stored])
    s.storage = numbers(g, saga.stored)
    s.item_market = numbers(g, saga.market)
    s.notes = numbers(g, saga.notes)
    for card in (*s.notes, *s.items, *s.storage, *s.item_market):
        show_again(g, card)


def take_up_again(g: Game[Dream], seat: Seat, kept: SagaDreamer) -> None:
    """Let a seat have its Dreamer again."""
    s = g.state
    d = s.dreamers[seat]
    d.card = NUMBERS[kept.card]
    g.tell(DreamerPicked, seat, d.card)
    d.masks = numbers(g, kept.masks)
    d.mask = NUMBERS.get(kept.mask, NOTHING)
    d.ether = kept.ether
    flaws = numbers(g, kept.flaws)
    for flaw in flaws:
        if flaw in s.flaw_deck:
            s.flaw_deck.remove(flaw)
    cards = numbers(g, kept.cards)
    for card in dict.fromkeys([*cards, *flaws]):
        show_again(g, card)
    make_deck(g, seat, [*cards, *flaws])


def numbers(g: Game[Dream], names: list[str]) -> list[int]:
    """Return components of the box by their ids, those that there are; of several copies each once."""
    left = {name: list(g.components.these(BOX.copies.get(name, ()))) for name in names}
    return [left[name].pop(0) if len(left[name]) > 1 else left[name][0] for name in names if left[name]]


def show_again(g: Game[Dream], card: int) -> None:
    """ETH-SEC-06: what was revealed in an evening before can be read in this one too."""
    if BOX.notes[card].under and card not in g.state.shown:
        g.unseal()
        g.state.shown.append(card)
        g.tell(SecretShown, card)
