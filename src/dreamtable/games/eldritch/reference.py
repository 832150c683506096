"""What may be read in a match: the backs that somebody has looked at, and what an event reads aloud."""

from dreamtable.games.eldritch.box import CARDS
from dreamtable.games.eldritch.cards import (
    ACTION,
    BACK,
    CRIPPLED,
    DEVOURED,
    FINAL,
    FRONT,
    INSANE,
    LOST,
    OPENING,
    STORY,
    WON,
)
from dreamtable.games.eldritch.events import (
    AncientOneChosen,
    Awakened,
    BackSeen,
    CardFlipped,
    Defeated,
    Devoured,
    EncounterBegan,
    MysteryDrawn,
    Performed,
    StoryTold,
    TaleEnded,
)
from dreamtable.games.eldritch.model import EldritchOptions, View
from dreamtable.kernel import Event


def readable(view: View) -> list[str]:
    """ELD-CND-02, ELD-SPL-03: return the backs that a seat has looked at."""
    return [CARDS[card].hidden(BACK, back + 1) for card, back in view.backs.items()]


def told(event: Event, options: EldritchOptions) -> list[str]:
    """ELD-ENC-13: return what may be read once an event has happened; outcomes too, if cards are open."""
    match event:
        case StoryTold(_, number, way) if way in CARDS[number].outcomes():
            return [CARDS[number].hidden(STORY, way)]
        case EncounterBegan(_, number, part) | StoryTold(_, number, part):
            card = CARDS[number]
            return [card.hidden(STORY, part), *card.read_aloud(part, open_cards=options.open_cards)]
        case CardFlipped(_, number, back) | BackSeen(_, number, [back]):
            return [CARDS[number].hidden(BACK, back + 1)]
        case Performed(_, number):
            return aloud(number, ACTION)
        case AncientOneChosen(number):
            return aloud(number, OPENING)
        case MysteryDrawn(number):
            return [CARDS[number].hidden(STORY, FRONT)]
        case Awakened(number):
            return aloud(number, FINAL)
        case Defeated(_, number, _, mad):
            return aloud(number, INSANE if mad else CRIPPLED)
        case Devoured(_, number):
            return aloud(number, DEVOURED)
        case TaleEnded(number, won):
            return aloud(number, WON if won else LOST)
    return []


def aloud(number: int, part: str) -> list[str]:
    """Return a story that is no secret and read aloud at its moment, if the card has it."""
    card = CARDS[number]
    return [card.hidden(STORY, part)] if part in card.told() else []
