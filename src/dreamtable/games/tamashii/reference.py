"""TAM-SCE-05: what may be read in a match: the cards that were drawn, and what an event reads aloud."""

from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.cards import RECALL, RULES, STORY
from dreamtable.games.tamashii.events import (
    LockedOn,
    Recalled,
    SpecialDrawn,
    SpecialTurned,
    StoryDrawn,
    StoryTurned,
)
from dreamtable.games.tamashii.model import TamashiiOptions, View
from dreamtable.kernel import Event


def readable(seen: View) -> list[str]:
    """TAM-SCE-05: the story sides of all cards drawn, and the rule sides of those that were turned."""
    found = [f"{RECALL}/{line}" for line in seen.recalled]
    for number in seen.drawn:
        found.append(hidden(STORY, number))
        if number in seen.turned:
            found.append(hidden(RULES, number))
    return found


def told(event: Event, _options: TamashiiOptions) -> list[str]:
    """TAM-SCE-05: what is read aloud when a card is drawn, turned, or locks on."""
    match event:
        case StoryDrawn(number) | SpecialDrawn(number) | SpecialTurned(_, number):
            return [hidden(STORY, number)]
        case StoryTurned(number):
            return [hidden(RULES, number)]
        case Recalled(_, _, line):
            return [f"{RECALL}/{line}"]
        case LockedOn(_, number) if CARDS[number].is_sealed:
            return [hidden(STORY, number)]
    return []


def hidden(side: str, card: int) -> str:
    """Return by what a side of a card is asked for."""
    return f"{side}/{CARDS[card].id}"
