"""The closed lists of words in content, and what each word means to who writes cards."""

from collections.abc import Mapping

EVENTS: Mapping[str, str] = {
    "gain-this": "somebody gains this card",
    "gain-spell": "an investigator gains a spell",
    "gain-condition": "an investigator gains a condition",
    "gain-clue-by-research": "an investigator gains the clue of a research encounter",
    "rest": "an investigator rests",
    "travel": "an investigator travels",
    "prepare": "an investigator prepares for travel",
    "acquire": "an investigator acquires assets",
    "trade": "an investigator trades",
    "encounter-choice": "an investigator chooses which encounter to resolve",
    "other-world": "an investigator resolves an encounter in another world",
    "expedition": "an investigator resolves an expedition encounter",
    "research": "an investigator resolves a research encounter",
    "fallen-encounter": "an investigator meets a defeated one",
    "combat-start": "a combat encounter begins",
    "after-will-test": "the Will test of a combat encounter is over",
    "strength-test": "a Strength test is made, in combat or not",
    "spell-test": "the test of a spell is made",
    "test": "any test is made",
    "combat-end": "a combat encounter ends",
    "defeat-this": "this monster is defeated",
    "defeat-monster": "any monster is defeated",
    "defeat": "the monster with the name is defeated",
    "investigator-loses-health-to-this": "an investigator loses Health to this monster",
    "would-lose-health": "an investigator is about to lose Health",
    "would-lose-sanity": "an investigator is about to lose Sanity",
    "become-delayed": "an investigator becomes Delayed",
    "stand-up": "a Delayed investigator stands up again",
    "fall-by-health": "an investigator is defeated for want of Health",
    "fall-by-sanity": "an investigator is defeated for want of Sanity",
    "encounter": "an investigator meets this monster",
    "spawn-this": "this monster appears",
    "clue-spawned": "a clue appears",
    "gate-spawned": "a gate appears",
    "close-gate": "a gate is closed",
    "omen-enter": "the Omen enters a space of its track",
    "doom-would-advance": "Doom is about to advance",
    "investigator-defeated": "an investigator is defeated",
    "tokens-zero": "the last eldritch token leaves this card",
    "mythos-end": "the Mythos Phase ends",
}

CHOOSERS: Mapping[str, str] = {"lead": "the Lead Investigator"}

CANNOT: Mapping[str, str] = {
    "move": "move in any way",
    "act-except-this": "perform actions other than those of this card",
    "trade": "trade",
    "rest": "rest",
    "spend-train-ticket": "spend train tickets",
    "spend-ship-ticket": "spend ship tickets",
    "recover-sanity-by-rest": "recover Sanity by resting",
    "recover-health-by-rest": "recover Health by resting",
    "close-gate": "close gates",
    "set-omen": "set the Omen",
    "gain-clue": "gain clues",
}

LIMITS: Mapping[str, str] = {
    "once-per-test": "once in each test",
    "once-per-round": "once in each round, whoever uses it",
}

DURING: Mapping[str, str] = {
    "combat": "in a combat encounter",
    "acquire": "when acquiring assets",
    "research": "in a research encounter",
    "other-world": "in an encounter in another world",
    "expedition": "in an expedition encounter",
    "encounter": "in any encounter",
    "spell": "in the test of a spell",
}

FILTERS: Mapping[str, str] = {
    "city": "City spaces",
    "wilderness": "Wilderness spaces",
    "sea": "Sea spaces",
    "gate": "spaces with a gate",
    "gate-matching": "spaces with a gate whose colour is that of the Omen",
    "clue": "spaces with a clue",
    "monster": "spaces with a monster",
    "investigator": "spaces with an investigator",
}

SPACE_TYPES: Mapping[str, str] = {
    "city": "a City space",
    "wilderness": "a Wilderness space",
    "sea": "a Sea space",
}

OMENS: Mapping[str, str] = {"green": "the comet", "blue": "the stars", "red": "the eclipse"}

TITLES: Mapping[str, str] = {
    "drowned-city": "the encounters of the Drowned City",
    "threshold": "the encounters on the Threshold",
}

TRAITS: Mapping[str, str] = {
    "item": "an asset or artifact that is a thing",
    "weapon": "helps in combat",
    "tome": "a book",
    "ally": "a person who helps",
    "service": "used once, when it is gained",
    "trinket": "a small thing",
    "magical": "its bonuses are magical",
    "teamwork": "left out of the game for one player",
    "madness": "a condition of the mind",
    "injury": "a condition of the body",
    "boon": "a good condition",
    "bane": "a bad condition",
    "deal": "a condition that somebody will collect on",
    "common": "a condition that many cards give",
    "restriction": "a condition that forbids something",
    "incantation": "a spell that is cast at certain moments",
    "ritual": "a spell that is cast as an action",
    "event": "a mythos card that is carried out and discarded",
    "ongoing": "a mythos card that stays in play",
    "rumor": "an ongoing mythos card with a place where it can be solved",
}
