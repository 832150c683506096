"""The closed lists of words in content, and what each word means to who writes cards."""

from collections.abc import Mapping

FACES: Mapping[str, str] = {"fail": "the bad side of the Luck die", "blank": "a side with nothing on it"}

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
    "travel-start": "the Team is on the map again, after a Slumber or a Dream",
    "fate-icon": "the Team has resolved a Fate icon",
    "key-icon": "the Team has resolved a Key icon",
    "slumber-start": "a Slumber has been set up",
    "slumber-won": "a Slumber was won",
    "slumber-lost": "a Slumber ended otherwise",
    "loot": "the Team has gained Loot",
    "session-start": "an evening begins",
    "save": "the group ends the evening",
}

MODS: Mapping[str, str] = {
    "hand": "your hand limit",
    "progress": "your Progress limit",
    "distress": "your Distress limit",
    "items": "how many Items may be active",
    "draw": "cards in the Draw step",
    "range-assault": "from how far you Assault",
    "range-contact": "from how far you Contact",
    "range-source-spirit": "whether range is also measured from Spirit tokens",
    "cost-assault": "what Assaults cost",
    "cost-contact": "what Contacts cost",
    "cost-action": "what other actions cost",
    "cost-move": "what Moves cost",
    "cost-place": "what placing a Progress card costs",
    "cost-place-first": "what placing the first Progress card of a Turn costs",
    "cost-next": "what the next payment costs",
    "price": "what cards cost in the markets",
    "move": "how long a Move is",
    "move-max": "how long a Move is at most",
    "move-walls": "how many walls a Move may cross",
    "swamp-max": "how long a Move into or out of Swamp is at most",
    "effort-uses": "how often in a Turn you make an Effort",
    "boost-uses": "how often in a Turn you Boost",
    "fail-price": "whether a Boost that fails costs nothing",
    "first-fail": "whether the first Boost that fails in a Dream costs nothing",
    "round-up": "whether gradual payments are rounded up",
    "suffer": "what each line makes you suffer",
    "target-distance": "how much farther you seem to Entities",
    "contact-in-wrath": "whether you may pay Contacts in Wrath",
    "riddle-free": "how many entries of riddles cost nothing",
    "free-shortcuts": "how many shortcuts of a travel cost nothing",
    "show": "how many cards the market shows to each Dreamer",
    "sanctuary-uses": "how often each Dreamer chooses in a Sanctuary",
    "delta-uses": "how often each Dreamer chooses in the Delta Phase",
    "turns-slumber": "how many Turn cards a Slumber has, at least 2",
    "ether-kept": "how much Ether each Dreamer keeps when the evening ends, besides the first",
    "skip-movement": "whether movement steps are skipped",
}
"""What `mod` can change; `cost-` and the id of an action is what that action costs."""

FORBIDS: Mapping[str, str] = {
    "effort": "make an Effort",
    "boost": "Boost",
    "boost-wrath": "Boost a Wrath payment",
    "boost-cunning": "Boost a Cunning payment",
    "boost-awareness": "Boost an Awareness payment",
    "mask": "use a Mask",
    "assault": "Assault",
    "contact": "Contact",
    "action": "use other actions",
    "reroll": "reroll",
    "reroll-gem": "reroll with a Gem",
    "peek": "Peek",
    "items": "use Items",
    "carry": "carry tokens",
    "leave": "leave the space",
    "push": "be pushed",
    "relocate": "be relocated",
    "target": "be the target of an Entity",
    "unmorph": "remove a Morphing",
    "add-turn": "spend Hours for Turns",
    "state-dazed": "be Dazed",
    "state-paralyzed": "be Paralyzed",
    "gate-lines": "be touched by the lines of the Gate",
}
"""What `forbid` can forbid."""

MOMENTS: Mapping[str, str] = {
    "turn-start()": "that Turn of the Dream begins",
    "turn-end()": "that Turn of the Dream ends",
    "level()": "the tide reaches that level for the first time",
    "fall": "the tide falls for the first time",
    "delivered()": "so many tokens were delivered",
    "snow": "the snow puts out a Light for the first time",
    "ring()": "so many spaces round the stairs have Light at the end of a Turn for the first time",
    "house": "a house stands round the stairs at the end of a Turn",
}
"""ETH-SCR-05: when a paragraph opens by itself."""

BEHAVIOURS: Mapping[str, str] = {
    "none": "it does not move",
    "stay": "it does not move",
    "only-terrain:": "it moves through that terrain alone",
    "own-target:": "it goes only for Dreamers in spaces with that; `dark` is Darkness without Light",
    "to-icon:": "it goes for the nearest space with that icon",
    "to-terrain:": "it goes for the nearest space with that terrain",
    "to-token:": "it goes for the nearest token of that kind",
    "to-free:": "it goes for the nearest space with that icon in which no figure stands",
    "to-space:": "it goes for that space",
    "jumps-to:": "one figure is put into the space with that icon that is closest to a Dreamer",
    "to-tuned": "it goes for the special space of the room that was tuned last",
    "to-suit-icon": "it is put into the special space of the current suit",
}
"""ETH-EMV-12: how an Entity moves, if not towards the nearest Dreamer; behind the colon stands of what."""

DEEDS: Mapping[str, str] = {
    "luck-three": "roll +3 so often in one Dream",
    "slumber-last-turn": "win a Slumber on its last Turn",
    "boost-failed": "fail a Boost at so much Distress and survive the Turn",
    "active-progress": "have so many active Progress cards",
    "contacts": "perform so many Contacts in one Dream",
    "riddle-clean": "solve a riddle with no wrong entry",
    "distress-at-end": "end a Dream with so much Distress",
    "distress-taken": "take Distress over for others so often",
    "wrath-at-once": "pay so much Wrath at once",
    "cut-off": "stand in a space that is cut off by walls",
    "rule-refused": "use No Such Rule so often in one Dream",
    "no-penalty": "complete a Dream without a penalty for reshuffling",
}
"""ETH-FME-01: what First Memories ask for."""

LIFETIMES = ("turn.", "dream.", "camp.")
"""How long flags and counters last: this Turn, this Dream, the campaign."""
