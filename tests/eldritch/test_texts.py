"""The texts of the cards are made from what they do: every one reads as a text in every language."""

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import count, takewhile
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import dreamtable.games.eldritch
from dreamtable.content.effects import Choose, Step, parts_of
from dreamtable.games.eldritch import GAME, texts
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
from dreamtable.games.eldritch.events import Awakened, CardFlipped, EncounterBegan, Performed
from dreamtable.games.eldritch.model import EldritchOptions
from dreamtable.games.eldritch.reference import printed
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.terms import (
    ABILITIES,
    CONDITIONS,
    SKILLS,
    STEPS,
    Number,
    Place,
    Spot,
    Which,
    Who,
)
from dreamtable.games.eldritch.verbs.things import DECKS
from dreamtable.games.eldritch.view import name_of
from dreamtable.games.lessons import hints_of, lesson_of
from dreamtable.kernel import Event, Word
from dreamtable.kernel.words import enum_word
from dreamtable.lang import LANGUAGES, Speaker, sources
from dreamtable.lang.speaker import OF_CARDS
from dreamtable.server.offers import first_pick, games_in
from eldritch.kit import told

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
    keys = written(lang, OF_CARDS) + written(lang, GAME.package)
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


@pytest.mark.rule("ELD-GEN-08", "ELD-GEN-09")
def test_half_the_number_of_investigators_says_which_investigators_are_counted() -> None:
    assert said("en", "the-papers-believe-you") == (
        "Spawn Clues equal to half the number of investigators at the start (rounded up)."
    )
    assert said("zh-Hans", "the-papers-believe-you") == "召唤等同于开局时调查员人数的一半（取大）的线索。"
    assert said("ja", "the-papers-believe-you") == (
        "手掛かりをゲーム開始時の探索者の人数の半分（切り上げ）だけ出現させる。"
    )


@pytest.mark.parametrize(
    ("card", "lang", "text"),
    [
        ("ghast", "en", "This Monster's damage is 1 higher while the Omen is on red."),
        ("ghast", "zh-Hans", "若预兆在红色，此怪物的伤害+1。"),
        ("ghast", "ja", "予兆が赤にあるなら、このモンスターのダメージ+1。"),
        (
            "samuel-otieno",
            "en",
            "The damage of each Monster you fight is 1 lower while you are on a Wilderness space.",
        ),
        ("samuel-otieno", "zh-Hans", "若你在荒野区域，与你战斗的怪物的伤害−1。"),
        ("samuel-otieno", "ja", "あなたが荒野にいるなら、あなたが戦うモンスターのダメージ−1。"),
    ],
)
def test_a_changed_figure_says_whose_it_is(card: str, lang: str, text: str) -> None:
    assert text in said(lang, card)


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


def written(lang: str, package: str) -> list[str]:
    """Return the names of the messages that a package has."""
    return re.findall(r"^([A-Za-z][\w-]*) =", "\n".join(sources(lang, package).values()), re.MULTILINE)


ROOT = Path(__file__).parents[2]
QUOTED = re.compile(r"""["'`]([A-Za-z][\w-]*)["'`]""")
BEGUN = re.compile(r"""f"([a-z][a-z-]*-)\{|`([a-z][a-z-]*-)\$\{""")
"""A word in quotes; and the beginning of one that is put together."""


def program_text() -> str:
    """Return the program as far as it can say something about this game: rules, server, terminal, client."""
    kinds, others = {".py", ".ts", ".svelte"}, {"inception", "lucidity", "generated"}
    files = [*(ROOT / "src/dreamtable").rglob("*"), *(ROOT / "web/src").rglob("*")]
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in files
        if file.suffix in kinds and not others.intersection(file.parts)
    )


def keys_in(words: Iterable[object]) -> Iterator[str]:
    """Return the messages in words, however deep."""
    for word in words:
        if isinstance(word, Word):
            yield word.key
            inner = [value if isinstance(value, list) else [value] for value in word.args.values()]
            yield from keys_in(one for values in inner for one in values)


def shown_by_components() -> Iterator[str]:
    """Return the messages for what is printed on the components, and for what is read aloud."""
    for number, card in enumerate(BOX.cards):
        yield from keys_in([name_of(None, "card", number)])
        for text in texts_of(card):
            yield from keys_in(text)
        read: list[Event] = [EncounterBegan(0, number, part) for part in texts.parts(card)]
        read += [CardFlipped(0, number, back) for back in range(len(getattr(card, "backs", ())))]
        for event in (*read, Performed(0, number), Awakened(number)):
            yield from keys_in(told(event, EldritchOptions(open_cards=True)))
    for thing in printed().things:
        yield from keys_in([thing.title, thing.flavour, *thing.traits, *thing.figures.values()])
    for space in range(len(SPACES)):
        yield from keys_in(name_of(None, kind, space) for kind in ("space", "clue"))
    for option in (one for step in every_step() if isinstance(step, Choose) for one in step.options):
        yield f"label-{option.label}"


def every_step() -> Iterator[Step]:
    """Return every step of every component."""
    for card in components():
        yield from (part for part in parts_of(card) if isinstance(part, Step))


def shown_by_vocabulary() -> Iterator[str]:
    """Return the messages for what cards can say, also if none says it yet."""
    yield from words_there_are()
    yield from (f"do-{verb}" for verb in STEPS.terms)
    yield from (f"has-{verb}" for verb in ABILITIES.terms)
    for fact in CONDITIONS.facts:
        for hint in get_type_hints(CONDITIONS.facts[fact]).values():
            yield from (f"check-{fact}", *(f"check-{fact}-{value}" for value in get_args(hint)))


def shown_by_rules() -> Iterator[str]:
    """Return the messages for moves, events, questions, options and what they name."""
    for kind, things in (("move", get_args(RULES.moves)), ("event", get_args(RULES.events))):
        for thing in things:
            tag = thing.__struct_config__.tag
            yield from (f"{kind}-{tag}", f"report-{kind}-{tag}")
            for hint in get_type_hints(thing).values():
                if isinstance(hint, type) and issubclass(hint, Enum):
                    names = [enum_word(member).key for member in hint]
                    yield from (*names, *(f"about-{name}" for name in names))
    yield from (f"hint-{hint.name}" for hint in hints_of(GAME.name))
    yield from (f"lesson-first-{step.say}" for step in lesson_of(GAME.name).steps)
    first = GAME.first_game
    yield from (first_pick(ref) for refs in (first.picks.values() if first else ()) for ref in refs)
    known = written("en", GAME.package)
    yield from takewhile(known.__contains__, (f"summary-{line}" for line in count(1)))
    (game,) = [game for game in games_in("en") if game.name == "eldritch"]
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{choice.value}" for choice in option.choices)


@languages
def test_every_text_that_is_written_can_be_shown(lang: str) -> None:
    program = program_text()
    quoted = set(QUOTED.findall(program))
    begun = {first or second for first, second in BEGUN.findall(program)}
    asked = {f"ask-{rule}" for rule in re.findall(r'"(ELD-[A-Z]+-\d+)"', program)}
    shown = {*shown_by_components(), *shown_by_rules(), *shown_by_vocabulary(), *asked, *quoted}
    keys = written(lang, GAME.package)
    assert len(keys) > 1000
    never = {
        key
        for key in keys
        if key not in shown and not any(key.startswith(one) and key[len(one) :] in quoted for one in begun)
    }
    assert not never
