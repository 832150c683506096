"""Etherfields in the gauntlet."""

from dreamtable.games.etherfields.model import Beginning, EtherfieldsOptions
from etherfields.invariants import all_is_there
from gauntlet.entry import Entry

ENTRY = Entry(
    [
        EtherfieldsOptions(),
        EtherfieldsOptions(turn_by_turn=True),
        EtherfieldsOptions(playing_cards=True, one_roll=True),
        EtherfieldsOptions(votes=True, closed_hands=True),
        EtherfieldsOptions(gate=Beginning.I_02),
    ],
    all_is_there,
    by_bots=True,
)
