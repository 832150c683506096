"""The closed lists of words in content, and what each word means to who writes cards."""

from collections.abc import Mapping

EVENTS: Mapping[str, str] = {
    "boost-good": "your Boost added Intent",
    "luck-roll": "you rolled the Luck die",
    "pay-assault": "you begin to pay for an Assault",
    "pay-contact": "you begin to pay for a Contact",
    "pay-action": "you begin to pay for another action",
    "pay-move": "you begin to pay for a Move",
    "pay-place": "you begin to pay for a Progress card",
    "place-progress": "you placed a Progress card",
    "would-suffer": "you are about to suffer Distress",
    "would-seal": "you are about to Seal cards",
    "flaw-drawn": "you drew a Flaw",
    "turn-start": "a Turn begins",
    "turn-end": "a Turn ends",
    "dream-start": "the Dream begins",
    "gradual-done": "you completed a gradual action",
    "tile-placed": "a map tile was laid",
    "out-of-turns": "no Turn card is left",
    "redirected": "you took over Distress",
}
