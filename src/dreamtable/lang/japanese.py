"""Japanese verbs: how a clause ends before another one."""

_STEMS = {"う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぬ": "に", "ぶ": "び", "む": "み"}
"""How the last syllable of a verb changes; verbs in る are told apart by what stands before it."""
_LOSE_RU = "いきぎしじちにひびみりえけげせぜてでねへべめれ"
"""What stands before the る of verbs that only lose it: 捨てる, 閉じる."""
_SHORT = "得見着出寝似経"
"""Such verbs of which nothing but a character would be left."""


def going_on(clause: str) -> str:
    """Return a clause as it stands before another one: 置く becomes 置き; one that ends in a noun stays."""
    for end, stem in (("できない", "できず"), ("する", "し"), ("来る", "来"), ("ない", "なく")):
        if clause.endswith(end):
            return clause.removesuffix(end) + stem
    if clause.endswith("る"):
        stem, before = clause[:-1], clause[-2:-1]
        return stem if before in _LOSE_RU else f"{stem}て" if before in _SHORT else f"{stem}り"
    return clause[:-1] + _STEMS[clause[-1]] if clause[-1:] in _STEMS else clause
