"""TAM-AUG: class and faction augmentations of players."""

from dreamtable.games.tamashii.box import BOX, CARDS
from dreamtable.games.tamashii.cards import ClassCard, FactionCard
from dreamtable.games.tamashii.changed import added, value_of
from dreamtable.games.tamashii.codes import more_writes
from dreamtable.games.tamashii.events import CardDrawn, CardLost, ClassCardsDrawn, Equipped
from dreamtable.games.tamashii.goals import note
from dreamtable.games.tamashii.happening import happen
from dreamtable.games.tamashii.look import figure_place, tile_at
from dreamtable.games.tamashii.model import MEMORY, Player, Step, Table
from dreamtable.games.tamashii.moves import KeepCard, PickCard
from dreamtable.games.tamashii.parts import FACTIONS
from dreamtable.games.tamashii.resources import lose
from dreamtable.games.tamashii.scene import Scene
from dreamtable.kernel import Game, Script, Seat


def printed_cost(card: int) -> int:
    """TAM-AUG-10: the memory that equipping a card costs, as it is printed."""
    one = CARDS[card]
    return one.cost if isinstance(one, ClassCard | FactionCard) else 0


def cost_of(s: Table, seat: Seat, card: int, less: int = 0) -> int:
    """TAM-AUG-10: the memory that equipping a card costs."""
    return max(0, printed_cost(card) + added(s, seat, "equip-cost") - less)


def equippable(s: Table, seat: Seat, less: int = 0) -> list[int]:
    """TAM-UPG-03: the unequipped augmentations that a player can pay for."""
    p = s.players[seat]
    most = p.resources[MEMORY] - added(s, seat, "equip-cost") + less
    return [card for card in p.cards if card not in p.equipped and printed_cost(card) <= most]


def equip(g: Game[Table], seat: Seat, card: int, less: int = 0) -> Script[None]:
    """TAM-AUG-10: pay the memory; the card stays equipped."""
    s = g.state
    p = s.players[seat]
    lose(g, seat, MEMORY, cost_of(s, seat, card, less))
    writes = value_of(s, seat, "write")
    p.equipped.append(card)
    g.tell(Equipped, seat, card)
    if s.step == Step.WRITING:
        more_writes(p, value_of(s, seat, "write") - writes)
    return happen(g, "equip", seat)


def draw_faction_card(g: Game[Table], seat: Seat, faction: int) -> None:
    """TAM-AUG-09, -14: draw the top card of a faction deck, if there is one; it comes unequipped."""
    s = g.state
    deck = s.factions[faction]
    if not deck:
        return
    card = g.rng.take(deck)
    s.players[seat].cards.append(card)
    g.tell(CardDrawn, seat, card)
    note(g, seat, "draw-faction")


def class_cards_left(p: Player) -> int:
    """Return how many cards are in a player's class deck."""
    return len(p.class_deck) + len(p.class_below)


def draw_class_cards(g: Game[Table], seat: Seat, count: int, keep: int) -> Script[None]:
    """TAM-UPG-05, -06: draw class cards, keep some (unequipped), put the others under the deck."""
    p = g.state.players[seat]
    drawn: list[int] = []
    while len(drawn) < count and class_cards_left(p):
        drawn.append(g.rng.take(p.class_deck) if p.class_deck else p.class_below.pop(0))
    if not drawn:
        return
    p.drawn = drawn
    g.tell(ClassCardsDrawn, seat, list(drawn))
    for _ in range(min(keep, len(drawn))):
        move = yield from g.ask_anew(seat, lambda: list(map(KeepCard, p.drawn)), rule="TAM-UPG-05")
        p.drawn.remove(move.card)
        p.cards.append(move.card)
        g.tell(CardDrawn, seat, move.card)
    p.class_below += p.drawn
    p.drawn = []


def destroy(g: Game[Table], seat: Seat, card: int) -> None:
    """TAM-AUG-12: a card leaves this game."""
    s = g.state
    p = s.players[seat]
    if card in p.cards:
        p.cards.remove(card)
        if card in p.equipped:
            p.equipped.remove(card)
        s.removed.append(card)
        g.tell(CardLost, seat, card)


def to_hand_in(scene: Scene, *, at_stronghold: bool) -> list[int]:
    """Return the own equipped faction cards; those of the faction whose stronghold one is at, if need be."""
    s = scene.s
    tile = tile_at(s, figure_place(s, scene.you))
    here = tile.faction if tile is not None else None
    return [
        card
        for card in scene.me.equipped
        if isinstance(CARDS[card], FactionCard)
        and (not at_stronghold or BOX.card(card, FactionCard).faction == here)
    ]


def hand_in(scene: Scene, *, at_stronghold: bool) -> Script[str]:
    """One of the own equipped faction cards leaves the game; return its faction, or nothing."""
    cards = to_hand_in(scene, at_stronghold=at_stronghold)
    if not cards:
        return ""
    move = yield from scene.ask(scene.you, list(map(PickCard, cards)), rule="TAM-AUG-12")
    destroy(scene.g, scene.you, move.card)
    return BOX.card(move.card, FactionCard).faction


def faction_of(card: int) -> int:
    """Return the faction of a faction card."""
    return FACTIONS.index(BOX.card(card, FactionCard).faction)
