"""LUC-CHK, LUC-NM, LUC-REST: checking the rows, becoming a Nightmare, resting."""

from dreamtable.games.lucidity.dice import draw, put_back
from dreamtable.games.lucidity.end import clear_card, eliminate, end_if_decided
from dreamtable.games.lucidity.events import BecameNightmare, Exhausted, Rested
from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    COLOURS,
    DICE,
    EXHAUST_LIMIT,
    HUNT_LIMIT,
    NIGHTMARE,
    Card,
    Colour,
    Table,
    other_dice_on,
    shadow_limit,
)
from dreamtable.games.lucidity.moves import Become, ReturnExhaust, ReturnNoShadow, ReturnShadow
from dreamtable.games.lucidity.solo import awaken, envied, hunters
from dreamtable.kernel import Game, Script, Seat


def check_rows(g: Game[Table], seat: Seat) -> Script[bool]:
    """LUC-CHK-01: Hunt, then Exhaust, then Shadow. Return whether a Dreamer is exhausted and must rest."""
    s = g.state
    card = s.cards[seat]
    if len(card.hunt) + hunters(s) >= HUNT_LIMIT:  # LUC-CHK-02
        eliminate(g, seat)
        return False
    exhausted = len(card.exhaust) >= EXHAUST_LIMIT
    if exhausted:
        exhaust(g, seat)
    full = full_rows(card, len(s.cards))
    if not full:
        return exhausted
    if len(s.cards) == 1:
        for colour in full:  # LUC-SOLO-10
            awaken(g, seat, colour)
        return exhausted
    most = max(len(card.shadows[colour]) for colour in full)
    tied = [Become(colour) for colour in full if len(card.shadows[colour]) == most]
    become_nightmare(g, seat, (yield from g.ask(seat, tied, rule="LUC-NM-01")).colour)
    return False


def full_rows(card: Card, seats: int) -> list[Colour]:
    """LUC-CHK-07: return the colours whose Shadow rows are at the limit or over it."""
    limit = shadow_limit(seats)
    if max(map(len, card.shadows)) < limit:
        return []
    return [colour for colour in COLOURS if len(card.shadows[colour]) >= limit]


def exhaust(g: Game[Table], seat: Seat) -> None:
    """LUC-CHK-03 to -05: a die drawn at random names the colour whose Power is lost."""
    s = g.state
    card = s.cards[seat]
    (named,) = draw(g, seat, 1)
    colour = COLOUR_OF[named]
    lost = [die for die in card.power if COLOUR_OF[die] is colour]
    card.power = [die for die in card.power if COLOUR_OF[die] is not colour]
    g.tell(Exhausted, seat, colour, lost)
    s.bag += [*lost, named]


def become_nightmare(g: Game[Table], seat: Seat, colour: Colour) -> None:
    """LUC-NM-02 to -07: Power is kept, all else goes back, the dice on the Nightmare card are gained."""
    s = g.state
    card = s.cards[seat]
    s.bag += other_dice_on(card)
    clear_card(card)
    gained = s.on_nightmares[colour]
    s.on_nightmares[colour] = []
    card.power += gained
    card.role, card.nightmare = NIGHTMARE, s.nightmares[colour]
    s.claimed[colour] = True
    g.tell(BecameNightmare, seat, card.nightmare, gained)
    end_if_decided(g)


Rest = ReturnShadow | ReturnNoShadow | ReturnExhaust
RETURN_SHADOW = [ReturnShadow(die) for die in range(DICE)]
RETURN_EXHAUST = ReturnExhaust()


def ways_to_rest(card: Card) -> list[Rest]:
    """LUC-REST-01, LUC-REST-02: one Shadow, or all Exhaust dice, also where there is nothing to return."""
    shadows: list[Rest] = [RETURN_SHADOW[die] for row in card.shadows for die in row]
    if not shadows and not card.exhaust:
        return [RETURN_EXHAUST]
    return [*(shadows or [ReturnNoShadow()]), RETURN_EXHAUST]


def must_rest(g: Game[Table], seat: Seat) -> Script[None]:
    """LUC-REST-01: a Dreamer rests without another choice."""
    move = yield from g.ask(seat, ways_to_rest(g.state.cards[seat]), rule="LUC-REST-01")
    yield from rest(g, seat, move)


def rest(g: Game[Table], seat: Seat, move: Rest) -> Script[None]:
    """LUC-REST-01, LUC-REST-03: the dice go back to the bag; Hunt and Power stay."""
    s = g.state
    card = s.cards[seat]
    freed = []
    match move:
        case ReturnShadow(die):
            card.shadows[COLOUR_OF[die]].remove(die)
            freed = [die]
        case ReturnExhaust():
            freed, card.exhaust = card.exhaust, []
    s.bag += freed
    g.tell(Rested, seat, freed)
    given_up = yield from envied(g, seat)
    if given_up is not None:
        put_back(g, seat, [given_up])
