"""LUC-END, LUC-ELIM: elimination, the end of the game, and who wins."""

from typing import NoReturn

from dreamtable.games.lucidity.events import Eliminated, GameEnded
from dreamtable.games.lucidity.model import DREAMER, ELIMINATED, Card, Table, dice_on, other_dice_on, power_of
from dreamtable.kernel import Game, Outcome, Seat


def eliminate(g: Game[Table], seat: Seat) -> None:
    """LUC-ELIM-01: all dice on the card, Power included, go back to the bag."""
    card = g.state.cards[seat]
    g.state.bag += dice_on(card)
    card.role = ELIMINATED
    clear_card(card)
    card.power = []
    g.tell(Eliminated, seat)
    end_if_decided(g)


def clear_card(card: Card) -> None:
    """Take everything but Power off a card."""
    card.hunt, card.exhaust, card.shadows = [], [], [[], [], [], []]


def end_if_decided(g: Game[Table]) -> None:
    """LUC-END-03, LUC-END-05: the game ends with a lone survivor or without a Dreamer."""
    cards = g.state.cards
    if len(cards) == 1:
        if cards[0].role is ELIMINATED:
            end_game(g, "hunted")
        return
    if sum(card.role is not ELIMINATED for card in cards) == 1:
        end_game(g, "lone-survivor")
    if not any(card.role is DREAMER for card in cards):
        end_game(g, "no-dreamer")


def end_game(g: Game[Table], reason: str, *, won: bool | None = None) -> NoReturn:
    """LUC-END-01, LUC-END-04: dice drawn or unresolved count for nobody; then the winners are found.

    A lone player has won or not (`won`); without it the game is lost (LUC-SOLO-15).
    """
    s = g.state
    s.bag += s.drawn
    s.drawn = []
    for card in s.cards:
        s.bag += card.pool
        card.pool, card.added, card.minions, card.tempted = [], [], {}, []
        card.resolving = False
    scores = [power_of(s.faces, card) for card in s.cards]
    winners = winners_of(s) if len(s.cards) > 1 else [0] if won else []
    g.tell(GameEnded, winners, scores, reason)
    g.end(Outcome(winners, scores, reason))


def winners_of(s: Table) -> list[Seat]:
    """LUC-END-06, LUC-END-07: most Power; then Dreamers before Nightmares; then fewest other dice."""
    standing = {
        seat: (power_of(s.faces, card), card.role is DREAMER, -len(other_dice_on(card)))
        for seat, card in enumerate(s.cards)
        if card.role is not ELIMINATED
    }
    best = max(standing.values())
    return [seat for seat, rank in standing.items() if rank == best]
