"""TAM-TOK: tokens and markers on tiles, on cards and with players."""

from dreamtable.games.tamashii.events import (
    Carried,
    TokensPut,
    TokensPutOnCard,
    TokensTaken,
    TokensTakenFromCard,
)
from dreamtable.games.tamashii.look import carrier, face_up_at
from dreamtable.games.tamashii.model import Table
from dreamtable.kernel import Game, Seat

ASCEND, SUCCESS = "ascend", "success"
"""TAM-CMP-06: the tokens of which there are only so many."""
MANY = 99


def take_from_supply(s: Table, token: str, count: int) -> int:
    """TAM-CMP-06: take Ascend or success tokens as far as there are any; other markers never run out."""
    if token == ASCEND:
        count = min(count, s.ascend)
        s.ascend -= count
    elif token == SUCCESS:
        count = min(count, s.success)
        s.success -= count
    return count


def back_to_supply(s: Table, token: str, count: int) -> None:
    """Put tokens back into the common supply."""
    if token == ASCEND:
        s.ascend += count
    elif token == SUCCESS:
        s.success += count


def put_on_place(g: Game[Table], place: int, token: str, count: int, *, carried: bool = False) -> int:
    """Put tokens on a tile, from the supply unless somebody carried them."""
    s = g.state
    if not carried:
        count = take_from_supply(s, token, count)
    if count > 0:
        tokens = s.places[place].tokens
        tokens[token] = tokens.get(token, 0) + count
        g.tell(TokensPut, place, token, count, face_up_at(s, place))
    return count


def take_from_place(g: Game[Table], place: int, token: str, count: int, *, along: bool = False) -> int:
    """Take tokens from a tile, back to the supply unless somebody takes them along."""
    s = g.state
    tokens = s.places[place].tokens
    count = min(count, tokens.get(token, 0))
    if count > 0:
        tokens[token] -= count
        if not tokens[token]:
            del tokens[token]
        if not along:
            back_to_supply(s, token, count)
        g.tell(TokensTaken, place, token, count, face_up_at(s, place))
    return count


def put_on_card(g: Game[Table], card: int, token: str, count: int, *, moved: bool = False) -> int:
    """Put tokens on a card."""
    s = g.state
    if not moved:
        count = take_from_supply(s, token, count)
    if count > 0:
        tokens = s.tokens.setdefault(card, {})
        tokens[token] = tokens.get(token, 0) + count
        g.tell(TokensPutOnCard, card, token, count)
    return count


def take_from_card(g: Game[Table], card: int, token: str, count: int, *, moved: bool = False) -> int:
    """Take tokens from a card."""
    s = g.state
    tokens = s.tokens.get(card, {})
    count = min(count, tokens.get(token, 0))
    if count > 0:
        tokens[token] -= count
        if not tokens[token]:
            del tokens[token]
        if not tokens:
            del s.tokens[card]
        if not moved:
            back_to_supply(s, token, count)
        g.tell(TokensTakenFromCard, card, token, count)
    return count


def clear_card(g: Game[Table], card: int) -> None:
    """TAM-SCE-05: all tokens and markers leave a card that is discarded."""
    for token, count in list(g.state.tokens.get(card, {}).items()):
        take_from_card(g, card, token, count)
    g.state.faces.pop(card, None)


def carry(g: Game[Table], seat: Seat, token: str, count: int) -> int:
    """Take markers from the tile along; return how many."""
    bearer = carrier(g.state, seat)
    taken = take_from_place(g, bearer.place, token, count, along=True)
    if taken:
        bearer.carried[token] = bearer.carried.get(token, 0) + taken
        g.tell(Carried, seat, token, taken)
    return taken


def put_down(g: Game[Table], seat: Seat, token: str) -> int:
    """Put all carried markers of a name on the tile; return how many."""
    bearer = carrier(g.state, seat)
    count = bearer.carried.pop(token, 0)
    if count:
        g.tell(Carried, seat, token, -count)
        put_on_place(g, bearer.place, token, count, carried=True)
    return count
