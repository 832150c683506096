"""What must always be true at a table of Inception City."""

from collections import Counter

from dreamtable.games.inception.characters.chess import Chess
from dreamtable.games.inception.model import (
    BRIBES,
    CARDS,
    FIRST_BODY_SWAP,
    LEVELS,
    LIMBO,
    LOCKS,
    UNDEALT,
    Step,
    Table,
)


def components_are_conserved(table: Table) -> None:
    """DRM-INV-01, DRM-INV-02: cards, bribes, vaults, locks and characters are all where they can be."""
    cards_are_conserved(table)
    bribes_are_conserved(table)
    vaults_fit_their_locks(table)
    assert Counter(table.characters) == Counter(table.owned), "a character card is lost or doubled"
    assert all(place in (LIMBO, *LEVELS) for place in table.places), f"somebody is nowhere: {table.places}"


def cards_are_conserved(table: Table) -> None:
    """DRM-INV-01: deck, hands and discard pile hold all action cards of the game, each once."""
    cards = [*table.deck, *table.discard, *(card for hand in table.hands for card in hand)]
    in_game = CARDS if table.body_swaps else FIRST_BODY_SWAP
    assert sorted(cards) == list(range(in_game)), f"{len(cards)} cards, {len(set(cards))} of them different"
    assert all(hand == sorted(hand) for hand in table.hands), "a hand is out of order"
    assert not set(table.seen) & set(table.discard), "the discard pile is no secret"


def bribes_are_conserved(table: Table) -> None:
    """DRM-INV-02: undealt and dealt bribes match the table of the set-up, and no Lord was bribed."""
    seats = len(table.hands)
    assert sorted(table.bribes) == sorted(BRIBES[seats]), f"these bribes are none for {seats} players"
    thieves = set(range(seats)) - {table.lord}
    assert set(table.bribed) <= {UNDEALT, *thieves}, f"bribes are held by {table.bribed}"
    assert len(table.bribed) == len(table.bribes)


def vaults_fit_their_locks(table: Table) -> None:
    """DRM-INV-02: one secret; 0 locks on open vaults, from 1 to the starting number on closed ones.

    Only while Chess is asked about a vault that is about to open, that vault is closed without locks.
    """
    assert sorted(table.vaults[1:]) == [0, 1, 2, 3], f"vaults lie as {table.vaults[1:]}"
    assert table.secret in ((-1,) if table.step is Step.SET_UP else (0, 1, 2, 3))
    start = LOCKS[len(table.hands)]
    about_to_open = 0
    for level in LEVELS:
        locks = table.locks[level]
        if table.opened[level]:
            assert locks == 0, f"the open vault of level {level} has {locks} locks"
        elif locks == 0:
            about_to_open += 1
        else:
            assert 1 <= locks <= start[level], f"level {level} has {locks} locks of {start[level]}"
    assert about_to_open <= (Chess.number in table.characters), "a vault without locks stays closed"
