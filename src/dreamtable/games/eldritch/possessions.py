"""ELD-GAN, ELD-SPL, ELD-CND, ELD-SPD: what investigators gain, have, flip and discard."""

from collections.abc import Sequence

from dreamtable.content.effects import Steps, resolve
from dreamtable.content.effects.spans import lines_at
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS, NUMBERS, SPELLS, TRAITS, VALUES
from dreamtable.games.eldritch.cards import Condition, Spell
from dreamtable.games.eldritch.decks import (
    back_of,
    cards_like,
    draw_top,
    from_below,
    has_trait,
    search,
    shuffle_in,
    turn_up,
)
from dreamtable.games.eldritch.events import (
    CardBoxed,
    CardFlipped,
    CardGained,
    CardLost,
    CardTurnedBack,
    ClueGained,
    CluesLost,
    CluesSpent,
    GainReplaced,
    ReserveDiscarded,
    ReserveFilled,
    TicketGained,
    TicketLost,
)
from dreamtable.games.eldritch.in_play import cannot
from dreamtable.games.eldritch.look import Seen
from dreamtable.games.eldritch.model import (
    BOTH_TICKETS,
    NOTHING,
    RESERVE,
    TICKETS,
    Person,
    PersonView,
    Table,
    Ticket,
)
from dreamtable.games.eldritch.moves import PickCard, PickTicket
from dreamtable.games.eldritch.pool import draw_clue
from dreamtable.games.eldritch.reactions import happen, replaced, settle, waits
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.who import person_of
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat

KNOWN_TO_ALL = (1 << 9) - 1


# The reserve


def fill_reserve(g: Game[Table]) -> None:
    """ELD-ACQ-05, ELD-ACQ-11: new cards for all empty slots, as long as there are any."""
    s = g.state
    while len(s.reserve) < RESERVE:
        card = draw_top(g, s.assets)
        if card == NOTHING:
            return
        s.reserve.append(card)
        g.tell(ReserveFilled, card)


def leave_reserve(g: Game[Table], card: int, *, discard: bool) -> None:
    """ELD-ACQ-10: a card leaves the reserve."""
    s = g.state
    s.reserve.remove(card)
    if discard:
        s.assets.discard.append(card)
        g.tell(ReserveDiscarded, card)


# Gaining


def gain(g: Game[Table], seat: Seat, card: int) -> Script[None]:
    """ELD-GAN-02: a card comes before its player; then what waits for that."""
    person_of(g.state, seat).cards.append(card)
    if g.listening:
        g.tell(CardGained, seat, card)
    waited_for = card in SPELLS or "service" in TRAITS[card] or "gain-this" in FRONTS[card].when
    return follow_gain(g, seat, card) if waited_for else NOTHING_TO_DO


def follow_gain(g: Game[Table], seat: Seat, card: int) -> Script[None]:
    """ELD-GAN-09: the card's own text for that; a Service is carried out and discarded."""
    scene = Scene(g, seat, card, hand=card)
    if powers := FRONTS[card].when.get("gain-this"):
        yield from settle(scene, waits(seat, card, powers), "ELD-GAN-09")
    if "service" in TRAITS[card]:
        leave_service(g, seat, card)
    if card in SPELLS:
        yield from happen(scene, "gain-spell")


def leave_service(g: Game[Table], seat: Seat, card: int) -> None:
    """ELD-GAN-09: a Service is discarded, also if it was the end of the one who gained it."""
    s = g.state
    person = s.people[seat]
    if person is not None and card in person.cards:
        discard(g, seat, card)
    for one in s.fallen:
        if card in one.cards:
            one.cards.remove(card)
            put_away(g, card)


def gain_asset(
    scene: Scene, seat: Seat, traits: Sequence[str], name: str, *, reserve: bool, at_most: int
) -> Script[bool]:
    """ELD-GAN-04 to -07: gain an asset from the deck or of one's choice from the reserve."""
    g, s = scene.g, scene.g.state
    if reserve:
        fitting = [card for card in s.reserve if has_trait(card, traits) and VALUES[card] <= at_most]
        if not fitting:
            return False
        move = yield from scene.ask(seat, list(map(PickCard, fitting)), rule="ELD-GAN-07")
        leave_reserve(g, move.card, discard=False)
        fill_reserve(g)
        yield from gain(g, seat, move.card)
        return True
    kept = [card for card in s.reserve if name and CARDS[card].id == name]
    if kept:
        leave_reserve(g, kept[0], discard=False)
        fill_reserve(g)
    card = kept[0] if kept else search(g, s.assets, traits, name) if traits or name else draw_top(g, s.assets)
    if card == NOTHING:
        return False
    yield from gain(g, seat, card)
    return True


def gain_artifact(scene: Scene, seat: Seat, traits: Sequence[str], name: str) -> Script[bool]:
    """ELD-GAN-04 to -06: gain an artifact."""
    g, s = scene.g, scene.g.state
    card = search(g, s.artifacts, traits, name) if traits or name else draw_top(g, s.artifacts)
    if card == NOTHING:
        return False
    yield from gain(g, seat, card)
    return True


def gain_spell(g: Game[Table], seat: Seat, traits: Sequence[str], name: str) -> Script[bool]:
    """ELD-GAN-04, ELD-SPL-05: the bottom card of the deck that fits and whose name is not held yet."""
    s = g.state
    fitting = new_to(person_of(s, seat), cards_like(s.spells, traits, name))
    if not fitting:
        return False
    card = from_below(g, s.spells, fitting, name)
    s.spells.remove(card)
    if traits or name:
        turn_up(s.spells, g.rng)
    yield from gain(g, seat, card)
    return True


def new_to(person: Person | PersonView, cards: list[int]) -> list[int]:
    """ELD-SPL-05, ELD-CND-05: return those of some cards whose name an investigator does not have."""
    held = {CARDS[card].id for card in person.cards}
    return [card for card in cards if CARDS[card].id not in held]


def can_gain_condition(s: Seen, seat: Seat, name: str, traits: Sequence[str]) -> bool:
    """ELD-CND-04: say whether an investigator could choose to gain such a condition; in a view any may be."""
    person = s.people[seat]
    deck = s.conditions if isinstance(s, Table) else BOX.of(Condition)
    return person is not None and bool(new_to(person, cards_like(deck, traits, name)))


def gain_condition(scene: Scene, seat: Seat, name: str, traits: Sequence[str]) -> Script[bool]:
    """ELD-CND-04 to -08: gain a condition, unless he has it or its opposite, or something replaces it."""
    g, s = scene.g, scene.g.state
    person = person_of(s, seat)
    if name and (held := held_card(person, name)) != NOTHING:
        if not BOX.card(held, Condition).second:
            return False
        yield from flip(scene.within(held, seat), seat, held)  # ELD-CND-08
        return True
    fitting = new_to(person, cards_like(s.conditions, traits, name))
    card = from_below(g, s.conditions, fitting, name) if fitting else NOTHING
    like = card if card != NOTHING or not name else NUMBERS[name][0]
    opposite = BOX.card(like, Condition).opposite if like != NOTHING else ""
    if opposite and (held := held_card(person, opposite)) != NOTHING:
        g.tell(GainReplaced, seat, held)  # ELD-CND-07
        discard(g, seat, held)
        return True
    if card == NOTHING:
        return False
    if (yield from replaced(Scene(g, seat, card, hand=card), "gain-condition")):
        return True
    if card not in s.conditions or s.people[seat] is not person:
        return False
    s.conditions.remove(card)
    if traits:
        turn_up(s.conditions, g.rng)
    yield from gain(g, seat, card)
    return True


def held_card(person: Person, name: str) -> int:
    """Return an investigator's card of that name, or nothing."""
    for card in person.cards:
        if CARDS[card].id == name:
            return card
    return NOTHING


# Clues and tickets


def gain_clue(g: Game[Table], seat: Seat) -> bool:
    """ELD-CLU-04: a random clue from the pool."""
    if cannot(g.state, seat, "gain-clue"):
        return False
    clue = draw_clue(g)
    if clue is None:
        return False
    person_of(g.state, seat).clues.append(clue)
    g.tell(ClueGained, seat, clue)
    return True


def spend_clue(g: Game[Table], seat: Seat, person: Person) -> None:
    """ELD-CLU-06: a clue goes to the discard pile."""
    g.state.clue_discard.append(person.clues.pop())
    g.tell(CluesSpent, seat, 1)


def lose_clues(g: Game[Table], seat: Seat, count: int) -> bool:
    """ELD-SPD-04: clues are discarded, as many as there are."""
    person = person_of(g.state, seat)
    count = min(count, len(person.clues))
    for _ in range(count):
        g.state.clue_discard.append(person.clues.pop())
    if count:
        g.tell(CluesLost, seat, count)
    return count > 0


def gain_ticket(g: Game[Table], seat: Seat, ticket: Ticket) -> Script[None]:
    """ELD-PRE-04: gain first, then choose two to keep."""
    tickets = person_of(g.state, seat).tickets
    tickets[ticket] += 1
    g.tell(TicketGained, seat, ticket)
    return keep_two_tickets(g, seat) if sum(tickets) > TICKETS else NOTHING_TO_DO


def keep_two_tickets(g: Game[Table], seat: Seat) -> Script[None]:
    """ELD-PRE-04, ELD-TRD-09: nobody keeps more than two."""
    tickets = person_of(g.state, seat).tickets
    while sum(tickets) > TICKETS:
        moves = [PickTicket(ticket) for ticket in BOTH_TICKETS if tickets[ticket]]
        move = yield from g.ask(seat, moves, rule="ELD-PRE-04")
        lose_ticket(g, seat, move.ticket)


def lose_ticket(g: Game[Table], seat: Seat, ticket: Ticket) -> None:
    """A ticket goes back to the supply."""
    person_of(g.state, seat).tickets[ticket] -= 1
    g.tell(TicketLost, seat, ticket)


# Flipping and discarding


def flip(scene: Scene, seat: Seat, card: int) -> Script[None]:
    """ELD-SPL-03, ELD-CND-02: turn a card; its back is carried out at once, its front carries out nothing."""
    g, s = scene.g, scene.g.state
    person = person_of(s, seat)
    if card in person.turned:
        person.turned.remove(card)
        g.tell(CardTurnedBack, seat, card)
        return
    person.turned.append(card)
    s.peeked[card] = KNOWN_TO_ALL
    back = back_of(g, card)
    side = CARDS[card]
    g.tell(CardFlipped, seat, card, back, f"{side.id}-{back + 1}")
    if isinstance(side, Spell):
        yield from resolve(by_result(side, back, scene.result), scene, f"{back + 1}")
    elif isinstance(side, Condition):
        inside = scene.within(card, seat)
        inside.personal = True
        yield from resolve(side.backs[back], inside, f"{back + 1}")


def by_result(spell: Spell, back: int, result: int) -> Steps:
    """ELD-SPL-03: the line of a spell's back that fits the result of the test on its front."""
    return next(lines_at(spell.backs[back].by_result, result), ())


def discard(g: Game[Table], seat: Seat, card: int) -> None:
    """ELD-SPL-06: discard a card; spells and conditions are shuffled into their decks at once."""
    person = person_of(g.state, seat)
    person.cards.remove(card)
    if card in person.turned:
        person.turned.remove(card)
    g.tell(CardLost, seat, card)
    put_away(g, card)


def put_away(g: Game[Table], card: int) -> None:
    """Put a card that belongs to nobody where it belongs."""
    s, home = g.state, CARDS[card].home
    if home in ("spells", "conditions"):
        shuffle_in(g, s.spells if home == "spells" else s.conditions, card)
    elif home:
        (s.assets if home == "assets" else s.artifacts).discard.append(card)


def box(g: Game[Table], seat: Seat, card: int) -> None:
    """ELD-SPD-08: a card leaves the game."""
    person = person_of(g.state, seat)
    person.cards.remove(card)
    g.state.gone.append(card)
    g.tell(CardBoxed, seat, card)
