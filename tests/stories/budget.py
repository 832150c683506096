"""Things that are used up: how often the favourite ones of our voices may stand in the texts of a game."""

import re
from collections.abc import Collection, Sequence

DEVICES = {
    "en": ("chair", "list", "pencil", "ticket", "clerk", "door", "lamp", "coat", "eleven"),
    "zh-Hans": ("椅子", "名单", "铅笔", "车票", "职员", "门", "灯", "大衣", "十一"),
    "ja": ("椅子", "名簿", "鉛筆", "切符", "係員", "扉", "灯", "外套", "十一"),
}
"""In each language the same things at the same place."""
PAPER = {
    "en": r"\b(paper|papers|form|forms|page|pages|sheet|sheets|letter|letters|ledger|ledgers)\b",
    "zh-Hans": "纸|表格|页|信|账",
    "ja": "紙|書類|ページ|手紙|帳",
}
ONE_OF = 8
"""A thing stands in one of so many texts at most; paper in twice as many."""


def used_up(lang: str, texts: Sequence[str], exempt: Collection[str] = ()) -> dict[str, int]:
    """Return what stands in too many texts, and in how many; what they are about (in English) is exempt."""
    found = {}
    for name, device in zip(DEVICES["en"], DEVICES[lang], strict=True):
        if name not in exempt:
            found[device] = _texts_with(rf"\b{device}s?\b" if lang == "en" else device, texts)
    over = {device: many for device, many in found.items() if many > len(texts) / ONE_OF}
    paper = _texts_with(PAPER[lang], texts)
    return over | ({"paper": paper} if "paper" not in exempt and paper > 2 * len(texts) / ONE_OF else {})


def _texts_with(pattern: str, texts: Sequence[str]) -> int:
    return sum(bool(re.search(pattern, text.lower())) for text in texts)
