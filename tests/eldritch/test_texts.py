"""The texts of the cards are made from what they do: every one reads as a text in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import dreamtable.games.eldritch
from dreamtable.games.eldritch import RULES, texts
from dreamtable.games.eldritch.abilities import Cannot, During, Happening, Limit, Stat
from dreamtable.games.eldritch.box import BOX, NUMBERS, SPACES
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Card,
    Condition,
    Epic,
    Investigator,
    Keyword,
    Monster,
    PathType,
    SpaceType,
    Spell,
    Trait,
)
from dreamtable.games.eldritch.terms import ABILITIES, SKILLS, STEPS, Number, Place, Spot, Which, Who
from dreamtable.games.eldritch.verbs.things import DECKS
from dreamtable.games.eldritch.view import name_of
from dreamtable.lang import LANGUAGES, Speaker, speaker

languages = pytest.mark.parametrize("lang", list(LANGUAGES))

RAW = re.compile(
    r"[{}$_]|\bnone\b|\bplain\b|\b[a-z]{2,}(?:-[a-z]+)+\b|\d-\d|  |\.\.|。。|[，、：]。|[.,:] ?\."
)
"""What must never reach a reader: markup, ids, doubled stops."""
LATIN = re.compile(r"[A-Za-z]")


def components() -> list[Card]:
    """Return every component of the box once; what scenes have invented is not in it."""
    numbers = sorted(number for kind in BOX.kinds.values() for number in kind)
    return list({BOX.cards[number].id: BOX.cards[number] for number in numbers}.values())


def texts_of(card: Card) -> Iterator[texts.Text]:
    """Return everything that is printed on a component, on both sides."""
    yield texts.front(card)
    if isinstance(card, Monster | Epic):
        yield texts.figures(card)
    if isinstance(card, Investigator):
        yield texts.sheet(card)
    if isinstance(card, AncientOne):
        yield from (texts.awake(card), texts.cultists(card), texts.cultists(card, is_awake=True))
    if isinstance(card, Spell | Condition):
        yield from (texts.back(card, number) for number in range(len(card.backs)))
    yield from (texts.part(card, part) for part in texts.parts(card))


def said(lang: str, *ids: str) -> str:
    """Return the front of components as it is read."""
    speaks = Speaker(lang, RULES)
    return " ".join(speaks.word(one) for id_ in ids for one in texts.front(BOX.cards[NUMBERS[id_][0]]))


@languages
def test_every_text_of_every_component_reads_as_text(lang: str) -> None:
    speaks = Speaker(lang, RULES)
    for card in components():
        for text in texts_of(card):
            for paragraph in text:
                read = speaks.word(paragraph)
                assert read.endswith("." if lang == "en" else "。"), f"{card.id}: {read}"
                assert not RAW.search(read), f"{card.id}: {read}"
                assert lang == "en" or not LATIN.search(read), f"{card.id}: {read}"
                assert lang != "en" or not read[0].islower(), f"{card.id}: {read}"


@languages
def test_every_component_and_space_has_a_name_and_every_part_its_story(lang: str) -> None:
    speaks = Speaker(lang, RULES)
    for card in components():
        name = speaks.word(name_of(None, "card", NUMBERS[card.id][0]))
        assert name.strip()
        for part in texts.parts(card):
            assert speaks.has(f"story-{card.id}-{part}"), f"{card.id} {part}"
        if isinstance(card, Spell | Condition):
            assert all(speaks.has(f"story-{card.id}-{back + 1}") for back in range(len(card.backs))), card.id
    for space in range(len(SPACES)):
        assert speaks.word(name_of(None, "space", space))
        assert speaks.word(name_of(None, "clue", space))


def words_there_are() -> set[str]:
    """Return the messages that the closed vocabulary can ask for."""
    keys = {f"number-{name}" for name in Number.names} | {
        f"who-{name.removesuffix('()')}" for name in Who.names
    }
    keys |= {f"place-{name.removesuffix('()')}" for name in Place.names} | {"place-random-of"}
    keys |= {f"which-{name.removesuffix('()')}" for name in Which.names}
    keys |= {f"filter-{name}" for name in Place.filters} | {
        f"spot-{name}" for name in {*Spot.names} - {*Place.names}
    }
    keys |= {f"deck-{name}" for name in DECKS} | {f"skill-{name}" for name in (*SKILLS, "any")}
    keys |= {f"trait-{name}" for name in get_args(Trait)} | {
        f"check-trait-{name}" for name in get_args(Trait)
    }
    keys |= {f"check-space-{name}" for name in get_args(SpaceType)}
    keys |= {f"check-any-investigator-on-{name}" for name in get_args(SpaceType)}
    keys |= {f"path-{name}" for name in get_args(PathType)} | {
        f"keyword-{name}" for name in get_args(Keyword)
    }
    keys |= {f"during-{name}" for name in get_args(During) if name}
    keys |= {f"check-during-{name}" for name in get_args(During) if name}
    keys |= {f"limit-{name}" for name in get_args(Limit) if name} | {
        f"cannot-{name}" for name in get_args(Cannot)
    }
    keys |= {f"when-{name}" for name in get_args(Happening)} | {f"has-mod-{name}" for name in get_args(Stat)}
    return keys | {f"benefit-{space.benefit}" for space in SPACES if space.benefit}


@languages
def test_the_whole_vocabulary_can_be_said_also_what_no_card_says_yet(lang: str) -> None:
    speaks = Speaker(lang, RULES)
    assert not {key for key in words_there_are() if not speaks.has(key)}
    keys = re.findall(r"^([a-z0-9-]+) =", speaker.source(lang, "eldritch"), re.MULTILINE)
    for verb in STEPS.terms:
        assert any(key == f"do-{verb}" or key.startswith(f"do-{verb}-") for key in keys), verb
    for verb in ABILITIES.terms:
        assert any(key == f"has-{verb}" or key.startswith(f"has-{verb}-") for key in keys), verb


def test_a_test_with_two_outcomes_reads_like_a_card() -> None:
    assert said("en", "field-grimoire") == (
        "Action: Test Lore −1. If you pass, gain 1 Incantation Spell; if you fail, lose 1 Sanity."
    )
    assert said("zh-Hans", "field-grimoire") == (
        "行动：进行知识−1测试。通过：获得1张咒语法术；失败：失去1点神智值。"
    )
    assert said("ja", "field-grimoire") == (
        "アクション：知識−1の判定を行う。成功：詠唱の呪文を1枚得る／失敗：正気度を1失う。"
    )


def test_what_may_be_done_is_told_apart_from_what_must_follow() -> None:
    assert said("en", "lakeside-sanatorium") == (
        "When you gain this card, you may discard 1 Madness or Injury Condition,"
        " then recover 1 Health and 2 Sanity."
    )


def test_others_are_spoken_of_in_the_third_person() -> None:
    assert said("en", "quiet-waters") == "Each investigator on a Sea space recovers 1 Health and 1 Sanity."
    assert (
        said("en", "charity-ball") == "The Lead Investigator tests Influence. On a pass, retreat Doom by 1."
    )


def test_the_front_of_a_spell_tells_nothing_of_its_backs() -> None:
    for card in components():
        if isinstance(card, Spell | Condition):
            front = {str(one) for one in texts.front(card)}
            assert not any(
                str(one) in front for back in range(len(card.backs)) for one in texts.back(card, back)
            )


@languages
def test_every_question_that_the_engine_can_ask_has_its_words(lang: str) -> None:
    folder = Path(dreamtable.games.eldritch.__file__).parent
    sources = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    rules = {rule for source in sources for rule in re.findall(r'"(ELD-[A-Z]+-\d+)"', source)}
    speaks = Speaker(lang, RULES)
    assert rules
    assert not {rule for rule in rules if not speaks.has(f"ask-{rule}")}
