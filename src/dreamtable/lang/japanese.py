"""Japanese verbs: how a clause ends before another one, and before a permission."""

import re

_STEMS = {"う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぬ": "に", "ぶ": "び", "む": "み"}
"""How the last syllable of a verb changes; verbs in る are told apart by what stands before it."""
_LOSE_RU = "いきぎしじちにひびみりえけげせぜてでねへべめれ"
"""What stands before the る of verbs that only lose it: 捨てる, 閉じる."""
_SHORT = "得見着出寝似経"
"""Such verbs of which nothing but a character would be left."""
_TE = {
    "う": "って",
    "つ": "って",
    "る": "って",
    "く": "いて",
    "ぐ": "いで",
    "す": "して",
    "ぬ": "んで",
    "ぶ": "んで",
    "む": "んで",
}
"""How the last syllable of a verb changes before もよい."""
_IRREGULAR_TE = {"する": "して", "来る": "来て", "行く": "行って", "いく": "いって", "ない": "なくて"}
_GOING_ON = {
    "する": "し",
    "来る": "来",
    "しない": "せず",
    "がない": "がなく",
    "はない": "はなく",
    "ない": "ず",
}
"""Ends of clauses that go on otherwise; what is not there, なく, is told from what is not done, ず."""
_NOTE = re.compile(r"(.*[^）])(（[^（）]*）)")
"""A clause and the note in brackets that follows its verb."""


def going_on(clause: str) -> str:
    """Return a clause as it stands before another one: 置く becomes 置き; one that ends in a noun stays."""
    if found := _NOTE.fullmatch(clause):
        return going_on(found[1]) + found[2]
    for end, stem in _GOING_ON.items():
        if clause.endswith(end):
            return clause.removesuffix(end) + stem
    if clause.endswith("る"):
        stem, before = clause[:-1], clause[-2:-1]
        return stem if before in _LOSE_RU else f"{stem}て" if before in _SHORT else f"{stem}り"
    return clause[:-1] + _STEMS[clause[-1]] if clause[-1:] in _STEMS else clause


def te_form(clause: str) -> str:
    """Return a clause as it stands before もよい: 置く becomes 置いて; a noun is taken for what is done."""
    for end, form in _IRREGULAR_TE.items():
        if clause.endswith(end):
            return clause.removesuffix(end) + form
    if clause.endswith("る") and clause[-2:-1] in _LOSE_RU + _SHORT:
        return clause[:-1] + "て"
    return clause[:-1] + _TE[clause[-1]] if clause[-1:] in _TE else f"{clause}として"
