"""What must always be true at a table of Lucidity."""

from collections import Counter

from dreamtable.games.lucidity.model import COLOUR_OF, DICE, Role, Table, dice_on


def dice_are_conserved(table: Table) -> None:
    """LUC-GEN-05: every die is in exactly one zone, and each where its colour belongs."""
    zones = table.bag + table.drawn
    for card in table.cards:
        zones += dice_on(card) + card.pool
        assert set(card.added) <= set(card.pool)
        assert set(card.minions) <= set(card.added)
        assert set(card.tempted) <= set(card.added)
        for colour, row in enumerate(card.shadows):
            assert all(COLOUR_OF[die] == colour for die in row)
        if card.role is not Role.DREAMER:
            assert not card.hunt + card.exhaust + [die for row in card.shadows for die in row]
        if card.role is Role.ELIMINATED:
            assert not card.power + card.pool
    zones += [die for dice in table.on_nightmares for die in dice]
    zones += [die for column in table.spooks for die in column]
    in_flight = DICE - len(zones)
    assert in_flight == 0, f"{in_flight} dice are nowhere"
    assert max(Counter(zones).values()) == 1, "a die is in two places"
