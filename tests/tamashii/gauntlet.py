"""Tamashii in the gauntlet."""

from dreamtable.games.tamashii.model import Components, Length, Scenario, TamashiiOptions
from gauntlet.entry import Entry
from tamashii.invariants import all_is_there

ENTRY = Entry(
    [
        TamashiiOptions(),
        TamashiiOptions(scenario=Scenario.B, length=Length.SHORT),
        TamashiiOptions(scenario=Scenario.C, components=Components.FIRST_BOX),
        TamashiiOptions(scenario=Scenario.D, length=Length.LONG),
        TamashiiOptions(scenario=Scenario.E, protocols=True),
        TamashiiOptions(scenario=Scenario.F, length=Length.SHORT, protocols=True),
        TamashiiOptions(scenario=Scenario.G, components=Components.FIRST_BOX, length=Length.SHORT),
        TamashiiOptions(scenario=Scenario.H),
        TamashiiOptions(scenario=Scenario.J, length=Length.SHORT),
        TamashiiOptions(scenario=Scenario.K, start=0),
        TamashiiOptions(scenario=Scenario.P),
    ],
    all_is_there,
)
