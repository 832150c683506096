"""Encounters of Eldritch Horror are scenes: one image, one deed, and outcomes told when they come."""

import re
from collections import Counter

import pytest

from dreamtable.content.effects.steps import steps_in
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import (
    ACTION,
    CRIPPLED,
    DEVOURED,
    INSANE,
    AncientOne,
    Boxed,
    Card,
    Expedition,
    General,
    Investigator,
    Mystery,
    Mythos,
    OtherWorld,
    Regional,
    Research,
    Told,
    TwoFaced,
)
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.terms import SKILLS
from dreamtable.games.eldritch.verbs.tests import Test
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Word

SCENE = {"en": (35, 60), "zh-Hans": (60, 110), "ja": (80, 150)}
OUTCOME = {"en": (12, 30), "zh-Hans": (20, 55), "ja": (28, 75)}
INNER = {"en": (5, 16), "zh-Hans": (6, 36), "ja": (9, 45)}
"""A line for a test inside of a box."""
PARAGRAPH = {"en": (30, 120), "zh-Hans": (45, 200), "ja": (60, 260)}
LIFE = {"en": (60, 90), "zh-Hans": (95, 200), "ja": (125, 260)}
LINE = {"en": (5, 20), "zh-Hans": (8, 36), "ja": (10, 45)}

DEVICES = {
    "en": ["chair", "list", "pencil", "ticket", "clerk", "door", "lamp", "coat", "eleven"],
    "zh-Hans": ["椅子", "名单", "铅笔", "车票", "职员", "门", "灯", "大衣", "十一"],
    "ja": ["椅子", "名簿", "鉛筆", "切符", "係員", "扉", "灯", "外套", "十一"],
}
PAPER = {
    "en": r"\b(paper|papers|form|forms|page|pages|sheet|sheets|letter|letters|ledger|ledgers)\b",
    "zh-Hans": "纸|表格|页|信|账",
    "ja": "紙|書類|ページ|手紙|帳",
}
languages = pytest.mark.parametrize("lang", LANGUAGES)

ENCOUNTERS = [card for card in BOX.components.values() if isinstance(card, Told) and card.told_to_the_end]
DRAWN = General | Regional | Research | OtherWorld | Expedition
INVESTIGATORS = [card for card in ENCOUNTERS if isinstance(card, Investigator)]
FRONTS = [card for card in ENCOUNTERS if isinstance(card, Mystery | Mythos)]
TWO_FACED = [card for card in BOX.components.values() if isinstance(card, TwoFaced)]
ANCIENT_ONES = [card for card in BOX.components.values() if isinstance(card, AncientOne)]


def read(card: Card, part: str, lang: str) -> str:
    """Return how a part of a card is told."""
    return Speaker(lang, RULES).word(card.story(part))


def front(card: Card, lang: str) -> str:
    """Return the story that is printed on the front of a card."""
    return Speaker(lang, RULES).word(Word(f"story-{card.id}"))


def backs(lang: str) -> dict[str, str]:
    """Return how the secret backs of spells and conditions are told."""
    return {
        f"{card.id}-{number}": Speaker(lang, RULES).word(card.story(number))
        for card in TWO_FACED
        for number in range(1, len(card.back_texts()) + 1)
    }


def told(card: Told, lang: str) -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """Return the scenes of what is met, how they end, and what follows on tests inside of a box."""
    ways = {way: read(card, way, lang) for way in card.outcomes()}
    if isinstance(card, Boxed):
        boxes = {part: read(card, part, lang) for part in ("pass", "fail")}
        return {"initial": read(card, "initial", lang)}, boxes, ways
    return {part: read(card, part, lang) for part in card.parts()}, ways, {}


def length(lang: str, text: str) -> int:
    """Return how long a text is: words in English, characters elsewhere."""
    return len(text.split()) if lang == "en" else len(re.sub(r"\s", "", text))


def within(lengths: dict[str, tuple[int, int]], lang: str, text: str) -> bool:
    """Say whether a text has the length of its form."""
    least, most = lengths[lang]
    return least <= length(lang, text) <= most


def every(lang: str) -> dict[str, str]:
    """Return all texts by card and part."""
    return (
        {
            f"{card.id}-{part}": text
            for card in ENCOUNTERS
            for group in told(card, lang)
            for part, text in group.items()
        }
        | {
            f"{card.id}-{part}": read(card, part, lang)
            for card in (*INVESTIGATORS, *ANCIENT_ONES)
            for part in card.told()
            if part != ACTION
        }
        | {card.id: front(card, lang) for card in (*FRONTS, *INVESTIGATORS)}
        | backs(lang)
    )


def deck_of(card: Told) -> tuple[str, ...]:
    """Return which deck of encounters a card is drawn from: its kind and, of several of a kind, which."""
    return (type(card).__name__, card.sort()) if isinstance(card, DRAWN) else ()


def effects(card: Told) -> list[str]:
    """Return what its parts do, in words; of three boxes all together, as none is met without the first."""
    speaker = Speaker("en", RULES)
    parts = {name: " ".join(map(speaker.word, part)) for name, part in card.parts().items()}
    if not isinstance(card, Boxed):
        return list(parts.values())
    first = (
        "choose" if card.boxes()[0] == "choose" else parts["initial"]
    )  # what the ways are called is no effect
    return [" ".join((first, parts["pass"], parts["fail"]))]


DECKS = sorted({deck_of(card) for card in ENCOUNTERS if isinstance(card, DRAWN)})


def test_all_that_is_drawn_and_met_is_told_to_its_end() -> None:
    kinds = Counter(type(card).__name__ for card in ENCOUNTERS)
    assert kinds == {
        "General": 12,
        "Research": 32,
        "Regional": 24,
        "OtherWorld": 24,
        "Expedition": 18,
        "SpecialEncounter": 12,
        "Investigator": 12,
        "Mystery": 16,
        "Mythos": 51,
    }


@pytest.mark.parametrize("deck", DECKS, ids=" ".join)
def test_no_two_parts_of_a_deck_do_the_same(deck: tuple[str, ...]) -> None:
    done = Counter(text for card in ENCOUNTERS if deck_of(card) == deck for text in effects(card))
    assert len(done) > 1
    assert [text for text, count in done.items() if count > 1] == []


def test_research_asks_for_every_skill() -> None:
    deck = [card for card in BOX.components.values() if isinstance(card, Research)]
    tested = Counter(step.test.skill for card in deck for step in steps_in(card) if isinstance(step, Test))
    assert set(tested) == set(SKILLS)
    assert max(tested.values()) < 2 * min(tested.values())


@languages
def test_scenes_and_outcomes_have_their_length(lang: str) -> None:
    wrong = []
    for card in ENCOUNTERS:
        for group, (least, most) in zip(
            told(card, lang), (SCENE[lang], OUTCOME[lang], INNER[lang]), strict=True
        ):
            wrong += [
                f"{card.id}-{part}: {length(lang, text)}"
                for part, text in group.items()
                if not least <= length(lang, text) <= most
            ]
    assert not wrong


@languages
def test_an_investigator_has_a_life_and_a_last_line(lang: str) -> None:
    for card in INVESTIGATORS:
        assert within(LIFE, lang, front(card, lang)), card.id
        for part in (CRIPPLED, INSANE, DEVOURED):
            assert within(LINE, lang, read(card, part, lang)), (card.id, part)


@languages
def test_what_is_turned_up_is_told_like_an_outcome(lang: str) -> None:
    assert [key for key, text in backs(lang).items() if not within(OUTCOME, lang, text)] == []


@languages
def test_mysteries_and_mythos_cards_are_told_in_paragraphs(lang: str) -> None:
    assert [card.id for card in FRONTS if not within(PARAGRAPH, lang, front(card, lang))] == []


@languages
def test_an_ancient_one_is_told_in_paragraphs(lang: str) -> None:
    for card in ANCIENT_ONES:
        for part in card.told():
            assert within(PARAGRAPH, lang, read(card, part, lang)), (card.id, part)


@languages
def test_no_two_scenes_begin_alike(lang: str) -> None:
    def beginning(text: str) -> str:
        return " ".join(text.split()[:3]) if lang == "en" else text[:6]

    scenes = [text for card in ENCOUNTERS for text in told(card, lang)[0].values()]
    scenes += [front(card, lang) for card in (*FRONTS, *INVESTIGATORS)]
    assert not [one for one, count in Counter(map(beginning, scenes)).items() if count > 1]


@languages
def test_nothing_is_said_twice(lang: str) -> None:
    seven = 7 if lang == "en" else 14
    seen: dict[tuple[str, ...], str] = {}
    clones = []
    for key, text in every(lang).items():
        words = re.findall(r"[\w']+", text.lower()) if lang == "en" else re.findall(r"\w", text)
        for at in range(len(words) - seven + 1):
            if (other := seen.setdefault(tuple(words[at : at + seven]), key)) != key:
                clones.append(f"{key} and {other}: {' '.join(words[at : at + seven])}")
    assert not clones


@languages
def test_no_thing_is_used_up(lang: str) -> None:
    texts = list(every(lang).values())
    for device in DEVICES[lang]:
        pattern = rf"\b{device}s?\b" if lang == "en" else device
        assert sum(bool(re.search(pattern, text.lower())) for text in texts) <= len(texts) / 8, device
    assert sum(bool(re.search(PAPER[lang], text.lower())) for text in texts) <= len(texts) / 4
